// Says of every moment whether its window must open, from what lies on the table before the Hero, and holds the rules to it. Written from
// the protocol and the rulings alone; it shares no code with the rules. It also counts that each moment comes as often as its causes do.
import type { AloneEvent, EvilView, HeroView } from '../../electron/contract/alone.ts'
import type { Step } from '../../electron/games/alone/agenda.ts'
import { alone } from '../../electron/games/alone/index.ts'
import type { Effect } from '../../electron/games/alone/pack/pack.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { toldSince, type Watcher } from './stepwise.ts'
import { CORE } from './test-pack.ts'

interface Card {
  readonly card: string
  readonly moment: string
  readonly actions?: readonly string[]
  readonly if?: Readonly<Record<string, unknown>>
  readonly breaks?: 'turn' | 'track'
  readonly effects: unknown
  readonly dangerous: unknown
}
interface Data {
  readonly decks: readonly { readonly deck: string; readonly cards: readonly Card[] }[]
  readonly reactionTrack: { readonly spaces: number }
}
const { decks, reactionTrack } = CORE as Data
const cardOf = (name: string): Card => decks.flatMap((deck) => deck.cards).find((card) => card.card === name)!
const spawns = (card: Card): boolean => /"do":"spawn"/.test(JSON.stringify([card.effects, card.dangerous]))

type Facts = Readonly<Record<string, unknown>>
const CORRIDORS = ['cross', 'tee', 'straight', 'curve']

/** Whether a card's condition holds by the public facts. A condition that is not known here is a fault of this test. */
type Condition = Readonly<Record<string, unknown>>

function holds(condition: Condition, view: HeroView, facts: Facts): boolean {
  const here = view.labyrinth[0]!
  return Object.entries(condition).every(([name, wanted]) => {
    switch (name) {
      case 'by':
      case 'damage':
      case 'what':
        return facts[name] === wanted
      case 'reason':
        return (wanted as readonly unknown[]).includes(facts['reason'])
      case 'creatureHere':
        return here.creatures.length > 0 === wanted
      case 'room':
        return !CORRIDORS.includes(here.tile) === wanted
      case 'not':
        return !holds(wanted as Condition, view, facts)
      case 'atLeast': {
        const [{ count }, least] = wanted as readonly [{ count: string }, number]
        if (count !== 'turn') throw new Error(`no card of the core pack counted ${count} before`)
        return (view.turn?.number ?? 0) >= least
      }
      default:
        throw new Error(`no card of the core pack asked for ${name} before`)
    }
  })
}

export class WindowWatch implements Watcher {
  readonly faults: string[] = []
  /** By moment: windows that opened, and moments that passed by. */
  readonly seen: Record<string, { opened: number; passed: number }> = {}
  /** The Actions of this Turn, as declared. */
  readonly #done: string[] = []
  /** Cards played this Turn, those that a text takes back left out. */
  #played = 0
  /** What face-up cards and Items add to the two that may be, in this Turn and in the next. */
  #more: readonly [now: number, next: number] = [0, 0]
  /** The Actions of the Turn are done: Evil reacts to all of them. */
  #isTurnEnd = false
  #isTurnOver = false
  #isRoundEnd = false
  /** Causes less windows considered. */
  #due: Record<string, number> = {}
  /** Whether the cards that are resolving have Spawned, the innermost last. */
  readonly #resolving: boolean[] = []

  step(step: Step, before: State, after: State): void {
    switch (step.do) {
      case 'new-turn':
        this.#newTurn()
        break
      case 'turn-end':
        this.#isTurnEnd = true
        this.#cause('turn-end')
        break
      case 'turn-over':
        this.#isTurnOver = true
        this.#more = [this.#more[1], this.#more[1]]
        break
      case 'round-end':
        this.#isRoundEnd = step.stage === 0
        if (step.stage === 0) this.#cause('round-end')
        break
      case 'enter':
      case 'explore':
      case 'repair':
        this.#cause('before-reveal')
        break
      case 'scavenge':
        this.#cause('drawn')
        break
      case 'effects':
        if (step.effects[0]?.do === 'again') this.#played = Math.max(0, this.#played - 1)
        if (step.effects[0]?.do === 'modify') this.#modified(step.effects[0])
        break
      case 'window':
        this.#window(step, before, after)
        break
      default:
    }
    for (const event of toldSince(before, after)) this.#event(event)
  }

  answer(_seat: string, _key: string, before: State, after: State): void {
    for (const event of toldSince(before, after)) this.#event(event)
  }

  rest(): void {
    // what rests is looked at when it goes on
  }

