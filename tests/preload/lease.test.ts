// Evil's page draws only while the app keeps saying so.
import { expect, test } from 'vitest'
import type { Frame } from '../../electron/contract/frame.ts'
import { LEASE, LOOK, leased, SETTLES } from '../../electron/preload/lease.ts'

const frame: Frame = {
  screen: 'table',
  side: 'evil',
  games: [],
  copies: [],
  packs: [],
  game: { id: 'a', evil: 1 },
  paused: false,
  conceded: null,
  back: null,
  label: '2',
  isShared: false,
  trouble: null,
}

function page(side: 'hero' | 'evil') {
  const shown: Frame[] = []
  const at = { now: 0, display: 'left', doubts: 0 }
  const lease = leased(side, (f) => shown.push(f), {
    now: () => at.now,
    display: () => at.display,
    doubt: () => (at.doubts += 1),
  })
  /** Time passes for a page that has nothing else to do. */
  const wait = (ms: number): void => {
    for (const until = at.now + ms; at.now < until; lease.look()) at.now = Math.min(until, at.now + LOOK)
  }
  /** The same while the app keeps saying what the frame is. */
  const waitTold = (ms: number, told: Frame = frame): void => {
    for (const until = at.now + ms; at.now < until; wait(LOOK)) lease.take(told)
  }
  return { shown, at, lease, wait, waitTold }
}

test('a frame that is said again is not shown again', () => {
  const { shown, lease } = page('evil')
  lease.take(frame)
  lease.take({ ...frame })
  lease.take({ ...frame, paused: true })
  expect(shown.map(({ paused }) => paused)).toEqual([false, true])
})

test('silence closes the curtain in the page, and the next word opens it', () => {
  const { shown, lease, wait } = page('evil')
  lease.look()
  lease.take(frame)
  wait(LEASE)
  expect(shown).toHaveLength(1)
  wait(1)
  wait(LOOK)
  expect(shown.map(({ screen }) => screen)).toEqual(['table', 'placing'])
  lease.take(frame)
  expect(shown.map(({ screen }) => screen)).toEqual(['table', 'placing', 'table'])
})

test('a page that was busy reads first what it was told meanwhile', () => {
  const { shown, at, lease, wait } = page('evil')
  lease.take(frame)
  at.now = 2 * LEASE
  lease.look()
  expect(shown).toHaveLength(1)
  lease.take(frame)
  wait(LEASE)
  expect(shown).toHaveLength(1)
  at.now += 2 * LEASE
  lease.look()
  wait(LOOK)
  expect(shown.map(({ screen }) => screen)).toEqual(['table', 'placing'])
})

const screens = (shown: readonly Frame[]): readonly string[] => shown.map(({ screen }) => screen)

test('a page that finds itself on another display closes at once, and opens when the app has asked again', () => {
  const { shown, at, lease, waitTold } = page('evil')
  lease.take(frame)
  waitTold(2 * SETTLES)
  expect(screens(shown)).toEqual(['table'])
  at.display = 'right'
  lease.look()
  expect(screens(shown)).toEqual(['table', 'placing'])
  at.display = 'left'
  waitTold(SETTLES / 2)
  expect(screens(shown)).toEqual(['table', 'placing'])
  lease.take({ ...frame, screen: 'placing' })
  lease.take(frame)
  expect(screens(shown)).toEqual(['table', 'placing', 'table'])
})

test('a window that is still on its way to its display is let arrive', () => {
  const { shown, at, lease, waitTold } = page('evil')
  lease.take(frame)
  waitTold(SETTLES / 2)
  at.display = 'right'
  waitTold(3 * SETTLES)
  expect(screens(shown)).toEqual(['table'])
})

test('what the app does not notice by itself it is told, once a second', () => {
  const { at, lease, waitTold } = page('evil')
  lease.take(frame)
  waitTold(2 * SETTLES)
  at.display = 'right'
  waitTold(SETTLES)
  expect(at.doubts).toBe(0)
  waitTold(3 * LOOK)
  expect(at.doubts).toBe(1)
  waitTold(SETTLES / 2)
  expect(at.doubts).toBe(1)
  lease.take({ ...frame, screen: 'placing' })
  waitTold(3 * SETTLES, { ...frame, screen: 'placing' })
  expect(at.doubts).toBe(1)
})

test("the Hero's page has nothing to hide from him", () => {
  const { shown, at, lease, wait } = page('hero')
  lease.take({ ...frame, side: 'hero' })
  at.display = 'right'
  wait(10 * LEASE)
  expect(shown).toHaveLength(1)
})
