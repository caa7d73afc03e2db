// Random games at a table: whatever is offered is taken, whatever is not is refused, what is saved comes back the same, and the stored
// answers give the same game again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { EvilView } from '../../electron/contract/alone.ts'
import type { Ask, OutLine, Seat, SeatLine } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import type { State } from '../../electron/games/alone/state.ts'
import type { Setting } from '../../electron/games/game.ts'
import { openStore } from '../../electron/store/store.ts'
import { immediateClock } from '../../electron/table/clock.ts'
import { Host, type Link } from '../../electron/table/host.ts'
import { type Archive, memoryArchive } from '../../electron/table/keeper.ts'
import { apply, type Orders } from '../../electron/table/run.ts'
import { broken, conserved, eventFault, unsound } from '../helpers/invariants.ts'
import { type Player, playerOf } from '../helpers/players.ts'
import { questionFault } from '../helpers/questions.ts'
import { type Random, random, some } from '../helpers/random-map.ts'
import { Recorder } from '../helpers/recorder.ts'
import { settingOf } from '../helpers/table.ts'
import { CORE } from '../helpers/test-pack.ts'

/** More and longer ones on demand: `FUZZ_GAMES=1000 FUZZ_ANSWERS=3000 npm test -- fuzz/games`. */
const GAMES = Number(process.env['FUZZ_GAMES'] ?? 24)
const ANSWERS = Number(process.env['FUZZ_ANSWERS'] ?? 200)
const FIRST = Number.parseInt(process.env['FUZZ_SEED'] ?? 'a10e00', 16)

const SEATS: readonly Seat[] = ['hero', 'evil-1', 'evil-2', 'evil-3']
const MOMENTS = ['declared', 'before-reveal', 'rolled', 'damage', 'scare', 'communicate', 'spawned', 'noise', 'located']
/** What nobody is ever offered. */
const MALFORMED = [
  ...[
    '',
    ' ',
    'pass ',
    ' pass',
    'PASS',
    'pass\n',
    'pass pass',
    'move',
    'move  n',
    'move n s',
    'say',
    '0',
    '-1',
    'null',
  ],
  ...['undefined', '__proto__', 'constructor', 'toString', 'use', 'use bullets-1', 'spawn worm Ub9', 'first', 'yes no'],
  ...[
    'remove s0',
    'fight c0',
    'fight worm-1',
    'discard',
    'reroll 0',
    'reroll 1.5',
    'leader evil-4',
    '…',
    'x'.repeat(5000),
  ],
]

/** A game at a table with all its seats, and all that they were sent. */
class Game {
  readonly setting: Setting
  readonly orders: Orders = {}
  readonly asks = new Map<Seat, Ask>()
  readonly recorder: Recorder
  readonly host: Host<State>
  text = ''
  faults: string[] = []
  refused: OutLine[] = []
  readonly #link: Link
  #state: State | undefined

