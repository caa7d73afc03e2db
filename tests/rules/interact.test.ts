// Action — Interact: LCUs and Missions.
import { describe, expect, it } from 'vitest'
import { map, STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { item, mission, packWith } from '../helpers/test-pack.ts'

const PACK = packWith({
  items: [item('test-clips', { action: 'interact', aim: 'lamp', effects: [{ do: 'repair', range: 1 }] })],
  missions: [
    mission('test-twice', 'blue', 'infirmary', { goal: { do: 'interact', times: 2 } }),
    mission('test-round', 'green', 'infirmary', { goal: { do: 'interact', times: 2, within: 'round' } }),
    mission('test-turn', 'green', 'infirmary', { goal: { do: 'interact', times: 2, within: 'turn' } }),
    mission('test-calm', 'green', 'infirmary', { goal: { do: 'interact', times: 1, if: { creatureHere: false } } }),
    mission('test-last', 'final', 'infirmary'),
  ],
})
const given = (more: Given): Table => table({ pack: PACK, ...more })
/** A line of six Sectors from north to south with an LCU in the second or where said. */
const lamps = (at: string): ReturnType<typeof map> => map([' I', ' │', ' │', ' │', ' │', ' D'], [], at)

describe('LCUs', () => {
  it('C163 lights its Sector and two in line', () => {
    const t = given({ map: lamps('Ua2'), hero: { at: 'Ua2' } })
    expect(t.keys('hero', 'interact')).toEqual(['interact lcu n', 'interact lcu s'])
    t.act('interact lcu s')
    expect(t.evil.lights).toEqual(['Ua2', 'Ua3', 'Ua4'])
    expect(t.hears('declared')).toEqual([{ type: 'declared', action: 'interact', args: ['lcu', 's'] }])
  })
  it('C164 one where a wall follows', () => {
    const t = given({ map: map([' ┌──┐', ' │··│', ' └──┘'], [], 'Ub1'), hero: { at: 'Ub1' } }).act('interact lcu w')
    expect(t.evil.lights).toEqual(['Ua1', 'Ub1'])
  })
  it("C166 R61 goes through unblocked Doors, a Room's far one too", () => {
    const t = given({ map: map([' I─D'], [], 'Ua1'), hero: { at: 'Ua1' } }).act('interact lcu e')
    expect(t.evil.lights).toEqual(['Ua1', 'Ub1', 'Uc1'])
    expect(t.revealed).toBe('Ua1 Ub1') // he does not see through the far one
  })
  it('R61 R92 stops at a Blocked Door, whose side is offered and lights its own Sector alone', () => {
    const t = given({ map: map([' I─D'], [], 'Ub1'), hero: { at: 'Ub1' }, blocked: 'Ub1e' })
    expect(t.keys('hero', 'interact')).toEqual(['interact lcu e', 'interact lcu w'])
    t.act('interact lcu e')
    expect(t.evil.lights).toEqual(['Ub1'])
  })
  it('R61 stops at Stairs', () => {
    const t = given({
      map: map([' ┌──┐', 'b│··│r', ' └──┘'], [' ┌──┐', 'b│··│r', ' └──┘'], 'Ua2'),
      hero: { at: 'Ua2' },
    })
    expect(t.keys('hero', 'interact')).toEqual(['interact lcu n', 'interact lcu s'])
    expect(t.act('interact lcu n').evil.lights).toEqual(['Ua1', 'Ua2'])
  })
  it('R92 may be repaired again, what is Lighted already too', () => {
    const t = given({ map: lamps('Ua3'), hero: { at: 'Ua3' }, lights: 'Ua3 Ua4 Ua5' }).act('interact lcu s')
    expect(t.evil.lights).toEqual(['Ua3', 'Ua4', 'Ua5'])
    expect(t.hears('lights')).toEqual([])
    expect(t.act('interact lcu n').evil.lights).toEqual(['Ua1', 'Ua2', 'Ua3', 'Ua4', 'Ua5'])
  })
  it('C167 Reveals what is Lighted in a clear line', () => {
    const t = given({ map: lamps('Ua3'), hero: { at: 'Ua3' }, creatures: 'worm Ua5' }).act('interact lcu s')
    expect(t.revealed).toBe('Ua3 Ua4 Ua5')
    expect(t.sees('Ua5')).toMatchObject({ lit: true, inSight: true, creatures: [{ kind: 'worm' }] })
    expect(t.sees('Ua3')).toMatchObject({ lit: true })
    expect(t.health).toEqual([12, 12])
  })
  it('C168 needs an LCU in his own Sector', () => {
    const t = given({ map: lamps('Ua2'), hero: { at: 'Ua3' }, revealed: 'Ua2 Ua3' })
    expect(t.keys('hero', 'interact')).toEqual([])
  })
  it('an Item may change how far it lights (Repairing Lights)', () => {
    const t = given({ map: lamps('Ua2'), hero: { at: 'Ua2', items: [{ card: 'test-clips' }] } })
    t.act('use test-clips interact lcu s')
    expect(t.evil.lights).toEqual(['Ua2', 'Ua3'])
    const none = given({ map: lamps('Ua2'), hero: { at: 'Ua3', items: [{ card: 'test-clips' }] } })
    expect(none.keys('hero', 'use')).toEqual([])
  })
})

describe('Missions', () => {
  const inRoom = (missions: Given['missions'], more: Given = {}): Table =>
    given({ map: STREET, missions: missions!, difficulty: 'impossible', ...more, hero: { at: 'Ua1', ...more.hero } })
  const progress = (t: Table, i = 0): unknown => [t.hero.missions[i]?.progress, t.hero.missions[i]?.done]

  it('C169 counts Interacts until it is done', () => {
    const t = inRoom({ blue: { card: 'test-twice' } }).act('interact mission blue')
    expect(progress(t)).toEqual([1, false])
    t.act('interact mission blue')
    expect(progress(t)).toEqual([2, true])
    expect(t.hears('mission')).toEqual([
      { type: 'mission', colour: 'blue', what: 'progress', progress: 1 },
      { type: 'mission', colour: 'blue', what: 'progress', progress: 2 },
      { type: 'mission', colour: 'blue', what: 'done', progress: 2 },
    ])
    t.refuses('hero', 'interact mission blue')
  })
  it('C170 in its own Room alone', () => {
    const t = given({ map: STREET, missions: { blue: { card: 'test-twice' } }, hero: { at: 'Ua6' } })
    expect(t.keys('hero', 'interact')).toEqual([])
    const corridor = given({ map: STREET, missions: { blue: { card: 'test-twice' } }, hero: { at: 'Ua3' } })
    expect(corridor.keys('hero', 'interact')).toEqual([])
  })
  it('is not offered what its text forbids, by what he sees (Action — Interact)', () => {
    const calm = { green: { card: 'test-calm' } }
    expect(inRoom(calm, { creatures: 'cultist Ua1' }).keys('hero', 'interact')).toEqual([])
    expect(inRoom(calm, { creatures: 'cultist Ua2' }).keys('hero', 'interact')).toEqual(['interact mission green'])
  })
  it('forgets progress that had to be made within one Turn or Round (Mission Overview)', () => {
    const turn = inRoom({ green: { card: 'test-turn' } }).act('interact mission green')
    expect(progress(turn)).toEqual([0, false])
    const both = inRoom({ green: { card: 'test-turn' } }).act(
      'bullet-time',
      'interact mission green',
      'interact mission green',
    )
    expect(progress(both)).toEqual([2, true])
    const round = inRoom({ green: { card: 'test-round' } }).act('interact mission green')
    expect(progress(round)).toEqual([1, false])
    const late = inRoom({ green: { card: 'test-round' } }, { turn: 8 })
      .act('interact mission green')
      .toTurn({ hand: 'keep' })
    expect(progress(late)).toEqual([0, false])
  })
  it('R70 wins on completion, before anything attacks', () => {
    const t = inRoom(
      { final: { card: 'test-last', triggered: true } },
      { creatures: 'worm Ua1', dice: 'HHHH', hero: { life: 1, selfControl: 0 } },
    )
    t.act('interact mission final')
    expect(t.hero.result).toEqual({ winner: 'hero', why: 'mission' })
    expect(t.hears('rolled')).toEqual([])
    expect(t.asking).toEqual([])
  })
  it('C234 wins in Nightmare Mode too', () => {
    const t = inRoom({ final: { card: 'test-last', triggered: true } }, { nightmare: true }).act(
      'interact mission final',
    )
    expect(t.hero.result?.winner).toBe('hero')
  })
})
