// The names under which a window and the app speak over IPC: each side has its own, so that neither preload can name the other's.
import type { Side } from './wire.ts'

/** What a window sends: it is mounted; a line of the table's protocol; a command to the evening's frame, which is answered. */
export type Inward = 'ready' | 'line' | 'command'
/** What a window is sent: lines for its seats, its frame, the Hero's note, a key pressed in the other window. */
export type Outward = 'lines' | 'frame' | 'note' | 'key'
export type Channel<Name extends Inward | Outward = Inward | Outward> = `${Side}:${Name}`

export const channel = <Name extends Inward | Outward>(side: Side, name: Name): Channel<Name> => `${side}:${name}`

/** Ends the name of a key that was let go in the other window; by itself: whatever was held down there is let go. */
export const UP = ' up'

/** The argument by which a window is given what it keeps, before its page is loaded. */
export const KEPT = '--alone-kept='
