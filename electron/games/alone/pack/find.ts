// Finds an entry of a pack by its name.
import type { Room } from '../../../contract/alone.ts'
import type { Card, Character, ConditionKind, ItemKind, MissionCard, Pack } from './pack.ts'

interface Index {
  readonly cards: ReadonlyMap<string, { readonly card: Card; readonly deck: string }>
  readonly items: ReadonlyMap<string, ItemKind>
  readonly missions: ReadonlyMap<string, MissionCard>
  readonly characters: ReadonlyMap<string, Character>
  readonly conditions: ReadonlyMap<string, ConditionKind>
}

const indexes = new WeakMap<Pack, Index>()

function indexOf(pack: Pack): Index {
  const known = indexes.get(pack)
  if (known !== undefined) return known
  const index: Index = {
    cards: new Map(pack.decks.flatMap((deck) => deck.cards.map((card) => [card.card, { card, deck: deck.deck }]))),
    items: new Map(pack.items.flatMap((kind) => kind.ids.map((id) => [id, kind]))),
    missions: new Map(pack.missions.map((mission) => [mission.card, mission])),
    characters: new Map(pack.characters.map((character) => [character.card, character])),
    conditions: new Map(pack.conditions.map((condition) => [condition.kind, condition])),
  }
  indexes.set(pack, index)
  return index
}

/** A Reaction card by its kind. */
export const cardOf = (pack: Pack, card: string): Card | undefined => indexOf(pack).cards.get(card)?.card
/** The deck that a Reaction card belongs to. */
export const deckOf = (pack: Pack, card: string): string => indexOf(pack).cards.get(card)?.deck ?? ''
/** An Item by the name of one of its copies. */
export const itemOf = (pack: Pack, item: string): ItemKind | undefined => indexOf(pack).items.get(item)
export const missionOf = (pack: Pack, card: string): MissionCard | undefined => indexOf(pack).missions.get(card)
/** The Room where a Mission goes on now; once it is done, the last. */
export function missionRoom(
  pack: Pack,
  { card, progress }: { readonly card: string; readonly progress: number },
): Room | undefined {
  const mission = missionOf(pack, card)
  const rooms = mission?.goal.rooms
  return rooms?.[Math.min(progress, rooms.length - 1)] ?? mission?.room
}
export const characterOf = (pack: Pack, card: string): Character | undefined => indexOf(pack).characters.get(card)
export const conditionOf = (pack: Pack, kind: string): ConditionKind | undefined => indexOf(pack).conditions.get(kind)
