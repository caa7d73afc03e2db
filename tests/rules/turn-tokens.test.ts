// Turn tokens that a card flips for nothing or turns back, and what the Round then still has. (R115)
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../electron/games/alone/pack/pack.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, item, packWith } from '../helpers/test-pack.ts'

const turns = (by: number): Effect => ({ do: 'turns', by })
const numbers = (t: Table, type: string): readonly unknown[] => t.hears(type).map((event) => event['number'])

/** Evil flips tokens by a card, declared in the Turn of this number. */
function flipped(by: number, turn: number, given: Given = {}): Table {
  const fury = [card('test-clock', { moment: 'declared', instant: true, effects: [turns(by)] })]
  const t = table({ pack: packWith({ fury }), turn, evil: { hands: [['test-clock']] }, ...given })
  t.choose('hero', ...t.keys('hero', 'bullet-time').slice(0, given.hero === undefined ? 0 : 1), 'scavenge')
  return t.hush().choose('evil-1', 'play test-clock')
}

describe('A Turn token flipped for nothing', () => {
  it('leaves the Turn its course and skips the one after it (R115)', () => {
    const t = flipped(-1, 3)
    expect([t.hero.turn?.number, t.hero.turn?.done]).toEqual([4, ['scavenge']])
    t.toTurn()
    expect([numbers(t, 'flipped'), numbers(t, 'turn')]).toEqual([[4], [5]])
    expect(t.hero.round?.space).toBe(0)
  })
  it('ends the Round with this Turn, if it was the last one unspent (R115)', () => {
    const t = flipped(-1, 7).toTurn()
    expect([numbers(t, 'flipped'), numbers(t, 'turn'), t.hero.round?.space]).toEqual([[8], [1], 1])
  })
  it('is none in the eighth Turn, and no more are flipped than there are (R115)', () => {
    const last = flipped(-1, 8)
    expect([numbers(last, 'flipped'), last.toTurn().hero.round?.space]).toEqual([[], 1])
    expect(numbers(flipped(-7, 6), 'flipped')).toEqual([8])
  })
  it('leaves the second Action of Bullet Time (R115)', () => {
    const t = flipped(-1, 7, { hero: { adrenaline: 1 } }).toTurn()
    expect([t.offers('hero', 'end'), t.hero.turn?.number]).toEqual([true, 8])
    expect(t.act('scavenge').toTurn().hero.round?.space).toBe(1)
  })
})

describe('A Turn token turned back', () => {
  it('makes the Round a Turn longer, in the eighth Turn too (R115)', () => {
    const t = flipped(1, 3).toTurn()
    expect([numbers(t, 'flipped'), t.hero.turn?.number]).toEqual([[2], 3])
    const last = flipped(1, 8).toTurn()
    expect([last.hero.turn?.number, last.hero.round?.space]).toEqual([8, 0])
  })
  it('is never that of the Turn in course (R115)', () => {
    expect(numbers(flipped(7, 3), 'flipped')).toEqual([1])
    expect(numbers(flipped(1, 1), 'flipped')).toEqual([])
  })
  it('may be the work of an Item (R115)', () => {
    const tool = item('test-watch', { listeners: [{ on: 'turn-end', once: 'round', effects: [turns(2)] }] })
    const t = table({ pack: packWith({ items: [tool] }), turn: 5, hero: { items: [{ card: 'test-watch' }] } })
    expect(t.act('locate', 'target door', 'target door').toTurn().hero.turn?.number).toBe(4)
  })
})

describe('A Turn of Items that give each other Actions', () => {
  it('ends after eight Actions, and no Item holds more than twelve Charges (Performing Actions)', () => {
    const [more, charge] = [{ do: 'extra-action' }, { do: 'charges', by: 5 }] as const
    const tool = item('test-flywheel', { action: 'interact', aim: 'none', charges: 9, effects: [more, more, charge] })
    const t = table({ pack: packWith({ items: [tool] }), turn: 5, hero: { items: [{ card: 'test-flywheel' }] } })
    for (let n = 0; n < 20 && t.hero.turn?.number === 5; n += 1) t.act('use test-flywheel interact').toTurn()
    expect(t.hears('declared')).toHaveLength(8)
    expect(t.hero.hero?.items[0]?.charges).toBe(12)
  })
})

describe('The number of the Turn', () => {
  it('counts the tokens flipped, for cards that ask (R115)', () => {
    const late = card('test-late', { if: { atLeast: [{ count: 'turn' }, 7] }, effects: [{ do: 'set-aside', by: 1 }] })
    const offered = (turn: number): boolean =>
      table({ pack: packWith({ fury: [late] }), turn, evil: { hands: [['test-late']] } })
        .choose('hero', 'scavenge')
        .toTurnEnd()
        .offers('evil-1', 'play test-late')
    expect([6, 7, 8].map(offered)).toEqual([false, true, true])
  })
})
