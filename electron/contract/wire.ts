// The table's textual protocol: what a line in and a line out may hold, whatever game is played.

/** A person's place at the table. */
export type Seat = 'hero' | 'evil-1' | 'evil-2' | 'evil-3'
/** The two sides of the table; each has one window. */
export type Side = 'hero' | 'evil'

/** A text to be put into words by a screen: a message id and what stands in its gaps. */
export interface Message {
  readonly id: string
  readonly params: Readonly<Record<string, string | number>>
}

/** One legal answer. The key is verb and args joined by spaces. */
export interface Option {
  readonly key: string
  readonly verb: string
  readonly args: readonly string[]
  readonly text: Message
}

/** An open question put to one seat. Ids count, for each seat alone, the questions sent to it. */
export interface Ask {
  readonly id: number
  readonly kind: string
  readonly options: readonly Option[]
  /** With kind `react`: the moment whose window is open. */
  readonly moment?: string
  /** True when a shared link must not show this seat's options now, since its hand is shut. */
  readonly closed?: true
  /** What the question is about, in names that this seat may know. */
  readonly about?: Readonly<Record<string, string | number>>
}

export type RefusalCode =
  | 'not-json'
  | 'bad-shape'
  | 'unknown-seat'
  | 'not-asked'
  | 'stale'
  | 'not-an-option'
  | 'bad-position'
  | 'no-such-game'
  | 'over'
  /** Rules or store failed, which is no seat's doing; nothing was changed. */
  | 'failed'

/** Why a line was refused, in words safe for the seat that sent it. */
export interface Refusal {
  readonly code: RefusalCode
  readonly why: Message
}

/** A line in from a seat. */
export type SeatLine =
  | { readonly from: Seat; readonly choose: string; readonly ask?: number }
  | { readonly from: Seat; readonly standing: readonly string[] }
  | { readonly from: Seat; readonly hand: 'open' | 'shut' }

/** A line in from the referee: on stdin alone, never over a link. */
export type RefereeLine =
  | { readonly from: 'referee'; readonly load: unknown; readonly seed: string }
  | { readonly from: 'referee'; readonly new: NewGame }
  | { readonly from: 'referee'; readonly dump: true }
  | { readonly from: 'referee'; readonly resume: string }

/** What a new game is begun with. */
export interface NewGame {
  readonly mode: 'randomized'
  readonly seed: string
  readonly evil: 1 | 2 | 3
  readonly pack: string
  /** The Map is of sheets made for this game by chance, in place of the pack's. */
  readonly sheets?: 'generated'
}

/** Something that happened, as one seat learns it. */
export interface SeatEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** Both sides have agreed to go back to before this side's answer: what the seat was told since, which its log holds no more but in here. */
export interface TakenBack extends SeatEvent {
  readonly type: 'taken-back'
  readonly side: Side
  readonly events: readonly SeatEvent[]
}

/** A line out to a seat. `View` and `Catalogue` are the game's own. */
export type OutLine<View = unknown, Catalogue = unknown> =
  | { readonly to: Seat; readonly catalogue: Catalogue }
  | { readonly to: Seat; readonly events: readonly SeatEvent[]; readonly view: View; readonly ask: Ask | null }
  | {
      readonly to: Seat
      readonly log: readonly SeatEvent[]
      readonly view: View
      readonly ask: Ask | null
      /** A seat of Evil: the standing order that the table keeps for it. */
      readonly standing?: readonly string[]
    }
  | { readonly to: Seat | 'referee'; readonly refused: Refusal }
  | { readonly to: 'referee'; readonly settled: true; readonly asking: readonly Seat[]; readonly game?: string }
  | { readonly to: 'referee'; readonly dump: unknown }
