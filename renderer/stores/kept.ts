// What this window keeps of its players' likings: in the page while it lives, with the app for the next start.
import type { Liking } from '../../electron/contract/frame.ts'

/** What was kept last; null where nothing was. A page that is loaded again knows better than the app that made its window. */
export const kept = (name: Liking): string | null =>
  globalThis.localStorage?.getItem(name) ??
  (globalThis.localStorage?.getItem(FORGOTTEN) ? null : (globalThis.window?.alone?.kept?.[name] ?? null))

const FORGOTTEN = 'forgotten'

/** What goes back to how it was at first, each part by itself. */
const back: (() => void)[] = []
export const onForget = (again: () => void): void => void back.push(again)

/** Keeps a liking. */
export function keep(name: Liking, value: string): void {
  globalThis.localStorage?.setItem(name, value)
  void globalThis.window?.alone?.frame({ do: 'keep', name, value })
}

/** Everything in this window as it was at first. */
export function forget(): void {
  globalThis.localStorage?.clear()
  globalThis.localStorage?.setItem(FORGOTTEN, 'yes')
  void globalThis.window?.alone?.frame({ do: 'forget' })
  for (const again of back) again()
}
