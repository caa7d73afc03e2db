// The words of a Mission's goal beside Interact and Kill: other Actions, Turns ended, Rooms one after another; and what lasts once it is begun.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, map, type MapText, TWO_LINES } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, mission, packWith } from '../helpers/test-pack.ts'

const CARRY = mission('test-carry', 'green', 'infirmary', {
  goal: { do: 'interact', times: 2, rooms: ['infirmary', 'dormitory'] },
  modifiers: [{ figure: 'explore-range', by: -1, if: { begun: 'green' } }],
})
const PACK = packWith({
  fury: [
    card('test-halt', { moment: 'declared', actions: ['scavenge'], effects: [{ do: 'cancel' }] }),
    card('test-snuff', { moment: 'turn-end', effects: [{ do: 'lights', on: false, where: 'here' }] }),
  ],
  missions: [
    mission('test-seek', 'green', 'infirmary', { goal: { do: 'scavenge', times: 2 } }),
    mission('test-look', 'green', 'infirmary', { goal: { do: 'explore', times: 1, if: { danger: true } } }),
    mission('test-wait', 'green', 'infirmary', { goal: { do: 'stay', times: 2 } }),
    mission('test-night', 'green', 'infirmary', { goal: { do: 'stay', times: 1, if: { lit: false } } }),
    mission('test-clock', 'green', 'infirmary', { goal: { do: 'stay', times: 1 }, reward: [{ do: 'turns', by: -2 }] }),
    mission('test-respite', 'green', 'infirmary', { goal: { do: 'stay', times: 1 }, reward: [{ do: 'turns', by: 2 }] }),
    mission('test-vigil', 'green', 'infirmary', { goal: { do: 'stay', times: 2, within: 'round' } }),
    CARRY,
    mission('test-last', 'final', 'dormitory', { goal: { do: 'stay', times: 1 } }),
  ],
})
/** Of the test's own Missions the carried one alone. */
const CARRIED = packWith({ missions: [CARRY] })

/** The Hero in the Infirmary (Ua1), or in the Corridor (Ub1) or the Dormitory (Uc1) beside it. */
const given = (green: string, more: Given = {}, progress = 0): Table =>
  table({
    map: BETWEEN_DOORS,
    pack: PACK,
    difficulty: 'impossible',
    missions: green === '' ? {} : { green: { card: green, progress } },
    evil: { decks: ['fury', 'speed'], hands: [['test-halt', 'test-snuff']] },
    ...more,
    hero: { at: 'Ua1', ...more.hero },
  })
const strong = { creatures: { cultist: { regular: { dice: { dark: 3, lit: 3 } } } } }
const progress = (t: Table): unknown => t.hero.missions[0]?.progress

describe('an Action in the Room of its Mission', () => {
  it('counts as often as it is done there, and is told (Mission Overview)', () => {
    const t = given('test-seek')
    expect(progress(t.act('scavenge').toTurn())).toBe(1)
    expect(t.hears('mission')).toEqual([{ type: 'mission', colour: 'green', what: 'progress', progress: 1 }])
    expect(t.act('scavenge').toTurn().hero.missions[0]).toMatchObject({ done: true, progress: 2 })
  })
  it('counts in no other Room, and no other Action counts (Mission Overview)', () => {
    expect(
      progress(
        given('test-seek', { hero: { at: 'Uc1' } })
          .act('scavenge')
          .toTurn(),
      ),
    ).toBe(0)
    expect(progress(given('test-seek').act('explore e'))).toBe(0)
  })
  it('counts only as its Mission says (Mission Overview)', () => {
    expect(progress(given('test-look').act('explore e'))).toBe(0)
    expect(progress(given('test-look', { dangers: 'Ua1' }).act('explore e', 'none'))).toBe(1)
  })
  it('counts not if a Reaction calls it off (R76)', () => {
    const t = given('test-seek').choose('hero', 'scavenge').until('react', 'declared')
    expect(progress(t.choose('evil-1', 'play test-halt').toTurn())).toBe(0)
  })
})

