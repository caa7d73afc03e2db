// What a window keeps of the lines that it is sent.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutLine } from '../../electron/contract/wire.ts'
import { useLines } from '../../renderer/stores/lines.ts'

beforeEach(() => setActivePinia(createPinia()))
afterEach(() => vi.unstubAllGlobals())

const line = (view: object, id: number): OutLine =>
  structuredClone({ to: 'evil-1', events: [], view, ask: { id, kind: 'react', options: [] } })

test('a part that reads the same stays the same object, one that does not is the new one, one that is gone is gone', () => {
  const lines = useLines()
  const seat = lines.seats['evil-1']
  lines.take([line({ lights: ['Ua1'], creatures: [{ id: 'c1' }], at: 'Ub2', old: 1 }, 1)])
  const { view, ask } = seat
  lines.take([line({ lights: ['Ua1'], creatures: [{ id: 'c2' }], at: 'Ub3' }, 1)])
  expect(seat.view).toEqual({ lights: ['Ua1'], creatures: [{ id: 'c2' }], at: 'Ub3' })
  expect(seat.view?.lights).toBe(view?.lights)
  expect(seat.ask).toBe(ask)
  lines.take([line({}, 2)])
  expect(seat.view).toEqual({})
  expect(seat.ask).toMatchObject({ id: 2 })
})

test('an order that the table refuses is not shown as given, an answer that it refuses changes no order', () => {
  vi.stubGlobal('window', { alone: { send: () => undefined } })
  const lines = useLines()
  const seat = lines.seats['evil-1']
  const refuse = (): void => {
    lines.take([{ to: 'evil-1', refused: { code: 'failed', why: { id: 'refused.failed', params: {} } } }])
  }
  lines.take([line({}, 1)])
  lines.standing('evil-1', ['rolled'])
  lines.take([line({}, 1)])
  lines.choose('evil-1', 'pass')
  refuse()
  expect(seat.standing).toEqual(['rolled'])
  lines.standing('evil-1', [])
  expect(seat.standing).toEqual([])
  refuse()
  expect(seat.standing).toEqual(['rolled'])
})
