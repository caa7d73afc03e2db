// Who plays for the computer is in the file as soon as its game is, and is never lost apart from it.
import Database from 'better-sqlite3'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Computers } from '../../electron/contract/player.ts'
import { Cupboard } from '../../electron/shell/cupboard.ts'
import { MIGRATIONS } from '../../electron/store/migrations/index.ts'
import { openDatabase } from '../../electron/store/open.ts'
import { openStore } from '../../electron/store/store.ts'
import { damagedTable, sumOf } from '../../electron/store/sums.ts'
import { seats } from '../helpers/seats.ts'

let folder: string
let file: string
let cupboard: Cupboard
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'computers-'))
  file = join(folder, 'alone-table.db')
  cupboard = new Cupboard(folder, openStore)
})
afterEach(() => {
  cupboard.close()
  rmSync(folder, { recursive: true })
})
const ALL_EVIL: Computers = { 'evil-1': 'able', 'evil-2': 'careless' }
const begin = (computers: Computers): string =>
  seats({ evil: 2, archive: cupboard.shelf()!.seated(computers) }).host.stored!

test('each game has its own, as it was begun or handed over last, when the file is opened again', () => {
  cupboard.open()
  const [first, second, third] = [begin(ALL_EVIL), begin({}), begin({ hero: 'able' })]
  cupboard.shelf()!.keepComputers(second, { 'evil-2': 'able' })
  cupboard.shelf()!.keepComputers(third, {})
  cupboard.shelf()!.keepComputers('gone', ALL_EVIL)
  cupboard.close()
  cupboard.open()
  const kept = [first, second, third, 'gone'].map((game) => cupboard.shelf()!.computers(game))
  expect(kept).toEqual([ALL_EVIL, { 'evil-2': 'able' }, {}, {}])
})

test('a log that ends anywhere, as a kill leaves it, holds no game without them', () => {
  cupboard.open()
  const game = begin(ALL_EVIL)
  cupboard.shelf()!.keepComputers(game, { 'evil-1': 'able' })
  const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)]
  cupboard.close()
  const found = new Set<string>()
  for (let size = 32; size <= log.length; size += 4120) {
    const cut = join(folder, `cut-${size}.db`)
    writeFileSync(cut, main)
    writeFileSync(`${cut}-wal`, log.subarray(0, size))
    const store = openStore(cut)
    found.add(JSON.stringify([store.games.list().length, store.games.computersOf(game)]))
    store.close()
  }
  expect([...found]).toEqual(['[0,{}]', JSON.stringify([1, ALL_EVIL]), '[1,{"evil-1":"able"}]'])
})

test('a game of which they cannot be read is not taken for one that has none', () => {
  cupboard.open()
  const game = begin(ALL_EVIL)
  cupboard.close()
  const db = new Database(file)
  db.prepare('UPDATE computers SET seats = ?, sum = NULL').run('{"evil-1":"clever"}')
  db.close()
  cupboard.open()
  expect(() => cupboard.shelf()!.computers(game)).toThrow()
})

test('those of an older file are found beside their games, and a setting is no place for them any more', () => {
  const older = openDatabase(file, MIGRATIONS.slice(0, 4))
  const add = older.prepare(
    `INSERT INTO games (id, game, seed, evil, pack, saved, summary, over) VALUES (?, 'toy', '', 2, 'toy', '', '{}', 0)`,
  )
  for (const id of ['a', 'b']) add.run(id)
  const value = JSON.stringify({ a: ALL_EVIL, gone: { hero: 'able' } })
  older.prepare('INSERT INTO settings VALUES (?, ?, ?)').run('computers', value, sumOf(['computers', value]))
  expect(damagedTable(older, 4)).toBeUndefined()
  older.close()
  const store = openStore(file)
  expect(['a', 'b', 'gone'].map((id) => store.games.computersOf(id))).toEqual([ALL_EVIL, {}, {}])
  expect(store.settings.get('computers')).toBeUndefined()
  store.close()
})
