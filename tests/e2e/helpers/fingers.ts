// Fingers on a window, as Chromium has them from a touch screen; and what of a mouse or a finger reached a page.
import type { CDPSession, Locator, Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}
interface Hands {
  readonly session: CDPSession
  /** The finger that stays down. */
  held: Point | null
}
const hands = new WeakMap<Page, Hands>()

/** Puts a touch screen under a page. */
export async function touchable(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  hands.set(page, { session, held: null })
}
function of(page: Page): Hands {
  const found = hands.get(page)
  if (found === undefined) throw new Error('this page has no touch screen')
  return found
}
async function touch(page: Page, type: 'touchStart' | 'touchEnd', points: readonly (Point | null)[]): Promise<void> {
  const touchPoints = points.flatMap((point, id) => (point === null ? [] : [{ ...point, id }]))
  await of(page).session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** The middle of what is seen of a thing, which is never smaller than a finger; null where it is gone. */
async function middle(thing: Locator): Promise<Point | null> {
  await thing.scrollIntoViewIfNeeded({ timeout: 3_000 }).catch(() => undefined)
  const box = await thing.boundingBox({ timeout: 1_000 }).catch(() => null)
  if (box === null) return null
  if (Math.min(box.width, box.height) < 39.5) throw new Error(`${String(thing)} is ${box.width} x ${box.height}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Taps a thing, beside the finger that stays down where one does. False where the thing is gone. */
export async function tap(page: Page, thing: Locator): Promise<boolean> {
  const at = await middle(thing)
  if (at === null) return false
  const { held } = of(page)
  // One right after the other: on a busy machine it would be a long press.
  const down = touch(page, 'touchStart', held === null ? [at] : [held, at])
  await Promise.all([down, touch(page, 'touchEnd', held === null ? [] : [null, at])])
  return true
}
/** Puts a finger down and leaves it there. */
export async function putDown(page: Page, thing: Locator): Promise<void> {
  const at = await middle(thing)
  if (at === null) return
  of(page).held = at
  await touch(page, 'touchStart', [at])
}
export async function lift(page: Page): Promise<void> {
  of(page).held = null
  await touch(page, 'touchEnd', [])
}

declare global {
  interface Window {
    /** Kinds of pointer that the page has met. */
    pointers: string[]
  }
}
/** Writes down which kinds of pointer a page is pressed or pointed at with from now on, and how often one press came as two. */
export const watchPointers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = []
    window.pointers = seen
    for (const type of ['pointerdown', 'pointermove'] as const)
      window.addEventListener(type, ({ isTrusted, pointerType }) => void (isTrusted && seen.push(pointerType)), true)
    for (const type of ['mousedown', 'mousemove', 'mouseup'] as const)
      window.addEventListener(type, ({ isTrusted }) => void (isTrusted && seen.push('mouse')), true)
  })
/** The kinds of pointer that a page has met, each once. */
export const pointersOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => [...new Set(window.pointers)])
