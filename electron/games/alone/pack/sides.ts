// Decides whether a side of a sheet can be played, and says what is wrong with it in words and, where it can, with the Sector.
import type { Colour } from '../../../contract/alone.ts'
import type { Fault } from '../../game.ts'
import { type Board, isSector, openDirs } from '../map/board.ts'
import {
  boardOf,
  checkSheet,
  type Cornerstone,
  FARTHEST,
  HALFWAY_ROWS,
  lampsOf,
  NEAREST,
  ROOMS_A_LEVEL,
  type SheetSide,
} from '../map/deal.ts'
import { distances } from '../map/distance.ts'
import { type At, COLUMNS, placeName, placeOf } from '../map/grid.ts'
import { isFault, type Level, parse } from '../map/sheet.ts'
import { lampLine } from '../map/sight.ts'

/** A side that cannot be read, or that breaks a cornerstone of Orienteering 101. */
export function sideFault({ lines, lcus }: SheetSide, path: string): Fault | null {
  const level = parse(lines, `${path}.lines`)
  if (isFault(level)) return level
  const named = level.room.findIndex((isRoom, at) => isRoom && level.tile[at] !== null)
  if (named !== -1) {
    const fault = `A sheet leaves open which Room lies at ${placeName(named)}: write □`
    return { fault, path: `${path}.lines[${rowOf(named)}]` }
  }
  const [broken] = checkSheet(lines, lcus)
  if (broken === undefined) return null
  const board = boardOf({ lines, lcus })
  if (broken === 'unreadable' || isFault(board)) return lcusFault(level, lcus, path)
  const wrong = WORDS[broken](board)
  return { fault: wrong.fault, path: wrong.at === undefined ? path : `${path}.lines[${rowOf(wrong.at)}]` }
}

const rowOf = (at: At): number => Math.floor(at / COLUMNS)

function lcusFault(level: Level, lcus: readonly string[], path: string): Fault {
  const isThere = (at: At): boolean => (level.tile[at] ?? null) !== null || level.room[at] === true
  const i = lcus.findIndex((name, at) => lcus.indexOf(name) !== at || !isThere(placeOf(name) ?? -1))
  const at = `${path}.lcus[${i}]`
  return lcus.indexOf(lcus[i] ?? '') === i
    ? { fault: `An LCU lies in no Sector: ${lcus[i]}`, path: at }
    : { fault: `Two LCUs lie at ${lcus[i]}`, path: at }
}

interface Wrong {
  readonly fault: string
  /** Where it is seen. */
  readonly at?: At | undefined
}

const WORDS: Readonly<Record<Exclude<Cornerstone, 'unreadable'>, (board: Board) => Wrong>> = {
  rooms: ({ rooms }) => ({ fault: `A Level has ${ROOMS_A_LEVEL} Room spaces, not ${rooms.length}` }),
  'room-distance': (board) => {
    const [from, to, steps] = worstPair(board)
    const [a, b] = [placeName(from), placeName(to)]
    return steps < 0
      ? { fault: `No way leads between the Rooms at ${a} and ${b}`, at: to }
      : {
          fault: `The Rooms at ${a} and ${b} lie ${steps} Sectors apart: at least ${NEAREST}, at most ${FARTHEST}`,
          at: to,
        }
  },
  doors: (board) => {
    const doors = (room: At): number => openDirs(board, room).length
    const at = board.rooms.find((room) => ![2, 3].includes(doors(room))) ?? 0
    return { fault: `A Room has 2 or 3 Doors: ${placeName(at)} has ${doors(at)}`, at }
  },
  stairs: (board) => {
    const colours: readonly Colour[] = ['red', 'blue']
    const missing = colours.find((colour) => !board.stairs.includes(colour))
    if (missing !== undefined) return { fault: `The ${missing} Stairs are missing` }
    const off = colours.find((colour) => !HALFWAY_ROWS.includes(rowOf(board.stairs.indexOf(colour))))
    return off === undefined
      ? { fault: 'The red and the blue Stairs stand on opposite sides' }
      : {
          fault: `The ${off} Stairs stand half-way down, in line 3 or 4`,
          at: board.stairs.indexOf(off),
        }
  },
  lcus: (board) => ({ fault: `A Level has 4 LCUs, not ${lcusOf(board).length}` }),
  'lcu-reach': (board) => {
    const reaches = (at: At): boolean => openDirs(board, at).some((dir) => lampLine(board, at, dir, []).length > 2)
    const at = lcusOf(board).find((lcu) => !reaches(lcu)) ?? 0
    return { fault: `The LCU at ${placeName(at)} lights no two Sectors in a line beside its own`, at }
  },
  'lit-rooms': (board) => {
    const lit = litRooms(board).length
    return { fault: `At least two Rooms can be lit by the LCUs: here ${lit}` }
  },
  'dark-room': () => ({ fault: 'One Room can be lit by no LCU: here each can be' }),
  connected: (board) => {
    const sectors = board.tile.flatMap((_, at) => (isSector(board, at) ? [at] : []))
    const far = distances(board, sectors[0] ?? 0, null)
    const at = sectors.find((each) => (far[each] ?? -1) < 0) ?? 0
    return { fault: `No way leads from ${placeName(sectors[0] ?? 0)} to ${placeName(at)}`, at }
  },
}

const lcusOf = (board: Board): readonly At[] => board.lcu.flatMap((lcu, at) => (lcu ? [at] : []))

function litRooms(board: Board): readonly At[] {
  const lit = new Set(lcusOf(board).flatMap((at) => lampsOf(board, at)))
  return board.rooms.filter((room) => lit.has(room))
}

/** The first two Rooms too near or too far. */
function worstPair(board: Board): readonly [At, At, number] {
  for (const [i, from] of board.rooms.entries()) {
    const far = distances(board, from, null)
    for (const to of board.rooms.slice(i + 1)) {
      const steps = far[to] ?? -1
      if (steps < NEAREST || steps > FARTHEST) return [from, to, steps]
    }
  }
  return [0, 0, 0]
}
