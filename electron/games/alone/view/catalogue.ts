// The catalogue: names, texts and tables of the pack, the same for every seat. Never a sheet nor anything of this game's Map.
import type { Catalogue } from '../../../contract/alone.ts'
import type { Seat } from '../../../contract/wire.ts'
import { chargesOf } from '../hero/items.ts'
import type { Pack } from '../pack/pack.ts'

const icon = (entry: { readonly icon?: string }): { readonly icon?: string } =>
  entry.icon === undefined ? {} : { icon: entry.icon }

/** What a seat is given once, at the start. */
export function catalogue(pack: Pack, seat: Seat): Catalogue {
  return {
    seat,
    pack: pack.pack,
    ...(pack.own === undefined ? {} : { own: pack.own }),
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
        charges: chargesOf(kind),
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
      ...(m.reminder === undefined ? {} : { reminder: m.reminder }),
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
    choices: choicesOf(pack),
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

const choices = new WeakMap<Pack, Catalogue['choices']>()

/** Every choice that a card of the pack may put, wherever it stands in its effects. */
function choicesOf(pack: Pack): Catalogue['choices'] {
  const known = choices.get(pack)
  if (known !== undefined) return known
  const found = new Map<string, string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { do: word, options } = node as { readonly do?: unknown; readonly options?: unknown }
    if (word === 'choose')
      for (const { id, text } of options as readonly { id: string; text: string }[]) found.set(id, text)
    for (const value of Object.values(node)) walk(value)
  }
  walk([pack.decks, pack.items, pack.characters, pack.missions, pack.conditions, pack.difficulties])
  const list = [...found].map(([choice, text]) => ({ choice, text }))
  choices.set(pack, list)
  return list
}
