// Decides what lies in a straight line: what the Hero sees and Explores, what Light Reveals to him, what an LCU lights.
import type { Dir, Way } from '../../../contract/alone.ts'
import type { Board } from './board.ts'
import { type At, DIRS, indexOf } from './grid.ts'
import { through, type Ways, waysOf } from './ways.ts'

const EXPLORED = 2
const LIT = 2

/**
 * The next Sector of the Hero's line. Doors of his own Sector stand open unless Blocked, all others are shut. (Adjacent
 * Doors, R24, R25, R93)
 */
function onwards(ways: Ways, hero: At, at: At, dir: number, blocked: readonly number[]): At {
  if (at !== hero && (ways.door[at * 5 + dir] ?? -1) >= 0) return -1
  return through(ways, at, dir, blocked)
}

/** What the Hero sees: his own Sector, then direction by direction, nearest first. (Line of Sight, R24–R28, R93) */
export function inSight(
  board: Board,
  hero: At,
  revealed: (at: At) => boolean,
  blocked: readonly number[],
): readonly At[] {
  const ways = waysOf(board)
  const seen = [hero]
  for (let dir = 0; dir < DIRS.length; dir++) {
    let at = onwards(ways, hero, hero, dir, blocked)
    while (at >= 0 && revealed(at)) {
      seen.push(at)
      at = onwards(ways, hero, at, dir, blocked)
    }
  }
  return seen
}

/** The lit Unrevealed Sectors to be Revealed now, direction by direction, nearest first. (Repairing Lights, R28) */
export function litInLine(
  board: Board,
  hero: At,
  revealed: (at: At) => boolean,
  lit: (at: At) => boolean,
  blocked: readonly number[],
): readonly At[] {
  const ways = waysOf(board)
  const found: At[] = []
  for (let dir = 0; dir < DIRS.length; dir++) {
    let at = onwards(ways, hero, hero, dir, blocked)
    while (at >= 0) {
      if (!revealed(at)) {
        if (!lit(at)) break
        found.push(at)
      }
      at = onwards(ways, hero, at, dir, blocked)
    }
  }
  return found
}

/**
 * What an Explore reaches: up to 2 Sectors in a line, 1 by the Stairs, none at a wall or a Blocked Door. A card may say
 * another `range`. (Explore, R24, R25, R62, R63)
 */
export function exploreLine(
  board: Board,
  hero: At,
  way: Way,
  blocked: readonly number[],
  range = EXPLORED,
): readonly At[] {
  if (way === 'stairs') {
    const beyond = board.beyond[hero] ?? -1
    return beyond < 0 ? [] : [beyond]
  }
  const ways = waysOf(board)
  const line: At[] = []
  let at = onwards(ways, hero, hero, indexOf(way), blocked)
  while (at >= 0 && line.length < range) {
    line.push(at)
    at = onwards(ways, hero, at, indexOf(way), blocked)
  }
  return line
}

/**
 * What an LCU lights: its own Sector and up to 2 in a line, through every Door that is not Blocked. A card may say
 * another `range`. (Repairing Lights, R61, R92)
 */
export function lampLine(board: Board, at: At, dir: Dir, blocked: readonly number[], range = LIT): readonly At[] {
  const ways = waysOf(board)
  const line = [at]
  let next = through(ways, at, indexOf(dir), blocked)
  while (next >= 0 && line.length <= range) {
    line.push(next)
    next = through(ways, next, indexOf(dir), blocked)
  }
  return line
}
