// What stands on the Map as marks: what is Revealed, Missions, Danger, Conditions, Creatures, and the Hero as its only lamp.
import type { Dir, EvilView, MissionView, Sector } from '../../../electron/contract/alone.ts'
import { isBoss } from '../../board/art/creatures.ts'
import { middle, ring } from './base.ts'
import { C, INK, moving, path, picture, rect } from './ink.ts'
import type { Mark } from './ink.ts'
import { DIRS, isBlocked, placeOf, sectorAt, sightOf, STEP } from './map.ts'
import type { Cell, Level, Plan } from './map.ts'
import { conditionRecipe, dangerRecipe, heroRecipe, missionRecipe, tokenRecipe } from './recipes.ts'

function revealed(level: Level, view: EvilView): Mark[] {
  const here = view.revealed.filter((at) => at.startsWith(level))
  const edges = here.flatMap((at) => {
    const { x, y } = placeOf(at)
    const lines: Readonly<Record<Dir, string>> = {
      n: `M${x * C} ${y * C}h${C}`,
      e: `M${(x + 1) * C} ${y * C}v${C}`,
      s: `M${x * C} ${(y + 1) * C}h${C}`,
      w: `M${x * C} ${y * C}v${C}`,
    }
    return DIRS.filter((dir) => !here.includes(sectorAt(level, x + STEP[dir][0], y + STEP[dir][1]))).map(
      (dir) => lines[dir],
    )
  })
  const wash = here.map((at) => {
    const { x, y } = placeOf(at)
    return rect(x * C, y * C, C, C, { fill: INK.lampHot, opacity: 0.075 })
  })
  return [...wash, path(edges.join(''), { stroke: INK.lampHot, strokeWidth: 3.5, dash: [14, 6] })]
}

const TURN: Readonly<Record<Dir, number>> = { n: 0, e: 90, s: 180, w: 270 }
function door(cell: Cell, dir: Dir, blocked: boolean): Mark[] {
  const [cx, cy] = middle(cell)
  const spot = { x: cx + (STEP[dir][0] * C) / 2, y: cy + (STEP[dir][1] * C) / 2, rotation: TURN[dir] }
  if (!blocked)
    return [path('M-20 -6H20V6H-20ZM0 -6V6', { ...spot, fill: INK.void, stroke: INK.paper, strokeWidth: 2.5 })]
  return [
    path('M-24 -8H24V8H-24Z', { ...spot, fill: INK.alarm, stroke: '#fff0e4', strokeWidth: 2 }),
    path('M-14 -8L14 8M14 -8L-14 8', { ...spot, stroke: INK.alarmInk, strokeWidth: 4 }),
  ]
}

/** Where several tokens of one Sector stand about its middle, and how large. */
function spots(
  count: number,
  room: boolean,
  withHero: boolean,
): readonly (readonly [x: number, y: number, size: number])[] {
  if (withHero)
    return [
      [32, -32, 46],
      [-32, -32, 46],
      [32, 32, 46],
      [-32, 32, 46],
      [0, -42, 36],
      [0, 42, 36],
      [-42, 0, 36],
      [42, 0, 36],
    ]
  if (count === 1) return [room ? [-6, 10, 58] : [0, 0, 62]]
  if (count === 2)
    return [
      [-21, room ? 13 : -8, 48],
      [21, room ? 15 : 8, 48],
    ]
  return [
    [-22, -16, 42],
    [22, -16, 42],
    [-22, 22, 42],
    [22, 22, 42],
    [0, 2, 40],
    [0, -36, 36],
    [0, 38, 36],
    [38, 2, 36],
  ]
}

function creatures(cell: Cell, view: EvilView): Mark[] {
  const here = view.creatures.filter((creature) => creature.at === cell.at)
  const [cx, cy] = middle(cell)
  const withHero = view.at === cell.at
  const places = spots(here.length, cell.letter !== '', withHero)
  return here.flatMap(({ id, kind, wounded, revealed: seen }, i) => {
    const [aside, up, size] = places[i] ?? [0, 0, 36]
    // In the first row no token with its rim reaches up into the letters of the columns: it stands farther aside for that.
    const dy = Math.max(up, size / 2 + 4 - cy)
    const dx = aside + Math.sign(aside) * (dy - up)
    const recipe = tokenRecipe(kind, wounded, seen ? INK.lampHot : INK.paper)
    const token = picture(recipe, cx + dx, cy + dy, isBoss(kind) && here.length === 1 ? size + 8 : size)
    // Dark about it, or it is lost in his light.
    const ground = withHero ? [path(ring(cx + dx, cy + dy, size / 2 + 4), { fill: INK.void })] : []
    return moving(id, [cx + dx, cy + dy], [token, ...ground]).toReversed()
  })
}

