// What a page of the handbook holds of what somebody looks for: words, or the number of a ruling.
import type { Block, Span } from './markdown.ts'

const textOf = (spans: readonly Span[]): string => spans.map((span) => span.text).join('')

/** The number that is asked for by `34`, `R34` or `ruling 34`. */
const numberIn = (sought: string): number | null => {
  const [, digits] = /^\D{0,9}?(\d+)$/.exec(sought.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}

/** A search that is long enough to say something. */
export const isSought = (sought: string): boolean => sought.trim().length > 1 || numberIn(sought) !== null

/**
 * The blocks that hold what is sought, each under its heading; of lists and tables the items and rows that hold it. A heading that holds it
 * brings all that stands under it. And how many places.
 */
export function search(
  blocks: readonly Block[],
  sought: string,
): { readonly shown: readonly Block[]; readonly found: number } {
  const words = sought.trim().toLocaleLowerCase()
  const number = numberIn(sought)
  const holds = (spans: readonly Span[]): boolean => textOf(spans).toLocaleLowerCase().includes(words)
  const shown: Block[] = []
  let found = 0
  let heading: Block | null = null
  /** The level of the heading under which all is shown. */
  let whole = Infinity
  for (const block of blocks) {
    const [kept, places] = keptOf(block, holds, number)
    if (block.is === 'heading') {
      heading = block
      if (block.level <= whole) whole = kept === null || block.level === 1 ? Infinity : block.level
    }
    if (whole < Infinity) {
      found += places
      shown.push(block)
      heading = null
      continue
    }
    if (kept === null) continue
    found += places
    if (heading !== null && heading !== block) shown.push(heading)
    heading = null
    shown.push(kept)
  }
  return { shown, found }
}

function keptOf(
  block: Block,
  holds: (spans: readonly Span[]) => boolean,
  number: number | null,
): readonly [Block | null, number] {
  switch (block.is) {
    case 'heading':
      return holds([{ text: block.text, bold: false, italic: false, code: false }]) ? [block, 1] : [null, 0]
    case 'paragraph':
      return holds(block.spans) ? [block, 1] : [null, 0]
    case 'code':
      return holds([{ text: block.text, bold: false, italic: false, code: true }]) ? [block, 1] : [null, 0]
    case 'figure': // its words are the language's, not the page's; it comes with its chapter
      return [null, 0]
    case 'list': {
      const items = block.items.filter((item) => (number !== null && item.number === number) || holds(item.spans))
      return items.length > 0 ? [{ ...block, items }, items.length] : [null, 0]
    }
    case 'table': {
      const rows = block.rows.filter((cells, i) => i > 0 && cells.some(holds))
      return rows.length > 0 ? [{ ...block, rows: [...block.rows.slice(0, 1), ...rows] }, rows.length] : [null, 0]
    }
  }
}
