// Many games over several workers: which are still to be played, and a file that holds what was played, from which a series goes on.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Played } from './match.ts'

/** A game by its number in the series. */
export type Numbered<Told> = Played<Told> & { readonly n: number }

/** A file of results that belongs to another series, or that nobody can read. */
export class SeriesError extends Error {}

export interface SeriesParts<Told> {
  /** Plays games: it is sent a number and answers with that game. */
  readonly worker: URL
  /** What all games share. Plain data: it goes to the workers and into the file, and a file of another series is not gone on with. */
  readonly settings: object
  readonly games: number
  readonly workers: number
  readonly file: string | undefined
  /** What all games come to, written into the file beside them. */
  readonly summary: (games: readonly Numbered<Told>[]) => object
  /** Told after each game, with all games in the order of their numbers where it asks for them. */
  readonly progress: (done: number, games: () => readonly Numbered<Told>[]) => void
}

/** Games from one writing of the file to the next. */
const WRITE_EVERY = 200

/** Plays what the file does not hold yet. The same settings give the same games, however many workers play them. */
export async function playSeries<Told>(parts: SeriesParts<Told>): Promise<readonly Numbered<Told>[]> {
  const { file, settings, games, progress } = parts
  const played = new Map(file === undefined ? [] : readGames<Told>(file, settings).map((game) => [game.n, game]))
  const inOrder = (): readonly Numbered<Told>[] =>
    [...played.values()].filter(({ n }) => n < games).toSorted((a, b) => a.n - b.n)
  const write = (): void => {
    if (file !== undefined)
      writeGames(
        file,
        settings,
        [...played.values()].toSorted((a, b) => a.n - b.n),
        parts.summary(inOrder()),
      )
  }
  const left = Array.from({ length: games }, (_, n) => n).filter((n) => !played.has(n))
  const done = (game: Numbered<Told>): void => {
    played.set(game.n, game)
    if (played.size % WRITE_EVERY === 0) write()
    progress(inOrder().length, inOrder)
  }
  const hands = Math.max(1, Math.min(parts.workers, left.length))
  try {
    if (left.length > 0) await Promise.all(Array.from({ length: hands }, () => work(parts, left, done)))
  } finally {
    left.length = 0 // where one failed the others end with the game they play
    write()
  }
  return inOrder()
}

/** One worker takes game after game until none is left. */
function work<Told>(
  { worker: url, settings }: SeriesParts<Told>,
  left: number[],
  done: (game: Numbered<Told>) => void,
) {
  const worker = new Worker(url, { workerData: settings })
  return new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const n = left.shift()
      if (n !== undefined) return void worker.postMessage(n)
      resolve()
      void worker.terminate()
    }
    worker.on('message', (game: Numbered<Told>) => {
      done(game)
      next()
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      reject(new Error('A worker ended before its games.')) // says nothing once all of them are played
    })
    next()
  })
}

function readGames<Told>(file: string, settings: object): readonly Numbered<Told>[] {
  if (!existsSync(file)) return []
  let kept: { readonly settings?: unknown; readonly games?: unknown }
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as typeof kept
  } catch {
    throw new SeriesError(`${file} holds no results.`)
  }
  if (JSON.stringify(kept.settings) !== JSON.stringify(settings) || !Array.isArray(kept.games))
    throw new SeriesError(`${file} holds games of another series: give another file, or the same options.`)
  return kept.games as readonly Numbered<Told>[]
}

/** In one go, so that what was written before is never lost. A line a game, for those who look at it. */
function writeGames(file: string, settings: object, games: readonly object[], summary: object): void {
  const lines = games.map((game) => JSON.stringify(game)).join(',\n')
  writeFileSync(
    `${file}.part`,
    `{"settings":${JSON.stringify(settings)},"summary":${JSON.stringify(summary)},"games":[\n${lines}\n]}\n`,
  )
  renameSync(`${file}.part`, file)
}
