// Puts a bridge of our own before the Hero's window and starts it: ?scene=middle, see scenes.ts. What the window sends is kept in
// `window.sent`; `window.tell(lines)` gives it more.
import type { Bridge, Frame, FrameCommand, Note } from '../../../electron/contract/frame.ts'
import type { OutLine, SeatLine } from '../../../electron/contract/wire.ts'
import { frame as table, note, scenes } from './scenes.ts'

const query = new URLSearchParams(location.search)
const scene = scenes[query.get('scene') ?? 'middle'] ?? scenes['middle']!
const sent: (SeatLine | FrameCommand)[] = []
let lines: ((told: readonly OutLine[]) => void) | undefined
let frame: ((next: Frame) => void) | undefined
let noted: ((next: Note) => void) | undefined
let key: ((name: string) => void) | undefined
const bridge: Bridge = {
  side: 'hero',
  kept: {},
  send: (line) => {
    sent.push(line)
    const step = scene.answers?.['choose' in line ? line.choose : '']
    if (step) setTimeout(() => lines?.(step), 60)
  },
  onLines: (listener) => (lines = listener),
  frame: (command) => {
    sent.push(command)
    if (command.do === 'pause') frame?.({ ...table, paused: true })
    if (command.do === 'go-on') frame?.(table)
    return Promise.resolve({ ok: true })
  },
  onFrame: (listener) => (frame = listener),
  onNote: (listener) => (noted = listener),
  onKey: (listener) => {
    key = listener
    return () => undefined
  },
  ready: () => {
    frame?.(scene.frame ?? table)
    noted?.(note)
    lines?.(scene.lines)
    if (scene.later) setTimeout(() => lines?.(scene.later!), 700)
  },
}
Object.assign(window, {
  alone: bridge,
  sent,
  tell: (told: readonly OutLine[]) => lines?.(told),
  pressed: (name: string) => key?.(name),
})
if (query.has('lang')) localStorage.setItem('language', query.get('lang')!)
await import('../../../renderer/hero/main.ts')
