// Evil's page may draw only while the app keeps saying so, and only on the display where it was when the app began to.
// When the app falls silent the page is veiled until it speaks again. Where the system has moved the window to another display, which the
// app may learn later than the page, the frame is that of the curtain until the app has asked whose display it is.
import type { Frame } from '../contract/frame.ts'
import type { Side } from '../contract/wire.ts'

/** How long what the app said of Evil's display holds, and how often the page looks, in milliseconds. */
export const LEASE = 500
export const LOOK = 20
/** A page that did not look for so long was busy, and may have unread what the app said meanwhile. */
const BUSY = 200
/** A window that was sent to its display may take so long to know that it is there. */
export const SETTLES = 1_000

/** Where the page stands, as far as it can tell. */
export interface Place {
  /** There is another display. */
  readonly isExtended: boolean
  /** Where the part of the display that no bar covers begins. */
  readonly corner: string
  /** Where the window is. */
  readonly at: string
}
/** A bar moves the corner alone, a hand the window alone: on another display both are others. */
const isSameDisplay = (a: Place, b: Place): boolean =>
  a.isExtended === b.isExtended && (a.corner === b.corner || a.at === b.at)

/** What a lease sees of its page and does to it. */
export interface Around {
  /** Milliseconds by a clock that is never set. */
  now(): number
  place(): Place
  show(frame: Frame): void
  /** Hides all that is drawn, or shows it again. */
  veil(on: boolean): void
  /** The app is to ask whose display it is: it has not noticed that the window stands on another. */
  doubt(): void
}
export interface Lease {
  /** The app says what the frame is. */
  take(this: void, frame: Frame): void
  /** Time has passed. */
  look(this: void): void
}

/** Shows each frame that differs from the one shown before, as long as the lease of Evil's page holds. The Hero's needs none. */
export function leased(side: Side, around: Around): Lease {
  let last: Frame | undefined
  let shown = ''
  let isVeiled = false
  const heard = { at: 0, isLate: false }
  let looked = around.now()
  /** Where the page may draw, since when, and when it was first seen elsewhere. */
  let here: { place: Place; since: number; leftAt?: number } = { place: around.place(), since: 0 }
  const put = (frame: Frame): void => {
    const text = JSON.stringify(frame)
    if (text === shown) return
    shown = text
    around.show(frame)
  }
  const veil = (on: boolean): void => {
    if (on !== isVeiled) around.veil(on)
    isVeiled = on
  }
  const watchPlace = (frame: Frame, now: number): void => {
    const place = around.place()
    if (now - here.since <= SETTLES && place.isExtended === here.place.isExtended) here.place = place
    if (here.leftAt === undefined) {
      if (isSameDisplay(place, here.place)) return
      here.leftAt = now
      veil(true) // at once: to take the table away takes longer than a frame
      return
    }
    put({ ...frame, screen: 'placing' })
    veil(false)
    if (now - here.leftAt <= SETTLES) return
    here.leftAt = now
    around.doubt()
  }
  return {
    take(frame) {
      const now = around.now()
      const isOpened = frame.screen !== 'placing' && (last === undefined || last.screen === 'placing')
      if (isOpened) here = { place: around.place(), since: now }
      Object.assign(heard, { at: now, isLate: false })
      last = frame
      put(side === 'hero' || here.leftAt === undefined ? frame : { ...frame, screen: 'placing' })
      veil(false)
    },
    look() {
      const now = around.now()
      const wasBusy = now - looked > BUSY
      looked = now
      if (side === 'hero' || last === undefined || last.screen === 'placing') return
      watchPlace(last, now)
      if (here.leftAt !== undefined || now - heard.at <= LEASE) return
      // One look more for a page that was busy: what the app said waits to be read.
      if (!wasBusy || heard.isLate) veil(true)
      heard.isLate = true
    },
  }
}
