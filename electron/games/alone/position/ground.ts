// Lays out what lies on the Map and in the Labyrinth: Lights, Danger, Blocked Doors, Conditions, Creatures, what is Revealed.
import { placeCreature } from '../evil/spawning.ts'
import { figure } from '../figures.ts'
import { joinFrames } from '../labyrinth/islands.ts'
import { isDoor, isSector } from '../map/board.ts'
import { type At, atOf, LEVEL, sideFrom } from '../map/grid.ts'
import { conditionOf } from '../pack/find.ts'
import type { State } from '../state.ts'
import { refuse } from './refuse.ts'
import type { Position } from './shape.ts'

/** Every name of a list is a Sector of the Map, once. */
export function sectors(s: State, names: readonly string[], path: string): readonly At[] {
  const found = names.map((each, i) => sector(s, each, `${path}[${i}]`))
  found.forEach((at, i) => {
    if (found.indexOf(at) !== i) refuse(`${path}[${i}]`, 'is named twice')
  })
  return found.toSorted((a, b) => a - b)
}

/** The Sector of a name, which must be on the Map. */
export function sector(s: State, text: string, path: string): At {
  const at = atOf(text)
  return at === undefined || !isSector(s.board, at) ? refuse(path, 'is no Sector of this Map') : at
}

/** All that lies on the Map, within the limits. */
export function layGround(s: State, p: Position): void {
  const { limits } = s.pack
  s.lights = sectors(s, p.lights ?? [], 'lights')
  s.dangers = sectors(s, p.dangers ?? [], 'dangers')
  for (const level of [0, 1]) {
    if (s.dangers.filter((at) => LEVEL(at) === level).length > limits.dangerPerLevel)
      refuse('dangers', 'are too many on one Level')
  }
  s.blocked = (p.blocked ?? [])
    .map((text, i) => {
      const side = sideFrom(text)
      return side === undefined || !isDoor(s.board, side) ? refuse(`blocked[${i}]`, 'is no Door') : side
    })
    .toSorted((a, b) => a - b)
  s.blocked.forEach((side, i) => {
    if (s.blocked.indexOf(side) !== i) refuse(`blocked[${i}]`, 'is named twice')
  })
  s.conditions = (p.conditions ?? []).map(({ kind: condition, at }, i) => {
    if (conditionOf(s.pack, condition) === undefined) refuse(`conditions[${i}].kind`, 'is no Condition of the pack')
    return { kind: condition, at: sector(s, at, `conditions[${i}].at`) }
  })
  for (const [i, creature] of (p.creatures ?? []).entries()) {
    const at = sector(s, creature.at, `creatures[${i}].at`)
    placeCreature(s, creature.kind, at, creature.wounded ?? false)
    if (s.creatures.filter((c) => c.kind === creature.kind).length > s.pack.creatures[creature.kind].tokens)
      refuse(`creatures[${i}].kind`, 'has no token left')
  }
  s.told = {}
}

/** No Level holds more Creatures than it may; to be called when the Missions lie, since they may change that. */
export function checkLevels(s: State): void {
  const most = figure(s, 'creatures-per-level', s.pack.limits.creaturesPerLevel)
  for (const level of [0, 1]) {
    const late = s.creatures.filter((c) => LEVEL(c.at) === level)[most]
    if (late !== undefined) refuse(`creatures[${s.creatures.indexOf(late)}].at`, 'is on a Level that is full')
  }
}

/** The Labyrinth as given, the Hero's Sector always in it; what it holds is Revealed too. */
export function layLabyrinth(s: State, p: Position): void {
  const given = sectors(s, p.revealed ?? [], 'revealed')
  const shown = given.includes(s.hero.at) ? given : [...given, s.hero.at].toSorted((a, b) => a - b)
  s.labyrinth = shown.map((at, i) => ({ at, handle: 0, frame: i + 1 }))
  s.counters = { ...s.counters, frame: shown.length }
  joinFrames(s)
  s.agenda = [{ do: 'reveal', sectors: [], fresh: shown }]
}
