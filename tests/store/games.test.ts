// Games are found again as they were left: same question, same views, same logs, whatever the distance to the last snapshot.
import { mkdtempSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutLine } from '../../electron/contract/wire.ts'
import { openStore, type Store } from '../../electron/store/store.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import type { Kept } from '../../electron/table/keeper.ts'
import { isFault } from '../../electron/table/refusals.ts'
import { seats, to, type Seats } from '../helpers/seats.ts'
import { TOY_PACK, toyOf } from '../helpers/toy.ts'

let folder: string
let file: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-test-'))
  file = join(folder, 'games.db')
  store = openStore(file)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

/** Everything that each seat was sent, and plays on by a simple rule. */
class Player {
  readonly lines: OutLine[] = []
  readonly table: Seats
  constructor(table: Seats) {
    this.table = table
    this.lines.push(...table.read())
  }
  step(n: number): void {
    const seat = this.table.host.asking[n % this.table.host.asking.length]!
    const options: { key: string }[] = to(this.lines, seat)
      .filter((line) => 'ask' in line)
      .at(-1).ask.options
    const keys = options.map(({ key }) => key).filter((key) => !key.startsWith('guess'))
    this.lines.push(...this.table.choose(seat, keys[(n * 5) % keys.length]!))
  }
  /** What a resume must bring. */
  expected(): unknown[] {
    return this.table.host.seats.flatMap((seat) => {
      const own = to(this.lines, seat)
      const { view, ask } = own.at(-1)
      return [
        own.find((line) => 'catalogue' in line),
        {
          to: seat,
          log: own.flatMap((line) => line.events ?? []),
          view,
          ask,
          ...(seat === 'hero' ? {} : { standing: [] }),
        },
      ]
    })
  }
}

function reopen(): void {
  store.close()
  store = openStore(file)
}

test.each([1, 2, 3] as const)('a game of %i players of Evil is resumed after each answer exactly as it was', (evil) => {
  const player = new Player(seats({ evil, archive: store.games }))
  const id = player.table.host.stored!
  for (let n = 0; !player.table.host.isOver; n += 1) {
    player.step(n)
    const again = seats({ archive: store.games, begin: false })
    expect(again.host.resume(id)).toBeUndefined()
    expect(again.read()).toEqual(player.expected())
    expect(again.host.dump()).toEqual(player.table.host.dump())
    expect(again.host.asking).toEqual(player.table.host.asking)
  }
})

test('a resumed game plays on, and is resumed again', () => {
  let player = new Player(seats({ evil: 2, archive: store.games }))
  const id = player.table.host.stored!
  for (let n = 0; !player.table.host.isOver; n += 1) {
    player.step(n)
    if (n % 7 !== 6) continue
    const { lines } = player
    reopen()
    const table = seats({ archive: store.games, begin: false })
    table.host.resume(id)
    table.read()
    player = new Player(table)
    player.lines.push(...lines)
  }
  reopen()
  const again = seats({ archive: store.games, begin: false })
  again.host.resume(id)
  expect(again.read()).toEqual(player.expected())
  expect(again.choose('hero', 'rest')).toMatchObject([{ refused: { code: 'over' } }])
})

test('orders, and a window that was about to close by itself, are found again', () => {
  const table = seats({ evil: 2, archive: store.games, clock: virtualClock() })
  table.say({ from: 'evil-1', standing: ['declared', 'noise'] })
  table.say({ from: 'evil-2', standing: ['declared'] })
  table.choose('hero', 'listen')
  expect(table.host.asking).toEqual([])
  reopen()
  const clock = virtualClock()
  const again = seats({ archive: store.games, begin: false, clock })
  again.host.resume(table.host.stored!)
  again.read()
  clock.advance(599)
  expect(again.read()).toEqual([])
  clock.advance(1)
  expect(to(again.read(), 'hero').at(-1)).toMatchObject({ ask: { id: 2, kind: 'turn' } })
})

