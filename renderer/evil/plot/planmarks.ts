// Evil's own marks, drawn over everything that stands on the Map, in the corner that nothing else takes.
import type { Plans, PlanSign } from '../plans.ts'
import { ring } from './base.ts'
import { C, INK, path } from './ink.ts'
import type { Mark } from './ink.ts'
import { placeOf } from './map.ts'
import type { Level } from './map.ts'

const shape: Readonly<Record<PlanSign, (x: number, y: number) => string>> = {
  ring: (x, y) => ring(x, y, 8),
  cross: (x, y) => `M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}`,
  bang: (x, y) => `M${x} ${y - 9}V${y + 2}M${x} ${y + 7}V${y + 9}`,
}

export const planMarksOf = (level: Level, plans: Plans): readonly Mark[] =>
  Object.entries(plans).flatMap(([at, sign]) => {
    const { level: on, x, y } = placeOf(at)
    if (on !== level) return []
    const [cx, cy] = [x * C + 17, y * C + 17]
    const line = shape[sign](cx, cy)
    const round = { lineCap: 'round', lineJoin: 'round' } as const
    return [
      path(ring(cx, cy, 15), { fill: INK.void, opacity: 0.85 }),
      path(line, { stroke: INK.paper, strokeWidth: 4, ...round }),
    ]
  })
