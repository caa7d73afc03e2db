// P1 for the ears. Everybody at the table hears the Hero's window: so what it plays must be the same in two worlds that he cannot tell apart,
// at the same moments; and it must be nothing that Evil was not told as well, or it would tell Evil.
import { describe, expect, test } from 'vitest'
import type { HeroView } from '../../electron/contract/alone.ts'
import type { OutLine, Seat, SeatEvent } from '../../electron/contract/wire.ts'
import { cuesOfAll } from '../../renderer/sound/cues.ts'
import { tensionOf } from '../../renderer/sound/tension.ts'
import { nearest } from './leaks/plant.ts'
import { pair } from './pair.ts'
import { isCaught, pairsOf, type Sense } from './senses.ts'
import { newGame } from './starts.ts'
import type { Parts } from './watch.ts'

const PAIRS = 36

/** What is heard of lines: their cues, and how the score goes on. */
const heard = (lines: readonly OutLine[]): readonly object[] =>
  lines.flatMap((line) => {
    if (!('view' in line)) return []
    const view = line.view as HeroView
    return [{ cues: 'events' in line ? cuesOfAll(line.events, view) : [], tension: tensionOf(view) }]
  })

type Ears = Sense

test('cues and score are the same in two worlds that the Hero cannot tell apart', () => {
  const kinds = new Set<string>()
  const tensions = new Set<string>()
  const { leaks, alike } = pairsOf(
    () => (own) => {
      const sounds = heard(own) as { cues: { kind: string }[]; tension: object | null }[]
      for (const { cues, tension } of sounds) {
        for (const { kind } of cues) kinds.add(kind)
        tensions.add(JSON.stringify(tension))
      }
      return sounds
    },
    PAIRS,
  )
  expect(leaks).toEqual([])
  expect(alike).toBeGreaterThan(PAIRS / 2)
  expect(kinds.size).toBeGreaterThan(20)
  expect(tensions.size).toBeGreaterThan(20)
})

const isEvils = (line: OutLine): boolean => line.to.startsWith('evil')
const LEAKS: readonly (readonly [string, Ears])[] = [
  [
    'what Evil is told is heard too',
    (_own, all) => all.flatMap((line) => (isEvils(line) && 'events' in line ? cuesOfAll(line.events, null) : [])),
  ],
  [
    'a chime where Evil has more to choose from than to pass',
    (_own, all) => all.filter((line) => isEvils(line) && 'ask' in line && (line.ask?.options.length ?? 0) > 1),
  ],
  ['a score that follows what is near and unseen', (own, _all, state) => own.map(() => ({ near: nearest(state()) }))],
  ['a pan after the Map', (own, _all, state) => own.map(() => ({ pan: state().hero.at % 4 }))],
]

describe('a planted leak turns the pairs red', () => {
  test.each(LEAKS)('%s', (_what, ears) => {
    expect(isCaught(() => ears)).toBe(true)
  })
})

/** Counts of events by type. */
type Counts = Map<string, number>
const add = (counts: Counts, events: readonly SeatEvent[]): void => {
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1)
}
/** Sounds whose event a seat of Evil had not been told when they were heard. */
function unknownToEvil(tellTwice: boolean): { readonly unknown: readonly string[]; readonly sounds: number } {
  const unknown: string[] = []
  let sounds = 0
  for (let seed = 1; seed <= PAIRS / 3; seed++) {
    const told = new Map<Seat, Counts>()
    const parts = (): Parts => {
      told.clear()
      return {
        wire: (own, all) => {
          for (const line of all) {
            if (line.to === 'referee' || !('events' in line)) continue
            const counts = told.get(line.to) ?? new Map<string, number>()
            told.set(line.to, counts)
            add(counts, line.events)
            if (tellTwice && line.to === 'hero') add(counts, line.events.slice(0, 1))
          }
          const mine = told.get('hero') ?? new Map<string, number>()
          const audible = own.flatMap((line) => ('events' in line ? line.events : []))
          for (const { type } of audible.filter((event) => cuesOfAll([event], null).length > 0)) {
            sounds += 1
            for (const [seat, counts] of told)
              if ((counts.get(type) ?? 0) < (mine.get(type) ?? 0)) unknown.push(`seed ${seed}: ${seat} ${type}`)
          }
          return own
        },
      }
    }
    pair({ start: newGame, seed, asks: 15, parts })
  }
  return { unknown, sounds }
}

test('nothing is heard that Evil was not told as well', () => {
  const { unknown, sounds } = unknownToEvil(false)
  expect(unknown).toEqual([])
  expect(sounds).toBeGreaterThan(300)
  expect(unknownToEvil(true).unknown.length).toBeGreaterThan(0)
})
