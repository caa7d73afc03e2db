// The catalogue: names, texts and tables of the pack, the same for every seat. Never a sheet nor anything of this game's Map.
import type { Catalogue } from '../../../contract/alone.ts'
import type { Seat } from '../../../contract/wire.ts'
import type { Pack } from '../pack/pack.ts'

const icon = (entry: { readonly icon?: string }): { readonly icon?: string } =>
  entry.icon === undefined ? {} : { icon: entry.icon }

/** What a seat is given once, at the start. */
export function catalogue(pack: Pack, seat: Seat): Catalogue {
  return {
    seat,
    pack: pack.pack,
    cards: pack.decks.flatMap(({ deck, cards }) =>
      cards.map((c) => ({
        card: c.card,
        deck,
        moment: c.moment,
        actions: c.actions ?? [],
        instant: c.instant,
        copies: c.copies,
        name: c.name,
        text: c.text,
        dangerous: c.dangerousText,
        ...icon(c),
      })),
    ),
    items: pack.items.flatMap((kind) =>
      kind.ids.map((id) => ({
        card: id,
        matrix: kind.matrix,
        component: kind.component,
        action: kind.action ?? null,
        charges: kind.charges ?? 3,
        name: kind.name,
        text: kind.text,
        upgraded: kind.upgradedText,
        ...icon(kind),
      })),
    ),
    missions: pack.missions.map((m) => ({
      card: m.card,
      colour: m.colour,
      room: m.room,
      steps: m.goal.times,
      name: m.name,
      text: m.text,
      reward: m.rewardText,
    })),
    characters: pack.characters.map((c) => ({
      card: c.card,
      name: c.name,
      hero: c.heroText,
      companion: c.companionText,
      sacrifice: c.sacrificeText,
    })),
    decks: pack.decks.map(({ deck, name }) => ({ deck, name })),
    creatures: Object.fromEntries(
      Object.entries(pack.creatures).map(([kind, c]) => [
        kind,
        { name: c.name, tokens: c.tokens, ability: c.ability, regular: c.regular, nightmare: c.nightmare },
      ]),
    ),
    conditions: pack.conditions.map(({ kind, name, text }) => ({ kind, name, text })),
    roundTrack: pack.roundTrack,
    adrenalineTrack: pack.adrenalineTrack,
    reactionTrack: pack.reactionTrack,
    limits: {
      creaturesPerLevel: pack.limits.creaturesPerLevel,
      dangerPerLevel: pack.limits.dangerPerLevel,
      items: pack.limits.items,
    },
    tiles: pack.tiles,
  }
}
