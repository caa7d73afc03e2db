// Evil's page may draw only while the app keeps saying so, and only on the display where it was when the app began to: when either ends,
// its frame is that of the curtain. The system may move a window to another display before it tells the app.
import type { Frame } from '../contract/frame.ts'
import type { Side } from '../contract/wire.ts'

/** How long what the app said of Evil's display holds, and how often the page looks, in milliseconds. */
export const LEASE = 500
export const LOOK = 20
/** A page that did not look for so long was busy, and has not read either what the app said meanwhile. */
const BUSY = 200
/** A window that was sent to its display may take so long to know that it is there. */
export const SETTLES = 1_000

/** What the page can see for itself. */
export interface Around {
  now(): number
  /** Tells one display from another, as far as a page can. */
  display(): string
  /** The app is to ask whose display it is: it has not noticed that the window stands on another. */
  doubt(): void
}
export interface Lease {
  /** The app says what the frame is. */
  take(this: void, frame: Frame): void
  /** Time has passed. */
  look(this: void): void
}

/** Shows each frame that differs from the one shown before; a frame of Evil's that has run out is shown as the curtain. */
export function leased(side: Side, show: (frame: Frame) => void, around: Around): Lease {
  let last: Frame | undefined
  let heard = 0
  let looked = around.now()
  let shown = ''
  /** Where the page may draw, since when, and when it was first seen elsewhere. */
  let here = { display: '', since: 0, leftAt: 0 }
  const put = (frame: Frame): void => {
    const text = JSON.stringify(frame)
    if (text === shown) return
    shown = text
    show(frame)
  }
  /** Whether the page stands where it did when the app let it draw. */
  const isHere = (now: number): boolean => {
    const display = around.display()
    if (now - here.since <= SETTLES) here.display = display
    if (here.leftAt === 0 && display === here.display) return true
    if (here.leftAt === 0) here.leftAt = now
    else if (now - here.leftAt > SETTLES) {
      here.leftAt = now
      around.doubt()
    }
    return false
  }
  return {
    take(frame) {
      heard = around.now()
      const isOpened = frame.screen !== 'placing' && (last === undefined || last.screen === 'placing')
      if (isOpened) here = { display: around.display(), since: heard, leftAt: 0 }
      last = frame
      put(side === 'hero' || here.leftAt === 0 ? frame : { ...frame, screen: 'placing' })
    },
    look() {
      const now = around.now()
      const wasBusy = now - looked > BUSY
      looked = now
      if (side === 'hero' || last === undefined || last.screen === 'placing') return
      if (!isHere(now) || (!wasBusy && now - heard > LEASE)) put({ ...last, screen: 'placing' })
    },
  }
}
