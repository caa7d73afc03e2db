// One game of players, and many of them: each seat hears its own lines alone, the same seed gives the same game, and a series goes on where it stopped.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type MatchParts, playMatch } from '../../electron/bots/match.ts'
import { summary, table } from '../../electron/bots/results.ts'
import { quantile, share } from '../../electron/bots/shares.ts'
import { type Numbered, playSeries, SeriesError } from '../../electron/bots/series.ts'
import type { Player } from '../../electron/contract/player.ts'
import type { Ask, OutLine, Seat } from '../../electron/contract/wire.ts'
import { toy, TOY_PACK, type Toy } from '../helpers/toy.ts'

interface Told {
  readonly winner: string | null
  readonly why: string | null
  readonly rounds: number
  readonly lines: number
}
const heard = new Map<Seat, OutLine[]>()
const asked: Ask[] = []

/** Picks by its chance alone, and keeps what it hears. */
function player(seat: Seat): Player {
  heard.set(seat, [])
  return {
    hear: (line) => void heard.get(seat)!.push(line),
    answer: (ask, pick) => {
      asked.push(ask)
      return ask.options[pick(ask.options.length)]!.key
    },
  }
}

function witness() {
  let [lines, winner] = [0, null as string | null]
  return {
    hear(line: OutLine) {
      lines += 1
      if ('view' in line) winner = (line.view as { result?: { winner: string } }).result?.winner ?? null
    },
    told: (): Told => ({ winner, why: null, rounds: 1, lines }),
  }
}
const play = (more: Partial<MatchParts<Toy, Told>> = {}) =>
  playMatch<Toy, Told>({
    game: toy,
    packs: () => TOY_PACK,
    pack: 'toy',
    seed: 'c0ffee',
    evil: 2,
    player,
    given: {},
    witness: witness(),
    most: 300,
    now: () => 0,
    ...more,
  })

test('each player hears the lines of his seat and no others, the witness all of them', () => {
  const { told, answers, fault } = play()
  expect(fault).toBeNull()
  expect([...heard.keys()].toSorted()).toEqual(['evil-1', 'evil-2', 'hero'])
  for (const [seat, lines] of heard) expect([seat, [...new Set(lines.map(({ to }) => to))]]).toEqual([seat, [seat]])
  expect(told.lines).toBe([...heard.values()].flat().length)
  expect(answers.hero).toBeGreaterThan(0)
  expect(answers.evil).toBeGreaterThan(0)
})

test('the same seed gives the same game, another one another', () => {
  expect(play()).toEqual(play())
  const games = ['a', 'b', 'c'].map((seed) => JSON.stringify({ ...play({ seed }), seed: '' }))
  expect(new Set(games).size).toBeGreaterThan(1)
})

test('an answer that was laid down is given where it is offered, and the player is not asked', () => {
  asked.length = 0
  play({ given: { turn: 'guess 4', react: 'fly' } })
  expect(asked.some(({ kind }) => kind === 'turn')).toBe(false)
  expect(asked.some(({ kind }) => kind === 'react')).toBe(true)
})

test('what goes wrong is told with the game', () => {
  expect(play({ most: 2 }).fault).toBe('no end after 2 answers')
  expect(play({ player: () => ({ hear: () => undefined, answer: () => 'fly' }) }).fault).toMatch(
    /"fly" of .* was refused/,
  )
  expect(play({ game: { ...toy, begin: () => ({ fault: 'no', path: 'x' }) } }).fault).toMatch(/refused/)
})

test('shares have the bounds of Wilson, and a part of many is what it says', () => {
  expect(share(50, 100)).toEqual({ count: 50, share: 0.5, from: 0.4038, to: 0.5962 })
  expect(share(0, 10)).toEqual({ count: 0, share: 0, from: 0, to: 0.2775 })
  expect(share(0, 0)).toMatchObject({ from: 0, to: 1 })
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(quantile([5, 1, 4, 2, 3, 6, 7, 8, 9, 10], 0.9)).toBe(9)
})

test('games that went wrong count as faults alone', () => {
  const game = (winner: string, fault: string | null, rounds: number) => ({
    ...play({ now: () => 0 }),
    fault,
    told: { winner, why: 'mission', rounds, lines: 1 },
  })
  const all = summary([game('hero', null, 3), game('evil', null, 5), game('hero', null, 4), game('hero', 'broken', 90)])
  expect(all).toMatchObject({ games: 3, faults: 1, ways: { 'hero: mission': 2, 'evil: mission': 1 } })
  expect(all.wins['hero']).toMatchObject({ count: 2, share: 0.6667 })
  expect(all.rounds).toEqual({ median: 4, nineOfTen: 5, lengths: { '3': 1, '4': 1, '5': 1 } })
  expect(table(all).join('\n')).toMatch(/won by hero +2 {2}66\.7 %/)
})

const folder = mkdtempSync(join(tmpdir(), 'series-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A worker without a game: what it answers depends on the number alone. */
const worker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    parentPort.on('message', (n) => parentPort.postMessage({ n, seed: workerData.seed + n, told: { winner: n % 2 ? 'hero' : 'evil' } }))
  `)}`,
)
const series = (name: string, games: number, workers: number, settings = { seed: 's' }) => {
  const done: number[] = []
  const file = join(folder, name)
  return playSeries<Told>({
    ...{ worker, settings, games, workers, file },
    summary: (all) => ({ of: all.length }),
    progress: (n) => done.push(n),
  }).then((played) => ({ played, done, text: readFileSync(file, 'utf8') }))
}

test('a series goes on from its file, and the number of workers changes nothing', async () => {
  const whole = await series('whole', 7, 1)
  expect(whole.played.map(({ n }: Numbered<Told>) => n)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(whole.done).toEqual([1, 2, 3, 4, 5, 6, 7])
  await series('parts', 3, 2)
  const rest = await series('parts', 7, 2)
  expect(rest.done).toEqual([4, 5, 6, 7])
  expect(rest.text).toBe(whole.text)
  expect((await series('parts', 2, 2)).played).toHaveLength(2)
  expect((await series('parts', 7, 2)).done).toEqual([])
})

test('a file of another series is not gone on with, and stays as it is', async () => {
  const { text } = await series('kept', 2, 1)
  await expect(series('kept', 3, 1, { seed: 'other' })).rejects.toThrow(SeriesError)
  expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe(text)
  writeFileSync(join(folder, 'broken'), '{"games":[')
  await expect(series('broken', 3, 1)).rejects.toThrow(/holds no results/)
  expect(existsSync(join(folder, 'broken.part'))).toBe(false)
})
