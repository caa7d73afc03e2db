// The cards of a pack outside of a game: which are shown, how a sheet is drawn, and what stands on the pages that are printed.
import { expect, test } from 'vitest'
import { renderToString } from 'vue/server-renderer'
import { createSSRApp } from 'vue'
import type { PackContents } from '../../electron/contract/frame.ts'
import { contentsOf } from '../../electron/packs/contents.ts'
import { Library } from '../../electron/packs/library.ts'
import { ownPacks, packsIn } from '../../electron/packs/packs.ts'
import { i18n, makeTexts, setLanguage } from '../../renderer/i18n/index.ts'
import PrintSheets from '../../renderer/ui/cards/PrintSheets.vue'
import { printed } from '../../renderer/ui/cards/print.ts'
import { cardsOf, KINDS } from '../../renderer/ui/cards/shown.ts'
import { drawSide } from '../../renderer/ui/cards/side.ts'

const core = contentsOf(new Library(packsIn(ownPacks())), 'core') as PackContents
const box = { reactions: 104, items: 21, missions: 24, characters: 8, creatures: 8, conditions: 3, sheets: 8 }
const count = (html: string, what: string): number => html.split(what).length - 1

test('all that the box holds is shown, each card once with its copies', () => {
  const all = cardsOf(core)
  const copies = KINDS.map((kind) =>
    all.filter((card) => card.kind === kind).reduce((sum, card) => sum + card.copies, 0),
  )
  expect(Object.fromEntries(KINDS.map((kind, i) => [kind, copies[i]]))).toEqual(box)
  expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length)
  expect(all.find(({ id }) => id === 'bullets')).toMatchObject({ kind: 'items', copies: 3 })
})

test('of a pack with a base its own cards alone are shown', () => {
  const own = ['lunge', 'bullets-2', 'creatures.worm.regular.wound', 'smoke', 'gone', 'dice.hit']
  const shown = cardsOf({ ...core, own, sheets: core.sheets.slice(0, 1) })
  expect(shown.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'reactions lunge',
    'items bullets',
    'creatures worm',
    'conditions smoke',
    'sheets sheet-1',
  ])
  expect(shown[1]).toMatchObject({ copies: 1 })
})

test('a side of a sheet is drawn: Corridors, Rooms with their Doors, Stairs and LCUs', () => {
  const lines = [' ┌─□  ', '      ', 'r     ', '     b', '      ', '      ']
  const { corridors, rooms, doors, stairs, lcus } = drawSide({ lines, lcus: ['a1', 'd6'] })
  expect(corridors).toBe('M25 25l25 0M25 25l0 25M75 25l25 0M75 25l-25 0')
  expect(rooms).toEqual([{ x: 106, y: 6 }])
  expect(doors).toBe('M106 34L106 16')
  expect(stairs).toEqual([
    { colour: 'red', x: -20, y: 125 },
    { colour: 'blue', x: 220, y: 175 },
  ])
  expect(lcus).toEqual([
    { x: 25, y: 25 },
    { x: 175, y: 275 },
  ])
})

test.each(['en', 'de'])(
  'every card is printed as often as it is there, with the texts of the table, in %s',
  async (language) => {
    const html = await printed(core, language, false)
    const cards = Object.entries(box).reduce((sum, [kind, n]) => (kind === 'sheets' ? sum : sum + n), 0)
    expect(count(html, '<article')).toBe(cards)
    expect(count(html, 'class="page"')).toBe(Math.ceil(cards / 9))
    expect(count(html, 'class="page whole"')).toBe(box.sheets)
    const { card } = makeTexts('hero', () => core.catalogue)
    const unescaped = html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    for (const shown of cardsOf(core)) {
      const said = card(shown.id)
      for (const text of said === null ? [] : [said.name, said.text, said.more])
        expect([shown.id, unescaped.includes(text)]).toEqual([shown.id, true])
    }
    expect(unescaped.includes(card('lunge')!.text)).toBe(true)
    setLanguage('en')
  },
)

test('by itself each card is there once, and none is left out', async () => {
  const html = await printed(core, 'en', true)
  const cards = cardsOf(core)
  expect([...html.matchAll(/data-card="([^"]*)"/g)].map(([, id]) => id)).toEqual(cards.map(({ id }) => id))
  expect(html).not.toContain('class="cut')
})

test('the more there is to be read on a card, the smaller its letters are', async () => {
  const long = (text: string): PackContents => ({
    ...core,
    own: ['lunge'],
    sheets: [],
    catalogue: {
      ...core.catalogue,
      pack: 'core+mine',
      own: ['lunge'],
      cards: core.catalogue.cards.map((card) => (card.card === 'lunge' ? { ...card, text, dangerous: text } : card)),
    },
  })
  const page = (text: string) => renderToString(createSSRApp(PrintSheets, { contents: long(text) }).use(i18n))
  expect(await page('x'.repeat(50))).not.toMatch(/"(?:many|most) card"/)
  expect(await page('x'.repeat(100))).toContain('"many card"')
  expect(await page('x'.repeat(140))).toContain('"most card"')
})
