// Looks at a file of saved games before it is opened for writing. All looking is done on a copy, since SQLite
// changes files by the mere opening: it replays a write-ahead log and makes helper files.
import Database from 'better-sqlite3'
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreFault } from './fault.ts'
import { faultOfLog } from './log.ts'
import { SUMMED_SINCE, damagedTable, knowSums } from './sums.ts'

/** Marks our files among SQLite's: "AlnT". */
export const APPLICATION_ID = 0x41_6c_6e_54
const MAGIC = 'SQLite format 3\0'
const HEADER = 100

/** The version of a store, or undefined where no file is. Throws a StoreFault for a file that must not be touched. */
export function probe(file: string, migrations: readonly string[]): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat === undefined) {
    if (lstatSync(file, { throwIfNoEntry: false }) !== undefined)
      throw new StoreFault('unusable', file, 'this leads to a file that is not there')
    // SQLite would apply a log that lies beside the missing file to the next file of that name.
    if (existsSync(`${file}-wal`))
      throw new StoreFault('damaged', file, 'its write-ahead log is there, the file itself is not')
    return undefined
  }
  if (!stat.isFile()) throw new StoreFault('unusable', file, 'this is not a file')
  if (stat.size === 0) throw new StoreFault('empty', file, 'the file is empty')
  const header = readHead(file, HEADER)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC.slice(0, header.length)) {
    throw new StoreFault('not-a-database', file, 'the file is not a SQLite database')
  }
  if (header.length < HEADER)
    throw new StoreFault('damaged', file, `the file ends within its header, at byte ${stat.size}`)
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.isFile() === false)
    throw new StoreFault('unusable', file, 'its write-ahead log is not a file')
  const fault = faultOfLog(`${file}-wal`)
  if (fault !== undefined) throw new StoreFault('damaged', file, fault)
  const before = gamesWithoutLog(file)
  return onCopy(file, ['', '-wal', '-journal'], (db) => {
    const version = examine(db, file, migrations)
    const games = new Set(gamesIn(db))
    if (before.every((id) => games.has(id))) return version
    throw new StoreFault('damaged', file, 'the write-ahead log beside it belongs to another file')
  })
}

const gamesIn = (db: Database.Database): readonly string[] =>
  db.prepare<[], string>('SELECT id FROM games').pluck().all()

/** No game is ever taken out of a store: so those of the bare file are in it with its log, or the log is not its own. */
function gamesWithoutLog(file: string): readonly string[] {
  if (!existsSync(`${file}-wal`)) return []
  try {
    return onCopy(file, [''], gamesIn)
  } catch {
    return [] // half of what is in the log may be in the file, where the end came in the middle
  }
}

/** Whether the store is ours, whole, and of a shape that we know. */
function examine(db: Database.Database, file: string, migrations: readonly string[]): number {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw new StoreFault('foreign', file, 'the database belongs to another program')
  }
  const version = Number(db.pragma('user_version', { simple: true }))
  if (version > migrations.length) {
    throw new StoreFault(
      'newer',
      file,
      `the file has version ${version}, this app knows versions up to ${migrations.length}`,
    )
  }
  const check = db.pragma('integrity_check(1)', { simple: true })
  if (check !== 'ok') throw new StoreFault('damaged', file, `the database is damaged: ${String(check).trim()}`)
  const [broken] = db.pragma('foreign_key_check') as readonly { readonly table: string; readonly rowid: number }[]
  if (broken !== undefined) throw new StoreFault('damaged', file, `a row of table ${broken.table} belongs to nothing`)
  if (version === 0 || shapeOf(db) !== shapeAt(version, migrations)) {
    throw new StoreFault('damaged', file, `the tables are not those of version ${version}`)
  }
  if (version >= SUMMED_SINCE) {
    knowSums(db)
    const table = damagedTable(db, version)
    if (table !== undefined) throw new StoreFault('damaged', file, `a row of table ${table} is not what was written`)
  }
  return version
}

const shapeOf = (db: Database.Database): string =>
  JSON.stringify(db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all())

function shapeAt(version: number, migrations: readonly string[]): string {
  const db = new Database(':memory:')
  for (const sql of migrations.slice(0, version)) db.exec(sql)
  const shape = shapeOf(db)
  db.close()
  return shape
}

function readHead(file: string, bytes: number): Buffer {
  const handle = openSync(file, 'r')
  try {
    const buffer = Buffer.alloc(bytes)
    return buffer.subarray(0, readSync(handle, buffer, 0, bytes, 0))
  } finally {
    closeSync(handle)
  }
}

function onCopy<T>(file: string, ends: readonly string[], look: (db: Database.Database) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    const copy = join(folder, 'copy')
    for (const end of ends) {
      if (existsSync(file + end)) copyFileSync(file + end, copy + end, constants.COPYFILE_FICLONE)
    }
    const db = new Database(copy)
    try {
      return look(db)
    } finally {
      db.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
