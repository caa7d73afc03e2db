// What the Hero heard, by Turn, from his own log: Noises, what left the Labyrinth, answers to Locate. A Noise pales by a third each Turn.
import type { AloneEvent, Way } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'

/** Where a Noise came from: a way, the other Level, the Hero's own Sector, or nowhere that can be told. */
export type Source = Way | 'other' | 'here' | 'sealed'
type Told = Extract<AloneEvent, { type: 'noise' | 'left' | 'located' }>

export interface Heard {
  readonly event: SeatEvent & Told
  readonly turn: number
  /** Rounds ago: 0 is the present one. */
  readonly rounds: number
  /** He has gone elsewhere since: its side is no longer one of his own. */
  readonly left: boolean
  /** 1 when fresh, a third less with each Turn since, 0 when gone or from an earlier Round. */
  readonly strength: number
}
export interface Noise {
  readonly source: Source
  readonly strength: number
}

const isTold = (event: SeatEvent): event is SeatEvent & Told => ['noise', 'left', 'located'].includes(event.type)

export function sourceOf(event: Told): Source | null {
  if (event.type !== 'noise') return null
  if (event.level === 'other') return 'other'
  if (event.here === true) return 'here'
  return event.dir ?? 'sealed'
}

/** The Turn in which a log begins: a position may be set up in mid-Round. `now` is the present one. */
function firstTurn(log: readonly SeatEvent[], now: number): number {
  const next = log.find(({ type }) => type === 'turn')?.['number']
  return typeof next === 'number' ? Math.max(1, next - 1) : now
}

/** The whole log's, oldest first. Turns and Rounds are counted by their events; `now` is the present Turn. */
export function heardIn(log: readonly SeatEvent[], now = 1): readonly Heard[] {
  let turn = firstTurn(log, now)
  let turns = 0
  let rounds = 0
  let steps = 0
  const found: { event: SeatEvent & Told; turn: number; turns: number; rounds: number; steps: number }[] = []
  for (const event of log) {
    if (event.type === 'turn') {
      turns++
      if (typeof event['number'] === 'number') turn = event['number']
    } else if (event.type === 'round') {
      rounds++
    } else if (event.type === 'moved' && event['who'] === 'hero') {
      steps++
    } else if (isTold(event)) {
      found.push({ event, turn, turns, rounds, steps })
    }
  }
  return found.map((one) => ({
    event: one.event,
    turn: one.turn,
    rounds: rounds - one.rounds,
    left: one.steps < steps,
    strength: one.rounds < rounds ? 0 : Math.max(0, 1 - (turns - one.turns) / 3),
  }))
}

/** The list beside the dial: this Round's, and while it is still short the end of the last one. */
export function heardNow(log: readonly SeatEvent[], turn: number, atLeast = 3): readonly Heard[] {
  const all = heardIn(log, turn)
  const now = all.filter(({ rounds }) => rounds === 0)
  const before = all.filter(({ rounds }) => rounds === 1)
  return now.length >= atLeast ? now : [...before.slice(now.length - atLeast), ...now]
}

/** What still stands on the ring: what was heard from where he is now, for each source the strongest. */
export function noisesOf(heard: readonly Heard[]): readonly Noise[] {
  const strongest = new Map<Source, number>()
  for (const { event, left, strength } of heard) {
    const source = sourceOf(event)
    if (source !== null && !left && strength > 0.01)
      strongest.set(source, Math.max(strength, strongest.get(source) ?? 0))
  }
  return [...strongest].map(([source, strength]) => ({ source, strength }))
}
