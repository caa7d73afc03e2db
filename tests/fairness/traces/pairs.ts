// P1, paired traces: for random runs by random people a partner world is dealt that the Hero may not be able to tell from the first. Every
// byte that reaches him, in order, in number and in time, must be the same. A share of pairs must be kept, and enough dealt anew, or the
// test would pass by comparing nothing. Each kind of start is a file of its own, so that they are played side by side.
import { expect, test } from 'vitest'
import type { Random } from '../../helpers/random-map.ts'
import { pair } from '../pair.ts'
import type { Start } from '../watch.ts'

interface Row {
  readonly what: string
  readonly start: (chance: Random) => Start
  readonly pairs: number
  readonly asks: number
  /** At least so many facts of each kind, over all pairs that were kept. */
  readonly anew: Readonly<Record<string, number>>
}

/** Each kind's pairs so often: 63 makes ten thousand pairs of all kinds, 7 more than a thousand. */
const TIMES = Number(process.env['FAIRNESS_TIMES'] ?? (process.env['CI'] ? 7 : 1))
const KEPT = 0.75
const TIMEOUT = 300_000 * TIMES // a busy machine is no failure
const LINES_EACH = 40

/** Plays so many pairs from such a start. */
export function pairs({ what, start, pairs: once, asks, anew }: Row): void {
  test(`${what}: nothing that reaches the Hero depends on what he may not know`, { timeout: TIMEOUT }, () => {
    const pairs = once * TIMES
    const facts: Record<string, number> = {}
    const dropped: string[] = []
    const leaks: string[] = []
    let lines = 0
    for (let seed = 1; seed <= pairs; seed++) {
      const result = pair({ start, seed, asks })
      if (result.verdict === 'leak') leaks.push(`seed ${seed}: ${result.why}`)
      else if (result.verdict === 'dropped') dropped.push(result.why)
      else {
        lines += result.lines
        for (const [kind, count] of Object.entries(result.anew)) facts[kind] = (facts[kind] ?? 0) + count
      }
    }
    expect(leaks).toEqual([])
    expect({ dropped, kept: 1 - dropped.length / pairs }).toEqual({
      dropped,
      kept: expect.toSatisfy((kept) => kept >= KEPT),
    })
    expect(lines).toBeGreaterThan(pairs * KEPT * LINES_EACH)
    for (const [kind, least] of Object.entries(anew))
      expect([kind, facts[kind] ?? 0]).toEqual([kind, expect.toSatisfy((n) => n >= least)])
  })
}
