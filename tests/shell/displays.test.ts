// What the system tells of displays and sleep reaches placing, and what it does not tell is found by looking.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BEAT, readScreens, watchDisplays } from '../../electron/shell/displays.ts'
import type { Placing } from '../../electron/shell/placing.ts'
import { powerMonitor, screen } from '../helpers/paper-electron.ts'

vi.mock('electron', () => import('../helpers/paper-electron.ts'))

let heard: string[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  const placing = { doubt: (type: string) => heard.push(type), look: () => heard.push('look') }
  stop = watchDisplays(placing as unknown as Placing, () => heard.push('beat'))
})
afterEach(() => {
  stop()
  screen.removeAllListeners()
  powerMonitor.removeAllListeners()
  vi.useRealTimers()
})

test.each([
  [screen, 'display-added', [], 'changed'],
  [screen, 'display-removed', [], 'changed'],
  [screen, 'display-metrics-changed', [{}, {}, ['bounds', 'workArea']], 'changed'],
  [screen, 'display-metrics-changed', [{}, {}, ['scaleFactor']], 'changed'],
  [screen, 'display-metrics-changed', [{}, {}, ['rotation']], 'changed'],
  [powerMonitor, 'suspend', [], 'suspended'],
  [powerMonitor, 'resume', [], 'resumed'],
  [powerMonitor, 'lock-screen', [], 'suspended'],
  [powerMonitor, 'unlock-screen', [], 'resumed'],
])('%# $1 is a doubt', (source, event, args, type) => {
  source.emit(event, ...args)
  expect(heard).toEqual([type])
})

test('a task bar that hides itself is none', () => {
  screen.emit('display-metrics-changed', {}, {}, ['workArea'])
  expect(heard).toEqual([])
})

test('each beat looks, then speaks', () => {
  vi.advanceTimersByTime(2 * BEAT)
  expect(heard).toEqual(['look', 'beat', 'look', 'beat'])
  stop()
  vi.advanceTimersByTime(10 * BEAT)
  expect(heard).toHaveLength(4)
})

test('a beat that was slept through is a doubt, though the system said nothing', () => {
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(BEAT)
  expect(heard).toEqual(['doubted', 'look', 'beat'])
})

test('of a display no more is read than can be seen of it', () => {
  const bounds = { x: 0, y: 0, width: 1, height: 1 }
  const seen = { label: 'L', bounds, workArea: bounds, scaleFactor: 1, rotation: 0, internal: true }
  screen.displays = [{ ...seen, id: 77, touchSupport: 'unknown' }]
  expect(readScreens()).toEqual([seen])
})
