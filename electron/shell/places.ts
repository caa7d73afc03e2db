// Which window stands where: displays told apart by what can be seen of them, pairs of places, and the area of each window. Pure.
import type { Side } from '../contract/wire.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** What is read of Electron's Display. Its id is left out: two monitors of one model can share one, and it can change. */
export interface Screen {
  readonly label: string
  readonly bounds: Area
  readonly workArea: Area
  readonly scaleFactor: number
  readonly rotation: number
  readonly internal: boolean
}
/** The place of each side's window, counted from the left: displays, or the halves of a single one. */
export type Seating = Readonly<Record<Side, number>>
export interface Spot {
  readonly area: Area
  /** The window has the display for itself. */
  readonly full: boolean
}

/** Displays from left to right, then from top to bottom. */
export function inOrder(screens: readonly Screen[]): readonly Screen[] {
  return screens.toSorted((one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y)
}

/** Tells one set of displays from another. Work areas are left out: a task bar that hides itself changes nothing. */
export function fingerprint(screens: readonly Screen[]): string {
  const told = inOrder(screens).map(({ label, bounds, scaleFactor, rotation, internal }) =>
    [label, bounds.x, bounds.y, bounds.width, bounds.height, scaleFactor, rotation, internal].join(','),
  )
  return told.join(' | ')
}

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** True where two displays show the same picture, or part of it. */
export function mirrored(screens: readonly Screen[]): boolean {
  return screens.some((one, i) => screens.slice(i + 1).some((other) => overlap(one.bounds, other.bounds)))
}

/** Maximised windows overhang their display by a few pixels on some systems. */
const OVERHANG = 16

/** The display on which the whole window stands, counted from the left; undefined where there is none. */
export function standsOn(screens: readonly Screen[], window: Area): number | undefined {
  const within = ({ bounds }: Screen): boolean =>
    window.x >= bounds.x - OVERHANG &&
    window.y >= bounds.y - OVERHANG &&
    window.x + window.width <= bounds.x + bounds.width + OVERHANG &&
    window.y + window.height <= bounds.y + bounds.height + OVERHANG
  const found = inOrder(screens).findIndex(within)
  return found < 0 ? undefined : found
}

/** Every way to seat the two sides, the likeliest first. */
export function seatings(screens: readonly Screen[]): readonly Seating[] {
  const places = [...Array(Math.max(2, screens.length)).keys()]
  return places.flatMap((hero) => places.filter((evil) => evil !== hero).map((evil) => ({ hero, evil })))
}

/** The seating that is asked about after this one. */
export function nextSeating(screens: readonly Screen[], seating: Seating): Seating {
  const all = seatings(screens)
  const now = all.findIndex(({ hero, evil }) => hero === seating.hero && evil === seating.evil)
  return all[(now + 1) % all.length] ?? seating
}

export const swapped = ({ hero, evil }: Seating): Seating => ({ hero: evil, evil: hero })

/** The large label of a place while the players are asked whose it is. */
export const label = (place: number): string => String(place + 1)

/** Some systems put the title bar outside of the area that they are given, so that much of a display is left to it. */
const TITLE_BAR = 40
const underTitle = ({ height, ...area }: Area): Area => ({ ...area, height: height - TITLE_BAR })

/** Where a side's window goes: a display of its own, the whole of it once its side is certain, or half of the only one. */
export function spot(screens: readonly Screen[], place: number, certain: boolean): Spot {
  const sorted = inOrder(screens)
  const own = sorted[sorted.length === 1 ? 0 : place]
  if (own === undefined) throw new Error(`there is no place ${place}`)
  if (sorted.length > 1) return { area: certain ? own.bounds : underTitle(own.workArea), full: certain }
  const { x, y, width, height } = underTitle(own.workArea)
  const half = Math.floor(width / 2)
  return { area: { x: place === 0 ? x : x + half, y, width: half, height }, full: false }
}
