// The Game Area, Mission Overview, Orienteering 101.
import { describe, expect, it } from 'vitest'
import type { MissionColour, Room } from '../../electron/contract/alone.ts'
import { checkSheet } from '../../electron/games/alone/map/deal.ts'
import { distances } from '../../electron/games/alone/map/distance.ts'
import { coreData } from '../helpers/core-pack.ts'
import { STREET, TWO_LINES } from '../helpers/maps.ts'
import { type Given, newGame, table, type Table } from '../helpers/table.ts'
import { CORE, mission, packWith, QUIET } from '../helpers/test-pack.ts'

const PACK = packWith({
  missions: [
    mission('test-blue', 'blue', 'infirmary', {
      modifiers: [{ figure: 'explore-range', by: -1 }],
      reward: [{ do: 'adrenaline', by: 1 }],
    }),
    mission('test-green', 'green', 'infirmary', { reward: [{ do: 'recover', kind: 'life', amount: 1 }] }),
    mission('test-twice', 'green', 'infirmary', { goal: { do: 'interact', times: 2 } }),
    mission('test-hush', 'blue', 'infirmary', {
      modifiers: [{ figure: 'recover', by: -1 }],
      reward: [{ do: 'recover', kind: 'life', amount: 3 }],
    }),
    mission('test-hunt', 'green', 'infirmary', { goal: { do: 'kill', times: 2 } }),
    mission('test-last', 'final', 'laboratory', {
      setup: [{ do: 'danger', add: 1, where: 'mission-room' }],
      modifiers: [{ figure: 'fight-dice', by: 1 }],
    }),
    mission('test-caller', 'green', 'laboratory', {
      goal: { do: 'interact', times: 2 },
      listeners: [{ on: 'interacted', effects: [{ do: 'adrenaline', by: 1 }] }],
    }),
  ],
})
const GREEN = { green: { card: 'test-green' }, final: { card: 'test-last' } }

/** The Hero stands in the Infirmary of the upper line, Missions as given. */
const inInfirmary = (missions: Given['missions'], more: Given = {}): Table =>
  table({ map: TWO_LINES, pack: PACK, missions: missions!, ...more, hero: { at: 'Ua1', ...more.hero } })
const of = (t: Table, colour: MissionColour): Record<string, unknown> => ({
  ...t.hero.missions.find((m) => m.colour === colour),
})

describe('The Game Area', () => {
  it('C029 Reveals all that a Revealed Sector holds, and nothing else', () => {
    const t = table({
      pack: QUIET,
      hero: { at: 'Ua5' },
      revealed: 'Ua5 Ua3',
      creatures: 'worm! Ua3, spore Ua2',
      dangers: 'Ua3 Ua2',
    })
    expect(t.sees('Ua3')).toMatchObject({ danger: true, creatures: [{ kind: 'worm', wounded: true }] })
    expect(t.sees('Ua2')).toBeUndefined()
    expect(t.evil.creatures.map((c) => c.revealed)).toEqual([true, false])
    expect(JSON.stringify(t.hero)).not.toContain('spore')
  })

  it('C030 shows changes in Revealed Sectors out of Line of Sight', () => {
    const t = table({
      pack: QUIET,
      hero: { at: 'Ua5' },
      revealed: 'Ua5 Ua2',
      creatures: 'worm Ua3',
      evil: { hands: [['fury-filler']] },
    })
    t.act('locate', 'target worm', 'target door').choose('evil-1', 'say 2 same', 'say 0 same')
    expect(t.sees('Ua2')).toMatchObject({ inSight: false, creatures: [] })
    t.choose('evil-1', 'standard fury-filler', `move ${t.id('worm')} n`).toTurn()
    expect(t.sees('Ua2')?.creatures).toMatchObject([{ kind: 'worm' }])
  })
})

