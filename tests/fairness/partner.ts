// Makes the world that the Hero cannot tell from the first: everything that he never saw, and that no answer to him rested on, dealt anew.
import { type State } from '../../electron/games/alone/state.ts'
import { assemble, type Board } from '../../electron/games/alone/map/board.ts'
import type { Random } from '../helpers/random-map.ts'
import { type Carry, carry, carryChart, carryData, shifts } from './carry.ts'
import { differing, mixCards, mixed } from './cards.ts'
import { type At, type Chart, LETTERS, level, name, noises, place, writeChart } from './chart.ts'
import { dealGround } from './ground.ts'
import type { Run } from './play.ts'
import { type Script, scriptOf } from './script.ts'
import type { Position } from './starts.ts'
import type { Start } from './watch.ts'

/** How many facts of a kind differ between the two worlds. */
export type Anew = Record<string, number>

/** What of the world is dealt anew; all of it where nothing is said. */
export interface Scope {
  readonly ground?: boolean
  readonly carry?: boolean
}

export interface Plan {
  readonly script: Script
  readonly start: Start
  readonly to: Carry
  /** The partner's Map, as it is once set up. */
  readonly chart: Chart
  /** Sectors that must be as in the first world. */
  readonly ground: ReadonlySet<At>
  /** The partner's Creature for each that must be as in the first world. */
  readonly roles: Map<string, string>
  /** What Evil answers when it may let two Rooms change places. */
  readonly swap: string
  readonly anew: Anew
  begin(state: State): State
}

const TRIES = 160
/** Uses of chance that the Hero never sees the outcome of: they begin elsewhere. */
const HIDDEN_USES = ['handle', 'deck fury', 'deck speed', 'deck terror', 'deck traps']

export function planPartner(run: Run, chance: Random, scope: Scope = {}): Plan {
  const script = scriptOf(run)
  const anew: Anew = {}
  const frozen = { sectors: script.sectors, sides: script.sides, rooms: script.rooms }
  const tries = scope.ground === false ? 0 : TRIES
  const ground = dealGround(script.chart, frozen, chance, tries, script.holds, script.ties)
  const to = scope.carry === false ? carry(false) : somewhere(ground.chart, chance)
  const chart = carryChart(ground.chart, to)
  Object.assign(anew, ground.anew, { places: to.moved ? 1 : 0 })
  const seen = new Set([...script.ground].map(to.at))
  const roles = new Map<string, string>()
  const common = { script, to, chart, ground: seen, roles, anew }
  if (run.start.do === 'new') {
    const rooms = Object.entries(LETTERS).filter(([, letter]) => chart.room.includes(letter))
    const [a, b] = mixed(rooms, chance)
    const swap = chance(3) === 0 || a === undefined || b === undefined ? 'keep' : pairOf(a[0], b[0])
    const before = { ...chart, room: swap === 'keep' ? chart.room : swapped(chart.room, a![1], b![1]) }
    const board = boardOf(before)
    anew['swap'] = swap === run.shots.find((shot) => shot.question.kind === 'swap')?.key ? 0 : 1
    return { ...common, start: run.start, swap, begin: (state) => elsewhere({ ...state, board }, chance) }
  }
  const position = carryData(run.start.position, to) as Position
  const laid = { ...position, ...writeChart(chart) }
  const names = layCreatures(laid, run, common, chance)
  layDanger(laid, run, common, chance)
  const begin = (state: State): State => {
    names.forEach((first, i) => first !== undefined && roles.set(first, state.creatures[i]!.id))
    const next = elsewhere({ ...state }, chance)
    const hands = next.hands
    mixCards(next, chance)
    anew['cards'] = differing(hands, next.hands)
    return next
  }
  return { ...common, start: { ...run.start, position: laid }, swap: 'keep', begin }
}

/** As it is offered: the Rooms in their fixed order. */
const pairOf = (a: string, b: string): string => {
  const order = Object.keys(LETTERS)
  return order.indexOf(a) < order.indexOf(b) ? `swap ${a} ${b}` : `swap ${b} ${a}`
}

const swapped = (room: readonly (string | null)[], a: string, b: string): (string | null)[] =>
  room.map((letter) => (letter === a ? b : letter === b ? a : letter))

function boardOf(chart: Chart): Board {
  const { levels, lcus } = writeChart(chart)
  const board = assemble(levels, lcus.map(place))
  if ('fault' in board) throw new Error(`${board.path} ${board.fault}`)
  return board
}

function somewhere(chart: Chart, chance: Random): Carry {
  const free = shifts(chart)
  const [down, east] = free[chance(free.length)]!
  return carry(chance(2) === 0, down, east)
}

/** Hidden chance and hidden counters begin elsewhere. */
function elsewhere(state: State, chance: Random): State {
  const uses = Object.fromEntries(HIDDEN_USES.map((use) => [use, (state.chance[use] ?? 0) + 1000 + chance(1000)]))
  state.chance = { ...state.chance, ...uses }
  state.counters = { ...state.counters, id: state.counters.id + 1 + chance(9) }
  return state
}

