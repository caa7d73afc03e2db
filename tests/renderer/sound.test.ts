// What is heard of each type of event, how it is written, and what the score follows.
import { afterEach, describe, expect, it } from 'vitest'
import type { AloneEvent, EventType, HeroView, SectorView } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import { LANGUAGES, has, makeTexts, setLanguage } from '../../renderer/i18n/index.ts'
import { cuesOf, cuesOfAll } from '../../renderer/sound/cues.ts'
import { lengthOf, RECIPES, type Recipe } from '../../renderer/sound/recipes.ts'
import { tensionOf } from '../../renderer/sound/tension.ts'
import { volumeOf } from '../../renderer/ui/loudness.ts'

const sector = (id: string, at: readonly [number, number], more: Partial<SectorView> = {}): SectorView => ({
  id,
  at,
  island: 0,
  tile: 'cross',
  open: ['n', 'e', 's', 'w'],
  doors: [],
  lit: false,
  danger: false,
  conditions: [],
  creatures: [],
  inSight: true,
  ...more,
})
const worm = { id: 'c1', kind: 'worm', wounded: false }
const VIEW: HeroView = {
  labyrinth: [
    sector('s1', [0, 0], { doors: [{ dir: 'w', blocked: false }] }),
    sector('s2', [1, 0], { creatures: [worm] }),
    sector('s3', [-2, 0]),
    sector('s4', [0, 2]),
    sector('s5', [0, 0], { island: 1, creatures: [{ ...worm, id: 'c2' }], inSight: false }),
  ],
  track: [],
  round: { space: 2, spaces: 8, cap: 10, nightmare: false },
  turn: { number: 3, bulletTime: false, done: [] },
  hero: {
    character: 'medic',
    life: 9,
    selfControl: 6,
    adrenaline: 1,
    items: [],
    companions: [],
    experience: { courage: 0, 'cold-blood': 0, 'acute-sight': 0, precision: 0, dexterity: 0 },
    scavenged: [],
  },
  missions: [],
  evil: { players: 1, leader: 1, decks: ['fury'], hands: [3] },
  difficulty: 'normal',
  waiting: 'hero',
  result: null,
}

