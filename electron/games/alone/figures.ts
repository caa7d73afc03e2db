// Decides every figure that something may change: one function reads tables, cards in play and running effects.
import type { Action, CreatureFigures, Face, Kind } from '../../contract/alone.ts'
import { doorDirs } from './map/board.ts'
import { neighbours } from './map/distance.ts'
import { type At, sideOf } from './map/grid.ts'
import { inSight } from './map/sight.ts'
import { pending, type Roll } from './agenda.ts'
import { characterOf, conditionOf, itemOf, missionOf } from './pack/find.ts'
import type { Amount, Count, Figure, Modifier, Test, Until } from './pack/pack.ts'
import { creaturesAt, type Facts, hasDanger, isLit, isRevealed, roomAt, type State } from './state.ts'

/** The Sectors in the Hero's Line of Sight, his own first. (Line of Sight) */
export const sightOf = (s: State): readonly At[] => inSight(s.board, s.hero.at, (at) => isRevealed(s, at), s.blocked)

/** The Sectors adjacent to the Hero's. */
export const nearOf = (s: State): readonly At[] => neighbours(s.board, s.hero.at, s.blocked)

/** What a Creature of a kind rolls, scares and stands, by the side of the stats in use. (Nightmare Mode) */
export const statsOf = (s: State, kind: Kind): CreatureFigures => {
  const table = s.pack.creatures[kind]
  return s.round.nightmare ? table.nightmare : table.regular
}

/** The Healing Cap of the Round marker's place. */
export const healingCap = (s: State): number => s.pack.roundTrack[s.round.space]?.cap ?? 0

const counters: { readonly [K in Count]: (s: State) => number } = {
  'creatures-here': (s) => creaturesAt(s, s.hero.at).length,
  'creatures-in-sight': (s) => {
    const sight = sightOf(s)
    return s.creatures.filter((c) => sight.includes(c.at)).length
  },
  'cards-on-track': (s) => s.track.length,
  'cards-this-turn': (s) => s.turn.played,
  items: (s) => s.hero.items.length,
  companions: (s) => s.hero.companions.length,
  adrenaline: (s) => s.hero.adrenaline,
  life: (s) => s.hero.life,
  'self-control': (s) => s.hero.selfControl,
  round: (s) => s.round.space,
  turn: (s) => s.turn.number,
  hits: (s) => {
    const rolled = pending(s, 'rolled')
    return rolled === undefined ? 0 : hitsOf(s, rolled.roll)
  },
  harm: (s) => pending(s, 'deal')?.harm.amount ?? 0,
  'lit-in-sight': (s) => sightOf(s).filter((at) => isLit(s, at)).length,
  'doors-here': (s) => doorDirs(s.board, s.hero.at).filter((dir) => !s.blocked.includes(sideOf(s.hero.at, dir))).length,
}

/** What an amount comes to now. */
export function amountOf(s: State, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const value = counters[amount.count](s) * (amount.times ?? 1) + (amount.plus ?? 0)
  return amount.max === undefined ? value : Math.min(value, amount.max)
}

const within = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
  list === undefined || (value !== undefined && list.includes(value))

