// Decides which tile leaves the Labyrinth where the pool of its shape is used up. (Updating the Map and the Labyrinth, R72)
import type { Corridor } from '../../../contract/alone.ts'
import type { At } from '../map/grid.ts'
import { inSight } from '../map/sight.ts'
import { isRevealed, roomAt, type State } from '../state.ts'
import { neighbours } from '../map/distance.ts'

/** All tiles of this Sector's shape lie in the Labyrinth already; every Room has a tile of its own. */
export function needsTile(s: State, at: At): boolean {
  if (roomAt(s, at) !== null) return false
  const shape = s.board.tile[at] as Corridor
  return s.labyrinth.filter((seen) => s.board.tile[seen.at] === shape).length >= s.pack.tiles[shape]
}

/** The farthest tiles of that shape along Revealed Sectors that may leave; none means that a substitute tile is used. */
export function removable(s: State, at: At, fresh: readonly At[]): readonly At[] {
  const shape = s.board.tile[at]
  const sight = inSight(s.board, s.hero.at, (x) => isRevealed(s, x), s.blocked)
  const far = revealedDistances(s)
  const free = s.labyrinth
    .map((seen) => seen.at)
    .filter((x) => s.board.tile[x] === shape && !sight.includes(x) && !fresh.includes(x))
  const farthest = Math.max(...free.map((x) => far.get(x) ?? Infinity))
  return free.filter((x) => (far.get(x) ?? Infinity) === farthest).toSorted((a, b) => a - b)
}

/** Steps from the Hero along Revealed Sectors alone: the true distance would tell of unseen ways. */
function revealedDistances(s: State): ReadonlyMap<At, number> {
  const far = new Map<At, number>([[s.hero.at, 0]])
  const queue = [s.hero.at]
  for (const at of queue) {
    for (const next of neighbours(s.board, at, s.blocked)) {
      if (far.has(next) || !isRevealed(s, next)) continue
      far.set(next, (far.get(at) ?? 0) + 1)
      queue.push(next)
    }
  }
  return far
}
