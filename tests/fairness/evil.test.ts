// Paired traces between players of Evil: with the others' hands and face-down cards dealt anew, one player's lines stay byte for byte the same.
import { expect, test } from 'vitest'
import { type Random, random } from '../helpers/random-map.ts'
import { evilPair } from './evil.ts'
import { newGame, oddPosition, richPosition } from './starts.ts'
import type { Start } from './watch.ts'

const PAIRS = 20
const KEPT = 0.65
const CARDS_EACH = 2

function forSeveral(make: (chance: Random) => Start, chance: Random): Start {
  for (;;) {
    const start = make(chance)
    const evil = start.do === 'new' ? start.evil : (start.position['evil'] as { players: number }).players
    if (evil > 1) return start
  }
}

test.each([
  ['whole games from set-up', newGame],
  ['positions from the middle of games', richPosition],
  ['positions with an odd pack', oddPosition],
])('%s: no line to one player of Evil depends on what only another may read', (_what, make) => {
  const leaks: string[] = []
  let kept = 0
  let cards = 0
  for (let seed = 1; seed <= PAIRS; seed++) {
    const chance = random(seed)
    const result = evilPair(forSeveral(make, chance), chance, 25)
    if (result.verdict === 'leak') leaks.push(`seed ${seed}: ${result.why}`)
    if (result.verdict !== 'alike') continue
    kept += 1
    cards += result.cards
  }
  expect(leaks).toEqual([])
  expect(kept).toBeGreaterThanOrEqual(PAIRS * KEPT)
  expect(cards).toBeGreaterThanOrEqual(kept * CARDS_EACH)
})
