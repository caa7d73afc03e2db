// Over a link that several seats of Evil share, what only one of them may read is shown while that player holds the hand open.
import type { Ask, OutLine, Seat, SeatEvent, TakenBack } from '../contract/wire.ts'
import type { Game } from '../games/game.ts'

/** The hands held open over one link, and what the link shows of a seat's lines. */
export class Hands {
  readonly #open = new Set<Seat>()

  isOpen(seat: Seat): boolean {
    return this.#open.has(seat)
  }
  set(seat: Seat, hand: 'open' | 'shut'): void {
    if (hand === 'open') this.#open.add(seat)
    else this.#open.delete(seat)
  }
  shutAll(): void {
    this.#open.clear()
  }

  /**
   * The line as it is shown now. `secret`: its question names a card that only this seat may read. What is told stays on the screen when the
   * hand is shut again, so events never name what one seat alone may read.
   */
  shown<State>(game: Game<State>, line: OutLine, secret: boolean): OutLine {
    if (!('view' in line) || line.to === 'hero') return line
    const told =
      'log' in line ? { ...line, log: shutEvents(game, line.log) } : { ...line, events: shutEvents(game, line.events) }
    if (this.isOpen(line.to)) return told
    return { ...told, view: game.shut('view', line.view), ask: closed(line.ask, secret) }
  }
}

function shutEvents<State>(game: Game<State>, events: readonly SeatEvent[]): readonly SeatEvent[] {
  const shut = game.shut('events', events) as readonly SeatEvent[]
  return shut.map((event) =>
    event.type === 'taken-back' ? { ...event, events: shutEvents(game, (event as TakenBack).events) } : event,
  )
}

function closed(ask: Ask | null, secret: boolean): Ask | null {
  if (ask === null || !secret) return ask
  const { id, kind, moment } = ask
  return { id, kind, ...(moment === undefined ? {} : { moment }), options: [], closed: true }
}
