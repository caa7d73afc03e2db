// The few signs of Markdown that the handbook uses, read into data: headings, paragraphs, lists, tables, code, bold and emphasis. Never into HTML.
// A comment `<!-- figure: name -->` on a line of its own stands for a picture that the app draws; elsewhere nothing of it is seen.
export interface Span {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly code: boolean
}
/** `number`: as it is written, since rulings are quoted by it; null in a list without numbers. */
export interface Item {
  readonly number: number | null
  readonly spans: readonly Span[]
}
export type Block =
  | { readonly is: 'heading'; readonly level: number; readonly id: string; readonly text: string }
  | { readonly is: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly is: 'list'; readonly items: readonly Item[] }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'figure'; readonly name: string }
  | { readonly is: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] }

export function spansOf(text: string): readonly Span[] {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/)
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const bold = part.startsWith('**') && part.length > 4
      const code = part.startsWith('`') && part.length > 2
      const italic = !bold && /^\*[^*]+\*$/.test(part)
      const edge = bold ? 2 : code || italic ? 1 : 0
      return { text: part.slice(edge, part.length - edge), bold, italic, code }
    })
}

const BULLET = /^\s*[-*] +/
const FENCE = '```'
const NUMBER = /^\s*(\d+)\. +/
const FIGURE = /^<!-- figure: ([a-z]+) -->$/
const isBegin = (line: string): boolean =>
  /^#{1,4} /.test(line) || FIGURE.test(line) || BULLET.test(line) || NUMBER.test(line) || line.startsWith('|')

export function blocksOf(markdown: string): readonly Block[] {
  const lines = markdown.replaceAll('\r', '').split('\n')
  const blocks: Block[] = []
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? ''
    if (line.trim() === '') {
      i++
      continue
    }
    const heading = /^(#{1,4}) +(.*)$/.exec(line)
    if (heading) {
      blocks.push({
        is: 'heading',
        level: heading[1]?.length ?? 1,
        id: `part-${blocks.length}`,
        text: heading[2] ?? '',
      })
      i++
      continue
    }
    const figure = FIGURE.exec(line)
    if (figure) {
      blocks.push({ is: 'figure', name: figure[1] ?? '' })
      i++
      continue
    }
    if (line.startsWith(FENCE)) {
      const shut = lines.indexOf(FENCE, i + 1)
      const last = shut === -1 ? lines.length : shut
      blocks.push({ is: 'code', text: lines.slice(i + 1, last).join('\n') })
      i = last + 1
      continue
    }
    const end = endOf(lines, i)
    blocks.push(blockOf(lines.slice(i, end)))
    i = end
  }
  return blocks
}

/** The first line after the block that begins at `from`. */
function endOf(lines: readonly string[], from: number): number {
  const first = lines[from] ?? ''
  const same = first.startsWith('|') ? /^\|/ : BULLET.test(first) ? BULLET : NUMBER.test(first) ? NUMBER : null
  let at = from + 1
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '' || (isBegin(line) && !(same?.test(line) ?? false))) break
  }
  return at
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0] ?? ''
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    const cells = (line: string): string[] => line.replace(/^\||\|\s*$/g, '').split('|')
    return { is: 'table', rows: rows.map((line) => cells(line).map((cell) => spansOf(cell.trim()))) }
  }
  const sign = BULLET.test(first) ? BULLET : NUMBER.test(first) ? NUMBER : null
  if (!sign) return { is: 'paragraph', spans: spansOf(lines.map((line) => line.trim()).join(' ')) }
  const items: { readonly number: number | null; text: string }[] = []
  for (const line of lines) {
    const last = items.at(-1)
    const begun = sign.exec(line)
    if (begun) items.push({ number: begun[1] === undefined ? null : Number(begun[1]), text: line.replace(sign, '') })
    else if (last) last.text += ` ${line.trim()}`
  }
  return { is: 'list', items: items.map(({ number, text }) => ({ number, spans: spansOf(text) })) }
}
