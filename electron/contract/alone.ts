// What a seat of ALONE is given: views, events and the catalogue. Types only.
import type { Seat, TakenBack } from './wire.ts'

export type Dir = 'n' | 'e' | 's' | 'w'
export type Way = Dir | 'stairs'
/** Level `U` or `L`, column `a`–`d` from west to east, row `1`–`6` from north to south. Evil's and the referee's alone. */
export type Sector = string
/** A Sector and one of its sides, as `Ub3e`. */
export type SideName = string
export type Colour = 'red' | 'blue'
export type Room =
  | 'infirmary'
  | 'escape-pods'
  | 'hangar-bay'
  | 'ventilation-room'
  | 'dormitory'
  | 'generator-room'
  | 'laboratory'
  | 'control-room'
export type Corridor = 'cross' | 'tee' | 'straight' | 'curve'
export type Face = 'hit' | 'light' | 'danger'
export type Kind = 'worm' | 'spore' | 'hybrid' | 'cultist' | 'parasite' | 'cultist-chief' | 'alpha-worm' | 'mech'
export type Ability = 'courage' | 'cold-blood' | 'acute-sight' | 'precision' | 'dexterity'
export type Action = 'move' | 'explore' | 'fight' | 'locate' | 'scavenge' | 'interact'
export type Matrix = 'mechanical' | 'chemical' | 'electronic'
export type MissionColour = 'blue' | 'green' | 'final'
export type Difficulty = 'easy' | 'normal' | 'nightmare' | 'impossible'
export type DamageKind = 'life' | 'self-control'

export interface Item {
  readonly card: string
  readonly charges: number
  readonly component: boolean
}
export interface Companion {
  readonly card: string
  readonly charges: number
}

export interface RoundView {
  readonly space: number
  readonly spaces: number
  readonly cap: number
  readonly nightmare: boolean
}
export interface TurnView {
  readonly number: number
  readonly bulletTime: boolean
  readonly done: readonly string[]
}
export interface HeroSheet {
  readonly character: string | null
  readonly life: number
  readonly selfControl: number
  readonly adrenaline: number
  readonly items: readonly Item[]
  readonly companions: readonly Companion[]
  readonly experience: Readonly<Record<Ability, 0 | 1 | 2>>
  readonly scavenged: readonly Room[]
}
export interface MissionView {
  readonly colour: MissionColour
  readonly card: string
  readonly room: Room
  readonly triggered: boolean
  readonly done: boolean
  readonly progress: number
}
export interface EvilSheet {
  readonly players: number
  readonly leader: number
  readonly decks: readonly string[]
  readonly hands: readonly number[]
}
export interface Result {
  readonly winner: 'hero' | 'evil'
  readonly why: string
}

/** A Revealed Sector as the Hero may know it: by a handle and a place relative to his own. */
export interface SectorView {
  readonly id: string
  readonly at: readonly [east: number, south: number]
  readonly island: number
  readonly through?: { readonly stairs: Colour; readonly from: string }
  readonly tile: Corridor | Room
  readonly open: readonly Dir[]
  readonly doors: readonly { readonly dir: Dir; readonly blocked: boolean }[]
  readonly stairs?: Colour
  readonly lcu?: true
  readonly lit: boolean
  readonly danger: boolean
  readonly conditions: readonly string[]
  readonly creatures: readonly { readonly id: string; readonly kind: string; readonly wounded: boolean }[]
  readonly inSight: boolean
}

/** What both sides see alike, since it lies on the table between them. */
export interface SharedView {
  readonly round: RoundView | null
  readonly turn: TurnView | null
  readonly hero: HeroSheet | null
  readonly missions: readonly MissionView[]
  readonly evil: EvilSheet
  readonly difficulty: Difficulty | null
  readonly waiting: 'hero' | 'evil' | null
  readonly result: Result | null
}
export interface HeroView extends SharedView {
  readonly labyrinth: readonly SectorView[]
  readonly track: readonly { readonly deck: string; readonly card: string | null; readonly span: 1 | 2 }[]
}
/** One for each seat of Evil. */
export interface EvilView extends SharedView {
  readonly at: Sector | null
  readonly levels: { readonly upper: readonly string[]; readonly lower: readonly string[] } | null
  readonly lcus: readonly Sector[]
  readonly creatures: readonly {
    readonly id: string
    readonly kind: string
    readonly at: Sector
    readonly wounded: boolean
    readonly revealed: boolean
  }[]
  readonly dangers: readonly Sector[]
  readonly lights: readonly Sector[]
  readonly blocked: readonly SideName[]
  readonly conditions: readonly { readonly kind: string; readonly at: Sector }[]
  readonly revealed: readonly Sector[]
  /** This player's own hand; null over a shared link while it is shut. */
  readonly hand: readonly string[] | null
  readonly decks: readonly {
    readonly name: string
    readonly left: number
    readonly discards: readonly (string | null)[]
    /** Places in `discards` that this player alone may read, since he laid them face down. */
    readonly own: readonly number[]
  }[]
  readonly track: readonly {
    readonly deck: string
    readonly card: string | null
    readonly by: string
    readonly faceDown: boolean
    readonly span: 1 | 2
  }[]
  readonly setAside: number
}

