// One game being played: an input is checked, applied to a copy, committed, swapped in, and only then published.
import type { Refusal, Seat, SeatEvent, SeatLine, Side, TakenBack } from '../contract/wire.ts'
import type { Fault, Game, Setting } from '../games/game.ts'
import type { Clock } from './clock.ts'
import { Desk, type Line } from './desk.ts'
import { Sent, type Archive, type Entry, type Keeper, type Kept, type SeatEntry, type Snapshot } from './keeper.ts'
import { NO_ORDERS } from './orders.ts'
import { badShape, isFault, refusal } from './refusals.ts'
import { apply, ordersAfter, restOf, start, type Input, type Orders, type Play, type Rest } from './run.ts'

/** What a table stands on, whatever is played at it. */
export interface Ground {
  readonly clock: Clock
  /** Milliseconds after which a window covered by standing orders closes. */
  readonly beat: number
  publish(lines: readonly Line[]): void
  /** A beat could not be applied or stored, which is told once; where time passes, it comes again until it can be. */
  trouble(error: unknown): void
}

/** Everything that an accepted input replaces. */
interface Now<State> {
  readonly play: Play<State>
  readonly rest: Rest
  readonly sent: ReadonlyMap<Seat, Sent>
  /** Inputs that were stored since the table was set. */
  readonly inputs: number
  /** The length of each seat's log. */
  readonly logged: ReadonlyMap<Seat, number>
}

/** An answer that may be taken back. */
export interface Answer {
  readonly side: Side
  /** Which of the game's inputs it is. */
  readonly input: number
  /** The length of each seat's log before it. */
  readonly logged: ReadonlyMap<Seat, number>
}

/**
 * How many of the Hero's answers may be taken back, with all that came between: a slip is seen soon, and each keeps a whole state. Counted in
 * his alone, or he could find out how many Evil gave.
 */
const ANSWERS_KEPT = 10

export class Table<State> {
  readonly game: Game<State>
  readonly keeper: Keeper
  readonly #ground: Ground
  #now: Now<State>
  /** What stood before each of the last answers. */
  #before: readonly { readonly side: Side; readonly now: Now<State> }[] = []
  #endBeat: (() => void) | undefined

  private constructor(game: Game<State>, ground: Ground, keeper: Keeper, now: Now<State>) {
    this.game = game
    this.keeper = keeper
    this.#ground = ground
    this.#now = now
  }

  /** Starts a game that was just set up and stores it. The first lines are returned, since the catalogues go before them. */
  static begin<State>(
    game: Game<State>,
    ground: Ground,
    archive: Archive,
    setting: Setting,
    state: State,
  ): { readonly table: Table<State>; readonly lines: readonly Line[] } {
    const play: Play<State> = { state, orders: NO_ORDERS }
    const desk = new Desk(game, state, new Map())
    const rest = start(game, play, desk)
    const keeper = archive.begin(game, setting, entryOf(game, play, rest, desk, undefined))
    const now = { play, rest, sent: desk.sent, inputs: 0, logged: longer(new Map(), desk.entries()) }
    return { table: new Table(game, ground, keeper, now), lines: desk.lines }
  }

  /** Takes up a stored game, or says why it cannot be. Nothing is published: each seat has its log and its last line. */
  static resume<State>(game: Game<State>, ground: Ground, kept: Kept): Table<State> | Fault {
    if (kept.game !== game.id) return { fault: `a game of ${kept.game}`, path: 'game' }
    if (kept.version > game.version) return { fault: `written by newer rules (${kept.version})`, path: 'version' }
    const state = game.restore(kept.setting, kept.snapshot.state)
    if (isFault(state)) return state
    let play: Play<State> = { state, orders: kept.snapshot.orders }
    let rest = restOf(game, play)
    for (const [i, input] of kept.inputs.entries()) {
      if ('key' in input && !offers(rest, input.seat, input.key)) {
        return { fault: 'an answer that was not offered', path: `inputs.${i}` }
      }
      play = { state: play.state, orders: ordersAfter(play.orders, input) }
      rest = apply(game, play, input)
    }
    const missing = game.seats(play.state).find((seat) => !kept.sent.has(seat))
    if (missing !== undefined) return { fault: 'a seat that was never sent anything', path: `lines.${missing}` }
    const stranger = game.seats(play.state).find((seat) => !asksTheSame(rest, seat, kept.sent.get(seat)))
    if (stranger !== undefined) return { fault: 'another question than was last sent', path: `asks.${stranger}` }
    const keeper = kept.keeper(game.version)
    const logged = new Map(game.seats(play.state).map((seat) => [seat, keeper.log(seat).length]))
    return new Table(game, ground, keeper, { play, rest, sent: kept.sent, inputs: 0, logged })
  }

