// The handbook: read into blocks, and searched by words or by the number of a ruling.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
