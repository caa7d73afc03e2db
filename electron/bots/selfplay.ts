// Plays many games of bots against bots and reports what goes wrong, with the seed that shows it again.
import type { OutLine, Seat } from '../contract/wire.ts'
import type { Game } from '../games/game.ts'
import { immediateClock } from '../table/clock.ts'
import { Host, type HostParts } from '../table/host.ts'
import { memoryArchive } from '../table/keeper.ts'
import { Bots } from './play.ts'
import { randomBot } from './random.ts'

interface SelfplayParts<State> extends Pick<HostParts<State>, 'game' | 'packs'> {
  readonly pack: string
  readonly games: number
  /** Hexadecimal; each game adds its number. */
  readonly seed: string
  readonly evil: 1 | 2 | 3 | 'all'
  /** Play each game twice, load its dumps, and look whether lines change once they are sent. */
  readonly check: boolean
  /** No game should need more answers. */
  readonly most: number
  /** What is wrong with a state, in the game's own terms. */
  readonly wrong?: (dump: unknown) => string | undefined
}

interface Failure {
  readonly seed: string
  readonly evil: number
  readonly answer: number
  readonly what: string
}
interface Report {
  readonly games: number
  readonly answers: number
  readonly longest: number
  /** Games by the result that the Hero's last view tells. */
  readonly results: Readonly<Record<string, number>>
  readonly failures: readonly Failure[]
}

/** Answers from one dump that is loaded again to the next, while checking. */
const CHECK_EVERY = 23

/** Plays so many games and says how they ended and what was wrong. */
export function selfplay<State>(parts: SelfplayParts<State>): Report {
  const failures: Failure[] = []
  const results: Record<string, number> = {}
  let [answers, longest] = [0, 0]
  for (let n = 0; n < parts.games; n += 1) {
    const seed = `${parts.seed}${n.toString(16).padStart(6, '0')}`
    const evil = parts.evil === 'all' ? (((n % 3) + 1) as 1 | 2 | 3) : parts.evil
    const played = new Played(parts, seed, evil)
    const what = played.toTheEnd() ?? (parts.check ? sameAgain(parts, played) : undefined)
    if (what !== undefined) failures.push({ seed, evil, answer: played.answers, what })
    answers += played.answers
    longest = Math.max(longest, played.answers)
    results[played.result] = (results[played.result] ?? 0) + 1
  }
  return { games: parts.games, answers, longest, results, failures }
}

/** The same seed and answers must give the same lines. */
function sameAgain<State>(parts: SelfplayParts<State>, first: Played<State>): string | undefined {
  const second = new Played({ ...parts, wrong: () => undefined }, first.seed, first.evil, false)
  const what = second.toTheEnd()
  if (what !== undefined) return `the second time: ${what}`
  return first.trace === second.trace ? undefined : 'the same seed and answers gave other lines'
}

class Played<State> {
  readonly seed: string
  readonly evil: 1 | 2 | 3
  trace = ''
  readonly #parts: SelfplayParts<State>
  readonly #host: Host<State>
  readonly #bots: Bots<State>
  readonly #looks: boolean
  readonly #last = new Map<Seat, OutLine>()
  readonly #made: Made[] = []
  #trouble: unknown

  constructor(parts: SelfplayParts<State>, seed: string, evil: 1 | 2 | 3, looks = parts.check) {
    this.#parts = parts
    this.seed = seed
    this.evil = evil
    this.#looks = looks
    const game = looks ? watched(parts.game, this.#made) : parts.game
    this.#host = hostOf({ ...parts, game }, (error) => (this.#trouble = error))
    this.#bots = new Bots(this.#host, randomBot(seed), seed, parts.check ? (lines) => this.#watch(lines) : undefined)
  }
  get answers(): number {
    return this.#bots.answers
  }
  get result(): string {
    const view = this.#bots.viewOf('hero')
    const result = typeof view === 'object' && view !== null && 'result' in view ? view.result : undefined
    const winner = typeof result === 'object' && result !== null && 'winner' in result ? result.winner : result
    return typeof winner === 'string' ? winner : 'none'
  }

  /** What went wrong, or undefined. */
  toTheEnd(): string | undefined {
    try {
      const refused = this.#host.begin({ mode: 'randomized', seed: this.seed, evil: this.evil, pack: this.#parts.pack })
      if (refused !== undefined) return this.#because(`the game was refused: ${JSON.stringify(refused.why)}`)
      while (this.#bots.step()) {
        if (this.answers > this.#parts.most) return `no end after ${this.#parts.most} answers`
        const wrong = this.#look()
        if (wrong !== undefined) return wrong
      }
      return this.#host.isOver ? undefined : 'nobody is asked, and the game is not over'
    } catch (error) {
      return this.#because(error instanceof Error ? error.message : String(error))
    }
  }

  #because(what: string): string {
    const trouble = this.#trouble
    return trouble instanceof Error ? `${what} ${trouble.stack ?? trouble.message}` : what
  }

  #look(): string | undefined {
    if (!this.#looks) return undefined
    const changed = this.#made.splice(0).find(({ value, text }) => JSON.stringify(value) !== text)
    if (changed !== undefined) return `what was made for ${changed.seat} changed afterwards: it is part of the state`
    if (this.answers % CHECK_EVERY !== 0 && !this.#host.isOver) return undefined
    const dump: unknown = JSON.parse(JSON.stringify(this.#host.dump()))
    return this.#parts.wrong?.(dump) ?? this.#loadedAgain(dump)
  }

  /** A dump loaded again must ask the same, with the same options. */
  #loadedAgain(dump: unknown): string | undefined {
    const host = hostOf(this.#parts, (error) => (this.#trouble = error))
    const asks = new Map<Seat, string>()
    host.join({
      side: 'all',
      shared: false,
      send: (lines) => {
        for (const line of lines) if ('view' in line) asks.set(line.to, askText(line))
      },
    })
    const refused = host.load(dump, this.seed)
    if (refused !== undefined) return this.#because(`its dump was refused: ${JSON.stringify(refused.why)}`)
    const other = [...this.#last].find(([seat, line]) => 'view' in line && asks.get(seat) !== askText(line))
    return other === undefined ? undefined : `its dump asks ${other[0]} otherwise`
  }

  #watch(lines: readonly OutLine[]): void {
    for (const line of lines) {
      this.trace += `${JSON.stringify(line)}\n`
      if ('view' in line) this.#last.set(line.to, line)
    }
  }
}

/** A view or events as they were when the rules made them. */
interface Made {
  readonly seat: Seat
  readonly value: unknown
  readonly text: string
}

function watched<State>(game: Game<State>, made: Made[]): Game<State> {
  const note = <T>(seat: Seat, value: T): T => {
    made.push({ seat, value, text: JSON.stringify(value) })
    return value
  }
  return {
    ...game,
    view: (state, seat) => note(seat, game.view(state, seat)),
    take: (state, seat) => note(seat, game.take(state, seat)),
  }
}

/** A question without its number, which counts what the seat was sent. */
function askText(line: Extract<OutLine, { view: unknown }>): string {
  return line.ask === null ? 'none' : JSON.stringify({ ...line.ask, id: 0 })
}

function hostOf<State>({ game, packs }: SelfplayParts<State>, trouble: (error: unknown) => void): Host<State> {
  return new Host({ game, packs, archive: memoryArchive, clock: immediateClock(), beat: 0, trouble })
}
