// Hints of the first games: what a side meets for the first time, told from what this window alone was told and asked. Each comes once.
import { ref } from 'vue'
import type { HeroView } from '../../electron/contract/alone.ts'
import type { Ask, SeatEvent, Side } from '../../electron/contract/wire.ts'
import { keep, kept, onForget } from '../stores/kept.ts'

/** What is kept of a hint that was read: a letter each. */
const LETTERS = {
  hero: {
    noise: 'n',
    scared: 's',
    danger: 'd',
    round: 'r',
    item: 'i',
    blocked: 'b',
    nightmare: 'm',
    wounded: 'w',
  },
  evil: { react: 'r', hand: 'h', standard: 'f', noise: 'n', dangerous: 'c', danger: 'd', nightmare: 'm' },
} as const
export type Hint = keyof (typeof LETTERS)['hero'] | keyof (typeof LETTERS)['evil']
const letterOf = (side: Side, hint: Hint): string => (LETTERS[side] as Readonly<Record<string, string>>)[hint] ?? ''

const HEROS: Readonly<Record<string, Hint>> = {
  noise: 'noise',
  scared: 'scared',
  round: 'round',
  drew: 'item',
  blocked: 'blocked',
  nightmare: 'nightmare',
  wounded: 'wounded',
}
/** What the Hero meets, in the order in which he was told. */
export function hintsForHero(events: readonly SeatEvent[], view: HeroView | null): readonly Hint[] {
  const here: readonly Hint[] = view?.labyrinth[0]?.danger === true ? ['danger'] : []
  return [...events.flatMap(({ type }) => HEROS[type] ?? []), ...here]
}

const ASKED: Readonly<Record<string, Hint>> = {
  react: 'react',
  hand: 'hand',
  standard: 'standard',
  'place-danger': 'danger',
}
/** What Evil meets: its question, and what it was told. */
export function hintsForEvil(events: readonly SeatEvent[], ask: Ask | null): readonly Hint[] {
  const told = events.flatMap((event): readonly Hint[] => {
    if (event.type === 'played' && event['dangerous'] === true) return ['dangerous']
    return event.type === 'noise' || event.type === 'nightmare' ? [event.type] : []
  })
  const asked = ASKED[ask?.kind ?? '']
  return asked === undefined ? told : [...told, asked]
}

/** Whether hints come at all. */
export const hints = ref(kept('hints') !== 'off')
const read = ref(kept('hinted') ?? '')

onForget(() => {
  hints.value = true
  read.value = ''
})

export function setHints(on: boolean): void {
  hints.value = on
  keep('hints', on ? 'on' : 'off')
}
export const isNew = (side: Side, hint: Hint): boolean => hints.value && !read.value.includes(letterOf(side, hint))
/** The hint was read, and does not come again. */
export function forget(side: Side, hint: Hint): void {
  read.value += letterOf(side, hint)
  keep('hinted', read.value)
}
/** All of them come once more. */
export function hintAgain(): void {
  read.value = '-'
  keep('hinted', read.value)
  setHints(true)
}
