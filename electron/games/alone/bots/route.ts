// Where the Hero would go, and by which way first: through what he has noted, and into the dark where a Room may lie by what he was told.
import type { Room, Way } from '../../../contract/alone.ts'
import { type Chart, DIRS, type Noted, type Sheet, spot, STEP } from './chart.ts'

/** A way on from where he stands, and how many Turns it may take to be there. */
export interface Route {
  readonly turns: number
  /** Null: he is there. */
  readonly way: Way | null
  /** He has seen the place. */
  readonly known: boolean
  /** Places where it may be, as far as he knows. */
  readonly open: number
}

interface Reached {
  readonly noted: Noted
  readonly turns: number
  readonly first: Way | null
}
/** A place that he has not seen, beside one that he has. */
interface Edge {
  readonly sheet: Sheet
  readonly east: number
  readonly south: number
  readonly door: boolean
  readonly turns: number
  readonly first: Way
}

/** A detour that is likely in the dark, for each Sector as the crow flies. */
const WINDING = 1.35
/** What is not known at all may be so far. */
const SOMEWHERE = 6
/** To the Stairs that he has not seen, and from their other end. */
const UNSEEN_STAIRS = 5

/** All that he can reach through what he has noted, by Turns. `costly`: Turns that a Sector costs besides. */
export function reachable(chart: Chart, costly: (noted: Noted) => number): readonly Reached[] {
  const { here } = chart
  if (here === undefined) return []
  const done: Reached[] = []
  const open: Reached[] = [{ noted: here, turns: 0, first: null }]
  const seen = new Set<Noted>()
  for (;;) {
    const at = open.reduce<number>((least, each, i) => (each.turns < (open[least]?.turns ?? Infinity) ? i : least), 0)
    const [now] = open.splice(at, 1)
    if (now === undefined) return done
    if (seen.has(now.noted)) continue
    seen.add(now.noted)
    done.push(now)
    for (const way of waysFrom(now.noted)) {
      const to = chart.beyond(now.noted, way)
      if (to === undefined || seen.has(to)) continue
      const turns = now.turns + 1 + (isShut(now.noted, way) ? 1 : 0) + costly(to)
      open.push({ noted: to, turns, first: now.first ?? way })
    }
  }
}

const waysFrom = ({ seen }: Noted): readonly Way[] => (seen.stairs === undefined ? seen.open : [...seen.open, 'stairs'])
const isShut = ({ seen }: Noted, way: Way): boolean => seen.doors.some((door) => door.dir === way && door.blocked)

function edgesOf(chart: Chart, reached: readonly Reached[]): readonly Edge[] {
  return reached.flatMap(({ noted, turns, first }) =>
    DIRS.filter((dir) => noted.seen.open.includes(dir) && chart.beyond(noted, dir) === undefined).map((dir) => ({
      sheet: noted.sheet,
      east: noted.east + STEP[dir][0],
      south: noted.south + STEP[dir][1],
      door: noted.seen.doors.some((door) => door.dir === dir),
      turns: turns + 1 + (isShut(noted, dir) ? 1 : 0),
      first: first ?? dir,
    })),
  )
}

/** The shortest route to a Room, seen or not. */
export function routeTo(chart: Chart, room: Room, costly: (noted: Noted) => number): Route {
  const reached = reachable(chart, costly)
  const edges = edgesOf(chart, reached)
  const seen = chart.all.find((noted) => noted.seen.tile === room)
  const there = reached.find(({ noted }) => noted === seen)
  const level = seen?.sheet.level ?? chart.located.findLast((x) => x.target === room)?.level
  const ends: Route[] = []
  if (there !== undefined) ends.push({ turns: there.turns, way: there.first, known: true, open: 1 })
  const open = level === undefined ? chart.all.length : 0
  const places = new Map<Sheet, readonly Place[]>()
  for (const edge of edges) {
    const { sheet, turns, first } = edge
    const far = (): number => {
      if (level !== undefined && level !== sheet.level) return UNSEEN_STAIRS + fromStairs(chart, room)
      if (seen !== undefined && seen.sheet === sheet) return WINDING * apart(edge, seen)
      const may = places.get(sheet) ?? placesOf(chart, sheet, room, edges)
      places.set(sheet, may)
      return level === undefined && !edge.door ? SOMEWHERE : farFrom(edge, may)
    }
    ends.push({ turns: turns + far(), way: first, known: seen !== undefined, open })
  }
  if (level !== undefined)
    for (const { noted, turns, first } of reached) {
      const isUnseen = noted.seen.stairs !== undefined && chart.beyond(noted, 'stairs') === undefined
      if (!isUnseen || noted.sheet.level === level) continue
      ends.push({ turns: turns + 1 + fromStairs(chart, room, noted), way: first ?? 'stairs', known: false, open })
    }
  else
    for (const { noted, turns, first } of reached)
      if (noted.seen.stairs !== undefined && chart.beyond(noted, 'stairs') === undefined)
        ends.push({ turns: turns + 1 + SOMEWHERE, way: first ?? 'stairs', known: false, open })
  const least = ends.toSorted((a, b) => a.turns - b.turns)[0]
  const own = chart.here === undefined ? undefined : places.get(chart.here.sheet)
  return least === undefined
    ? { turns: 20, way: null, known: false, open }
    : { ...least, open: least.known ? 1 : (own?.length ?? 12) }
}

/** Steps from the other end of the Stairs, by what he was told. */
function fromStairs(chart: Chart, room: Room, stairs?: Noted): number {
  const said = chart.located.findLast((x) => x.target === room)
  if (said === undefined) return SOMEWHERE
  if (stairs === undefined || said.from.sheet !== stairs.sheet) return Math.max(1, said.distance / 2)
  return Math.max(1, said.distance - apart(said.from, stairs) - 1)
}

interface Place {
  readonly east: number
  readonly south: number
}

/** Where on a sheet a Room may lie: not where he has been, as far as he was told, and behind a Door where he knows the way in. */
function placesOf(chart: Chart, sheet: Sheet, room: Room, edges: readonly Edge[]): readonly Place[] {
  const told = chart.located.filter((x) => x.target === room && x.from.sheet === sheet && x.level === sheet.level)
  const corridors = new Set(
    edges.filter((edge) => edge.sheet === sheet && !edge.door).map((e) => spot(e.east, e.south)),
  )
  const all = chart.unseen(sheet).map(([east, south]) => ({ east, south }))
  const dark = all.filter(({ east, south }) => !corridors.has(spot(east, south)))
  // Without Stairs a way from one place to another is odd or even as its crow's flight is.
  const fits = dark.filter((place) =>
    told.every(({ from, distance }) => apart(place, from) <= distance && (distance - apart(place, from)) % 2 === 0),
  )
  return fits.length > 0 ? fits : dark
}

/** From the edge of what he knows to where it may be: the nearest such place, and a little of all. */
function farFrom(edge: Edge, places: readonly Place[]): number {
  if (places.length === 0) return SOMEWHERE
  const far = places.map((place) => apart(edge, place))
  const mean = far.reduce((sum, each) => sum + each, 0) / far.length
  return WINDING * (0.4 * Math.min(...far) + 0.6 * mean)
}

const apart = (a: Place, b: Place): number => Math.abs(a.east - b.east) + Math.abs(a.south - b.south)