const signs = (cell: Cell, missions: readonly MissionView[]): Mark[] => {
  const [cx, cy] = middle(cell)
  const here = missions.filter((mission) => mission.room === cell.room && !mission.done)
  return here.map((mission, i) =>
    picture(
      missionRecipe(mission.colour, mission.colour !== 'final' || mission.triggered),
      cx + 35 - i * 30,
      cy + 35,
      30,
    ),
  )
}

function hero(at: Sector, view: EvilView, plan: Plan): Mark[] {
  const [cx, cy] = middle(placeOf(at))
  const ends = new Map<Dir, Sector>()
  for (const [sector, dir] of sightOf(plan, view)) if (dir) ends.set(dir, sector)
  const sight = [...ends].map(([dir, end]) => {
    const [ex, ey] = middle(placeOf(end))
    const [dx, dy] = STEP[dir]
    return `M${cx + dx * 52} ${cy + dy * 52}L${ex + (dx * C) / 2} ${ey + (dy * C) / 2}`
  })
  const own = [
    path(ring(cx, cy, 49), { stroke: INK.lamp, strokeWidth: 3, dash: [26, 12] }),
    path(ring(cx, cy, 60), { stroke: INK.lamp, strokeWidth: 2, opacity: 0.35 }),
    picture(heroRecipe(view.hero?.character ?? ''), cx, cy, 68),
  ]
  return [path(sight.join(''), { stroke: INK.lamp, strokeWidth: 3, dash: [3, 7] }), ...moving('hero', [cx, cy], own)]
}
/** His lamp's light, no farther than the Level's frame. */
function glow(at: Sector): Mark {
  const [cx, cy] = middle(placeOf(at))
  const edge = 3
  return rect(-edge, -edge, 4 * C + 2 * edge, 6 * C + 2 * edge, {
    fillRadialGradientStartPoint: { x: cx + edge, y: cy + edge },
    fillRadialGradientEndPoint: { x: cx + edge, y: cy + edge },
    fillRadialGradientStartRadius: 0,
    fillRadialGradientEndRadius: 200,
    fillRadialGradientColorStops: [0, `${INK.lamp}73`, 1, `${INK.lamp}00`],
  })
}
/** His lines run faintly over the whole Level: he is found at once. */
function cross(at: Sector): Mark {
  const [cx, cy] = middle(placeOf(at))
  const data = `M${cx} 2V${cy - 62}M${cx} ${cy + 62}V${6 * C - 2}M2 ${cy}H${cx - 62}M${cx + 62} ${cy}H${4 * C - 2}`
  return path(data, { stroke: INK.lamp, strokeWidth: 1.5, dash: [2, 9], opacity: 0.55 })
}

/** One Level's pieces. */
export function piecesOf(level: Level, plan: Plan, view: EvilView): readonly Mark[] {
  const cells = [...plan.values()].filter((cell) => cell.level === level)
  const halls = cells.filter((cell) => cell.letter === '')
  const here = view.at?.startsWith(level) ? view.at : null
  const at = (sector: Sector): readonly [number, number] => middle(placeOf(sector))
  return [
    ...(here ? [glow(here)] : []),
    ...revealed(level, view),
    ...(here ? [cross(here)] : []),
    ...halls.flatMap((cell) => cell.doors.flatMap((dir) => door(cell, dir, isBlocked(view, cell.at, dir)))),
    ...view.conditions
      .filter((condition) => condition.at.startsWith(level))
      .map(({ kind, at: sector }) => picture(conditionRecipe(kind), at(sector)[0] - 36, at(sector)[1] - 36, 30)),
    // What stands with him lies over his rings, so that it is seen at any size.
    ...(here ? hero(here, view, plan) : []),
    ...cells.flatMap((cell) => creatures(cell, view)),
    ...cells.flatMap((cell) => signs(cell, view.missions)),
    ...view.dangers
      .filter((sector) => sector.startsWith(level))
      .map((sector) => picture(dangerRecipe, at(sector)[0] - 35, at(sector)[1] + 35, 36)),
  ]
}
