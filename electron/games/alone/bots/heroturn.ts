// What each Action is worth to the Hero now, in Turns won: the way to a Mission, the work in its Room, and what Creatures take meanwhile.
import type { Catalogue, HeroView, MissionView, Room, SectorView, Way } from '../../../contract/alone.ts'
import type { Option } from '../../../contract/wire.ts'
import { type Chart, type Noted, STEP } from './chart.ts'
import { type Goal, goalOf } from './goals.ts'
import { atLeast, attackOf, evilHit, figuresOf, heroHit } from './odds.ts'
import { reachable, type Route, routeTo } from './route.ts'

/** What the Hero has before him. */
export interface Sight {
  readonly view: HeroView
  readonly catalogue: Catalogue | undefined
  readonly chart: Chart
  /** Ways from which a Noise came since he last moved. */
  readonly noises: ReadonlySet<string>
  /** Turns that he was where a Mission goes on and could do nothing for it, by its colour. */
  readonly vain: ReadonlyMap<string, number>
  readonly weights: Weights
}

/** The Mission that he goes for, and how. */
export interface Plan {
  readonly mission: MissionView
  readonly goal: Goal
  readonly route: Route
}

/** What players of one level weigh otherwise than those of another. */
export interface Weights {
  /** What a point of Life or Self Control is worth in Turns. */
  readonly health: number
  /** Whom he leaves comes after him as often; under Bullet Time two Sectors are more than a step. */
  readonly followed: { readonly first: number; readonly second: number }
  /** A Sector in the dark that an Explore would show, the first and the second, where he is going and elsewhere. */
  readonly shown: { readonly first: number; readonly second: number; readonly aside: number }
}
export const ABLE: Weights = {
  health: 0.6,
  followed: { first: 0.75, second: 0.3 },
  shown: { first: 0.35, second: 0.3, aside: 0.1 },
}
/** A Creature in the dark, and how likely one is there; where a Noise came from it is likelier. */
const DREAD = { scare: 3, chance: 0.12, heard: 0.5 }
/** A Creature that is not killed attacks about so often, now and later. */
const LASTING = 2.6
/** A Wound of what a Mission asks to Kill is so much of its work. */
const PREY = 2
/** What each Turn without work in its Room makes a Mission seem farther. */
const VAIN = 1.5
/** With so much Life and Self Control left he keeps nothing back. */
const LAST = 7

/** The Mission that seems done soonest. */
export function planOf({ view, catalogue, chart, weights, vain }: Sight): Plan | undefined {
  const shun = (noted: Noted): number => weights.health * attackAt(noted.seen, view, catalogue)
  const plans = view.missions
    .filter(({ triggered, done }) => triggered && !done)
    .filter(({ colour }, _, all) => colour === 'final' || !all.some((each) => each.colour === 'final'))
    .map((mission) => {
      const goal = goalOf(catalogue, mission)
      const prey = goal.how === 'kill' ? preyOf(chart, mission, catalogue) : undefined
      return { mission, goal, route: prey ?? routeTo(chart, mission.room, shun) }
    })
  const turns = ({ goal, route, mission }: Plan): number =>
    route.turns +
    goal.steps * (goal.how === 'kill' ? 3 : 1) -
    (mission.colour === 'green' ? 0.5 : 0) +
    VAIN * (vain.get(mission.colour) ?? 0)
  return plans.toSorted((a, b) => turns(a) - turns(b))[0]
}

/** Where a Creature stands that a Mission asks to Kill: it need not be in its Room. */
function preyOf(chart: Chart, mission: MissionView, catalogue: Catalogue | undefined): Route | undefined {
  const found = reachable(chart, () => 0).find(
    ({ noted }) => noted.now && noted.seen.creatures.some(({ kind }) => isSought(kind, mission, catalogue)),
  )
  return found && { turns: found.turns, way: found.first, known: true, open: 1 }
}
/** A Final Mission asks for a Boss, which is a Creature without an Ability; another for any. */
const isSought = (kind: string, { colour }: MissionView, catalogue: Catalogue | undefined): boolean =>
  colour !== 'final' || catalogue?.creatures[kind]?.ability === null

/** What the Creatures that he sees in a Sector take from him in one attack each. */
function attackAt({ creatures, lit, danger }: SectorView, view: HeroView, catalogue: Catalogue | undefined): number {
  const nightmare = view.round?.nightmare ?? false
  return creatures.reduce((sum, { kind }) => sum + attackOf(figuresOf(catalogue, kind, nightmare), lit, danger), 0)
}

