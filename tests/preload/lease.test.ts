// Evil's page draws only while the app keeps saying so, and only on the display where it was let.
import { expect, test } from 'vitest'
import type { Frame } from '../../electron/contract/frame.ts'
import { LEASE, LOOK, leased, SETTLES, type Place } from '../../electron/preload/lease.ts'

const frame: Frame = {
  screen: 'table',
  side: 'evil',
  games: [],
  copies: [],
  packs: [],
  shelf: { folder: '', packs: [] },
  game: { id: 'a', evil: 1, computers: {} },
  paused: false,
  conceded: null,
  back: null,
  label: '2',
  isShared: false,
  keys: { hero: '', evil: '' },
  trouble: null,
}
const placing: Frame = { ...frame, screen: 'placing' }
const left: Place = { isExtended: true, corner: '0 0', at: '0 0' }
const right: Place = { ...left, corner: '1920 0', at: '1920 0' }

function page(side: 'hero' | 'evil') {
  const frames: Frame[] = []
  /** What was to be seen, one after the other. */
  const seen: string[] = []
  const at = { now: 0, place: left, doubts: 0 }
  let screen = 'nothing'
  const lease = leased(side, {
    now: () => at.now,
    place: () => at.place,
    show: (f) => {
      frames.push(f)
      seen.push((screen = f.screen))
    },
    veil: (on) => seen.push(on ? 'veil' : screen),
    doubt: () => (at.doubts += 1),
  })
  /** Time passes for a page that looks so often. */
  const wait = (ms: number, step = LOOK): void => {
    for (const until = at.now + ms; at.now < until; lease.look()) at.now = Math.min(until, at.now + step)
  }
  /** The same while the app keeps saying what the frame is. */
  const waitTold = (ms: number, told: Frame = frame): void => {
    for (const until = at.now + ms; at.now < until; wait(LOOK)) lease.take(told)
  }
  return { frames, seen, at, lease, wait, waitTold }
}

test('a frame that is said again is not shown again', () => {
  const { frames, lease } = page('evil')
  lease.take(frame)
  lease.take({ ...frame })
  lease.take({ ...frame, paused: true })
  expect(frames.map(({ paused }) => paused)).toEqual([false, true])
})

test('silence veils the page, and the next word lifts the veil', () => {
  const { seen, lease, wait } = page('evil')
  lease.look()
  lease.take(frame)
  wait(LEASE)
  expect(seen).toEqual(['table'])
  wait(1)
  wait(LOOK)
  expect(seen).toEqual(['table', 'veil'])
  lease.take(frame)
  expect(seen).toEqual(['table', 'veil', 'table'])
})

test('a page that was busy reads first what it was told meanwhile', () => {
  const { seen, at, lease, wait } = page('evil')
  lease.take(frame)
  at.now = 2 * LEASE
  lease.look()
  lease.take(frame)
  wait(LEASE)
  expect(seen).toEqual(['table'])
  at.now += 2 * LEASE
  lease.look()
  expect(seen).toEqual(['table'])
  wait(LOOK)
  expect(seen).toEqual(['table', 'veil'])
})

test('a page that is always busy is veiled too', () => {
  const { seen, lease, wait } = page('evil')
  lease.take(frame)
  wait(2 * LEASE, 210)
  expect(seen).toEqual(['table', 'veil'])
})

test('on another display the page is veiled at once, then closed until the app has asked again', () => {
  const { seen, at, lease, waitTold } = page('evil')
  lease.take(frame)
  waitTold(2 * SETTLES)
  expect(seen).toEqual(['table'])
  at.place = right
  lease.look()
  expect(seen).toEqual(['table', 'veil'])
  lease.look()
  expect(seen).toEqual(['table', 'veil', 'placing', 'placing'])
  at.place = left
  waitTold(SETTLES / 2)
  expect(seen.at(-1)).toBe('placing')
  lease.take(placing)
  lease.take(frame)
  expect(seen.at(-1)).toBe('table')
})

test.each([
  ['a display that goes', { ...left, isExtended: false }, true],
  ['a bar that appears', { ...left, corner: '0 30' }, false],
  ['a window that is dragged', { ...left, at: '40 40' }, false],
] as const)('%s: %j', (_name, place, closes) => {
  const { seen, at, lease, waitTold } = page('evil')
  lease.take(frame)
  waitTold(2 * SETTLES)
  at.place = place
  waitTold(SETTLES / 2)
  expect(seen.at(-1)).toBe(closes ? 'placing' : 'table')
})

test('a window that is still on its way to its display is let arrive, but not if a display goes', () => {
  const { seen, at, lease, waitTold } = page('evil')
  lease.take(frame)
  waitTold(SETTLES / 2)
  at.place = right
  waitTold(3 * SETTLES)
  expect(seen).toEqual(['table'])
  lease.take(placing)
  lease.take(frame)
  at.place = { ...right, isExtended: false }
  waitTold(SETTLES / 2)
  expect(seen.at(-1)).toBe('placing')
})

test('what the app does not notice by itself it is told, once a second', () => {
  const { at, lease, waitTold } = page('evil')
  lease.take(frame)
  waitTold(2 * SETTLES)
  at.place = right
  waitTold(SETTLES)
  expect(at.doubts).toBe(0)
  waitTold(3 * LOOK)
  expect(at.doubts).toBe(1)
  waitTold(SETTLES / 2)
  expect(at.doubts).toBe(1)
  waitTold(3 * SETTLES, placing)
  expect(at.doubts).toBe(1)
})

test("the Hero's page has nothing to hide from him", () => {
  const { seen, at, lease, wait } = page('hero')
  lease.take({ ...frame, side: 'hero' })
  at.place = right
  wait(10 * LEASE)
  expect([seen, at.doubts]).toEqual([['table'], 0])
})
