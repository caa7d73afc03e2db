// Makes a side of a sheet by chance: walls go up in an open Level, one by one, until few ways round are left. Most drafts
// are thrown away; what is left keeps every cornerstone and is not dull.
import { boardOf, checkSheet, type SheetSide, shuffled } from './deal.ts'
import { type At, bit, COLUMNS, DIRS, opposite, PER_LEVEL, placeName, ROWS, step } from './grid.ts'
import { dullness, rate } from './rate.ts'
import { corridorChar, isFault } from './sheet.ts'
import { lampLine } from './sight.ts'

type Chance = (use: string, n: number) => number
type Opening = readonly [At, 'e' | 's']

const PLACES = Array.from({ length: PER_LEVEL }, (_, at) => at)
const ROOMS = 4
const LCUS = 4
const MOST_VOIDS = 3
const [FEWEST_LOOPS, MOST_LOOPS] = [3, 6]
const HALFWAY = 2
/** About one draft in twenty is a side, so that chance never comes to so many. */
const DRAFTS = 10_000

/**
 * Makes a side to play on. `chance` gives a whole number below n for a named use; the same answers make the same side. The
 * check and the rating have the last word on it, whatever the draft meant to do; how many drafts they threw away says nothing of the one
 * that they kept. (Orienteering 101, R65)
 */
export function generateSide(chance: Chance): SheetSide {
  for (let draft = 0; draft < DRAFTS; draft++) {
    const side = drafted(chance)
    if (side === null || checkSheet(side.lines, side.lcus).length > 0) continue
    const board = boardOf(side)
    if (!isFault(board) && dullness(rate(board)).length === 0) return side
  }
  throw new Error('Chance makes no sheet')
}

/** A side that may keep the cornerstones, or null where it cannot. Stairs and LCUs stand in Corridors, never in one Sector. */
function drafted(chance: Chance): SheetSide | null {
  const rooms = roomPlaces(chance)
  if (rooms === null) return null
  const rest = PLACES.filter((at) => !rooms.includes(at))
  const voids = shuffled(rest, 'sheet-void', chance).slice(0, chance('sheet-voids', MOST_VOIDS + 1))
  const loops = FEWEST_LOOPS + chance('sheet-loops', MOST_LOOPS - FEWEST_LOOPS + 1)
  const open = walledUp(shuffled(openings(rooms, voids), 'sheet-wall', chance), PER_LEVEL - voids.length, loops)
  if (PLACES.some((at) => !voids.includes(at) && ways(open[at] ?? 0) < 2)) return null
  if (rooms.some((room) => ways(open[room] ?? 0) > 3)) return null
  const lines = written(open, rooms, chance)
  const board = boardOf({ lines, lcus: [] })
  if (isFault(board) || rooms.some((room) => board.stairs[room] !== null)) return null
  const lamps = PLACES.filter((at) => {
    const isPlain = board.tile[at] !== null && board.stairs[at] === null
    return isPlain && DIRS.some((dir) => lampLine(board, at, dir, []).length > 2)
  })
  const lcus = shuffled(lamps, 'sheet-lcu', chance).slice(0, LCUS)
  return { lines, lcus: lcus.toSorted((a, b) => a - b).map(placeName) }
}

/** Places for the Rooms. Those 2 apart as the crow flies would nearly always be 2 steps apart as well, which is too near. */
function roomPlaces(chance: Chance): readonly At[] | null {
  const rooms: At[] = []
  while (rooms.length < ROOMS) {
    const free = PLACES.filter((at) => !rooms.includes(at) && rooms.every((room) => rowsAndColumns(room, at) !== 2))
    const at = free[chance('sheet-room', free.length)]
    if (at === undefined) return null
    rooms.push(at)
  }
  return rooms
}

const rowsAndColumns = (a: At, b: At): number =>
  Math.abs((a % COLUMNS) - (b % COLUMNS)) + Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS))

/** All openings that a Level of these places could have: none joins two Rooms. */
function openings(rooms: readonly At[], voids: readonly At[]): readonly Opening[] {
  return PLACES.flatMap((at) =>
    (['e', 's'] as const).flatMap((dir): readonly Opening[] => {
      const beside = step(at, dir)
      const isNothing = beside < 0 || voids.includes(at) || voids.includes(beside)
      return isNothing || (rooms.includes(at) && rooms.includes(beside)) ? [] : [[at, dir]]
    }),
  )
}

/** Walls up openings in this order while every Sector keeps two and can be reached, down to as many loops. */
function walledUp(all: readonly Opening[], sectors: number, loops: number): readonly number[] {
  const open = PLACES.map(() => 0)
  const flip = ([at, dir]: Opening): void => {
    const beside = step(at, dir)
    open[at] = (open[at] ?? 0) ^ bit(dir)
    open[beside] = (open[beside] ?? 0) ^ bit(opposite(dir))
  }
  all.forEach(flip)
  let spare = all.length - sectors + 1 - loops
  for (const opening of all) {
    if (spare <= 0) break
    const [at, dir] = opening
    if (ways(open[at] ?? 0) < 3 || ways(open[step(at, dir)] ?? 0) < 3) continue
    flip(opening)
    if (reached(open, at) === sectors) spare--
    else flip(opening)
  }
  return open
}

const ways = (open: number): number => DIRS.filter((dir) => (open & bit(dir)) !== 0).length

function reached(open: readonly number[], from: At): number {
  const found = new Set([from])
  for (const at of found) for (const dir of DIRS) if (((open[at] ?? 0) & bit(dir)) !== 0) found.add(step(at, dir))
  return found.size
}

/** The six lines of a Level, Stairs of either colour in the margins. */
function written(open: readonly number[], rooms: readonly At[], chance: Chance): readonly string[] {
  const [west, east] = [HALFWAY + chance('sheet-stairs', 2), HALFWAY + chance('sheet-stairs', 2)]
  const [atWest, atEast] = chance('sheet-stairs', 2) === 0 ? ['r', 'b'] : ['b', 'r']
  return Array.from({ length: ROWS }, (_, row) => {
    const cells = PLACES.slice(row * COLUMNS, (row + 1) * COLUMNS).map((at) =>
      rooms.includes(at) ? '□' : corridorChar(open[at] ?? 0),
    )
    return `${row === west ? atWest : ' '}${cells.join('')}${row === east ? atEast : ' '}`
  })
}
