// Games as they are kept: the packs that each was begun with, its inputs, and now and then a snapshot of its whole state.
import type Database from 'better-sqlite3'
import { createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SavedGame } from '../contract/frame.ts'
import type { Message, Seat } from '../contract/wire.ts'
import type { Setting } from '../games/game.ts'
import type { Archive, Entry, Keeper, Kept, Sent, Snapshot } from '../table/keeper.ts'
import type { Input, Orders } from '../table/run.ts'
import { Outbox } from './outbox.ts'
import { adding, isSound } from './sums.ts'

/** Inputs from one snapshot to the next: what a resume may have to play again. */
const SNAPSHOT_EVERY = 20
const SNAPSHOTS_KEPT = 2

interface GameRow {
  readonly key: number
  readonly id: string
  readonly game: string
  readonly seed: string
  readonly evil: 1 | 2 | 3
  readonly pack: string
  readonly saved: string
  readonly summary: string
  readonly over: number
}
interface SnapshotRow {
  readonly number: number
  readonly version: number
  readonly orders: string
  readonly state: Buffer
}

// Level 1: a snapshot is in the way of the answer that waits for it.
const pack = (value: unknown): Buffer => deflateRawSync(JSON.stringify(value), { level: 1 })
const unpack = (data: Buffer): unknown => JSON.parse(inflateRawSync(data).toString())

const sentOf = ({ seats }: Entry): ReadonlyMap<Seat, Sent> => new Map(seats.map(({ seat, sent }) => [seat, sent]))

export class Games implements Archive {
  readonly #db: Database.Database
  readonly #outbox: Outbox
  readonly #now: () => Date
  readonly #addInput: Database.Statement<[number, number, string]>
  readonly #touch: Database.Statement<[string, string, number, number]>
  readonly #addSnapshot: Database.Statement<[number, number, number, string, Buffer]>
  readonly #dropSnapshots: Database.Statement<[number, number, number]>
  readonly #dropAfter: readonly Database.Statement<[number, number]>[]

