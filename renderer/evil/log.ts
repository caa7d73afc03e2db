// The log as Evil reads it: one entry a happening, with its Turn; a Noise stands with what made it.
import type { SeatEvent } from '../../electron/contract/wire.ts'
import type { Naming } from '../i18n/index.ts'

export interface Entry {
  readonly turn: number | null
  readonly text: string
  /** A new Round begins here. */
  readonly opens: boolean
}

const UNSAID = ['turn']
const MAKES_NOISE = ['moved', 'spawned']
/** Turn tokens may be flipped beside their turn, so what is told of one says nothing of the Turn before. */
const TELLS_TURN = ['turn', 'round', 'flipped']

/** The Turn in which a log begins that a game set up by a position has: the one of now until it tells of another, then the one before that. */
function firstTurn(log: readonly SeatEvent[], now: number | null): number | null {
  const next = log.find(({ type }) => TELLS_TURN.includes(type))
  if (next === undefined) return now
  const number = next.type === 'turn' ? Number(next['number']) : 0
  return number > 1 ? number - 1 : null
}

/** `now` is the Turn of the view. */
export function entriesOf(
  log: readonly SeatEvent[],
  say: (event: SeatEvent) => string,
  now: number | null = null,
): readonly Entry[] {
  const entries: Entry[] = []
  let turn = firstTurn(log, now)
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

/** Names of the log: a Creature that may be gone by its kind, and who plays alone is Evil itself. */
export function logNaming(log: readonly SeatEvent[], players: number, name: Naming): Naming {
  const kinds = kindsTold(log)
  return (id) => name(id === 'evil-1' && players === 1 ? 'evil' : (kinds.get(id) ?? id))
}

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
