// The rules watched step by step: every step that a run takes off the agenda is shown with the state before and after it.
import type { AloneEvent } from '../../electron/contract/alone.ts'
import type { Seat } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import type { Step } from '../../electron/games/alone/agenda.ts'
import type { State } from '../../electron/games/alone/state.ts'
import type { Game } from '../../electron/games/game.ts'

export interface Watcher {
  /** Nothing below the top level of a state is ever changed, so both may be kept. */
  step(step: Step, before: State, after: State): void
  answer(seat: Seat, key: string, before: State, after: State): void
  /** The rules have come to rest. */
  rest(state: State): void
}

/** What the first player of Evil was told between two states of one run. */
export const toldSince = (before: State, after: State): readonly AloneEvent[] =>
  (after.told['evil-1'] ?? []).slice(before.told['evil-1']?.length ?? 0)

export function stepwise(watchers: readonly Watcher[]): Game<State> {
  return {
    ...alone,
    answer(s, seat, key) {
      const before = { ...s }
      alone.answer(s, seat, key)
      for (const watcher of watchers) watcher.answer(seat, key, before, { ...s })
    },
    run(s) {
      let { agenda } = s
      let taken: { readonly step: Step; readonly before: State } | undefined
      const finish = (): void => {
        const done = taken
        taken = undefined
        if (done !== undefined) for (const watcher of watchers) watcher.step(done.step, done.before, { ...s })
      }
      Object.defineProperty(s, 'agenda', {
        configurable: true,
        enumerable: true,
        get: () => agenda,
        set(next: State['agenda']) {
          const step = agenda.at(-1)
          const isTaken = next.length === agenda.length - 1 && next.every((one, i) => one === agenda[i])
          if (isTaken) finish()
          agenda = next
          if (isTaken && step !== undefined && s.phase !== 'over') taken = { step, before: { ...s } }
        },
      })
      const stop = alone.run(s)
      finish()
      Object.defineProperty(s, 'agenda', { configurable: true, enumerable: true, writable: true, value: agenda })
      for (const watcher of watchers) watcher.rest(s)
      return stop
    },
  }
}
