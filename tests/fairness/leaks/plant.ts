// What planted leaks are made of: wrappers of what a test hands to the table, and looks at what lies in the dark.
import type { OutLine, SeatEvent } from '../../../electron/contract/wire.ts'
import { alone } from '../../../electron/games/alone/index.ts'
import type { State } from '../../../electron/games/alone/state.ts'
import type { Game, Question } from '../../../electron/games/game.ts'
import { beside, distances } from '../chart.ts'
import { chartOf } from '../script.ts'
import type { Parts } from '../watch.ts'

export interface Leak {
  readonly kind: string
  readonly what: string
  /** Fresh for each world, since a leak may remember. */
  readonly parts: () => Parts
}
/** A view or whatever else is spoiled at will. */
export type Loose = any
export type Memory = Record<string, Loose>
type Plant = Leak['parts']

/** The Hero's view, changed. */
export const forHero =
  (change: (view: Loose, s: State) => Loose): Plant =>
  () => ({
    game: {
      ...alone,
      view: (s, seat) =>
        (seat === 'hero' ? change(structuredClone(alone.view(s, seat)), s) : alone.view(s, seat)) as object,
    },
  })

/** What the Hero is offered, changed; an answer at least is left. */
export const heroIsAsked =
  (change: (keys: readonly string[], question: Question, s: State) => readonly string[]): Plant =>
  () => ({
    game: {
      ...alone,
      questions: (s) =>
        alone.questions(s).map((q) => {
          if (q.seat !== 'hero' || q.keys.length < 2) return q
          const keys = change(q.keys, q, s)
          return keys.length > 0 ? { ...q, keys } : q
        }),
    },
  })

export type Note = (memory: Memory, s: State, question: State['questions'][number] | undefined, key: string) => void

/** What is told the Hero, changed; `note` sees every answer. */
export const heroIsTold =
  (change: (events: readonly SeatEvent[], s: State, memory: Memory) => readonly SeatEvent[], note?: Note): Plant =>
  () => {
    const memory: Memory = {}
    const game: Game<State> = {
      ...alone,
      answer(s, seat, key) {
        note?.(
          memory,
          s,
          s.questions.find((q) => q.seat === seat),
          key,
        )
        alone.answer(s, seat, key)
      },
      take: (s, seat) => (seat === 'hero' ? change(alone.take(s, seat), s, memory) : alone.take(s, seat)),
    }
    return { game }
  }

/** The rules, run otherwise. */
export const rulesRun =
  (run: Game<State>['run']): Plant =>
  () => ({ game: { ...alone, run } })

/** What goes over the Hero's link, changed. */
export const onTheWire =
  (change: (own: readonly OutLine[], all: readonly OutLine[], s: State, memory: Memory) => readonly OutLine[]): Plant =>
  () => {
    const memory: Memory = {}
    return { wire: (own, all, state) => change(own, all, state(), memory) }
  }

export const unseen = (s: State): State['creatures'] => s.creatures.filter((c) => c.handle === null)
export const isSet = (s: State): boolean => s.hero.at >= 0
/** The places beside the Hero's that he does not see. */
export const dark = (s: State): number[] => {
  const near = isSet(s) ? [0, 1, 2, 3].map((way) => beside(s.hero.at, way)) : []
  return near.filter((at) => at >= 0 && !s.labyrinth.some((seen) => seen.at === at))
}
/** Somebody unseen is beside the Hero. */
export const stalks = (s: State): boolean => unseen(s).some((c) => dark(s).includes(c.at))
/** Somebody or something is. */
export const lurks = (s: State): boolean => stalks(s) || dark(s).some((at) => s.dangers.includes(at))
/** Steps to the nearest Creature unseen. */
export const nearest = (s: State): number => {
  if (!isSet(s)) return -1
  const far = distances(chartOf(s), s.hero.at, null)
  return Math.min(99, ...unseen(s).map((c) => far[c.at]!))
}
export const canPlay = (s: State): boolean => s.questions.some((q) => q.kind === 'react' && q.keys.length > 1)
export const evilAsks = (s: State, ...kinds: string[]): boolean =>
  s.questions.some((q) => q.seat !== 'hero' && kinds.includes(q.kind))
const number = (id: string): number => Number(id.slice(1))
export const placeOf = (s: State, id: string): number => s.labyrinth.find((seen) => seen.handle === number(id))?.at ?? 0
export const creatureOf = (s: State, id: string): State['creatures'][number] | undefined =>
  s.creatures.find((c) => c.handle === number(id))

/** Cuts the Hero's line where it must not be cut. */
export function cutting(s: State, here: () => boolean): ReturnType<Game<State>['run']> {
  const stop = alone.run(s)
  return stop.at === 'ask' && here() ? { ...stop, cut: true } : stop
}
