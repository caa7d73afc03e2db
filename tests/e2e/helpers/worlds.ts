// Two worlds that the Hero cannot tell apart, and answers of both sides after which he still cannot: the same to his seat, line for line.
import type { Seat } from '../../../electron/contract/wire.ts'
import { planPartner } from '../../fairness/partner.ts'
import { play } from '../../fairness/play.ts'
import { richPosition, type Position } from '../../fairness/starts.ts'
import { Room, type Start } from '../../fairness/watch.ts'
import { random, type Random } from '../../helpers/random-map.ts'

/** An answer: where it is the Hero's, the same in both worlds. */
export interface Said {
  readonly seat: Seat
  readonly key: string
}
export interface World {
  readonly position: object
  readonly answers: readonly Said[]
}
export interface Worlds {
  readonly seed: string
  readonly both: readonly [World, World]
}

/** Two positions that read the same to the Hero's eye; whatever he never saw is dealt anew in the second. */
function startsAlike(seed: number, change: (position: Position) => unknown) {
  const chance = random(seed)
  const start = richPosition(chance, 'played')
  if (start.do !== 'load') return undefined
  change(start.position)
  const run = play(start, chance, 1)
  const plan = planPartner(run, random(seed + 1))
  const differs = ['creatures', 'number of creatures', 'places'].some((kind) => (plan.anew[kind] ?? 0) > 0)
  const isTurn = run.trace[0]?.text.includes('"kind":"turn"') ?? false
  return plan.start.do === 'load' && differs && isTurn ? ([start, plan.start] as const) : undefined
}

const CALM = ['pass', 'keep', 'stop', 'none', 'no', 'done']
const MOST = 300

/** Plays on: Evil lets pass what it may, the Hero answers as `heros` says until it says nothing. Undefined where the game ends before. */
function playOn(start: Start, chance: Random, heros: (keys: readonly string[]) => string | undefined) {
  const room = new Room(start, {})
  const answers: Said[] = []
  for (let i = 0; i < MOST; i += 1) {
    const [seat] = room.host.asking
    if (seat === undefined) return undefined
    const { keys } = room.question(seat)!
    const calm = keys.find((key) => CALM.includes(key)) ?? keys[chance(keys.length)]!
    const key = seat === 'hero' ? heros(keys) : calm
    if (key === undefined) return { answers, lines: room.trace.map(({ text }) => text) }
    if (!keys.includes(key)) return undefined
    answers.push({ seat, key })
    room.choose(seat, key)
  }
  return undefined
}

/** A pair with so many answers of the Hero's after which he still cannot tell the worlds apart. Undefined where this seed has none. */
function alike(seed: number, count: number): Worlds | undefined {
  const starts = startsAlike(seed, (position) => (position.turn = 7))
  if (starts === undefined) return undefined
  const chance = random(seed + 2)
  const keys: string[] = []
  const first = playOn(starts[0], chance, (offered) => {
    if (keys.length === count) return undefined
    const verbs = [...new Set(offered.map((key) => key.split(' ')[0]!))]
    const verb = verbs[chance(verbs.length)]!
    const own = offered.filter((key) => key.split(' ')[0] === verb)
    keys.push(own[chance(own.length)]!)
    return keys.at(-1)
  })
  let given = 0
  const second = first && playOn(starts[1], chance, () => keys[given++])
  if (first === undefined || second?.lines.join() !== first.lines.join()) return undefined
  const lines = first.lines.join()
  const isRich = ['"moved"', '"revealed"', '"located"', '"hidden"'].every((event) => lines.includes(event))
  if (!isRich) return undefined
  const [one, other] = starts
  const both = [
    { position: { ...one.position, pack: 'core' }, answers: first.answers },
    { position: { ...other.position, pack: 'core' }, answers: second.answers },
  ] as const
  return { seed: one.seed, both }
}

/** Two worlds in which the Hero moves, Explores and Locates, and Sectors are hidden again as a Round ends. */
export function twoWorlds(): Worlds {
  // The first such pair at the time of writing: a rule that changes may move it, and so it is looked for.
  for (let seed = 98; ; seed += 1) {
    const found = alike(seed, 6)
    if (found !== undefined) return found
  }
}
