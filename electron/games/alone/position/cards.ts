// Lays out Evil's cards: decks, hands, the Track, piles and discards; no more of a card than there are.
import { shuffled } from '../dice.ts'
import { cardOf, deckOf, itemOf } from '../pack/find.ts'
import { stackDeck } from '../setup.ts'
import { evilSeats, type State } from '../state.ts'
import { once } from './hero.ts'
import { refuse } from './refuse.ts'
import type { Position } from './shape.ts'

/** Decks, Leader, hands, Track and piles as the position says. */
export function layCards(s: State, p: Position): void {
  const evil = p.evil ?? {}
  const names = s.pack.decks.map((deck) => deck.deck)
  const decks = evil.decks ?? names.slice(0, 2)
  decks.forEach((deck, i) => {
    if (!names.includes(deck) || decks.indexOf(deck) !== i)
      refuse(`evil.decks[${i}]`, 'is no deck of the pack, or is named twice')
  })
  if ((evil.leader ?? 1) > s.players) refuse('evil.leader', 'is no player of this game')
  s.leader = evil.leader ?? 1
  s.decks = decks
  const ofDecks = (card: string, path: string): string =>
    cardOf(s.pack, card) !== undefined && decks.includes(deckOf(s.pack, card))
      ? card
      : refuse(path, 'is no card of the two decks')
  const hands = evil.hands ?? []
  if (hands.length > s.players) refuse('evil.hands', 'are more than the players')
  s.hands = evilSeats(s).map((_, i) => (hands[i] ?? []).map((card, j) => ofDecks(card, `evil.hands[${i}][${j}]`)))
  s.track = (evil.track ?? []).map((played, i) => ({
    deck: deckOf(s.pack, ofDecks(played.card, `evil.track[${i}].card`)),
    card: played.card,
    by: played.by ?? 'evil-1',
    faceDown: played.faceDown ?? false,
    span: played.span ?? 1,
  }))
  if (s.track.reduce((sum, x) => sum + x.span, 0) > s.pack.reactionTrack.spaces)
    refuse('evil.track', 'is longer than the Track')
  layPiles(s, p)
  s.handsTold = s.hands.map((hand) => hand.length)
}

/** A pile named is that pile whole; otherwise a deck is all its cards but those that lie elsewhere. */
function layPiles(s: State, p: Position): void {
  const piles = p.piles ?? {}
  const discards = p.discards ?? {}
  for (const [group, named] of [
    ['piles', piles],
    ['discards', discards],
  ] as const) {
    for (const key of Object.keys(named))
      if (key !== 'items' && !s.decks.includes(key)) refuse(`${group}.${key}`, 'is no pile of this game')
  }
  for (const deck of s.decks) {
    stackDeck(s, deck)
    const known = (card: string, path: string): string =>
      deckOf(s.pack, card) === deck ? card : refuse(path, 'is no card of this deck')
    const pile = piles[deck]?.map((card, i) => known(card, `piles.${deck}[${i}]`))
    const laid = (discards[deck] ?? []).map((card, i) => known(card, `discards.${deck}[${i}]`))
    const elsewhere = [...s.hands.flat(), ...s.track.map((x) => x.card), ...laid]
    s.discards = { ...s.discards, [deck]: laid.map((card) => ({ card, by: null })) }
    s.piles = {
      ...s.piles,
      [deck]: pile ?? (discards[deck] === undefined ? without(s.piles[deck] ?? [], elsewhere) : []),
    }
    conserve(s, deck)
  }
  const items = piles['items']?.map((id, i) =>
    itemOf(s.pack, id) === undefined ? refuse(`piles.items[${i}]`, 'is no Item') : id,
  )
  s.itemDiscards = (discards['items'] ?? []).map((id, i) =>
    itemOf(s.pack, id) === undefined ? refuse(`discards.items[${i}]`, 'is no Item') : id,
  )
  const out = [...s.hero.items.map((item) => item.card), ...s.itemDiscards]
  const all = shuffled(
    s,
    'items',
    s.pack.items.flatMap((each) => each.ids),
  ).filter((id) => !out.includes(id))
  s.items = items ?? (discards['items'] === undefined ? all : [])
  once(
    [...s.items, ...out].map((card) => ({ card })),
    'piles.items',
  )
}

/** No more copies of a card than the pack has. */
function conserve(s: State, deck: string): void {
  const all = [
    ...(s.piles[deck] ?? []),
    ...(s.discards[deck] ?? []).map((x) => x.card),
    ...s.hands.flat().filter((card) => deckOf(s.pack, card) === deck),
    ...s.track.filter((x) => x.deck === deck).map((x) => x.card),
  ]
  for (const card of all) {
    if (all.filter((x) => x === card).length > (cardOf(s.pack, card)?.copies ?? 0))
      refuse(`piles.${deck}`, `has more of ${card} than there are`)
  }
}

function without(pile: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...pile]
  for (const card of gone) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
