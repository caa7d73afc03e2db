// Which cards of a hand may be played now, by which answer, and why the others may not: from public facts and the open question.
import type { Catalogue, EvilView } from '../../electron/contract/alone.ts'
import type { Ask, Option, SeatEvent } from '../../electron/contract/wire.ts'

type CardEntry = Catalogue['cards'][number]

/** A reason as a message of `reason.*`; `moment` and `actions` are ids that are still to be put into words. */
export interface Reason {
  readonly id: string
  readonly moment?: string
  readonly actions?: readonly string[]
}

interface HandContext {
  readonly view: EvilView
  readonly ask: Ask | null
  readonly catalogue: Catalogue | null
  readonly log: readonly SeatEvent[]
}

/** Evil's keys for what stands in a row. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

const ABOUT_CARDS = ['play', 'standard', 'discard']

/** The answer that a press on this card gives, face down where that is wished and offered. */
export function answerFor(card: string, ask: Ask | null, faceDown: boolean): Option | null {
  const about = (ask?.options ?? []).filter((option) => ABOUT_CARDS.includes(option.verb) && option.args[0] === card)
  const verb = ask?.kind === 'react' ? (faceDown ? 'standard' : 'play') : null
  return about.find((option) => verb === null || option.verb === verb) ?? null
}

/** What the log says of this Turn: cards played, and the Actions declared. */
export function thisTurn(log: readonly SeatEvent[]): {
  readonly played: number
  readonly cards: readonly SeatEvent[]
  readonly actions: readonly string[]
} {
  const from = log.findLastIndex((event) => event.type === 'turn' || event.type === 'round')
  const events = log.slice(from + 1)
  const cards = events.filter((event) => event.type === 'played')
  return {
    played: cards.length,
    cards,
    actions: events.filter((event) => event.type === 'declared').map((event) => String(event['action'])),
  }
}

const spacesTaken = (view: EvilView): number => view.track.reduce((sum, { span }) => sum + span, 0)

/** Why a card may not be played face up now; null where it may, or where nothing is known of it. */
export function whyNot(card: string, context: HandContext): Reason | null {
  const { view, ask, catalogue, log } = context
  if (answerFor(card, ask, false)) return null
  if (view.result !== null) return { id: 'over' }
  const entry = catalogue?.cards.find((each) => each.card === card)
  const turn = thisTurn(log)
  return capped(view, catalogue, turn.played) ?? unmet(entry, context, [...(view.turn?.done ?? []), ...turn.actions])
}

function capped(view: EvilView, catalogue: Catalogue | null, played: number): Reason | null {
  const free = (catalogue?.reactionTrack.spaces ?? Infinity) - spacesTaken(view)
  if (played >= 2) return { id: 'two-played' }
  if (free <= 0) return { id: 'track-full' }
  return played === 1 && free < 2 ? { id: 'no-room' } : null
}

function unmet(entry: CardEntry | undefined, { ask }: HandContext, done: readonly string[]): Reason {
  if (entry === undefined) return { id: 'unknown' }
  if (entry.actions.length > 0 && !entry.actions.some((action) => done.includes(action)))
    return { id: 'needs-action', actions: entry.actions }
  if (ask?.kind === 'react' && ask.moment === entry.moment) return { id: 'filter' }
  if (entry.moment === 'damage') return { id: 'needs-damage' }
  if (entry.moment === 'scare') return { id: 'needs-scare' }
  return { id: 'wrong-moment', moment: entry.moment }
}

/** Whether the Dangerous half would apply now: the Hero stands by a Danger token. */
export const isDangerous = (view: EvilView): boolean => view.at !== null && view.dangers.includes(view.at)
