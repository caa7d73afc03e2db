// How much Creatures and Danger, standing where they do, are likely to take from the Hero: what Evil weighs everything else by.
import type { Catalogue, EvilView, Sector } from '../../../contract/alone.ts'
import { distances, isBlocked, mapOf, type Plot, routeOf } from './map.ts'
import { attackOf, figuresOf } from './odds.ts'

/** A Creature somewhere, as it is or as it may come to be. */
export interface Foe {
  readonly kind: string
  readonly at: Sector
  readonly revealed: boolean
  readonly wounded: boolean
}

/** What each step from the Hero takes of a threat. */
const FADING = 0.52
/** A Creature on his way is met sooner. */
const ON_HIS_WAY = 1.3
/** Where he stands it attacks at once, and once more if he stays. */
const HERE = 1.5

/** The ground as Evil weighs it in one moment. */
export class Threat {
  readonly view: EvilView
  readonly catalogue: Catalogue | undefined
  readonly plot: Plot
  /** Steps from the Hero, with Doors as they are, and with all of them open. */
  readonly far: ReadonlyMap<Sector, number>
  readonly open: ReadonlyMap<Sector, number>
  /** Sectors that he is likely to walk through next, the nearest first. */
  readonly way: readonly Sector[]

  constructor(view: EvilView, catalogue: Catalogue | undefined) {
    this.view = view
    this.catalogue = catalogue
    this.plot = mapOf(view.levels)
    const at = view.at ?? ''
    this.far = distances(this.plot, at, view.blocked)
    this.open = view.blocked.length === 0 ? this.far : distances(this.plot, at, [])
    this.way = this.#likelyWay(at)
  }

  /** What a Creature of the kind takes when it comes upon the Hero there. */
  blow(kind: string, at: Sector, isNew: boolean): number {
    const figures = figuresOf(this.catalogue, kind, this.view.round?.nightmare ?? false)
    const attack = attackOf(figures, this.view.lights.includes(at), this.view.dangers.includes(at))
    return attack + (isNew ? figures.scare : 0)
  }

  of({ kind, at, revealed, wounded }: Foe): number {
    const steps = this.far.get(at) ?? 12
    // What he is attacked with stands where he stands; what comes is weighed by where it will meet him.
    const here = this.view.at ?? at
    const blow = this.blow(kind, here, !revealed && steps > 0) * (wounded ? 0.85 : 1)
    if (steps === 0) return HERE * blow
    return blow * FADING ** steps * (this.way.includes(at) ? ON_HIS_WAY : 1)
  }

  /** What a step to there changes. */
  gain(foe: Foe, to: Sector): number {
    return this.#after(foe, to) - this.of(foe)
  }

  /** What a Creature is worth once it has moved there: on the Hero a scare, and the attack of this Turn. */
  #after(foe: Foe, to: Sector): number {
    if (to === this.view.at && foe.at !== to) return this.blow(foe.kind, to, !foe.revealed) + 0.4
    return this.of(this.moved(foe, to))
  }
  /** A Creature that was seen on its way does not scare. */
  protected moved(foe: Foe, to: Sector): Foe {
    const isSeen = this.view.revealed.includes(to) && to !== this.view.at
    return { ...foe, at: to, revealed: foe.revealed || isSeen }
  }

  /** The same for its last step of several. */
  protected gainVia(foe: Foe, from: Foe, to: Sector): number {
    return this.#after(from, to) - this.of(foe)
  }

  /** The best that a Creature can come to in so many steps: by how much, and where. */
  reach(foe: Foe, steps: number): { readonly gain: number; readonly to: Sector } {
    let edge = [foe]
    let most = { gain: 0, to: foe.at }
    const seen = new Set([foe.at])
    for (let step = 0; step < steps && edge.length > 0; step += 1) {
      const next: Foe[] = []
      for (const from of edge)
        for (const [way, to] of this.plot.get(from.at)?.ways ?? []) {
          if (seen.has(to) || isBlocked(this.plot, from.at, way, this.view.blocked)) continue
          seen.add(to)
          next.push(this.moved(from, to))
          const gain = this.gainVia(foe, from, to)
          if (gain > most.gain) most = { gain, to }
        }
      edge = next
    }
    return most
  }

  /** The best Spawn of some kinds, which may be so much nearer than theirs. */
  spawn(kinds: readonly string[], nearer = 0): number {
    return this.bestOf(kinds.flatMap((kind) => this.#spawns(kind, nearer)))
  }
  protected bestOf(spawns: readonly (readonly [kind: string, at: Sector])[]): number {
    return Math.max(0, ...spawns.map(([kind, at]) => this.spawned(kind, at)))
  }
  spawned(kind: string, at: Sector): number {
    return this.of({ kind, at, revealed: this.view.revealed.includes(at), wounded: false })
  }

  /** A Danger token there: the likelier he is there soon, the more. */
  danger(at: Sector): number {
    if (this.view.dangers.includes(at)) return 0
    if (at === this.view.at) return 1
    const step = this.way.indexOf(at)
    const room = this.plot.get(at)?.room
    const isGoal = this.view.missions.some((mission) => !mission.done && mission.room === room && room !== null)
    return (step >= 0 ? 0.9 - 0.06 * step : 0.3 * FADING ** (this.open.get(at) ?? 12)) + (isGoal ? 0.5 : 0)
  }

  /** Kinds that are not Bosses and of which a token is left. */
  get kinds(): readonly string[] {
    return Object.entries(this.catalogue?.creatures ?? {}).flatMap(([kind, { ability, tokens }]) =>
      ability !== null && this.view.creatures.filter((each) => each.kind === kind).length < tokens ? [kind] : [],
    )
  }

  #spawns(kind: string, nearer: number): readonly (readonly [kind: string, at: Sector])[] {
    if (!this.kinds.includes(kind)) return []
    const least = figuresOf(this.catalogue, kind, this.view.round?.nightmare ?? false).spawn - nearer
    const most = this.catalogue?.limits.creaturesPerLevel ?? 4
    const full = ['U', 'L'].filter(
      (level) => this.view.creatures.filter(({ at }) => at.startsWith(level)).length >= most,
    )
    const found: (readonly [string, Sector])[] = []
    for (const [at, steps] of this.open)
      if (steps >= Math.max(0, least) && steps <= least + 1 && !full.includes(at.charAt(0))) found.push([kind, at])
    return found
  }

  #likelyWay(at: Sector): readonly Sector[] {
    return this.routes(at)[0] ?? []
  }
  /** The ways to where he has work, the shortest first. */
  protected routes(at: Sector): readonly (readonly Sector[])[] {
    const { missions } = this.view
    const open = missions.filter(({ triggered, done, colour }) => triggered && !done && colour !== 'final')
    const final = missions.filter(({ triggered, colour }) => triggered && colour === 'final')
    const rooms = new Set((final.length > 0 ? final : open).map(({ room }) => room))
    const goals = [...this.plot.values()].filter(({ room }) => room !== null && rooms.has(room))
    return goals
      .toSorted((a, b) => (this.open.get(a.at) ?? 99) - (this.open.get(b.at) ?? 99))
      .map((goal) => routeOf(this.plot, at, goal.at))
  }
}
