// What is kept of a game between players of the computer: who won how, after how long, and what was drawn and played meanwhile.
import type { AloneEvent, Catalogue, Difficulty, EvilView, HeroView, MissionView } from '../../../contract/alone.ts'
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
  /** By what the game is counted: kind, name, and for what can be done whether it was. */
  readonly parts: readonly (readonly [kind: string, name: string, done?: boolean])[]
  /** Games that differ in this are not compared by what was drawn in them. */
  readonly like: string
  /** What could be drawn, by kind and name: the Rounds in which it was first held and first used, 0 for never. */
  readonly things: Readonly<Record<string, Readonly<Record<string, readonly [held: number, used: number]>>>>
}

/** Listens beside every seat. */
export class Witness {
  #view: HeroView | undefined
  #catalogue: Catalogue | undefined
  #turns = 0
  #rounds = 1
  readonly #held = new Map<string, number>()
  readonly #used = new Map<string, number>()
  #charges = new Map<string, number>()

  hear(line: OutLine): void {
    if ('catalogue' in line) this.#catalogue = line.catalogue as Catalogue
    if (!('view' in line)) return
    if (line.to === 'hero')
      this.#hearHero(line.view as HeroView, ('events' in line ? line.events : []) as readonly AloneEvent[])
    else for (const card of (line.view as EvilView).hand ?? []) this.#note(this.#held, card)
  }

  #hearHero(view: HeroView, events: readonly AloneEvent[]): void {
    const last = this.#view?.turn?.number ?? 0
    const now = view.turn?.number ?? 0
    // What is told in a line happened before its Turn.
    for (const event of events) this.#hearEvent(event)
    this.#view = view
    if (now < last) this.#rounds += 1
    if (now !== last) this.#turns += 1
    for (const { card } of view.hero?.items ?? []) this.#note(this.#held, card)
    this.#charges = new Map(view.hero?.items.map(({ card, charges }) => [card, charges]))
  }
  #hearEvent(event: AloneEvent): void {
    if (event.type === 'played' && event.card !== null) this.#note(this.#used, event.card)
    if (event.type === 'charged' && event.charges < (this.#charges.get(event.card) ?? 0))
      this.#note(this.#used, event.card)
  }
  #note(rounds: Map<string, number>, name: string): void {
    if (!rounds.has(name)) rounds.set(name, this.#rounds)
  }

  told(): Told {
    const view = this.#view
    const decks = view?.evil.decks ?? []
    const missions = view?.missions.map(({ colour, card, done }) => ({ colour, card, done })) ?? []
    const [difficulty, character] = [view?.difficulty ?? null, view?.hero?.character ?? null]
    const nightmare = view?.round?.nightmare ?? false
    const players = view?.evil.players ?? 0
    return {
      winner: view?.result?.winner ?? null,
      why: view?.result?.why ?? null,
      rounds: this.#rounds,
      turns: this.#turns,
      nightmare,
      difficulty,
      character,
      decks,
      missions,
      life: view?.hero?.life ?? 0,
      selfControl: view?.hero?.selfControl ?? 0,
      parts: [
        ['difficulty', difficulty ?? '?'],
        ['players of Evil', String(players)],
        ['decks', decks.toSorted().join(' + ')],
        ['character', character ?? '?'],
        ...missions.map(({ colour, card, done }) => [`${colour} mission`, card, done] as const),
        ['nightmare mode', nightmare ? 'reached' : 'not reached'],
      ],
      like: `${difficulty ?? '?'} ${players}`,
      things: this.#things(decks),
    }
  }
  #things(decks: readonly string[]): Told['things'] {
    const of = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, [this.#held.get(name) ?? 0, this.#used.get(name) ?? 0] as const]))
    const { cards = [], items = [] } = this.#catalogue ?? {}
    return {
      card: of(cards.filter(({ deck }) => decks.includes(deck)).map(({ card }) => card)),
      item: of(items.map(({ card }) => card)),
    }
  }
}
