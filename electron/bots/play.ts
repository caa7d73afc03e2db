// Runs bots as the seats of a table, over a link like any other: they see lines and send lines, and a refusal is a fault.
import type { Pick } from '../contract/player.ts'
import type { Ask, OutLine, Refusal, Seat } from '../contract/wire.ts'
import type { Host, Link } from '../table/host.ts'
import { pickFrom } from './chance.ts'

/** Chooses a key of a question that was put to its seat. */
export type Bot = (ask: Ask, seat: Seat, view: unknown) => string

/** What one seat has before it. */
interface Before {
  readonly ask: Ask | null
  readonly view: unknown
}

/** Bots in all seats of a host's table. */
export class Bots<State> {
  readonly #host: Host<State>
  readonly #link: Link
  readonly #bot: Bot
  readonly #pick: Pick
  readonly #before = new Map<Seat, Before>()
  #refusal: Refusal | undefined
  answers = 0

  /** `seed` decides which of several seats that are asked answers first. `watch` is told every line. */
  constructor(host: Host<State>, bot: Bot, seed: string, watch?: (lines: readonly OutLine[]) => void) {
    this.#host = host
    this.#bot = bot
    this.#pick = pickFrom(`${seed} order`)
    this.#link = host.join({
      side: 'all',
      shared: false,
      send: (lines) => {
        for (const line of lines) this.#note(line)
        watch?.(lines)
      },
    })
  }

  /** Answers one question; false where none is open. Throws where an offered answer is refused. */
  step(): boolean {
    const { asking } = this.#host
    const seat = asking[this.#pick(asking.length)]
    if (seat === undefined) return false
    const { ask, view } = this.#before.get(seat) ?? { ask: null, view: null }
    if (ask === null) throw new Error(`${seat} is asked and was not told.`)
    const choose = this.#bot(ask, seat, view)
    this.#link.receive({ from: seat, choose, ask: ask.id })
    if (this.#refusal !== undefined) {
      throw new Error(`"${choose}" of ${seat} to ${ask.kind} was refused: ${this.#refusal.code}.`)
    }
    this.answers += 1
    return true
  }
  viewOf(seat: Seat): unknown {
    return this.#before.get(seat)?.view
  }
  leave(): void {
    this.#link.leave()
  }

  #note(line: OutLine): void {
    if ('refused' in line) this.#refusal = line.refused
    else if ('view' in line) this.#before.set(line.to, { ask: line.ask, view: line.view })
  }
}
