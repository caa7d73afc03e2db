// Thirty games kept as text. Played again, each answer must bring each seat the same lines as then: whatever a change moves, it shows here.
//   GOLDEN=write npm test -- golden             writes them anew, from their seeds; read the difference before it is committed
//   GOLDEN=1-evil-03:417 npm test -- golden     prints the whole lines that line 417 of that file stands for, as they are now;
//                                               at an earlier commit, as they were then
// A line is `seat key | seat digest …`: the answer, and for each seat that got lines the first 12 digits of their SHA-256. Catalogues are
// left out, since they hold texts.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { EvilView } from '../../electron/contract/alone.ts'
import type { Ask, OutLine, Seat } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { immediateClock } from '../../electron/table/clock.ts'
import { Host, type Link } from '../../electron/table/host.ts'
import { memoryArchive } from '../../electron/table/keeper.ts'
import { playerOf } from '../helpers/players.ts'
import { random } from '../helpers/random-map.ts'
import { CORE } from '../helpers/test-pack.ts'

const ORDER = process.env['GOLDEN'] ?? ''
const EACH = 10
const FIRST = 0x601d00
const MOST = 3000

const fileOf = (name: string): URL => new URL(`${name}.txt`, import.meta.url)
const names = [1, 2, 3].flatMap((evil) =>
  Array.from({ length: EACH }, (_, i) => `${evil}-evil-${String(i + 1).padStart(2, '0')}`),
)

/** A game at a table: what is said to it, and what each seat is told of it. */
class Game {
  readonly asks = new Map<Seat, Ask>()
  readonly #host: Host<State>
  readonly #link: Link
  #told = new Map<string, string>()
  sees: EvilView | undefined

  constructor() {
    this.#host = new Host({
      game: alone,
      packs: () => ({ core: CORE }),
      archive: memoryArchive,
      clock: immediateClock(),
      beat: 0,
      trouble: (error) => {
        throw error
      },
    })
    this.#link = this.#host.join({
      side: 'all',
      shared: false,
      send: (lines) => lines.forEach((line) => this.#note(line)),
    })
  }
  #note(line: OutLine): void {
    if ('catalogue' in line) return
    this.#told.set(line.to, `${this.#told.get(line.to) ?? ''}${JSON.stringify(line)}\n`)
    if (!('view' in line)) return
    if (line.to === 'evil-1') this.sees = line.view as EvilView
    if (line.ask === null) this.asks.delete(line.to)
    else this.asks.set(line.to, line.ask)
  }
  get asking(): readonly Seat[] {
    return this.#host.asking
  }

  /** Says `new <evil> <seed>` or `<seat> <key>`; what each seat is told of it. */
  say(said: string): ReadonlyMap<string, string> {
    this.#told = new Map()
    const [from = '', ...words] = said.split(' ')
    if (from === 'new') {
      const evil = Number(words[0]) as 1 | 2 | 3
      const refused = this.#host.begin({ mode: 'randomized', seed: words[1]!, evil, pack: 'core' })
      if (refused !== undefined) throw new Error(JSON.stringify(refused))
    } else this.#link.receive({ from: from as Seat, choose: words.join(' ') })
    return this.#told
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
const lineOf = (said: string, told: ReadonlyMap<string, string>): string =>
  [said, '|', ...[...told].toSorted().flatMap(([seat, text]) => [seat, digest(text)])].join(' ')

/** Plays a game from its seed. */
function write(name: string): string {
  const number = FIRST + names.indexOf(name)
  const chance = random(number)
  const player = playerOf(number, chance)
  const game = new Game()
  const lines: string[] = []
  const say = (said: string): void => void lines.push(lineOf(said, game.say(said)))
  say(`new ${name[0]!} ${number.toString(16)}`)
  while (game.asking.length > 0) {
    if (lines.length > MOST) throw new Error('no end')
    const seat = game.asking[chance(game.asking.length)]!
    const { kind, options } = game.asks.get(seat)!
    say(`${seat} ${player({ seat, kind, keys: options.map(({ key }) => key) }, game.sees)}`)
  }
  return `${lines.join('\n')}\n`
}

/** Plays the kept answers again, up to the first that brings other lines. */
function compare(name: string): void {
  const game = new Game()
  const kept = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n')
  for (const [i, line] of kept.entries()) {
    const [said = ''] = line.split(' |')
    const now = lineOf(said, game.say(said))
    if (now !== line)
      expect(now, `${name}.txt:${i + 1}; its whole lines: GOLDEN=${name}:${i + 1} npm test -- golden`).toBe(line)
  }
  expect(game.asking, 'the game went on').toEqual([])
}

function show(name: string, upTo: number): void {
  const game = new Game()
  const kept = readFileSync(fileOf(name), 'utf8').split('\n').slice(0, upTo)
  for (const line of kept.slice(0, -1)) game.say(line.split(' |')[0]!)
  const [said = ''] = kept.at(-1)!.split(' |')
  const told = [...game.say(said)].toSorted().map(([, text]) => text)
  console.log(`${said}\n${told.join('')}`)
}

const [shown, place] = ORDER.split(':')
it.each(place === undefined ? names : [shown!])(
  '%s',
  (name) => {
    if (place !== undefined) show(name, Number(place))
    else if (ORDER === 'write') writeFileSync(fileOf(name), write(name))
    else compare(name)
  },
  120_000,
)
it('keeps its games', () => {
  expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([])
})
