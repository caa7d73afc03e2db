// What can be read off one Sector of the Map, for the tip beside the pointer and for those who read instead of looking.
import type { Catalogue, CreatureFigures, EvilView, Sector } from '../../electron/contract/alone.ts'
import { isBlocked } from './plot/map.ts'
import type { Plan } from './plot/map.ts'

type Thing = 'lit' | 'danger' | 'lcu' | 'blocked' | 'revealed'

export function thingsIn(at: Sector, view: EvilView, plan: Plan): readonly Thing[] {
  const cell = plan.get(at)
  const is: Readonly<Record<Thing, boolean>> = {
    revealed: view.revealed.includes(at),
    lit: view.lights.includes(at),
    danger: view.dangers.includes(at),
    lcu: view.lcus.includes(at),
    blocked: cell?.doors.some((dir) => isBlocked(view, at, dir)) ?? false,
  }
  return (['revealed', 'lit', 'danger', 'lcu', 'blocked'] as const).filter((thing) => is[thing])
}

export function figuresOf(kind: string, catalogue: Catalogue | null, view: EvilView): CreatureFigures | null {
  const sides = catalogue && Object.hasOwn(catalogue.creatures, kind) ? catalogue.creatures[kind] : undefined
  return sides ? (view.round?.nightmare ? sides.nightmare : sides.regular) : null
}
