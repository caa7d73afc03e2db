// Edges of the Labyrinth: which Sectors it knows to lie side by side, and in which order what is Revealed at once is counted.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, FIELD, map } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, item, packWith } from '../../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-shut', { effects: [{ do: 'block', where: 'here-or-near' }] }),
    card('test-forget', {
      effects: [
        { do: 'hide', count: 1 },
        { do: 'block', where: 'other-level', count: 1 },
      ],
    }),
  ],
  items: [
    item('test-rooms', { action: 'interact', aim: 'none', effects: [{ do: 'reveal', where: 'rooms' }] }),
    item('test-far', { action: 'interact', aim: 'none', effects: [{ do: 'reveal', where: 'other-level' }] }),
  ],
})
const given = (more: Given): Table => table({ pack: PACK, piles: { items: [] }, discards: { items: [] }, ...more })

/** The same walls above; below, three Sectors in a line where the Hero stands far from all of it. */
const BELOW = [' G─L']
const above = (...rows: readonly string[]): Given => ({ map: map(rows, BELOW), hero: { at: 'Lb1' } })
const RING_ABOVE = above(' ┌──┐', ' │··│', ' │··│', ' └──┘')
const FIELD_ABOVE: Given = { map: FIELD, hero: { at: 'La1' } }
const APART: Given = { ...FIELD_ABOVE, revealed: 'Ub2 Uc5' }
/** Two lines of straight Sectors between Rooms, the second one lower. */
const TWO_STREETS = above(' I', ' │·V', ' │·│', ' │·│', ' │·│', ' D·H')
const TWO_ROWS: Given = { ...above(' I─D', ' ·', ' V─H'), revealed: 'Ub1 Ub3' }
const lamp = (at: string): Given => ({ ...RING_ABOVE, map: { ...RING_ABOVE.map!, lcus: [at] } })
const laid = (...list: readonly string[]): NonNullable<Given['conditions']> =>
  list.map((each) => ({ kind: each.split(' ')[0]!, at: each.split(' ')[1]! }))

describe('islands', () => {
  it('do not join through a wall (Updating the Map and the Labyrinth)', () => {
    const t = given({ map: map([' IV', ' ││', ' DH']), hero: { at: 'Ua2' }, revealed: 'Ub2' })
    expect(t.sees('Ub2')).toMatchObject({ island: 1, at: [0, 0] })
    const below = given({ map: map([' I─D', ' V─H']), hero: { at: 'Ub1' }, revealed: 'Ub2' })
    expect(below.sees('Ub2')).toMatchObject({ island: 1, at: [0, 0] })
  })

  it('are numbered and told from their lowest handle, whatever order they have on the Map (Orienteering 101)', () => {
    const t = given({
      map: map([' I──D'], BELOW),
      hero: { at: 'Lb1', items: [{ card: 'test-rooms' }, { card: 'test-far' }] },
    })
    t.act('use test-rooms interact')
    const [d, i] = [t.sees('Ud1'), t.sees('Ua1')]
    expect([d?.island, d?.id, i?.island, i?.id]).toEqual([1, 's4', 2, 's5'])
    t.act('use test-far interact')
    expect(['Ua1', 'Uc1', 'Ud1'].map((at) => [t.sees(at)?.island, t.sees(at)?.at])).toEqual([
      [1, [-3, 0]],
      [1, [-1, 0]],
      [1, [0, 0]],
    ])
  })

  it('keep their numbers when more of them is Revealed together with new ones (Updating the Map and the Labyrinth)', () => {
    // the Infirmary and Ua2 are one island; the Dormitory, the Ventilation Room and the Hangar Bay become one each
    const t = given({
      map: map([' I·V', ' │·│', ' │·│', ' │·│', ' │·│', ' D·H'], BELOW),
      hero: { at: 'Lb1', items: [{ card: 'test-rooms' }] },
      revealed: 'Ua2',
    })
    expect(t.handle('Ua2')).toBe('s2')
    t.act('use test-rooms interact')
    expect(['La1', 'Lc1', 'Ua1', 'Ua6', 'Uc6', 'Uc1'].map((at) => t.handle(at))).toEqual(
      [3, 4, 5, 6, 7, 8].map((n) => `s${n}`),
    )
  })

  it('are gone on with by their numbers, not by place (Updating the Map and the Labyrinth)', () => {
    const t = given({
      map: map([' ┌┐', ' └D', ' ·', ' ┌┐', ' I┘'], BELOW),
      hero: { at: 'Lb1', items: [{ card: 'test-rooms' }] },
      revealed: 'Ua2 Ub5',
    })
    expect([t.sees('Ua2')?.island, t.sees('Ub5')?.island]).toEqual([1, 2])
    t.act('use test-rooms interact')
    expect([t.sees('Ub2'), t.sees('Ua5')].map((x) => [x?.id, x?.at])).toEqual([
      ['s6', [1, 0]],
      ['s7', [-1, 0]],
    ])
  })
})