  constructor(setting: Setting, archive: Archive = memoryArchive) {
    this.setting = setting
    this.recorder = new Recorder(archive)
    this.host = new Host({
      game: { ...alone, run: (state) => alone.run((this.#state = state)) },
      packs: () => setting.packs,
      archive: this.recorder,
      clock: immediateClock(),
      beat: 0,
      trouble: (error) => this.faults.push(String(error)),
    })
    this.#link = this.host.join({
      side: 'all',
      shared: false,
      send: (lines) => lines.forEach((each) => this.#note(each)),
    })
  }
  begin(): this {
    const { packs: _packs, ...begun } = this.setting
    expect(this.host.begin({ mode: 'randomized', ...begun })).toBeUndefined()
    return this
  }
  say(line: SeatLine): void {
    this.#link.receive(line)
  }

  #note(line: OutLine): void {
    if ('refused' in line) {
      this.refused.push(line)
      return
    }
    this.text += `${JSON.stringify(line)}\n`
    if (!('view' in line) || !('events' in line)) return
    this.faults.push(...line.events.flatMap((event) => eventFault(line.to, event)))
    if (line.ask === null) this.asks.delete(line.to)
    else this.asks.set(line.to, line.ask)
  }

  /** The state itself, not what is saved of it. */
  get state(): State {
    return this.#state!
  }
  get dump(): string {
    return JSON.stringify(this.host.dump())
  }
  keys(seat: Seat): readonly string[] {
    return this.asks.get(seat)?.options.map(({ key }) => key) ?? []
  }
  /** The refusals since they were last read. */
  refusals(): readonly string[] {
    return this.refused.splice(0).map((line) => ('refused' in line ? `${line.to} ${line.refused.code}` : ''))
  }
}

/** Whatever is on offer is taken and breaks nothing. */
function taken(state: State, orders: Orders, seat: Seat, key: string): readonly string[] {
  const play = { state: alone.copy(state), orders }
  try {
    apply(alone, play, { seat, key })
  } catch (error) {
    return [`${seat} '${key}': ${String(error)}`]
  }
  return unsound(play.state).map((fault) => `after ${seat} '${key}': ${fault}`)
}

/** Sends what was not offered: each is refused with its own code, and nothing changes. */
function refused(game: Game, chance: Random, before: string, pool: readonly string[]): readonly string[] {
  const seats = SEATS.slice(0, game.setting.evil + 1)
  const expected: string[] = []
  const send = (line: SeatLine, refusal: string): void => {
    expected.push(refusal)
    game.say(line)
  }
  for (const from of seats) {
    const keys = game.keys(from)
    const wrong = [...Array.from({ length: 4 }, () => pool[chance(pool.length)]!), MALFORMED[chance(MALFORMED.length)]!]
    for (const choose of wrong) {
      const ask = game.asks.get(from)
      if (ask === undefined) send({ from, choose }, `${from} not-asked`)
      else if (!keys.includes(choose)) send({ from, choose }, `${from} not-an-option`)
      else send({ from, choose, ask: ask.id + 1 - 2 * chance(2) }, `${from} stale`)
    }
  }
  for (const from of SEATS.slice(game.setting.evil + 1)) send({ from, choose: 'pass' }, 'referee unknown-seat')
  const got = game.refusals()
  return [
    ...(got.join() === expected.join() ? [] : [`refused with ${got.join()}, not ${expected.join()}`]),
    ...(game.dump === before ? [] : ['a refused line changed the game']),
  ]
}

const asks = (of: State): string => JSON.stringify(alone.questions(of))
const views = (of: State): string => JSON.stringify(alone.seats(of).map((seat) => alone.view(of, seat)))
const dumpOf = (of: State): string =>
  JSON.stringify({ position: alone.position(of), state: alone.save(of), version: alone.version })

/** All of a state but its pack, whatever is saved of it. */
const whole = (of: State): string => JSON.stringify(Object.entries({ ...of, pack: null }).toSorted())

/** What is saved comes back the same and asks the same. */
function restored({ setting }: Game, state: State): readonly string[] {
  const saved = JSON.stringify(alone.save(state))
  const back = alone.restore(setting, JSON.parse(saved))
  if ('fault' in back) return [`restoring: ${back.path} ${back.fault}`]
  return [
    ...(whole(back) === whole(state) && JSON.stringify(alone.save(back)) === saved
      ? []
      : ['what was saved comes back changed']),
    ...(asks(back) === asks(state) ? [] : ['it asks another question']),
  ]
}

/** The same of a dump, which shows the same too. */
function loaded({ setting }: Game, state: State, dump: string): readonly string[] {
  const back = alone.load(setting, JSON.parse(dump))
  if ('fault' in back) return [`loading: ${back.path} ${back.fault}`]
  return [
    ...(whole(back) === whole(state) && dumpOf(back) === dump ? [] : ['what was dumped comes back changed']),
    ...(asks(back) === asks(state) ? [] : ['its dump asks another question']),
    ...(views(back) === views(state) ? [] : ['its dump shows another view']),
  ]
}

interface Course {
  readonly game: Game
  readonly chance: Random
  readonly player: Player
  /** Keys of all questions so far. */
  readonly pool: string[]
  readonly last: string[]
}

function check(course: Course, faults: readonly string[]): void {
  if (faults.length === 0) return
  const { setting } = course.game
  expect(faults, `seed ${setting.seed}, ${setting.evil} of Evil: ${course.last.slice(-12).join('; ')}`).toEqual([])
}

/** Looks at the game where it rests, then has one seat answer or give an order. */
function goOn(course: Course): void {
  const { game, chance, pool } = course
  const [state, dump] = [game.state, game.dump]
  const asked = [...game.asks]
  check(course, asked.length > 0 ? [] : ['nobody is asked'])
  for (const [seat, ask] of asked) {
    const keys = game.keys(seat)
    check(course, questionFault({ ...ask, seat, keys }))
    const tried = chance(8) === 0 ? keys : some(chance, keys, 10)
    check(
      course,
      tried.flatMap((key) => taken(state, game.orders, seat, key)),
    )
    pool.push(...some(chance, keys, 30))
  }
  check(course, refused(game, chance, dump, [...pool, 'pass']))
  check(course, restored(game, state))
  if (chance(4) === 0) check(course, loaded(game, state, dump))
  const [from, ask] = asked[chance(asked.length)]!
  if (game.setting.seed.endsWith('3') && chance(40) === 0) {
    const seat = `evil-${chance(game.setting.evil) + 1}` as Seat
    const standing = some(chance, MOMENTS, 60)
    Object.assign(game.orders, { [seat]: standing })
    game.say({ from: seat, standing })
    return
  }
  const choose = course.player(
    { seat: from, kind: ask.kind, keys: game.keys(from) },
    alone.view(state, 'evil-1') as EvilView,
  )
  course.last.push(`${from} ${choose}`)
  game.say({ from, choose, ask: ask.id })
  const after = game.state
  check(course, [
    ...game.faults,
    ...game.refusals(),
    ...(chance(4) === 0 ? broken : unsound)(after),
    ...conserved(after),
  ])
}

function played(number: number, archive?: Archive): Game {
  const chance = random(number)
  const plain = settingOf(CORE, number.toString(16), ((number % 3) + 1) as 1 | 2 | 3)
  const setting: Setting = number % 4 === 0 ? { ...plain, sheets: 'generated' } : plain
  const game = new Game(setting, archive).begin()
  const course: Course = { game, chance, player: playerOf(number >> 1, chance), pool: [], last: [] }
  while (!game.host.isOver && course.last.length < ANSWERS) goOn(course)
  return game
}

/** Plays the stored inputs again, from the beginning and from where the game was last kept whole. */
function again(game: Game, archive?: Archive): void {
  const second = new Game(game.setting).begin()
  for (const input of game.recorder.inputs) {
    if ('key' in input) second.say({ from: input.seat, choose: input.key })
    else if ('standing' in input) second.say({ from: input.seat, standing: input.standing })
  }
  expect(second.text === game.text, `seed ${game.setting.seed} gives other lines`).toBe(true)
  expect(second.dump).toBe(game.dump)
  const resumed = new Game(game.setting, archive)
  if (archive === undefined) resumed.recorder.keep(game.recorder)
  else game.host.leave()
  const dump = archive === undefined ? game.dump : second.dump
  expect(resumed.host.resume(game.recorder.id)).toBeUndefined()
  expect(resumed.dump).toBe(dump)
}

describe('random games', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => (FIRST + i).toString(16)))(
    'seed %s',
    (seed) => again(played(Number.parseInt(seed, 16))),
    600_000,
  )
})

describe('random games that are stored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const store = openStore(join(folder, 'games.db'))
  afterAll(() => {
    store.close()
    rmSync(folder, { recursive: true })
  })
  it.each(['a10f03', 'a10f04', 'a10f08'])(
    'seed %s',
    (seed) => again(played(Number.parseInt(seed, 16), store.games), store.games),
    600_000,
  )
})
