// npm run selfplay: games of players of the computer through the table. With --hero or --evil by players of those levels, over all cores, and with a
// table of results; without them by random ones, looking for what goes wrong.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { summary, table } from '../bots/results.ts'
import { selfplay } from '../bots/selfplay.ts'
import { playSeries, SeriesError } from '../bots/series.ts'
import { type Level, LEVELS } from '../contract/player.ts'
import type { Told } from '../games/alone/bots/witness.ts'
import { alone } from '../games/alone/index.ts'
import { packAt, packLibrary, packsAt } from '../packs/packs.ts'
import { ended } from './ended.ts'
import type { Series } from './selfplay-game.ts'

const usage = `npm run -s selfplay -- [--games 100] [--seed HEX] [--players 1|2|3|all] [--pack core|FOLDER]…
  random games, looking for faults: [--check]
  players of a level: --hero careless|able --evil careless|able [--difficulty easy|normal|nightmare|impossible] [--json FILE] [--workers N]`

/** An option that says what nobody can do. */
class OptionError extends Error {}

const DIFFICULTIES = ['easy', 'normal', 'nightmare', 'impossible'] as const
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
      check: { type: 'boolean', default: false },
      hero: { type: 'string' },
      evil: { type: 'string' },
      difficulty: { type: 'string' },
      json: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
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
    if (values.hero === undefined && values.evil === undefined) return random(values)
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
    workers: whole('workers', values.workers),
    file: values.json,
    progress: (done, all) => {
      if (!process.stderr.isTTY && done % 50 !== 0) return
      const { hero, evil } = summary(all()).wins
      const line = `${done} of ${games} games: Hero ${hero?.count ?? 0}, Evil ${evil?.count ?? 0}`
      process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`)
    },
  })
  if (process.stderr.isTTY) process.stderr.write('\n')
  const { hero, evil, players, difficulty } = settings
  console.log(
    `Hero ${hero} against Evil ${evil}, ${players} of Evil, difficulty ${difficulty ?? 'as the Hero chooses'}`,
  )
  for (const line of table(summary(played))) console.log(line)
  console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`)
  for (const { seed, players, fault } of played)
    if (fault !== null) console.log(`seed ${seed}, ${players} of Evil: ${fault}`)
  if (played.some(({ fault }) => fault !== null)) process.exitCode = 1
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
    check: values.check,
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
