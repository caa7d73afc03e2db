// Translates a run's answers into the partner world: the same to the Hero's eyes and ears, anything else as chance will have it.
import type { Seat } from '../../electron/contract/wire.ts'
import type { OpenQuestion } from '../../electron/games/alone/questions.ts'
import { leaderSeat, type State } from '../../electron/games/alone/state.ts'
import type { Random } from '../helpers/random-map.ts'
import { dealFor, deckOf, differing, mixCards, mixed } from './cards.ts'
import type { Plan } from './partner.ts'
import type { Run } from './play.ts'
import type { Item } from './script.ts'
import { Thread } from './thread.ts'
import { Unseen } from './unseen.ts'

export class Answers {
  readonly thread: Thread
  readonly unseen: Unseen
  readonly #run: Run
  readonly #plan: Plan
  readonly #chance: Random
  /** An answer that is on its way. */
  #said: string | undefined
  /** A card is offered that the Leader will not have. */
  #isOffered = false
  #isMixed = false
  #hasItems = false

  constructor(run: Run, plan: Plan, chance: Random) {
    this.#run = run
    this.#plan = plan
    this.#chance = chance
    this.thread = new Thread(plan.script.items)
    this.unseen = new Unseen(run, plan, this.thread, chance)
  }

  /** The state of the first world where the script now stands. */
  get ahead(): State {
    return this.thread.next?.shot.before ?? this.#run.end
  }

  /** Before the rules go on: cards that nobody saw are dealt as the script needs them. */
  before(state: State): void {
    if (!this.#hasItems && state.items.length > 0) {
      this.#hasItems = true
      this.#mixItems(state)
    }
    if (state.phase !== 'play') return
    if (!this.#isMixed) {
      this.#isMixed = true
      const { hands } = state
      if (this.#run.start.do === 'new') mixCards(state, this.#chance)
      this.#plan.anew['cards'] = (this.#plan.anew['cards'] ?? 0) + differing(hands, state.hands)
    }
    dealFor(state, this.thread.needs(), this.#chance)
  }

  /** Items that were never drawn lie in another order. */
  #mixItems(state: State): void {
    const sizes = this.#run.shots.map(({ before }) => before.items.length)
    const first = sizes.find((n) => n > 0)
    if (first === undefined || sizes.some((n, i) => i > 0 && n > (sizes[i - 1] || first))) return
    const drawn = first - this.#run.end.items.length
    const rest = mixed(state.items.slice(drawn), this.#chance)
    this.#plan.anew['items'] = rest.filter((id, i) => id !== state.items[drawn + i]).length
    state.items = [...state.items.slice(0, drawn), ...rest]
  }

  /** Which of the seats asked answers, and what. */
  choose(state: State, asking: readonly Seat[]): { readonly seat: Seat; readonly key: string } | undefined {
    const seat = this.#speaker(state, asking)
    const question = state.questions.find((q) => q.seat === seat)
    if (seat === undefined || question === undefined) return undefined
    this.#said = this.#decide(state, question)
    return this.#said === undefined ? undefined : { seat, key: this.#said }
  }

  /** Somebody answered: the person who was chosen, or the table itself. */
  answered(state: State, key: string, question: OpenQuestion): void {
    if (this.thread.lost !== undefined) return
    const own = this.#said ?? this.#decide(state, { ...question, keys: [key] })
    this.#said = undefined
    if (own !== undefined && own !== key) this.thread.lose(`${question.kind} by itself`)
  }

  #speaker(state: State, asking: readonly Seat[]): Seat | undefined {
    const reacting = asking.filter((seat) => state.questions.some((q) => q.seat === seat && q.memory.kind === 'react'))
    if (reacting.length < 2) return asking[0]
    const { next } = this.thread
    const leader = leaderSeat(state)
    const idle = reacting.filter((seat) => seat !== leader && seat !== next?.seat)
    if (idle.length > 0 && (this.#chance(3) === 0 || !reacting.includes(leader))) return this.#one(idle)
    return next?.t === 'play' ? next.seat : reacting.includes(leader) ? leader : reacting[0]
  }

  #decide(state: State, question: OpenQuestion): string | undefined {
    const { memory, keys, seat } = question
    if (seat === 'hero')
      return (
        this.thread.take(({ t }) => t === 'hero')?.keys[0] ?? this.thread.stray(`the Hero is asked: ${question.kind}`)
      )
    switch (memory.kind) {
      case 'react':
        return this.#reaction(state, question)
      case 'approve':
        return this.#approval()
      case 'hand':
        return keys.includes('keep') && this.#chance(2) === 0 ? 'keep' : this.#one(keys)
      case 'draw':
        return this.#one(keys)
      case 'swap':
        return this.#plan.swap
      case 'opening-creature':
        return this.unseen.opening(state, question)
      case 'opening-danger':
      case 'place-danger':
      case 'swap-danger':
        return this.unseen.danger(question)
      case 'standard':
      case 'steps':
        return this.unseen.march(state, question)
      case 'spawn':
        return this.unseen.spawn(state, question)
      case 'effect':
        return this.unseen.effect(state, question, this.ahead)
      case 'noise':
      case 'located':
        return this.#exact(state, question, memory.kind)
      default:
        return this.#exact(state, question, 'exact')
    }
  }

  /** The outcome of a window is the script's; who passes or offers a card in vain before it is anybody's guess. */
  #reaction(state: State, { seat, keys }: OpenQuestion): string | undefined {
    const { next } = this.thread
    if (next?.t !== 'close' && next?.t !== 'play') return this.thread.stray('a window is open')
    const isLeader = seat === leaderSeat(state)
    if (next.t === 'play' && next.seat === seat) {
      const able = this.#plays(state, keys, next)
      if (able.length === 0) return this.thread.lose('card')
      if (isLeader) this.thread.take((item) => item === next)
      return this.#one(able)
    }
    if (isLeader && next.t === 'play') return this.thread.lose('leader')
    if (isLeader) this.thread.take((item) => item === next)
    if (isLeader || keys.length < 2 || this.#chance(2) === 0) return 'pass'
    this.#isOffered = true
    return this.#one(keys.slice(1))
  }
  #approval(): string | undefined {
    const isOffered = this.#isOffered
    this.#isOffered = false
    if (isOffered) return 'no'
    return this.thread.take(({ t }) => t === 'play') === undefined ? this.thread.lose('approve') : 'yes'
  }

  /** The same card face up, or another of its deck face down: rather none that is needed later. */
  #plays(state: State, keys: readonly string[], item: Item): readonly string[] {
    const [verb, card = ''] = item.keys[0]!.split(' ')
    if (verb === 'play') return keys.filter((key) => key === `play ${card}`)
    const deck = deckOf(state, card)
    const down = keys.filter((key) => key.startsWith('standard ') && deckOf(state, key.split(' ')[1]!) === deck)
    const later = this.thread.needs().slice(1)
    const spare = down.filter((key) => !later.some((need) => !need.down && key === `standard ${need.card}`))
    return spare.length > 0 ? spare : down
  }

  /** The same answer, with places and Creatures by their names here. */
  #exact(state: State, question: OpenQuestion, t: Item['t']): string | undefined {
    const item = this.thread.take((one) => one.t === t)
    if (item === undefined) return this.thread.lose(`${question.kind} unscripted`)
    const key = this.unseen.words(state, item, item.keys[0]!)
    return question.keys.includes(key) ? key : this.thread.lose(question.kind)
  }

  #one<T>(from: readonly T[]): T {
    return from[this.#chance(from.length)]!
  }
}
