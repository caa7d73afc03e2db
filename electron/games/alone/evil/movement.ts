// Decides where Creatures may step and what a step of theirs does. (Spawning and Moving, R33, R47, R73, R74, R87)
import type { Dir, Way } from '../../../contract/alone.ts'
import { alter, type March, push, type StepOf } from '../agenda.ts'
import { figure } from '../figures.ts'
import { revealCreatures } from '../labyrinth/reveal.ts'
import { isBlocked, setDoor } from '../labyrinth/doors.ts'
import { openDirs } from '../map/board.ts'
import { type At, LEVEL, sideOf, step } from '../map/grid.ts'
import { sectorsIn } from '../effects/places.ts'
import { askUnseen } from '../questions.ts'
import { changeCreature, type Creature, creatureById, isRevealed, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { spawnKeys } from './spawning.ts'

/** Whether another Creature may be on a Level. (Limit to the number of Creatures, R51) */
export const levelHasRoom = (s: State, level: 0 | 1): boolean =>
  s.creatures.filter((c) => LEVEL(c.at) === level).length <
  figure(s, 'creatures-per-level', s.pack.limits.creaturesPerLevel)

/** The ways that a Creature may step: open sides, and Stairs while the other Level has room. (R87) */
function stepsFrom(s: State, creature: Creature): readonly string[] {
  const { id, at } = creature
  const dirs = openDirs(s.board, at)
  const beyond = s.board.beyond[at] ?? -1
  const stairs = beyond >= 0 && levelHasRoom(s, LEVEL(beyond)) ? [`move ${id} stairs`] : []
  return [
    ...dirs.filter((dir) => !isBlocked(s, at, dir)).map((dir) => `move ${id} ${dir}`),
    ...stairs,
    ...dirs.filter((dir) => isBlocked(s, at, dir)).map((dir) => `unblock ${id} ${dir}`),
  ]
}

/** Asks the card's player for the next step, or ends the movement with its Noise. */
export function march(s: State, { march: now }: StepOf<'march'>): void {
  const keys = now.left > 0 ? marchKeys(s, now) : []
  const isOver = keys.every((key) => key === 'stop')
  // The Hero was asked in mid-course: that no step is left would tell him from how far it came. A Standard has one, as he knows.
  if (isOver && (s.asked || (now.standard && now.began))) return marchDone(s, now)
  askUnseen(s, {
    seat: now.seat,
    kind: now.standard ? 'standard' : 'steps',
    keys,
    memory: { kind: now.standard ? 'standard' : 'steps', march: now },
  })
}

function marchKeys(s: State, now: March): readonly string[] {
  if (now.creature !== null) {
    const creature = creatureById(s, now.creature)
    return creature === undefined ? [] : [...stepsFrom(s, creature), 'stop']
  }
  const places = now.from === undefined ? null : sectorsIn(s, now.from, {})
  const able = s.creatures
    .filter((c) => now.kinds === undefined || now.kinds.includes(c.kind))
    .filter((c) => !now.not.includes(c.id) && (places === null || places.includes(c.at)))
  return [
    ...able.flatMap((c) => [...stepsFrom(s, c), `move ${c.id} 0`]),
    ...(now.standard ? spawnKeys(s, {}) : now.not.length > 0 ? ['stop'] : []),
  ]
}

/** One Noise, from the last Sector only; none where nothing moved, or moved quietly. (R47, R75) */
function marchDone(s: State, now: March): void {
  const creature = now.creature === null ? undefined : creatureById(s, now.creature)
  if (creature !== undefined && now.began && now.quiet !== true)
    push(s, { do: 'noise', at: creature.at, creature: creature.id, by: now.card ? now.seat : null })
}

/** A step that was chosen. */
export function marchOn(s: State, now: March, key: string): void {
  const [verb, id = '', way = ''] = key.split(' ')
  const creature = creatureById(s, id)
  if (verb === 'stop' || creature === undefined) {
    if (now.creature === null) alter(s, 'marches-on', (step) => ({ ...step, left: 0 }))
    return marchDone(s, now)
  }
  const shown = now.shown || creature.handle !== null
  const next: March = { ...now, left: now.left - 1, creature: id, began: true, shown }
  s.lastMoved = id
  if (verb === 'unblock') {
    push(s, { do: 'march', march: next })
    return setDoor(s, sideOf(creature.at, way as Dir), false)
  }
  if (way === '0') {
    changeCreature(s, id, { moved: true })
    return marchDone(s, next)
  }
  const to = way === 'stairs' ? (s.board.beyond[creature.at] ?? creature.at) : step(creature.at, way as Dir)
  push(s, { do: 'march', march: { ...next, shown: shown || isRevealed(s, to) } })
  moveCreature(s, creature, to, way as Way, shown)
}

/** A Creature comes to a Sector: it leaves into the dark, is Revealed, or walks on in sight; unseen before, it scares. */
function moveCreature(s: State, creature: Creature, to: At, way: Way, shown: boolean): void {
  const { id, at } = creature
  const intoDark = creature.handle !== null && !isRevealed(s, to)
  if (intoDark) tell(s, { type: 'left', id, way })
  changeCreature(s, id, { at: to, moved: true, ...(intoDark ? { handle: null } : {}) })
  tell(s, { type: 'creature-moved', id, from: at, to })
  arrive(s, id, !shown)
}

/** A Creature that stands in a Revealed Sector is Revealed; in the Hero's own it scares him if it was unseen. (R34) */
export function arrive(s: State, id: string, unseen: boolean): void {
  const fresh = revealCreatures(s)
  if (fresh.length > 0) tell(s, { type: 'revealed', sectors: [], creatures: fresh })
  if (unseen && creatureById(s, id)?.at === s.hero.at) push(s, { do: 'scare', creature: id })
}

/** Several Creatures are moved one after another, each once. */
export function marches(s: State, { left, march: next }: StepOf<'marches'>): void {
  if (left > 0) push(s, { do: 'march', march: next }, { do: 'marches-on', left: left - 1, march: next })
}

/** The next of several Creatures: not one that was moved already. */
export function marchesOn(s: State, { left, march: next }: StepOf<'marches-on'>): void {
  const not = s.lastMoved === null ? next.not : [...next.not, s.lastMoved]
  push(s, { do: 'marches', left, march: { ...next, not } })
}
