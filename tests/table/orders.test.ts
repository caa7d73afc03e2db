// Standing orders and the beat: a window that every seat of Evil has an order for opens like any other and closes by itself.
import { expect, test } from 'vitest'
import { virtualClock } from '../../electron/table/clock.ts'
import { fragile } from '../helpers/fragile.ts'
import { askOf, seats, to } from '../helpers/seats.ts'

const order = ['declared']

test('a window covered by all opens, cuts, asks nobody, and closes after the beat', () => {
  const clock = virtualClock()
  const table = seats({ evil: 2, clock })
  table.say({ from: 'evil-1', standing: order })
  table.say({ from: 'evil-2', standing: order })
  const opened = table.choose('hero', 'listen')
  expect(to(opened, 'hero')).toHaveLength(2)
  expect(to(opened, 'hero')[1]).toMatchObject({ events: [{ type: 'declared' }], view: { waiting: 'evil' }, ask: null })
  expect(askOf(opened, 'evil-1')).toBeNull()
  expect(table.host.asking).toEqual([])
  clock.advance(599)
  expect(table.read()).toEqual([])
  clock.advance(1)
  expect(askOf(table.read(), 'evil-1')).toMatchObject({ id: 1, kind: 'noise' })
})

test('on stdin, where no time passes, it closes at once', () => {
  const table = seats({ evil: 2 })
  table.say({ from: 'evil-1', standing: order })
  table.say({ from: 'evil-2', standing: order })
  expect(askOf(table.choose('hero', 'listen'), 'evil-1')).toMatchObject({ kind: 'noise' })
})

test('during the beat every answer meets the same refusal', () => {
  const clock = virtualClock()
  const table = seats({ clock })
  table.say({ from: 'evil-1', standing: order })
  table.choose('hero', 'listen')
  for (const [seat, key] of [
    ['hero', 'rest'],
    ['evil-1', 'pass'],
    ['evil-1', 'play nudge'],
  ] as const) {
    expect(table.choose(seat, key)).toMatchObject([{ to: seat, refused: { code: 'not-asked' } }])
  }
})

test('an order that is taken back during the beat puts the question, and no beat comes', () => {
  const clock = virtualClock()
  const table = seats({ clock })
  table.say({ from: 'evil-1', standing: order })
  table.choose('hero', 'listen')
  clock.advance(300)
  expect(askOf(table.say({ from: 'evil-1', standing: [] }), 'evil-1')).toMatchObject({ id: 1, kind: 'react' })
  clock.advance(5000)
  expect(table.read()).toEqual([])
  expect(table.choose('evil-1', 'play nudge', 1).length).toBeGreaterThan(1)
})

test("the Leader's order waits for the seats that have none", () => {
  const clock = virtualClock()
  const table = seats({ evil: 2, clock })
  table.say({ from: 'evil-1', standing: order })
  const opened = table.choose('hero', 'listen')
  expect(askOf(opened, 'evil-1')).toBeNull()
  expect(askOf(opened, 'evil-2')).toMatchObject({ kind: 'react' })
  clock.advance(5000)
  expect(table.read()).toEqual([])
  table.choose('evil-2', 'pass')
  clock.advance(600)
  expect(askOf(table.read(), 'evil-1')).toMatchObject({ kind: 'noise' })
})

test('an order takes effect on a question that is open already', () => {
  const table = seats({ clock: virtualClock() })
  table.choose('hero', 'listen')
  expect(table.say({ from: 'evil-1', standing: order })).toEqual([
    { to: 'evil-1', events: [], view: expect.anything(), ask: null },
  ])
  expect(table.choose('evil-1', 'pass')).toMatchObject([{ refused: { code: 'not-asked' } }])
})

test('`noise` says the first true answer, also to the question that is open', () => {
  const table = seats()
  table.choose('hero', 'listen')
  const asked = askOf(table.choose('evil-1', 'pass'), 'evil-1')
  expect(asked.kind).toBe('noise')
  const lines = table.say({ from: 'evil-1', standing: ['noise', 'declared'] })
  expect(lines[0]).toMatchObject({ to: 'evil-1', events: [], ask: null })
  expect(to(lines, 'hero')[0].events).toEqual([{ type: 'told', what: asked.options[0].key }])
  const next = table.choose('hero', 'listen')
  expect(askOf(next, 'hero')).toMatchObject({ kind: 'turn', id: 3 })
  expect(askOf(next, 'evil-1')).toBeNull()
})

