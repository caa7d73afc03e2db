// Looks at real games a second time with the slow Map: what the Hero sees, how far things are, where a Noise comes from, where Light goes.
import type { EvilView, HeroView } from '../../electron/contract/alone.ts'
import type { Step, StepOf } from '../../electron/games/alone/agenda.ts'
import { figure } from '../../electron/games/alone/figures.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { nameOf } from '../../electron/games/alone/map/grid.ts'
import { sectorHandle, type State } from '../../electron/games/alone/state.ts'
import { mapOf } from './players.ts'
import { LETTER, type SlowMap } from './slow-map.ts'
import { toldSince, type Watcher } from './stepwise.ts'

type Far = Map<string, Map<string, number>>
const LETTERS: Readonly<Record<string, string>> = {
  ...LETTER,
  room: 'IEHVDGLC',
  corridor: '┼├┤┬┴│─┌┐└┘',
  cross: '┼',
  tee: '├┤┬┴',
  straight: '│─',
  curve: '┌┐└┘',
}
const WAYS = ['n', 'e', 's', 'w']

/** A state as the referee's names tell it, with its slow Map. */
interface Look {
  readonly map: SlowMap
  readonly view: EvilView
  readonly hero: string
}
function look(s: State): Look {
  const view = alone.view(s, 'evil-1') as EvilView
  return { map: mapOf(view), view, hero: view.at! }
}

export class SecondLook implements Watcher {
  readonly faults: string[] = []
  /** How often each kind of thing was compared. */
  readonly compared: Record<string, number> = {}
  /** Creatures that have moved into their Sector this Turn. */
  readonly #moved = new Set<string>()
  readonly #far = new Map<string, Far>()
  #labyrinth: HeroView['labyrinth'] | undefined

  step(step: Step, before: State, after: State): void {
    for (const event of toldSince(before, after))
      if (event.type === 'moved' && event.who !== 'hero') this.#moved.add(event.who)
    switch (step.do) {
      case 'new-turn':
        return this.#moved.clear()
      case 'look':
        return this.#litUp(before, after)
      case 'explore':
        return this.#explored(step, before, after)
      case 'repair':
        return this.#lamp(step, before, after)
      case 'lights-off':
        return this.#lightsOff(before, after)
      case 'round-end':
        if (step.stage === 2) this.#cleanup(before, after)
        return
      default:
    }
  }

  answer(_seat: string, key: string, before: State, after: State): void {
    const [, standing] = /^move (\S+) 0$/.exec(key) ?? []
    if (standing !== undefined) this.#moved.add(standing)
    for (const event of toldSince(before, after))
      if (event.type === 'moved' && event.who !== 'hero') this.#moved.add(event.who)
  }

  rest(s: State): void {
    if (s.phase !== 'play') return
    this.#sight(s)
    for (const { keys, memory } of s.questions) {
      if (memory.kind === 'noise' && !memory.step.lie) this.#noise(s, nameOf(memory.step.at), keys)
      if (memory.kind === 'located' && !memory.step.lie) this.#located(s, memory.step.target, keys)
      if (memory.kind === 'standard') this.#spawning(s, keys, 0)
      if (memory.kind === 'spawn' && memory.step.where === undefined) this.#spawning(s, keys, memory.step.nearer)
    }
  }

