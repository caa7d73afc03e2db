// Something said with every word of packs: effects, tests, figures, listeners and goals, no two of which do the same. New words come in by
// themselves where they stand in a list of the schema.
import { z } from 'zod'
import type { Action, Kind, Room } from '../../electron/contract/alone.ts'
import type {
  Amount,
  Count,
  Effect,
  Figure,
  Listener,
  MissionCard,
  Modifier,
  Moment,
  Test,
  Until,
  Where,
} from '../../electron/games/alone/pack/pack.ts'
import { action, effect, kind, modifier, moment, room } from '../../electron/games/alone/pack/words.ts'

type Json = Readonly<Record<string, unknown>>
function* parts(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  yield value as Json
  for (const each of Object.values(value)) yield* parts(each)
}
/** The words that stand in a schema for one of its keys. */
function wordsFor<T>(schema: z.ZodType, key: string): readonly T[] {
  const found = [...parts(z.toJSONSchema(schema))].flatMap(({ properties }) => {
    const said = ((properties as Json | undefined)?.[key] as Json | undefined)?.['enum']
    return Array.isArray(said) ? (said as T[]) : []
  })
  return [...new Set(found)]
}
const WHERES = wordsFor<Where>(effect, 'where')
const COUNTS = wordsFor<Count>(effect, 'count')
const FIGURES = wordsFor<Figure>(modifier, 'figure')
const UNTILS = wordsFor<Until>(effect, 'until')
export const MOMENTS: readonly Moment[] = moment.options
const ACTIONS: readonly Action[] = action.options
const KINDS: readonly Kind[] = kind.options
const ROOMS: readonly Room[] = room.options
/** Of these a number of Sectors says nothing: there is one. */
const isOne = (where: Where): boolean => ['here', 'mission-room', 'aim', 'moved'].includes(where)

const AMOUNTS: readonly Amount[] = [
  1,
  2,
  3,
  ...COUNTS.map((count) => ({ count })),
  { count: 'life', times: 2 },
  { count: 'life', plus: 1 },
  { count: 'life', max: 4 },
  { count: 'life', plus: 1, max: 4 },
  { count: 'life', plus: -1 },
  { count: 'life', plus: -1, max: 4 },
]
const SIGNED: readonly Amount[] = [...AMOUNTS, -1, -2, { count: 'items', times: -1 }]
const over = <T>(amounts: readonly T[], make: (amount: T) => Effect): readonly Effect[] => amounts.map(make)
const spread = (make: (of: { readonly where: Where; readonly count?: number }) => Effect): readonly Effect[] =>
  WHERES.flatMap((where) => [
    make({ where }),
    ...(isOne(where) ? [] : [1, 2, 3].map((count) => make({ where, count }))),
  ])
const WHO = ['each', 'choose', 'moved'] as const
const COLOURS = ['blue', 'green', 'final'] as const
const one: Effect = { do: 'cancel' }
const two: Effect = { do: 'noise' }

export const MODIFIERS: readonly Modifier[] = [
  ...FIGURES.flatMap((figure): readonly Modifier[] => {
    const isSwitch = /^(forbid-|hero-hits|evil-hits|pass-doors|dangerous)/.test(figure)
    if (isSwitch) return [1, -1].map((by) => ({ figure, by }))
    return [
      ...[1, 2, -1, -2].map((by) => ({ figure, by })),
      ...[0, 1, 2].map((set) => ({ figure, set })),
      ...[1, -1].map((times) => ({ figure, by: { count: 'round', times } as const })),
      { figure, set: { count: 'round' } },
    ]
  }),
  { figure: 'scare', by: 1, if: { lit: true } },
  ...KINDS.map((kind): Modifier => ({ figure: 'scare', by: 1, kinds: [kind] })),
]

