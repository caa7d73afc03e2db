// A table of ALONE that tests play by words: a position drawn in text, a seat's answers, what each seat sees and hears.
import { afterEach, expect } from 'vitest'
import type { EvilView, HeroView, SectorView } from '../../electron/contract/alone.ts'
import type { Seat, SeatEvent } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { atOf, nameOf } from '../../electron/games/alone/map/grid.ts'
import { sectorHandle, type State } from '../../electron/games/alone/state.ts'
import type { Question, Setting } from '../../electron/games/game.ts'
import { apply, type Play, type Rest, start, type Witness } from '../../electron/table/run.ts'
import { broken, eventFault } from './invariants.ts'
import { type MapText, STREET } from './maps.ts'
import { CORE } from './test-pack.ts'

interface Placed {
  readonly kind: string
  readonly at: string
  readonly wounded?: boolean
}

/** A position in short: lists are names with spaces between; what is left out is a plain game without Missions and Character. */
export interface Given {
  readonly map?: MapText
  readonly hero?: Readonly<Record<string, unknown>> & { readonly at?: string }
  /** `worm Ub1, spore! Ub2`: a kind and its Sector, `!` for Wounded. */
  readonly creatures?: string
  readonly dangers?: string
  readonly lights?: string
  readonly blocked?: string
  readonly revealed?: string
  readonly conditions?: readonly { readonly kind: string; readonly at: string }[]
  readonly missions?: Readonly<Record<string, unknown>>
  readonly evil?: Readonly<Record<string, unknown>>
  readonly piles?: Readonly<Record<string, readonly string[]>>
  readonly discards?: Readonly<Record<string, readonly string[]>>
  readonly dice?: string
  readonly overlay?: unknown
  readonly difficulty?: string
  readonly round?: number
  readonly turn?: number
  readonly nightmare?: boolean
  readonly seed?: string
  /** Pack data; the core pack where none is given. */
  readonly pack?: unknown
}

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)

function creaturesOf(text: string | undefined): Placed[] {
  const each = (text ?? '').split(',').map((part) => words(part))
  return each
    .filter((parts) => parts.length > 0)
    .map(([kind = '', at = '']) => ({ kind: kind.replace('!', ''), at, wounded: kind.endsWith('!') }))
}

/** The faces of a roll in letters: H a Hit, L a Hit in Light for the Hero, D a Hit for Evil with Danger. */
const FACES: Readonly<Record<string, string>> = { H: 'hit', L: 'light', D: 'danger' }

/** The position, as the protocol writes it. */
export function positionOf(given: Given): Record<string, unknown> {
  const { levels, lcus } = given.map ?? STREET
  const { difficulty, round, turn, nightmare, overlay, piles, discards, conditions } = given
  return {
    position: 1,
    pack: 'core',
    levels,
    lcus,
    hero: { character: null, ...given.hero },
    creatures: creaturesOf(given.creatures),
    dangers: words(given.dangers),
    lights: words(given.lights),
    blocked: words(given.blocked),
    revealed: words(given.revealed),
    missions: { blue: null, green: null, final: null, ...given.missions },
    evil: given.evil ?? {},
    dice: [...(given.dice ?? '')].flatMap((letter) => FACES[letter] ?? []),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(round === undefined ? {} : { round }),
    ...(turn === undefined ? {} : { turn }),
    ...(nightmare === undefined ? {} : { nightmare }),
    ...(overlay === undefined ? {} : { overlay }),
    ...(piles === undefined ? {} : { piles }),
    ...(discards === undefined ? {} : { discards }),
    ...(conditions === undefined ? {} : { conditions }),
  }
}

export const settingOf = (pack: unknown, seed = '01', evil: 1 | 2 | 3 = 1): Setting => ({
  seed,
  evil,
  pack: 'core',
  packs: { core: pack },
})

const tables: Table[] = []
afterEach(() => {
  for (const each of tables.splice(0)) each.end()
})

/** A question as a test reads it. */
export interface Asked {
  readonly kind: string
  readonly keys: readonly string[]
  readonly moment?: string
  readonly about?: Readonly<Record<string, string | number>>
}

/** Questions that no Turn is at any more. */
const BEYOND = ['hand', 'draw', 'place-danger', 'turn']

export class Table implements Witness {
  readonly setting: Setting
  #play: Play<State>
  #rest: Rest
  readonly #told = new Map<Seat, SeatEvent[]>()
  readonly #since = new Map<Seat, number>()

  constructor(setting: Setting, state: State) {
    this.setting = setting
    this.#play = { state, orders: {} }
    this.#rest = start(alone, this.#play, this)
    tables.push(this)
  }

