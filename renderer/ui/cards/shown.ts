// Which cards of a pack are shown, by kinds, and how often each is there. Of a pack laid over another, its own alone.
import type { Catalogue } from '../../../electron/contract/alone.ts'
import type { PackContents } from '../../../electron/contract/frame.ts'
import { kindOf } from '../../i18n/index.ts'

/** The kinds of cards, as they are turned over. */
export const KINDS = ['reactions', 'items', 'missions', 'characters', 'creatures', 'conditions', 'sheets'] as const
export type CardKind = (typeof KINDS)[number]

interface Many {
  /** What it is called among all that the pack holds. */
  readonly id: string
  /** How many of it there are in the box. */
  readonly copies: number
}
/** A card with what is drawn on it. */
export type ShownCard = Many &
  (
    | { readonly kind: 'reactions'; readonly card: Catalogue['cards'][number] }
    | { readonly kind: 'items'; readonly card: Catalogue['items'][number] }
    | { readonly kind: 'missions'; readonly card: Catalogue['missions'][number] }
    | { readonly kind: 'characters'; readonly card: Catalogue['characters'][number] }
    | { readonly kind: 'creatures'; readonly card: Catalogue['creatures'][string] }
    | { readonly kind: 'conditions'; readonly card: Catalogue['conditions'][number] }
    | { readonly kind: 'sheets'; readonly card: PackContents['sheets'][number]; readonly number: number }
  )

/** All cards of a pack, kind by kind. */
export function cardsOf({ catalogue, own, sheets }: PackContents): readonly ShownCard[] {
  const isOwn = (...names: readonly string[]): boolean => own === null || names.some((name) => own.includes(name))
  const isChanged = (kind: string): boolean => own === null || own.some((name) => name.startsWith(`creatures.${kind}.`))
  return [
    ...catalogue.cards
      .filter(({ card }) => isOwn(card))
      .map((card) => ({ kind: 'reactions' as const, id: card.card, copies: card.copies, card })),
    ...itemsOf(catalogue.items.filter(({ card }) => isOwn(card))),
    ...catalogue.missions
      .filter(({ card }) => isOwn(card))
      .map((card) => ({ kind: 'missions' as const, id: card.card, copies: 1, card })),
    ...catalogue.characters
      .filter(({ card }) => isOwn(card))
      .map((card) => ({ kind: 'characters' as const, id: card.card, copies: 1, card })),
    ...Object.entries(catalogue.creatures)
      .filter(([kind]) => isChanged(kind))
      .map(([id, card]) => ({ kind: 'creatures' as const, id, copies: 1, card })),
    ...catalogue.conditions
      .filter(({ kind }) => isOwn(kind))
      .map((card) => ({ kind: 'conditions' as const, id: card.kind, copies: 1, card })),
    ...sheets.map((card, i) => ({ kind: 'sheets' as const, id: `sheet-${i + 1}`, copies: 1, card, number: i + 1 })),
  ]
}

/** Copies of an Item have names of their own: `bullets-2` is another `bullets`. */
function itemsOf(items: Catalogue['items']): readonly ShownCard[] {
  const kinds = Map.groupBy(items, ({ card }) => kindOf(card))
  return [...kinds.values()].flatMap((copies) => {
    const [card] = copies
    return card === undefined ? [] : [{ kind: 'items' as const, id: kindOf(card.card), copies: copies.length, card }]
  })
}
