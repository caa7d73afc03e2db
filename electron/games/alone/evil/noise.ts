// Decides what a Noise sounds like to the Hero and who says it. (Communicating a Noise, R44–R48, R88)
import { push, type StepOf } from '../agenda.ts'
import { firstSteps } from '../map/distance.ts'
import { type At, LEVEL } from '../map/grid.ts'
import { momentSteps } from '../moments.ts'
import { ask, unique } from '../questions.ts'
import { creatureById, leaderSeat, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

/** The true answers, in fixed order: other Level, here, sealed off, or every first step of a shortest route. */
function truths(s: State, at: At): readonly string[] {
  if (LEVEL(at) !== LEVEL(s.hero.at)) return ['other']
  if (at === s.hero.at) return ['here']
  const steps = firstSteps(s.board, s.hero.at, at, s.blocked)
  return steps.length === 0 ? ['sealed'] : steps
}

const ANSWERS = ['n', 'e', 's', 'w', 'stairs', 'here', 'other', 'sealed']

/** A Noise: first the window in which it may be twisted, then its question. */
export function noise(s: State, { at, creature, by }: StepOf<'noise'>): void {
  push(s, ...momentSteps('communicate', { what: 'noise' }), { do: 'say-noise', at, creature, by, lie: false })
}

/** Asks who moved the Creature, or the Leader; a Noise that no card's resolving makes is always put. */
export function sayNoise(s: State, step: StepOf<'say-noise'>): void {
  const honest = truths(s, step.at)
  const answers = step.lie ? unique([...honest, ...ANSWERS]) : honest
  const kind = step.creature === null ? undefined : creatureById(s, step.creature)?.kind
  const about = {
    ...(kind === undefined ? {} : { kind }),
    ...(step.lie ? { true: honest.map((answer) => `say ${answer}`).join(', ') } : {}),
  }
  ask(s, {
    seat: step.by ?? leaderSeat(s),
    kind: 'noise',
    keys: answers.map((answer) => `say ${answer}`),
    ...(Object.keys(about).length === 0 ? {} : { about }),
    ...(step.by === null ? { alwaysPut: true } : {}),
    memory: { kind: 'noise', step },
  })
}

/** The Hero hears it. */
export function heard(s: State, step: StepOf<'say-noise'>, key: string): void {
  const answer = key.split(' ')[1] ?? 'sealed'
  const lie = !truths(s, step.at).includes(answer)
  tell(s, { type: 'noise', at: step.at, creature: step.creature, answer, lie })
}
