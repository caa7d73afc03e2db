// Displays as they really come: twins, other scales, one above another, mirrored, a single one.
import { describe, expect, test } from 'vitest'
import {
  fingerprint,
  inOrder,
  label,
  mirrored,
  nextSeating,
  seatings,
  spot,
  standsOn,
  swapped,
  type Screen,
} from '../../electron/shell/places.ts'

const screen = (x: number, y = 0, over: Partial<Screen> = {}): Screen => {
  const bounds = { x, y, width: 1920, height: 1080 }
  return {
    label: 'Twin',
    bounds,
    workArea: { ...bounds, height: 1040 },
    scaleFactor: 1,
    rotation: 0,
    internal: false,
    ...over,
  }
}
const left = screen(0)
const right = screen(1920)

describe('fingerprint', () => {
  test('is the same in whatever order the system lists the displays', () => {
    expect(fingerprint([left, right])).toBe(fingerprint([right, left]))
  })
  test('ignores task bars', () => {
    expect(fingerprint([left])).toBe(fingerprint([{ ...left, workArea: left.bounds }]))
  })
  test.each<[string, Screen[]]>([
    ['number', [left]],
    ['place', [left, screen(1920, 60)]],
    ['scale', [left, screen(1920, 0, { scaleFactor: 2 })]],
    ['rotation', [left, screen(1920, 0, { rotation: 90 })]],
    ['name', [left, screen(1920, 0, { label: 'Other' })]],
  ])('tells another %s', (_what, other) => {
    expect(fingerprint(other)).not.toBe(fingerprint([left, right]))
  })
})

test('displays are counted from the left, then from the top', () => {
  const above = screen(0, -1080)
  expect(inOrder([right, left, above])).toEqual([above, left, right])
  expect([0, 1].map(label)).toEqual(['1', '2'])
})

test('mirroring is any overlap', () => {
  expect(mirrored([left, right])).toBe(false)
  expect(mirrored([left, screen(0)])).toBe(true)
  expect(mirrored([left, screen(1900)])).toBe(true)
  expect(mirrored([left])).toBe(false)
})

test('a window stands on a display only when the whole of it does', () => {
  const both = [left, right]
  expect(standsOn(both, right.bounds)).toBe(1)
  expect(standsOn(both, { x: -8, y: -8, width: 1936, height: 1096 })).toBe(0)
  expect(standsOn(both, { x: 1800, y: 0, width: 800, height: 600 })).toBeUndefined()
  expect(standsOn([left], right.bounds)).toBeUndefined()
})

test('asking again goes round all pairs of displays', () => {
  expect(seatings([left])).toEqual([
    { hero: 0, evil: 1 },
    { hero: 1, evil: 0 },
  ])
  const three = [left, right, screen(3840)]
  const first = seatings(three)[0]!
  const round = [first]
  while (round.length < 6) round.push(nextSeating(three, round.at(-1)!))
  expect(new Set(round.map(({ hero, evil }) => `${hero}${evil}`)).size).toBe(6)
  expect(nextSeating(three, round.at(-1)!)).toEqual(first)
  expect(nextSeating([left], { hero: 7, evil: 9 })).toEqual({ hero: 0, evil: 1 })
  expect(swapped({ hero: 0, evil: 2 })).toEqual({ hero: 2, evil: 0 })
})

test('two displays are filled, one is halved with room for a title bar, and never do the windows overlap', () => {
  expect(spot([left, right], 1, true)).toEqual({ area: right.bounds, full: true })
  expect(spot([left, right], 1, false)).toEqual({ area: { ...right.workArea, height: 1000 }, full: false })
  expect(spot([left], 0, true)).toEqual({ area: { x: 0, y: 0, width: 960, height: 1000 }, full: false })
  expect(spot([left], 1, false)).toEqual({ area: { x: 960, y: 0, width: 960, height: 1000 }, full: false })
  expect(() => spot([left, right], 2, true)).toThrow('no place 2')
})
