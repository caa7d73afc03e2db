// What decides a dispute over something that happened: the rulings about it, by number, and what this side was told before it in the same Turn.
import type { EventType } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'

/** Rulings by what they are about; see the handbook's page of rulings. */
const RULINGS: Readonly<Record<EventType, readonly number[]>> = {
  declared: [18, 19, 20, 76, 80, 89, 93, 114],
  moved: [21, 33, 34, 37, 44, 49, 74, 77, 78, 79, 87],
  revealed: [24, 25, 26, 27, 28, 29, 63, 72, 93],
  hidden: [27, 30, 31, 113],
  scared: [31, 32, 33, 34],
  opportunity: [35, 36, 37],
  rolled: [36, 38, 39, 82, 106, 108],
  damaged: [11, 12, 13, 55, 83, 84, 110],
  recovered: [14, 15, 16, 69],
  noise: [45, 46, 47, 48, 88],
  left: [37, 74],
  located: [43, 88, 89],
  drew: [59, 60, 71, 95, 107],
  upgraded: [56, 57, 58, 105],
  discarded: [59, 60, 107],
  charged: [56, 58, 80, 105],
  played: [3, 4, 5, 6, 7, 8, 53, 54, 75, 83, 102],
  lights: [28, 50, 61, 90, 92, 113],
  blocked: [22, 23, 77],
  unblocked: [21, 73],
  danger: [38, 52, 62, 94, 96],
  wounded: [40, 42, 85],
  killed: [40, 41, 42, 85, 109],
  experience: [2, 42, 85, 109],
  mission: [67, 70, 86, 91, 110],
  round: [9, 10, 17, 67, 68, 97, 98, 112],
  nightmare: [11, 68, 98],
  'bullet-time': [16, 18, 20, 114],
  companion: [55, 81, 101],
  ended: [13, 68, 84, 109],
  spawned: [5, 34, 41, 44, 51, 66, 100],
  turn: [9, 16, 18, 20],
  flipped: [18, 115],
  leads: [104],
  'rooms-swapped': [],
  begins: [],
  'deck-chosen': [104],
  condition: [],
  healed: [],
  'taken-back': [],
}

/** The rulings that speak of such an event; none for one that a pack to come may bring. */
export const rulingsFor = ({ type }: SeatEvent): readonly number[] =>
  Object.hasOwn(RULINGS, type) ? RULINGS[type as EventType] : []

const OPENS = ['turn', 'round']

/** What was told in the same Turn before an entry of the log. */
export function toldBefore(log: readonly SeatEvent[], at: number): readonly SeatEvent[] {
  const before = log.slice(0, at)
  return before.slice(before.findLastIndex(({ type }) => OPENS.includes(type)) + 1)
}
