// Draws random Levels that read without a fault but need keep no cornerstone, for tests that want odd Maps. Same seed, same Map.

export type Random = (below: number) => number

/** A small seeded source of whole numbers (mulberry32). */
export function random(seed: number): Random {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const some = <T>(chance: Random, from: readonly T[], percent: number): T[] =>
  from.filter(() => chance(100) < percent)

const BY_OPENINGS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

/** Six lines. Whatever would be a dead end becomes a Room space, since no Corridor has a single opening. */
export function randomLevel(chance: Random): string[] {
  const open = Array.from({ length: 24 }, () => 0)
  const percent = 45 + chance(50)
  for (let at = 0; at < 24; at++) {
    if (at % 4 < 3 && chance(100) < percent) join(open, at, 1)
    if (at < 20 && chance(100) < percent) join(open, at, 2)
  }
  const rooms = chance(25)
  const room = open.map((mask) => mask !== 0 && chance(100) < rooms)
  for (let again = true; again;) {
    again = false
    for (let at = 0; at < 24; at++) {
      for (const way of [1, 2]) if (open[at]! & (1 << way) && room[at] && room[at + STEP[way]!]) part(open, at, way)
      if (room[at] || ![1, 2, 4, 8].includes(open[at]!)) continue
      room[at] = again = true
    }
  }
  const mark = { west: chance(6), east: chance(6), red: chance(2) }
  return Array.from({ length: 6 }, (_, row) => {
    const cells = [0, 1, 2, 3].map((column) => {
      const at = row * 4 + column
      return room[at] ? '□' : open[at] === 0 ? '·' : BY_OPENINGS[open[at]!]!
    })
    const west = mark.west === row && cells[0] !== '·' ? (mark.red ? 'r' : 'b') : ' '
    const east = mark.east === row && cells[3] !== '·' ? (mark.red ? 'b' : 'r') : ' '
    return `${west}${cells.join('')}${east}`
  })
}

const STEP = [-4, 1, 4, -1]

function join(open: number[], at: number, way: number): void {
  open[at]! |= 1 << way
  open[at + STEP[way]!]! |= 1 << ((way + 2) & 3)
}

function part(open: number[], at: number, way: number): void {
  open[at]! &= ~(1 << way)
  open[at + STEP[way]!]! &= ~(1 << ((way + 2) & 3))
}
