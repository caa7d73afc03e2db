// The rules texts of the core pack as they are read, kept as text: `npx vitest run tests/renderer/rules.test.ts -u` writes them anew.
import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGES, packText, setLanguage } from '../../renderer/i18n/index.ts'
import { rulesText } from '../../renderer/i18n/rules.ts'
import { reminderText } from '../../electron/games/alone/wording/entries.ts'
import { book, core, coreCatalogue, partsOf, read } from '../helpers/rules-texts.ts'

afterEach(() => setLanguage('en'))

/** What goes with a Mission on both screens has so many signs, or is written by hand. */
const SHORT = 60
/** Of the core pack, all rules texts that are written by hand: what these change would be too long to stand beside them. */
const WRITTEN = [
  ...['iron-warden', 'call-for-help', 'last-sermon', 'queen-of-the-ducts', 'cure-for-all'],
  'hold-until-dawn',
]

describe.each(LANGUAGES)('in %s', (language) => {
  it('the core pack reads as it did', async () => {
    setLanguage(language)
    await expect(book()).toMatchFileSnapshot(`../golden/texts/core.${language}.txt`)
  })

  it('its texts find room on their cards', () => {
    setLanguage(language)
    const cards = new Set(coreCatalogue.cards.map(({ card }) => card))
    const most = (id: string, part: string): number => (part === 'reminder' ? SHORT : cards.has(id) ? 160 : 400)
    const long = partsOf(coreCatalogue).filter((part) => read(part).length > most(part.id, part.part))
    expect(long.map((part) => [part.id, read(part)])).toEqual([])
  })

  it('only what would be too long is written by hand', () => {
    setLanguage(language)
    const parts = partsOf(coreCatalogue).filter(({ part }) => part !== 'flavour')
    const written = parts.filter(({ text }) => typeof text === 'string')
    expect(written.map(({ id, part }) => `${id} ${part}`)).toEqual(WRITTEN.map((id) => `${id} reminder`))
    const called = { naming: (id: string) => id, isOwn: () => false }
    const made = core.missions
      .filter(({ card }) => WRITTEN.includes(card))
      .map((one) => rulesText(reminderText(one), called))
    expect(made.filter((text) => text.length <= SHORT)).toEqual([])
  })
})

it('a text that a pack has written, or a language that a player added, comes before one that is made', () => {
  const made = coreCatalogue.cards.find(({ card }) => card === 'lunge')!
  expect(packText('lunge', 'text', made.text, coreCatalogue)).toMatch(/^Move a Creature up to 2 Sectors\. If/)
  expect(packText('lunge', 'text', 'Mine.', coreCatalogue)).toBe('Mine.')
})