/** Events of each type and what is heard of them, as kind and caption. A type that is added must be decided upon here too. */
const HEARD: { readonly [T in EventType]: readonly (readonly [AloneEvent | SeatEvent, ...heard: string[]])[] } = {
  declared: [
    [{ type: 'declared', action: 'fight', args: ['c1'] }],
    [{ type: 'declared', action: 'fight', args: ['c1'], item: 'crowbar' }, 'item-used'],
  ],
  moved: [
    [{ type: 'moved', who: 'hero', dir: 'e', to: 's1' }, 'door', 'step'],
    [{ type: 'moved', who: 'hero', dir: 'w', to: 's1' }, 'step'],
    [{ type: 'moved', who: 'hero', dir: 'stairs', to: 's1' }, 'stairs'],
    [{ type: 'moved', who: 'c1', kind: 'worm', from: 's3', to: 's2' }, 'creature'],
  ],
  revealed: [
    [{ type: 'revealed', sectors: ['s3'], creatures: [] }, 'revealed'],
    [{ type: 'revealed', sectors: [], creatures: ['c1'] }, 'sighted'],
    [{ type: 'revealed', sectors: ['s2'], creatures: ['c1'] }, 'revealed', 'sighted'],
    [{ type: 'revealed', sectors: [], creatures: [] }],
  ],
  hidden: [[{ type: 'hidden', sectors: ['s9'] }, 'burn'], [{ type: 'hidden', sectors: [] }]],
  scared: [[{ type: 'scared', kind: 'worm', amount: 1 }, 'scare']],
  opportunity: [[{ type: 'opportunity', dice: 2 }, 'attack']],
  rolled: [
    [{ type: 'rolled', by: 'hero', faces: ['hit'], hits: 1, reason: 'fight' }, 'dice'],
    [{ type: 'rolled', by: 'evil', faces: ['hit'], hits: 1, reason: 'attack' }, 'attack', 'dice'],
    [{ type: 'rolled', by: 'evil', faces: ['hit'], hits: 1, reason: 'opportunity' }, 'dice'],
  ],
  damaged: [
    [{ type: 'damaged', kind: 'life', amount: 1, to: 'hero' }, 'hurt-life'],
    [{ type: 'damaged', kind: 'self-control', amount: 1, to: 'hero' }, 'hurt-mind'],
    [{ type: 'damaged', kind: 'life', amount: 1, to: 'pilot' }, 'hurt-companion'],
  ],
  recovered: [[{ type: 'recovered', kind: 'life', amount: 1 }, 'recovered']],
  noise: [
    [{ type: 'noise', dir: 'n' }, 'noise noise-n'],
    [{ type: 'noise', dir: 'stairs' }, 'noise noise-stairs'],
    [{ type: 'noise', level: 'other' }, 'noise noise-other'],
    [{ type: 'noise', here: true }, 'noise noise-here'],
    [{ type: 'noise' }, 'noise noise-sealed'],
  ],
  left: [[{ type: 'left', creature: 'c1', dir: 'w' }, 'creature left']],
  located: [
    [{ type: 'located', target: 'worm', distance: 3, level: 'same' }, 'located'],
    [{ type: 'located', target: 'worm', distance: null, level: null }, 'located located-none'],
  ],
  drew: [
    [{ type: 'drew', items: ['crowbar'] }, 'item'],
    [{ type: 'drew', seat: 'evil-1', count: 2 }, 'card'],
  ],
  upgraded: [[{ type: 'upgraded', item: 'crowbar', with: 'solvent' }, 'item']],
  discarded: [
    [{ type: 'discarded', item: 'crowbar' }, 'item-lost'],
    [{ type: 'discarded', seat: 'evil-1', card: null }, 'card'],
  ],
  charged: [[{ type: 'charged', card: 'bullets-1', charges: 2 }, 'item-used']],
  played: [
    [{ type: 'played', deck: 'fury', card: 'lunge', span: 1, dangerous: false }, 'reaction'],
    [{ type: 'played', deck: 'fury', card: 'lunge', span: 1, dangerous: true }, 'reaction-dangerous'],
    [{ type: 'played', deck: 'fury', card: null, span: 1, dangerous: false }, 'card-down'],
  ],
  lights: [
    [{ type: 'lights', sectors: ['s1'], on: true }, 'light-on'],
    [{ type: 'lights', sectors: ['s1'], on: false }, 'light-off'],
  ],
  blocked: [[{ type: 'blocked', sector: 's1', dir: 'w' }, 'blocked']],
  unblocked: [[{ type: 'unblocked', sector: 's1', dir: 'w' }, 'unblocked']],
  danger: [
    [{ type: 'danger', sector: 's2', on: true }, 'danger'],
    [{ type: 'danger', sector: 's2', on: false }, 'danger-gone'],
  ],
  wounded: [[{ type: 'wounded', creature: 'c1', kind: 'worm' }, 'creature-hurt']],
  killed: [[{ type: 'killed', creature: 'c1', kind: 'worm' }, 'creature-killed']],
  experience: [[{ type: 'experience', ability: 'courage', points: 1 }, 'ability']],
  mission: [
    [{ type: 'mission', colour: 'blue', what: 'progress', progress: 1 }, 'mission'],
    [{ type: 'mission', colour: 'final', what: 'triggered', progress: 0 }, 'mission-triggered'],
    [{ type: 'mission', colour: 'blue', what: 'done', progress: 2 }, 'mission-done'],
  ],
  round: [[{ type: 'round', space: 3 }, 'round']],
  nightmare: [[{ type: 'nightmare' }, 'nightmare']],
  'bullet-time': [[{ type: 'bullet-time' }, 'bullet-time']],
  companion: [
    [{ type: 'companion', card: 'pilot', what: 'joined' }, 'companion'],
    [{ type: 'companion', card: 'pilot', what: 'gone' }, 'companion-lost'],
    [{ type: 'companion', card: 'pilot', what: 'sacrificed' }, 'companion-lost'],
  ],
  ended: [
    [{ type: 'ended', winner: 'hero', why: 'final' }, 'victory'],
    [{ type: 'ended', winner: 'evil', why: 'life' }, 'defeat'],
  ],
  spawned: [[{ type: 'spawned', creature: 'c1', kind: 'worm', at: 's2' }, 'creature']],
  // Whose Turn it is says nothing that is not seen, and a beat each Turn would be a clock.
  turn: [[{ type: 'turn', number: 2 }]],
  flipped: [[{ type: 'flipped', number: 2 }]],
  // Of what Evil alone is told nothing is heard, by whatever mishap it should come.
  leads: [[{ type: 'leads', seat: 'evil-2' }]],
  'rooms-swapped': [[{ type: 'rooms-swapped', rooms: ['infirmary', 'laboratory'] }]],
  begins: [[{ type: 'begins', at: 'Ua1' }]],
  'deck-chosen': [[{ type: 'deck-chosen', deck: 'fury' }]],
  condition: [[{ type: 'condition', kind: 'web', sectors: ['s2'], on: true }]],
  healed: [[{ type: 'healed', creature: 'c1', kind: 'worm' }]],
  'taken-back': [[{ type: 'taken-back', side: 'hero', events: [{ type: 'scared', kind: 'worm', amount: 1 }] }]],
}
const ROWS = Object.values(HEARD).flat()
const first = (event: object): ReturnType<typeof cuesOf>[number] => cuesOf(event as SeatEvent, VIEW)[0]!

