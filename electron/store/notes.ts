// The Hero's private note pad, kept with its game. No rule reads it and no other seat gets it.
import type Database from 'better-sqlite3'
import { NO_NOTE, type Note } from '../contract/frame.ts'
import { adding } from './sums.ts'

export class Notes {
  readonly #get: Database.Statement<[string], { readonly note: string }>
  readonly #keyOf: Database.Statement<[string], number>
  readonly #set: (game: number, note: string) => void
  readonly #isThere: () => void

  /** `isThere` throws where the file is no longer there. */
  constructor(db: Database.Database, isThere: () => void) {
    this.#isThere = isThere
    this.#get = db.prepare('SELECT note FROM notes JOIN games ON games.key = notes.game WHERE games.id = ?')
    this.#keyOf = db.prepare<[string], number>('SELECT key FROM games WHERE id = ?').pluck()
    this.#set = adding(db, 'SET', 'notes')
  }
  /** The note of a game; empty where none was written. */
  get(game: string): Note {
    const row = this.#get.get(game)
    return row === undefined ? NO_NOTE : (JSON.parse(row.note) as Note)
  }
  /** Keeps a note; a game that is not stored has none. */
  set(game: string, note: Note): void {
    this.#isThere()
    const key = this.#keyOf.get(game)
    if (key !== undefined) this.#set(key, JSON.stringify(note))
  }
}
