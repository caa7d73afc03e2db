// Malformed and out-of-turn messages, on every line and verb: each is refused, and none changes anything.
import { PassThrough } from 'node:stream'
import type { IpcMain } from 'electron'
import { expect, test } from 'vitest'
import { channel } from '../../electron/contract/channels.ts'
import type { FrameReply } from '../../electron/contract/frame.ts'
import type { Side } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { listen } from '../../electron/links/ipc.ts'
import { runStdio } from '../../electron/links/stdio.ts'
import { memoryArchive } from '../../electron/table/keeper.ts'
import { type Random, random } from '../helpers/random-map.ts'
import { CORE } from '../helpers/test-pack.ts'

/** More on demand: `FUZZ_MESSAGES=100000 vitest run tests/fuzz/messages.test.ts`. */
const MESSAGES = Number(process.env['FUZZ_MESSAGES'] ?? 3_000)
/** Bad messages between two answers of the game. */
const BATCH = 40

const LONG = 'x'.repeat(30_000)
/** Nothing of this is right for any field, but for those that `isFine` spares. */
const JUNK: readonly unknown[] = [null, true, -1.5, 1e300, LONG, '', [], {}, [[]], { toString: 1 }]
const pick = <T>(chance: Random, list: readonly T[]): T => list[chance(list.length)]!

interface Hole {
  readonly holder: Record<string, unknown>
  readonly key: string
}
const holes = (value: unknown): Hole[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => [
        { holder: value as Record<string, unknown>, key },
        ...holes(part),
      ])

/** A whole message with one field less, one more, or one of another kind. */
function spoiled(chance: Random, whole: object): unknown {
  const message = structuredClone(whole)
  const { holder, key } = pick(chance, holes(message))
  const way = chance(3)
  if (way === 0 && !MAY_LACK.includes(key) && !isInside(message, holder)) delete holder[key]
  else if (way === 1 && !isInside(message, holder))
    holder[pick(chance, ['extra', '__proto__ ', 'constructor', 'hasOwnProperty'])] = 1
  else
    holder[key] = pick(
      chance,
      JUNK.filter((junk) => !isFine(key, junk)),
    )
  return message
}
const MAY_LACK = ['ask', 'computers']
/** A list's or a free table's own entries may be more or fewer. */
const isInside = (message: object, holder: object): boolean =>
  holder !== message &&
  (Array.isArray(holder) || Object.keys(holder).some((key) => key.includes(',') || key === 'hero'))
const isFine = (key: string, junk: unknown): boolean =>
  (['standing', 'on'].includes(key) && Array.isArray(junk) && junk.length === 0) ||
  (['marks', 'computers'].includes(key) && JSON.stringify(junk) === '{}') ||
  (['text', 'value'].includes(key) && junk === '') ||
  (key === 'level' && junk === null)

/** A line of text with a letter less, more or other. */
function garbled(chance: Random, text: string): string {
  const at = chance(text.length)
  const letter = pick(chance, [...'"{}[]:,0-x\\\u0000\u2028', '\ud800'])
  return text.slice(0, at) + pick(chance, ['', letter]) + text.slice(at + chance(2))
}

interface Asked {
  readonly from: string
  readonly id: number
  readonly keys: readonly string[]
}

