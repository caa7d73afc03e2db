// Decides what a test, an amount or a modifier may ask: a fact that its moment has, and nothing hidden where the Hero is asked or told.
import type { Fault } from '../../game.ts'
import type { Kind } from '../../../contract/alone.ts'
import type { Modifier, Moment, Test } from './pack.ts'

/** Who speaks, and what is known where he does. */
export interface Place {
  readonly of: 'card' | 'item' | 'character' | 'mission' | 'condition' | 'reward'
  /** The moment that it waits for; null where it waits for none: set-up, reward, Sacrifice, an Action done with an Item. */
  readonly moment: Moment | null
  /** What the Action in course has named. */
  readonly aim?: 'way' | 'creature' | 'lamp' | 'targets' | undefined
  /** An Action done with an Item is in course. */
  readonly deed?: boolean
  /** Bosses that it may bring. */
  readonly bosses: readonly Kind[]
}

const TESTS_DEEP = 4

/** The moments that have a fact; the other fields of a test hold or do not at any moment. */
const FACT_AT = {
  by: ['rolled'],
  reason: ['rolled'],
  what: ['communicate'],
  damage: ['damage', 'harm', 'recovered'],
  from: ['damage', 'harm'],
  kind: ['rolled', 'damage', 'harm', 'scare', 'killed'],
} as const satisfies Partial<Record<keyof Test, readonly Moment[]>>
const FACTS = Object.keys(FACT_AT) as (keyof typeof FACT_AT)[]

/** The first fault of a list. */
export function firstOf<T>(
  list: readonly T[],
  path: string,
  check: (each: T, path: string) => Fault | null,
): Fault | null {
  for (const [i, each] of list.entries()) {
    const found = check(each, `${path}[${i}]`)
    if (found !== null) return found
  }
  return null
}

/** Every fault of a list. */
export const allOf = <T>(
  list: readonly T[],
  path: string,
  check: (each: T, path: string) => readonly Fault[],
): readonly Fault[] => list.flatMap((each, i) => check(each, `${path}[${i}]`))

/** `at` is the moment whose facts it may ask; null: none. */
export function testFault(test: Test | undefined, at: Moment | null, path: string, deep = 1): Fault | null {
  if (test === undefined) return null
  if (deep > TESTS_DEEP) return { fault: `Tests lie at most ${TESTS_DEEP} deep in each other`, path }
  const wrong = FACTS.find((fact) => {
    const moments: readonly Moment[] = FACT_AT[fact]
    return test[fact] !== undefined && (at === null || !moments.includes(at))
  })
  if (wrong !== undefined)
    return { fault: `'${wrong}' is known at ${FACT_AT[wrong].join(', ')} alone`, path: `${path}.${wrong}` }
  return (
    testFault(test.not, at, `${path}.not`, deep + 1) ??
    firstOf(test.any ?? [], `${path}.any`, (each, where) => testFault(each, at, where, deep + 1))
  )
}

/** A modifier is read whenever its figure is, so it may ask no moment's facts. */
export function modifierFault(modifier: Modifier, path: string): Fault | null {
  if ((modifier.by === undefined) === (modifier.set === undefined)) {
    return { fault: "A modifier has either 'by' or 'set'", path }
  }
  return testFault(modifier.if, null, `${path}.if`)
}
