// The marks of options on the board: an arrow in a ring at a way out, a frame about a Sector, brackets about a Creature.
import * as Konva from './konva.ts'
import type { HeroView, Way } from '../../electron/contract/alone.ts'
import { fittings } from './art/tile.ts'
import type { Mark } from './marks.ts'
import { paintOf } from '../ui/look.ts'
import { specOf } from './recipes.ts'
import type { SceneIsland } from './scene.ts'

export interface MarkPlace {
  readonly mark: Mark
  readonly island: number
  /** Its middle, in tiles from the island's origin, and how far a pointer may miss it. */
  readonly x: number
  readonly y: number
  readonly reach: number
}
interface Frame {
  readonly x: number
  readonly y: number
  readonly tile: number
}

const OUT: Readonly<Record<Way, readonly [x: number, y: number, turn: number]>> = {
  n: [0, -0.5, 0],
  e: [0.5, 0, 90],
  s: [0, 0.5, 180],
  w: [-0.5, 0, 270],
  stairs: [0.36, 0.36, 0],
}

/** The way by the Stairs is marked where they are drawn. */
function stairsPlace(view: HeroView): readonly [number, number] {
  const own = view.labyrinth[0]
  const side = own === undefined ? undefined : fittings(specOf(own)).stairsAt
  return side === undefined ? [OUT.stairs[0], OUT.stairs[1]] : [OUT[side][0] * 0.74, OUT[side][1] * 0.74]
}

export function placesOf(marks: readonly Mark[], scene: readonly SceneIsland[], view: HeroView): readonly MarkPlace[] {
  return marks.flatMap((mark): MarkPlace[] => {
    if (mark.on === 'way') {
      const [x, y] = mark.way === 'stairs' ? stairsPlace(view) : OUT[mark.way]
      return [{ mark, island: 0, x, y, reach: 0.2 }]
    }
    for (const { island, tiles, figures } of scene) {
      const found =
        mark.on === 'sector'
          ? tiles.find(({ id }) => id === mark.sector)
          : figures.find(({ id }) => id === mark.creature)
      if (found !== undefined)
        return [
          { mark, island: island.island, x: found.x, y: found.y, reach: mark.on === 'sector' ? 0.5 : found.size / 2 },
        ]
    }
    return []
  })
}

/** The mark nearest to a point of the board, if the point is on one. */
export function markAt(
  places: readonly MarkPlace[],
  point: { readonly x: number; readonly y: number },
  frame: (island: number) => Frame,
): Mark | undefined {
  const near = places
    .map((place) => {
      const { x, y, tile } = frame(place.island)
      const away = Math.hypot(point.x - x - place.x * tile, point.y - y - place.y * tile)
      return { place, away, within: away <= Math.max(24, place.reach * tile) }
    })
    .filter(({ within }) => within)
    .toSorted((a, b) => a.place.reach - b.place.reach || a.away - b.away)
  return near[0]?.place.mark
}

export function drawMark({ mark, x, y, reach }: MarkPlace, frame: Frame, hot: boolean): Konva.Group {
  const group = new Konva.Group({ x: frame.x + x * frame.tile, y: frame.y + y * frame.tile })
  if (mark.on === 'way') arrow(group, mark.way, frame.tile, hot)
  else if (mark.on === 'sector') frameRound(group, frame.tile, hot)
  else brackets(group, reach * frame.tile, hot)
  return group
}

function arrow(group: Konva.Group, way: Way, tile: number, hot: boolean): void {
  const radius = Math.min(Math.max(19, tile * 0.13), Math.max(11, tile * 0.26))
  const paint = {
    fill: hot ? paintOf('lamp') : paintOf('lamp-ink'),
    stroke: hot ? paintOf('lamp-hot') : paintOf('lamp'),
    strokeWidth: 3,
  }
  group.add(new Konva.Circle({ radius, ...paint, shadowColor: '#000', shadowBlur: 10, shadowOpacity: 0.8 }))
  const k = radius / 19
  const line = {
    stroke: hot ? paintOf('lamp-ink') : paintOf('lamp-hot'),
    strokeWidth: 5 * k,
    lineJoin: 'miter' as const,
  }
  if (way === 'stairs') {
    group.add(
      new Konva.Line({
        points: [-10, 8, -4, 8, -4, 2, 2, 2, 2, -4, 9, -4].map((n) => n * k),
        ...line,
        strokeWidth: 4 * k,
      }),
    )
  } else {
    group.add(new Konva.Line({ points: [-9, 5, 0, -7, 9, 5].map((n) => n * k), rotation: OUT[way][2], ...line }))
  }
}

function frameRound(group: Konva.Group, tile: number, hot: boolean): void {
  const inset = 4
  const at = -tile / 2 + inset
  const side = tile - inset * 2
  group.add(
    new Konva.Rect({
      x: at,
      y: at,
      width: side,
      height: side,
      stroke: '#000',
      strokeWidth: 7,
      cornerRadius: 6,
      opacity: 0.6,
    }),
    new Konva.Rect({
      x: at,
      y: at,
      width: side,
      height: side,
      stroke: hot ? paintOf('lamp-hot') : paintOf('lamp'),
      strokeWidth: hot ? 5 : 3,
      cornerRadius: 6,
      ...(hot ? { fill: 'rgba(255,184,77,.14)' } : {}),
    }),
  )
}

function brackets(group: Konva.Group, half: number, hot: boolean): void {
  const arm = half * 0.36
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const points = [sx * half, sy * (half - arm), sx * half, sy * half, sx * (half - arm), sy * half]
    group.add(
      new Konva.Line({ points, stroke: '#000', strokeWidth: 8, opacity: 0.7 }),
      new Konva.Line({ points, stroke: hot ? paintOf('lamp-hot') : paintOf('lamp'), strokeWidth: hot ? 5 : 3 }),
    )
  }
}
