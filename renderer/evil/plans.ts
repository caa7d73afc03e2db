// Evil's own marks on the Map: what it means to do, or suspects. They are of no rule's and no other seat's concern and stay in this window.
import { ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Sector } from '../../electron/contract/alone.ts'

/** What a Sector is marked with: each press brings the next, and after the last none. */
export const SIGNS = ['ring', 'cross', 'bang'] as const
export type PlanSign = (typeof SIGNS)[number]
export type Plans = Readonly<Record<Sector, PlanSign>>

interface Planning {
  readonly plans: Ref<Plans>
  readonly mark: (at: Sector) => void
  readonly clear: () => void
}

/** The marks of a game, kept by this page while the app runs. */
export function usePlans(game: () => string | null): Planning {
  const plans = ref<Plans>({})
  watch(
    game,
    () => {
      plans.value = read(game())
    },
    { immediate: true },
  )
  function set(next: Plans): void {
    plans.value = next
    localStorage.setItem('plans', JSON.stringify({ game: game(), plans: next }))
  }
  function mark(at: Sector): void {
    const { [at]: now, ...others } = plans.value
    const next = SIGNS[now === undefined ? 0 : SIGNS.indexOf(now) + 1]
    set(next === undefined ? others : { ...others, [at]: next })
  }
  return { plans, mark, clear: () => set({}) }
}

function read(game: string | null): Plans {
  const kept = JSON.parse(localStorage.getItem('plans') ?? 'null') as { game: string | null; plans: Plans } | null
  return kept !== null && kept.game === game ? kept.plans : {}
}
