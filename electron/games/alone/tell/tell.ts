// Decides what each kind of happening says to whom. Rules tell what happened in absolute terms; a seat without a payload learns nothing.
import type {
  Ability,
  AloneEvent,
  DamageKind,
  Dir,
  Face,
  Kind,
  MissionColour,
  Room,
  Way,
} from '../../../contract/alone.ts'
import type { Seat } from '../../../contract/wire.ts'
import type { Deed, Roll, Tagged } from '../agenda.ts'
import { type At, nameOf } from '../map/grid.ts'
import {
  creatureById,
  creatureHandle,
  type EvilSeat,
  evilSeats,
  isRevealed,
  sectorHandle,
  seenAt,
  type Seen,
  type State,
} from '../state.ts'

/** What happened, in the referee's terms. */
type Happening =
  | { readonly type: 'declared'; readonly deed: Deed }
  | { readonly type: 'hero-moved'; readonly way: Way; readonly from: At; readonly to: At }
  | { readonly type: 'creature-moved'; readonly id: string; readonly from: At; readonly to: At }
  | { readonly type: 'spawned'; readonly id: string }
  | { readonly type: 'revealed'; readonly sectors: readonly At[]; readonly creatures: readonly string[] }
  | { readonly type: 'hidden'; readonly seen: readonly Seen[] }
  | { readonly type: 'left'; readonly id: string; readonly way: Way }
  | {
      readonly type: 'noise'
      readonly at: At
      readonly creature: string | null
      readonly answer: string
      readonly lie: boolean
    }
  | { readonly type: 'lights'; readonly sectors: readonly At[]; readonly on: boolean }
  | { readonly type: 'blocked' | 'unblocked'; readonly at: At; readonly dir: Dir; readonly to: At }
  | { readonly type: 'danger'; readonly at: At; readonly on: boolean }
  | { readonly type: 'wounded' | 'killed'; readonly id: string }
  | {
      readonly type: 'played'
      readonly deck: string
      readonly card: string
      readonly faceDown: boolean
      readonly span: 1 | 2
      readonly dangerous: boolean
      readonly by: EvilSeat
    }
  | { readonly type: 'evil-drew'; readonly seat: EvilSeat; readonly cards: readonly string[]; readonly public: boolean }
  | { readonly type: 'evil-discarded'; readonly seat: EvilSeat; readonly card: string }
  /** To Evil alone, which chose it or sees all of the Map. */
  | { readonly type: 'leads'; readonly seat: EvilSeat }
  | { readonly type: 'rooms-swapped'; readonly rooms: readonly Room[] }
  | { readonly type: 'begins'; readonly at: At }
  | { readonly type: 'deck-chosen'; readonly deck: string }
  | { readonly type: 'condition'; readonly kind: string; readonly sectors: readonly At[]; readonly on: boolean }
  | { readonly type: 'healed'; readonly id: string }
  /** The same to all. */
  | { readonly type: 'scared'; readonly kind: Kind; readonly amount: number }
  | { readonly type: 'opportunity'; readonly dice: number }
  | {
      readonly type: 'rolled'
      readonly by: 'hero' | 'evil'
      readonly faces: readonly Face[]
      readonly hits: number
      readonly reason: Roll['reason'] | 'reroll'
    }
  | { readonly type: 'damaged'; readonly kind: DamageKind; readonly amount: number; readonly to: string }
  | { readonly type: 'recovered'; readonly kind: DamageKind; readonly amount: number }
  | {
      readonly type: 'located'
      readonly target: string
      readonly distance: number | null
      readonly level: 'same' | 'other' | null
      readonly lie: boolean
    }
  | { readonly type: 'drew'; readonly items: readonly string[] }
  | { readonly type: 'upgraded'; readonly item: string; readonly with: string }
  | { readonly type: 'discarded'; readonly item: string }
  | { readonly type: 'charged'; readonly card: string; readonly charges: number }
  | { readonly type: 'experience'; readonly ability: Ability; readonly points: number }
  | {
      readonly type: 'mission'
      readonly colour: MissionColour
      readonly what: 'progress' | 'done' | 'triggered'
      readonly progress: number
    }
  | { readonly type: 'round'; readonly space: number }
  | { readonly type: 'turn' | 'flipped'; readonly number: number }
  | { readonly type: 'nightmare' }
  | { readonly type: 'bullet-time' }
  | { readonly type: 'companion'; readonly card: string; readonly what: 'joined' | 'gone' | 'sacrificed' }
  | { readonly type: 'ended'; readonly winner: 'hero' | 'evil'; readonly why: string }

