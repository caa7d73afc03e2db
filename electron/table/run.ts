// The run of the rules from one input to the next rest: what the table answers itself, and where lines are cut.
// It builds no line. A table that shows the game passes a witness; a replay or a bot runs without one and gets the same state.
import type { Seat, SeatEvent, Side } from '../contract/wire.ts'
import type { Game, Question, Stop } from '../games/game.ts'
import { ordered, type Orders } from './orders.ts'

export type { Orders } from './orders.ts'

/** What changes a game: an answer, a seat's standing order, the beat that closes a window covered by orders, a side that concedes. */
export type Input =
  | { readonly seat: Seat; readonly key: string }
  | { readonly seat: Seat; readonly standing: readonly string[] }
  /** `timed`: it took a beat, so that what follows at once can be told from what somebody is asked. */
  | { readonly beat: true; readonly timed?: boolean }
  | { readonly conceded: Side }
  /** Both sides have gone back to here; what came after is kept no more. */
  | { readonly back: true }

/** A game's state with the orders that it is played under. The state is a draft: the run changes it. */
export interface Play<State> {
  readonly state: State
  readonly orders: Orders
}

/** Where the rules rest. */
export interface Rest {
  readonly over: boolean
  /** Open questions that are put to their seats. */
  readonly put: readonly Question[]
  /** A window stands open that every seat of Evil has a standing order for: nobody is asked, the beat will close it. */
  readonly closing: boolean
}

/** Told of a run while it goes on. */
export interface Witness {
  /** A seat's line may be built now. `fresh`: what is put now is no question that was put before. */
  line(seat: Seat, events: readonly SeatEvent[], rest: Rest, fresh: boolean): void
  /** The table answers a question that the seat may have before it. */
  answered(seat: Seat): void
}

/** More stops than any answer of any game brings: rules that never rest are a fault, not a wait. */
const MOST_STOPS = 10_000

/** Starts a game that was just set up. Every seat gets its first line. */
export function start<State>(game: Game<State>, play: Play<State>, witness?: Witness): Rest {
  return follow(game, play, { ...game.run(play.state), cut: true }, false, witness)
}

/** Applies an input that was checked, and runs to the next rest. */
export function apply<State>(game: Game<State>, play: Play<State>, input: Input, witness?: Witness): Rest {
  if ('key' in input) {
    game.answer(play.state, input.seat, input.key)
    return follow(game, play, game.run(play.state), false, witness)
  }
  if ('conceded' in input) {
    game.concede(play.state, input.conceded)
    return follow(game, play, { ...game.run(play.state), cut: true }, false, witness)
  }
  const isTimed = 'beat' in input && input.timed === true
  return follow(game, play, { at: 'ask', cut: false }, 'beat' in input, witness, isTimed ? 'run' : 'open')
}

/**
 * Whether a lone option of Evil's is put like any other question. `open`: those that are open already are, since they were put. `run`: all
 * are, up to the next cut: after a beat nobody acts, so an answer that comes by itself would tell the Hero that there was but one.
 */
type Lone = 'open' | 'run' | undefined

/** The orders after an input. */
export function ordersAfter(orders: Orders, input: Input): Orders {
  return 'standing' in input ? { ...orders, [input.seat]: input.standing } : orders
}

/** Where a game rests that was just restored; changes nothing. Only a game that is over has no question open. */
export function restOf<State>(game: Game<State>, play: Play<State>): Rest {
  return look(game, play, game.questions(play.state).length === 0 ? 'over' : 'ask', false, 'open')
}

function follow<State>(
  game: Game<State>,
  play: Play<State>,
  first: Stop,
  closing: boolean,
  witness: Witness | undefined,
  lone?: Lone,
): Rest {
  let stop = first
  let isClosing = closing
  let put = lone
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (stop.cut) isClosing = false // another window has opened: it has a beat of its own
    if (stop.cut) put = undefined
    const found = look(game, play, stop.at, isClosing, put)
    if (put === 'open') put = undefined
    const { auto } = found
    // A lone option of the Hero's is no question to him, so the stop that was made for it cuts nothing.
    if (auto === undefined || (stop.cut && auto.question.seat !== 'hero')) {
      tell(game, play.state, found, stop.cut, witness)
    }
    if (auto !== undefined) {
      witness?.answered(auto.question.seat)
      game.answer(play.state, auto.question.seat, auto.key)
    } else if (stop.at !== 'point') return found
    stop = game.run(play.state)
  }
  throw new Error('The rules do not come to rest.')
}

interface Found extends Rest {
  /** What the table answers itself, now. */
  readonly auto?: { readonly question: Question; readonly key: string }
}

function look<State>(game: Game<State>, play: Play<State>, at: Stop['at'], isClosing: boolean, lone: Lone): Found {
  if (at !== 'ask') return { over: at === 'over', put: [], closing: false }
  const put: Question[] = []
  const held: { readonly question: Question; readonly key: string }[] = []
  for (const question of game.questions(play.state)) {
    const isLonePut = lone !== undefined && question.seat !== 'hero'
    const key = ordered(game, play.state, play.orders, question) ?? (isLonePut ? undefined : loneKey(question))
    if (key === undefined) put.push(question)
    else if (isWindow(question)) held.push({ question, key })
    else return { over: false, put, closing: false, auto: { question, key } }
  }
  // In a window an order waits for the seats that have none: the Leader's would close it on them.
  const isCovered = held.length > 0 && !put.some(isWindow)
  const [auto] = held
  if (isCovered && isClosing && auto !== undefined) return { over: false, put, closing: true, auto }
  return { over: false, put, closing: isCovered }
}

/** A question that waits at a named moment: a window, which an order closes and which is always put. */
const isWindow = (question: Question): boolean => question.moment !== undefined

function loneKey(question: Question): string | undefined {
  return question.keys.length === 1 && question.alwaysPut !== true && !isWindow(question) ? question.keys[0] : undefined
}

/** Takes what was gathered at a stop: for Evil always, for the Hero at public points only. */
function tell<State>(game: Game<State>, state: State, rest: Rest, isCut: boolean, witness: Witness | undefined): void {
  for (const seat of game.seats(state)) {
    if (seat === 'hero' && !isCut) continue
    const events = game.take(state, seat)
    witness?.line(seat, events, rest, isCut)
  }
}
