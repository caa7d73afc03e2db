// Decides what an Interact does: an LCU lights Sectors, a Mission goes on. (Action — Interact)
import { push, type Step, type StepOf } from '../agenda.ts'
import { figure } from '../figures.ts'
import { lightsOn } from '../labyrinth/light.ts'
import { lampLine } from '../map/sight.ts'
import type { State } from '../state.ts'

/** Lights go on in the LCU's Sector and in line from it. (R61, R92) */
export function repair(s: State, { dir, range }: StepOf<'repair'>): void {
  lightsOn(s, lampLine(s.board, s.hero.at, dir, s.blocked, figure(s, 'lamp-range', range)))
}

/** An Interact with a Mission counts, and whatever waits for it comes: before a Starting Mission is done, but after a Final one has won. */
export function interact(s: State, { colour }: StepOf<'interact'>): void {
  const listen: Step = { do: 'listen', moment: 'interacted', about: { action: 'interact', colour }, fired: [] }
  const count: Step = {
    do: 'effects',
    effects: [{ do: 'progress', colour, by: 1 }],
    source: { kind: 'mission', id: colour, chooser: 'hero' },
    about: {},
  }
  push(s, ...(colour === 'final' ? [count, listen] : [listen, count]))
}
