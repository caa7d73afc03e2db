// Random games of the rules: whatever is played, nothing breaks, nothing is lost, and the same seed and answers give the same game.
import { describe, expect, it } from 'vitest'
import type { Seat, SeatEvent } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import type { State } from '../../electron/games/alone/state.ts'
import type { Question, Setting } from '../../electron/games/game.ts'
import { apply, type Play, type Rest, start, type Witness } from '../../electron/table/run.ts'
import { broken, cardsOf, eventFault, itemsOf, unsound } from '../helpers/invariants.ts'
import { questionFault } from '../helpers/questions.ts'
import { type Random, random } from '../helpers/random-map.ts'
import { settingOf } from '../helpers/table.ts'
import { CORE } from '../helpers/test-pack.ts'

/** More and longer ones on demand: `FUZZ_GAMES=1000 FUZZ_ANSWERS=2000 vitest run tests/fuzz/games.test.ts`. */
const GAMES = Number(process.env['FUZZ_GAMES'] ?? 40)
const ANSWERS = Number(process.env['FUZZ_ANSWERS'] ?? 220)
const DECK = 26

interface Answer {
  readonly seat: Seat
  readonly key: string
}

/** A game that keeps all it told. */
class Played implements Witness {
  readonly setting: Setting
  play: Play<State>
  rest: Rest
  readonly told: string[] = []
  readonly faults: string[] = []

  constructor(setting: Setting) {
    this.setting = setting
    const state = alone.begin(setting)
    if ('fault' in state) throw new Error(state.fault)
    this.play = { state, orders: {} }
    this.rest = start(alone, this.play, this)
  }
  line(seat: Seat, events: readonly SeatEvent[]): void {
    for (const event of events) {
      this.faults.push(...eventFault(seat, event))
      this.told.push(`${seat} ${JSON.stringify(event)}`)
    }
  }
  answered(): void {
    // a line that says nothing
  }
  answer({ seat, key }: Answer): void {
    const play = { state: alone.copy(this.play.state), orders: {} }
    this.rest = apply(alone, play, { seat, key }, this)
    this.play = play
  }
  get state(): State {
    return this.play.state
  }
}

/** Plays on at random: what ends a choice is taken seldom, so that more happens. */
function pick(chance: Random, questions: readonly Question[]): Answer {
  const question = questions[chance(questions.length)]!
  const { seat, keys } = question
  const shy = ['pass', 'no', 'none', 'end', 'stop', 'done']
  const bold = keys.filter((key) => !shy.includes(key))
  const from = bold.length > 0 && chance(100) < (question.kind === 'react' ? 45 : 85) ? bold : keys
  return { seat, key: from[chance(from.length)]! }
}

/** Whatever is on offer is accepted and breaks nothing. */
function tried(state: State, question: Question, key: string): readonly string[] {
  const play = { state: alone.copy(state), orders: {} }
  try {
    apply(alone, play, { seat: question.seat, key })
  } catch (error) {
    return [`${question.seat} ${question.kind} '${key}': ${String(error)}`]
  }
  return broken(play.state).map((fault) => `after ${question.seat} '${key}': ${fault}`)
}

/** What is saved comes back the same and asks the same. */
function restored(game: Played): readonly string[] {
  const saved = JSON.stringify(alone.save(game.state))
  const back = alone.restore(game.setting, JSON.parse(saved))
  if ('fault' in back) return [`restoring: ${back.path} ${back.fault}`]
  const asks = (state: State): string => JSON.stringify(alone.questions(state))
  const views = (state: State): string => JSON.stringify(alone.seats(state).map((seat) => alone.view(state, seat)))
  return [
    ...(JSON.stringify(alone.save(back)) === saved ? [] : ['what was saved comes back changed']),
    ...(asks(back) === asks(game.state) ? [] : ['it asks another question']),
    ...(views(back) === views(game.state) ? [] : ['it shows another view']),
  ]
}

const conserved = (s: State): readonly string[] => {
  if (s.decks.length < 2 || s.phase === 'set-up') return []
  const all = s.pack.items.flatMap((kind) => kind.ids).length
  return [
    ...s.decks.flatMap((deck) => (cardsOf(s, deck) === DECK ? [] : [`${deck} has ${cardsOf(s, deck)} cards`])),
    ...(itemsOf(s) === all ? [] : [`there are ${itemsOf(s)} Items`]),
  ]
}

/** Plays a game and says what went wrong with its seed and how it came there. */
function played(seed: string, evil: 1 | 2 | 3): { readonly game: Played; readonly answers: readonly Answer[] } {
  const chance = random(Number.parseInt(seed, 16))
  const game = new Played(settingOf(CORE, seed, evil))
  const answers: Answer[] = []
  const check = (faults: readonly string[]): void => {
    const last = answers.slice(-12).map(({ seat, key }) => `${seat} ${key}`)
    expect(faults, `seed ${seed}, ${evil} of Evil, after ${answers.length}: ${last.join('; ')}`).toEqual([])
  }
  while (!game.rest.over && answers.length < ANSWERS) {
    const { put } = game.rest
    check(put.length > 0 ? put.flatMap(questionFault) : ['nobody is asked'])
    if (chance(25) === 0) check(restored(game))
    if (chance(12) === 0) {
      const question = put[chance(put.length)]!
      const keys = Array.from(
        { length: Math.min(6, question.keys.length) },
        () => question.keys[chance(question.keys.length)]!,
      )
      check(keys.flatMap((key) => tried(game.state, question, key)))
    }
    const answer = pick(chance, put)
    answers.push(answer)
    game.answer(answer)
    const sound = chance(4) === 0 ? broken : unsound
    check([...game.faults, ...sound(game.state), ...conserved(game.state)])
  }
  check(restored(game))
  return { game, answers }
}

const games = Array.from(
  { length: GAMES },
  (_, i) => [(0xa10e00 + i * 7919).toString(16), ((i % 3) + 1) as 1 | 2 | 3] as const,
)

describe('random games', () => {
  it.each(games)('seed %s with %i of Evil', (seed, evil) => {
    const { game, answers } = played(seed, evil)
    const again = new Played(game.setting)
    for (const answer of answers) again.answer(answer)
    expect(again.told, `seed ${seed} gives another game`).toEqual(game.told)
    expect(JSON.stringify(alone.save(again.state))).toBe(JSON.stringify(alone.save(game.state)))
  })
})
