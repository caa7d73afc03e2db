// The core pack with cards, Items and Missions of a test's own, so that an effect can be tested for itself.
import { type MissionColour, type Room } from '../../electron/contract/alone.ts'
import type {
  Card,
  Character,
  ConditionKind,
  Effect,
  ItemKind,
  MissionCard,
  Modifier,
  Test,
} from '../../electron/games/alone/pack/pack.ts'
import { coreData } from './core-pack.ts'

/** Holds at no time. */
const NEVER: Test = { nightmare: true, not: { nightmare: true } }
/** What a pack may say and what does nothing all the same. */
const NOTHING: readonly Effect[] = [{ do: 'if', test: NEVER, then: [{ do: 'set-aside', by: 1 }] }]
export const NO_CHANGE: Modifier = { figure: 'items-limit', by: 1, if: NEVER }

/** A Reaction card: at the end of a Turn, of no effect, unless the test says otherwise. */
export const card = (name: string, own: Partial<Card> = {}): Card => ({
  card: name,
  name,
  text: name,
  dangerousText: name,
  copies: 2,
  moment: 'turn-end',
  instant: own.moment !== undefined && !['turn-end', 'damage', 'round-end'].includes(own.moment),
  effects: NOTHING,
  dangerous: NOTHING,
  ...own,
})

/** An Item: without an Action it is Passive and needs listeners or modifiers. */
export const item = (id: string, own: Partial<ItemKind> = {}): ItemKind => ({
  ids: [id],
  name: id,
  text: id,
  upgradedText: id,
  matrix: 'mechanical',
  component: 'chemical',
  upgradedModifiers: [NO_CHANGE],
  ...own,
})

/** A Mission of one Interact. */
export const mission = (
  name: string,
  colour: MissionColour,
  room: Room,
  own: Partial<MissionCard> = {},
): MissionCard => ({
  card: name,
  name,
  text: name,
  rewardText: name,
  colour,
  room,
  goal: { do: 'interact', times: 1 },
  ...own,
})

/** A Character whose Hero has no Ability and whose Companion does nothing, unless said otherwise. */
export const character = (
  name: string,
  own: Partial<Omit<Character, 'companion'>> & { readonly companion?: Partial<Character['companion']> } = {},
): Character => ({
  card: name,
  name,
  heroText: name,
  companionText: name,
  sacrificeText: name,
  ...own,
  companion: {
    listeners: [{ on: 'recovered', if: NEVER, effects: NOTHING }],
    sacrifice: [{ do: 'adrenaline', by: 1 }],
    ...own.companion,
  },
})

/** What never opens a window of itself and fills a deck up to its 26 cards. */
const filler = (deck: string, copies: number): Card => card(`${deck}-filler`, { copies, moment: 'turn-end', if: NEVER })

export interface Extra {
  /** The two decks `fury` and `speed` hold these cards and fillers alone. */
  readonly fury?: readonly Card[]
  readonly speed?: readonly Card[]
  readonly items?: readonly ItemKind[]
  readonly missions?: readonly MissionCard[]
  readonly characters?: readonly Character[]
  readonly conditions?: readonly ConditionKind[]
}

/** The core pack, its decks `fury` and `speed` emptied of all but the cards given, other entries added. Data, not yet checked. */
export function packWith(extra: Extra): unknown {
  const core = coreData()
  const deckOf = (deck: { deck: string }): unknown => {
    if (deck.deck !== 'fury' && deck.deck !== 'speed') return deck
    const cards = extra[deck.deck] ?? []
    const left = 26 - cards.reduce((sum, each) => sum + each.copies, 0)
    return { ...deck, cards: [...cards, filler(deck.deck, left)] }
  }
  return {
    ...core,
    decks: core.decks.map(deckOf),
    items: [...core.items, ...(extra.items ?? [])],
    missions: [...core.missions, ...(extra.missions ?? [])],
    characters: [...core.characters, ...(extra.characters ?? [])],
    conditions: [...core.conditions, ...(extra.conditions ?? [])],
  }
}

/** No card of the two open decks opens a window but the end of a Turn. */
export const QUIET = packWith({})
export const CORE: unknown = coreData()
/** The names of the fillers, of which a hand can be made for Standard Reactions. */
export const FURY = 'fury-filler'
export const SPEED = 'speed-filler'
