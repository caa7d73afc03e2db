// Decides what a loss does: scares, Companions in the way, both tracks with overflow, and defeat. (Hero taking damage)
import type { DamageKind } from '../../../contract/alone.ts'
import { alter, type Harm, pending, push, type StepOf } from '../agenda.ts'
import { figure, healingCap, statsOf } from '../figures.ts'
import { changeHarm, momentSteps } from '../moments.ts'
import { ask } from '../questions.ts'
import { changeHero, creatureById, type Facts, leaderSeat, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { end } from '../ending.ts'
import { spendCharge } from './items.ts'

/** Several unseen Creatures at once scare one after another, in Evil's order. (R32) */
export function scares(s: State, step: StepOf<'scares'>): void {
  const alive = step.creatures.filter((id) => creatureById(s, id) !== undefined)
  const [only, ...rest] = alive
  if (only === undefined) return
  if (rest.length === 0) return push(s, { do: 'scare', creature: only })
  ask(s, {
    seat: leaderSeat(s),
    kind: 'order',
    keys: alive.map((id) => `first ${id}`),
    memory: { kind: 'order', what: 'scares', creatures: alive },
  })
}

/** A Creature scares the Hero: the window first, then Courage, then the loss. A kind that costs nothing does not scare. */
export function scare(s: State, step: StepOf<'scare'>): void {
  const creature = creatureById(s, step.creature)
  if (creature === undefined) return
  const { kind } = creature
  const cost = statsOf(s, kind).scare
  const amount = cost === 0 ? 0 : figure(s, 'scare', cost, kind)
  if (amount === 0) return
  const about: Facts = { kind, from: 'scare', damage: 'self-control', creature: creature.id }
  const harm: Harm = { kind: 'self-control', amount, from: 'scare', dealt: true, creatureKind: kind }
  push(
    s,
    ...momentSteps('scare', about),
    { do: 'courage' },
    { do: 'listen', moment: 'harm', about, fired: [] },
    { do: 'suffer' },
    { do: 'deal', harm, to: 'hero' },
  )
}

/** A loss that is no scare: what changes the amount comes first, so that all of it is known. (R55) */
export function harm(s: State, { harm: loss }: StepOf<'harm'>): void {
  const name = loss.kind === 'life' ? 'damage-life' : 'damage-self-control'
  const added = figure(s, name, loss.amount, loss.creatureKind)
  const amount = loss.amount === 0 ? 0 : added
  if (amount === 0) return
  const about: Facts = {
    damage: loss.kind,
    from: loss.from,
    ...(loss.creatureKind === undefined ? {} : { kind: loss.creatureKind }),
  }
  push(
    s,
    { do: 'listen', moment: 'harm', about, fired: [] },
    { do: 'suffer' },
    { do: 'deal', harm: { ...loss, amount }, to: 'hero' },
  )
}

/** Courage: Evil rolls one die; on a Miss the loss is one less. (R39) */
export function courage(s: State): void {
  const deal = pending(s, 'deal')
  if (deal === undefined || s.hero.experience.courage < 2 || deal.harm.amount === 0) return
  push(s, { do: 'roll', dice: 1, roll: { by: 'evil', reason: 'courage', extra: 0, rerolls: 0 } })
}

/** Evil may send a whole loss to a Companion; all losses by one card are one event. (R55) */
export function suffer(s: State): void {
  const deal = pending(s, 'deal')
  if (deal === undefined || !deal.harm.dealt || deal.harm.amount === 0) return
  const before = deal.harm.from === 'card' ? pending(s, 'card-done')?.strikes : undefined
  if (before !== undefined) return sufferBy(s, before)
  if (s.hero.companions.length === 0) return
  const keys = ['hero', ...s.hero.companions.map((companion) => `companion ${companion.card}`)]
  ask(s, {
    seat: leaderSeat(s),
    kind: 'suffer',
    keys,
    about: { damage: deal.harm.kind, amount: deal.harm.amount },
    memory: { kind: 'suffer' },
  })
}

/** The Leader's word on whom a loss strikes. What a Companion who is gone would take is lost. */
export function sufferBy(s: State, to: string): void {
  const isThere = to === 'hero' || s.hero.companions.some(({ card }) => card === to)
  if (!isThere) changeHarm(s, -Infinity)
  if (pending(s, 'deal')?.harm.from === 'card') alter(s, 'card-done', (step) => ({ ...step, strikes: to }))
  alter(s, 'deal', (step) => ({ ...step, to }))
}

/** The loss is dealt, point by point over both tracks; at zero of both the game ends at once. (R13, R83) */
export function deal(s: State, step: StepOf<'deal'>): void {
  const { kind, amount, from } = step.harm
  const scarer = step.harm.creatureKind
  if (from === 'scare' && scarer !== undefined) tell(s, { type: 'scared', kind: scarer, amount })
  if (amount === 0) return
  tell(s, { type: 'damaged', kind, amount, to: step.to })
  if (step.to !== 'hero') return spendCharge(s, step.to, amount)
  lose(s, kind, amount)
  if (s.hero.life === 0 && s.hero.selfControl === 0) return end(s, 'evil', 'defeated')
  if (!s.turn.underway) return
  const about: Facts = { damage: kind, from, ...(scarer === undefined ? {} : { kind: scarer }) }
  push(s, ...momentSteps('damage', about))
}

function lose(s: State, kind: DamageKind, amount: number): void {
  let { life, selfControl } = s.hero
  for (let i = 0; i < amount; i++) {
    const ownLeft = kind === 'life' ? life : selfControl
    const takesLife = (kind === 'life') === ownLeft > 0
    if (takesLife) life = Math.max(0, life - 1)
    else selfControl = Math.max(0, selfControl - 1)
  }
  changeHero(s, { life, selfControl })
}

/** Recovers up to the Healing Cap as it stands now; at or above it nothing. (R14) Says whether anything was. */
export function recover(s: State, kind: DamageKind, amount: number): boolean {
  const now = kind === 'life' ? s.hero.life : s.hero.selfControl
  const after = Math.max(now, Math.min(now + figure(s, 'recover', amount), healingCap(s)))
  if (after === now) return false
  changeHero(s, kind === 'life' ? { life: after } : { selfControl: after })
  tell(s, { type: 'recovered', kind, amount: after - now })
  return true
}

/** Recovery of a chosen track: the Hero may choose one that is at the cap. (R86) */
export function askRecover(s: State, step: StepOf<'recover'>): void {
  if (step.kind !== 'choose') {
    recover(s, step.kind, step.amount)
    return
  }
  ask(s, {
    seat: 'hero',
    kind: 'reward',
    keys: ['life', 'self-control'],
    about: { amount: step.amount },
    memory: { kind: 'reward', amount: step.amount },
  })
}
