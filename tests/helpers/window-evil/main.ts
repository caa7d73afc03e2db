// Puts a bridge of our own before the window and starts it: ?scene=react, see scenes.ts. What the window sends is kept in `window.sent`.
import type { Bridge, Frame, FrameCommand } from '../../../electron/contract/frame.ts'
import type { OutLine, SeatLine } from '../../../electron/contract/wire.ts'
import { scenes } from './scenes.ts'

const query = new URLSearchParams(location.search)
const scene = scenes[query.get('scene') ?? 'react']?.() ?? scenes['react']!()
const sent: (SeatLine | FrameCommand)[] = []
let lines: ((told: readonly OutLine[]) => void) | undefined
let frame: ((next: Frame) => void) | undefined
const bridge: Bridge = {
  side: 'evil',
  kept: {},
  send: (line) => sent.push(line),
  onLines: (listener) => (lines = listener),
  frame: async (command) => {
    sent.push(command)
    if (command.do !== 'handbook') return { ok: true }
    const text = await fetch(`/resources/handbook/${command.page}.md`)
    return text.ok && !text.headers.get('content-type')?.includes('html')
      ? { ok: true, text: await text.text() }
      : { ok: false, why: { id: 'trouble.handbook', params: {} } }
  },
  onFrame: (listener) => (frame = listener),
  onNote: () => undefined,
  onKey: () => () => undefined,
  ready: () => {
    frame?.(scene.frame)
    lines?.(scene.lines)
  },
}
Object.assign(window, { alone: bridge, sent })
if (query.has('lang')) localStorage.setItem('language', query.get('lang')!)
await import('../../../renderer/evil/main.ts')
