// Going back by agreement: every screen shows what it showed before the answer, its log keeps what was told since under one event, and what
// is stored is what stands.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutLine, Seat } from '../../electron/contract/wire.ts'
import { openStore, type Store } from '../../electron/store/store.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { memoryArchive } from '../../electron/table/keeper.ts'
import type { Answer } from '../../electron/table/table.ts'
import { random, type Random } from '../helpers/random-map.ts'
import { askOf, seats, to, type Seats } from '../helpers/seats.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-'))
  store = openStore(join(folder, 'games.db'))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

/** What a screen that starts anew is shown, but for the ids of questions, which are never used twice. */
function screens(table: Seats): Record<string, { log: any[]; view: object; ask: any }> {
  table.read()
  table.link.reload()
  const lines = table.read().filter((line) => 'log' in line) as any[]
  return Object.fromEntries(
    lines.map(({ to: seat, log, view, ask }) => [seat, { log, view, ask: ask && { ...ask, id: 0 } }]),
  )
}
const state = (table: Seats): unknown => (table.host.dump() as { state: unknown }).state
const sideOf = (seat: Seat) => (seat === 'hero' ? 'hero' : 'evil')

/** Gives an answer by chance, of a seat that is asked. */
function step(table: Seats, chance: Random): { seat: Seat; key: string } {
  const pick = <T>(all: readonly T[]): T => all[chance(all.length)]!
  const shown = screens(table)
  const seat = pick(table.host.asking)
  const keys = (shown[seat]!.ask.options as { key: string }[]).map(({ key }) => key)
  const key = pick(keys.filter((each) => !each.startsWith('guess')))
  table.choose(seat, key)
  return { seat, key }
}

test.each([
  ['in memory', 1],
  ['in memory', 3],
  ['in a file', 2],
  ['in a file', 3],
] as const)('a game kept %s with %i of Evil, taken back at random and played on', (where, evil) => {
  let times = 0
  for (let seed = 1; seed <= 6; seed += 1) {
    const chance = random(seed)
    const archive = where === 'in a file' ? store.games : memoryArchive
    const table = seats({ evil, seed: seed.toString(16), archive })
    const before: { answer: Answer; shown: ReturnType<typeof screens>; state: unknown; key: string }[] = []
    for (let n = 0; n < 40 && !table.host.isOver; n += 1) {
      const [shown, then] = [screens(table), state(table)]
      const { seat, key } = step(table, chance)
      before.push({ answer: table.host.lastAnswer(sideOf(seat))!, shown, state: then, key })
      if (chance(4) > 0) continue
      const at = chance(before.length)
      const { answer, shown: old, state: at0 } = before[at]!
      const now = screens(table)
      expect(table.host.takeBack(answer)).toBeUndefined()
      for (const [who, { log, view, ask }] of Object.entries(screens(table))) {
        expect([view, ask]).toEqual([old[who]!.view, old[who]!.ask])
        const since = now[who]!.log.slice(old[who]!.log.length)
        expect(log).toEqual([...old[who]!.log, { type: 'taken-back', side: answer.side, events: since }])
        expect(answer.logged.get(who as Seat)).toBe(old[who]!.log.length)
      }
      expect(state(table)).toEqual(at0)
      if (where === 'in a file') {
        const again = seats({ archive, begin: false })
        expect(again.host.resume(table.host.stored!)).toBeUndefined()
        expect(screens(again)).toEqual(screens(table))
        expect(state(again)).toEqual(state(table))
      }
      before.splice(at)
      times += 1
    }
  }
  expect(times).toBeGreaterThan(15)
})

test('the same answer brings the same again, and another may be given', () => {
  const table = seats()
  const ask = askOf(table.read(), 'hero')
  const first = table.choose('hero', 'rest')
  const after = state(table)
  expect(table.host.takeBack(table.host.lastAnswer('hero')!)).toBeUndefined()
  const again = to(table.read(), 'hero').at(-1).ask
  expect(again).toEqual({ ...ask, id: expect.any(Number) })
  expect(again.id).toBeGreaterThan(to(first, 'hero').at(-1).ask.id)
  table.choose('hero', 'rest', again.id)
  expect(state(table)).toEqual(after)
  expect(table.host.takeBack(table.host.lastAnswer('hero')!)).toBeUndefined()
  table.read()
  expect(to(table.choose('hero', 'listen'), 'hero')[0]).toMatchObject({ ask: null })
})

