// The preload's bridge, in one place, so that a page, a test or a harness may put another there before the app starts.
import type { Bridge } from '../../electron/contract/frame.ts'

declare global {
  interface Window {
    readonly alone: Bridge
  }
}

export const bridge = (): Bridge => window.alone

type OnKey = Parameters<Bridge['onKey']>[0]
const listeners = new WeakMap<Bridge, Set<OnKey>>()
/**
 * Calls back with the keys of this side that were pressed in the other window; returns the way to stop. The bridge is given one function
 * for good: what has gone over it may be kept on its other side, and with it the whole table that it belonged to.
 */
export function onKey(listener: OnKey): () => void {
  const over = bridge()
  const all = listeners.get(over) ?? new Set()
  if (!listeners.has(over)) {
    listeners.set(over, all)
    over.onKey((key) => {
      for (const each of [...all]) each(key)
    })
  }
  all.add(listener)
  return () => void all.delete(listener)
}
