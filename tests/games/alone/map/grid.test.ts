import { describe, expect, it } from 'vitest'
import {
  atOf,
  DIRS,
  endsOf,
  LEVEL,
  nameOf,
  opposite,
  placeName,
  placeOf,
  PLACES,
  sideFrom,
  sideName,
  sideOf,
  step,
} from '../../../../electron/games/alone/map/grid.ts'

const everywhere = Array.from({ length: PLACES }, (_, at) => at)

describe('places', () => {
  it('go by Level, row, column', () => {
    expect([0, 3, 4, 9, 23, 24, 47].map(nameOf)).toEqual(['Ua1', 'Ud1', 'Ua2', 'Ub3', 'Ud6', 'La1', 'Ld6'])
    expect([23, 24].map(LEVEL)).toEqual([0, 1])
  })
  it('are found again by their names', () => {
    for (const at of everywhere) expect(atOf(nameOf(at))).toBe(at)
    for (const place of everywhere.slice(0, 24)) expect(placeOf(placeName(place))).toBe(place)
    expect(placeName(33)).toBe('b3')
  })
  it.each(['', 'U', 'Ub', 'Ub0', 'Ub7', 'Ue1', 'Xb3', 'ub3', 'UB3', 'Ub33', ' Ub3', 'b3', 'Ub3e'])(
    'no Sector is named %j',
    (name) => expect(atOf(name)).toBeUndefined(),
  )
  it.each(['', 'b', 'b0', 'e1', 'Ub3', 'b3 '])('no place of a sheet is named %j', (name) =>
    expect(placeOf(name)).toBeUndefined(),
  )
})

describe('steps', () => {
  const walk = (name: string): string[] =>
    DIRS.map((dir) => step(atOf(name)!, dir)).map((at) => (at < 0 ? '-' : nameOf(at)))
  it('lead to the four neighbours', () => expect(walk('Ub3')).toEqual(['Ub2', 'Uc3', 'Ub4', 'Ua3']))
  it('stay inside the Level', () => {
    expect(walk('Ua1')).toEqual(['-', 'Ub1', 'Ua2', '-'])
    expect(walk('Ud6')).toEqual(['Ud5', '-', '-', 'Uc6'])
    expect(walk('La1')).toEqual(['-', 'Lb1', 'La2', '-'])
    expect(walk('Ld6')).toEqual(['Ld5', '-', '-', 'Lc6'])
  })
  it('lead back', () => {
    for (const at of everywhere)
      for (const dir of DIRS) {
        const next = step(at, dir)
        if (next >= 0) expect(step(next, opposite(dir))).toBe(at)
      }
  })
})

describe('sides', () => {
  it('have one number from both Sectors and one name, told from the first', () => {
    for (const at of everywhere)
      for (const dir of DIRS) {
        const next = step(at, dir)
        const side = sideOf(at, dir)
        if (next >= 0) expect(sideOf(next, opposite(dir))).toBe(side)
        expect(sideName(side)).toBe(next >= 0 && next < at ? `${nameOf(next)}${opposite(dir)}` : `${nameOf(at)}${dir}`)
        expect(sideFrom(`${nameOf(at)}${dir}`)).toBe(side)
        expect([...endsOf(side)].sort((a, b) => a - b)).toEqual([at, next].sort((a, b) => a - b))
      }
  })
  it('count as one number each: 38 inside a Level', () => {
    const inner = everywhere.flatMap((at) => DIRS.filter((dir) => step(at, dir) >= 0).map((dir) => sideOf(at, dir)))
    expect(new Set(inner).size).toBe(2 * 38)
  })
  it.each([
    ['Ub3e', 'Ub3e'],
    ['Uc3w', 'Ub3e'],
    ['Ub3s', 'Ub3s'],
    ['Ub4n', 'Ub3s'],
    ['Ld6n', 'Ld5s'],
  ])('%s is told as %s', (given, told) => expect(sideName(sideFrom(given)!)).toBe(told))
  it.each(['', 'Ub3', 'Ub3x', 'Ub7e', 'Ub3ee', 'b3e', 'Ub33e'])('no side is named %j', (name) =>
    expect(sideFrom(name)).toBeUndefined(),
  )
})
