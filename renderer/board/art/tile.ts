// Puts a Sector tile together: fabric by its openings, furniture by its Room, Stairs and LCU where there is a wall for them.
// What it draws follows from the tile and a seed made of its handle, never from its place on the Map.
import type { Colour, Corridor, Dir, Room } from '../../../electron/contract/alone.ts'
import { pick, stream, uid } from './core.ts'
import { lcu, stairs } from './elements.ts'
import { chamber, corridorPath, DIRS, hull, roomPath, TURN } from './fabric.ts'
import { corridorFloor, FLOORS, plates } from './floors.ts'
import { isRoom, ROOMS } from './rooms.ts'

export interface TileSpec {
  readonly tile: Corridor | Room
  /** Open sides, the Doors among them. */
  readonly open: readonly Dir[]
  readonly lit: boolean
  readonly seed: number
  readonly stairs?: Colour | undefined
  readonly lcu?: boolean | undefined
}

/** Where Stairs and an LCU are drawn: at walls if the tile has them. The side says nothing: it is drawn from the seed. */
export function fittings({ open, seed, stairs: well, lcu: unit }: TileSpec): { stairsAt?: Dir; lcuAt?: Dir } {
  const next = stream(seed + 7)
  const walls = DIRS.filter((d) => !open.includes(d))
  const [first, ...rest] = next() > 0.5 ? walls : walls.toReversed()
  if (well === undefined) return unit && first ? { lcuAt: first } : {}
  const lcuAt = rest[0]
  return { ...(first ? { stairsAt: first } : {}), ...(unit && lcuAt ? { lcuAt } : {}) }
}

const strip = (d: Dir, lit: boolean, soft: string): string =>
  `<g transform="rotate(${TURN[d]} 128 128)"><rect x="100" y="60" width="56" height="9" rx="3" fill="#000"/><rect x="102" y="62" width="52" height="5" rx="2" fill="var(--lamp-1)"/>${lit ? `<rect x="86" y="58" width="84" height="40" fill="#ffcf87" opacity=".28" filter="url(#${soft})"/>` : ''}</g>`
const post = `<circle cx="128" cy="128" r="13" fill="#000" opacity=".6"/><circle cx="128" cy="128" r="9" fill="var(--lamp-1)" stroke="var(--prop-hi)" stroke-width="2"/>`

/** A well let into the floor, for Stairs on a tile without a wall. */
const hatch = (colour: Colour, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(.62)"><rect x="-58" y="-74" width="116" height="120" rx="8" fill="#000" stroke="var(--prop-hi)" stroke-width="5"/>${stairs(colour)}</g>`

function elements(spec: TileSpec): string {
  const { stairsAt, lcuAt } = fittings(spec)
  const inRoom = isRoom(spec.tile)
  const out: string[] = []
  if (spec.stairs !== undefined) {
    const inset = inRoom ? 86 : 62
    out.push(
      stairsAt
        ? `<g transform="rotate(${TURN[stairsAt]} 128 128) translate(128 ${inset})${inRoom ? ' scale(.8)' : ''}">${stairs(spec.stairs, -TURN[stairsAt])}</g>`
        : hatch(spec.stairs, 128, 140),
    )
  }
  if (spec.lcu === true) {
    out.push(
      lcuAt && !inRoom
        ? `<g transform="rotate(${TURN[lcuAt]} 128 128) translate(128 78)">${lcu(spec.lit)}</g>`
        : `<g transform="translate(${inRoom ? 204 : 54} 52) scale(.8)">${lcu(spec.lit)}</g>`,
    )
  }
  return out.join('')
}

function body(spec: TileSpec): string {
  const { tile, open, lit, seed } = spec
  const next = stream(seed)
  if (isRoom(tile)) {
    const art = ROOMS[tile].draw()
    return chamber({
      path: roomPath(open),
      lit,
      seed: seed % 997,
      under: `<rect width="256" height="256" fill="var(--hull)"/>`,
      floor: art.floor ?? plates(pick(next, ['plate', 'deck']), next),
      props: art.props,
      glow: `<g opacity="${lit ? 1 : 0.85}">${art.glow}</g>`,
    })
  }
  const { stairsAt, lcuAt } = fittings(spec)
  const lampAt = DIRS.find((d) => !open.includes(d) && d !== stairsAt && d !== lcuAt)
  const soft = uid('st')
  const light = lampAt ? strip(lampAt, lit, soft) : open.length === 4 && spec.stairs === undefined ? post : ''
  const blur = `<filter id="${soft}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="8"/></filter>`
  return chamber({
    path: corridorPath(open),
    lit,
    seed: seed % 997,
    under: hull(open, next),
    floor: corridorFloor(open, Math.floor(next() * FLOORS), next),
    glow: blur + light,
  })
}

/** A tile, 256 by 256, clipped to its Sector. */
export function tile(spec: TileSpec): string {
  const clip = uid('tc')
  return `<clipPath id="${clip}"><rect width="256" height="256"/></clipPath><g clip-path="url(#${clip})">${body(spec)}${elements(spec)}</g>`
}
