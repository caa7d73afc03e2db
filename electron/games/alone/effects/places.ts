// Decides which Sectors a word's `where` means, and how one of them is chosen by a side.
import type { Way } from '../../../contract/alone.ts'
import type { Source } from '../agenda.ts'
import { nearOf, sightOf } from '../figures.ts'
import { isSector } from '../map/board.ts'
import { type At, atOf, LEVEL, nameOf, PLACES, step } from '../map/grid.ts'
import { missionRoom } from '../pack/find.ts'
import type { Where } from '../pack/pack.ts'
import { creatureById, isRevealed, roomAt, sectorHandle, seenAt, type State } from '../state.ts'

const everywhere = (s: State): readonly At[] =>
  Array.from({ length: PLACES }, (_, at) => at).filter((at) => isSector(s.board, at))

const beyondWay = (s: State, way: Way): At =>
  way === 'stairs' ? (s.board.beyond[s.hero.at] ?? -1) : step(s.hero.at, way)

/** Whether `where` means one Sector, whatever lies there. */
export const isOneSector = (where: Where): boolean => ['here', 'mission-room', 'aim', 'moved'].includes(where)

/** The Sectors that `where` means now. */
export function sectorsIn(s: State, where: Where, source: Partial<Source>): readonly At[] {
  switch (where) {
    case 'here':
      return [s.hero.at]
    case 'near':
      return nearOf(s)
    case 'here-or-near':
      return [s.hero.at, ...nearOf(s)]
    case 'in-sight':
      return sightOf(s)
    case 'revealed':
      return s.labyrinth.map((seen) => seen.at).toSorted((a, b) => a - b)
    case 'unrevealed':
      return everywhere(s).filter((at) => !isRevealed(s, at))
    case 'level':
      return everywhere(s).filter((at) => LEVEL(at) === LEVEL(s.hero.at))
    case 'other-level':
      return everywhere(s).filter((at) => LEVEL(at) !== LEVEL(s.hero.at))
    case 'anywhere':
      return everywhere(s)
    case 'rooms':
      return everywhere(s).filter((at) => roomAt(s, at) !== null)
    case 'mission-room':
    case 'mission-rooms':
      return missionRooms(s, where === 'mission-room' ? source.id : undefined)
    case 'aim':
      return aimed(s, source)
    case 'moved': {
      const moved = s.lastMoved === null ? undefined : creatureById(s, s.lastMoved)
      return moved === undefined ? [] : [moved.at]
    }
  }
}

function aimed(s: State, source: Partial<Source>): readonly At[] {
  const creature = source.creature === undefined ? undefined : creatureById(s, source.creature)
  if (creature !== undefined) return [creature.at]
  const at = source.way === undefined ? -1 : beyondWay(s, source.way)
  return isSector(s.board, at) ? [at] : []
}

/** The Rooms of Missions that are not done: of one card, or of all. */
function missionRooms(s: State, card: string | undefined): readonly At[] {
  const wanted = s.missions.filter((m) => !m.done && (card === undefined || m.card === card))
  const rooms = wanted.map((m) => missionRoom(s.pack, m))
  return everywhere(s).filter((at) => rooms.includes(roomAt(s, at) ?? undefined))
}

/** A Sector's name for the side that chooses: the Hero's handle, Evil's absolute name. What the Hero has not Revealed has none. */
export function placeKey(s: State, at: At, chooser: Source['chooser']): string | undefined {
  if (chooser !== 'hero') return nameOf(at)
  const seen = seenAt(s, at)
  return seen === undefined ? undefined : sectorHandle(seen.handle)
}

/** Names of Sectors to choose from: the Hero's as he counts them, whatever order they have on the Map. */
export function placeKeys(s: State, places: readonly At[], chooser: Source['chooser']): readonly string[] {
  const keys = places.flatMap((at) => placeKey(s, at, chooser) ?? [])
  return chooser === 'hero' ? keys.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))) : keys
}

/** The Sector that a chosen key names. */
export function placeOfKey(s: State, key: string, chooser: Source['chooser']): At | undefined {
  return chooser === 'hero' ? s.labyrinth.find((seen) => sectorHandle(seen.handle) === key)?.at : atOf(key)
}
