// What a word is: a function of the state, the word's own data, where it comes from and the facts of its moment.
import type { Source, Tagged } from '../agenda.ts'
import type { Effect, Where } from '../pack/pack.ts'
import { ask, askUnseen, type MemoryOf, unique } from '../questions.ts'
import type { Facts, State } from '../state.ts'
import { isOneSector } from './places.ts'

export type EffectOf<K extends Effect['do']> = Tagged<Effect, 'do', K>
type Word<K extends Effect['do']> = (s: State, effect: EffectOf<K>, source: Source, about: Facts) => void
export type Words = { readonly [K in Effect['do']]: Word<K> }
export type WordsOf<K extends Effect['do']> = { readonly [P in K]: Word<P> }

/** What a word's open choice remembers, with the word's own type. */
export type Choice<K extends Effect['do']> = Omit<MemoryOf<'effect'>, 'effect'> & { readonly effect: EffectOf<K> }
type Pick<K extends Effect['do']> = (s: State, choice: Choice<K>, key: string) => void
export type Picks = { readonly [K in Effect['do']]: Pick<K> }
export type PicksOf<K extends Effect['do']> = { readonly [P in K]: Pick<P> }

/** Sectors of which the Hero knows what lies there. */
const SEEN: readonly Where[] = ['here', 'in-sight', 'revealed']

/** Whether Evil chooses by an effect among what the Hero may not have seen. */
export function isUnseen(effect: Effect): boolean {
  if (effect.do === 'heal') return effect.target === 'anywhere'
  if (!('where' in effect) || effect.where === undefined) return effect.do === 'teleport'
  // In one Sector there is nothing to choose but among its Doors.
  const isOne = isOneSector(effect.where) && effect.do !== 'block' && effect.do !== 'unblock'
  return !isOne && !SEEN.includes(effect.where)
}

/** Asks the side that an effect belongs to. `kind` is the question's, as screens know it. */
export function choose(
  s: State,
  kind: string,
  keys: readonly string[],
  memory: Omit<MemoryOf<'effect'>, 'kind'>,
  seat: Source['chooser'] = memory.source.chooser,
): void {
  const put = seat !== 'hero' && isUnseen(memory.effect) ? askUnseen : ask
  put(s, {
    seat,
    kind,
    keys: unique(keys),
    about: { source: memory.source.id, left: memory.left },
    memory: { kind: 'effect', ...memory },
  })
}
