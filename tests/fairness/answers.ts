// Translates Evil's answers into the partner world: the same to the Hero's eyes and ears, anything else as chance will have it.
import type { Seat } from '../../electron/contract/wire.ts'
import type { OpenQuestion } from '../../electron/games/alone/questions.ts'
import { leaderSeat, type State } from '../../electron/games/alone/state.ts'
import type { Random } from '../helpers/random-map.ts'
import { dealFor, deckOf, differing, mixCards, mixed, type Need } from './cards.ts'
import { type At, beside, level, noises, onward, place, WAYS } from './chart.ts'
import { type Plan, tokensLeft } from './partner.ts'
import type { Run } from './play.ts'
import { isPlace, type Item } from './script.ts'

export interface Choice {
  readonly key: string
  /** What is noted once it is given. */
  done(): void
}

export class Answers {
  /** Why the partner cannot follow: nothing is said of fairness then. */
  lost: string | undefined
  /** The rules themselves went another way, at a point that is public. */
  strayed: string | undefined
  readonly #run: Run
  readonly #plan: Plan
  readonly #chance: Random
  #next = 0
  /** Further steps of a movement begun. */
  #steps: string[] = []
  /** A card that the Leader will not have. */
  #idle = false
  #mine: Choice | undefined
  #isMixed = false
  #hasItems = false
  readonly #spare: ReadonlyMap<string, number>

  constructor(run: Run, plan: Plan, chance: Random) {
    this.#run = run
    this.#plan = plan
    this.#chance = chance
    this.#spare = tokensLeft(run, plan.script)
  }

  /** Whether everything that could be noticed has been done. */
  get isDone(): boolean {
    return this.#peek() === undefined
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
    dealFor(state, this.#needs(), this.#chance)
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

  /** Cards to be played before hands are filled again. */
  #needs(): readonly Need[] {
    const needs: Need[] = []
    for (const item of this.#plan.script.items.slice(this.#next)) {
      if (item.t === 'refill' && needs.length > 0) break
      if (item.t !== 'play') continue
      const [verb, card = ''] = item.keys[0]!.split(' ')
      needs.push({ seat: item.seat!, card, deck: deckOf(item.shot.before, card), down: verb === 'standard' })
    }
    return needs
  }

  /** The next item that leaves a trace, skipping what can be left out. */
  #peek(): Item | undefined {
    return this.#plan.script.items.slice(this.#next).find((item) => !this.#isIdle(item))
  }
  #isIdle = (item: Item): boolean => item.free && ['pick', 'danger', 'refill', 'opening'].includes(item.t)

  /** Finds the script's item for a question, passing over idle ones. */
  #seek(fits: (item: Item) => boolean): Item | undefined {
    const { items } = this.#plan.script
    for (let i = this.#next; i < items.length; i++) {
      if (fits(items[i]!)) {
        this.#next = i + 1
        return items[i]
      }
      if (!this.#isIdle(items[i]!)) return undefined
    }
    return undefined
  }

  /** At a public question everything unseen must have been done: else the partner had no way to do it, and has lost the thread. */
  align(state: State): void {
    const item = this.#peek()
    const isPublic = state.questions.some(({ kind, seat }) => kind === 'react' || seat === 'hero')
    if (isPublic && item !== undefined && !['hero', 'close', 'play'].includes(item.t))
      this.#lose(`no ${item.shot.question.kind}`)
  }

  /** The state of the first world where the script now stands. */
  get ahead(): State {
    return this.#peek()?.shot.before ?? this.#run.end
  }

  /** Which of the seats asked answers, and what. */
  choose(state: State, asking: readonly Seat[]): { readonly seat: Seat; readonly key: string } | undefined {
    const seat = this.#speaker(state, asking)
    const question = state.questions.find((q) => q.seat === seat)
    if (seat === undefined || question === undefined) return undefined
    const choice = this.#decide(state, question)
    this.#mine = choice
    return choice === undefined ? undefined : { seat, key: choice.key }
  }

  /** Whoever answered, the person here or the table itself. */
  answered(state: State, seat: Seat, key: string, question: OpenQuestion): void {
    if (this.lost !== undefined) return
    const mine = this.#mine
    this.#mine = undefined
    const choice = mine?.key === key ? mine : this.#decide(state, { ...question, keys: [key] })
    if (choice === undefined) return
    if (choice.key !== key) this.#lose(`${question.kind} by itself`)
    else choice.done()
  }

