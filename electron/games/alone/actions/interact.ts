// Decides what an Interact does: an LCU lights Sectors, a Mission goes on. (Action — Interact)
import { push, type StepOf } from '../agenda.ts'
import { figure } from '../figures.ts'
import { lightsOn } from '../labyrinth/light.ts'
import { lampLine } from '../map/sight.ts'
import type { State } from '../state.ts'

/** Lights go on in the LCU's Sector and in line from it. (R61, R92) */
export function repair(s: State, { dir, range }: StepOf<'repair'>): void {
  lightsOn(s, lampLine(s.board, s.hero.at, dir, s.blocked, figure(s, 'lamp-range', range)))
}

/** An Interact with a Mission counts, then whatever waits for it. */
export function interact(s: State, { colour }: StepOf<'interact'>): void {
  push(
    s,
    {
      do: 'effects',
      effects: [{ do: 'progress', colour, by: 1 }],
      source: { kind: 'mission', id: colour, chooser: 'hero' },
      about: {},
    },
    { do: 'listen', moment: 'interacted', about: { action: 'interact', colour }, fired: [] },
  )
}
