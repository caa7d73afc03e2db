// Draws a Map in text for a test: the rows that matter, at the north-west of each Level; nothing elsewhere.
import { assemble, type Board } from '../../electron/games/alone/map/board.ts'
import { type At, atOf, nameOf, sideFrom } from '../../electron/games/alone/map/grid.ts'
import { isFault } from '../../electron/games/alone/map/sheet.ts'

const NOTHING = ' ···· '

/** Six lines: those given, then empty ones. A row may leave out its last `·`. */
export const level = (...rows: string[]): string[] =>
  Array.from({ length: 6 }, (_, row) => rows[row]?.padEnd(5, '·') ?? NOTHING)

/** The Board of a Map drawn in text. */
export function drawn(upper: string[], lower: string[] = [], lcus: string[] = []): Board {
  const board = assemble({ upper: level(...upper), lower: level(...lower) }, lcus.map(at))
  if (isFault(board)) throw new Error(`${board.path}: ${board.fault}`)
  return board
}

export function at(name: string): At {
  const place = atOf(name)
  if (place === undefined) throw new Error(`No Sector is named ${name}`)
  return place
}

/** Names, space between, in the order given. */
export const names = (places: readonly At[]): string => places.map(nameOf).join(' ')

/** Is a place among those named? */
export function among(list: string): (place: At) => boolean {
  const places = new Set(list.split(' ').filter(Boolean).map(at))
  return (place) => places.has(place)
}

/** The numbers of Doors by name, from either Sector. */
export const sides = (...list: string[]): number[] =>
  list.map((name) => {
    const side = sideFrom(name)
    if (side === undefined) throw new Error(`No side is named ${name}`)
    return side
  })

export const ALL = (): boolean => true
