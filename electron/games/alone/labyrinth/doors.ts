// Decides what happens when a Door is Blocked or Unblocked, and which Doors may be.
import type { Dir } from '../../../contract/alone.ts'
import { push } from '../agenda.ts'
import { type At, DIRS, endsOf, sideOf } from '../map/grid.ts'
import { doorDirs } from '../map/board.ts'
import type { State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { joinFrames } from './islands.ts'

/** Whether the side is a Door that is Blocked. */
export const isBlocked = (s: State, at: At, dir: Dir): boolean => s.blocked.includes(sideOf(at, dir))

/** The unblocked Doors of a Sector. (R22, R23) */
export const openDoors = (s: State, at: At): readonly Dir[] =>
  doorDirs(s.board, at).filter((dir) => !isBlocked(s, at, dir))
export const blockedDoors = (s: State, at: At): readonly Dir[] =>
  doorDirs(s.board, at).filter((dir) => isBlocked(s, at, dir))

/** Blocks or Unblocks a Door by its side; what lit Sectors come into sight is looked for next. (R29) */
export function setDoor(s: State, side: number, blocked: boolean): void {
  if (s.blocked.includes(side) === blocked) return
  s.blocked = blocked ? [...s.blocked, side].toSorted((a, b) => a - b) : s.blocked.filter((x) => x !== side)
  const [at, to] = endsOf(side)
  const dir = DIRS[side & 3] ?? 'n'
  tell(s, { type: blocked ? 'blocked' : 'unblocked', at, dir, to })
  joinFrames(s)
  push(s, { do: 'look' })
}
