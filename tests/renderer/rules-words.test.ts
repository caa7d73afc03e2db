// Every word of packs has its phrase in every language, and no two things that a card can do are said alike.
import { afterEach, describe, expect, it } from 'vitest'
import type { Phrase } from '../../electron/contract/alone.ts'
import { card, character, item, mission } from '../helpers/test-pack.ts'
import type { ConditionKind, Effect, MissionCard, Modifier } from '../../electron/games/alone/pack/pack.ts'
import { effectPhrases } from '../../electron/games/alone/wording/effects.ts'
import {
  cardText,
  companionText,
  conditionText,
  dangerousText,
  heroText,
  itemText,
  missionText,
  rewardText,
  sacrificeText,
} from '../../electron/games/alone/wording/entries.ts'
import { modifierPhrases } from '../../electron/games/alone/wording/figures.ts'
import type { Place, Voice } from '../../electron/games/alone/wording/phrase.ts'
import { testPhrase } from '../../electron/games/alone/wording/tests.ts'
import { language, LANGUAGES, setLanguage } from '../../renderer/i18n/index.ts'
import { rulesText } from '../../renderer/i18n/rules.ts'
import rulesDe from '../../renderer/i18n/rules.de.json' with { type: 'json' }
import rulesEn from '../../renderer/i18n/rules.en.json' with { type: 'json' }
import { EFFECTS, GOALS, LISTENERS, MODIFIERS, TESTS } from '../helpers/vocabulary.ts'

afterEach(() => setLanguage('en'))

type Change = Pick<Modifier, 'by' | 'set'>

const CALLED = { naming: (id: string) => id, isOwn: () => false }
const VOICES: readonly Voice[] = ['card', 'hero', 'mission']
/** Where a phrase may stand otherwise. */
const PLACES: readonly Place[] = [
  ...VOICES.map((voice) => ({ voice })),
  { voice: 'card', moment: 'scare' },
  { voice: 'card', moment: 'damage' },
  { voice: 'mission', moment: 'recovered' },
  { voice: 'card', again: true },
  { voice: 'hero', aim: 'creature-in-sight' },
]
const said = new Map<string, WeakMap<readonly Phrase[], string>>(LANGUAGES.map((code) => [code, new WeakMap()]))
/** Each is put into words once. */
function saidOf(phrases: readonly Phrase[]): string {
  const known = said.get(language())!
  const text = known.get(phrases) ?? rulesText(phrases, CALLED)
  known.set(phrases, text)
  return text
}

