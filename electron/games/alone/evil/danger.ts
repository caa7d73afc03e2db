// Decides where Danger tokens may be placed. (Placing Danger tokens, R52, R94, R96)
import { push } from '../agenda.ts'
import { figure, sightOf } from '../figures.ts'
import { isSector } from '../map/board.ts'
import { type At, LEVEL, nameOf, PLACES } from '../map/grid.ts'
import { ask } from '../questions.ts'
import { leaderSeat, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

/** How many Danger tokens more a Level may bear. */
export const dangerRoom = (s: State, level: 0 | 1): number =>
  figure(s, 'danger-per-level', s.pack.limits.dangerPerLevel) - s.dangers.filter((at) => LEVEL(at) === level).length

/** Whether a Level may bear another Danger token. */
export const levelBears = (s: State, level: 0 | 1): boolean => dangerRoom(s, level) > 0

/** Sectors that bear no token: one a Sector, always. */
export function freeOfDanger(s: State): readonly At[] {
  return Array.from({ length: PLACES }, (_, at) => at).filter((at) => isSector(s.board, at) && !s.dangers.includes(at))
}

/** Puts a token down or takes it away, as long as the limits hold. */
export function setDanger(s: State, at: At, on: boolean): void {
  if (s.dangers.includes(at) === on || (on && !levelBears(s, LEVEL(at)))) return
  s.dangers = on ? [...s.dangers, at].toSorted((a, b) => a - b) : s.dangers.filter((x) => x !== at)
  tell(s, { type: 'danger', at, on })
}

/** Where a set-aside token may go: never the Hero's Sector nor one in Line of Sight, after the Labyrinth's cleanup. */
function legal(s: State): readonly At[] {
  const sight = sightOf(s)
  return freeOfDanger(s).filter((at) => !sight.includes(at))
}

/** Asks the Leader for the next set-aside token; where only swaps on full Levels are left he may stop. */
export function placeDanger(s: State): void {
  if (s.setAside === 0) return
  const places = legal(s)
  const free = places.filter((at) => levelBears(s, LEVEL(at)))
  const full = ([0, 1] as const).filter((level) => !levelBears(s, level) && places.some((at) => LEVEL(at) === level))
  const swaps = s.dangers.filter((at) => full.includes(LEVEL(at))).map((at) => `swap ${nameOf(at)}`)
  if (free.length === 0 && swaps.length === 0) {
    s.setAside = 0
    return
  }
  ask(s, {
    seat: leaderSeat(s),
    kind: 'place-danger',
    keys: [...free.map(nameOf), ...swaps, ...(free.length === 0 ? ['stop'] : [])],
    about: { left: s.setAside },
    memory: { kind: 'place-danger' },
  })
}

/** A full Level's token is taken; where it goes on that Level is asked next. */
export function swapDanger(s: State, at: At): void {
  const keys = legal(s).filter((x) => x !== at && LEVEL(x) === LEVEL(at))
  ask(s, { seat: leaderSeat(s), kind: 'place-danger', keys: keys.map(nameOf), memory: { kind: 'swap-danger', at } })
}

/** The Leader's answer. */
export function placed(s: State, key: string, at: At | undefined): void {
  if (key === 'stop') {
    s.setAside = 0
    return
  }
  if (at === undefined) return
  if (key.startsWith('swap ')) return push(s, { do: 'swap-danger', at })
  s.setAside -= 1
  push(s, { do: 'place-danger' })
  setDanger(s, at, true)
}

/** A token of a full Level makes way for a set-aside one. */
export function swapTokens(s: State, from: At, to: At): void {
  s.setAside -= 1
  push(s, { do: 'place-danger' })
  setDanger(s, from, false)
  setDanger(s, to, true)
}
