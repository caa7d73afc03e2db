import { describe, expect, it } from 'vitest'
import {
  assemble,
  doorDirs,
  isDoor,
  isSector,
  openDirs,
  placeRooms,
  swapRooms,
} from '../../../../electron/games/alone/map/board.ts'
import { write } from '../../../../electron/games/alone/map/sheet.ts'
import { at, drawn, level, names, sides } from '../../../helpers/text-map.ts'

const TWO = drawn(['r┌┬□·', ' └┴┐·', ' ··□·'], [' □──┐b', ' ···□r'], ['Ua1', 'Lc1'])

describe('a Map put together', () => {
  it('joins Stairs of one colour and no others (C016)', () => {
    const joined = TWO.beyond.flatMap((other, from) => (other < 0 ? [] : [`${names([from])}-${names([other])}`]))
    expect(joined).toEqual(['Ua1-Ld2', 'Ld2-Ua1'])
  })
  it('keeps Stairs without an other end as an Element that leads nowhere', () => {
    const board = drawn(['b□──□'], [' □──□'])
    expect(board.stairs[at('Ua1')]).toBe('blue')
    expect(board.beyond[at('Ua1')]).toBe(-1)
  })
  it('says on which side Stairs stand', () => {
    expect(TWO.stairsSide[at('Ua1')]).toBe('w')
    expect(TWO.stairsSide[at('Ld2')]).toBe('e')
    expect(TWO.stairsSide[at('Ub1')]).toBeNull()
  })
  it('has LCUs where they are named', () => {
    expect(names(TWO.lcu.flatMap((is, place) => (is ? [place] : [])))).toBe('Ua1 Lc1')
  })
  it('knows what is open, what a Door is and what is nothing', () => {
    expect(openDirs(TWO, at('Ub1'))).toEqual(['e', 's', 'w'])
    expect(doorDirs(TWO, at('Ub1'))).toEqual(['e'])
    expect(doorDirs(TWO, at('Uc1'))).toEqual(['w'])
    expect(sides('Ub1e', 'Uc1w', 'Ub1s', 'Ua1n').map((side) => isDoor(TWO, side))).toEqual([true, true, false, false])
    expect(['Ua1', 'Uc1', 'Ud1', 'Lb2'].map((name) => isSector(TWO, at(name)))).toEqual([true, true, false, false])
  })
  it('is plain data', () => expect(JSON.parse(JSON.stringify(TWO))).toEqual(TWO))
})

describe('a Map that cannot be', () => {
  const upper = level(' I──□ ')
  const lower = level(' □──D ')
  it.each([
    ['a Level', () => assemble({ upper, lower: level(' ┐··· ') }, []), 'levels.lower[0]'],
    ['the upper Level first', () => assemble({ upper: [], lower: [] }, []), 'levels.upper'],
    [
      'a Room twice in a Level',
      () => assemble({ upper: level(' □──□ ', ' E┐·· ', ' ·E·· '), lower }, []),
      'levels.upper[2]',
    ],
    ['a Room twice in the Map', () => assemble({ upper, lower: level(' ···· ', ' □──I ') }, []), 'levels.lower[1]'],
    ['an LCU in nothing', () => assemble({ upper, lower }, [at('Ua1'), at('Ub2')]), 'lcus[1]'],
    ['two LCUs in a Sector', () => assemble({ upper, lower }, [at('Ua1'), at('Lb1'), at('Ua1')]), 'lcus[2]'],
    ['an LCU off the Map', () => assemble({ upper, lower }, [48]), 'lcus[0]'],
  ])('%s', (_, result, path) => expect(result()).toEqual({ fault: expect.any(String), path }))
})

describe('Rooms', () => {
  const spaces = drawn([' □──H'], [' □──□'])
  it('fill the spaces that are empty, in order (C017)', () => {
    const board = placeRooms(spaces, ['infirmary', 'dormitory', 'laboratory', 'control-room'])
    expect(write(board, 0)[0]).toBe(' I──H ')
    expect(write(board, 1)[0]).toBe(' D──L ')
    expect(write(spaces, 0)[0]).toBe(' □──H ')
  })
  it('may be too few', () => expect(write(placeRooms(spaces, ['infirmary']), 1)[0]).toBe(' □──□ '))
  it('change places across Levels, and nothing else does (C018, R99)', () => {
    const board = placeRooms(spaces, ['infirmary', 'dormitory', 'laboratory'])
    const swapped = swapRooms(board, at('Ua1'), at('Ld1'))
    expect(write(swapped, 0)[0]).toBe(' L──H ')
    expect(write(swapped, 1)[0]).toBe(' D──I ')
    expect({ ...swapped, tile: board.tile }).toEqual(board)
    expect(swapRooms(swapped, at('Ua1'), at('Ld1'))).toEqual(board)
  })
})
