// Games as they are kept: the packs that each was begun with, its inputs, and now and then a snapshot of its whole state.
import type Database from 'better-sqlite3'
import { createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SavedGame } from '../contract/frame.ts'
import type { Computers } from '../contract/player.ts'
import type { Message, Seat } from '../contract/wire.ts'
import type { Fault, Setting } from '../games/game.ts'
import type { Archive, Entry, Keeper, Kept, Sent, Snapshot } from '../table/keeper.ts'
import type { Input, Orders } from '../table/run.ts'
import { ComputersKept } from './computers.ts'
import { Outbox } from './outbox.ts'
import { readable, Unreadable } from './unreadable.ts'
import { adding, isSound, sumOf } from './sums.ts'

/** Inputs from one snapshot to the next: a resume plays them again, in a few milliseconds, while a snapshot is felt in its commit. */
const SNAPSHOT_EVERY = 200
const SNAPSHOTS_KEPT = 2
/**
 * Milliseconds that the time of a game in the list may lag behind what the Hero was told last while it is played: it spares most commits a
 * page. Copies go by that time, so none is made of a file in which a game is being played.
 */
const LAG = 60_000

/** What never changes of a game. */
interface BegunRow {
  readonly key: number
  readonly id: string
  readonly game: string
  readonly seed: string
  readonly evil: 1 | 2 | 3
  readonly pack: string
  /** Empty where the Map is of the pack's sheets. */
  readonly sheets: '' | 'generated'
}
interface GameRow extends BegunRow {
  readonly saved: string
  readonly summary: string
  readonly over: number
}
/** What a list of games shows of where one stands: `saved`, `summary`, `over`. */
type Standing = readonly [string, string, number]
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

const standingOf = ({ summary, over }: Entry): Standing => [
  new Date().toISOString(),
  JSON.stringify(summary),
  over ? 1 : 0,
]
/** Whether the list says this of a game already, its time but for `LAG`. */
const isListed = ([saved, ...now]: Standing, listed: Standing | undefined): boolean =>
  listed !== undefined &&
  now.every((value, i) => listed[i + 1] === value) &&
  Math.abs(Date.parse(saved) - Date.parse(listed[0])) < LAG // a clock may be set back

export class Games implements Archive {
  readonly #db: Database.Database
  readonly #isThere: () => void
  readonly #outbox: Outbox
  readonly #computers: ComputersKept
  readonly #addInput: (game: number, number: number, input: string) => void
  readonly #touch: Database.Statement<[string, string, number, number, number]>
  readonly #addSnapshot: (game: number, number: number, version: number, orders: string, state: Buffer) => void
  readonly #dropSnapshots: Database.Statement<[number, number, number]>
  readonly #dropAfter: readonly Database.Statement<[number, number]>[]

