// Every message of a window: from the right window, the wrong one, a sub-frame, another origin, nobody; whole and malformed.
import type { IpcMain } from 'electron'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { channel } from '../../electron/contract/channels.ts'
import type { FrameCommand, FrameReply } from '../../electron/contract/frame.ts'
import type { SeatLine, Side } from '../../electron/contract/wire.ts'
import { listen, type Answering } from '../../electron/links/ipc.ts'

const IDS: Readonly<Record<Side, number>> = { hero: 11, evil: 22 }
const SIDES: readonly Side[] = ['hero', 'evil']
type Sender = { side: Side | 'stranger'; url?: string; sub?: true; gone?: true }

class Ipc {
  heard = new Map<string, (event: object, raw?: unknown) => unknown>()
  on(name: string, listener: (event: object, raw?: unknown) => unknown) {
    this.heard.set(name, listener)
    return this
  }
  handle(name: string, listener: (event: object, raw?: unknown) => unknown) {
    this.heard.set(name, listener)
  }
  say(name: string, from: Sender, raw?: unknown): unknown {
    const url = from.url ?? `app://${from.side}/${from.side}/index.html`
    const frame = from.gone ? null : { url, parent: from.sub ? { url, parent: null } : null }
    const id = from.side === 'stranger' ? 99 : IDS[from.side]
    return this.heard.get(name)!({ sender: { id }, senderFrame: frame }, raw)
  }
}

let ipc: Ipc
let front: { [name in keyof Answering]: ReturnType<typeof vi.fn<Answering[name]>> }
beforeEach(() => {
  ipc = new Ipc()
  front = {
    sideOf: vi.fn((id: number) => SIDES.find((side) => IDS[side] === id)),
    ready: vi.fn(),
    line: vi.fn(),
    tell: vi.fn(),
    command: vi.fn((): FrameReply => ({ ok: true })),
  }
  listen(ipc as unknown as IpcMain, front)
})
const untouched = () => {
  expect(front.ready).not.toHaveBeenCalled()
  expect(front.line).not.toHaveBeenCalled()
  expect(front.command).not.toHaveBeenCalled()
}

const lines: Readonly<Record<Side, readonly SeatLine[]>> = {
  hero: [{ from: 'hero', choose: 'move n', ask: 3 }],
  evil: [
    { from: 'evil-1', choose: 'pass', ask: 3 },
    { from: 'evil-3', standing: ['declared', 'rolled'] },
    { from: 'evil-2', hand: 'open' },
    { from: 'evil-2', hand: 'shut' },
  ],
}
/** One of each verb; the type makes sure that none is missing. */
const commands: { readonly [Do in FrameCommand['do']]: Extract<FrameCommand, { do: Do }> } = {
  new: { do: 'new', evil: 2, pack: 'core' },
  seat: { do: 'seat', seat: 'evil-2', level: 'able' },
  advise: { do: 'advise', seat: 'evil-2' },
  packs: { do: 'packs', on: ['mine', 'yours'] },
  'look-packs': { do: 'look-packs' },
  'new-pack': { do: 'new-pack', language: 'de' },
  contents: { do: 'contents', pack: 'mine' },
  load: { do: 'load', game: 'a-1' },
  lesson: { do: 'lesson', lesson: 'screens' },
  'lesson-on': { do: 'lesson-on', step: 'face-down' },
  continue: { do: 'continue' },
  leave: { do: 'leave' },
  pause: { do: 'pause' },
  'go-on': { do: 'go-on' },
  concede: { do: 'concede' },
  'take-back': { do: 'take-back' },
  agree: { do: 'agree' },
  rematch: { do: 'rematch' },
  quit: { do: 'quit' },
  'new-file': { do: 'new-file' },
  'try-again': { do: 'try-again' },
  restore: { do: 'restore', copy: '2026-11-30T10-20-30-456Z' },
  place: { do: 'place', side: 'evil' },
  'place-again': { do: 'place-again' },
  note: { do: 'note', note: { text: 'x', marks: { '1,-2': '?' } } },
  key: { do: 'key', side: 'evil', key: 'ArrowUp', at: 1 },
  handbook: { do: 'handbook', page: 'rules' },
  keep: { do: 'keep', name: 'scale', value: '1.25' },
  forget: { do: 'forget' },
  languages: { do: 'languages' },
}
const verbs = Object.keys(commands) as FrameCommand['do'][]
const strangers: readonly [string, (side: Side) => Sender][] = [
  ['the other window', (side) => ({ side: side === 'hero' ? 'evil' : 'hero' })],
  ['a sub-frame', (side) => ({ side, sub: true })],
  ['a frame that is gone', (side) => ({ side, gone: true })],
  ["the other side's origin", (side) => ({ side, url: `app://${side === 'hero' ? 'evil' : 'hero'}/index.html` })],
  ['another scheme', (side) => ({ side, url: `https://${side}/index.html` })],
  ['a lookalike host', (side) => ({ side, url: `app://${side}.example/index.html` })],
  ['no address', (side) => ({ side, url: '' })],
  ['an unknown window', () => ({ side: 'stranger' })],
]

test('every channel of a side is its own', () => {
  const names = ['ready', 'line', 'command'] as const
  expect([...ipc.heard.keys()].toSorted()).toEqual(SIDES.flatMap((s) => names.map((n) => channel(s, n))).toSorted())
})

