// Every word of the table exists in every language, and nothing raw reaches a screen.
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { Option } from '../../electron/contract/wire.ts'
import coreDe from '../../renderer/i18n/core.de.json' with { type: 'json' }
import de from '../../renderer/i18n/de.json' with { type: 'json' }
import en from '../../renderer/i18n/en.json' with { type: 'json' }
import { partsOf } from '../helpers/rules-texts.ts'
import { catalogue } from '../helpers/window-evil/catalogue.ts'
import { faultText } from '../../renderer/i18n/faults.ts'
import { has, LANGUAGES, makeTexts, reminderOf, setLanguage } from '../../renderer/i18n/index.ts'

const leaves = (branch: object, path = ''): string[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leaves(value as object, `${path}${key}.`),
  )
const gaps = (branch: object): string[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${key}: ${[...new Set(value.match(/\{[^}]+\}/g) ?? [])].sort().join(' ')}`]
      : gaps(value as object),
  )

const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  const byName = /^[UL][a-d][1-6]$/.test(verb) || ['worm', '3'].includes(verb)
  const words = byName ? [verb, ...args] : args
  return {
    key,
    verb,
    args,
    text: {
      id: byName ? 'option.name' : `option.${verb}`,
      params: Object.fromEntries(words.map((w, i) => [String(i + 1), w])),
    },
  }
}

/** One key of each shape that PROTOCOL.md names. */
const KEYS: Record<string, string[]> = {
  turn: [
    'recover life',
    'recover self-control',
    'bullet-time',
    'sacrifice pilot',
    'move n',
    'move stairs',
    'explore e',
    'fight worm',
    'locate',
    'scavenge',
    'interact lcu n',
    'interact mission blue',
    'use bullets-1 fight worm',
    'use flashlight explore n',
    'use scanner locate',
    'end',
  ],
  locate: ['target infirmary', 'target room', 'target red-stairs', 'target lcu', 'target worm'],
  block: ['none', 'block n'],
  danger: ['none', 'remove s4'],
  discard: ['discard bullets-1'],
  upgrade: ['done', 'upgrade scanner with bullets-1'],
  trigger: ['no', 'use scanner', 'use courage', 'use medic life', 'reroll 1'],
  gain: ['gain courage'],
  reward: ['life', 'self-control'],
  react: ['pass', 'play scent-of-blood', 'standard scent-of-blood'],
  approve: ['yes', 'no'],
  standard: ['move worm n', 'move worm stairs', 'move worm 0', 'unblock worm e', 'spawn spore Ub3'],
  steps: ['move worm s', 'move worm 0', 'unblock worm w', 'stop'],
  noise: ['say n', 'say stairs', 'say here', 'say other', 'say sealed'],
  located: ['say 1 same', 'say 3 other', 'say none'],
  tile: ['Ub3'],
  suffer: ['hero', 'companion pilot'],
  order: ['first worm'],
  hand: ['discard headlong', 'keep'],
  draw: ['draw fury', 'give evil-2'],
  'place-danger': ['Ub3', 'swap Ub3', 'stop'],
  difficulty: ['difficulty normal'],
  character: ['character medic', 'random'],
  leader: ['leader evil-2'],
  deck: ['deck fury'],
  swap: ['swap infirmary laboratory', 'keep'],
  'hero-start': ['Ub3'],
  'opening-creature': ['worm Ub3'],
  'opening-danger': ['Lb3'],
  go: ['go n', 'go stairs', 'stop'],
  die: ['reroll 1', 'reroll 2'],
  teleport: ['teleport worm Ub3'],
  creature: ['pick worm'],
  item: ['pick bullets-1', 'discard scanner'],
  place: ['Ub3', 'stop'],
  door: ['door Ub3e', 'stop'],
  choose: ['choose bear-it', 'choose let-go'],
}

describe('the message files', () => {
  it('know the same ids', () => {
    expect(leaves(de).sort()).toEqual(leaves(en).sort())
  })
  it.each(['en', 'de'])('say nothing twice in %s', (name) => {
    const raw = readFileSync(new URL(`../../renderer/i18n/${name}.json`, import.meta.url), 'utf8')
    expect(raw.match(/"[^"\\]+":\s*"/g)).toHaveLength(leaves(name === 'en' ? en : de).length)
  })
  it('have the same gaps', () => {
    const theirs = gaps(de)
    // German needs no plural of some words, so a gap may be written once instead of twice, never left out.
    expect(gaps(en).filter((line) => !theirs.includes(line))).toEqual([])
  })
})

describe('the core pack in German', () => {
  afterEach(() => {
    setLanguage('en')
  })
  it('has every name and text', () => {
    setLanguage('de')
    const { name } = makeTexts('hero', () => catalogue)
    const words = coreDe.pack as Record<string, Record<string, string>>
    const written = partsOf(catalogue).filter(({ text }) => typeof text === 'string')
    expect(written.length).toBeGreaterThan(120)
    expect(written.filter(({ id, part }) => words[id]?.[part] === undefined)).toEqual([])
    const spare = Object.entries(words).flatMap(([id, parts]) =>
      Object.keys(parts).flatMap((part) =>
        part === 'name' || written.some((each) => each.id === id && each.part === part) ? [] : [`${id}.${part}`],
      ),
    )
    expect(spare).toEqual([])
    const named = partsOf(catalogue).map(({ id }) => id)
    expect([...named, ...catalogue.choices.map(({ choice }) => choice)].filter((id) => !words[id]?.['name'])).toEqual(
      [],
    )
    expect(name('lunge')).toBe('Sprung')
  })
  it('reminds of what a Mission changes for as long as it lasts, and of nothing before and after', () => {
    const one = { colour: 'blue', card: 'dead-grid', room: 'generator-room', progress: 0 } as const
    const said = (card: string, triggered: boolean, done: boolean): string =>
      reminderOf(catalogue, { ...one, card, triggered, done })
    expect(said('dead-grid', true, false)).toBe('An LCU lights 1 fewer Sector.')
    setLanguage('de')
    expect(said('dead-grid', true, false)).toBe('Ein Lichtschalter erleuchtet 1 Sektor weniger.')
    expect([said('cold-launch', false, false), said('dead-grid', true, true)]).toEqual(['', ''])
    expect(said('cold-cabinet', true, false)).toBe('')
    expect(reminderOf(null, { ...one, triggered: true, done: false })).toBe('')
  })
  it('knows each part of a card by the name by which the windows ask for it', () => {
    const asked = [...sourcesIn('renderer').matchAll(/packText\(\s*[\w.]+,\s*'(\w+)'/g)].map(([, part]) => part!)
    const parts = new Set(partsOf(catalogue).map(({ part }) => part))
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((part) => !parts.has(part))).toEqual([])
  })
  it('words nothing that is not there', () => {
    const { cards, items, missions, characters, conditions, choices } = catalogue
    const known = [...cards, ...items, ...missions, ...characters].map((each) => each.card.replace(/-\d+$/, ''))
    const others = [...conditions.map(({ kind }) => kind), ...choices.map(({ choice }) => choice)]
    expect(Object.keys(coreDe.pack).filter((id) => ![...known, ...others].includes(id))).toEqual([])
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  afterEach(() => {
    setLanguage('en')
  })
  const texts = makeTexts('evil', () => null)

  it.each(Object.entries(KEYS))('asks %s and names its options', (kind, keys) => {
    setLanguage(language)
    const ask = { id: 1, kind, options: keys.map(option) }
    expect(texts.askText(ask)).toMatch(/[.?]$/)
    const said = ask.options.map((o) => texts.optionText(kind, o))
    for (const words of said) expect(words).not.toMatch(/option|choice|\{|undefined|[a-z]\.[a-z]/)
    expect(new Set(said).size).toBe(keys.length)
  })

  it('reads a missing id as plain words', () => {
    setLanguage(language)
    expect(texts.say({ id: 'trouble.no-such-thing', params: { 1: 'Ub3' } })).toBe('No such thing Ub3')
    expect(texts.optionText('odd', option('frobnicate Ub3 worm'))).toMatch(/^Frobnicate Ub3 /)
  })

  it('counts in words what a log lost by an answer that was taken back', () => {
    setLanguage(language)
    for (const window of ['hero', 'evil'] as const)
      for (const side of ['hero', 'evil'] as const) {
        const { eventText } = makeTexts(window, () => null)
        const [none, one, many] = [0, 1, 7].map((n) =>
          eventText({ type: 'taken-back', side, events: Array.from({ length: n }, () => ({ type: 'turn' })) }),
        )
        expect(none).not.toMatch(/\d|\{|Eintr|entr/)
        expect(one).toMatch(/one entry was|ein Eintrag wurde/)
        expect(many).toMatch(/7 entries were|7 Einträge wurden/)
      }
  })
})

it('says the same verb as its question means it', () => {
  const { optionText } = makeTexts('evil', () => null)
  expect(optionText('standard', option('move worm n'))).toBe('Worm moves north')
  expect(optionText('standard', option('move worm 0'))).toBe('Worm stays and growls')
  expect(optionText('turn', option('move n'))).toBe('Move: north')
  expect(optionText('located', option('say 1 same'))).toBe('1 Sector, on the same Level')
  expect(optionText('opening-creature', option('worm Ub3'))).toBe('Worm in Ub3')
  expect(optionText('noise', option('say n'))).toBe('From the north')
})

function sourcesIn(room: string): string {
  const folder = new URL(`../../${room}/`, import.meta.url)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:vue|ts)$/.test(name))
  return names.map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8')).join('\n')
}

describe('every id that the windows name', () => {
  const all = sourcesIn('renderer')
  const whole = [...all.matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)].map(([, id]) => id!)
  const begun = [...all.matchAll(/\bt\(\s*`([a-z][\w.-]*)\$\{/g)].map(([, id]) => id!)
  it('has a text', () => {
    const written = new Set(leaves(en))
    expect(whole.length).toBeGreaterThan(150)
    expect([...new Set(whole)].filter((id) => !written.has(id))).toEqual([])
    expect([...new Set(begun)].filter((id) => !leaves(en).some((each) => each.startsWith(id)))).toEqual([])
  })
  it('stands for every text: none is there that nothing names whole or by its beginning', () => {
    const named = all + sourcesIn('electron')
    const beginnings = [...named.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, id]) => id!)
    const isNamed = (id: string): boolean =>
      named.includes(`'${id}'`) || beginnings.some((beginning) => id.startsWith(beginning))
    expect(leaves(en).filter((id) => !isNamed(id))).toEqual([])
  })
  it('is found at run time', () => {
    for (const id of whole) expect([id, has(id)]).toEqual([id, true])
  })
})

