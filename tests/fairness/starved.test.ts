// P2: the Hero's screen is rebuilt in a fresh process from his own log and last line alone. Everything else is taken out of the store first:
// the seed, the inputs, the snapshots, what the players of Evil were sent.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../electron/store/store.ts'
import { random } from '../helpers/random-map.ts'
import { play, type Run } from './play.ts'
import { newGame, richPosition } from './starts.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'starved-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** What the Hero was sent, laid together. */
function sent(run: Run): string {
  const lines = run.trace.flatMap(({ text }) => text.split('\n').map((line) => JSON.parse(line) as Record<string, any>))
  const own = lines.filter((line) => 'events' in line)
  const { view, ask } = own.at(-1)!
  return JSON.stringify({ to: 'hero', log: own.flatMap((line) => line['events'] as unknown[]), view, ask })
}

/** Takes out of a store whatever is not the Hero's. */
function starve(file: string): void {
  const db = new Database(file)
  db.exec(`DELETE FROM inputs; DELETE FROM snapshots; UPDATE games SET seed = '', summary = '{}';
    DELETE FROM events WHERE seat <> 'hero'; DELETE FROM lines WHERE seat <> 'hero';
    DELETE FROM view_parts WHERE seat <> 'hero'; VACUUM;`)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

test.each([
  ['a game from set-up', newGame, 3],
  ['a position', richPosition, 5],
])("%s: the Hero's screen rises from what is stored for him alone", (_what, make, seed) => {
  const file = join(folder, 'games.db')
  const store = openStore(file)
  const chance = random(seed)
  const run = play(make(chance), chance, 40, { archive: () => store.games })
  store.close()
  starve(file)
  const text = execFileSync(process.execPath, [fileURLToPath(new URL('rebuild.ts', import.meta.url)), file], {
    encoding: 'utf8',
  })
  expect(text).toBe(sent(run))
  expect(run.trace.length).toBeGreaterThan(40)
})
