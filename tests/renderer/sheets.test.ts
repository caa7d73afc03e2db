// Of sheets that lie one upon the other only the topmost has the keys.
import { expect, it } from 'vitest'
import { isOnTop, lay, lift } from '../../renderer/ui/sheets.ts'

it('gives the keys to the topmost sheet, and back when it is gone', () => {
  const [pause, rules] = [Symbol('pause'), Symbol('rules')]
  lay(pause)
  expect(isOnTop(pause)).toBe(true)
  lay(rules)
  expect([isOnTop(pause), isOnTop(rules)]).toEqual([false, true])
  lift(rules)
  lift(rules)
  expect(isOnTop(pause)).toBe(true)
  lift(pause)
  expect([pause, rules].some(isOnTop)).toBe(false)
})
