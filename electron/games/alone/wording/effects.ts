// Effects in words: a clause for each, in the order in which they are done. A word without one does not compile.
import type { Action, Phrase } from '../../../contract/alone.ts'
import type { EffectOf } from '../effects/words.ts'
import type { Amount, Effect, Test } from '../pack/pack.ts'
import { modifyPhrase } from './figures.ts'
import {
  counted,
  exactly,
  his,
  inside,
  into,
  isSingle,
  list,
  named,
  often,
  type Place,
  say,
  signed,
  throughout,
  told,
  upTo,
  withHe,
} from './phrase.ts'
import { namesHero, testPhrase } from './tests.ts'

type Clauses = { readonly [K in Effect['do']]: (effect: EffectOf<K>, at: Place) => Phrase }

const amount = (id: string, of: Amount, at: Place): Phrase => say(id, { ...counted(of, at) })
const maybe = <T>(given: T | undefined, phrase: (of: T) => Phrase | undefined): Phrase | undefined =>
  given === undefined ? undefined : phrase(given)
const change = (id: string, of: Amount, at: Place, after = ''): Phrase => {
  const { how, gaps } = signed(counted(of, at))
  return say(`${id}-${how}${after}`, gaps)
}
const byHim = (id: string, of: Amount, at: Place): Phrase => change(id, of, at, `.${his(at)}`)

/** In all the Sectors that are meant, or in so many of them. */
function spread(id: string, { where, count }: Pick<EffectOf<'reveal'>, 'where' | 'count'>, at: Place): Phrase {
  if (isSingle(where)) return say(`${id}-one`, { where: inside(where, at) })
  if (count === undefined) return say(`${id}-all`, { where: throughout(where, at) })
  return say(`${id}-some${told(at, 'chooser')}`, { n: count, where: inside(where, at) })
}

function doors({ do: word, where, count }: EffectOf<'block' | 'unblock'>, at: Place): Phrase {
  if (where === 'aim') return say(`${word}-aim.${his(at)}`)
  if (count === undefined) return say(`${word}-all`, { where: throughout(where, at) })
  return say(`${word}-some${told(at, 'chooser')}`, { n: count, where: inside(where, at) })
}

const inCreature = (id: string, { who, dice }: Pick<EffectOf<'attack'>, 'who' | 'dice'>, at: Place): Phrase => {
  const extra = maybe(dice, (of) => change('with-dice', of, at))
  return say(`${id}-${who}.${his(at)}`, { dice: extra })
}

/** Nobody can lose more. */
const MOST_LOSS = 12

/** Conditions that come or go in the same places. */
function conditions(same: readonly EffectOf<'condition'>[], at: Place): Phrase {
  const [{ where, count, remove } = { where: 'here' as const }] = same
  const names = list(
    'and',
    same.map(({ kind }) => named('condition', kind)),
  )
  const n = same.length
  const some = count !== undefined && !isSingle(where)
  const ending = told(at, 'chooser')
  return say(`condition-${remove === true ? 'off' : 'on'}${some ? '-some' : ''}${ending}`, {
    n: some ? count : n,
    what: say(`conditions${some ? '' : ending}`, { n, names }),
    where: some ? inside(where, at) : throughout(where, at),
  })
}

