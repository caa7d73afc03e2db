// Decides what an Explore Reveals and which Danger token it may remove. (Action — Explore)
import { push, type StepOf } from '../agenda.ts'
import { setDanger } from '../evil/danger.ts'
import { figure } from '../figures.ts'
import { lightsOn } from '../labyrinth/light.ts'
import { exploreLine } from '../map/sight.ts'
import { ask } from '../questions.ts'
import { hasDanger, isRevealed, sectorHandle, seenAt, type State } from '../state.ts'

/** The Sectors of the line are Revealed; then one Danger token of the line or of the Hero's Sector may go. (R62, R63) */
export function explore(s: State, { way, range, light, clear }: StepOf<'explore'>): void {
  const line = exploreLine(s.board, s.hero.at, way, s.blocked, figure(s, 'explore-range', range))
  push(
    s,
    { do: 'reveal', sectors: line.filter((at) => !isRevealed(s, at)), fresh: [] },
    { do: 'look' },
    { do: 'clear-danger', line: [s.hero.at, ...line], left: clear },
  )
  if (light) lightsOn(s, line)
}

/** Offers the Danger tokens that may be removed. */
export function askDanger(s: State, step: StepOf<'clear-danger'>): void {
  if (step.left <= 0) return
  const keys = step.line
    .filter((at) => hasDanger(s, at) && isRevealed(s, at))
    .map((at) => `remove ${sectorHandle(seenAt(s, at)?.handle ?? 0)}`)
  if (keys.length > 0)
    ask(s, { seat: 'hero', kind: 'danger', keys: ['none', ...keys], memory: { kind: 'danger', step } })
}

/** The Hero removes a Danger token by its Sector's handle. */
export function removeDanger(s: State, step: StepOf<'clear-danger'>, handle: string): void {
  const at = s.labyrinth.find((seen) => sectorHandle(seen.handle) === handle)?.at
  if (at === undefined) return
  setDanger(s, at, false)
  push(s, { ...step, left: step.left - 1 })
}
