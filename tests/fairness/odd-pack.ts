// A pack as players might write one: the core pack with cards and Items that use words and places of the vocabulary which the core pack leaves
// out. What a pack can say must be as fair as what the core pack says: so by Items of the Hero's, too, Evil chooses something unseen.
import { coreData } from '../helpers/core-pack.ts'

type Words = readonly object[]

const ITEMS: readonly (readonly [action: string, aim: string, effects: Words])[] = [
  ['interact', 'none', [{ do: 'lights', on: true, where: 'rooms', count: 1 }]],
  ['interact', 'none', [{ do: 'lights', on: true, where: 'level' }]],
  ['interact', 'none', [{ do: 'lights', on: false, where: 'anywhere', count: 2 }]],
  ['locate', 'none', [{ do: 'reveal', where: 'rooms' }]],
  [
    'locate',
    'none',
    [
      { do: 'reveal', where: 'mission-rooms' },
      { do: 'danger', remove: 9, where: 'anywhere' },
    ],
  ],
  [
    'locate',
    'none',
    [
      { do: 'reveal', where: 'unrevealed', count: 1 },
      { do: 'unblock', where: 'anywhere', count: 2 },
    ],
  ],
  ['interact', 'none', [{ do: 'condition', kind: 'smoke', where: 'revealed', count: 2 }]],
  [
    'interact',
    'none',
    [
      { do: 'danger', remove: 1, where: 'level' },
      { do: 'block', where: 'revealed', count: 1 },
    ],
  ],
  [
    'fight',
    'none',
    [
      { do: 'strike', target: 'in-sight', damage: 1 },
      { do: 'strike', target: 'each-here', dice: 2 },
    ],
  ],
  ['scavenge', 'none', [{ do: 'forget', cards: 1 }, { do: 'noise' }, { do: 'hide', count: 1 }]],
  [
    'move',
    'none',
    [
      { do: 'go', steps: 2 },
      { do: 'recover', kind: 'both', amount: 1 },
    ],
  ],
  ['move', 'none', [{ do: 'move', steps: 2, kinds: ['spore', 'hybrid'] }]],
  ['scavenge', 'none', [{ do: 'heal', target: 'anywhere' }]],
  ['explore', 'none', [{ do: 'teleport', from: 'unrevealed', kinds: ['worm', 'spore'], to: 'unrevealed' }]],
  ['locate', 'none', [{ do: 'spawn', kinds: ['cultist'], where: 'level' }]],
  // what happens on several islands at once
  ['explore', 'none', [{ do: 'danger', add: 9, where: 'revealed' }]],
  [
    'interact',
    'none',
    [
      { do: 'block', where: 'anywhere' },
      { do: 'unblock', where: 'anywhere' },
    ],
  ],
]
const CARDS: readonly (readonly [moment: string, actions: readonly string[] | undefined, effects: Words])[] = [
  ['turn-end', undefined, [{ do: 'noise' }]],
  ['turn-end', undefined, [{ do: 'hide', count: 2 }]],
  [
    'turn-end',
    undefined,
    [
      { do: 'reveal', where: 'near' },
      { do: 'scare', who: 'each' },
    ],
  ],
  ['turn-end', ['move'], [{ do: 'teleport', from: 'revealed', to: 'unrevealed' }]],
  [
    'turn-end',
    ['explore'],
    [
      { do: 'condition', kind: 'resin', where: 'unrevealed', count: 1 },
      { do: 'attack', who: 'each' },
    ],
  ],
  [
    'turn-end',
    ['locate'],
    [
      { do: 'danger', add: 2, where: 'unrevealed' },
      { do: 'block', where: 'anywhere', count: 1 },
    ],
  ],
  ['turn-end', ['scavenge'], [{ do: 'spawn', where: 'unrevealed', count: 2, nearer: 2 }]],
  [
    'declared',
    ['move', 'explore'],
    [
      { do: 'move', steps: 2, creatures: 3 },
      { do: 'heal', target: 'anywhere' },
    ],
  ],
  [
    'before-reveal',
    ['move', 'explore'],
    [{ do: 'times', amount: 2, effects: [{ do: 'move', steps: 1, from: 'near' }] }],
  ],
  [
    'damage',
    undefined,
    [
      { do: 'strike', target: 'each-here', damage: 1 },
      { do: 'draw', cards: 1 },
    ],
  ],
  ['communicate', undefined, [{ do: 'if', test: { lit: true }, then: [{ do: 'noise' }], else: [{ do: 'lie' }] }]],
]

export function oddData(): Record<string, unknown> {
  const data = coreData()
  const items = ITEMS.map(([action, aim, effects], i) => ({
    ids: [`odd-${i}`],
    name: `Odd ${i}`,
    matrix: 'mechanical',
    component: 'chemical',
    action,
    aim,
    text: 'Odd.',
    upgradedText: 'Odder.',
    effects,
    upgraded: [...effects, ...effects],
  }))
  const cards = (deck: string) =>
    CARDS.map(([moment, actions, effects], i) => ({
      card: `odd-${deck}-${i}`,
      name: `Odd ${i}`,
      copies: 1,
      moment,
      instant: moment !== 'turn-end',
      ...(actions === undefined ? {} : { actions }),
      text: 'Odd.',
      dangerousText: 'Odder.',
      effects,
      dangerous: effects,
    }))
  return {
    ...data,
    pack: 'odd',
    name: 'Odd',
    items: [...data.items, ...items],
    decks: data.decks.map((deck: { deck: string; cards: { copies: number }[] }) => ({
      ...deck,
      cards: [...fewer(deck.cards, CARDS.length), ...cards(deck.deck)],
    })),
  }
}

/** The same cards with so many copies less, since a deck has its number of cards: second copies first, then the last cards. */
function fewer(cards: { copies: number }[], less: number): object[] {
  let left = less
  const drop = (card: { copies: number }, most: number): { copies: number } => {
    const copies = card.copies - Math.max(0, Math.min(most, left))
    left -= card.copies - copies
    return { ...card, copies }
  }
  const single = cards.map((card) => drop(card, card.copies - 1))
  return single
    .reverse()
    .map((card) => drop(card, card.copies))
    .filter(({ copies }) => copies > 0)
    .reverse()
}