describe.each(SIDES)('from %s', (side) => {
  test('lines of its seats are passed on as they are', () => {
    for (const line of lines[side]) ipc.say(channel(side, 'line'), { side }, line)
    expect(front.line.mock.calls).toEqual(lines[side].map((line) => [side, line]))
  })

  test("lines of the other side's seats are refused and go no further", () => {
    for (const line of lines[side === 'hero' ? 'evil' : 'hero']) ipc.say(channel(side, 'line'), { side }, line)
    untouched()
    for (const [to, told] of front.tell.mock.calls) {
      expect(to).toBe(side)
      expect(told).toEqual([
        {
          to: side === 'hero' ? 'hero' : 'evil-1',
          refused: { code: 'unknown-seat', why: { id: 'refused.unknown-seat', params: {} } },
        },
      ])
    }
    expect(front.tell).toHaveBeenCalled()
  })

  test.each(verbs)('%s is passed on, or belongs to the other side', async (verb) => {
    const reply = await ipc.say(channel(side, 'command'), { side }, commands[verb])
    if (verb === 'note' && side === 'evil') {
      expect(reply).toMatchObject({ ok: false })
      untouched()
    } else {
      expect(reply).toEqual({ ok: true })
      expect(front.command.mock.calls).toEqual([[side, commands[verb]]])
    }
  })

  test('a new game may be one of sheets made for it, and of no other kind', async () => {
    const made = { ...commands.new, sheets: 'generated' }
    await ipc.say(channel(side, 'command'), { side }, made)
    await ipc.say(channel(side, 'command'), { side }, { ...made, sheets: 'odd' })
    expect(front.command.mock.calls).toEqual([[side, made]])
  })

  test.each(strangers)('%s gets nothing done', async (_name, who) => {
    const sender = who(side)
    ipc.say(channel(side, 'ready'), sender)
    for (const line of lines[side]) ipc.say(channel(side, 'line'), sender, line)
    for (const verb of verbs) {
      expect(await ipc.say(channel(side, 'command'), sender, commands[verb])).toMatchObject({ ok: false })
    }
    untouched()
    expect(front.tell).not.toHaveBeenCalled()
  })

  const long = 'x'.repeat(100_000)
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'move n'],
    ['a list', []],
    ['an empty object', {}],
    ['a seat alone', { from: 'hero' }],
    ['no question', { from: side === 'hero' ? 'hero' : 'evil-1', choose: 'pass' }],
    ['a negative question', { from: 'hero', choose: 'pass', ask: -1 }],
    ['an endless key', { from: 'hero', choose: long, ask: 1 }],
    ['an extra field', { from: 'hero', choose: 'pass', ask: 1, side: 'evil' }],
    ['a stranger', { from: 'evil-4', choose: 'pass', ask: 1 }],
    ['a dump', { from: 'referee', dump: true }],
    ['a position', { from: 'referee', load: {}, seed: '00' }],
    ['a new game', { from: 'referee', new: { mode: 'randomized', seed: '00', evil: 1, pack: 'core' } }],
    ['a resume', { from: 'referee', resume: 'x' }],
    ['endless orders', { from: 'evil-1', standing: Array<string>(5000).fill('rolled') }],
    ['a hand ajar', { from: 'evil-1', hand: 'ajar' }],
  ])('a malformed line is refused in safe words: %s', (_name, raw) => {
    ipc.say(channel(side, 'line'), { side }, raw)
    untouched()
    expect(front.tell.mock.calls).toEqual([
      [
        side,
        [
          {
            to: side === 'hero' ? 'hero' : 'evil-1',
            refused: { code: 'bad-shape', why: { id: 'refused.bad-shape', params: {} } },
          },
        ],
      ],
    ])
  })

  test.each(verbs)('%s with more, less or other than it takes is refused', async (verb) => {
    const whole: Record<string, unknown> = { ...commands[verb] }
    const bad: unknown[] = [{ ...whole, extra: 1 }, { ...whole, do: `${verb} ` }, [whole], JSON.stringify(whole)]
    for (const field of Object.keys(whole)) {
      const { [field]: _gone, ...less } = whole
      bad.push(less, { ...whole, [field]: {} }, { ...whole, [field]: '../\u0001' }, { ...whole, [field]: long })
    }
    for (const raw of bad) {
      expect(await ipc.say(channel(side, 'command'), { side }, raw)).toEqual({
        ok: false,
        why: { id: 'refused.bad-shape', params: {} },
      })
    }
    untouched()
  })

  test.each<[string, unknown]>([
    ['too long', { text: 'x'.repeat(20_001), marks: {} }],
    [
      'too many marks',
      { text: '', marks: Object.fromEntries([...Array(2_001).keys()].map((n) => [`${n % 999},${n}`, 'x'])) },
    ],
    ['a mark nowhere', { text: '', marks: { Ub3: 'x' } }],
    ['a long mark', { text: '', marks: { '1,1': 'x'.repeat(17) } }],
    ['more than a note', { text: '', marks: {}, seat: 'evil-1' }],
  ])('a note that is %s is refused', async (_name, note) => {
    expect(await ipc.say(channel(side, 'command'), { side }, { do: 'note', note })).toMatchObject({ ok: false })
    untouched()
  })
})

test('a page that says it is ready is heard', () => {
  for (const side of SIDES) ipc.say(channel(side, 'ready'), { side }, { side: 'evil' })
  expect(front.ready.mock.calls).toEqual([['hero'], ['evil']])
})
