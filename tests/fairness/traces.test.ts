// P1, paired traces: for random runs by random people a partner world is dealt that the Hero may not be able to tell from the first. Every
// byte that reaches him, in order, in number and in time, must be the same. A share of pairs must be kept, and enough dealt anew, or the
// test would pass by comparing nothing.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Random } from '../helpers/random-map.ts'
import { pair } from './pair.ts'
import { newGame, oddPosition, richPosition, smallPosition } from './starts.ts'
import type { Start } from './watch.ts'

interface Row {
  readonly what: string
  readonly start: (chance: Random) => Start
  readonly pairs: number
  readonly asks: number
  /** At least so many facts of each kind, over all pairs that were kept. */
  readonly anew: Readonly<Record<string, number>>
}

const ROWS: readonly Row[] = [
  {
    what: 'whole games from set-up',
    start: newGame,
    pairs: 40,
    asks: 30,
    anew: {
      openings: 300,
      rooms: 5,
      lamps: 100,
      stairs: 2,
      ties: 2,
      places: 10,
      swap: 25,
      items: 300,
      creatures: 25,
      danger: 150,
      cards: 200,
      movements: 100,
    },
  },
  {
    what: 'positions from the middle of games',
    start: richPosition,
    pairs: 45,
    asks: 30,
    anew: {
      openings: 200,
      rooms: 10,
      lamps: 80,
      places: 10,
      items: 200,
      creatures: 80,
      'number of creatures': 10,
      'order of creatures': 25,
      danger: 200,
      cards: 100,
      movements: 50,
    },
  },
  {
    what: 'positions with a pack that says what the core pack leaves out',
    start: oddPosition,
    pairs: 30,
    asks: 30,
    anew: {
      openings: 120,
      rooms: 4,
      lamps: 50,
      places: 8,
      items: 300,
      creatures: 40,
      danger: 150,
      cards: 80,
      effects: 5,
    },
  },
  {
    what: 'small Maps that may lie anywhere on the grid',
    start: smallPosition,
    pairs: 45,
    asks: 30,
    anew: {
      openings: 60,
      rooms: 15,
      lamps: 30,
      places: 30,
      items: 300,
      creatures: 40,
      'number of creatures': 15,
      danger: 80,
      movements: 40,
    },
  },
]
/** Each row's pairs so often: 63 makes ten thousand pairs of all rows, 7 more than a thousand. */
const TIMES = Number(process.env['FAIRNESS_TIMES'] ?? (process.env['CI'] ? 7 : 1))
const KEPT = 0.75
const TIMEOUT = 300_000 * TIMES // a busy machine is no failure
const LINES_EACH = 40

test.each(ROWS)(
  '$what: nothing that reaches the Hero depends on what he may not know',
  { timeout: TIMEOUT },
  ({ start, pairs: once, asks, anew }) => {
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
  },
)

test('whoever makes the partner shares nothing with whoever makes views and events', () => {
  const folder = new URL('.', import.meta.url)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    const imports = readFileSync(new URL(file, folder), 'utf8').match(/from '[^']+'/g) ?? []
    expect([file, imports.filter((each) => /\/(view|tell)\//.test(each))]).toEqual([file, []])
  }
})
