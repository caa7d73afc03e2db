// The makings of rules texts: phrases by the ids of messages, which each language says in its own way.
import type { Kind, Phrase } from '../../../contract/alone.ts'
import type { Amount, Moment, Where } from '../pack/pack.ts'

/** To whom a text speaks: a card to its player of Evil, a thing of the Hero's to him, a Mission or Condition to him of what Evil does. */
export type Voice = 'card' | 'hero' | 'mission'
/** What is known where a phrase stands. */
export interface Place {
  readonly voice: Voice
  readonly moment?: Moment | undefined
  /** What an Item's Action names. */
  readonly aim?: string | undefined
  /** The Hero has been spoken of in this sentence. */
  readonly again?: boolean
}

type Gaps = Readonly<Record<string, number | Phrase | undefined>>

/** A message and what fills its gaps; a gap that nothing fills stays empty. */
export const say = (id: string, gaps: Gaps = {}): Phrase => ({
  id: `rule.${id}`,
  params: Object.fromEntries(
    Object.entries(gaps).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ),
})
/** A name of the pack, as it is said in this place of a sentence. */
export const named = (as: string, name: string): Phrase => ({ as: `rule.${as}`, name })

/** A sentence about the Hero begins with him. */
export const withHe = (phrase: Phrase, { voice, again }: Place): Phrase =>
  voice === 'card' && 'id' in phrase
    ? { ...phrase, params: { ...phrase.params, he: say(again === true ? 'he.again' : 'he.name') } }
    : phrase

type List = Extract<Phrase, { readonly list: unknown }>['list']
/** Several phrases in one; one alone stands for itself. */
export const list = (how: List, of: readonly Phrase[]): Phrase => {
  const [only] = of
  return only !== undefined && of.length === 1 ? only : { list: how, of }
}

/** The Hero is spoken of, or spoken to. */
export const his = ({ voice }: Place): 'his' | 'your' => (voice === 'card' ? 'his' : 'your')
/** Whoever is spoken to does it himself, or it is told of Evil. */
export const told = ({ voice }: Place, by: 'evil' | 'chooser' = 'evil'): '' | '-told' =>
  voice === 'card' || (voice === 'hero' && by === 'chooser') ? '' : '-told'

/** Above or below nothing; with a sign that a sentence has in its verb. */
export const signed = ({ n, each }: Counted): { readonly how: 'more' | 'less'; readonly gaps: Gaps } => ({
  how: n < 0 ? 'less' : 'more',
  gaps: { n: Math.abs(n), each },
})

export interface Counted {
  readonly n: number
  readonly each: Phrase | undefined
}
/** What is added to something counted, or taken off it. */
const besides = ({
  plus = 0,
}: Exclude<Amount, number>): { readonly beside: '' | '-plus' | '-less'; readonly gaps: Gaps } =>
  plus === 0
    ? { beside: '', gaps: {} }
    : plus > 0
      ? { beside: '-plus', gaps: { plus } }
      : { beside: '-less', gaps: { less: -plus } }

/** An amount as so many, for each of what is counted. */
export function counted(amount: Amount, place: Place): Counted {
  if (typeof amount === 'number') return { n: amount, each: undefined }
  const { count, times = 1, max } = amount
  const { beside, gaps } = besides(amount)
  const id = `each${beside}${max === undefined ? '' : '-max'}`
  return { n: times, each: say(id, { thing: say(`thing.${count}.${his(place)}`), ...gaps, max }) }
}

/** An amount that is set beside another. */
export function value(amount: Amount, place: Place): Phrase {
  if (typeof amount === 'number') return say('value', { n: amount })
  const { count, times = 1, max } = amount
  const { beside, gaps } = besides(amount)
  const what = say(`value-of.${count}.${his(place)}`)
  const some = times === 1 ? what : say('value-times', { times, what })
  const more = beside === '' ? some : say(`value${beside}`, { what: some, ...gaps })
  return max === undefined ? more : say('value-max', { what: more, max })
}

/** Once, twice, so many times. */
export const often = (n: number): Phrase => say(`often.${n === 1 ? 'once' : n === 2 ? 'twice' : 'times'}`, { n })

/** Wheres that are one Sector. */
const SINGLE: readonly Where[] = ['here', 'mission-room', 'aim', 'moved']
export const isSingle = (where: Where): boolean => SINGLE.includes(where)

const place = (role: 'in' | 'to', where: Where, at: Place): Phrase => say(`${role}.${where}.${his(at)}`)
/** In the Sector or one of the Sectors that are meant. */
export const inside = (where: Where, at: Place): Phrase => place('in', where, at)
/** Into it. */
export const into = (where: Where, at: Place): Phrase => place('to', where, at)
/** In all of them. */
export const throughout = (where: Where, at: Place): Phrase =>
  isSingle(where) ? inside(where, at) : say(`all.${where}.${his(at)}`)

interface Whom {
  readonly kinds?: readonly Kind[]
  readonly from?: Where
}
/** Creatures to choose from, up to so many. */
export function upTo(n: number, { kinds, from }: Whom, at: Place, as: 'in' | 'at' = 'in'): Phrase {
  const what = kinds === undefined ? say('creature', { n }) : ofKinds(n, kinds, 'up-to')
  if (from === undefined) return what
  return from === 'moved' && kinds === undefined && n === 1
    ? say('creature-moved')
    : say(`creature-${as}`, { what, in: inside(from, at) })
}
/** So many Creatures. */
export const exactly = (n: number, kinds: readonly Kind[] | undefined): Phrase =>
  kinds === undefined ? say('creatures', { n }) : ofKinds(n, kinds, 'so-many')

const ofKinds = (n: number, kinds: readonly Kind[], many: string): Phrase =>
  n === 1
    ? list(
        'or',
        kinds.map((kind) => named('a', kind)),
      )
    : say(many, {
        n,
        what: list(
          'or',
          kinds.map((kind) => named('many', kind)),
        ),
      })

/** Kinds in general. */
export const kindsOf = (kinds: readonly Kind[]): Phrase =>
  list(
    'or',
    kinds.map((kind) => named('many', kind)),
  )