/** Values the options of a Turn. */
export function turnWorth(sight: Sight, plan: Plan | undefined): (option: Option) => number {
  const { view, catalogue, chart, weights } = sight
  const { here } = chart
  if (here === undefined) return () => 0
  const staying = weights.health * attackAt(here.seen, view, catalogue)
  return (option) => {
    const item = option.verb === 'use' ? (option.args[0] ?? null) : null
    const [action = '', ...args] = item === null ? [option.verb, ...option.args] : option.args.slice(1)
    const more = item === null ? 0 : (ITEM[action] ?? 0)
    switch (action) {
      case 'move':
        return moveWorth(sight, here, args[0] as Way, plan) + more
      case 'fight':
        return fightWorth(sight, here, args[0] ?? '', plan) - staying + more
      case 'explore':
        return exploreWorth(sight, here, args[0] as Way, plan) - staying + more + deedWorth('explore', here, plan)
      case 'locate':
        return locateWorth(sight, plan) - staying + more + deedWorth('locate', here, plan)
      case 'scavenge':
        return scavengeWorth(sight, here) - staying + more + deedWorth('scavenge', here, plan)
      case 'interact':
        return (
          (args[0] === 'mission'
            ? missionWorth(view, args[1] ?? '', plan)
            : args[0] === 'lcu'
              ? lampWorth(sight, here)
              : 0.1) -
          staying +
          more
        )
      case 'end':
        return -staying
      default:
        return adrenalineWorth(sight, plan, option)
    }
  }
}

/** What an Item adds to the Action that it replaces. */
const ITEM: Readonly<Record<string, number>> = {
  fight: 0.4,
  move: 0.25,
  locate: 0.1,
  scavenge: 0.2,
  interact: -0.2,
  explore: -0.1,
}

function moveWorth(
  { view, catalogue, chart, noises, weights }: Sight,
  here: Noted,
  way: Way,
  plan: Plan | undefined,
): number {
  const { seen } = here
  const shut = seen.doors.some(({ dir, blocked }) => dir === way && blocked)
  const leaving = weights.health * (shut ? attackAt(seen, view, catalogue) : opportunity(seen))
  const ahead = plan?.route.way === way ? 1 : plan?.route.way === null ? -0.8 : -0.6
  const to = chart.beyond(here, way)
  const dread = noises.has(way) ? DREAD.heard : DREAD.chance
  const there = to?.now === true ? attackAt(to.seen, view, catalogue) : DREAD.scare * dread
  const after =
    (view.turn?.bulletTime === true ? weights.followed.second : weights.followed.first) *
    attackAt(seen, view, catalogue)
  return ahead - leaving - (shut ? 0 : weights.health * (there + after))
}
/** Leaving lets each Creature roll a die, one less in Light. */
const opportunity = ({ creatures, lit, danger }: SectorView): number =>
  Math.max(0, creatures.length - (lit ? 1 : 0)) * evilHit(danger)

function fightWorth({ view, catalogue, weights }: Sight, here: Noted, target: string, plan: Plan | undefined): number {
  const { lit, danger } = here.seen
  const creature = view.labyrinth.flatMap(({ creatures }) => creatures).find(({ id }) => id === target)
  if (creature === undefined) return 0
  const figures = figuresOf(catalogue, creature.kind, view.round?.nightmare ?? false)
  const isPrey = plan?.goal.how === 'kill' && isSought(creature.kind, plan.mission, catalogue)
  const dice = isPrey && plan.mission.colour === 'final' ? 4 : 2
  const first = atLeast(creature.wounded ? figures.kill : figures.wound, dice, heroHit(lit))
  const whole = creature.wounded ? first : atLeast(figures.wound + figures.kill, dice, heroHit(lit))
  const kept = weights.health * LASTING * attackOf(figures, lit, danger)
  const isHere = here.seen.creatures.some(({ id }) => id === target)
  const inTheWay = plan?.route.way === null ? 0.8 : 0
  return (
    (isHere ? 1 : 0.4) * (whole * (kept + 0.5 + inTheWay) + (first - whole) * 0.5 * (kept + inTheWay)) +
    (isPrey ? PREY * first + 0.6 : 0)
  )
}

function exploreWorth(
  { chart, noises, weights: { shown } }: Sight,
  here: Noted,
  way: Way,
  plan: Plan | undefined,
): number {
  const isAhead = plan?.route.way === way
  const first = chart.beyond(here, way)
  const heard = noises.has(way) ? 0.7 : 0
  if (way === 'stairs') return first?.now === true ? 0 : (isAhead ? shown.second : shown.aside / 2) + heard
  const dark = first?.now !== true
  const [dx, dy] = STEP[way]
  const second = chart.at(here.sheet, here.east + 2 * dx, here.south + 2 * dy)
  const open = dark || (first.seen.open.includes(way) && first.seen.doors.every(({ dir }) => dir !== way))
  const more = open && second?.now !== true
  return (
    (dark ? (isAhead ? shown.first : shown.aside) + heard : 0) + (more ? (isAhead ? shown.second : shown.aside) : 0)
  )
}

