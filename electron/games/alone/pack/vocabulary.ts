// The words that cards are written in: moments, places, amounts, tests, figures, effects, listeners. Types only; no pack runs code.
import type { Action, DamageKind, Kind, MissionColour, Room } from '../../../contract/alone.ts'

/** The windows of Reaction. */
export const WINDOWS = [
  'declared',
  'before-reveal',
  'rolled',
  'damage',
  'scare',
  'communicate',
  'spawned',
  'drawn',
  'turn-end',
  'round-end',
] as const
/**
 * Named points at which windows open and listeners fire; those after the windows are for listeners alone.
 * `interacted`: after an Interact with this Mission. `killed`: a Creature was Killed. `recovered`: the Hero recovered by Adrenaline.
 */
export const MOMENTS = [
  ...WINDOWS,
  'turn-start',
  'moved',
  'harm',
  'recovered',
  'killed',
  'interacted',
  'scavenged',
] as const
export type Moment = (typeof MOMENTS)[number]

/** Where an effect looks for Sectors. `near`: adjacent to the Hero. `aim`: what the Action named. `moved`: where the card last moved or Spawned a Creature. */
export type Where =
  | 'here'
  | 'near'
  | 'here-or-near'
  | 'in-sight'
  | 'revealed'
  | 'unrevealed'
  | 'level'
  | 'other-level'
  | 'anywhere'
  | 'rooms'
  | 'mission-room'
  | 'mission-rooms'
  | 'aim'
  | 'moved'

/** What can be counted. All of it is public: what the Hero is asked or told rests on no other. */
export type Count =
  | 'creatures-here'
  | 'creatures-in-sight'
  | 'cards-on-track'
  | 'cards-this-turn'
  | 'items'
  | 'companions'
  | 'adrenaline'
  | 'life'
  | 'self-control'
  | 'round'
  | 'turn'
  | 'hits'
  | 'harm'
  | 'lit-in-sight'
  | 'doors-here'

export type Amount =
  number | { readonly count: Count; readonly times?: number; readonly plus?: number; readonly max?: number }

/** Every field given must hold. */
export interface Test {
  /** The Hero's Sector is Lighted, or dark. */
  readonly lit?: boolean
  /** The Hero's Sector holds a Danger token, or none. */
  readonly danger?: boolean
  readonly creatureHere?: boolean
  /** The Hero is in a Room, or in a Corridor; or in one of these Rooms. */
  readonly room?: boolean | readonly Room[]
  readonly nightmare?: boolean
  /** The Action in course, or that of this listener's moment. */
  readonly action?: readonly Action[]
  /** The Action in course was done with an Item. */
  readonly withItem?: boolean
  readonly bulletTime?: boolean
  /** Who rolled. */
  readonly by?: 'hero' | 'evil'
  readonly reason?: readonly ('fight' | 'attack' | 'opportunity' | 'courage' | 'card')[]
  /** Which kind of loss. */
  readonly damage?: DamageKind
  /** What dealt the loss. */
  readonly from?: readonly ('attack' | 'opportunity' | 'scare' | 'card')[]
  /** The Creature that the moment is about. */
  readonly kind?: readonly Kind[]
  /** What is communicated. */
  readonly what?: 'noise' | 'locate'
  /** A Mission is in play and not yet done. */
  readonly mission?: MissionColour
  /** The same, and some of it is done. */
  readonly begun?: MissionColour
  readonly atLeast?: readonly [Amount, Amount]
  readonly not?: Test
  readonly any?: readonly Test[]
}

/**
 * Figures that modifiers change. `cards-per-turn` and `track` break the caps; `forbid-<action>` above 0 bars the Action, `pass-doors` above 0
 * lets a step that Unblocks a Door go on through it.
 */
export type Figure =
  | 'fight-dice'
  | 'fight-hits'
  | 'attack-dice'
  | 'opportunity-dice'
  | 'scare'
  | 'wound'
  | 'kill'
  | 'spawn-distance'
  | 'creatures-per-level'
  | 'danger-per-level'
  | 'scavenge-cards'
  | 'item-charges'
  | 'items-limit'
  | 'explore-range'
  | 'lamp-range'
  | 'locate-targets'
  | 'pass-doors'
  | 'adrenaline'
  | 'cards-per-turn'
  | 'danger-per-round'
  | 'creature-steps'
  | 'recover'
  | 'damage-life'
  | 'damage-self-control'
  | 'hero-hits-on-danger'
  | 'hero-hits-on-light'
  | 'evil-hits-on-light'
  | 'evil-hits-on-danger'
  | 'dangerous'
  | `forbid-${Action}`

/** How long a modifier holds. `next-turn`: to the end of the Turn after this one. `card`: until the effects of its source have resolved. `action`: until the Action in course is over. */
export type Until = 'card' | 'action' | 'turn' | 'next-turn' | 'round' | 'game'

export interface Modifier {
  readonly figure: Figure
  readonly by?: Amount
  readonly set?: Amount
  readonly if?: Test
  /** For figures of a Creature: these kinds alone. */
  readonly kinds?: readonly Kind[]
}

/**
 * The words of effects. A choice that an effect leaves open is made by its side: for Evil's cards by the card's player (a Mission's by the
 * Leader), for the Hero's own by the Hero, who is offered what his own view holds and nothing else.
 */
