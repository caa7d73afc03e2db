// The whole view of one seat of Evil, built field by field: the Map, its own hand, its own face-down cards.
import type { EvilView } from '../../../contract/alone.ts'
import { nameOf, sideName } from '../map/grid.ts'
import { write } from '../map/sheet.ts'
import { type EvilSeat, handIndex, type State } from '../state.ts'
import { evilSheet, heroSheet, missionViews, roundView, turnView } from './shared.ts'

/** The same view over a link that several seats share, while this seat's hand is shut: what its player alone may read is null. */
export function shutView(view: EvilView): EvilView {
  const decks = view.decks.map((deck) => ({
    ...deck,
    discards: deck.discards.map((card, i) => (deck.own.includes(i) ? null : card)),
  }))
  const track = view.track.map((played) => ({ ...played, card: played.faceDown ? null : played.card }))
  return { ...view, hand: null, decks, track }
}

/** What a seat of Evil sees: everything on the Map, and of cards its own. */
export function evilView(s: State, seat: EvilSeat): EvilView {
  return {
    round: roundView(s),
    turn: turnView(s),
    hero: heroSheet(s),
    missions: missionViews(s),
    evil: evilSheet(s),
    difficulty: s.difficulty,
    waiting: null,
    result: s.result === null ? null : { winner: s.result.winner, why: s.result.why },
    at: s.hero.at < 0 ? null : nameOf(s.hero.at),
    levels: levelsOf(s),
    lcus: s.board.lcu.flatMap((lcu, at) => (lcu ? [nameOf(at)] : [])),
    creatures: s.creatures.map(({ id, kind, at, wounded, handle }) => ({
      id,
      kind,
      at: nameOf(at),
      wounded,
      revealed: handle !== null,
    })),
    dangers: s.dangers.map(nameOf),
    lights: s.lights.map(nameOf),
    blocked: s.blocked.map(sideName),
    conditions: s.conditions.map(({ kind, at }) => ({ kind, at: nameOf(at) })),
    revealed: s.labyrinth
      .map((seen) => seen.at)
      .toSorted((a, b) => a - b)
      .map(nameOf),
    hand: [...(s.hands[handIndex(seat)] ?? [])].toSorted(),
    decks: s.decks.map((name) => {
      const discards = s.discards[name] ?? []
      return {
        name,
        left: s.piles[name]?.length ?? 0,
        discards: discards.map(({ card, by }) => (by === null || by === seat ? card : null)),
        own: discards.flatMap(({ by }, i) => (by === seat ? [i] : [])),
      }
    }),
    track: s.track.map(({ deck, card, by, faceDown, span }) => ({
      deck,
      card: faceDown && by !== seat ? null : card,
      by,
      faceDown,
      span,
    })),
    setAside: s.setAside,
  }
}

const written = new WeakMap<State['board'], { readonly upper: readonly string[]; readonly lower: readonly string[] }>()

/** The Map's two Levels as text; written once for each Board. */
export function levelsOf(s: State): { readonly upper: readonly string[]; readonly lower: readonly string[] } {
  const known = written.get(s.board)
  if (known !== undefined) return known
  const levels = { upper: write(s.board, 0), lower: write(s.board, 1) }
  written.set(s.board, levels)
  return levels
}
