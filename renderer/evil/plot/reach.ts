// What an open question means on the Map: which Sectors its options reach, along which step, and what a press there answers.
import type { EvilView, Sector, Way } from '../../../electron/contract/alone.ts'
import type { Option } from '../../../electron/contract/wire.ts'
import { isSector } from '../../i18n/index.ts'
import type { Plan } from './map.ts'
import { beyond, distancesFrom, heardFrom, stepsFrom } from './map.ts'
import type { Heard } from './map.ts'

export interface Reach {
  readonly key: string
  /** Where it leads, or where it happens. */
  readonly to: Sector
  /** Where the arrow begins; null: it appears there. */
  readonly from: Sector | null
  readonly way: Way | null
  readonly kind: 'step' | 'stay' | 'spawn' | 'place' | 'unblock' | 'swap'
}

const WAYS: readonly string[] = ['n', 'e', 's', 'w', 'stairs']
const isWay = (word: string): word is Way => WAYS.includes(word)

const placeOfCreature = (view: EvilView, id: string): Sector | null =>
  view.creatures.find((creature) => creature.id === id)?.at ?? null

const roomAt = (plan: Plan, room: string): Sector | null =>
  [...plan.values()].find((cell) => cell.room === room)?.at ?? null

/** An option on the Map, or null where it has no place there. */
function reachOf(option: Option, plan: Plan, view: EvilView): Reach | null {
  const { key, verb, args } = option
  const last = args.at(-1) ?? verb
  if (isSector(last)) {
    const kind = verb === 'spawn' ? 'spawn' : 'place'
    const mover = verb === 'teleport' ? placeOfCreature(view, args[0] ?? '') : null
    return { key, to: last, from: mover, way: null, kind }
  }
  const side = /^([UL][a-d][1-6])[nesw]$/.exec(last)?.[1]
  if (side !== undefined) return { key, to: side, from: null, way: null, kind: 'place' }
  const rooms = args.map((arg) => roomAt(plan, arg))
  if (rooms.length === 2 && rooms[0] && rooms[1]) return { key, to: rooms[1], from: rooms[0], way: null, kind: 'swap' }
  const from = placeOfCreature(view, args[0] ?? '')
  const cell = from === null ? undefined : plan.get(from)
  if (cell === undefined) return null
  if (verb === 'move' && last === '0') return { key, to: cell.at, from: cell.at, way: null, kind: 'stay' }
  if (!isWay(last)) return args.length === 1 ? { key, to: cell.at, from: null, way: null, kind: 'place' } : null
  const to = beyond(plan, cell, last)
  if (to === null) return null
  return { key, to: to.at, from: cell.at, way: last, kind: verb === 'unblock' ? 'unblock' : 'step' }
}

export const reachesOf = (options: readonly Option[], plan: Plan, view: EvilView): readonly Reach[] =>
  options.map((option) => reachOf(option, plan, view)).filter((reach) => reach !== null)

/** Where one Creature could step next, while nobody asks: a preview, no promise. */
export function idleReach(id: string, plan: Plan, view: EvilView): readonly Reach[] {
  const at = placeOfCreature(view, id)
  const cell = at === null ? undefined : plan.get(at)
  if (cell === undefined) return []
  return stepsFrom(plan, cell, view).map(({ way, to }) => ({
    key: `${id} ${way}`,
    to: to.at,
    from: cell.at,
    way,
    kind: 'step',
  }))
}

/** Where a kind may be Spawned by its figure of distance alone, while nobody asks: cards and full Levels are not looked at. */
export const spawnReach = (kind: string, least: number, plan: Plan, view: EvilView): readonly Reach[] => {
  const far = view.at === null ? new Map<Sector, number>() : distancesFrom(plan, view.at, null)
  return [...plan.keys()]
    .filter((at) => (far.get(at) ?? Infinity) >= least)
    .map((to) => ({ key: `spawn ${kind} ${to}`, to, from: null, way: null, kind: 'spawn' }))
}

/** The key of the Creatures that a card in hand, or the news, is about: no answer to anything. */
export const FORESEEN = 'foreseen'

/** What news is about, on the Map: Sectors, and Creatures where they are now. No answers either. */
export function newsReach(
  { sectors, creatures }: { readonly sectors: readonly Sector[]; readonly creatures: readonly string[] },
  view: EvilView,
): readonly Reach[] {
  const stand = new Set(creatures.flatMap((id) => placeOfCreature(view, id) ?? []))
  return [
    ...[...stand].map((at) => ({ key: FORESEEN, to: at, from: at, way: null, kind: 'stay' as const })),
    ...sectors
      .filter((at) => !stand.has(at))
      .map((at) => ({ key: `news ${at}`, to: at, from: null, way: null, kind: 'place' as const })),
  ]
}

/** What the Hero would hear of it; nothing where it makes no Noise. */
export const heardOf = (reach: Reach, plan: Plan, view: EvilView): readonly Heard[] =>
  reach.kind === 'place' || reach.kind === 'swap'
    ? []
    : heardFrom(plan, view, reach.kind === 'unblock' ? (reach.from ?? reach.to) : reach.to)

/** The options that a press on a Sector may mean. */
export const pressedAt = (at: Sector, reaches: readonly Reach[]): readonly Reach[] =>
  reaches.filter((reach) => reach.to === at || (reach.kind === 'swap' && reach.from === at))
