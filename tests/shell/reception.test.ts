// What each window is sent and when: Evil's nothing of a game while the curtain is closed, each its own frame, the Hero his note.
import { beforeEach, describe, expect, test } from 'vitest'
import { UP } from '../../electron/contract/channels.ts'
import type { Frame, FrameReply, Note } from '../../electron/contract/frame.ts'
import type { Advice } from '../../electron/contract/player.ts'
import type { OutLine, Seat, SeatLine, Side } from '../../electron/contract/wire.ts'
import { Reception } from '../../electron/shell/reception.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import { memoryArchive } from '../../electron/table/keeper.ts'
import { TOY_PACK, toy, type Toy } from '../helpers/toy.ts'

let host: Host<Toy>
let reception: Reception
let isOpen: boolean
let refusal: OutLine | undefined
let sent: { side: Side; name: string; told: any }[]
let done: string[]
const base: Omit<Frame, 'side' | 'label' | 'isShared' | 'keys'> = {
  screen: 'title',
  games: [],
  copies: [],
  packs: [],
  shelf: { folder: '', packs: [] },
  game: null,
  paused: false,
  conceded: null,
  back: null,
  trouble: null,
}
let frame: typeof base
let keys: Frame['keys']
let isMute: boolean
let clock: ReturnType<typeof virtualClock>
let isHidden: boolean
let computers: string[]
let advised: ((seat: Seat, id: number) => Advice | undefined) | undefined
const note: Note = { text: 'mine', marks: {} }

beforeEach(() => {
  clock = virtualClock()
  host = new Host<Toy>({
    game: toy,
    packs: () => TOY_PACK,
    archive: memoryArchive,
    clock,
    beat: 600,
    trouble: () => undefined,
  })
  isOpen = true
  refusal = undefined
  sent = []
  done = []
  frame = base
  keys = { hero: '', evil: '' }
  isMute = false
  isHidden = false
  computers = []
  advised = (seat, id) => ({ key: `best of ${seat}`, why: { id: 'advice.equal', params: { id } } })
  reception = new Reception({
    windows: {
      send: (side, name, told) => void sent.push({ side, name, told }),
      sideOf: (id) => (id === 1 ? 'hero' : undefined),
    },
    placing: {
      get mayDraw() {
        return isOpen
      },
      get trouble() {
        return isOpen ? null : { id: 'trouble.display', params: {} }
      },
      label: (side) => (side === 'hero' ? '1' : '2'),
      isShared: false,
      look: () => void done.push('look'),
      place: (by, side) => {
        done.push(`${by} places ${side}`)
        return Promise.resolve(!isOpen)
      },
      again: () => void done.push('again'),
    },
    evening: {
      frame: () => frame,
      note: () => note,
      refuses: () => refusal,
      hides: (side) => side === 'evil' && isHidden,
      isComputer: (seat) => computers.includes(seat),
      answering: (side) => void done.push(`${side} answers`),
      command: (side, command): Promise<FrameReply> => {
        done.push(`${side} ${command.do}`)
        return Promise.resolve({ ok: true })
      },
    },
    host,
    clock,
    beat: 600,
    keys: () => keys,
    isMute: () => isMute,
    keepLiking: (side, name, value) => void done.push(`${side} keeps ${name} ${value}`),
    advise: (seat, id) => advised?.(seat, id),
    languages: () => ({ folder: '/languages', languages: [] }),
    forgetLikings: (side) => void done.push(`${side} forgets`),
    handbook: (page) => (page === 'rules' ? '# Rules' : undefined),
    quit: () => void done.push('quit'),
  })
})
const begin = (evil: 1 | 2 | 3 = 1) => {
  host.begin({ mode: 'randomized', seed: '01', evil, pack: 'toy' })
  frame = { ...base, screen: 'table', game: { id: 'a', evil, computers: {} } }
  reception.changed()
}
const to = (side: Side, name: string) => sent.filter((s) => s.side === side && s.name === name).map(({ told }) => told)
const lines = (side: Side): OutLine[] => to(side, 'lines').flat()
const views = (side: Side) => lines(side).filter((line) => 'view' in line)
const guess: SeatLine = { from: 'hero', choose: 'guess 1', ask: 1 }

test('a window keeps its own likings', async () => {
  expect(await reception.command('hero', { do: 'keep', name: 'scale', value: '1.5' })).toEqual({ ok: true })
  expect(await reception.command('evil', { do: 'forget' })).toEqual({ ok: true })
  expect(done).toEqual(['hero keeps scale 1.5', 'evil forgets'])
})

