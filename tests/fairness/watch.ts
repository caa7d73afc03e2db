// A table with one game of ALONE, a virtual clock and random people: every byte to the Hero is recorded with its time, and every answer,
// the table's own included, with the state before it.
import type { OutLine, Seat, SeatLine } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import type { OpenQuestion } from '../../electron/games/alone/questions.ts'
import type { State } from '../../electron/games/alone/state.ts'
import type { Game } from '../../electron/games/game.ts'
import { type Clock, virtualClock } from '../../electron/table/clock.ts'
import { Host, type Link } from '../../electron/table/host.ts'
import { memoryArchive, type Archive } from '../../electron/table/keeper.ts'
import { coreData, playedData } from '../helpers/core-pack.ts'
import { oddData } from './odd-pack.ts'

export const PACKS: Readonly<Record<string, unknown>> = { core: coreData(), odd: oddData(), played: playedData() }
export const BEAT = 600
/** So many answers of the Hero's are taken back in the end: more than can be. */
const BACK = 12

export type Start =
  | { readonly do: 'new'; readonly seed: string; readonly evil: 1 | 2 | 3; readonly pack?: string }
  | { readonly do: 'load'; readonly seed: string; readonly position: Readonly<Record<string, unknown>> }

/** What may be put in place of the product's own parts, to plant a leak. */
export interface Parts {
  readonly game?: Game<State>
  readonly host?: typeof Host
  readonly archive?: () => Archive
  /** Milliseconds of the table's beat. */
  readonly beat?: number
  /** Wraps what the table takes for its clock. `state` is the state at the last stop. */
  readonly clock?: (clock: Clock, state: () => State) => Clock
  /** Wraps what reaches the Hero's link. `all` are the lines for everybody that it is sent among. */
  readonly wire?: (lines: readonly OutLine[], all: readonly OutLine[], state: () => State) => readonly OutLine[]
}

/** One thing that reaches the Hero: the lines of one moment, as they are sent. */
export interface Sent {
  readonly text: string
  readonly at: number
}

/** Hooks into the rules, between the table and them. */
export interface Hooks {
  begin?(state: State): State
  /** Before the rules go on. */
  before?(state: State): void
  answer?(state: State, seat: Seat, key: string, question: OpenQuestion): void
}

function hooked(game: Game<State>, hooks: Hooks, now: (state: State) => void): Game<State> {
  const begun = <T>(state: T): T =>
    typeof state === 'object' && state !== null && 'fault' in state ? state : start(state)
  const start = <T>(state: T): T => (hooks.begin === undefined ? state : (hooks.begin(state as unknown as State) as T))
  return {
    ...game,
    begin: (setting) => begun(game.begin(setting)),
    load: (setting, position) => begun(game.load(setting, position)),
    run(state) {
      hooks.before?.(state)
      const stop = game.run(state)
      now(state)
      return stop
    },
    answer(state, seat, key) {
      const question = state.questions.find((q) => q.seat === seat)
      if (question !== undefined) hooks.answer?.(state, seat, key, question)
      game.answer(state, seat, key)
      now(state)
    },
  }
}

export class Room {
  readonly host: Host<State>
  readonly clock = virtualClock()
  readonly trace: Sent[] = []
  /** Lines of Evil's seats since the start, for what the test itself must know. */
  readonly evil: OutLine[] = []
  /** Moments that anybody at the Hero's side could see: something reached him, or a covered window began its beat. */
  readonly syncs: number[] = []
  readonly troubles: unknown[] = []
  readonly inputs: { readonly at: number; readonly line: SeatLine }[] = []
  state: State | undefined
  readonly #link: Link
  readonly #game: Game<State>
  readonly #last = new Map<Seat, OutLine>()
  readonly #unread: { readonly lines: readonly OutLine[]; readonly at: number }[] = []
  readonly #own: Sent[] = []

  constructor(start: Start, hooks: Hooks, parts: Parts = {}, watched: Seat = 'evil-1') {
    const state = (): State => this.state!
    const table: Clock = {
      after: (ms, job) => {
        this.syncs.push(this.clock.now)
        return this.clock.after(ms, job)
      },
    }
    const game = hooked(parts.game ?? alone, hooks, (now) => (this.state = now))
    this.#game = game
    const HostOf = parts.host ?? Host
    this.host = new HostOf({
      game,
      packs: () => PACKS,
      archive: parts.archive?.() ?? memoryArchive,
      clock: parts.clock?.(table, state) ?? table,
      beat: parts.beat ?? BEAT,
      trouble: (error) => this.troubles.push(error),
    })
    this.#link = this.host.join({
      side: 'all',
      shared: false,
      send: (lines) => {
        const own = lines.filter((line) => line.to === 'hero')
        const sent = parts.wire?.(own, lines, state) ?? own
        for (const line of lines) {
          if ('view' in line) this.#last.set(line.to, line)
          if (line.to !== 'hero') this.evil.push(line)
        }
        const mine = lines.filter((line) => line.to === watched)
        if (mine.length > 0) this.#unread.push({ lines: mine, at: this.clock.now })
        if (sent.length === 0) return
        this.trace.push({ text: sent.map((line) => JSON.stringify(line)).join('\n'), at: this.clock.now })
        this.syncs.push(this.clock.now)
      },
    })
    const refused =
      start.do === 'new'
        ? this.host.begin({ mode: 'randomized', seed: start.seed, evil: start.evil, pack: start.pack ?? 'core' })
        : this.host.load(start.position, start.seed)
    if (refused !== undefined) throw new Error(`${JSON.stringify(refused)} ${String(this.troubles[0])}`)
  }

  /** What reached the seat that is watched beside him. Its lines are long, and few want them as text. */
  get own(): readonly Sent[] {
    for (const { lines, at } of this.#unread.splice(0))
      this.#own.push({ text: lines.map((line) => JSON.stringify(line)).join('\n'), at })
    return this.#own
  }

  say(line: SeatLine): void {
    this.inputs.push({ at: this.clock.now, line })
    this.#link.receive(line)
    if (this.troubles.length > 0) throw this.troubles[0]
  }
  /** A line out of turn, or the Hero's screen starts anew. */
  aside(say: SeatLine | 'reload'): void {
    if (say !== 'reload') return this.say(say)
    this.trace.push({ text: this.reload(), at: this.clock.now })
    this.syncs.push(this.clock.now)
  }
  choose(seat: Seat, key: string): void {
    const last = this.#last.get(seat)
    const id = last !== undefined && 'ask' in last ? last.ask?.id : undefined
    this.say({ from: seat, choose: key, ...(id === undefined ? {} : { ask: id }) })
  }
  /** The Hero's whole screen, as it is sent when it starts anew. */
  reload(): string {
    const lines: string[] = []
    const link = this.host.join({
      side: 'hero',
      shared: false,
      send: (more) => lines.push(...more.map((l) => JSON.stringify(l))),
    })
    link.reload()
    link.leave()
    return lines.join('\n')
  }
  /** His screen, and what a list of saves says of the game. */
  left(): string {
    return `${this.reload()}\n${JSON.stringify(this.#game.summary(this.state!))}`
  }
  /** His screen as each of his last answers is taken back, as far as they can be. Nothing is recorded any more. */
  back(): string {
    this.#link.leave()
    const texts = Array.from({ length: BACK }, () => {
      const answer = this.host.lastAnswer('hero')
      return answer === undefined ? 'no more' : `${JSON.stringify(this.host.takeBack(answer))} ${this.reload()}`
    })
    return texts.join('\n')
  }
  question(seat: Seat): OpenQuestion | undefined {
    return this.state?.questions.find((q) => q.seat === seat)
  }
}
