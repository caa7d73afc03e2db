// A station with all eight Rooms, on which Missions of the core pack are played with no card in their way.
import type { MissionColour, Room } from '../../../electron/contract/alone.ts'
import { atOf } from '../../../electron/games/alone/map/grid.ts'
import type { MissionCard } from '../../../electron/games/alone/pack/pack.ts'
import { coreData } from '../../helpers/core-pack.ts'
import { map } from '../../helpers/maps.ts'
import { type Given, newGame, table, type Table } from '../../helpers/table.ts'
import { FURY, QUIET } from '../../helpers/test-pack.ts'

export const MISSIONS = coreData().missions as unknown as readonly MissionCard[]

export const AT: Readonly<Record<Room, string>> = {
  infirmary: 'Ua1',
  'escape-pods': 'Ud1',
  'hangar-bay': 'Ua6',
  'ventilation-room': 'Ud6',
  dormitory: 'La1',
  'generator-room': 'Ld1',
  laboratory: 'La6',
  'control-room': 'Ld6',
}
const STATION = map(
  [' I┬┬E', ' ┌┼┼┐', 'b├┼┼┤r', ' ├┼┼┤', ' └┼┼┘', ' H┴┴V'],
  [' D┬┬G', ' ┌┼┼┐', 'b├┼┼┤r', ' ├┼┼┤', ' └┼┼┘', ' L┴┴C'],
  'Ub2',
)
const TILES = { cross: 16, tee: 16, curve: 8 }

const cardOf = (card: string): MissionCard => {
  const found = MISSIONS.find((each) => each.card === card)
  if (found === undefined) throw new Error(`no Mission ${card}`)
  return found
}

/** The Hero in a Mission's Room, with that Mission in play; no reward in the middle of the game but the Mission's own. */
export function on(card: string, more: Given = {}, state: Readonly<Record<string, unknown>> = {}): Table {
  const { colour, room } = cardOf(card)
  const open = colour === 'final' ? { triggered: true } : {}
  return table({
    map: STATION,
    pack: QUIET,
    difficulty: 'impossible',
    evil: { decks: ['fury', 'speed'], hands: [[FURY]] },
    ...more,
    overlay: { tiles: TILES, ...(more.overlay as object | undefined) },
    missions: { [colour]: { card, ...open, ...state }, ...more.missions },
    hero: { at: AT[room], ...more.hero },
  })
}

/** The same, and the Mission is done. */
export const after = (card: string, more: Given = {}): Table =>
  on(card, more, { done: true, progress: cardOf(card).goal.times })

/** The last Turn of a Round in a Corridor, and all that follows up to the first of the next. */
export const endRound = (t: Table, answers: Readonly<Record<string, string>> = {}): Table =>
  t.act('explore n').toTurn(answers)
export const LATE = { turn: 8, hero: { at: 'Ub3' } }

/** The Final Mission has just been triggered by a Starting one elsewhere. */
export function triggered(card: string, more: Given = {}, answers: Readonly<Record<string, string>> = {}): Table {
  const far = AT.infirmary === AT[cardOf(card).room]
  const green = far ? { card: 'knock-in-the-wall', progress: 1 } : { card: 'cold-cabinet' }
  const hero = { at: far ? AT.dormitory : AT.infirmary, ...more.hero }
  const t = on(card, { ...more, missions: { green }, hero }, { triggered: false })
  return t.act('interact mission green').toTurn(answers)
}

/** A new game with a Starting Mission in play, at its first Turn. */
export function revealed(card: string): Table {
  const { colour, room } = cardOf(card)
  const missions = MISSIONS.filter((each) => each.card === card || (each.colour !== colour && each.room !== room))
  const quiet = missions.filter((each) => each.card === card || each.setup === undefined || each.colour === 'final')
  return newGame(1, '01', { ...(QUIET as object), missions: quiet }).toTurn()
}

/** Evil may Spawn by a Standard Reaction twice. */
export const TWICE = { decks: ['fury', 'speed'], hands: [[FURY, FURY]] }
/** What a Standard Reaction may Spawn on a Level at the end of a Turn in which the Hero Explores. */
export function spawns(t: Table, way: string, level: string): readonly string[] {
  t.choose('hero', `explore ${way}`).until('react', 'turn-end').choose('evil-1', `standard ${FURY}`)
  return t.keys('evil-1', 'spawn').filter((key) => key.includes(` ${level}`))
}

/** The Room in which a Sector lies, of any Map. */
export const roomOf = (t: Table, sector: string): string | null => t.state.board.tile[atOf(sector) ?? -1] ?? null

export const progress = (t: Table, colour: MissionColour): unknown =>
  t.hero.missions.find((each) => each.colour === colour)?.progress
export const isDone = (t: Table, colour: MissionColour): boolean | undefined =>
  t.hero.missions.find((each) => each.colour === colour)?.done
/** How many dice a roll had, by its reason. */
export const dice = (t: Table, reason: string): readonly number[] =>
  t
    .hears('rolled')
    .filter((event) => event['reason'] === reason)
    .map((event) => (event['faces'] as unknown[]).length)
export const WON = { winner: 'hero', why: 'mission' }