/** A Creature as a position names it, and whose part of the first world it plays. */
interface Laid {
  readonly own: unknown
  readonly id: string | undefined
}
type Common = Pick<Plan, 'script' | 'to' | 'chart' | 'ground' | 'anew'>

/** Creatures that were never seen are others, elsewhere on their Level; all come in another order. Returns the first world's names in order. */
function layCreatures(laid: Position, run: Run, common: Common, chance: Random): (string | undefined)[] {
  const { script, to, chart, ground, anew } = common
  const hero = to.at(run.first.hero.at)
  const blocked = run.first.blocked.map((side) => (to.at(side >> 2) << 2) | (side & 3))
  const unseen = chart.sector.flatMap((is, at) => (is && !ground.has(at) ? [at] : []))
  const spare = tokensLeft(run, script)
  const next = run.first.creatures.flatMap((c, i): Laid[] => {
    const own = laid.creatures[i]
    if (script.kept.has(c.id)) return [{ own, id: c.id }]
    if (chance(8) === 0) return []
    const near = unseen.filter((at) => level(at) === level(to.at(c.at)))
    const sounds = (at: At): string => noises(chart, hero, at, blocked).join()
    const alike = near.filter((at) => sounds(at) === sounds(to.at(c.at)))
    const from = chance(4) > 0 && alike.length > 0 ? alike : near
    const kinds = [...spare.keys()].filter((kind) => spare.get(kind)! > 0)
    const kind = kinds[chance(Math.max(1, kinds.length))]
    if (from.length === 0 || kind === undefined) return []
    spare.set(kind, spare.get(kind)! - 1)
    const other = { kind, at: name(from[chance(from.length)]!), wounded: chance(3) === 0 }
    return [{ own: other, id: undefined }]
  })
  next.push(...strangers(run, common, spare, chance))
  anew['number of creatures'] = Math.abs(next.length - run.first.creatures.length)
  const order = mixed(next, chance)
  anew['creatures'] = next.filter(({ own, id }) => id === undefined && !isIn(laid.creatures, own)).length
  anew['order of creatures'] = order.some((entry, i) => entry !== next[i]) ? 1 : 0
  laid.creatures = order.map(({ own }) => own)
  return order.map(({ id }) => id)
}
/** Creatures more than in the first world, where no Level comes near its limit by them. */
function strangers(run: Run, common: Common, spare: Map<string, number>, chance: Random): Laid[] {
  const { chart, ground, to } = common
  const states = [run.first, ...run.shots.map(({ before }) => before)]
  const most = (l: number): number =>
    Math.max(...states.map((s) => s.creatures.filter((c) => level(to.at(c.at)) === l).length))
  return [0, 1].flatMap((l) => {
    const free = chart.sector.flatMap((is, at) => (is && !ground.has(at) && level(at) === l ? [at] : []))
    const kinds = [...spare.keys()].filter((kind) => spare.get(kind)! > 0)
    const kind = kinds[chance(Math.max(1, kinds.length))]
    if (kind === undefined || free.length === 0 || most(l) > 2 || chance(3) === 0) return []
    spare.set(kind, spare.get(kind)! - 1)
    return [{ own: { kind, at: name(free[chance(free.length)]!), wounded: chance(3) === 0 }, id: undefined }]
  })
}
const isIn = (list: readonly unknown[], one: unknown): boolean =>
  list.some((x) => JSON.stringify(x) === JSON.stringify(one))

const ORDINARY = ['worm', 'spore', 'hybrid', 'cultist', 'parasite']

/** How many tokens of each ordinary kind the Creatures that were seen leave over at any time; none of a kind that was Located. */
export function tokensLeft(run: Run, { kept, kinds }: Script): Map<string, number> {
  const states = [run.first, ...run.shots.map(({ before }) => before)]
  return new Map(
    ORDINARY.map((kind) => {
      const most = Math.max(...states.map((s) => s.creatures.filter((c) => c.kind === kind && kept.has(c.id)).length))
      return [kind, kinds.has(kind) ? 0 : run.first.pack.creatures[kind as 'worm'].tokens - most]
    }),
  )
}

/** Danger where the Hero never looked lies elsewhere on its Level. */
function layDanger(laid: Position, run: Run, common: Common, chance: Random): void {
  const { script, to, chart, ground, anew } = common
  if (script.dangers) return
  const kept = run.first.dangers.map(to.at).filter((at) => ground.has(at))
  const moved = [0, 1].flatMap((l) => {
    const free = chart.sector.flatMap((is, at) => (is && !ground.has(at) && level(at) === l ? [at] : []))
    const count = run.first.dangers.map(to.at).filter((at) => !ground.has(at) && level(at) === l).length
    return mixed(free, chance).slice(0, count)
  })
  anew['danger'] = moved.filter((at) => !run.first.dangers.map(to.at).includes(at)).length
  laid.dangers = [...kept, ...moved].map(name)
}
