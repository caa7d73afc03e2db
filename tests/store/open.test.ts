// A file of saved games that is damaged, newer, foreign or half-written is refused by name and left as it was, byte for byte.
import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copiesFolder, copiesIn, copyFile } from '../../electron/store/copies.ts'
import { StoreFault } from '../../electron/store/fault.ts'
import { MIGRATIONS } from '../../electron/store/migrations/index.ts'
import { openDatabase } from '../../electron/store/open.ts'
import { Outbox } from '../../electron/store/outbox.ts'
import { openStore } from '../../electron/store/store.ts'
import { damagedTable, sumOf } from '../../electron/store/sums.ts'
import { random } from '../helpers/random-map.ts'
import { seats, type Seats } from '../helpers/seats.ts'

const program = fileURLToPath(new URL('../helpers/toy-table.ts', import.meta.url))

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-test-'))
  file = join(folder, 'games.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Every file beside the store, by name and content. */
const prints = () =>
  readdirSync(folder)
    .filter((name) => name !== 'copies' && !statSync(join(folder, name)).isDirectory())
    .sort()
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ])

/** A store with a few answers in it, closed as it should be. */
function good(): void {
  const store = openStore(file)
  const table = seats({ archive: store.games })
  for (let n = 0; n < 5; n += 1) table.choose('hero', 'rest')
  store.close()
}

/** The same as a crash leaves it: the answers are still in the write-ahead log. */
function crashed(): void {
  const live = join(folder, 'live')
  mkdirSync(live)
  const store = openStore(join(live, 'games.db'))
  const table = seats({ archive: store.games })
  for (let n = 0; n < 5; n += 1) table.choose('hero', 'rest')
  for (const end of ['', '-wal']) copyFileSync(join(live, `games.db${end}`), file + end)
  store.close()
  rmSync(live, { recursive: true })
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(20_000)
}

/** A store, beside it the log of a younger one of the same name from elsewhere. */
function anothersLog(): void {
  crashed()
  const log = readFileSync(`${file}-wal`)
  for (const end of ['', '-wal']) rmSync(file + end)
  good()
  writeFileSync(`${file}-wal`, log)
}

function overwrite(name: string, at: number, bytes: Buffer): void {
  const data = readFileSync(name)
  bytes.copy(data, at)
  writeFileSync(name, data)
}

const bad: readonly [string, string, () => void][] = [
  ['a folder in the place of its log', 'unusable', () => (good(), mkdirSync(`${file}-wal`))],
  ['an empty file', 'empty', () => writeFileSync(file, '')],
  ['a text file', 'not-a-database', () => writeFileSync(file, 'Dear diary, '.repeat(1000))],
  ['a short text file', 'not-a-database', () => writeFileSync(file, 'Hi')],
  ['a file that ends within its header', 'damaged', () => (good(), truncateSync(file, 60))],
  ['a file cut in half', 'damaged', () => (good(), truncateSync(file, Math.floor(statSync(file).size / 2)))],
  ['a file cut after a page', 'damaged', () => (good(), truncateSync(file, 4096))],
  ['a file with a page of zeros', 'damaged', () => (good(), overwrite(file, 8192, Buffer.alloc(4096)))],
  ['a file with a page of noise', 'damaged', () => (good(), overwrite(file, 12288, Buffer.alloc(4096, 0xa5)))],
  [
    "another program's database",
    'foreign',
    () => {
      const db = new Database(file)
      db.exec('CREATE TABLE shopping (item TEXT); INSERT INTO shopping VALUES (1)')
      db.close()
    },
  ],
  [
    "another program's database with an unfinished log",
    'foreign',
    () => {
      const db = new Database(file)
      db.pragma('journal_mode = WAL')
      db.exec('CREATE TABLE shopping (item TEXT)')
      for (const end of ['', '-wal']) copyFileSync(file + end, `${file}.copy${end}`)
      db.close()
      for (const end of ['', '-wal']) copyFileSync(`${file}.copy${end}`, file + end)
    },
  ],
  ['a store of a later version', 'newer', () => openDatabase(file, [...MIGRATIONS, 'CREATE TABLE later (x)']).close()],
  [
    'a later version that is still in the log',
    'newer',
    () => {
      openDatabase(file).close()
      const db = openDatabase(file)
      db.pragma('user_version = 99')
      for (const end of ['', '-wal']) copyFileSync(file + end, `${file}.copy${end}`)
      db.close()
      for (const end of ['', '-wal']) copyFileSync(`${file}.copy${end}`, file + end)
    },
  ],
  [
    'a store without one of its tables',
    'damaged',
    () => {
      const db = openDatabase(file)
      db.exec('DROP TABLE notes')
      db.close()
    },
  ],
  [
    'a store with a row that belongs to nothing',
    'damaged',
    () => {
      const db = openDatabase(file)
      db.pragma('foreign_keys = OFF')
      db.exec(`INSERT INTO notes VALUES (7, '', NULL)`)
      db.close()
    },
  ],
  ['a log whose head is damaged', 'damaged', () => (crashed(), overwrite(`${file}-wal`, 8, Buffer.from('damage')))],
  [
    'a log that is damaged before its end',
    'damaged',
    () => (crashed(), overwrite(`${file}-wal`, 32 + 24 + 100, Buffer.from('damage'))),
  ],
  ['a log of something else', 'damaged', () => (good(), writeFileSync(`${file}-wal`, 'x'.repeat(5000)))],
  ['the log of another store', 'damaged', anothersLog],
  ['a log without its file', 'damaged', () => (crashed(), rmSync(file))],
  ['a log beside a half-written file', 'damaged', () => (crashed(), truncateSync(file, 5000))],
  ['a folder', 'unusable', () => mkdirSync(file)],
]

