// Keys that come over the bridge: whoever listens now gets them, and the bridge is given no more than one function however often a table comes.
import { afterEach, expect, test, vi } from 'vitest'
import { onKey } from '../../renderer/stores/bridge.ts'

afterEach(() => vi.unstubAllGlobals())

test('tables come and go, and the bridge holds none of them', () => {
  const given: ((key: string) => void)[] = []
  const alone = { onKey: (listener: (key: string) => void) => (given.push(listener), () => undefined) }
  vi.stubGlobal('window', { alone })
  const heard: string[] = []
  const first = onKey((key) => heard.push(`first ${key}`))
  const second = onKey((key) => heard.push(`second ${key}`))
  given.forEach((each) => each('a'))
  first()
  given.forEach((each) => each('b'))
  second()
  const third = onKey((key) => heard.push(`third ${key}`))
  given.forEach((each) => each('c'))
  third()
  expect([given.length, heard]).toEqual([1, ['first a', 'second a', 'second b', 'third c']])
})