/** Whether a test holds, of the state and the public facts of a moment. */
export function holds(s: State, test: Test | undefined, about: Facts = {}): boolean {
  if (test === undefined) return true
  const { at } = s.hero
  // What a test does not ask for is not looked up.
  return (
    is(test.lit, () => isLit(s, at)) &&
    is(test.danger, () => hasDanger(s, at)) &&
    is(test.creatureHere, () => creaturesAt(s, at).length > 0) &&
    (typeof test.room === 'object'
      ? within(test.room, roomAt(s, at) ?? undefined)
      : is(test.room, () => roomAt(s, at) !== null)) &&
    is(test.nightmare, () => s.round.nightmare) &&
    within(test.action, about.action ?? s.turn.acting?.action) &&
    is(test.withItem, () => (s.turn.acting?.item ?? null) !== null) &&
    is(test.bulletTime, () => s.turn.bulletTime) &&
    is(test.by, () => about.by) &&
    within<string>(test.reason, about.reason) &&
    is(test.damage, () => about.damage) &&
    within<string>(test.from, about.from) &&
    within(test.kind, about.kind) &&
    is(test.what, () => about.what) &&
    (test.mission === undefined || s.missions.some((m) => m.colour === test.mission && m.triggered && !m.done)) &&
    (test.begun === undefined ||
      s.missions.some((m) => m.colour === test.begun && m.triggered && !m.done && m.progress > 0)) &&
    (test.atLeast === undefined || amountOf(s, test.atLeast[0]) >= amountOf(s, test.atLeast[1])) &&
    (test.not === undefined || !holds(s, test.not, about)) &&
    (test.any === undefined || test.any.some((each) => holds(s, each, about)))
  )
}
const is = <T>(wanted: T | undefined, value: () => T | undefined): boolean => wanted === undefined || wanted === value()

/** Shows the modifiers of every card in play: Character, Items, Companions, Missions, Conditions. */
function ofCards(s: State, see: (modifiers: readonly Modifier[] | undefined) => void): void {
  const { pack, hero } = s
  if (hero.character !== null) see(characterOf(pack, hero.character)?.modifiers)
  for (const item of hero.items) {
    const kind = itemOf(pack, item.card)
    see((item.component ? kind?.upgradedModifiers : undefined) ?? kind?.modifiers)
  }
  for (const companion of hero.companions) see(characterOf(pack, companion.card)?.companion.modifiers)
  for (const mission of s.missions) {
    if (mission.triggered && !mission.done) see(missionOf(pack, mission.card)?.modifiers)
  }
  for (const condition of s.conditions) {
    if (condition.at === hero.at) see(conditionOf(pack, condition.kind)?.modifiers)
  }
}

/** A figure with everything that changes it; never below 0. `set` counts before `by`. */
export function figure(s: State, name: Figure, base: number, kind?: Kind): number {
  let value = base
  let by = 0
  const weigh = (modifier: Modifier): void => {
    if (modifier.figure !== name) return
    if (modifier.kinds !== undefined && (kind === undefined || !modifier.kinds.includes(kind))) return
    if (!holds(s, modifier.if)) return
    if (modifier.set !== undefined) value = amountOf(s, modifier.set)
    if (modifier.by !== undefined) by += amountOf(s, modifier.by)
  }
  for (const { modifier } of s.running) weigh(modifier)
  ofCards(s, (modifiers) => modifiers?.forEach(weigh))
  return Math.max(0, value + by)
}

/** How many faces of a roll are Hits. (Hit or Miss, R38, R106) */
export const hitsOf = (s: State, roll: Roll): number =>
  Math.max(0, roll.faces.filter((face) => isHit(s, roll, face)).length + roll.extra)

/** Whether a face of a roll is a Hit: Light serves the Hero, Danger serves Evil, as they were at the throw. (R108) */
export function isHit(s: State, { by, inLight, onDanger }: Roll, face: Face): boolean {
  if (face === 'hit') return true
  const isHero = by === 'hero'
  if (face === 'light') {
    return figure(s, isHero ? 'hero-hits-on-light' : 'evil-hits-on-light', isHero && inLight ? 1 : 0) > 0
  }
  return figure(s, isHero ? 'hero-hits-on-danger' : 'evil-hits-on-danger', !isHero && onDanger ? 1 : 0) > 0
}

/** Drops the modifiers that held until now. */
export function dropRunning(s: State, until: Until, source?: string): void {
  s.running = s.running.filter((r) => r.until !== until || (source !== undefined && r.source !== source))
}

/** Whether something in play forbids the Hero an Action. */
export const isForbidden = (s: State, action: Action): boolean => figure(s, `forbid-${action}`, 0) > 0