/** Words of a rules text, for a screen to put into its language: a message with its gaps, a name of the pack, or several joined. */
export type Phrase =
  | { readonly id: string; readonly params: Readonly<Record<string, number | Phrase>> }
  /** The text `<as>.<name>` where the language has one, for names that bend; else `<as>.other` with the name as it is. */
  | { readonly as: string; readonly name: string }
  | { readonly list: 'and' | 'or' | 'then' | 'either' | 'note'; readonly of: readonly Phrase[] }
/** A rules text as its pack wrote it, or sentences made from what it does. */
export type RulesText = string | readonly Phrase[]

/**
 * A part of what a card does that can be looked up on the Map before it is played, in the words of packs. An amount that is null is
 * counted, and what `later` stands for decided, when it is played. `again`: the card does not count among those of its Turn.
 */
export type Deed =
  | {
      readonly do: 'move'
      readonly steps: number | null
      readonly creatures: number
      readonly kinds?: readonly string[]
      readonly from?: string
    }
  | { readonly do: 'spawn'; readonly nearer: number; readonly kinds?: readonly string[]; readonly where?: string }
  | { readonly do: 'teleport'; readonly kinds?: readonly string[]; readonly from?: string; readonly to: string }
  | { readonly do: 'attack'; readonly who: 'each' | 'choose' | 'moved'; readonly dice: number | null }
  | { readonly do: 'scare'; readonly who: 'each' | 'choose' | 'moved' }
  | { readonly do: 'heal'; readonly here: boolean }
  | { readonly do: 'damage'; readonly kind: DamageKind; readonly amount: number | null }
  | { readonly do: 'danger' | 'dark'; readonly where: string }
  | { readonly do: 'again' | 'later' }

/** Tables, names and texts of the pack: the same for every seat, and nothing of this game's Map. */
export interface Catalogue {
  readonly seat: Seat
  /** Of packs laid over each other, the names of all, joined by `+`. */
  readonly pack: string
  /** What packs laid over the first have added or changed, by name: it is called as they call it, in whatever language that is. */
  readonly own?: readonly string[]
  readonly cards: readonly {
    readonly card: string
    readonly deck: string
    readonly moment: string
    readonly actions: readonly Action[]
    readonly instant: boolean
    /** What both its halves do, as far as it can be looked up beforehand. */
    readonly deeds: { readonly first: readonly Deed[]; readonly dangerous: readonly Deed[] }
    readonly copies: number
    readonly name: string
    readonly text: RulesText
    readonly dangerous: RulesText
    readonly flavour?: string
    readonly icon?: string
  }[]
  readonly items: readonly {
    readonly card: string
    readonly matrix: Matrix
    readonly component: Matrix
    readonly action: Action | null
    readonly charges: number
    readonly name: string
    readonly text: RulesText
    readonly upgraded: RulesText
    readonly flavour?: string
    readonly icon?: string
  }[]
  readonly missions: readonly {
    readonly card: string
    readonly colour: MissionColour
    readonly room: Room
    readonly steps: number
    readonly name: string
    readonly text: RulesText
    readonly reward: RulesText
    /** What it changes while it is in play. */
    readonly reminder?: RulesText
    readonly flavour?: string
  }[]
  readonly characters: readonly {
    readonly card: string
    readonly name: string
    readonly hero: RulesText
    readonly companion: RulesText
    readonly sacrifice: RulesText
    readonly flavour?: string
  }[]
  readonly decks: readonly { readonly deck: string; readonly name: string }[]
  readonly creatures: Readonly<
    Record<string, { readonly name: string; readonly tokens: number; readonly ability: Ability | null } & CreatureSides>
  >
  readonly conditions: readonly {
    readonly kind: string
    readonly name: string
    readonly text: RulesText
    readonly flavour?: string
  }[]
  /** What the keys `choose <id>` of cards say. */
  readonly choices: readonly { readonly choice: string; readonly text: string }[]
  readonly roundTrack: readonly { readonly cap: number }[]
  readonly adrenalineTrack: readonly number[]
  readonly reactionTrack: { readonly spaces: number; readonly danger: readonly number[]; readonly beyond: number }
  readonly limits: { readonly creaturesPerLevel: number; readonly dangerPerLevel: number; readonly items: number }
  readonly tiles: Readonly<Record<Corridor, number>>
}
export interface CreatureFigures {
  readonly wound: number
  readonly kill: number
  readonly dice: { readonly dark: number; readonly lit: number }
  readonly scare: number
  readonly spawn: number
}
export interface CreatureSides {
  readonly regular: CreatureFigures
  readonly nightmare: CreatureFigures
}

