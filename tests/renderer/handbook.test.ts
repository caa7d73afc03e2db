// The handbook: read into blocks, and searched by words or by the number of a ruling.
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../renderer/i18n/index.ts'
import { has, language, LANGUAGES, text } from '../../renderer/i18n/lexicon.ts'
import { FIGURES, figureOf } from '../../renderer/ui/figures.ts'
import { blocksOf, spansOf } from '../../renderer/ui/markdown.ts'
import { isSought, search } from '../../renderer/ui/search.ts'

describe('a page', () => {
  it('is read into blocks, never into markup', () => {
    const blocks = blocksOf(
      '# One\n\nTwo **bold**\nlines <b>raw</b>.\n\n- a\n  goes on\n- b\n\n7. x\n\n| h | i |\n|---|---|\n| 1 | 2 |',
    )
    expect(blocks.map((block) => block.is)).toEqual(['heading', 'paragraph', 'list', 'list', 'table'])
    expect(blocks[1]).toMatchObject({
      spans: [{ text: 'Two ' }, { text: 'bold', bold: true }, { text: ' lines <b>raw</b>.' }],
    })
    expect(blocks[2]).toMatchObject({
      items: [
        { number: null, spans: [{ text: 'a goes on' }] },
        { number: null, spans: [{ text: 'b' }] },
      ],
    })
    expect(blocks[3]).toMatchObject({ items: [{ number: 7, spans: [{ text: 'x' }] }] })
    expect(blocks[4]).toMatchObject({
      rows: [
        [[{ text: 'h' }], [{ text: 'i' }]],
        [[{ text: '1' }], [{ text: '2' }]],
      ],
    })
  })
  it('keeps code as it is written, and goes on after it', () => {
    const blocks = blocksOf('A\n\n```json\n{ "a": [\n  *1*\n```\n\nB\n\n```\nlast')
    expect(blocks.map((block) => block.is)).toEqual(['paragraph', 'code', 'paragraph', 'code'])
    expect(blocks[1]).toMatchObject({ text: '{ "a": [\n  *1*' })
    expect(search(blocks, 'a": [').shown).toEqual([blocks[1]])
  })
  it('knows bold, emphasis and code', () => {
    expect(spansOf('a *b* **c** `d`').filter((span) => span.text.trim() !== '')).toMatchObject([
      { text: 'a ' },
      { text: 'b', italic: true },
      { text: 'c', bold: true },
      { text: 'd', code: true },
    ])
  })
})

describe('a search', () => {
  const page =
    '# P\n\n## Doors\n\nA Door.\n\n1. Shut door.\n2. Open.\n\n## Light\n\n12. Lamp, see 2.\n\n| a | b |\n|---|---|\n| door | x |\n| y | z |'
  const blocks = blocksOf(page)
  const items = (sought: string): unknown[] =>
    search(blocks, sought).shown.map((block) => ('items' in block ? block.items.map(({ number }) => number) : block.is))

  it('finds words in whatever case, each place under its heading, of lists and tables what holds them', () => {
    expect(items('OPEN')).toEqual(['heading', [2]])
    expect(items('DOOR').slice(-2)).toEqual(['heading', 'table'])
    expect(search(blocks, 'door').found).toBe(4)
    expect(search(blocks, 'door').shown.at(-1)).toMatchObject({ rows: [{}, [[{ text: 'door' }], {}]] })
    expect(search(blocks, 'nowhere')).toEqual({ shown: [], found: 0 })
  })
  it('brings all that stands under a heading which holds what is sought, the title of the page aside', () => {
    expect(items('doors')).toEqual(['heading', 'paragraph', [1, 2]])
    expect(items('light')).toEqual(['heading', [12], 'table'])
    expect(search(blocksOf('# Light\n\nA.\n\n## B\n\nC.'), 'light').shown).toHaveLength(1)
  })
  it.each(['12', 'R12', 'ruling 12', ' r 12 '])('finds a ruling by its number: %s', (sought) => {
    expect(items(sought)).toEqual(['heading', [12]])
  })
  it('takes a single figure for a number, a single letter for nothing', () => {
    expect(isSought('2')).toBe(true)
    expect(isSought('R2')).toBe(true)
    expect(isSought('a')).toBe(false)
    expect(isSought(' ')).toBe(false)
  })
  it('finds each ruling of the handbook by its number', () => {
    const rulings = blocksOf(readFileSync(new URL('../../resources/handbook/rulings.md', import.meta.url), 'utf8'))
    const numbers = rulings.flatMap((block) => (block.is === 'list' ? block.items.map(({ number }) => number) : []))
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    for (const number of numbers) {
      const found = search(rulings, `R${number}`).shown.flatMap((block) => (block.is === 'list' ? block.items : []))
      expect(found.map((item) => item.number)).toContain(number)
    }
  })
})

describe('a picture', () => {
  const rules = blocksOf(readFileSync(new URL('../../resources/handbook/rules.md', import.meta.url), 'utf8'))
  const shown = rules.flatMap((block) => (block.is === 'figure' ? [block.name] : []))
  const start = language()
  afterEach(() => {
    setLanguage(start)
  })

  it('stands where a comment on a line of its own asks for one, and breaks off what is before it', () => {
    const blocks = blocksOf('A\n<!-- figure: light -->\nB <!-- figure: light -->\n- c\n<!-- figure: dice -->')
    expect(blocks.map((block) => block.is)).toEqual(['paragraph', 'figure', 'paragraph', 'list', 'figure'])
    expect(blocks.filter((block) => block.is === 'figure').map(({ name }) => name)).toEqual(['light', 'dice'])
  })
  it('comes with its chapter in a search, and is found by no word of its own', () => {
    const blocks = blocksOf('# P\n\n## Light\n\nA lamp.\n\n<!-- figure: light -->\n\n## Dice\n\nSome light.')
    expect(search(blocks, 'light').shown.map((block) => block.is)).toContain('figure')
    expect(search(blocks, 'lamp').shown.map((block) => block.is)).toEqual(['heading', 'paragraph'])
    expect(search(blocks, 'figure').found).toBe(0)
  })
  it('is drawn for each name, once in the rules book, with words in every language', () => {
    expect(shown.toSorted()).toEqual(Object.keys(FIGURES).toSorted())
    for (const code of LANGUAGES) {
      setLanguage(code)
      const said = shown.flatMap((name) => [`figure.${name}`, `figure.${name}-seen`])
      expect(said.filter((id) => !has(id))).toEqual([])
      expect(new Set(said.map((id) => text(id))).size).toBe(2 * shown.length)
    }
  })
  it('is a whole document, that of an unknown name none', () => {
    for (const name of shown) expect(figureOf(name)).toMatch(/^<svg .*<\/svg>$/s)
    expect([figureOf('none'), figureOf('constructor')]).toEqual([null, null])
  })
  it('lights the lit one of two Sectors alone', () => {
    const [lit, dark, ...more] = figureOf('light')?.split('<g style="').slice(1) ?? []
    expect(more).toEqual([])
    expect(lit?.slice(0, 40)).not.toBe(dark?.slice(0, 40))
  })
})