/** What is said alike, of lists that do not do alike. */
function alike(all: readonly (readonly [what: unknown, phrases: readonly Phrase[]])[]): readonly unknown[] {
  const seen = new Map<string, unknown>()
  return all.flatMap(([what, phrases]) => {
    const text = saidOf(phrases)
    const before = seen.get(text)
    seen.set(text, what)
    return before === undefined ? [] : [[text, before, what]]
  })
}
const missions = (
  make: (goal: MissionCard['goal']) => MissionCard,
): readonly (readonly [unknown, readonly Phrase[]])[] => GOALS.map((goal) => [goal, missionText(make(goal))])
const lists = (place: Place): readonly (readonly (readonly [unknown, readonly Phrase[]])[])[] => [
  EFFECTS.map((effect) => [effect, effectPhrases([effect], place)]),
  TESTS.map((test) => [test, [testPhrase(test, place)]]),
  MODIFIERS.map((modifier) => [modifier, modifierPhrases([modifier], place)]),
]
const AGAIN: readonly Modifier[] = [
  { figure: 'fight-dice', by: 2 },
  { figure: 'fight-dice', by: 1, if: { lit: true } },
]
const noop = [{ do: 'cancel' }] as const
const ENTRIES: readonly (readonly (readonly [unknown, readonly Phrase[]])[])[] = [
  LISTENERS.map((listener) => [listener, heroText(character('a', { listeners: [listener] }))]),
  LISTENERS.map((listener) => [listener, conditionText({ kind: 'a', name: 'A', listeners: [listener] })]),
  LISTENERS.map((listener) => [listener, missionText(mission('a', 'blue', 'laboratory', { listeners: [listener] }))]),
  missions((goal) => mission('a', 'blue', 'laboratory', { goal })),
  (['turn', 'track'] as const).map((breaks) => [breaks, cardText(card('a', { breaks }))]),
  (
    [
      ['move', 'way'],
      ['move', 'none'],
      ['explore', 'way'],
      ['explore', 'none'],
      ['fight', 'creature'],
      ['fight', 'creature-in-sight'],
      ['fight', 'none'],
      ['interact', 'lamp'],
      ['interact', 'none'],
      ['locate', 'none'],
      ['scavenge', 'none'],
    ] as const
  ).map(([action, aim]) => [action + aim, itemText(item('a', { action, aim, effects: noop }), false)]),
  [
    ['figures', conditionText({ kind: 'a', name: 'A', modifiers: [{ figure: 'scare', by: 1 }] })],
    ['two Conditions', dangerousText(card('a', { dangerous: [...two('smoke'), ...two('leak')] }))],
    ['again', dangerousText(card('a', { dangerous: [...noop, ...noop, ...noop] }))],
    ['twice', dangerousText(card('a', { dangerous: [...noop, ...noop] }))],
    ['setup', missionText(mission('a', 'final', 'laboratory', { setup: noop }))],
    ['figures until', missionText(mission('a', 'final', 'laboratory', { modifiers: [{ figure: 'scare', by: 1 }] }))],
    ...([{ by: 1 }, { by: -1 }, { set: 2 }] as const).map(
      (change) => [change, conditionText(toughness(change, change))] as const,
    ),
    ['a figure yet again', conditionText({ kind: 'a', name: 'A', modifiers: AGAIN })],
    ['one of them', conditionText(toughness({ by: 1 }, { by: 2 }))],
    ['won', rewardText(mission('a', 'final', 'laboratory'))],
  ],
]
function toughness(wound: Change, kill: Change): ConditionKind {
  const modifiers = [{ figure: 'wound', ...wound } as const, { figure: 'kill', ...kill } as const]
  return { kind: 'a', name: 'A', modifiers }
}
function two(kind: string) {
  return [{ do: 'condition', kind, where: 'here' }] as const
}

/** All that can be said in each place. */
const SAID = PLACES.map((place) => [place, lists(place)] as const)

describe.each(LANGUAGES)('in %s', (code) => {
  it.each(SAID)('different effects, tests and figures are said otherwise: %j', (_, all) => {
    setLanguage(code)
    for (const list of all) expect(alike(list)).toEqual([])
  })
  it('so are different entries', () => {
    setLanguage(code)
    // Of an Item, the way that it names is chosen anyway.
    const isWay = ([what]: readonly [unknown, unknown]): boolean => what === 'movenone' || what === 'explorenone'
    for (const list of ENTRIES) expect(alike(list.filter((each) => !isWay(each)))).toEqual([])
  })
  it('nothing raw is said, and sentences are whole', () => {
    setLanguage(code)
    const all = [...SAID.flatMap(([, lists]) => lists), ...ENTRIES].flat().map(([, phrases]) => saidOf(phrases))
    expect(all.length).toBeGreaterThan(3000)
    expect(all.filter((text) => !/^[A-ZÄÖÜ\d].*\.$/.test(text))).toEqual([])
    expect(all.filter((text) => /[{}|@]|undefined|rule\b| {2}| [,;:.)]|\( |,,|[;:]\./.test(text))).toEqual([])
  })
})

/** All ids of messages in phrases; a name's as its `as`. */
function idsIn(phrase: Phrase): readonly string[] {
  if ('list' in phrase) {
    const join = phrase.list === 'and' || phrase.list === 'or' ? [] : [`rule.${phrase.list}`]
    return [...join, ...phrase.of.flatMap(idsIn)]
  }
  if ('as' in phrase) return [`${phrase.as}.${phrase.name}`, `${phrase.as}.other`]
  return [
    phrase.id,
    ...Object.values(phrase.params).flatMap((value) => (typeof value === 'number' ? [] : idsIn(value))),
  ]
}
const leaves = (branch: object, path: string): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leaves(value as object, `${path}${key}.`),
  )
