// Several draws by one press: which rows are offered, and that they stop where anything else is asked.
import { expect, test } from 'vitest'
import { computed, nextTick, shallowRef } from 'vue'
import type { Ask } from '../../electron/contract/wire.ts'
import { drawsOf, useDraws } from '../../renderer/evil/draws.ts'
import type { SeatNow } from '../../renderer/evil/seats.ts'

const options = (...keys: string[]): Ask['options'] =>
  keys.map((key) => {
    const [verb = '', ...args] = key.split(' ')
    return { key, verb, args, text: { id: '', params: {} } }
  })
const draw = (id: number, ...keys: string[]): Ask => ({ id, kind: 'draw', options: options(...keys) })
const BOTH = ['draw fury', 'draw traps'] as const

test('all from either deck, or in turn', () => {
  expect(drawsOf(draw(1, ...BOTH), 7, 10)).toEqual([
    { deck: 'fury', keys: ['draw fury', 'draw fury', 'draw fury'] },
    { deck: 'traps', keys: ['draw traps', 'draw traps', 'draw traps'] },
    { deck: null, keys: ['draw fury', 'draw traps', 'draw fury'] },
  ])
})

test.each<[what: string, ask: Ask, held: number]>([
  ['one card is left to be drawn', draw(1, ...BOTH), 9],
  ['there is one deck', draw(1, 'draw fury'), 3],
  ['the Leader shares out', draw(1, 'draw fury', 'give evil-2'), 3],
  ['something else is asked', { ...draw(1, ...BOTH), kind: 'deck' }, 3],
])('no rows where %s', (_what, ask, held) => {
  expect(drawsOf(ask, held, 10)).toEqual([])
})

test('each draw is answered by itself, until something else is asked', async () => {
  const ask = shallowRef<Ask | null>(draw(1, ...BOTH))
  const chosen: string[] = []
  const current = computed(() => ({ seat: 'evil-1', state: { ask: ask.value, view: null } }) as unknown as SeatNow)
  const drawing = useDraws(current, (key) => chosen.push(`${ask.value?.id} ${key}`))
  drawing.draw(['draw fury', 'draw traps', 'draw fury', 'draw fury'])
  for (const next of [draw(2, ...BOTH), draw(3, ...BOTH)]) {
    ask.value = next
    await nextTick()
  }
  expect(chosen).toEqual(['1 draw fury', '2 draw traps', '3 draw fury'])
  ask.value = draw(4, 'draw traps')
  await nextTick()
  ask.value = draw(5, ...BOTH)
  await nextTick()
  expect(chosen.length).toBe(3)
})
