// The fast Map against the slow one, on random Levels, Revealed Sectors, Lights and Blocked Doors.
import { describe, expect, it } from 'vitest'
import { assemble, type Board, isSector } from '../../electron/games/alone/map/board.ts'
import { adjacent, distances, firstSteps, neighbours } from '../../electron/games/alone/map/distance.ts'
import { atOf, DIRS, nameOf, sideFrom } from '../../electron/games/alone/map/grid.ts'
import { isFault, parse, turn, write } from '../../electron/games/alone/map/sheet.ts'
import { exploreLine, inSight, lampLine, litInLine } from '../../electron/games/alone/map/sight.ts'
import { WAYS } from '../../electron/games/alone/map/ways.ts'
import { type Random, random, randomLevel, some } from '../helpers/random-map.ts'
import { isWrong, SlowMap } from '../helpers/slow-map.ts'

interface Pair {
  readonly fast: Board
  readonly slow: SlowMap
  readonly doors: readonly string[]
}

function pair(chance: Random): Pair {
  const [upper, lower] = [randomLevel(chance), randomLevel(chance)]
  const fast = assemble({ upper, lower }, [])
  if (isFault(fast)) throw new Error(`${fast.path}: ${fast.fault}\n${[...upper, ...lower].join('\n')}`)
  const slow = new SlowMap(upper, lower)
  const doors = slow.names.flatMap((name) => DIRS.filter((dir) => slow.isDoor(name, dir)).map((dir) => name + dir))
  return { fast, slow, doors }
}

const at = (name: string): number => atOf(name)!
const names = (places: readonly number[]): string[] => places.map(nameOf)
const seeds = (count: number, from: number): number[] => Array.from({ length: count }, (_, index) => from + index)

/** Blocked Doors, named now from one Sector and now from the other. */
const blockedOf = (chance: Random, doors: readonly string[]): string[] => some(chance, doors, chance(3) * 12)

/** What both say, question by question, so that a difference shows where it is. */
interface Answers {
  readonly fast: string[]
  readonly slow: string[]
}
const answers = (): Answers => ({ fast: [], slow: [] })
function say({ fast, slow }: Answers, question: string, quick: readonly string[], plain: readonly string[]): void {
  fast.push(`${question}: ${quick.join(' ')}`)
  slow.push(`${question}: ${plain.join(' ')}`)
}

describe('distance', () => {
  it.each(seeds(40, 1))('seed %i', (seed) => {
    const chance = random(seed)
    const { fast, slow, doors } = pair(chance)
    const both = answers()
    for (const blocked of [null, blockedOf(chance, doors)]) {
      const far = slow.lengths(blocked ?? [])
      const shut = blocked?.map((name) => sideFrom(name)!) ?? null
      for (const from of slow.names) {
        const lengths = distances(fast, at(from), shut)
        const told = (to: string): string => String(far.get(from)!.get(to) ?? -1)
        const near = slow.names.filter((to) => told(to) === '1')
        const to = slow.names[chance(slow.names.length)]!
        say(
          both,
          `from ${from}`,
          slow.names.map((name) => String(lengths[at(name)])),
          slow.names.map(told),
        )
        say(both, `beside ${from}`, names(neighbours(fast, at(from), shut)).sort(), near.sort())
        say(both, `${from}, ${to} adjacent`, [`${adjacent(fast, at(from), at(to), shut)}`], [`${near.includes(to)}`])
        say(
          both,
          `${from} to ${to}`,
          firstSteps(fast, at(from), at(to), shut),
          slow.begins(from, to, blocked ?? [], far),
        )
      }
    }
    expect(both.fast).toEqual(both.slow)
  })
})

describe('lines', () => {
  it.each(seeds(120, 1000))('seed %i', (seed) => {
    const chance = random(seed)
    const { fast, slow, doors } = pair(chance)
    const revealed = some(chance, slow.names, 40 + chance(60))
    const lit = some(chance, slow.names, 30 + chance(60))
    const blocked = blockedOf(chance, doors)
    const shut = blocked.map((name) => sideFrom(name)!)
    const both = answers()
    for (const hero of some(chance, slow.names, 50)) {
      const known = [hero, ...revealed]
      const isKnown = (place: number): boolean => known.includes(nameOf(place))
      const isLit = (place: number): boolean => lit.includes(nameOf(place))
      const seen = names(inSight(fast, at(hero), isKnown, shut))
      const revealing = litInLine(fast, at(hero), isKnown, isLit, shut)
      say(both, `sight from ${hero}`, seen.sort(), slow.seen(hero, known, blocked).sort())
      say(both, `light from ${hero}`, names(revealing), slow.litUp(hero, known, lit, blocked))
      for (const way of WAYS) {
        const explored = exploreLine(fast, at(hero), way, shut)
        say(both, `${way} of ${hero}`, names(explored), slow.explored(hero, way, blocked))
      }
      for (const dir of DIRS) {
        const lamp = lampLine(fast, at(hero), dir, shut)
        say(both, `lamp ${dir} of ${hero}`, names(lamp), slow.lamp(hero, dir, blocked))
      }
    }
    expect(both.fast).toEqual(both.slow)
  })
})

describe('sheets', () => {
  it.each(seeds(40, 5000))('seed %i is read, written and turned', (seed) => {
    const chance = random(seed)
    const { fast, slow } = pair(chance)
    const both = answers()
    const waysOf = (mask: number): string[] => DIRS.filter((_, index) => mask & (1 << index))
    for (const name of Array.from({ length: 48 }, (_, place) => nameOf(place))) {
      say(both, `${name} is there`, [`${isSector(fast, at(name))}`], [`${slow.chars.has(name)}`])
      say(
        both,
        `${name} opens`,
        waysOf(fast.open[at(name)]!),
        DIRS.filter((dir) => slow.opens(name, dir)),
      )
      say(
        both,
        `${name} has Doors`,
        waysOf(fast.door[at(name)]!),
        DIRS.filter((dir) => slow.isDoor(name, dir)),
      )
    }
    expect(both.fast).toEqual(both.slow)
    for (const level of [write(fast, 0), write(fast, 1)]) {
      expect([isWrong(level), isWrong(turn(level))]).toEqual([false, false])
      expect(turn(turn(level))).toEqual(level)
    }
  })
  it.each(seeds(120, 9000))('seed %i with one character changed is refused when it is wrong', (seed) => {
    const chance = random(seed)
    const lines = randomLevel(chance)
    const [row, column] = [chance(6), chance(6)]
    const pool = column === 0 || column === 5 ? ' rb' : '┼├┤┬┴│─┌┐└┘□·'
    const char = pool[chance(pool.length)]!
    const changed = lines.with(row, `${lines[row]!.slice(0, column)}${char}${lines[row]!.slice(column + 1)}`)
    expect(isFault(parse(changed, 'upper')), changed.join('\n')).toBe(isWrong(changed))
  })
})
