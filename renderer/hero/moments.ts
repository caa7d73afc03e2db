// Which of the newest events deserve the whole window for a moment: a scare, a roll, a loss, a new Round. One after the other, none blocks.
import type { AloneEvent } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import { isRolled, rollOf, type Roll } from '../ui/rolls.ts'

export type Moment =
  | { readonly show: 'scare'; readonly kind: string; readonly event: SeatEvent; readonly ms: number }
  | { readonly show: 'roll'; readonly roll: Roll; readonly event: SeatEvent; readonly ms: number }
  | {
      readonly show: 'hurt'
      readonly kind: string
      readonly tone: 'alarm'
      readonly event: SeatEvent
      readonly ms: number
    }
  | {
      readonly show: 'word'
      readonly tone: 'plain' | 'sound' | 'alarm' | 'good'
      readonly event: SeatEvent
      readonly ms: number
    }

type Tone = Extract<Moment, { show: 'word' }>['tone']
const WORDS: Readonly<Record<string, Tone>> = {
  nightmare: 'alarm',
  noise: 'sound',
  located: 'sound',
  left: 'sound',
  round: 'plain',
  killed: 'good',
  mission: 'good',
  experience: 'good',
  drew: 'good',
  played: 'alarm',
  lights: 'plain',
}
const isScared = (event: SeatEvent): event is SeatEvent & Extract<AloneEvent, { type: 'scared' }> =>
  event.type === 'scared'

const isHurt = (event: SeatEvent): event is SeatEvent & Extract<AloneEvent, { type: 'damaged' }> =>
  event.type === 'damaged'

/** At most so many at once: more than that nobody reads, and all of it stands in the log. */
const MOST = 6

/** Each with its time at plain pace, in milliseconds. */
export function momentsOf(events: readonly SeatEvent[]): readonly Moment[] {
  return events
    .flatMap((event): readonly Moment[] => {
      if (isScared(event)) return [{ show: 'scare', kind: event.kind, event, ms: 1500 }]
      if (isRolled(event)) return [{ show: 'roll', roll: rollOf(event), event, ms: 1500 }]
      if (isHurt(event)) {
        if (event.to === 'hero') return [{ show: 'hurt', kind: event.kind, tone: 'alarm', event, ms: 1100 }]
        return [{ show: 'word', tone: 'alarm', event, ms: 1100 }]
      }
      const tone = WORDS[event.type]
      return tone === undefined ? [] : [{ show: 'word', tone, event, ms: 1100 }]
    })
    .slice(-MOST)
}
