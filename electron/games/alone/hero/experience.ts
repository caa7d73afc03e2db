// Decides what a Creature's Wounds and death do, and what the Hero learns of it. (Damaging a Creature, Gaining Experience)
import type { Ability } from '../../../contract/alone.ts'
import { push, type Step, type StepOf } from '../agenda.ts'
import { figure, statsOf } from '../figures.ts'
import { ask } from '../questions.ts'
import { changeCreature, changeHero, creatureById, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

const BOSS_POINTS = 2
const FULL = 2

/** One attack on a Creature: thresholds, not sums; what falls short or is over is lost. (R40) */
export function strike(s: State, id: string, damage: number): void {
  const creature = creatureById(s, id)
  if (creature === undefined) return
  const { kind, wounded } = creature
  const stats = statsOf(s, kind)
  const first = figure(s, 'wound', stats.wound, kind)
  const second = figure(s, 'kill', stats.kill, kind)
  if (wounded ? damage >= second : damage >= first + second) return kill(s, id)
  if (wounded || damage < first) return
  changeCreature(s, id, { wounded: true })
  tell(s, { type: 'wounded', id })
}

/** A Creature dies; a Revealed one teaches the Hero. It counts for Missions before he is asked for a boss's Points. (R42, R85, R109) */
export function kill(s: State, id: string): void {
  const creature = creatureById(s, id)
  if (creature === undefined) return
  tell(s, { type: 'killed', id })
  s.creatures = s.creatures.filter((c) => c.id !== id)
  const { kind } = creature
  // A death in the dark is nobody's to know of: it teaches nothing and serves no Mission.
  if (creature.handle === null) return
  const table = s.pack.creatures[kind]
  const points: readonly Step[] = table.boss === true ? [{ do: 'gain-experience', left: BOSS_POINTS, not: [] }] : []
  if (table.boss !== true && table.ability !== null) gain(s, table.ability)
  push(s, { do: 'listen', moment: 'killed', about: { kind }, fired: [] }, { do: 'count-kill', kind }, ...points)
}

/** One Point in an Ability, two at the most. */
export function gain(s: State, ability: Ability): void {
  const points = s.hero.experience[ability]
  if (points >= FULL) return
  const next = points === 0 ? 1 : 2
  changeHero(s, { experience: { ...s.hero.experience, [ability]: next } })
  tell(s, { type: 'experience', ability, points: next })
}

/** Points of the Hero's choice, in different Abilities that are still open. (Gaining Experience, R42) */
export function gainChosen(s: State, step: StepOf<'gain-experience'>): void {
  if (step.left === 0) return
  const open = (Object.keys(s.hero.experience) as Ability[]).filter(
    (a) => s.hero.experience[a] < FULL && !step.not.includes(a),
  )
  ask(s, { seat: 'hero', kind: 'gain', keys: open.toSorted().map((a) => `gain ${a}`), memory: { kind: 'gain', step } })
}
