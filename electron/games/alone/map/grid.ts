// Decides how the 48 places of a Map, two Levels of six rows and four columns, and the sides between them are named.
import type { Dir, Sector, SideName } from '../../../contract/alone.ts'

/** A place of the grid, 0–47: level × 24 + (row − 1) × 4 + column. Level 0 is `U`. (Orienteering 101) */
export type At = number

export const PLACES = 48
export const PER_LEVEL = 24
export const COLUMNS = 4
export const ROWS = 6

/** All directions in their fixed order. (Orienteering 101) */
export const DIRS: readonly Dir[] = ['n', 'e', 's', 'w']

const INDEX: Readonly<Record<Dir, 0 | 1 | 2 | 3>> = { n: 0, e: 1, s: 2, w: 3 }
const BIT: Readonly<Record<Dir, 1 | 2 | 4 | 8>> = { n: 1, e: 2, s: 4, w: 8 }
const OPPOSITE: Readonly<Record<Dir, Dir>> = { n: 's', e: 'w', s: 'n', w: 'e' }

/** The Level of a place, 0 for `U` and 1 for `L`. (Orienteering 101) */
export const LEVEL = (at: At): 0 | 1 => (at < PER_LEVEL ? 0 : 1)

/** A direction's place in `DIRS`. (Orienteering 101) */
export const indexOf = (dir: Dir): 0 | 1 | 2 | 3 => INDEX[dir]

/** A direction's bit in the masks of a Board. (Orienteering 101) */
export const bit = (dir: Dir): 1 | 2 | 4 | 8 => BIT[dir]

/** The direction that leads back. (Orienteering 101) */
export const opposite = (dir: Dir): Dir => OPPOSITE[dir]

/** A place's name within its Level, as `b3`. (Orienteering 101) */
export function placeName(at: At): string {
  const place = at % PER_LEVEL
  return `${'abcd'.charAt(place % COLUMNS)}${Math.floor(place / COLUMNS) + 1}`
}

/** A Sector's absolute name, as `Ub3`. (Orienteering 101) */
export const nameOf = (at: At): Sector => `${LEVEL(at) === 0 ? 'U' : 'L'}${placeName(at)}`

const NAMED: ReadonlyMap<string, At> = new Map(Array.from({ length: PLACES }, (_, at) => [nameOf(at), at]))

/** The place that `Ub3` names. (Orienteering 101) */
export const atOf = (name: string): At | undefined => NAMED.get(name)

/** The place 0–23 within a Level that `b3` names. (Orienteering 101) */
export const placeOf = (name: string): number | undefined => atOf(`U${name}`)

/** The place beside one in a direction, −1 at the edge of the Level. (Orienteering 101) */
export function step(at: At, dir: Dir): At {
  const place = at % PER_LEVEL
  switch (dir) {
    case 'n':
      return place >= COLUMNS ? at - COLUMNS : -1
    case 'e':
      return place % COLUMNS < COLUMNS - 1 ? at + 1 : -1
    case 's':
      return place < PER_LEVEL - COLUMNS ? at + COLUMNS : -1
    case 'w':
      return place % COLUMNS > 0 ? at - 1 : -1
  }
}

/** The number of a side, told from the first of the two places it parts: U before L, then row, then column. (R22) */
export function sideOf(at: At, dir: Dir): number {
  const beside = step(at, dir)
  return beside >= 0 && beside < at ? beside * 4 + INDEX[OPPOSITE[dir]] : at * 4 + INDEX[dir]
}

/** A side's name, told from its first Sector, as `Ub3e`. (R22) */
export const sideName = (side: number): SideName => `${nameOf(side >> 2)}${'nesw'.charAt(side & 3)}`

/** The side that a name from either of its Sectors means. (R22) */
export function sideFrom(name: string): number | undefined {
  const at = atOf(name.slice(0, 3))
  const dir = DIRS.find((one) => one === name.slice(3))
  return at === undefined || dir === undefined ? undefined : sideOf(at, dir)
}

/** The two places that a side parts, the first one first; the second is −1 at the edge. (R22) */
export function endsOf(side: number): readonly [At, At] {
  const dir = DIRS[side & 3] ?? 'n'
  return [side >> 2, step(side >> 2, dir)]
}
