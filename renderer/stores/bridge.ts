// The preload's bridge, in one place, so that a page, a test or a harness may put another there before the app starts.
import type { Bridge } from '../../electron/contract/frame.ts'

declare global {
  interface Window {
    readonly alone: Bridge
  }
}

export const bridge = (): Bridge => window.alone
