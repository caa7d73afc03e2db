// The store on a disk that is full, becomes full, or may not be written: nothing is told that was not stored, and nothing that was there is harmed.
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Cupboard } from '../../electron/shell/cupboard.ts'
import { MIGRATIONS } from '../../electron/store/migrations/index.ts'
import { isFull } from '../../electron/store/fault.ts'
import { openDatabase } from '../../electron/store/open.ts'
import { openStore } from '../../electron/store/store.ts'
import { canMount, SmallDisk } from '../helpers/disk.ts'
import { seats, to, type Seats } from '../helpers/seats.ts'

const kind = (name: string): unknown => expect.objectContaining({ kind: name })

/** A store with a game in it, closed. */
function aStore(file: string): string {
  const store = openStore(file)
  const table = seats({ archive: store.games })
  for (let n = 0; n < 3; n += 1) table.choose('hero', 'rest')
  store.close()
  return table.host.stored!
}

/** Answers until the disk takes no more. Gives what was refused. */
function untilRefused(table: Seats): any {
  for (let n = 0; n < 2_000; n += 1) {
    const key = n % 2 === 0 ? 'listen' : 'pass'
    const lines = table.choose(table.host.asking[0]!, key)
    const refused = lines.find((line) => 'refused' in line)
    if (refused !== undefined) return { lines, key }
  }
  throw new Error('the disk never became full')
}

describe.skipIf(!canMount)('on a small disk (skipped where a test may mount none)', () => {
  let disk: SmallDisk
  let file: string
  beforeEach(() => {
    disk = new SmallDisk(1_024)
    file = join(disk.folder, 'alone-table.db')
  })
  afterEach(() => {
    disk.remove()
  })

  test('that is full, no file is begun and nothing left lying; with room it is', () => {
    disk.fill(8)
    expect(() => openStore(file)).toThrow(kind('full'))
    expect(readdirSync(disk.folder)).toEqual(['filler'])
    disk.makeRoom()
    openStore(file).close()
  })

  test('that becomes full in the middle of a game, an answer is refused and nothing told; with room the game goes on', () => {
    const store = openStore(file)
    const table = seats({ archive: store.games })
    const id = table.host.stored!
    table.read()
    disk.fill()
    const { lines, key } = untilRefused(table)
    expect(lines).toEqual([expect.objectContaining({ refused: expect.objectContaining({ code: 'failed' }) })])
    expect(table.troubles.map(isFull)).toEqual([true])
    const before = table.host.dump()
    const [seat] = table.host.asking
    expect(table.choose(seat!, key)).toEqual(lines) // as often as one likes
    expect(table.host.dump()).toEqual(before)

    disk.makeRoom()
    expect(to(table.choose(seat!, key), seat!)[0]).toMatchObject({ events: [], ask: null })
    const after = table.host.dump()
    expect(after).not.toEqual(before)
    store.close()
    const again = openStore(file)
    const resumed = seats({ archive: again.games, begin: false })
    expect(resumed.host.resume(id)).toBeUndefined()
    expect(resumed.host.dump()).toEqual(after)
    again.close()
  })

  test('killed while the disk is full, a game is found as it was last told', () => {
    const store = openStore(file)
    const table = seats({ archive: store.games })
    disk.fill()
    untilRefused(table)
    const elsewhere = mkdtempSync(join(tmpdir(), 'disks-'))
    for (const end of ['', '-wal']) copyFileSync(file + end, join(elsewhere, `games.db${end}`))
    const again = openStore(join(elsewhere, 'games.db'))
    const resumed = seats({ archive: again.games, begin: false })
    expect(resumed.host.resume(table.host.stored!)).toBeUndefined()
    expect(resumed.host.dump()).toEqual(table.host.dump())
    again.close()
    store.close()
    rmSync(elsewhere, { recursive: true })
  })

  test('that is full, an older store is not brought on, since no copy can be kept; with room it is', () => {
    openDatabase(file, MIGRATIONS.slice(0, 1)).close()
    const db = openDatabase(file, MIGRATIONS.slice(0, 1))
    db.exec(`INSERT INTO games VALUES (1, 'a', 'toy', '', 1, 'toy', '2026-11-30T10:20:30.456Z', '{}', 0)`)
    db.close()
    const bytes = readFileSync(file)
    disk.fill()
    expect(() => openStore(file)).toThrow(kind('full'))
    expect(readFileSync(file)).toEqual(bytes)
    disk.makeRoom()
    const store = openStore(file)
    expect(store.games.list()).toHaveLength(1)
    store.close()
  })

  test('that is full, a copy is neither kept nor gone back to, and the file in use stays in use', () => {
    const id = aStore(file)
    const cupboard = new Cupboard(disk.folder, openStore)
    expect(cupboard.open()).toBeUndefined()
    cupboard.keepCopy()
    const [copy] = cupboard.copies()
    seats({ archive: cupboard.archive }).choose('hero', 'rest')
    const names = readdirSync(disk.folder)
    disk.fill()
    expect(() => {
      cupboard.keepCopy()
    }).toThrow(kind('full'))
    expect(cupboard.restore(copy!.id)).toMatchObject({ id: 'store.full' })
    expect(readdirSync(disk.folder).filter((name) => name !== 'filler')).toEqual(names)
    expect(readdirSync(join(disk.folder, 'copies'))).toEqual([`${copy!.id}.db`])
    expect(cupboard.shelf()!.games()).toHaveLength(2)
    disk.makeRoom()
    expect(cupboard.restore(copy!.id)).toBeUndefined()
    expect(
      cupboard
        .shelf()!
        .games()
        .map((game) => game.id),
    ).toEqual([id])
    cupboard.close()
  })

  test('that may not be written, neither an old nor a new file is opened, and both may be once it is unlocked', () => {
    aStore(file)
    const [bytes, names] = [readFileSync(file), readdirSync(disk.folder)]
    disk.lock()
    expect(() => openStore(file)).toThrow(kind('read-only'))
    expect(() => openStore(join(disk.folder, 'new', 'games.db'))).toThrow(kind('read-only'))
    disk.unlock()
    expect(readFileSync(file)).toEqual(bytes)
    expect(readdirSync(disk.folder)).toEqual(names)
    openStore(file).close()
  })
})