type Of<K extends Happening['type']> = Tagged<Happening, 'type', K>
type Teller<K extends Happening['type']> = (s: State, h: Of<K>, seat: Seat) => AloneEvent | undefined

/** What lies on the table between both sides reads the same to every seat; such a happening is its own payload. */
const toAll = (_s: State, h: Happening): AloneEvent => h as AloneEvent

/** The same to every seat of Evil, and nothing to the Hero. */
const toEvil = (_s: State, h: Happening, seat: Seat): AloneEvent | undefined =>
  seat === 'hero' ? undefined : (h as AloneEvent)

const handleOf = (s: State, at: At): string => sectorHandle(seenAt(s, at)?.handle ?? 0)
const creatureFor = (s: State, seat: Seat, id: string): string =>
  seat === 'hero' ? creatureHandle(creatureById(s, id)?.handle ?? 0) : id
const seen = (s: State, ats: readonly At[]): readonly string[] =>
  ats.filter((at) => isRevealed(s, at)).map((at) => handleOf(s, at))

/** Evil's log alone remembers which answer was false. */
const lieOf = ({ lie }: { readonly lie: boolean }): { readonly lie?: true } => (lie ? { lie } : {})

const TABLE: { readonly [K in Happening['type']]: Teller<K> } = {
  declared: (s, { deed }, seat) => ({
    type: 'declared',
    action: deed.action,
    args: argsOf(s, deed, seat),
    ...(deed.item === null ? {} : { item: deed.item }),
  }),
  'hero-moved': (s, h, seat) =>
    seat === 'hero'
      ? { type: 'moved', who: 'hero', dir: h.way, to: isRevealed(s, h.to) ? handleOf(s, h.to) : '' }
      : { type: 'moved', who: 'hero', dir: h.way, from: nameOf(h.from), to: nameOf(h.to) },
  'creature-moved': (s, h, seat) => {
    const kind = creatureById(s, h.id)?.kind ?? ''
    if (seat !== 'hero') return { type: 'moved', who: h.id, kind, from: nameOf(h.from), to: nameOf(h.to) }
    if (!isRevealed(s, h.to) || !isRevealed(s, h.from)) return undefined
    return { type: 'moved', who: creatureFor(s, seat, h.id), kind, from: handleOf(s, h.from), to: handleOf(s, h.to) }
  },
  spawned: (s, h, seat) => {
    const creature = creatureById(s, h.id)
    if (seat === 'hero' || creature === undefined) return undefined
    return { type: 'spawned', creature: h.id, kind: creature.kind, at: nameOf(creature.at) }
  },
  revealed: (s, h, seat) =>
    seat === 'hero'
      ? {
          type: 'revealed',
          sectors: seen(s, h.sectors),
          creatures: h.creatures.map((id) => creatureFor(s, seat, id)).toSorted(byNumber),
        }
      : { type: 'revealed', sectors: h.sectors.map(nameOf), creatures: h.creatures },
  hidden: (_s, h, seat) => ({
    type: 'hidden',
    sectors:
      seat === 'hero' ? h.seen.map((x) => sectorHandle(x.handle)).toSorted(byNumber) : h.seen.map((x) => nameOf(x.at)),
  }),
  left: (s, h, seat) => ({ type: 'left', creature: creatureFor(s, seat, h.id), dir: h.way }),
  noise: (_s, h, seat) => ({
    type: 'noise',
    ...noiseFields(h.answer),
    ...(seat === 'hero'
      ? {}
      : { at: nameOf(h.at), ...(h.creature === null ? {} : { creature: h.creature }), ...lieOf(h) }),
  }),
  lights: (s, h, seat) => {
    const sectors = seat === 'hero' ? [...seen(s, h.sectors)].toSorted(byNumber) : h.sectors.map(nameOf)
    return sectors.length === 0 ? undefined : { type: 'lights', sectors, on: h.on }
  },
  blocked: (s, h, seat) => doorFor(s, h, seat),
  unblocked: (s, h, seat) => doorFor(s, h, seat),
  danger: (s, h, seat) => {
    if (seat !== 'hero') return { type: 'danger', sector: nameOf(h.at), on: h.on }
    return isRevealed(s, h.at) ? { type: 'danger', sector: handleOf(s, h.at), on: h.on } : undefined
  },
  wounded: (s, h, seat) => hurtFor(s, h, seat),
  killed: (s, h, seat) => hurtFor(s, h, seat),
  played: (_s, h, seat) => ({
    type: 'played',
    deck: h.deck,
    card: h.faceDown && seat !== h.by ? null : h.card,
    span: h.span,
    dangerous: h.dangerous,
    ...(seat === 'hero' ? {} : { by: h.by, faceDown: h.faceDown }),
  }),
  'evil-drew': (_s, h, seat) => {
    if (seat === 'hero') return h.public ? { type: 'drew', seat: h.seat, count: h.cards.length } : undefined
    return { type: 'drew', seat: h.seat, count: h.cards.length, ...(seat === h.seat ? { cards: h.cards } : {}) }
  },
  'evil-discarded': (_s, h, seat) =>
    seat === 'hero' ? undefined : { type: 'discarded', seat: h.seat, card: seat === h.seat ? h.card : null },
  leads: toEvil,
  'rooms-swapped': toEvil,
  begins: (_s, h, seat) => (seat === 'hero' ? undefined : { type: 'begins', at: nameOf(h.at) }),
  'deck-chosen': toEvil,
  condition: (_s, h, seat) =>
    seat === 'hero' ? undefined : { type: 'condition', kind: h.kind, sectors: h.sectors.map(nameOf), on: h.on },
  healed: (s, h, seat) =>
    seat === 'hero' ? undefined : { type: 'healed', creature: h.id, kind: creatureById(s, h.id)?.kind ?? '' },
  scared: toAll,
  opportunity: toAll,
  rolled: toAll,
  damaged: toAll,
  recovered: toAll,
  located: (_s, h, seat) => ({
    type: 'located',
    target: h.target,
    distance: h.distance,
    level: h.level,
    ...(seat === 'hero' ? {} : lieOf(h)),
  }),
  drew: toAll,
  upgraded: toAll,
  discarded: toAll,
  charged: toAll,
  experience: toAll,
  mission: toAll,
  round: toAll,
  turn: toAll,
  flipped: toAll,
  nightmare: toAll,
  'bullet-time': toAll,
  companion: toAll,
  ended: toAll,
}

