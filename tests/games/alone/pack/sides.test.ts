// Each cornerstone that a side of a sheet breaks is told in words, with the Sector where one can be named.
import { expect, it } from 'vitest'
import { sideFault } from '../../../../electron/games/alone/pack/sides.ts'

const LINES = [' ┌─┬┐ ', ' □─┼┤ ', 'r┌┐□│ ', ' ││└┤b', ' │□─┤ ', ' └┴─□ ']
const LCUS = ['a6', 'd5', 'b3', 'd2']
const RING = [' □──□ ', ' │··│ ', 'r│··│b', ' □──□ ', ' ┌──┐ ', ' └──┘ ']
const line = (row: number, text: string): readonly string[] => LINES.with(row - 1, text)
const rows = (lines: readonly string[], lcus: readonly string[] = LCUS) => ({ lines, lcus })
const lamps = (...lcus: readonly string[]) => rows(LINES, lcus)

it('has nothing to say of a side to play on', () => {
  expect(sideFault(rows(LINES), 's')).toBeNull()
})

it.each([
  [rows(line(6, ' └┴─┘ ')), 's', 'A Level has 4 Room spaces, not 3'],
  [rows(line(2, ' D─┼┤ ')), 's.lines[1]', 'A sheet leaves open which Room lies at a2: write □'],
  [rows(line(2, ' D─┼┤ ').with(2, 'r┌┐D│ ')), 's.lines[1]', 'A sheet leaves open which Room lies at a2: write □'],
  [
    rows(line(5, ' │□─┘ '), ['a4', 'd5', 'c1', 'b5']),
    's.lines[5]',
    'The Rooms at a2 and d6 lie 11 Sectors apart: at least 3, at most 8',
  ],
  [
    rows([' □──□ ', ' │··│ ', 'r└──┘b', ' ┌──┐ ', ' │··│ ', ' □──□ ']),
    's.lines[5]',
    'No way leads between the Rooms at a1 and a6',
  ],
  [rows(line(2, ' □─┴┤ ')), 's.lines[2]', 'A Room has 2 or 3 Doors: c3 has 1'],
  [rows(line(3, ' ┌┐□│ ')), 's', 'The red Stairs are missing'],
  [rows(line(3, ' ┌┐□│ ').with(1, 'r□─┼┤ ')), 's.lines[1]', 'The red Stairs stand half-way down, in line 3 or 4'],
  [rows(line(4, 'b││└┤ ')), 's', 'The red and the blue Stairs stand on opposite sides'],
  [lamps('a6', 'd5', 'b3'), 's', 'A Level has 4 LCUs, not 3'],
  [lamps('a6', 'd2', 'b3', 'd2'), 's.lcus[3]', 'Two LCUs lie at d2'],
  [rows(RING, ['a2', 'a3', 'b1', 'b2']), 's.lcus[3]', 'An LCU lies in no Sector: b2'],
  [lamps('a6', 'd5', 'c5', 'd2'), 's.lines[4]', 'The LCU at c5 lights no two Sectors in a line beside its own'],
  [lamps('a6', 'd3', 'b3', 'd2'), 's', 'At least two Rooms can be lit by the LCUs: here 1'],
  [lamps('a6', 'd5', 'c2', 'd2'), 's', 'One Room can be lit by no LCU: here each can be'],
  [rows(RING, ['a2', 'a3', 'b1', 'a5']), 's.lines[4]', 'No way leads from a1 to a5'],
])('tells what %j breaks', (side, path, fault) => {
  expect(sideFault(side, 's')).toEqual({ fault, path })
})
