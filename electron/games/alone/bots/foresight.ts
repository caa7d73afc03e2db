// How much Evil takes from the Hero in the Turns to come, found by playing them out many times on Evil's own Map: he walks, searches and fights
// as Heroes do, Evil sends after him what is near. Monte-Carlo with futures that are the same for all that is compared, so that a difference
// is the difference of what is done now. The true future is never looked at: dice, routes and cards are thrown anew in each.
import type { Catalogue, CreatureFigures, EvilView, Sector } from '../../../contract/alone.ts'
import { distances } from './map.ts'
import { atLeast, attackOf, evilHit, figuresOf, heroHit } from './odds.ts'
import { type Foe, Threat } from './threat.ts'

/** Futures for each thing that is weighed, and Turns of each: the bound of a search. */
const FUTURES = 16
const TURNS = 3
/** Few futures tell little apart: what they say is taken together with what the able Evil weighs, half and half. */
const SHARE = 0.5
/** What a Turn later is worth of one now: less is known of it. */
const LATER = 0.9
/** How a Hero spends his Turns, and how far a card brings a Creature, as games between able players have it. */
const HABITS = { fights: 0.6, walks: 0.62, explores: 0.2, nearest: 0.7, quick: 0.35 }
/** Farther away a Creature is not sent after him; another is Spawned. */
const SENT = 4
/** Creatures farther away are weighed as they stand. */
const NEAR = 6
/** Places of a Spawn that are played out, the likeliest first. */
const SPAWNS = 4

interface Figure extends Foe {
  at: Sector
  revealed: boolean
  wounded: boolean
}

/** A threat that is weighed by what comes of it. */
export class Foresight extends Threat {
  readonly #seed: number
  readonly #routes: readonly (readonly Sector[])[]
  readonly #cards: number
  readonly #worth = new Map<string, number>()
  readonly #figures = new Map<string, CreatureFigures>()
  readonly lights: ReadonlySet<Sector>
  readonly dangers: ReadonlySet<Sector>
  #now: number | undefined

  /** `seed`: whose futures are thrown; the same for all that one question compares. */
  constructor(view: EvilView, catalogue: Catalogue | undefined, seed: number) {
    super(view, catalogue)
    this.#seed = seed
    this.lights = new Set(view.lights)
    this.dangers = new Set(view.dangers)
    this.#routes = this.routes(view.at ?? '')
    const turnsLeft = 9 - (view.turn?.number ?? 1)
    this.#cards = Math.min(0.95, (view.hand?.length ?? 6) / Math.max(1, turnsLeft))
  }

  override gain(foe: Foe, to: Sector): number {
    return this.gainVia(foe, foe, to)
  }
  protected override gainVia(foe: Foe, from: Foe, to: Sector): number {
    if ((this.open.get(foe.at) ?? 99) > NEAR) return super.gainVia(foe, from, to)
    const isNew = to === this.view.at && !from.revealed && foe.at !== to
    const foreseen = this.#weigh(`${foe.kind} ${foe.at} ${to} ${from.revealed} ${foe.wounded}`, () => {
      const { view } = this
      const at = view.creatures.findIndex(
        ({ kind, at, wounded }) => kind === foe.kind && at === foe.at && wounded === foe.wounded,
      )
      const after: Foe = {
        ...this.moved(from, to),
        revealed: from.revealed || view.revealed.includes(to) || to === view.at,
      }
      const scare = isNew ? this.figures(foe.kind).scare : 0
      return scare + this.#play(at < 0 ? [...view.creatures, after] : view.creatures.with(at, { ...after, id: '' }))
    })
    return SHARE * foreseen + (1 - SHARE) * super.gainVia(foe, from, to)
  }

  override spawned(kind: string, at: Sector): number {
    const foreseen = this.#weigh(`${kind} ${at}`, () =>
      this.#play([...this.view.creatures, { kind, at, revealed: this.view.revealed.includes(at), wounded: false }]),
    )
    return SHARE * foreseen + (1 - SHARE) * super.spawned(kind, at)
  }

  #weigh(key: string, play: () => number): number {
    const known = this.#worth.get(key)
    if (known !== undefined) return known
    this.#now ??= this.#play(this.view.creatures)
    const worth = play() - this.#now
    this.#worth.set(key, worth)
    return worth
  }

  /** Figures now, read once. */
  figures(kind: string): CreatureFigures {
    const figures = this.#figures.get(kind) ?? figuresOf(this.catalogue, kind, this.view.round?.nightmare ?? false)
    this.#figures.set(kind, figures)
    return figures
  }

  /** The best Spawn: only what seems best is played out. */
  protected override bestOf(spawns: readonly (readonly [kind: string, at: Sector])[]): number {
    const likely = spawns
      .map(([kind, at]) => ({ kind, at, worth: super.spawned(kind, at) }))
      .toSorted((a, b) => b.worth - a.worth)
    return Math.max(0, ...likely.slice(0, SPAWNS).map(({ kind, at }) => this.spawned(kind, at)))
  }

  /** What is taken on average over all futures. */
  #play(creatures: readonly Foe[]): number {
    let sum = 0
    for (let n = 0; n < FUTURES; n++)
      sum += new Future(this, creatures, this.#routes, this.#cards, this.#seed + n).taken()
    return sum / FUTURES
  }
}