const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1))

function argsOf(s: State, deed: Deed, seat: Seat): readonly string[] {
  if ('way' in deed) return [deed.way]
  if ('creature' in deed) return [creatureFor(s, seat, deed.creature)]
  if ('targets' in deed) return deed.targets
  if ('lamp' in deed) return ['lcu', deed.lamp]
  if ('mission' in deed) return ['mission', deed.mission]
  return []
}

/** The fixed fields of a Noise: other Level, here, a direction, or none where it is sealed off. (R46) */
function noiseFields(answer: string): { level?: 'other'; here?: true; dir?: Way } {
  if (answer === 'other') return { level: 'other' }
  if (answer === 'here') return { here: true }
  return answer === 'sealed' ? {} : { dir: answer as Way }
}

function doorFor(s: State, h: Of<'blocked'>, seat: Seat): AloneEvent | undefined {
  if (seat !== 'hero') return { type: h.type, sector: nameOf(h.at), dir: h.dir }
  if (isRevealed(s, h.at)) return { type: h.type, sector: handleOf(s, h.at), dir: h.dir }
  const back: Record<Dir, Dir> = { n: 's', e: 'w', s: 'n', w: 'e' }
  return isRevealed(s, h.to) ? { type: h.type, sector: handleOf(s, h.to), dir: back[h.dir] } : undefined
}

function hurtFor(s: State, h: Of<'wounded'>, seat: Seat): AloneEvent | undefined {
  const creature = creatureById(s, h.id)
  if (creature === undefined || (seat === 'hero' && creature.handle === null)) return undefined
  return { type: h.type, creature: creatureFor(s, seat, h.id), kind: creature.kind }
}

/** Tells every seat what it learns of a happening, at this very moment. */
export function tell(s: State, happening: Happening): void {
  const teller = TABLE[happening.type] as Teller<Happening['type']>
  const told: Partial<Record<Seat, readonly AloneEvent[]>> = { ...s.told }
  for (const seat of ['hero', ...evilSeats(s)] as const) {
    const event = teller(s, happening, seat)
    if (event !== undefined) told[seat] = [...(told[seat] ?? []), event]
  }
  s.told = told
}
