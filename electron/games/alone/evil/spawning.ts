// Decides which Creatures may be Spawned where. (Spawning, R41, R44, R51)
import type { Kind } from '../../../contract/alone.ts'
import { kindsOf } from '../actions/locate.ts'
import { push, type Source, type StepOf } from '../agenda.ts'
import { isOneSector, sectorsIn } from '../effects/places.ts'
import { figure, statsOf } from '../figures.ts'
import { isSector } from '../map/board.ts'
import { distances } from '../map/distance.ts'
import { type At, atOf, LEVEL, nameOf, PLACES } from '../map/grid.ts'
import type { Where } from '../pack/pack.ts'
import { ask, askUnseen } from '../questions.ts'
import type { State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { arrive, levelHasRoom } from './movement.ts'

/** Kinds with a token left that may be on the Map now; bosses only where an effect names them. (C268) */
export function kindsLeft(s: State, named?: readonly Kind[]): readonly Kind[] {
  const inPlay = s.missions.filter((m) => m.triggered && !m.done)
  const kinds = named ?? kindsOf(s.pack, inPlay).filter((kind) => s.pack.creatures[kind].boss !== true)
  return kinds.filter((kind) => s.creatures.filter((c) => c.kind === kind).length < s.pack.creatures[kind].tokens)
}

interface Limits {
  readonly kinds?: readonly Kind[]
  readonly where?: Where
  readonly nearer?: number
  readonly source?: Source
}

/** The keys `spawn <kind> <sector>` that are legal now. */
export function spawnKeys(s: State, limits: Limits): readonly string[] {
  const far = distances(s.board, s.hero.at, null)
  const room = [levelHasRoom(s, 0), levelHasRoom(s, 1)]
  const within = limits.where === undefined ? null : sectorsIn(s, limits.where, limits.source ?? {})
  const places: At[] = []
  for (let at = 0; at < PLACES; at++) {
    if (isSector(s.board, at) && room[LEVEL(at)] === true && (within === null || within.includes(at))) places.push(at)
  }
  return kindsLeft(s, limits.kinds).flatMap((kind) => {
    const least = figure(s, 'spawn-distance', statsOf(s, kind).spawn, kind) - (limits.nearer ?? 0)
    return places.filter((at) => far[at] === -1 || (far[at] ?? 0) >= least).map((at) => `spawn ${kind} ${nameOf(at)}`)
  })
}

/** Asks for a Creature to Spawn, as a card's effect. Of one kind in one Sector there is nothing to choose, as the Hero knows. */
export function askSpawn(s: State, step: StepOf<'spawn'>): void {
  const isOne = step.kinds?.length === 1 && step.where !== undefined && isOneSector(step.where)
  const put = isOne ? ask : askUnseen
  put(s, { seat: step.seat, kind: 'standard', keys: spawnKeys(s, step), memory: { kind: 'spawn', step } })
}

/** A Creature is Spawned and makes its Noise. */
export function spawn(s: State, kind: Kind, sector: string, by: StepOf<'noise'>['by']): void {
  const at = atOf(sector)
  if (at === undefined) return
  const id = placeCreature(s, kind, at)
  s.spawned = true
  s.lastMoved = id
  push(s, { do: 'noise', at, creature: id, by })
  arrive(s, id, true)
}

/** Puts a Creature on the Map. */
export function placeCreature(s: State, kind: Kind, at: At, wounded = false): string {
  const number = s.counters.id + 1
  s.counters = { ...s.counters, id: number }
  const id = `${kind}-${number}`
  s.creatures = [...s.creatures, { id, kind, at, wounded, handle: null, moved: false, attacked: false }]
  tell(s, { type: 'spawned', id })
  return id
}
