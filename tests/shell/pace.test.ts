// The beat on which the Hero is told what the computer does: the same however long and however often it thought.
import { beforeEach, expect, test } from 'vitest'
import { Pace } from '../../electron/shell/pace.ts'
import { virtualClock } from '../../electron/table/clock.ts'

const BEAT = 600
let clock: ReturnType<typeof virtualClock>
let told: [what: string, at: number][]
let isOn: boolean
let pace: Pace
const tell = (what: string, isOwn = false): void => {
  pace.pass(() => told.push([what, clock.now]), isOwn)
}

beforeEach(() => {
  clock = virtualClock()
  ;[told, isOn] = [[], true]
  pace = new Pace(clock, BEAT, () => isOn)
})

test.each([0, 4, 96, 341])('what comes %d ms after his answer is told a beat after it', (thought) => {
  tell('answered', true)
  clock.advance(thought)
  tell('reacted')
  clock.advance(BEAT * 3)
  expect(told).toEqual([
    ['answered', 0],
    ['reacted', BEAT],
  ])
})

test('one thing after the other, a beat apart, in their order', () => {
  for (const what of ['a', 'b', 'c']) tell(what)
  clock.advance(BEAT * 3)
  expect(told).toEqual([
    ['a', 0],
    ['b', BEAT],
    ['c', BEAT * 2],
  ])
})

test('what his own answer brings waits for nothing but what came before it', () => {
  tell('a')
  tell('own', true)
  expect(told.map(([what]) => what)).toEqual(['a', 'own'])
  tell('b')
  tell('own again', true)
  expect(told.length).toBe(2)
  clock.advance(BEAT * 2)
  expect(told.map(([what]) => what)).toEqual(['a', 'own', 'b', 'own again'])
})

test('while people alone play Evil all is told at once', () => {
  isOn = false
  for (const what of ['a', 'b']) tell(what)
  expect(told).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

test('what is held is forgotten where everything is told anew', () => {
  for (const what of ['a', 'b']) tell(what)
  pace.forget()
  clock.advance(BEAT * 2)
  expect(told.map(([what]) => what)).toEqual(['a'])
})
