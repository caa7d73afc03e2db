// What is still to be done: a stack of small steps, plain data and a save format. The last one is next.
import type { Action, DamageKind, Dir, Face, Kind, MissionColour, Way } from '../../contract/alone.ts'
import type { At } from './map/grid.ts'
import type { Effect, Moment, Where } from './pack/pack.ts'
import type { Aim, EvilSeat, Facts, State, Window } from './state.ts'

/** What the Hero has chosen to do, named before anything is resolved. */
export type Deed =
  | { readonly action: 'move' | 'explore'; readonly way: Way; readonly item: string | null }
  | { readonly action: 'fight'; readonly creature: string; readonly item: string | null }
  | { readonly action: 'locate'; readonly targets: readonly string[]; readonly item: string | null }
  | { readonly action: 'scavenge'; readonly item: string | null }
  | { readonly action: 'interact'; readonly lamp: Dir; readonly item: string | null }
  | { readonly action: 'interact'; readonly mission: MissionColour; readonly item: string | null }
  | { readonly action: Action; readonly item: string }

/** Where effects come from and who makes their choices. */
export interface Source extends Aim {
  readonly kind: 'card' | 'item' | 'character' | 'companion' | 'mission' | 'condition' | 'reward'
  readonly id: string
  readonly chooser: 'hero' | EvilSeat
  /** Of several picks one has been made: the others may be let be. */
  readonly begun?: true
}

/** A roll of dice that others may still alter. */
export interface Roll {
  readonly by: 'hero' | 'evil'
  readonly reason: 'fight' | 'attack' | 'opportunity' | 'courage' | 'card'
  readonly faces: readonly Face[]
  /** The Hero's Sector when the dice were thrown. (R108) */
  readonly inLight: boolean
  readonly onDanger: boolean
  readonly creature?: string
  readonly kind?: Kind
  /** Hits added by Items and cards. */
  readonly extra: number
  /** Rerolls of a Miss that an Item grants beside Precision. */
  readonly rerolls: number
  /** Whom a roll by an effect strikes. */
  readonly targets?: readonly string[]
}

/** A loss about to be dealt. */
export interface Harm {
  readonly kind: DamageKind
  readonly amount: number
  readonly from: 'attack' | 'opportunity' | 'scare' | 'card' | 'round'
  /** By Evil: it may be sent to a Companion. (R12) */
  readonly dealt: boolean
  readonly creatureKind?: Kind
}

/** A Creature being moved step by step by one player. */
export interface March {
  readonly seat: EvilSeat
  readonly left: number
  readonly creature: string | null
  readonly began: boolean
  readonly standard: boolean
  /** By a Reaction card; else its Noise is always put. */
  readonly card: boolean
  /** It was Revealed at some moment of this movement. (R33) */
  readonly shown: boolean
  readonly kinds?: readonly Kind[]
  readonly from?: Where
  /** It makes no Noise. */
  readonly quiet?: boolean
  readonly not: readonly string[]
}

