// Opens the file of saved games, makes it where there is none, and brings older shapes on. What must not be touched is refused untouched.
import Database from 'better-sqlite3'
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { copiesFolder, keepCopy } from './copies.ts'
import { faultsNamed } from './fault.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { APPLICATION_ID, probe } from './probe.ts'
import { knowSums } from './sums.ts'
import { drafted } from './sync.ts'

/** Opens or makes the file; throws a StoreFault that names what is wrong with it. */
export function openDatabase(name: string, migrations: readonly string[] = MIGRATIONS): Database.Database {
  const file = resolve(name) // some names, such as the empty one, mean a database without a file to SQLite
  return faultsNamed(file, () => {
    const version = probe(file, migrations)
    if (version === undefined) create(file, migrations)
    const db = new Database(file, { fileMustExist: true, timeout: 250 })
    try {
      prepare(db)
      if (version !== undefined && version < migrations.length) bringOn(db, file, version, migrations)
      return db
    } catch (error) {
      db.close()
      throw error
    }
  })
}

/** How every connection to a store is set. */
export function prepare(db: Database.Database): void {
  db.pragma('locking_mode = EXCLUSIVE') // one writer: a second process is refused
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma('trusted_schema = OFF')
  db.exec('BEGIN IMMEDIATE; COMMIT') // takes the lock now
  knowSums(db)
}

/** Made under another name, so that a file of this name is whole from its first moment. */
function create(file: string, migrations: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true })
  drafted(file, (draft) => {
    const db = new Database(draft)
    try {
      db.pragma(`application_id = ${APPLICATION_ID}`)
      migrate(db, 0, migrations)
    } finally {
      db.close()
    }
  })
}

function bringOn(db: Database.Database, file: string, version: number, migrations: readonly string[]): void {
  keepCopy(db, copiesFolder(file))
  migrate(db, version, migrations)
}

/** Each step in a transaction of its own, its number with it. */
function migrate(db: Database.Database, from: number, migrations: readonly string[]): void {
  for (const [i, sql] of migrations.entries()) {
    if (i < from) continue
    db.transaction(() => {
      db.exec(sql)
      db.pragma(`user_version = ${i + 1}`)
    }).immediate()
  }
}
