// The whole view of one seat of Evil, built field by field: the Map, its own hand, its own face-down cards.
import type { EvilView } from '../../../contract/alone.ts'
import { nameOf, sideName } from '../map/grid.ts'
import { write } from '../map/sheet.ts'
import { type EvilSeat, handIndex, type State } from '../state.ts'
import { remembered } from './remembered.ts'
import { evilSheet, heroSheet, missionViews, resultView, roundView, turnView } from './shared.ts'

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
    round: roundView(s, seat),
    turn: turnView(s, seat),
    hero: heroSheet(s, seat),
    missions: missionViews(s, seat),
    evil: evilSheet(s, seat),
    difficulty: s.difficulty,
    waiting: null,
    result: resultView(s, seat),
    at: s.hero.at < 0 ? null : nameOf(s.hero.at),
    levels: levelsOf(s),
    lcus: lcuView(s, seat),
    creatures: creatureView(s, seat),
    dangers: dangerView(s, seat),
    lights: lightView(s, seat),
    blocked: blockedView(s, seat),
    conditions: conditionView(s, seat),
    revealed: revealedView(s, seat),
    hand: handView(s, seat),
    decks: deckView(s, seat),
    track: trackView(s, seat),
    setAside: s.setAside,
  }
}

const lcuView = remembered(
  (s) => [s.board],
  (s) => s.board.lcu.flatMap((lcu, at) => (lcu ? [nameOf(at)] : [])),
)
const creatureView = remembered(
  (s) => [s.creatures],
  (s): EvilView['creatures'] =>
    s.creatures.map(({ id, kind, at, wounded, handle }) => ({
      id,
      kind,
      at: nameOf(at),
      wounded,
      revealed: handle !== null,
    })),
)
const dangerView = remembered(
  (s) => [s.dangers],
  (s) => s.dangers.map(nameOf),
)
const lightView = remembered(
  (s) => [s.lights],
  (s) => s.lights.map(nameOf),
)
const blockedView = remembered(
  (s) => [s.blocked],
  (s) => s.blocked.map(sideName),
)
const conditionView = remembered(
  (s) => [s.conditions],
  (s): EvilView['conditions'] => s.conditions.map(({ kind, at }) => ({ kind, at: nameOf(at) })),
)
const revealedView = remembered(
  (s) => [s.labyrinth],
  (s) =>
    s.labyrinth
      .map((seen) => seen.at)
      .toSorted((a, b) => a - b)
      .map(nameOf),
)
const handView = remembered(
  (s) => [s.hands],
  (s, seat): readonly string[] => [...(s.hands[handIndex(seat as EvilSeat)] ?? [])].toSorted(),
)
const deckView = remembered(
  (s) => [s.decks, s.piles, s.discards],
  (s, seat): EvilView['decks'] =>
    s.decks.map((name) => {
      const discards = s.discards[name] ?? []
      return {
        name,
        left: s.piles[name]?.length ?? 0,
        discards: discards.map(({ card, by }) => (by === null || by === seat ? card : null)),
        own: discards.flatMap(({ by }, i) => (by === seat ? [i] : [])),
      }
    }),
)
const trackView = remembered(
  (s) => [s.track],
  (s, seat): EvilView['track'] =>
    s.track.map(({ deck, card, by, faceDown, span }) => ({
      deck,
      card: faceDown && by !== seat ? null : card,
      by,
      faceDown,
      span,
    })),
)

const written = new WeakMap<State['board'], { readonly upper: readonly string[]; readonly lower: readonly string[] }>()

/** The Map's two Levels as text; written once for each Board. */
export function levelsOf(s: State): { readonly upper: readonly string[]; readonly lower: readonly string[] } {
  const known = written.get(s.board)
  if (known !== undefined) return known
  const levels = { upper: write(s.board, 0), lower: write(s.board, 1) }
  written.set(s.board, levels)
  return levels
}
