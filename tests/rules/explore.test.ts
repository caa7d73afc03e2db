// Action — Explore.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, CROSSING, map, RING, ROUND_A_ROOM, STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { QUIET } from '../helpers/test-pack.ts'

const given = (more: Given): Table => table({ pack: QUIET, ...more })

describe('What is Revealed', () => {
  it('C109 two Sectors in line, without entering', () => {
    const t = given({ map: STREET, hero: { at: 'Ua5' } }).act('explore n')
    expect(t.revealed).toBe('Ua3 Ua4 Ua5')
    expect(t.evil.at).toBe('Ua5')
    expect(t.hears('moved')).toEqual([])
    expect(t.hears('revealed')).toEqual([
      { type: 'revealed', sectors: [t.handle('Ua3'), t.handle('Ua4')], creatures: [] },
    ])
  })
  it('C110 one where it is a Curve', () => {
    expect(given({ map: RING, hero: { at: 'Ub1' } }).act('explore w').revealed).toBe('Ua1 Ub1')
  })
  it('C112 one where a far Door follows', () => {
    expect(given({ map: STREET, hero: { at: 'Ua3' } }).act('explore n').revealed).toBe('Ua2 Ua3')
  })
  it('through a Door beside him (Action — Explore)', () => {
    expect(given({ map: STREET, hero: { at: 'Ua2' } }).act('explore n').revealed).toBe('Ua1 Ua2')
  })
  it('R63 stops in a Room, whose far Door is not adjacent', () => {
    expect(given({ map: ROUND_A_ROOM, hero: { at: 'Ua1' } }).act('explore e').revealed).toBe('Ua1 Ub1')
  })
  it('R93 from a Room through each Door to the next one', () => {
    expect(given({ map: BETWEEN_DOORS, hero: { at: 'Ua1' } }).act('explore e').revealed).toBe('Ua1 Ub1')
  })
  it('R62 not through a Blocked Door or a wall, which are not offered', () => {
    const t = given({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, blocked: 'Ub1e' })
    expect(t.keys('hero', 'explore')).toEqual(['explore w'])
  })
  it('the one Sector at the other end of the Stairs (Action — Explore)', () => {
    const t = given({ map: RING, hero: { at: 'Ud2' } }).act('explore stairs')
    expect(t.revealed).toBe('Ud2 Ld2')
    expect(t.sees('Ld2')).toMatchObject({ inSight: false, island: 1, at: [0, 0] })
  })
  it('a Blocked Door on the way is Revealed as Blocked (Action — Explore)', () => {
    const t = given({ map: STREET, hero: { at: 'Ua4' }, blocked: 'Ua1s' }).act('explore n')
    expect(t.sees('Ua2')?.doors).toEqual([{ dir: 'n', blocked: true }])
  })
  it('C117 does not scare', () => {
    const t = given({ map: STREET, hero: { at: 'Ua5' }, creatures: 'worm Ua4, hybrid Ua3' }).act('explore n')
    expect(t.health).toEqual([12, 12])
    expect(t.evil.creatures.every((c) => c.revealed)).toBe(true)
  })
  it('goes into known ground as well (Action — Explore)', () => {
    const t = given({ map: STREET, hero: { at: 'Ua5' }, revealed: 'Ua3 Ua4' }).act('explore n')
    expect(t.hero.turn?.number).toBe(2)
    expect(t.hears('revealed')).toEqual([])
  })
})

