// Evil's page draws only while the app keeps saying so.
import { expect, test } from 'vitest'
import type { Frame } from '../../electron/contract/frame.ts'
import { LEASE, leased } from '../../electron/preload/lease.ts'

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
  return { shown, at, lease }
}

test('a frame that is said again is not shown again', () => {
  const { shown, lease } = page('evil')
  lease.take(frame)
  lease.take({ ...frame })
  lease.take({ ...frame, paused: true })
  expect(shown.map(({ paused }) => paused)).toEqual([false, true])
})

test('silence closes the curtain in the page, and the next word opens it', () => {
  const { shown, at, lease } = page('evil')
  lease.look()
  lease.take(frame)
  at.now = LEASE
  lease.look()
  expect(shown).toHaveLength(1)
  at.now = LEASE + 1
  lease.look()
  lease.look()
  expect(shown.map(({ screen }) => screen)).toEqual(['table', 'placing'])
  lease.take(frame)
  expect(shown.map(({ screen }) => screen)).toEqual(['table', 'placing', 'table'])
})

test("the Hero's page has nothing to hide from him", () => {
  const { shown, at, lease } = page('hero')
  lease.take({ ...frame, side: 'hero' })
  at.now = 10 * LEASE
  lease.look()
  expect(shown).toHaveLength(1)
})
