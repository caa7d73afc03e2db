// The page that settles disputes: rulings that exist, and what was told in the same Turn before.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blocksOf } from '../../renderer/ui/markdown.ts'
import { rulingsFor, toldBefore } from '../../renderer/ui/disputes.ts'

const handbook = readFileSync(new URL('../../resources/handbook/rulings.md', import.meta.url), 'utf8')
const rulings = new Map(
  blocksOf(handbook).flatMap((block) =>
    block.is === 'list' ? block.items.map(({ number, spans }) => [number, spans.map(({ text }) => text).join('')]) : [],
  ),
)
const event = (type: string) => ({ type })

it('names rulings that the handbook has, in their order and once', () => {
  const types =
    'declared moved revealed hidden scared opportunity rolled damaged recovered noise left located drew upgraded discarded charged ' +
    'played lights blocked unblocked danger wounded killed experience mission round nightmare bullet-time companion ended spawned turn'
  for (const type of types.split(' ')) {
    const numbers = rulingsFor(event(type))
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    for (const number of numbers) expect([type, number, rulings.has(number)]).toEqual([type, number, true])
  }
})
it.each([
  ['scared', 34, 'Spawned or Teleported right beside the Hero'],
  ['opportunity', 35, 'Attack of Opportunity'],
  ['located', 43, 'Locate in doubt'],
  ['noise', 46, 'A Noise with no way to the Hero'],
  ['lights', 61, 'How far does an LCU light'],
  ['nightmare', 11, 'Nightmare Mode'],
])('finds, for %s, ruling %i: %s', (type, number, words) => {
  expect(rulingsFor(event(type))).toContain(number)
  expect(rulings.get(number)).toContain(words)
})
it('knows nothing of events that a pack may bring', () => {
  expect(rulingsFor(event('constructor'))).toEqual([])
  expect(rulingsFor(event('sung'))).toEqual([])
})

it('takes the facts from the same Turn, before the entry and not of it', () => {
  const log = ['turn', 'declared', 'noise', 'turn', 'declared', 'rolled', 'damaged', 'round', 'turn'].map(event)
  expect(toldBefore(log, 6).map(({ type }) => type)).toEqual(['declared', 'rolled'])
  expect(toldBefore(log, 2).map(({ type }) => type)).toEqual(['declared'])
  expect(toldBefore(log, 4)).toEqual([])
  expect(toldBefore(log, 8)).toEqual([])
  expect(toldBefore([], -1)).toEqual([])
})
