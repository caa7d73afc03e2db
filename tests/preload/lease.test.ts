// Evil's page draws only while the app keeps saying so.
import { expect, test } from 'vitest'
import type { Frame } from '../../electron/contract/frame.ts'
import { LEASE, LOOK, leased } from '../../electron/preload/lease.ts'

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
  trouble: null,
}

function page(side: 'hero' | 'evil') {
  const shown: Frame[] = []
  const at = { now: 0 }
  const lease = leased(
    side,
    (f) => shown.push(f),
    () => at.now,
  )
  /** Time passes for a page that has nothing else to do. */
  const wait = (ms: number): void => {
    for (const until = at.now + ms; at.now < until; lease.look()) at.now = Math.min(until, at.now + LOOK)
  }
  return { shown, at, lease, wait }
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

test("the Hero's page has nothing to hide from him", () => {
  const { shown, lease, wait } = page('hero')
  lease.take({ ...frame, side: 'hero' })
  wait(10 * LEASE)
  expect(shown).toHaveLength(1)
})