  #same(what: string, fast: readonly string[], slow: readonly string[]): void {
    this.compared[what] = (this.compared[what] ?? 0) + 1
    const [is, must] = [fast.toSorted().join(' '), slow.toSorted().join(' ')]
    if (is !== must) this.faults.push(`${what}: ${is}, not ${must}`)
  }

  /** Every length, reckoned once for each Map and each set of Blocked Doors. */
  #lengths({ map, view }: Look, blocked: readonly string[]): Far {
    const name = JSON.stringify([view.levels, blocked])
    const known = this.#far.get(name)
    if (known !== undefined) return known
    const made = map.lengths(blocked)
    this.#far.set(name, made)
    return made
  }

  #sight(s: State): void {
    const { labyrinth } = alone.view(s, 'hero') as HeroView
    if (labyrinth === this.#labyrinth) return // the same view as before is the same object
    this.#labyrinth = labyrinth
    const { map, view, hero } = look(s)
    const named = new Map(s.labyrinth.map((seen) => [sectorHandle(seen.handle), nameOf(seen.at)]))
    const shown = labyrinth.filter((sector) => sector.inSight).map((sector) => named.get(sector.id) ?? sector.id)
    this.#same('sight', shown, map.seen(hero, view.revealed, view.blocked))
    for (const sector of labyrinth) {
      const name = named.get(sector.id) ?? sector.id
      const opens = WAYS.filter((way) => map.opens(name, way))
      const doors = WAYS.filter((way) => map.isDoor(name, way))
      const shut = doors.filter((way) => map.isBlocked(name, way, view.blocked))
      this.#same(
        'a Sector in view',
        [...sector.open, ...sector.doors.map(({ dir, blocked }) => `${dir} ${String(blocked)}`), `${sector.lit}`],
        [...opens, ...doors.map((way) => `${way} ${shut.includes(way)}`), `${view.lights.includes(name)}`],
      )
    }
  }

  #noise(s: State, from: string, keys: readonly string[]): void {
    const now = look(s)
    const truths = (): readonly string[] => {
      if (from[0] !== now.hero[0]) return ['other']
      if (from === now.hero) return ['here']
      const ways = now.map.begins(now.hero, from, now.view.blocked, this.#lengths(now, now.view.blocked))
      return ways.length === 0 ? ['sealed'] : ways
    }
    this.#same(
      'noise',
      keys,
      truths().map((truth) => `say ${truth}`),
    )
  }

  /** Of all that is so called, the nearest; where two are, on whichever Level. */
  #located(s: State, target: string, keys: readonly string[]): void {
    const now = look(s)
    const far = this.#lengths(now, []).get(now.hero)!
    const reached = this.#targets(now, target).filter((name) => far.has(name))
    const least = Math.min(...reached.map((name) => far.get(name)!))
    const near = reached.filter((name) => far.get(name) === least)
    const truths = near.map((name) => `say ${least} ${name[0] === now.hero[0] ? 'same' : 'other'}`)
    this.#same('distance', keys, truths.length === 0 ? ['say none'] : [...new Set(truths)])
  }
  #targets({ map, view }: Look, target: string): readonly string[] {
    const letters = LETTERS[target]
    if (letters !== undefined) return map.names.filter((name) => letters.includes(map.chars.get(name)!))
    switch (target) {
      case 'door':
        return map.names.filter((name) => WAYS.some((way) => map.isDoor(name, way)))
      case 'stairs':
        return [...map.stairs.keys()]
      case 'red-stairs':
      case 'blue-stairs':
        return map.names.filter((name) => map.stairs.get(name) === target[0])
      case 'lcu':
        return view.lcus
      case 'danger':
        return view.dangers
      default:
        return view.creatures.filter(({ kind }) => kind === target).map(({ at }) => at)
    }
  }

  /** A Creature is Spawned no nearer than its kind may be, Blocked Doors counting as open, on a Level that has room. */
  #spawning(s: State, keys: readonly string[], nearer: number): void {
    const now = look(s)
    const far = this.#lengths(now, []).get(now.hero)!
    const offered = keys.filter((key) => key.startsWith('spawn ')).map((key) => key.split(' '))
    const most = figure(s, 'creatures-per-level', s.pack.limits.creaturesPerLevel)
    const hasRoom = (level: string): boolean => now.view.creatures.filter(({ at }) => at[0] === level).length < most
    const places = now.map.names.filter((name) => hasRoom(name[0]!))
    for (const kind of new Set(offered.map(([, one]) => one!))) {
      const table = s.pack.creatures[kind as keyof typeof s.pack.creatures]
      const least = (s.round.nightmare ? table.nightmare : table.regular).spawn - nearer
      this.#same(
        'spawning',
        offered.filter(([, one]) => one === kind).map(([, , sector]) => sector!),
        places.filter((name) => (far.get(name) ?? Infinity) >= least),
      )
    }
  }

  /** The Sectors that a step has sent to be Revealed. */
  #toReveal = (before: State, after: State): readonly string[] =>
    after.agenda.slice(before.agenda.length).flatMap((step) => (step.do === 'reveal' ? step.sectors.map(nameOf) : []))

  #litUp(before: State, after: State): void {
    const { map, view, hero } = look(before)
    this.#same('lit up', this.#toReveal(before, after), map.litUp(hero, view.revealed, view.lights, view.blocked))
  }

  #explored(step: StepOf<'explore'>, before: State, after: State): void {
    const { map, view, hero } = look(before)
    const line = map.explored(hero, step.way, view.blocked, figure(before, 'explore-range', step.range))
    this.#same(
      'explored',
      this.#toReveal(before, after),
      line.filter((name) => !view.revealed.includes(name)),
    )
  }

  #lamp(step: StepOf<'repair'>, before: State, after: State): void {
    const { map, view, hero } = look(before)
    const line = map.lamp(hero, step.dir, view.blocked, figure(before, 'lamp-range', step.range))
    this.#same('lamp', look(after).view.lights, [...new Set([...view.lights, ...line])])
  }

  /** Lights go off where a Creature came to stand this Turn, never in the Hero's Sector. */
  #lightsOff(before: State, after: State): void {
    const { view, hero } = look(before)
    const visited = view.creatures.filter(({ id }) => this.#moved.has(id)).map(({ at }) => at)
    const left = view.lights.filter((name) => name === hero || !visited.includes(name))
    this.#same('lights off', look(after).view.lights, left)
  }

  /** The Hero's Sector stays, each beside it, and each lit one that he sees. */
  #cleanup(before: State, after: State): void {
    const { map, view, hero } = look(before)
    const far = this.#lengths(look(before), view.blocked).get(hero)!
    const seen = map.seen(hero, view.revealed, view.blocked)
    const stays = view.revealed.filter(
      (name) => (far.get(name) ?? Infinity) <= 1 || (view.lights.includes(name) && seen.includes(name)),
    )
    this.#same('cleanup', look(after).view.revealed, stays)
  }
}
