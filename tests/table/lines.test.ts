// Which lines an answer brings, to whom, in which order, and which questions the table answers itself.
import { expect, test } from 'vitest'
import { askOf, seats, to } from '../helpers/seats.ts'
import { TURNS } from '../helpers/toy.ts'

test('a game begins with a catalogue for each seat, then a first line for each', () => {
  const lines = seats({ evil: 2 }).read()
  expect(lines.map((line) => [line.to, 'catalogue' in line])).toEqual([
    ['hero', true],
    ['evil-1', true],
    ['evil-2', true],
    ['hero', false],
    ['evil-1', false],
    ['evil-2', false],
  ])
  expect(askOf(lines, 'hero')).toMatchObject({ id: 1, kind: 'turn' })
  expect(askOf(lines, 'evil-1')).toBeNull()
  expect(to(lines, 'evil-2')[1]).toMatchObject({ events: [{ type: 'crept' }], view: { waiting: 'hero' } })
})

test('first of all the seat that answered gets its last view without a question', () => {
  const table = seats()
  const before = to(table.read(), 'hero').at(-1)
  const [first, second] = table.choose('hero', 'listen')
  expect(first).toEqual({ to: 'hero', events: [], view: { ...before.view, waiting: 'evil' }, ask: null })
  expect(second).toMatchObject({ to: 'hero', events: [{ type: 'declared' }], ask: null })
})

test('the Hero gets no line while Evil reacts, and one that holds everything at the next public point', () => {
  const table = seats({ evil: 2 })
  table.choose('hero', 'listen')
  expect(to(table.choose('evil-2', 'play nudge'), 'hero')).toEqual([])
  const afterwards = to(table.choose('evil-1', 'yes'), 'hero')
  expect(afterwards).toHaveLength(1)
  expect(afterwards[0]).toMatchObject({ events: [{ type: 'played', card: 'nudge' }], view: { waiting: 'evil' } })
  expect(to(table.choose('evil-2', 'pass'), 'hero')).toEqual([])
})

test('a window whose opening shows the Hero nothing new brings him no line', () => {
  const table = seats({ evil: 3 })
  table.choose('hero', 'listen')
  table.choose('evil-2', 'play nudge')
  expect(to(table.choose('evil-1', 'no'), 'hero')).toEqual([])
})

test('a seat gets no line when view and question are as before and no event is its own', () => {
  const table = seats({ evil: 3 })
  table.choose('hero', 'listen')
  const lines = table.choose('evil-3', 'pass')
  expect(lines).toEqual([{ to: 'evil-3', events: [], view: expect.anything(), ask: null }])
})

test('a question that stays open keeps its id; one that is put again gets the next', () => {
  const table = seats({ evil: 2 })
  expect(askOf(table.choose('hero', 'listen'), 'evil-2').id).toBe(1)
  table.choose('evil-2', 'play nudge')
  const refused = table.choose('evil-1', 'no')
  expect(askOf(refused, 'evil-2')).toMatchObject({ id: 2, options: [{ key: 'pass' }, { key: 'play shove' }] })
  expect(askOf(refused, 'evil-1')).toMatchObject({ id: 3, kind: 'react' })
  table.choose('evil-2', 'pass', 2)
  expect(table.choose('evil-1', 'pass', 3).length).toBeGreaterThan(0)
  expect(table.host.asking).toEqual(['evil-1'])
})

test('a lone option is answered by the table, is never put and does not cut', () => {
  const table = seats()
  table.read()
  const lines = table.choose('hero', 'rest')
  expect(askOf(lines, 'hero')).toMatchObject({ id: 2, kind: 'turn' })
  expect(to(lines, 'hero').map((line) => line.events.map((event: any) => event.type))).toEqual([[], ['gained'], []])
  expect(to(lines, 'evil-1').every((line) => line.ask === null)).toBe(true)
})

test('a lone option that is always put is put, since a pause would tell', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const table = seats({ seed: seed.toString(16) })
    if (to(table.read(), 'evil-1').at(-1).view.secret !== 5) continue
    table.choose('hero', 'listen')
    expect(askOf(table.choose('evil-1', 'pass'), 'evil-1')).toMatchObject({
      kind: 'noise',
      options: [{ key: 'say odd' }],
    })
    return
  }
  throw new Error('no seed makes a lone answer')
})

test('once the game is over nobody is asked, waiting is null, and answers are refused', () => {
  const table = seats({ evil: 2 })
  let lines = table.read()
  for (let turn = 0; turn < TURNS; turn += 1) lines = table.choose('hero', 'rest')
  for (const seat of ['hero', 'evil-1', 'evil-2']) {
    expect(to(lines, seat).at(-1)).toMatchObject({ view: { waiting: null, result: 'evil' }, ask: null })
  }
  expect(table.host.isOver).toBe(true)
  expect(table.choose('hero', 'rest')).toEqual([{ to: 'hero', refused: expect.objectContaining({ code: 'over' }) }])
  expect(to(table.say({ from: 'evil-1', standing: [] }), 'evil-1')[0].refused.code).toBe('over')
})

test('a side that concedes ends the game for every seat', () => {
  const table = seats({ evil: 2 })
  table.choose('hero', 'listen')
  expect(table.host.concede('hero')).toBeUndefined()
  const lines = table.read()
  for (const seat of ['hero', 'evil-1', 'evil-2']) {
    expect(to(lines, seat).at(-1)).toMatchObject({ events: [{ type: 'ended' }], view: { waiting: null }, ask: null })
  }
  expect(table.host.concede('evil')?.code).toBe('over')
})
