// Deals the Reaction cards anew that the Hero has not seen: hands, piles and what was laid face down, deck by deck.
import type { Seat } from '../../electron/contract/wire.ts'
import type { State } from '../../electron/games/alone/state.ts'
import type { Random } from '../helpers/random-map.ts'

/** A card that a seat is about to play. Face down, any card of its deck will do. */
export interface Need {
  readonly seat: Seat
  readonly deck: string
  readonly card: string
  readonly down: boolean
}
type Cards = Pick<State, 'hands' | 'piles' | 'discards' | 'pack'>

export const deckOf = ({ pack }: Cards, card: string): string =>
  pack.decks.find(({ cards }) => cards.some((c) => c.card === card))?.deck ?? ''
const handOf = (seat: Seat): number => Number(seat.at(-1)) - 1

export function mixed<T>(list: readonly T[], chance: Random): T[] {
  const left = [...list]
  return list.map(() => left.splice(chance(left.length), 1)[0]!)
}

/** Every card that the Hero has not seen comes to lie elsewhere; how many lie where stays. `fixed`: seats whose cards stay. */
export function mixCards(s: Cards, chance: Random, fixed: readonly Seat[] = []): void {
  const isFixed = (i: number): boolean => fixed.some((seat) => handOf(seat) === i)
  for (const deck of Object.keys(s.piles)) {
    const unseen = [
      ...s.hands.flatMap((hand, i) => (isFixed(i) ? [] : hand.filter((card) => deckOf(s, card) === deck))),
      ...s.piles[deck]!,
      ...(s.discards[deck] ?? []).flatMap(({ card, by }) => (by === null || fixed.includes(by) ? [] : [card])),
    ]
    const dealt = mixed(unseen, chance)
    s.hands = s.hands.map((hand, i) =>
      isFixed(i) ? hand : hand.map((card) => (deckOf(s, card) === deck ? dealt.pop()! : card)),
    )
    s.piles = { ...s.piles, [deck]: s.piles[deck]!.map(() => dealt.pop()!) }
    const laid = (s.discards[deck] ?? []).map((d) =>
      d.by === null || fixed.includes(d.by) ? d : { ...d, card: dealt.pop()! },
    )
    s.discards = { ...s.discards, [deck]: laid }
  }
}

/** How many cards of these hands are others. */
export function differing(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): number {
  return a.flatMap((hand, i) => hand.toSorted().filter((card, j) => b[i]!.toSorted()[j] !== card)).length
}

/** Puts into the hands what is about to be played, in exchange for other unseen cards. False where it cannot be. */
export function dealFor(s: Cards, needs: readonly Need[], chance: Random, fixed: readonly Seat[] = []): boolean {
  const spoken = s.hands.map(() => [] as string[])
  const free = (i: number): string[] => {
    const hand = [...s.hands[i]!]
    for (const card of spoken[i]!) hand.splice(hand.indexOf(card), 1)
    return hand
  }
  return needs
    .map((need) => {
      const i = handOf(need.seat)
      const fits = (card: string): boolean => (need.down ? deckOf(s, card) === need.deck : card === need.card)
      let card = free(i).find(fits)
      if (card === undefined && !fixed.includes(need.seat)) card = fetch(s, need, i, free, fits, chance, fixed)
      if (card !== undefined) spoken[i]!.push(card)
      return card !== undefined
    })
    .every((found) => found)
}

/** Takes a fitting card from where the Hero cannot see it and leaves another of the hand there. */
function fetch(
  s: Cards,
  need: Need,
  i: number,
  free: (i: number) => string[],
  fits: (card: string) => boolean,
  chance: Random,
  fixed: readonly Seat[],
): string | undefined {
  const { deck } = need
  const spare = mixed(free(i), chance)
  const out = spare.find((card) => deckOf(s, card) === deck) ?? spare[0]
  if (out === undefined) return undefined
  const same = deckOf(s, out) === deck
  if (!same && fixed.length > 0) return undefined // how many are left of a deck is known to all of Evil
  const give = (card: string): string => {
    s.hands = s.hands.with(i, s.hands[i]!.with(s.hands[i]!.indexOf(out), card))
    return card
  }
  const inPile = s.piles[deck]?.find(fits)
  if (inPile !== undefined) {
    const rest = s.piles[deck]!.toSpliced(s.piles[deck]!.indexOf(inPile), 1, ...(same ? [out] : []))
    s.piles = { ...s.piles, [deck]: rest }
    if (!same) s.piles = { ...s.piles, [deckOf(s, out)]: [...(s.piles[deckOf(s, out)] ?? []), out] }
    return give(inPile)
  }
  if (!same) return undefined
  const laid = s.discards[deck]?.findIndex(({ card, by }) => by !== null && !fixed.includes(by) && fits(card)) ?? -1
  if (laid >= 0) {
    const { card } = s.discards[deck]![laid]!
    s.discards = { ...s.discards, [deck]: s.discards[deck]!.with(laid, { ...s.discards[deck]![laid]!, card: out }) }
    return give(card)
  }
  for (const [j, hand] of s.hands.entries()) {
    if (j === i || fixed.some((seat) => handOf(seat) === j)) continue
    const card = free(j).find(fits)
    if (card === undefined) continue
    s.hands = s.hands.with(j, hand.with(hand.indexOf(card), out))
    return give(card)
  }
  return undefined
}
