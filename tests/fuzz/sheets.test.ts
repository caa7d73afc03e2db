// Sides made by chance against the slow check of the cornerstones, and both checks against each other on sides that were spoiled.
// More on demand: `SHEETS=10000 npm test -- fuzz/sheets`.
import { afterAll, describe, expect, it } from 'vitest'
import { boardOf, checkSheet, type SheetSide, turnSide } from '../../electron/games/alone/map/deal.ts'
import { generateSide } from '../../electron/games/alone/map/generate.ts'
import { dullness, rate } from '../../electron/games/alone/map/rate.ts'
import { isFault } from '../../electron/games/alone/map/sheet.ts'
import { dealChance } from '../../electron/games/alone/setup.ts'
import { random } from '../helpers/random-map.ts'
import { wrongs } from '../helpers/slow-sheet.ts'

const SHEETS = Number(process.env['SHEETS'] ?? 300)
const PART = 50
const seedOf = (n: number): string => (0x5eed0000 + n).toString(16)

/** Milliseconds that each side took. */
const took: number[] = []

/** One Sector, one margin or one LCU is another. */
function spoiled({ lines, lcus }: SheetSide, chance: (below: number) => number): SheetSide {
  if (chance(3) === 0) {
    const name = 'abcd'.charAt(chance(4)) + String(1 + chance(6))
    return { lines, lcus: lcus.with(chance(4), name) }
  }
  const [row, column] = [chance(6), chance(6)]
  const pool = column === 0 || column === 5 ? ' rb' : '┼├┤┬┴│─┌┐└┘□·'
  const line = lines[row]!
  return { lines: lines.with(row, line.slice(0, column) + pool[chance(pool.length)]! + line.slice(column + 1)), lcus }
}

describe('sides made by chance', () => {
  it.each(Array.from({ length: Math.ceil(SHEETS / PART) }, (_, part) => part * PART))('%i and on', (from) => {
    const to = Math.min(from + PART, SHEETS)
    const seen = new Set<string>()
    for (let n = from; n < to; n++) {
      const chance = dealChance(seedOf(n))
      const begun = performance.now()
      const side = generateSide(chance)
      took.push(performance.now() - begun)
      const told = `seed ${seedOf(n)}\n${side.lines.join('\n')}\n${side.lcus.join(' ')}`
      expect([wrongs(side), wrongs(turnSide(side))], told).toEqual([[], []])
      const board = boardOf(side)
      expect(isFault(board) || dullness(rate(board)), told).toEqual([])
      seen.add(side.lines.join('\n'))
    }
    expect(seen.size).toBe(to - from)
  })
  it('spoiled in one place are told by both checks, or by neither', () => {
    const chance = random(2026)
    const verdicts = [0, 0]
    for (let n = 0; n < 60; n++) {
      const side = generateSide(dealChance(seedOf(n)))
      for (let again = 0; again < 20; again++) {
        const other = spoiled(side, chance)
        const keeps = checkSheet(other.lines, other.lcus).length === 0
        expect(wrongs(other).length === 0, `${other.lines.join('\n')}\n${other.lcus.join(' ')}`).toBe(keeps)
        verdicts[keeps ? 1 : 0]!++
      }
    }
    expect(Math.min(...verdicts)).toBeGreaterThan(50)
  })
})

afterAll(() => {
  if (SHEETS <= 300) return
  const sorted = took.toSorted((a, b) => a - b)
  const figure = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1)
  console.log(`${sorted.length} sides; ms a side: median ${figure(0.5)}, 9 of 10 ${figure(0.9)}, most ${figure(1)}`)
})
