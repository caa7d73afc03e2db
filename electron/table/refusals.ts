// Refusals in words that are safe for any seat: a message id, and nothing that the rules know.
import type { Refusal, RefusalCode } from '../contract/wire.ts'
import type { Fault } from '../games/game.ts'

/** A refusal whose code says all there is to say. */
export const refusal = (code: RefusalCode): Refusal => ({ code, why: { id: `refused.${code}`, params: {} } })

/** A line that stops being JSON at a column, counted from 1. */
export const notJson = (column: number): Refusal => ({
  code: 'not-json',
  why: { id: 'refused.not-json', params: { column } },
})

/** A line that is malformed at a path, and how. */
export const badShape = (path: string, fault: string): Refusal => ({
  code: 'bad-shape',
  why: { id: 'refused.bad-shape', params: { path, fault } },
})

/** A position, dump or pack that no game can be begun with. */
export const badPosition = ({ fault, path }: Fault): Refusal => ({
  code: 'bad-position',
  why: { id: 'refused.bad-position', params: { path, fault } },
})

/** Told apart from a game's state. */
export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'fault' in value && 'path' in value
