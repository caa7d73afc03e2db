// A player in a thread of his own: he answers as he would here, and when he throws or his thread ends that is told.
import { afterEach, expect, test } from 'vitest'
import { mindOf } from '../../electron/bots/mind.ts'
import { pickFrom } from '../../electron/bots/chance.ts'
import type { Thinker } from '../../electron/bots/seated.ts'
import { playerFor } from '../../electron/games/alone/bots/index.ts'

const option = (key: string) => ({ key, verb: key, args: [], text: { id: '', params: {} } })
const ASK = { id: 1, kind: 'of-a-house-card', options: ['a', 'b', 'c', 'd', 'e'].map(option) }
const pick = () => 0
let mind: Thinker
afterEach(() => mind.leave?.())

const sit = (file = '../../electron/mind.ts'): void => {
  mind = mindOf(new URL(file, import.meta.url), 'evil-1', 'strong')
}

test('it answers what the same player answers here, each question to whoever asked', async () => {
  sit()
  const seeds = ['0a', '0b', '0c', '0d']
  const here = seeds.map((seed) => playerFor('evil-1', 'strong').answer(ASK, pickFrom(seed)))
  expect(new Set(here).size).toBeGreaterThan(1)
  expect(await Promise.all(seeds.map(async (seed) => mind.answer(ASK, pick, seed)))).toEqual(here)
})

test('what he throws is told, and he goes on', async () => {
  sit()
  mind.hear({ to: 'evil-1', events: [], view: null, ask: null })
  await expect(mind.answer(ASK, pick, '0a')).rejects.toThrow()
  expect(await mind.answer(ASK, pick, '0a')).toMatch(/^[a-e]$/)
})

test('where his thread ends nobody waits for him', async () => {
  sit()
  await mind.answer(ASK, pick, '0a')
  const open = mind.answer(ASK, pick, '0b')
  mind.leave?.()
  await expect(open).rejects.toThrow('ended')
  await expect(mind.answer(ASK, pick, '0c')).rejects.toThrow('ended')
})
