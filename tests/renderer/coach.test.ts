// Where a lesson's panel stands: near what it speaks of, over nothing that is to be pressed while there is another place.
import { afterEach, expect, test, vi } from 'vitest'
import { placeFor } from '../../renderer/ui/coach.ts'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
type Box = ReturnType<typeof box>
const ROOM = { width: 1280, height: 720 }
const PANEL = box(0, 0, 400, 160)
const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** A page that holds these parts, each found by a selector that holds its word. */
function page(parts: Readonly<Record<string, readonly Box[]>>): void {
  const found = (selector: string) =>
    Object.entries(parts).flatMap(([word, boxes]) =>
      selector.includes(word) ? boxes.map((each) => ({ getBoundingClientRect: () => each })) : [],
    )
  vi.stubGlobal('document', {
    querySelector: (selector: string) => found(selector)[0] ?? null,
    querySelectorAll: found,
  })
}
afterEach(() => vi.unstubAllGlobals())

test('it lies beside what it speaks of, not on it and not on the Actions', () => {
  const actions = box(0, 600, 1280, 120)
  page({ 'nav.acts': [actions] })
  const target = box(600, 560, 80, 40)
  const at = placeFor(PANEL, target, ROOM)
  expect(meets(at, target)).toBe(false)
  expect(meets(at, actions)).toBe(false)
  expect(at.left).toBeGreaterThanOrEqual(8)
  expect(at.left + at.width).toBeLessThanOrEqual(ROOM.width - 8)
})

test('it stays where that covers as little as another place, and goes where it does not', () => {
  page({ 'nav.acts': [box(0, 600, 1280, 120)] })
  expect(placeFor(PANEL, undefined, ROOM, box(300, 100, 400, 160))).toEqual(box(300, 100, 400, 160))
  expect(placeFor(PANEL, undefined, ROOM, box(300, 550, 400, 160)).top).toBeLessThan(440)
})

test('over what the sides settle nothing but that counts', () => {
  const sheet = box(450, 0, 820, 720)
  page({ 'aria-modal': [sheet], '.sheet': [sheet], 'nav.acts': [box(0, 0, 440, 720)] })
  expect(meets(placeFor(PANEL, undefined, ROOM), sheet)).toBe(false)
})
