// Rules texts in words: made of phrases that the table names, each said by the message of its id.
import type { Phrase, RulesText } from '../../electron/contract/alone.ts'
import { begin, firstOf, language, text } from './lexicon.ts'

/** How things are called, and whether a pack calls this one by a word of its own, which no language bends. */
export interface Called {
  readonly naming: (id: string) => string
  readonly isOwn: (id: string) => boolean
}

function words(phrase: Phrase, called: Called): string {
  if ('list' in phrase) {
    const parts = phrase.of.map((each) => words(each, called))
    if (phrase.list === 'and' || phrase.list === 'or') {
      const type = phrase.list === 'and' ? 'conjunction' : 'disjunction'
      return new Intl.ListFormat(language(), { style: 'long', type }).format(parts)
    }
    const join = `rule.${phrase.list}`
    return parts.reduce((before, next) => text(join, { 1: before, 2: next }))
  }
  if ('as' in phrase) {
    const bent = called.isOwn(phrase.name) ? undefined : firstOf([`${phrase.as}.${phrase.name}`])
    return bent === undefined ? text(`${phrase.as}.other`, { 1: called.naming(phrase.name) }) : text(bent)
  }
  const gaps = Object.entries(phrase.params).flatMap(([key, value]) => {
    const said = typeof value === 'number' ? value : words(value, called)
    return typeof said === 'number'
      ? [[key, said]]
      : [
          [key, said],
          [begin(key), begin(said)],
        ]
  })
  return text(phrase.id, Object.fromEntries(gaps) as Record<string, string | number>)
}

/** Where a gap stays empty, the signs around it close up. */
const closed = (said: string): string =>
  said
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;:.)])/g, '$1')
    .trim()

/** What was said last of phrases: a catalogue's are the same for as long as it is shown, and are asked for at each view. */
const last = new WeakMap<readonly Phrase[], { readonly language: string; readonly said: string }>()

/** A rules text in the language in use; one that its pack wrote stays as it is. */
export function rulesText(rules: RulesText, called: Called): string {
  if (typeof rules === 'string') return rules
  const before = last.get(rules)
  if (before?.language === language()) return before.said
  const sentence = (phrase: Phrase): string =>
    closed(text('rule.sentence', { Text: begin(closed(words(phrase, called))) }))
  const said = rules.map(sentence).join(' ')
  last.set(rules, { language: language(), said })
  return said
}