describe('what is heard', () => {
  it.each(ROWS)('of %j', (event, ...heard) => {
    const said = cuesOf(event as SeatEvent, VIEW).map(({ kind, caption }) =>
      caption === `caption.${kind}` ? kind : `${kind} ${caption.replace('caption.', '')}`,
    )
    expect(said).toEqual(heard)
  })
  it('of every kind of cue there is an event, and of no other', () => {
    const heard = ROWS.flatMap(([event]) => cuesOf(event, VIEW).map(({ kind }) => kind))
    expect([...new Set(heard)].toSorted()).toEqual(Object.keys(RECIPES).toSorted())
  })
  it('is nothing of what nobody decided upon', () => {
    for (const type of ['frobnicated', 'constructor', 'toString']) expect(cuesOf({ type }, VIEW)).toEqual([])
  })
  it('is told before there is a view, too', () => {
    for (const [event, ...heard] of ROWS.filter(([{ type }]) => type !== 'moved'))
      expect(cuesOf(event, null)).toHaveLength(heard.length)
  })
  it('is at most eight sounds of a line, the last of them', () => {
    const many = Array.from({ length: 20 }, (): SeatEvent => ({ type: 'lights', sectors: ['s1'], on: true }))
    const cues = cuesOfAll([...many, { type: 'ended', winner: 'evil', why: 'life' }], VIEW)
    expect(cues.map(({ kind }) => kind)).toEqual([...Array<string>(7).fill('light-on'), 'defeat'])
  })
})

describe('a Noise', () => {
  const noise = (more: object) => first({ type: 'noise', ...more })
  it('comes from its side', () => {
    expect(noise({ dir: 'w' }).pan).toBeLessThan(-0.5)
    expect(noise({ dir: 'e' }).pan).toBeGreaterThan(0.5)
    for (const dir of ['n', 's', 'stairs']) expect(noise({ dir }).pan).toBe(0)
  })
  it('is told apart from any other by side, loudness and walls', () => {
    const all = [...'nesw'].map((dir) => noise({ dir }))
    const others = [{ dir: 'stairs' }, { level: 'other' }, { here: true }, {}].map(noise)
    const said = [...all, ...others].map(({ pan, level, dull }) => [pan, level, dull].join())
    expect(new Set(said).size).toBe(8)
  })
  it('is muffled from the other Level and where it is sealed off, and clear right here', () => {
    expect(noise({ here: true })).toMatchObject({ pan: 0, level: 1, dull: 0 })
    expect(noise({ level: 'other' }).dull).toBeGreaterThan(0.8)
    expect(noise({}).dull).toBeGreaterThan(noise({ level: 'other' }).dull)
  })
})