describe('Orienteering 101', () => {
  const sides = (coreData().sheets as { sides: { lines: string[]; lcus: string[] }[] }[]).flatMap((s) => s.sides)
  it.each(sides.map((side, i) => [i, side] as const))(
    'C031 C032 C033 C034 R65 holds on side %i of the core sheets',
    (_i, { lines, lcus }) => {
      expect(checkSheet(lines, lcus)).toEqual([])
    },
  )
  it.each(['c1', 'c2', 'c3', 'c4'])('C031 C032 holds of a Map as dealt (seed %s)', (seed) => {
    const { board } = newGame(1, seed).state
    for (const level of [0, 1]) {
      const on = (at: number): boolean => (at < 24 ? 0 : 1) === level
      const rooms = board.rooms.filter(on)
      expect(rooms).toHaveLength(4)
      expect(board.lcu.filter((lcu, at) => lcu && on(at))).toHaveLength(4)
      expect(board.stairs.filter((colour, at) => colour !== null && on(at)).toSorted()).toEqual(['blue', 'red'])
      for (const a of rooms) {
        const far = distances(board, a, null)
        for (const b of rooms) if (a !== b) expect([3, 4, 5, 6, 7, 8]).toContain(far[b])
      }
    }
  })
})

describe('Starting Missions and the Final one', () => {
  it('C035 does not complete a Final Mission that was not triggered', () => {
    const t = table({ map: TWO_LINES, pack: PACK, hero: { at: 'Ud1' }, missions: GREEN })
    t.refuses('hero', 'interact mission final')
    const open = table({
      map: TWO_LINES,
      pack: PACK,
      hero: { at: 'Ud1' },
      missions: { ...GREEN, final: { card: 'test-last', triggered: true } },
    })
    open.act('interact mission final')
    expect(open.hero.result).toEqual({ winner: 'hero', why: 'mission' })
  })

  it('C036 R86 gives its reward, then sets the Final Mission up, then the Round, then the Recovery', () => {
    const t = inInfirmary(GREEN, { round: 3, hero: { at: 'Ua1', life: 5, selfControl: 5 }, revealed: 'Ua1 Ud1' })
    t.act('interact mission green')
    expect(t.asked()).toMatchObject({ kind: 'reward', keys: ['life', 'self-control'] })
    t.act('life')
    expect(t.heard.filter((e) => ['mission', 'recovered', 'danger', 'round'].includes(e.type))).toEqual([
      { type: 'mission', colour: 'green', what: 'progress', progress: 1 },
      { type: 'mission', colour: 'green', what: 'done', progress: 1 },
      { type: 'recovered', kind: 'life', amount: 1 },
      { type: 'mission', colour: 'final', what: 'triggered', progress: 0 },
      { type: 'danger', sector: t.handle('Ud1'), on: true },
      { type: 'round', space: 2 },
      { type: 'recovered', kind: 'life', amount: 3 },
    ])
    expect(of(t, 'green')).toMatchObject({ done: true })
    expect(of(t, 'final')).toMatchObject({ triggered: true, done: false })
  })

  it('C036 R86 ends a hindrance after the reward, not before', () => {
    const t = inInfirmary({ blue: { card: 'test-hush' } }, { difficulty: 'impossible', hero: { at: 'Ua1', life: 5 } })
    t.act('interact mission blue')
    expect(t.health[0]).toBe(7) // 3 less the hindrance's 1
  })

  it('C037 keeps the blue hindrance until the blue Mission is done, the Final triggered or not', () => {
    const missions = { blue: { card: 'test-blue' }, ...GREEN }
    const t = inInfirmary({
      ...missions,
      final: { card: 'test-last', triggered: true },
      green: { card: 'test-green', done: true },
    })
    t.act('explore e')
    expect(t.revealed).toBe('Ua1 Ub1') // 1 Sector less
    t.act('interact mission blue')
    expect(of(t, 'blue')).toMatchObject({ done: true })
    t.act('explore e')
    expect(t.revealed).toBe('Ua1 Ub1 Uc1')
  })

  it('C038 gives no Mid-Game Reward a second time', () => {
    const t = inInfirmary(
      {
        blue: { card: 'test-blue' },
        green: { card: 'test-green', done: true },
        final: { card: 'test-last', triggered: true },
      },
      { round: 3, hero: { at: 'Ua1', life: 5, selfControl: 5, adrenaline: 1 } },
    )
    t.act('interact mission blue')
    expect(t.asked()?.kind).toBe('turn')
    expect(t.hero.hero).toMatchObject({ life: 5, selfControl: 5, adrenaline: 2 }) // its own reward
    expect(t.hero.round?.space).toBe(3)
    expect(t.evil.dangers).toEqual([])
  })

  const track = { roundTrack: [{ cap: 12 }, { cap: 9 }, { cap: 8 }, { cap: 6 }, { cap: 4 }] }
  const weak = { at: 'Ua1', life: 5, selfControl: 5 }
  const done = (difficulty: string, more: Given = {}): Table =>
    inInfirmary(
      { green: { card: 'test-twice', progress: 1 }, final: { card: 'test-last' } },
      { difficulty, round: 3, overlay: track, hero: weak, ...more },
    ).act('interact mission green')

  it('C039 R69 at Easy gains a Round first, then 3 of each under the higher cap', () => {
    const t = done('easy')
    expect(t.hero.round).toMatchObject({ space: 2, cap: 8 })
    expect(t.health).toEqual([8, 8])
    expect(t.asked()?.kind).toBe('turn')
  })
  it.each([
    ['life', [8, 5]],
    ['self-control', [5, 8]],
  ] as const)('C040 at Normal recovers %s and not both', (choice, health) => {
    const t = done('normal').act(choice)
    expect(t.hero.round?.space).toBe(2)
    expect(t.health).toEqual(health)
  })
  it('C041 at Nightmare gains no Round', () => {
    const t = done('nightmare', { round: 2 }).act('self-control')
    expect(t.hero.round?.space).toBe(2)
    expect(t.health).toEqual([5, 8])
  })
  it('C042 at Impossible gives nothing', () => {
    const t = done('impossible')
    expect(t.asked()?.kind).toBe('turn')
    expect([t.hero.round?.space, t.health]).toEqual([3, [5, 5]])
    expect(of(t, 'final')).toMatchObject({ triggered: true })
  })
  it('C043 keeps rewards under the cap, and lets a full track be chosen', () => {
    const t = done('normal', { hero: { at: 'Ua1', life: 7, selfControl: 8 } })
    const full = done('normal', { hero: { at: 'Ua1', life: 7, selfControl: 8 } })
    expect(t.act('life').health).toEqual([8, 8])
    expect(full.act('self-control').health).toEqual([7, 8])
  })
  it('C044 R67 keeps a Round gained at the right end as a credit', () => {
    const t = done('easy', { round: 0, turn: 8, hero: { at: 'Ua1', life: 5, selfControl: 5 } })
    expect(t.hero.round?.space).toBe(0)
    expect(t.health).toEqual([8, 8])
    t.toTurn()
    expect(t.hero.round?.space).toBe(0)
    expect(t.hero.turn?.number).toBe(1)
    expect(t.state.round.credit).toBe(0)
  })

  it('counts Kills of any kind where a Mission names none (Mission Overview)', () => {
    const t = inInfirmary(
      { green: { card: 'test-hunt' } },
      { creatures: 'spore Ua1, worm Ua1', dice: 'HHDDD DDDD', difficulty: 'impossible' },
    )
    t.act(`fight ${t.shown('spore')}`)
    expect(of(t, 'green')).toMatchObject({ progress: 1, done: false })
  })

  it('lets a Mission hear its own Interacts alone, its last one too (Mission Overview)', () => {
    const missions = { green: { card: 'test-caller' }, blue: { card: 'test-blue' }, final: { card: 'test-last' } }
    const own = table({
      map: TWO_LINES,
      pack: PACK,
      difficulty: 'impossible',
      hero: { at: 'Ud1', adrenaline: 1 },
      missions: { ...missions, green: { card: 'test-caller', progress: 1 } },
    })
    expect(own.act('interact mission green').hero.hero?.adrenaline).toBe(2)
    const other = inInfirmary(missions, { difficulty: 'impossible', hero: { at: 'Ua1', adrenaline: 1 } })
    expect(other.act('interact mission blue').hero.hero?.adrenaline).toBe(2) // the blue one's reward alone
  })

  it('draws Missions left out among the Rooms that are there (Hero Setup)', () => {
    const rooms: readonly Room[] = ['infirmary', 'dormitory']
    for (const seed of ['1', '2', '3']) {
      const t = table({
        map: STREET,
        pack: CORE,
        hero: { at: 'Ua3' },
        seed,
        missions: { blue: undefined, green: undefined, final: undefined },
      })
      for (const { room } of t.hero.missions) expect(rooms).toContain(room)
      expect(t.hero.missions.map(({ colour }) => colour)).toEqual(['blue', 'final'])
    }
  })
})
