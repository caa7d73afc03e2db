// Message ids to words: the one place that knows vue-i18n, and what is said where a message is missing.
import { createI18n } from 'vue-i18n'
import type { Message } from '../../electron/contract/wire.ts'
import { keep, kept, onForget } from '../stores/kept.ts'
import coreDe from './core.de.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Params = Message['params']

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text)

function firstLanguage(): Language {
  const liked = kept('language')
  if (isLanguage(liked)) return liked
  const own = (globalThis.navigator?.language ?? 'en').slice(0, 2)
  return isLanguage(own) ? own : 'en'
}

const FILES = { en, de: { ...de, ...coreDe } }

export const i18n = createI18n<false>({
  legacy: false,
  locale: firstLanguage(),
  fallbackLocale: 'en',
  messages: FILES,
  missingWarn: false,
  fallbackWarn: false,
})

export const language = (): Language => i18n.global.locale.value as Language

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
const WRITTEN = { en: new Map(flat(FILES.en)), de: new Map(flat(FILES.de)) }
const message = (id: string): string | undefined => WRITTEN[language()].get(id) ?? WRITTEN.en.get(id)

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

const LISTS = {
  en: new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }),
  de: new Intl.ListFormat('de', { style: 'long', type: 'conjunction' }),
}
/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string => LISTS[language()].format(words)

/** With a capital first letter. */
export const begin = (words: string): string => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1)