/** One future, from Evil's cards of this Turn on. */
class Future {
  readonly #threat: Foresight
  readonly #cards: number
  readonly #route: readonly Sector[]
  readonly #next: () => number
  #creatures: Figure[]
  #at: Sector
  #step = 0

  constructor(
    threat: Foresight,
    creatures: readonly Foe[],
    routes: readonly (readonly Sector[])[],
    cards: number,
    seed: number,
  ) {
    this.#threat = threat
    this.#cards = cards
    this.#next = numbers(seed)
    this.#creatures = creatures.map((each) => ({ ...each }))
    this.#at = threat.view.at ?? ''
    this.#route = routes[this.#next() < HABITS.nearest ? 0 : 1] ?? routes[0] ?? []
  }

  taken(): number {
    let weight = 1
    let sum = this.#attacks()
    for (let turn = 0; turn < TURNS; turn++) {
      weight *= LATER
      // All chances of a Turn are thrown whether they are used or not: what differs now must not change what is thrown later.
      const [act, luck, search] = [this.#next(), this.#next(), this.#next()]
      const [card, quick, kind] = [this.#next(), this.#next(), this.#next()]
      sum += weight * this.#hero(act, luck, search)
      if (card < this.#cards) sum += weight * this.#evil(quick, kind)
      sum += weight * this.#attacks()
    }
    return sum
  }

  #figures(kind: string): CreatureFigures {
    return this.#threat.figures(kind)
  }
  get #isLit(): boolean {
    return this.#threat.lights.has(this.#at)
  }
  get #isDanger(): boolean {
    return this.#threat.dangers.has(this.#at)
  }
  #attacks(): number {
    let sum = 0
    for (const { at, kind } of this.#creatures)
      if (at === this.#at) sum += attackOf(this.#figures(kind), this.#isLit, this.#isDanger)
    return sum
  }

  /** The Hero's Turn, and what it costs him. */
  #hero(act: number, luck: number, search: number): number {
    const here = this.#creatures.filter(({ at }) => at === this.#at)
    const foe = here[0]
    if (foe !== undefined && act < HABITS.fights) {
      this.#fight(foe, luck)
      return 0
    }
    const next = this.#route[this.#step]
    if (next === undefined) return 0
    if (foe === undefined && act > HABITS.walks) {
      if (search < HABITS.explores) this.#see([next])
      return 0
    }
    const struck = Math.max(0, here.length - (this.#isLit ? 1 : 0)) * evilHit(this.#isDanger)
    this.#step += 1
    this.#at = next
    const unseen = this.#creatures.filter(({ at, revealed }) => at === next && !revealed)
    this.#see([next])
    return struck + unseen.reduce((sum, { kind }) => sum + this.#figures(kind).scare, 0)
  }
  #see(sectors: readonly Sector[]): void {
    for (const each of this.#creatures) if (sectors.includes(each.at)) each.revealed = true
  }
  #fight(foe: Figure, luck: number): void {
    const { wound, kill } = this.#figures(foe.kind)
    const hit = heroHit(this.#isLit)
    const dead = foe.wounded ? atLeast(kill, 3, hit) : atLeast(wound + kill, 3, hit)
    if (luck < dead) this.#creatures = this.#creatures.filter((each) => each !== foe)
    else if (luck < atLeast(wound, 3, hit)) foe.wounded = true
  }

  /** Evil's card: what is nearest comes nearer, or another one is Spawned. */
  #evil(quick: number, kind: number): number {
    const far = distances(this.#threat.plot, this.#at, [])
    let [least, foe]: [number, Figure | undefined] = [SENT + 1, undefined]
    for (const each of this.#creatures) {
      const steps = far.get(each.at) ?? 99
      // What he has not seen is sent before what he has.
      const rank = steps + (each.revealed ? 0.5 : 0)
      if (steps > 0 && rank < least) [least, foe] = [rank, each]
    }
    if (foe === undefined) return this.#spawn(kind, far)
    for (let step = quick < HABITS.quick ? 2 : 1; step > 0 && foe.at !== this.#at; step--) {
      const d = far.get(foe.at) ?? 0
      for (const to of this.#threat.plot.get(foe.at)?.ways.values() ?? [])
        if (far.get(to) === d - 1) {
          foe.at = to
          break
        }
    }
    if (foe.at !== this.#at) return 0
    const scare = foe.revealed ? 0 : this.#figures(foe.kind).scare
    foe.revealed = true
    return scare
  }
  #spawn(chance: number, far: ReadonlyMap<Sector, number>): number {
    const { kinds } = this.#threat
    const kind = kinds[Math.floor(chance * kinds.length)]
    if (kind === undefined || this.#creatures.length >= 8) return 0
    const least = this.#figures(kind).spawn
    for (const [at, steps] of far)
      if (steps >= least) {
        this.#creatures.push({ kind, at, revealed: false, wounded: false })
        return 0
      }
    return 0
  }
}

/** Numbers from 0 to below 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
