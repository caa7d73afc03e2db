// Several draws by one press: which deck each card comes from is still chosen, and each draw is answered by itself.
import { computed, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Ask } from '../../electron/contract/wire.ts'
import { handLimit } from './progress.ts'
import type { SeatNow } from './seats.ts'

/** Some draws in a row: all from one deck, or from one and the other in turn. */
export interface Draws {
  /** Null for decks in turn. */
  readonly deck: string | null
  readonly keys: readonly string[]
}

/** The rows of draws that a question allows, where more than one card is to be drawn and there is a choice. */
export function drawsOf(ask: Ask, held: number, limit: number): readonly Draws[] {
  const left = limit - held
  const keys = ask.options.map(({ key }) => key)
  if (ask.kind !== 'draw' || left < 2 || keys.length < 2 || ask.options.some(({ verb }) => verb !== 'draw')) return []
  const row = (pick: (n: number) => string): readonly string[] => Array.from({ length: left }, (_, n) => pick(n))
  return [
    ...ask.options.map(({ key, args }) => ({ deck: args[0] ?? '', keys: row(() => key) })),
    { deck: null, keys: row((n) => keys[n % keys.length] ?? '') },
  ]
}

interface Drawing {
  readonly draws: ComputedRef<readonly Draws[]>
  readonly draw: (keys: readonly string[]) => void
}

/** Answers one draw after the other as long as the same player is asked for the next. */
export function useDraws(current: ComputedRef<SeatNow | null>, choose: (key: string) => void): Drawing {
  const ask = computed(() => current.value?.state.ask ?? null)
  const queue = ref<readonly string[]>([])
  const draws = computed(() => {
    const view = current.value?.state.view
    return ask.value && view?.hand ? drawsOf(ask.value, view.hand.length, handLimit(view)) : []
  })
  function next(): void {
    const [key, ...rest] = queue.value
    queue.value = rest
    if (key !== undefined) choose(key)
  }
  watch(ask, (now) => {
    const [key] = queue.value
    if (now?.options.some((option) => option.key === key && now.kind === 'draw')) next()
    else queue.value = []
  })
  watch(
    () => current.value?.state.refused,
    () => {
      queue.value = []
    },
  )
  return {
    draws,
    draw(keys) {
      queue.value = keys
      next()
    },
  }
}
