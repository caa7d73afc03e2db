// Chance for bots: the same seed gives the same picks. It has nothing to do with a game's own chance.
import type { Pick } from '../contract/player.ts'

/** Picks from a seed (xoshiro128**, seeded by FNV-1a). */
export function pickFrom(seed: string): Pick {
  let hash = 0x811c9dc5
  const word = (): number => {
    for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    return (hash ^ (hash >>> 13)) >>> 0
  }
  let [a, b, c, d] = [word(), word(), word(), word() | 1]
  return (below) => {
    const product = Math.imul(b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return Math.floor((result / 0x1_0000_0000) * below)
  }
}
