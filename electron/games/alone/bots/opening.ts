// What Evil sets up: where the Hero begins, which Rooms change places, where the first Creatures and Danger stand.
import type { EvilView, Sector } from '../../../contract/alone.ts'
import type { Option } from '../../../contract/wire.ts'
import { distances, mapOf, type Plot, routeOf } from './map.ts'

/** Long walks for the Hero: to the nearer Starting Mission, and on from there to the Final one. */
export function startWorth(view: EvilView, { key }: Option): number {
  return walkFrom(mapOf(view.levels), key, roomsOf(view))
}

/** The best start that Evil has after a swap of Rooms. */
export function swapWorth(view: EvilView, { verb, args }: Option): number {
  const plot = mapOf(view.levels)
  const rooms = roomsOf(view)
  const [one, other] = args
  const swapped = (room: string): string =>
    verb === 'keep' ? room : room === one ? (other ?? room) : room === other ? (one ?? room) : room
  const after = { start: rooms.start.map(swapped), final: rooms.final.map(swapped) }
  const starts = [...plot.values()].filter(({ room }) => room === null)
  return Math.max(0, ...starts.map(({ at }) => walkFrom(plot, at, after)))
}

interface Rooms {
  readonly start: readonly string[]
  readonly final: readonly string[]
}
const roomsOf = ({ missions }: EvilView): Rooms => ({
  start: missions.filter(({ colour }) => colour !== 'final').map(({ room }) => room),
  final: missions.filter(({ colour }) => colour === 'final').map(({ room }) => room),
})
const placeOf = (plot: Plot, room: string | undefined): Sector =>
  [...plot.values()].find((place) => place.room === room)?.at ?? ''

function walkFrom(plot: Plot, from: Sector, { start, final }: Rooms): number {
  const far = distances(plot, from, [])
  const end = placeOf(plot, final[0])
  const walks = start.map((room) => {
    const at = placeOf(plot, room)
    return (far.get(at) ?? 0) + (distances(plot, at, []).get(end) ?? 0)
  })
  return Math.min(...walks)
}

/** Creatures wait where the Hero will come by first, the most fearful before the others. */
export function openingCreatureWorth(view: EvilView, { verb, args }: Option): number {
  const fear: Readonly<Record<string, number>> = { worm: 1, hybrid: 0.9, spore: 0.4, parasite: 0.5, cultist: 0.3 }
  return (fear[verb] ?? 0.2) + 2 * onWay(view, args[0] ?? '')
}
export const openingDangerWorth = (view: EvilView, { key }: Option): number => onWay(view, key)

/** How likely the Hero walks through a Sector: it lies on a way to a Mission, the nearer to him the likelier. */
function onWay(view: EvilView, at: Sector): number {
  const plot = mapOf(view.levels)
  const { start, final } = roomsOf(view)
  const goals = start.map((room) => placeOf(plot, room))
  const ends = goals.flatMap((goal) => final.map((room) => [goal, placeOf(plot, room)] as const))
  const ways = [...goals.map((goal) => [view.at ?? '', goal] as const), ...ends]
  const steps = ways.map(([from, to]) => routeOf(plot, from, to).indexOf(at)).filter((step) => step >= 0)
  const isGoal = goals.includes(at) || ends.some(([, end]) => end === at)
  return (steps.length === 0 ? 0 : 1 - 0.07 * Math.min(...steps)) + (isGoal ? 0.4 : 0)
}
