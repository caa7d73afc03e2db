// A table of the toy with every seat's lines caught, and words to play it by.
import type { OutLine, Seat, SeatLine, Side } from '../../electron/contract/wire.ts'
import { immediateClock, type Clock } from '../../electron/table/clock.ts'
import { Host, type Link } from '../../electron/table/host.ts'
import { memoryArchive, type Archive } from '../../electron/table/keeper.ts'
import { toy, TOY_PACK, type Toy } from './toy.ts'

export interface Seats {
  readonly host: Host<Toy>
  readonly link: Link
  /** Lines since they were last read. */
  read(): OutLine[]
  /** Sends a line and reads what came of it. */
  say(line: SeatLine): OutLine[]
  choose(from: Seat, key: string, ask?: number): OutLine[]
  readonly troubles: unknown[]
  /** Who knows of each trouble; undefined where both sides do. */
  readonly knowing: (Side | undefined)[]
}

export interface Options {
  readonly evil?: 1 | 2 | 3
  readonly seed?: string
  readonly clock?: Clock
  readonly archive?: Archive
  readonly packs?: Readonly<Record<string, unknown>>
  /** False where a game is not to be begun yet. */
  readonly begin?: boolean
}

export function seats(options: Options = {}): Seats {
  const { evil = 1, seed = '01', clock = immediateClock(), archive = memoryArchive, packs = TOY_PACK } = options
  const troubles: unknown[] = []
  const knowing: (Side | undefined)[] = []
  const lines: OutLine[] = []
  const host = new Host({
    game: toy,
    packs: (pack) => (pack in packs ? packs : { fault: 'no such pack', path: '' }),
    archive,
    clock,
    beat: 600,
    trouble(error, side) {
      troubles.push(error)
      knowing.push(side)
    },
  })
  const link = host.join({ side: 'all', shared: false, send: (more) => lines.push(...more) })
  const read = () => lines.splice(0)
  const say = (line: SeatLine) => {
    link.receive(line)
    return read()
  }
  if (options.begin !== false) host.begin({ mode: 'randomized', seed, evil, pack: 'toy' })
  return {
    host,
    link,
    read,
    say,
    choose: (from, choose, ask) => say({ from, choose, ...(ask === undefined ? {} : { ask }) }),
    troubles,
    knowing,
  }
}

/** The lines for one seat. */
export const to = (lines: readonly OutLine[], seat: string): any[] => lines.filter((line) => line.to === seat)
/** The question in the last line for a seat that holds one. */
export const askOf = (lines: readonly OutLine[], seat: string): any => to(lines, seat).at(-1)?.ask
