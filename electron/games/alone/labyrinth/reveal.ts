// Decides what is Revealed, with which handles, and which lit Sectors come into Line of Sight.
import { ask } from '../questions.ts'
import { push, type StepOf } from '../agenda.ts'
import { draw } from '../dice.ts'
import { type At, nameOf } from '../map/grid.ts'
import { litInLine } from '../map/sight.ts'
import { byName, changeCreature, type Creature, isRevealed, leaderSeat, seenAt, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'
import { frameOrder, joinFrames, placeIn } from './islands.ts'
import { needsTile, removable } from './tiles.ts'
import { hide } from './cleanup.ts'

/** Reveals Sectors one after another, taking tiles from the Labyrinth where the pool is short; then their handles are given. (R72) */
export function reveal(s: State, step: StepOf<'reveal'>): void {
  const [next, ...rest] = step.sectors.filter((at) => !isRevealed(s, at))
  if (next === undefined) return giveHandles(s, step.fresh)
  if (needsTile(s, next)) {
    const ties = removable(s, next, step.fresh)
    if (ties.length > 1) {
      ask(s, { seat: leaderSeat(s), kind: 'tile', keys: ties.map(nameOf), memory: { kind: 'tile', step } })
      return
    }
    hide(s, ties)
  }
  s.labyrinth = [...s.labyrinth, { at: next, handle: 0, frame: -1 - next }]
  push(s, { do: 'reveal', sectors: rest, fresh: [...step.fresh, next] })
}

/** Handles are counted in the order of Revealing: island 0 first, then by place; Creatures by kind, wounded, then a draw. */
function giveHandles(s: State, fresh: readonly At[]): void {
  if (fresh.length === 0) return
  s.labyrinth = s.labyrinth.map((seen) => (seen.frame < 0 ? { ...seen, frame: nextFrame(s) } : seen))
  joinFrames(s)
  const frames = frameOrder(s)
  const order = fresh
    .flatMap((at) => seenAt(s, at) ?? [])
    .map((seen) => ({ seen, frame: frames.get(seen.frame) ?? 0, place: placeIn(s, seen) }))
    .toSorted((a, b) => a.frame - b.frame || a.place.south - b.place.south || a.place.east - b.place.east)
  for (const { seen } of order) {
    const handle = s.counters.sector + 1
    s.counters = { ...s.counters, sector: handle }
    s.labyrinth = s.labyrinth.map((x) => (x.at === seen.at ? { ...x, handle } : x))
  }
  const creatures = revealCreatures(s)
  tell(s, { type: 'revealed', sectors: order.map(({ seen }) => seen.at), creatures })
}

function nextFrame(s: State): number {
  const frame = s.counters.frame + 1
  s.counters = { ...s.counters, frame }
  return frame
}

/** Gives handles to Creatures that stand in Revealed Sectors and have none. Returns their identifiers in that order. */
export function revealCreatures(s: State): readonly string[] {
  const dark = s.creatures.filter((c) => c.handle === null && isRevealed(s, c.at))
  const sorted = dark
    .map((creature) => ({ creature, lot: dark.length > 1 ? draw(s, 'handle', 1e9) : 0 }))
    .toSorted((a, b) => byLook(a.creature, b.creature) || sectorOrder(s, a.creature, b.creature) || a.lot - b.lot)
  for (const { creature } of sorted) {
    const handle = s.counters.creature + 1
    s.counters = { ...s.counters, creature: handle }
    changeCreature(s, creature.id, { handle })
  }
  return sorted.map(({ creature }) => creature.id)
}

const byLook = (a: Creature, b: Creature): number => byName(a.kind, b.kind) || Number(a.wounded) - Number(b.wounded)
const sectorOrder = (s: State, a: Creature, b: Creature): number =>
  (seenAt(s, a.at)?.handle ?? 0) - (seenAt(s, b.at)?.handle ?? 0)

/** After every change of the Hero's place, Light or Door, and after every Reveal: lit Sectors in line are Revealed. (R28, R29) */
export function look(s: State): void {
  const lit = litInLine(
    s.board,
    s.hero.at,
    (at) => isRevealed(s, at),
    (at) => s.lights.includes(at),
    s.blocked,
  )
  if (lit.length > 0) push(s, { do: 'reveal', sectors: lit, fresh: [] }, { do: 'look' })
}
