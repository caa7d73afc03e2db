// What the table has told each seat of this window: catalogue, last view, open question, log, last refusal. It draws no conclusions.
import { defineStore } from 'pinia'
import { markRaw, shallowReactive } from 'vue'
import type { Catalogue, EvilView, HeroView } from '../../electron/contract/alone.ts'
import type { Ask, OutLine, Refusal, Seat, SeatEvent } from '../../electron/contract/wire.ts'
import { bridge } from './bridge.ts'

export interface SeatState<View> {
  catalogue: Catalogue | null
  view: View | null
  ask: Ask | null
  /** Everything this seat was told, in order: replaced whole by a resumed game, else appended to. */
  log: readonly SeatEvent[]
  /** Why the last answer was refused; gone with the next accepted line. */
  refused: Refusal | null
  /** The standing order that the table keeps for this seat, and the one before where the last may yet be refused. */
  standing: readonly string[]
  stood: readonly string[] | null
  /** The id of a question that was answered and not yet closed: a second click sends nothing. */
  answered: number | null
}
interface Seats {
  readonly hero: SeatState<HeroView>
  readonly 'evil-1': SeatState<EvilView>
  readonly 'evil-2': SeatState<EvilView>
  readonly 'evil-3': SeatState<EvilView>
}
type EventsListener = (seat: Seat, events: readonly SeatEvent[]) => void

const empty = <View>(): SeatState<View> => ({
  catalogue: null,
  view: null,
  ask: null,
  log: [],
  refused: null,
  standing: [],
  stood: null,
  answered: null,
})
const kept = <View>(): SeatState<View> => markRaw(shallowReactive(empty<View>()))

/** Equal parts of the one before stay the same objects: lines come as copies, and what has not changed need not be drawn anew. */
function keeping(before: object | null, now: object): object {
  if (before === null) return now
  const old = new Map<string, unknown>(Object.entries(before))
  const parts = Object.entries(now).map(([name, part]: [string, unknown]) => {
    const was = old.get(name)
    return [name, reads(was, part) ? was : part] as const
  })
  return Object.fromEntries(parts)
}
const reads = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

export const useLines = defineStore('lines', () => {
  const seats: Seats = markRaw({ hero: kept(), 'evil-1': kept(), 'evil-2': kept(), 'evil-3': kept() })
  const listeners = new Set<EventsListener>()

  function takeOne(line: OutLine): void {
    if (line.to === 'referee') return
    const seat = seats[line.to] as SeatState<object>
    if ('catalogue' in line) {
      Object.assign(seat, empty(), { catalogue: line.catalogue })
    } else if ('refused' in line) {
      seat.refused = line.refused
      if (seat.answered === null && seat.stood !== null) seat.standing = seat.stood
      Object.assign(seat, { answered: null, stood: null })
    } else if ('view' in line) {
      const told = 'events' in line ? line.events : []
      seat.view = keeping(seat.view, line.view as object)
      seat.log = 'log' in line ? line.log : told.length > 0 ? [...seat.log, ...told] : seat.log
      if ('log' in line) seat.standing = line.standing ?? []
      Object.assign(seat, { refused: null, stood: null })
      if (line.ask === null || line.ask.id !== seat.answered) seat.answered = null
      if (!reads(seat.ask, line.ask)) seat.ask = line.ask
      if (told.length > 0) for (const listener of listeners) listener(line.to, told)
    }
  }

  function take(lines: readonly OutLine[]): void {
    lines.forEach(takeOne)
  }

  /** Answers a seat's open question by an option's key. Says whether anything was sent. */
  function choose(seat: Seat, key: string): boolean {
    const state = seats[seat]
    if (state.ask === null || state.answered === state.ask.id) return false
    state.answered = state.ask.id
    state.refused = null
    bridge().send({ from: seat, choose: key, ask: state.ask.id })
    return true
  }

  /** The seat's standing order: the moments at which it passes by itself. */
  function standing(seat: Seat, moments: readonly string[]): void {
    seats[seat].stood = seats[seat].standing
    seats[seat].standing = moments
    bridge().send({ from: seat, standing: [...moments] })
  }

  /** Over a window of several seats: shows this seat's hand, or hides it. */
  function hand(seat: Seat, state: 'open' | 'shut'): void {
    bridge().send({ from: seat, hand: state })
  }

  /** Calls back with the events of each new line, never with those of a resumed log. Returns the way to stop. */
  function onEvents(listener: EventsListener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Forgets everything: the game has left the table. */
  function clear(): void {
    for (const seat of Object.values(seats)) Object.assign(seat, empty())
  }

  return { seats, take, choose, standing, hand, onEvents, clear }
})