const CLAUSES: Clauses = {
  move: ({ steps, creatures = 1, quiet, ...whom }, at) =>
    say(`move${told(at)}`, {
      creatures: upTo(creatures, whom, at),
      steps: amount(creatures > 1 ? 'steps-each' : 'steps', steps, at),
      quiet: quiet === true ? say('quietly') : undefined,
    }),
  spawn: ({ kinds, where, nearer, count = 1 }, at) =>
    say(`spawn${told(at)}`, {
      creatures: exactly(count, kinds),
      where: maybe(where, (of) => inside(of, at)),
      nearer: maybe(nearer, (n) => say('nearer', { n })),
    }),
  teleport: ({ to, ...whom }, at) =>
    say(`teleport${told(at)}`, { creatures: upTo(1, whom, at, 'at'), to: into(to, at) }),
  attack: (effect, at) => inCreature('attack', effect, at),
  scare: (effect, at) => inCreature('scare', effect, at),
  strike: ({ target, damage, dice }, at) => {
    const parts = [maybe(damage, (of) => amount('damage', of, at)), maybe(dice, (of) => amount('damage-dice', of, at))]
    return say(`strike-${target}.${his(at)}`, {
      damage: list(
        'and',
        parts.filter((part) => part !== undefined),
      ),
    })
  },
  heal: ({ target }, at) => say(`heal-${target}.${his(at)}`),
  daze: ({ target }, at) => say(`daze-${target}.${his(at)}`),
  damage: ({ kind, amount: of }, at) => amount(`lose-${kind}.${his(at)}`, of, at),
  harm: ({ by }, at) => {
    if (typeof by === 'number' && by <= -MOST_LOSS) return say(`harm-none.${his(at)}`)
    return at.moment === 'scare' ? change('scare-harm', by, at) : byHim('harm', by, at)
  },
  recover: ({ kind, amount: of }, at) => amount(`recover-${kind}.${his(at)}`, of, at),
  adrenaline: ({ by }, at) => byHim('adrenaline', by, at),
  items: ({ draw }, at) => amount(`items.${his(at)}`, draw, at),
  charges: ({ by, of = 'items' }, at) => byHim(`charges-${of}`, by, at),
  'lose-item': (_, at) => say(`lose-item.${his(at)}`),
  companion: (_, at) => say(`companion.${his(at)}`),
  experience: (_, at) => say(`experience.${his(at)}`),
  round: () => say('round'),
  turns: ({ by }, at) => change('turns', by, at),
  'extra-action': ({ actions }, at) =>
    say(`extra-action${actions === undefined ? '' : '-of'}.${his(at)}`, { actions: maybe(actions, orActions) }),
  go: ({ steps, quiet, block }, at) =>
    say('go', {
      steps: amount('go-steps', steps, at),
      quiet: quiet === true ? say('go-quiet') : undefined,
      block: maybe(block, (may) =>
        may ? say('go-block', { n: typeof steps === 'number' ? steps : 2 }) : say('go-no-block'),
      ),
    }),
  explore: ({ range, light, clear }, at) =>
    say('explore', {
      range: maybe(range, (of) => amount('range', of, at)),
      light: light === true ? say('explore-light') : undefined,
      clear: maybe(clear, (n) => say('explore-clear', { n })),
    }),
  fight: ({ dice, hits, reroll }, at) => {
    const parts = [
      maybe(dice, (of) => amount('fight-dice', of, at)),
      maybe(hits, (of) => amount('fight-hits', of, at)),
      maybe(reroll, (n) => say('fight-reroll', { n })),
    ].filter((part) => part !== undefined)
    return say(`fight-${at.aim === 'creature-in-sight' ? 'sight' : 'here'}`, {
      how: parts.length === 0 ? undefined : say('with', { what: list('and', parts) }),
    })
  },
  locate: ({ targets }) => say('locate', { n: targets }),
  scavenge: ({ cards }, at) => (cards === undefined ? say('scavenge') : amount('scavenge-some', cards, at)),
  repair: ({ range }, at) => (range === undefined ? say('repair') : amount('repair-range', range, at)),
  lights: ({ on, ...where }, at) => spread(on ? 'lights-on' : 'lights-off', where, at),
  danger: ({ add, remove, where }, at) =>
    say(`danger-${add === undefined ? 'less' : 'more'}${told(at, 'chooser')}`, {
      n: isSingle(where) ? 1 : (add ?? remove),
      where: inside(where, at),
    }),
  'set-aside': ({ by }, at) => change('set-aside', by, at),
  block: doors,
  unblock: doors,
  reveal: (where, at) => spread('reveal', where, at),
  hide: ({ count }) => say('hide', { n: count }),
  condition: (effect, at) => conditions([effect], at),
  noise: (_, at) => say(`noise${told(at)}`),
  reroll: ({ of, dice }) => say(`reroll-${of}`, { n: dice }),
  hits: ({ by }, at) => change('hits', by, at),
  lie: (_, at) => say(`lie${told(at)}`),
  cancel: () => say('cancel'),
  draw: ({ cards }, at) => say(`draw${told(at)}`, { n: cards }),
  forget: ({ cards }) => say('forget', { n: cards }),
  again: () => say('again'),
  modify: (effect, at) => modifyPhrase([effect], at),
  progress: ({ colour, by }, at) => change(`progress-${colour}`, by, at),
  if: ({ test, then, else: or }, at) => ifPhrase(test, then, or, at),
  choose: ({ who, options }, at) => {
    const self = who === (at.voice === 'card' ? 'evil' : 'hero')
    return say(self ? 'choose' : `choose-${who}`, {
      options: list(
        'either',
        options.map(({ effects }) => inOne(effects, { ...at, again: who === 'hero' })),
      ),
    })
  },
  times: ({ amount: of, effects }, at) =>
    say(typeof of === 'number' ? 'times' : 'times-each', { ...counted(of, at), what: inOne(effects, at) }),
}

/** What is done only if a test holds. */
export const ifPhrase = (test: Test, then: readonly Effect[], or: readonly Effect[] | undefined, at: Place): Phrase => {
  const inside = { ...at, again: namesHero(test) }
  return say(or === undefined ? 'if' : 'if-else', {
    test: testPhrase(test, at),
    then: inOne(then, inside),
    else: maybe(or, (effects) => inOne(effects, inside)),
  })
}

const orActions = (actions: readonly Action[]): Phrase =>
  list(
    'or',
    actions.map((action) => say(`act.${action}`)),
  )

const clause = (effect: Effect, at: Place): Phrase =>
  withHe((CLAUSES[effect.do] as (effect: Effect, at: Place) => Phrase)(effect, at), at)

function isAlike(a: Effect, b: Effect): boolean {
  if (a.do === 'modify' && b.do === 'modify') return a.until === b.until
  if (a.do === 'condition' && b.do === 'condition' && a.kind !== b.kind) {
    const isWhole = a.count === undefined || isSingle(a.where)
    return isWhole && JSON.stringify({ ...a, kind: b.kind }) === JSON.stringify({ ...b, kind: b.kind })
  }
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Effects that are said in one: figures changed for the same while, and the same done again. */
function runs(effects: readonly Effect[]): readonly (readonly [Effect, ...Effect[]])[] {
  const found: [Effect, ...Effect[]][] = []
  for (const effect of effects) {
    const last = found.at(-1)
    if (last !== undefined && isAlike(last[0], effect)) last.push(effect)
    else found.push([effect])
  }
  return found
}

/** Sentences, one after another. */
export const effectPhrases = (effects: readonly Effect[], at: Place): readonly Phrase[] =>
  runs(effects).map((run) => {
    const [first] = run
    const modifies = run.filter((each) => each.do === 'modify')
    if (modifies.length > 0) return modifyPhrase(modifies, at)
    const same = run.filter((each) => each.do === 'condition')
    if (same.length > 1) return conditions(same, at)
    return run.length === 1
      ? clause(first, at)
      : say('again-times', { often: often(run.length), what: clause(first, at) })
  })

/** The same within one sentence. */
export const inOne = (effects: readonly Effect[], at: Place): Phrase => list('then', effectPhrases(effects, at))