test('what is gathered for the next line of the Hero stays gathered', () => {
  const table = seats({ evil: 1, archive: store.games })
  table.choose('hero', 'listen')
  table.choose('evil-1', 'pass')
  reopen()
  const again = seats({ archive: store.games, begin: false })
  again.host.resume(table.host.stored!)
  const log = to(again.read(), 'hero').at(-1).log
  expect(log).toEqual([{ type: 'declared', act: 'listen' }])
  const key = (again.host.dump() as any).state.open[0].keys[0]
  expect(to(again.choose('evil-1', key), 'hero')[0].events).toEqual([{ type: 'told', what: key }])
})

test('several games are kept apart and listed, the last played first, by public facts', async () => {
  const first = seats({ archive: store.games })
  const second = seats({ evil: 3, archive: store.games, seed: 'ff' })
  await new Promise((done) => setTimeout(done, 5))
  first.choose('hero', 'rest')
  const list = store.games.list()
  expect(list.map(({ id, evil, over }) => ({ id, evil, over }))).toEqual([
    { id: first.host.stored, evil: 1, over: false },
    { id: second.host.stored, evil: 3, over: false },
  ])
  expect(list[0]!.summary).toEqual({ id: 'toy.summary', params: { turn: 2 } })
  expect(Object.keys(list[0]!).sort()).toEqual(['evil', 'id', 'over', 'saved', 'summary'])
})

test('the list says when the Hero was last told something, to the minute, and at once what else changed', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const noon = Date.UTC(2026, 0, 1, 12)
    const listed = (seconds: number, answer: () => void): unknown[] => {
      vi.setSystemTime(noon + seconds * 1000)
      answer()
      const [game] = store.games.list()
      return [(Date.parse(game!.saved) - noon) / 1000, game!.summary.params.turn]
    }
    const table = seats({ archive: store.games })
    expect(listed(10, () => table.choose('hero', 'rest'))).toEqual([10, 2])
    expect(listed(69, () => table.choose('hero', 'listen'))).toEqual([10, 2])
    expect(listed(70, () => table.choose('evil-1', 'pass'))).toEqual([10, 2]) // he must not learn when, nor that
    expect(listed(71, () => table.choose('evil-1', 'say odd'))).toEqual([10, 2])
    expect(listed(72, () => table.choose('evil-1', 'say even'))).toEqual([72, 3])
    expect(listed(75, () => table.choose('hero', 'listen'))).toEqual([72, 3])
    expect(listed(80, () => table.host.leave())).toEqual([80, 3])
  } finally {
    vi.useRealTimers()
  }
})

test('a game that was taken up is the one last played, though nobody has answered', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const first = seats({ archive: store.games })
    vi.advanceTimersByTime(1000)
    const second = seats({ archive: store.games, seed: 'ff' })
    vi.advanceTimersByTime(1000)
    const ids = (): readonly string[] => store.games.list().map(({ id }) => id)
    expect(ids()).toEqual([second.host.stored, first.host.stored])
    expect(seats({ archive: store.games, begin: false }).host.resume(first.host.stored!)).toBeUndefined()
    expect(ids()).toEqual([first.host.stored, second.host.stored])
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['it is taken away', () => rmSync(file)],
  ['it is moved', () => renameSync(file, `${file}.away`)],
  ['another takes its place', () => (renameSync(file, `${file}.away`), writeFileSync(file, ''))],
  ['its log is taken away', () => rmSync(`${file}-wal`)],
  ['its log is emptied', () => truncateSync(`${file}-wal`)],
])('an answer is refused, and nothing of it shown, once %s; and so is a note', (_what, harm) => {
  const table = seats({ archive: store.games })
  table.choose('hero', 'rest')
  harm()
  const told = table.choose('hero', 'listen')
  expect(told).toEqual([{ to: 'hero', refused: expect.objectContaining({ code: 'failed' }) }])
  expect(() => {
    store.notes.set(table.host.stored!, { text: 'stairs?', marks: {} })
  }).toThrow('took it away')
})

