// Which standing orders a seat can give, and what this window remembers of those given: the table keeps them, and tells nobody.
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

export function keptOrders(game: string, seat: string): readonly string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(slot(game, seat)) ?? '[]')
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}
export function keepOrders(game: string, seat: string, orders: readonly string[]): void {
  localStorage.setItem(slot(game, seat), JSON.stringify(orders))
}
