// The Hero's question of the Turn as a screen shows it: six Actions, each with what it may be done with, and what may be spent first.
// Why an Action cannot be chosen is said from his own view alone.
import type { Action, HeroView } from '../../electron/contract/alone.ts'
import type { Ask, Option } from '../../electron/contract/wire.ts'
import type { Choice } from '../questions/choices.ts'
import { codesOf } from '../questions/codes.ts'
import { reserved } from '../ui/bindings.ts'

export const ACTIONS = ['move', 'explore', 'fight', 'locate', 'scavenge', 'interact'] as const
const isAction = (word: string | undefined): word is Action => ACTIONS.some((action) => action === word)

export interface ActionOffer {
  readonly action: Action
  readonly options: readonly Option[]
  /** Message id of why there are none, or null. */
  readonly reason: string | null
}

/** The Action that an option performs, with an Item or without. */
function actionOf(option: Option): Action | null {
  if (isAction(option.verb)) return option.verb
  if (option.verb === 'use' && isAction(option.args[1])) return option.args[1]
  return null
}

export function offersOf(ask: Ask | null, view: HeroView): readonly ActionOffer[] {
  return ACTIONS.map((action) => {
    const options = (ask?.options ?? []).filter((option) => actionOf(option) === action)
    return { action, options, reason: options.length > 0 ? null : reasonOf(action, view) }
  })
}

function reasonOf(action: Action, view: HeroView): string {
  const own = view.labyrinth[0]
  if (action === 'fight' && own?.creatures.length === 0) return 'hero.no-creature'
  if (action === 'interact' && own?.lcu !== true) return 'hero.no-target'
  return 'hero.not-possible'
}

/** The one way of an Action that leaves nothing to say: it merely wants a second press. */
export function onlyWay(options: readonly Option[]): Option | null {
  const [only, second] = options
  return only !== undefined && second === undefined && only.args.length === 0 ? only : null
}

/** What is not an Action: Recover, Bullet Time, Sacrifice, the end of a Turn. */
export const asides = (ask: Ask | null): readonly Option[] =>
  (ask?.options ?? []).filter((option) => actionOf(option) === null)

/** What letters are made from: an option's words in the language in use, and the letters of the compass. */
interface Spelling {
  readonly label: (option: Option) => string
  readonly pole: (way: string) => string
}
const WAYS = ['n', 'e', 's', 'w']
/** Letters for options in the order of reach, without those that are bound to something else. */
export const pool = (): readonly string[] =>
  'qwertasfgzxcvbyuioklnmdjph'.split('').filter((l) => !reserved().includes(l))

/** A letter for each option, so that it can be chosen from either window: a way by its letter on the ring, others by one of their own words. */
export function lettersFor(
  options: readonly Option[],
  spelling: Spelling,
  taken: readonly string[] = [],
): readonly string[] {
  const used = new Set([...reserved(), ...taken])
  const ways = options.map((option) => {
    const way = option.args.at(-1) ?? ''
    return WAYS.includes(way) ? claim(used, spelling.pole(way).toLowerCase()) : ''
  })
  const labels = options.map((option) => wordsOf(spelling.label(option)))
  return options.map((option, i) => {
    const way = ways[i]
    if (way !== undefined && way !== '') return way
    // What all have in common tells nothing apart.
    const words = (labels[i] ?? []).filter(
      (word) => labels.length < 2 || !labels.every((label) => label.includes(word)),
    )
    const own = [...words.map((word) => word.charAt(0)), ...words.join('').split('')]
    return claim(
      used,
      [...own, ...pool()].find((one) => /^[a-z]$/.test(one) && !used.has(one)),
    )
  })
}
/** The same for the choices of a question; where letters are too few, two keys each. */
export function spelled(
  choices: readonly Choice[],
  { label, pole }: { readonly label: (choice: Choice) => string; readonly pole: Spelling['pole'] },
): readonly string[] {
  const first = new Map(choices.flatMap((choice) => choice.group.slice(0, 1).map((option) => [option, choice])))
  const said = (option: Option): string => {
    const choice = first.get(option)
    return choice === undefined ? '' : label(choice)
  }
  const letters = lettersFor([...first.keys()], { label: said, pole })
  return letters.includes('') ? codesOf(choices.length, pool().slice(0, 10)) : letters
}
const wordsOf = (label: string): readonly string[] => label.toLowerCase().split(/[^a-z]+/)
function claim(used: Set<string>, letter: string | undefined): string {
  if (letter === undefined || used.has(letter)) return ''
  used.add(letter)
  return letter
}
