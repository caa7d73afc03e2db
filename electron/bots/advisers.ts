// Who may be asked for advice: behind each seat a player of the computer, who is told the lines of that seat and no others. He answers nothing.
import type { Advice, Player } from '../contract/player.ts'
import type { Ask, Message, OutLine, Seat } from '../contract/wire.ts'
import type { Host } from '../table/host.ts'
import { pickFrom } from './chance.ts'

export interface AdvisersParts {
  readonly host: Pick<Host<unknown>, 'join'>
  /** He thinks at once: who asks is waited for. */
  player(seat: Seat): Player
  /** Why an option is a good one, by what its seat is shown. */
  reason(seat: Seat, view: unknown, ask: Ask, key: string): Message
  /** A player of the computer threw: there is no advice then. */
  failed(error: unknown): void
}

interface Adviser {
  readonly player: Player
  view: unknown
  ask: Ask | null
}

/** The advisers of one table. */
export class Advisers {
  readonly #parts: AdvisersParts
  readonly #advisers = new Map<Seat, Adviser>()

  constructor(parts: AdvisersParts) {
    this.#parts = parts
    for (const side of ['hero', 'evil'] as const)
      parts.host.join({
        side,
        shared: false,
        send: (lines) => {
          for (const line of lines) this.#hear(line)
        },
      })
  }

  /** What a player would answer to this question of his seat; undefined where it is no longer open. The same question gets the same advice. */
  advise(seat: Seat, id: number): Advice | undefined {
    const { player, view, ask = null } = this.#advisers.get(seat) ?? {}
    if (player === undefined || ask?.id !== id) return undefined
    try {
      const key = player.answer(ask, pickFrom(`advice ${seat} ${id}`))
      if (ask.options.every((option) => option.key !== key)) return undefined
      return { key, why: this.#parts.reason(seat, view, ask, key) }
    } catch (error) {
      this.#parts.failed(error)
      return undefined
    }
  }

  #hear(line: OutLine): void {
    if (line.to === 'referee' || 'refused' in line) return
    const { to: seat } = line
    // Another game is another's to advise on: nothing that was seen of the last one stays.
    const adviser =
      ('catalogue' in line ? undefined : this.#advisers.get(seat)) ??
      ({ player: this.#parts.player(seat), view: null, ask: null } satisfies Adviser)
    this.#advisers.set(seat, adviser)
    if ('view' in line) Object.assign(adviser, { view: line.view, ask: line.ask })
    try {
      adviser.player.hear(line)
    } catch (error) {
      this.#parts.failed(error)
    }
  }
}
