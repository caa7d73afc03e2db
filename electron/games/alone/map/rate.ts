// Decides what a side of a sheet is like to walk, in a few figures, and between which bounds it is worth an evening.
import type { Corridor } from '../../../contract/alone.ts'
import { type Board, isSector, openDirs } from './board.ts'
import { lampsOf } from './deal.ts'
import { distances } from './distance.ts'
import { type At, DIRS } from './grid.ts'
import { exploreLine } from './sight.ts'

/** What a side is like, on its Level alone. Distances are in steps, all else counts. */
export interface Rating extends Readonly<Record<Corridor, number>> {
  /** Ways round: openings that could be walled up before a Sector is cut off. */
  readonly loops: number
  /** Sectors of the longest line that the Hero can look along, his own included. */
  readonly sight: number
  /** Straight Corridors one after another, where nothing leads off. */
  readonly dead: number
  /** From a Room to the one nearest to it, at the least. */
  readonly nearest: number
  /** From a Room to the one farthest from it, at the most. */
  readonly farthest: number
  /** Sectors that the LCUs can light, all of them together. */
  readonly reach: number
}

/** The least and the most of a side that is not dull. What a cornerstone bounds stands as it says. */
const BOUNDS: Readonly<Record<keyof Rating, readonly [number, number]>> = {
  // With fewer a Creature cannot be got round, with more no wall is left to know a place by.
  loops: [3, 6],
  // Below that neither Light nor an Explore shows more than the next Sector or two.
  sight: [4, 6],
  // A third one in a row would be a walk without a choice.
  dead: [0, 2],
  nearest: [3, 8],
  // Rooms all close together leave the rest of the Level without a reason to go there.
  farthest: [5, 8],
  // Half of a Level at the least, or repairs are not worth their Turns.
  reach: [12, 20],
  // Every shape is there to be Located. Where a Level has more of one than the Labyrinth has tiles they take each other
  // out of it: never two Crosses, of which there are two tiles, and the others, of which there are five, not all the time.
  cross: [1, 2],
  tee: [2, 10],
  straight: [2, 10],
  curve: [2, 10],
}

/** Rates a side that keeps the cornerstones, from its Map. (Orienteering 101) */
export function rate(board: Board): Rating {
  const sectors = board.tile.flatMap((_, at) => (isSector(board, at) ? [at] : []))
  const openings = sectors.flatMap((at) => openDirs(board, at)).length / 2
  const apart = board.rooms.flatMap((room) => {
    const far = distances(board, room, null)
    return board.rooms.flatMap((other) => (other === room ? [] : [far[other] ?? 0]))
  })
  const lines = sectors.flatMap((at) => DIRS.map((dir) => [at, ...exploreLine(board, at, dir, [], sectors.length)]))
  const lit = sectors.filter((at) => board.lcu[at]).flatMap((at) => lampsOf(board, at))
  const count = (shape: Corridor): number => board.tile.filter((tile) => tile === shape).length
  return {
    loops: openings - sectors.length + 1,
    sight: Math.max(...lines.map((line) => line.length)),
    dead: Math.max(...lines.map((line) => straightsOf(board, line))),
    nearest: Math.min(...apart),
    farthest: Math.max(...apart),
    reach: new Set(lit).size,
    cross: count('cross'),
    tee: count('tee'),
    straight: count('straight'),
    curve: count('curve'),
  }
}

/** Straight Corridors at the head of a line, before the first Sector of another shape. */
function straightsOf(board: Board, line: readonly At[]): number {
  const end = line.findIndex((at) => board.tile[at] !== 'straight')
  return end < 0 ? line.length : end
}

/** The figures that make a side dull; none for one to play on. */
export const dullness = (rating: Rating): readonly (keyof Rating)[] =>
  (Object.keys(BOUNDS) as (keyof Rating)[]).filter((figure) => {
    const [least, most] = BOUNDS[figure]
    return rating[figure] < least || rating[figure] > most
  })
