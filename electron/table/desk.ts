// The lines that one input brings, built seat by seat while the rules run, and what is to be stored of them.
import type { Ask, OutLine, Seat, SeatEvent } from '../contract/wire.ts'
import type { Game, Question } from '../games/game.ts'
import { Sent, type SeatEntry } from './keeper.ts'
import type { Rest, Witness } from './run.ts'

/** A line with what a shared link must know to show less of it. */
export interface Line {
  readonly line: OutLine
  readonly secret: boolean
}

export class Desk<State> implements Witness {
  readonly lines: Line[] = []
  /** What each seat was last sent, this input's lines included. */
  readonly sent: Map<Seat, Sent>
  readonly #game: Game<State>
  readonly #state: State
  readonly #events = new Map<Seat, SeatEvent[]>()

  /** `state` is the draft that the rules are running on. */
  constructor(game: Game<State>, state: State, before: ReadonlyMap<Seat, Sent>) {
    this.#game = game
    this.#state = state
    this.sent = new Map(before)
  }

  /** The line that comes first of all to the seat whose answer is accepted: its last view, no question. */
  answered(seat: Seat): void {
    const before = this.sent.get(seat)
    if (before === undefined || before.ask === null) return
    const view = seat === 'hero' ? { ...before.view, waiting: 'evil' } : before.view
    this.#send(seat, [], new Sent(before.count, view, null, false))
  }

  line(seat: Seat, events: readonly SeatEvent[], rest: Rest, fresh: boolean): void {
    const before = this.sent.get(seat)
    const question = rest.put.find((q) => q.seat === seat)
    const view = { ...this.#game.view(this.#state, seat), waiting: waitingFor(rest) }
    const ask = question === undefined ? null : this.#ask(question, before, fresh)
    const count = Math.max(before?.count ?? 0, ask?.id ?? 0)
    const now = new Sent(count, view, ask, question?.secret === true)
    if (events.length === 0 && before?.reads(now) === true) return
    this.#send(seat, events, now)
  }

  /** What is to be stored. */
  entries(): SeatEntry[] {
    return [...this.#events].flatMap(([seat, events]) => {
      const sent = this.sent.get(seat)
      return sent === undefined ? [] : [{ seat, events, sent }]
    })
  }

  #send(seat: Seat, events: readonly SeatEvent[], sent: Sent): void {
    this.lines.push({ line: { to: seat, events, view: sent.view, ask: sent.ask }, secret: sent.secret })
    this.sent.set(seat, sent)
    this.#events.set(seat, [...(this.#events.get(seat) ?? []), ...events])
  }

  #ask(question: Question, before: Sent | undefined, fresh: boolean): Ask {
    const { kind, moment, about, keys } = question
    const open = fresh ? null : (before?.ask ?? null)
    if (open !== null && isAbout(question, open)) return open
    return {
      id: (before?.count ?? 0) + 1,
      kind,
      ...(moment === undefined ? {} : { moment }),
      ...(about === undefined ? {} : { about }),
      options: keys.map((key) => this.#game.option(this.#state, question, key)),
    }
  }
}

/** Whether a question is the one that the seat has before it. */
function isAbout(question: Question, ask: Ask): boolean {
  return (
    question.kind === ask.kind &&
    question.moment === ask.moment &&
    question.keys.length === ask.options.length &&
    question.keys.every((key, i) => ask.options[i]?.key === key) &&
    JSON.stringify(question.about) === JSON.stringify(ask.about)
  )
}

function waitingFor({ over, put }: Rest): 'hero' | 'evil' | null {
  if (over) return null
  return put.some((q) => q.seat === 'hero') ? 'hero' : 'evil'
}
