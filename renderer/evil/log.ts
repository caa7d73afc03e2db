// The log as Evil reads it: one entry a happening, with its Turn; a Noise stands with what made it.
import type { SeatEvent } from '../../electron/contract/wire.ts'

export interface Entry {
  readonly turn: number | null
  readonly text: string
  /** A new Round begins here. */
  readonly opens: boolean
}

const UNSAID = ['turn']
const MAKES_NOISE = ['moved', 'spawned']

export function entriesOf(log: readonly SeatEvent[], say: (event: SeatEvent) => string): readonly Entry[] {
  const entries: Entry[] = []
  let turn: number | null = null
  let before: string | null = null
  for (const event of log) {
    if (event.type === 'turn') turn = Number(event['number'])
    if (event.type === 'round') turn = null
    if (!UNSAID.includes(event.type)) {
      const last = entries.at(-1)
      const joins = event.type === 'noise' && before !== null && MAKES_NOISE.includes(before) && last?.turn === turn
      if (joins && last) entries[entries.length - 1] = { ...last, text: `${last.text} ${say(event)}` }
      else entries.push({ turn, text: say(event), opens: event.type === 'round' })
    }
    before = event.type
  }
  return entries
}

/** A sentence cut where Sectors stand in it, so that they can be set bold. */
export const cut = (text: string): readonly { readonly text: string; readonly sector: boolean }[] =>
  text.split(/\b([UL][a-d][1-6])\b/).map((part, i) => ({ text: part, sector: i % 2 === 1 }))

/** Which kind a Creature's own identifier means, from all that was told of it. */
export function kindsTold(log: readonly SeatEvent[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>()
  for (const event of log) {
    const id = event['creature'] ?? event['who']
    const kind = event['kind']
    if (typeof id === 'string' && typeof kind === 'string') kinds.set(id, kind)
  }
  return kinds
}
