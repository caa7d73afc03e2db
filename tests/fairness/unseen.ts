// What Evil answers in the partner world where nobody may notice a difference: what the Hero saw and heard stays as it was, by its names here;
// of the rest, anything.
import type { OpenQuestion } from '../../electron/games/alone/questions.ts'
import type { State } from '../../electron/games/alone/state.ts'
import type { Random } from '../helpers/random-map.ts'
import { type At, beside, level, noises, onward, place, WAYS } from './chart.ts'
import { type Plan, tokensLeft } from './partner.ts'
import type { Run } from './play.ts'
import { isPlace, type Item } from './script.ts'
import type { Thread } from './thread.ts'

export class Unseen {
  readonly #plan: Plan
  readonly #thread: Thread
  readonly #chance: Random
  /** Tokens that the Creatures seen leave over, by kind. */
  readonly #spare: ReadonlyMap<string, number>
  /** Further steps of a movement begun. */
  #steps: string[] = []

  constructor(run: Run, plan: Plan, thread: Thread, chance: Random) {
    this.#plan = plan
    this.#thread = thread
    this.#chance = chance
    this.#spare = tokensLeft(run, plan.script)
  }

  /** An answer of the first world in the names of this one. */
  words(state: State, item: Item, key: string): string {
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
  /** Whether this Creature plays nobody's part and is not seen. */
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

  opening(state: State, question: OpenQuestion): string | undefined {
    const item = this.#thread.take(({ t }) => t === 'opening')
    if (item === undefined) return this.#thread.lose('opening')
    const own = this.#plan.to.words(item.keys[0]!)
    if (!item.free) {
      this.#cast(state, item, own.split(' ')[0]!)
      return this.#among(question, [own], 'opening')
    }
    const kinds = this.#kinds(state)
    const seen = this.#thread.items.filter(({ t, free }) => t === 'opening' && !free)
    const taken = seen.map(({ keys }) => this.#plan.to.words(keys[0]!).split(' ')[1])
    const hidden = question.keys.filter((key) => {
      const [kind = '', sector = ''] = key.split(' ')
      return kinds.includes(kind) && this.#isUnseen(sector) && !taken.includes(sector)
    })
    const near = hidden.filter((key) => sameLevel(key, own))
    return this.#anyOf('creatures', near.length > 0 ? near : hidden, own, 'opening')
  }

  danger(question: OpenQuestion): string | undefined {
    const item = this.#thread.take(({ t }) => t === 'danger')
    const own = item === undefined ? undefined : this.#plan.to.words(item.keys[0]!)
    if (item !== undefined && own !== undefined && !item.free) return this.#among(question, [own], 'danger')
    if (this.#plan.script.dangers) return this.#thread.lose('danger')
    const hidden = question.keys.filter((key) => key !== 'stop' && this.#isUnseen(key.split(' ').at(-1)!))
    const plain = hidden.filter((key) => !key.startsWith('swap'))
    const home = plain.filter((key) => own === undefined || own === 'stop' || sameLevel(key, own))
    const stop = question.keys.filter((key) => key === 'stop')
    const able = [home, plain, hidden, stop].find((keys) => keys.length > 0) ?? []
    return this.#anyOf('danger', able, own, 'danger')
  }

  march(state: State, question: OpenQuestion): string | undefined {
    const { memory, keys } = question
    if (memory.kind !== 'standard' && memory.kind !== 'steps') return undefined
    if (memory.march.creature !== null) return this.#among(question, [this.#steps.shift() ?? 'stop'], 'step')
    const item = this.#thread.take(({ t }) => t === 'march')
    if (item === undefined) return this.#thread.lose('march unscripted')
    if (!item.free) {
      const [own = '', ...steps] = item.keys.map((key) => this.words(state, item, key))
      this.#steps = steps
      this.#cast(state, item, own.split(' ')[1] ?? '')
      return this.#among(question, [own], 'march')
    }
    this.#steps = []
    const able = keys.filter((key) => this.#isUnheard(state, item, key))
    const moves = able.filter((key) => !key.startsWith('spawn'))
    const spawns = able.filter((key) => key.startsWith('spawn'))
    const from = this.#isAnswered(item) ? spawns : moves.length > 0 && this.#chance(8) > 0 ? moves : able
    return this.#anyOf('movements', from, item.keys[0], 'noise of a movement')
  }

  spawn(state: State, question: OpenQuestion): string | undefined {
    const item = this.#thread.take(({ t }) => t === 'spawn')
    if (item === undefined) return this.#thread.lose('spawn unscripted')
    const own = this.#plan.to.words(item.keys[0]!)
    // Whether somebody comes at all is known to both.
    if (own === 'stop') return this.#among(question, [own], 'nobody to Spawn')
    if (item.free) {
      const able = question.keys.filter((key) => this.#isUnheard(state, item, key))
      return this.#anyOf('movements', able, own, 'spawn')
    }
    this.#cast(state, item, own.split(' ')[1]!)
    return this.#among(question, [own], 'spawn')
  }

  effect(state: State, question: OpenQuestion, ahead: State): string | undefined {
    if (question.memory.kind !== 'effect') return undefined
    const word = question.memory.effect.do
    const item = this.#thread.take(
      ({
        shot: {
          seat,
          question: { memory },
        },
      }) => seat !== 'hero' && memory.kind === 'effect' && memory.effect.do === word,
    )
    if (item !== undefined && !item.free) return this.#among(question, [this.words(state, item, item.keys[0]!)], word)
    // Where nobody was asked in the first world there was one place for a token, and it may lie in sight.
    const due = ahead.dangers
      .map(this.#plan.to.at)
      .filter((at) => this.#plan.ground.has(at) && !state.dangers.includes(at))
    const own = question.keys.find((key) => isPlace(key) && due.includes(place(key)))
    if (item === undefined && word === 'danger' && own !== undefined) return own
    const able = question.keys.filter((key) => {
      if (word === 'noise') return this.#sounds(state, item?.answer, place(key))
      const words = key.split(' ')
      const creature = words.find((w) => state.creatures.some((c) => c.id === w))
      return (creature === undefined || this.isFree(state, creature)) && words.every((w) => this.#isUnseen(w))
    })
    return this.#anyOf(
      'effects',
      able,
      item === undefined ? undefined : this.#plan.to.words(item.keys[0]!),
      `${word} unseen`,
    )
  }

  /** The Creature about to come plays a part from now on. */
  #cast(state: State, item: Item, kind: string): void {
    if (item.spawned !== undefined) this.#plan.roles.set(item.spawned, `${kind}-${state.counters.id + 1}`)
  }
  #among(question: OpenQuestion, able: readonly string[], what: string): string | undefined {
    return able.find((key) => question.keys.includes(key)) ?? this.#thread.lose(what)
  }
  /** One of several answers; it counts as dealt anew where it is not the first world's. */
  #anyOf(kind: string, able: readonly string[], own: string | undefined, what: string): string | undefined {
    const key = able[this.#chance(Math.max(1, able.length))]
    if (key === undefined) return this.#thread.lose(what)
    const { anew } = this.#plan
    anew[kind] = (anew[kind] ?? 0) + (key === own ? 0 : 1)
    return key
  }

  #isUnseen(text: string): boolean {
    if (!isPlace(text)) return true
    const at = place(text)
    const other = text.length === 4 ? beside(at, 'nesw'.indexOf(text[3]!)) : -1
    return !this.#plan.ground.has(at) && !this.#plan.ground.has(other)
  }
  /** Kinds that an unseen Creature may be of without a seen one being missed. */
  #kinds(state: State): readonly string[] {
    const strangers = state.creatures.filter((c) => this.isFree(state, c.id))
    return [...this.#spare].flatMap(([kind, left]) =>
      strangers.filter((c) => c.kind === kind).length < left ? [kind] : [],
    )
  }
  /** Whether a card for the moment of Spawning was played upon it: then somebody must Spawn here too. */
  #isAnswered(item: Item): boolean {
    const { items } = this.#thread
    return items.slice(items.indexOf(item)).find(({ shot }) => shot.question.moment === 'spawned')?.t === 'play'
  }
  /** Whether a first step or a Spawning shows nothing and sounds as the Hero was told. */
  #isUnheard(state: State, item: Item, key: string): boolean {
    const [verb, id = '', way = ''] = key.split(' ')
    let to: At = -1
    if (verb === 'spawn' && this.#kinds(state).includes(id)) to = place(way)
    if (verb === 'move' && this.isFree(state, id)) {
      const { at } = state.creatures.find((c) => c.id === id)!
      to = way === '0' ? at : onward(this.#plan.chart, at, WAYS.indexOf(way as 'n'), state.blocked)
    }
    return to >= 0 && !this.#plan.ground.has(to) && this.#sounds(state, item.answer, to)
  }
  #sounds(state: State, answer: string | undefined, at: At): boolean {
    return answer === undefined || noises(this.#plan.chart, state.hero.at, at, state.blocked).includes(answer)
  }
}

const sectorOf = (key: string): At => place(key.split(' ').at(-1)!)
const sameLevel = (a: string, b: string): boolean => level(sectorOf(a)) === level(sectorOf(b))