export type Effect =
  // Creatures
  /** Up to `creatures` different Creatures (default 1) are moved up to `steps` Sectors each; `quiet` ones make no Noise. */
  | {
      readonly do: 'move'
      readonly steps: Amount
      readonly creatures?: number
      readonly kinds?: readonly Kind[]
      readonly from?: Where
      readonly quiet?: boolean
    }
  | {
      readonly do: 'spawn'
      readonly kinds?: readonly Kind[]
      readonly where?: Where
      readonly nearer?: number
      readonly count?: number
    }
  | { readonly do: 'teleport'; readonly kinds?: readonly Kind[]; readonly from?: Where; readonly to: Where }
  /** Creatures in the Hero's Sector attack now: each of them, one chosen, or the one that this card moved. `dice` is added to its own. */
  | { readonly do: 'attack'; readonly who: 'each' | 'choose' | 'moved'; readonly dice?: Amount }
  /** A Creature in the Hero's Sector scares him again. */
  | { readonly do: 'scare'; readonly who: 'each' | 'choose' | 'moved' }
  /** Creatures take damage in one attack: `aim` is the Action's target. `dice` are rolled by the Hero, `damage` is sure. */
  | {
      readonly do: 'strike'
      readonly target: 'aim' | 'here' | 'each-here' | 'in-sight'
      readonly damage?: Amount
      readonly dice?: Amount
    }
  | { readonly do: 'heal'; readonly target: 'here' | 'anywhere' }
  /** Creatures do not attack at the end of this Turn: `aim` is the Action's target. */
  | { readonly do: 'daze'; readonly target: 'aim' | 'each-here' }
  // the Hero
  | { readonly do: 'damage'; readonly kind: DamageKind; readonly amount: Amount }
  /** Changes the loss that is about to be dealt; never below 0. */
  | { readonly do: 'harm'; readonly by: Amount }
  | { readonly do: 'recover'; readonly kind: DamageKind | 'choose' | 'both'; readonly amount: Amount }
  | { readonly do: 'adrenaline'; readonly by: Amount }
  | { readonly do: 'items'; readonly draw: Amount }
  /** Charges of one of the Hero's Items, which the Hero chooses; negative ones are lost. */
  | { readonly do: 'charges'; readonly by: number; readonly of?: 'items' | 'companions' }
  | { readonly do: 'lose-item' }
  | { readonly do: 'companion' }
  | { readonly do: 'experience' }
  | { readonly do: 'round' }
  /** Turn tokens of this Round, never that of the Turn in course: unspent ones are flipped for nothing (below 0), spent ones turned back. */
  | { readonly do: 'turns'; readonly by: number }
  | { readonly do: 'extra-action'; readonly actions?: readonly Action[] }
  // the Actions themselves, for Items that replace them
  | { readonly do: 'go'; readonly steps: Amount; readonly quiet?: boolean; readonly block?: boolean }
  | { readonly do: 'explore'; readonly range?: Amount; readonly light?: boolean; readonly clear?: number }
  | { readonly do: 'fight'; readonly dice?: Amount; readonly hits?: Amount; readonly reroll?: number }
  | { readonly do: 'locate'; readonly targets: number }
  | { readonly do: 'scavenge'; readonly cards?: Amount }
  | { readonly do: 'repair'; readonly range?: Amount }
  // the Map and the Labyrinth
  | { readonly do: 'lights'; readonly on: boolean; readonly where: Where; readonly count?: number }
  | { readonly do: 'danger'; readonly add?: number; readonly remove?: number; readonly where: Where }
  | { readonly do: 'set-aside'; readonly by: number }
  | { readonly do: 'block' | 'unblock'; readonly where: Where; readonly count?: number }
  | { readonly do: 'reveal'; readonly where: Where; readonly count?: number }
  /** Sectors leave the Labyrinth, never the Hero's own or one in Line of Sight. */
  | { readonly do: 'hide'; readonly count: number }
  | {
      readonly do: 'condition'
      readonly kind: string
      readonly where: Where
      readonly count?: number
      readonly remove?: boolean
    }
  /** A Noise from any Sector that Evil names, with no Creature. */
  | { readonly do: 'noise' }
  // dice, words, cards
  | { readonly do: 'reroll'; readonly of: 'hits' | 'misses' | 'any'; readonly dice: number }
  | { readonly do: 'hits'; readonly by: Amount }
  /** The Communication about to be made may be false. */
  | { readonly do: 'lie' }
  /** What is left of the Action in course is not done. */
  | { readonly do: 'cancel' }
  | { readonly do: 'draw'; readonly cards: number }
  /** Cards taken at random out of Evil's hands. */
  | { readonly do: 'forget'; readonly cards: number }
  /** Cards played this Turn count one less: another may be played. */
  | { readonly do: 'again' }
  | { readonly do: 'modify'; readonly until: Until; readonly modifier: Modifier }
  | { readonly do: 'progress'; readonly colour: MissionColour; readonly by: number }
  // grammar
  | { readonly do: 'if'; readonly test: Test; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | {
      readonly do: 'choose'
      readonly who: 'hero' | 'evil'
      readonly options: readonly { readonly id: string; readonly text: string; readonly effects: readonly Effect[] }[]
    }
  | { readonly do: 'times'; readonly amount: Amount; readonly effects: readonly Effect[] }

/** What waits for a moment. An `optional` one is offered as `use <source>`; one with `charge` costs its card a Charge. */
export interface Listener {
  readonly on: Moment
  readonly if?: Test
  readonly effects: readonly Effect[]
  readonly optional?: boolean
  readonly charge?: boolean
  readonly once?: 'turn' | 'round' | 'game'
}