test('a game of a clock that ran ahead is no longer the last played once another is opened', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const ahead = seats({ archive: store.games })
    const other = seats({ archive: store.games, seed: 'ff' })
    vi.setSystemTime(Date.UTC(2050, 0, 1))
    ahead.choose('hero', 'rest')
    const id = ahead.host.stored!
    ahead.host.leave()
    const now = Date.UTC(2026, 0, 1)
    vi.setSystemTime(now)
    const again = seats({ archive: store.games, begin: false })
    expect(again.host.resume(other.host.stored!)).toBeUndefined()
    vi.setSystemTime(now + 1000)
    again.choose('hero', 'rest')
    expect(store.games.list().map(({ id }) => id)).toEqual([other.host.stored, id])
    expect(isFault(store.games.open(id)!)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('packs are stored once for all games that use them, and a game keeps those that it was begun with', () => {
  for (let n = 0; n < 3; n += 1) seats({ archive: store.games })
  const changed = seats({ archive: store.games, packs: { toy: { cards: ['other'] } } })
  store.close()
  const db = new Database(file, { readonly: true })
  expect(db.prepare('SELECT count(*) FROM packs').pluck().get()).toBe(2)
  db.close()
  store = openStore(file)
  expect((store.games.open(changed.host.stored!) as Kept).setting.packs).toEqual({ toy: { cards: ['other'] } })
})

test('a damaged snapshot is passed over for the one before it', () => {
  const player = new Player(seats({ evil: 2, archive: store.games }))
  for (let n = 0; n < 23; n += 1) player.step(n)
  const id = player.table.host.stored!
  const expected = player.expected()
  player.table.host.leave()
  store.close()
  const db = new Database(file)
  expect(db.prepare('SELECT number FROM snapshots ORDER BY number').pluck().all()).toEqual([0, 23])
  db.prepare('UPDATE snapshots SET state = ? WHERE number = 23').run(Buffer.from('damaged'))
  db.close()
  store = openStore(file)
  const again = seats({ archive: store.games, begin: false })
  expect(again.host.resume(id)).toBeUndefined()
  expect(again.read()).toEqual(expected)
})

test.each([
  ["UPDATE events SET events = 'x' WHERE game = 1 AND seat = 'hero'", 'events.hero'],
  ["UPDATE lines SET ask = '{{' WHERE game = 1 AND seat = 'evil-2'", 'lines.evil-2'],
  ["UPDATE view_parts SET data = 'x' WHERE game = 1 AND seat = 'evil-1' AND place = 1", 'lines.evil-1'],
  ["DELETE FROM lines WHERE game = 1 AND seat = 'hero'", 'lines.hero'],
  ["UPDATE inputs SET input = 'x' WHERE game = 1 AND number = 22", 'inputs.22'],
  ['DELETE FROM inputs WHERE game = 1 AND number = 22', 'inputs.22'],
  ["UPDATE snapshots SET state = x'00' WHERE game = 1", 'snapshots'],
  ["UPDATE snapshots SET orders = 'x' WHERE game = 1", 'snapshots'],
  ['DELETE FROM snapshots WHERE game = 1', 'snapshots'],
  ["UPDATE packs SET data = x'00' WHERE hash IN (SELECT hash FROM game_packs WHERE game = 1)", 'packs'],
])('a game of which something cannot be read is refused by its place: %s', (spoil, path) => {
  const player = new Player(seats({ evil: 2, archive: store.games }))
  for (let n = 0; n < 23; n += 1) player.step(n)
  const packs = { toy: { cards: ['other'] } }
  const bystander = new Player(seats({ seed: '02', archive: store.games, packs }))
  store.close()
  const db = new Database(file)
  // Rows without a sum, as an older version wrote them: with one the file is not opened at all.
  db.exec(spoil.replace(' SET ', ' SET sum = NULL, '))
  db.close()
  store = openStore(file)
  const again = seats({ archive: store.games, begin: false })
  expect(again.host.resume(player.table.host.stored!)).toMatchObject({
    code: 'bad-position',
    why: { params: { path } },
  })
  expect([again.read(), again.host.isPlaying, again.troubles]).toEqual([[], false, []])
  expect(again.host.resume(bystander.table.host.stored!)).toBeUndefined()
  expect(again.read()).toEqual(bystander.expected())
})

test('leaving a game spares the next start its replay', () => {
  const table = seats({ archive: store.games })
  const id = table.host.stored!
  for (let n = 0; n < 3; n += 1) table.choose('hero', 'rest')
  expect((store.games.open(id) as Kept).inputs).toHaveLength(3)
  table.host.leave()
  expect((store.games.open(id) as Kept).inputs).toEqual([])
})

test('a game that another kind or newer rules have written, or whose answers lead elsewhere, is refused', () => {
  const table = seats({ archive: store.games })
  const id = table.host.stored!
  table.choose('hero', 'rest')
  const resumeBy = (game: ReturnType<typeof toyOf>) =>
    new Host({
      game,
      packs: () => TOY_PACK,
      archive: store.games,
      clock: virtualClock(),
      beat: 1,
      trouble: (error) => {
        throw error
      },
    }).resume(id)
  const toy = toyOf(1)
  expect(resumeBy({ ...toy, id: 'chess' })?.why.params).toMatchObject({ path: 'game' })
  expect(resumeBy(toyOf(0))?.why.params).toMatchObject({ path: 'version' })
  expect(resumeBy({ ...toy, restore: () => ({ fault: 'no', path: 'x' }) })?.code).toBe('bad-position')
  const elsewhere = {
    ...toy,
    questions: (s: any) => (s.turn === 2 ? s.open.map((q: any) => ({ ...q, kind: 'x' })) : s.open),
  }
  expect(resumeBy(elsewhere)?.why.params).toMatchObject({ path: 'asks.hero' })
  expect(resumeBy(toyOf(2))).toBeUndefined()
  expect((store.games.open(id) as Kept).inputs).toHaveLength(1)
})

test('the note pad belongs to its game; settings keep plain values', () => {
  const [one, two] = [seats({ archive: store.games }), seats({ archive: store.games })]
  store.notes.set(one.host.stored!, { text: 'the Lab is north', marks: { '3,4': 'x' } })
  store.notes.set('no such game', { text: 'lost', marks: {} })
  store.settings.set('displays', { hero: 1 })
  reopen()
  expect(store.notes.get(one.host.stored!)).toEqual({ text: 'the Lab is north', marks: { '3,4': 'x' } })
  expect(store.notes.get(two.host.stored!)).toEqual({ text: '', marks: {} })
  expect(store.settings.get('displays')).toEqual({ hero: 1 })
  expect(store.settings.get('nothing')).toBeUndefined()
})

test('a game stays small', () => {
  const player = new Player(seats({ evil: 3, archive: store.games }))
  for (let n = 0; !player.table.host.isOver; n += 1) player.step(n)
  store.close()
  expect(statSync(file).size).toBeLessThan(200_000)
  store = openStore(file)
})

test('an order of a kept game that can be given no more is dropped', () => {
  const table = seats({ archive: store.games })
  const id = table.host.stored!
  table.say({ from: 'evil-1', standing: ['noise'] })
  table.host.leave()
  store.close()
  const db = new Database(file)
  db.exec(`UPDATE snapshots SET orders = '{"evil-1":["tea","noise"]}', sum = NULL WHERE number > 0`)
  db.close()
  store = openStore(file)
  const again = seats({ archive: store.games, begin: false })
  again.host.resume(id)
  expect(to(again.read(), 'evil-1').at(-1).standing).toEqual(['noise'])
})

test('keeps whether the sheets were made for the game', () => {
  const begun = (more: object): string => {
    const { host } = seats({ archive: store.games, begin: false })
    host.begin({ mode: 'randomized', seed: '01', evil: 1, pack: 'toy', ...more })
    return host.stored!
  }
  const games = [begun({}), begun({ sheets: 'generated' })]
  reopen()
  expect(games.map((id) => store.games.sheetsOf(id))).toEqual([undefined, 'generated'])
  const settings = games.map((id) => (store.games.open(id) as Kept).setting)
  expect(settings.map((setting) => [setting.sheets, 'sheets' in setting])).toEqual([
    [undefined, false],
    ['generated', true],
  ])
})