describe('Danger', () => {
  const explored = (more: Given = {}): Table =>
    given({ map: STREET, dangers: 'Ua5 Ua3', ...more, hero: { at: 'Ua5' } }).act('explore n')
  it("C115 one token of the line or of the Hero's Sector may go, from the Map too", () => {
    const t = explored()
    expect(t.asked()).toMatchObject({
      kind: 'danger',
      keys: ['none', `remove ${t.handle('Ua5')}`, `remove ${t.handle('Ua3')}`],
    })
    t.act(`remove ${t.handle('Ua3')}`)
    expect(t.evil.dangers).toEqual(['Ua5'])
    expect(t.asked()?.kind).toBe('turn')
    expect(t.sees('Ua3')?.danger).toBe(false)
    expect(t.hears('danger')).toEqual([{ type: 'danger', sector: t.handle('Ua3'), on: false }])
  })
  it('C115 or none', () => {
    expect(explored().act('none').evil.dangers).toEqual(['Ua3', 'Ua5'])
  })
  it('R62 of an already Revealed Sector too', () => {
    const t = explored({ revealed: 'Ua3 Ua4 Ua5' })
    expect(t.act(`remove ${t.handle('Ua3')}`).evil.dangers).toEqual(['Ua5'])
  })
  it('none of a Sector off the line (Action — Explore)', () => {
    const t = given({ map: CROSSING, hero: { at: 'Ub3' }, revealed: 'Uc3 Ub3', dangers: 'Uc3' }).act('explore n')
    expect(t.asked()?.kind).toBe('turn')
    expect(t.evil.dangers).toEqual(['Uc3'])
  })
  it('is not asked of where there is none (Action — Explore)', () => {
    expect(explored({ dangers: 'Ua2' }).asked()?.kind).toBe('turn')
  })
})

describe('Tile shortage', () => {
  // Ua1 to Ua5 and Ud1 to Ud5 are straight; all are joined by the two ends.
  const LOOP = map([' ┌──┐', ' │··│', ' │··│', ' │··│', ' │··│', ' └──┘'])
  const few = (straight: number): Given => ({ overlay: { tiles: { straight } } })

  it('C239 R72 takes the same-shaped tile that is farthest along Revealed Sectors', () => {
    const t = given({
      map: LOOP,
      hero: { at: 'Ua3' },
      revealed: 'Ua1 Ub1 Uc1 Ua2 Ua3',
      creatures: 'worm Uc1',
      ...few(5),
    })
    t.act('explore s') // Ua4 and Ua5 are the fifth and the sixth
    expect(t.revealed).toBe('Ua1 Ub1 Ua2 Ua3 Ua4 Ua5')
    expect(t.creature('worm')).toMatchObject({ at: 'Uc1', revealed: false })
    expect(t.hears('hidden')).toHaveLength(1)
  })
  it('R72 takes one that no Revealed way leads to first', () => {
    const t = given({ map: LOOP, hero: { at: 'Ua3' }, revealed: 'Ua1 Ub1 Ua2 Ua3 Ud5', ...few(5) }).act('explore s')
    expect(t.revealed).toBe('Ua1 Ub1 Ua2 Ua3 Ua4 Ua5')
  })
  it("R72 asks the Leader where several are equally far, and never takes the Hero's, one in sight or a new one", () => {
    const t = given({ map: LOOP, hero: { at: 'Ua3' }, revealed: 'Ua2 Ua3 Ud2 Ud5', ...few(5) })
    t.choose('hero', 'explore s').until('tile')
    expect(t.keys('evil-1')).toEqual(['Ud2', 'Ud5'])
    t.choose('evil-1', 'Ud5').pass()
    expect(t.revealed).toBe('Ua2 Ud2 Ua3 Ua4 Ua5')
  })
  it('R72 uses a substitute where none may leave', () => {
    const t = given({ map: LOOP, hero: { at: 'Ua3' }, revealed: 'Ua2 Ua3', ...few(2) }).act('explore s')
    expect(t.revealed).toBe('Ua2 Ua3 Ua4 Ua5')
    expect(t.hears('hidden')).toEqual([])
  })
  it('R72 leaves other shapes alone', () => {
    const t = given({ map: LOOP, hero: { at: 'Ua5' }, revealed: 'Ua1 Ua5', ...few(1) }).act('move s')
    expect(t.revealed).toBe('Ua1 Ua5 Ua6')
  })
})
