// What the players chose once and want to find again: values by key, as plain data.
import type Database from 'better-sqlite3'
import { adding } from './sums.ts'

export class Settings {
  readonly #get: Database.Statement<[string], { readonly value: string }>
  readonly #set: (key: string, value: string) => void

  constructor(db: Database.Database) {
    this.#get = db.prepare('SELECT value FROM settings WHERE key = ?')
    this.#set = adding(db, 'SET', 'settings')
  }
  /** Undefined where nothing was set. The reader checks the shape. */
  get(key: string): unknown {
    const row = this.#get.get(key)
    return row === undefined ? undefined : (JSON.parse(row.value) as unknown)
  }
  set(key: string, value: unknown): void {
    this.#set(key, JSON.stringify(value))
  }
}
