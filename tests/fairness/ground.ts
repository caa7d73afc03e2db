// Deals the unseen part of a Map anew: openings and Doors between Sectors that the Hero never sees, which Room lies where, LCUs, Stairs.
// Every change is kept only if the new Map would still answer as the Hero was answered.
import { type At, beside, type Chart, column, copyChart, isCorridor, side } from './chart.ts'
import type { Random } from '../helpers/random-map.ts'

export interface Frozen {
  /** Sectors that stay as they are. */
  readonly sectors: ReadonlySet<At>
  /** Sides that stay as they are, by number. */
  readonly sides: ReadonlySet<number>
  /** Which Room lies where stays as it is. */
  readonly rooms: boolean
}
export interface Ground {
  readonly chart: Chart
  /** What differs from before, by kind. */
  readonly anew: Readonly<Record<'openings' | 'rooms' | 'lamps' | 'stairs' | 'ties', number>>
}

/** `holds`: whether a Map would answer as it was answered. `ties`: how often with a tie more or less; the last tries seek those. */
export function dealGround(
  before: Chart,
  frozen: Frozen,
  chance: Random,
  tries: number,
  holds: (chart: Chart) => boolean,
  ties: (chart: Chart) => number,
): Ground {
  const free = before.sector.flatMap((is, at) => (is && !frozen.sectors.has(at) ? [at] : []))
  let chart = before
  for (let i = 0; i < tries && free.length > 1; i++) {
    const next = copyChart(chart)
    if (change(next, free, frozen, chance) && holds(next)) chart = next
  }
  let most = ties(chart)
  for (let i = 0; i < tries && free.length > 1; i++) {
    const next = copyChart(chart)
    if (!change(next, free, frozen, chance) || !holds(next)) continue
    const found = ties(next)
    if (found <= most) continue
    chart = next
    most = found
  }
  const differ = (part: (c: Chart, at: At) => unknown): number =>
    free.filter((at) => part(chart, at) !== part(before, at)).length
  return {
    chart,
    anew: {
      openings: differ((c, at) => c.open[at]),
      rooms: differ((c, at) => c.room[at]),
      lamps: differ((c, at) => c.lcu[at]),
      stairs: differ((c, at) => c.stairs[at]),
      ties: most,
    },
  }
}

/** One random change; false where it is none. */
function change(chart: Chart, free: readonly At[], frozen: Frozen, chance: Random): boolean {
  const pick = (): At => free[chance(free.length)]!
  const [a, b] = [pick(), pick()]
  const kind = chance(8)
  if (kind > 2) return toggle(chart, a, 1 + chance(2), free, frozen)
  if (kind === 0) return !frozen.rooms && swap(chart.room, a, b, (at) => chart.room[at] !== null)
  if (kind === 1) return swap(chart.lcu, a, b, (at) => chart.room[at] === null)
  return chart.stairs[a] !== null && sameSide(a, b) && swap(chart.stairs, a, b, (at) => column(at) % 3 === 0)
}

/** Both on one Level and at a margin. */
const sameSide = (a: At, b: At): boolean => a < 24 === b < 24

function swap<T>(list: T[], a: At, b: At, may: (at: At) => boolean): boolean {
  if (a === b || list[a] === list[b] || !may(a) || !may(b)) return false
  ;[list[a], list[b]] = [list[b]!, list[a]!]
  return true
}

/** An opening between two free Sectors is made or closed, and none of them becomes what no tile shows. */
function toggle(chart: Chart, at: At, way: number, free: readonly At[], frozen: Frozen): boolean {
  const other = beside(at, way)
  if (other < 0 || !free.includes(other) || frozen.sides.has(side(at, way))) return false
  if (chart.room[at] !== null && chart.room[other] !== null) return false
  chart.open[at]! ^= 1 << way
  chart.open[other]! ^= 1 << ((way + 2) & 3)
  return [at, other].every((x) => chart.room[x] !== null || isCorridor(chart.open[x]!))
}
