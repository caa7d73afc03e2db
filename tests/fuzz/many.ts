// Thousands of random games by the fastest way, without lines: after every answer the state is sound and nothing is lost.
//   node tests/fuzz/many.ts --games 20000 --seed 100000
// A tenth has two players of Evil, a tenth three, the others one. It reports after each hundred; what fails names its seed and the games go on.
import { parseArgs } from 'node:util'
import type { EvilView } from '../../electron/contract/alone.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { Quick } from '../../electron/table/quick.ts'
import { broken, conserved, unsound } from '../helpers/invariants.ts'
import { playerOf } from '../helpers/players.ts'
import { questionFault } from '../helpers/questions.ts'
import { random } from '../helpers/random-map.ts'
import { CORE } from '../helpers/test-pack.ts'

const MOST = 3000
const CHUNK = 100
const PLAYERS = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3] as const

interface Played {
  readonly answers: number
  readonly winner: string
}

/** Plays one game to its end. Throws what is wrong, with the answers that led there. */
function play(number: number): Played {
  const chance = random(number)
  const player = playerOf(Math.floor(number / PLAYERS.length), chance)
  const setting = {
    seed: number.toString(16),
    evil: PLAYERS[number % PLAYERS.length]!,
    pack: 'core',
    packs: { core: CORE },
  }
  const state = alone.begin(setting)
  if ('fault' in state) throw new Error(state.fault)
  const game = new Quick(alone, state)
  const last: string[] = []
  const check = (faults: readonly string[]): void => {
    if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${last.length}: ${last.slice(-12).join('; ')}`)
  }
  const look = chance(50)
  while (!game.rest.over) {
    const { put } = game.rest
    check([...(put.length > 0 ? [] : ['nobody is asked']), ...(last.length > MOST ? ['no end'] : [])])
    const question = put[chance(put.length)]!
    check(questionFault(question))
    const key = player(question, alone.view(game.state, 'evil-1') as EvilView)
    last.push(`${question.seat} ${key}`)
    try {
      game.answer(question.seat, key)
    } catch (error) {
      check([String(error)])
    }
    check([...(last.length % 50 === look ? broken : unsound)(game.state), ...conserved(game.state)])
  }
  return { answers: last.length, winner: game.state.result?.winner ?? 'none' }
}

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '100000' } },
})
const first = Number.parseInt(values.seed, 16)
const games = Number(values.games)
const begun = performance.now()
const won: Record<string, number> = {}
let [answers, longest, failed] = [0, 0, 0]
for (let n = 0; n < games; n++) {
  try {
    const played = play(first + n)
    answers += played.answers
    longest = Math.max(longest, played.answers)
    won[played.winner] = (won[played.winner] ?? 0) + 1
  } catch (error) {
    failed++
    console.log(`seed ${(first + n).toString(16)}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if ((n + 1) % CHUNK > 0 && n + 1 < games) continue
  const seconds = Math.round((performance.now() - begun) / 1000)
  const upTo = (first + n).toString(16)
  console.log(
    `${n + 1} games up to seed ${upTo}, ${failed} failed; ${answers} answers, longest ${longest}, ${seconds} s, won by ${JSON.stringify(won)}`,
  )
}
if (failed > 0) process.exitCode = 1