function locateWorth(sight: Sight, plan: Plan | undefined): number {
  const { chart, view } = sight
  const rooms = wanted(view).filter((room) => isUnknown(sight, room))
  if (rooms.length === 0 || plan === undefined) return 0.02
  const { here } = chart
  const { room } = plan.mission
  const told = chart.located.filter((x) => x.target === room)
  if (!isUnknown(sight, room)) return 0.05
  if (told.length === 0) return 1.2
  const near = told.filter((x) => x.from.sheet === here?.sheet)
  if (near.length === 0) return 0.75
  const walked = Math.min(
    ...near.map(({ from }) => Math.abs(from.east - (here?.east ?? 0)) + Math.abs(from.south - (here?.south ?? 0))),
  )
  return plan.route.open > 2 && walked >= 2 ? 0.2 + 0.07 * walked : 0.03
}

/** Rooms of Missions that still matter. */
export const wanted = (view: HeroView): readonly Room[] =>
  view.missions
    .filter(({ done, triggered, colour }) => !done && (triggered || colour === 'final'))
    .map(({ room }) => room)
export const isUnknown = ({ chart }: Pick<Sight, 'chart'>, room: Room): boolean =>
  chart.all.every(({ seen }) => seen.tile !== room)

function scavengeWorth({ view, catalogue }: Sight, here: Noted): number {
  const { tile, creatures } = here.seen
  const room =
    catalogue?.missions.some((each) => each.room === tile) === true || view.missions.some((each) => each.room === tile)
  const isNew = room && view.hero?.scavenged.every((each) => each !== tile) === true
  const few = Math.max(0, 1 - (view.hero?.items.length ?? 0) / 6)
  return (isNew ? 1.1 + 2.4 * few : 0.8 * few) - 0.4 * creatures.length
}

/** Work in a Mission's Room. Progress that lasts a Turn only is not begun without a second Action. */
function missionWorth(view: HeroView, colour: string, plan: Plan | undefined): number {
  const { goal, mission } = plan ?? {}
  if (mission?.colour !== colour || goal === undefined) return 2
  const { number = 1, bulletTime = false, done = [] } = view.turn ?? {}
  const left = goal.within === 'turn' ? (bulletTime ? 2 : 1) - done.length : goal.within === 'round' ? 9 - number : 99
  return goal.steps > left ? 0.3 : 6
}

function lampWorth({ view, catalogue, weights }: Sight, here: Noted): number {
  const { lit, creatures, danger } = here.seen
  if (lit || creatures.length === 0) return 0.15
  const nightmare = view.round?.nightmare ?? false
  const figures = creatures.map(({ kind }) => figuresOf(catalogue, kind, nightmare))
  return (
    weights.health *
    figures.reduce((sum, each) => sum + attackOf(each, false, danger) - attackOf(each, true, danger), 0)
  )
}

/** What counts for the Mission by being done in its Room, or by staying there. */
function deedWorth(action: string, here: Noted, plan: Plan | undefined): number {
  if (plan === undefined || here.seen.tile !== plan.mission.room) return 0
  return plan.goal.how === action ? 4 : plan.goal.how === 'stay' ? 2 : 0
}

/** Adrenaline comes back with the Round: it is kept for no more than a few Turns. */
function adrenalineWorth({ view, chart }: Sight, plan: Plan | undefined, { verb, args }: Option): number {
  const { life = 12, selfControl = 12, adrenaline = 0 } = view.hero ?? {}
  const turn = view.turn?.number ?? 1
  const { here } = chart
  const near =
    here === undefined ? [] : here.seen.open.map((dir) => chart.beyond(here, dir)?.seen.creatures.length ?? 0)
  // Two Actions are worth most where a Creature is near, or where a Mission can be ended before Evil answers.
  const isPressed = (here?.seen.creatures.length ?? 0) + Math.max(0, ...near) > 0 || plan?.route.way === null
  // A Companion is given up for what it still can do once the Hero will not last.
  if (verb === 'sacrifice') return life + selfControl <= LAST ? 6 : -1
  if (verb === 'bullet-time') return isPressed || adrenaline >= 9 - turn ? 5 : -1
  if (verb !== 'recover') return -1
  const [own, other] = args[0] === 'life' ? [life, selfControl] : [selfControl, life]
  const late = adrenaline >= 9 - turn ? 6 : -0.5
  return own <= 3 ? 7 - own / 4 : own <= other ? late : late - 1
}