  line(seat: Seat, events: readonly SeatEvent[]): void {
    for (const event of events) expect(eventFault(seat, event)).toEqual([])
    this.#told.set(seat, [...(this.#told.get(seat) ?? []), ...events])
  }
  answered(): void {
    // a line that says nothing
  }

  get state(): State {
    return this.#play.state
  }
  get isOver(): boolean {
    return this.#rest.over
  }
  /** The seats that are asked. */
  get asking(): readonly Seat[] {
    return this.#rest.put.map((question) => question.seat)
  }
  /** The question that a seat has before it. */
  asked(seat: Seat = 'hero'): Asked | undefined {
    return this.#rest.put.find((question) => question.seat === seat)
  }
  /** The keys that a seat is offered; of those that begin so. */
  keys(seat: Seat = 'hero', begin = ''): readonly string[] {
    return (this.asked(seat)?.keys ?? []).filter((key) => key.startsWith(begin))
  }
  offers(seat: Seat, key: string): boolean {
    return this.keys(seat).includes(key)
  }

  /** A seat answers, one key after another. Each must be offered. */
  choose(seat: Seat, ...keys: readonly string[]): this {
    for (const key of keys) {
      const question = this.#rest.put.find((q) => q.seat === seat)
      if (question?.keys.includes(key) !== true) {
        throw new Error(`${seat} is not offered '${key}' but ${this.#list(question)}${this.#others(seat)}`)
      }
      const play = { state: alone.copy(this.#play.state), orders: this.#play.orders }
      this.#rest = apply(alone, play, { seat, key }, this)
      this.#play = play
    }
    return this
  }

  /** The Hero answers; windows are passed before each answer and after the last. */
  act(...keys: readonly string[]): this {
    for (const key of keys) {
      this.pass()
      this.choose('hero', key)
    }
    return this.pass()
  }

  /** The Leader of Evil passes every window, until there is none. */
  pass(): this {
    for (let windows = 0; windows < 200; windows++) {
      const react = this.#rest.put.find((q) => q.kind === 'react' && q.seat === this.leader)
      if (react === undefined) return this
      this.choose(react.seat, 'pass')
    }
    throw new Error('windows without end')
  }

  /** Passes windows until this question is open; one of another kind in the way is a fault. `moment` names a window. */
  until(kind: string, moment?: string): this {
    for (let windows = 0; windows < 200; windows++) {
      if (this.#rest.put.some((q) => q.kind === kind && (moment === undefined || q.moment === moment))) return this
      const react = this.#rest.put.find((q) => q.kind === 'react' && q.seat === this.leader)
      if (react === undefined) throw new Error(`no ${kind} ${moment ?? ''} comes, but ${this.#others()}`)
      this.choose(react.seat, 'pass')
    }
    throw new Error('windows without end')
  }

  /** Answers whatever is asked by the first key, but for what `answers` says by kind, until the Hero is asked for his Turn. */
  toTurn(answers: Readonly<Record<string, string>> = {}): this {
    for (let questions = 0; questions < 500; questions++) {
      const [question] = this.#rest.put
      if (question === undefined || question.kind === 'turn') return this
      this.choose(question.seat, answers[question.kind] ?? question.keys[0]!)
    }
    throw new Error('questions without end')
  }

  /** The same until the window at the end of the Turn, others passed; where none opens, until the end of the Round or the next Turn. */
  toTurnEnd(answers: Readonly<Record<string, string>> = {}): this {
    for (let questions = 0; questions < 500; questions++) {
      const [question] = this.#rest.put
      if (question === undefined || question.moment === 'turn-end' || BEYOND.includes(question.kind)) return this
      if (question.kind === 'react') this.choose(this.leader, 'pass')
      else this.choose(question.seat, answers[question.kind] ?? question.keys[0]!)
    }
    throw new Error('questions without end')
  }

  /** A key that is not offered. */
  refuses(seat: Seat, key: string): this {
    expect(this.keys(seat), `${seat} should not be offered '${key}'`).not.toContain(key)
    return this
  }

  get leader(): Seat {
    return `evil-${this.state.leader}` as Seat
  }
  get hero(): HeroView {
    return alone.view(this.state, 'hero') as HeroView
  }
  get evil(): EvilView {
    return alone.view(this.state, 'evil-1') as EvilView
  }
  view(seat: Seat): EvilView {
    return alone.view(this.state, seat) as EvilView
  }

  /** What a seat was told since it was last hushed, the beginning of the game left out. */
  told(seat: Seat, type?: string): readonly SeatEvent[] {
    const all = (this.#told.get(seat) ?? []).slice(this.#since.get(seat) ?? 0)
    return type === undefined ? all : all.filter((event) => event.type === type)
  }
  get heard(): readonly SeatEvent[] {
    return this.told('hero')
  }
  /** The Hero's events of one type. */
  hears(type: string): readonly SeatEvent[] {
    return this.told('hero', type)
  }
  /** The types of the Hero's events of these types, in the order in which they came. */
  order(...types: readonly string[]): readonly string[] {
    return this.heard.map((event) => event.type).filter((type) => types.includes(type))
  }
  /** What is told from here on is what counts. */
  hush(): this {
    for (const [seat, events] of this.#told) this.#since.set(seat, events.length)
    return this
  }

  /** The Hero's handle of a Revealed Sector. */
  handle(sector: string): string {
    const seen = this.state.labyrinth.find((x) => x.at === atOf(sector))
    return seen === undefined ? 'none' : sectorHandle(seen.handle)
  }
  /** The Hero's view of a Sector, by the referee's name; undefined where it is not Revealed. */
  sees(sector: string): SectorView | undefined {
    return this.hero.labyrinth.find((x) => x.id === this.handle(sector))
  }
  /** The Sectors that are Revealed, by the referee's names. */
  get revealed(): string {
    return this.evil.revealed.join(' ')
  }
  /** The Sectors in the Hero's Line of Sight, by the referee's names. */
  get sight(): string {
    const seen = this.hero.labyrinth.filter((x) => x.inSight).map((x) => x.id)
    return this.state.labyrinth
      .filter((x) => seen.includes(sectorHandle(x.handle)))
      .map((x) => nameOf(x.at))
      .toSorted((a, b) => (atOf(a) ?? 0) - (atOf(b) ?? 0))
      .join(' ')
  }
  /** The Hero's handle of the first Revealed Creature of a kind. */
  shown(kind: string): string {
    return this.hero.labyrinth.flatMap((x) => x.creatures).find((c) => c.kind === kind)?.id ?? 'none'
  }
  /** Evil's name of the first Creature of a kind. */
  id(kind: string, at?: string): string {
    return this.creature(kind, at)?.id ?? 'none'
  }
  creature(kind: string, at?: string): EvilView['creatures'][number] | undefined {
    return this.evil.creatures.find((c) => c.kind === kind && (at === undefined || c.at === at))
  }
  /** Where the Creatures of a kind are. */
  where(kind: string): string {
    return this.evil.creatures
      .filter((c) => c.kind === kind)
      .map((c) => c.at)
      .join(' ')
  }
  get health(): readonly [life: number, selfControl: number] {
    const { life = 0, selfControl = 0 } = this.hero.hero ?? {}
    return [life, selfControl]
  }

  /** Nothing is broken and the game can go on: the Map is sound, someone is asked, and what is saved comes back the same. */
  end(): void {
    expect(broken(this.state)).toEqual([])
    if (!this.isOver) expect(this.#rest.put.length, 'nobody is asked').toBeGreaterThan(0)
    const saved = JSON.stringify(alone.save(this.state))
    const back = alone.restore(this.setting, JSON.parse(saved))
    expect(JSON.stringify('fault' in back ? back : alone.save(back))).toBe(saved)
  }

  #list(question: Question | undefined): string {
    return question === undefined ? 'nothing' : `${question.kind}: ${question.keys.join(' | ')}`
  }
  #others(but?: Seat): string {
    const others = this.#rest.put.filter((q) => q.seat !== but)
    return others.map((q) => `; ${q.seat} is asked ${q.moment ?? ''} ${this.#list(q)}`).join('')
  }
}

/** A table at a position, at the first question of the Turn. */
export function table(given: Given = {}): Table {
  const pack = given.pack ?? CORE
  const players = given.evil?.['players']
  const setting = settingOf(pack, given.seed, players === 2 || players === 3 ? players : 1)
  const state = alone.load(setting, positionOf(given))
  if ('fault' in state) throw new Error(`${state.path}: ${state.fault}`)
  return new Table(setting, state).hush()
}

/** A new game at the first question of set-up. */
export function newGame(evil: 1 | 2 | 3 = 1, seed = '01', pack: unknown = CORE): Table {
  const setting = settingOf(pack, seed, evil)
  const state = alone.begin(setting)
  if ('fault' in state) throw new Error(`${state.path}: ${state.fault}`)
  return new Table(setting, state)
}

/** What is wrong with a position, as `path: fault`. */
export function faultOf(position: unknown, pack: unknown = CORE): string {
  const state = alone.load(settingOf(pack), position)
  return 'fault' in state ? state.path : ''
}
