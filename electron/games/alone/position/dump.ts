// Decides whether a stored or dumped state may be played on: its shape whole, its places on the Map, its steps and questions known.
import { z } from 'zod'
import type { Fault } from '../../game.ts'
import { PLACES } from '../map/grid.ts'
import { shapeFault } from '../pack/issues.ts'
import { withOverlay } from '../pack/overlay.ts'
import type { Pack } from '../pack/pack.ts'
import { isKnownQuestion, isKnownStep } from '../rules.ts'
import { EVIL_SEATS, type State, VERSION } from '../state.ts'
import { ability, count, kind, name } from './shape.ts'

const MANY = 5000

const at = z
  .int()
  .min(0)
  .max(PLACES - 1)
const side = z
  .int()
  .min(0)
  .max(PLACES * 4 - 1)
const list = <T extends z.ZodType>(of: T, most = MANY) => z.array(of).max(most)
const each = <T extends z.ZodType>(of: T) => z.array(of).length(PLACES)
const named = <T extends z.ZodType>(of: T) => z.record(name, of)
const evilSeat = z.enum(['evil-1', 'evil-2', 'evil-3'])
const colour = z.enum(['blue', 'green', 'final'])
const face = z.enum(['hit', 'light', 'danger'])
const cards = list(name)
const points = z.literal([0, 1, 2])

const BOARD = z.strictObject({
  tile: each(name.nullable()),
  open: each(count(15)),
  door: each(count(15)),
  stairs: each(z.enum(['red', 'blue']).nullable()),
  beyond: each(
    z
      .int()
      .min(-1)
      .max(PLACES - 1),
  ),
  lcu: each(z.boolean()),
  stairsSide: each(z.enum(['n', 'e', 's', 'w']).nullable()),
  rooms: list(at, PLACES),
})
const HERO = z.strictObject({
  at: z
    .int()
    .min(-1)
    .max(PLACES - 1),
  character: name.nullable(),
  life: count(12),
  selfControl: count(12),
  adrenaline: count(99),
  items: list(z.strictObject({ card: name, charges: count(99), component: z.boolean() })),
  companions: list(z.strictObject({ card: name, charges: count(99) })),
  experience: z.record(ability, points),
  scavenged: cards,
  gone: cards,
})
const TURN = z.strictObject({
  number: z.int().min(1).max(8),
  bulletTime: z.boolean(),
  recovered: z.boolean(),
  done: cards,
  left: list(cards.nullable()),
  played: count(99),
  underway: z.boolean(),
  acting: z
    .strictObject({
      action: name,
      item: name.nullable(),
      aim: z.strictObject({ way: name.optional(), creature: name.optional(), targets: cards.optional() }),
    })
    .nullable(),
})
const WINDOW = z.strictObject({
  moment: name,
  about: z.looseObject({}),
  barred: list(z.strictObject({ seat: evilSeat, card: name, standard: z.boolean() })),
  passed: list(evilSeat),
  fresh: z.boolean(),
})

/** Steps and questions are data that the rules read by their kind; those that they do not know are refused. */
const STEP = z
  .looseObject({ do: name })
  .refine((step) => isKnownStep(step.do), { error: 'is no step of the rules', path: ['do'] })
const QUESTION = z
  .looseObject({
    seat: z.enum(['hero', ...EVIL_SEATS]),
    kind: name,
    keys: list(z.string().max(200)),
    memory: z.looseObject({ kind: name }),
  })
  .refine((question) => isKnownQuestion(question.memory.kind), {
    error: 'is no question of the rules',
    path: ['memory', 'kind'],
  })

