// Decides what may be Located, how far it is, and which answers are true. (Action — Locate, R43, R89)
import type { Kind, Room } from '../../../contract/alone.ts'
import { push, type StepOf } from '../agenda.ts'
import { distances } from '../map/distance.ts'
import { doorDirs } from '../map/board.ts'
import { type At, LEVEL } from '../map/grid.ts'
import { ROOMS } from '../map/sheet.ts'
import { missionOf } from '../pack/find.ts'
import type { Pack } from '../pack/pack.ts'
import { ask, unique } from '../questions.ts'
import { leaderSeat, roomAt, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

const PLACES = [
  'room',
  'corridor',
  'cross',
  'tee',
  'straight',
  'curve',
  'door',
  'stairs',
  'red-stairs',
  'blue-stairs',
  'lcu',
  'danger',
] as const

/** Kinds of Creature that can be on the Map: the ordinary ones and those of this game's Missions, triggered or not. (R89) */
export function kindsOf(pack: Pack, missions: readonly { readonly card: string }[]): readonly Kind[] {
  const extra = missions.flatMap((m) => missionOf(pack, m.card)?.kinds ?? [])
  return (Object.keys(pack.creatures) as Kind[]).filter(
    (kind) => pack.creatures[kind].boss !== true || extra.includes(kind),
  )
}

/** The one constant list of what may be named. */
const targetsOf = (s: State): readonly string[] => [...ROOMS, ...PLACES, ...kindsOf(s.pack, s.missions)]

/** Asks for targets one by one, before the Action is declared. */
export function askLocate(s: State, step: StepOf<'ask-locate'>): void {
  if (step.targets.length >= step.of) {
    return push(s, { do: 'perform', deed: { action: 'locate', targets: step.targets, item: step.item } })
  }
  ask(s, {
    seat: 'hero',
    kind: 'locate',
    keys: targetsOf(s).map((target) => `target ${target}`),
    about: { nth: step.targets.length + 1, of: step.of, named: step.targets.join(' ') },
    memory: { kind: 'locate', step },
  })
}

/** Every Sector that holds the target. */
function placesOf(s: State, target: string): readonly At[] {
  const { board } = s
  const all = board.tile.map((_, at) => at).filter((at) => board.tile[at] !== null)
  switch (target) {
    case 'room':
      return all.filter((at) => roomAt(s, at) !== null)
    case 'corridor':
      return all.filter((at) => roomAt(s, at) === null)
    case 'door':
      return all.filter((at) => doorDirs(board, at).length > 0)
    case 'stairs':
      return all.filter((at) => board.stairs[at] !== null)
    case 'red-stairs':
      return all.filter((at) => board.stairs[at] === 'red')
    case 'blue-stairs':
      return all.filter((at) => board.stairs[at] === 'blue')
    case 'lcu':
      return all.filter((at) => board.lcu[at])
    case 'danger':
      return s.dangers
    default:
      if (ROOMS.includes(target as Room) || target in s.pack.tiles) return all.filter((at) => board.tile[at] === target)
      return s.creatures.filter((c) => c.kind === target).map((c) => c.at)
  }
}

/** The true answers: the nearest targets, whose Level may differ; none where there is none. Blocked Doors do not count. */
function truths(s: State, target: string): readonly string[] {
  const far = distances(s.board, s.hero.at, null)
  const near = placesOf(s, target).filter((at) => (far[at] ?? -1) >= 0)
  if (near.length === 0) return ['say none']
  const least = Math.min(...near.map((at) => far[at] ?? 0))
  const levels = new Set(near.filter((at) => far[at] === least).map((at) => LEVEL(at) === LEVEL(s.hero.at)))
  return [...(levels.has(true) ? [`say ${least} same`] : []), ...(levels.has(false) ? [`say ${least} other`] : [])]
}

const FARTHEST = 20
const ALL_ANSWERS: readonly string[] = [
  ...Array.from({ length: FARTHEST + 1 }, (_, n) => [`say ${n} same`, `say ${n} other`]).flat(),
  'say none',
]

/** Puts the answer to the Leader, also where there is but one, since a pause would tell of a tie. */
export function sayLocated(s: State, step: StepOf<'say-located'>): void {
  const honest = truths(s, step.target)
  ask(s, {
    seat: leaderSeat(s),
    kind: 'located',
    keys: step.lie ? unique([...honest, ...ALL_ANSWERS]) : honest,
    about: { target: step.target, ...(step.lie ? { true: honest.join(', ') } : {}) },
    alwaysPut: true,
    memory: { kind: 'located', step },
  })
}

/** The Hero is told. */
export function located(s: State, target: string, key: string): void {
  const [, distance = 'none', level] = key.split(' ')
  const lie = !truths(s, target).includes(key)
  if (distance === 'none') tell(s, { type: 'located', target, distance: null, level: null, lie })
  else tell(s, { type: 'located', target, distance: Number(distance), level: level === 'same' ? 'same' : 'other', lie })
}