/**
 * What happened, as a seat learns it. Type by type the fields are the same for both sides, but a place (`P`) and a Creature are told to the
 * Hero by handle and only while Revealed, to Evil by absolute Sector and by its own identifier.
 */
export type AloneEvent<P = string> =
  | { readonly type: 'declared'; readonly action: string; readonly args: readonly string[]; readonly item?: string }
  | { readonly type: 'moved'; readonly who: 'hero'; readonly dir: Way; readonly to: P; readonly from?: P }
  | { readonly type: 'moved'; readonly who: string; readonly kind: string; readonly from: P | null; readonly to: P }
  | { readonly type: 'revealed'; readonly sectors: readonly P[]; readonly creatures: readonly string[] }
  | { readonly type: 'hidden'; readonly sectors: readonly P[] }
  | { readonly type: 'scared'; readonly kind: string; readonly amount: number }
  | { readonly type: 'opportunity'; readonly dice: number }
  | {
      readonly type: 'rolled'
      readonly by: 'hero' | 'evil'
      readonly faces: readonly Face[]
      readonly hits: number
      readonly reason: 'fight' | 'attack' | 'opportunity' | 'courage' | 'reroll' | 'card'
    }
  | { readonly type: 'damaged'; readonly kind: DamageKind; readonly amount: number; readonly to: string }
  | { readonly type: 'recovered'; readonly kind: DamageKind; readonly amount: number }
  | {
      readonly type: 'noise'
      readonly level?: 'other'
      readonly here?: true
      readonly dir?: Way
      readonly at?: P
      readonly creature?: string
      /** For Evil alone: it was said against the truth. */
      readonly lie?: true
    }
  | { readonly type: 'left'; readonly creature: string; readonly dir: Way }
  | {
      readonly type: 'located'
      readonly target: string
      readonly distance: number | null
      readonly level: 'same' | 'other' | null
      /** For Evil alone: it was said against the truth. */
      readonly lie?: true
    }
  | { readonly type: 'drew'; readonly items: readonly string[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly type: 'upgraded'; readonly item: string; readonly with: string }
  | { readonly type: 'discarded'; readonly item: string }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'charged'; readonly card: string; readonly charges: number }
  | {
      readonly type: 'played'
      readonly deck: string
      readonly card: string | null
      readonly span: 1 | 2
      readonly dangerous: boolean
      readonly by?: Seat
      readonly faceDown?: boolean
    }
  | { readonly type: 'lights'; readonly sectors: readonly P[]; readonly on: boolean }
  | { readonly type: 'blocked' | 'unblocked'; readonly sector: P; readonly dir: Dir }
  | { readonly type: 'danger'; readonly sector: P; readonly on: boolean }
  | { readonly type: 'wounded' | 'killed'; readonly creature: string; readonly kind: string }
  | { readonly type: 'experience'; readonly ability: Ability; readonly points: number }
  | {
      readonly type: 'mission'
      readonly colour: MissionColour
      readonly what: 'progress' | 'done' | 'triggered'
      readonly progress: number
    }
  | { readonly type: 'round'; readonly space: number }
  | { readonly type: 'nightmare' }
  | { readonly type: 'bullet-time' }
  | { readonly type: 'companion'; readonly card: string; readonly what: 'joined' | 'gone' | 'sacrificed' }
  | { readonly type: 'ended'; readonly winner: 'hero' | 'evil'; readonly why: string }
  | { readonly type: 'spawned'; readonly creature: string; readonly kind: string; readonly at: P }
  | EvilEvent<P>
  | { readonly type: 'turn' | 'flipped'; readonly number: number }
  | TakenBack
export type EventType = AloneEvent['type']
/** What Evil alone reads in its log: its choices before the game, a deck made anew, and what a Hero sees where he sees it or not at all. */
export type EvilEvent<P = string> =
  | { readonly type: 'leads'; readonly seat: Seat }
  | { readonly type: 'rooms-swapped'; readonly rooms: readonly Room[] }
  | { readonly type: 'begins'; readonly at: P }
  | { readonly type: 'deck-chosen'; readonly deck: string }
  | { readonly type: 'condition'; readonly kind: string; readonly sectors: readonly P[]; readonly on: boolean }
  | { readonly type: 'healed'; readonly creature: string; readonly kind: string }