test(
  'lines over stdin',
  async () => {
    const chance = random(7)
    const [input, output] = [new PassThrough(), new PassThrough()]
    const troubles: unknown[] = []
    const running = runStdio({
      game: alone,
      packs: () => ({ core: CORE }),
      archive: memoryArchive,
      trouble: (error) => troubles.push(error),
      input,
      output,
    })
    const replies = output.setEncoding('utf8')[Symbol.asyncIterator]()
    let text = ''
    /** Says a line and gives what comes of it. */
    async function say(line: unknown): Promise<any[]> {
      input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
      for (;;) {
        const end = /^\{"to":"referee","(?:settled|dump)".*\n/m.exec(text)
        if (end !== null) {
          const own = text.slice(0, end.index + end[0].length)
          text = text.slice(own.length)
          return own
            .trimEnd()
            .split('\n')
            .map((each) => JSON.parse(each))
        }
        text += (await replies.next()).value
      }
    }
    const asks = new Map<string, Asked | null>()
    async function answer(line: object): Promise<void> {
      for (const each of await say(line)) {
        expect(each).not.toHaveProperty('refused')
        if ('ask' in each) {
          asks.set(
            each.to,
            each.ask && { from: each.to, id: each.ask.id, keys: each.ask.options.map((o: any) => o.key) },
          )
        }
      }
    }
    const open = (): readonly Asked[] => [...asks.values()].filter((each) => each !== null)
    const isOffered = (raw: any): boolean =>
      open().some(
        ({ from, id, keys }) =>
          raw?.from === from && keys.includes(raw.choose) && (raw.ask === undefined || raw.ask === id),
      )

    /** A line that the table must refuse. */
    function bad(): unknown {
      const asked = pick(chance, open())
      const whole = { from: asked.from, choose: pick(chance, asked.keys), ask: asked.id }
      const evil = pick(chance, ['evil-1', 'evil-2', 'evil-3'])
      switch (chance(8)) {
        case 0:
          return spoiled(chance, whole)
        case 1:
          return spoiled(chance, { from: evil, standing: ['rolled', 'declared'] })
        case 2:
          return spoiled(chance, { from: 'referee', new: { mode: 'randomized', seed: '00', evil: 1, pack: 'core' } })
        case 3:
          return spoiled(chance, { from: evil, hand: 'open' })
        case 4:
          return { ...whole, ask: asked.id + pick(chance, [-2, -1, 1, 2, 1000]) }
        case 5:
          return { ...whole, from: pick(chance, ['hero', 'evil-1', 'evil-2', 'evil-3', 'evil-4', 'Hero', '']) }
        case 6:
          return {
            ...whole,
            choose: pick(chance, ['move n', 'pass', 'play', 'none', 'target worm', `${whole.choose} `, 'PASS']),
          }
        default:
          return garbled(chance, JSON.stringify(whole))
      }
    }
    const isRight = (line: unknown): boolean => {
      try {
        const raw = typeof line === 'string' ? JSON.parse(line) : line
        return isOffered(raw) && Object.keys(raw).every((key) => ['from', 'choose', 'ask'].includes(key))
      } catch {
        return false
      }
    }

    for (let sent = 0, game = 0; sent < MESSAGES;) {
      if (open().length === 0) {
        asks.clear()
        game += 1
        await answer({
          from: 'referee',
          new: { mode: 'randomized', seed: `${game}f`, evil: (game % 3) + 1, pack: 'core' },
        })
      }
      const before = await say({ from: 'referee', dump: true })
      for (let n = 0; n < BATCH; n += 1) {
        const line = bad()
        if (isRight(line) || (typeof line === 'string' && line.trim() === '')) continue
        const told = await say(line)
        expect(told.length, `${JSON.stringify(line).slice(0, 300)} is refused, once`).toBe(2)
        expect(told[0], JSON.stringify(line).slice(0, 300)).toHaveProperty('refused')
        sent += 1
      }
      expect(await say({ from: 'referee', dump: true })).toEqual(before)
      const { from, id, keys } = pick(chance, open())
      await answer({ from, choose: pick(chance, keys), ask: id })
    }
    input.end()
    await running
    expect(troubles).toEqual([])
  },
  60_000 + MESSAGES * 20,
)

const COMMANDS: readonly object[] = [
  { do: 'new', evil: 2, pack: 'core' },
  { do: 'new', evil: 1, pack: 'core', computers: { hero: 'able' } },
  { do: 'seat', seat: 'evil-2', level: 'careless' },
  { do: 'lesson', lesson: 'hero' },
  { do: 'lesson-on', step: 'a-step' },
  { do: 'packs', on: ['core', 'mine'] },
  { do: 'new-pack', language: 'en' },
  { do: 'contents', pack: 'core' },
  { do: 'load', game: 'a-1' },
  ...[
    'continue',
    'leave',
    'pause',
    'go-on',
    'concede',
    'take-back',
    'agree',
    'rematch',
    'quit',
    'new-file',
    'try-again',
    'place-again',
  ].map((verb) => ({
    do: verb,
  })),
  { do: 'restore', copy: '2026-11-30T10-20-30-456Z' },
  { do: 'place', side: 'evil' },
  { do: 'note', note: { text: 'x', marks: { '1,-2': '?' } } },
  { do: 'key', side: 'evil', key: 'ArrowUp', at: 1 },
  { do: 'handbook', page: 'rules' },
  { do: 'keep', name: 'scale', value: '1.25' },
]
const LINES: readonly object[] = [
  { from: 'hero', choose: 'move n', ask: 3 },
  { from: 'evil-1', choose: 'pass', ask: 3 },
  { from: 'evil-3', standing: ['declared', 'rolled'] },
  { from: 'evil-2', hand: 'open' },
]

test(
  'messages of the windows',
  async () => {
    const chance = random(8)
    const heard = new Map<string, (event: object, raw?: unknown) => unknown>()
    const ipc = {
      on: (name: string, listener: (event: object, raw?: unknown) => unknown) => void heard.set(name, listener),
      handle: (name: string, listener: (event: object, raw?: unknown) => unknown) => void heard.set(name, listener),
    }
    const done: unknown[] = []
    listen(ipc as unknown as IpcMain, {
      sideOf: (id) => ({ 1: 'hero', 2: 'evil' })[id] as Side | undefined,
      ready: (...what) => void done.push(['ready', ...what]),
      line: (...what) => void done.push(['line', ...what]),
      tell: () => undefined,
      command: (...what): FrameReply => {
        done.push(['command', ...what])
        return { ok: true }
      },
    })
    const frameOf = (url: string, parent: object | null): object => ({ url, parent })
    const [hero, evil] = ['app://hero/index.html', 'app://evil/index.html']
    const strangers = [
      { sender: { id: 1 }, senderFrame: frameOf(evil, null) },
      { sender: { id: 2 }, senderFrame: frameOf(hero, null) },
      { sender: { id: 1 }, senderFrame: frameOf(hero, frameOf(hero, null)) },
      { sender: { id: 3 }, senderFrame: frameOf(hero, null) },
      { sender: { id: 1 }, senderFrame: null },
      { sender: { id: 1 }, senderFrame: frameOf('https://hero/index.html', null) },
    ]
    const known = {
      hero: { sender: { id: 1 }, senderFrame: frameOf(hero, null) },
      evil: { sender: { id: 2 }, senderFrame: frameOf(evil, null) },
    }
    for (let n = 0; n < MESSAGES; n += 1) {
      const side = pick(chance, ['hero', 'evil'] as const)
      const name = pick(chance, ['line', 'command'] as const)
      const whole = pick(chance, name === 'line' ? LINES : COMMANDS)
      const isStrange = chance(4) === 0
      const raw = isStrange && chance(2) === 0 ? whole : chance(12) === 0 ? pick(chance, JUNK) : spoiled(chance, whole)
      const from = isStrange ? pick(chance, strangers) : known[side]
      const isOwn =
        isStrange &&
        (from as any).sender.id === (side === 'hero' ? 1 : 2) &&
        (from as any).senderFrame?.url === `app://${side}/index.html` &&
        (from as any).senderFrame.parent === null
      if (isOwn) continue
      const reply = await heard.get(channel(side, name))!(from, raw)
      if (name === 'command') expect(reply, JSON.stringify(raw).slice(0, 300)).toMatchObject({ ok: false })
      expect(done, JSON.stringify(raw)?.slice(0, 300)).toEqual([])
    }
  },
  60_000 + MESSAGES * 5,
)