  /** Starts what runs by itself. To be called once the first lines, or those of resuming, are out. */
  wake(): void {
    const { rest } = this.#now
    if (!rest.closing) {
      this.#endBeat?.()
      this.#endBeat = undefined
      return
    }
    if (this.#endBeat !== undefined) return
    this.#endBeat = () => undefined // an immediate clock calls back before it returns
    const end = this.#ground.clock.after(this.#ground.beat, () => {
      this.#endBeat = undefined
      try {
        this.#enter({ beat: true, ...(this.#ground.beat > 0 ? { timed: true } : {}) })
      } catch (error) {
        this.#ground.trouble(error)
        if (this.#ground.beat > 0) this.wake() // nobody is asked, so nobody else could try again
      }
    })
    if (this.#endBeat !== undefined) this.#endBeat = end
  }

  /** Stops what runs by itself and leaves the game as it stands. */
  leave(): void {
    this.#endBeat?.()
    this.#endBeat = undefined
    this.keeper.leave(snapshotOf(this.game, this.#now.play))
  }

  /** Takes a seat's answer or order. A refusal changes nothing. Throws where rules or store fail, and then too nothing is changed. */
  receive(line: Exclude<SeatLine, { hand: unknown }>): Refusal | undefined {
    const refused = this.#check(line)
    if (refused !== undefined) return refused
    this.#enter('choose' in line ? { seat: line.from, key: line.choose } : { seat: line.from, standing: line.standing })
    return undefined
  }

  /** A side gives the game to the other. Nobody need agree. */
  concede(side: Side): Refusal | undefined {
    if (this.#now.rest.over) return refusal('over')
    this.#enter({ conceded: side })
    return undefined
  }

  /** The last answer of a side, of those given since the table was set. */
  lastAnswer(side: Side): Answer | undefined {
    const last = this.#before.findLast((before) => before.side === side)
    return last && { side, input: last.now.inputs, logged: last.now.logged }
  }

  /**
   * Goes back to before an answer, as both sides have agreed. Chance stays as it was: the same answer brings the same throw. Each screen has
   * to be shown whole; `wake` starts what runs by itself.
   */
  takeBack({ side, input }: Answer): Refusal | undefined {
    const at = this.#before.findIndex((before) => before.side === side && before.now.inputs === input)
    const then = this.#before[at]?.now
    if (then === undefined) return refusal('stale')
    const seats = this.seats.map((seat) => {
      const events = this.log(seat).slice(then.logged.get(seat))
      const event: TakenBack = { type: 'taken-back', side, events }
      return { seat, events: [event], sent: askedAnew(then.sent.get(seat), this.#now.sent.get(seat)) }
    })
    const { game, keeper } = this
    keeper.back(this.#now.inputs - then.inputs, {
      input: { back: true },
      seats,
      summary: game.summary(then.play.state),
      over: false,
      snapshot: () => snapshotOf(game, then.play),
    })
    this.#endBeat?.()
    this.#endBeat = undefined
    this.#before = this.#before.slice(0, at)
    const { orders } = this.#now.play
    this.#now = {
      ...then,
      sent: new Map(seats.map(({ seat, sent }) => [seat, sent])),
      inputs: then.inputs + 1,
      logged: longer(then.logged, seats),
    }
    this.#orderAnew(orders)
    return undefined
  }

  /** Orders hold until their seat says otherwise: going back takes none away and brings none again. */
  #orderAnew(orders: Orders): void {
    const { orders: then } = this.#now.play
    for (const seat of this.seats) {
      const standing = orders[seat] ?? []
      if (String(standing) === String(then[seat] ?? [])) continue
      try {
        this.#enter({ seat, standing })
      } catch (error) {
        this.#ground.trouble(error) // the game has gone back all the same
      }
    }
  }

  /** The referee's copy of everything. */
  dump(): unknown {
    const { state } = this.#now.play
    return { position: this.game.position(state), state: this.game.save(state), version: this.game.version }
  }

  get seats(): readonly Seat[] {
    return this.game.seats(this.#now.play.state)
  }
  /** The seats that have a question before them. */
  get asking(): readonly Seat[] {
    return this.seats.filter((seat) => this.#now.rest.put.some((question) => question.seat === seat))
  }
  get isOver(): boolean {
    return this.#now.rest.over
  }
  catalogue(seat: Seat): object {
    return this.game.catalogue(this.#now.play.state, seat)
  }
  /** The standing order that holds for a seat. */
  standing(seat: Seat): readonly string[] {
    const ordered = this.#now.play.orders[seat] ?? []
    return ordered.filter((name) => this.game.orders.includes(name)) // a game that was kept long ago may hold others
  }
  sent(seat: Seat): Sent | undefined {
    return this.#now.sent.get(seat)
  }
  log(seat: Seat): readonly SeatEvent[] {
    return this.keeper.log(seat)
  }

  #check(line: Exclude<SeatLine, { hand: unknown }>): Refusal | undefined {
    if (!this.seats.includes(line.from)) return refusal('unknown-seat')
    const { rest, sent } = this.#now
    if (rest.over) return refusal('over')
    if (!('choose' in line)) {
      const at = line.standing.findIndex((name) => !this.game.orders.includes(name))
      return at < 0 ? undefined : badShape(`standing.${at}`, 'no moment')
    }
    if (!rest.put.some(({ seat }) => seat === line.from)) return refusal('not-asked')
    if (line.ask !== undefined && line.ask !== sent.get(line.from)?.ask?.id) return refusal('stale')
    return offers(rest, line.from, line.choose) ? undefined : refusal('not-an-option')
  }

  #enter(input: Input): void {
    const { game, keeper } = this
    const before = this.#now
    const play = { state: game.copy(before.play.state), orders: ordersAfter(before.play.orders, input) }
    const desk = new Desk(game, play.state, before.sent)
    if ('key' in input) desk.answered(input.seat)
    const rest = apply(game, play, input, desk)
    const entry = entryOf(game, play, rest, desk, input)
    keeper.commit(entry)
    if ('key' in input) {
      const all = [
        ...this.#before,
        { side: input.seat === 'hero' ? ('hero' as const) : ('evil' as const), now: before },
      ]
      const heros = all.flatMap(({ side }, i) => (side === 'hero' ? [i] : []))
      this.#before = all.slice(heros.at(-ANSWERS_KEPT) ?? 0)
    }
    const logged = longer(before.logged, entry.seats)
    this.#now = { play, rest, sent: desk.sent, inputs: before.inputs + 1, logged }
    if (desk.lines.length > 0) this.#ground.publish(desk.lines)
    this.wake()
  }
}

function entryOf<State>(
  game: Game<State>,
  play: Play<State>,
  rest: Rest,
  desk: Desk<State>,
  input: Input | undefined,
): Entry {
  return {
    input,
    seats: desk.entries(),
    summary: game.summary(play.state),
    over: rest.over,
    snapshot: () => snapshotOf(game, play),
  }
}

const longer = (logged: ReadonlyMap<Seat, number>, told: readonly SeatEntry[]): ReadonlyMap<Seat, number> =>
  new Map([...logged, ...told.map(({ seat, events }) => [seat, (logged.get(seat) ?? 0) + events.length] as const)])

/** What a seat was sent once, sent again: its question is a new one, so that no answer to another can meet it. */
function askedAnew(then: Sent | undefined, now: Sent | undefined): Sent {
  if (then === undefined) throw new Error('a seat that was sent nothing')
  const count = now?.count ?? then.count
  if (then.ask === null) return new Sent(count, then.view, null, false)
  return new Sent(count + 1, then.view, { ...then.ask, id: count + 1 }, then.secret)
}

const snapshotOf = <State>(game: Game<State>, play: Play<State>): Snapshot => ({
  state: game.save(play.state),
  orders: play.orders,
})

const offers = (rest: Rest, seat: Seat, key: string): boolean =>
  rest.put.some((question) => question.seat === seat && question.keys.includes(key))

/** Whether the rules, after a replay, put to a seat what it has before it. */
function asksTheSame(rest: Rest, seat: Seat, sent: Sent | undefined): boolean {
  const question = rest.put.find((q) => q.seat === seat)
  if (question === undefined) return sent?.ask === undefined || sent.ask === null
  const keys = sent?.ask?.options.map(({ key }) => key)
  return sent?.ask?.kind === question.kind && keys?.join('\n') === question.keys.join('\n')
}
