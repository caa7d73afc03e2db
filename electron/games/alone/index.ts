// ALONE at the table: the one door through which tables, bots and tests use these rules.
import type { EvilView } from '../../contract/alone.ts'
import type { Message, Option, Seat, SeatEvent } from '../../contract/wire.ts'
import type { Fault, Game, Question, Setting } from '../game.ts'
import { end } from './ending.ts'
import { deal } from './map/deal.ts'
import { generateSide } from './map/generate.ts'
import { ROOMS } from './map/sheet.ts'
import { checkPack } from './pack/check.ts'
import { WINDOWS, type Pack } from './pack/pack.ts'
import { loadDump } from './position/dump.ts'
import { loadPosition } from './position/lay.ts'
import { positionOf } from './position/say.ts'
import { answer, run } from './rules.ts'
import { dealChance } from './setup.ts'
import { blank } from './blank.ts'
import { evilSeats, type State, VERSION } from './state.ts'
import { catalogue } from './view/catalogue.ts'
import { evilView, shutView } from './view/evil.ts'
import { heroView } from './view/hero.ts'

const checked = new WeakMap<object, Pack | Fault>()

/** The pack of a setting, checked once. */
function packOf(setting: Setting): Pack | Fault {
  const data = setting.packs[setting.pack]
  if (typeof data !== 'object' || data === null) return { fault: `there is no pack ${setting.pack}`, path: 'pack' }
  const known = checked.get(data)
  if (known !== undefined) return known
  const pack = checkPack(data)
  checked.set(data, pack)
  return pack
}

function begin(setting: Setting): State | Fault {
  const pack = packOf(setting)
  if ('fault' in pack) return pack
  const chance = dealChance(setting.seed)
  const sheets =
    setting.sheets === 'generated'
      ? [[generateSide(chance)], [generateSide(chance)]]
      : pack.sheets.map((sheet) => sheet.sides)
  const board = deal(chance, sheets, ROOMS)
  return { ...blank(pack, setting.seed, setting.evil, board), agenda: [{ do: 'set-up', stage: 0 }] }
}

function load(setting: Setting, position: unknown): State | Fault {
  const pack = packOf(setting)
  if ('fault' in pack) return pack
  if (typeof position !== 'object' || position === null || !('state' in position))
    return loadPosition(pack, setting, position)
  const state = restore(setting, position.state)
  return 'fault' in state || canGoOn(state) ? state : { fault: 'cannot be played on by the rules', path: 'state' }
}

/** Whether the rules and every view can make sense of a state that somebody wrote, and of what comes of each answer that it offers. */
function canGoOn(state: State): boolean {
  const goesOn = (trial: State): boolean => {
    const { at } = run(trial)
    heroView(trial)
    for (const seat of evilSeats(trial)) evilView(trial, seat)
    return at !== 'ask' || (trial.questions.length > 0 && trial.questions.every(({ keys }) => keys.length > 0))
  }
  try {
    const trial = { ...state }
    if (!goesOn(trial)) return false
    return trial.questions.every(({ seat, keys }) =>
      keys.every((key) => {
        const next = { ...trial }
        answer(next, seat, key)
        return goesOn(next)
      }),
    )
  } catch {
    return false
  }
}

/** All of a state but the pack, which is stored beside it. */
function save(state: State): Omit<State, 'pack'> {
  const { pack: _pack, ...rest } = state
  return rest
}

function restore(setting: Setting, saved: unknown): State | Fault {
  const pack = packOf(setting)
  return 'fault' in pack ? pack : loadDump(pack, saved)
}

/** An option's key apart, and its text's message id: by verb, or `option.name` where the key begins with a name. */
const VERBS = new Set(
  (
    'recover bullet-time sacrifice move explore fight locate scavenge interact use end target none block remove discard done upgrade no ' +
    'reroll gain pass play standard yes unblock spawn stop say hero companion first keep draw give swap difficulty ' +
    'character random leader deck go pick choose teleport door'
  ).split(' '),
)
const options = new Map<string, Option>()
const MOST_OPTIONS = 20_000

/** A key's option is the same whenever it is offered, so it is made once. */
function option(_state: State, _question: Question, key: string): Option {
  const known = options.get(key)
  if (known !== undefined) return known
  const [verb = '', ...args] = key.split(' ')
  const isVerb = VERBS.has(verb)
  const params = Object.fromEntries((isVerb ? args : [verb, ...args]).map((arg, i) => [String(i + 1), arg]))
  const made: Option = { key, verb, args, text: { id: isVerb ? `option.${verb}` : 'option.name', params } }
  if (options.size >= MOST_OPTIONS) options.clear()
  options.set(key, made)
  return made
}

/** Questions of Evil's beside the windows for which it may leave an order. */
const ANSWERED = ['noise', 'located'] as const

/** Passes at ordered moments; says the first true answer where so ordered: true ones stand first. */
function standing(_state: State, question: Question, order: readonly string[]): string | undefined {
  if (question.kind === 'react') return order.includes(question.moment ?? '') ? 'pass' : undefined
  const answered = ANSWERED.find((kind) => kind === question.kind)
  return answered !== undefined && order.includes(answered) ? question.keys[0] : undefined
}

function take(state: State, seat: Seat): readonly SeatEvent[] {
  const told = state.told[seat] ?? []
  if (told.length > 0) state.told = { ...state.told, [seat]: [] }
  return told as readonly unknown[] as readonly SeatEvent[]
}

/** While a hand is shut, what only its owner may read is null. */
function shut(part: 'view' | 'events', value: unknown): unknown {
  if (part === 'view') return shutView(value as EvilView)
  return (value as readonly SeatEvent[]).map((event) => {
    if (event.type === 'drew' && 'cards' in event) return { type: 'drew', seat: event['seat'], count: event['count'] }
    if (event.type === 'discarded' && 'seat' in event) return { ...event, card: null }
    return event.type === 'played' && event['faceDown'] === true ? { ...event, card: null } : event
  })
}

/** For a list of saves: what lies on the table before both sides. */
function summary({ phase, result, round, turn, hero }: State): Message {
  if (phase === 'set-up') return { id: 'summary.setup', params: {} }
  if (result !== null) return { id: 'summary.over', params: { winner: result.winner } }
  const params = { round: round.space + 1, turn: turn.number }
  if (hero.character === null) return { id: 'summary.plain', params }
  return { id: 'summary.turn', params: { ...params, character: hero.character } }
}

export const alone: Game<State> = {
  id: 'alone',
  version: VERSION,
  begin,
  load,
  seats: (state) => ['hero', ...evilSeats(state)],
  copy: (state) => ({ ...state }),
  run,
  questions: (state) => state.questions,
  option,
  answer,
  concede: (state, side) => end(state, side === 'hero' ? 'evil' : 'hero', 'conceded'),
  orders: [...WINDOWS, ...ANSWERED],
  standing,
  take,
  view: (state, seat) => (seat === 'hero' ? heroView(state) : evilView(state, seat)),
  shut,
  catalogue: (state, seat) => catalogue(state.pack, seat),
  save,
  restore,
  position: positionOf,
  summary,
}
