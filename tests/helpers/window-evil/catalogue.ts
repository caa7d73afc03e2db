// The catalogue as the table would give it, made from the core pack's own files, for looking at Evil's window without an app.
import type { Catalogue } from '../../../electron/contract/alone.ts'
import characters from '../../../resources/packs/core/characters.json' with { type: 'json' }
import conditions from '../../../resources/packs/core/conditions.json' with { type: 'json' }
import decks from '../../../resources/packs/core/decks.json' with { type: 'json' }
import items from '../../../resources/packs/core/items.json' with { type: 'json' }
import missions from '../../../resources/packs/core/missions.json' with { type: 'json' }
import pack from '../../../resources/packs/core/pack.json' with { type: 'json' }

type Loose = Record<string, any>
const all: Loose = { ...characters, ...conditions, ...decks, ...items, ...missions, ...pack }

/** Every choice that a card puts, wherever it stands in its effects. */
function choicesIn(node: unknown): { choice: string; text: string }[] {
  if (typeof node !== 'object' || node === null) return []
  const { do: word, options } = node as Loose
  const here = word === 'choose' ? options.map(({ id, text }: Loose) => ({ choice: id, text })) : []
  return [...here, ...Object.values(node).flatMap(choicesIn)]
}

export const catalogue: Catalogue = {
  seat: 'evil-1',
  pack: 'core',
  cards: all['decks'].flatMap((deck: Loose) =>
    deck['cards'].map((card: Loose) => ({
      card: card['card'],
      deck: deck['deck'],
      moment: card['moment'],
      actions: card['actions'] ?? [],
      instant: card['instant'],
      copies: card['copies'],
      name: card['name'],
      text: card['text'],
      dangerous: card['dangerousText'] ?? '',
      icon: card['icon'],
    })),
  ),
  items: all['items'].flatMap((item: Loose) =>
    item['ids'].map((id: string) => ({
      card: id,
      matrix: item['matrix'],
      component: item['component'],
      action: item['action'] ?? null,
      charges: 3,
      name: item['name'],
      text: item['text'],
      upgraded: item['upgradedText'] ?? '',
      icon: item['icon'],
    })),
  ),
  missions: all['missions'].map((mission: Loose) => ({
    card: mission['card'],
    colour: mission['colour'],
    room: mission['room'],
    steps: mission['goal']?.times ?? 1,
    name: mission['name'],
    text: mission['text'],
    reward: mission['rewardText'] ?? '',
    ...('reminder' in mission ? { reminder: mission['reminder'] } : {}),
  })),
  characters: all['characters'].map((who: Loose) => ({
    card: who['card'],
    name: who['name'],
    hero: who['heroText'],
    companion: who['companionText'],
    sacrifice: who['sacrificeText'],
  })),
  decks: all['decks'].map((deck: Loose) => ({ deck: deck['deck'], name: deck['name'] })),
  creatures: all['creatures'],
  conditions: all['conditions'].map(({ kind, name, text }: Loose) => ({ kind, name, text })),
  choices: choicesIn(all),
  roundTrack: all['roundTrack'] ?? [12, 11, 10, 9, 8, 7, 6, 5, 4].map((cap) => ({ cap })),
  adrenalineTrack: all['adrenalineTrack'] ?? [],
  reactionTrack: all['reactionTrack'] ?? { spaces: 12, danger: [9, 10, 11, 12], beyond: 1 },
  limits: all['limits'] ?? { creaturesPerLevel: 4, dangerPerLevel: 8, items: 6 },
  tiles: all['tiles'] ?? { cross: 2, tee: 5, straight: 5, curve: 5 },
}

export const cardsOf = (deck: string): string[] => catalogue.cards.filter((c) => c.deck === deck).map((c) => c.card)
