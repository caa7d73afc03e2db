// Decides whether data is a pack to play with: its shape, then what no shape can say. Each fault is told with its path; of what an entry says,
// the first.
import type { Fault } from '../../game.ts'
import type { Action, Kind } from '../../../contract/alone.ts'
import { allOf, firstOf, modifierFault, type Place, testFault } from './facts.ts'
import { issueFault, joined } from './issues.ts'
import { namesFaults } from './names.ts'
import {
  WINDOWS,
  type Card,
  type Character,
  type ConditionKind,
  type ItemKind,
  type MissionCard,
  type Modifier,
  type Moment,
  type Pack,
} from './pack.ts'
import { packSchema } from './schema.ts'
import { effectsFault, listenersFault } from './standing.ts'
import { tablesFaults } from './tables.ts'

/** Deeper data than any pack needs is refused before anything walks it. */
const DEEPEST = 40

/** More faults than these are not told: one at the beginning may bring many. */
const MOST_FAULTS = 50

/** A card that is no Instant waits for one of these. (R8) */
const LATE: readonly Moment[] = ['damage', 'turn-end', 'round-end']

/** The pack that data is, or the first that is wrong with it. */
export function checkPack(data: unknown): Pack | Fault {
  const read = judged(data)
  return 'pack' in read ? read : (read[0] ?? { fault: 'This cannot be read', path: '' })
}

/** All that is wrong with a pack, up to a bound; what no shape can say is looked at once the shape is right. */
export function packFaults(data: unknown): readonly Fault[] {
  const read = judged(data)
  return 'pack' in read ? [] : read.slice(0, MOST_FAULTS)
}

function judged(data: unknown): Pack | readonly Fault[] {
  const deep = depthFault(data)
  if (deep !== null) return [deep]
  const read = packSchema.safeParse(data, { reportInput: true })
  if (!read.success) return read.error.issues.slice(0, MOST_FAULTS).map((issue) => issueFault(issue, ''))
  const pack: Pack = read.data
  const faults = [...tablesFaults(pack), ...namesFaults(pack), ...entriesFaults(pack)]
  return faults.length > 0 ? faults : pack
}

/** The first part of data that lies deeper than a pack needs, before anything else walks it. */
export function depthFault(data: unknown): Fault | null {
  let level: readonly { readonly value: unknown; readonly path: string }[] = [{ value: data, path: '' }]
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level
    if (depth > DEEPEST && first !== undefined) return { fault: 'This lies too deep', path: first.path }
    level = level.flatMap(({ value, path }) => {
      if (typeof value !== 'object' || value === null) return []
      const list = Array.isArray(value)
      return Object.entries(value).map(([key, each]: [string, unknown]) => ({
        value: each,
        path: joined(path, list ? Number(key) : key),
      }))
    })
  }
  return null
}

const entriesFaults = (pack: Pack): readonly Fault[] => [
  ...allOf(pack.decks, 'decks', (deck, at) =>
    allOf(deck.cards, `${at}.cards`, (card, path) => some(cardFault(pack, card, path))),
  ),
  ...allOf(pack.items, 'items', (item, path) => some(itemFault(pack, item, path))),
  ...allOf(pack.characters, 'characters', (character, path) => some(characterFault(pack, character, path))),
  ...allOf(pack.missions, 'missions', (mission, path) => some(missionFault(pack, mission, path))),
  ...allOf(pack.conditions, 'conditions', (condition, path) => some(conditionFault(pack, condition, path))),
  ...Object.entries(pack.difficulties).flatMap(([name, { reward }]) =>
    some(
      effectsFault(
        pack,
        { of: 'reward', moment: null, bosses: [] },
        { effects: reward, path: `difficulties.${name}.reward` },
      ),
    ),
  ),
]

const some = (fault: Fault | null): readonly Fault[] => (fault === null ? [] : [fault])

const modifiersFault = (modifiers: readonly Modifier[] | undefined, path: string): Fault | null =>
  firstOf(modifiers ?? [], path, modifierFault)

/** What the Action that allows a card has named while it is in course. */
function aimOf(card: Card): Place['aim'] {
  const all = (...actions: readonly Action[]): boolean =>
    card.actions?.every((action) => actions.includes(action)) ?? false
  if (card.moment !== 'declared' && card.moment !== 'before-reveal') return undefined
  return all('move', 'explore') ? 'way' : all('fight') ? 'creature' : undefined
}

function cardFault(pack: Pack, card: Card, path: string): Fault | null {
  if (!WINDOWS.some((window) => window === card.moment))
    return { fault: 'No window of Reaction opens at this moment', path: `${path}.moment` }
  if (!card.instant && !LATE.includes(card.moment)) {
    return { fault: `Only an Instant is played at '${card.moment}'`, path: `${path}.instant` }
  }
  if (card.moment === 'round-end' && card.actions !== undefined) {
    return { fault: 'No Action allows a card at the end of a Round', path: `${path}.actions` }
  }
  const place: Place = { of: 'card', moment: card.moment, aim: aimOf(card), bosses: [] }
  return (
    testFault(card.if, card.moment, `${path}.if`) ??
    effectsFault(
      pack,
      place,
      { effects: card.effects, path: `${path}.effects` },
      { effects: card.dangerous, path: `${path}.dangerous` },
    )
  )
}

const AIMS: Readonly<Record<Action, readonly ItemKind['aim'][]>> = {
  move: ['way', 'none'],
  explore: ['way', 'none'],
  fight: ['creature', 'creature-in-sight', 'none'],
  interact: ['lamp', 'none'],
  locate: ['none'],
  scavenge: ['none'],
}

