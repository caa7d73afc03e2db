import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Corridor } from '../../../../electron/contract/alone.ts'
import { assemble, type Board } from '../../../../electron/games/alone/map/board.ts'
import { checkSheet, deal, lampsOf, type SheetSide, turnSide } from '../../../../electron/games/alone/map/deal.ts'
import { DIRS } from '../../../../electron/games/alone/map/grid.ts'
import { lampLine } from '../../../../electron/games/alone/map/sight.ts'
import { distances } from '../../../../electron/games/alone/map/distance.ts'
import { isFault, ROOMS, write } from '../../../../electron/games/alone/map/sheet.ts'
import { wrongs } from '../../../helpers/slow-sheet.ts'
import { at, drawn, names } from '../../../helpers/text-map.ts'

const file = new URL('../../../../resources/packs/core/sheets.json', import.meta.url)
const core = JSON.parse(readFileSync(file, 'utf8')) as { sheets: { sides: SheetSide[] }[] }
const SHEETS = core.sheets.map(({ sides }) => sides)
const SIDES = SHEETS.flatMap((sides, sheet) =>
  sides.map((side, index): [string, SheetSide] => [`sheet ${sheet} side ${index}`, side]),
)
const alone = ({ lines }: SheetSide): Board => {
  const board = assemble({ upper: lines, lower: Array.from({ length: 6 }, () => ' ···· ') }, [])
  if (isFault(board)) throw new Error(board.fault)
  return board
}
const count = (board: Board, kind: Corridor): number => board.tile.filter((tile) => tile === kind).length

describe.each(SIDES)('core %s', (_, side) => {
  it('keeps every cornerstone, either way up (C031–C034, R65)', () => {
    const turned = turnSide(side)
    expect(checkSheet(side.lines, side.lcus)).toEqual([])
    expect(checkSheet(turned.lines, turned.lcus)).toEqual([])
    expect(turnSide(turned)).toEqual(side)
    expect([wrongs(side), wrongs(turned)]).toEqual([[], []])
  })
  it('lights two others by a single repair of any LCU', () => {
    const board = alone(side)
    for (const lcu of side.lcus.map((name) => at(`U${name}`)))
      expect(Math.max(...DIRS.map((dir) => lampLine(board, lcu, dir, []).length))).toBe(3)
  })
  it('is a maze worth walking: every kind of Corridor, loops, a long straight line, corners', () => {
    const board = alone(side)
    const sectors = board.tile.filter((tile, place) => tile !== null || board.rooms.includes(place)).length
    const openings = board.open.reduce((sum, mask) => sum + [1, 2, 4, 8].filter((one) => mask & one).length, 0) / 2
    expect(sectors - 4).toBeGreaterThanOrEqual(16)
    expect(openings - sectors + 1).toBeGreaterThanOrEqual(3)
    for (const kind of ['cross', 'tee', 'straight', 'curve'] as const) expect(count(board, kind)).toBeGreaterThan(0)
    expect(count(board, 'curve')).toBeGreaterThanOrEqual(4)
    expect(count(board, 'cross')).toBeLessThanOrEqual(2)
  })
})

