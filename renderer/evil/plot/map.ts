// The Map as Evil's window reads it from its sheets: what stands where, what joins what, how far, and what the Hero would hear.
// It draws and previews; what is legal the rules alone say, by the options that they offer.
import type { Colour, Dir, EvilView, Room, Sector, Way } from '../../../electron/contract/alone.ts'

export const DIRS: readonly Dir[] = ['n', 'e', 's', 'w']
export const STEP: Readonly<Record<Dir, readonly [x: number, y: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
}
const BACK: Readonly<Record<Dir, Dir>> = { n: 's', e: 'w', s: 'n', w: 'e' }
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
const STAIRS: Readonly<Record<string, Colour>> = { r: 'red', b: 'blue' }

export type Level = 'U' | 'L'
export interface Cell {
  readonly at: Sector
  readonly level: Level
  readonly x: number
  readonly y: number
  /** A Room with its letter; null is a Corridor, and so is a Room space that is still empty. */
  readonly room: Room | null
  readonly letter: string
  /** Sides that lead on, Doors among them. */
  readonly open: readonly Dir[]
  readonly doors: readonly Dir[]
  readonly stairs: Colour | null
}
export type Plan = ReadonlyMap<Sector, Cell>

export const sectorAt = (level: string, x: number, y: number): Sector => `${level}${COLUMNS[x] ?? '?'}${y + 1}`
export const placeOf = (at: Sector): { readonly level: Level; readonly x: number; readonly y: number } => ({
  level: at.startsWith('L') ? 'L' : 'U',
  x: COLUMNS.indexOf(at.charAt(1)),
  y: Number(at.charAt(2)) - 1,
})

const isRoomSign = (sign: string): boolean => sign in ROOMS || sign === '□'

function cellsOf(level: Level, rows: readonly string[]): Cell[] {
  const sign = (x: number, y: number): string => (x < 0 || x > 3 ? ' ' : (rows[y]?.[x + 1] ?? ' '))
  const opens = (x: number, y: number, dir: Dir): boolean => (OPENINGS[sign(x, y)] ?? '').includes(dir)
  const cells: Cell[] = []
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 4; x++) {
      const here = sign(x, y)
      const room = isRoomSign(here)
      if (!room && !(here in OPENINGS)) continue
      const beside = (dir: Dir): readonly [number, number] => [x + STEP[dir][0], y + STEP[dir][1]]
      const open = DIRS.filter((dir) => (room ? opens(...beside(dir), BACK[dir]) : opens(x, y, dir)))
      const doors = room ? open : open.filter((dir) => isRoomSign(sign(...beside(dir))))
      const margin = x === 0 ? rows[y]?.[0] : x === 3 ? rows[y]?.[5] : undefined
      const stairs = STAIRS[margin ?? ''] ?? null
      cells.push({
        at: sectorAt(level, x, y),
        level,
        x,
        y,
        room: ROOMS[here] ?? null,
        letter: room ? here : '',
        open,
        doors,
        stairs,
      })
    }
  return cells
}

export function planOf(levels: EvilView['levels']): Plan {
  if (levels === null) return new Map()
  return new Map([...cellsOf('U', levels.upper), ...cellsOf('L', levels.lower)].map((cell) => [cell.at, cell]))
}

/** A Blocked Door may be named from either of its sides. */
export function isBlocked(view: Pick<EvilView, 'blocked'>, at: Sector, dir: Dir): boolean {
  const [dx, dy] = STEP[dir]
  const { level, x, y } = placeOf(at)
  return view.blocked.some(
    (side) => side === `${at}${dir}` || side === `${sectorAt(level, x + dx, y + dy)}${BACK[dir]}`,
  )
}

/** The Sector on the other side, through a Door or the Stairs too; Blocked Doors are the caller's to ask for. */
export function beyond(plan: Plan, cell: Cell, way: Way): Cell | null {
  if (way === 'stairs') {
    if (cell.stairs === null) return null
    return [...plan.values()].find((other) => other.stairs === cell.stairs && other.level !== cell.level) ?? null
  }
  if (!cell.open.includes(way)) return null
  return plan.get(sectorAt(cell.level, cell.x + STEP[way][0], cell.y + STEP[way][1])) ?? null
}

interface Step {
  readonly way: Way
  readonly to: Cell
}
/** Where one may step to, Blocked Doors left out where `blocked` tells of them. */
export function stepsFrom(plan: Plan, cell: Cell, view: Pick<EvilView, 'blocked'> | null): readonly Step[] {
  const ways: readonly Way[] = [...cell.open, ...(cell.stairs ? (['stairs'] as const) : [])]
  return ways.flatMap((way) => {
    const to = beyond(plan, cell, way)
    return to === null || (view && way !== 'stairs' && isBlocked(view, cell.at, way)) ? [] : [{ way, to }]
  })
}

/** Distances in Sectors from one Sector; Blocked Doors interrupt them only where `view` is given. */
export function distancesFrom(
  plan: Plan,
  from: Sector,
  view: Pick<EvilView, 'blocked'> | null,
): ReadonlyMap<Sector, number> {
  const found = new Map<Sector, number>()
  let edge = [plan.get(from)].filter((cell) => cell !== undefined)
  for (let far = 0; edge.length > 0; far++) {
    for (const cell of edge) found.set(cell.at, far)
    const next = edge.flatMap((cell) => stepsFrom(plan, cell, view).map((step) => step.to))
    edge = [...new Set(next)].filter((cell) => !found.has(cell.at))
  }
  return found
}

/** What he hears of a Noise there: all true answers, of which a tie leaves several. */
export type Heard = Way | 'here' | 'other' | 'sealed'
export function heardFrom(plan: Plan, view: Pick<EvilView, 'at' | 'blocked'>, source: Sector): readonly Heard[] {
  const hero = view.at === null ? undefined : plan.get(view.at)
  if (hero === undefined) return []
  if (placeOf(source).level !== hero.level) return ['other']
  if (source === hero.at) return ['here']
  const far = distancesFrom(plan, source, view)
  const steps = stepsFrom(plan, hero, view).filter(({ to }) => far.has(to.at))
  if (steps.length === 0) return ['sealed']
  const least = Math.min(...steps.map(({ to }) => far.get(to.at) ?? Infinity))
  return steps.filter(({ to }) => far.get(to.at) === least).map(({ way }) => way)
}

/** The Sectors in the Hero's Line of Sight, his own first, and how far it runs each way. */
export function sightOf(
  plan: Plan,
  view: Pick<EvilView, 'at' | 'blocked' | 'revealed'>,
): ReadonlyMap<Sector, Dir | null> {
  const seen = new Map<Sector, Dir | null>()
  const hero = view.at === null ? undefined : plan.get(view.at)
  if (hero === undefined) return seen
  seen.set(hero.at, null)
  for (const dir of DIRS) {
    let at: Cell = hero
    for (;;) {
      const to = beyond(plan, at, dir)
      const strangeDoor = at !== hero && at.doors.includes(dir)
      if (to === null || strangeDoor || isBlocked(view, at.at, dir) || !view.revealed.includes(to.at)) break
      seen.set(to.at, dir)
      at = to
    }
  }
  return seen
}
