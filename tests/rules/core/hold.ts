// A table for the cards of the core pack: Evil holds one card, the Hero acts, the card is played or is never offered.
import { coreData } from '../../helpers/core-pack.ts'
import { map, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'

const decks: readonly { deck: string; cards: readonly { card: string }[] }[] = coreData().decks
const OTHER: Readonly<Record<string, string>> = { fury: 'speed', speed: 'fury', terror: 'fury', traps: 'fury' }
/** The street with an LCU where the Hero stands. */
export const LAMP = map([' I', ' │', ' │', ' │', ' │', ' D'], [], 'Ua3')

/** The Hero at Ua3 on the street, in the dark; Evil with this card and those in `beside`; dice that miss for Evil. */
export function holds(card: string, given: Given = {}, ...beside: readonly string[]): Table {
  const deck = decks.find(({ cards }) => cards.some((each) => each.card === card))?.deck ?? ''
  return table({
    map: STREET,
    dice: 'LLLLLLLLLLLLLLLLLLLL',
    ...given,
    hero: { at: 'Ua3', ...given.hero },
    evil: { decks: [deck, OTHER[deck]], hands: [[card, ...beside]], ...given.evil },
  })
}

/** The Hero's Action, by how its key begins. */
export function act(t: Table, action: string): Table {
  const key = t.keys('hero', action)[0] ?? action
  t.choose('hero', key)
  return key === 'locate' ? t.choose('hero', 'target door', 'target stairs') : t
}

/** Passes and answers by the first key until the card is offered. False where the Hero's next Turn comes before. */
export function reaches(t: Table, card: string): boolean {
  for (let questions = 0; questions < 200; questions++) {
    if (t.offers('evil-1', `play ${card}`)) return true
    const [seat] = t.asking
    const asked = seat === undefined ? undefined : t.asked(seat)
    if (seat === undefined || asked === undefined || asked.kind === 'turn') return false
    t.choose(seat, asked.keys[0]!)
  }
  throw new Error('questions without end')
}

/** Whether the card is offered at any time in the Turn of this Action. */
export const offered = (card: string, action: string, given: Given = {}): boolean =>
  reaches(act(holds(card, given), action), card)

/** The card is played in the Turn of this Action; what is told from then on counts. */
export function played(card: string, action: string, given: Given = {}, ...beside: readonly string[]): Table {
  const t = act(holds(card, given, ...beside), action)
  if (!reaches(t, card)) throw new Error(`${card} is not offered`)
  return t.hush().choose('evil-1', `play ${card}`)
}

/** How many dice were thrown for what, rerolls left out. */
export const rolls = (t: Table): readonly unknown[] =>
  t
    .hears('rolled')
    .flatMap((event) => (event['reason'] === 'reroll' ? [] : [[event['reason'], (event['faces'] as string[]).length]]))

/** A Creature goes these ways, its own name left out. */
export function marches(t: Table, id: string, ...ways: readonly string[]): Table {
  for (const way of ways) t.choose('evil-1', way === 'stop' ? 'stop' : `move ${id} ${way}`)
  return t
}
