// Notes what has occurred of a pack in games that are watched, and names what has not.
import type { AloneEvent } from '../../electron/contract/alone.ts'
import type { Step } from '../../electron/games/alone/agenda.ts'
import type { Pack } from '../../electron/games/alone/pack/pack.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { KINDS, MOMENTS } from './questions.ts'
import { toldSince, type Watcher } from './stepwise.ts'

const sideOf = (seat: string): string => (seat === 'hero' ? 'hero' : 'evil')

/** All that may occur in games of a pack, in words. */
export const everything = (pack: Pack): readonly string[] => [
  ...KINDS.map((kind) => `question ${kind}`),
  ...MOMENTS.map((moment) => `window ${moment}`),
  ...pack.decks.flatMap(({ cards }) => cards.flatMap(({ card }) => [`card ${card}`, `card ${card} Dangerous`])),
  ...pack.items.flatMap(({ ids }) => [`item ${ids[0]!}`, `item ${ids[0]!} Upgraded`]),
  ...['courage', 'cold-blood', 'acute-sight', 'precision', 'dexterity'].map((ability) => `ability ${ability}`),
  ...pack.characters.flatMap(({ card }) => [
    `character ${card}`,
    `companion ${card}`,
    `companion ${card} used`,
    `companion ${card} sacrificed`,
  ]),
  ...pack.missions.map(({ card }) => `mission ${card}`),
  ...pack.conditions.map(({ kind }) => `condition ${kind}`),
  ...Object.keys(pack.difficulties).map((difficulty) => `difficulty ${difficulty}`),
  ...['Nightmare Mode', 'a Standard', 'won by hero', 'won by evil'],
]

export class Occurred implements Watcher {
  readonly seen = new Set<string>()

  step(step: Step, before: State, after: State): void {
    const { experience, character } = before.hero
    if (step.do === 'round-end' && step.stage === 3 && experience['cold-blood'] >= 2)
      this.seen.add('ability cold-blood')
    if (step.do === 'scavenge' && experience['acute-sight'] >= 2) this.seen.add('ability acute-sight')
    if (step.do === 'new-turn') {
      this.seen.add(`character ${String(character)}`).add(`difficulty ${String(before.difficulty)}`)
      for (const { kind, at } of before.conditions) if (at === before.hero.at) this.seen.add(`condition ${kind}`)
    }
    for (const event of toldSince(before, after)) this.#event(event, after)
  }

  answer(seat: string, key: string, before: State, after: State): void {
    const question = before.questions.find((one) => one.seat === seat)
    const [verb, name = ''] = key.split(' ')
    const ability = question?.about?.['ability']
    if (verb === 'reroll' && ability !== undefined) this.seen.add(`ability ${ability}`)
    if (verb === 'use') this.#used(before, name)
    for (const event of toldSince(before, after)) this.#event(event, after)
  }

  rest({ questions, result, missions }: State): void {
    for (const { seat, kind, moment } of questions) {
      this.seen.add(`question ${sideOf(seat)} ${kind}`)
      if (moment !== undefined) this.seen.add(`window ${moment}`)
    }
    if (result === null) return
    this.seen.add(`won by ${result.winner}`)
    if (result.winner === 'hero')
      this.seen.add(`mission ${missions.find(({ colour }) => colour === 'final')?.card ?? ''}`)
  }

  #used({ hero, pack }: State, name: string): void {
    const held = hero.items.find(({ card }) => card === name)
    const first = pack.items.find(({ ids }) => ids.includes(name))?.ids[0]
    if (held !== undefined && first !== undefined) this.seen.add(`item ${first}${held.component ? ' Upgraded' : ''}`)
    if (hero.companions.some(({ card }) => card === name)) this.seen.add(`companion ${name} used`)
  }

  #event(event: AloneEvent, state: State): void {
    switch (event.type) {
      case 'played':
        if (event.faceDown === true) this.seen.add('a Standard')
        else this.seen.add(`card ${event.card!}${event.dangerous ? ' Dangerous' : ''}`).add(`card ${event.card!}`)
        return
      case 'rolled':
        if (event.reason === 'courage') this.seen.add('ability courage')
        return
      case 'companion':
        if (event.what === 'joined') this.seen.add(`companion ${event.card}`)
        if (event.what === 'sacrificed') this.seen.add(`companion ${event.card} sacrificed`)
        return
      case 'mission':
        if (event.what === 'done')
          this.seen.add(`mission ${state.missions.find(({ colour }) => colour === event.colour)?.card ?? ''}`)
        return
      case 'nightmare':
        this.seen.add('Nightmare Mode')
        return
      default:
    }
  }
}
