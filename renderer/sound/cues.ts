// What is heard of what happened. Everybody at the table hears it, so a cue is made of the Hero's own events and view alone: Evil knows all
// of them. Pure; who adds a type of event decides here what it sounds like, or that it is silent.
import type { AloneEvent, Dir, EventType, HeroView, SectorView, Way } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import type { CueKind } from './recipes.ts'

/** From where it comes: -1 is west and 1 east; `dull` is 0 in the open and 1 behind walls. */
interface Place {
  readonly pan: number
  readonly level: number
  readonly dull: number
}
export interface Cue extends Place {
  readonly kind: CueKind
  /** The id of the words for those who do not hear it. */
  readonly caption: string
}

type Of<T extends EventType, E = AloneEvent> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never
type Hear<T extends EventType> = (event: Of<T>, view: HeroView | null) => readonly Cue[]

const HERE: Place = { pan: 0, level: 1, dull: 0 }
const ELSEWHERE: Place = { pan: 0, level: 0.5, dull: 0.85 }
/** What lies south is behind: a little darker, so that it is told from north. */
const WAYS: Readonly<Record<Way, Place>> = {
  n: { pan: 0, level: 0.9, dull: 0 },
  e: { pan: 0.9, level: 0.9, dull: 0.15 },
  s: { pan: 0, level: 0.75, dull: 0.5 },
  w: { pan: -0.9, level: 0.9, dull: 0.15 },
  stairs: { pan: 0, level: 0.7, dull: 0.65 },
}
const SEALED: Place = { pan: 0, level: 0.5, dull: 0.95 }
const BACK: Readonly<Record<Dir, Dir>> = { n: 's', e: 'w', s: 'n', w: 'e' }

const cue = (kind: CueKind, place: Place = HERE, says: string = kind): Cue => ({
  kind,
  ...place,
  caption: `caption.${says}`,
})
const silent = (): readonly Cue[] => []
const always =
  (kind: CueKind): (() => readonly Cue[]) =>
  () => [cue(kind)]

const sectorOf = (view: HeroView | null, id: string): SectorView | undefined =>
  view?.labyrinth.find((sector) => sector.id === id)

/** Where a Sector lies from the Hero. One that he cannot place sounds from behind walls; one that is gone, from nowhere. */
function placeOf(view: HeroView | null, id: string): Place {
  const sector = sectorOf(view, id)
  if (sector === undefined) return HERE
  if (sector.island !== 0) return ELSEWHERE
  const [east, south] = sector.at
  return {
    pan: Math.max(-0.9, Math.min(0.9, east * 0.45)),
    level: 1 / (1 + 0.2 * (Math.abs(east) + Math.abs(south))),
    dull: Math.max(0, Math.min(0.5, south * 0.25)),
  }
}
/** Of several the first; a beam of Light or a view down a Corridor is one sound. */
const placeOfFirst = (view: HeroView | null, ids: readonly string[]): Place =>
  ids[0] === undefined ? HERE : placeOf(view, ids[0])

function moved(event: Of<'moved'>, view: HeroView | null): readonly Cue[] {
  if (!('dir' in event)) return [cue('creature', placeOf(view, event.to))]
  if (event.dir === 'stairs') return [cue('stairs')]
  const back = BACK[event.dir]
  const isDoor = sectorOf(view, event.to)?.doors.some(({ dir }) => dir === back) === true
  return [...(isDoor ? [cue('door', WAYS[back])] : []), cue('step')]
}

function noise(event: Of<'noise'>): readonly Cue[] {
  if (event.level === 'other') return [cue('noise', ELSEWHERE, 'noise-other')]
  if (event.here === true) return [cue('noise', HERE, 'noise-here')]
  if (event.dir === undefined) return [cue('noise', SEALED, 'noise-sealed')]
  return [cue('noise', WAYS[event.dir], `noise-${event.dir}`)]
}

const DAMAGED = { life: 'hurt-life', 'self-control': 'hurt-mind' } as const
const MISSION = { progress: 'mission', triggered: 'mission-triggered', done: 'mission-done' } as const

