// How large tiles are and where the Hero's Sector stands. The camera stays on him: it shrinks tiles before anything leaves the board.
// Nothing but the view, the board's size and the player's own hand moves it.
import type { Island, Box } from './layout.ts'

/** The ring of the concept board, and its tiles from the largest to the smallest. Other sizes of board scale them alike. */
const RING = 364
const TILES = [300, 264, 230, 204, 180, 162, 146, 128, 112, 96] as const

export interface Camera {
  /** Pixels of a tile. */
  readonly tile: number
  /** Where the middle of the Hero's Sector stands on the board. */
  readonly x: number
  readonly y: number
}
/** What the player's own hand adds: a zoom and a drag in pixels. */
export interface Hand {
  readonly zoom: number
  readonly dx: number
  readonly dy: number
}
export const STILL: Hand = { zoom: 1, dx: 0, dy: 0 }

/** The ring about the Hero: as large as the board allows, with room for its letters. */
export const ringOf = (board: Box): number => Math.max(60, Math.min(board.height / 2 - 30, board.width / 2 - 30))

interface Reach {
  readonly x: number
  readonly y: number
}
/** How far the island reaches from the Hero's Sector, in tiles. */
export function reachOf(island: Island | undefined): Reach {
  if (island === undefined) return { x: 0.5, y: 0.5 }
  const { left, top, width, height } = island
  return { x: Math.max(0.5, -left, left + width), y: Math.max(0.5, -top, top + height) }
}

/** Tiles smaller than this may stand out of the ring at its sides, where the board is wider, before they become smaller still. */
const USUAL = 146

/** The largest step of tile with which the island fits, and the smallest where none does. */
export function tileFor(reach: Reach, ring: number, wide = ring): number {
  const scale = ring / RING
  const fits = (size: number): boolean => {
    const side = size <= USUAL ? wide : ring
    return size * scale * reach.y <= ring + 2 && size * scale * reach.x <= side + 2
  }
  return Math.round((TILES.find(fits) ?? TILES[TILES.length - 1] ?? 96) * scale)
}

export function cameraOf(island: Island | undefined, board: Box, hand: Hand = STILL): Camera {
  const ring = ringOf(board)
  const wide = Math.max(ring, Math.min(ring * 1.25, board.width / 2 - 24))
  const tile = tileFor(reachOf(island), ring, wide) * hand.zoom
  return { tile, x: board.width / 2 + hand.dx, y: board.height / 2 + hand.dy }
}

/** The hand after a zoom about a point of the board, which stays where it is. */
export function zoomed(hand: Hand, board: Box, by: number, at: { readonly x: number; readonly y: number }): Hand {
  const zoom = Math.min(3, Math.max(0.5, hand.zoom * by))
  const k = zoom / hand.zoom
  const cx = board.width / 2 + hand.dx
  const cy = board.height / 2 + hand.dy
  return { zoom, dx: at.x - (at.x - cx) * k - board.width / 2, dy: at.y - (at.y - cy) * k - board.height / 2 }
}

/** Keeps the island where some of it can still be seen. */
export function held(hand: Hand, board: Box): Hand {
  const far = (value: number, size: number): number => Math.max(-size * 0.6, Math.min(size * 0.6, value))
  return { zoom: hand.zoom, dx: far(hand.dx, board.width), dy: far(hand.dy, board.height) }
}
