// One pair of worlds: plays the partner and holds everything that reached the Hero against the first, byte for byte and moment by moment.
import type { State } from '../../electron/games/alone/state.ts'
import { type Random, random } from '../helpers/random-map.ts'
import { Answers } from './answers.ts'
import { type At, beside, side } from './chart.ts'
import { type Anew, type Plan, planPartner, type Scope } from './partner.ts'
import { play, type Run } from './play.ts'
import { BEAT, type Parts, Room, type Start } from './watch.ts'

export type Verdict =
  /** The partner was played to the end, and nothing differed. */
  | { readonly verdict: 'alike'; readonly lines: number; readonly anew: Anew }
  /** The partner could not be brought to give the same answers: nothing is said. */
  | { readonly verdict: 'dropped'; readonly why: string; readonly lines: number }
  /** Something reached the Hero that depends on what he may not know. */
  | { readonly verdict: 'leak'; readonly why: string }

export interface Options {
  readonly start: (chance: Random) => Start
  readonly seed: number
  /** Turns and questions of the Hero's to play. */
  readonly asks: number
  readonly parts?: () => Parts
  readonly scope?: Scope
}

export function pair({ start, seed, asks, parts, scope }: Options): Verdict {
  const chance = random(seed)
  const run = play(start(chance), chance, asks, parts?.())
  if (hasTwins(run)) return { verdict: 'dropped', why: 'islands alike', lines: 0 }
  return partner(run, random(seed + 1_000_003), parts?.(), scope)
}

interface Seen {
  readonly id: string
  readonly at: readonly [number, number]
  readonly island: number
  readonly open: readonly string[]
  readonly through?: unknown
  readonly inSight: boolean
}
const WAYS: Readonly<Record<string, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

/**
 * Whether the Hero begins with two islands that look alike: which is which is drawn, and what comes of it differs by right. They count as they
 * were when they were first Revealed: Light may have joined one of them to another since. What is in sight plays no part in the numbering.
 */
function hasTwins(run: Run): boolean {
  const line = run.trace[0]!.text.split('\n').find((text) => text.includes('"view"'))
  const { view, events = [] } = JSON.parse(line ?? '{"view":{"labyrinth":[]}}') as {
    view: { labyrinth: Seen[] }
    events?: { type: string; sectors: string[] }[]
  }
  const first = events.find(({ type }) => type === 'revealed')?.sectors
  const seen = view.labyrinth.filter(({ id }) => first?.includes(id) ?? true)
  const looks = groupsOf(seen).map((group) => {
    const [[east, south] = [0, 0]] = group.map(({ at }) => at)
    return JSON.stringify(
      group.map(({ id: _id, through: _through, island: _island, inSight: _inSight, at, ...rest }) => [
        at[0] - east,
        at[1] - south,
        rest,
      ]),
    )
  })
  return new Set(looks).size < looks.length
}

/** Sectors with those to which their open sides lead, each group from north to south and from west to east. */
function groupsOf(seen: readonly Seen[]): readonly (readonly Seen[])[] {
  const left = new Set(seen.toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]))
  const groups: Seen[][] = []
  for (const one of left) {
    const group = [one]
    for (const { at, island, open } of group)
      for (const dir of open) {
        const [dx, dy] = WAYS[dir]!
        const beyond = [...left].find((x) => x.island === island && x.at[0] === at[0] + dx && x.at[1] === at[1] + dy)
        if (beyond !== undefined && !group.includes(beyond)) group.push(beyond)
      }
    for (const each of group) left.delete(each)
    groups.push(group.toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]))
  }
  return groups
}

const MOST_STEPS = 5000

