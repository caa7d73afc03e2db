// Evil's page may draw only while the app keeps saying so: when it falls silent, its frame is that of the curtain until it speaks again.
import type { Frame } from '../contract/frame.ts'
import type { Side } from '../contract/wire.ts'

/** How long what the app said of Evil's display holds, and how often the page looks, in milliseconds. */
export const LEASE = 500
export const LOOK = 100

export interface Lease {
  /** The app says what the frame is. */
  take(this: void, frame: Frame): void
  /** Time has passed. */
  look(this: void): void
}

/** Shows each frame that differs from the one shown before; a frame of Evil's that has run out is shown as the curtain. */
export function leased(side: Side, show: (frame: Frame) => void, now: () => number): Lease {
  let last: Frame | undefined
  let heard = 0
  let shown = ''
  let looked = now()
  const put = (frame: Frame): void => {
    const text = JSON.stringify(frame)
    if (text === shown) return
    shown = text
    show(frame)
  }
  return {
    take(frame) {
      last = frame
      heard = now()
      put(frame)
    },
    look() {
      const wasBusy = now() - looked > 2 * LOOK // and has not come to read what the app said meanwhile
      looked = now()
      if (side === 'hero' || last === undefined || wasBusy || now() - heard <= LEASE) return
      put({ ...last, screen: 'placing' })
    },
  }
}
