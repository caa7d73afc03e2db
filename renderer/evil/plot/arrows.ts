// What is drawn when it is asked for: where something can get, where it may be put, and what the Hero would hear of it.
import type { EvilView } from '../../../electron/contract/alone.ts'
import { middle, ring } from './base.ts'
import { C, INK, path, rect } from './ink.ts'
import type { Mark } from './ink.ts'
import { placeOf, STEP } from './map.ts'
import type { Heard, Level } from './map.ts'
import type { Reach } from './reach.ts'

function arrow(reach: Reach, hot: boolean): Mark[] {
  const paint = hot ? INK.lampHot : INK.reach
  const dir = reach.way
  if (reach.from === null || dir === null || dir === 'stairs') return []
  const [fx, fy] = middle(placeOf(reach.from))
  const [dx, dy] = STEP[dir]
  const [sx, sy] = [fx + dx * 33, fy + dy * 33]
  const [ex, ey] = [fx + dx * 66, fy + dy * 66]
  const head = `M${ex - dx * 12 - dy * 12} ${ey - dy * 12 - dx * 12}L${ex} ${ey}L${ex - dx * 12 + dy * 12} ${ey - dy * 12 + dx * 12}`
  return [
    path(`M${sx} ${sy}L${ex} ${ey}`, { stroke: paint, strokeWidth: 6, dash: [5, 7] }),
    path(head, { stroke: paint, strokeWidth: 6, lineJoin: 'miter' }),
  ]
}

/** Four corners about a Sector: it can be reached. The one that is looked at is boxed in. */
function field(at: string, hot: boolean, plus: boolean): Mark[] {
  const { x, y } = placeOf(at)
  const [cx, cy] = middle({ x, y })
  const [l, t, r, b] = [x * C + 6, y * C + 6, (x + 1) * C - 6, (y + 1) * C - 6]
  const arm = 18
  const corners = `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`
  if (hot)
    return [rect(l, t, r - l, b - t, { stroke: INK.lampHot, strokeWidth: 5, fill: `${INK.reach}4d`, cornerRadius: 4 })]
  const sign = plus
    ? [path(`M${cx} ${cy - 9}V${cy + 9}M${cx - 9} ${cy}H${cx + 9}`, { stroke: INK.reach, strokeWidth: 4 })]
    : []
  return [
    rect(l, t, r - l, b - t, { fill: `${INK.reach}1f` }),
    path(corners, { stroke: INK.reach, strokeWidth: 3 }),
    ...sign,
  ]
}
/** So much can be reached that only its signs are drawn: an arrow for a step, a small cross for a place. */
const isDense = (reaches: readonly Reach[]): boolean =>
  reaches.length > 14 && new Set(reaches.map((reach) => reach.to)).size < reaches.length

function cold(reaches: readonly Reach[], dense: boolean, level: Level): Mark[] {
  const places = new Map<string, Reach>()
  for (const reach of reaches) if (reach.kind !== 'stay' || !dense) places.set(reach.to, places.get(reach.to) ?? reach)
  const swaps = reaches.filter((reach) => reach.kind === 'swap')
  const marks = [...places].flatMap(([at, reach]) => {
    if (!dense) return field(at, false, reach.kind === 'spawn')
    const [x, y] = middle(placeOf(at))
    return reach.from === null ? [path(ring(x, y, 6), { fill: INK.reach, stroke: INK.void, strokeWidth: 2 })] : []
  })
  if (swaps.length > 0) {
    const rooms = new Set(swaps.flatMap((reach) => [reach.from ?? '', reach.to]))
    return [...rooms].filter((at) => at.startsWith(level)).flatMap((at) => field(at, false, false))
  }
  return [...marks, ...reaches.flatMap((reach) => arrow(reach, false))]
}

/** The arc on the Hero's ring from which he would hear it; a whole ring for what has no side. */
function sound(heard: readonly Heard[], view: EvilView, level: Level): Mark[] {
  if (view.at === null || placeOf(view.at).level !== level) return []
  const [cx, cy] = middle(placeOf(view.at))
  const bearing = { n: -90, e: 0, s: 90, w: 180 } as const
  const arc = (r: number, from: number, to: number): string => {
    const point = (deg: number): string =>
      `${cx + r * Math.cos((deg * Math.PI) / 180)} ${cy + r * Math.sin((deg * Math.PI) / 180)}`
    return `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`
  }
  const paint = { stroke: INK.sound, strokeWidth: 5, lineCap: 'round' } as const
  return heard.flatMap((what) => {
    if (what === 'n' || what === 'e' || what === 's' || what === 'w')
      return [66, 76].map((r, i) =>
        path(arc(r, bearing[what] - 32, bearing[what] + 32), { ...paint, opacity: 1 - i * 0.35 }),
      )
    const round = `${arc(68, 0, 180)}${arc(68, 180, 359.9)}`
    return [path(round, { ...paint, dash: what === 'here' ? [] : what === 'stairs' ? [16, 8] : [3, 12] })]
  })
}

export interface Asked {
  readonly reaches: readonly Reach[]
  /** The option that is looked at. */
  readonly hot: string | null
  readonly heard: readonly Heard[]
  readonly hover: string | null
}

/** One Level's answer to what was asked. */
export function arrowsOf(level: Level, view: EvilView, asked: Asked): readonly Mark[] {
  const dense = isDense(asked.reaches)
  const here = asked.reaches.filter((reach) => reach.to.startsWith(level) || reach.from?.startsWith(level))
  const isHot = (reach: Reach): boolean => reach.key === asked.hot
  const hot = here.filter(isHot)
  const onLevel = (at: string | null): at is string => at?.startsWith(level) ?? false
  const hotPlaces = hot.flatMap((reach) => [reach.to, ...(reach.kind === 'swap' ? [reach.from] : [])]).filter(onLevel)
  const hovered = asked.hover?.startsWith(level) ? placeOf(asked.hover) : null
  return [
    ...cold(
      here.filter((reach) => !isHot(reach) && (reach.kind === 'swap' || onLevel(reach.to))),
      dense,
      level,
    ),
    ...hotPlaces.flatMap((at) => field(at, true, false)),
    ...hot.flatMap((reach) => (onLevel(reach.from) ? arrow(reach, true) : [])),
    ...sound(asked.heard, view, level),
    ...(hovered
      ? [rect(hovered.x * C + 1, hovered.y * C + 1, C - 2, C - 2, { stroke: INK.paper, strokeWidth: 2, opacity: 0.8 })]
      : []),
  ]
}

/** The Sector under a point of a Level's own plane. */
export function sectorUnder(level: Level, x: number, y: number): string | null {
  const column = Math.floor(x / C)
  const row = Math.floor(y / C)
  if (column < 0 || column > 3 || row < 0 || row > 5) return null
  return `${level}${'abcd'.charAt(column)}${row + 1}`
}
