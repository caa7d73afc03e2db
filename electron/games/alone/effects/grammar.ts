// Words that join others: if, choose, times; and the choice of a die.
import { push } from '../agenda.ts'
import { reroll } from '../actions/fight.ts'
import { amountOf, holds } from '../figures.ts'
import { leaderSeat } from '../state.ts'
import { choose, type PicksOf, type WordsOf } from './words.ts'

export const grammarWords: WordsOf<'if' | 'choose' | 'times'> = {
  if(s, effect, source, about) {
    const effects = holds(s, effect.test, about) ? effect.then : (effect.else ?? [])
    push(s, { do: 'effects', effects, source, about })
  },
  choose(s, effect, source, about) {
    const evil = source.chooser === 'hero' ? leaderSeat(s) : source.chooser
    const keys = effect.options.map((option) => `choose ${option.id}`)
    choose(s, 'choose', keys, { effect, source, about, left: 1 }, effect.who === 'hero' ? 'hero' : evil)
  },
  times(s, effect, source, about) {
    const times = Math.max(0, Math.min(TIMES, amountOf(s, effect.amount)))
    push(s, { do: 'effects', effects: Array.from({ length: times }, () => effect.effects).flat(), source, about })
  },
}

/** No card repeats itself oftener. */
const TIMES = 12

export const grammarPicks: PicksOf<'choose' | 'reroll'> = {
  choose(s, choice, key) {
    const option = choice.effect.options.find((o) => `choose ${o.id}` === key)
    push(s, { do: 'effects', effects: option?.effects ?? [], source: choice.source, about: choice.about })
  },
  reroll(s, choice, key) {
    reroll(s, Number(key.split(' ')[1]) - 1)
    const left = choice.left - 1
    if (left <= 0) return
    push(s, { do: 'effects', effects: [{ ...choice.effect, dice: left }], source: choice.source, about: choice.about })
  },
}
