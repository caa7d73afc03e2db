// Plays world A by random people who now and then wait, give standing orders or send what they may not, and records it all.
import type { Seat, SeatLine } from '../../electron/contract/wire.ts'
import type { OpenQuestion } from '../../electron/games/alone/questions.ts'
import { evilSeats, type State } from '../../electron/games/alone/state.ts'
import { type Random, some } from '../helpers/random-map.ts'
import { BEAT, type Parts, Room, type Sent, type Start } from './watch.ts'

/** One answer, the table's own ones included. */
export interface Shot {
  readonly seat: Seat
  readonly key: string
  readonly question: OpenQuestion
  /** The state before it: what lies below the top level is never changed. */
  readonly before: State
}
/** A line, or the Hero's screen starts anew. */
export type Word = SeatLine | 'reload'
/** Something said out of turn, by the number of moments that could be seen before it. */
export interface Aside {
  readonly after: number
  readonly say: Word
}
export interface Run {
  readonly start: Start
  readonly shots: readonly Shot[]
  readonly asides: readonly Aside[]
  /** Every line that came in. */
  readonly inputs: readonly { readonly at: number; readonly line: SeatLine }[]
  readonly trace: readonly Sent[]
  /** What reached the first player of Evil. */
  readonly own: readonly Sent[]
  readonly syncs: readonly number[]
  readonly first: State
  readonly end: State
  readonly over: boolean
  /** What is shown of the game once it is left. */
  readonly left: string
  /** What is shown of it as the Hero's last answers are taken back, once nothing else is wanted of the run. */
  readonly back: () => string
  /** Absolute names of Sectors and Creatures that Evil saw Revealed. */
  readonly revealed: ReadonlySet<string>
}

const MOMENTS = [
  'declared',
  'before-reveal',
  'rolled',
  'damage',
  'scare',
  'communicate',
  'spawned',
  'drawn',
  'round-end',
]
const MANY_LINES = 6
const RELOADS = 30

/** Plays until the Hero has been asked so often, or the game is over. */
export function play(start: Start, chance: Random, asks: number, parts: Parts = {}): Run {
  const shots: Shot[] = []
  const asides: Aside[] = []
  let first: State | undefined
  const room = new Room(
    start,
    {
      begin(state) {
        first = { ...state }
        return state
      },
      answer: (state, seat, key, question) => shots.push({ seat, key, question, before: { ...state } }),
    },
    parts,
  )
  const aside = (say: Word): void => {
    asides.push({ after: room.syncs.length, say })
    room.aside(say)
  }
  let asked = 0
  while (!room.host.isOver) {
    const { asking } = room.host
    if (asking.length === 0) {
      room.clock.advance(BEAT)
      continue
    }
    const isHero = asking.includes('hero')
    if (isHero && (asked += 1) > asks) break
    if (isHero && chance(12) === 0) orders(room, chance, aside)
    const junk = JUNK[chance(JUNK.length)]!
    if (chance(MANY_LINES) === 0 && room.question('hero')?.keys.includes(junk) !== true)
      aside({ from: 'hero', choose: junk })
    if (chance(RELOADS) === 0) aside('reload')
    room.clock.advance(chance(3) === 0 ? chance(4000) : 0)
    const seat = asking[chance(asking.length)]!
    const question = room.question(seat)!
    room.choose(seat, seat === 'hero' ? heroKey(question, chance) : evilKey(question, chance))
  }
  const revealed = new Set<string>()
  for (const line of room.evil)
    if ('events' in line)
      for (const event of line.events)
        if (event.type === 'revealed')
          for (const each of [...(event['sectors'] as string[]), ...(event['creatures'] as string[])])
            revealed.add(each)
  const { trace, inputs, syncs, host } = room
  return {
    start,
    shots,
    asides,
    inputs,
    trace,
    get own() {
      return room.own
    },
    syncs,
    first: first!,
    end: { ...room.state! },
    over: host.isOver,
    left: room.left(),
    back: () => room.back(),
    revealed,
  }
}

/** What no question of the Hero's ever offers, or what he is not asked now. */
const JUNK = [
  'pass',
  'move up',
  'fight c99',
  'explore n',
  'locate',
  'target worm',
  'interact mission final',
  'remove s1',
  'none',
]

function orders(room: Room, chance: Random, aside: (say: Word) => void): void {
  const said = [...MOMENTS, 'turn-end', 'located', 'noise']
  for (const seat of evilSeats(room.state!))
    if (chance(2) === 0) aside({ from: seat, standing: some(chance, said, chance(100)) })
}

const WEIGHTS: Readonly<Record<string, number>> = {
  move: 5,
  explore: 4,
  fight: 5,
  interact: 8,
  locate: 4,
  scavenge: 1,
  use: 4,
}

function heroKey({ kind, keys }: OpenQuestion, chance: Random): string {
  if (kind !== 'turn') return keys[chance(keys.length)]!
  const verbs = [...new Set(keys.map((key) => key.split(' ')[0]!))]
  const bag = verbs.flatMap((verb) => Array.from({ length: WEIGHTS[verb] ?? 1 }, () => verb))
  const verb = bag[chance(bag.length)]!
  const own = keys.filter((key) => key.split(' ')[0] === verb)
  return own[chance(own.length)]!
}

function evilKey({ kind, keys }: OpenQuestion, chance: Random): string {
  const may = (test: (key: string) => boolean): readonly string[] => (keys.some(test) ? keys.filter(test) : keys)
  const from =
    kind === 'react' && chance(100) < 55
      ? ['pass']
      : kind === 'standard' && chance(100) < 60
        ? may((key) => key.startsWith('move'))
        : kind === 'place-danger'
          ? may((key) => !key.startsWith('swap'))
          : kind === 'hand' && chance(2) === 0
            ? may((key) => key === 'keep')
            : keys
  return from[chance(from.length)]!
}
