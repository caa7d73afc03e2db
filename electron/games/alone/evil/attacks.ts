// Decides the attacks of Creatures: which, in which order, with how many dice. (Creatures and Fighting, R9)
import { push, type StepOf } from '../agenda.ts'
import { figure, statsOf } from '../figures.ts'
import { ask } from '../questions.ts'
import { changeCreature, creatureById, creaturesAt, isLit, leaderSeat, type State } from '../state.ts'

/** Each Creature in the Hero's Sector attacks once; one that enters meanwhile attacks too. */
export function attacks(s: State): void {
  const waiting = creaturesAt(s, s.hero.at).filter((c) => !c.attacked)
  const [only, ...rest] = waiting
  if (only === undefined) return
  if (rest.length === 0) return attackNext(s, only.id)
  const ids = waiting.map((c) => c.id)
  ask(s, {
    seat: leaderSeat(s),
    kind: 'order',
    keys: ids.map((id) => `first ${id}`),
    memory: { kind: 'order', what: 'attacks', creatures: ids },
  })
}

/** One Creature's attack at the end of the Turn, then those that are left. */
export function attackNext(s: State, id: string): void {
  changeCreature(s, id, { attacked: true })
  push(s, { do: 'attack', creature: id, extra: 0 }, { do: 'attacks' })
}

/** A Creature's own dice by the Light of the Hero's Sector at the roll. (R9) */
export function attack(s: State, { creature: id, extra }: StepOf<'attack'>): void {
  const creature = creatureById(s, id)
  if (creature === undefined || creature.at !== s.hero.at) return
  const { kind } = creature
  const stats = statsOf(s, kind).dice
  const dice = figure(s, 'attack-dice', isLit(s, s.hero.at) ? stats.lit : stats.dark, kind) + extra
  if (dice > 0)
    push(s, { do: 'roll', dice, roll: { by: 'evil', reason: 'attack', creature: id, extra: 0, rerolls: 0 } })
}

/** An attack by an effect, with dice added to the Creature's own. */
export const attackOf = (creature: string, extra: number): StepOf<'attack'> => ({ do: 'attack', creature, extra })