  constructor(db: Database.Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
    this.#outbox = new Outbox(db)
    this.#addInput = db.prepare(adding('INSERT', 'inputs'))
    this.#touch = db.prepare(
      `WITH now (saved, summary, over) AS (VALUES (?, ?, ?))
      UPDATE games SET saved = now.saved, summary = now.summary, over = now.over,
        sum = sum_of(id, game, seed, evil, pack, now.saved, now.summary, now.over) FROM now WHERE key = ?`,
    )
    this.#addSnapshot = db.prepare(adding('REPLACE', 'snapshots'))
    this.#dropSnapshots = db.prepare(
      'DELETE FROM snapshots WHERE game = ? AND number NOT IN (SELECT number FROM snapshots WHERE game = ? ORDER BY number DESC LIMIT ?)',
    )
    this.#dropAfter = ['inputs', 'events', 'snapshots'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE game = ? AND number > ?`),
    )
  }

  begin(game: { readonly id: string; readonly version: number }, setting: Setting, entry: Entry): Keeper {
    const id = randomBytes(8).toString('hex')
    const key = this.#db.transaction(() => {
      const { seed, evil, pack: named } = setting
      const { lastInsertRowid } = this.#db
        .prepare(adding('INSERT', 'games'))
        .run(id, game.id, seed, evil, named, this.#date(), JSON.stringify(entry.summary), entry.over ? 1 : 0)
      const row = Number(lastInsertRowid)
      this.#addPacks(row, setting)
      this.#outbox.add(row, 0, entry.seats, new Map())
      this.#snap(row, 0, game.version, entry.snapshot())
      return row
    })()
    return this.#keeper(key, id, game.version, 0, sentOf(entry))
  }

  open(id: string): Kept | undefined {
    const row = this.#db.prepare<[string], GameRow>('SELECT * FROM games WHERE id = ?').get(id)
    if (row === undefined) return undefined
    const { number, version, snapshot } = this.#lastSnapshot(row.key)
    const inputs = this.#db
      .prepare<[number, number], { readonly input: string }>(
        'SELECT input FROM inputs WHERE game = ? AND number > ? ORDER BY number',
      )
      .all(row.key, number)
      .map(({ input }) => JSON.parse(input) as Input)
    const { seed, evil, pack: named } = row
    const sent = this.#outbox.sent(row.key)
    return {
      game: row.game,
      version,
      setting: { seed, evil, pack: named, packs: this.#packs(row.key) },
      snapshot,
      inputs,
      sent,
      keeper: (rules) => this.#keeper(row.key, id, rules, number + inputs.length, sent),
    }
  }

  /** Every game, the one played last first: public facts alone. */
  list(): readonly SavedGame[] {
    const rows = this.#db.prepare<[], GameRow>('SELECT * FROM games ORDER BY saved DESC, key DESC').all()
    return rows.map(({ id, saved, evil, summary, over }) => ({
      id,
      saved,
      evil,
      summary: JSON.parse(summary) as Message,
      over: over === 1,
    }))
  }

  #keeper(key: number, id: string, version: number, last: number, sent: ReadonlyMap<Seat, Sent>): Keeper {
    let number = last
    const stored = new Map(sent)
    const write = this.#db.transaction((entry: Entry, next: number) => {
      this.#addInput.run(key, next, JSON.stringify(entry.input))
      this.#touch.run(this.#date(), JSON.stringify(entry.summary), entry.over ? 1 : 0, key)
      this.#outbox.add(key, next, entry.seats, stored)
      if (next % SNAPSHOT_EVERY === 0) this.#snap(key, next, version, entry.snapshot())
    })
    const writeBack = this.#db.transaction((entry: Entry, next: number) => {
      for (const drop of this.#dropAfter) drop.run(key, next - 1)
      write(entry, next)
      this.#snap(key, next, version, entry.snapshot()) // the one before may be among what was dropped
    })
    const done = (entry: Entry, next: number): void => {
      number = next
      for (const { seat, sent: now } of entry.seats) stored.set(seat, now)
    }
    return {
      id,
      commit: (entry) => {
        write(entry, number + 1)
        done(entry, number + 1)
      },
      back: (inputs, entry) => {
        const next = number - inputs + 1
        writeBack(entry, next)
        done(entry, next)
      },
      leave: (snapshot) => this.#db.transaction(() => this.#snap(key, number, version, snapshot))(),
      log: (seat) => this.#outbox.log(key, seat),
    }
  }

  #snap(key: number, number: number, version: number, { state, orders }: Snapshot): void {
    this.#addSnapshot.run(key, number, version, JSON.stringify(orders), pack(state))
    this.#dropSnapshots.run(key, key, SNAPSHOTS_KEPT)
  }

  /** The newest that can be read: where one is damaged, the one before it and the inputs since lead to the same game. */
  #lastSnapshot(key: number): { readonly number: number; readonly version: number; readonly snapshot: Snapshot } {
    const rows = this.#db
      .prepare<[number], SnapshotRow>(
        `SELECT * FROM snapshots WHERE game = ? AND ${isSound('snapshots')} ORDER BY number DESC`,
      )
      .all(key)
    for (const { number, version, orders, state } of rows) {
      try {
        return { number, version, snapshot: { state: unpack(state), orders: JSON.parse(orders) as Orders } }
      } catch {
        continue
      }
    }
    throw new Error(`No snapshot of game ${key} can be read.`)
  }

  #addPacks(key: number, { packs }: Setting): void {
    const add = this.#db.prepare(adding('INSERT OR IGNORE', 'packs'))
    const use = this.#db.prepare(adding('INSERT', 'game_packs'))
    for (const [place, [name, data]] of Object.entries(packs).entries()) {
      const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex')
      add.run(hash, pack(data))
      use.run(key, place, name, hash)
    }
  }

  #packs(key: number): Readonly<Record<string, unknown>> {
    const rows = this.#db
      .prepare<[number], { readonly pack: string; readonly data: Buffer }>(
        'SELECT pack, data FROM game_packs JOIN packs USING (hash) WHERE game = ? ORDER BY place',
      )
      .all(key)
    return Object.fromEntries(rows.map(({ pack: name, data }) => [name, unpack(data)]))
  }

  #date(): string {
    return this.#now().toISOString()
  }
}
