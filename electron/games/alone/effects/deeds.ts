// Words that are the Actions themselves, for Items that replace them: go, explore, fight, locate, scavenge, repair.
import { exploreSteps, fightSteps, locateSteps, repairSteps, scavengeSteps } from '../actions/perform.ts'
import { push } from '../agenda.ts'
import { amountOf } from '../figures.ts'
import type { WordsOf } from './words.ts'

type Own = 'go' | 'explore' | 'fight' | 'locate' | 'scavenge' | 'repair'

const FIGHT_DICE = 2

export const deedWords: WordsOf<Own> = {
  go(s, effect, source) {
    const steps = amountOf(s, effect.steps)
    const how = { block: effect.block ?? true, quiet: effect.quiet ?? false }
    if (source.way === undefined) return push(s, { do: 'go-more', steps, ...how })
    push(s, { do: 'go', way: source.way, ...how }, { do: 'go-more', steps: steps - 1, ...how })
  },
  explore(s, effect, source) {
    if (source.way === undefined) return
    const range = effect.range === undefined ? undefined : amountOf(s, effect.range)
    push(s, ...exploreSteps(source.way, range, effect.light, effect.clear))
  },
  fight(s, effect, source) {
    if (source.creature === undefined) return
    const dice = effect.dice === undefined ? FIGHT_DICE : amountOf(s, effect.dice)
    const hits = effect.hits === undefined ? 0 : amountOf(s, effect.hits)
    push(s, ...fightSteps(source.creature, dice, hits, effect.reroll ?? 0))
  },
  locate(s, _effect, source) {
    push(s, ...locateSteps(source.targets ?? []))
  },
  scavenge(s, effect) {
    push(s, ...scavengeSteps(effect.cards === undefined ? undefined : amountOf(s, effect.cards)))
  },
  repair(s, effect, source) {
    if (source.way === undefined || source.way === 'stairs') return
    push(s, ...repairSteps(source.way, effect.range === undefined ? 2 : amountOf(s, effect.range)))
  },
}
