// What a table needs of whoever keeps games: one entry for each accepted input, stored whole before anything of it is published.
import type { Ask, Message, Seat, SeatEvent } from '../contract/wire.ts'
import type { Fault, Setting } from '../games/game.ts'
import type { Input, Orders } from './run.ts'

/** What a seat was last sent: its screen can be drawn from this and its log alone. */
export class Sent {
  /** Questions sent to this seat so far. */
  readonly count: number
  readonly view: object
  readonly ask: Ask | null
  /** The question names a card that only this seat may read. */
  readonly secret: boolean

  constructor(count: number, view: object, ask: Ask | null, secret: boolean) {
    this.count = count
    this.view = view
    this.ask = ask
    this.secret = secret
  }

  /** Whether a seat's view and question read the same as here. Parts that are the same object are not read. */
  reads(other: Sent): boolean {
    return isSame(this.ask, other.ask) && isSameByParts(this.view, other.view)
  }
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

function isSameByParts(a: object, b: object): boolean {
  const [parts, others] = [Object.entries(a), Object.entries(b)]
  return (
    parts.length === others.length &&
    parts.every(([name, part], i) => others[i]?.[0] === name && isSame(part, others[i][1]))
  )
}

/** What one input has brought a seat: events for its log, and its last line. */
export interface SeatEntry {
  readonly seat: Seat
  readonly events: readonly SeatEvent[]
  readonly sent: Sent
}

/** All that is stored for one accepted input, in one transaction. */
export interface Entry {
  /** Undefined for the beginning of a game. */
  readonly input: Input | undefined
  /** The seats that got a line. */
  readonly seats: readonly SeatEntry[]
  readonly summary: Message
  readonly over: boolean
  /** The whole state and orders after it, for the keeper to call when it wants a snapshot. */
  snapshot(): Snapshot
}
export interface Snapshot {
  readonly state: unknown
  readonly orders: Orders
}

/** Keeps one game. */
export interface Keeper {
  /** Undefined where nothing is stored. */
  readonly id: string | undefined
  commit(entry: Entry): void
  /** Forgets the last `inputs` inputs and all that they brought, and commits this entry in their place. */
  back(inputs: number, entry: Entry): void
  /** The game is left for now: a snapshot of where it stands spares the next start a replay. */
  leave(snapshot: Snapshot): void
  log(seat: Seat): readonly SeatEvent[]
}

/** A game as it was kept: a snapshot, the inputs since, and what each seat was last sent. */
export interface Kept {
  /** The game's kind and the version of its rules that wrote the snapshot. */
  readonly game: string
  readonly version: number
  readonly setting: Setting
  readonly snapshot: Snapshot
  readonly inputs: readonly Input[]
  readonly sent: ReadonlyMap<Seat, Sent>
  /** Keeps on, for rules of this version. */
  keeper(version: number): Keeper
}

/** Keeps many games. */
export interface Archive {
  begin(game: { readonly id: string; readonly version: number }, setting: Setting, entry: Entry): Keeper
  /** Undefined where there is no such game; a fault where what is stored of it cannot be read. */
  open(id: string): Kept | Fault | undefined
}

/** Keeps the logs of the game being played and forgets it afterwards. */
export const memoryArchive: Archive = {
  begin(_game, _setting, entry) {
    const entries = [entry.seats]
    return {
      id: undefined,
      commit: ({ seats }) => void entries.push(seats),
      back: (inputs, { seats }) => void entries.splice(entries.length - inputs, inputs, seats),
      leave: () => undefined,
      log: (seat) => entries.flat().flatMap((told) => (told.seat === seat ? told.events : [])),
    }
  },
  open: () => undefined,
}