test('an answer to a question that was taken back is refused, and so is what was taken back already', () => {
  const table = seats()
  table.choose('hero', 'rest')
  const answer = table.host.lastAnswer('hero')!
  expect(table.host.lastAnswer('evil')).toBeUndefined()
  expect(table.host.takeBack({ ...answer, side: 'evil' })).toMatchObject({ code: 'stale' })
  expect(table.host.takeBack({ ...answer, input: answer.input + 1 })).toMatchObject({ code: 'stale' })
  const late = (screens(table), table.link.reload(), askOf(table.read(), 'hero').id)
  expect(table.host.takeBack(answer)).toBeUndefined()
  table.read()
  expect(table.choose('hero', 'listen', late)).toMatchObject([{ to: 'hero', refused: { code: 'stale' } }])
  expect(table.choose('hero', 'listen', 1)).toMatchObject([{ to: 'hero', refused: { code: 'stale' } }])
  const before = state(table)
  expect(table.host.takeBack(answer)).toMatchObject({ code: 'stale' })
  expect(state(table)).toEqual(before)
})

test.each([
  ['lifted', ['declared'], []],
  ['given', [], ['declared']],
  ['changed', ['noise'], ['declared', 'noise']],
])('an order that was %s since the answer stays so, also in a file', (_, first, then) => {
  const table = seats({ archive: store.games })
  table.say({ from: 'evil-1', standing: first })
  table.choose('hero', 'rest')
  table.say({ from: 'evil-1', standing: then })
  table.choose('hero', 'rest')
  for (let n = 0; n < 2; n += 1) expect(table.host.takeBack(table.host.lastAnswer('hero')!)).toBeUndefined()
  const orders = (of: Seats): unknown => {
    of.read()
    of.link.reload()
    return to(of.read(), 'evil-1').find((line) => 'log' in line).standing
  }
  expect(orders(table)).toEqual(then)
  const again = seats({ archive: store.games, begin: false })
  expect(again.host.resume(table.host.stored!)).toBeUndefined()
  expect(orders(again)).toEqual(then)
  const opened = table.choose('hero', 'listen')
  if (then.length === 0) expect(askOf(opened, 'evil-1')).toMatchObject({ kind: 'react' })
  else expect(opened.some((line: any) => line.to === 'evil-1' && line.ask?.kind === 'react')).toBe(false)
})

test('where it cannot be stored nothing goes back', () => {
  const broken = {
    ...memoryArchive,
    begin: (...parts: Parameters<typeof memoryArchive.begin>) => ({
      ...memoryArchive.begin(...parts),
      back: () => {
        throw new Error('the disk is full')
      },
    }),
  }
  const table = seats({ archive: broken })
  table.choose('hero', 'rest')
  const [shown, before] = [screens(table), state(table)]
  expect(table.host.takeBack(table.host.lastAnswer('hero')!)).toMatchObject({ code: 'failed' })
  expect([table.read(), screens(table), state(table)]).toEqual([[], shown, before])
  expect(table.troubles).toHaveLength(1)
})

test('a window under standing orders closes by its beat after going back, once', () => {
  const clock = virtualClock()
  const table = seats({ clock })
  table.choose('hero', 'listen')
  table.choose('evil-1', 'pass')
  const noise = state(table)
  table.say({ from: 'evil-1', standing: ['declared'] })
  expect(table.host.takeBack(table.host.lastAnswer('hero')!)).toBeUndefined()
  table.read()
  expect(to((table.link.reload(), table.read()), 'evil-1').at(-1).standing).toEqual(['declared'])
  table.choose('hero', 'listen')
  const lines = (table.read(), clock.advance(599), table.read())
  expect(lines).toEqual([])
  clock.advance(1)
  expect(state(table)).toEqual(noise)
})

test('over a shared link what only one player may read stays shut in what was taken back', () => {
  const table = seats({ evil: 2 })
  const lines: OutLine[] = []
  table.host.join({ side: 'evil', shared: true, send: (more) => lines.push(...more) })
  table.choose('hero', 'listen')
  const { options } = (screens(table), table.link.reload(), askOf(table.read(), 'evil-1'))
  table.choose('evil-1', options.find(({ key }: any) => key.startsWith('play')).key)
  expect(table.host.takeBack(table.host.lastAnswer('evil')!)).toBeUndefined()
  const shown = lines.flatMap((line) => ('log' in line ? line.log : [])).filter(({ type }) => type === 'taken-back')
  const own = screens(table)['evil-1']!.log.at(-1).events
  expect(own).toContainEqual(expect.objectContaining({ type: 'drew', card: expect.any(String) }))
  const drawn = shown.flatMap((event: any) => event.events).filter(({ type }: any) => type === 'drew')
  expect(drawn.length).toBeGreaterThan(0)
  for (const { card } of drawn) expect(card).toBeNull()
})
