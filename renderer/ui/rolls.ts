// The last roll as both windows show it: which dice lie there, whose they are, and which of them count.
import type { AloneEvent, Face } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'

export interface Roll {
  readonly by: 'hero' | 'evil'
  readonly dice: readonly { readonly face: Face; readonly counts: boolean }[]
  readonly hits: number
}
type Rolled = Extract<AloneEvent, { type: 'rolled' }>
export const isRolled = (event: SeatEvent): event is SeatEvent & Rolled => event.type === 'rolled'

/** Only the sum of Hits is told. A face of the roller's own second kind counts when there are more Hits than plain ones. */
export function rollOf({ by, faces, hits }: Rolled): Roll {
  const plain = faces.filter((face) => face === 'hit').length
  const second = by === 'hero' ? 'light' : 'danger'
  const counts = (face: Face): boolean => face === 'hit' || (face === second && hits > plain)
  return { by, hits, dice: faces.map((face) => ({ face, counts: counts(face) })) }
}

export function lastRoll(log: readonly SeatEvent[]): Roll | null {
  const event = log.findLast(isRolled)
  return event === undefined ? null : rollOf(event)
}
