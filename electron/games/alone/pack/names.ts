// Decides that every name of a pack means one thing: names of entries stand in keys beside verbs and the rules' own words.
import type { Fault } from '../../game.ts'
import type { Effect, Pack } from './pack.ts'

/** Words of the rules and of the protocol's keys, which no entry may take. */
const RESERVED = new Set(
  [
    'move explore fight locate scavenge interact use recover sacrifice end bullet-time',
    'none block unblock remove discard done upgrade with no yes gain pass play standard spawn stop say here other sealed same',
    'first hero companion companions keep draw give place-danger swap start opening-creature opening-danger approve suffer order',
    'difficulty character leader deck hand hand-open hand-shut random target trigger reroll react reward turn noise located',
    'n e s w stairs lcu mission blue green final red life self-control adrenaline round',
    'easy normal nightmare impossible courage cold-blood acute-sight precision dexterity',
    'worm spore hybrid cultist parasite cultist-chief alpha-worm mech boss',
    'infirmary escape-pods hangar-bay ventilation-room dormitory generator-room laboratory control-room',
    'room corridor door red-stairs blue-stairs danger cross tee straight curve light hit',
    'evil referee evil-1 evil-2 evil-3 upper lower mechanical chemical electronic constructor',
    // By these `without` leaves out whole lists.
    'decks items characters missions conditions sheets',
  ].flatMap((line) => line.split(' ')),
)

interface Named {
  readonly name: string
  readonly path: string
}

/** Every name that a pack gives, in the order of its entries. */
function namesOf(pack: Pack): readonly Named[] {
  return [
    ...pack.decks.flatMap((deck, d) => [
      { name: deck.deck, path: `decks[${d}].deck` },
      ...deck.cards.map((card, c) => ({ name: card.card, path: `decks[${d}].cards[${c}].card` })),
    ]),
    ...pack.items.flatMap((item, i) => item.ids.map((name, n) => ({ name, path: `items[${i}].ids[${n}]` }))),
    ...pack.characters.map(({ card: name }, i) => ({ name, path: `characters[${i}].card` })),
    ...pack.missions.map(({ card: name }, i) => ({ name, path: `missions[${i}].card` })),
    ...pack.conditions.map(({ kind: name }, i) => ({ name, path: `conditions[${i}].kind` })),
  ]
}

/** The choices that effects put, wherever in a pack they lie; a screen finds their texts by name alone. */
function choicesOf(value: unknown, path: string): readonly (Named & { readonly text: string })[] {
  if (Array.isArray(value)) return value.flatMap((each, i) => choicesOf(each, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  const effect = value as Partial<Effect>
  const own =
    effect.do === 'choose'
      ? (effect.options ?? []).map(({ id, text }, i) => ({ name: id, text, path: `${path}.options[${i}].id` }))
      : []
  const inner = Object.entries(value).flatMap(([key, each]) => choicesOf(each, path === '' ? key : `${path}.${key}`))
  return [...own, ...inner]
}

/** Each name that is a word of the rules, or that is given twice. */
export function namesFaults(pack: Pack): readonly Fault[] {
  const seen = new Map<string, string>()
  const names = namesOf(pack).flatMap(({ name, path }) => {
    if (RESERVED.has(name)) return [{ fault: `'${name}' is a word of the rules`, path }]
    const other = seen.get(name)
    if (other !== undefined) return [{ fault: `'${name}' is a name already, at ${other}`, path }]
    seen.set(name, path)
    return []
  })
  const texts = new Map<string, string>()
  const choices = choicesOf(pack, '').flatMap(({ name, text, path }) => {
    if (RESERVED.has(name)) return [{ fault: `'${name}' is a word of the rules`, path }]
    if ((texts.get(name) ?? text) !== text) return [{ fault: `'${name}' is a choice already, with another text`, path }]
    texts.set(name, text)
    return []
  })
  return [...names, ...choices]
}
