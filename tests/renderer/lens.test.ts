// Evil's hand on the Map: larger about a point that stays, never smaller than the whole, never off the plot.
import { expect, test } from 'vitest'
import { ref } from 'vue'
import { draggedBy, useLens, WHOLE, zoomedAt, type Hand } from '../../renderer/evil/plot/lens.ts'

const size = { width: 800, height: 400 }
/** Where a point of the whole Map is seen. */
const seen = (x: number, y: number, { zoom, dx, dy }: Hand): readonly [number, number] => [
  400 + dx + (x - 400) * zoom,
  200 + dy + (y - 200) * zoom,
]

test('the point under the pointer stays there', () => {
  const hand = zoomedAt(WHOLE, size, 2, { x: 500, y: 150 })
  expect(hand.zoom).toBe(2)
  expect(seen(500, 150, hand)).toEqual([500, 150])
  const [x, y] = seen(550, 125, hand)
  expect(seen(550, 125, zoomedAt(hand, size, 1.5, { x, y }))).toEqual([x, y])
})

test('the Map is never smaller than the whole, nor dragged off the plot', () => {
  expect(zoomedAt(WHOLE, size, 0.5, { x: 0, y: 0 })).toEqual(WHOLE)
  expect(draggedBy(WHOLE, size, 50, 50)).toEqual(WHOLE)
  const far = draggedBy({ zoom: 2, dx: 0, dy: 0 }, size, 9_000, -9_000)
  expect(far).toEqual({ zoom: 2, dx: 400, dy: -200 })
  expect(zoomedAt(far, size, 0.1, { x: 0, y: 0 })).toEqual(WHOLE)
})

const pointer = (id: number, clientX: number, clientY: number, buttons = 1): PointerEvent =>
  ({ pointerId: id, clientX, clientY, buttons, currentTarget: null }) as unknown as PointerEvent
const lensOf = (): ReturnType<typeof useLens> =>
  useLens(ref(size), ({ clientX, clientY }) => ({ x: clientX, y: clientY }))

test('two fingers make it larger and press nothing; one finger presses where the whole is seen', () => {
  const { hand, down, move, lift } = lensOf()
  down(pointer(1, 380, 200))
  expect(move(pointer(1, 340, 200))).toBe(false)
  expect(lift(pointer(1, 340, 200))).toBe(false)
  down(pointer(1, 350, 200))
  down(pointer(2, 450, 200))
  expect(move(pointer(2, 550, 200))).toBe(true)
  expect(hand.value.zoom).toBe(2)
  expect([lift(pointer(1, 350, 200)), lift(pointer(2, 550, 200))]).toEqual([true, true])
})

test('a drag moves a larger Map and is no press; a button let go elsewhere drags nothing', () => {
  const { hand, down, move, lift, whole } = lensOf()
  hand.value = { zoom: 2, dx: 0, dy: 0 }
  down(pointer(1, 400, 200))
  expect(move(pointer(1, 403, 200))).toBe(false)
  expect(move(pointer(1, 440, 200))).toBe(true)
  expect(lift(pointer(1, 440, 200))).toBe(true)
  expect(hand.value.dx).toBeGreaterThan(30)
  down(pointer(1, 400, 200))
  expect(move(pointer(1, 700, 300, 0))).toBe(false)
  whole()
  expect(hand.value).toEqual(WHOLE)
})
