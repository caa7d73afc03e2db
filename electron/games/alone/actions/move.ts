// Decides one step of the Hero after another: Unblocking, the Attack of Opportunity, entering, scares, Blocking. (Action — Move, R78)
import { push, type StepOf } from '../agenda.ts'
import { figure } from '../figures.ts'
import { isBlocked, openDoors, setDoor } from '../labyrinth/doors.ts'
import { leaveLevel } from '../labyrinth/cleanup.ts'
import { LEVEL, sideOf, step } from '../map/grid.ts'
import { momentSteps } from '../moments.ts'
import { ask } from '../questions.ts'
import { changeHero, creaturesAt, isLit, isRevealed, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { waysOut } from './offer.ts'

/** A step begins: a Blocked Door is Unblocked instead, with no step, no attack and no Block, unless he may pass on. (R21, R77, R79) */
export function go(s: State, { way, block, quiet }: StepOf<'go'>): void {
  if (way !== 'stairs' && isBlocked(s, s.hero.at, way)) {
    if (figure(s, 'pass-doors', 0) > 0) push(s, { do: 'go', way, block, quiet })
    return setDoor(s, sideOf(s.hero.at, way), false)
  }
  if (!waysOut(s).includes(way)) return
  push(s, ...momentSteps('before-reveal', { action: 'move' }), { do: 'enter', way, block })
  if (!quiet) push(s, { do: 'opportunity' }) // put last, so it is done first
}

/** One die for each Creature in the Sector that is left, one less in Light; no abilities of theirs. (Attacks of Opportunity, R36) */
export function opportunity(s: State): void {
  const here = creaturesAt(s, s.hero.at).length
  if (here === 0) return
  const base = here - (isLit(s, s.hero.at) ? 1 : 0)
  const dice = figure(s, 'opportunity-dice', Math.max(0, base))
  if (dice === 0) return
  tell(s, { type: 'opportunity', dice })
  push(s, { do: 'roll', dice, roll: { by: 'evil', reason: 'opportunity', extra: 0, rerolls: 0 } })
}

/** The Hero enters a Sector: the old Level is cleared, the new Sector Revealed, lit ones in line too, then he is scared. */
export function enter(s: State, { way, block }: StepOf<'enter'>): void {
  const from = s.hero.at
  if (way !== 'stairs' && isBlocked(s, from, way)) return setDoor(s, sideOf(from, way), false)
  const to = way === 'stairs' ? (s.board.beyond[from] ?? -1) : step(from, way)
  if (to < 0) return
  const strangers = creaturesAt(s, to)
    .filter((c) => c.handle === null)
    .map((c) => c.id)
  changeHero(s, { at: to })
  if (LEVEL(from) !== LEVEL(to)) leaveLevel(s, from)
  push(
    s,
    ...(isRevealed(s, to) ? [] : [{ do: 'reveal', sectors: [to], fresh: [] } as const]),
    { do: 'told-moved', way, from, to },
    { do: 'look' },
    { do: 'scares', creatures: strangers },
    { do: 'listen', moment: 'moved', about: { action: 'move' }, fired: [] },
    ...(block ? [{ do: 'ask-block' } as const] : []),
  )
}

/** The step is told once its Sector has a name for the Hero. */
export function toldMoved(s: State, { way, from, to }: StepOf<'told-moved'>): void {
  tell(s, { type: 'hero-moved', way, from, to })
}

/** After a step one unblocked Door of the Sector just entered may be Blocked. (R22, R23) */
export function askBlock(s: State): void {
  const doors = openDoors(s, s.hero.at)
  if (doors.length === 0) return
  ask(s, {
    seat: 'hero',
    kind: 'block',
    keys: ['none', ...doors.map((dir) => `block ${dir}`)],
    memory: { kind: 'block' },
  })
}

/** More steps of an Item that moves several Sectors: the Hero names each way or stops. (R79) */
export function goMore(s: State, more: StepOf<'go-more'>): void {
  if (more.steps <= 0) return
  ask(s, {
    seat: 'hero',
    kind: 'go',
    keys: [...waysOut(s).map((way) => `go ${way}`), 'stop'],
    memory: { kind: 'go', step: more },
  })
}
