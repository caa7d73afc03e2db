// Careless players: they do what seems likely at the moment, remember nothing, and leave much to chance.
import type { EvilView, HeroView } from '../../../contract/alone.ts'
import type { Pick, Player } from '../../../contract/player.ts'
import type { Ask, Option, OutLine } from '../../../contract/wire.ts'
import { anyOf, likely, type Worth } from './choose.ts'
import { distances, mapOf } from './map.ts'

/** Keeps what a seat last saw. */
class Looker<View> {
  protected view: View | undefined

  hear(line: OutLine): void {
    if ('view' in line) this.view = line.view as View
  }
}

const ACTIONS: Readonly<Record<string, number>> = {
  move: 5,
  explore: 2,
  fight: 6,
  locate: 1,
  scavenge: 1,
  'bullet-time': 2,
  recover: 1,
  use: 2,
  end: 0.2,
  sacrifice: 0.1,
}

/** Walks where it is not yet lit, fights what stands there, and does a Mission's work where he stumbles on it. */
export class CarelessHero extends Looker<HeroView> implements Player {
  answer(ask: Ask, pick: Pick): string {
    return likely(ask, heroWeight(ask, this.view), pick)
  }
}

function heroWeight(ask: Ask, view: HeroView | undefined): Worth {
  if (ask.kind === 'locate') {
    const rooms: readonly string[] = view?.missions.filter(({ done }) => !done).map(({ room }) => room) ?? []
    return ({ args: [target = ''] }) => (rooms.includes(target) ? 5 : 0.2)
  }
  if (ask.kind === 'upgrade' || ask.kind === 'block' || ask.kind === 'danger')
    return ({ verb }) => (verb === 'done' || verb === 'none' ? 3 : 1)
  if (ask.kind !== 'turn') return () => 1
  const verbs = ask.options.map(({ verb }) => verb)
  return ({ verb, args }: Option) => {
    if (verb === 'interact') return args[0] === 'mission' ? 30 : 0.5
    return (ACTIONS[verb] ?? 1) / verbs.filter((each) => each === verb).length
  }
}

/** Plays a card now and then, and pushes what is near towards the Hero. */
export class CarelessEvil extends Looker<EvilView> implements Player {
  answer(ask: Ask, pick: Pick): string {
    const { view } = this
    switch (ask.kind) {
      case 'react': {
        const verbs = ask.options.map(({ verb }) => verb)
        const weights: Readonly<Record<string, number>> = { pass: 2, play: 1.5, standard: 1 }
        return likely(ask, ({ verb }) => (weights[verb] ?? 1) / verbs.filter((each) => each === verb).length, pick)
      }
      case 'standard':
      case 'steps':
        return view === undefined ? anyOf(ask, pick) : likely(ask, nearer(view), pick)
      case 'approve':
        return likely(ask, ({ key }) => (key === 'yes' ? 4 : 1), pick)
      case 'hand':
        return likely(ask, ({ key }) => (key === 'keep' ? 20 : 1), pick)
      case 'place-danger':
        return likely(ask, ({ verb }) => (verb === 'swap' ? 0.01 : 1), pick)
      default:
        return anyOf(ask, pick)
    }
  }
}

/** Steps that lead towards the Hero, and Spawns not far from him, are likelier. */
function nearer(view: EvilView): Worth {
  const map = mapOf(view.levels)
  const far = distances(map, view.at ?? '', [])
  const at = new Map(view.creatures.map((creature) => [creature.id, creature.at]))
  return ({ verb, args: [who = '', way = ''] }) => {
    if (verb === 'spawn') return 1 / Math.max(1, far.get(way) ?? 9) / 10
    const from = at.get(who) ?? ''
    const to = map.get(from)?.ways.get(way) ?? from
    const gain = (far.get(from) ?? 9) - (far.get(to) ?? 9)
    return gain > 0 ? 3 : gain === 0 ? 0.3 : 0.6
  }
}