const STATE = z.strictObject({
  version: z.int(),
  overlay: z.unknown(),
  seed: z.string().max(200),
  players: z.literal([1, 2, 3]),
  chance: named(count(1e9)),
  dice: list(face),
  phase: z.enum(['set-up', 'play', 'over']),
  leader: z.literal([1, 2, 3]),
  difficulty: z.enum(['easy', 'normal', 'nightmare', 'impossible']).nullable(),
  board: BOARD,
  lights: list(at, PLACES),
  dangers: list(at, PLACES),
  blocked: list(side),
  conditions: list(z.strictObject({ kind: name, at })),
  hero: HERO,
  creatures: list(
    z.strictObject({
      id: name,
      kind,
      at,
      wounded: z.boolean(),
      handle: count(1e9).nullable(),
      moved: z.boolean(),
      attacked: z.boolean(),
    }),
  ),
  labyrinth: list(z.strictObject({ at, handle: count(1e9), frame: z.int() }), PLACES),
  counters: z.strictObject({ sector: count(1e9), creature: count(1e9), frame: count(1e9), id: count(1e9) }),
  round: z.strictObject({ space: count(99), nightmare: z.boolean(), credit: count(99) }),
  turn: TURN,
  track: list(z.strictObject({ deck: name, card: name, by: evilSeat, faceDown: z.boolean(), span: z.literal([1, 2]) })),
  decks: list(name, 2),
  hands: list(cards, 3),
  handsTold: list(count(MANY), 3),
  piles: named(cards),
  discards: named(list(z.strictObject({ card: name, by: evilSeat.nullable() }))),
  items: cards,
  itemDiscards: cards,
  setAside: count(MANY),
  missions: list(
    z.strictObject({ colour, card: name, triggered: z.boolean(), done: z.boolean(), progress: count(99) }),
    3,
  ),
  running: list(z.looseObject({ source: name, until: name, modifier: z.looseObject({ figure: name }) })),
  used: list(z.strictObject({ key: z.string().max(100), scope: z.enum(['turn', 'round', 'game']) })),
  lastMoved: name.nullable(),
  spawned: z.boolean(),
  // States saved before this was kept have none; without it a question more is put, no less.
  asked: z.boolean().optional(),
  agenda: list(STEP),
  questions: list(QUESTION, 4),
  window: WINDOW.nullable(),
  told: z.partialRecord(z.enum(['hero', ...EVIL_SEATS]), list(z.looseObject({ type: name }))),
  result: z.strictObject({ winner: z.enum(['hero', 'evil']), why: name }).nullable(),
})

/** Where the parts of a state disagree about who plays: as many hands as players of Evil, and no seat beyond theirs. */
function disagreement({ players, leader, hands, handsTold, questions }: Omit<State, 'pack'>): Fault | undefined {
  const seats: readonly string[] = ['hero', ...EVIL_SEATS.slice(0, players)]
  if (leader > players) return { fault: 'is no player of this game', path: 'state.leader' }
  if (hands.length !== players) return { fault: 'are not as many as the players', path: 'state.hands' }
  if (handsTold.length !== players) return { fault: 'are not as many as the players', path: 'state.handsTold' }
  const stray = questions.findIndex(({ seat }) => !seats.includes(seat))
  return stray < 0 ? undefined : { fault: 'is no seat of this game', path: `state.questions[${stray}].seat` }
}

/** A state as it was saved, with its pack; a malformed one is refused with the path of its first fault. */
export function loadDump(pack: Pack, saved: unknown): State | Fault {
  const parsed = z
    .object({ version: z.literal(VERSION, { error: 'is of rules that are not known here' }) })
    .safeParse(saved)
  const whole = parsed.success ? STATE.safeParse(saved) : parsed
  if (!whole.success) return shapeFault(whole.error, 'state')
  // What a shape cannot say of steps and questions, the rules would: they were written by these rules.
  const told = saved as Omit<State, 'pack' | 'asked'> & { readonly asked?: boolean }
  const state = { ...told, asked: told.asked ?? false }
  const odd = disagreement(state)
  if (odd !== undefined) return odd
  const laid = state.overlay === undefined || state.overlay === null ? pack : withOverlay(pack, state.overlay)
  if ('fault' in laid) return { fault: laid.fault, path: `state.${laid.path}` }
  return { ...state, overlay: state.overlay ?? null, pack: laid }
}
