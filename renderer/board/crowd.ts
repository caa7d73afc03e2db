// How several figures share one Sector: where each stands and how large it is, in tiles from the Sector's middle.
export interface Spot {
  readonly x: number
  /** Where the feet are. */
  readonly y: number
  /** Height of the figure, in tiles. */
  readonly size: number
}

/** A ground line for each: the back row first, so that those in front overlap it. */
const ROWS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 0.3, size: 0.78 }],
  [
    { x: -0.2, y: 0.2, size: 0.6 },
    { x: 0.2, y: 0.36, size: 0.6 },
  ],
  [
    { x: 0, y: 0.08, size: 0.52 },
    { x: -0.24, y: 0.36, size: 0.54 },
    { x: 0.24, y: 0.36, size: 0.54 },
  ],
  [
    { x: -0.22, y: 0.06, size: 0.48 },
    { x: 0.22, y: 0.06, size: 0.48 },
    { x: -0.22, y: 0.4, size: 0.5 },
    { x: 0.22, y: 0.4, size: 0.5 },
  ],
]
/** Beside the Hero's token, which keeps the middle: the corners first, then the sides. */
const ABOUT: readonly Spot[] = [
  { x: 0.3, y: -0.04, size: 0.42 },
  { x: -0.3, y: -0.04, size: 0.42 },
  { x: 0.31, y: 0.46, size: 0.42 },
  { x: -0.31, y: 0.46, size: 0.42 },
  { x: 0.4, y: 0.2, size: 0.36 },
  { x: -0.4, y: 0.2, size: 0.36 },
]

/** Spots for `count` figures; with the Hero among them they stand about him. */
export function crowd(count: number, withHero: boolean): readonly Spot[] {
  if (!withHero && count < ROWS.length) return ROWS[count] ?? []
  if (withHero && count === 1) return [{ x: 0.3, y: -0.05, size: 0.5 }]
  if (withHero && count <= ABOUT.length) return ABOUT.slice(0, count)
  // More than the table's limits allow: a grid, smaller and smaller.
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const size = 0.86 / columns
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * size,
    y: (Math.floor(i / columns) + 1) * (0.9 / rows) - 0.44,
    size,
  }))
}
