// Decides what a Map is to the rules: plain data, put together once a game from two Levels, LCUs and Rooms.
import type { Colour, Corridor, Dir, Room } from '../../../contract/alone.ts'
import type { Fault } from '../../game.ts'
import { type At, bit, COLUMNS, DIRS, nameOf, PER_LEVEL } from './grid.ts'
import { isFault, type Level, parse } from './sheet.ts'

/** A whole Map: 48 places by Level, row and column. Immutable; what changes in play is kept elsewhere. */
export interface Board {
  /** Null where nothing is, and on a Room space before its Room is placed. */
  readonly tile: readonly (Corridor | Room | null)[]
  /** Mask of open sides, Doors included, Stairs not. */
  readonly open: readonly number[]
  /** Mask of those open sides that are Doors, on both Sectors of each. */
  readonly door: readonly number[]
  readonly stairs: readonly (Colour | null)[]
  /** The other end of the Stairs, or −1. */
  readonly beyond: readonly number[]
  readonly lcu: readonly boolean[]
  /** The side of the Level on which the Stairs stand: drawn there, no opening. */
  readonly stairsSide: readonly (Dir | null)[]
  /** All Room Sectors in order, whether their Room is placed yet or not. */
  readonly rooms: readonly At[]
}

export interface Levels {
  readonly upper: readonly string[]
  readonly lower: readonly string[]
}

/** Puts two Levels together, `upper` as U; same-coloured Stairs join. (Game Setup, R64) */
export function assemble(levels: Levels, lcus: readonly At[]): Board | Fault {
  const upper = parse(levels.upper, 'levels.upper')
  if (isFault(upper)) return upper
  const lower = parse(levels.lower, 'levels.lower')
  if (isFault(lower)) return lower
  const both = <T>(part: (level: Level) => readonly T[]): readonly T[] => [...part(upper), ...part(lower)]
  const tile = both((level) => level.tile)
  const room = both((level) => level.room)
  const stairs = both((level) => level.stairs)
  const wrong = roomTwice(tile, room) ?? lcuFault(tile, room, lcus)
  if (wrong !== null) return wrong
  return {
    tile,
    open: both((level) => level.open),
    door: both((level) => level.door),
    stairs,
    beyond: stairs.map((colour, at) => (colour === null ? -1 : stairs.findIndex((c, b) => c === colour && b !== at))),
    lcu: tile.map((_, at) => lcus.includes(at)),
    stairsSide: stairs.map((colour, at) => (colour === null ? null : at % COLUMNS === 0 ? 'w' : 'e')),
    rooms: room.flatMap((isRoom, at) => (isRoom ? [at] : [])),
  }
}

function roomTwice(tile: Board['tile'], room: readonly boolean[]): Fault | null {
  for (const [at, name] of tile.entries()) {
    if (name === null || !room[at] || tile.indexOf(name) === at) continue
    const level = at < PER_LEVEL ? 'upper' : 'lower'
    return { fault: `${name} is placed twice`, path: `levels.${level}[${Math.floor((at % PER_LEVEL) / COLUMNS)}]` }
  }
  return null
}

function lcuFault(tile: Board['tile'], room: readonly boolean[], lcus: readonly At[]): Fault | null {
  for (const [index, at] of lcus.entries()) {
    const path = `lcus[${index}]`
    if ((tile[at] ?? null) === null && !room[at]) return { fault: `There is no Sector for an LCU`, path }
    if (lcus.indexOf(at) !== index) return { fault: `${nameOf(at)} has its LCU already`, path }
  }
  return null
}

/** Fills the Room spaces that are still empty, in order. (Game Setup) */
export function placeRooms(board: Board, rooms: readonly Room[]): Board {
  const tile = [...board.tile]
  const left = [...rooms]
  for (const at of board.rooms) if ((tile[at] ?? null) === null) tile[at] = left.shift() ?? null
  return { ...board, tile }
}

/** Two Rooms change places. (Evil Setup, R99) */
export function swapRooms(board: Board, a: At, b: At): Board {
  const tile = [...board.tile]
  tile[a] = board.tile[b] ?? null
  tile[b] = board.tile[a] ?? null
  return { ...board, tile }
}

/** Is there a Sector at this place? (Orienteering 101) */
export const isSector = (board: Board, at: At): boolean => (board.tile[at] ?? null) !== null || board.rooms.includes(at)

/** Is this side, by its number, a Door? (R22) */
export const isDoor = (board: Board, side: number): boolean => ((board.door[side >> 2] ?? 0) & (1 << (side & 3))) !== 0

/** The open sides of a Sector in order n e s w, Doors included. (Orienteering 101) */
export const openDirs = (board: Board, at: At): readonly Dir[] =>
  DIRS.filter((dir) => ((board.open[at] ?? 0) & bit(dir)) !== 0)

/** The sides of a Sector that are Doors, in order n e s w. (R22) */
export const doorDirs = (board: Board, at: At): readonly Dir[] =>
  DIRS.filter((dir) => ((board.door[at] ?? 0) & bit(dir)) !== 0)
