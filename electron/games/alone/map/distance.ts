// Decides how far Sectors are from each other and by which first step a shortest route begins.
import type { Way } from '../../../contract/alone.ts'
import type { Board } from './board.ts'
import { type At, PLACES } from './grid.ts'
import { through, WAYS, waysOf } from './ways.ts'

const queue = new Int8Array(PLACES)

/**
 * Steps from one Sector to every other, Stairs counting 1, −1 where no route leads. Blocked Doors close the sides
 * named (Noise); with null every Door counts open (Locate, Spawning). (R43, R44, R88)
 */
export function distances(board: Board, from: At, blocked: readonly number[] | null): Int8Array {
  const ways = waysOf(board)
  const far = new Int8Array(PLACES).fill(-1)
  far[from] = 0
  queue[0] = from
  let count = 1
  for (let head = 0; head < count; head++) {
    const at = queue[head] ?? 0
    const further = (far[at] ?? 0) + 1
    for (let way = 0; way < 5; way++) {
      const next = through(ways, at, way, blocked)
      if (next < 0 || far[next] !== -1) continue
      far[next] = further
      queue[count++] = next
    }
  }
  return far
}

/** The first steps of all shortest routes, in order n e s w stairs; none without a route. (Noise, R88) */
export function firstSteps(board: Board, from: At, to: At, blocked: readonly number[] | null): readonly Way[] {
  const far = distances(board, to, blocked)
  const nearer = (far[from] ?? -1) - 1
  const ways = waysOf(board)
  return WAYS.filter((_, way) => far[through(ways, from, way, blocked)] === nearer)
}

/** The adjacent Sectors in order n e s w stairs; a Blocked Door parts its Sectors. (Using and blocking Doors, R27) */
export function neighbours(board: Board, at: At, blocked: readonly number[] | null): readonly At[] {
  const ways = waysOf(board)
  return WAYS.map((_, way) => through(ways, at, way, blocked)).filter((next) => next >= 0)
}

/** Are two Sectors adjacent? (Using and blocking Doors, R27) */
export const adjacent = (board: Board, a: At, b: At, blocked: readonly number[] | null): boolean =>
  neighbours(board, a, blocked).includes(b)
