// Words about dice, speech and cards: reroll, hits, lie, cancel, draw, forget, again, modify, progress.
import { alter, pending, push } from '../agenda.ts'
import { reroll } from '../actions/fight.ts'
import { forget } from '../evil/hands.ts'
import { amountOf, isHit } from '../figures.ts'
import { progress } from '../missions/missions.ts'
import { changeTurn, type State } from '../state.ts'
import { choose, type WordsOf } from './words.ts'

type Own = 'reroll' | 'hits' | 'lie' | 'cancel' | 'draw' | 'forget' | 'again' | 'modify' | 'progress'

export const cardWords: WordsOf<Own> = {
  reroll(s, effect, source, about) {
    const rolled = pending(s, 'rolled')?.roll
    if (rolled === undefined) return
    const dice = rolled.faces.flatMap((face, i) => {
      const hit = isHit(s, rolled, face)
      return effect.of === 'any' || hit === (effect.of === 'hits') ? [`reroll ${i + 1}`] : []
    })
    if (dice.length <= effect.dice) for (const die of dice) reroll(s, Number(die.split(' ')[1]) - 1)
    else choose(s, 'die', dice, { effect, source, about, left: effect.dice })
  },
  hits(s, effect) {
    const by = amountOf(s, effect.by)
    alter(s, 'rolled', (step) => ({ ...step, roll: { ...step.roll, extra: step.roll.extra + by } }))
  },
  lie(s) {
    const next = s.agenda.findLast((step) => step.do === 'say-noise' || step.do === 'say-located')
    if (next?.do === 'say-noise') alter(s, 'say-noise', (step) => ({ ...step, lie: true }))
    else alter(s, 'say-located', (step) => ({ ...step, lie: true }))
  },
  cancel: (s) => cancelAction(s),
  draw(s, effect) {
    push(s, { do: 'draw-cards', left: effect.cards })
  },
  forget(s, effect) {
    forget(s, effect.cards)
  },
  again(s) {
    changeTurn(s, { played: Math.max(0, s.turn.played - 1) })
  },
  modify(s, effect, source) {
    s.running = [...s.running, { source: source.id, until: effect.until, modifier: effect.modifier }]
  },
  progress(s, effect) {
    progress(s, effect.colour, effect.by)
  },
}

/** Drops what is left of the Action in course: all steps between its end and the card that resolves now. (R76) */
function cancelAction(s: State): void {
  const end = s.agenda.findLastIndex((step) => step.do === 'action-end')
  if (end < 0) return
  const card = s.agenda.findLastIndex((step) => step.do === 'card-done')
  const keep = card > end ? s.agenda.slice(card - 1) : []
  s.agenda = [...s.agenda.slice(0, end + 1), ...keep]
}
