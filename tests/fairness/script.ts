// What a run used: the Sectors and Creatures that the Hero saw, what he was answered, and Evil's answers one by one as far as anything of
// them could be noticed. A partner world must keep the first, answer alike, and follow the last.
import type { Seat } from '../../electron/contract/wire.ts'
import { leaderSeat, type State } from '../../electron/games/alone/state.ts'
import { checks } from './asked.ts'
import { type At, beside, type Chart, LETTERS, onward, place, side, WAYS } from './chart.ts'
import type { Run, Shot } from './play.ts'

/** One step of the script. `free`: nothing of it can be noticed, so a partner may do otherwise or leave it out. */
export interface Item {
  readonly t:
    | 'hero'
    | 'close'
    | 'play'
    | 'march'
    | 'spawn'
    | 'noise'
    | 'located'
    | 'exact'
    | 'pick'
    | 'opening'
    | 'danger'
    | 'refill'
  readonly shot: Shot
  readonly keys: readonly string[]
  readonly free: boolean
  /** Who plays a card. */
  readonly seat?: Seat
  /** Of a Creature that makes a Noise: what the Hero was told. Undefined: anything, or nothing. */
  readonly answer?: string
  /** The Creature that this Spawned. */
  readonly spawned?: string
}

export interface Script {
  readonly items: readonly Item[]
  /** Sectors that were ever Revealed, or lit: whether a Light still burns is seen from afar. */
  readonly ground: ReadonlySet<At>
  /** Creatures that were ever Revealed, or stood in a Sector that was at any time. */
  readonly kept: ReadonlySet<string>
  /** All Danger tokens stay: they were Located. */
  readonly dangers: boolean
  /** Kinds that were Located: none may be anywhere else. */
  readonly kinds: ReadonlySet<string>
  readonly chart: Chart
  readonly sectors: ReadonlySet<At>
  readonly sides: ReadonlySet<number>
  readonly rooms: boolean
  /** Whether another Map would still answer as it was answered. */
  readonly holds: (this: void, chart: Chart) => boolean
  /** How often it would answer so with a tie where there was none, or the other way round. */
  readonly ties: (this: void, chart: Chart) => number
}

const KINDS = ['worm', 'spore', 'hybrid', 'cultist', 'parasite', 'cultist-chief', 'alpha-worm', 'mech']
export function scriptOf(run: Run): Script {
  const states = [...run.shots.map((shot) => shot.before), run.end]
  const ground = new Set(states.flatMap((s) => [...s.labyrinth.map((seen) => seen.at), ...s.lights]))
  for (const each of run.revealed) if (/^[UL]/.test(each)) ground.add(place(each))
  const told = run.shots.flatMap(({ question: { memory }, key }) =>
    memory.kind === 'located' && !memory.step.lie ? [{ target: memory.step.target, key }] : [],
  )
  const kinds = new Set(told.map(({ target }) => target).filter((target) => KINDS.includes(target)))
  const kept = new Set(
    states.flatMap((s) =>
      s.creatures.filter((c) => c.handle !== null || ground.has(c.at) || kinds.has(c.kind)).map((c) => c.id),
    ),
  )
  for (const each of run.revealed) if (!/^[UL]/.test(each)) kept.add(each)
  for (const { key, before } of run.shots) {
    const [verb, id = '', way = ''] = key.split(' ')
    const at = before.creatures.find((c) => c.id === id)?.at
    if (verb === 'unblock' && at !== undefined && [at, beside(at, WAYS.indexOf(way as 'n'))].some((x) => ground.has(x)))
      kept.add(id)
  }
  const dangers = told.some(({ target }) => target === 'danger')
  const chart = chartOf(run.end)
  const items = itemsOf(run, ground, kept, dangers)
  const asked = checks(run, kept, chart)
  return {
    items,
    ground,
    kept,
    dangers,
    kinds,
    chart,
    ...frozen(run, states, ground, kept, chart),
    holds: (other) => asked.every((check) => check.holds(other)),
    ties: (other) => asked.filter((check) => check.truths(other) > 1 !== check.truths(chart) > 1).length,
  }
}

export function chartOf({ board }: State): Chart {
  return {
    room: board.tile.map((tile, at) => (board.rooms.includes(at) ? (LETTERS[tile ?? ''] ?? '□') : null)),
    sector: board.tile.map((tile, at) => tile !== null || board.rooms.includes(at)),
    open: [...board.open],
    stairs: [...board.stairs],
    lcu: [...board.lcu],
  }
}

const after = (run: Run, i: number): State => run.shots[i + 1]?.before ?? run.end

