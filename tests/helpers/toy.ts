// A small game for tests of table, store and links: the Hero looks for a hidden number that Evil may shift.
// It has windows for all seats of Evil, approval by a Leader, questions with one option, true answers and public points.
import type { Option, Seat, SeatEvent } from '../../electron/contract/wire.ts'
import type { Fault, Game, Question, Setting, Stop } from '../../electron/games/game.ts'

type Step = 'turn' | 'window' | 'resolve' | 'noise' | 'gain' | 'tile' | 'end'
type Open = Pick<Question, 'seat' | 'kind' | 'keys' | 'moment' | 'alwaysPut' | 'secret'>

export interface Toy {
  readonly evil: 1 | 2 | 3
  readonly seed: string
  readonly bomb: boolean
  secret: number
  draws: number
  turn: number
  luck: number
  act: string
  agenda: readonly Step[]
  open: readonly Open[]
  window: { readonly passed: readonly Seat[]; readonly barred: readonly string[]; readonly asked: string | null } | null
  hands: Readonly<Partial<Record<Seat, readonly string[]>>>
  told: Readonly<Partial<Record<Seat, readonly SeatEvent[]>>>
  winner: 'hero' | 'evil' | null
}

export const TURNS = 8
const EVIL: readonly Seat[] = ['evil-1', 'evil-2', 'evil-3']
const evilOf = (s: Toy): readonly Seat[] => EVIL.slice(0, s.evil)
const seatsOf = (s: Toy): readonly Seat[] => ['hero', ...evilOf(s)]

function chance(s: Toy, below: number): number {
  let h = 2166136261
  for (const c of `${s.seed} ${s.draws}`) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  s.draws += 1
  return ((h ^ (h >>> 13)) >>> 0) % below
}

function tell(s: Toy, seats: readonly Seat[], event: SeatEvent): void {
  const told = { ...s.told }
  for (const seat of seats) told[seat] = [...(told[seat] ?? []), event]
  s.told = told
}

const STOP: Stop = { at: 'ask', cut: false }
const CUT: Stop = { at: 'ask', cut: true }

function openWindow(s: Toy): void {
  const { passed, barred } = s.window!
  s.open = evilOf(s)
    .filter((seat) => !passed.includes(seat))
    .map((seat) => ({
      seat,
      kind: 'react',
      moment: 'declared',
      secret: true,
      keys: [
        'pass',
        ...(s.hands[seat] ?? []).map((card) => `play ${card}`).filter((key) => !barred.includes(`${seat} ${key}`)),
      ],
    }))
}

function trueAnswers(s: Toy): readonly string[] {
  const parity = s.secret % 2 === 1 ? 'say odd' : 'say even'
  return s.secret === 5 ? [parity] : [parity, s.secret > 5 ? 'say high' : 'say low']
}

/** Does one step; a stop where it rests. */
function take(s: Toy, step: Step): Stop | undefined {
  switch (step) {
    case 'turn':
      s.secret = 1 + chance(s, 9)
      tell(s, evilOf(s), { type: 'crept', to: s.secret })
      s.open = [
        {
          seat: 'hero',
          kind: 'turn',
          keys: [...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `guess ${n}`), 'listen', 'rest'],
        },
      ]
      return CUT
    case 'window':
      s.window = { passed: [], barred: [], asked: null }
      openWindow(s)
      return CUT
    case 'resolve':
      if (s.act === `guess ${s.secret}`) {
        s.winner = 'hero'
        s.agenda = []
        tell(s, seatsOf(s), { type: 'ended', winner: 'hero' })
        return undefined
      }
      tell(s, seatsOf(s), { type: 'missed', act: s.act })
      return undefined
    case 'noise':
      s.open = [{ seat: 'evil-1', kind: 'noise', keys: trueAnswers(s), alwaysPut: true }]
      return STOP
    case 'gain':
      s.open = [{ seat: 'hero', kind: 'gain', keys: ['gain luck'] }]
      return CUT
    case 'tile':
      s.open = [{ seat: 'evil-1', kind: 'tile', keys: ['tile one'] }]
      return STOP
    case 'end':
      s.turn += 1
      if (s.turn > TURNS) {
        s.winner = 'evil'
        tell(s, seatsOf(s), { type: 'ended', winner: 'evil' })
      } else s.agenda = ['turn']
      return { at: 'point', cut: true }
  }
}

function react(s: Toy, seat: Seat, key: string): void {
  if (key === 'pass') {
    s.window = { ...s.window!, passed: seat === 'evil-1' ? EVIL : [...s.window!.passed, seat] }
    s.open = []
    if (seat === 'evil-1') s.window = null
    else openWindow(s)
  } else if (seat === 'evil-1') playCard(s, seat, key)
  else {
    s.window = { ...s.window!, asked: `${seat} ${key}` }
    s.open = [{ seat: 'evil-1', kind: 'approve', keys: ['yes', 'no'] }]
  }
}

function playCard(s: Toy, seat: Seat, key: string): void {
  const card = key.slice('play '.length)
  s.hands = { ...s.hands, [seat]: s.hands[seat]!.filter((c) => c !== card) }
  s.secret = (s.secret % 9) + 1
  tell(s, seatsOf(s), { type: 'played', card })
  tell(s, evilOf(s), { type: 'shifted', to: s.secret })
  for (const other of evilOf(s)) tell(s, [other], { type: 'drew', seat, card: other === seat ? `${card}+` : null })
  s.agenda = ['window', ...s.agenda]
  s.open = []
  s.window = null
}

