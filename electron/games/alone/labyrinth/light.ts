// Decides what happens when Lights go on or off. The Map starts dark. (Light and Dark)
import { push } from '../agenda.ts'
import type { At } from '../map/grid.ts'
import type { State } from '../state.ts'
import { tell } from '../tell/tell.ts'

/** Switches Lights on in Sectors; those that come into Line of Sight are Revealed next. (R28, R29) */
export function lightsOn(s: State, sectors: readonly At[]): void {
  const dark = sectors.filter((at) => !s.lights.includes(at))
  s.lights = [...s.lights, ...dark].toSorted((a, b) => a - b)
  tell(s, { type: 'lights', sectors: dark, on: true })
  push(s, { do: 'look' })
}

/** Switches Lights off in Sectors. */
export function lightsOff(s: State, sectors: readonly At[]): void {
  const lit = sectors.filter((at) => s.lights.includes(at))
  s.lights = s.lights.filter((at) => !lit.includes(at))
  tell(s, { type: 'lights', sectors: lit, on: false })
}
