// What happened, in one sentence a line, as each side would say it.
import type { AloneEvent, EvilEvent } from '../../electron/contract/alone.ts'
import type { SeatEvent, Side } from '../../electron/contract/wire.ts'
import { begin, firstOf, listed, text } from './lexicon.ts'
import type { Params } from './lexicon.ts'
import type { Naming } from './names.ts'
import { declaredText } from './options.ts'

interface Said {
  /** Without the side: `event.<side>.<id>`. */
  readonly id: string
  readonly params: Params
}
const say = (id: string, params: Params = {}): Said => ({ id, params })

/** Events of packs to come are told too: by their type and what plain fields they hold. */
export function eventText(event: SeatEvent | AloneEvent, names: Naming, side: Side): string {
  const said = tell(event as AloneEvent, names, side)
  const id = firstOf([`event.${side}.${said.id}`, `event.${side}.${event.type}`])
  const sentence = begin(text(id ?? event.type, said.params))
  return 'lie' in event && event.lie === true ? `${sentence} ${text('event.lie')}` : sentence
}

const joined = (ids: readonly string[], names: Naming): string => listed(ids.map(names))

function tell(event: AloneEvent, names: Naming, side: Side): Said {
  switch (event.type) {
    case 'declared':
      return say('declared', { what: declaredText(event.action, event.args, event.item, names) })
    case 'moved':
      return moved(event, names)
    case 'revealed':
      return revealed(event, names, side)
    case 'hidden':
      return say('hidden', { n: event.sectors.length, sectors: joined(event.sectors, names) })
    case 'scared':
      return say('scared', { kind: names(event.kind), amount: event.amount })
    case 'opportunity':
      return say('opportunity', { n: event.dice })
    case 'rolled':
      return say(`rolled-${event.by}`, { n: event.hits, faces: faces(event.faces) })
    case 'damaged':
      return event.to === 'hero'
        ? say('damaged', { amount: event.amount, kind: names(event.kind) })
        : say('damaged-companion', { amount: event.amount, to: names(event.to) })
    case 'recovered':
      return say('recovered', { amount: event.amount, kind: names(event.kind) })
    case 'noise':
      return noise(event, names)
    case 'left':
      return say('left', { kind: names(event.creature), dir: names(event.dir) })
    case 'located':
      return event.distance === null || event.level === null
        ? say('located-none', { target: names(event.target) })
        : say('located', { target: names(event.target), n: event.distance, level: names(event.level) })
    default:
      return tellMore(event, names)
  }
}

type Later = Exclude<
  AloneEvent,
  {
    type:
      | 'declared'
      | 'moved'
      | 'revealed'
      | 'hidden'
      | 'scared'
      | 'opportunity'
      | 'rolled'
      | 'damaged'
      | 'recovered'
      | 'noise'
      | 'left'
      | 'located'
  }
>

function tellMore(event: Later, names: Naming): Said {
  switch (event.type) {
    case 'drew':
      return drew(event, names)
    case 'upgraded':
      return say('upgraded', { item: names(event.item), with: names(event.with) })
    case 'discarded':
      return discarded(event, names)
    case 'charged':
      return say('charged', { card: names(event.card), n: event.charges })
    case 'played':
      return played(event, names)
    case 'lights':
      return say(event.on ? 'lights-on' : 'lights-off', { sectors: joined(event.sectors, names) })
    case 'blocked':
    case 'unblocked':
      return say(event.type, { sector: names(event.sector), dir: names(event.dir) })
    case 'danger':
      return say(event.on ? 'danger-on' : 'danger-off', { sector: names(event.sector) })
    case 'wounded':
    case 'killed':
      return say(event.type, { kind: names(event.kind) })
    case 'experience':
      return say(`experience-${event.points}`, { ability: names(event.ability) })
    case 'mission':
      return say(`mission-${event.what}`, { colour: begin(names(event.colour)), n: event.progress })
    case 'companion':
      return say(`companion-${event.what}`, { card: names(event.card) })
    case 'ended':
      return say(`ended-${event.winner}`)
    case 'spawned':
      return say('spawned', { kind: names(event.kind), at: names(event.at) })
    case 'taken-back':
      return say(`taken-back-${event.side}`, { n: event.events.length })
    case 'turn':
    case 'flipped':
      return say(event.type, { n: event.number })
    case 'round':
    case 'nightmare':
    case 'bullet-time':
      return say(event.type)
    default:
      return tellEvil(event, names)
  }
}

