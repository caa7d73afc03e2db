// The able Hero: notes what he is shown and told, goes for the Mission that is soonest done, and answers each kind of question.
import type { AloneEvent, Catalogue, HeroView } from '../../../contract/alone.ts'
import type { Pick, Player } from '../../../contract/player.ts'
import type { Ask, Option, OutLine } from '../../../contract/wire.ts'
import { Chart } from './chart.ts'
import { anyOf, best, type Worth } from './choose.ts'
import { heroWorth } from './herosmall.ts'
import { ABLE, isUnknown, type Plan, planOf, type Sight, turnWorth, wanted, type Weights } from './heroturn.ts'

/** Turns for which a Noise is minded. */
const HEARD = 2

export class AbleHero implements Player {
  readonly #weights: Weights
  #chart = new Chart()
  /** Ways from which a Noise came since he last moved, and how many Turns ago: it is not there for ever. */
  #noises = new Map<string, number>()
  /** Turns at which nothing of a Mission could be done in its Room, by its colour. */
  #vain = new Map<string, number>()
  #catalogue: Catalogue | undefined
  #view: HeroView | undefined

  constructor(weights: Weights = ABLE) {
    this.#weights = weights
  }

  hear(line: OutLine): void {
    if ('catalogue' in line) this.#begin(line.catalogue as Catalogue)
    if (!('view' in line)) return
    const view = line.view as HeroView
    this.#view = view
    const events = 'events' in line ? (line.events as readonly AloneEvent[]) : []
    // An answer to a Locate was given before anything else of its line could move him.
    for (const event of events)
      if (event.type === 'located') this.#chart.locate(event.target, event.distance, event.level)
    this.#chart.see(view)
    for (const event of events) {
      if (event.type === 'moved' && event.who === 'hero') this.#noises.clear()
      if (event.type === 'noise' && event.dir !== undefined) this.#noises.set(event.dir, 0)
      if (event.type === 'turn') this.#fade()
    }
  }

  /** Another game, or this one anew: what is remembered of before may not have happened. */
  #begin(catalogue: Catalogue): void {
    this.#catalogue = catalogue
    this.#chart = new Chart()
    this.#noises = new Map()
    this.#vain = new Map()
    this.#view = undefined
  }

  #fade(): void {
    for (const [way, turns] of this.#noises)
      if (turns < HEARD) this.#noises.set(way, turns + 1)
      else this.#noises.delete(way)
  }

  /** Where he goes for a Mission and may not do what it asks, time passes in vain. */
  #mark({ options }: Ask, plan: Plan | undefined): void {
    if (plan?.route.way !== null || plan.goal.how === null || ['stay', 'kill'].includes(plan.goal.how)) return
    const { how } = plan.goal
    const may = options.some(({ verb, args }) => verb === how && (how !== 'interact' || args[0] === 'mission'))
    const { colour } = plan.mission
    if (!may) this.#vain.set(colour, (this.#vain.get(colour) ?? 0) + 1)
  }

  answer(ask: Ask, pick: Pick): string {
    const view = this.#view
    if (view === undefined) return anyOf(ask, pick)
    const sight = {
      view,
      catalogue: this.#catalogue,
      chart: this.#chart,
      noises: new Set(this.#noises.keys()),
      vain: this.#vain,
      weights: this.#weights,
    }
    if (ask.kind === 'turn') this.#mark(ask, planOf(sight))
    return best(ask, worthOf(ask, sight), pick)
  }
}

function worthOf(ask: Ask, sight: Sight): Worth {
  switch (ask.kind) {
    case 'turn': {
      const plan = planOf(sight)
      return turnWorth(sight, plan)
    }
    case 'go': {
      const way = planOf(sight)?.route.way
      return ({ args }) => (args[0] === undefined ? 0 : args[0] === way ? 1 : -1)
    }
    case 'locate':
      return targetWorth(ask, sight)
    default:
      return heroWorth(ask, sight)
  }
}

/** First the Room that he goes for, then the Stairs where it lies beyond them, then the other Missions' Rooms. */
function targetWorth(ask: Ask, sight: Sight): (option: Option) => number {
  const { view, chart } = sight
  const named = String(ask.about?.['named'] ?? '').split(' ')
  const room = planOf(sight)?.mission.room
  const level = chart.located.findLast((x) => x.target === room)?.level
  const isBelow = level !== undefined && level !== chart.here?.sheet.level
  const rooms = wanted(view).filter((each) => isUnknown(sight, each))
  return ({ args: [target = ''] }) => {
    if (named.includes(target)) return -1
    if (target === room && isUnknown(sight, room)) return 5
    if (target === 'stairs' && isBelow) return 4
    const told = chart.located.some((x) => x.target === target)
    if (rooms.some((each) => each === target)) return told ? 2 : 3
    return target === 'lcu' ? 1 : 0
  }
}
