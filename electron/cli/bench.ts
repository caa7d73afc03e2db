// npm run bench: answers a second with all views and without, commits against raw commits of the same disk. Asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pickFrom } from '../bots/chance.ts'
import { Bots } from '../bots/play.ts'
import { randomBot } from '../bots/random.ts'
import { alone } from '../games/alone/index.ts'
import type { Setting } from '../games/game.ts'
import { ownPacks, packLibrary, packsIn } from '../packs/packs.ts'
import { rawCommits } from '../store/raw.ts'
import { openStore } from '../store/store.ts'
import { immediateClock } from '../table/clock.ts'
import { Host } from '../table/host.ts'
import { memoryArchive, type Archive } from '../table/keeper.ts'
import { Quick } from '../table/quick.ts'
import { isFault } from '../table/refusals.ts'
import { ended, explain } from './ended.ts'

const packs = packLibrary(packsIn(ownPacks()))
const players = [1, 2, 3] as const

/** Answers a second of one game with every seat's views and lines. */
function withViews(seed: string, evil: 1 | 2 | 3, archive: Archive): { answers: number; seconds: number } {
  const host = new Host({ game: alone, packs, archive, clock: immediateClock(), beat: 0, trouble: explain })
  const bots = new Bots(host, randomBot(seed), seed)
  host.begin({ mode: 'randomized', seed, evil, pack: 'core' })
  const begun = performance.now()
  while (bots.step());
  return { answers: bots.answers, seconds: (performance.now() - begun) / 1000 }
}

/** The same without views. */
function withoutViews(seed: string, evil: 1 | 2 | 3): { answers: number; seconds: number } {
  const data = packs('core')
  if (isFault(data)) throw new Error(`${data.path}: ${data.fault}`)
  const setting: Setting = { seed, evil, pack: 'core', packs: data }
  const state = alone.begin(setting)
  if (isFault(state)) throw new Error(`${state.path}: ${state.fault}`)
  const pick = pickFrom(seed)
  const begun = performance.now()
  const quick = new Quick(alone, state)
  let answers = 0
  while (!quick.rest.over) {
    const question = quick.rest.put[pick(quick.rest.put.length)]
    const key = question?.keys[pick(question.keys.length)]
    if (question === undefined || key === undefined) throw new Error(`nothing is offered (seed ${seed})`)
    quick.answer(question.seat, key)
    answers += 1
  }
  return { answers, seconds: (performance.now() - begun) / 1000 }
}

function rates(games: number, play: (seed: string, evil: 1 | 2 | 3) => { answers: number; seconds: number }): number[] {
  return Array.from({ length: games }, (_, n) => {
    const { answers, seconds } = play(n.toString(16).padStart(4, '0'), players[n % 3] ?? 1)
    return answers / seconds
  })
}

/** Seconds that some commits took. */
interface Taken {
  commits: number
  stored: number
  raw: number
}

/** An archive whose commits are timed by themselves, each beside a raw one, so that both meet the same moment of the machine. */
function timed(archive: Archive, raw: () => void, taken: Taken): Archive {
  return {
    begin(game, setting, entry) {
      const keeper = archive.begin(game, setting, entry)
      return {
        ...keeper,
        commit(next) {
          taken.stored += secondsOf(() => keeper.commit(next))
          taken.raw += secondsOf(raw)
          taken.commits += 1
        },
      }
    },
    open: (id) => archive.open(id),
  }
}

function secondsOf(work: () => void): number {
  const begun = performance.now()
  work()
  return (performance.now() - begun) / 1000
}

/** What the commits of each of some games took. */
function commits(folder: string, games: number): readonly Taken[] {
  const raw = rawCommits(join(folder, 'raw.db'))
  const store = openStore(join(folder, 'games.db'))
  const all = Array.from({ length: games }, (_, n) => {
    const taken = { commits: 0, stored: 0, raw: 0 }
    const archive = timed(store.games, () => raw.commit(), taken)
    withViews(n.toString(16).padStart(4, '0'), players[n % 3] ?? 1, archive)
    return taken
  })
  raw.close()
  store.close()
  return all
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const figure = (value: number): string => Math.round(value).toLocaleString('en')

await ended('npm run -s bench -- [--games 30] [--dir FOLDER]', () => {
  const { values } = parseArgs({ options: { games: { type: 'string', default: '30' }, dir: { type: 'string' } } })
  const games = Number(values.games)
  const folder = mkdtempSync(join(values.dir ?? tmpdir(), 'bench-'))
  try {
    withViews('aa', 3, memoryArchive) // warms up
    withoutViews('aa', 3)
    const viewed = median(rates(games, (seed, evil) => withViews(seed, evil, memoryArchive)))
    const quick = median(rates(games, withoutViews))
    const taken = commits(folder, Math.max(3, Math.ceil(games / 3)))
    const raw = median(taken.map((game) => game.commits / game.raw))
    const stored = median(taken.map((game) => game.commits / game.stored))
    const share = median(taken.map((game) => game.raw / game.stored))
    console.log(`answers a second, all views: ${figure(viewed)}`)
    console.log(`answers a second, no views:  ${figure(quick)} (${(quick / viewed).toFixed(1)} times as many)`)
    console.log(`commits a second, raw:       ${figure(raw)} (rows of 1 kB in ${folder})`)
    console.log(`commits a second, answers:   ${figure(stored)} (${share.toFixed(2)} of raw)`)
    const load = loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')
    console.log(
      `load ${load} on ${availableParallelism()} cores, Node ${process.versions.node}; medians of ${games} games`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
  return Promise.resolve()
})
