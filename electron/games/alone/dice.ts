// Decides chance: a value is a function of seed, named use and that use's counter, so that a hidden shuffle never moves a visible die.
import type { Face } from '../../contract/alone.ts'
import type { State } from './state.ts'

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

/** HalfSipHash-2-4 of a text under a 64-bit key: 32 bits that cannot be foretold from others. */
function hash(key0: number, key1: number, text: string): number {
  let v0 = key0
  let v1 = key1
  let v2 = 0x6c796765 ^ key0
  let v3 = 0x74656462 ^ key1
  const round = (): void => {
    v0 = (v0 + v1) | 0
    v1 = rotate(v1, 5) ^ v0
    v0 = rotate(v0, 16)
    v2 = (v2 + v3) | 0
    v3 = rotate(v3, 8) ^ v2
    v0 = (v0 + v3) | 0
    v3 = rotate(v3, 7) ^ v0
    v2 = (v2 + v1) | 0
    v1 = rotate(v1, 13) ^ v2
    v2 = rotate(v2, 16)
  }
  let word = 0
  let length = 0
  for (let i = 0; i < text.length; i++) {
    word |= (text.charCodeAt(i) & 0xff) << (8 * (length & 3))
    length++
    if ((length & 3) !== 0) continue
    v3 ^= word
    round()
    round()
    v0 ^= word
    word = 0
  }
  word |= (length & 0xff) << 24
  v3 ^= word
  round()
  round()
  v0 ^= word
  v2 ^= 0xff
  round()
  round()
  round()
  round()
  return (v1 ^ v3) >>> 0
}

const keys = new Map<string, readonly [number, number]>()

/** A seed's text folded into the key of the hash; remembered, since a game has one. */
function keyOf(seed: string): readonly [number, number] {
  const known = keys.get(seed)
  if (known !== undefined) return known
  const key: readonly [number, number] = [hash(1, 2, seed), hash(3, 4, seed)]
  if (keys.size > 100) keys.clear()
  keys.set(seed, key)
  return key
}

/** A whole number from 0 to below `n`, of a seed, a use and its counter. */
export function chanceOf(seed: string, use: string, counter: number, n: number): number {
  const [key0, key1] = keyOf(seed)
  return Math.floor((hash(key0, key1, `${use}:${counter}`) / 4294967296) * n)
}

/** Draws the next value of a use, from 0 to below `n`. */
export function draw(s: State, use: string, n: number): number {
  const counter = s.chance[use] ?? 0
  s.chance = { ...s.chance, [use]: counter + 1 }
  return chanceOf(s.seed, use, counter, n)
}

/** A shuffled copy of a list. */
export function shuffled<T>(s: State, use: string, list: readonly T[]): readonly T[] {
  const cards = [...list]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(s, use, i + 1)
    const a = cards[i]
    const b = cards[j]
    if (a === undefined || b === undefined) continue
    cards[i] = b
    cards[j] = a
  }
  return cards
}

/** Rolls dice: faces that a position laid out first, then by the pack's weights. (R106) */
export function rollFaces(s: State, dice: number): readonly Face[] {
  return Array.from({ length: dice }, () => {
    const laid = s.dice[0]
    if (laid !== undefined) {
      s.dice = s.dice.slice(1)
      return laid
    }
    const weights = s.pack.dice
    let at = draw(s, 'die', weights.hit + weights.light + weights.danger)
    if (at < weights.hit) return 'hit'
    at -= weights.hit
    return at < weights.light ? 'light' : 'danger'
  })
}
