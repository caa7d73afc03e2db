// What is kept of a game between players of the computer: who won how, after how long, with which cards on the table. Public facts alone.
import type { Difficulty, HeroView, MissionView } from '../../../contract/alone.ts'
import type { OutLine } from '../../../contract/wire.ts'

export interface Told {
  readonly winner: 'hero' | 'evil' | null
  readonly why: string | null
  /** Begun, the last one too. */
  readonly rounds: number
  readonly turns: number
  readonly nightmare: boolean
  readonly difficulty: Difficulty | null
  readonly character: string | null
  readonly decks: readonly string[]
  readonly missions: readonly Pick<MissionView, 'colour' | 'card' | 'done'>[]
  readonly life: number
  readonly selfControl: number
}

/** Listens beside the Hero. */
export class Witness {
  #view: HeroView | undefined
  #turns = 0
  #rounds = 1

  hear(line: OutLine): void {
    if (!('view' in line)) return
    const last = this.#view?.turn?.number ?? 0
    this.#view = line.view as HeroView
    const now = this.#view.turn?.number ?? 0
    if (now < last) this.#rounds += 1
    if (now !== last) this.#turns += 1
  }
  told(): Told {
    const view = this.#view
    return {
      winner: view?.result?.winner ?? null,
      why: view?.result?.why ?? null,
      rounds: this.#rounds,
      turns: this.#turns,
      nightmare: view?.round?.nightmare ?? false,
      difficulty: view?.difficulty ?? null,
      character: view?.hero?.character ?? null,
      decks: view?.evil.decks ?? [],
      missions: view?.missions.map(({ colour, card, done }) => ({ colour, card, done })) ?? [],
      life: view?.hero?.life ?? 0,
      selfControl: view?.hero?.selfControl ?? 0,
    }
  }
}
