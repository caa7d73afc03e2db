// The Hero's private note pad, kept with its game. No rule reads it and no other seat gets it.
import type Database from 'better-sqlite3'
import { NO_NOTE, type Note } from '../contract/frame.ts'

export class Notes {
  readonly #get: Database.Statement<[string], { readonly note: string }>
  readonly #set: Database.Statement<[string, string]>

  constructor(db: Database.Database) {
    this.#get = db.prepare('SELECT note FROM notes JOIN games ON games.key = notes.game WHERE games.id = ?')
    this.#set = db.prepare(`WITH written (note) AS (VALUES (?))
      REPLACE INTO notes (game, note, sum) SELECT key, written.note, sum_of(key, written.note) FROM games, written WHERE id = ?`)
  }
  /** The note of a game; empty where none was written. */
  get(game: string): Note {
    const row = this.#get.get(game)
    return row === undefined ? NO_NOTE : (JSON.parse(row.note) as Note)
  }
  /** Keeps a note; a game that is not stored has none. */
  set(game: string, note: Note): void {
    this.#set.run(JSON.stringify(note), game)
  }
}
