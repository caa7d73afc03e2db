// Whether the Dangerous half of a card on the Reaction Track counted: the log says it, the Track does not.
import type { AloneEvent } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'

type Played = Extract<AloneEvent, { type: 'played' }>
const isPlayed = (event: SeatEvent): event is SeatEvent & Played => event.type === 'played'

/** Of so many cards on the Track, one by one; undefined for those that lay there before the log began. */
export function countedOn(cards: number, log: readonly SeatEvent[]): readonly (boolean | undefined)[] {
  const played = log.filter(isPlayed)
  return Array.from({ length: cards }, (_, i) => played[played.length - cards + i]?.dangerous)
}
