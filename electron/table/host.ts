// The host of a table: which game is on it, and which links its seats are reached by. Windows, stdin and bots all use this.
import type { NewGame, OutLine, Refusal, Seat, SeatLine, Side } from '../contract/wire.ts'
import type { Fault, Game, Setting } from '../games/game.ts'
import type { Line } from './desk.ts'
import { Hands } from './hands.ts'
import type { Archive } from './keeper.ts'
import { settingOf } from './position.ts'
import { badPosition, isFault, refusal } from './refusals.ts'
import { Table, type Answer, type Ground } from './table.ts'

/** Pack data by pack id for a game begun with this pack, or why there is none. */
type Packs = (pack: string) => Readonly<Record<string, unknown>> | Fault

export interface HostParts<State> extends Pick<Ground, 'clock' | 'beat'> {
  readonly game: Game<State>
  readonly packs: Packs
  readonly archive: Archive
  /**
   * Something failed that is no player's doing: rules that threw, a disk that is full. Nothing was changed by it. `side`: who alone knows
   * that it was tried; left out where both do.
   */
  trouble(error: unknown, side?: Side): void
}

/** How some seats are reached. */
interface LinkParts {
  /** `all` is the referee's: every seat, and refusals that belong to none. */
  readonly side: Side | 'all'
  /** Several people look at it: hands are shut until opened. Has no effect where the side has one seat. */
  readonly shared: boolean
  /** Lines for this link in order, never an empty list. */
  send(lines: readonly OutLine[]): void
}

/** What a link's owner holds. */
export interface Link {
  /** Takes a line whose shape was checked. What comes of it is sent over the links; a refusal over this one alone. */
  receive(line: SeatLine): void
  /** Sends catalogue, log, view and question as last sent, for a screen that starts anew. Every hand is shut. */
  reload(): void
  leave(): void
}

interface Joined extends LinkParts {
  readonly hands: Hands
}

export class Host<State> {
  readonly #parts: HostParts<State>
  readonly #links = new Set<Joined>()
  #table: Table<State> | undefined

  constructor(parts: HostParts<State>) {
    this.#parts = parts
  }

  /** Connects a link. It is sent nothing before the next line, or before it asks by `reload`. */
  join(parts: LinkParts): Link {
    const joined: Joined = { ...parts, hands: new Hands() }
    this.#links.add(joined)
    return {
      receive: (line) => this.#receive(line, joined),
      reload: () => {
        joined.hands.shutAll()
        this.#send(joined, this.#lastLines())
      },
      leave: () => void this.#links.delete(joined),
    }
  }

  /** Begins a game, kept in `archive`. */
  begin({ seed, evil, pack, sheets }: NewGame, archive = this.#parts.archive): Refusal | undefined {
    return this.#set(seed, evil, pack, 'new.pack', (setting) => this.#parts.game.begin(setting), sheets, archive)
  }

  /** Sets up a position or a dump, kept in `archive`: another than the host's own where it is not to be stored. */
  load(position: unknown, seed: string, archive = this.#parts.archive): Refusal | undefined {
    const { evil, pack, path } = settingOf(position)
    const make = (setting: Setting): State | Fault => this.#parts.game.load(setting, position)
    return this.#set(seed, evil, pack, path, make, undefined, archive)
  }