export type Step =
  // set-up
  | { readonly do: 'set-up'; readonly stage: number }
  | { readonly do: 'choose-deck' | 'opening-creature' | 'opening-danger' }
  | { readonly do: 'opening-hand'; readonly seat: EvilSeat }
  // the Turn
  | { readonly do: 'turn-begin' }
  | { readonly do: 'ask-turn' }
  | { readonly do: 'perform'; readonly deed: Deed }
  | { readonly do: 'action-end' }
  | { readonly do: 'turn-end' }
  | { readonly do: 'new-turn'; readonly number: number }
  | { readonly do: 'attacks' }
  | { readonly do: 'attack'; readonly creature: string; readonly extra: number }
  | { readonly do: 'lights-off' }
  | { readonly do: 'turn-over' | 'next-turn' }
  // the end of the Round, in its order
  | { readonly do: 'round-end'; readonly stage: number }
  | { readonly do: 'hands-told' }
  | { readonly do: 'nightmare-loss' }
  | { readonly do: 'refill'; readonly seat: EvilSeat; readonly stage: 'discard' | 'draw' }
  | { readonly do: 'place-danger' }
  | { readonly do: 'swap-danger'; readonly at: At }
  // moments
  | {
      readonly do: 'window'
      readonly moment: Moment
      readonly about: Facts
      readonly barred?: Window['barred']
      /** What the card in whose course it is open has done so far; one played in it has its own. */
      readonly outer?: Pick<State, 'lastMoved' | 'spawned'>
    }
  | { readonly do: 'listen'; readonly moment: Moment; readonly about: Facts; readonly fired: readonly string[] }
  | {
      readonly do: 'card-done'
      readonly card: string
      readonly spawns: boolean
      /** Whom the Leader sent its losses to: all of them are one event. (R55) */
      readonly strikes?: string
    }
  | { readonly do: 'source-done'; readonly source: string }
  | { readonly do: 'effects'; readonly effects: readonly Effect[]; readonly source: Source; readonly about: Facts }
  // the Hero on the Map
  | { readonly do: 'go'; readonly way: Way; readonly block: boolean; readonly quiet: boolean }
  | { readonly do: 'go-more'; readonly steps: number; readonly block: boolean; readonly quiet: boolean }
  | { readonly do: 'enter'; readonly way: Way; readonly block: boolean }
  | { readonly do: 'told-moved'; readonly way: Way; readonly from: At; readonly to: At }
  | { readonly do: 'ask-block' }
  | { readonly do: 'opportunity' }
  | {
      readonly do: 'explore'
      readonly way: Way
      readonly range: number
      readonly light: boolean
      readonly clear: number
    }
  | { readonly do: 'clear-danger'; readonly line: readonly At[]; readonly left: number }
  | { readonly do: 'repair'; readonly dir: Dir; readonly range: number }
  | { readonly do: 'interact'; readonly colour: MissionColour }
  | { readonly do: 'say-located'; readonly target: string; readonly lie: boolean }
  | {
      readonly do: 'ask-locate'
      readonly targets: readonly string[]
      readonly of: number
      readonly item: string | null
    }
  | { readonly do: 'scavenge'; readonly cards: number }
  | { readonly do: 'drop-items' }
  | { readonly do: 'upgrade' }
  // the Labyrinth
  | { readonly do: 'reveal'; readonly sectors: readonly At[]; readonly fresh: readonly At[] }
  | { readonly do: 'look' }
  // dice and damage
  | { readonly do: 'roll'; readonly roll: Omit<Roll, 'faces' | 'inLight' | 'onDanger'>; readonly dice: number }
  | { readonly do: 'rolled'; readonly roll: Roll }
  | { readonly do: 'ability'; readonly ability: 'precision' | 'dexterity' }
  | { readonly do: 'scares'; readonly creatures: readonly string[] }
  | { readonly do: 'scare'; readonly creature: string }
  | { readonly do: 'courage' }
  | { readonly do: 'suffer' }
  | { readonly do: 'deal'; readonly harm: Harm; readonly to: string }
  | { readonly do: 'harm'; readonly harm: Harm }
  | { readonly do: 'recover'; readonly kind: DamageKind | 'choose'; readonly amount: number }
  // Creatures
  | { readonly do: 'march'; readonly march: March }
  | { readonly do: 'marches' | 'marches-on'; readonly left: number; readonly march: March }
  | {
      readonly do: 'spawn'
      readonly seat: EvilSeat
      readonly kinds?: readonly Kind[]
      readonly where?: Where
      readonly nearer: number
      readonly source: Source
    }
  | { readonly do: 'noise'; readonly at: At; readonly creature: string | null; readonly by: EvilSeat | null }
  | {
      readonly do: 'say-noise'
      readonly at: At
      readonly creature: string | null
      readonly by: EvilSeat | null
      readonly lie: boolean
    }
  // cards and rewards
  | { readonly do: 'draw-cards'; readonly left: number }
  | { readonly do: 'draw-one'; readonly seat: EvilSeat }
  | { readonly do: 'gain-experience'; readonly left: number; readonly not: readonly string[] }
  | { readonly do: 'count-kill'; readonly kind: Kind }
  | { readonly do: 'count-deed'; readonly action: Action }
  | { readonly do: 'mission-done' | 'mission-over'; readonly colour: MissionColour }
  | { readonly do: 'trigger-final' }
  | { readonly do: 'mid-game-reward' }
  | { readonly do: 'win' }
  /** A public point: the Hero's line is cut here. */
  | { readonly do: 'point' }

/** The member of a union whose tag may be `K`. */
export type Tagged<Union, Tag extends keyof Union, K> = Union extends { readonly [P in Tag]: infer T }
  ? K extends T
    ? Union
    : never
  : never
export type StepOf<K extends Step['do']> = Tagged<Step, 'do', K>

/** Puts steps on the agenda, the first given to be done first. */
export function push(s: State, ...steps: readonly Step[]): void {
  s.agenda = [...s.agenda, ...steps.toReversed()]
}

/** The nearest pending step of a kind. */
export function pending<K extends Step['do']>(s: State, kind: K): StepOf<K> | undefined {
  return s.agenda.findLast((step): step is StepOf<K> => step.do === kind)
}

/** Changes the nearest pending step of a kind, so that an effect can alter what is about to happen. */
export function alter<K extends Step['do']>(s: State, kind: K, change: (step: StepOf<K>) => StepOf<K>): void {
  const at = s.agenda.findLastIndex((step) => step.do === kind)
  const found = s.agenda[at]
  if (found === undefined) return
  s.agenda = s.agenda.with(at, change(found as StepOf<K>))
}
