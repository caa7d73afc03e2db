// Lights that go on and off: what is told is what changed, and what lies on the Map lies in the Map's order.
import { describe, expect, it } from 'vitest'
import { map, STREET } from '../../../helpers/maps.ts'
import { type Given, table, type Table } from '../../../helpers/table.ts'
import { card, item, packWith } from '../../../helpers/test-pack.ts'

const PACK = packWith({
  fury: [card('test-step', { effects: [{ do: 'move', steps: 1 }] })],
  items: [
    item('test-dark', { action: 'interact', aim: 'none', effects: [{ do: 'lights', on: false, where: 'level' }] }),
  ],
})
const LINE: Given = { pack: PACK, map: map([' I──D'], [], 'Uc1'), hero: { at: 'Uc1', items: [{ card: 'test-dark' }] } }

describe('a repaired LCU', () => {
  const repaired = (): Table => table({ ...LINE, lights: 'Ub1' }).choose('hero', 'interact lcu w')
  it('tells of the Sectors that were dark alone (Repairing Lights)', () => {
    const heard = repaired()
      .told('evil-1', 'lights')
      .map((event) => [event['on'], event['sectors']])
    expect(heard).toEqual([[true, ['Uc1', 'Ua1']]])
  })
  it('lights each Sector once, listed by place (Repairing Lights)', () => {
    expect(repaired().evil.lights).toEqual(['Ua1', 'Ub1', 'Uc1'])
  })
})

describe('Lights that go off', () => {
  it('are told where they were on alone (Light and Dark)', () => {
    const t = table({ ...LINE, lights: 'Ub1' }).choose('hero', 'use test-dark interact')
    const heard = t.told('evil-1', 'lights').map((event) => [event['on'], event['sectors']])
    expect(heard).toEqual([[false, ['Ub1']]])
    expect(t.evil.lights).toEqual([])
  })
  it('tell nothing of a dark Sector that a Creature moves into (Light and Dark)', () => {
    const t = table({
      pack: PACK,
      map: STREET,
      hero: { at: 'Ua5' },
      creatures: 'worm Ua3',
      evil: { hands: [['test-step']] },
    })
    t.choose('hero', 'explore n').toTurnEnd()
    t.choose('evil-1', 'play test-step', `move ${t.id('worm')} n`).pass()
    expect([t.where('worm'), t.told('evil-1', 'lights'), t.hears('lights')]).toEqual(['Ua2', [], []])
  })
})
