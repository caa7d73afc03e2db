// Decides where each of a Sector's five ways leads. Worked out once a Board, since distance and sight ask all the time.
import type { Way } from '../../../contract/alone.ts'
import type { Board } from './board.ts'
import { type At, bit, DIRS, PLACES, sideOf, step } from './grid.ts'

/** All ways in their fixed order, the order in which routes and answers are told. (R88) */
export const WAYS: readonly Way[] = [...DIRS, 'stairs']

/** Rows of five, one a place, in the order of `WAYS`. */
export interface Ways {
  /** The place that the way leads to, or −1. */
  readonly next: Int8Array
  /** The number of the Door on the way, or −1. */
  readonly door: Int16Array
}

const known = new WeakMap<Board, Ways>()

/** The ways of a Board. (Move, Using Stairs) */
export function waysOf(board: Board): Ways {
  const before = known.get(board)
  if (before !== undefined) return before
  const next = new Int8Array(PLACES * 5).fill(-1)
  const door = new Int16Array(PLACES * 5).fill(-1)
  for (let at: At = 0; at < PLACES; at++) {
    for (const [index, dir] of DIRS.entries()) {
      if (((board.open[at] ?? 0) & bit(dir)) !== 0) next[at * 5 + index] = step(at, dir)
      if (((board.door[at] ?? 0) & bit(dir)) !== 0) door[at * 5 + index] = sideOf(at, dir)
    }
    next[at * 5 + 4] = board.beyond[at] ?? -1
  }
  const ways = { next, door }
  known.set(board, ways)
  return ways
}

/** Where a way leads now, −1 at a wall or a Door that is Blocked. (Using and blocking Doors) */
export function through(ways: Ways, at: At, way: number, blocked: readonly number[] | null): At {
  const isShut = blocked?.includes(ways.door[at * 5 + way] ?? -1) === true
  return isShut ? -1 : (ways.next[at * 5 + way] ?? -1)
}
