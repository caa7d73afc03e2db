// What each seat was sent: its log, entry by entry, and its last line whole. A seat's screen is rebuilt from these alone.
import type Database from 'better-sqlite3'
import type { Ask, Seat, SeatEvent } from '../contract/wire.ts'
import { Sent, type SeatEntry } from '../table/keeper.ts'
import { readable } from './unreadable.ts'
import { adding } from './sums.ts'

interface LineRow {
  readonly seat: Seat
  readonly count: number
  readonly ask: string
  readonly secret: number
}
interface PartRow {
  readonly part: string
  readonly data: string
}

export class Outbox {
  readonly #addEvents: (game: number, number: number, seat: Seat, events: string) => void
  readonly #setLine: (game: number, seat: Seat, count: number, ask: string, secret: number) => void
  readonly #setPart: (game: number, seat: Seat, place: number, part: string, data: string) => void
  readonly #dropParts: Database.Statement<[number, Seat]>
  readonly #log: Database.Statement<[number, Seat], { readonly events: string }>
  readonly #lines: Database.Statement<[number], LineRow>
  readonly #parts: Database.Statement<[number, Seat], PartRow>

  constructor(db: Database.Database) {
    this.#addEvents = adding(db, 'INSERT', 'events')
    this.#setLine = adding(db, 'SET', 'lines')
    this.#setPart = adding(db, 'SET', 'view_parts')
    this.#dropParts = db.prepare('DELETE FROM view_parts WHERE game = ? AND seat = ?')
    this.#log = db.prepare('SELECT events FROM events WHERE game = ? AND seat = ? ORDER BY number')
    this.#lines = db.prepare('SELECT seat, count, ask, secret FROM lines WHERE game = ?')
    this.#parts = db.prepare('SELECT part, data FROM view_parts WHERE game = ? AND seat = ? ORDER BY place')
  }

  /** To be called within the transaction of the entry. `before`: what is stored of each seat's last line. */
  add(game: number, number: number, entries: readonly SeatEntry[], before: ReadonlyMap<Seat, Sent>): void {
    for (const { seat, events, sent } of entries) {
      if (events.length > 0) this.#addEvents(game, number, seat, JSON.stringify(events))
      this.#setLine(game, seat, sent.count, JSON.stringify(sent.ask), sent.secret ? 1 : 0)
      this.#setView(game, seat, sent.view, before.get(seat)?.view)
    }
  }
  log(game: number, seat: Seat): readonly SeatEvent[] {
    const rows = this.#log.all(game, seat)
    return readable(`events.${seat}`, () => rows.flatMap(({ events }) => JSON.parse(events) as SeatEvent[]))
  }
  sent(game: number): Map<Seat, Sent> {
    return new Map(
      this.#lines.all(game).map(({ seat, count, ask, secret }) =>
        readable(`lines.${seat}`, () => {
          const parts = this.#parts.all(game, seat).map(({ part, data }) => [part, JSON.parse(data) as unknown])
          const view = Object.fromEntries(parts) as object
          return [seat, new Sent(count, view, JSON.parse(ask) as Ask | null, secret === 1)] as const
        }),
      ),
    )
  }

  /** A view is kept by its parts, of which an answer seldom changes more than a few. */
  #setView(game: number, seat: Seat, view: object, before: object | undefined): void {
    const [parts, old] = [Object.entries(view), Object.entries(before ?? {})]
    const isAnew = parts.length !== old.length || parts.some(([part], place) => old[place]?.[0] !== part)
    if (isAnew) this.#dropParts.run(game, seat)
    for (const [place, [part, data]] of parts.entries()) {
      if (isAnew || old[place]?.[1] !== data) this.#setPart(game, seat, place, part, JSON.stringify(data))
    }
  }
}
