// What another Map must answer as this one did: every Noise and Locate that the Hero was told, and what was Spawned where.
import type { State } from '../../electron/games/alone/state.ts'
import { type At, type Chart, distances, located, noises, onward, place, targets } from './chart.ts'
import type { Run } from './play.ts'

export interface Check {
  holds(chart: Chart): boolean
  /** How many answers would be true; 0 where nobody is told anything. */
  truths(chart: Chart): number
}

/** What stood in a run's answers as questions to another Map. `kept`: Creatures that stand there as they stood here. */
export function checks(run: Run, kept: ReadonlySet<string>, mine: Chart): readonly Check[] {
  const found = new Map<string, Check>()
  const told = (tag: string, truths: (c: Chart) => readonly string[], said: string): void =>
    void found.set(`${tag} ${said}`, { holds: (c) => truths(c).includes(said), truths: (c) => truths(c).length })
  const must = (tag: string, holds: (c: Chart) => boolean): void => void found.set(tag, { holds, truths: () => 0 })
  for (const [i, { key, question, before }] of run.shots.entries()) {
    const { memory } = question
    const hero = before.hero.at
    const spawned = spawnedBy(run, i)
    if (memory.kind === 'noise' && !memory.step.lie) {
      const { at, creature } = memory.step
      const { blocked } = before
      if (creature === null || !kept.has(creature)) continue
      told(`noise ${hero} ${at} ${blocked.join()}`, (c) => noises(c, hero, at, blocked), key.split(' ')[1]!)
    } else if (memory.kind === 'located' && !memory.step.lie) {
      const { target } = memory.step
      const creatures = before.creatures.filter((c) => c.kind === target).map((c) => c.at)
      const things = target === 'danger' ? before.dangers : creatures
      told(`located ${hero} ${target} ${things.join()}`, (c) => located(c, hero, targets(c, target) ?? things), key)
    } else if (key.startsWith('spawn ') && kept.has(spawned)) {
      const at = place(key.split(' ')[2]!)
      const least = distances(mine, hero, null)[at]!
      must(`spawn ${hero} ${at}`, (c) => isFar(distances(c, hero, null)[at]!, least))
    } else if (memory.kind === 'opening-creature' && kept.has(spawned)) {
      const at = place(key.split(' ')[1]!)
      const letters = missionRooms(before, mine)
      must(`opening ${at}`, (c) => nearRooms(c, letters).has(at))
    }
  }
  return [...found.values()]
}

/** Farther than any Creature must be Spawned. */
const FAR = 5
const isFar = (steps: number, least: number): boolean => steps === -1 || steps >= (least === -1 ? FAR : least)

const spawnedBy = (run: Run, i: number): string => {
  const { before } = run.shots[i]!
  const after = run.shots[i + 1]?.before ?? run.end
  return after.creatures.find((c) => !before.creatures.some((b) => b.id === c.id))?.id ?? ''
}

/** The letters of the Mission Rooms, by where they lie in this run. */
function missionRooms(s: State, mine: Chart): readonly string[] {
  const rooms = s.missions.map((m) => s.pack.missions.find((card) => card.card === m.card)?.room as string | undefined)
  return s.board.tile.flatMap((tile, at) => (tile !== null && rooms.includes(tile) ? [mine.room[at] ?? ''] : []))
}
function nearRooms(c: Chart, letters: readonly string[]): ReadonlySet<At> {
  const own = c.room.flatMap((letter, at) => (letter !== null && letters.includes(letter) ? [at] : []))
  return new Set(own.flatMap((at) => [at, ...[0, 1, 2, 3, 4].map((way) => onward(c, at, way, null))]))
}
