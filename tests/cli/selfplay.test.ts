// npm run selfplay by players of a level: what it prints and keeps, and what it says to an option that nobody knows.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'selfplay-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['electron/cli/selfplay.ts', ...args], { encoding: 'utf8' })

test('plays, prints a table and keeps the games', () => {
  const file = join(folder, 'games.json')
  const tables = join(folder, 'tables.md')
  const { stdout, status } = run(
    ...[
      '--hero',
      'careless',
      '--evil',
      'able',
      '--games',
      '2',
      '--players',
      'all',
      '--difficulty',
      'easy',
      '--json',
      file,
      '--tables',
      tables,
    ],
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(/Hero careless against Evil able, all of Evil, difficulty easy\ngames +2\n/)
  expect(stdout).toMatch(/won by evil +[0-2] {2}\d+\.\d % {2}\(\d+\.\d % to \d+\.\d %\)/)
  const { settings, summary, games } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, any>
  expect(settings).toMatchObject({ hero: 'careless', evil: 'able', seed: '5eed' })
  expect(summary).toMatchObject({ games: 2, parts: { difficulty: { easy: { games: 2 } } } })
  // Ten cards are drawn before anything else, and an Item is held from the beginning.
  const [{ told }] = games
  const drawn = (kind: string) => Object.values<number[]>(told.things[kind]).filter(([held]) => held === 1).length
  expect([drawn('card'), drawn('item')]).toEqual([
    expect.toSatisfy((n: number) => n >= 8),
    expect.toSatisfy((n: number) => n >= 1),
  ])
  expect(readFileSync(tables, 'utf8')).toMatch(/\n\| easy \| 2 \| \d+\.\d % \|/)
  expect(games).toMatchObject([
    { n: 0, seed: '5eed000000', players: 1, fault: null, told: { difficulty: 'easy' } },
    { n: 1, seed: '5eed000001', players: 2, fault: null },
  ])
})

test('refuses an option that says nothing to the games that are asked for', () => {
  const [levels, random] = [run('--json', 'games.json'), run('--hero', 'able', '--check')]
  expect([levels.status, levels.stdout, levels.stderr]).toEqual([
    1,
    '',
    '--json is for players of a level: name one with --hero or --evil.\n',
  ])
  expect([random.status, random.stdout, random.stderr]).toEqual([
    1,
    '',
    '--check is for random games: leave out --hero and --evil.\n',
  ])
})

test('says what an option may be', () => {
  const { stderr, status } = run('--hero', 'mighty')
  expect([status, stderr]).toEqual([1, '--hero is one of careless, able, strong, not "mighty".\n'])
})
