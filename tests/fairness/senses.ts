// What reaches the Hero's senses beside his lines: laid beside them, so that the traces of two worlds are compared with it.
import type { OutLine } from '../../electron/contract/wire.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { pair } from './pair.ts'
import { newGame, richPosition, smallPosition } from './starts.ts'
import type { Parts } from './watch.ts'

const STARTS = [richPosition, smallPosition, newGame]
const MOST_PAIRS = 300

/** What is sensed of the Hero's lines. A leak looks at those for everybody, or into the dark. */
export type Sense = (own: readonly OutLine[], all: readonly OutLine[], state: () => State) => readonly object[]

/** A fresh sense for each world, since it may remember. */
const sensing =
  (fresh: () => Sense): (() => Parts) =>
  () => {
    const sense = fresh()
    return { wire: (own, all, state) => [...own, ...(sense(own, all, state) as readonly OutLine[])] }
  }

const verdictOf = (seed: number, fresh: () => Sense): string =>
  pair({ start: STARTS[seed % 3]!, seed, asks: 20, parts: sensing(fresh) }).verdict

/** Which of so many pairs differ, and how many were played to their end alike. */
export function pairsOf(
  fresh: () => Sense,
  most: number,
): { readonly leaks: readonly number[]; readonly alike: number } {
  const verdicts = Array.from({ length: most }, (_, i) => verdictOf(i + 1, fresh))
  const leaks = verdicts.flatMap((verdict, i) => (verdict === 'leak' ? [i + 1] : []))
  return { leaks, alike: verdicts.filter((verdict) => verdict === 'alike').length }
}

/** Whether any pair differs. */
export function isCaught(fresh: () => Sense): boolean {
  for (let seed = 1; seed <= MOST_PAIRS; seed += 1) if (verdictOf(seed, fresh) === 'leak') return true
  return false
}