describe('Sectors that are joined', () => {
  it('stay so once their Door is Blocked, whatever is Revealed later (Updating the Map and the Labyrinth)', () => {
    const t = given({
      map: map([' I─D'], BELOW),
      hero: { at: 'Ub1', items: [{ card: 'test-far' }] },
      revealed: 'Ua1',
      evil: { hands: [['test-shut']] },
    })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    t.choose('evil-1', 'play test-shut').toTurn()
    expect(t.evil.blocked).toEqual(['Ua1e', 'Ub1e'])
    t.act('use test-far interact')
    expect(['Ua1', 'La1', 'Lc1'].map((at) => [t.sees(at)?.island, t.sees(at)?.at])).toEqual([
      [0, [-1, 0]],
      [1, [0, 0]],
      [1, [2, 0]],
    ])
  })
})

describe('a Sector Revealed anew', () => {
  it('is no part of the island that it was in, once a Blocked Door is between (Revealed/Unrevealed)', () => {
    const t = given({
      map: map([' I─D'], BELOW),
      hero: { at: 'Lb1', items: [{ card: 'test-rooms' }, { card: 'test-far' }] },
      evil: { hands: [['test-forget']] },
    })
    t.choose('hero', 'use test-far interact').toTurnEnd()
    t.choose('evil-1', 'play test-forget', 'Ua1', 'door Ua1e').toTurn()
    expect([t.sees('Ub1')?.island, t.sees('Ua1')]).toEqual([1, undefined])
    t.act('use test-rooms interact')
    expect([t.sees('Ub1')?.island, t.sees('Uc1')?.island, t.sees('Ua1')?.island]).toEqual([1, 1, 2])
  })
})

describe('Creatures Revealed at once', () => {
  it.each(['worm Ub2, worm Uc5, hybrid Uc5', 'worm Uc5, hybrid Uc5, worm Ub2'])(
    'that look alike are counted by their Sectors: %s (Revealed/Unrevealed)',
    (creatures) => {
      const t = given({ ...APART, lights: 'Uc5', creatures })
      const [low, high] = t.handle('Ub2') === 's2' ? ['Ub2', 'Uc5'] : ['Uc5', 'Ub2']
      const worm = (at: string): string | undefined => t.sees(at)?.creatures.find((c) => c.kind === 'worm')?.id
      expect([worm(low), worm(high)]).toEqual(['c2', 'c3'])
    },
  )
  it('in one Sector are counted by lot where they look alike (Revealed/Unrevealed)', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `0${i.toString(16)}`)
    const of = (seed: string): string =>
      given({ ...APART, creatures: 'worm Ub2, worm Ub2', seed })
        .state.creatures.map((c) => c.handle)
        .join()
    expect(new Set(seeds.map(of))).toEqual(new Set(['1,2', '2,1']))
  })
})

