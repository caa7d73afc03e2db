// The Hero's game as this window knows it: his view, question and log, with words for his handles. Given once, by App.vue, to all below.
import { computed, inject, provide, watch, type ComputedRef, type InjectionKey } from 'vue'
import type { Catalogue, HeroView } from '../../electron/contract/alone.ts'
import type { Ask, Refusal, SeatEvent } from '../../electron/contract/wire.ts'
import type { Naming, Texts } from '../i18n/index.ts'
import { useLines } from '../stores/lines.ts'
import { heroNaming, learn, learnFrom, nothingKnown } from './naming.ts'

interface Game {
  readonly view: ComputedRef<HeroView | null>
  readonly catalogue: ComputedRef<Catalogue | null>
  readonly ask: ComputedRef<Ask | null>
  readonly log: ComputedRef<readonly SeatEvent[]>
  readonly refused: ComputedRef<Refusal | null>
  /** An answer was sent and the table has not spoken yet. */
  readonly answered: ComputedRef<boolean>
  readonly names: Naming
  readonly choose: (key: string) => void
  readonly onEvents: (listener: (events: readonly SeatEvent[]) => void) => () => void
}
const KEY: InjectionKey<Game> = Symbol('game')

export function provideGame(texts: Texts): Game {
  const lines = useLines()
  const seat = lines.seats.hero
  const known = nothingKnown()
  const view = computed(() => seat.view)
  // Another game begins: handles are given anew.
  watch(
    () => seat.catalogue,
    () => {
      known.kinds.clear()
      known.tiles.clear()
    },
    { flush: 'sync' },
  )
  watch(
    () => seat.view,
    (now) => {
      learnFrom(known, seat.log)
      if (now !== null) learn(known, now)
    },
    { immediate: true, flush: 'sync' },
  )
  const game: Game = {
    view,
    catalogue: computed(() => seat.catalogue),
    ask: computed(() => seat.ask),
    log: computed(() => seat.log),
    refused: computed(() => seat.refused),
    answered: computed(() => seat.ask !== null && seat.answered === seat.ask.id),
    names: heroNaming(known, () => seat.view, texts),
    choose: (key) => {
      lines.choose('hero', key)
    },
    onEvents: (listener) =>
      lines.onEvents((who, events) => {
        if (who === 'hero') listener(events)
      }),
  }
  provide(KEY, game)
  return game
}

export function useGame(): Game {
  const game = inject(KEY)
  if (game === undefined) throw new Error('useGame() stands outside of the Hero window')
  return game
}