describe('what is wrong with a pack', () => {
  afterEach(() => setLanguage('en'))
  /** The sentences of the checks, their gaps filled with a sign. */
  const sentences = ['games/alone/pack', 'games/alone/map', 'packs', 'contract/schemas'].flatMap((room) =>
    readdirSync(new URL(`../../electron/${room}/`, import.meta.url))
      .filter((file) => file !== 'example.ts') // whose sentences stand on a card
      .filter((file) => (/map|schemas/.test(room) ? ['sheet.ts', 'json.ts'].includes(file) : file.endsWith('.ts')))
      .flatMap((file) => {
        const source = readFileSync(new URL(`../../electron/${room}/${file}`, import.meta.url), 'utf8')
        const found = source.matchAll(
          /(?:fault(?::|\()|fault =.*?[?:]|\? \{ fault:|return|\?|:)\s*(?:`([^`\n]* [^`\n]*)`|'([^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)")/g,
        )
        return [...found].map((match) => (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\$\{[^}]*\}+/g, '§'))
      }),
  )
  const isSentence = (text: string): boolean =>
    /[a-z]{2,} [a-z]{2,}/i.test(text) && !/^(A pack of Alone|[#\w]+ => )/.test(text)

  it('is told in German too', () => {
    const told = [...new Set(sentences.filter(isSentence))]
    expect(told.length).toBeGreaterThan(90)
    setLanguage('de')
    expect(told.filter((sentence) => faultText(sentence) === sentence)).toEqual([])
  })
  it('keeps its names and numbers, and puts what stands in its gaps into words', () => {
    setLanguage('de')
    expect(faultText('A deck has 26 cards, not 31')).toBe('Ein Stapel hat 26 Karten, nicht 31')
    expect(faultText("'name' is missing: one of a, b")).toBe('„name“ fehlt: eines von a, b')
    expect(faultText('This is missing: a text')).toBe('Hier fehlt etwas: ein Text')
    expect(faultText("'m' is a name already, at a/b.json:3:7")).toBe('„m“ heißt schon etwas, bei a/b.json:3:7')
    expect(faultText('Never heard of it')).toBe('Never heard of it')
    setLanguage('en')
    expect(faultText('A deck has 26 cards, not 31')).toBe('A deck has 26 cards, not 31')
  })
})

describe('a house pack', () => {
  afterEach(() => setLanguage('en'))
  const own = (pack: string, names: readonly string[]) => {
    const [first, second] = catalogue.cards
    const cards = [{ ...first!, name: 'Mine', text: 'My text.' }, second!, ...catalogue.cards.slice(2)]
    return makeTexts('evil', () => ({ ...catalogue, pack, cards, own: names }))
  }
  const [one, two] = catalogue.cards.map(({ card }) => card) as [string, string]

  it('is read as it was written, and the core pack around it in the language in use', () => {
    setLanguage('de')
    const texts = own('core+mine', [one])
    expect([texts.name(one), texts.card(one)?.text]).toEqual(['Mine', 'My text.'])
    expect(texts.name(two)).toBe(own('core', []).name(two))
    expect(texts.name(two)).not.toBe(catalogue.cards[1]!.name)
    expect(own('core', []).name(one)).not.toBe('Mine')
    expect(own('mine', []).name(two)).toBe(catalogue.cards[1]!.name)
  })
})
