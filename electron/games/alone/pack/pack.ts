// What a pack holds, said in the words of the vocabulary: tables, cards, Items, Missions, Characters, Conditions, sheets. Types only.
import type {
  Ability,
  Action,
  Corridor,
  CreatureSides,
  Difficulty,
  Face,
  Kind,
  Matrix,
  MissionColour,
  Room,
} from '../../../contract/alone.ts'
import type { Moment, Test, Modifier, Effect, Listener } from './vocabulary.ts'

export * from './vocabulary.ts'

/** The Hero's Adrenaline tokens when a game begins. (Hero Setup) */
export const STARTING_ADRENALINE = 3

/** Rules texts are made from the words where an entry has none of its own; `flavour` is a line that says nothing of the rules. */
export interface Card {
  readonly card: string
  readonly name: string
  readonly text?: string
  readonly dangerousText?: string
  readonly flavour?: string
  readonly icon?: string
  readonly copies: number
  readonly moment: Moment
  readonly instant: boolean
  /** The Hero's Actions that allow it; none given: no Action is asked for. */
  readonly actions?: readonly Action[]
  /** Of public facts alone. */
  readonly if?: Test
  /** May be played though two cards were, or though the Track is full. */
  readonly breaks?: 'turn' | 'track'
  readonly effects: readonly Effect[]
  readonly dangerous: readonly Effect[]
}
export interface Deck {
  readonly deck: string
  readonly name: string
  readonly cards: readonly Card[]
}

/** One kind of Item; `ids` are its copies. */
export interface ItemKind {
  readonly ids: readonly string[]
  readonly name: string
  readonly text?: string
  readonly upgradedText?: string
  readonly flavour?: string
  readonly icon?: string
  readonly matrix: Matrix
  /** The Matrix of the Charge that Upgrades it. */
  readonly component: Matrix
  readonly charges?: number
  readonly bullets?: boolean
  /** An Action Item: which Action, and what it names beside: a way, a Creature here or in sight, nothing. */
  readonly action?: Action
  readonly aim?: 'way' | 'creature' | 'creature-in-sight' | 'lamp' | 'none'
  /** May be used only if this holds; of what the Hero sees. */
  readonly if?: Test
  readonly effects?: readonly Effect[]
  /** In place of `effects` when Upgraded. */
  readonly upgraded?: readonly Effect[]
  readonly listeners?: readonly Listener[]
  readonly upgradedListeners?: readonly Listener[]
  readonly modifiers?: readonly Modifier[]
  readonly upgradedModifiers?: readonly Modifier[]
}

export interface Character {
  readonly card: string
  readonly name: string
  readonly heroText?: string
  readonly companionText?: string
  readonly sacrificeText?: string
  readonly flavour?: string
  readonly modifiers?: readonly Modifier[]
  readonly listeners?: readonly Listener[]
  readonly companion: {
    readonly modifiers?: readonly Modifier[]
    readonly listeners: readonly Listener[]
    readonly sacrifice: readonly Effect[]
  }
}

export interface MissionCard {
  readonly card: string
  readonly name: string
  readonly text?: string
  readonly rewardText?: string
  readonly flavour?: string
  readonly colour: MissionColour
  readonly room: Room
  /** While it is in play and not done: what it changes, in a few words for both screens. */
  readonly reminder?: string
  /**
   * How it is completed: Actions in its Room, Turns ended there (`stay`), or Creatures of a kind Killed anywhere; `within` one Round or
   * Turn where given, else progress is kept. `if` is asked each time.
   */
  readonly goal: {
    readonly do: 'interact' | 'explore' | 'locate' | 'scavenge' | 'stay' | 'kill'
    readonly times: number
    /** In place of its Room: one after another, beginning there. */
    readonly rooms?: readonly Room[]
    readonly kind?: Kind
    readonly within?: 'round' | 'turn'
    readonly if?: Test
  }
  /** On being Revealed in set-up (Starting Missions) or triggered (Final Mission). */
  readonly setup?: readonly Effect[]
  /** While it is in play and not done. */
  readonly modifiers?: readonly Modifier[]
  readonly listeners?: readonly Listener[]
  /** Kinds that may be Spawned beside the ordinary ones while it is in play. */
  readonly kinds?: readonly Kind[]
  readonly reward?: readonly Effect[]
}

export interface ConditionKind {
  readonly kind: string
  readonly name: string
  readonly text?: string
  readonly flavour?: string
  /** While the Hero is in a Sector that holds it. */
  readonly modifiers?: readonly Modifier[]
  readonly listeners?: readonly Listener[]
}

interface CreatureTable extends CreatureSides {
  readonly name: string
  readonly tokens: number
  readonly ability: Ability | null
  readonly boss?: boolean
}

/** The tables that a position's `overlay` may change. */
interface Tables {
  readonly creatures: Readonly<Record<Kind, CreatureTable>>
  readonly roundTrack: readonly { readonly cap: number }[]
  readonly adrenalineTrack: readonly number[]
  readonly reactionTrack: { readonly spaces: number; readonly danger: readonly number[]; readonly beyond: number }
  readonly limits: {
    readonly creaturesPerLevel: number
    readonly dangerPerLevel: number
    readonly items: number
    readonly adrenaline: number
  }
  readonly tiles: Readonly<Record<Corridor, number>>
  readonly dice: Readonly<Record<Face, number>>
  readonly hands: readonly [number, number, number]
  readonly nightmareLoss: number
}

export interface Pack extends Tables {
  /** Its name; of packs laid over each other the names of all, joined by `+`. */
  readonly pack: string
  readonly name: string
  /** What packs laid over the first have added or changed, by name. */
  readonly own?: readonly string[]
  readonly difficulties: Readonly<
    Record<Difficulty, { readonly bullets: number; readonly items: number; readonly reward: readonly Effect[] }>
  >
  readonly decks: readonly Deck[]
  readonly items: readonly ItemKind[]
  readonly characters: readonly Character[]
  readonly missions: readonly MissionCard[]
  readonly conditions: readonly ConditionKind[]
  readonly sheets: readonly {
    readonly sides: readonly { readonly lines: readonly string[]; readonly lcus: readonly string[] }[]
  }[]
}
