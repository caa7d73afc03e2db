// A language that a player adds is spoken, with English where it says nothing, and breaks nothing.
import { afterEach, expect, test } from 'vitest'
import type { Effect } from '../../electron/games/alone/pack/pack.ts'
import { effectPhrases } from '../../electron/games/alone/wording/effects.ts'
import { addLanguage, language, listed, offered, setLanguage, text, when } from '../../renderer/i18n/lexicon.ts'
import { rulesText } from '../../renderer/i18n/rules.ts'

afterEach(() => {
  setLanguage('en')
  offered.value = offered.value.filter(({ code }) => ['en', 'de'].includes(code))
})

test('its texts are said, others in English, numbers and dates by its ways', () => {
  expect(addLanguage('fr', 'Français', { 'title.new': 'Nouvelle partie', 'language.name': 'Français' })).toEqual([])
  expect(offered.value.map(({ name }) => name)).toEqual(['English', 'Deutsch', 'Français'])
  setLanguage('fr')
  expect(language()).toBe('fr')
  expect(text('title.new')).toBe('Nouvelle partie')
  expect(text('title.quit')).toBe('Leave')
  expect(listed(['a', 'b', 'c'])).toBe('a, b et c')
  expect(when('2026-03-01T12:00:00Z')).toContain('mars')
})

test('what nobody asks for, and what is no message, is named and left out', () => {
  const texts = {
    'title.new': 'Nouvelle {partie',
    'title.load': '@:title.load',
    'title.none': 'Rien',
    'pack.lunge.name': 'Assaut',
    'title.quit': 'Quitter',
  }
  expect(addLanguage('fr', 'Français', texts)).toEqual(['title.new', 'title.load', 'title.none'])
  setLanguage('fr')
  expect([text('title.new'), text('title.load'), text('title.quit')]).toEqual(['New game', 'Load', 'Quitter'])
})

test('it can carry the phrases of rules texts, and rules texts of its own', () => {
  expect(addLanguage('fr', 'Français', { 'rule.draw': 'piochez {n} carte | piochez {n} cartes' })).toEqual([])
  setLanguage('fr')
  const called = { naming: (id: string) => id, isOwn: () => false }
  const said = (...effects: readonly Effect[]): string => rulesText(effectPhrases(effects, { voice: 'card' }), called)
  expect(said({ do: 'draw', cards: 2 }, { do: 'again' })).toMatch(/^Piochez 2 cartes\. This card does not count/)
})

test('a language with four forms names them all', () => {
  addLanguage('pl', 'Polski', { 'new.player-count': '{n} gracz | {n} gracze | {n} graczy | {n} gracza' })
  setLanguage('pl')
  expect([1, 3, 5, 22].map((n) => text('new.player-count', { n }))).toEqual([
    '1 gracz',
    '3 gracze',
    '5 graczy',
    '22 gracze',
  ])
})
