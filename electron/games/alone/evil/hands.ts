// Decides how hands of Reaction cards are drawn and refilled. (Refilling hands, R71, R95, R107)
import { push, type StepOf } from '../agenda.ts'
import { draw, shuffled } from '../dice.ts'
import { deckOf } from '../pack/find.ts'
import { ask, unique } from '../questions.ts'
import { type EvilSeat, evilSeats, handIndex, leaderSeat, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

/** The decks that a player may draw from: the middle one of three and a lone player both, others their own. (Evil Setup) */
function decksOf(s: State, seat: EvilSeat): readonly string[] {
  const [first = '', second = ''] = s.decks
  if (s.players === 1 || (s.players === 3 && seat === 'evil-2')) return [first, second]
  return seat === 'evil-1' ? [first] : [second]
}

export const handLimit = (s: State): number => s.pack.hands[s.players - 1] ?? 0

/** Cards that a deck can still give, its discards included. */
const stock = (s: State, deck: string): number => (s.piles[deck]?.length ?? 0) + (s.discards[deck]?.length ?? 0)

/** Takes the top card of a deck; an empty one is made anew of its discards. */
function takeCard(s: State, deck: string): string | undefined {
  if ((s.piles[deck]?.length ?? 0) === 0) {
    const cards = (s.discards[deck] ?? []).map((discard) => discard.card)
    s.piles = { ...s.piles, [deck]: shuffled(s, `deck ${deck}`, cards) }
    s.discards = { ...s.discards, [deck]: [] }
  }
  const [card, ...rest] = s.piles[deck] ?? []
  s.piles = { ...s.piles, [deck]: rest }
  return card
}

/** A player draws one card from a deck. `open`: the Hero sees it drawn. */
export function drawCard(s: State, seat: EvilSeat, deck: string, open: boolean): void {
  const card = takeCard(s, deck)
  if (card === undefined) return
  s.hands = s.hands.with(handIndex(seat), [...(s.hands[handIndex(seat)] ?? []), card])
  tell(s, { type: 'evil-drew', seat, cards: [card], public: open })
}

/** The refill of one player: first he discards, face down, then draws one by one. */
export function refill(s: State, step: StepOf<'refill'>): void {
  const hand = s.hands[handIndex(step.seat)] ?? []
  const limit = handLimit(s)
  if (step.stage === 'discard') {
    if (hand.length === 0) return
    const keep = hand.length > limit ? [] : ['keep']
    ask(s, {
      seat: step.seat,
      kind: 'hand',
      keys: [...keep, ...unique(hand).map((card) => `discard ${card}`)],
      secret: true,
      memory: { kind: 'hand', step },
    })
    return
  }
  askDraw(s, step, hand.length < limit)
}

/** Asks from which deck, where the player is entitled to both. */
export function askDraw(
  s: State,
  step: StepOf<'refill'> | StepOf<'opening-hand'> | StepOf<'draw-one'>,
  wants: boolean,
): void {
  const decks = decksOf(s, step.seat).filter((deck) => stock(s, deck) > 0)
  if (!wants || decks.length === 0) return
  ask(s, { seat: step.seat, kind: 'draw', keys: decks.map((deck) => `draw ${deck}`), memory: { kind: 'draw', step } })
}

/** A card goes out of a hand, face down. */
export function discardCard(s: State, seat: EvilSeat, card: string): void {
  const deck = deckOf(s.pack, card)
  const hand = s.hands[handIndex(seat)] ?? []
  s.hands = s.hands.with(handIndex(seat), hand.toSpliced(hand.indexOf(card), 1))
  s.discards = { ...s.discards, [deck]: [...(s.discards[deck] ?? []), { card, by: seat }] }
  tell(s, { type: 'evil-discarded', seat, card })
}

/** A card tells Evil to draw: the Leader shares out, one card after another; each draws from a deck he may use. (Draw, R71) */
export function drawCards(s: State, { left }: StepOf<'draw-cards'>): void {
  const able = evilSeats(s).filter((seat) => decksOf(s, seat).some((deck) => stock(s, deck) > 0))
  if (left <= 0 || able.length === 0) {
    s.handsTold = s.hands.map((cards) => cards.length)
    return
  }
  ask(s, {
    seat: leaderSeat(s),
    kind: 'draw',
    keys: able.map((seat) => `give ${seat}`),
    memory: { kind: 'draw-share', left },
  })
}

/** The Leader gave a card of the draw to a player, who draws it. */
export function give(s: State, seat: EvilSeat, left: number): void {
  push(s, { do: 'draw-one', seat }, { do: 'draw-cards', left: left - 1 })
}

/** Cards leave Evil's hands by chance, unseen. */
export function forget(s: State, cards: number): void {
  for (let i = 0; i < cards; i++) {
    const all = evilSeats(s).flatMap((seat) => (s.hands[handIndex(seat)] ?? []).map((card) => ({ seat, card })))
    const lost = all[all.length === 0 ? 0 : draw(s, 'forget', all.length)]
    if (lost === undefined) break
    discardCard(s, lost.seat, lost.card)
  }
  s.handsTold = s.hands.map((hand) => hand.length)
}
