// Gamepads: each window listens to one, the Hero's to the first and Evil's to the second until a player says otherwise. A page that is seen
// is given its pads whether it has the focus or not, so that nothing needs to be relayed. Nothing runs while none is connected.
import { ref } from 'vue'
import type { Side } from '../../electron/contract/wire.ts'
import { bridge } from '../stores/bridge.ts'
import { keep, kept, onForget } from '../stores/kept.ts'
import { keyOf, type Act } from './bindings.ts'
import { focused, pressFocused, walkTo, type Way } from './spatial.ts'

/** What a button does: an act with a key of its own, or one of a pad's own. */
type PadAct = Act | 'press' | 'back' | 'pause' | 'sheet'
interface PadButton {
  readonly button: number
  /** What stands on it, on the commonest pads. */
  readonly sign: string
  readonly act: PadAct
}
const BOTH: readonly PadButton[] = [
  { button: 0, sign: 'A', act: 'press' },
  { button: 1, sign: 'B', act: 'back' },
  { button: 9, sign: 'Menu', act: 'pause' },
  { button: 8, sign: 'View', act: 'sheet' },
]
/** The buttons of each side's pad, by the numbers of the standard layout. Those of an act that is held count while they are held. */
export const PAD: Readonly<Record<Side, readonly PadButton[]>> = {
  hero: [
    ...BOTH,
    { button: 5, sign: 'RB', act: 'out' },
    { button: 4, sign: 'LB', act: 'log' },
    { button: 6, sign: 'LT', act: 'notes' },
    { button: 2, sign: 'X', act: 'rules' },
  ],
  evil: [
    ...BOTH,
    { button: 5, sign: 'RB', act: 'pass' },
    { button: 3, sign: 'Y', act: 'down' },
    { button: 2, sign: 'X', act: 'book' },
    { button: 4, sign: 'LB', act: 'hand-1' },
    { button: 6, sign: 'LT', act: 'hand-2' },
    { button: 7, sign: 'RT', act: 'hand-3' },
  ],
}

export const CHOICES = ['none', 'first', 'second'] as const
type PadChoice = (typeof CHOICES)[number]
/** Which of the connected pads this window listens to. */
export const padChoice = ref<PadChoice>('none')
export function setPad(next: PadChoice): void {
  padChoice.value = next
  keep('pad', next)
}

/** What of a pad was down when it was last looked at. */
export interface Seen {
  readonly down: readonly number[]
  readonly way: Way | null
  /** When the way goes on by itself while it is held. */
  readonly again: number
}
export const IDLE: Seen = { down: [], way: null, again: 0 }
/** Milliseconds until a held way goes on by itself, and between the steps after that. */
const FIRST = 400
const NEXT = 140
const TILT = 0.6
const DPAD: readonly Way[] = ['up', 'down', 'left', 'right']

function wayOf({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>): Way | null {
  const pressed = DPAD.find((_, i) => buttons[12 + i]?.pressed === true)
  if (pressed !== undefined) return pressed
  const [x = 0, y = 0] = axes
  if (Math.max(Math.abs(x), Math.abs(y)) < TILT) return null
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'up' : 'down'
}

/** What happened on a pad since it was last looked at: buttons pressed and let go, and a step of the focus. */
export function look(pad: Pick<Gamepad, 'buttons' | 'axes'>, last: Seen, now: number) {
  const down = pad.buttons.flatMap(({ pressed }, i) => (pressed ? [i] : []))
  const way = wayOf(pad)
  const isNew = way !== last.way
  const steps = way !== null && (isNew || now >= last.again)
  const seen: Seen = { down, way, again: steps ? now + (isNew ? FIRST : NEXT) : last.again }
  return {
    seen,
    pressed: down.filter((button) => !last.down.includes(button)),
    letGo: last.down.filter((button) => !down.includes(button)),
    step: steps ? way : null,
  }
}

const isVeiled = (): boolean => document.documentElement.style.visibility === 'hidden'
const key = (type: 'keydown' | 'keyup', name: string): boolean =>
  (focused() ?? document.body).dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }))
const isSheet = (): boolean => document.querySelector('[aria-modal="true"]') !== null
const isTyping = (): boolean => (document.activeElement?.closest('[data-typing], textarea') ?? null) !== null

function act(what: PadAct): void {
  switch (what) {
    case 'press':
      return pressFocused()
    case 'back':
      return void key('keydown', isSheet() || isTyping() ? 'Escape' : 'Backspace')
    case 'pause':
      return void (isSheet() ? key('keydown', 'Escape') : bridge().frame({ do: 'pause' }))
    case 'sheet':
      return void key('keydown', '?')
    default:
      window.dispatchEvent(new KeyboardEvent('keydown', { key: keyOf(what), cancelable: true }))
  }
}
function undo(what: PadAct): void {
  if (!['press', 'back', 'pause', 'sheet'].includes(what))
    window.dispatchEvent(new KeyboardEvent('keyup', { key: keyOf(what as Act) }))
}

/** Milliseconds between two looks at the pad. */
const EVERY = 30

/** Lets this window be played by a gamepad whenever one is there. Called once by each main.ts. */
export function followPads(side: Side): void {
  const first = side === 'hero' ? 'first' : 'second'
  const liked = kept('pad')
  padChoice.value = CHOICES.find((choice) => choice === liked) ?? first
  onForget(() => {
    padChoice.value = first
  })
  let timer: number | undefined
  let last: Seen | null = null
  const acts = (buttons: readonly number[]): readonly PadAct[] =>
    PAD[side].flatMap((each) => (buttons.includes(each.button) ? [each.act] : []))
  const pads = (): readonly Gamepad[] =>
    navigator.getGamepads().flatMap((pad) => (pad?.connected === true ? [pad] : []))
  const drop = (): void => {
    for (const each of acts(last?.down ?? [])) undo(each)
    last = null
  }
  const poll = (): void => {
    const pad = pads()[padChoice.value === 'none' ? -1 : padChoice.value === 'first' ? 0 : 1]
    if (pad === undefined || isVeiled()) return drop()
    // What is down when a pad is found says that somebody took it into his hand, no more.
    const now = performance.now()
    const news = look(pad, last ?? { ...look(pad, IDLE, now).seen }, now)
    last = news.seen
    if (news.step !== null) walkTo(news.step)
    for (const each of acts(news.letGo)) undo(each)
    for (const each of acts(news.pressed)) act(each)
    if (news.step !== null || news.pressed.length > 0) document.documentElement.dataset['hand'] = 'pad'
  }
  const follow = (): void => {
    const some = pads().length > 0
    if (some) timer ??= window.setInterval(poll, EVERY)
    else if (timer !== undefined) {
      window.clearInterval(timer)
      timer = undefined
      drop()
    }
  }
  window.addEventListener('gamepadconnected', follow)
  window.addEventListener('gamepaddisconnected', follow)
  for (const other of ['pointermove', 'keydown'])
    window.addEventListener(other, ({ isTrusted }) => {
      if (isTrusted) delete document.documentElement.dataset['hand']
    })
}
