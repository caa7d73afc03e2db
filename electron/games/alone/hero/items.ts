// Decides what becomes of Items: drawing, Charges, the limit, Upgrades. (Action — Scavenge, Items & Companions)
import { push } from '../agenda.ts'
import { shuffled } from '../dice.ts'
import { figure } from '../figures.ts'
import { itemOf } from '../pack/find.ts'
import type { ItemKind } from '../pack/pack.ts'
import { ask } from '../questions.ts'
import { changeHero, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

/** Of an Item whose card says nothing else. (R105) */
const CHARGES = 3
/** Of a Companion that joins. */
export const COMPANION_CHARGES = 6

/** The Charges that an Item is drawn with. */
export const chargesOf = (kind: ItemKind | undefined): number => kind?.charges ?? CHARGES

/** Draws Items with their Charges; an empty deck is made anew of the discards, else fewer are drawn. (R56, R59) */
export function drawItems(s: State, count: number): void {
  const drawn: string[] = []
  for (let i = 0; i < count; i++) {
    if (s.items.length === 0) {
      s.items = shuffled(s, 'items', s.itemDiscards)
      s.itemDiscards = []
    }
    const [card, ...rest] = s.items
    if (card === undefined) break
    s.items = rest
    drawn.push(card)
  }
  if (drawn.length === 0) return
  takeItems(s, drawn)
}

/** Puts Items into the Inventory, charged as their text or a Reaction at the drawing says; one that has none goes. (R56, R105) */
export function takeItems(s: State, cards: readonly string[]): void {
  const items = cards.map((card) => ({
    card,
    charges: figure(s, 'item-charges', chargesOf(itemOf(s.pack, card))),
    component: false,
  }))
  changeHero(s, { items: [...s.hero.items, ...items] })
  tell(s, { type: 'drew', items: cards })
  for (const { card, charges } of items) if (charges === 0) discardItem(s, card)
}

/** Takes a Charge from an Item or Companion; with the last one the card goes at once, its effect still resolves. (R56) */
export function spendCharge(s: State, card: string, count = 1): void {
  const item = s.hero.items.find((x) => x.card === card)
  const companion = s.hero.companions.find((x) => x.card === card)
  const charges = (item ?? companion)?.charges
  if (charges !== undefined) setCharges(s, card, Math.max(0, charges - count))
}

/** Sets the Charges of an Item or Companion and discards it at none. */
export function setCharges(s: State, card: string, charges: number): void {
  const isItem = s.hero.items.some((x) => x.card === card)
  const put = <T extends { card: string }>(list: readonly T[]): readonly T[] =>
    list.map((x) => (x.card === card ? { ...x, charges } : x))
  changeHero(s, isItem ? { items: put(s.hero.items) } : { companions: put(s.hero.companions) })
  tell(s, { type: 'charged', card, charges })
  if (charges > 0) return
  if (isItem) discardItem(s, card)
  else loseCompanion(s, card, 'gone')
}

/** An Item goes out of the Inventory. */
export function discardItem(s: State, card: string): void {
  changeHero(s, { items: s.hero.items.filter((x) => x.card !== card) })
  s.itemDiscards = [...s.itemDiscards, card]
  tell(s, { type: 'discarded', item: card })
}

/** A Companion leaves for good. (Items & Companions) */
export function loseCompanion(s: State, card: string, what: 'gone' | 'sacrificed'): void {
  changeHero(s, { companions: s.hero.companions.filter((x) => x.card !== card), gone: [...s.hero.gone, card] })
  tell(s, { type: 'companion', card, what })
}

/** Asks the Hero to discard down to the limit, one at a time. (R60) */
export function dropItems(s: State): void {
  if (s.hero.items.length <= figure(s, 'items-limit', s.pack.limits.items)) return
  const keys = s.hero.items.map((item) => `discard ${item.card}`)
  ask(s, { seat: 'hero', kind: 'discard', keys, memory: { kind: 'discard' } })
}

/** Asks for Upgrades until the Hero is done: a blue Charge of another Item of the Matrix asked for, one a space. (R58) */
export function askUpgrade(s: State): void {
  const keys = upgrades(s)
  if (keys.length > 0) ask(s, { seat: 'hero', kind: 'upgrade', keys: ['done', ...keys], memory: { kind: 'upgrade' } })
}

function upgrades(s: State): readonly string[] {
  return s.hero.items.flatMap((item) =>
    item.component
      ? []
      : s.hero.items
          .filter((other) => other.card !== item.card)
          .filter((other) => itemOf(s.pack, other.card)?.matrix === itemOf(s.pack, item.card)?.component)
          .map((other) => `upgrade ${item.card} with ${other.card}`),
  )
}

/** Moves a Charge onto an Item's component space. (Upgrading Items) */
export function upgrade(s: State, card: string, from: string): void {
  changeHero(s, { items: s.hero.items.map((x) => (x.card === card ? { ...x, component: true } : x)) })
  tell(s, { type: 'upgraded', item: card, with: from })
  spendCharge(s, from)
  push(s, { do: 'upgrade' })
}
