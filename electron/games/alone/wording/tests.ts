// Tests in words: what must hold, each as a clause after "if".
import type { Phrase } from '../../../contract/alone.ts'
import type { Amount, Test } from '../pack/pack.ts'
import { his, kindsOf, list, named, type Place, say, value } from './phrase.ts'

type Clauses = { readonly [K in keyof Required<Test>]: (of: Required<Test>[K], not: boolean, at: Place) => Phrase }

const yes = (id: string, not: boolean, at?: Place): string =>
  `test.${id}.${not ? 'no' : 'yes'}${at === undefined ? '' : `.${his(at)}`}`
const or = (as: string, words: readonly string[]): Phrase =>
  list(
    'or',
    words.map((word) => say(`${as}.${word}`)),
  )

/** Something counted, as it is. */
const isPlain = (of: Amount): of is Exclude<Amount, number> => typeof of === 'object' && Object.keys(of).length === 1

const CLAUSES: Clauses = {
  lit: (of, not, at) => say(yes('lit', of === not, at)),
  danger: (of, not, at) => say(yes('danger', of === not, at)),
  creatureHere: (of, not, at) => say(yes('creature', of === not, at)),
  room: (of, not, at) =>
    typeof of === 'boolean'
      ? say(yes('room', of === not, at))
      : say(yes('rooms', not, at), {
          rooms: list(
            'or',
            of.map((room) => named('room', room)),
          ),
        }),
  nightmare: (of, not) => say(yes('nightmare', of === not)),
  action: (of, not) => say(yes('action', not), { actions: or('action', of) }),
  withItem: (of, not) => say(yes('item', of === not)),
  bulletTime: (of, not) => say(yes('bullet-time', of === not)),
  by: (of, not, at) => say(yes(`by-${of}`, not, at)),
  reason: (of, not) => say(yes('reason', not), { for: or('reason', of) }),
  damage: (of, not, { moment }) => {
    const how = moment === 'recovered' ? 'regain' : moment === 'damage' ? 'lost' : 'damage'
    return say(yes(`${how}-${of}`, not))
  },
  from: (of, not) => say(yes('from', not), { from: or('from', of) }),
  kind: (of, not) => say(yes('kind', not), { kinds: kindsOf(of) }),
  what: (of, not) => say(yes(`about-${of}`, not)),
  mission: (of, not) => say(yes(`mission-${of}`, not)),
  begun: (of, not) => say(yes(`begun-${of}`, not)),
  atLeast: ([what, least], not, at) =>
    isPlain(what) && typeof least === 'number'
      ? say(yes(`at-least.${what.count}`, not, at), { n: least })
      : say(yes('least', not), { what: value(what, at), least: value(least, at) }),
  not: (of, not, at) => testPhrase(of, at, !not),
  any: (of, not, at) =>
    list(
      not ? 'and' : 'or',
      of.map((each) => testPhrase(each, at, not)),
    ),
}

/** Every field of a test must hold; of its contrary one must not. */
export function testPhrase(test: Test, at: Place, not = false): Phrase {
  const { by, reason, ...others } = test
  const rolled = by !== undefined && reason !== undefined && !not
  const both = rolled ? [say(`test.rolled-${by}.${his(at)}`, { for: or('reason', reason) })] : []
  const clause = <K extends keyof Test>(key: K): Phrase => CLAUSES[key](test[key] as Required<Test>[K], not, at)
  const rest = Object.keys(rolled ? others : test) as (keyof Test)[]
  return list(not ? 'or' : 'and', [...both, ...rest.map(clause)])
}

/** Parts of a test that are said of the Hero by name. */
const OF_HERO: readonly (keyof Test)[] = ['lit', 'danger', 'creatureHere', 'room']
/** Whether the Hero has been named once a test is said, so that he is "he" after it. */
export const namesHero = (test: Test): boolean => OF_HERO.some((key) => test[key] !== undefined) || test.by === 'hero'

/** Whether a test asks for anything. */
export const isEmpty = (test: Test | undefined): boolean => test === undefined || Object.keys(test).length === 0
