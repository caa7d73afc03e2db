// npm run selfplay: games of players of the computer through the table. With --hero or --evil by players of those levels, over all cores, and with a
// table of results; without them by random ones, looking for what goes wrong.
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { summary, table } from '../bots/results.ts'
import { selfplay } from '../bots/selfplay.ts'
import { type Numbered, playSeries, SeriesError } from '../bots/series.ts'
import { tables, unused } from '../bots/tables.ts'
import { type Level, LEVELS } from '../contract/player.ts'
import type { Told } from '../games/alone/bots/witness.ts'
import { alone } from '../games/alone/index.ts'
import { packAt, packLibrary, packsAt } from '../packs/packs.ts'
import { ended } from './ended.ts'
import type { Series } from './selfplay-game.ts'

const usage = `npm run -s selfplay -- [--games 100] [--seed HEX] [--players 1|2|3|all] [--pack core|FOLDER]…
  random games, looking for faults: [--check]
  players of a level: --hero careless|able|strong --evil careless|able|strong [--difficulty easy|normal|nightmare|impossible|all] [--workers N]
    [--json FILE] games and figures, from which a series goes on; [--tables FILE] the figures as Markdown`

/** An option that says what nobody can do. */
class OptionError extends Error {}

const DIFFICULTIES = ['easy', 'normal', 'nightmare', 'impossible', 'all'] as const
/** Options that say nothing to games of the other sort. */
const OF_RANDOM = ['check'] as const
const OF_LEVELS = ['difficulty', 'workers', 'json', 'tables'] as const
function oneOf<T extends string>(name: string, value: string, all: readonly T[]): T {
  const found = all.find((each) => each === value)
  if (found === undefined) throw new OptionError(`--${name} is one of ${all.join(', ')}, not "${value}".`)
  return found
}
function whole(name: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new OptionError(`--${name} is a whole number from 1 on, not "${value}".`)
  return Number(value)
}

const options = () =>
  parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '5eed' },
      players: { type: 'string' },
      pack: { type: 'string', multiple: true, default: ['core'] },
      check: { type: 'boolean' },
      hero: { type: 'string' },
      evil: { type: 'string' },
      difficulty: { type: 'string' },
      json: { type: 'string' },
      tables: { type: 'string' },
      workers: { type: 'string' },
    },
  }).values
type Options = ReturnType<typeof options>

const playersOf = (value: string): 1 | 2 | 3 | 'all' =>
  (({ '1': 1, '2': 2, '3': 3, all: 'all' }) as const)[oneOf('players', value, ['1', '2', '3', 'all'])]
const foldersOf = ({ pack }: Options): readonly string[] => pack.filter((each) => existsSync(each))
const packOf = ({ pack }: Options): string => pack.map((each) => (existsSync(each) ? packAt(each)[0] : each)).join('+')

await ended(
  usage,
  async () => {
    const values = options()
    const isRandom = values.hero === undefined && values.evil === undefined
    const unfit = (isRandom ? OF_LEVELS : OF_RANDOM).find((name) => values[name] !== undefined)
    if (unfit !== undefined)
      throw new OptionError(
        isRandom
          ? `--${unfit} is for players of a level: name one with --hero or --evil.`
          : `--${unfit} is for random games: leave out --hero and --evil.`,
      )
    if (isRandom) return random(values)
    await series(values)
  },
  OptionError,
  SeriesError,
)

async function series(values: Options): Promise<void> {
  const level = (name: 'hero' | 'evil'): Level => oneOf(name, values[name] ?? 'able', LEVELS)
  const settings: Series = {
    seed: values.seed,
    hero: level('hero'),
    evil: level('evil'),
    players: playersOf(values.players ?? '1'),
    difficulty: values.difficulty === undefined ? null : oneOf('difficulty', values.difficulty, DIFFICULTIES),
    pack: packOf(values),
    folders: foldersOf(values),
  }
  const games = whole('games', values.games)
  const begun = performance.now()
  const played = await playSeries<Told>({
    worker: new URL('./selfplay-game.ts', import.meta.url),
    settings,
    games,
    workers: whole('workers', values.workers ?? String(availableParallelism())),
    file: values.json,
    summary,
    progress: (done, all) => {
      if (done % (process.stderr.isTTY ? 10 : 50) === 0) progress(done, games, all())
    },
  })
  if (process.stderr.isTTY) process.stderr.write('\n')
  const { hero, evil, players, difficulty } = settings
  console.log(
    `Hero ${hero} against Evil ${evil}, ${players} of Evil, difficulty ${difficulty ?? 'as the Hero chooses'}`,
  )
  const results = summary(played)
  for (const line of table(results)) console.log(line)
  const idle = unused(results)
  if (idle.length > 0) console.log(`drawn and never used: ${idle.join(', ')}`)
  if (values.tables !== undefined) writeFileSync(values.tables, tables(results))
  console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`)
  for (const { seed, players, fault } of played)
    if (fault !== null) console.log(`seed ${seed}, ${players} of Evil: ${fault}`)
  if (played.some(({ fault }) => fault !== null)) process.exitCode = 1
}

function progress(done: number, games: number, all: readonly Numbered<Told>[]): void {
  const of = (who: string): number => all.filter(({ told }) => told.winner === who).length
  const line = `${done} of ${games} games: Hero ${of('hero')}, Evil ${of('evil')}`
  process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`)
}

function random(values: Options): void {
  const begun = performance.now()
  const { games, answers, longest, results, failures } = selfplay({
    game: alone,
    packs: packLibrary(packsAt(foldersOf(values))),
    pack: packOf(values),
    games: whole('games', values.games),
    seed: values.seed,
    evil: playersOf(values.players ?? 'all'),
    check: values.check ?? false,
    most: 3000,
  })
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `${games} games, ${answers} answers, ${Math.round(answers / seconds)} answers/s; longest ${longest} answers`,
  )
  console.log(
    `won by: ${Object.entries(results)
      .map(([who, count]) => `${who} ${count}`)
      .join(', ')}`,
  )
  for (const { seed, evil: players, answer, what } of failures) {
    console.log(`seed ${seed}, ${players} of Evil, answer ${answer}: ${what}`)
  }
  if (failures.length > 0) process.exitCode = 1
}
