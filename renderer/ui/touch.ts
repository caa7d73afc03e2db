// Fingers: a tap presses and leaves no mouse behind it, and a long press is what pointing with a mouse is: it explains and presses nothing.

/** Milliseconds after which a press is a long one, and how far a finger may stray in it. */
const LONG = 450
const STRAY = 10
/** What is pressed for as long as the finger stays, or drawn and written on. */
const OWN = '[data-hold], [data-typing], input, textarea, select'

interface Press {
  readonly target: Element
  /** It, and all that it stands in. */
  readonly path: readonly Element[]
  readonly x: number
  readonly y: number
  /** What was entered by a long press; null while it is none. */
  entered: readonly Element[] | null
}

/** Lets this window be played by touch. Called once by each main.ts. */
export function followTouch(): void {
  const presses = new Map<number, Press>()
  let timer: number | undefined
  /** A click that would follow a long press does nothing, nor does the mouse that the browser makes of it. */
  let swallows = false

  function explain(press: Press, pointerId: number): void {
    const { target, path, x: clientX, y: clientY } = press
    const at = { clientX, clientY, bubbles: true, pointerId, pointerType: 'mouse' }
    press.entered = path
    target.dispatchEvent(new PointerEvent('pointercancel', at))
    target.dispatchEvent(new PointerEvent('pointermove', at))
    for (const each of path.toReversed()) each.dispatchEvent(new MouseEvent('mouseenter'))
  }
  function down(event: PointerEvent): void {
    if (!event.isTrusted) return
    window.clearTimeout(timer)
    swallows = false
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
    const { target, clientX: x, clientY: y } = event
    const path = event.composedPath().filter((each) => each instanceof Element)
    const press: Press = { target, path, x, y, entered: null }
    presses.set(event.pointerId, press)
    if (target.closest(OWN) !== null) return
    if (target.closest('button') !== null) {
      event.preventDefault()
      // No mouse comes after it, and so nothing takes the focus from where it was.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    if (presses.size > 1) return
    timer = window.setTimeout(() => {
      explain(press, event.pointerId)
    }, LONG)
  }
  function move(event: PointerEvent): void {
    const press = presses.get(event.pointerId)
    if (press !== undefined && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY)
      window.clearTimeout(timer)
  }
  function end(event: PointerEvent): void {
    const press = presses.get(event.pointerId)
    if (press === undefined || !event.isTrusted) return
    presses.delete(event.pointerId)
    window.clearTimeout(timer)
    if (press.entered === null) return
    swallows = true
    event.stopImmediatePropagation()
    for (const each of press.entered) each.dispatchEvent(new MouseEvent('mouseleave'))
  }
  function click(event: MouseEvent): void {
    if (!swallows || !event.isTrusted) return
    swallows = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function enter(event: MouseEvent): void {
    const { sourceCapabilities } = event as { sourceCapabilities?: { firesTouchEvents: boolean } | null }
    if (swallows && event.isTrusted && sourceCapabilities?.firesTouchEvents === true) event.stopImmediatePropagation()
  }
  window.addEventListener('pointerdown', down, true)
  window.addEventListener('mouseenter', enter, true)
  window.addEventListener('pointermove', move, true)
  window.addEventListener('pointerup', end, true)
  window.addEventListener('pointercancel', end, true)
  window.addEventListener('click', click, true)
  window.addEventListener('contextmenu', (event) => {
    if (presses.size > 0) event.preventDefault()
  })
}
