// The rules text of each entry of a pack, made from what it does, so that text and effect cannot disagree.
import type { Phrase } from '../../../contract/alone.ts'
import type {
  Card,
  Character,
  ConditionKind,
  Effect,
  ItemKind,
  Listener,
  MissionCard,
  Modifier,
  Test,
} from '../pack/pack.ts'
import { effectPhrases, ifPhrase, inOne } from './effects.ts'
import { modifierPhrases } from './figures.ts'
import { exactly, list, named, often, type Place, say } from './phrase.ts'
import { isEmpty, testPhrase } from './tests.ts'

const HERO: Place = { voice: 'hero' }
const MISSION: Place = { voice: 'mission' }

type Sentences = readonly Phrase[]

/** What holds only if a test does, as one sentence; without a test, as many as there are. */
const onlyIf = (test: Test | undefined, effects: readonly Effect[], at: Place): Sentences =>
  test === undefined || isEmpty(test) ? effectPhrases(effects, at) : [ifPhrase(test, effects, undefined, at)]

/** A Reaction: when it may be played stands above its text, what else it asks in it. */
export const cardText = ({ breaks, if: test, effects, moment }: Card): Sentences => [
  ...(breaks === undefined ? [] : [say(`breaks-${breaks}`)]),
  ...onlyIf(test, effects, { voice: 'card', moment }),
]
export const dangerousText = ({ dangerous, moment }: Card): Sentences =>
  effectPhrases(dangerous, { voice: 'card', moment })

/** The part of a listener's test that its moment says already, and the rest. */
function waking({ on, if: test = {} }: Listener): { readonly when: Phrase; readonly rest: Test } {
  const { action, damage, from, by, what, reason } = test
  if (on === 'declared' && action !== undefined) {
    const acts = list(
      'or',
      action.map((each) => say(`acts.${each}`)),
    )
    return { when: say('on.declared-as', { acts }), rest: without(test, 'action') }
  }
  if (on === 'damage' || on === 'harm') {
    const sources =
      from === undefined
        ? undefined
        : list(
            'or',
            from.map((each) => say(`from.${each}`)),
          )
    const by = sources === undefined ? undefined : say('by-from', { from: sources })
    return {
      when: say(`on.${on}${damage === undefined ? '' : `-${damage}`}`, { by }),
      rest: without(test, 'damage', 'from'),
    }
  }
  if (on === 'rolled' && by !== undefined && reason !== undefined) {
    const reasons = list(
      'or',
      reason.map((each) => say(`reason.${each}`)),
    )
    return { when: say(`on.rolled-${by}`, { for: reasons }), rest: without(test, 'by', 'reason') }
  }
  if (on === 'communicate' && what !== undefined)
    return { when: say(`on.communicate-${what}`), rest: without(test, 'what') }
  return { when: say(`on.${on}`), rest: test }
}
const without = (test: Test, ...keys: readonly (keyof Test)[]): Test =>
  Object.fromEntries(Object.entries(test).filter(([key]) => !keys.some((each) => each === key)))

/** `during`: it is said for how long it listens. */
function listenerPhrase(listener: Listener, place: Place, during: '' | '-until' | '-in' = ''): Phrase {
  const { on, effects, optional, charge, once } = listener
  const at = { ...place, moment: on }
  const { when, rest } = waking(listener)
  const may = optional === true ? (charge === true ? ['may-charge'] : ['may']) : charge === true ? ['must-charge'] : []
  const notes = [...may, ...(once === undefined ? [] : [`once-${once}`])].map((note) => say(`notice.${note}`))
  return say(`listen${during}`, {
    when,
    if: isEmpty(rest) ? undefined : say('on-if', { test: testPhrase(rest, at) }),
    note: notes.length === 0 ? undefined : say('notes', { notes: list('note', notes) }),
    what: inOne(effects, at),
  })
}

interface Lasting {
  readonly modifiers?: readonly Modifier[] | undefined
  readonly listeners?: readonly Listener[] | undefined
}
/** What lasts. */
const lasting = ({ modifiers, listeners }: Lasting, at: Place): Sentences => [
  ...modifierPhrases(modifiers ?? [], at),
  ...(listeners ?? []).map((listener) => listenerPhrase(listener, at)),
]

/** The same, and how long it does: said once. */
const during = (how: 'until' | 'in', { modifiers = [], listeners = [] }: Lasting): Sentences => {
  const figures = modifierPhrases(modifiers, MISSION)
  const first = modifiers.length === 0 ? (`-${how}` as const) : ''
  return [
    ...(figures.length === 0 ? [] : [say(`while-${how}`, { what: list('then', figures) })]),
    ...listeners.map((listener, i) => listenerPhrase(listener, MISSION, i === 0 ? first : '')),
  ]
}

/** Of these an effect names its Action itself. */
const DEEDS: readonly Effect['do'][] = ['go', 'explore', 'fight', 'locate', 'scavenge', 'repair']

/** An Item, as it is or Upgraded: what an Upgrade does not name stays. */
export function itemText(item: ItemKind, upgraded: boolean): Sentences {
  const { action, aim = 'none' } = item
  const effects = (upgraded ? item.upgraded : undefined) ?? item.effects ?? []
  const listeners = (upgraded ? item.upgradedListeners : undefined) ?? item.listeners
  const modifiers = (upgraded ? item.upgradedModifiers : undefined) ?? item.modifiers
  const at: Place = { voice: 'hero', aim }
  const passive = lasting({ modifiers, listeners }, at)
  if (action === undefined) return passive
  const done = onlyIf(item.if, effects, at)
  return effects.some((effect) => DEEDS.includes(effect.do))
    ? [...done, ...passive]
    : [say(`item.${action}-${aim}`, { what: list('then', done) }), ...passive]
}

export const heroText = (character: Character): Sentences => lasting(character, HERO)
export const companionText = ({ companion }: Character): Sentences => lasting(companion, HERO)
export const sacrificeText = ({ companion }: Character): Sentences => effectPhrases(companion.sacrifice, HERO)

/** A Mission: what comes with it, what lasts until it is done, and how it is done. */
export function missionText(mission: MissionCard): Sentences {
  const { setup } = mission
  return [
    ...(setup === undefined ? [] : [say('setup', { what: inOne(setup, MISSION) })]),
    ...during('until', mission),
    goalPhrase(mission),
  ]
}
function goalPhrase({ goal }: MissionCard): Phrase {
  const { do: what, times, rooms, kind, within, if: test } = goal
  const at: Place = { ...MISSION, moment: what === 'kill' ? 'killed' : 'interacted' }
  return say(rooms === undefined ? `goal.${what}` : `goal-rooms.${what}`, {
    n: times,
    often: often(times),
    ...(what === 'kill' ? { creatures: exactly(times, kind === undefined ? undefined : [kind]) } : {}),
    ...(rooms === undefined
      ? {}
      : {
          rooms: list(
            'note',
            rooms.map((room) => named('room', room)),
          ),
        }),
    within: within === undefined ? undefined : say(`within.${within}`),
    if: test === undefined || isEmpty(test) ? undefined : say('goal-if', { n: times, test: testPhrase(test, at) }),
  })
}
/** What a Mission changes for as long as it lasts. */
export const reminderText = (mission: MissionCard): Sentences => lasting(mission, MISSION)
/** What completing it brings: with the Final Mission the Hero has won. */
export const rewardText = ({ reward, colour }: MissionCard): Sentences => [
  ...effectPhrases(reward ?? [], MISSION),
  ...(colour === 'final' ? [say('won')] : []),
]

export const conditionText = (condition: ConditionKind): Sentences => during('in', condition)
