// Which key belongs to which side. A bound key reaches its side from either window; typing, Enter, Tab and arrows follow the focus.
import { onBeforeUnmount, onMounted } from 'vue'
import { UP } from '../../electron/contract/channels.ts'
import type { Side } from '../../electron/contract/wire.ts'
import { bridge, onKey } from '../stores/bridge.ts'
import { actOf, HOLDS, nameOf } from './bindings.ts'

/** The name under which the other window tells that a key was let go. */
export const letGo = (key: string): string => `${key}${UP}`

/** A bound key is its act's. Of the others digits are Evil's, for cards and places, and letters the Hero's, for options. */
export function ownerOf(key: string): Side | null {
  const bound = actOf(key)
  if (bound !== undefined) return bound.side
  if (/^\d$/.test(key)) return 'evil'
  return /^[a-z]$/i.test(key) ? 'hero' : null
}
/** Whether an act lasts as long as its key is held down. */
const isHold = (key: string): boolean => HOLDS.some((hold) => hold === actOf(key)?.act)

/** Text fields keep their keys, and so does whatever is marked with data-typing. */
export const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof SVGElement && target.closest('[data-typing]') !== null) ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('[data-typing]') !== null ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type))))

/** Space and Enter on a focused control press that control, in whichever window. */
const pressesControl = (event: KeyboardEvent): boolean =>
  (event.key === ' ' || event.key === 'Enter') &&
  event.target instanceof HTMLElement &&
  event.target.matches('button, a[href], summary, input, [role="button"], [role="option"], [role="checkbox"]')

/** A sheet lies over this window's table: pause, result, rules book, settings. */
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null

/** The app is silent, and nothing of this page is to be seen: who presses a key wants to see something, not to answer. */
const isVeiled = (): boolean => document.documentElement.style.visibility === 'hidden'

/**
 * Calls `act` with each key that is this side's own (bound to it, pressed in either window) or nobody's (Escape, arrows, pressed here), and
 * sends on those bound to the other side. Nothing reaches a table that a sheet covers. `act` returns true when it used the key; then the page does nothing else with it.
 */
export function useKeys(side: Side, act: (key: string) => boolean): void {
  const handle = (key: string): boolean => !isCovered() && !isVeiled() && act(key)
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (isTyping(event.target)) return
    if (isVeiled()) return event.preventDefault()
    const owner = ownerOf(event.key)
    // A key that stays down would answer questions that nobody has read yet.
    if (event.repeat && (owner !== null || event.key === 'Escape' || pressesControl(event)))
      return event.preventDefault()
    // A focused control keeps Space for itself only where Space is not the other side's key, else a key would depend on the focus.
    if (pressesControl(event) && (owner === null || owner === side || isCovered())) return
    if (owner !== null && owner !== side) {
      event.preventDefault()
      if (isHold(event.key)) held.add(nameOf(event.key))
      send(owner, nameOf(event.key))
      return
    }
    if (handle(nameOf(event.key))) event.preventDefault()
  }
  const send = (other: Side, key: string): void => void bridge().frame({ do: 'key', side: other, key, at: Date.now() })
  /** Keys of the other side that are held down in this window. */
  const held = new Set<string>()
  const onKeyup = ({ key }: KeyboardEvent): void => {
    if (held.delete(nameOf(key))) send('evil', letGo(nameOf(key)))
  }
  const onBlur = (): void => {
    for (const key of held) send('evil', letGo(key))
    held.clear()
  }
  let stop: (() => void) | undefined
  onMounted(() => {
    window.addEventListener('keydown', onKeydown)
    window.addEventListener('keyup', onKeyup)
    window.addEventListener('blur', onBlur)
    stop = onKey((key) => {
      handle(key)
    })
  })
  onBeforeUnmount(() => {
    onBlur()
    window.removeEventListener('keydown', onKeydown)
    window.removeEventListener('keyup', onKeyup)
    window.removeEventListener('blur', onBlur)
    stop?.()
  })
}