/** Deals and plays a partner of a run. */
export function partner(run: Run, chance: Random, parts: Parts = {}, scope: Scope = {}): Verdict {
  const plan = planPartner(run, chance, scope)
  const answers = new Answers(run, plan, chance)
  const room = new Room(
    plan.start,
    {
      begin: (state) => plan.begin(state),
      before: (state) => answers.before(state),
      answer: (state, _seat, key, question) => answers.answered(state, key, question),
    },
    parts,
  )
  const asides = [...run.asides]
  let broken: string | undefined
  const judge = (): Verdict | undefined => {
    const differs = difference(run, room)
    if (differs !== undefined) {
      return broken === undefined && answers.thread.lost === undefined
        ? { verdict: 'leak', why: differs }
        : { verdict: 'dropped', why: broken ?? answers.thread.lost ?? '', lines: room.trace.length }
    }
    if (answers.thread.lost !== undefined)
      return { verdict: 'dropped', why: answers.thread.lost, lines: room.trace.length }
    if (broken !== undefined) return { verdict: 'dropped', why: broken, lines: room.trace.length }
    return answers.thread.strayed === undefined ? undefined : { verdict: 'leak', why: answers.thread.strayed }
  }
  const wait = (): void => room.clock.advance(Math.max(0, (run.syncs[room.syncs.length] ?? 0) - room.clock.now))
  let said: ReturnType<Answers['choose']>
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = room.state!
    const { asking } = room.host
    const isFresh = said === undefined
    if (isFresh) answers.thread.align(state)
    if (isFresh && state.questions.some(({ kind }) => kind === 'react' || kind === 'turn')) {
      answers.unseen.recast(answers.ahead, state)
      broken = unlike(answers.ahead, state, plan, answers)
    }
    const isLast =
      isFresh &&
      (room.host.isOver || (asking.includes('hero') && answers.thread.next === undefined && asides.length === 0))
    const isAside = !isLast && asides[0] !== undefined && asides[0].after <= room.syncs.length && asking.length > 0
    // What is to be answered comes first: a partner that cannot follow any more has lost the thread before the Hero sees it.
    if (!isLast && asking.length > 0) said ??= answers.choose(state, asking)
    const verdict = judge()
    if (verdict !== undefined) return verdict
    if (isLast) return ended(run, room, plan)
    if (isAside) {
      const { say } = asides.shift()!
      if (say === 'reload' || 'choose' in say) wait()
      room.aside(say)
    } else if (said !== undefined) {
      wait()
      const { seat, key } = said
      said = undefined
      room.choose(seat, key)
    } else room.clock.advance(BEAT)
  }
  return { verdict: 'dropped', why: 'it does not end', lines: room.trace.length }
}

function ended(run: Run, room: Room, plan: Plan): Verdict {
  if (run.trace.length !== room.trace.length)
    return { verdict: 'leak', why: `${run.trace.length} things reached the Hero, in the partner ${room.trace.length}` }
  if (run.over !== room.host.isOver) return { verdict: 'leak', why: 'one of the games is over' }
  const left = room.left()
  if (run.left !== left) return { verdict: 'leak', why: `on starting anew: ${apart(run.left, left)}` }
  const [back, again] = [run.back(), room.back()]
  if (back !== again) return { verdict: 'leak', why: `on taking back: ${apart(back, again)}` }
  return { verdict: 'alike', lines: room.trace.length, anew: plan.anew }
}

/** The first thing that reached the Hero otherwise than in the first world. */
function difference(run: Run, room: Room): string | undefined {
  for (const [i, sent] of room.trace.entries()) {
    const first = run.trace[i]
    if (first === undefined) return `one more thing reached the Hero: ${sent.text}`
    if (first.text !== sent.text) return `thing ${i}: ${apart(first.text, sent.text)}`
    if (first.at !== sent.at)
      return `thing ${i} came at ${first.at}, in the partner at ${sent.at}: ${sent.text.slice(0, 200)}`
  }
  return undefined
}

function apart(a: string, b: string): string {
  const i = [...a].findIndex((char, at) => char !== b[at])
  const from = Math.max(0, (i < 0 ? a.length : i) - 60)
  return `…${a.slice(from, from + 200)}… against …${b.slice(from, from + 200)}…`
}

/** What is not as it must be in Sectors that the Hero saw at any time, and with Creatures that he saw. */
function unlike(first: State, state: State, plan: Plan, answers: Answers): string | undefined {
  const { to, roles, script } = plan
  for (const a of script.ground) {
    const b = to.at(a)
    if (first.dangers.includes(a) !== state.dangers.includes(b)) return 'danger in seen ground'
    if (first.lights.includes(a) !== state.lights.includes(b)) return 'light in seen ground'
    if (conditions(first, a) !== conditions(state, b)) return 'condition in seen ground'
    if ([0, 1, 2, 3].some((way) => isBlocked(first, a, way) !== isBlocked(state, b, way))) return 'door in seen ground'
  }
  for (const c of first.creatures) {
    if (!script.kept.has(c.id)) continue
    const own = state.creatures.find((x) => x.id === roles.get(c.id))
    if (own === undefined) return 'a creature is missing'
    const is = own.at === to.at(c.at) && own.kind === c.kind && own.wounded === c.wounded && own.handle === c.handle
    if (!is || own.moved !== c.moved || own.attacked !== c.attacked) return 'a creature is not as it was'
  }
  const strangers = state.creatures.filter((c) => answers.unseen.isFree(state, c.id))
  return strangers.some((c) => plan.ground.has(c.at)) ? 'a stranger in seen ground' : undefined
}

const conditions = (s: State, at: At): string =>
  s.conditions
    .filter((c) => c.at === at)
    .map(({ kind }) => kind)
    .toSorted()
    .join()
const isBlocked = (s: State, at: At, way: number): boolean => beside(at, way) >= 0 && s.blocked.includes(side(at, way))
