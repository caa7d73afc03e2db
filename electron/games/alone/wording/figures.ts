// Figures that are changed, in words, and how long.
import type { Phrase } from '../../../contract/alone.ts'
import type { Effect, Figure, Modifier } from '../pack/pack.ts'
import { counted, his, kindsOf, list, type Place, say, signed, withHe } from './phrase.ts'
import { isEmpty, testPhrase } from './tests.ts'

/** Of some figures only whether they are above 0 counts; some are said of the Hero. */
const FIGURES: Readonly<Record<Figure, { readonly is: 'number' | 'switch'; readonly of: 'hero' | 'all' }>> = {
  'fight-dice': { is: 'number', of: 'hero' },
  'fight-hits': { is: 'number', of: 'hero' },
  'attack-dice': { is: 'number', of: 'all' },
  'opportunity-dice': { is: 'number', of: 'all' },
  scare: { is: 'number', of: 'all' },
  wound: { is: 'number', of: 'all' },
  kill: { is: 'number', of: 'all' },
  'spawn-distance': { is: 'number', of: 'hero' },
  'creatures-per-level': { is: 'number', of: 'all' },
  'danger-per-level': { is: 'number', of: 'all' },
  'scavenge-cards': { is: 'number', of: 'hero' },
  'item-charges': { is: 'number', of: 'hero' },
  'items-limit': { is: 'number', of: 'hero' },
  'explore-range': { is: 'number', of: 'hero' },
  'lamp-range': { is: 'number', of: 'all' },
  'locate-targets': { is: 'number', of: 'hero' },
  'pass-doors': { is: 'switch', of: 'hero' },
  adrenaline: { is: 'number', of: 'hero' },
  'cards-per-turn': { is: 'number', of: 'all' },
  'danger-per-round': { is: 'number', of: 'all' },
  'creature-steps': { is: 'number', of: 'all' },
  recover: { is: 'number', of: 'hero' },
  'damage-life': { is: 'number', of: 'hero' },
  'damage-self-control': { is: 'number', of: 'hero' },
  'hero-hits-on-danger': { is: 'switch', of: 'hero' },
  'hero-hits-on-light': { is: 'switch', of: 'hero' },
  'evil-hits-on-light': { is: 'switch', of: 'all' },
  'evil-hits-on-danger': { is: 'switch', of: 'all' },
  dangerous: { is: 'switch', of: 'all' },
  'forbid-move': { is: 'switch', of: 'hero' },
  'forbid-explore': { is: 'switch', of: 'hero' },
  'forbid-fight': { is: 'switch', of: 'hero' },
  'forbid-locate': { is: 'switch', of: 'hero' },
  'forbid-scavenge': { is: 'switch', of: 'hero' },
  'forbid-interact': { is: 'switch', of: 'hero' },
}

/** A figure that is changed. */
function bare({ figure, by, set, kinds }: Modifier, at: Place, as: string = figure): Phrase {
  const { is, of } = FIGURES[figure]
  const { n, each } = counted(set ?? by ?? 0, at)
  const { how, gaps } = signed({ n, each })
  const state = is === 'switch' ? (n > 0 ? 'on' : 'off') : set !== undefined ? 'set' : how
  const what = withHe(say(`figure.${as}.${state}${of === 'hero' ? `.${his(at)}` : ''}`, gaps), at)
  return kinds === undefined ? what : say('kinds-alone', { what, kinds: kindsOf(kinds) })
}

/** Whether a Kill is changed as a Wound is, which one clause says. */
const isBoth = (first: Modifier | undefined, next: Modifier | undefined): boolean =>
  first?.figure === 'wound' &&
  next?.figure === 'kill' &&
  JSON.stringify({ ...next, figure: 'wound' }) === JSON.stringify({ ...first, figure: 'wound' })

/** Figures that are changed, each in a clause; those that depend on the same test in one. */
export function modifierPhrases(modifiers: readonly Modifier[], at: Place): readonly Phrase[] {
  const runs: Modifier[][] = []
  for (const modifier of modifiers) {
    const last = runs.at(-1)
    const isSame = !isEmpty(modifier.if) && JSON.stringify(last?.[0]?.if) === JSON.stringify(modifier.if)
    if (last !== undefined && (isSame || isBoth(last.at(-1), modifier))) last.push(modifier)
    else runs.push([modifier])
  }
  return runs.map((run, i) => {
    const place = i === 0 ? at : { ...at, again: true }
    const what = list(
      'and',
      run.flatMap((each, nth) => {
        if (isBoth(run[nth - 1], each)) return []
        const as = isBoth(each, run[nth + 1]) ? 'wound-kill' : each.figure
        return [bare(each, nth === 0 ? place : { ...at, again: true }, as)]
      }),
    )
    const test = run[0]?.if
    return test === undefined || isEmpty(test)
      ? what
      : say(isMore(run, runs.slice(0, i)) ? 'while-too' : 'while', {
          what,
          test: testPhrase(test, { ...at, moment: undefined }),
        })
  })
}

/** Whether a figure is changed by more than it was before. */
const isMore = ([first]: readonly Modifier[], before: readonly (readonly Modifier[])[]): boolean =>
  first?.by !== undefined && before.flat().some(({ figure, by }) => figure === first.figure && by !== undefined)

type Modify = Extract<Effect, { readonly do: 'modify' }>
/** Figures that are changed for the same while. */
export const modifyPhrase = (same: readonly Modify[], at: Place): Phrase =>
  say(`until.${same[0]?.until ?? 'card'}`, {
    what: list(
      'and',
      modifierPhrases(
        same.map(({ modifier }) => modifier),
        at,
      ),
    ),
  })
