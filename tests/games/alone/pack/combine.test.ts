// Packs laid over each other: what is added, replaced and left out, what two of them touch, and where a fault comes from.
import { describe, expect, test } from 'vitest'
import { isFault } from '../../../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../../../electron/games/alone/pack/check.ts'
import { combine } from '../../../../electron/games/alone/pack/combine.ts'
import { coreData } from '../../../helpers/core-pack.ts'

const card = (name: string, copies = 1) => ({ card: name, copies })
const base = {
  pack: 'base',
  name: 'Base',
  dice: { hit: 1, light: 2 },
  hands: [1, 2, 3],
  decks: [
    { deck: 'one', name: 'One', cards: [card('a'), card('b')] },
    { deck: 'two', name: 'Two', cards: [card('c')] },
  ],
  items: [{ ids: ['i-1', 'i-2'], name: 'I' }, { ids: ['j-1'] }],
  characters: [{ card: 'p' }, { card: 'q' }],
  sheets: [{ sides: [1] }],
}
const over = (...packs: object[]) =>
  combine([base, ...packs.map((pack, i) => ({ pack: `over-${i}`, base: 'base', ...pack }))])
const laid = (...packs: object[]): any => over(...packs).data

describe('a pack over another', () => {
  test('says nothing: all stays as it is, under both names', () => {
    expect(laid({})).toEqual({ ...base, pack: 'base+over-0' })
  })
  test('adds at the end what has a new name, and any sheet', () => {
    const all = laid({
      characters: [{ card: 'r' }],
      sheets: [{ sides: [2] }],
      decks: [{ deck: 'three', cards: [card('d')] }],
    })
    expect(all.characters).toEqual([{ card: 'p' }, { card: 'q' }, { card: 'r' }])
    expect(all.sheets).toEqual([{ sides: [1] }, { sides: [2] }])
    expect(all.decks.map(({ deck }: any) => deck)).toEqual(['one', 'two', 'three'])
    expect(all.own).toEqual(['three', 'd', 'r'].toSorted((a, b) => all.own.indexOf(a) - all.own.indexOf(b)))
  })
  test('replaces in its place what has a known name, the whole of it', () => {
    const all = laid({ characters: [{ card: 'p', new: 1 }], items: [{ ids: ['k-1', 'i-2', 'j-1'] }] })
    expect(all.characters).toEqual([{ card: 'p', new: 1 }, { card: 'q' }])
    expect(all.items).toEqual([{ ids: ['k-1', 'i-2', 'j-1'] }])
  })
  test('looks at each of many entries a few times, not at all of them for each', () => {
    let looks = 0
    const named = (card: string) => ({
      get card() {
        looks += 1
        return card
      },
    })
    const many = (by: string) => Array.from({ length: 300 }, (_, i) => named(`${by}${i}`))
    const all = combine([
      { ...base, missions: many('a') },
      { pack: 'b', base: 'base', missions: [...many('b'), ...many('a')] },
    ])
    expect(all.data['missions']).toHaveLength(600)
    expect(looks).toBeLessThan(10 * 900)
  })
  test('puts cards into a deck of the base', () => {
    const all = laid({ decks: [{ deck: 'one', cards: [card('b', 5), card('d')] }] })
    expect(all.decks[0]).toEqual({ deck: 'one', name: 'One', cards: [card('a'), card('b', 5), card('d')] })
    expect(all.decks[1]).toBe(base.decks[1])
    expect(all.own).toEqual(['b', 'd'])
  })
  test('leaves out entries, cards, copies of an Item, and whole lists', () => {
    const all = laid({ without: ['a', 'two', 'i-1', 'j-1', 'characters', 'sheets'], sheets: [{ sides: [2] }] })
    expect(all.decks).toEqual([{ deck: 'one', name: 'One', cards: [card('b')] }])
    expect(all.items).toEqual([{ ids: ['i-2'], name: 'I' }])
    expect(all.characters).toEqual([])
    expect(all.sheets).toEqual([{ sides: [2] }])
  })
  test('moves a card by leaving it out and adding it', () => {
    const all = laid({ without: ['a'], decks: [{ deck: 'two', cards: [card('a')] }] })
    expect(all.decks.map((deck: any) => deck.cards.length)).toEqual([1, 2])
  })
  test('merges tables by key and replaces lists', () => {
    const all = laid({ dice: { light: 7 }, hands: [4] })
    expect(all).toMatchObject({ dice: { hit: 1, light: 7 }, hands: [4], name: 'Base' })
  })
  test('cannot leave out what is not there', () => {
    expect(over({ without: ['a', 'nothing'] }).faults).toEqual([
      { pack: 1, path: ['without', 1], fault: 'The base has nothing of this name' },
    ])
  })
  test('keeps a name that it has twice, and what does not fit, for the checks to find', () => {
    expect(laid({ characters: [{ card: 'p' }, { card: 'p' }] }).characters).toHaveLength(3)
    expect(laid({ characters: 'many', decks: [{ deck: 'one', cards: 7 }, 8] })).toMatchObject({
      characters: 'many',
      decks: [{ deck: 'one', cards: 7 }, {}, 8],
    })
  })
  test('changes nothing of what it is laid over', () => {
    const before = structuredClone(base)
    laid({ without: ['a', 'i-1'], dice: { hit: 9 }, characters: [{ card: 'p', new: 1 }] })
    expect(base).toEqual(before)
  })
})

