// Decides which effect of a pack may stand where: one that could never do anything, that could call itself up without end, or that
// would tell the Hero of what is hidden is a fault.
import type { Fault } from '../../game.ts'
import { firstOf, modifierFault, type Place, testFault } from './facts.ts'
import type { Effect, Listener, Moment, Pack, Where } from './pack.ts'

type Word = Effect['do']

/** Moments at which a word means something. */
const WORD_AT: { readonly [W in Word]?: readonly Moment[] } = {
  hits: ['rolled'],
  reroll: ['rolled'],
  lie: ['communicate'],
  harm: ['harm', 'scare'],
  cancel: ['declared', 'before-reveal'],
}
/** The Hero's Actions as words, with what each needs to have been named. */
const DEEDS: { readonly [W in Word]?: Place['aim'] } = {
  explore: 'way',
  fight: 'creature',
  repair: 'lamp',
  locate: 'targets',
  go: undefined,
  scavenge: undefined,
  'extra-action': undefined,
}
/** Moments within an Action, at which `until: action` has an end. */
const IN_COURSE: readonly Moment[] = [
  'declared',
  'before-reveal',
  'rolled',
  'drawn',
  'communicate',
  'scare',
  'moved',
  'harm',
  'scavenged',
]
/** Moments that come by themselves: no effect calls them up. */
const UNCALLED: readonly Moment[] = ['turn-start', 'turn-end', 'round-end', 'interacted']
/** Words that call up no moment. */
const QUIET: readonly Word[] = [
  'harm',
  'hits',
  'reroll',
  'recover',
  'adrenaline',
  'charges',
  'lose-item',
  'experience',
  'round',
  'turns',
  'modify',
  'progress',
  'set-aside',
  'again',
  'draw',
  'forget',
  'lie',
  'cancel',
  'heal',
  'daze',
  'danger',
  'condition',
]
const DEEP = 4
/** With `times` around them, as many as a game can do in one go. */
const MOST_WORDS = 60

interface Walk {
  readonly pack: Pack
  readonly place: Place
  readonly depth: number
  readonly times: boolean
  /** Whether a Creature has been moved or Spawned by now; shared by a source's lists. */
  readonly done: { moved: boolean }
}

interface List {
  readonly effects: readonly Effect[] | undefined
  readonly path: string
}

/** The effects of one source, list after list, since a later one may speak of what an earlier one moved. */
export function effectsFault(pack: Pack, place: Place, ...lists: readonly List[]): Fault | null {
  const done = { moved: place.moment === 'spawned' }
  const walk: Walk = { pack, place, depth: 1, times: false, done }
  for (const { effects, path } of lists) {
    if (wordsIn(effects ?? []).length > MOST_WORDS)
      return { fault: `At most ${MOST_WORDS} effects lie in one list`, path }
    const found = listFault(walk, effects ?? [], path)
    if (found !== null) return found
  }
  return null
}

/** A listener, which beside the faults of its effects must not be able to call itself up without end. */
function listenerFault(pack: Pack, of: Place, listener: Listener, path: string): Fault | null {
  const { on } = listener
  const place: Place = { ...of, moment: on }
  if (on === 'interacted' && of.of !== 'mission')
    return { fault: "'interacted' is a Mission's moment", path: `${path}.on` }
  const charged = of.of === 'item' || of.of === 'character'
  if (listener.charge === true && !charged)
    return { fault: 'Only Items and Companions have Charges', path: `${path}.charge` }
  if (listener.optional === true && !charged) {
    return { fault: "Only what is the Hero's own may be his choice", path: `${path}.optional` }
  }
  const ends = UNCALLED.includes(on) || listener.once !== undefined || listener.charge === true
  if (!ends && !isQuiet(listener.effects)) {
    return { fault: `This may call itself up without end at '${on}': give it 'once' or a Charge`, path }
  }
  // A Charge is no bound: another effect may give it back.
  const words = wordsIn(listener.effects)
  if (listener.once !== 'round' && listener.once !== 'game' && words.some(givesTurns))
    return { fault: "By this a Round would never end: give it 'once' in a Round", path }
  if (listener.once !== 'game' && words.some(givesRound))
    return { fault: "By this a game would never end: give it 'once' in a game", path }
  return (
    testFault(listener.if, on, `${path}.if`) ??
    effectsFault(pack, place, { effects: listener.effects, path: `${path}.effects` })
  )
}

/** Listeners of one source: the Hero names the source alone, so at most one optional one may wait for a moment. */
export function listenersFault(
  pack: Pack,
  of: Place,
  listeners: readonly Listener[] | undefined,
  path: string,
): Fault | null {
  const asked = new Set<Moment>()
  return firstOf(listeners ?? [], path, (listener, at) => {
    if (listener.optional === true) {
      if (asked.has(listener.on)) return { fault: `Two choices at '${listener.on}' could not be told apart`, path: at }
      asked.add(listener.on)
    }
    return listenerFault(pack, of, listener, at)
  })
}

const inner = (effect: Effect): readonly (readonly Effect[])[] => {
  if (effect.do === 'if') return [effect.then, effect.else ?? []]
  if (effect.do === 'choose') return effect.options.map((option) => option.effects)
  return effect.do === 'times' ? [effect.effects] : []
}

/** Every effect of a list and of what lies in it. */
const wordsIn = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...inner(effect).flatMap(wordsIn)])

const isQuiet = (effects: readonly Effect[]): boolean =>
  effects.every((effect) => {
    const lists = inner(effect)
    return lists.length > 0 ? lists.every(isQuiet) : QUIET.includes(effect.do)
  })

