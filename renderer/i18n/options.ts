// What is asked, and what may be answered, in words.
import type { Ask, Option } from '../../electron/contract/wire.ts'
import { begin, firstOf, gapsOf, plainWords, text } from './lexicon.ts'
import type { Params } from './lexicon.ts'
import { isSector } from './names.ts'
import type { Naming } from './names.ts'

const numbered = (words: readonly string[]): Params => Object.fromEntries(words.map((word, i) => [String(i + 1), word]))

/** A key that begins with a name has it as verb: its words are then all names. */
const beginsWithName = (option: Option): boolean => option.text.id === 'option.name' || isSector(option.verb)

/** One legal answer in words. The same verb may read otherwise in another kind of question. */
export function optionText(kind: string, option: Option, names: Naming): string {
  const byName = beginsWithName(option)
  const verb = byName ? 'name' : option.verb
  const parts = byName ? [option.verb, ...option.args] : option.args
  const words = parts.map((part) => (/^\d+$/.test(part) && kind === 'located' ? sectors(part) : names(part)))
  if (byName && parts.every((part) => /^\d+$/.test(part))) return words.join(' ')
  const exact = [verb, ...parts].join('-')
  const tail = parts.length > 1 ? `${verb}-${parts[parts.length - 1] ?? ''}` : verb
  const arity = `${verb}-${parts.length}`
  const id = firstOf([
    ...[exact, tail, arity, verb].map((key) => `choice.${kind}.${key}`),
    ...[exact, arity].map((key) => `option.${key}`),
    ...(gapsOf(`option.${verb}`) === parts.length ? [`option.${verb}`] : []),
  ])
  if (id !== undefined) return begin(text(id, numbered(words)))
  return begin([verb === 'name' ? '' : plainWords(verb), ...words].join(' ').trim())
}

const sectors = (count: string): string => text('count.sectors', { n: Number(count) })

/** Options that begin alike, under one heading. */
export function groupText(words: readonly string[], names: Naming): string {
  const [verb = '', ...rest] = words
  const id = firstOf([`group.${verb}`])
  if (id !== undefined && !(rest.length === 0 && text(id).includes('{')))
    return begin(text(id, numbered(rest.map(names))))
  const head = isSector(verb) || rest.length === 0 ? names(verb) : plainWords(verb)
  return begin([head, ...rest.map(names)].join(' '))
}

/** Facts that a window adds to a question: the declared Action in words, for one. */
export type Facts = Params

function askIds(ask: Ask, facts: Facts): string[] {
  const about = ask.about ?? {}
  const ids: string[] = []
  if (ask.kind === 'react' && 'lie' in about) return ['ask.react-may-lie']
  if (ask.kind === 'react') return [...(ask.moment === undefined ? [] : [`ask.react-${ask.moment}`]), 'ask.react']
  if (ask.options.every(({ key }) => key === 'stop')) ids.push('ask.nothing')
  if (ask.kind === 'turn' && ask.options.some((option) => option.verb === 'end')) ids.push('ask.turn-second')
  if (ask.kind === 'approve') ids.push(...approveIds(about))
  if (ask.kind === 'noise' && 'kind' in about) ids.push('ask.noise-kind')
  if (ask.kind === 'located' && 'target' in about) ids.push('ask.located-target')
  if (ask.kind === 'locate' && 'nth' in about && about['of'] !== 1)
    ids.push(about['nth'] === 1 ? 'ask.locate-first' : about['nth'] === 2 ? 'ask.locate-second' : 'ask.locate')
  if (typeof facts['variant'] === 'string') ids.push(`ask.${ask.kind}-${facts['variant']}`)
  return [...ids, `ask.${ask.kind}`]
}
function approveIds(about: Params): string[] {
  if (!('seat' in about) || !('deck' in about)) return []
  const way = about['face'] ?? (about['faceDown'] === undefined ? undefined : Number(about['faceDown']) ? 'down' : 'up')
  return [...(way === undefined ? [] : [`ask.approve-${way}`]), 'ask.approve-card']
}

/** A question that is not shown while its hand is shut: whose it is, and at which moment. */
function closedText(ask: Ask, facts: Facts): string {
  if (!('seat' in facts)) return text('ask.closed')
  if (ask.moment === undefined) return begin(text('ask.closed-seat', facts))
  return begin(text('ask.closed-moment', { ...facts, moment: text(`moment.${ask.moment}`) }))
}

/** The question in one sentence. */
export function askText(ask: Ask, names: Naming, facts: Facts = {}): string {
  if (ask.closed) return closedText(ask, facts)
  const about = Object.fromEntries(
    Object.entries({ ...ask.about, ...facts }).map(([key, value]) => [
      key,
      typeof value === 'string' && !(key in facts) ? names(value) : value,
    ]),
  )
  const needsAction = ask.moment === 'declared' && !('action' in about)
  const id = needsAction ? 'ask.react' : (firstOf(askIds(ask, facts)) ?? 'ask.any')
  return begin(text(id, about))
}

/** A declared Action in words, as `Move west` or `Hand Lamp: Explore north`. */
export function declaredText(action: string, args: readonly string[], item: string | undefined, names: Naming): string {
  const words = args.map(names)
  const what = `${names(action)} ${words.join(action === 'locate' ? ', ' : ' ')}`.trim()
  return item === undefined ? what : `${names(item)}: ${what}`
}
