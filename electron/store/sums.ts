// A checksum of each row, in the row: SQLite does not notice a bit that turned over inside of a value, and a game would go on from it.
import type Database from 'better-sqlite3'
import { crc32 } from 'node:zlib'

/** The first version of a store whose rows have sums. */
export const SUMMED_SINCE = 3
/** The first version whose games say of which sheets they are. */
const SHEETS_SINCE = 4
/** The first version that keeps who plays for the computer beside its game. */
const COMPUTERS_SINCE = 5

/** What is summed of each table. The key of a game is known only once its row is written, and what belongs to the game hangs by it. */
const SUMMED = {
  games: 'id, game, seed, evil, pack, sheets, saved, summary, over',
  packs: 'hash, data',
  game_packs: 'game, place, pack, hash',
  inputs: 'game, number, input',
  snapshots: 'game, number, version, orders, state',
  events: 'game, number, seat, events',
  lines: 'game, seat, count, ask, secret',
  view_parts: 'game, seat, place, part, data',
  notes: 'game, note',
  computers: 'game, seats',
  settings: 'key, value',
} as const
type Table = keyof typeof SUMMED

type Value = string | number | Buffer

/** The sum of a row's values, in the order of SUMMED. */
export const sumOf = (values: readonly Value[]): number =>
  values.reduce<number>((sum, value) => crc32(typeof value === 'number' ? String(value) : value, sum), 0)

/** Gives a connection the function that checks sums: `sum_of(value, …)`. */
export function knowSums(db: Database.Database): void {
  db.function('sum_of', { varargs: true, deterministic: true }, (...values: readonly Value[]) => sumOf(values))
}

/** Writes rows with their sums; the values go in the order of SUMMED. `SET`: in place of the row with the same key. */
export function adding(
  db: Database.Database,
  how: 'INSERT' | 'INSERT OR IGNORE' | 'SET',
  table: Table,
): (...values: readonly Value[]) => Database.RunResult {
  const columns = SUMMED[table]
  // Not REPLACE, which takes a row out and puts it in again, with every index; nor the key, by which the index is written anew too.
  const keys = db.pragma(`table_info(${table})`) as readonly { readonly name: string; readonly pk: number }[]
  const now = keys
    .filter(({ pk }) => pk === 0)
    .map(({ name }) => `${name} = excluded.${name}`)
    .join(', ')
  const [begin, end] = how === 'SET' ? ['INSERT', `ON CONFLICT DO UPDATE SET ${now}`] : [how, '']
  // Summed out here: to call back from SQLite takes longer than to write the row.
  const row = db.prepare(
    `${begin} INTO ${table} (${columns}, sum) VALUES (${columns.replaceAll(/\w+/g, '?')}, ?) ${end}`,
  )
  return (...values) => row.run(...values, sumOf(values))
}

/** True of a row that is what was written, as far as a sum says so. */
export const isSound = (table: Table, columns: string = SUMMED[table]): string =>
  `(sum IS NULL OR sum = sum_of(${columns}))`

/**
 * A table of a store of this version with a row that is not what was written, or undefined. A snapshot may be damaged: it is made anew
 * from the inputs.
 */
export function damagedTable(db: Database.Database, version: number): string | undefined {
  const columns = (table: Table): string =>
    version < SHEETS_SINCE ? SUMMED[table].replace(' sheets,', '') : SUMMED[table]
  const isDamaged = (table: Table): boolean =>
    db.prepare(`SELECT 1 FROM ${table} WHERE NOT ${isSound(table, columns(table))} LIMIT 1`).get() !== undefined
  const isThere = (table: Table): boolean => table !== 'computers' || version >= COMPUTERS_SINCE
  return (Object.keys(SUMMED) as Table[]).find((table) => table !== 'snapshots' && isThere(table) && isDamaged(table))
}