test('the later of two packs counts; both are known to have touched the same', () => {
  const both = over({ dice: { hit: 5 }, characters: [{ card: 'r' }] }, { dice: { hit: 6 }, without: ['r', 'q'] })
  expect(both.data).toMatchObject({ pack: 'base+over-0+over-1', dice: { hit: 6 }, characters: [{ card: 'p' }] })
  expect(both.touched.map((names) => names.toSorted())).toEqual([[], ['dice.hit', 'r'], ['dice.hit', 'q', 'r']])
})

test('a fault is traced to the pack that it comes from', () => {
  const { trace } = over(
    { decks: [{ deck: 'one', cards: [card('d')] }], items: [{ ids: ['i-1'] }], dice: { hit: 5 } },
    { without: ['c'], extra: 1 },
  )
  expect(trace('decks[0].cards[2].copies')).toEqual({ pack: 1, path: ['decks', 0, 'cards', 0, 'copies'] })
  expect(trace('decks[0].cards[0].copies')).toEqual({ pack: 0, path: ['decks', 0, 'cards', 0, 'copies'] })
  expect(trace('decks[0].cards')).toEqual({ pack: 1, path: ['decks', 0, 'cards'] })
  expect(trace('decks[1].cards')).toMatchObject({ pack: 2, path: expect.arrayContaining(['without']) })
  expect(trace('items[0].name')).toEqual({ pack: 1, path: ['items', 0, 'name'] })
  expect(trace('dice.hit')).toEqual({ pack: 1, path: ['dice', 'hit'] })
  expect(trace('extra')).toEqual({ pack: 2, path: ['extra'] })
})

test('a list from which something is only left out is the fault of what left it out', () => {
  const { trace } = over({ decks: [{ deck: 'three', cards: [] }] }, { without: ['one', 'two'] }, { dice: { hit: 2 } })
  expect(trace('decks')).toEqual({ pack: 2, path: ['without'] })
  expect(trace('items')).toEqual({ pack: 0, path: ['items'] })
  const emptied = over({ without: ['items'] }, { characters: [{ card: 'r' }] })
  expect(emptied.trace('items')).toEqual({ pack: 1, path: ['without'] })
  expect(emptied.trace('characters')).toEqual({ pack: 2, path: ['characters'] })
})

test('the core pack under a pack that changes something is still a pack', () => {
  const whole = combine([coreData(), { pack: 'mine', name: 'Mine', base: 'core', dice: { hit: 3 } }]).data
  const pack = checkPack(whole)
  expect(isFault(pack) ? pack : pack.pack).toBe('core+mine')
})
