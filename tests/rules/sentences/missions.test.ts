// Mission Overview and what Missions do to the Map: sentences of the rulebook that no older case holds.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { mission, packWith } from '../../helpers/test-pack.ts'

const PACK = packWith({
  missions: [
    mission('test-blue', 'blue', 'infirmary'),
    mission('test-green', 'green', 'infirmary'),
    mission('test-air', 'green', 'infirmary', {
      reward: [{ do: 'condition', kind: 'smoke', where: 'rooms', remove: true }],
    }),
    mission('test-last', 'final', 'dormitory', { modifiers: [{ figure: 'fight-dice', by: 1 }] }),
  ],
})
const given = (more: Given): Table =>
  table({ map: BETWEEN_DOORS, pack: PACK, difficulty: 'impossible', ...more, hero: { at: 'Ua1', ...more.hero } })
const BOTH = { blue: { card: 'test-blue' }, green: { card: 'test-green' }, final: { card: 'test-last' } }

describe('The Final Mission', () => {
  it('brings its lasting effect with it when it is triggered, not before (Mission Overview)', () => {
    const dice = (t: Table): unknown[] =>
      t
        .act(`fight ${t.shown('cultist')}`)
        .hears('rolled')
        .filter((e) => e['reason'] === 'fight')
        .map((e) => (e['faces'] as unknown[]).length)
    const scene = { missions: BOTH, creatures: 'cultist! Ua1', dice: 'LLLLLLLLLLLLLL' }
    expect(dice(given(scene))).toEqual([2])
    expect(dice(given(scene).act('interact mission green'))).toEqual([3])
  })
  it('may be won with one Starting Mission done and the other left (Starting Missions)', () => {
    const t = given({ missions: BOTH }).act('interact mission green', 'move e', 'none', 'move e', 'none')
    expect(t.isOver).toBe(false)
    t.act('interact mission final')
    expect(t.hero.result).toEqual({ winner: 'hero', why: 'mission' })
    expect(t.hero.missions.map((each) => [each.colour, each.done])).toEqual([
      ['blue', false],
      ['green', true],
      ['final', true],
    ])
    const none = given({ missions: BOTH }).act('move e', 'none', 'move e', 'none')
    none.refuses('hero', 'interact mission final')
  })
})

describe('Missions and the Map', () => {
  it('a Mission takes Condition tokens off the Map where it says so, and no other (Resolving Hero Actions)', () => {
    const conditions = ['Ua1', 'Ua3', 'Ua6'].map((at) => ({ kind: 'smoke', at }))
    const t = given({ map: STREET, missions: { green: { card: 'test-air' } }, conditions, revealed: 'Ua1 Ua3' })
    expect(t.sees('Ua1')?.conditions).toEqual(['smoke'])
    t.act('interact mission green')
    expect(t.evil.conditions).toEqual([{ kind: 'smoke', at: 'Ua3' }])
    expect(t.sees('Ua1')?.conditions).toEqual([])
    expect(t.sees('Ua3')?.conditions).toEqual(['smoke'])
  })
})