  /** Takes up a stored game: every link gets catalogue, log, view and question as last sent. */
  resume(id: string): Refusal | undefined {
    return this.#guarded(() => {
      const kept = this.#parts.archive.open(id)
      if (kept === undefined) return refusal('no-such-game')
      if (isFault(kept)) return badPosition(kept)
      const table = Table.resume(this.#parts.game, this.#ground(), kept)
      if (isFault(table)) return badPosition(table)
      this.leave()
      this.#table = table
      this.#show(table)
      return undefined
    })
  }

  /** The last answer of a side that may be taken back. */
  lastAnswer(side: Side): Answer | undefined {
    return this.#table?.lastAnswer(side)
  }

  /** Goes back to before an answer, as both sides have agreed: every link gets catalogue, log, view and question anew. */
  takeBack(answer: Answer): Refusal | undefined {
    const table = this.#table
    if (table === undefined) return refusal('no-such-game')
    return this.#guarded(() => {
      const refused = table.takeBack(answer)
      if (refused === undefined) this.#show(table)
      return refused
    })
  }

  /** A side gives the game on the table to the other. */
  concede(side: Side): Refusal | undefined {
    const table = this.#table
    return table === undefined ? refusal('no-such-game') : this.#guarded(() => table.concede(side), side)
  }

  /** Leaves the game on the table as it is stored. */
  leave(): void {
    const table = this.#table
    this.#table = undefined
    try {
      table?.leave()
    } catch (error) {
      this.#parts.trouble(error) // the answers are stored; only a shortcut for the next start is missing
    }
  }

  /** The referee's copy of everything, or undefined where no game is on the table. */
  dump(): unknown {
    return this.#table?.dump()
  }
  get isPlaying(): boolean {
    return this.#table !== undefined
  }
  get isOver(): boolean {
    return this.#table?.isOver ?? false
  }
  get seats(): readonly Seat[] {
    return this.#table?.seats ?? []
  }
  /** The seats that have a question before them. */
  get asking(): readonly Seat[] {
    return this.#table?.asking ?? []
  }
  /** Where the game is stored; undefined where it is not. */
  get stored(): string | undefined {
    return this.#table?.keeper.id
  }

  #set(
    seed: string,
    evil: Setting['evil'],
    pack: string,
    packPath: string,
    make: (setting: Setting) => State | Fault,
    sheets?: 'generated',
    archive = this.#parts.archive,
  ): Refusal | undefined {
    return this.#guarded(() => {
      const packs = this.#parts.packs(pack)
      if (isFault(packs)) return badPosition({ ...packs, path: packs.path === '' ? packPath : packs.path })
      const setting: Setting = { seed, evil, pack, packs, ...(sheets === undefined ? {} : { sheets }) }
      const state = make(setting)
      if (isFault(state)) return badPosition(state)
      const { table, lines } = Table.begin(this.#parts.game, this.#ground(), archive, setting, state)
      this.leave()
      this.#table = table
      for (const link of this.#links) link.hands.shutAll()
      this.#publish([...table.seats.map((seat) => catalogueLine(table, seat)), ...lines])
      table.wake()
      return undefined
    })
  }

  #receive(line: SeatLine, link: Joined): void {
    const refused = this.#refused(line, link)
    if (refused === undefined) return
    const isKnown = reaches(link, line.from) && (this.#table?.seats.includes(line.from) ?? true)
    const home = ({ hero: 'hero', evil: 'evil-1', all: 'referee' } as const)[link.side]
    link.send([{ to: isKnown ? line.from : home, refused }])
  }

  #refused(line: SeatLine, link: Joined): Refusal | undefined {
    if (!reaches(link, line.from)) return refusal('unknown-seat')
    const table = this.#table
    if (table === undefined) return refusal('no-such-game')
    if (!('hand' in line)) return this.#guarded(() => table.receive(line), line.from === 'hero' ? 'hero' : 'evil')
    if (!table.seats.includes(line.from)) return refusal('unknown-seat')
    this.#hand(table, link, line.from, line.hand)
    return undefined
  }

  /** Rules and disks that fail change nothing: the seat hears that it failed, the owner of the app hears why. */
  #guarded(work: () => Refusal | undefined, side?: Side): Refusal | undefined {
    try {
      return work()
    } catch (error) {
      this.#parts.trouble(error, side)
      return refusal('failed')
    }
  }

  /** Shows or hides a hand by sending the seat's last line anew. */
  #hand(table: Table<State>, link: Joined, seat: Seat, hand: 'open' | 'shut'): void {
    if (!this.#isShared(link) || link.hands.isOpen(seat) === (hand === 'open')) return
    link.hands.set(seat, hand)
    const sent = table.sent(seat)
    if (sent === undefined) return
    this.#send(link, [{ line: { to: seat, events: [], view: sent.view, ask: sent.ask }, secret: sent.secret }])
  }

  /** Shows every link the game as it stands, and starts what runs by itself. */
  #show(table: Table<State>): void {
    for (const link of this.#links) {
      link.hands.shutAll()
      this.#send(link, this.#lastLines())
    }
    table.wake()
  }

  #ground(): Ground {
    const { clock, beat } = this.#parts
    // A beat comes of Evil's orders, which the Hero must not find out from its failing.
    const trouble = (error: unknown): void => this.#parts.trouble(error, 'evil')
    return { clock, beat, publish: (lines) => this.#publish(lines), trouble }
  }

  #publish(lines: readonly Line[]): void {
    for (const link of this.#links) this.#send(link, lines)
  }

  #send(link: Joined, lines: readonly Line[]): void {
    const table = this.#table
    const own = lines.filter(({ line }) => reaches(link, line.to))
    if (own.length === 0 || table === undefined) return
    const isShared = this.#isShared(link)
    link.send(own.map(({ line, secret }) => (isShared ? link.hands.shown(table.game, line, secret) : line)))
  }

  #isShared(link: Joined): boolean {
    return link.shared && this.seats.filter((seat) => reaches(link, seat)).length > 1
  }

  #lastLines(): readonly Line[] {
    const table = this.#table
    if (table === undefined) return []
    return table.seats.flatMap((seat) => {
      const sent = table.sent(seat)
      if (sent === undefined) return []
      const standing = seat === 'hero' ? {} : { standing: table.standing(seat) }
      const line: OutLine = { to: seat, log: table.log(seat), view: sent.view, ask: sent.ask, ...standing }
      return [catalogueLine(table, seat), { line, secret: sent.secret }]
    })
  }
}

const catalogueLine = <State>(table: Table<State>, seat: Seat): Line => ({
  line: { to: seat, catalogue: table.catalogue(seat) },
  secret: false,
})

const reaches = ({ side }: Joined, seat: Seat | 'referee'): boolean =>
  side === 'all' || (seat !== 'referee' && (seat === 'hero') === (side === 'hero'))