const HEARD: { readonly [T in EventType]: Hear<T> } = {
  // What is declared sounds when it happens; an Item in hand is heard at once.
  declared: (event) => (event.item === undefined ? [] : [cue('item-used')]),
  moved,
  revealed: (event, view) => [
    ...(event.sectors.length > 0 ? [cue('revealed', placeOfFirst(view, event.sectors))] : []),
    ...(event.creatures.length > 0 ? [cue('sighted', placeOf(view, standsIn(view, event.creatures[0])))] : []),
  ],
  hidden: (event) => (event.sectors.length > 0 ? [cue('burn')] : []),
  scared: always('scare'),
  opportunity: always('attack'),
  rolled: (event) => [...(event.reason === 'attack' ? [cue('attack')] : []), cue('dice')],
  damaged: (event) => [event.to === 'hero' ? cue(DAMAGED[event.kind]) : cue('hurt-companion')],
  recovered: always('recovered'),
  noise,
  left: (event) => [cue('creature', { ...WAYS[event.dir], dull: 0.6 }, 'left')],
  located: (event) => [
    cue('located', event.level === 'other' ? ELSEWHERE : HERE, event.distance === null ? 'located-none' : 'located'),
  ],
  drew: (event) => ['items' in event ? cue('item') : cue('card')],
  upgraded: always('item'),
  discarded: (event) => ['item' in event ? cue('item-lost') : cue('card')],
  charged: always('item-used'),
  played: (event) =>
    event.card === null ? [cue('card-down')] : [cue(event.dangerous ? 'reaction-dangerous' : 'reaction')],
  lights: (event, view) => [cue(event.on ? 'light-on' : 'light-off', placeOfFirst(view, event.sectors))],
  blocked: (event, view) => [cue('blocked', beside(view, event.sector, event.dir))],
  unblocked: (event, view) => [cue('unblocked', beside(view, event.sector, event.dir))],
  danger: (event, view) => [cue(event.on ? 'danger' : 'danger-gone', placeOf(view, event.sector))],
  wounded: (event, view) => [cue('creature-hurt', placeOf(view, standsIn(view, event.creature)))],
  killed: always('creature-killed'),
  experience: always('ability'),
  mission: (event) => [cue(MISSION[event.what])],
  round: always('round'),
  nightmare: always('nightmare'),
  'bullet-time': always('bullet-time'),
  companion: (event) => [cue(event.what === 'joined' ? 'companion' : 'companion-lost')],
  ended: (event) => [cue(event.winner === 'hero' ? 'victory' : 'defeat')],
  spawned: (event, view) => [cue('creature', placeOf(view, event.at))],
  turn: silent,
  flipped: silent,
  leads: silent,
  'rooms-swapped': silent,
  begins: silent,
  'deck-chosen': silent,
  condition: silent,
  healed: silent,
  'taken-back': silent,
}

/** The Sector in which a Creature is seen, or none. */
const standsIn = (view: HeroView | null, creature: string | undefined): string =>
  view?.labyrinth.find(({ creatures }) => creatures.some(({ id }) => id === creature))?.id ?? ''

/** A Door of the Hero's own Sector is heard on its side, any other from its Sector. */
function beside(view: HeroView | null, sector: string, dir: Dir): Place {
  return view?.labyrinth[0]?.id === sector ? WAYS[dir] : placeOf(view, sector)
}

/** What is heard of one event, in the order in which it sounds. The view is the one that came with it. */
export function cuesOf(event: SeatEvent, view: HeroView | null): readonly Cue[] {
  // A pack may bring types that nobody decided upon: they are silent.
  if (!Object.hasOwn(HEARD, event.type)) return []
  const hear = HEARD[event.type as EventType] as (event: SeatEvent, view: HeroView | null) => readonly Cue[]
  return hear(event, view)
}

/** At most so many of one line: more than that is only loud. */
const MOST = 8

/** What is heard of all that one line tells. What came last matters most. */
export const cuesOfAll = (events: readonly SeatEvent[], view: HeroView | null): readonly Cue[] =>
  events.flatMap((event) => cuesOf(event, view)).slice(-MOST)
