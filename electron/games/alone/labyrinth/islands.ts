// Decides which Revealed Sectors the Hero knows by place, and how: island 0 round his own Sector, others each for itself.
import { draw } from '../dice.ts'
import { type At, bit, COLUMNS, DIRS, sideOf, step } from '../map/grid.ts'
import { type Seen, seenAt, type State } from '../state.ts'

interface Place {
  readonly island: number
  readonly east: number
  readonly south: number
}

const FORWARD: readonly (typeof DIRS)[number][] = ['e', 's']

/** Joins the frames of Revealed Sectors between which an open side or an unblocked Door leads; once joined they stay so. */
export function joinFrames(s: State): void {
  const frames = new Map(s.labyrinth.map((seen) => [seen.at, seen.frame]))
  for (const { at } of s.labyrinth) {
    for (const dir of FORWARD) {
      const joined = frames.get(step(at, dir))
      if (joined === undefined || !leads(s, at, dir)) continue
      const own = frames.get(at) ?? joined
      for (const [place, frame] of frames) if (frame === joined) frames.set(place, own)
    }
  }
  s.labyrinth = s.labyrinth.map((seen) => ({ ...seen, frame: frames.get(seen.at) ?? seen.frame }))
}

const leads = (s: State, at: At, dir: (typeof DIRS)[number]): boolean =>
  ((s.board.open[at] ?? 0) & bit(dir)) !== 0 && !s.blocked.includes(sideOf(at, dir))

/** Each frame's island number and the Sector that its places are told from. */
export function islands(s: State): ReadonlyMap<number, { readonly island: number; readonly origin: At }> {
  const first = new Map<number, Seen>()
  for (const seen of s.labyrinth) {
    const known = first.get(seen.frame)
    if (known === undefined || rank(seen) < rank(known)) first.set(seen.frame, seen)
  }
  const own = s.labyrinth.find((seen) => seen.at === s.hero.at)?.frame
  const others = [...first.values()].filter((seen) => seen.frame !== own).toSorted((a, b) => rank(a) - rank(b))
  const result = new Map(others.map((seen, i) => [seen.frame, { island: i + 1, origin: seen.at }]))
  if (own !== undefined) result.set(own, { island: 0, origin: s.hero.at })
  return result
}

/**
 * The order in which frames are counted when handles are given: island 0, those that had a number, then those that form now, by how they
 * look, since nothing else of them is known; alike ones by lot.
 */
export function frameOrder(s: State): ReadonlyMap<number, number> {
  const known = islands(s)
  const isNew = (frame: number): boolean =>
    known.get(frame)?.island !== 0 && !s.labyrinth.some((seen) => seen.frame === frame && seen.handle > 0)
  const fresh = [...known.keys()].filter(isNew)
  const order = fresh
    .map((frame) => ({ frame, looks: looksOf(s, frame), lot: fresh.length > 1 ? draw(s, 'handle', 1e9) : 0 }))
    .toSorted((a, b) => (a.looks === b.looks ? a.lot - b.lot : a.looks < b.looks ? -1 : 1))
    .map(({ frame }) => frame)
  return new Map(
    [...known].map(([frame, { island }]) => [frame, isNew(frame) ? known.size + order.indexOf(frame) : island]),
  )
}

/** What the Hero sees of a frame, wherever it lies. */
function looksOf(s: State, frame: number): string {
  const places = s.labyrinth.flatMap((seen) => (seen.frame === frame ? [seen.at] : [])).toSorted((a, b) => a - b)
  const [first = 0] = places
  return JSON.stringify(
    places.map((at) => [
      row(at) - row(first),
      column(at) - column(first),
      s.board.tile[at],
      s.board.open[at],
      s.board.door[at],
      DIRS.filter((dir) => s.blocked.includes(sideOf(at, dir))),
      s.board.stairs[at],
      s.board.lcu[at],
      s.lights.includes(at),
      s.dangers.includes(at),
      s.conditions.flatMap((c) => (c.at === at ? [c.kind] : [])).toSorted(),
      s.creatures.flatMap((c) => (c.at === at ? [`${c.kind} ${c.wounded}`] : [])).toSorted(),
    ]),
  )
}

/** A Sector whose handle is still to be given comes after all others. */
const rank = (seen: Seen): number => (seen.handle === 0 ? Infinity : seen.handle)

/** What the Hero has no number for comes last. */
const UNCOUNTED = 1e9
/** The Hero's number for a Sector. */
export const countOf = (s: State, at: At): number => seenAt(s, at)?.handle ?? UNCOUNTED
/** Sectors as the Hero counts them: he is told of one after the other, and the order of the Map is none of his. */
export const asCounted = (s: State, sectors: readonly At[]): readonly At[] =>
  sectors.toSorted((a, b) => countOf(s, a) - countOf(s, b))

/** Where a Revealed Sector lies as the Hero knows it. */
export function placeIn(s: State, seen: Seen, known = islands(s)): Place {
  const { island, origin } = known.get(seen.frame) ?? { island: 0, origin: seen.at }
  return { island, east: column(seen.at) - column(origin), south: row(seen.at) - row(origin) }
}

const column = (at: At): number => at % COLUMNS
const row = (at: At): number => Math.floor(at / COLUMNS)
