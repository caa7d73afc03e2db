// The paints of each palette, as eyes of every kind see them: members of a set stay apart, words and tokens stand out from their grounds.
// The simulations are those of Machado, Oliveira and Fernandes (2009), the differences CIEDE2000, the contrasts WCAG 2's; all from culori.
import { readFileSync } from 'node:fs'
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
  type Color,
} from 'culori'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8')
/** The colours that a rule of the file of tokens sets, by name. */
function rule(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`no rule ${selector}`)
  const body = css.slice(from, css.indexOf('\n}', from))
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]))
}
const first = rule('\n:root')
const high = rule("[data-contrast='high']")
const palette = (name: string): Record<string, string> =>
  name === 'safe' ? first : { ...first, ...rule(`[data-palette='${name}']`) }

type Eyes = 'all' | 'no red' | 'no green' | 'no blue'
const SEEN: Readonly<Record<Eyes, (colour: Color) => Color>> = {
  all: (colour: Color) => colour,
  'no red': filterDeficiencyProt(1),
  'no green': filterDeficiencyDeuter(1),
  'no blue': filterDeficiencyTrit(1),
}
const PALETTES: readonly { name: string; eyes: readonly Eyes[]; kinds: number; others: number }[] = [
  { name: 'safe', eyes: ['all', 'no red', 'no green', 'no blue'], kinds: 10.9, others: 13 },
  { name: 'red-green', eyes: ['all', 'no red', 'no green'], kinds: 12.9, others: 18.5 },
  { name: 'blue-yellow', eyes: ['all', 'no blue'], kinds: 15, others: 19.5 },
]
const KINDS = ['worm', 'spore', 'hybrid', 'cultist', 'parasite', 'cultist-chief', 'alpha-worm', 'mech']
const SETS: Readonly<Record<string, readonly string[]>> = {
  Creatures: KINDS.map((kind) => `kind-${kind}`),
  decks: ['fury', 'speed', 'terror', 'traps'],
  Matrices: ['mechanical', 'chemical', 'electronic'],
  Missions: ['m-blue', 'm-green', 'm-final'],
  Health: ['life', 'mind'],
  Light: ['lamp', 'alarm', 'sound', 'good'],
  Stairs: ['red-stairs', 'blue-stairs'],
}

const apart = differenceCiede2000()
const colour = (text: string | undefined): Color => parse(text ?? '') ?? expect.unreachable(`no colour: ${text}`)
/** How far the two likest of some colours are from each other. */
function least(colours: readonly (string | undefined)[], eyes: Eyes): number {
  const seen = colours.map((each) => SEEN[eyes](colour(each)))
  return Math.min(...seen.flatMap((one, i) => seen.slice(0, i).map((other) => apart(one, other))))
}

describe.each(PALETTES)('the palette $name', ({ name, eyes, kinds, others }) => {
  const paints = palette(name)
  test.each(Object.entries(SETS))('keeps %s apart', (set, members) => {
    for (const each of eyes)
      expect(
        least(
          members.map((member) => paints[member]),
          each,
        ),
        each,
      ).toBeGreaterThan(set === 'Creatures' ? kinds : others)
  })

  const WORDS = [
    'alarm',
    'sound',
    'good',
    'life',
    'mind',
    ...SETS['decks']!,
    ...SETS['Matrices']!,
    ...SETS['Missions']!,
  ]
  const GROUNDS: Readonly<Record<string, readonly string[]>> = {
    void: ['bone', 'ash', 'lamp', ...WORDS],
    'dark-1': ['bone', 'ash', 'lamp', ...WORDS],
    'dark-2': ['bone', 'ash', 'lamp', ...WORDS],
    'wine-0': ['paper', 'dust', 'lamp', ...WORDS],
    'wine-1': ['paper', 'dust', 'lamp', ...WORDS],
    'wine-2': ['paper', 'dust', 'lamp', ...WORDS],
    lamp: ['lamp-ink'],
  }
  test.each([
    ['normal', {}, 4.5],
    ['high', high, 7],
  ] as const)('lets words be read at %s contrast', (contrast, over, plain) => {
    const now: Record<string, string> = { ...paints, ...over }
    for (const [ground, words] of Object.entries(GROUNDS))
      for (const word of words) {
        const least = ['bone', 'paper', 'lamp-ink'].includes(word) ? plain : 4.5
        expect(wcagContrast(now[word]!, now[ground]!), `${word} on ${ground}`).toBeGreaterThanOrEqual(least)
      }
    expect(contrast).toBeTruthy()
  })

  test('lets tokens stand out', () => {
    const art = (file: string): string =>
      readFileSync(new URL(`../../renderer/board/art/${file}.ts`, import.meta.url), 'utf8')
    const floors = [...art('paint').matchAll(/--floor[-\d]*:(?:var\([\w-]+,)?(#[\da-f]{6})/g)].map(
      ([, paint]) => paint!,
    )
    expect(floors).toHaveLength(6)
    const rims = { Creature: '#dfe8e4', Danger: '#fff0e4', Condition: '#d8d2f2', Hero: paints['lamp']! }
    expect(art('creatures')).toContain(`rim = '${rims.Creature}'`)
    expect(art('elements')).toContain(`stroke="${rims.Danger}"`)
    expect(art('elements')).toContain(`fill="${rims.Condition}"`)
    for (const [token, rim] of Object.entries(rims))
      for (const floor of [...floors, ...['map-hall', 'map-room', 'map-lit'].map((ground) => paints[ground]!)])
        expect(wcagContrast(rim, floor), `${token} on ${floor}`).toBeGreaterThanOrEqual(3)
    for (const kind of KINDS) expect(wcagContrast(paints[`kind-${kind}`]!, '#07090b'), kind).toBeGreaterThanOrEqual(4.5)
  })
})