const plain: { readonly [K in Exclude<Effect['do'], 'if' | 'choose' | 'times'>]: readonly Effect[] } = {
  move: [
    ...over(AMOUNTS, (steps) => ({ do: 'move', steps })),
    ...[2, 3].flatMap((creatures) => [1, 2].map((steps): Effect => ({ do: 'move', steps, creatures }))),
    ...WHERES.map((from): Effect => ({ do: 'move', steps: 1, from })),
    ...KINDS.flatMap((kind) => [1, 2].map((creatures): Effect => ({ do: 'move', steps: 1, creatures, kinds: [kind] }))),
    { do: 'move', steps: 1, kinds: ['worm', 'spore'] },
    { do: 'move', steps: 1, quiet: true },
  ],
  spawn: [
    ...[1, 2, 3].map((count): Effect => ({ do: 'spawn', count })),
    ...[1, 2].map((nearer): Effect => ({ do: 'spawn', nearer })),
    ...WHERES.map((where): Effect => ({ do: 'spawn', where })),
    ...KINDS.flatMap((kind) => [1, 2].map((count): Effect => ({ do: 'spawn', count, kinds: [kind] }))),
  ],
  teleport: [
    ...WHERES.map((to): Effect => ({ do: 'teleport', to })),
    ...WHERES.map((from): Effect => ({ do: 'teleport', from, to: 'anywhere' })),
    { do: 'teleport', kinds: ['mech'], to: 'here' },
  ],
  attack: [
    ...WHO.map((who): Effect => ({ do: 'attack', who })),
    ...over(SIGNED, (dice) => ({ do: 'attack', who: 'each', dice })),
  ],
  scare: WHO.map((who) => ({ do: 'scare', who })),
  strike: [
    ...(['aim', 'here', 'each-here', 'in-sight'] as const).map((target): Effect => ({
      do: 'strike',
      target,
      damage: 1,
    })),
    ...over(AMOUNTS.slice(1), (damage) => ({ do: 'strike', target: 'here', damage })),
    ...over(AMOUNTS, (dice) => ({ do: 'strike', target: 'here', dice })),
    { do: 'strike', target: 'here', damage: 1, dice: 1 },
  ],
  heal: (['here', 'anywhere'] as const).map((target) => ({ do: 'heal', target })),
  daze: (['aim', 'each-here'] as const).map((target) => ({ do: 'daze', target })),
  damage: (['life', 'self-control'] as const).flatMap((kind) =>
    over(AMOUNTS, (amount) => ({ do: 'damage', kind, amount })),
  ),
  harm: over([...SIGNED, -12], (by) => ({ do: 'harm', by })),
  recover: (['life', 'self-control', 'choose', 'both'] as const).flatMap((kind) =>
    over(AMOUNTS, (amount) => ({ do: 'recover', kind, amount })),
  ),
  adrenaline: over(SIGNED, (by) => ({ do: 'adrenaline', by })),
  items: over(AMOUNTS, (draw) => ({ do: 'items', draw })),
  charges: (['items', 'companions'] as const).flatMap((of) =>
    over([1, 2, -1, -2], (by) => ({ do: 'charges', by, of })),
  ),
  'lose-item': [{ do: 'lose-item' }],
  companion: [{ do: 'companion' }],
  experience: [{ do: 'experience' }],
  round: [{ do: 'round' }],
  turns: over([1, 2, -1, -2], (by) => ({ do: 'turns', by })),
  'extra-action': [
    { do: 'extra-action' },
    ...ACTIONS.map((action): Effect => ({ do: 'extra-action', actions: [action] })),
    { do: 'extra-action', actions: ['move', 'fight'] },
  ],
  go: [
    ...over(AMOUNTS, (steps) => ({ do: 'go', steps })),
    { do: 'go', steps: 1, quiet: true },
    { do: 'go', steps: 1, block: true },
    { do: 'go', steps: 1, block: false },
  ],
  explore: [
    { do: 'explore' },
    ...over(AMOUNTS, (range) => ({ do: 'explore', range })),
    { do: 'explore', light: true },
    ...[1, 2].map((clear): Effect => ({ do: 'explore', clear })),
  ],
  fight: [
    { do: 'fight' },
    ...over(AMOUNTS, (dice) => ({ do: 'fight', dice })),
    ...over(AMOUNTS, (hits) => ({ do: 'fight', hits })),
    ...[1, 2].map((reroll): Effect => ({ do: 'fight', reroll })),
  ],
  locate: over([1, 2, 3], (targets) => ({ do: 'locate', targets })),
  scavenge: [{ do: 'scavenge' }, ...over(AMOUNTS, (cards) => ({ do: 'scavenge', cards }))],
  repair: [{ do: 'repair' }, ...over(AMOUNTS, (range) => ({ do: 'repair', range }))],
  lights: [true, false].flatMap((on) => spread((of) => ({ do: 'lights', on, ...of }))),
  danger: WHERES.flatMap((where) =>
    (isOne(where) ? [1] : [1, 2, 3]).flatMap((n): readonly Effect[] => [
      { do: 'danger', add: n, where },
      { do: 'danger', remove: n, where },
    ]),
  ),
  'set-aside': over([1, 2, -1, -2], (by) => ({ do: 'set-aside', by })),
  block: doors('block'),
  unblock: doors('unblock'),
  reveal: spread((of) => ({ do: 'reveal', ...of })),
  hide: over([1, 2, 3], (count) => ({ do: 'hide', count })),
  condition: [
    ...spread((of) => ({ do: 'condition', kind: 'smoke', ...of })),
    ...spread((of) => ({ do: 'condition', kind: 'smoke', remove: true, ...of })),
    { do: 'condition', kind: 'leak', where: 'near' },
  ],
  noise: [two],
  reroll: (['hits', 'misses', 'any'] as const).flatMap((of) => over([1, 2, 3], (dice) => ({ do: 'reroll', of, dice }))),
  hits: over(SIGNED, (by) => ({ do: 'hits', by })),
  lie: [{ do: 'lie' }],
  cancel: [one],
  draw: over([1, 2, 3], (cards) => ({ do: 'draw', cards })),
  forget: over([1, 2, 3], (cards) => ({ do: 'forget', cards })),
  again: [{ do: 'again' }],
  modify: [
    ...UNTILS.map((until): Effect => ({ do: 'modify', until, modifier: { figure: 'wound', by: 1 } })),
    ...over(
      MODIFIERS.filter(({ figure }) => figure !== 'wound'),
      (of) => ({ do: 'modify', until: 'card', modifier: of }),
    ),
  ],
  progress: COLOURS.flatMap((colour) => over([1, 2, -1, -2], (by) => ({ do: 'progress', colour, by }))),
}
function doors(word: 'block' | 'unblock'): readonly Effect[] {
  return WHERES.flatMap((where): readonly Effect[] => [
    { do: word, where },
    ...(where === 'aim' ? [] : [1, 2, 3].map((count): Effect => ({ do: word, where, count }))),
  ])
}