test('both windows are told at once which keys a side has changed', async () => {
  for (const side of ['hero', 'evil'] as const) reception.ready(side)
  keys = { hero: 'move=y', evil: '' }
  await reception.command('hero', { do: 'keep', name: 'scale', value: '1' })
  expect(to('evil', 'frame').at(-1).keys.hero).toBe('')
  await reception.command('hero', { do: 'keep', name: 'keys', value: 'move=y' })
  for (const side of ['hero', 'evil'] as const) expect(to(side, 'frame').at(-1).keys).toEqual(keys)
})

test('the Hero’s window, which plays for both, is told at once that Evil wants no sound', async () => {
  for (const side of ['hero', 'evil'] as const) reception.ready(side)
  expect(to('hero', 'frame').at(-1).isMute).toBeUndefined()
  isMute = true
  await reception.command('evil', { do: 'keep', name: 'mute', value: 'on' })
  for (const side of ['hero', 'evil'] as const) expect(to(side, 'frame').at(-1).isMute).toBe(true)
})

describe('a page', () => {
  test('is sent nothing before it is ready', () => {
    begin()
    reception.beat()
    reception.line('hero', guess)
    expect(sent).toEqual([])
  })

  test('gets its own frame, the Hero his note, and the game as last sent', () => {
    begin()
    reception.ready('hero')
    reception.ready('evil')
    expect(to('hero', 'frame')[0]).toEqual({ ...frame, side: 'hero', label: '1', isShared: false, keys })
    expect(to('evil', 'frame').at(-1)).toEqual({ ...frame, side: 'evil', label: '2', isShared: false, keys })
    expect(to('hero', 'note')).toEqual([note])
    expect(to('evil', 'note')).toEqual([])
    expect(lines('hero').map((line) => Object.keys(line)[1])).toEqual(['catalogue', 'log'])
    expect(lines('hero').every((line) => line.to === 'hero')).toBe(true)
    // Evil may look at his screen, and he at nothing of Evil's.
    expect(new Set(lines('evil').map((line) => line.to))).toEqual(new Set(['evil-1', 'hero']))
    const his = (side: Side) => lines(side).filter((line) => line.to === 'hero')
    expect(his('evil')).toEqual(his('hero'))
  })

  test('follows the game from then on', () => {
    begin()
    reception.ready('hero')
    reception.ready('evil')
    sent = []
    reception.line('hero', guess)
    expect(views('hero').length).toBeGreaterThan(0)
    expect(views('evil').length).toBeGreaterThan(0)
    expect(to('hero', 'frame')).toEqual([])
  })

  test('that is loaded again gets everything again', () => {
    begin()
    reception.ready('hero')
    reception.ready('evil')
    reception.line('hero', guess)
    sent = []
    reception.made('hero')
    reception.line('evil', { from: 'evil-1', choose: 'pass', ask: 1 })
    expect(lines('hero')).toEqual([])
    reception.ready('hero')
    expect(lines('hero')[1]).toMatchObject({ to: 'hero', log: expect.any(Array), ask: expect.any(Object) })
    expect(to('hero', 'note')).toEqual([note])
  })

  test('gets a game that is begun later', () => {
    reception.ready('hero')
    expect(lines('hero')).toEqual([])
    begin()
    expect(lines('hero').map((line) => Object.keys(line)[1])).toEqual(['catalogue', 'log'])
    expect(to('hero', 'note')).toHaveLength(2)
    reception.changed()
    expect(to('hero', 'note')).toHaveLength(2)
  })
})

describe('behind the curtain', () => {
  beforeEach(() => {
    isOpen = false
    reception.ready('hero')
    reception.ready('evil')
    begin(2)
  })
  test('both are asked whose display is whose; the Hero has his game, Evil nothing of it', () => {
    for (const side of ['hero', 'evil'] as const) {
      expect(to(side, 'frame').at(-1)).toMatchObject({ screen: 'placing', trouble: { id: 'trouble.display' } })
    }
    expect(views('hero')).toHaveLength(1)
    reception.line('hero', guess)
    expect(lines('evil')).toEqual([])
  })
  test("Evil's answers go nowhere", () => {
    reception.line('hero', guess)
    const asking = host.asking
    reception.line('evil', { from: 'evil-1', choose: 'pass', ask: 1 })
    expect(host.asking).toEqual(asking)
    expect(lines('evil')).toEqual([])
  })
  test('Evil gets everything once it opens, and nothing when it closes again', () => {
    isOpen = true
    reception.changed()
    expect(to('evil', 'frame').at(-1)).toMatchObject({ screen: 'table' })
    expect(new Set(lines('evil').map((line) => line.to))).toEqual(new Set(['evil-1', 'evil-2', 'hero']))
    isOpen = false
    reception.made('evil')
    sent = []
    reception.changed()
    reception.line('hero', guess)
    expect(to('evil', 'lines')).toEqual([])
  })
  test('each ready page of Evil makes the app look at its displays', () => {
    expect(done).toContain('look')
  })
})

