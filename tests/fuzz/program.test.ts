// Random games of the table as a program, over stdin and stdout: each is played to its end without a refusal, and keeps what must be kept.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EvilView, HeroView } from '../../electron/contract/alone.ts'
import type { Ask, OutLine, Seat } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { conserved, unsound } from '../helpers/invariants.ts'
import { ledgerFault } from '../helpers/ledger.ts'
import { type Player, playerOf } from '../helpers/players.ts'
import { Program } from '../helpers/program.ts'
import { questionFault } from '../helpers/questions.ts'
import { type Random, random, some } from '../helpers/random-map.ts'
import { settingOf } from '../helpers/table.ts'
import { CORE } from '../helpers/test-pack.ts'

/** More on demand: `PROGRAM_GAMES=1000 npm test -- fuzz/program`. */
const GAMES = Number(process.env['PROGRAM_GAMES'] ?? 100)
const FIRST = Number.parseInt(process.env['PROGRAM_SEED'] ?? '5eed00', 16)
const MOST = 3000
/** Two games at once, one for each core. */
const LANES = 2
/** In one game of four everything is played a second time. */
const AGAIN = 4
const DUMP = 100

const MOMENTS = ['declared', 'before-reveal', 'rolled', 'damage', 'scare', 'communicate', 'spawned', 'drawn', 'located']

/** An `expect` for each of a hundred thousand answers would take longer than the answers. */
function fail(isWrong: boolean, what: string): void {
  if (isWrong) throw new Error(what)
}
const none = (faults: readonly string[]): void => fail(faults.length > 0, faults.join('; '))

type Line = Extract<OutLine, { readonly view: unknown }>
type Last = Extract<OutLine, { readonly settled: true }>

/** A game of the program, with what each seat was last sent. */
class Game {
  readonly inputs: unknown[] = []
  readonly outputs: string[] = []
  readonly asks = new Map<Seat, Ask>()
  readonly views = new Map<Seat, unknown>()
  asking: readonly Seat[] = []
  answers = 0
  readonly #program: Program

  constructor(program: Program) {
    this.#program = program
  }

  async say(line: unknown): Promise<void> {
    const text = await this.#program.say(line)
    this.inputs.push(line)
    this.outputs.push(text)
    const lines = linesOf(text)
    const refused = lines.filter((each) => 'refused' in each)
    fail(refused.length > 0, `${JSON.stringify(line)}: ${JSON.stringify(refused)}`)
    for (const each of lines) if ('view' in each) this.#note(each)
    this.asking = (lines.at(-1) as Last).asking
  }
  #note({ to, view, ask }: Line): void {
    this.views.set(to, view)
    if (ask === null) this.asks.delete(to)
    else this.asks.set(to, ask)
  }

  get evil(): readonly EvilView[] {
    return [...this.views].filter(([seat]) => seat !== 'hero').map(([, view]) => view as EvilView)
  }
  get winner(): string {
    return (this.views.get('hero') as HeroView).result?.winner ?? 'none'
  }
}

function linesOf(text: string): readonly OutLine[] {
  if (text === '') throw new Error('the program has ended')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as OutLine)
}

/** A question without its number, which counts what the seat was sent. */
const asksOf = (asks: ReadonlyMap<Seat, Ask>): string =>
  JSON.stringify([...asks].map(([seat, ask]) => [seat, { ...ask, id: 0 }]).toSorted())

/** An answer as a seat sends it: over stdin the question's number may be left out. */
function answer(chance: Random, game: Game, player: Player): unknown {
  const from = game.asking[chance(game.asking.length)]!
  const ask = game.asks.get(from)!
  const keys = ask.options.map(({ key }) => key)
  none(questionFault({ ...ask, seat: from, keys }))
  const choose = player({ seat: from, kind: ask.kind, keys }, game.evil[0])
  return chance(2) === 0 ? { from, choose } : { from, choose, ask: ask.id }
}

/** What the program keeps of the game is sound, and loaded elsewhere it asks the same with the same options. */
async function dumped(game: Game, program: Program, other: Program, seed: string, evil: 1 | 2 | 3): Promise<void> {
  const [line] = linesOf(await program.say({ from: 'referee', dump: true }))
  const { dump } = line as { readonly dump: { readonly state: unknown } }
  const state = alone.restore(settingOf(CORE, seed, evil), dump.state)
  if ('fault' in state) throw new Error(`${state.path}: ${state.fault}`)
  expect([...unsound(state), ...conserved(state)]).toEqual([])
  const loaded = new Game(other)
  await loaded.say({ from: 'referee', load: dump, seed })
  expect(asksOf(loaded.asks)).toBe(asksOf(game.asks))
  expect(loaded.asking).toEqual(game.asking)
}

async function play(number: number, program: Program, other: Program): Promise<Game> {
  const evil = ((number % 3) + 1) as 1 | 2 | 3
  const seed = number.toString(16)
  const chance = random(number)
  const player = playerOf(number >> 1, chance)
  const hasOrders = number % 5 === 4 // which a dump does not hold
  const game = new Game(program)
  await game.say({ from: 'referee', new: { mode: 'randomized', seed, evil, pack: 'core' } })
  while (game.asking.length > 0) {
    fail(game.answers > MOST, `no end after ${MOST} answers`)
    if (!hasOrders && chance(DUMP) === 0) await dumped(game, program, other, seed, evil)
    if (hasOrders && chance(90) === 0) {
      const from = `evil-${chance(evil) + 1}`
      await game.say({ from, standing: some(chance, MOMENTS, 60) })
      continue
    }
    await game.say(answer(chance, game, player))
    game.answers++
    none(ledgerFault(game.evil))
  }
  expect(['hero', 'evil']).toContain(game.winner)
  if (number % AGAIN === 0) {
    const again = await Promise.all(game.inputs.map((line) => other.say(line)))
    const first = game.outputs.findIndex((text, i) => text !== again[i])
    expect(first, `other lines the second time after ${JSON.stringify(game.inputs[first])}`).toBe(-1)
  }
  return game
}

const lanes: (readonly [Program, Program])[] = []
beforeAll(() => {
  for (let lane = 0; lane < LANES; lane++) lanes.push([new Program(), new Program()])
})
afterAll(async () => {
  const programs = lanes.flat()
  expect(await Promise.all(programs.map((program) => program.end()))).toEqual(programs.map(() => 0))
  expect(programs.map((program) => program.complaint).join('')).toBe('')
})

it(
  `${GAMES} games are played to their end`,
  async () => {
    const begun = performance.now()
    const won: Record<string, number> = {}
    let [next, answers, longest] = [0, 0, 0]
    await Promise.all(
      lanes.map(async ([program, other]) => {
        while (next < GAMES) {
          const number = FIRST + next++
          const game = await play(number, program, other).catch((fault: unknown) => {
            next = GAMES
            throw new Error(`to see it again: PROGRAM_GAMES=1 PROGRAM_SEED=${number.toString(16)}`, { cause: fault })
          })
          won[game.winner] = (won[game.winner] ?? 0) + 1
          answers += game.answers
          longest = Math.max(longest, game.answers)
        }
      }),
    )
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`${GAMES} games, ${answers} answers, longest ${longest}, ${seconds} s, won by ${JSON.stringify(won)}`)
  },
  120_000 + GAMES * 15_000,
)
