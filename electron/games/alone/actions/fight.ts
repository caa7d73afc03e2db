// Decides a roll of dice from the first throw to what it does: who may alter it in which order, and its Hits. (Action — Fight, R82)
import { alter, pending, push, type Roll, type StepOf } from '../agenda.ts'
import { rollFaces } from '../dice.ts'
import { figure, hitsOf, isHit, sightOf } from '../figures.ts'
import { strike } from '../hero/experience.ts'
import { changeHarm } from '../moments.ts'
import { itemOf } from '../pack/find.ts'
import { ask } from '../questions.ts'
import { creatureById, type Facts, hasDanger, isLit, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

/** Whether the Hero still reaches what he has aimed at: a Creature in his Sector, or in sight where his Item's text says so. (R80) */
export function reaches(s: State, id: string): boolean {
  const creature = creatureById(s, id)
  if (creature === undefined || creature.handle === null) return false
  const item = s.turn.acting?.item ?? null
  const isFar = item !== null && itemOf(s.pack, item)?.aim === 'creature-in-sight'
  return isFar ? sightOf(s).includes(creature.at) : creature.at === s.hero.at
}

/** Throws the dice, then lets the roller alter them first and the other side after. Without dice nothing is rolled. */
export function roll(s: State, step: StepOf<'roll'>): void {
  const dice = step.roll.reason === 'fight' ? figure(s, 'fight-dice', step.dice) : step.dice
  if (dice <= 0) return
  const creature = step.roll.creature
  const kind = creature === undefined ? undefined : creatureById(s, creature)?.kind
  if (step.roll.reason === 'fight' && (creature === undefined || !reaches(s, creature))) return
  const extra = step.roll.reason === 'fight' ? figure(s, 'fight-hits', step.roll.extra) : step.roll.extra
  const thrown: Roll = {
    ...step.roll,
    extra,
    faces: rollFaces(s, dice),
    inLight: isLit(s, s.hero.at),
    onDanger: hasDanger(s, s.hero.at),
    ...(kind === undefined ? {} : { kind }),
  }
  told(s, thrown, thrown.reason)
  const about: Facts = { by: thrown.by, reason: thrown.reason, ...(kind === undefined ? {} : { kind }) }
  const triggers = { do: 'listen', moment: 'rolled', about, fired: [] } as const
  const window = { do: 'window', moment: 'rolled', about } as const
  if (thrown.by === 'hero')
    push(s, { do: 'ability', ability: 'precision' }, triggers, window, { do: 'rolled', roll: thrown })
  else push(s, window, { do: 'ability', ability: 'dexterity' }, triggers, { do: 'rolled', roll: thrown })
}

function told(s: State, thrown: Roll, reason: Roll['reason'] | 'reroll'): void {
  tell(s, { type: 'rolled', by: thrown.by, faces: thrown.faces, hits: hitsOf(s, thrown), reason })
}

/** Precision rerolls a Miss of a Fight, Dexterity a Hit of a Creature's attack, each once. (R36, R82) */
export function ability(s: State, step: StepOf<'ability'>): void {
  const rolled = pending(s, 'rolled')?.roll
  if (rolled === undefined) return
  const precise = step.ability === 'precision'
  const attack = rolled.reason === 'attack' || rolled.reason === 'opportunity'
  if (precise ? rolled.reason !== 'fight' : !attack) return
  const learned = s.hero.experience[step.ability] >= 2
  if (!learned && !(precise && rolled.rerolls > 0)) return
  const dice = rolled.faces.flatMap((face, i) => (isHit(s, rolled, face) === precise ? [] : [`reroll ${i + 1}`]))
  if (dice.length === 0) return
  ask(s, {
    seat: 'hero',
    kind: 'trigger',
    keys: ['no', ...dice],
    about: { moment: 'rolled', ability: step.ability },
    memory: { kind: 'trigger', step },
  })
}

/** One die of the pending roll is thrown again; a reroll opens no new window. */
export function reroll(s: State, die: number): void {
  const rolled = pending(s, 'rolled')
  if (rolled === undefined) return
  const [face = 'hit'] = rollFaces(s, 1)
  const next = { ...rolled.roll, faces: rolled.roll.faces.with(die, face) }
  alter(s, 'rolled', (step) => ({ ...step, roll: next }))
  told(s, next, 'reroll')
}

/** A trigger's reroll; an Item that grants further ones is asked again. */
export function rerollBy(s: State, step: StepOf<'ability'>, die: number): void {
  const left = pending(s, 'rolled')?.roll.rerolls ?? 0
  reroll(s, die)
  if (left === 0) return
  alter(s, 'rolled', (rolled) => ({ ...rolled, roll: { ...rolled.roll, rerolls: left - 1 } }))
  push(s, step)
}

/** The roll stands: it strikes a Creature, costs Life, or calms a scare. */
export function rolled(s: State, { roll: thrown }: StepOf<'rolled'>): void {
  const hits = hitsOf(s, thrown)
  switch (thrown.reason) {
    case 'fight':
      // A card may have led the target away since the dice were thrown.
      if (thrown.creature !== undefined && reaches(s, thrown.creature)) strike(s, thrown.creature, hits)
      return
    case 'attack':
    case 'opportunity': {
      const from = thrown.reason
      const kind = thrown.kind === undefined ? {} : { creatureKind: thrown.kind }
      if (hits > 0) push(s, { do: 'harm', harm: { kind: 'life', amount: hits, from, dealt: true, ...kind } })
      return
    }
    case 'courage':
      if (hits === 0) changeHarm(s, -1)
      return
    case 'card':
      for (const target of thrown.targets ?? []) strike(s, target, hits)
  }
}