test('hands of several are shut for a page that is new', () => {
  reception.ready('evil')
  begin(2)
  const hand = (line: OutLine | undefined) => (line as { view: { hand: unknown } }).view.hand
  const evils = () => views('evil').filter((line) => line.to !== 'hero')
  expect(evils().map(hand)).toEqual([null, null])
  reception.line('evil', { from: 'evil-2', hand: 'open' })
  expect(hand(evils().at(-1))).toEqual(['nudge', 'shove'])
  reception.made('evil')
  reception.ready('evil')
  expect(hand(evils().at(-1))).toBeNull()
})

test('what was held down in a window that is lost is let go in the other', () => {
  reception.made('hero')
  expect(sent).toEqual([{ side: 'evil', name: 'key', told: UP }])
})

test("the beat speaks to Evil's window alone", () => {
  reception.ready('hero')
  reception.ready('evil')
  sent = []
  reception.beat()
  reception.beat()
  expect(sent.map(({ side, name }) => `${side} ${name}`)).toEqual(['evil frame', 'evil frame'])
})

test('a refusal of the evening goes to the window that asked, and the table is not', () => {
  begin()
  reception.ready('hero')
  refusal = { to: 'hero', refused: { code: 'not-asked', why: { id: 'refused.paused', params: {} } } }
  sent = []
  reception.line('hero', guess)
  expect(sent).toEqual([{ side: 'hero', name: 'lines', told: [refusal] }])
  expect(host.asking).toEqual(['hero'])
})

test('an answer and an order are announced to the evening, a hand is not', () => {
  begin(2)
  reception.ready('hero')
  reception.ready('evil')
  done = []
  reception.line('hero', guess)
  reception.line('evil', { from: 'evil-1', standing: ['declared'] })
  reception.line('evil', { from: 'evil-2', hand: 'open' })
  expect(done).toEqual(['hero answers', 'evil answers'])
})

describe('commands', () => {
  test('of placing', async () => {
    isOpen = false
    expect(await reception.command('hero', { do: 'place', side: 'evil' })).toEqual({ ok: true })
    isOpen = true
    expect(await reception.command('evil', { do: 'place', side: 'evil' })).toMatchObject({ ok: false })
    await reception.command('evil', { do: 'place-again' })
    expect(done).toEqual(['hero places evil', 'evil places evil', 'again'])
  })
  test('a key reaches the other window alone', async () => {
    expect(await reception.command('hero', { do: 'key', side: 'evil', key: 'KeyP', at: Date.now() })).toEqual({
      ok: true,
    })
    expect(sent).toEqual([{ side: 'evil', name: 'key', told: 'KeyP' }])
    expect(await reception.command('hero', { do: 'key', side: 'hero', key: 'KeyP', at: Date.now() })).toMatchObject({
      ok: false,
    })
    expect(sent).toHaveLength(1)
  })
  test('a key that was pressed while the app could not hear is dropped, one that was let go is not', async () => {
    const at = Date.now() - 2_000
    expect(await reception.command('hero', { do: 'key', side: 'evil', key: ' ', at })).toMatchObject({ ok: false })
    expect(await reception.command('hero', { do: 'key', side: 'evil', key: 'F1 up', at })).toEqual({ ok: true })
    expect(sent).toEqual([{ side: 'evil', name: 'key', told: 'F1 up' }])
  })
  test('of the handbook, the end and the evening', async () => {
    expect(await reception.command('hero', { do: 'handbook', page: 'rules' })).toEqual({ ok: true, text: '# Rules' })
    expect(await reception.command('hero', { do: 'handbook', page: 'none' })).toMatchObject({ ok: false })
    await reception.command('evil', { do: 'pause' })
    await reception.command('evil', { do: 'quit' })
    expect(done).toEqual(['evil pause', 'quit'])
  })
})

