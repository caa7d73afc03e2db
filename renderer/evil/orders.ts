// Which standing orders a seat can give, and what this window remembers of those given: the table keeps them, and tells nobody.
import { ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Catalogue } from '../../electron/contract/alone.ts'

/** The most used first. */
const ORDERS = [
  'turn-end',
  'noise',
  'located',
  'rolled',
  'declared',
  'before-reveal',
  'spawned',
  'damage',
  'scare',
  'communicate',
  'drawn',
  'round-end',
]
/** Asked whatever the decks hold. */
const ALWAYS = ['turn-end', 'noise', 'located']

/** Orders for moments at which the open decks have a card at all: at the others no window opens. */
export function ordersFor(catalogue: Catalogue | null, decks: readonly string[]): readonly string[] {
  const moments = new Set(catalogue?.cards.filter((card) => decks.includes(card.deck)).map((card) => card.moment))
  const more = [...moments].filter((moment) => !ORDERS.includes(moment))
  return [...ORDERS, ...more].filter((order) => ALWAYS.includes(order) || moments.size === 0 || moments.has(order))
}

const slot = (game: string, seat: string): string => `orders ${game} ${seat}`

/** What this window gave; null where it cannot know, since the game was begun before the window was. */
function keptOrders(game: string, seat: string): readonly string[] | null {
  const kept: unknown = JSON.parse(localStorage.getItem(slot(game, seat)) ?? 'null')
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : null
}
function keepOrders(game: string, seat: string, orders: readonly string[]): void {
  localStorage.setItem(slot(game, seat), JSON.stringify(orders))
}

export interface Orders {
  readonly ordered: Readonly<Ref<readonly string[]>>
  readonly toggle: (moment: string) => void
}

/**
 * The orders of the seat at hand. `resumed`: the game was played before, and orders of then may still hold at the table; what this window
 * cannot show it takes back, so that nobody is passed over unseen.
 */
export function useOrders(
  game: () => string,
  seat: () => string | null,
  resumed: () => boolean,
  send: (moments: readonly string[]) => void,
): Orders {
  const ordered = ref<readonly string[]>([])
  watch(
    [game, seat],
    ([at, who]) => {
      if (who === null) return
      const known = keptOrders(at, who)
      ordered.value = known ?? []
      if (known !== null) return
      keepOrders(at, who, [])
      if (resumed()) send([])
    },
    { immediate: true },
  )
  function toggle(moment: string): void {
    const who = seat()
    if (who === null) return
    const on = ordered.value.includes(moment)
    ordered.value = on ? ordered.value.filter((each) => each !== moment) : [...ordered.value, moment]
    keepOrders(game(), who, ordered.value)
    send(ordered.value)
  }
  return { ordered, toggle }
}
