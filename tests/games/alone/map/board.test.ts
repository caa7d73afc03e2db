import { describe, expect, it } from 'vitest'
import {
  assemble,
  type Board,
  doorDirs,
  isDoor,
  isSector,
  openDirs,
  placeRooms,
  swapRooms,
} from '../../../../electron/games/alone/map/board.ts'
import { write } from '../../../../electron/games/alone/map/sheet.ts'
import { at, drawn, level, names, sides } from '../../../helpers/text-map.ts'

const two = (): Board => drawn(['r┌┬□·', ' └┴┐·', ' ··□·'], [' □──┐b', ' ···□r'], ['Ua1', 'Lc1'])

describe('a Map put together', () => {
  it('joins Stairs of one colour and no others (C016)', () => {
    const joined = two().beyond.flatMap((other, from) => (other < 0 ? [] : [`${names([from])}-${names([other])}`]))
    expect(joined).toEqual(['Ua1-Ld2', 'Ld2-Ua1'])
  })
  it('keeps Stairs without an other end as an Element that leads nowhere', () => {
    const board = drawn(['b□──□'], [' □──□'])
    expect(board.stairs[at('Ua1')]).toBe('blue')
    expect(board.beyond[at('Ua1')]).toBe(-1)
  })
  it('says on which side Stairs stand', () => {
    expect(two().stairsSide[at('Ua1')]).toBe('w')
    expect(two().stairsSide[at('Ld2')]).toBe('e')
    expect(two().stairsSide[at('Ub1')]).toBeNull()
  })
  it('has LCUs where they are named', () => {
    expect(names(two().lcu.flatMap((is, place) => (is ? [place] : [])))).toBe('Ua1 Lc1')
  })
  it('knows what is open, what a Door is and what is nothing', () => {
    expect(openDirs(two(), at('Ub1'))).toEqual(['e', 's', 'w'])
    expect(doorDirs(two(), at('Ub1'))).toEqual(['e'])
    expect(doorDirs(two(), at('Uc1'))).toEqual(['w'])
    expect(sides('Ub1e', 'Uc1w', 'Ub1s', 'Ua1n').map((side) => isDoor(two(), side))).toEqual([true, true, false, false])
    expect(['Ua1', 'Uc1', 'Ud1', 'Lb2'].map((name) => isSector(two(), at(name)))).toEqual([true, true, false, false])
  })
  it('is plain data', () => expect(JSON.parse(JSON.stringify(two()))).toEqual(two()))
})

describe('a Map that cannot be', () => {
  const upper = level(' I──□ ')
  const lower = level(' □──D ')
  it.each([
    ['a Level', upper, level(' ┐··· '), [], 'levels.lower[0]', 'a1 opens south towards nothing'],
    ['the upper Level first', [], [], [], 'levels.upper', 'A Level has 6 lines, not 0'],
    [
      'a Room twice in a Level',
      level(' □──□ ', ' E┐·· ', ' ·E·· '),
      lower,
      [],
      'levels.upper[2]',
      'escape-pods is placed twice',
    ],
    ['a Room twice in the Map', upper, level(' ···· ', ' □──I '), [], 'levels.lower[1]', 'infirmary is placed twice'],
    [
      'a Room again in the first place below',
      upper,
      level(' I──□ '),
      [],
      'levels.lower[0]',
      'infirmary is placed twice',
    ],
    ['an LCU in nothing', upper, lower, ['Ua1', 'Ub2'], 'lcus[1]', 'There is no Sector for an LCU'],
    ['two LCUs in a Sector', upper, lower, ['Ua1', 'Lb1', 'Ua1'], 'lcus[2]', 'Ua1 has its LCU already'],
  ])('%s', (_, above, below, lcus, path, fault) =>
    expect(assemble({ upper: above, lower: below }, lcus.map(at))).toEqual({ fault, path }),
  )
  it('an LCU off the Map', () =>
    expect(assemble({ upper, lower }, [48])).toEqual({ fault: 'There is no Sector for an LCU', path: 'lcus[0]' }))
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
