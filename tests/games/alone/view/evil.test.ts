// Evil's view: of the game that is played now, and of discards only what its player may know.
import { describe, expect, it } from 'vitest'
import type { EvilView } from '../../../../electron/contract/alone.ts'
import { alone } from '../../../../electron/games/alone/index.ts'
import { shutView } from '../../../../electron/games/alone/view/evil.ts'
import { map } from '../../../helpers/maps.ts'
import { table, type Table } from '../../../helpers/table.ts'
import { card, FURY, packWith, QUIET, SPEED } from '../../../helpers/test-pack.ts'

const ROW = [' I──D']
const lit = (lcu: string): EvilView => table({ map: map(ROW, [], lcu), hero: { at: 'Ua1' } }).evil

describe('Evil’s view', () => {
  it('is of its own game, though another was played before', () => {
    expect(lit('Ub1').lcus).toEqual(['Ub1'])
    expect(lit('Uc1').lcus).toEqual(['Uc1'])
    expect(table({ map: map([' V──H']), hero: { at: 'Ua1' } }).evil.levels?.upper[0]).toBe(' V──H ')
    expect(table({ map: map(ROW), hero: { at: 'Ua1' } }).evil.levels?.upper[0]).toBe(' I──D ')
  })
  it('writes the Map once while it stays the same', () => {
    const t = table({ map: map(ROW), hero: { at: 'Ua1' } })
    expect(t.evil.levels).toBe(t.evil.levels)
  })

  /** A card lies in the discard face up, and after it one that the first player laid face down. */
  function laid(): Table {
    const t = table({
      pack: QUIET,
      map: map(ROW),
      hero: { at: 'Ua1' },
      evil: { players: 2, hands: [[FURY, FURY], [SPEED]] },
      piles: { fury: Array<string>(20).fill(FURY) },
      discards: { fury: [FURY] },
      turn: 8,
    })
    t.choose('hero', 'explore e').toTurnEnd().choose('evil-1', `standard ${FURY}`)
    return t.choose('evil-1', t.keys('evil-1', 'spawn')[0]!).toTurn({ react: 'pass', hand: 'keep' })
  }
  it('shows what was laid face down to its player alone, and says which those are', () => {
    const t = laid()
    expect(t.view('evil-1').decks[0]).toMatchObject({ discards: [FURY, FURY], own: [1] })
    expect(t.view('evil-2').decks[0]).toMatchObject({ discards: [FURY, null], own: [] })
  })
  it('over a shared link shows neither the hand nor those while the hand is shut', () => {
    const view = laid().view('evil-1')
    const shut = shutView(view)
    expect(shut).toMatchObject({ hand: null, levels: view.levels, creatures: view.creatures })
    expect(shut.decks[0]).toEqual({ ...view.decks[0], discards: [FURY, null] })
    expect(alone.shut('view', view)).toEqual(shut)
  })
  it('over a shared link shows no face of what lies face down on the Track, and every other one', () => {
    const t = table({
      pack: packWith({ fury: [card('test-open')] }),
      map: map(ROW),
      hero: { at: 'Ua1' },
      evil: { hands: [[FURY, 'test-open']] },
    })
    t.choose('hero', 'explore e').toTurnEnd().choose('evil-1', 'play test-open')
    t.choose('evil-1', `standard ${FURY}`).choose('evil-1', t.keys('evil-1', 'spawn')[0]!)
    const { track } = t.evil
    expect(track.map((played) => [played.card, played.faceDown])).toEqual([
      ['test-open', false],
      [FURY, true],
    ])
    expect(shutView(t.evil).track).toEqual([track[0], { ...track[1], card: null }])
  })
  it('counts what is left of a pile', () => {
    const empty = table({ pack: QUIET, map: map(ROW), hero: { at: 'Ua1' }, piles: { fury: [] } })
    expect(empty.evil.decks.map(({ name, left, discards }) => [name, left, discards])).toEqual([
      ['fury', 0, []],
      ['speed', 26, []],
    ])
  })
})