  #modified({ until, modifier: { figure, by } }: Extract<Effect, { do: 'modify' }>): void {
    if (figure !== 'cards-per-turn' || typeof by !== 'number') return
    const [now, next] = this.#more
    this.#more = [now + by, until === 'next-turn' ? next + by : next]
  }

  #newTurn(): void {
    const odd = Object.entries(this.#due).filter(([, due]) => due !== 0)
    if (odd.length > 0) this.faults.push(`moments and their causes differ: ${JSON.stringify(odd)}`)
    if (this.#resolving.length > 0) this.faults.push('a card is still resolving when the Turn is over')
    this.#due = {}
    this.#done.length = this.#played = 0
    this.#more = [this.#more[1], 0]
    this.#isTurnEnd = this.#isTurnOver = this.#isRoundEnd = false
  }

  #cause(moment: string, by = 1): void {
    this.#due[moment] = (this.#due[moment] ?? 0) + by
  }

  #event(event: AloneEvent): void {
    switch (event.type) {
      case 'declared':
        this.#done.push(event.action)
        return this.#cause('declared')
      case 'rolled':
        if (event.reason !== 'reroll') this.#cause('rolled')
        return
      case 'scared':
        return this.#cause('scare')
      case 'noise':
      case 'located':
        return this.#cause('communicate')
      case 'damaged':
        if (event.to === 'hero' && this.#isUnderway) this.#cause('damage')
        return
      case 'spawned':
        if (this.#resolving.length > 0) this.#resolving[this.#resolving.length - 1] = true
        return
      case 'played':
        this.#played++
        this.#resolving.push(false)
        this.#cause('again')
        if (event.faceDown === true || spawns(cardOf(event.card!))) this.#cause('spawned')
        return
      default:
    }
  }

  /** From the declaration of an Action to the end of the Turn. */
  get #isUnderway(): boolean {
    return this.#done.length > 0 && !this.#isTurnOver
  }

  #window(step: Extract<Step, { do: 'window' }>, before: State, after: State): void {
    const { moment, about, outer } = step
    const isAgain = outer !== undefined
    if (isAgain) this.#resolving.pop()
    else if (moment === 'spawned' && about.spawned !== this.#resolving.at(-1))
      this.faults.push(`spawned says ${String(about.spawned)}`)
    this.#cause(isAgain ? 'again' : moment, -1)
    const view = alone.view(before, 'hero') as HeroView
    const mustOpen = this.#mustOpen(view, moment, about as Facts)
    const isOpen = after.window !== null
    const count = (this.seen[moment] ??= { opened: 0, passed: 0 })
    count[isOpen ? 'opened' : 'passed']++
    if (isOpen !== mustOpen)
      this.faults.push(`the window ${moment} ${JSON.stringify(about)} is ${isOpen ? '' : 'not '}open`)
    if (isOpen) this.#offers(view, step, after)
  }

  /** The public test: a moment when Evil may react at all, and an open deck with a card for it that the caps allow. */
  #mustOpen(view: HeroView, moment: string, facts: Facts): boolean {
    if (!this.#isUnderway && !this.#isRoundEnd) return false
    if (moment === 'turn-end' && this.#capsAllow(view)) return true
    const open = decks.filter(({ deck }) => view.evil.decks.includes(deck)).flatMap(({ cards }) => cards)
    return open.some((card) => this.#fits(view, card, moment, facts) && this.#capsAllow(view, card.breaks))
  }

  #fits(view: HeroView, card: Card, moment: string, facts: Facts): boolean {
    const actions = this.#isTurnEnd ? this.#done : this.#done.slice(-1)
    return (
      card.moment === moment &&
      (card.actions === undefined || card.actions.some((action) => actions.includes(action))) &&
      holds(card.if ?? {}, view, facts)
    )
  }

  /** Two cards a Turn; the first covers a space of the Track, each other two. */
  #capsAllow(view: HeroView, breaks?: 'turn' | 'track'): boolean {
    const free = reactionTrack.spaces - view.track.reduce((sum, { span }) => sum + span, 0)
    return (
      (this.#played < 2 + this.#more[0] || breaks === 'turn') &&
      (free >= (this.#played === 0 ? 1 : 2) || breaks === 'track')
    )
  }

  /** Each player is offered of his hand what fits, but for what the Leader has barred, and at the end of a Turn any card face down. */
  #offers(view: HeroView, { moment, about, barred = [] }: Extract<Step, { do: 'window' }>, after: State): void {
    for (const { seat, keys } of after.questions) {
      const { hand } = alone.view(after, seat) as EvilView
      const free = (standard: boolean) => (name: string) =>
        !barred.some((one) => one.seat === seat && one.card === name && one.standard === standard)
      const names = [...new Set(hand)]
      const face = names.filter(
        (name) =>
          this.#fits(view, cardOf(name), moment, about as Facts) &&
          this.#capsAllow(view, cardOf(name).breaks) &&
          (moment !== 'spawned' || about.spawned === true),
      )
      const down = moment === 'turn-end' && this.#capsAllow(view) ? names : []
      const expected = [
        'pass',
        ...face.filter(free(false)).map((name) => `play ${name}`),
        ...down.filter(free(true)).map((name) => `standard ${name}`),
      ]
      if (expected.toSorted().join() !== keys.toSorted().join())
        this.faults.push(`${seat} is offered ${keys.join()} at ${moment}, not ${expected.join()}`)
    }
  }
}
