// Which questions may be open, and what each needs to remember until it is answered. Plain data and a save format.
import type { Question } from '../game.ts'
import type { March, Source, StepOf, Tagged } from './agenda.ts'
import type { At } from './map/grid.ts'
import type { Effect } from './pack/pack.ts'
import type { EvilSeat, Facts, State } from './state.ts'

/** What a question remembers, by kind. */
export type Memory =
  | { readonly kind: 'turn' | 'block' | 'discard' | 'upgrade' | 'react' | 'difficulty' | 'character' }
  | { readonly kind: 'reward'; readonly amount: number }
  | { readonly kind: 'leader' | 'deck' | 'swap' | 'hero-start' | 'opening-creature' | 'opening-danger' }
  | { readonly kind: 'locate'; readonly step: StepOf<'ask-locate'> }
  | { readonly kind: 'danger'; readonly step: StepOf<'clear-danger'> }
  | { readonly kind: 'trigger'; readonly step: StepOf<'listen'> | StepOf<'ability'> }
  | { readonly kind: 'gain'; readonly step: StepOf<'gain-experience'> }
  | { readonly kind: 'approve'; readonly by: EvilSeat; readonly card: string; readonly faceDown: boolean }
  | { readonly kind: 'standard' | 'steps'; readonly march: March }
  | { readonly kind: 'spawn'; readonly step: StepOf<'spawn'> }
  | { readonly kind: 'noise'; readonly step: StepOf<'say-noise'> }
  | { readonly kind: 'located'; readonly step: StepOf<'say-located'> }
  | { readonly kind: 'tile'; readonly step: StepOf<'reveal'> }
  | { readonly kind: 'suffer' }
  | { readonly kind: 'order'; readonly what: 'attacks' | 'scares'; readonly creatures: readonly string[] }
  | { readonly kind: 'hand' | 'draw'; readonly step: StepOf<'refill'> | StepOf<'opening-hand'> | StepOf<'draw-one'> }
  | { readonly kind: 'draw-share'; readonly left: number }
  | { readonly kind: 'place-danger' }
  | { readonly kind: 'swap-danger'; readonly at: At }
  | { readonly kind: 'go'; readonly step: StepOf<'go-more'> }
  /** A choice within an effect: what each key leads to is found again from effect and source. */
  | {
      readonly kind: 'effect'
      readonly effect: Effect
      readonly source: Source
      readonly about: Facts
      readonly left: number
    }

export type OpenQuestion = Question & { readonly memory: Memory }

/** What a question of a kind remembers. */
export type MemoryOf<K extends Memory['kind']> = Tagged<Memory, 'kind', K>

/** Opens a question. Without a legal answer it is not put. */
export function ask(s: State, question: OpenQuestion): void {
  if (question.keys.length === 0) return
  s.questions = [...s.questions, question]
  const cuts = question.seat === 'hero' || question.kind === 'react'
  const mayBeOrdered = question.kind === 'noise' || question.kind === 'located'
  if (cuts) s.asked = false
  else if (question.keys.length > 1 && !mayBeOrdered) s.asked = true
}

/**
 * Opens a question to Evil of which the Hero cannot know whether there is anything to choose among. Unless Evil thinks already, it is put
 * even then, with `stop` where nothing can be done, since no pause would tell him.
 */
export function askUnseen(s: State, question: OpenQuestion): void {
  if (s.asked || question.keys.length > 1) return ask(s, question)
  ask(s, { ...question, keys: question.keys.length === 0 ? ['stop'] : question.keys, alwaysPut: true })
  s.asked = true
}

/** Equal options are offered once. */
export const unique = <T>(keys: readonly T[]): readonly T[] => [...new Set(keys)]
