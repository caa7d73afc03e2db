// Decides what leaves the Labyrinth: at the end of the Round, on leaving a Level, and when a tile is taken. (Labyrinth Cleanup)
import { neighbours } from '../map/distance.ts'
import { type At, LEVEL } from '../map/grid.ts'
import { inSight } from '../map/sight.ts'
import { isLit, isRevealed, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

/** Takes Sectors out of the Labyrinth; Creatures in them are Unrevealed again. (R31) */
export function hide(s: State, sectors: readonly At[]): void {
  const gone = s.labyrinth.filter((seen) => sectors.includes(seen.at))
  if (gone.length === 0) return
  tell(s, { type: 'hidden', seen: gone })
  s.labyrinth = s.labyrinth.filter((seen) => !sectors.includes(seen.at))
  s.creatures = s.creatures.map((c) => (c.handle !== null && sectors.includes(c.at) ? { ...c, handle: null } : c))
}

/** All but the Hero's Sector, all adjacent ones and the Lighted ones in Line of Sight, read once before. (R27, R30) */
export function cleanup(s: State): void {
  const near = neighbours(s.board, s.hero.at, s.blocked)
  const sight = inSight(s.board, s.hero.at, (at) => isRevealed(s, at), s.blocked)
  const keeps = (at: At): boolean => at === s.hero.at || near.includes(at) || (isLit(s, at) && sight.includes(at))
  hide(
    s,
    s.labyrinth.map((seen) => seen.at).filter((at) => !keeps(at)),
  )
}

/** On changing Level all Sectors of the Level left go but the one with the Stairs. (Using Stairs) */
export function leaveLevel(s: State, from: At): void {
  const level = LEVEL(from)
  hide(
    s,
    s.labyrinth.map((seen) => seen.at).filter((at) => LEVEL(at) === level && at !== from),
  )
}