const listFault = (walk: Walk, effects: readonly Effect[], path: string): Fault | null =>
  walk.depth > DEEP
    ? { fault: `Effects lie at most ${DEEP} deep in each other`, path }
    : firstOf(effects, path, (effect, at) => effectFault(walk, effect, at))

function effectFault(walk: Walk, effect: Effect, path: string): Fault | null {
  const found = wordFault(walk, effect, path) ?? placesFault(walk, effect, path) ?? partsFault(walk, effect, path)
  if (effect.do === 'move' || effect.do === 'spawn' || effect.do === 'teleport') walk.done.moved = true
  return found
}

const givesTurns = (effect: Effect): boolean => effect.do === 'turns' && effect.by > 0
const givesRound = (effect: Effect): boolean => effect.do === 'round'

function wordFault({ place }: Walk, effect: Effect, path: string): Fault | null {
  const word = effect.do
  const at = WORD_AT[word]
  if (at !== undefined && (place.moment === null || !at.includes(place.moment))) {
    return { fault: `'${word}' means something at ${at.join(', ')} alone`, path }
  }
  if (word === 'again' && place.of !== 'card') return { fault: "'again' is a Reaction card's word", path }
  if (word === 'turns' && place.moment === 'round-end')
    return { fault: 'All Turn tokens are spent at the end of a Round', path }
  if (word === 'daze' && place.moment === 'round-end')
    return { fault: 'Creatures attack at the end of a Turn, not of a Round', path }
  if (place.deed === true && givesTurns(effect))
    return { fault: "By this a Round would never end: give it 'once' in a Round", path }
  if (place.deed === true && givesRound(effect))
    return { fault: "By this a game would never end: give it 'once' in a game", path }
  if (!(word in DEEDS)) return null
  if (place.of !== 'item' && place.of !== 'character') return { fault: `'${word}' is the Hero's own to do`, path }
  const needs = DEEDS[word]
  return needs === undefined || place.aim === needs
    ? null
    : { fault: `'${word}' needs an Action that has named its ${needs}`, path }
}

/** Where an effect looks, and whom it means. */
function placesFault({ place, done }: Walk, effect: Effect, path: string): Fault | null {
  const fault = (where: Where | undefined, key: string): Fault | null => {
    if (where === 'aim' && place.aim !== 'way' && place.aim !== 'creature') {
      return { fault: 'No Action has named a Sector here', path: `${path}.${key}` }
    }
    if (where === 'moved' && !done.moved) return { fault: 'Nothing has been moved before', path: `${path}.${key}` }
    if (where === 'mission-room' && place.of !== 'mission')
      return { fault: 'This is no Mission', path: `${path}.${key}` }
    return null
  }
  if ('who' in effect && effect.who === 'moved') return fault('moved', 'who')
  if ('target' in effect && effect.target === 'aim' && place.aim !== 'creature') {
    return { fault: 'No Action has named a Creature here', path: `${path}.target` }
  }
  return (
    ('where' in effect ? fault(effect.where, 'where') : null) ??
    ('from' in effect ? fault(effect.from, 'from') : null) ??
    ('to' in effect ? fault(effect.to, 'to') : null)
  )
}

/** What else a word holds: amounts, kinds, names, and other effects. */
function partsFault(walk: Walk, effect: Effect, path: string): Fault | null {
  const { pack, place } = walk
  switch (effect.do) {
    case 'spawn': {
      const strange = (effect.kinds ?? []).find(
        (kind) => pack.creatures[kind].boss === true && !place.bosses.includes(kind),
      )
      return strange === undefined
        ? null
        : { fault: `'${strange}' comes only by a Mission that lists it`, path: `${path}.kinds` }
    }
    case 'strike':
      if (effect.damage === undefined && effect.dice === undefined)
        return { fault: 'A strike has damage, dice or both', path }
      return null
    case 'danger':
      return (effect.add === undefined) === (effect.remove === undefined)
        ? { fault: "Danger has either 'add' or 'remove'", path }
        : null
    case 'condition':
      return pack.conditions.some(({ kind }) => kind === effect.kind)
        ? null
        : { fault: `No Condition is named '${effect.kind}'`, path: `${path}.kind` }
    case 'modify':
      if (
        effect.until === 'action' &&
        place.deed !== true &&
        !(place.moment !== null && IN_COURSE.includes(place.moment))
      ) {
        return { fault: 'No Action is in course here', path: `${path}.until` }
      }
      return modifierFault(effect.modifier, `${path}.modifier`)
    case 'if':
    case 'choose':
    case 'times':
      return grammarFault(walk, effect, path)
    default:
      return null
  }
}

function grammarFault(
  walk: Walk,
  effect: Extract<Effect, { readonly do: 'if' | 'choose' | 'times' }>,
  path: string,
): Fault | null {
  const within = { ...walk, depth: walk.depth + 1 }
  if (effect.do === 'if')
    return (
      testFault(effect.test, walk.place.moment, `${path}.test`) ??
      listFault(within, effect.then, `${path}.then`) ??
      listFault(within, effect.else ?? [], `${path}.else`)
    )
  if (effect.do === 'times') {
    if (walk.times) return { fault: "'times' does not lie in 'times'", path }
    return listFault({ ...within, times: true }, effect.effects, `${path}.effects`)
  }
  const ids = effect.options.map((option) => option.id)
  const twice = ids.findIndex((id, i) => ids.indexOf(id) !== i)
  if (twice !== -1) return { fault: 'Two choices have one name', path: `${path}.options[${twice}].id` }
  return firstOf(effect.options, `${path}.options`, (option, at) => listFault(within, option.effects, `${at}.effects`))
}
