// Where an effect lets Evil choose in the dark, a pause alone must not tell whether there was anything to choose among.
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../electron/games/alone/pack/pack.ts'
import { map, RING, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, character, FURY, mission, packWith } from '../../helpers/test-pack.ts'

/** A street (Ub1 to Ub3) with a Room to the east of either end. */
const DOORS = map([' ·┌I', ' ·│', ' ·└D'])

const BY: readonly Effect[] = [
  { do: 'move', steps: 1 },
  { do: 'teleport', to: 'anywhere' },
  { do: 'heal', target: 'anywhere' },
  { do: 'spawn', where: 'here' },
  { do: 'danger', remove: 1, where: 'level' },
  { do: 'unblock', where: 'anywhere', count: 1 },
  { do: 'lights', on: false, where: 'near', count: 9 },
]
const SEEN: readonly Effect[] = [
  { do: 'heal', target: 'here' },
  { do: 'danger', remove: 1, where: 'in-sight' },
  { do: 'attack', who: 'choose' },
  { do: 'spawn', kinds: ['worm'], where: 'here' },
]

/** The Hero Explores; a Mission does something as he declares it. */
const declared = (effect: Effect, more: Given = {}): Table =>
  table({
    pack: packWith({
      missions: [
        mission('test-dark', 'blue', 'infirmary', {
          goal: { do: 'interact', times: 8 },
          listeners: [{ on: 'declared', once: 'turn', effects: [effect] }],
        }),
      ],
    }),
    map: STREET,
    missions: { blue: { card: 'test-dark' } },
    ...more,
    hero: { at: 'Ua4' },
  }).choose('hero', 'explore n')

const MARCH = packWith({
  fury: [card('test-hunt', { effects: [{ do: 'move', steps: 2 }] })],
  characters: [
    character('test-hero', { listeners: [{ on: 'scare', optional: true, effects: [{ do: 'harm', by: -1 }] }] }),
  ],
})
/** A Creature comes to the Hero from two Sectors away, or from one; he is asked what he does about the scare. */
const hunted = (from: string, character: string | null): Table =>
  table({
    pack: MARCH,
    map: RING,
    creatures: `worm ${from}`,
    evil: { hands: [['test-hunt', FURY]] },
    hero: { at: 'Ua1', character },
  })
    .choose('hero', 'scavenge')
    .toTurnEnd()
    .choose('evil-1', 'play test-hunt')

describe('Evil is asked', () => {
  it.each(BY)('even where nothing can be done: %o', (effect) => {
    expect(declared(effect).asked('evil-1')).toMatchObject({ keys: ['stop'] })
  })
  it('among what there is, and then no more', () => {
    const t = declared({ do: 'danger', remove: 2, where: 'level' }, { dangers: 'Ua1 Ua2 Ua3' })
    t.choose('evil-1', 'Ua1', 'Ua2')
    expect(t.asking).toEqual(['hero'])
    expect(t.evil.dangers).toEqual(['Ua3'])
  })
  it('though all that there is goes by itself', () => {
    const t = declared({ do: 'danger', remove: 2, where: 'level' }, { dangers: 'Ua1' })
    expect(t.keys('evil-1')).toEqual(['stop'])
    expect(t.choose('evil-1', 'stop').evil.dangers).toEqual([])
  })
  it('of a step more where the Hero was asked in mid-course, though none is left', () => {
    const t = hunted('Ua3', 'test-hero')
    t.choose('evil-1', `move ${t.id('worm')} n`, `move ${t.id('worm')} n`).until('trigger')
    t.choose('hero', 'no').until('steps')
    expect(t.keys('evil-1')).toEqual(['stop'])
    const near = hunted('Ua2', 'test-hero')
    near.choose('evil-1', `move ${near.id('worm')} n`).until('trigger')
    expect(near.choose('hero', 'no').until('steps').keys('evil-1').length).toBeGreaterThan(1)
  })
})

describe('Evil is not asked', () => {
  it.each(SEEN)('where the Hero sees as well that nothing can be done: %o', (effect) => {
    expect(declared(effect).asked('evil-1')?.kind).toBe('react')
  })
  it('once more by a card that nothing comes of: it was played by hand', () => {
    const t = table({ pack: MARCH, map: RING, evil: { hands: [['test-hunt', FURY]] }, hero: { at: 'Ua1' } })
    t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'play test-hunt')
    expect(t.asked('evil-1')?.kind).not.toBe('steps')
  })
})

describe('what the Hero is told', () => {
  it.each([
    ['Danger', 'danger', { do: 'danger', remove: 9, where: 'revealed' }],
    ['Doors', 'unblocked', { do: 'unblock', where: 'revealed' }],
  ] as const)('of %s in one Sector after the other comes as he counted them', (_, type, effect) => {
    // He walked north, so what he counted last lies first on the Map.
    const t = table({
      pack: packWith({
        missions: [
          mission('test-dark', 'blue', 'infirmary', {
            goal: { do: 'interact', times: 8 },
            listeners: [{ on: 'declared', once: 'game', if: { action: ['scavenge'] }, effects: [effect] }],
          }),
        ],
      }),
      map: DOORS,
      missions: { blue: { card: 'test-dark' } },
      dangers: 'Ub1 Ub3',
      blocked: 'Ub1e Ub3e',
      hero: { at: 'Ub3' },
    })
    t.act('move n').act('move n').choose('hero', 'scavenge')
    const handles = t.hears(type).map((event) => Number(String(event['sector']).slice(1)))
    expect(handles).toHaveLength(2)
    expect(handles).toEqual(handles.toSorted((a, b) => a - b))
    expect(t.handle('Ub3') < t.handle('Ub1')).toBe(true)
  })
  it('leaves which Sector stays free of Danger to Evil, where a Level cannot bear them all', () => {
    const t = declared(
      { do: 'danger', add: 3, where: 'revealed' },
      {
        revealed: 'Ua1 Ua2 Ua3',
        dangers: 'Ua4 Ua5 Ua6',
        overlay: { limits: { dangerPerLevel: 4 } },
      },
    )
    expect(t.asked('evil-1')?.keys.length).toBeGreaterThan(2)
  })
})
