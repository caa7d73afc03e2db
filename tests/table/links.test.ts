// What each link gets: its own side alone, hands only while they are held open, and everything as last sent when its screen starts anew.
import { expect, test } from 'vitest'
import type { OutLine, Side } from '../../electron/contract/wire.ts'
import { askOf, seats, to, type Seats } from '../helpers/seats.ts'

function link(table: Seats, side: Side, shared = true) {
  const sends: (readonly OutLine[])[] = []
  const joined = table.host.join({ side, shared, send: (lines) => sends.push(lines) })
  return { ...joined, sends, read: () => sends.splice(0).flat() }
}

test('a link gets the lines of its own side, and is not called for others', () => {
  const table = seats({ evil: 2 })
  const hero = link(table, 'hero')
  const evil = link(table, 'evil')
  table.choose('hero', 'listen')
  table.choose('evil-2', 'play nudge')
  table.choose('evil-2', 'nonsense')
  expect(hero.sends).toHaveLength(1)
  expect(hero.read().every((line) => line.to === 'hero')).toBe(true)
  expect(evil.sends).toHaveLength(2)
  expect(evil.read().every((line) => line.to !== 'hero')).toBe(true)
})

test('a link cannot speak for the other side, and a refusal goes to the link that it answers', () => {
  const table = seats()
  const hero = link(table, 'hero')
  const evil = link(table, 'evil')
  table.read()
  hero.receive({ from: 'evil-1', choose: 'pass', ask: 1 })
  evil.receive({ from: 'hero', choose: 'rest', ask: 1 })
  expect(hero.read()).toMatchObject([{ to: 'hero', refused: { code: 'unknown-seat' } }])
  expect(evil.read()).toMatchObject([{ to: 'evil-1', refused: { code: 'unknown-seat' } }])
  expect(table.read()).toEqual([])
})

test('a link that has left gets nothing more', () => {
  const table = seats()
  const hero = link(table, 'hero')
  hero.leave()
  table.choose('hero', 'rest')
  expect(hero.sends).toEqual([])
})

test('over a shared link a hand and its questions are shown only while it is open, its cards in events never', () => {
  const table = seats({ evil: 2 })
  const evil = link(table, 'evil')
  table.choose('hero', 'listen')
  const shut = to(evil.read(), 'evil-2').at(-1)
  expect(shut.view.hand).toBeNull()
  expect(shut.ask).toEqual({ id: 1, kind: 'react', moment: 'declared', options: [], closed: true })

  evil.receive({ from: 'evil-2', hand: 'open' })
  const [open, ...rest] = evil.read() as any[]
  expect(rest).toEqual([])
  expect(open).toMatchObject({ to: 'evil-2', events: [], view: { hand: ['nudge', 'shove'] }, ask: { id: 1 } })
  expect(open.ask.options).toHaveLength(3)

  evil.receive({ from: 'evil-2', hand: 'shut' })
  expect(evil.read()).toEqual([{ ...shut, events: [] }])

  evil.receive({ from: 'evil-2', hand: 'open' })
  evil.receive({ from: 'evil-2', choose: 'play nudge', ask: 1 })
  evil.receive({ from: 'evil-1', choose: 'yes', ask: 2 })
  const drew = to(evil.read(), 'evil-2')
    .flatMap((line) => line.events)
    .find((event) => event.type === 'drew')
  expect(drew).toEqual({ type: 'drew', seat: 'evil-2', card: null }) // it would stay on the screen when the hand is shut
  expect(JSON.stringify(to(table.read(), 'evil-2'))).toContain('nudge+')
})

test('opening one hand shows no other, and a question that names no card is never closed', () => {
  const table = seats({ evil: 2 })
  const evil = link(table, 'evil')
  evil.receive({ from: 'evil-1', hand: 'open' })
  table.choose('hero', 'listen')
  const lines = evil.read()
  expect(to(lines, 'evil-1').at(-1).view.hand).toEqual(['nudge', 'shove'])
  expect(to(lines, 'evil-2').at(-1).view.hand).toBeNull()
  evil.receive({ from: 'evil-1', hand: 'shut' })
  evil.read()
  evil.receive({ from: 'evil-2', choose: 'play nudge', ask: 1 })
  expect(askOf(evil.read(), 'evil-1')).toMatchObject({ kind: 'approve', options: [{ key: 'yes' }, { key: 'no' }] })
})

test('with one player of Evil, and on stdin, nothing is hidden and a hand line brings nothing', () => {
  const alone = seats({ evil: 1 })
  const evil = link(alone, 'evil')
  alone.choose('hero', 'listen')
  expect(to(evil.read(), 'evil-1').at(-1)).toMatchObject({ view: { hand: ['nudge', 'shove'] }, ask: { id: 1 } })
  evil.receive({ from: 'evil-1', hand: 'open' })
  expect(evil.read()).toEqual([])
  const table = seats({ evil: 3 })
  table.read()
  expect(table.say({ from: 'evil-3', hand: 'open' })).toEqual([])
})

test('a screen that starts anew gets catalogue, log, view and question as last sent, with every hand shut', () => {
  const table = seats({ evil: 2 })
  const hero = link(table, 'hero')
  const evil = link(table, 'evil')
  const sent = [...table.read(), ...table.choose('hero', 'listen'), ...table.choose('evil-2', 'play nudge')]
  evil.receive({ from: 'evil-2', hand: 'open' })
  hero.read()
  evil.read()

  hero.reload()
  evil.reload()
  const last = to(sent, 'hero').at(-1)
  const log = to(sent, 'hero').flatMap((line) => line.events ?? [])
  expect(hero.read()).toEqual([
    { to: 'hero', catalogue: expect.anything() },
    { to: 'hero', log, view: last.view, ask: null },
  ])
  const [, , , second] = evil.read() as any[]
  expect(second).toMatchObject({ to: 'evil-2', view: { hand: null }, ask: null })
  expect(askOf(sent, 'evil-1')).toMatchObject({ kind: 'approve' })
})

test('reloading where no game is on the table brings nothing', () => {
  const table = seats({ begin: false })
  const hero = link(table, 'hero')
  hero.reload()
  expect(hero.sends).toEqual([])
})
