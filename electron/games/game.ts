// What a table needs of any game: to begin, to run to the next stop, to ask, to answer, to show, to keep.
import type { Message, Option, Seat, SeatEvent, Side } from '../contract/wire.ts'

/** A question that is open, as the rules put it. The table numbers it for its seat. */
export interface Question {
  readonly seat: Seat
  readonly kind: string
  readonly keys: readonly string[]
  /** A window: the named moment at which it is open. */
  readonly moment?: string
  readonly about?: Readonly<Record<string, string | number>>
  /** Put to the seat even when it has one option, since a pause would tell. */
  readonly alwaysPut?: true
  /** Names a card that only its own player may read: shown over a shared link only while the hand is open. */
  readonly secret?: true
}

/**
 * Where a run of the rules rests.
 * `ask`: questions are open. `point`: a public point at which lines are cut, and the run goes on. `over`: the game has ended.
 */
export interface Stop {
  readonly at: 'ask' | 'point' | 'over'
  /** The Hero's line is cut here: he is asked, a window of Reaction opened, the Turn, the Round or the game ended. */
  readonly cut: boolean
}

/** A position or dump that cannot be set up, with the path of its first fault. */
export interface Fault {
  readonly fault: string
  readonly path: string
}

/** Begins games of one kind with the packs given. */
export interface Game<State> {
  readonly id: string
  /** Of the rules and of the stored state. `restore` refuses a state of another one. */
  readonly version: number
  /** Begins at the first question of set-up. `packs` are whole pack data as stored with the game. */
  begin(setting: Setting): State | Fault
  /** Sets up a position or a dump. */
  load(setting: Setting, position: unknown): State | Fault
  seats(state: State): readonly Seat[]
  /** A copy that may be changed by `run` and `answer` while the original stays as it was. Cheap. */
  copy(state: State): State
  /**
   * Runs the rules from where they rest to the next stop. Changes `state`. Where a question is open already (a dump that was loaded)
   * it stops there at once. `cut` at an `ask` means that what is asked is asked anew, never that it is still open.
   */
  run(state: State): Stop
  questions(state: State): readonly Question[]
  /** The whole option for a key of an open question. */
  option(state: State, question: Question, key: string): Option
  /** Applies an offered answer. Changes `state`; `run` goes on from there. */
  answer(state: State, seat: Seat, key: string): void
  /** Ends the game at once: this side gives it to the other. Changes `state`; `run` then rests at `over`. */
  concede(state: State, side: Side): void
  /** What a standing order may name. */
  readonly orders: readonly string[]
  /** The key that answers a question under a seat's standing order, or undefined where it does not apply. */
  standing(state: State, question: Question, order: readonly string[]): string | undefined
  /** Takes what the rules have told a seat since it was last taken. Changes `state`. */
  take(state: State, seat: Seat): readonly SeatEvent[]
  /** A seat's whole view, built field by field. `waiting` is what the line says it is. */
  view(state: State, seat: Seat): object
  /** The same view or event or question for a link that several seats share, while this seat's hand is shut. */
  shut(part: 'view' | 'events', value: unknown): unknown
  catalogue(state: State, seat: Seat): object
  /** Plain data to be stored, without what `setting` holds; and back. */
  save(state: State): unknown
  restore(setting: Setting, saved: unknown): State | Fault
  /** The position as far as one can say it. */
  position(state: State): unknown
  /** A line for a list of saves, of public facts alone. */
  summary(state: State): Message
}

/** What a game is begun with and keeps: stored beside its state. */
export interface Setting {
  readonly seed: string
  readonly evil: 1 | 2 | 3
  readonly pack: string
  /** Pack data by pack id, as read from its folder. */
  readonly packs: Readonly<Record<string, unknown>>
  /** The game makes sheets for its Map by chance, in place of the pack's. */
  readonly sheets?: 'generated'
}
