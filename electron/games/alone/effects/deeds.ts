// Words that are the Actions themselves, for Items that replace them: go, explore, fight, locate, scavenge, repair.
import { exploreSteps, fightSteps, locateSteps, repairSteps, scavengeSteps } from '../actions/perform.ts'
import { push } from '../agenda.ts'
import { amountOf } from '../figures.ts'
import type { Amount } from '../pack/pack.ts'
import type { State } from '../state.ts'
import type { WordsOf } from './words.ts'

type Own = 'go' | 'explore' | 'fight' | 'locate' | 'scavenge' | 'repair'

/** What a text gives; undefined where it leaves the Action's own figure. */
const given = (s: State, amount: Amount | undefined): number | undefined =>
  amount === undefined ? undefined : amountOf(s, amount)

export const deedWords: WordsOf<Own> = {
  go(s, effect, source) {
    const steps = amountOf(s, effect.steps)
    const how = { block: effect.block ?? true, quiet: effect.quiet ?? false }
    if (source.way === undefined) return push(s, { do: 'go-more', steps, ...how })
    push(s, { do: 'go', way: source.way, ...how }, { do: 'go-more', steps: steps - 1, ...how })
  },
  explore(s, effect, source) {
    if (source.way === undefined) return
    push(s, ...exploreSteps(source.way, given(s, effect.range), effect.light, effect.clear))
  },
  fight(s, effect, source) {
    if (source.creature === undefined) return
    push(s, ...fightSteps(source.creature, given(s, effect.dice), given(s, effect.hits), effect.reroll))
  },
  locate(s, _effect, source) {
    push(s, ...locateSteps(source.targets ?? []))
  },
  scavenge(s, effect) {
    push(s, ...scavengeSteps(given(s, effect.cards)))
  },
  repair(s, effect, source) {
    if (source.way === undefined || source.way === 'stairs') return
    push(s, ...repairSteps(source.way, given(s, effect.range)))
  },
}