describe('a Turn ended in the Room of a Mission', () => {
  it('counts once it is over, before the next, and in no other Sector (Mission Overview)', () => {
    const t = given('test-wait').choose('hero', 'explore e').until('react', 'turn-end')
    expect(progress(t)).toBe(0)
    expect(progress(t.pass())).toBe(1)
    expect(t.order('mission', 'turn')).toEqual(['mission', 'turn'])
    expect(progress(t.act('move e', 'none'))).toBe(1)
    expect(progress(given('test-wait', { hero: { at: 'Ub1' } }).act('move e', 'none'))).toBe(0)
  })
  it('asks for Light as it is after Reactions, attacks and Creatures at the Lights (R9)', () => {
    const t = given('test-night', { lights: 'Ua1' }).choose('hero', 'explore e').until('react', 'turn-end')
    expect(progress(given('test-night', { lights: 'Ua1' }).act('explore e'))).toBe(0)
    expect(progress(t.choose('evil-1', 'play test-snuff').toTurn())).toBe(1)
  })
  it('counts for a Round where it must be made within one, its last Turn included (Mission Overview)', () => {
    const late = given('test-vigil', { turn: 7 }).act('explore e')
    expect(progress(late)).toBe(1)
    expect(late.act('explore e').toTurn().hero.missions[0]).toMatchObject({ done: true })
    const over = given('test-vigil', { turn: 8 }).act('explore e').toTurn()
    expect(progress(over)).toBe(0)
  })
  it('wins a Final Mission after the attacks of that Turn (R70)', () => {
    const missions = { final: { card: 'test-last', triggered: true } }
    const at = { at: 'Uc1', life: 2, selfControl: 1 }
    const scene = { missions, creatures: 'cultist Uc1', lights: 'Uc1' }
    const lost = given('', { ...scene, dice: 'HHH', hero: at, overlay: strong })
      .act('scavenge')
      .toTurn()
    expect(lost.hero.result).toEqual({ winner: 'evil', why: 'defeated' })
    const won = given('', { ...scene, dice: 'HDD', hero: at, overlay: strong })
      .act('scavenge')
      .toTurn()
    expect(won.hero.result).toEqual({ winner: 'hero', why: 'mission' })
    expect(won.health).toEqual([1, 1])
  })
})

describe('Rooms one after another', () => {
  it('are served in their order, and both sides see the one that is next (Mission Overview)', () => {
    const t = given('test-carry', { hero: { at: 'Uc1' } }).refuses('hero', 'interact mission green')
    t.act('move w', 'none', 'move w', 'none')
    expect(t.hero.missions[0]).toMatchObject({ room: 'infirmary', progress: 0 })
    t.act('interact mission green')
    expect([t.hero.missions, t.evil.missions].map(([each]) => each?.room)).toEqual(['dormitory', 'dormitory'])
    t.refuses('hero', 'interact mission green').act('move e', 'none', 'move e', 'none', 'interact mission green')
    expect(t.hero.missions[0]).toMatchObject({ done: true })
  })
  it('bring what lasts from the first until it is done (Mission Overview)', () => {
    const revealed = (t: Table): string => t.act('explore e').revealed
    expect(revealed(given('test-carry', { map: TWO_LINES }))).toBe('Ua1 Ub1 Uc1')
    expect(revealed(given('test-carry', { map: TWO_LINES }, 1))).toBe('Ua1 Ub1')
    const done = { green: { card: 'test-carry', progress: 2, done: true } }
    expect(revealed(given('', { map: TWO_LINES, missions: done }))).toBe('Ua1 Ub1 Uc1')
  })
  it('must be there where a position leaves the drawing to chance (Hero Setup)', () => {
    const drawn = (on: MapText): readonly unknown[] =>
      [...'0123456789abcdef'].map((seed) => {
        const t = table({ map: on, pack: CARRIED, hero: { at: 'Ub1' }, missions: { green: undefined }, seed })
        return t.hero.missions[0]?.card
      })
    expect(drawn(BETWEEN_DOORS)).toContain('test-carry')
    expect(drawn(map([' I─L']))).not.toContain('test-carry')
  })
})

describe('Turn tokens as the reward of a Turn that was ended somewhere', () => {
  const turn = (t: Table): unknown => [t.hero.turn?.number, t.hero.round?.space]
  it('are flipped before the next Turn begins (R115)', () => {
    expect(turn(given('test-clock', { turn: 3 }).act('explore e').toTurn())).toEqual([6, 0])
    expect(turn(given('test-clock', { turn: 6 }).act('explore e').toTurn())).toEqual([1, 1])
  })
  it('are turned back before the Round would end (R115)', () => {
    expect(turn(given('test-respite', { turn: 8 }).act('explore e').toTurn())).toEqual([7, 0])
  })
})

it('shows a Mission that was carried to its end in its last Room (Mission Overview)', () => {
  const t = table({
    map: BETWEEN_DOORS,
    pack: CARRIED,
    difficulty: 'impossible',
    missions: { green: { card: 'test-carry', progress: 1 } },
    hero: { at: 'Uc1' },
  }).act('interact mission green')
  expect(t.hero.missions[0]).toMatchObject({ done: true, room: 'dormitory' })
})
