import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { boardOf, type SheetSide } from '../../../../electron/games/alone/map/deal.ts'
import { dullness, type Rating, rate } from '../../../../electron/games/alone/map/rate.ts'
import { isFault } from '../../../../electron/games/alone/map/sheet.ts'
import { drawn } from '../../../helpers/text-map.ts'

const file = new URL('../../../../resources/packs/core/sheets.json', import.meta.url)
const core = JSON.parse(readFileSync(file, 'utf8')) as { sheets: { sides: SheetSide[] }[] }
const SIDES = core.sheets.flatMap(({ sides }, sheet) =>
  sides.map((side, index): [string, SheetSide] => [`sheet ${sheet} side ${index}`, side]),
)
const rated = (side: SheetSide): Rating => {
  const board = boardOf(side)
  if (isFault(board)) throw new Error(board.fault)
  return rate(board)
}

describe('a rating', () => {
  it('counts the ways round', () => {
    const loops = (...rows: string[]): number => rate(drawn(rows)).loops
    expect(loops(' □──□')).toBe(0)
    expect(loops(' ┌──□', ' □···')).toBe(0)
    expect(loops(' ┌□', ' □┘')).toBe(1)
    expect(loops(' ┌┬┐', ' ├┼┤', ' └┴┘')).toBe(4)
  })
  it('follows the longest line from where the Hero looks: to a wall, or to a Door that is not his', () => {
    const sight = (...rows: string[]): number => rate(drawn(rows)).sight
    expect(sight(' ┌──┐', ' └──┘')).toBe(4)
    expect(sight(' ┌─┐', ' │·│', ' │·│', ' │·│', ' └─┘')).toBe(5)
    expect(sight(' □──┐', ' │·┌┘', ' └─┘')).toBe(4) // out of the Room
    expect(sight(' □┬─□', ' ·□')).toBe(3) // never through two Doors
  })
  it('counts the straight Corridors in a row, with neither a corner nor a Room among them', () => {
    const dead = (...rows: string[]): number => rate(drawn(rows)).dead
    expect(dead(' ┌┐', ' └┘')).toBe(0)
    expect(dead(' ┌─┐', ' └┬┘', ' ·□')).toBe(1)
    expect(dead(' ┌┐', ' ││', ' ││', ' │├□', ' └┘')).toBe(3)
    expect(dead(' □─□')).toBe(1)
  })
  it('knows how near and how far Rooms are by the ways there are', () => {
    const { nearest, farthest } = rate(drawn([' □┐□┐', ' □┤││', ' ·└┘│', ' ·┌─┘', ' ·□']))
    expect([nearest, farthest]).toEqual([3, 13])
  })
  it('adds up what every LCU lights in every direction, each Sector once', () => {
    const reach = (...lcus: string[]): number => rate(drawn([' ┌──┐', ' └──┘'], [], lcus)).reach
    expect(reach()).toBe(0)
    expect(reach('Ua1')).toBe(4)
    expect(reach('Ua1', 'Ub1')).toBe(5)
    expect(reach('Ua1', 'Ud1', 'Ua2')).toBe(8)
  })
  it('counts the shapes', () => {
    const { cross, tee, straight, curve } = rate(drawn([' ┌┬─┐', ' ├┼─┤', ' └┴□┘']))
    expect([cross, tee, straight, curve]).toEqual([1, 4, 2, 4])
  })
})

describe('dull', () => {
  const GOOD: Rating = {
    ...{ loops: 3, sight: 4, dead: 0, nearest: 3, farthest: 5, reach: 12 },
    ...{ cross: 1, tee: 2, straight: 2, curve: 2 },
  }
  const FULL: Rating = {
    ...{ loops: 6, sight: 6, dead: 2, nearest: 8, farthest: 8, reach: 20 },
    ...{ cross: 2, tee: 10, straight: 10, curve: 10 },
  }
  it('is neither the least nor the most that is allowed', () => {
    expect([dullness(GOOD), dullness(FULL)]).toEqual([[], []])
  })
  it.each(Object.keys(FULL) as (keyof Rating)[])('is one more or one less: %s', (figure) => {
    expect(dullness({ ...GOOD, [figure]: FULL[figure] + 1 })).toEqual([figure])
    expect(dullness({ ...FULL, [figure]: GOOD[figure] - 1 })).toEqual([figure])
  })
  it('are several figures at once', () => {
    expect(dullness({ ...GOOD, loops: 0, cross: 3 })).toEqual(['loops', 'cross'])
  })
  it.each(SIDES)('is not core %s', (_, side) => expect(dullness(rated(side))).toEqual([]))
  it('no two of the core are much alike', () => {
    const ratings = SIDES.map(([, side]) => JSON.stringify(rated(side)))
    expect(new Set(ratings).size).toBe(8)
  })
})