describe('refused and left as it was:', () => {
  test.each(bad)('%s', (_name, kind, make) => {
    make()
    const before = statSync(file, { throwIfNoEntry: false })?.isDirectory() ? [] : prints()
    const open = () => openStore(file)
    expect(open).toThrow(StoreFault)
    try {
      open()
    } catch (error) {
      expect(error).toMatchObject({ kind, file, why: { id: `store.${kind}` } })
      expect((error as StoreFault).message).toContain(file)
    }
    if (before.length > 0) expect(prints()).toEqual(before)
  })
})

test('a link to a file that is away is refused and left, and leads to its games once they are back', () => {
  const away = join(folder, 'away.db')
  good()
  renameSync(file, `${away}.elsewhere`)
  symlinkSync(away, file)
  expect(() => openStore(file)).toThrow(/leads to a file that is not there/)
  expect([readlinkSync(file), existsSync(away)]).toEqual([away, false])
  renameSync(`${away}.elsewhere`, away)
  const store = openStore(file)
  expect(store.games.list()).toHaveLength(1)
  store.close()
})

test('a bit that turns over anywhere is either told, and the file left, or changes nothing of the game', () => {
  const store = openStore(file)
  const table = seats({ evil: 2, archive: store.games })
  for (let n = 0; n < 23; n += 1) table.choose(table.host.asking[0]!, n % 2 === 0 ? 'rest' : 'pass')
  const game = table.host.stored!
  store.settings.set('seatings', { 'two displays': { hero: 0, evil: 1 } })
  store.notes.set(game, { text: 'the Lab is north', marks: { '3,4': 'x' } })
  table.host.leave() // with a snapshot of its own, beside that of the beginning: of two one may be damaged
  const model = resumed(seats({ archive: store.games, begin: false }), game)
  store.close()
  const bytes = readFileSync(file)
  const chance = random(11)
  let refused = 0
  for (let n = 0; n < 150; n += 1) {
    const at = chance(bytes.length)
    const flipped = Buffer.from(bytes)
    flipped[at]! ^= 1 << (n % 8)
    writeFileSync(file, flipped)
    try {
      const again = openStore(file)
      expect(again.games.list().map(({ id }) => id)).toEqual([game])
      expect(resumed(seats({ archive: again.games, begin: false }), game)).toEqual(model)
      expect(again.settings.get('seatings')).toEqual({ 'two displays': { hero: 0, evil: 1 } })
      expect(again.notes.get(game).text).toBe('the Lab is north')
      again.close()
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error
      expect(readFileSync(file).equals(flipped)).toBe(true)
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(5)
})

test('a store that another process has open is refused, and goes on there', async () => {
  const child = spawn(process.execPath, [program, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const say = async (line: object): Promise<any> => {
    child.stdin.write(`${JSON.stringify(line)}\n`)
    for (;;) {
      const { value } = await lines.next()
      const answer = JSON.parse(String(value))
      if (answer.settled === true) return answer
    }
  }
  const begun = await say({ from: 'referee', new: { mode: 'randomized', seed: 'ab', evil: 1, pack: 'toy' } })
  const before = prints()
  expect(() => openStore(file)).toThrow(expect.objectContaining({ kind: 'busy' }))
  expect(prints()).toEqual(before)
  expect(await say({ from: 'hero', choose: 'rest' })).toMatchObject({ asking: ['hero'] })
  child.stdin.end()
  await once(child, 'exit')
  const store = openStore(file)
  expect(store.games.list().map(({ id }) => id)).toEqual([begun.game])
  store.close()
})

test('a store that is open twice in one process is refused the second time', () => {
  const store = openStore(file)
  const table = seats({ archive: store.games })
  expect(() => openStore(file)).toThrow(expect.objectContaining({ kind: 'busy' }))
  expect(table.choose('hero', 'rest').length).toBeGreaterThan(1)
  store.close()
  openStore(file).close()
})

test('a log that ends anywhere, as a power cut leaves it, opens with the game as it was at an earlier answer', () => {
  const live = join(folder, 'live.db')
  const store = openStore(live)
  const table = seats({ evil: 2, archive: store.games })
  const last = () => resumed(seats({ archive: store.games, begin: false }), table.host.stored!)
  const model = [last()]
  for (const key of ['rest', 'listen', 'pass']) {
    table.choose(table.host.asking[0]!, key)
    model.push(last())
  }
  const [main, log] = [readFileSync(live), readFileSync(`${live}-wal`)]
  store.close()

  const found = new Set<number>()
  // Between two frames, a byte to either side, and somewhere within.
  const edges = Array.from({ length: Math.ceil((log.length - 32) / 4120) }, (_, i) => 32 + i * 4120)
  const sizes = edges.flatMap((edge, i) => [edge - 1, edge, edge + 1, edge + 25 + ((i * 997) % 4000)])
  for (const size of [...sizes, log.length]) {
    writeFileSync(file, main)
    writeFileSync(`${file}-wal`, log.subarray(0, size))
    const cut = openStore(file)
    const [game] = cut.games.list()
    if (game !== undefined) {
      const again = resumed(seats({ archive: cut.games, begin: false }), game.id)
      const place = model.findIndex((lines) => isDeepStrictEqual(lines, again))
      expect(place).toBeGreaterThanOrEqual(0)
      found.add(place)
    }
    cut.close()
  }
  expect(found.size).toBe(model.length)
})

function resumed(table: Seats, game: string): readonly unknown[] {
  expect(table.host.resume(game)).toBeUndefined()
  return table.read()
}

test('a fresh file is ours, whole and strict, and has no helpers beside it once closed', () => {
  const db = openDatabase(file)
  expect(db.pragma('synchronous', { simple: true })).toBe(2)
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
  const loose = db.prepare(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite%'",
  )
  expect(loose.all()).toEqual([])
  db.close()
  expect(readdirSync(folder)).toEqual(['games.db'])
})

test('a name that SQLite takes for a database without a file is the name of a file all the same', () => {
  expect(() => openDatabase('')).toThrow('this is not a file')
  const before = process.cwd()
  process.chdir(folder)
  try {
    openDatabase(':memory:').close()
    expect(() => openDatabase('')).toThrow(StoreFault)
  } finally {
    process.chdir(before)
  }
  expect(readdirSync(folder)).toEqual([':memory:'])
})

test('folders on the way are made', () => {
  openStore(join(folder, 'a', 'b', 'games.db')).close()
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['games.db'])
})

test('an older store is copied before it is brought on, and a step that fails leaves it at its version', () => {
  good()
  const older = prints()[0]![1]
  const steps = [...MIGRATIONS, 'CREATE TABLE more (x TEXT) STRICT', 'CREATE TABLE games (clash TEXT) STRICT']
  expect(() => openDatabase(file, steps)).toThrow(StoreFault)
  const db = openDatabase(file, steps.slice(0, -1))
  expect(db.pragma('user_version', { simple: true })).toBe(steps.length - 1)
  expect(db.prepare('SELECT count(*) FROM inputs').pluck().get()).toBe(5)
  db.close()
  const [kept] = copiesIn(copiesFolder(file))
  const copy = openDatabase(copyFile(copiesFolder(file), kept!.id))
  expect(copy.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length)
  expect(copy.prepare('SELECT count(*) FROM inputs').pluck().get()).toBe(5)
  copy.close()
  expect(older).not.toBe(prints()[0]![1])
})

test('a store of the first version keeps the last views, taken apart', () => {
  const views = { 'evil-1': { x: {} }, hero: { round: 1, name: 'a "b"', open: null, list: [1, [2]], waiting: 'evil' } }
  const first = openDatabase(file, MIGRATIONS.slice(0, 1))
  first.exec(`INSERT INTO games VALUES (1, 'a', 'toy', '', 1, 'toy', '', '{}', 0)`)
  const line = first.prepare(`INSERT INTO lines VALUES (1, ?, 3, ?, '{"id":3}', 1)`)
  for (const [seat, view] of Object.entries(views)) line.run(seat, JSON.stringify(view))
  first.close()
  const db = openDatabase(file)
  const sent = new Outbox(db).sent(1)
  expect(JSON.stringify(Object.fromEntries([...sent].map(([seat, { view }]) => [seat, view])))).toBe(
    JSON.stringify(views),
  )
  expect(sent.get('hero')).toMatchObject({ count: 3, ask: { id: 3 }, secret: true })
  db.close()
})

test("a game from before sheets could be made is of its pack's, and its row is still sound", () => {
  const older = openDatabase(file, MIGRATIONS.slice(0, 3))
  const row = ['a', 'toy', '01', 1, 'toy', '2026-11-30T10:20:30.456Z', '{}', 0] as const
  older
    .prepare(
      'INSERT INTO games (id, game, seed, evil, pack, saved, summary, over, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(...row, sumOf(row))
  older.close()
  const store = openStore(file)
  expect(store.games.sheetsOf('a')).toBeUndefined()
  store.close()
  const db = openDatabase(file)
  expect(damagedTable(db, MIGRATIONS.length)).toBeUndefined()
  db.prepare(`UPDATE games SET sheets = 'generated'`).run()
  expect(damagedTable(db, MIGRATIONS.length)).toBe('games')
  db.close()
})