test('an order given while the Hero is asked brings no line to anybody', () => {
  const table = seats({ evil: 2 })
  table.read()
  expect(table.say({ from: 'evil-2', standing: order })).toEqual([])
  expect(table.choose('hero', 'rest', 1).length).toBeGreaterThan(1)
})

test('an order stays until it is replaced', () => {
  const table = seats()
  table.say({ from: 'evil-1', standing: ['noise', 'declared'] })
  for (let turn = 2; turn < 5; turn += 1) expect(askOf(table.choose('hero', 'listen'), 'hero').id).toBe(turn)
  table.say({ from: 'evil-1', standing: [] })
  expect(askOf(table.choose('hero', 'listen'), 'evil-1')).toMatchObject({ id: 1, kind: 'react' })
})

test('the time of a window tells nothing of what Evil holds', () => {
  const trace = (cards: readonly string[]) => {
    const clock = virtualClock()
    const table = seats({ clock, packs: { toy: { cards } } })
    table.say({ from: 'evil-1', standing: ['declared', 'noise'] })
    const times: number[] = []
    table.host.join({ side: 'hero', shared: false, send: () => times.push(clock.now) })
    for (let turn = 0; turn < 4; turn += 1) {
      table.choose('hero', 'listen')
      clock.advance(10_000)
    }
    return times
  }
  expect(trace(['nudge', 'shove'])).toEqual(trace([]))
  expect(trace([]).length).toBe(8)
})

test('a screen that starts anew is told the order that holds for its seats, the Hero of none', () => {
  const table = seats({ evil: 2 })
  table.say({ from: 'evil-1', standing: ['declared'] })
  table.link.reload()
  const again = table.read().filter((line) => 'log' in line)
  expect(again.map((line) => [line.to, 'standing' in line ? line.standing : undefined])).toEqual([
    ['hero', undefined],
    ['evil-1', ['declared']],
    ['evil-2', []],
  ])
})

test('an order that names nothing which can be ordered is refused with its place, and the one before stands', () => {
  const table = seats({ evil: 2 })
  table.say({ from: 'evil-1', standing: order })
  const refused = {
    code: 'bad-shape',
    why: { id: 'refused.bad-shape', params: { path: 'standing.1', fault: 'no moment' } },
  }
  expect(table.say({ from: 'evil-1', standing: ['declared', 'tea'] })).toEqual([{ to: 'evil-1', refused }])
  table.say({ from: 'evil-2', standing: order })
  expect(askOf(table.choose('hero', 'listen'), 'evil-1')).toMatchObject({ kind: 'noise' })
})

test('a beat that cannot be stored is told, to Evil alone, and comes again until it can be', () => {
  const clock = virtualClock()
  const archive = fragile()
  const table = seats({ clock, archive })
  table.say({ from: 'evil-1', standing: order })
  table.choose('hero', 'listen')
  table.read()
  const before = table.host.dump()
  archive.isBroken = true
  clock.advance(1_200)
  expect([table.read(), table.host.dump(), table.knowing]).toEqual([[], before, ['evil', 'evil']])
  archive.isBroken = false
  clock.advance(600)
  expect(askOf(table.read(), 'evil-1')).toMatchObject({ kind: 'noise' })
  clock.advance(3_000)
  expect([table.read(), table.knowing]).toEqual([[], ['evil', 'evil']])
})

test('a beat that fails is told again where the order was withdrawn meanwhile and given anew', () => {
  const clock = virtualClock()
  const archive = fragile()
  const table = seats({ clock, archive })
  table.say({ from: 'evil-1', standing: order })
  table.choose('hero', 'listen')
  archive.isBroken = true
  clock.advance(600)
  archive.isBroken = false
  table.say({ from: 'evil-1', standing: [] })
  table.choose('evil-1', 'pass')
  table.say({ from: 'evil-1', standing: [...order, 'noise'] })
  table.choose('hero', 'listen')
  expect(table.knowing).toEqual(['evil'])
  archive.isBroken = true
  clock.advance(600)
  expect(table.knowing).toEqual(['evil', 'evil'])
})
