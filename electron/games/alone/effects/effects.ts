// Runs effects word by word; each word is one function in a file of its family. (Law: content is data)
import { push, type Source, type StepOf } from '../agenda.ts'
import type { Effect } from '../pack/pack.ts'
import type { MemoryOf } from '../questions.ts'
import type { Facts, State } from '../state.ts'
import { cardWords } from './cards.ts'
import { creatureWords, creaturePicks } from './creatures.ts'
import { deedWords } from './deeds.ts'
import { grammarPicks, grammarWords } from './grammar.ts'
import { groundPicks, groundWords } from './ground.ts'
import { heroPicks, heroWords } from './hero.ts'
import type { Picks, Words } from './words.ts'

const WORDS: Words = { ...creatureWords, ...heroWords, ...deedWords, ...groundWords, ...cardWords, ...grammarWords }
const PICKS: Partial<Picks> = { ...creaturePicks, ...heroPicks, ...groundPicks, ...grammarPicks }

/** Does the next word; the others wait below what it puts on the agenda. */
export function effects(s: State, step: StepOf<'effects'>): void {
  const [next, ...rest] = step.effects
  if (next === undefined) return
  if (rest.length > 0) push(s, { ...step, effects: rest })
  const word = WORDS[next.do] as (s: State, effect: Effect, source: Source, about: Facts) => void
  word(s, next, step.source, step.about)
}

/** Goes on with a word whose choice was made. */
export function picked(s: State, memory: MemoryOf<'effect'>, key: string): void {
  const pick = PICKS[memory.effect.do] as ((s: State, memory: MemoryOf<'effect'>, key: string) => void) | undefined
  pick?.(s, memory, key)
}
