// Words about the Hero: damage, harm, recover, adrenaline, items, charges, companion, experience, round, turns, extra-action.
import { push } from '../agenda.ts'
import { draw } from '../dice.ts'
import { amountOf } from '../figures.ts'
import { COMPANION_CHARGES, discardItem, drawItems, setCharges } from '../hero/items.ts'
import { changeHarm } from '../moments.ts'
import { gainRound } from '../round.ts'
import { changeHero, changeTurn, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { spendTurns } from '../turn.ts'
import { choose, type PicksOf, type WordsOf } from './words.ts'

type Own =
  | 'damage'
  | 'harm'
  | 'recover'
  | 'adrenaline'
  | 'items'
  | 'charges'
  | 'lose-item'
  | 'companion'
  | 'experience'
  | 'round'
  | 'turns'
  | 'extra-action'

/** No Turn has more Actions, whatever Items give each other: a pack could go on for ever. */
const MOST_ACTIONS = 8
/** Nor has a card more Charges than a pack may begin one with. */
const MOST_CHARGES = 12

export const heroWords: WordsOf<Own> = {
  damage(s, effect, source) {
    const dealt = source.chooser !== 'hero' && source.kind !== 'mission' // R110
    push(s, {
      do: 'harm',
      harm: { kind: effect.kind, amount: Math.max(0, amountOf(s, effect.amount)), from: 'card', dealt },
    })
  },
  harm(s, effect) {
    changeHarm(s, amountOf(s, effect.by))
  },
  recover(s, effect) {
    const amount = amountOf(s, effect.amount)
    const kinds = effect.kind === 'both' ? (['life', 'self-control'] as const) : [effect.kind]
    push(s, ...kinds.map((kind) => ({ do: 'recover', kind, amount }) as const))
  },
  adrenaline(s, effect) {
    const next = Math.max(0, Math.min(s.pack.limits.adrenaline, s.hero.adrenaline + amountOf(s, effect.by)))
    changeHero(s, { adrenaline: next })
  },
  items(s, effect) {
    drawItems(s, amountOf(s, effect.draw))
    push(s, { do: 'drop-items' })
  },
  charges(s, effect, source, about) {
    const cards = effect.of === 'companions' ? s.hero.companions : s.hero.items
    choose(
      s,
      'item',
      cards.map((x) => `pick ${x.card}`),
      { effect, source, about, left: 1 },
      'hero',
    )
  },
  'lose-item'(s, effect, source, about) {
    choose(
      s,
      'item',
      s.hero.items.map((x) => `discard ${x.card}`),
      { effect, source, about, left: 1 },
      'hero',
    )
  },
  companion(s) {
    const { character, companions, gone } = s.hero
    const had = [character, ...companions.map((x) => x.card), ...gone]
    const free = s.pack.characters.map((x) => x.card).filter((card) => !had.includes(card))
    const card = free[free.length === 0 ? 0 : draw(s, 'companion', free.length)]
    if (card === undefined) return
    changeHero(s, { companions: [...companions, { card, charges: COMPANION_CHARGES }] })
    tell(s, { type: 'companion', card, what: 'joined' })
  },
  experience(s) {
    push(s, { do: 'gain-experience', left: 1, not: [] })
  },
  round(s) {
    gainRound(s)
  },
  turns(s, effect) {
    spendTurns(s, -effect.by)
  },
  'extra-action'(s, effect) {
    if (s.turn.done.length + s.turn.left.length >= MOST_ACTIONS) return
    changeTurn(s, { left: [...s.turn.left, effect.actions ?? null] })
  },
}

export const heroPicks: PicksOf<'charges' | 'lose-item'> = {
  charges(s, choice, key) {
    const card = key.split(' ')[1] ?? ''
    const held = [...s.hero.items, ...s.hero.companions].find((x) => x.card === card)
    if (held !== undefined)
      setCharges(s, card, Math.max(0, Math.min(Math.max(MOST_CHARGES, held.charges), held.charges + choice.effect.by)))
  },
  'lose-item'(s: State, _choice, key) {
    discardItem(s, key.split(' ')[1] ?? '')
  },
}
