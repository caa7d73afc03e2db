// Where the focus goes when a gamepad points somewhere: to the nearest control on that side, inside the topmost sheet.

export type Way = 'up' | 'right' | 'down' | 'left'
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Which of the boxes is next on a side of `from`: near counts, and straight ahead counts more. Null where none is. */
export function nextOn(way: Way, from: Box, boxes: readonly Box[]): number | null {
  let best: { readonly at: number; readonly far: number } | null = null
  for (const [at, box] of boxes.entries()) {
    const { ahead, aside } = gaps(way, from, box)
    if (ahead <= 0) continue
    const far = ahead + 3 * aside
    if (best === null || far < best.far) best = { at, far }
  }
  return best?.at ?? null
}

/** How far the middle of a box is ahead, and by how much the two miss each other sideways. */
function gaps(way: Way, a: Box, b: Box): { readonly ahead: number; readonly aside: number } {
  const isFlat = way === 'left' || way === 'right'
  const forward = way === 'right' || way === 'down' ? 1 : -1
  const along = isFlat ? b.left + b.right - a.left - a.right : b.top + b.bottom - a.top - a.bottom
  const [low, high] = isFlat ? [b.top - a.bottom, a.top - b.bottom] : [b.left - a.right, a.left - b.right]
  return { ahead: (along / 2) * forward, aside: Math.max(0, low, high) }
}

const STOPS = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href], summary, [tabindex="0"]'
/** What is looked for first where nothing has the focus: what a sheet means, an option, an Action. */
const FIRST = ['[autofocus]', '[data-key]', '[data-card]:not(.no)', '[data-action]:not([aria-disabled="true"])', STOPS]

/** The topmost sheet, or the page. */
const scope = (): ParentNode => [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
const isSeen = (each: HTMLElement): boolean => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** The control that has the focus, where it is one that can be walked to now. */
export function focused(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active.matches(STOPS) && scope().contains(active) ? active : null
}
function first(): HTMLElement | undefined {
  for (const selector of FIRST) {
    const found = [...scope().querySelectorAll<HTMLElement>(selector)].find(isSeen)
    if (found !== undefined) return found
  }
  return undefined
}

/** Moves the focus to the next control on that side; where nothing has it, to what is most likely wanted. */
export function walkTo(way: Way): void {
  const from = focused()
  if (from === null) return void first()?.focus()
  const others = [...scope().querySelectorAll<HTMLElement>(STOPS)].filter((each) => each !== from && isSeen(each))
  const at = nextOn(
    way,
    from.getBoundingClientRect(),
    others.map((each) => each.getBoundingClientRect()),
  )
  if (at !== null) others[at]?.focus()
}
/** Presses what has the focus. Where nothing has, the first press only shows what the next one would do. */
export function pressFocused(): void {
  const at = focused()
  if (at === null) first()?.focus()
  else at.click()
}
