// A game played without views, lines or store: for bots that think ahead, for benches, for thousands of games.
import type { Seat } from '../contract/wire.ts'
import type { Game } from '../games/game.ts'
import { NO_ORDERS } from './orders.ts'
import { apply, start, type Play, type Rest } from './run.ts'

export class Quick<State> {
  readonly #game: Game<State>
  readonly #play: Play<State>
  /** Where the rules rest now. */
  rest: Rest

  /** `state` was just set up and is played on from here; it is changed. */
  constructor(game: Game<State>, state: State) {
    this.#game = game
    this.#play = { state, orders: NO_ORDERS }
    this.rest = start(game, this.#play)
  }
  get state(): State {
    return this.#play.state
  }
  /** Answers an open question by a key that it offers. */
  answer(seat: Seat, key: string): void {
    this.rest = apply(this.#game, this.#play, { seat, key })
  }
}
