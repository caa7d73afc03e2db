// Which standing orders a seat can give. The table keeps them and says them when a game is taken up again.
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
