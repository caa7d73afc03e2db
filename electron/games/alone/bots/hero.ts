// The able Hero: notes what he is shown and told, goes for the Mission that is soonest done, and answers each kind of question.
import type { AloneEvent, Catalogue, HeroView } from '../../../contract/alone.ts'
import type { Pick, Player } from '../../../contract/player.ts'
import type { Ask, Option, OutLine } from '../../../contract/wire.ts'
import { Chart } from './chart.ts'
import { anyOf, best, type Worth } from './choose.ts'
import { heroWorth } from './herosmall.ts'
import { isUnknown, planOf, type Sight, turnWorth, wanted } from './heroturn.ts'

export class AbleHero implements Player {
  #chart = new Chart()
  #noises = new Set<string>()
  #catalogue: Catalogue | undefined
  #view: HeroView | undefined

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
      if (event.type === 'noise' && event.dir !== undefined) this.#noises.add(event.dir)
    }
  }

  /** Another game, or this one anew: what is remembered of before may not have happened. */
  #begin(catalogue: Catalogue): void {
    this.#catalogue = catalogue
    this.#chart = new Chart()
    this.#noises = new Set()
    this.#view = undefined
  }

  answer(ask: Ask, pick: Pick): string {
    const view = this.#view
    if (view === undefined) return anyOf(ask, pick)
    const sight = { view, catalogue: this.#catalogue, chart: this.#chart, noises: this.#noises }
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