// Root may write whatever the file says: another user may not.
const NOBODY = { uid: 65_534, gid: 65_534, encoding: 'utf8' } as const
const opener = fileURLToPath(new URL('../helpers/open-store.ts', import.meta.url))
/** He must be let at the project itself: it may lie in a folder that only its owner may enter. */
const canBeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', 'fs.accessSync(process.argv[1])', opener], NOBODY).status === 0

describe.skipIf(!canBeNobody)(
  'a file of somebody else (skipped where the tests do not run as root, or from a folder that is shut to others)',
  () => {
    let folder: string
    let file: string
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'disks-'))
      file = join(folder, 'games.db')
    })
    afterEach(() => {
      rmSync(folder, { recursive: true })
    })
    test.each([
      ['that may be read', 0o755, 0o644],
      ['in an open folder', 0o777, 0o644],
      ['that may not even be read', 0o755, 0o600],
    ])('%s is refused and left as it was', (_name, folderMode, fileMode) => {
      aStore(file)
      mkdirSync(join(folder, 'copies'), { recursive: true })
      chmodSync(file, fileMode)
      chmodSync(folder, folderMode)
      const bytes = readFileSync(file)
      const child = spawnSync(process.execPath, [opener, file], NOBODY)
      expect(child.stderr).toContain("kind: 'read-only'")
      expect(readFileSync(file)).toEqual(bytes)
      expect(statSync(file).mode & 0o777).toBe(fileMode)
      expect(readdirSync(folder)).toEqual(['copies', 'games.db'])
    })
  },
)
