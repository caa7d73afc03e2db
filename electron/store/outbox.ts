// What each seat was sent: its log, entry by entry, and its last line whole. A seat's screen is rebuilt from these alone.
import type Database from 'better-sqlite3'
import type { Ask, Seat, SeatEvent } from '../contract/wire.ts'
import { Sent, type SeatEntry } from '../table/keeper.ts'

interface LineRow {
  readonly seat: Seat
  readonly count: number
  readonly view: string
  readonly ask: string
  readonly secret: number
}

export class Outbox {
  readonly #addEvents: Database.Statement<[number, number, Seat, string]>
  readonly #setLine: Database.Statement<[number, Seat, number, string, string, number]>
  readonly #log: Database.Statement<[number, Seat], { readonly events: string }>
  readonly #lines: Database.Statement<[number], LineRow>

  constructor(db: Database.Database) {
    this.#addEvents = db.prepare('INSERT INTO events (game, number, seat, events) VALUES (?, ?, ?, ?)')
    this.#setLine = db.prepare(
      `INSERT INTO lines (game, seat, count, view, ask, secret) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
      SET count = excluded.count, view = excluded.view, ask = excluded.ask, secret = excluded.secret`,
    )
    this.#log = db.prepare('SELECT events FROM events WHERE game = ? AND seat = ? ORDER BY number')
    this.#lines = db.prepare('SELECT seat, count, view, ask, secret FROM lines WHERE game = ?')
  }

  /** To be called within the transaction of the entry. */
  add(game: number, number: number, entries: readonly SeatEntry[]): void {
    for (const { seat, events, sent } of entries) {
      if (events.length > 0) this.#addEvents.run(game, number, seat, JSON.stringify(events))
      this.#setLine.run(game, seat, sent.count, sent.viewText, sent.askText, sent.secret ? 1 : 0)
    }
  }
  log(game: number, seat: Seat): readonly SeatEvent[] {
    return this.#log.all(game, seat).flatMap(({ events }) => JSON.parse(events) as SeatEvent[])
  }
  sent(game: number): ReadonlyMap<Seat, Sent> {
    return new Map(
      this.#lines.all(game).map(({ seat, count, view, ask, secret }) => {
        const sent = new Sent(count, JSON.parse(view) as object, JSON.parse(ask) as Ask | null, secret === 1)
        return [seat, sent]
      }),
    )
  }
}
