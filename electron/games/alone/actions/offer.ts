// Decides which Actions the Hero is offered: from his own view alone, never from the truth. (Performing Actions)
import type { Action, Dir, MissionColour, Way } from '../../../contract/alone.ts'
import type { Deed } from '../agenda.ts'
import { figure, holds, isForbidden, sightOf } from '../figures.ts'
import { isBlocked } from '../labyrinth/doors.ts'
import { openDirs } from '../map/board.ts'
import { itemOf, missionOf, missionRoom } from '../pack/find.ts'
import type { Effect, ItemKind } from '../pack/pack.ts'
import { type Creature, creatureHandle, creaturesShown, roomAt, type State } from '../state.ts'

const ALL: readonly Action[] = ['move', 'explore', 'fight', 'locate', 'scavenge', 'interact']

/** The ways out of the Hero's Sector: open sides, then Stairs. (Action — Move) */
export function waysOut(s: State): readonly Way[] {
  const dirs: readonly Way[] = openDirs(s.board, s.hero.at)
  return (s.board.beyond[s.hero.at] ?? -1) < 0 ? dirs : [...dirs, 'stairs']
}

const exploreWays = (s: State): readonly Way[] =>
  waysOut(s).filter((way) => way === 'stairs' || !isBlocked(s, s.hero.at, way))

const targets = (s: State): readonly Creature[] => creaturesShown(s, [s.hero.at])

/** Missions that an Interact here serves: in play, in this Room, by Interacts. (Action — Interact) */
function missionsHere(s: State): readonly string[] {
  const room = roomAt(s, s.hero.at)
  return s.missions
    .filter((m) => m.triggered && !m.done)
    .filter((m) => {
      const goal = missionOf(s.pack, m.card)?.goal
      return goal?.do === 'interact' && missionRoom(s.pack, m) === room && holds(s, goal.if)
    })
    .map((m) => m.colour)
}

/** The keys of one Action, without Items. */
function plain(s: State, action: Action): readonly string[] {
  switch (action) {
    case 'move':
      return waysOut(s).map((way) => `move ${way}`)
    case 'explore':
      return exploreWays(s).map((way) => `explore ${way}`)
    case 'fight':
      return targets(s).map((c) => `fight ${creatureHandle(c.handle ?? 0)}`)
    case 'locate':
    case 'scavenge':
      return [action]
    case 'interact':
      return [
        ...(s.board.lcu[s.hero.at] === true ? openDirs(s.board, s.hero.at).map((dir) => `interact lcu ${dir}`) : []),
        ...missionsHere(s).map((colour) => `interact mission ${colour}`),
      ]
  }
}

/** The keys of one Action done with an Item that replaces it. (R80) */
function withItem(s: State, item: string, kind: ItemKind, action: Action): readonly string[] {
  if (!holds(s, kind.if, { action })) return []
  const use = `use ${item} ${action}`
  switch (kind.aim ?? 'none') {
    case 'way':
      return (action === 'explore' ? exploreWays(s) : waysOut(s)).map((way) => `${use} ${way}`)
    case 'creature':
      return targets(s).map((c) => `${use} ${creatureHandle(c.handle ?? 0)}`)
    case 'creature-in-sight':
      return creaturesShown(s, sightOf(s)).map((c) => `${use} ${creatureHandle(c.handle ?? 0)}`)
    case 'lamp':
      return s.board.lcu[s.hero.at] === true ? openDirs(s.board, s.hero.at).map((dir) => `${use} lcu ${dir}`) : []
    case 'none':
      return [use]
  }
}

/** Which of the Actions still to be performed one may be; a restricted one is used up before a free one. -1: none. */
export function allowanceFor(s: State, action: Action): number {
  const restricted = s.turn.left.findIndex((actions) => actions?.includes(action) === true)
  return restricted >= 0 ? restricted : s.turn.left.indexOf(null)
}

/** All Actions now on offer; where what is forbidden leaves nothing, the restriction lapses. (R19) */
export function actionKeys(s: State): readonly string[] {
  const allowed = ALL.filter((action) => allowanceFor(s, action) >= 0)
  const free = allowed.filter((action) => !isForbidden(s, action))
  const keys = keysOf(s, free)
  return keys.length > 0 ? keys : keysOf(s, allowed)
}

function keysOf(s: State, actions: readonly Action[]): readonly string[] {
  return actions.flatMap((action) => [
    ...plain(s, action),
    ...s.hero.items.flatMap((item) => {
      const kind = itemOf(s.pack, item.card)
      return kind?.action === action ? withItem(s, item.card, kind, action) : []
    }),
  ])
}

/** A Locate still to be given its targets, which are named before it is declared. */
interface Locating {
  readonly locates: number
  readonly item: string | null
}

const LOCATES = 2

/** How many targets are named: none where an Item's text does not Locate. */
function locatesOf(s: State, item: string | null): number {
  const held = s.hero.items.find((x) => x.card === item)
  if (held === undefined) return locates(s, LOCATES)
  const kind = itemOf(s.pack, held.card)
  const own = targetsIn((held.component ? kind?.upgraded : undefined) ?? kind?.effects ?? [])
  return own === 0 ? 0 : locates(s, own)
}

/** A Locate names one target at least. */
const locates = (s: State, base: number): number => Math.max(1, figure(s, 'locate-targets', base))

const targetsIn = (effects: readonly Effect[]): number => Math.max(0, ...effects.map(targetsOf))
function targetsOf(effect: Effect): number {
  switch (effect.do) {
    case 'locate':
      return effect.targets
    case 'if':
      return targetsIn([...effect.then, ...(effect.else ?? [])])
    case 'choose':
      return targetsIn(effect.options.flatMap((option) => option.effects))
    case 'times':
      return targetsIn(effect.effects)
    default:
      return 0
  }
}

/** What a chosen key says, in the referee's terms. */
export function deedOf(s: State, key: string): Deed | Locating | undefined {
  const words = key.split(' ')
  const item = words[0] === 'use' ? (words[1] ?? null) : null
  const [action, first = '', second = ''] = item === null ? words : words.slice(2)
  const locates = action === 'locate' ? locatesOf(s, item) : 0
  if (locates > 0) return { locates, item }
  const creature = s.creatures.find((c) => c.handle !== null && creatureHandle(c.handle) === first)
  if (first === 'lcu') return { action: 'interact', lamp: second as Dir, item }
  if (first === 'mission') return { action: 'interact', mission: second as MissionColour, item }
  if (creature !== undefined && action === 'fight') return { action: 'fight', creature: creature.id, item }
  if ((action === 'move' || action === 'explore') && first !== '') return { action, way: first as Way, item }
  if (action === 'scavenge' && item === null) return { action, item }
  return item === null || action === undefined ? undefined : { action: action as Action, item }
}