/** Each field of a test, as each of its values, and what joins tests. */
const fields: { readonly [K in keyof Required<Test>]: readonly Test[] } = {
  lit: [{ lit: true }, { lit: false }],
  danger: [{ danger: true }, { danger: false }],
  creatureHere: [{ creatureHere: true }, { creatureHere: false }],
  room: [{ room: true }, { room: false }, ...ROOMS.map((each): Test => ({ room: [each] })), { room: ROOMS }],
  nightmare: [{ nightmare: true }, { nightmare: false }],
  action: [...ACTIONS.map((each): Test => ({ action: [each] })), { action: ACTIONS }],
  withItem: [{ withItem: true }, { withItem: false }],
  bulletTime: [{ bulletTime: true }, { bulletTime: false }],
  by: [{ by: 'hero' }, { by: 'evil' }],
  reason: [
    ...(['fight', 'attack', 'opportunity', 'courage', 'card'] as const).map((each): Test => ({ reason: [each] })),
    ...(['hero', 'evil'] as const).map((by): Test => ({ by, reason: ['fight'] })),
  ],
  damage: [{ damage: 'life' }, { damage: 'self-control' }],
  from: (['attack', 'opportunity', 'scare', 'card'] as const).map((each) => ({ from: [each] })),
  kind: KINDS.map((each) => ({ kind: [each] })),
  what: [{ what: 'noise' }, { what: 'locate' }],
  mission: COLOURS.map((mission) => ({ mission })),
  begun: COLOURS.map((begun) => ({ begun })),
  atLeast: [
    ...[1, 2].map((n): Test => ({ atLeast: [{ count: 'turn' }, n] })),
    ...AMOUNTS.filter((amount) => typeof amount === 'object').flatMap((amount): readonly Test[] => [
      { atLeast: [amount, 12] },
      { atLeast: [{ count: 'hits' }, amount] },
    ]),
  ],
  not: [{ not: { lit: true, danger: true } }, { not: { any: [{ lit: true }, { danger: true }] } }],
  any: [{ any: [{ lit: true }, { danger: true }] }],
}
const positive = Object.values(fields).flat()
/** Those of one clause that is either so or not so have their contrary among them already. */
const isBoolean = (test: Test): boolean =>
  Object.keys(test).length > 1 || test.not !== undefined || test.any !== undefined
    ? true
    : Object.values(test).some((value) => typeof value === 'boolean')