  /** `isThere` throws where the file is no longer there. */
  constructor(db: Database.Database, isThere: () => void) {
    this.#db = db
    this.#isThere = isThere
    this.#outbox = new Outbox(db)
    this.#computers = new ComputersKept(db)
    this.#addInput = adding(db, 'INSERT', 'inputs')
    this.#touch = db.prepare('UPDATE games SET saved = ?, summary = ?, over = ?, sum = ? WHERE key = ?')
    this.#addSnapshot = adding(db, 'SET', 'snapshots')
    this.#dropSnapshots = db.prepare(
      'DELETE FROM snapshots WHERE game = ? AND number NOT IN (SELECT number FROM snapshots WHERE game = ? ORDER BY number DESC LIMIT ?)',
    )
    this.#dropAfter = ['inputs', 'events', 'snapshots'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE game = ? AND number > ?`),
    )
  }

  /** `computers`: who sits at it from its beginning on. */
  begin(
    game: { readonly id: string; readonly version: number },
    setting: Setting,
    entry: Entry,
    computers: Computers = {},
  ): Keeper {
    const { seed, evil, pack: named, sheets = '' } = setting
    const begun: Omit<BegunRow, 'key'> = {
      id: randomBytes(8).toString('hex'),
      game: game.id,
      seed,
      evil,
      pack: named,
      sheets,
    }
    this.#isThere()
    const key = this.#db.transaction(() => {
      const add = adding(this.#db, 'INSERT', 'games')
      const row = Number(add(...Object.values(begun), ...standingOf(entry)).lastInsertRowid)
      this.#addPacks(row, setting)
      this.#computers.set(row, computers)
      this.#outbox.add(row, 0, entry.seats, new Map())
      this.#snap(row, 0, game.version, entry.snapshot())
      return row
    })()
    return this.#keeper({ ...begun, key }, game.version, 0, sentOf(entry))
  }

  open(id: string): Kept | Fault | undefined {
    const row = this.#db.prepare<[string], GameRow>('SELECT * FROM games WHERE id = ?').get(id)
    if (row === undefined) return undefined
    try {
      return this.#kept(row)
    } catch (error) {
      if (error instanceof Unreadable) return { fault: error.message, path: error.path }
      throw error
    }
  }

  /** The pack that a game was begun with. */
  packOf(id: string): string | undefined {
    return this.#db.prepare<[string], string>('SELECT pack FROM games WHERE id = ?').pluck().get(id)
  }

  /** Where its Map is of sheets that were made for it. */
  sheetsOf(id: string): Setting['sheets'] {
    const sheets = this.#db
      .prepare<[string], BegunRow['sheets']>('SELECT sheets FROM games WHERE id = ?')
      .pluck()
      .get(id)
    return sheets === 'generated' ? sheets : undefined
  }

  /** The seats that the computer plays in a game; throws where that cannot be read. */
  computersOf(id: string): Computers {
    return this.#computers.get(id)
  }

  /** The computer plays these seats of a game from now on. A game that is not stored has none. */
  seat(id: string, computers: Computers): void {
    this.#isThere()
    const key = this.#db.prepare<[string], number>('SELECT key FROM games WHERE id = ?').pluck().get(id)
    if (key !== undefined) this.#computers.set(key, computers)
  }

  #kept(row: GameRow): Kept {
    const { key, game, seed, evil, pack: named, sheets } = row
    const { number, version, snapshot } = this.#lastSnapshot(key)
    const inputs = this.#inputs(key, number)
    const sent = this.#outbox.sent(key)
    for (const seat of sent.keys()) this.#outbox.log(key, seat) // else a damaged log would be found when the game is on the table
    return {
      game,
      version,
      setting: {
        ...{ seed, evil, pack: named, packs: readable('packs', () => this.#packs(key)) },
        ...(sheets === '' ? {} : { sheets }),
      },
      snapshot,
      inputs,
      sent,
      keeper: (rules) => {
        this.#takenUp(row)
        return this.#keeper(row, rules, number + inputs.length, sent)
      },
    }
  }

  /** All since a snapshot, none missing. */
  #inputs(key: number, after: number): readonly Input[] {
    return this.#db
      .prepare<[number, number], { readonly number: number; readonly input: string }>(
        'SELECT number, input FROM inputs WHERE game = ? AND number > ? ORDER BY number',
      )
      .all(key, after)
      .map(({ number, input }, i) => {
        if (number !== after + i + 1) throw new Unreadable(`inputs.${after + i + 1}`)
        return readable(`inputs.${number}`, () => JSON.parse(input) as Input)
      })
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

  #keeper(row: BegunRow, version: number, last: number, sent: ReadonlyMap<Seat, Sent>): Keeper {
    this.#setBack()
    const { key, id, game, seed, evil, pack: named, sheets } = row
    const begun = [id, game, seed, evil, named, sheets]
    let number = last
    const stored = new Map(sent)
    /** As it stands, and as the list has it. */
    let stands: Standing | undefined
    let listed: Standing | undefined
    const list = (standing: Standing): void => {
      this.#touch.run(...standing, sumOf([...begun, ...standing]), key)
    }
    // Both sides read the list: by the time of an answer that told the Hero nothing he would learn that it was given.
    const isNews = ({ seats }: Entry, standing: Standing): boolean =>
      seats.some(({ seat }) => seat === 'hero') && !isListed(standing, listed)
    const write = this.#db.transaction((entry: Entry, next: number, standing: Standing) => {
      this.#addInput(key, next, JSON.stringify(entry.input))
      if (isNews(entry, standing)) list(standing)
      this.#outbox.add(key, next, entry.seats, stored)
      if (next % SNAPSHOT_EVERY === 0) this.#snap(key, next, version, entry.snapshot())
    })
    const writeBack = this.#db.transaction((entry: Entry, next: number, standing: Standing) => {
      for (const drop of this.#dropAfter) drop.run(key, next - 1)
      write(entry, next, standing)
      this.#snap(key, next, version, entry.snapshot()) // the one before may be among what was dropped
    })
    const store = (writes: typeof write, entry: Entry, next: number): void => {
      this.#isThere()
      const standing = standingOf(entry)
      writes(entry, next, standing)
      number = next
      stands = standing
      if (isNews(entry, standing)) listed = standing
      for (const { seat, sent: now } of entry.seats) stored.set(seat, now)
    }
    return {
      id,
      commit: (entry) => {
        store(write, entry, number + 1)
      },
      back: (inputs, entry) => {
        store(writeBack, entry, number - inputs + 1)
      },
      leave: this.#db.transaction((snapshot: Snapshot) => {
        this.#snap(key, number, version, snapshot)
        if (stands !== undefined) list([new Date().toISOString(), stands[1], stands[2]])
      }),
      log: (seat) => this.#outbox.log(key, seat),
    }
  }

  /** A game that is on the table is the one to continue with, though nobody has answered yet. */
  #takenUp(row: GameRow): void {
    try {
      this.#date(row)
    } catch {
      // A full disk must not keep anybody from looking at a game.
    }
  }

  /** A clock that ran ahead for a while must not leave a game the latest for ever, nor keep copies from being made. */
  #setBack(): void {
    const ahead = this.#db
      .prepare<[string], GameRow>(`SELECT * FROM games WHERE saved > ? AND ${isSound('games')}`)
      .all(new Date().toISOString())
    for (const row of ahead) this.#date(row)
  }

  /** Lists a game as last played now. */
  #date({ key, id, game, seed, evil, pack: named, sheets, summary, over }: GameRow): void {
    const now = new Date().toISOString()
    this.#touch.run(now, summary, over, sumOf([id, game, seed, evil, named, sheets, now, summary, over]), key)
  }

  #snap(key: number, number: number, version: number, { state, orders }: Snapshot): void {
    this.#addSnapshot(key, number, version, JSON.stringify(orders), pack(state))
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
    throw new Unreadable('snapshots')
  }

  #addPacks(key: number, { packs }: Setting): void {
    const add = adding(this.#db, 'INSERT OR IGNORE', 'packs')
    const use = adding(this.#db, 'INSERT', 'game_packs')
    for (const [place, [name, data]] of Object.entries(packs).entries()) {
      const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex')
      add(hash, pack(data))
      use(key, place, name, hash)
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
}