describe('a sheet that breaks a cornerstone', () => {
  const [[, good]] = SIDES as [[string, SheetSide]]
  const changed = (row: number, line: string): string[] => good.lines.with(row, line)
  it('is told so by name, and of nothing else', () => {
    // The sheet: □─┬┐ ├─□│ b├┐││ │□└┘r ├┼─□ └┴─┘, LCUs d1 a2 c4 a5
    expect(good.lines).toEqual([' □─┬┐ ', ' ├─□│ ', 'b├┐││ ', ' │□└┘r', ' ├┼─□ ', ' └┴─┘ '])
    expect(checkSheet(changed(0, ' ┌─┬┐ '), ['d1', 'a1', 'b3', 'c5'])).toEqual(['rooms'])
    expect(checkSheet(changed(0, ' I─┬┐ '), good.lcus)).toEqual(['rooms'])
    expect(checkSheet(changed(2, ' ├┐││ '), good.lcus)).toEqual(['stairs'])
    expect(checkSheet(changed(2, 'r├┐││ '), good.lcus)).toEqual(['unreadable'])
    expect(checkSheet(['b□─┬┐ ', ...changed(2, ' ├┐││ ').slice(1)], good.lcus)).toEqual(['stairs'])
    expect(checkSheet(changed(2, 'b├┐││r').with(3, ' │□└┘ '), good.lcus)).toEqual([])
    expect(checkSheet(changed(2, ' ├┐││b'), good.lcus)).toEqual(['stairs'])
    expect(checkSheet(good.lines, good.lcus.slice(1))).toEqual(['lcus'])
    expect(checkSheet(good.lines, ['d1', 'a2', 'a5', 'a5'])).toEqual(['unreadable'])
    expect(checkSheet(good.lines, ['d1', 'a2', 'a5', 'e5'])).toEqual(['unreadable'])
    expect(checkSheet(good.lines.slice(1), good.lcus)).toEqual(['unreadable'])
  })
  it('by its LCUs: too little Light, too few Rooms lit, none dark (C034)', () => {
    expect(checkSheet(good.lines, ['d6', 'd4', 'b2', 'b6'])).toEqual(['lcu-reach'])
    expect(checkSheet(good.lines, ['d1', 'a4', 'd6', 'c5'])).toEqual(['lit-rooms'])
    expect(checkSheet(good.lines, ['c1', 'd5', 'a2', 'b3'])).toEqual(['dark-room'])
  })
  it.each<[string, string[], string[], string]>([
    [
      'Rooms 2 apart',
      [' ┌┬┬□ ', ' ├┼┴┤ ', 'r│□┬┤ ', ' ├┼┼┤b', ' □└┼┤ ', ' └□┴┘ '],
      ['d3', 'b5', 'd4', 'b1'],
      'room-distance',
    ],
    [
      'Rooms 9 apart',
      [' ┌□┬┐ ', ' │└┼┘ ', ' └┬┼┐ ', 'r┌□□┤b', ' ├┬□│ ', ' └┘└┘ '],
      ['d3', 'd4', 'b2', 'c1'],
      'room-distance',
    ],
    [
      'a Room of 4 Doors',
      [' ┌┬□□ ', ' ├┼┼┤ ', ' ├┼┴┤b', 'r├□┌┤ ', ' ├┼┼┤ ', ' └┴┴□ '],
      ['c3', 'b3', 'c6', 'c1'],
      'doors',
    ],
    [
      'a part cut off',
      [' ┌┬┬┐ ', ' □┼┼□ ', ' ├┼┼┤ ', 'r├┼□┘b', ' ├┤┌┐ ', ' └□└┘ '],
      ['b5', 'a6', 'a3', 'c3'],
      'connected',
    ],
  ])('by %s (C032, C033)', (_, lines, lcus, broken) => {
    expect(checkSheet(lines, lcus)).toEqual([broken])
    expect(wrongs({ lines, lcus })).not.toEqual([])
  })
  it('3 and 8 apart are within the bounds (R65)', () => {
    const board = alone(good)
    const apart = board.rooms.flatMap((room) => board.rooms.map((other) => distances(board, room, null)[other]!))
    expect(new Set(apart.filter((steps) => steps > 0))).toEqual(new Set([3, 4, 5, 7, 8]))
  })
})