function itemsOf(run: Run, ground: ReadonlySet<At>, kept: ReadonlySet<string>, dangers: boolean): readonly Item[] {
  const items: Item[] = []
  let march: Item | undefined
  for (const [i, shot] of run.shots.entries()) {
    const { key, question, seat, before } = shot
    const { memory } = question
    const add = (t: Item['t'], free: boolean, more: Partial<Item> = {}): Item => {
      const item: Item = { t, shot, keys: [key], free, ...more }
      items.push(item)
      return item
    }
    const spawned = after(run, i).creatures.find((c) => !before.creatures.some((b) => b.id === c.id))?.id
    const inside = (text: string): boolean => text.split(' ').some((w) => isPlace(w) && ground.has(place(w)))
    if (seat === 'hero') add('hero', false)
    else if (memory.kind === 'react') reacted(run, i, add)
    else if (memory.kind === 'standard' || memory.kind === 'steps') {
      if (memory.march.creature !== null && march !== undefined) {
        ;(march.keys as string[]).push(key)
        continue
      }
      const [verb, id = ''] = key.split(' ')
      const mover = verb === 'spawn' ? spawned : verb === 'stop' ? undefined : id
      const answer = mover === undefined ? {} : heardOf(run, i, mover)
      march = add('march', mover !== undefined && !kept.has(mover), {
        ...answer,
        ...(verb === 'spawn' ? { spawned: spawned! } : {}),
      })
    } else if (memory.kind === 'spawn') {
      add('spawn', !kept.has(spawned ?? ''), { spawned: spawned!, ...heardOf(run, i, spawned ?? '') })
    } else if (memory.kind === 'opening-creature') add('opening', !kept.has(spawned ?? ''), { spawned: spawned! })
    else if (memory.kind === 'opening-danger' || memory.kind === 'place-danger' || memory.kind === 'swap-danger')
      add('danger', !dangers && !inside(key))
    else if (memory.kind === 'noise') add('noise', false)
    else if (memory.kind === 'located') add('located', false)
    else if (memory.kind === 'hand') {
      if (items.at(-1)?.t !== 'refill') add('refill', true)
    } else if (memory.kind === 'effect') {
      const word = memory.effect.do
      const ids = key.split(' ').filter((w) => before.creatures.some((c) => c.id === w))
      const hidden =
        word === 'teleport' || word === 'heal'
          ? !ids.some((id) => kept.has(id)) && !inside(key)
          : ['danger', 'condition', 'lights', 'block', 'unblock', 'noise'].includes(word) && !touches(key, ground)
      const answer = word === 'noise' ? heardOf(run, i, null) : {}
      if (word === 'noise') add('pick', true, answer)
      else add(hidden ? 'pick' : 'exact', hidden)
    } else if (!['draw', 'swap', 'approve'].includes(memory.kind)) add('exact', false)
  }
  return items
}

export const isPlace = (word: string): boolean => /^[UL][a-d][1-6][nesw]?$/.test(word)

/** A key that names a Sector, or a side of one, that was ever Revealed. */
function touches(key: string, ground: ReadonlySet<At>): boolean {
  return key.split(' ').some((word) => {
    if (!isPlace(word)) return false
    const at = place(word)
    return ground.has(at) || (word.length === 4 && ground.has(beside(at, 'nesw'.indexOf(word[3]!))))
  })
}

/** What the Hero was told of this Creature's next Noise, unless it might be anything. */
function heardOf(run: Run, i: number, creature: string | null): { answer?: string } {
  for (const { question, key } of run.shots.slice(i + 1)) {
    if (question.memory.kind !== 'noise' || question.memory.step.creature !== creature) continue
    return question.memory.step.lie ? {} : { answer: key.split(' ')[1]! }
  }
  return {}
}

/** A window's outcome: the card that was played, or that it closed. What was refused or passed before is nobody's business. */
function reacted(run: Run, i: number, add: (t: Item['t'], free: boolean, more?: Partial<Item>) => Item): void {
  const { key, seat, before } = run.shots[i]!
  const isLeader = seat === leaderSeat(before)
  if (key === 'pass') {
    if (isLeader) add('close', false)
    return
  }
  if (isLeader) return void add('play', false, { seat })
  const word = run.shots.slice(i + 1).find((shot) => shot.question.memory.kind === 'approve')
  if (word?.key === 'yes') add('play', false, { seat })
}

/** What may not change about the Map, since it was seen, walked, Blocked or lit in a line. */
function frozen(
  run: Run,
  states: readonly State[],
  ground: ReadonlySet<At>,
  kept: ReadonlySet<string>,
  chart: Chart,
): Pick<Script, 'sectors' | 'sides' | 'rooms'> {
  const sectors = new Set(ground)
  const sides = new Set(states.flatMap((s) => s.blocked))
  let rooms = false
  for (const { key, question, before } of run.shots) {
    const { memory } = question
    const words = key.split(' ')
    if (question.seat === 'hero' && words.includes('lcu')) {
      const way = 'nesw'.indexOf(words.at(-1)!)
      for (let at = before.hero.at, n = 0; at >= 0 && n < 8; at = onward(chart, at, way, null), n++) sectors.add(at)
    }
    const [verb, id = '', way = ''] = words
    if ((verb === 'move' || verb === 'unblock') && kept.has(id) && way !== '0') {
      const at = before.creatures.find((c) => c.id === id)!.at
      if (way !== 'stairs') sides.add(side(at, WAYS.indexOf(way as 'n')))
      else for (const end of [at, onward(chart, at, 4, null)]) sectors.add(end)
    }
    for (const word of words)
      if (isPlace(word) && word.length === 4) sides.add(side(place(word), 'nesw'.indexOf(word[3]!)))
    if (memory.kind === 'spawn' && memory.step.where !== undefined) rooms = true
  }
  const lit = (s: State): boolean => s.lights.some((at) => chart.room[at] !== null && !ground.has(at))
  if (states.some((s) => lit(s) && !lit(run.first))) rooms = true
  return { sectors, sides, rooms }
}
