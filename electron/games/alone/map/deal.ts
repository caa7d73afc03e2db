// Decides which sheets make the Map of a game, and what a sheet must keep for the Hero to find his way by it.
import type { Colour, Room } from '../../../contract/alone.ts'
import type { Fault } from '../../game.ts'
import { assemble, type Board, isSector, openDirs, placeRooms } from './board.ts'
import { distances } from './distance.ts'
import { type At, COLUMNS, PER_LEVEL, placeName, placeOf } from './grid.ts'
import { isFault, turn, turnPlace } from './sheet.ts'
import { lampLine } from './sight.ts'

/** One side of a Map sheet: six lines with Room spaces, and the places of its LCUs, as `b3`. */
export interface SheetSide {
  readonly lines: readonly string[]
  readonly lcus: readonly string[]
}

/** What a sheet breaks, by name; `unreadable` stands alone. */
export type Cornerstone =
  | 'unreadable'
  | 'rooms'
  | 'room-distance'
  | 'doors'
  | 'stairs'
  | 'lcus'
  | 'lcu-reach'
  | 'lit-rooms'
  | 'dark-room'
  | 'connected'

const EMPTY = Array.from({ length: 6 }, () => ' ···· ')
export const ROOMS_A_LEVEL = 4
export const NEAREST = 3
export const FARTHEST = 8
export const HALFWAY_ROWS = [2, 3]

/** The same side laid the other way up. (R64) */
export function turnSide(side: SheetSide): SheetSide {
  const lcus = side.lcus.map((name) => {
    const place = placeOf(name)
    return place === undefined ? name : placeName(turnPlace(place))
  })
  return { lines: turn(side.lines), lcus }
}

/** One side as a Map of its own, with nothing below it. (Orienteering 101) */
export const boardOf = ({ lines, lcus }: SheetSide): Board | Fault =>
  assemble(
    { upper: lines, lower: EMPTY },
    lcus.flatMap((name) => placeOf(name) ?? []),
  )

/** The cornerstones that a side breaks; none for a sheet to play on. (Orienteering 101, R65) */
export function checkSheet(lines: readonly string[], lcus: readonly string[]): readonly Cornerstone[] {
  const places = lcus.flatMap((name) => placeOf(name) ?? [])
  const board = boardOf({ lines, lcus })
  if (isFault(board) || places.length !== lcus.length) return ['unreadable']
  const lit = new Set(places.flatMap((at) => lampsOf(board, at)))
  const dark = board.rooms.filter((room) => !lit.has(room)).length
  const keeps: Readonly<Record<Exclude<Cornerstone, 'unreadable'>, boolean>> = {
    rooms: board.rooms.length === ROOMS_A_LEVEL && board.rooms.every((at) => board.tile[at] === null),
    'room-distance': roomsApart(board),
    doors: board.rooms.every((room) => [2, 3].includes(openDirs(board, room).length)),
    stairs: stairsHalfway(board),
    lcus: places.length === 4,
    'lcu-reach': places.every((at) => openDirs(board, at).some((dir) => lampLine(board, at, dir, []).length > 2)),
    'lit-rooms': board.rooms.length - dark >= 2,
    'dark-room': dark >= 1,
    connected: connected(board),
  }
  return (Object.keys(keeps) as (keyof typeof keeps)[]).filter((name) => !keeps[name])
}

/** All that one LCU can light, by all its directions together; its own Sector first. (Orienteering 101, R61, R92) */
export function lampsOf(board: Board, at: At): readonly At[] {
  return [...new Set([at, ...openDirs(board, at).flatMap((dir) => lampLine(board, at, dir, []))])]
}

function roomsApart(board: Board): boolean {
  return board.rooms.every((room) => {
    const far = distances(board, room, null)
    return board.rooms.every((other) => {
      const steps = far[other] ?? -1
      return other === room || (steps >= NEAREST && steps <= FARTHEST)
    })
  })
}

function stairsHalfway(board: Board): boolean {
  const at = (colour: Colour): At => board.stairs.indexOf(colour)
  const halfway = (place: At): boolean => HALFWAY_ROWS.includes(Math.floor(place / COLUMNS))
  const [red, blue] = [at('red'), at('blue')]
  return halfway(red) && halfway(blue) && board.stairsSide[red] !== board.stairsSide[blue]
}

function connected(board: Board): boolean {
  const sectors = board.tile.flatMap((_, at) => (isSector(board, at) ? [at] : []))
  const far = distances(board, sectors[0] ?? 0, null)
  return sectors.every((at) => (far[at] ?? -1) >= 0)
}

/**
 * Draws a Map: a different sheet for each Level, its side, its turn, and where each Room lies. `chance` gives a whole
 * number below n for a named use. The sheets have been checked before. (Evil Setup, R64)
 */
export function deal(
  chance: (use: string, n: number) => number,
  sheets: readonly (readonly SheetSide[])[],
  rooms: readonly Room[],
): Board {
  const [upper, lower] = shuffled(sheets, 'map-sheet', chance).map((sides) => laid(sides, chance))
  if (upper === undefined || lower === undefined) throw new Error('A Map takes two sheets')
  const lcus = [
    ...upper.lcus.flatMap((name) => placeOf(name) ?? []),
    ...lower.lcus.flatMap((name) => (placeOf(name) ?? 0) + PER_LEVEL),
  ]
  const board = assemble({ upper: upper.lines, lower: lower.lines }, lcus)
  if (isFault(board)) throw new Error(`A sheet was not checked: ${board.fault} (${board.path})`)
  return placeRooms(board, shuffled(rooms, 'map-room', chance))
}

function laid(sides: readonly SheetSide[], chance: (use: string, n: number) => number): SheetSide {
  const side = sides[chance('map-side', sides.length)]
  if (side === undefined) throw new Error('A sheet has sides')
  return chance('map-turn', 2) === 1 ? turnSide(side) : side
}

/** A list in an order of chance. */
export function shuffled<T>(from: readonly T[], use: string, chance: (use: string, n: number) => number): readonly T[] {
  const left = [...from]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(chance(use, left.length), 1))
  return order
}