describe('seats of the computer', () => {
  test('no window is told what the computer is asked', () => {
    computers = ['hero']
    for (const side of ['hero', 'evil'] as const) reception.ready(side)
    begin(2)
    const asks = lines('hero').flatMap((line) => ('ask' in line ? [line.ask] : []))
    expect(asks.length).toBeGreaterThan(0)
    expect(asks.every((ask) => ask === null)).toBe(true)
    computers = []
    reception.line('hero', { from: 'hero', choose: 'guess 2' })
    expect(lines('evil').findLast((line) => line.to === 'evil-2')).toMatchObject({ ask: { kind: 'react' } })
  })

  test("Evil's window is told nothing of a game that the computer plays, and all of it once that is over", async () => {
    isHidden = true
    for (const side of ['hero', 'evil'] as const) reception.ready(side)
    begin(2)
    reception.line('hero', { from: 'hero', choose: 'guess 2' })
    expect(lines('evil')).toEqual([])
    expect(lines('hero')).not.toEqual([])
    isHidden = false
    host.concede('hero')
    await Promise.resolve()
    const logs = lines('evil').filter((line) => 'log' in line)
    expect(logs.map(({ to }) => to)).toEqual(['evil-1', 'evil-2', 'hero'])
    // Nothing comes twice: neither his last line nor anybody's.
    expect(lines('evil').filter((line) => 'view' in line)).toEqual(logs)
  })

  test('what the computer does as Evil reaches the Hero on the beat, and what people do at once', () => {
    for (const side of ['hero', 'evil'] as const) reception.ready(side)
    begin(1)
    for (const [who, ms] of [
      [['evil-1'], 600],
      [[], 0],
    ] as const) {
      computers = [...who]
      sent = []
      reception.line('hero', { from: 'hero', choose: 'guess 2' })
      const own = views('hero').length
      host.join({ side: 'evil', shared: false, send: () => undefined }).receive({ from: 'evil-1', choose: 'pass' })
      expect(views('hero').length > own).toBe(ms === 0)
      clock.advance(ms)
      expect(views('hero').length).toBeGreaterThan(own)
      clock.advance(6000)
    }
  })

  test('a window is given the game anew when a seat is handed over', async () => {
    for (const side of ['hero', 'evil'] as const) reception.ready(side)
    begin(2)
    sent = []
    await reception.command('evil', { do: 'seat', seat: 'evil-1', level: 'able' })
    reception.changed()
    expect(lines('evil').filter((line) => 'log' in line).length).toBeGreaterThan(0)
    expect(lines('hero')).toEqual([])
  })
})

describe('advice', () => {
  const NOT_NOW = { ok: false, why: { id: 'trouble.not-now', params: {} } }
  const advise = (side: Side, seat: Seat) => reception.command(side, { do: 'advise', seat })
  const ready = (): void => {
    for (const side of ['hero', 'evil'] as const) reception.ready(side)
  }
  const open = (): void => {
    ready()
    begin(2)
  }

  test('on the question that stands in this window, in the reply alone', async () => {
    open()
    sent = []
    expect(await advise('hero', 'hero')).toEqual({
      ok: true,
      text: JSON.stringify({ key: 'best of hero', why: { id: 'advice.equal', params: { id: 1 } } }),
    })
    expect([sent, done.filter((each) => each.endsWith('advise'))]).toEqual([[], []])
  })

  test('on no question of the other side, nor of a seat that is not asked', async () => {
    open()
    expect(await advise('evil', 'hero')).toEqual(NOT_NOW)
    expect(await advise('evil', 'evil-1')).toEqual(NOT_NOW)
    reception.line('hero', { from: 'hero', choose: 'guess 2' })
    expect(await advise('hero', 'evil-1')).toEqual(NOT_NOW)
    expect(await advise('hero', 'hero')).toEqual(NOT_NOW)
  })

  test('on a hand only while it is open', async () => {
    open()
    reception.line('hero', { from: 'hero', choose: 'guess 2' })
    expect(await advise('evil', 'evil-1')).toEqual(NOT_NOW)
    reception.line('evil', { from: 'evil-1', hand: 'open' })
    expect(await advise('evil', 'evil-1')).toMatchObject({ ok: true })
    expect(await advise('evil', 'evil-2')).toEqual(NOT_NOW)
    reception.line('evil', { from: 'evil-1', hand: 'shut' })
    expect(await advise('evil', 'evil-1')).toEqual(NOT_NOW)
  })

  test('none while the curtain is closed, nor on what may not be answered now', async () => {
    open()
    const why = { id: 'refused.paused', params: {} }
    refusal = { to: 'hero', refused: { code: 'not-asked', why } }
    expect(await advise('hero', 'hero')).toEqual({ ok: false, why })
    refusal = undefined
    advised = () => undefined
    expect(await advise('hero', 'hero')).toEqual(NOT_NOW)
    advised = () => ({ key: 'x', why })
    reception.line('hero', { from: 'hero', choose: 'guess 2' })
    reception.line('evil', { from: 'evil-1', hand: 'open' })
    isOpen = false
    expect(await advise('evil', 'evil-1')).toEqual(NOT_NOW)
  })
})