describe('dealing a Map (C015, C017, R64)', () => {
  /** Gives the answers listed for a use, then 0. */
  const chance =
    (answers: Record<string, number[]>) =>
    (use: string, n: number): number => {
      const answer = answers[use]?.shift() ?? 0
      if (answer >= n) throw new Error(`${use}: ${answer} of ${n}`)
      return answer
    }
  const blank = (board: Board): string =>
    [0, 1]
      .map((level) =>
        write(board, level as 0 | 1)
          .join('\n')
          .replace(/[A-Z]/g, '□'),
      )
      .join('\n')
  it('draws the order, each side and each turn', () => {
    const board = deal(chance({ 'map-sheet': [1], 'map-side': [1, 0], 'map-turn': [0, 1] }), SHEETS, ROOMS)
    const [upper, lower] = [SHEETS[1]![1]!, turnSide(SHEETS[0]![0]!)]
    expect(blank(board)).toBe([...upper.lines, ...lower.lines].join('\n'))
    const lcus = [...upper.lcus.map((name) => `U${name}`), ...lower.lcus.map((name) => `L${name}`)]
    expect(
      names(board.lcu.flatMap((is, place) => (is ? [place] : [])))
        .split(' ')
        .sort(),
    ).toEqual(lcus.sort())
  })
  it('can come out in 192 ways: 16 layouts of each two of four sheets, either one above', () => {
    const ways = new Set<string>()
    for (let draw = 0; draw < 192; draw++) {
      const [sideA, sideB, turnA, turnB] = [8, 4, 2, 1].map((one) => (draw & one ? 1 : 0))
      const order = [(draw >> 4) % 4, Math.floor((draw >> 4) / 4)]
      const answers = { 'map-sheet': order, 'map-side': [sideA!, sideB!], 'map-turn': [turnA!, turnB!] }
      ways.add(blank(deal(chance(answers), SHEETS, ROOMS)))
    }
    expect(ways.size).toBe(192)
  })
  it('places all eight Rooms, each once, as drawn', () => {
    const board = deal(chance({ 'map-room': [7, 0, 5] }), SHEETS, ROOMS)
    expect(board.rooms.map((place) => board.tile[place])).toEqual([
      'control-room',
      'infirmary',
      'laboratory',
      'escape-pods',
      'hangar-bay',
      'ventilation-room',
      'dormitory',
      'generator-room',
    ])
  })
  it('joins both Stairs of every Map and leaves no Sector out of reach', () => {
    for (let draw = 0; draw < 16; draw++) {
      const answers = { 'map-side': [draw & 1, (draw >> 1) & 1], 'map-turn': [(draw >> 2) & 1, draw >> 3] }
      const board = deal(chance(answers), SHEETS, ROOMS)
      expect(board.beyond.filter((other) => other >= 0)).toHaveLength(4)
      const far = distances(board, board.rooms[0]!, null)
      for (const [place, tile] of board.tile.entries()) expect(far[place]! >= 0).toBe(tile !== null)
    }
  })
  it('takes two sheets', () => {
    expect(() => deal(() => 0, SHEETS.slice(3), ROOMS)).toThrow('A Map takes two sheets')
    expect(() => deal(() => 0, [], ROOMS)).toThrow('A Map takes two sheets')
    expect(() => deal(() => 0, [...SHEETS, ...SHEETS], ROOMS)).not.toThrow()
  })
  it('says what is wrong with sheets that were not checked', () => {
    expect(() => deal(() => 0, [[], ...SHEETS.slice(1)], ROOMS)).toThrow('A sheet has sides')
    const torn = { lines: SHEETS[0]![0]!.lines.with(2, 'r├┐││ '), lcus: [] }
    expect(() => deal(() => 0, [[torn], ...SHEETS.slice(1)], ROOMS)).toThrow('A sheet was not checked: ')
  })
  it('leaves a name alone that is none, for the check to refuse', () => {
    const { lines } = SHEETS[0]![0]!
    expect(turnSide({ lines, lcus: ['b3', 'e9'] }).lcus).toEqual(['c4', 'e9'])
  })
})

describe('all that an LCU can light (C034)', () => {
  it('is every direction together, its own Sector first', () => {
    const board = drawn([' ┌──□', ' └□··'])
    expect(names(lampsOf(board, at('Ub1')))).toBe('Ub1 Uc1 Ud1 Ua1')
  })
})
