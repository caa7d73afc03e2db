// npm run selfplay: random games through the table. --games 100 --seed 5eed --evil 1|2|3|all --pack core|FOLDER… --check
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { selfplay } from '../bots/selfplay.ts'
import { alone } from '../games/alone/index.ts'
import { packAt, packLibrary, packsAt } from '../packs/packs.ts'
import { ended } from './ended.ts'

const usage = 'npm run -s selfplay -- [--games 100] [--seed HEX] [--evil 1|2|3|all] [--pack core|FOLDER]… [--check]'
await ended(usage, () => {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '5eed' },
      evil: { type: 'string', default: 'all' },
      pack: { type: 'string', multiple: true, default: ['core'] },
      check: { type: 'boolean', default: false },
    },
  })
  const evil = ({ '1': 1, '2': 2, '3': 3 } as const)[values.evil] ?? 'all'
  const folders = values.pack.filter((pack) => existsSync(pack))
  const begun = performance.now()
  const { games, answers, longest, results, failures } = selfplay({
    game: alone,
    packs: packLibrary(packsAt(folders)),
    pack: values.pack.map((pack) => (folders.includes(pack) ? packAt(pack)[0] : pack)).join('+'),
    games: Number(values.games),
    seed: values.seed,
    evil,
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
  return Promise.resolve()
})