export const TESTS: readonly Test[] = [
  ...positive,
  { lit: true, danger: true },
  ...positive.filter((test) => !isBoolean(test)).map((not): Test => ({ not })),
]

export const EFFECTS: readonly Effect[] = [
  ...Object.values(plain).flat(),
  { do: 'if', test: { lit: true }, then: [one] },
  { do: 'if', test: { lit: false }, then: [one] },
  { do: 'if', test: { lit: true }, then: [one, two] },
  { do: 'if', test: { lit: true }, then: [one], else: [two] },
  ...(['hero', 'evil'] as const).map((who): Effect => ({
    do: 'choose',
    who,
    options: [
      { id: 'one', text: 'One', effects: [one] },
      { id: 'two', text: 'Two', effects: [two] },
    ],
  })),
  ...over(AMOUNTS, (amount) => ({ do: 'times', amount, effects: [one] })),
]

export const LISTENERS: readonly Listener[] = [
  ...MOMENTS.map((on): Listener => ({ on, effects: [one] })),
  ...ACTIONS.map((each): Listener => ({ on: 'declared', if: { action: [each] }, effects: [one] })),
  ...(['damage', 'harm'] as const).flatMap((on) =>
    (['life', 'self-control'] as const).flatMap((damage): readonly Listener[] => [
      { on, if: { damage }, effects: [one] },
      { on, if: { damage, from: ['scare'] }, effects: [one] },
    ]),
  ),
  ...(['hero', 'evil'] as const).map((by): Listener => ({
    on: 'rolled',
    if: { by, reason: ['fight'] },
    effects: [one],
  })),
  ...(['noise', 'locate'] as const).map((what): Listener => ({ on: 'communicate', if: { what }, effects: [one] })),
  ...(['turn', 'round', 'game'] as const).map((once): Listener => ({ on: 'killed', once, effects: [one] })),
  { on: 'killed', optional: true, effects: [one] },
  { on: 'killed', charge: true, effects: [one] },
  { on: 'killed', optional: true, charge: true, effects: [one] },
  { on: 'killed', if: { lit: true }, effects: [one] },
]

type Goal = MissionCard['goal']
const DOINGS = ['interact', 'explore', 'locate', 'scavenge', 'stay', 'kill'] as const
export const GOALS: readonly Goal[] = DOINGS.flatMap((does): readonly Goal[] => [
  ...[1, 2, 3].map((times) => ({ do: does, times })),
  ...(['round', 'turn'] as const).map((within) => ({ do: does, times: 2, within })),
  ...[1, 2].map((times) => ({ do: does, times, if: { lit: true } })),
  ...(does === 'kill'
    ? KINDS.flatMap((each) => [1, 2].map((times): Goal => ({ do: does, times, kind: each })))
    : [{ do: does, times: 2, rooms: ['laboratory', 'dormitory'] as const }]),
])