describe('a place', () => {
  const lamp = (id: string) => first({ type: 'lights', sectors: [id], on: true })
  it('is heard on its side and less from afar', () => {
    expect(lamp('s1')).toMatchObject({ pan: 0, level: 1, dull: 0 })
    expect(lamp('s2').pan).toBeGreaterThan(0)
    expect(lamp('s3').pan).toBeLessThan(0)
    expect(lamp('s3').level).toBeLessThan(lamp('s2').level)
    expect(lamp('s4').dull).toBeGreaterThan(0)
  })
  it('is behind walls where he cannot say where it lies, and nowhere when it is gone', () => {
    expect(lamp('s5').dull).toBeGreaterThan(0.8)
    expect(lamp('s99')).toMatchObject({ pan: 0, level: 1 })
  })
  it('of a Creature is where it stands', () => {
    expect(first({ type: 'wounded', creature: 'c1', kind: 'worm' }).pan).toBeGreaterThan(0)
    expect(first({ type: 'wounded', creature: 'c9', kind: 'worm' }).pan).toBe(0)
  })
  it('of a Door is its side of the own Sector', () => {
    expect(first({ type: 'blocked', sector: 's1', dir: 'w' }).pan).toBeLessThan(-0.5)
    expect(first({ type: 'blocked', sector: 's2', dir: 'n' }).pan).toBe(lamp('s2').pan)
  })
})

describe('a recipe', () => {
  it.each(Object.entries(RECIPES as Readonly<Record<string, Recipe>>))(
    '%s is short, and no ramp of it is impossible',
    (_name, recipe) => {
      expect(lengthOf(recipe)).toBeLessThan(3.5)
      expect(recipe.gap).toBeGreaterThan(0)
      for (const { wave, hz, filter, gain, rise, long, at } of recipe.voices) {
        expect(wave === 'noise' ? filter !== undefined : Math.min(...hz) > 0).toBe(true)
        expect(Math.min(...(filter?.hz ?? [1]))).toBeGreaterThan(0)
        expect(gain).toBeGreaterThan(0)
        expect(gain).toBeLessThan(1)
        expect(rise).toBeLessThan(long)
        expect(at).toBeGreaterThanOrEqual(0)
      }
    },
  )
})

describe('whatever is heard can be read', () => {
  afterEach(() => {
    setLanguage('en')
  })
  it.each(LANGUAGES)('as a caption and as a sentence of the log, in %s', (language) => {
    setLanguage(language)
    const { eventText } = makeTexts('hero', () => null)
    for (const [event] of ROWS) {
      const cues = cuesOf(event, VIEW)
      for (const { caption } of cues) expect([caption, has(caption)]).toEqual([caption, true])
      if (cues.length > 0) expect(eventText(event, (id) => id)).toMatch(/\.$/)
    }
  })
})

describe('the score', () => {
  it('follows Round, Health, Nightmare Mode, Creatures in sight, and Light', () => {
    expect(tensionOf(VIEW)).toEqual({ time: 0.25, harm: 0.5, near: 1, dark: true, nightmare: false })
    const lit = VIEW.labyrinth.map((each) => ({ ...each, lit: true, creatures: [] }))
    const round = { space: 8, spaces: 8, cap: 3, nightmare: true }
    expect(tensionOf({ ...VIEW, labyrinth: lit, round, hero: { ...VIEW.hero!, life: 3 } })).toEqual({
      time: 1,
      harm: 0.75,
      near: 0,
      dark: false,
      nightmare: true,
    })
  })
  it('follows neither who is asked, nor Turns, hands or cards', () => {
    const other: HeroView = {
      ...VIEW,
      waiting: 'evil',
      turn: { number: 7, bulletTime: true, done: ['move'] },
      evil: { players: 3, leader: 2, decks: ['terror'], hands: [1, 9, 4] },
      track: [{ deck: 'fury', card: null, span: 2 }],
    }
    expect(tensionOf(other)).toEqual(tensionOf(VIEW))
  })
  it('is silent before the first Round, without a Labyrinth, and once the game is over', () => {
    expect(tensionOf(null)).toBeNull()
    for (const part of [
      { round: null },
      { labyrinth: [] },
      { hero: null },
      { result: { winner: 'evil', why: 'life' } as const },
    ])
      expect(tensionOf({ ...VIEW, ...part })).toBeNull()
  })
})

it('a volume is one of its steps, whatever was kept', () => {
  expect(volumeOf('volume-cues', '0')).toBe(0)
  expect(volumeOf('volume-score', '100')).toBe(100)
  for (const odd of [null, '', '33', 'loud', '-25']) expect(volumeOf('volume-cues', odd)).toBe(75)
})