function itemFault(pack: Pack, item: ItemKind, path: string): Fault | null {
  const { action, aim } = item
  const place: Place = { of: 'item', moment: null, bosses: [] }
  const passive =
    listenersFault(pack, place, item.listeners, `${path}.listeners`) ??
    listenersFault(pack, place, item.upgradedListeners, `${path}.upgradedListeners`) ??
    modifiersFault(item.modifiers, `${path}.modifiers`) ??
    modifiersFault(item.upgradedModifiers, `${path}.upgradedModifiers`)
  if (passive !== null) return passive
  if (item.upgraded === undefined && item.upgradedListeners === undefined && item.upgradedModifiers === undefined) {
    return {
      fault: 'An Upgrade changes something: upgraded, upgradedListeners or upgradedModifiers is missing',
      path: `${path}.upgraded`,
    }
  }
  if (action === undefined) {
    if (item.effects !== undefined) return { fault: 'Effects need an Action', path: `${path}.effects` }
    if (item.upgraded !== undefined) return { fault: 'Effects need an Action', path: `${path}.upgraded` }
    if (aim !== undefined) return { fault: 'An aim needs an Action', path: `${path}.aim` }
    return item.listeners === undefined && item.modifiers === undefined
      ? { fault: 'This Item does nothing', path }
      : null
  }
  if (item.effects === undefined) return { fault: 'An Action Item has effects', path: `${path}.effects` }
  if (!AIMS[action].includes(aim ?? 'none')) return { fault: `'${action}' names no such aim`, path: `${path}.aim` }
  const named =
    aim === 'creature-in-sight' ? 'creature' : action === 'locate' ? 'targets' : aim === 'none' ? undefined : aim
  const deed: Place = { ...place, aim: named, deed: true }
  return (
    testFault(item.if, null, `${path}.if`) ??
    effectsFault(pack, deed, { effects: item.effects, path: `${path}.effects` }) ??
    effectsFault(pack, deed, { effects: item.upgraded, path: `${path}.upgraded` })
  )
}

function characterFault(pack: Pack, character: Character, path: string): Fault | null {
  const place: Place = { of: 'character', moment: null, bosses: [] }
  const { companion, listeners } = character
  const charged = (listeners ?? []).findIndex((listener) => listener.charge === true)
  if (charged !== -1) return { fault: 'A Hero has no Charges', path: `${path}.listeners[${charged}].charge` }
  return (
    modifiersFault(character.modifiers, `${path}.modifiers`) ??
    listenersFault(pack, place, listeners, `${path}.listeners`) ??
    modifiersFault(companion.modifiers, `${path}.companion.modifiers`) ??
    listenersFault(pack, place, companion.listeners, `${path}.companion.listeners`) ??
    effectsFault(pack, place, { effects: companion.sacrifice, path: `${path}.companion.sacrifice` })
  )
}

function missionFault(pack: Pack, mission: MissionCard, path: string): Fault | null {
  const bosses: readonly Kind[] = mission.kinds ?? []
  const place: Place = { of: 'mission', moment: null, bosses }
  const tame = bosses.findIndex((kind) => pack.creatures[kind].boss !== true || pack.creatures[kind].tokens < 1)
  if (tame !== -1) return { fault: 'A Mission lists bosses, each with a token', path: `${path}.kinds[${tame}]` }
  const { goal } = mission
  if (goal.kind !== undefined) {
    if (goal.do !== 'kill') return { fault: 'Only a Kill has a kind', path: `${path}.goal.kind` }
    const { boss, tokens } = pack.creatures[goal.kind]
    if (tokens < 1 || (boss === true && !bosses.includes(goal.kind))) {
      return { fault: `'${goal.kind}' does not come in this Mission`, path: `${path}.goal.kind` }
    }
  }
  if (goal.within === 'turn' && goal.do === 'stay') return { fault: 'A Turn ends once', path: `${path}.goal.within` }
  if (goal.rooms !== undefined) {
    if (goal.do === 'kill') return { fault: 'A Kill counts anywhere', path: `${path}.goal.rooms` }
    if (goal.rooms.length !== goal.times) return { fault: 'Each time has its Room', path: `${path}.goal.rooms` }
    if (goal.rooms[0] !== mission.room)
      return { fault: "The first is the Mission's Room", path: `${path}.goal.rooms[0]` }
  }
  const deaf = goal.do === 'interact' ? -1 : (mission.listeners ?? []).findIndex(({ on }) => on === 'interacted')
  if (deaf !== -1) return { fault: 'Nobody Interacts with this Mission', path: `${path}.listeners[${deaf}].on` }
  return (
    testFault(goal.if, goal.do === 'kill' ? 'killed' : 'interacted', `${path}.goal.if`) ??
    effectsFault(pack, place, { effects: mission.setup, path: `${path}.setup` }) ??
    modifiersFault(mission.modifiers, `${path}.modifiers`) ??
    listenersFault(pack, place, mission.listeners, `${path}.listeners`) ??
    effectsFault(pack, place, { effects: mission.reward, path: `${path}.reward` })
  )
}

const conditionFault = (pack: Pack, condition: ConditionKind, path: string): Fault | null =>
  condition.modifiers === undefined && condition.listeners === undefined
    ? { fault: 'This Condition does nothing', path }
    : (modifiersFault(condition.modifiers, `${path}.modifiers`) ??
      listenersFault(pack, { of: 'condition', moment: null, bosses: [] }, condition.listeners, `${path}.listeners`))