  #speaker(state: State, asking: readonly Seat[]): Seat | undefined {
    const reacting = asking.filter((seat) => state.questions.some((q) => q.seat === seat && q.memory.kind === 'react'))
    if (reacting.length < 2) return asking[0]
    const item = this.#peek()
    const leader = leaderSeat(state)
    const idle = reacting.filter((seat) => seat !== leader && seat !== item?.seat)
    if (idle.length > 0 && (this.#chance(3) === 0 || !reacting.includes(leader))) return idle[this.#chance(idle.length)]
    return item?.t === 'play' ? item.seat : reacting.includes(leader) ? leader : reacting[0]
  }

  #decide(state: State, question: OpenQuestion): Choice | undefined {
    const { memory, keys, seat } = question
    const some = (from: readonly string[]): Choice | undefined =>
      from.length === 0 ? this.#lose(question.kind) : choice(from[this.#chance(from.length)]!)
    if (seat === 'hero') return this.#heroKey(question)
    switch (memory.kind) {
      case 'react':
        return this.#reaction(state, question)
      case 'approve': {
        if (this.#idle) return choice('no', () => (this.#idle = false))
        const item = this.#seek(({ t }) => t === 'play')
        return item === undefined ? this.#lose('approve') : choice('yes')
      }
      case 'hand':
        return some(keys.includes('keep') && this.#chance(2) === 0 ? ['keep'] : keys)
      case 'draw':
        return some(keys)
      case 'swap':
        return choice(this.#plan.swap)
      case 'opening-creature':
        return this.#opening(state, question)
      case 'opening-danger':
      case 'place-danger':
      case 'swap-danger':
        return this.#danger(question)
      case 'standard':
      case 'steps':
        return this.#march(state, question)
      case 'spawn':
        return this.#spawn(state, question)
      case 'noise':
        return this.#exact(state, question, 'noise')
      case 'located':
        return this.#exact(state, question, 'located')
      case 'effect':
        return this.#effect(state, question)
      default:
        return this.#exact(state, question, 'exact')
    }
  }

  #heroKey(question: OpenQuestion): Choice | undefined {
    const item = this.#seek(({ t }) => t === 'hero')
    if (item === undefined) return this.#stray(`the Hero is asked: ${question.kind}`)
    return choice(item.keys[0]!)
  }

  #reaction(state: State, { seat, keys }: OpenQuestion): Choice | undefined {
    const item = this.#peek()
    if (item?.t !== 'close' && item?.t !== 'play') return this.#stray('a window is open')
    const isLeader = seat === leaderSeat(state)
    if (item.t === 'play' && item.seat === seat) {
      const [verb, card = ''] = item.keys[0]!.split(' ')
      const deck = deckOf(item.shot.before, card)
      const fits = keys.filter((key) => fitsPlay(state, key, verb!, card, deck))
      const later = this.#needs().slice(1)
      const spare = fits.filter((key) => !later.some((need) => !need.down && key === `standard ${need.card}`))
      const able = spare.length > 0 ? spare : fits
      if (able.length === 0) return this.#lose('card')
      const done = isLeader ? () => void this.#seek(({ t }) => t === 'play') : () => undefined
      return { key: able[this.#chance(able.length)]!, done }
    }
    if (isLeader)
      return item.t === 'close' ? choice('pass', () => void this.#seek(({ t }) => t === 'close')) : this.#lose('leader')
    if (keys.length > 1 && this.#chance(2) === 0)
      return choice(keys[1 + this.#chance(keys.length - 1)]!, () => (this.#idle = true))
    return choice('pass')
  }

  /** The same answer, with places and Creatures by their names here. */
  #exact(state: State, question: OpenQuestion, t: Item['t']): Choice | undefined {
    const before = this.#next
    const item = this.#seek((one) => one.t === t)
    if (item === undefined) return this.#lose(`${question.kind} unscripted`)
    const key = this.#words(state, item, item.keys[0]!)
    if (!question.keys.includes(key)) return this.#lose(question.kind)
    this.#next = before
    return choice(key, () => void this.#seek((one) => one === item))
  }

  #words(state: State, item: Item, key: string): string {
    const words = this.#plan.to.words(key).split(' ')
    return words.map((word) => this.#creature(state, item, word) ?? word).join(' ')
  }

  /** A Creature's name here: whose handle is the same, or who plays its part. */
  #creature(state: State, item: Item, id: string): string | undefined {
    const own = item.shot.before.creatures.find((c) => c.id === id)
    if (own === undefined) return undefined
    if (own.handle === null) return this.#plan.roles.get(id) ?? 'nobody'
    return state.creatures.find((c) => c.handle === own.handle)?.id ?? 'nobody'
  }
  isFree(state: State, id: string): boolean {
    return state.creatures.some((c) => c.id === id && c.handle === null) && ![...this.#plan.roles.values()].includes(id)
  }

  /** Keeps in mind who plays whose part, as handles show it. */
  recast(first: State, state: State): void {
    for (const c of first.creatures) {
      if (c.handle === null) continue
      const own = state.creatures.find((x) => x.handle === c.handle)
      if (own !== undefined) this.#plan.roles.set(c.id, own.id)
    }
  }

  #unseen(text: string): boolean {
    if (!isPlace(text)) return true
    const at = place(text)
    const other = text.length === 4 ? beside(at, 'nesw'.indexOf(text[3]!)) : -1
    return !this.#plan.ground.has(at) && !this.#plan.ground.has(other)
  }

  #opening(state: State, question: OpenQuestion): Choice | undefined {
    const item = this.#seek(({ t }) => t === 'opening')
    if (item === undefined) return this.#lose('opening')
    const key = this.#plan.to.words(item.keys[0]!)
    if (!item.free) {
      const kept = () => void this.#plan.roles.set(item.spawned!, `${key.split(' ')[0]!}-${state.counters.id + 1}`)
      return question.keys.includes(key) ? choice(key, kept) : this.#lose('opening')
    }
    const home = level(place(key.split(' ')[1]!))
    const kinds = this.#kinds(state)
    const taken = this.#plan.script.items.filter(({ t, free }) => t === 'opening' && !free)
    const others = taken.map(({ keys }) => this.#plan.to.words(keys[0]!).split(' ')[1])
    const hidden = question.keys.filter((k) => {
      const [kind = '', sector = ''] = k.split(' ')
      return kinds.includes(kind) && this.#unseen(sector) && !others.includes(sector)
    })
    const near = hidden.filter((k) => level(place(k.split(' ')[1]!)) === home)
    const able = near.length > 0 ? near : hidden
    if (able.length === 0) return this.#lose('opening')
    const picked = able[this.#chance(able.length)]!
    return choice(picked, () => this.#count('creatures', picked !== key))
  }
  /** Kinds that an unseen Creature may be of without a seen one being missed. */
  #kinds(state: State): readonly string[] {
    const strangers = state.creatures.filter((c) => this.isFree(state, c.id))
    return [...this.#spare].flatMap(([kind, left]) =>
      strangers.filter((c) => c.kind === kind).length < left ? [kind] : [],
    )
  }
  #count(what: string, differs: boolean): void {
    this.#plan.anew[what] = (this.#plan.anew[what] ?? 0) + (differs ? 1 : 0)
  }

  #danger(question: OpenQuestion): Choice | undefined {
    const item = this.#seek(({ t }) => t === 'danger')
    const key = item === undefined ? undefined : this.#plan.to.words(item.keys[0]!)
    if (item !== undefined && key !== undefined && !item.free) {
      return question.keys.includes(key) ? choice(key) : this.#lose('danger')
    }
    const hidden = question.keys.filter((k) => k !== 'stop' && this.#unseen(k.split(' ').at(-1)!))
    const plain = hidden.filter((k) => !k.startsWith('swap'))
    const sector = key === undefined || key === 'stop' ? undefined : place(key.split(' ').at(-1)!)
    const home = plain.filter((k) => sector === undefined || level(place(k)) === level(sector))
    const able = [home, plain, hidden, question.keys.filter((k) => k === 'stop')].find((list) => list.length > 0)
    if (able === undefined || this.#plan.script.dangers) return this.#lose('danger')
    const picked = able[this.#chance(able.length)]!
    return choice(picked, () => this.#count('danger', picked !== key))
  }

  #march(state: State, question: OpenQuestion): Choice | undefined {
    const { memory, keys } = question
    if (memory.kind !== 'standard' && memory.kind !== 'steps') return undefined
    if (memory.march.creature !== null) {
      const key = this.#steps[0] ?? (keys.includes('stop') ? 'stop' : undefined)
      if (key === undefined || !keys.includes(key)) return this.#lose('step')
      return choice(key, () => void this.#steps.shift())
    }
    const before = this.#next
    const item = this.#seek(({ t }) => t === 'march')
    this.#next = before
    if (item === undefined) return this.#lose('march unscripted')
    const done = (steps: string[], spawned?: string) => () => {
      this.#seek((one) => one === item)
      this.#steps = steps
      if (spawned !== undefined && item.spawned !== undefined) this.#plan.roles.set(item.spawned, spawned)
    }
    if (!item.free) {
      const [key = '', ...steps] = item.keys.map((k) => this.#words(state, item, k))
      if (!keys.includes(key)) return this.#lose('march')
      return { key, done: done(steps, `${key.split(' ')[1]!}-${state.counters.id + 1}`) }
    }
    const able = keys.filter((key) => {
      const to = this.#goal(state, key)
      return to >= 0 && this.#fitsNoise(state, item, to)
    })
    const moves = able.filter((key) => !key.startsWith('spawn'))
    const spawns = able.filter((key) => key.startsWith('spawn'))
    const from = this.#isAnswered(item) ? spawns : moves.length > 0 && this.#chance(8) > 0 ? moves : able
    if (from.length === 0) return this.#lose('noise of a movement')
    const key = from[this.#chance(from.length)]!
    this.#count('movements', key !== item.keys[0])
    return { key, done: done([]) }
  }

  /** Whether a card for the moment of Spawning was played upon it: then somebody must Spawn here too. */
  #isAnswered(item: Item): boolean {
    const { items } = this.#plan.script
    return items.slice(items.indexOf(item)).find(({ shot }) => shot.question.moment === 'spawned')?.t === 'play'
  }

  /** Where a first step of somebody unseen leads, −1 where it might be noticed. */
  #goal(state: State, key: string): At {
    const [verb, id = '', way = ''] = key.split(' ')
    if (verb === 'spawn') return this.#kinds(state).includes(id) ? place(way) : -1
    if (verb !== 'move' || !this.isFree(state, id)) return -1
    const { at } = state.creatures.find((c) => c.id === id)!
    return way === '0' ? at : onward(this.#plan.chart, at, WAYS.indexOf(way as 'n'), state.blocked)
  }
  #fitsNoise(state: State, item: Item, to: At): boolean {
    if (this.#plan.ground.has(to)) return false
    return item.answer === undefined || noises(this.#plan.chart, state.hero.at, to, state.blocked).includes(item.answer)
  }

  #spawn(state: State, question: OpenQuestion): Choice | undefined {
    const before = this.#next
    const item = this.#seek(({ t }) => t === 'spawn')
    this.#next = before
    if (item === undefined) return this.#lose('spawn unscripted')
    const own = this.#plan.to.words(item.keys[0]!)
    const able = item.free
      ? question.keys.filter(
          (key) => this.#fitsNoise(state, item, this.#goal(state, key)) && this.#goal(state, key) >= 0,
        )
      : question.keys.filter((key) => key === own)
    if (able.length === 0) return this.#lose('spawn')
    const key = able[this.#chance(able.length)]!
    this.#count('movements', key !== own)
    return choice(key, () => {
      this.#seek((one) => one === item)
      if (!item.free) this.#plan.roles.set(item.spawned!, `${key.split(' ')[1]!}-${state.counters.id + 1}`)
    })
  }

  #effect(state: State, question: OpenQuestion): Choice | undefined {
    if (question.memory.kind !== 'effect') return undefined
    const word = question.memory.effect.do
    const before = this.#next
    const same = (one: Item): boolean =>
      one.shot.question.memory.kind === 'effect' &&
      one.shot.question.memory.effect.do === word &&
      one.shot.seat !== 'hero'
    const item = this.#seek(same)
    this.#next = before
    const done = (): void => void (item !== undefined && this.#seek((one) => one === item))
    if (item !== undefined && !item.free) {
      const key = this.#words(state, item, item.keys[0]!)
      return question.keys.includes(key) ? choice(key, done) : this.#lose(word)
    }
    const able = question.keys.filter((key) => {
      const words = key.split(' ').slice(1)
      const creature = words.find((w) => state.creatures.some((c) => c.id === w))
      if (creature !== undefined && !this.isFree(state, creature)) return false
      if (word === 'noise')
        return (
          item?.answer === undefined ||
          noises(this.#plan.chart, state.hero.at, place(key), state.blocked).includes(item.answer)
        )
      return key.split(' ').every((w) => this.#unseen(w))
    })
    if (able.length === 0) return this.#lose(`${word} unseen`)
    const key = able[this.#chance(able.length)]!
    this.#count('effects', item === undefined || key !== this.#plan.to.words(item.keys[0]!))
    return choice(key, done)
  }

  #lose(why: string): undefined {
    this.lost ??= why
    return undefined
  }
  #stray(why: string): undefined {
    const item = this.#peek()
    const isPublic = item === undefined || ['hero', 'close', 'play'].includes(item.t)
    if (isPublic) this.strayed ??= `${why}, where the script has ${item?.t ?? 'ended'}`
    else this.lost ??= `${why}, where the script has ${item.t}`
    return undefined
  }
}

const choice = (key: string, done: () => void = () => undefined): Choice => ({ key, done })

function fitsPlay(state: State, key: string, verb: string, card: string, deck: string): boolean {
  if (verb === 'play') return key === `play ${card}`
  return key.startsWith('standard ') && deckOf(state, key.split(' ')[1]!) === deck
}
