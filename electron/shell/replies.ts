// What a window hears of what it asked for.
import type { FrameReply } from '../contract/frame.ts'
import type { Message, Refusal } from '../contract/wire.ts'

/** It was done. */
export const OK: FrameReply = { ok: true }
/** It was not, and why. */
export const no = (why: Message): FrameReply => ({ ok: false, why })
/** It cannot be asked for now. */
export const NOT_NOW = no({ id: 'trouble.not-now', params: {} })
/** What the table says to it. */
export const replied = (refused: Refusal | undefined): FrameReply => (refused === undefined ? OK : no(refused.why))
