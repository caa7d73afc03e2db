// What a window keeps of the lines that it is sent.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import type { OutLine } from '../../electron/contract/wire.ts'
import { useLines } from '../../renderer/stores/lines.ts'

beforeEach(() => setActivePinia(createPinia()))

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
