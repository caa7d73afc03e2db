// What a game of ALONE is at any moment: plain data. The top level is a draft that rules change; everything below it is replaced, never changed.
import type {
  Ability,
  Action,
  AloneEvent,
  Companion,
  DamageKind,
  Difficulty,
  Face,
  Item,
  Kind,
  MissionColour,
  Result,
  Room,
  Way,
} from '../../contract/alone.ts'
import type { Seat } from '../../contract/wire.ts'
import type { Step } from './agenda.ts'
import type { Board } from './map/board.ts'
import type { At } from './map/grid.ts'
import type { Modifier, Moment, Pack, Until } from './pack/pack.ts'
import type { OpenQuestion } from './questions.ts'

/** Of the rules and of the state that they store. */
export const VERSION = 1

export type EvilSeat = Exclude<Seat, 'hero'>
/** The seats of Evil by number of players. */
export const EVIL_SEATS: readonly EvilSeat[] = ['evil-1', 'evil-2', 'evil-3']

export interface Creature {
  /** For Evil and the referee alone. */
  readonly id: string
  readonly kind: Kind
  readonly at: At
  readonly wounded: boolean
  /** The Hero's handle while Revealed, fresh each time; null in the dark. */
  readonly handle: number | null
  /** It moved into its Sector this Turn. (R49, R50) */
  readonly moved: boolean
  /** It has attacked at the end of this Turn, or an effect keeps it from attacking then. (R9) */
  readonly attacked: boolean
}

/** A Sector in the Labyrinth. Sectors of one frame are known to each other by place. */
export interface Seen {
  readonly at: At
  readonly handle: number
  readonly frame: number
}

export interface Hero {
  readonly at: At
  readonly character: string | null
  readonly life: number
  readonly selfControl: number
  readonly adrenaline: number
  readonly items: readonly Item[]
  readonly companions: readonly Companion[]
  readonly experience: Readonly<Record<Ability, 0 | 1 | 2>>
  readonly scavenged: readonly Room[]
  /** Companions that were had once and may not be had again. */
  readonly gone: readonly string[]
}

/** What an Action names, in the referee's terms: a way, a Creature, what to Locate. */
export interface Aim {
  readonly way?: Way
  readonly creature?: string
  readonly targets?: readonly string[]
}

export interface Turn {
  readonly number: number
  readonly bulletTime: boolean
  readonly recovered: boolean
  /** Actions performed this Turn, in order. */
  readonly done: readonly Action[]
  /** Actions that may still be performed; extra ones may be restricted. */
  readonly left: readonly (readonly Action[] | null)[]
  /** Reaction cards that count against the cap of the Turn. */
  readonly played: number
  /** From the declaration of an Action to the end of the Turn: damage windows may open. (R83) */
  readonly underway: boolean
  /** The Action in course. */
  readonly acting: { readonly action: Action; readonly item: string | null; readonly aim: Aim } | null
}

interface Played {
  readonly deck: string
  readonly card: string
  readonly by: EvilSeat
  readonly faceDown: boolean
  readonly span: 1 | 2
}
export interface Discard {
  readonly card: string
  /** Who laid it face down; null where its face is public. */
  readonly by: EvilSeat | null
}
export interface Mission {
  readonly colour: MissionColour
  readonly card: string
  readonly triggered: boolean
  readonly done: boolean
  readonly progress: number
}
export interface Condition {
  readonly kind: string
  readonly at: At
}
/** A modifier that an effect has set. */
interface Running {
  readonly source: string
  readonly until: Until
  readonly modifier: Modifier
}
/** A window of Reaction that is open. */
export interface Window {
  readonly moment: Moment
  readonly about: Facts
  /** Cards that the Leader barred, by seat. */
  readonly barred: readonly { readonly seat: EvilSeat; readonly card: string; readonly standard: boolean }[]
  /** Players who passed their own question. */
  readonly passed: readonly EvilSeat[]
  /** It has just opened: a public point. */
  readonly fresh: boolean
}
/** Public facts of a moment, for cards, listeners and triggers. */
export interface Facts {
  readonly action?: Action
  readonly by?: 'hero' | 'evil'
  readonly reason?: string
  readonly damage?: DamageKind
  readonly from?: string
  readonly kind?: Kind
  readonly what?: 'noise' | 'locate'
  readonly colour?: MissionColour
  /** A Creature that the moment is about. */
  readonly creature?: string
  /** Cards for `spawned` are offered only if one was. */
  readonly spawned?: boolean
}

