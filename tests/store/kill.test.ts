// Every acknowledged answer survives kill -9, and the game goes on at the same question with the same logs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Cupboard } from '../../electron/shell/cupboard.ts'
import { copiesFolder, copiesIn, copyFile } from '../../electron/store/copies.ts'
import { MIGRATIONS } from '../../electron/store/migrations/index.ts'
import { openDatabase } from '../../electron/store/open.ts'
import { Outbox } from '../../electron/store/outbox.ts'
import { openStore } from '../../electron/store/store.ts'
import { seats } from '../helpers/seats.ts'

const program = fileURLToPath(new URL('../helpers/toy-table.ts', import.meta.url))
const opener = fileURLToPath(new URL('../helpers/open-store.ts', import.meta.url))
/** More on demand: `KILLS=300 vitest run tests/store/kill.test.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 5)

/**
 * Plays in a process of its own that is killed some milliseconds after it has sent so many lines: between commit and telling, too. What it
 * had acknowledged by then.
 */
async function playAndKill(
  file: string,
  first: object,
  killAfter: number,
  delay: number,
  ...commit: readonly number[]
) {
  const child = spawn(process.execPath, [program, file, ...commit.map(String)], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.on('error', () => undefined)
  const say = (line: object) => child.stdin.write(`${JSON.stringify(line)}\n`)
  const lines: any[] = []
  let game: string | undefined
  let seen = 0
  say(first)
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text)
    lines.push(line)
    seen += 1
    if (seen === killAfter) setTimeout(() => child.kill('SIGKILL'), delay)
    if (line.settled !== true) continue
    game = line.game
    const [seat] = line.asking
    if (seat === undefined) say({ from: 'referee', new: { mode: 'randomized', seed: 'ab', evil: 2, pack: 'toy' } })
    else {
      const { ask } = lines.findLast((each) => each.to === seat && 'ask' in each)
      const keys = ask.options.map((option: any) => option.key).filter((key: string) => !key.startsWith('guess'))
      say({ from: seat, choose: keys[seen % keys.length], ask: ask.id })
      say({ from: 'evil-1', standing: seen % 5 === 0 ? ['noise'] : [] })
    }
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return { game: game!, lines }
}

test(
  'the game found after each kill holds at least what was told, and the same to each seat',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kill-'))
    const file = join(folder, 'games.db')
    try {
      let first: object = { from: 'referee', new: { mode: 'randomized', seed: 'ab', evil: 2, pack: 'toy' } }
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { game, lines } = await playAndKill(file, first, 20 + ((kill * 37) % 100), kill % 7)
        const store = openStore(file)
        const again = seats({ archive: store.games, begin: false })
        expect(again.host.resume(game)).toBeUndefined()
        const found = again.read() as any[]
        const begun = lines.findLastIndex((line) => 'catalogue' in line && line.to === 'hero')
        for (const seat of ['hero', 'evil-1', 'evil-2']) {
          const told = lines.slice(begun).filter((line) => line.to === seat && ('events' in line || 'log' in line))
          const log = told.flatMap((line) => line.log ?? line.events)
          expect(found.find((line) => line.to === seat && 'log' in line).log.slice(0, log.length)).toEqual(log)
        }
        expect(again.host.isOver || again.host.asking.length > 0).toBe(true)
        again.host.leave()
        store.close()
        first = { from: 'referee', resume: game }
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  60_000 + KILLS * 10_000,
)

test(
  'a store killed while it is brought on or copied is brought on and copied at the next start',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kill-'))
    const [old, file] = [join(folder, 'old.db'), join(folder, 'games.db')]
    try {
      const first = openDatabase(old, MIGRATIONS.slice(0, 1))
      const saved = '2026-11-30T10:20:30.456Z'
      first.exec(`INSERT INTO games VALUES (1, 'a', 'toy', '', 1, 'toy', '${saved}', '{}', 0)`)
      const line = first.prepare(`INSERT INTO lines VALUES (1, ?, 3, ?, 'null', 0)`)
      const view = { round: 'x'.repeat(100_000), waiting: 'evil' }
      for (const seat of ['hero', 'evil-1']) line.run(seat, JSON.stringify(view))
      first.close()
      for (let kill = 0; kill < KILLS; kill += 1) {
        for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
        rmSync(join(folder, 'copies'), { recursive: true, force: true })
        copyFileSync(old, file)
        await openAndKill(file, (kill * 7) % 30)
        const store = openStore(file)
        store.keepCopy()
        expect(store.games.list()).toMatchObject([{ id: 'a', saved }])
        store.close()
        const [copy, ...others] = copiesIn(copiesFolder(file))
        expect([copy?.saved, others]).toEqual([saved, []])
        for (const name of [file, copyFile(copiesFolder(file), copy!.id)]) {
          const db = openDatabase(name)
          expect(new Outbox(db).sent(1).get('hero')?.view).toEqual(view)
          db.close()
        }
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  60_000 + KILLS * 10_000,
)

test.each([1, 2, 3, 5, 19, 20, 21])(
  'killed between commit %i and telling of it, the game holds that answer',
  async (commit) => {
    const folder = mkdtempSync(join(tmpdir(), 'kill-'))
    const file = join(folder, 'games.db')
    try {
      const first = { from: 'referee', new: { mode: 'randomized', seed: 'ab', evil: 2, pack: 'toy' } }
      const { game, lines } = await playAndKill(file, first, Infinity, 0, commit)
      const store = openStore(file)
      const again = seats({ archive: store.games, begin: false })
      expect(again.host.resume(game)).toBeUndefined()
      const found = again.read() as any[]
      const told = lines.filter((line) => 'events' in line).length
      expect(told).toBeGreaterThan(0)
      for (const seat of ['hero', 'evil-1', 'evil-2']) {
        const log = lines.filter((line) => line.to === seat).flatMap((line) => line.events ?? [])
        expect(found.find((line) => line.to === seat && 'log' in line).log.slice(0, log.length)).toEqual(log)
      }
      store.close()
      const db = openDatabase(file)
      expect(db.prepare('SELECT count(*) FROM inputs').pluck().get()).toBe(commit)
      db.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

test(
  'killed on the way back to a copy, the app opens the file of before or the copy whole',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kill-'))
    try {
      const file = join(folder, 'alone-table.db')
      const cupboard = new Cupboard(folder, openStore)
      cupboard.open()
      const first = seats({ archive: cupboard.archive }).host.stored
      cupboard.keepCopy()
      const [copy] = cupboard.copies()
      await new Promise((done) => setTimeout(done, 5))
      const second = seats({ archive: cupboard.archive }).host.stored
      cupboard.close()
      const found = new Set<number>()
      for (let kill = 0; kill < KILLS; kill += 1) {
        for (const name of readdirSync(folder)) if (name.includes('-2.db')) rmSync(join(folder, name))
        await openAndKill(file, (kill * 7) % 90, copy!.id)
        expect(cupboard.open()).toBeUndefined()
        const games = cupboard
          .shelf()!
          .games()
          .map(({ id }) => id)
        expect([[second, first], [first]]).toContainEqual(games)
        found.add(games.length)
        cupboard.close()
      }
      if (KILLS >= 100) expect(found.size).toBe(2)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  60_000 + KILLS * 10_000,
)

/** Opens a store in a process of its own that is killed some milliseconds after it has begun. */
async function openAndKill(file: string, delay: number, ...copy: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [opener, file, ...copy], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  setTimeout(() => child.kill('SIGKILL'), delay)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
