// Texts for the windows. A window makes its texts once, from its catalogue and side, and gives them to all its components.
import { inject, provide } from 'vue'
import type { InjectionKey } from 'vue'
import type { AloneEvent, Catalogue } from '../../electron/contract/alone.ts'
import type { Ask, Message, Option, SeatEvent, Side } from '../../electron/contract/wire.ts'
import { eventText } from './events.ts'
import { text } from './lexicon.ts'
import type { Params } from './lexicon.ts'
import { makeCards, makeNaming, shows } from './names.ts'
import type { CardWords, Naming } from './names.ts'
import { askText, groupText, optionText } from './options.ts'
import type { Facts } from './options.ts'

export { begin, has, i18n, language, LANGUAGES, listed, offered, setLanguage, when } from './lexicon.ts'
export type { Language, Params } from './lexicon.ts'
export { flavourOf, isSector, kindOf, packText, reminderOf } from './names.ts'
export type { CardWords, Naming } from './names.ts'
export { declaredText } from './options.ts'
export type { Facts } from './options.ts'

export interface Texts {
  /** A message of the table or the frame in words. Names in its gaps are put into words too. */
  readonly say: (message: Message) => string
  /** A text of this window by its id. */
  readonly t: (id: string, params?: Params) => string
  /** A name by its id. */
  readonly name: Naming
  readonly askText: (ask: Ask, facts?: Facts, names?: Naming) => string
  readonly optionText: (kind: string, option: Option, names?: Naming) => string
  /** A group of options by the words that their keys begin with. */
  readonly groupText: (words: readonly string[], names?: Naming) => string
  readonly eventText: (event: SeatEvent | AloneEvent, names?: Naming) => string
  /** Name and text of a card, Item, Mission or Character of the pack; null for anything else. */
  readonly card: (id: string) => CardWords | null
}

/** A path or a sentence in a gap stays as it is. */
const looksLikeId = (value: string): boolean => /^[a-zA-Z][a-zA-Z0-9-]*$/.test(value)

export function makeTexts(side: Side, catalogue: () => Catalogue | null): Texts {
  const name = makeNaming(catalogue)
  return {
    say: (message) =>
      text(
        message.id,
        Object.fromEntries(
          Object.entries(message.params).map(([key, value]) => [
            key,
            typeof value === 'string' && looksLikeId(value) ? name(value) : value,
          ]),
        ),
      ),
    t: text,
    name,
    askText: (ask, facts, names) => askText(ask, names ?? name, facts),
    optionText: (kind, option, names) => optionText(kind, option, names ?? name),
    groupText: (words, names) => groupText(words, names ?? name),
    card: makeCards(catalogue),
    eventText: (event, names) => eventText(event, names ?? name, side),
  }
}

const KEY: InjectionKey<Texts> = Symbol('texts')

/** In a window's App.vue: makes the texts that every component below gets by `useTexts()`. */
export function provideTexts(side: Side, catalogue: () => Catalogue | null): Texts {
  shows(catalogue)
  const texts = makeTexts(side, catalogue)
  provide(KEY, texts)
  return texts
}

/** For what shows cards of a pack outside of a game: texts of its own, which no other part of the window gets. */
export function lendTexts(catalogue: () => Catalogue | null): Texts {
  const texts = makeTexts('hero', catalogue)
  provide(KEY, texts)
  return texts
}

/** Outside of a game (title, settings) no catalogue is known, and none is needed. */
export const useTexts = (): Texts => inject(KEY, () => makeTexts('hero', () => null), true)
