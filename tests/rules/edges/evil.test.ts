// Edges of Evil's side: which player is asked for what an effect does, by which names, and what is left to draw.
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../electron/games/alone/pack/pack.ts'
import { STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, item, packWith } from '../../helpers/test-pack.ts'

/** Two players of Evil, the second of them the Leader; the first has a card of these effects, the Hero an Item of his own. */
function two(effects: readonly Effect[], more: Given = {}, own = effects): Table {
  return table({
    pack: packWith({
      fury: [card('test-word', { effects })],
      items: [item('test-tool', { action: 'interact', aim: 'none', effects: own })],
    }),
    map: STREET,
    creatures: 'worm Ua5, spore Ua6',
    ...more,
    hero: { at: 'Ua2', items: [{ card: 'test-tool' }], ...more.hero },
    evil: { players: 2, leader: 2, hands: [['test-word'], []], ...more.evil },
  })
}

describe('What Evil does for an effect', () => {
  it.each<[string, Effect]>([
    ['a Creature moved', { do: 'move', steps: 1 }],
    ['a Creature Spawned', { do: 'spawn', nearer: 12 }],
    ['a Creature Teleported', { do: 'teleport', to: 'anywhere' }],
    ['a Creature that attacks', { do: 'attack', who: 'choose' }],
    ['a Creature that scares', { do: 'scare', who: 'choose' }],
  ])('is the choice of the player whose card it is: %s (Evil Leader duties)', (_, effect) => {
    const creatures = { creatures: 'worm Ua2, spore Ua2' }
    const t = two([effect], creatures, [{ do: 'adrenaline', by: 1 }])
      .choose('hero', 'locate', 'target door', 'target door')
      .toTurnEnd()
    t.choose('evil-1', 'play test-word').choose('evil-2', 'yes')
    expect(t.asking).toEqual(['evil-1'])
  })
  it.each<[string, Effect]>([
    ['a Creature that attacks', { do: 'attack', who: 'choose' }],
    ['a Creature that scares', { do: 'scare', who: 'choose' }],
  ])('is the choice of the Leader for an Item: %s (Evil Leader duties)', (_, effect) => {
    const t = two([effect], { creatures: 'worm Ua2, spore Ua2' }).choose('hero', 'use test-tool interact')
    expect(t.asking).toEqual(['evil-2'])
  })
})

describe('A Creature that the Hero names', () => {
  it("has his name for it and not Evil's, which tells how many there are (Revealed/Unrevealed)", () => {
    const t = two([{ do: 'strike', target: 'here', damage: 1 }], {
      creatures: 'worm Ua6, spore Ua2, worm Ua2',
    })
    t.choose('hero', 'use test-tool interact')
    expect(t.keys()).toEqual([`pick ${t.shown('spore')}`, `pick ${t.shown('worm')}`])
    expect(t.keys()).not.toContain(`pick ${t.id('worm', 'Ua2')}`)
  })
})

describe('Dice that a card rolls again', () => {
  const rolled = (of: 'hits' | 'misses' | 'any', dice: number): Table => {
    const t = table({
      pack: packWith({ fury: [card('test-turn', { moment: 'rolled', effects: [{ do: 'reroll', of, dice }] })] }),
      map: STREET,
      creatures: 'worm Ua3',
      dice: 'HLHHLLLLLL',
      hero: { at: 'Ua3' },
      evil: { hands: [['test-turn']] },
    })
    return t
      .choose('hero', `fight ${t.shown('worm')}`)
      .until('react', 'rolled')
      .choose('evil-1', 'play test-turn')
  }
  it.each([
    ['hits', 1],
    ['misses', 1],
    ['any', 2],
  ] as const)('are all that it means where these are no more than it says: %s (Action — Fight)', (of, dice) => {
    const t = rolled(of, dice)
    expect(t.keys('evil-1', 'reroll')).toEqual([])
    expect(t.hears('rolled').filter((e) => e['reason'] === 'reroll')).toHaveLength(dice)
  })
  it('are chosen where there are more (Action — Fight)', () => {
    expect(rolled('any', 1).asked('evil-1')).toMatchObject({ kind: 'die', keys: ['reroll 1', 'reroll 2'] })
  })
})

describe('Cards that a card tells Evil to draw', () => {
  const effects: readonly Effect[] = [{ do: 'draw', cards: 2 }]
  const gift = (piles: Given['piles'], discards: Given['discards'] = {}): Table => {
    const t = two(effects, { piles: { fury: [], speed: [], ...piles }, discards: { fury: [], speed: [], ...discards } })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    return t.choose('evil-1', 'play test-word').choose('evil-2', 'yes')
  }
  it('are given by the Leader to any who can still draw, one by one (Refilling hands)', () => {
    const t = gift({ fury: ['fury-filler'], speed: ['speed-filler'] })
    expect(t.asked('evil-2')).toMatchObject({ kind: 'draw', keys: ['give evil-1', 'give evil-2'] })
    t.choose('evil-2', 'give evil-2')
    expect(t.view('evil-2').hand).toHaveLength(1)
    expect(t.view('evil-1').hand).toHaveLength(1)
  })
  it('are none where no deck holds one, and come of the discards where a pile is out (Refilling hands)', () => {
    const none = gift({})
    expect([none.view('evil-1').hand, none.view('evil-2').hand]).toEqual([[], []])
    const again = gift({}, { speed: ['speed-filler'] })
    expect([again.view('evil-1').hand, again.view('evil-2').hand]).toEqual([[], ['speed-filler']])
  })
})
