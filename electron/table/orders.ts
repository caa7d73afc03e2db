// Standing orders: a seat of Evil says once how the table shall answer for it, until it says otherwise.
import type { Seat } from '../contract/wire.ts'
import type { Game, Question } from '../games/game.ts'

/** By seat, the moments at which it passes; `located` and `noise` among them mean: say the first true answer. */
export type Orders = Readonly<Partial<Record<Seat, readonly string[]>>>

export const NO_ORDERS: Orders = {}

/** The key that a seat's order gives for a question, or undefined where none applies. */
export function ordered<State>(
  game: Game<State>,
  state: State,
  orders: Orders,
  question: Question,
): string | undefined {
  const order = orders[question.seat]
  if (order === undefined || order.length === 0) return undefined
  const key = game.standing(state, question, order)
  return key !== undefined && question.keys.includes(key) ? key : undefined
}
