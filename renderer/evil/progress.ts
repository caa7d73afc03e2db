// How far a row of like questions has come, from what this player of Evil sees anyway.
import type { EvilView } from '../../electron/contract/alone.ts'
import type { Ask } from '../../electron/contract/wire.ts'
import type { Facts } from '../i18n/index.ts'

const LIMITS: Readonly<Record<number, number>> = { 1: 10, 2: 6, 3: 4 }
export const handLimit = (view: EvilView): number => LIMITS[view.evil.players] ?? 10

/** Facts for the question's sentence; none where it stands alone. */
export function progressOf(ask: Ask, view: EvilView): Facts {
  switch (ask.kind) {
    case 'draw':
      // Where the Leader shares out, it is another's hand that grows.
      if (view.hand === null || ask.options.some(({ verb }) => verb !== 'draw')) return {}
      return { variant: 'held', held: view.hand.length, limit: handLimit(view) }
    case 'deck':
      return nth(view.evil.decks.length, 2)
    case 'opening-creature':
      return nth(view.creatures.length, 2)
    case 'opening-danger':
      return nth(view.dangers.length, 4)
    default:
      return {}
  }
}
const nth = (done: number, of: number): Facts => (done < of ? { variant: 'nth', nth: done + 1, of } : {})
