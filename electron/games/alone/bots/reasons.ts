// Why a player of the computer would answer so, as a sentence for his seat alone: read from the answer and from what the seat is shown.
import type { EvilView, HeroView } from '../../../contract/alone.ts'
import type { Ask, Message, Option, Seat } from '../../../contract/wire.ts'
import { distances, isBlocked, mapOf } from './map.ts'

type Reason = readonly [id: string, params?: Message['params']]

/** The reason for an option that was offered. */
export function reasonFor(seat: Seat, view: unknown, ask: Ask, key: string): Message {
  const option = ask.options.find((each) => each.key === key)
  const [id, params = {}]: Reason =
    option === undefined || view === null
      ? ['equal']
      : seat === 'hero'
        ? heroReason(view as HeroView, ask, option)
        : evilReason(view as EvilView, ask, option)
  return { id: `advice.${id}`, params }
}

/** By kind of question, what an answer that does something, and one that does nothing, is for. */
const HERO: Readonly<Record<string, readonly [does: string, not: string]>> = {
  go: ['way', 'stay'],
  block: ['block', 'open'],
  danger: ['danger', 'keep'],
  upgrade: ['upgrade', 'keep'],
  item: ['item', 'keep'],
  discard: ['discard', 'keep'],
  trigger: ['trigger', 'keep'],
  locate: ['locate', 'keep'],
  reward: ['reward', 'keep'],
  gain: ['gain', 'keep'],
}
const NOTHING: readonly string[] = ['none', 'done', 'no', 'stop', 'keep', 'pass', 'end']

function heroReason(view: HeroView, ask: Ask, { verb, args }: Option): Reason {
  const [does, not] = HERO[ask.kind] ?? ['equal', 'equal']
  if (ask.kind !== 'turn') return [NOTHING.includes(verb) ? not : does]
  const here = view.labyrinth[0]
  const enemies = here?.creatures ?? []
  const action = verb === 'use' ? (args[1] ?? '') : verb
  switch (action) {
    case 'move':
      return enemies.length > 0 ? ['leave', { kind: enemies[0]?.kind ?? '' }] : ['way']
    case 'explore':
      return ['explore']
    case 'fight': {
      const kind = view.labyrinth.flatMap(({ creatures }) => creatures).find(({ id }) => args.includes(id))?.kind
      return kind === undefined ? ['item'] : ['fight', { kind }]
    }
    case 'locate':
      return ['locate']
    case 'scavenge':
      return here !== undefined && here.open.length === here.doors.length ? ['scavenge-room'] : ['scavenge']
    case 'interact':
      return args.includes('mission') ? ['mission'] : args.includes('lcu') ? ['lamp'] : ['item']
    case 'bullet-time':
      return ['haste']
    case 'recover':
      return ['recover', { kind: args[0] ?? '' }]
    case 'end':
      return ['stay']
    default:
      return ['item']
  }
}

const EVIL: Readonly<Record<string, string>> = {
  swap: 'far',
  'hero-start': 'far',
  'opening-creature': 'ambush',
  'opening-danger': 'danger-way',
  'place-danger': 'danger-way',
  'swap-danger': 'danger-way',
  place: 'danger-way',
  order: 'hardest',
  hand: 'hand',
  door: 'door',
  located: 'doubt',
  noise: 'doubt',
}

function evilReason(view: EvilView, ask: Ask, option: Option): Reason {
  const { verb, args } = option
  switch (ask.kind) {
    case 'react':
      return [verb === 'pass' ? 'wait' : verb === 'standard' ? 'standard' : 'play']
    case 'spawn':
    case 'standard':
    case 'steps':
    case 'teleport':
      return verb === 'stop'
        ? ['enough']
        : verb === 'spawn' || ask.kind === 'spawn'
          ? ['spawn']
          : stepReason(view, args)
    case 'hand':
      return [verb === 'keep' ? 'keep' : 'hand']
    case 'place-danger':
      return [verb === 'stop' ? 'enough' : 'danger-way']
    default:
      return [NOTHING.includes(verb) ? 'equal' : (EVIL[ask.kind] ?? 'equal')]
  }
}

/** How near a Creature comes by a step. */
function stepReason(view: EvilView, [who = '', way = '']: readonly string[]): Reason {
  const plot = mapOf(view.levels)
  const foe = view.creatures.find(({ id }) => id === who)
  if (foe === undefined || view.at === null) return ['equal']
  const far = distances(plot, view.at, view.blocked)
  const ways = plot.get(foe.at)?.ways
  const to = ways?.get(way) ?? (plot.has(way) ? way : foe.at)
  if (to !== foe.at && ways?.get(way) === to && isBlocked(plot, foe.at, way, view.blocked)) return ['door']
  if (to === view.at) return foe.revealed ? ['attack', { kind: foe.kind }] : ['pounce', { kind: foe.kind }]
  const steps = far.get(to)
  return steps === undefined || steps >= (far.get(foe.at) ?? 99)
    ? ['place', { kind: foe.kind }]
    : ['near', { kind: foe.kind, n: steps }]
}
