// The Map itself as marks: frame and coordinates, Corridors, Rooms, Doors, Stairs, LCUs. It changes with Light and Blocked Doors alone.
import type { Dir, EvilView } from '../../../electron/contract/alone.ts'
import { C, INK, path, picture, rect, word } from './ink.ts'
import type { Mark } from './ink.ts'
import type { Cell, Level, Plan } from './map.ts'
import { roomRecipe } from './recipes.ts'

/** Half the width of a Corridor, and of a Room. */
const HALF = 22
const ROOM = 41

export const middle = (cell: { readonly x: number; readonly y: number }): readonly [number, number] => [
  cell.x * C + C / 2,
  cell.y * C + C / 2,
]

/** A Corridor's outline: its middle and an arm to each open side, all rectangles wound the same way. */
function corridor(cell: Cell, grow: number): string {
  const [cx, cy] = middle(cell)
  const w = HALF + grow
  const box = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}z`
  const arms: Readonly<Record<Dir, string>> = {
    n: box(cx - w, cy - C / 2, 2 * w, C / 2),
    s: box(cx - w, cy, 2 * w, C / 2),
    w: box(cx - C / 2, cy - w, C / 2, 2 * w),
    e: box(cx, cy - w, C / 2, 2 * w),
  }
  return box(cx - w, cy - w, 2 * w, 2 * w) + cell.open.map((dir) => arms[dir]).join('')
}

function frame(level: Level, cells: readonly Cell[], size: number): Mark[] {
  const taken = new Set(cells.filter((cell) => cell.stairs && cell.x === (level === 'U' ? 0 : 3)).map((cell) => cell.y))
  const lines =
    [1, 2, 3].map((i) => `M${i * C} 0V${6 * C}`).join('') + [1, 2, 3, 4, 5].map((i) => `M0 ${i * C}H${4 * C}`).join('')
  const columns = [0, 1, 2, 3].map((x) => word('abcd'.charAt(x), x * C + C / 2, -16, size))
  const beside = level === 'U' ? -26 : 4 * C + 26
  return [
    rect(-4, -4, 4 * C + 8, 6 * C + 8, { fill: INK.ground, stroke: INK.frame, strokeWidth: 2 }),
    path(lines, { stroke: INK.grid, strokeWidth: 1, dash: [2, 6] }),
    ...columns,
    // Stairs stand where a row has its number: it stands over them.
    ...[0, 1, 2, 3, 4, 5].map((y) => word(String(y + 1), beside, y * C + C / 2 - (taken.has(y) ? 36 : 0), size)),
  ]
}

function stairs(cell: Cell): Mark[] {
  const [, cy] = middle(cell)
  const side = cell.x === 0 ? -1 : 1
  const at = cell.x === 0 ? 0 : 4 * C
  const ink = cell.stairs === 'red' ? INK.red : INK.blue
  const sx = at + side * 30
  const well = `M${at - side * 30} ${cy - 14}H${sx - side * 8}V${cy + 14}H${at - side * 30}`
  const treads = [0, 1, 2, 3].map((i) => `M${at - side * 22 + side * i * 10} ${cy - 14}V${cy + 14}`).join('')
  const sign =
    cell.stairs === 'red'
      ? [
          path(`M${sx} ${cy - 13}L${sx + 14} ${cy + 11}H${sx - 14}Z`, {
            fill: '#2a0906',
            stroke: ink,
            strokeWidth: 3.5,
            lineJoin: 'round',
          }),
        ]
      : [
          path(ring(sx, cy, 12), { fill: '#061626', stroke: ink, strokeWidth: 3.5 }),
          path(`M${sx - 6} ${cy - 3}H${sx + 6}M${sx - 6} ${cy + 3}H${sx + 6}`, { stroke: ink, strokeWidth: 2.5 }),
        ]
  return [
    path(well, { fill: INK.void, stroke: ink, strokeWidth: 2.5 }),
    path(treads, { stroke: ink, strokeWidth: 2 }),
    ...sign,
  ]
}
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

function room(cell: Cell, lit: boolean, size: number): Mark[] {
  const [cx, cy] = middle(cell)
  const box = rect(cx - ROOM, cy - ROOM, ROOM * 2, ROOM * 2, {
    cornerRadius: 6,
    fill: lit ? INK.lit : INK.room,
    stroke: lit ? INK.lamp : INK.roomEdge,
    strokeWidth: 2.5,
  })
  const hatch = lit
    ? [rect(cx - ROOM + 3, cy - ROOM + 3, ROOM * 2 - 6, ROOM * 2 - 6, { hatched: true, opacity: 0.4 })]
    : []
  if (cell.room === null) return [box, ...hatch]
  const ink = lit ? INK.lampHot : INK.roomEdge
  const letter = word(cell.letter, cx + 25, cy - 22, Math.max(27, size * 1.15), {
    fontFamily: 'Saira Stencil One',
    fontStyle: '400',
    fill: INK.paper,
  })
  return [box, ...hatch, picture(roomRecipe(cell.room, ink), cx - 17, cy - 18, 40), letter]
}

function lcu(cell: Cell, lit: boolean): Mark[] {
  const [cx, cy] = middle(cell)
  const [x, y] = [cx + 36, cy + 36]
  return [
    rect(x - 11, y - 11, 22, 22, {
      cornerRadius: 3,
      fill: lit ? INK.lamp : INK.void,
      stroke: lit ? INK.lampHot : INK.roomEdge,
      strokeWidth: 2,
    }),
    path(`M${x + 3} ${y - 7}L${x - 5} ${y + 1}H${x}L${x - 3} ${y + 7}L${x + 5} ${y - 1}H${x}Z`, {
      fill: lit ? INK.lampInk : INK.roomEdge,
    }),
  ]
}

/** What the base is drawn from, beside the plan. */
type Fixtures = Pick<EvilView, 'lights' | 'lcus'>

/** One Level with nothing on it that moves. `size` is the least size of a letter, in scene units. */
export function baseOf(level: Level, plan: Plan, { lights, lcus }: Fixtures, size: number): readonly Mark[] {
  const cells = [...plan.values()].filter((cell) => cell.level === level)
  const lit = (cell: Cell): boolean => lights.includes(cell.at)
  const halls = cells.filter((cell) => cell.letter === '')
  const rooms = cells.filter((cell) => cell.letter !== '')
  return [
    ...frame(level, cells, size),
    ...cells.filter((cell) => cell.stairs).flatMap(stairs),
    ...halls.map((cell) => path(corridor(cell, 2.5), { fill: lit(cell) ? INK.lamp : INK.hallEdge })),
    ...halls.map((cell) => path(corridor(cell, 0), { fill: lit(cell) ? INK.lit : INK.hall })),
    ...halls.filter(lit).map((cell) => path(corridor(cell, 0), { hatched: true })),
    ...rooms.flatMap((cell) => room(cell, lit(cell), size)),
    ...cells.filter((cell) => lcus.includes(cell.at)).flatMap((cell) => lcu(cell, lit(cell))),
  ]
}