function tellEvil(event: EvilEvent, names: Naming): Said {
  switch (event.type) {
    case 'leads':
      return say('leads', { seat: begin(names(event.seat)) })
    case 'rooms-swapped':
      return say('rooms-swapped', { rooms: joined(event.rooms, names) })
    case 'begins':
      return say('begins', { at: names(event.at) })
    case 'deck-chosen':
      return say(event.type, { deck: names(event.deck) })
    case 'condition':
      return say(event.on ? 'condition-on' : 'condition-off', {
        kind: names(event.kind),
        sectors: joined(event.sectors, names),
      })
    case 'healed':
      return say('healed', { kind: names(event.kind) })
    default:
      return say((event satisfies never as { type: string }).type)
  }
}

function moved(event: Extract<AloneEvent, { type: 'moved' }>, names: Naming): Said {
  if ('dir' in event)
    return say(event.dir === 'stairs' ? 'moved-stairs' : 'moved-self', { dir: names(event.dir), to: names(event.to) })
  const kind = names(event.kind)
  if (event.from === null) return say('moved-placed', { kind, to: names(event.to) })
  const stayed = event.from === event.to
  return say(stayed ? 'moved-stayed' : 'moved', { kind, from: names(event.from), to: names(event.to) })
}
function revealed(event: Extract<AloneEvent, { type: 'revealed' }>, names: Naming, side: Side): Said {
  const creatures = joined(event.creatures, names)
  if (event.sectors.length === 0) return say('revealed-creatures', { creatures })
  if (side === 'hero' && event.creatures.length > 0) return say('revealed-creatures', { creatures })
  const sectors = joined([...event.sectors, ...event.creatures], names)
  return say('revealed', { n: event.sectors.length, sectors })
}
function noise(event: Extract<AloneEvent, { type: 'noise' }>, names: Naming): Said {
  if (event.level === 'other') return say('noise-other')
  if (event.here) return say('noise-here')
  if (event.dir === undefined) return say('noise-sealed')
  return event.dir === 'stairs' ? say('noise-stairs') : say('noise-dir', { dir: names(event.dir) })
}
function drew(event: Extract<AloneEvent, { type: 'drew' }>, names: Naming): Said {
  if ('items' in event) return say('drew', { items: joined(event.items, names) })
  const seat = begin(names(event.seat))
  return event.cards
    ? say('drew-evil-cards', { seat, cards: joined(event.cards, names) })
    : say('drew-evil', { seat, n: event.count })
}
function discarded(event: Extract<AloneEvent, { type: 'discarded' }>, names: Naming): Said {
  if ('item' in event) return say('discarded', { item: names(event.item) })
  const seat = begin(names(event.seat))
  return event.card === null
    ? say('discarded-evil', { seat })
    : say('discarded-evil-card', { seat, card: names(event.card) })
}
function played(event: Extract<AloneEvent, { type: 'played' }>, names: Naming): Said {
  const by = event.by === undefined ? text('event.evil-side') : begin(names(event.by))
  const deck = names(event.deck)
  if (event.card === null) return say('played-down', { by, deck })
  return say(event.dangerous ? 'played-dangerous' : 'played-up', { by, deck, card: names(event.card) })
}
const faces = (list: readonly string[]): string =>
  list.length === 0 ? text('event.nothing') : listed(list.map((face) => text(`face.${face}`)))
