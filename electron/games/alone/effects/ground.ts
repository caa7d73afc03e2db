// Words about the Map and the Labyrinth: lights, danger, set-aside, block, unblock, reveal, hide, condition, noise.
import { push, type Source } from '../agenda.ts'
import { dangerRoom, levelBears, setDanger } from '../evil/danger.ts'
import { sightOf } from '../figures.ts'
import { hide } from '../labyrinth/cleanup.ts'
import { asCounted, countOf } from '../labyrinth/islands.ts'
import { blockedDoors, openDoors, setDoor } from '../labyrinth/doors.ts'
import { lightsOff, lightsOn } from '../labyrinth/light.ts'
import { type At, DIRS, endsOf, LEVEL, nameOf, sideFrom, sideName, sideOf } from '../map/grid.ts'
import type { Dir } from '../../../contract/alone.ts'
import { isDoor } from '../map/board.ts'
import { unique } from '../questions.ts'
import { byName, type Facts, isRevealed, leaderSeat, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { placeKey, placeKeys, placeOfKey, sectorsIn } from './places.ts'
import { choose, type EffectOf, isUnseen, type PicksOf, type WordsOf } from './words.ts'

type Own = 'lights' | 'danger' | 'set-aside' | 'block' | 'unblock' | 'reveal' | 'hide' | 'condition' | 'noise'
type Spread = 'lights' | 'danger' | 'reveal' | 'condition'

/** So many are meant at the most: after the first pick the others may be let be. */
const orStop = ({ begun }: Source, keys: readonly string[]): readonly string[] =>
  begun === true && keys.length > 0 ? [...keys, 'stop'] : keys

const ableFor = (s: State, effect: EffectOf<Spread>, source: Source): readonly At[] => {
  const places = sectorsIn(s, effect.where, source)
  switch (effect.do) {
    case 'lights':
      return places.filter((at) => s.lights.includes(at) !== effect.on)
    case 'danger':
      return places.filter(
        (at) =>
          s.dangers.includes(at) === (effect.add === undefined) &&
          (effect.add === undefined || levelBears(s, LEVEL(at))),
      )
    case 'reveal':
      return places.filter((at) => !isRevealed(s, at))
    case 'condition':
      return places.filter(
        (at) => s.conditions.some((c) => c.kind === effect.kind && c.at === at) === (effect.remove === true),
      )
  }
}

/** Whether the limit of a Level leaves room for all the Danger tokens: else somebody chooses. */
const hasRoomFor = (s: State, effect: EffectOf<Spread>, able: readonly At[]): boolean =>
  effect.do !== 'danger' ||
  effect.add === undefined ||
  ([0, 1] as const).every((level) => dangerRoom(s, level) >= able.filter((at) => LEVEL(at) === level).length)

/** Sides as the Hero counts them: by the Sector of the two that he counted first, and the way from it. */
function sidesAsCounted(s: State, sides: readonly number[]): readonly number[] {
  const rank = (side: number): number => {
    const [near = 0] = asCounted(s, endsOf(side))
    return countOf(s, near) * DIRS.length + DIRS.findIndex((dir) => sideOf(near, dir) === side)
  }
  return sides.toSorted((a, b) => rank(a) - rank(b))
}

function act(s: State, effect: EffectOf<Spread>, sectors: readonly At[]): void {
  switch (effect.do) {
    case 'lights':
      return effect.on ? lightsOn(s, sectors) : lightsOff(s, sectors)
    case 'danger':
      for (const at of asCounted(s, sectors)) setDanger(s, at, effect.add !== undefined)
      return
    case 'reveal':
      return push(s, { do: 'reveal', sectors, fresh: [] }, { do: 'look' })
    case 'condition': {
      const rest = s.conditions.filter((c) => c.kind !== effect.kind || !sectors.includes(c.at))
      const added = effect.remove === true ? [] : sectors.map((at) => ({ kind: effect.kind, at }))
      s.conditions = [...rest, ...added].toSorted((a, b) => byName(a.kind, b.kind) || a.at - b.at)
      if (sectors.length > 0) tell(s, { type: 'condition', kind: effect.kind, sectors, on: effect.remove !== true })
    }
  }
}

/** Does a word in every Sector it means, or asks which ones where it is to be fewer. */
function spreadWord(s: State, effect: EffectOf<Spread>, source: Source, about: Facts): void {
  const able = ableFor(s, effect, source)
  const count = effect.do === 'danger' ? (effect.add ?? effect.remove) : effect.count
  if (count === undefined) return act(s, effect, able)
  const takesAll = count >= able.length && source.chooser !== 'hero' && hasRoomFor(s, effect, able)
  if (takesAll && (s.asked || !isUnseen(effect))) return act(s, effect, able)
  const keys = takesAll ? [] : placeKeys(s, able, source.chooser)
  choose(s, 'place', orStop(source, keys), { effect, source, about, left: count })
}

function doorWord(s: State, effect: EffectOf<'block' | 'unblock'>, source: Source, about: Facts): void {
  if (effect.where === 'aim') {
    const way = source.way
    if (way === undefined || way === 'stairs' || !isDoor(s.board, sideOf(s.hero.at, way))) return
    return setDoor(s, sideOf(s.hero.at, way), effect.do === 'block')
  }
  const doors = doorsIn(s, effect, source)
  if (effect.count === undefined) {
    const sides = unique(doors.map(([at, dir]) => sideOf(at, dir)))
    for (const side of sidesAsCounted(s, sides)) setDoor(s, side, effect.do === 'block')
    return
  }
  choose(s, 'door', orStop(source, doorKeys(s, doors, source)), {
    effect,
    source,
    about,
    left: effect.count,
  })
}

/** Doors of the Sectors meant that may be changed, by side. */
function doorsIn(s: State, effect: EffectOf<'block' | 'unblock'>, source: Source): readonly (readonly [At, Dir])[] {
  const places = sectorsIn(s, effect.where, source)
  const doors = effect.do === 'block' ? openDoors : blockedDoors
  return places.flatMap((at) => doors(s, at).map((dir) => [at, dir] as const))
}

/** The Hero names Doors by a Revealed Sector's handle and side, Evil by their own names. */
function doorKeys(s: State, doors: readonly (readonly [At, Dir])[], source: Source): readonly string[] {
  if (source.chooser !== 'hero') return doors.map(([at, dir]) => `door ${sideName(sideOf(at, dir))}`)
  const places = placeKeys(s, unique(doors.map(([at]) => at)), 'hero')
  return places.flatMap((place) =>
    doors.filter(([at]) => placeKey(s, at, 'hero') === place).map(([, dir]) => `door ${place} ${dir}`),
  )
}

export const groundWords: WordsOf<Own> = {
  lights: spreadWord,
  danger: spreadWord,
  reveal: spreadWord,
  condition: spreadWord,
  'set-aside'(s, effect) {
    s.setAside = Math.max(0, s.setAside + effect.by)
  },
  block: doorWord,
  unblock: doorWord,
  hide(s, effect, source, about) {
    const sight = sightOf(s)
    const able = s.labyrinth.map((seen) => seen.at).filter((at) => !sight.includes(at))
    choose(s, 'place', able.map(nameOf), { effect, source, about, left: effect.count }, leaderSeat(s))
  },
  noise(s, effect, source, about) {
    const seat = source.chooser === 'hero' ? leaderSeat(s) : source.chooser
    choose(s, 'place', sectorsIn(s, 'anywhere', source).map(nameOf), { effect, source, about, left: 1 }, seat)
  },
}

const begun = (source: Source): Source => ({ ...source, begun: true })

const spreadPick: PicksOf<Spread>['lights'] = (s, choice, key) => pickPlace(s, choice, key)

function pickPlace(s: State, choice: Parameters<PicksOf<Spread>[Spread]>[1], key: string): void {
  const at = placeOfKey(s, key, choice.source.chooser)
  if (at === undefined) {
    // Nothing was to be chosen: what there is goes by itself.
    if (choice.source.begun !== true) spreadWord(s, choice.effect, choice.source, choice.about)
    return
  }
  const left = choice.left - 1
  if (left > 0)
    push(s, {
      do: 'effects',
      effects: [recount(choice.effect, left)],
      source: begun(choice.source),
      about: choice.about,
    })
  act(s, choice.effect, [at])
}

/** The same word for the Sectors still to be chosen. */
function recount(effect: EffectOf<Spread>, left: number): EffectOf<Spread> {
  if (effect.do !== 'danger') return { ...effect, count: left }
  return effect.add === undefined ? { ...effect, remove: left } : { ...effect, add: left }
}

const doorPick: PicksOf<'block'>['block'] = (s, choice, key) => pickDoor(s, choice, key)

function pickDoor(
  s: State,
  choice: Parameters<PicksOf<'block' | 'unblock'>['block' | 'unblock']>[1],
  key: string,
): void {
  const [, place = '', dir] = key.split(' ')
  const at = dir === undefined ? undefined : placeOfKey(s, place, 'hero')
  const side = at === undefined ? sideFrom(place) : sideOf(at, dir as Dir)
  if (side === undefined) return
  const left = choice.left - 1
  if (left > 0)
    push(s, {
      do: 'effects',
      effects: [{ ...choice.effect, count: left }],
      source: begun(choice.source),
      about: choice.about,
    })
  setDoor(s, side, choice.effect.do === 'block')
}

export const groundPicks: PicksOf<Exclude<Own, 'set-aside'>> = {
  lights: spreadPick,
  danger: (s, choice, key) => pickPlace(s, choice, key),
  reveal: (s, choice, key) => pickPlace(s, choice, key),
  condition: (s, choice, key) => pickPlace(s, choice, key),
  block: doorPick,
  unblock: (s, choice, key) => pickDoor(s, choice, key),
  hide(s, choice, key) {
    const at = placeOfKey(s, key, leaderSeat(s))
    if (at === undefined) return
    hide(s, [at])
    const left = choice.left - 1
    if (left > 0)
      push(s, { do: 'effects', effects: [{ do: 'hide', count: left }], source: choice.source, about: choice.about })
  },
  noise(s, choice, key) {
    const at = placeOfKey(s, key, leaderSeat(s))
    if (at === undefined) return
    const { kind, chooser } = choice.source
    push(s, { do: 'noise', at, creature: null, by: kind === 'card' && chooser !== 'hero' ? chooser : null })
  },
}
