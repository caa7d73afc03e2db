// The catalogue: names, texts and tables of the pack, the same for every seat. Never a sheet nor anything of this game's Map.
import type { Catalogue, RulesText } from '../../../contract/alone.ts'
import type { Seat } from '../../../contract/wire.ts'
import { chargesOf } from '../hero/items.ts'
import type { MissionCard, Pack } from '../pack/pack.ts'
import {
  cardText,
  companionText,
  conditionText,
  dangerousText,
  heroText,
  itemText,
  missionText,
  reminderText,
  rewardText,
  sacrificeText,
} from '../wording/entries.ts'
import { deedsOf } from './deeds.ts'

/** What an entry may leave out. */
const extras = ({
  flavour,
  icon,
}: {
  readonly flavour?: string
  readonly icon?: string
}): { readonly flavour?: string; readonly icon?: string } => ({
  ...(flavour === undefined ? {} : { flavour }),
  ...(icon === undefined ? {} : { icon }),
})

/** What a Mission changes while it lasts; nothing is said where it changes nothing. */
function reminderOf(mission: MissionCard): { readonly reminder?: RulesText } {
  const reminder = mission.reminder ?? reminderText(mission)
  return reminder.length === 0 ? {} : { reminder }
}

const known = new WeakMap<Pack, Omit<Catalogue, 'seat'>>()

/** What a seat is given once, at the start. */
export function catalogue(pack: Pack, seat: Seat): Catalogue {
  const all = known.get(pack) ?? whole(pack)
  known.set(pack, all)
  return { seat, ...all }
}

function whole(pack: Pack): Omit<Catalogue, 'seat'> {
  return {
    pack: pack.pack,
    ...(pack.own === undefined ? {} : { own: pack.own }),
    cards: pack.decks.flatMap(({ deck, cards }) =>
      cards.map((c) => ({
        card: c.card,
        deck,
        moment: c.moment,
        actions: c.actions ?? [],
        instant: c.instant,
        deeds: { first: deedsOf(c.effects), dangerous: deedsOf(c.dangerous) },
        copies: c.copies,
        name: c.name,
        text: c.text ?? cardText(c),
        dangerous: c.dangerousText ?? dangerousText(c),
        ...extras(c),
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
        text: kind.text ?? itemText(kind, false),
        upgraded: kind.upgradedText ?? itemText(kind, true),
        ...extras(kind),
      })),
    ),
    missions: pack.missions.map((m) => ({
      card: m.card,
      colour: m.colour,
      room: m.room,
      steps: m.goal.times,
      name: m.name,
      text: m.text ?? missionText(m),
      reward: m.rewardText ?? rewardText(m),
      ...reminderOf(m),
      ...extras(m),
    })),
    characters: pack.characters.map((c) => ({
      card: c.card,
      name: c.name,
      hero: c.heroText ?? heroText(c),
      companion: c.companionText ?? companionText(c),
      sacrifice: c.sacrificeText ?? sacrificeText(c),
      ...extras(c),
    })),
    decks: pack.decks.map(({ deck, name }) => ({ deck, name })),
    creatures: Object.fromEntries(
      Object.entries(pack.creatures).map(([kind, c]) => [
        kind,
        { name: c.name, tokens: c.tokens, ability: c.ability, regular: c.regular, nightmare: c.nightmare },
      ]),
    ),
    conditions: pack.conditions.map((c) => ({
      kind: c.kind,
      name: c.name,
      text: c.text ?? conditionText(c),
      ...extras(c),
    })),
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

/** Every choice that a card of the pack may put, wherever it stands in its effects. */
function choicesOf(pack: Pack): Catalogue['choices'] {
  const found = new Map<string, string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { do: word, options } = node as { readonly do?: unknown; readonly options?: unknown }
    if (word === 'choose')
      for (const { id, text } of options as readonly { id: string; text: string }[]) found.set(id, text)
    for (const value of Object.values(node)) walk(value)
  }
  walk([pack.decks, pack.items, pack.characters, pack.missions, pack.conditions, pack.difficulties])
  return [...found].map(([choice, text]) => ({ choice, text }))
}