export interface State {
  readonly version: number
  /** The pack with this game's overlay; stored beside the state, not in it. */
  readonly pack: Pack
  readonly overlay: unknown
  readonly seed: string
  readonly players: 1 | 2 | 3
  /** How often each use of chance was drawn from. */
  chance: Readonly<Record<string, number>>
  /** Faces that a position laid out, used first. */
  dice: readonly Face[]
  phase: 'set-up' | 'play' | 'over'
  leader: number
  difficulty: Difficulty | null
  board: Board
  lights: readonly At[]
  dangers: readonly At[]
  /** Sides by their canonical number. */
  blocked: readonly number[]
  conditions: readonly Condition[]
  hero: Hero
  creatures: readonly Creature[]
  labyrinth: readonly Seen[]
  /** Handles given so far, and identifiers of Creatures and frames. */
  counters: { readonly sector: number; readonly creature: number; readonly frame: number; readonly id: number }
  round: { readonly space: number; readonly nightmare: boolean; readonly credit: number }
  turn: Turn
  track: readonly Played[]
  decks: readonly string[]
  /** By seat in order; a card is its kind. */
  hands: readonly (readonly string[])[]
  /** What the Hero was last told of the hands' sizes. */
  handsTold: readonly number[]
  piles: Readonly<Record<string, readonly string[]>>
  discards: Readonly<Record<string, readonly Discard[]>>
  items: readonly string[]
  itemDiscards: readonly string[]
  setAside: number
  missions: readonly Mission[]
  running: readonly Running[]
  /** Listeners used: source and index, with their scope. */
  used: readonly { readonly key: string; readonly scope: 'turn' | 'round' | 'game' }[]
  /** The Creature that an effect last moved or Spawned. */
  lastMoved: string | null
  /** A Creature was Spawned by the card that resolves now. */
  spawned: boolean
  /** Evil has been asked, since the Hero's last line, what a hand alone answers: the pause is there already. */
  asked: boolean
  agenda: readonly Step[]
  questions: readonly OpenQuestion[]
  window: Window | null
  /** What each seat has learned and was not yet sent. */
  told: Readonly<Partial<Record<Seat, readonly AloneEvent[]>>>
  result: Result | null
}

export const NO_EXPERIENCE: Readonly<Record<Ability, 0 | 1 | 2>> = {
  courage: 0,
  'cold-blood': 0,
  'acute-sight': 0,
  precision: 0,
  dexterity: 0,
}
export const NEW_TURN: Turn = {
  number: 1,
  bulletTime: false,
  recovered: false,
  done: [],
  left: [null],
  played: 0,
  underway: false,
  acting: null,
}

/** The seats of Evil in this game. */
export const evilSeats = (s: State): readonly EvilSeat[] => EVIL_SEATS.slice(0, s.players)

/** The Leader's seat. (Evil Leader duties) */
export const leaderSeat = (s: State): EvilSeat => EVIL_SEATS[s.leader - 1] ?? 'evil-1'

/** Seats of Evil from the Leader leftwards. (R95) */
export function fromLeader(s: State): readonly EvilSeat[] {
  const seats = evilSeats(s)
  return seats.map((_, i) => seats[(s.leader - 1 + i) % seats.length] ?? 'evil-1')
}

/** A seat's place in `hands`. */
export const handIndex = (seat: EvilSeat): number => EVIL_SEATS.indexOf(seat)

export const isLit = (s: State, at: At): boolean => s.lights.includes(at)
export const hasDanger = (s: State, at: At): boolean => s.dangers.includes(at)
export const seenAt = (s: State, at: At): Seen | undefined => s.labyrinth.find((seen) => seen.at === at)
export const isRevealed = (s: State, at: At): boolean => seenAt(s, at) !== undefined
export const creaturesAt = (s: State, at: At): readonly Creature[] => s.creatures.filter((c) => c.at === at)
/** The Creatures that the Hero sees in some Sectors, as he counts them. */
export const creaturesShown = (s: State, places: readonly At[]): readonly Creature[] =>
  s.creatures
    .filter((c) => c.handle !== null && places.includes(c.at))
    .toSorted((a, b) => (a.handle ?? 0) - (b.handle ?? 0))
export const creatureById = (s: State, id: string): Creature | undefined => s.creatures.find((c) => c.id === id)
export const roomAt = (s: State, at: At): Room | null => {
  const tile = s.board.tile[at] ?? null
  return tile === null || tile === 'cross' || tile === 'tee' || tile === 'straight' || tile === 'curve' ? null : tile
}
/** The order of the alphabet, the same on every computer. */
export const byName = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
/** The Hero's name of a Revealed Sector. */
export const sectorHandle = (n: number): string => `s${n}`
/** The Hero's name of a Revealed Creature. */
export const creatureHandle = (n: number): string => `c${n}`

export function changeHero(s: State, change: Partial<Hero>): void {
  s.hero = { ...s.hero, ...change }
}
export function changeTurn(s: State, change: Partial<Turn>): void {
  s.turn = { ...s.turn, ...change }
}
export function changeCreature(s: State, id: string, change: Partial<Creature>): void {
  s.creatures = s.creatures.map((c) => (c.id === id ? { ...c, ...change } : c))
}
export function changeMission(s: State, colour: MissionColour, change: Partial<Mission>): void {
  s.missions = s.missions.map((m) => (m.colour === colour ? { ...m, ...change } : m))
}
