// The able Evil: weighs every Creature, Danger and card by what it may yet take from the Hero, and answers each kind of question.
import type { Catalogue, EvilView } from '../../../contract/alone.ts'
import type { Pick, Player } from '../../../contract/player.ts'
import type { Ask, Option, OutLine } from '../../../contract/wire.ts'
import { anyOf, best, type Worth } from './choose.ts'
import { openingCreatureWorth, openingDangerWorth, startWorth, swapWorth } from './opening.ts'
import { cardWorth, keepWorth, price, standardWorth } from './reactions.ts'
import { Threat } from './threat.ts'

/** Weighs the ground for one question. */
type Weigh = (view: EvilView, catalogue: Catalogue | undefined, pick: Pick) => Threat

export class AbleEvil implements Player {
  readonly #weigh: Weigh
  #catalogue: Catalogue | undefined
  #view: EvilView | undefined
  /** Cards that Evil has played in this Turn. */
  #played = 0

  constructor(weigh: Weigh = (view, catalogue) => new Threat(view, catalogue)) {
    this.#weigh = weigh
  }

  hear(line: OutLine): void {
    if ('catalogue' in line) {
      this.#catalogue = line.catalogue as Catalogue
      this.#view = undefined
    }
    if (!('view' in line)) return
    const view = line.view as EvilView
    if (view.turn?.number !== this.#view?.turn?.number) this.#played = 0
    if (this.#view !== undefined) this.#played += Math.max(0, view.track.length - this.#view.track.length)
    this.#view = view
  }

  answer(ask: Ask, pick: Pick): string {
    const view = this.#view
    if (view === undefined) return anyOf(ask, pick)
    return best(ask, this.#worthOf(ask, view, pick), pick)
  }

  #worthOf(ask: Ask, view: EvilView, pick: Pick): Worth {
    const catalogue = this.#catalogue
    const threat = this.#weigh(view, catalogue, pick)
    switch (ask.kind) {
      case 'swap':
        return (option) => swapWorth(view, option)
      case 'hero-start':
        return (option) => startWorth(view, option)
      case 'opening-creature':
        return (option) => openingCreatureWorth(view, option)
      case 'opening-danger':
        return (option) => openingDangerWorth(view, option)
      case 'react':
        return this.#reactWorth(view, threat)
      case 'standard':
      case 'steps':
        return (option) => stepWorth(option, threat)
      case 'spawn':
        return ({ args: [kind = '', at = ''] }) => threat.spawned(kind, at)
      case 'teleport':
        return ({ verb, args: [who = '', at = ''] }) => (verb === 'stop' ? 0 : gainOf(who, at, threat))
      case 'place-danger':
        // A token that may only change places is left where it is, unless it is of no use there.
        return ({ key, verb, args: [at = ''] }) =>
          verb === 'stop' ? 0.1 : verb === 'swap' ? -threat.danger(at) - 0.2 : threat.danger(key)
      case 'swap-danger':
        return ({ key }) => threat.danger(key)
      case 'place':
        return ({ key, verb }) => (verb === 'stop' ? 0.05 : threat.danger(key))
      case 'door':
        return ({ verb, args: [side = ''] }) => (verb === 'stop' ? 0.1 : threat.way.includes(side.slice(0, 3)) ? 1 : 0)
      case 'approve':
        return ({ key }) => (key === 'yes' ? 1 : 0)
      case 'hand':
        return ({ key, args: [card = ''] }) => (key === 'keep' ? 0.1 : -keepWorth(this.#card(card)))
      case 'order':
        return ({ args: [who = ''] }) => {
          const kind = view.creatures.find(({ id }) => id === who)?.kind ?? ''
          return threat.blow(kind, view.at ?? '', false)
        }
      case 'suffer':
        return ({ verb }) => (verb === 'hero' ? 1 : 0)
      case 'noise':
        // Where a lie is allowed the truth is as likely as any: an answer that is never given would give it away.
        return () => 0
      case 'located': {
        const truths = String(ask.about?.['true'] ?? '').split(', ')
        return ({ key }) => (truths.includes(key) ? -1 : 0)
      }
      default:
        return () => 0
    }
  }

  #card(name: string): Catalogue['cards'][number] | undefined {
    return this.#catalogue?.cards.find(({ card }) => card === name)
  }

  #reactWorth(view: EvilView, threat: Threat): Worth {
    const least = price(view, this.#catalogue, this.#played)
    const standard = standardWorth(threat)
    return ({ verb, args: [name = ''] }) => {
      if (verb === 'pass') return least
      const card = this.#card(name)
      if (verb === 'standard') return standard - 0.25 * keepWorth(card)
      return card === undefined ? 0 : cardWorth(card, threat)
    }
  }
}

/** A step of a Creature, or a Spawn. What moved already may stop where it is. */
function stepWorth({ verb, args: [who = '', way = ''] }: Option, threat: Threat): number {
  if (verb === 'stop') return 0
  if (verb === 'spawn') return threat.spawned(who, way)
  const foe = threat.view.creatures.find(({ id }) => id === who)
  if (foe === undefined) return 0
  if (verb === 'unblock') return 0.1 + 0.3 * threat.of(foe)
  // Light goes out where it stays.
  if (way === '0') return threat.view.lights.includes(foe.at) ? 0.2 : -0.01
  const to = threat.plot.get(foe.at)?.ways.get(way)
  if (to === undefined) return 0
  return threat.gain(foe, to)
}

function gainOf(who: string, at: string, threat: Threat): number {
  const foe = threat.view.creatures.find(({ id }) => id === who)
  return foe === undefined ? 0 : threat.gain(foe, at)
}
