// P1 for the eyes and for readers of screens. What moves in the Hero's window, when and for how long; what stands in the mirror of the board
// and in the live region; what the captions say: all of it is the same in two worlds that he cannot tell apart.
import { describe, expect, test } from 'vitest'
import type { Catalogue, EvilView, HeroView } from '../../electron/contract/alone.ts'
import type { OutLine, SeatEvent } from '../../electron/contract/wire.ts'
import { motionsOf } from '../../renderer/board/motions.ts'
import { sceneOf } from '../../renderer/board/scene.ts'
import { captionsOf, sectorWords } from '../../renderer/hero/mirror.ts'
import { momentsOf } from '../../renderer/hero/moments.ts'
import { heroNaming, learn, nothingKnown } from '../../renderer/hero/naming.ts'
import { makeTexts } from '../../renderer/i18n/index.ts'
import { cuesOfAll } from '../../renderer/sound/cues.ts'
import { nearest } from './leaks/plant.ts'
import { isCaught, pairsOf, type Sense } from './senses.ts'

const PAIRS = 36

interface Seen {
  readonly before: HeroView | null
  readonly view: HeroView
  readonly events: readonly SeatEvent[]
}
/** His lines as his window takes them: each view beside the one before it. */
function watching(look: (seen: Seen) => object): Sense {
  let before: HeroView | null = null
  return (own) =>
    own.flatMap((line) => {
      if (!('view' in line)) return []
      const seen = { before, view: line.view as HeroView, events: 'events' in line ? line.events : [] }
      before = seen.view
      return [look(seen)]
    })
}

interface Moved {
  readonly moves: readonly { readonly kind: string; readonly delay: number; readonly ms: number }[]
  readonly shown: readonly { readonly show: string; readonly ms: number }[]
}
/** What moves on his board and stands large over it, each with its times. */
const motion = ({ before, view, events }: Seen): Moved => ({
  moves: motionsOf(before && sceneOf(before), sceneOf(view)),
  shown: momentsOf(events),
})

const catalogueIn = (lines: readonly OutLine[]): Catalogue | undefined =>
  lines.flatMap((line) => ('catalogue' in line ? [line.catalogue as Catalogue] : []))[0]

/** Every word of the mirror and of the live region, and the captions. */
function reading(): Sense {
  let catalogue: Catalogue | null = null
  let now: HeroView | null = null
  const texts = makeTexts('hero', () => catalogue)
  const known = nothingKnown()
  const names = heroNaming(known, () => now, texts)
  const words = watching(({ view, events }) => {
    now = view
    learn(known, view)
    return {
      mirror: view.labyrinth.map((sector) => sectorWords(sector, view, texts)),
      live: events.map((event) => texts.eventText(event, names)),
      captions: captionsOf(cuesOfAll(events, view), texts),
    }
  })
  return (own, all, state) => {
    catalogue = catalogueIn(own) ?? catalogue
    return words(own, all, state)
  }
}

test('what moves, when and how long, is the same in two worlds that the Hero cannot tell apart', () => {
  const kinds = new Set<string>()
  const { leaks, alike } = pairsOf(
    () =>
      watching((seen) => {
        const moved = motion(seen)
        for (const { kind } of moved.moves) kinds.add(kind)
        for (const { show } of moved.shown) kinds.add(show)
        return moved
      }),
    PAIRS,
  )
  expect(leaks).toEqual([])
  expect(alike).toBeGreaterThan(PAIRS / 2)
  const all = ['reveal', 'light', 'change', 'enter', 'step', 'hurt', 'burn', 'leave', 'walk', 'scare', 'roll', 'word']
  expect(all.filter((kind) => !kinds.has(kind))).toEqual([])
})

test('mirror, live region and captions say the same in two worlds that the Hero cannot tell apart', () => {
  const said = { mirror: new Set<string>(), live: new Set<string>(), captions: new Set<string>() }
  const { leaks, alike } = pairsOf(() => {
    const read = reading()
    return (own, all, state) => {
      const words = read(own, all, state) as readonly Record<keyof typeof said, readonly string[]>[]
      for (const one of words)
        for (const part of ['mirror', 'live', 'captions'] as const) for (const each of one[part]) said[part].add(each)
      return words
    }
  }, PAIRS)
  expect(leaks).toEqual([])
  expect(alike).toBeGreaterThan(PAIRS / 2)
  expect([said.mirror.size > 100, said.live.size > 100, said.captions.size > 20]).toEqual([true, true, true])
})

/** The views of Evil among the lines for everybody. */
const evils = (all: readonly OutLine[]): readonly EvilView[] =>
  all.flatMap((line) => (line.to === 'evil-1' && 'view' in line ? [line.view as EvilView] : []))
const evilEvents = (all: readonly OutLine[]): readonly SeatEvent[] =>
  all.flatMap((line) => (line.to === 'evil-1' && 'events' in line ? line.events : []))

const { name } = makeTexts('hero', () => null)
const LEAKS: readonly (readonly [string, () => Sense])[] = [
  [
    'motion: a tile that comes later the nearer something unseen is',
    () => (own, all, state) => {
      const far = nearest(state())
      const seen = watching((one) => ({
        moves: motion(one).moves.map((each) => ({ ...each, delay: each.delay + far })),
      }))
      return seen(own, all, state)
    },
  ],
  [
    'motion: what walks on Evil’s Map makes the board tremble',
    () => (_own, all) => evilEvents(all).filter((event) => event.type === 'moved' && event['who'] !== 'hero'),
  ],
  ['motion: it ends when Evil has decided', () => (own, all) => own.map(() => ({ ms: evilEvents(all).length * 100 }))],
  [
    'mirror: a Sector called by its place on the Map',
    () => (own, _all, state) => own.map(() => ({ mirror: [`${name('cross')} ${state().hero.at}`] })),
  ],
  [
    'mirror: Creatures that he does not see are read too',
    () => (own, all) =>
      own.length > 0 ? [{ mirror: evils(all).map((view) => view.creatures.map(({ kind }) => kind)) }] : [],
  ],
  [
    'captions: what Evil alone was told is written',
    () => (_own, all) =>
      captionsOf(cuesOfAll(evilEvents(all), null), { t: (id) => id }).map((caption) => ({ caption })),
  ],
]

describe('a planted leak turns the pairs red', () => {
  test.each(LEAKS)('%s', (_what, fresh) => {
    expect(isCaught(fresh)).toBe(true)
  })
})