function approve(s: Toy, key: string): void {
  const asked = s.window!.asked!
  const [seat, ...rest] = asked.split(' ') as [Seat, ...string[]]
  if (key === 'yes') playCard(s, seat, rest.join(' '))
  else {
    s.window = { ...s.window!, asked: null, barred: [...s.window!.barred, asked] }
    openWindow(s)
  }
}

function heros(s: Toy, key: string): void {
  s.act = key
  s.open = []
  if (key === 'rest') s.agenda = ['gain', 'tile', 'end']
  else {
    tell(s, seatsOf(s), { type: 'declared', act: key })
    s.agenda = key === 'listen' ? ['window', 'noise', 'end'] : ['window', 'resolve', 'end']
  }
}

function answer(s: Toy, seat: Seat, key: string): void {
  const question = s.open.find((q) => q.seat === seat && q.keys.includes(key))
  if (question === undefined) throw new Error(`${seat} was not offered ${key}`)
  if (s.bomb && key === 'guess 9') throw new Error('the bomb went off')
  if (question.kind === 'react') return react(s, seat, key)
  if (question.kind === 'approve') return approve(s, key)
  if (question.kind === 'turn') return heros(s, key)
  s.open = []
  if (question.kind === 'noise') tell(s, seatsOf(s), { type: 'told', what: key })
  if (question.kind === 'gain') {
    s.luck += 1
    tell(s, seatsOf(s), { type: 'gained', luck: s.luck })
  }
}

function begin(setting: Setting): Toy | Fault {
  const pack = setting.packs[setting.pack] as
    { readonly cards?: readonly string[]; readonly bomb?: boolean } | undefined
  if (pack?.cards === undefined) return { fault: 'a list of cards is missing', path: `packs.${setting.pack}.cards` }
  return {
    evil: setting.evil,
    seed: setting.seed,
    bomb: pack.bomb === true,
    secret: 0,
    draws: 0,
    turn: 1,
    luck: 0,
    act: '',
    agenda: ['turn'],
    open: [],
    window: null,
    hands: Object.fromEntries(EVIL.slice(0, setting.evil).map((seat) => [seat, pack.cards])),
    told: {},
    winner: null,
  }
}

function load(setting: Setting, position: any): Toy | Fault {
  if (typeof position.state === 'object') return { ...position.state }
  const begun = begin(setting)
  if ('fault' in begun) return begun
  const turn = position.turn ?? 1
  if (!Number.isInteger(turn) || turn < 1 || turn > TURNS) return { fault: `a Turn from 1 to ${TURNS}`, path: 'turn' }
  return { ...begun, turn }
}

const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  return { key, verb, args, text: { id: `toy.${verb}`, params: {} } }
}

function view(s: Toy, seat: Seat): object {
  const shared = { turn: s.turn, luck: s.luck, waiting: null, result: s.winner }
  if (seat === 'hero') return { ...shared, hands: evilOf(s).map((evil) => s.hands[evil]?.length ?? 0) }
  return { ...shared, secret: s.secret, hand: [...(s.hands[seat] ?? [])] }
}

/** The toy; a version of its rules can be chosen. */
export const toyOf = (version: number): Game<Toy> => ({
  id: 'toy',
  version,
  begin,
  load,
  seats: seatsOf,
  copy: (s) => ({ ...s }),
  run(s) {
    while (s.open.length === 0) {
      if (s.winner !== null) return { at: 'over', cut: true }
      const [step, ...rest] = s.agenda
      s.agenda = rest
      const stop = step === undefined ? { at: 'over' as const, cut: true } : take(s, step)
      if (stop !== undefined) return stop
    }
    return STOP
  },
  questions: (s) => s.open,
  option: (_s, _q, key) => option(key),
  answer,
  concede(s, side) {
    s.winner = side === 'hero' ? 'evil' : 'hero'
    s.open = []
    tell(s, seatsOf(s), { type: 'ended', winner: s.winner })
  },
  orders: ['declared', 'rolled', 'noise'],
  standing(_s, question, order) {
    if (question.kind === 'react') return order.includes(question.moment ?? '') ? 'pass' : undefined
    return question.kind === 'noise' && order.includes('noise') ? question.keys[0] : undefined
  },
  take(s, seat) {
    const events = s.told[seat] ?? []
    s.told = { ...s.told, [seat]: [] }
    return events
  },
  view,
  shut: (part, value: any) =>
    part === 'view'
      ? { ...value, hand: null }
      : value.map((event: SeatEvent) => (event.type === 'drew' ? { ...event, card: null } : event)),
  catalogue: (s, seat) => ({ seat, turns: TURNS, evil: s.evil }),
  save: (s) => ({ ...s }),
  restore: (_setting, saved) =>
    typeof saved === 'object' && saved !== null && 'secret' in saved
      ? { ...(saved as Toy) }
      : { fault: 'no toy', path: '' },
  position: (s) => ({ position: 1, pack: 'toy', turn: s.turn, evil: { players: s.evil } }),
  summary: (s) => ({ id: 'toy.summary', params: { turn: s.turn } }),
})
export const toy = toyOf(1)
export const TOY_PACK = { toy: { cards: ['nudge', 'shove'] } }
export const toySetting = (evil: 1 | 2 | 3, seed = '01'): Setting => ({ seed, evil, pack: 'toy', packs: TOY_PACK })