describe('new islands', () => {
  /** Two that differ in one thing, and the same two with their places changed. */
  const swapped: readonly (readonly [what: string, here: Given, there: Given])[] = [
    ['a Room', { ...above(' I·D'), revealed: 'Ua1 Uc1' }, { ...above(' D·I'), revealed: 'Ua1 Uc1' }],
    ['the open sides', { ...RING_ABOVE, revealed: 'Ub1 Ua2' }, { ...RING_ABOVE, revealed: 'Ud3 Ub4' }],
    ['a Door', { ...TWO_STREETS, revealed: 'Ua2 Uc4' }, { ...TWO_STREETS, revealed: 'Ua3 Uc3' }],
    ['a Blocked Door', { ...TWO_ROWS, blocked: 'Ua1e' }, { ...TWO_ROWS, blocked: 'Ua3e' }],
    [
      'Stairs',
      { ...above(' ┌──┐', 'b│··│', ' │··│', ' └──┘'), revealed: 'Ua2 Ud3' },
      { ...above(' ┌──┐', ' │··│', 'b│··│', ' └──┘'), revealed: 'Ud2 Ua3' },
    ],
    ['an LCU', { ...lamp('Ua2'), revealed: 'Ua2 Ud3' }, { ...lamp('Ud3'), revealed: 'Ua2 Ud3' }],
    ['how they lie', { ...FIELD_ABOVE, revealed: 'Ub2 Uc2 Ub4 Ub5' }, { ...FIELD_ABOVE, revealed: 'Ub2 Ub3 Ub5 Uc5' }],
    ['a Light', { ...APART, lights: 'Ub2' }, { ...APART, lights: 'Uc5' }],
    ['Danger', { ...APART, dangers: 'Ub2' }, { ...APART, dangers: 'Uc5' }],
    ['a Condition', { ...APART, conditions: laid('smoke Ub2') }, { ...APART, conditions: laid('smoke Uc5') }],
    [
      'Conditions, in whatever order',
      { ...APART, conditions: laid('smoke Ub2', 'leak Ub2', 'resin Uc5') },
      { ...APART, conditions: laid('leak Uc5', 'smoke Uc5', 'resin Ub2') },
    ],
    ['a Creature', { ...APART, creatures: 'worm Ub2' }, { ...APART, creatures: 'worm Uc5' }],
    ['its kind', { ...APART, creatures: 'worm Ub2, spore Uc5' }, { ...APART, creatures: 'spore Ub2, worm Uc5' }],
    ['its Wound', { ...APART, creatures: 'worm! Ub2, worm Uc5' }, { ...APART, creatures: 'worm Ub2, worm! Uc5' }],
    [
      'Creatures, in whatever order',
      { ...APART, creatures: 'worm Ub2, hybrid Ub2, spore Uc5' },
      { ...APART, creatures: 'hybrid Uc5, worm Uc5, spore Ub2' },
    ],
  ]
  it.each(swapped)('are counted by how they look: %s (Revealed/Unrevealed)', (_what, here, there) => {
    expect(given(there).hero.labyrinth).toEqual(given(here).hero.labyrinth)
  })
})

describe('new islands that look alike', () => {
  it('are counted by lot (Revealed/Unrevealed)', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `0${i.toString(16)}`)
    const first = seeds.map((seed) => (given({ ...APART, seed }).handle('Ub2') === 's2' ? 'Ub2' : 'Uc5'))
    expect(new Set(first)).toEqual(new Set(['Ub2', 'Uc5']))
  })
})

describe('new islands that hold different things', () => {
  it.each([
    ['Conditions', { conditions: laid('smoke Ub2', 'leak Uc5') }],
    ['more Conditions', { conditions: laid('leak Uc5', 'smoke Uc5', 'resin Ub2') }],
    ['Creatures', { creatures: 'worm Ub2, spore Uc5' }],
    ['more Creatures', { creatures: 'hybrid Uc5, worm Uc5, spore Ub2' }],
  ])('are counted by the names of their own: %s (Revealed/Unrevealed)', (_, more) => {
    expect(given({ ...APART, ...more }).handle('Uc5')).toBe('s2')
  })
})

describe('a Door', () => {
  it('that two Sectors share is Blocked once (Blocked Doors)', () => {
    const t = given({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, evil: { hands: [['test-shut']] } })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd().choose('evil-1', 'play test-shut').pass()
    expect(t.evil.blocked).toEqual(['Ua1e', 'Ub1e'])
    expect(t.hears('blocked').map((event) => event['dir'])).toEqual(['e', 'w'])
  })
})

describe('Stairs', () => {
  it('lead to the first Sector of the Map as to any other (Using Stairs)', () => {
    const stairs: Given = { map: map(['bI─D'], ['bG─L']), hero: { at: 'La1' } }
    expect(given(stairs).act('explore stairs').revealed).toBe('Ua1 La1')
    expect(given(stairs).act('move stairs').evil.at).toBe('Ua1')
  })
})