describe('the phrases', () => {
  const en = new Map(leaves(rulesEn, 'rule.'))
  const de = new Map(leaves(rulesDe, 'rule.'))
  const gapsOf = (text: string): readonly string[] =>
    [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!.toLowerCase()))].sort()
  it('are the same in all languages, with the same gaps', () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort())
    const other = [...en].filter(([id, text]) => {
      const theirs = gapsOf(de.get(id) ?? '')
      return gapsOf(text).some((gap) => gap !== 'n' && !theirs.includes(gap))
    })
    expect(other).toEqual([])
  })
  it('are all of use, and none is missing', () => {
    const phrases = [...SAID.flatMap(([, lists]) => lists), ...ENTRIES].flat().flatMap(([, all]) => all)
    const used = new Set([...phrases.flatMap(idsIn), 'rule.sentence'])
    const isName = (id: string): boolean => /^rule\.(condition|room|a|many)\.[^.]+$/.test(id)
    expect([...en.keys()].filter((id) => !used.has(id))).toEqual([])
    expect([...used].filter((id) => !en.has(id) && !isName(id))).toEqual([])
  })
})

it('an Upgrade that names no effects, figures or listeners leaves them', () => {
  const { upgradedModifiers: _, ...plain } = item('a', { modifiers: [{ figure: 'scare', by: -1 }] })
  const tool = { ...plain, upgradedListeners: [{ on: 'killed', effects: noop }] } as const
  expect(saidOf(itemText(tool, true))).toBe(
    'A scare costs 1 less Self Control. When a Creature is Killed: the rest of the Action is not done.',
  )
})

it('a Companion says what it does, and what its Sacrifice does', () => {
  const friend = character('a', { companion: { listeners: [{ on: 'killed', effects: noop }], sacrifice: noop } })
  expect([saidOf(heroText(friend)), saidOf(companionText(friend)), saidOf(sacrificeText(friend))]).toEqual([
    '',
    'When a Creature is Killed: the rest of the Action is not done.',
    'The rest of the Action is not done.',
  ])
})

it('a kind or Condition that a house pack calls otherwise is called as it calls it, unbent', () => {
  const own = { naming: (id: string) => (id === 'worm' ? 'Ice Worm' : id), isOwn: (id: string) => id === 'worm' }
  const phrases = effectPhrases([{ do: 'spawn', kinds: ['worm', 'spore'] }], { voice: 'card' })
  expect(rulesText(phrases, own)).toBe('Spawn a Creature of the kind Ice Worm or a Spore.')
  setLanguage('de')
  expect(rulesText(phrases, own)).toBe('Lass eine Kreatur der Art Ice Worm oder eine Spore erscheinen.')
})

describe('a text says', () => {
  const saying = (...effects: readonly Effect[]): string => saidOf(effectPhrases(effects, { voice: 'card' }))
  const hurt = { do: 'damage', kind: 'life', amount: 1 } as const
  it('less of what is counted as less', () => {
    expect(saying({ do: 'hits', by: { count: 'items', plus: -1 } })).toBe(
      '1 more Hit for each Item of the Hero’s minus 1.',
    )
    expect(
      saying({ do: 'if', test: { atLeast: [{ count: 'items', plus: -1 }, { count: 'life' }] }, then: [hurt] }),
    ).toBe('If the number of the Hero’s Items minus 1 is at least the Hero’s Life: the Hero loses 1 Life.')
  })
  it('"he" once the Hero was named', () => {
    expect(saying({ do: 'if', test: { damage: 'life' }, then: [hurt] })).toMatch(/: the Hero loses 1 Life\.$/)
    expect(saying({ do: 'if', test: { lit: true }, then: [hurt] })).toMatch(/: he loses 1 Life\.$/)
  })
  it('that a figure changes yet again', () => {
    expect(saidOf(heroText(character('a', { modifiers: AGAIN })))).toBe(
      'You Fight with 2 more dice. On top of that you Fight with 1 more die while you are in the Light.',
    )
  })
  it('what a kind is', () => {
    expect(saidOf([testPhrase({ kind: ['worm', 'spore'] }, { voice: 'card' })])).toBe(
      'The Creature is one of the Worms or Spores.',
    )
  })
})
