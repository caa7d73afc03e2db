// Message ids to words: the one place that knows vue-i18n, and what is said where a message is missing.
import { baseCompile } from '@intlify/message-compiler'
import { shallowRef } from 'vue'
import { createI18n } from 'vue-i18n'
import type { Message } from '../../electron/contract/wire.ts'
import { keep, kept, onForget } from '../stores/kept.ts'
import coreDe from './core.de.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import rulesDe from './rules.de.json' with { type: 'json' }
import rulesEn from './rules.en.json' with { type: 'json' }

/** The languages that come with the app. */
export const LANGUAGES = ['en', 'de'] as const
/** The code of a language: one of the app's, or of a file that a player added. */
export type Language = string
export type Params = Message['params']

/** `rule`: the phrases of which rules texts are made. */
const FILES = { en: { ...en, rule: rulesEn }, de: { ...de, ...coreDe, rule: rulesDe } }
const NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' }
/** Those that can be chosen, by code and by the name that each gives itself. */
export const offered = shallowRef<readonly { readonly code: Language; readonly name: string }[]>(
  LANGUAGES.map((code) => ({ code, name: NAMES[code] ?? code })),
)

function firstLanguage(): Language {
  const codes = offered.value.map(({ code }) => code)
  const liked = kept('language')
  if (liked !== null && codes.includes(liked)) return liked
  const own = (globalThis.navigator?.language ?? 'en').slice(0, 2)
  return codes.includes(own) ? own : 'en'
}

const plurals: Record<string, (count: number, choices: number) => number> = {}
export const i18n = createI18n<false>({
  legacy: false,
  locale: firstLanguage(),
  fallbackLocale: 'en',
  messages: FILES,
  pluralRules: plurals,
  missingWarn: false,
  fallbackWarn: false,
})

export const language = (): Language => i18n.global.locale.value

function speak(next: Language): void {
  i18n.global.locale.value = next
  if (globalThis.document) document.documentElement.lang = next
}
export function setLanguage(next: Language): void {
  keep('language', next)
  speak(next)
}
speak(firstLanguage())
onForget(() => {
  speak(firstLanguage())
})

/** A file's texts by their whole ids. */
function* flat(branch: object, before = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(branch) as [string, unknown][]) {
    if (typeof value === 'string') yield [before + key, value]
    else if (typeof value === 'object' && value !== null) yield* flat(value, `${before}${key}.`)
  }
}
const WRITTEN = new Map<Language, ReadonlyMap<string, string>>([
  ['en', new Map(flat(FILES.en))],
  ['de', new Map(flat(FILES.de))],
])
const message = (id: string): string | undefined => WRITTEN.get(language())?.get(id) ?? WRITTEN.get('en')?.get(id)

/** What vue-i18n does with two or three forms stays; a language with more of them names all that it has, in the order of CLDR. */
function pluralOf(code: Language): (count: number, choices: number) => number {
  const rules = new Intl.PluralRules(code)
  const order = ['zero', 'one', 'two', 'few', 'many', 'other']
  const forms = order.filter((form) => rules.resolvedOptions().pluralCategories.some((each) => each === form))
  return (count, choices) => {
    if (choices > 3 && choices === forms.length) return forms.indexOf(rules.select(count))
    return choices === 2 ? (count === 1 ? 0 : 1) : Math.min(count, choices - 1)
  }
}

/** Takes a player's language in, and says which of its texts are of no use: asked for by nobody, or not to be read as messages. */
export function addLanguage(code: Language, name: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const known = new Set(['language.name', ...LANGUAGES.flatMap((own) => [...(WRITTEN.get(own)?.keys() ?? [])])])
  plurals[code] = pluralOf(code)
  i18n.global.setLocaleMessage(code, texts)
  const isUseful = (id: string): boolean => {
    if (!known.has(id) && !id.startsWith('pack.')) return false
    try {
      let isMessage = true
      baseCompile(texts[id] ?? '', { onError: () => (isMessage = false) })
      if (isMessage) i18n.global.t(id, [], { locale: code, plural: 1 }) // a text may lead round to itself
      return isMessage
    } catch {
      return false
    }
  }
  const useless = Object.keys(texts).filter((id) => !isUseful(id))
  const useful = Object.entries(texts).filter(([id]) => !useless.includes(id))
  i18n.global.setLocaleMessage(code, Object.fromEntries(useful))
  WRITTEN.set(code, new Map(useful))
  offered.value = [...offered.value.filter((other) => other.code !== code), { code, name }]
  if (kept('language') === code) speak(code)
  return useless
}

/** Whether the language in use, or English, has a text of that id (a branch of the file is none). */
export const has = (id: string): boolean => message(id) !== undefined
/** How many numbered gaps a text has. */
export const gapsOf = (id: string): number => new Set(message(id)?.match(/\{\d+\}/g)).size

/** Words for an id that no file knows: its last part in plain letters. No raw key reaches a screen. */
export const plainWords = (id: string): string => {
  const words = (id.split('.').pop() ?? id).replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text of an id. Numbered gaps are filled from `'1'`, `'2'`…, named ones by name; `n` chooses the plural. */
export function text(id: string, params: Params = {}): string {
  const plain = message(id)
  if (plain === undefined) return [plainWords(id), ...Object.values(params)].join(' ').trim()
  if (!/[{@|]/.test(plain)) return plain // nothing in it for the library to fill, link or choose
  const list: unknown[] = []
  for (const [key, value] of Object.entries(params)) if (/^\d+$/.test(key)) list[Number(key)] = value
  const count = params['n']
  return i18n.global.t(id, list, { named: { ...params }, ...(typeof count === 'number' ? { plural: count } : {}) })
}

/** The first of these ids that has a text, or undefined. */
export const firstOf = (ids: readonly string[]): string | undefined => ids.find(has)

/** A moment, from ISO 8601 text; another text as it is. */
export function when(saved: string): string {
  const date = new Date(saved)
  if (Number.isNaN(date.getTime())) return saved
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(words)

/** With a capital first letter. */
export const begin = (words: string): string => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1)
