// Bare commits, as a measure of the disk: rows of one kilobyte, each in a transaction of its own, under the store's own settings.
import Database from 'better-sqlite3'
import { prepare } from './open.ts'

/** Makes a file and returns what commits a row to it. */
export function rawCommits(file: string): { commit(): void; close(): void } {
  const db = new Database(file)
  prepare(db)
  db.exec('CREATE TABLE raw (row TEXT NOT NULL) STRICT')
  const insert = db.prepare('INSERT INTO raw VALUES (?)')
  const row = 'x'.repeat(1024)
  return { commit: () => void insert.run(row), close: () => void db.close() }
}
