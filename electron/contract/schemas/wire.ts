// Lines in, checked at the boundary: strict objects, every size bounded. The shape alone is judged here, never what the game allows.
import * as z from 'zod'
import type { NewGame, RefereeLine, Seat, SeatLine } from '../wire.ts'

const seat = z.enum(['hero', 'evil-1', 'evil-2', 'evil-3'])
const evilSeat = z.enum(['evil-1', 'evil-2', 'evil-3'])
const key = z.string().min(1).max(256)
const askId = z.int().positive()
const seed = z.string().regex(/^[0-9a-f]{1,128}$/i)

const standing = z.strictObject({ from: evilSeat, standing: z.array(z.string().min(1).max(64)).max(64) })
const hand = z.strictObject({ from: evilSeat, hand: z.enum(['open', 'shut']) })

/** A line of a seat over a link: it must name the question that it answers. */
export const seatLine = z.union([z.strictObject({ from: seat, choose: key, ask: askId }), standing, hand])

/** What a new game is begun with. */
export const newGame: z.ZodType<NewGame> = z.strictObject({
  mode: z.literal('randomized'),
  seed,
  evil: z.literal([1, 2, 3]),
  pack: z.string().min(1).max(500),
  sheets: z.literal('generated').exactOptional(),
})

/** Lines over stdin by the field that says what they want. */
const byField = {
  choose: z.strictObject({ from: seat, choose: key, ask: askId.exactOptional() }),
  standing,
  hand,
  load: z.strictObject({ from: z.literal('referee'), load: z.record(z.string(), z.unknown()), seed }),
  new: z.strictObject({ from: z.literal('referee'), new: newGame }),
  dump: z.strictObject({ from: z.literal('referee'), dump: z.literal(true) }),
  resume: z.strictObject({ from: z.literal('referee'), resume: z.string().min(1).max(64) }),
}

/** Where a line is malformed, and how. It repeats the line's own words at most, so it tells its sender nothing new. */
export interface Malformed {
  readonly path: string
  readonly fault: string
  /** The seat that the line speaks for, where it names one. */
  readonly from?: Seat
  /** It speaks for a seat that is at no table. */
  readonly stranger?: true
}

/** Reads a line of stdin, or says where it is malformed. */
export function readLine(raw: unknown): SeatLine | RefereeLine | Malformed {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { path: '', fault: 'no object' }
  const from = 'from' in raw ? seat.safeParse(raw.from).data : undefined
  if (from === undefined && 'from' in raw && typeof raw.from === 'string' && raw.from !== 'referee') {
    return { path: 'from', fault: 'no seat', stranger: true }
  }
  const whose = from === undefined ? {} : { from }
  const field = Object.keys(byField).find((name) => Object.hasOwn(raw, name))
  if (field === undefined) return { path: '', fault: `none of ${Object.keys(byField).join(' ')}`, ...whose }
  const read = byField[field as keyof typeof byField].safeParse(raw)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...(issue?.path ?? []), ...extra].map(String).join('.').slice(0, 200)
  return { path, fault: (issue?.message ?? '').slice(0, 200), ...whose }
}
