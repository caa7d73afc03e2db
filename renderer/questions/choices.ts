// From the flat list of legal options to what a person picks from: few at a time, the way out last, cards as cards, places as places.
import type { Ask, Option } from '../../electron/contract/wire.ts'
import { isSector } from '../i18n/index.ts'

/** How the options of a question are shown. A kind that nobody has heard of is `pick`. */
export type Shape = 'react' | 'cards' | 'board' | 'amount' | 'pick'

/** A thing to press: one option, or a group of options that begin alike. */
export interface Choice {
  /** The option's key, or of a group the words that its keys begin with. */
  readonly id: string
  readonly option: Option | null
  readonly group: readonly Option[]
}

/** Verbs that end or refuse: they stand last and apart. */
const ENDS = ['pass', 'none', 'no', 'done', 'keep', 'stop', 'end']
const isEnd = (option: Option): boolean => option.args.length === 0 && ENDS.includes(option.verb)

/** More than this many are first shown by groups. */
const FEW = 10

const words = (option: Option): readonly string[] => [option.verb, ...option.args]

/** The place that an option names, if it ends with one. */
export const placeOf = (option: Option): string | null => {
  const last = words(option).at(-1) ?? ''
  return isSector(last) ? last : null
}

export function shapeOf(ask: Ask, isCard: (id: string) => boolean): Shape {
  if (ask.kind === 'react') return 'react'
  const rest = ask.options.filter((option) => !isEnd(option))
  if (rest.length === 0) return 'pick'
  if (rest.some((option) => placeOf(option) !== null)) return 'board'
  if (rest.every((option) => option.args.length === 1 && isCard(option.args[0] ?? ''))) return 'cards'
  if (rest.every((option) => option.args.length === 1 && /^\d+$/.test(option.args[0] ?? ''))) return 'amount'
  return 'pick'
}

/** Two things changed for one another belong to the one as well as to the other. */
const isSwap = (option: Option): boolean => option.verb === 'swap' && option.args.length === 2

/** In the opened group of one of the two, what it is changed for. */
export const partnerOf = (option: Option, [, one]: readonly string[]): string | null =>
  one !== undefined && isSwap(option) ? (option.args.find((word) => word !== one) ?? null) : null

const beginsWith = (option: Option, [verb, ...rest]: readonly string[]): boolean =>
  (verb === undefined || option.verb === verb) &&
  (isSwap(option) ? rest.every((word) => option.args.includes(word)) : rest.every((word, i) => option.args[i] === word))

/** Options that are pressed on the cards of a hand. */
export const isOfHand = (option: Option): boolean => ['play', 'standard', 'discard'].includes(option.verb)

/** How many words the options have in common beyond `depth`, so that no group holds just one group. */
function commonDepth(options: readonly Option[], depth: number): number {
  const first = options[0]
  if (first === undefined) return depth
  let common = depth
  while (words(first)[common] !== undefined && options.every((o) => words(o)[common] === words(first)[common])) common++
  return common
}

/**
 * The choices under a beginning (`[]`: all). Options are grouped by the words that tell them apart next, a verb together with what it is
 * about, as long as there are more than a few; a group of one is that option itself.
 */
export function choicesUnder(options: readonly Option[], start: readonly string[]): readonly Choice[] {
  const inside = options.filter((option) => !isEnd(option) && beginsWith(option, start))
  const single = (option: Option): Choice => ({ id: option.key, option, group: [option] })
  const depth = start.length === 0 ? 0 : commonDepth(inside, start.length)
  const size =
    start.length === 0 ? Math.max(1, Math.min(2, Math.max(...inside.map((o) => words(o).length)) - 1)) : depth + 1
  if (inside.length <= FEW || inside.every((option) => words(option).length <= size)) return inside.map(single)
  const groups = new Map<string, Option[]>()
  for (const option of inside) {
    const first = words(option).slice(0, size).join(' ')
    for (const id of isSwap(option) ? option.args.map((one) => `${option.verb} ${one}`) : [first])
      groups.set(id, [...(groups.get(id) ?? []), option])
  }
  return [...groups].map(([id, group]) => {
    const only = group.length === 1 ? group[0] : undefined
    return only ? single(only) : { id, option: null, group }
  })
}

export const ends = (options: readonly Option[]): readonly Option[] => options.filter(isEnd)

/** Options of a board that are told by their place alone, apart by Level. */
export function byLevel(choices: readonly Choice[]): { readonly level: string; readonly choices: readonly Choice[] }[] {
  return ['U', 'L'].flatMap((level) => {
    const here = choices.filter((choice) => choice.option && placeOf(choice.option)?.startsWith(level))
    return here.length > 0 ? [{ level, choices: here }] : []
  })
}
