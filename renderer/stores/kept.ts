// What this window keeps of its players' likings: in the page while it lives, with the app for the next start.
import type { Liking } from '../../electron/contract/frame.ts'

/** What was kept last; null where nothing was. A page that is loaded again knows better than the app that made its window. */
export const kept = (name: Liking): string | null =>
  globalThis.localStorage?.getItem(name) ?? globalThis.window?.alone?.kept?.[name] ?? null

/** Keeps a liking. */
export function keep(name: Liking, value: string): void {
  globalThis.localStorage?.setItem(name, value)
  void globalThis.window?.alone?.frame({ do: 'keep', name, value })
}
