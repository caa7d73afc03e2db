// Where each Revealed Sector is drawn. Island 0 lies about the Hero's Sector; what he cannot place against it stands apart, as insets.
// Pure, and made from the Hero's own view alone: two equal views are laid out equally.
import type { SectorView } from '../../electron/contract/alone.ts'

export interface Placed {
  readonly sector: SectorView
  /** East and south of the island's own origin, in tiles. */
  readonly x: number
  readonly y: number
}
export interface Island {
  readonly island: number
  readonly sectors: readonly Placed[]
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const at = (sector: SectorView): Placed => ({ sector, x: sector.at[0], y: sector.at[1] })

/** The islands in order of their numbers, each with its bounds in tiles (a tile at x reaches from x - ½ to x + ½). */
export function islandsOf(labyrinth: readonly SectorView[]): readonly Island[] {
  const numbers = [...new Set(labyrinth.map((sector) => sector.island))].sort((a, b) => a - b)
  return numbers.map((island) => {
    const sectors = labyrinth.filter((sector) => sector.island === island).map(at)
    const xs = sectors.map((s) => s.x)
    const ys = sectors.map((s) => s.y)
    const left = Math.min(...xs) - 0.5
    const top = Math.min(...ys) - 0.5
    return { island, sectors, left, top, width: Math.max(...xs) + 0.5 - left, height: Math.max(...ys) + 0.5 - top }
  })
}

/** The Hero's own Sector: the first of the list. */
export const ownSector = (labyrinth: readonly SectorView[]): SectorView | undefined => labyrinth[0]

export interface Inset {
  readonly island: Island
  /** The middle of the inset's box, and the size of its tiles, in pixels of the board. */
  readonly cx: number
  readonly cy: number
  readonly tile: number
}
export interface Box {
  readonly width: number
  readonly height: number
}

/** The other islands, set into boxes down the board's right edge, then down its left one, outside of the ring. */
export function insetsOf(islands: readonly Island[], board: Box, ring: number): readonly Inset[] {
  const margin = Math.max(96, board.width / 2 - ring - 32)
  const box = Math.min(margin, board.height / 3)
  const perSide = Math.max(1, Math.floor(board.height / (box + 44)))
  return islands
    .filter(({ island }) => island !== 0)
    .map((island, i) => {
      const right = Math.floor(i / perSide) % 2 === 0
      const row = i % perSide
      const tile = Math.min(box * 0.72, box / island.width, box / island.height)
      const cx = right ? board.width - box / 2 - 4 : box / 2 + 4
      return { island, cx, cy: 28 + box / 2 + row * (box + 44), tile }
    })
}
