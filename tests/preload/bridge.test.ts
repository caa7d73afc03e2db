// The bridge of a side speaks on its own channels alone, and gives its page nothing of Electron's.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bridge } from '../../electron/contract/frame.ts'
import type { Side } from '../../electron/contract/wire.ts'
import { expose } from '../../electron/preload/bridge.ts'

const paper = vi.hoisted(() => ({
  listeners: [] as [string, (event: object, told: unknown) => void][],
  said: [] as unknown[][],
  given: new Map<string, unknown>(),
}))
vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => paper.given.set(name, value) },
  ipcRenderer: {
    on: (name: string, f: (event: object, told: unknown) => void) => paper.listeners.push([name, f]),
    off: (name: string, f: unknown) => {
      paper.listeners = paper.listeners.filter(([n, g]) => n !== name || g !== f)
    },
    send: (...args: unknown[]) => paper.said.push(args),
    invoke: (...args: unknown[]) => {
      paper.said.push(args)
      return Promise.resolve({ ok: true })
    },
  },
}))
const tell = (name: string, told: unknown) => {
  for (const [n, f] of paper.listeners) if (n === name) f({ sender: 'electron' }, told)
}

describe.each<Side>(['hero', 'evil'])('%s', (side) => {
  let bridge: Bridge
  let root: { style: { visibility: string } }
  beforeEach(() => {
    vi.useFakeTimers()
    root = { style: { visibility: '' } }
    const screen = { availLeft: 1920, availTop: 0, width: 1920, height: 1080, isExtended: true }
    vi.stubGlobal('window', { screenX: 1920, screenY: 0, screen, document: { documentElement: root } })
    paper.listeners = []
    paper.said = []
    paper.given.clear()
    expose(side)
    bridge = paper.given.get('alone') as Bridge
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('gives one thing to the page', () => {
    expect([...paper.given.keys()]).toEqual(['alone'])
    expect(bridge.side).toBe(side)
    expect(bridge.kept).toEqual({})
  })

  test('speaks on its own channels', async () => {
    bridge.ready()
    bridge.send({ from: 'hero', choose: 'rest', ask: 1 })
    expect(await bridge.frame({ do: 'pause' })).toEqual({ ok: true })
    expect(paper.said).toEqual([
      [`${side}:ready`],
      [`${side}:line`, { from: 'hero', choose: 'rest', ask: 1 }],
      [`${side}:command`, { do: 'pause' }],
    ])
  })

  test('hears what is told, without its event', () => {
    const heard = { lines: vi.fn(), frame: vi.fn(), note: vi.fn(), key: vi.fn() }
    bridge.onLines(heard.lines)
    bridge.onFrame(heard.frame)
    bridge.onNote(heard.note)
    const stop = bridge.onKey(heard.key)
    expect(paper.listeners.every(([name]) => name.startsWith(`${side}:`))).toBe(true)
    for (const name of ['lines', 'frame', 'note', 'key'] as const) {
      tell(`${side}:${name}`, { told: name })
      expect(heard[name].mock.calls).toEqual([[{ told: name }]])
    }
    stop()
    tell(`${side}:key`, 'a')
    expect(heard.key).toHaveBeenCalledOnce()
  })

  test("an app that falls silent veils Evil's page, and the Hero's never", () => {
    const shown: string[] = []
    bridge.onFrame(({ screen }) => shown.push(screen))
    tell(`${side}:frame`, { screen: 'table' })
    vi.advanceTimersByTime(10_000)
    expect(root.style.visibility).toBe(side === 'evil' ? 'hidden' : '')
    tell(`${side}:frame`, { screen: 'table' })
    expect([root.style.visibility, shown]).toEqual(['', ['table']])
  })

  test("Evil's page closes on another display, and the app is told if it did not notice; the Hero's never", () => {
    const shown: string[] = []
    bridge.onFrame((frame) => shown.push(frame.screen))
    const told = (ms: number): void => {
      for (let at = 0; at < ms; at += 100) {
        tell(`${side}:frame`, { screen: 'table' })
        vi.advanceTimersByTime(100)
      }
    }
    told(2_000)
    Object.assign(window.screen, { availLeft: 0, isExtended: false })
    vi.advanceTimersByTime(40)
    expect(shown).toEqual(side === 'evil' ? ['table', 'placing'] : ['table'])
    expect(paper.said).toEqual([])
    told(1_500)
    expect(paper.said).toEqual(side === 'evil' ? [['evil:command', { do: 'place-again' }]] : [])
  })
})
