// Evil's Map, read from its sheets: which Sector leads where, what stands in it, and how far all are from one.
import type { Dir, EvilView, Room, Sector } from '../../../contract/alone.ts'

export interface Place {
  readonly at: Sector
  readonly level: string
  readonly room: Room | null
  /** Where each way leads: n e s w, and stairs. */
  readonly ways: Map<string, Sector>
  readonly doors: readonly string[]
}
export type Plot = ReadonlyMap<Sector, Place>

const COLUMNS = 'abcd'
const OPENINGS: Readonly<Record<string, string>> = {
  '┼': 'nesw',
  '├': 'nes',
  '┤': 'nsw',
  '┬': 'esw',
  '┴': 'new',
  '│': 'ns',
  '─': 'ew',
  '┌': 'es',
  '┐': 'sw',
  '└': 'ne',
  '┘': 'nw',
}
const ROOMS: Readonly<Record<string, Room>> = {
  I: 'infirmary',
  E: 'escape-pods',
  H: 'hangar-bay',
  V: 'ventilation-room',
  D: 'dormitory',
  G: 'generator-room',
  L: 'laboratory',
  C: 'control-room',
}
const STEP: Readonly<Record<Dir, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }
const BACK: Readonly<Record<Dir, Dir>> = { n: 's', e: 'w', s: 'n', w: 'e' }
const DIRS: readonly Dir[] = ['n', 'e', 's', 'w']

const known = new WeakMap<object, Plot>()

/** The Map as places; read once for each state of its sheets. */
export function mapOf(levels: EvilView['levels']): Plot {
  if (levels === null) return new Map()
  const plot = known.get(levels) ?? read(levels)
  known.set(levels, plot)
  return plot
}

function read({ upper, lower }: NonNullable<EvilView['levels']>): Plot {
  const plot = new Map<Sector, Place>()
  const stairs = new Map<string, Sector[]>()
  for (const [level, rows] of [
    ['U', upper],
    ['L', lower],
  ] as const)
    for (let y = 0; y < 6; y++)
      for (let x = 0; x < 4; x++) {
        const sign = signAt(rows, x, y)
        if (!isRoom(sign) && !(sign in OPENINGS)) continue
        const at = `${level}${COLUMNS[x] ?? ''}${y + 1}`
        const open = DIRS.filter((dir) => {
          const [dx, dy] = STEP[dir]
          const beside = signAt(rows, x + dx, y + dy)
          return isRoom(sign) ? (OPENINGS[beside] ?? '').includes(BACK[dir]) : (OPENINGS[sign] ?? '').includes(dir)
        })
        const beside = (dir: Dir): readonly [number, number] => [x + STEP[dir][0], y + STEP[dir][1]]
        const ways = new Map(
          open.map((dir): [string, Sector] => {
            const [bx, by] = beside(dir)
            return [dir, `${level}${COLUMNS[bx] ?? '?'}${by + 1}`]
          }),
        )
        const doors = open.filter((dir) => isRoom(sign) || isRoom(signAt(rows, ...beside(dir))))
        plot.set(at, { at, level, room: ROOMS[sign] ?? null, ways, doors })
        const colour = x === 0 ? rows[y]?.[0] : x === 3 ? rows[y]?.[5] : undefined
        if (colour === 'r' || colour === 'b') stairs.set(colour, [...(stairs.get(colour) ?? []), at])
      }
  for (const [one, other] of stairs.values())
    if (one !== undefined && other !== undefined) {
      plot.get(one)?.ways.set('stairs', other)
      plot.get(other)?.ways.set('stairs', one)
    }
  return plot
}
const signAt = (rows: readonly string[], x: number, y: number): string =>
  x < 0 || x > 3 ? ' ' : (rows[y]?.[x + 1] ?? ' ')
const isRoom = (sign: string): boolean => sign in ROOMS || sign === '□'

const measured = new WeakMap<Plot, Map<Sector, ReadonlyMap<Sector, number>>>()

/** Steps from one Sector to all that it is joined to. Blocked Doors, named from either side, part their Sectors. */
export function distances(plot: Plot, from: Sector, blocked: readonly string[]): ReadonlyMap<Sector, number> {
  if (blocked.length > 0) return measure(plot, from, blocked)
  const all = measured.get(plot) ?? new Map<Sector, ReadonlyMap<Sector, number>>()
  measured.set(plot, all)
  const far = all.get(from) ?? measure(plot, from, blocked)
  all.set(from, far)
  return far
}

function measure(plot: Plot, from: Sector, blocked: readonly string[]): ReadonlyMap<Sector, number> {
  const far = new Map<Sector, number>([[from, 0]])
  const queue = [from]
  for (const at of queue)
    for (const [way, to] of plot.get(at)?.ways ?? []) {
      if (far.has(to) || (blocked.length > 0 && isBlocked(plot, at, way, blocked))) continue
      far.set(to, (far.get(at) ?? 0) + 1)
      queue.push(to)
    }
  return far
}

/** Whether a Door is Blocked. */
export function isBlocked(plot: Plot, at: Sector, way: string, blocked: readonly string[]): boolean {
  if (way === 'stairs') return false
  const to = plot.get(at)?.ways.get(way) ?? ''
  return blocked.includes(`${at}${way}`) || blocked.includes(`${to}${BACK[way as Dir]}`)
}

/** The Sectors of a shortest route, its end among them and its start not. */
export function routeOf(plot: Plot, from: Sector, to: Sector): readonly Sector[] {
  const far = distances(plot, to, [])
  const route: Sector[] = []
  for (let at = from; at !== to;) {
    const next = [...(plot.get(at)?.ways.values() ?? [])].find((each) => far.get(each) === (far.get(at) ?? 0) - 1)
    if (next === undefined) return route
    route.push(next)
    at = next
  }
  return route
}
