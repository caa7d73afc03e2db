// The clocks that beats run on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { immediateClock, realClock } from '../../electron/table/clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a job of the real clock comes after its time, once, unless it is taken back', () => {
  const clock = realClock()
  const calls: string[] = []
  clock.after(100, () => calls.push('kept'))
  const takeBack = clock.after(100, () => calls.push('taken back'))
  takeBack()
  vi.advanceTimersByTime(99)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(calls).toEqual(['kept'])
})

test('a paused clock lets nothing become due, then a job waits its whole time', () => {
  const clock = realClock()
  const calls: string[] = []
  clock.after(100, () => calls.push('before'))
  vi.advanceTimersByTime(60)
  clock.pause()
  const takeBack = clock.after(10, () => calls.push('taken back'))
  clock.after(10, () => calls.push('meanwhile'))
  vi.advanceTimersByTime(1000)
  takeBack()
  expect(calls).toEqual([])
  clock.goOn()
  vi.advanceTimersByTime(99)
  expect(calls).toEqual(['meanwhile'])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['meanwhile', 'before'])
})

test('an immediate clock finishes a job before the next', () => {
  const clock = immediateClock()
  const calls: string[] = []
  clock.after(600, () => {
    clock.after(600, () => calls.push('inner'))
    calls.push('outer')
  })
  expect(calls).toEqual(['outer', 'inner'])
})
