// A table over stdin and stdout: one JSON object a line, no window, no timer. The referee speaks here and nowhere else.
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readJson } from '../contract/schemas/json.ts'
import { readLine, type Malformed } from '../contract/schemas/wire.ts'
import type { OutLine, RefereeLine, Refusal, Seat } from '../contract/wire.ts'
import { immediateClock } from '../table/clock.ts'
import { Host, type HostParts, type Link } from '../table/host.ts'
import { badShape, notJson, refusal } from '../table/refusals.ts'
import { linesOf } from './lines.ts'

interface StdioParts<State> extends Omit<HostParts<State>, 'clock' | 'beat'> {
  readonly input: Readable
  readonly output: Writable
}

/** Plays until the input ends or nobody reads the output any more. */
export async function runStdio<State>(parts: StdioParts<State>): Promise<void> {
  const session = new Session(parts)
  async function* answers(): AsyncGenerator<string> {
    for await (const text of linesOf(parts.input)) yield session.take(text)
  }
  try {
    await pipeline(answers, parts.output, { end: false })
  } catch (error) {
    if (!isGone(error)) throw error
  } finally {
    session.end()
  }
}

/** The reader went away, as `head` does. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

class Session<State> {
  readonly #host: Host<State>
  readonly #link: Link
  #out: string[] = []

  constructor({ game, packs, archive, trouble }: StdioParts<State>) {
    this.#host = new Host({ game, packs, archive, trouble, clock: immediateClock(), beat: 0 })
    this.#link = this.#host.join({
      side: 'all',
      shared: false,
      send: (lines) => lines.forEach((line) => this.#say(line)),
    })
  }

  /** What is to be printed for a line in; undefined stands for one that is too long. */
  take(text: string | undefined): string {
    this.#out = []
    const isDumped = this.#obey(text)
    if (!isDumped) this.#settle()
    return this.#out.join('')
  }
  end(): void {
    this.#host.leave()
  }

  /** True for a dump, which is printed alone. */
  #obey(text: string | undefined): boolean {
    const raw = text === undefined ? undefined : readJson(text)
    if (raw === undefined || 'fault' in raw) {
      this.#refuse(raw === undefined ? badShape('', 'the line is too long') : notJson(raw.column))
      return false
    }
    const line = readLine(raw.value)
    if ('path' in line) this.#refuseMalformed(line)
    else if (line.from === 'referee') return this.#referee(line)
    else this.#link.receive(line)
    return false
  }

  #referee(line: RefereeLine): boolean {
    if ('dump' in line) {
      if (this.#host.isPlaying) {
        this.#say({ to: 'referee', dump: this.#host.dump() })
        return true
      }
      this.#refuse(refusal('no-such-game'))
    } else if ('load' in line) this.#refuse(this.#host.load(line.load, line.seed))
    else if ('new' in line) this.#refuse(this.#host.begin(line.new))
    else this.#refuse(this.#host.resume(line.resume))
    return false
  }

  #refuseMalformed({ path, fault, from, stranger }: Malformed): void {
    const { seats } = this.#host
    const isSeated = from !== undefined && (seats.length === 0 || seats.includes(from))
    this.#refuse(stranger === true ? refusal('unknown-seat') : badShape(path, fault), isSeated ? from : 'referee')
  }

  #refuse(refused: Refusal | undefined, to: Seat | 'referee' = 'referee'): void {
    if (refused !== undefined) this.#say({ to, refused })
  }

  #settle(): void {
    const { asking, stored } = this.#host
    this.#say({ to: 'referee', settled: true, asking, ...(stored === undefined ? {} : { game: stored }) })
  }

  #say(line: OutLine): void {
    this.#out.push(`${JSON.stringify(line)}\n`)
  }
}
