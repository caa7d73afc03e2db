// Moments of games, made by hand, to look at Evil's window in: each is what its seats would have been sent.
import type { EvilView } from '../../../electron/contract/alone.ts'
import type { Frame } from '../../../electron/contract/frame.ts'
import type { Ask, Option, OutLine, Seat, SeatEvent } from '../../../electron/contract/wire.ts'
import { cardsOf, catalogue } from './catalogue.ts'

const isName = (verb: string): boolean => /^[UL][a-d][1-6]$/.test(verb) || verb in catalogue.creatures
export const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  const words = isName(verb) ? [verb, ...args] : args
  const id = isName(verb) ? 'option.name' : `option.${verb}`
  return { key, verb, args, text: { id, params: Object.fromEntries(words.map((word, i) => [String(i + 1), word])) } }
}
let asked = 0
export const ask = (kind: string, keys: readonly string[], more: Partial<Ask> = {}): Ask => ({
  id: ++asked,
  kind,
  options: keys.map(option),
  ...more,
})

const fury = cardsOf('fury')
const terror = cardsOf('terror')
const HAND = [...fury.slice(0, 5), ...terror.slice(0, 5)]

export const view: EvilView = {
  round: { space: 3, spaces: 9, cap: 9, nightmare: false },
  turn: { number: 4, bulletTime: false, done: [] },
  hero: {
    character: 'medic',
    life: 7,
    selfControl: 5,
    adrenaline: 2,
    items: [
      { card: 'bullets-1', charges: 3, component: true },
      { card: 'crowbar', charges: 2, component: false },
      { card: 'cable-winch', charges: 1, component: false },
    ],
    companions: [{ card: 'pilot', charges: 6 }],
    experience: { courage: 1, 'cold-blood': 0, 'acute-sight': 2, precision: 0, dexterity: 0 },
    scavenged: ['infirmary'],
  },
  missions: [
    { colour: 'blue', card: 'dead-grid', room: 'generator-room', triggered: true, done: false, progress: 1 },
    {
      colour: 'green',
      card: catalogue.missions.find((m) => m.colour === 'green')?.card ?? '',
      room: 'laboratory',
      triggered: true,
      done: false,
      progress: 0,
    },
    {
      colour: 'final',
      card: catalogue.missions.find((m) => m.colour === 'final')?.card ?? '',
      room: 'hangar-bay',
      triggered: false,
      done: false,
      progress: 0,
    },
  ],
  evil: { players: 1, leader: 1, decks: ['fury', 'terror'], hands: [10] },
  difficulty: 'normal',
  waiting: 'evil',
  result: null,
  at: 'Ub3',
  levels: {
    upper: [' ┌─┬┐ ', ' I┐└┘ ', 'r┌┼─G ', ' V├┬┤b', ' └┴┤H ', '   └┘ '],
    lower: [' D─┬┐ ', ' ├┐└L ', 'r│├┬┤ ', ' ├C┴┤b', ' │├─E ', ' └┴─┘ '],
  },
  lcus: ['Uc3', 'Ua1', 'Ud2', 'Ub5', 'La3', 'Lc1', 'Lb6', 'Ld4'],
  creatures: [
    { id: 'c1', kind: 'worm', at: 'Ub4', wounded: false, revealed: true },
    { id: 'c2', kind: 'spore', at: 'Ud3', wounded: true, revealed: true },
    { id: 'c3', kind: 'parasite', at: 'Ud5', wounded: false, revealed: false },
    { id: 'c4', kind: 'hybrid', at: 'Lc4', wounded: false, revealed: false },
    { id: 'c5', kind: 'cultist', at: 'La5', wounded: false, revealed: false },
    { id: 'c6', kind: 'alpha-worm', at: 'Ld2', wounded: false, revealed: false },
  ],
  dangers: ['Ub2', 'Uc1', 'Ua5', 'Uc6', 'La2', 'Lc3', 'Lb5', 'Ld6'],
  lights: ['Ub3', 'Uc3', 'La6', 'Lb6'],
  blocked: ['Ub2w'],
  conditions: [
    { kind: 'smoke', at: 'Uc3' },
    { kind: 'leak', at: 'La4' },
  ],
  revealed: ['Ub3', 'Uc3', 'Ud3', 'Ub2', 'Ua2', 'Ua3', 'Ub4'],
  hand: HAND,
  decks: [
    { name: 'fury', left: 17, discards: [null, null, fury[0] ?? '', fury[1] ?? '', null], own: [] },
    { name: 'terror', left: 19, discards: [null, terror[0] ?? '', null], own: [] },
  ],
  track: [
    { deck: 'terror', card: null, by: 'evil-1', span: 1, faceDown: true },
    { deck: 'fury', card: fury[2] ?? '', by: 'evil-1', span: 1, faceDown: false },
    { deck: 'terror', card: terror[1] ?? '', by: 'evil-1', span: 2, faceDown: false },
    { deck: 'fury', card: null, by: 'evil-1', span: 1, faceDown: true },
  ],
  setAside: 0,
}

export const log: SeatEvent[] = [
  { type: 'turn', number: 3 },
  { type: 'declared', action: 'locate', args: [] },
  { type: 'spawned', creature: 'c3', kind: 'parasite', at: 'Ud5' },
  { type: 'noise', dir: 'e', creature: 'c3' },
  { type: 'located', target: 'laboratory', distance: 4, level: 'other' },
  { type: 'located', target: 'blue-stairs', distance: 3, level: 'same' },
  { type: 'turn', number: 4 },
  { type: 'lights', sectors: ['Uc3', 'Ub3'], on: true },
  { type: 'moved', who: 'c1', kind: 'worm', from: 'Ub5', to: 'Ub4' },
  { type: 'noise', dir: 's', creature: 'c1' },
  { type: 'rolled', by: 'hero', faces: ['hit', 'light'], hits: 2, reason: 'fight' },
  { type: 'wounded', creature: 'c2', kind: 'spore' },
  { type: 'declared', action: 'move', args: ['w'] },
]

const played = HAND.filter((card) => {
  const entry = catalogue.cards.find((c) => c.card === card)
  return entry?.actions.includes('move') || entry?.actions.length === 0
})
const react = ask(
  'react',
  ['pass', ...played.slice(0, 4).map((c) => `play ${c}`), ...HAND.map((c) => `standard ${c}`)],
  { moment: 'declared' },
)

const standard = ask('standard', [
  ...['n', 'w', 'e', 's', '0'].map((d) => `move c1 ${d}`),
  ...['w', '0'].map((d) => `move c2 ${d}`),
  ...['n', 's', '0'].map((d) => `move c3 ${d}`),
  ...['n', 's', 'w', 'e', '0'].map((d) => `move c4 ${d}`),
  ...['n', 's', '0'].map((d) => `move c5 ${d}`),
  ...['n', 's', 'w', '0'].map((d) => `move c6 ${d}`),
  ...['Ua1', 'Ub1', 'Uc1', 'Ud1', 'Uc5', 'Uc6', 'Ud6', 'Ua5', 'La1', 'Lb1', 'Lc1', 'Ld1', 'La6', 'Ld6'].map(
    (s) => `spawn worm ${s}`,
  ),
  ...['Ua1', 'Ub1', 'Uc1', 'Ud1', 'Uc5', 'Uc6', 'Ud6', 'Ua5', 'Uc4', 'La1', 'Lb1'].map((s) => `spawn spore ${s}`),
  ...['La1', 'Lb1', 'Lc1', 'Ld1', 'La6', 'Ld6'].map((s) => `spawn cultist ${s}`),
  'unblock c1 n',
])
const cellsOf = (level: string): string[] =>
  [1, 2, 3, 4, 5, 6].flatMap((y) => ['a', 'b', 'c', 'd'].map((x) => `${level}${x}${y}`))

export interface Scene {
  readonly frame: Frame
  readonly lines: readonly OutLine[]
}
const frameOf = (more: Partial<Frame> = {}): Frame => ({
  screen: 'table',
  side: 'evil',
  copies: [{ id: '2026-07-01T20-14-00-000Z', saved: '2026-07-01T20:14Z' }],
  games: [
    {
      id: 'g1',
      saved: '2026-07-01T20:14:00Z',
      evil: 1,
      summary: { id: 'summary.turn', params: { round: 5, turn: 4, character: 'medic' } },
      over: false,
    },
    {
      id: 'g2',
      saved: '2026-06-28T22:40:00Z',
      evil: 3,
      summary: { id: 'summary.turn', params: { round: 8, turn: 2, character: 'pilot' } },
      over: false,
    },
    {
      id: 'g3',
      saved: '2026-06-20T19:02:00Z',
      evil: 2,
      summary: { id: 'summary.over', params: { winner: 'evil' } },
      over: true,
    },
  ],
  packs: [{ id: 'core', name: 'Core' }],
  shelf: { folder: '', packs: [] },
  game: { id: 'g1', evil: 1, computers: {} },
  paused: false,
  conceded: null,
  back: null,
  label: '2',
  isShared: false,
  keys: { hero: '', evil: '' },
  trouble: null,
  ...more,
})
const told = (seat: Seat, seen: EvilView, question: Ask | null, events = log): OutLine[] => [
  { to: seat, catalogue: { ...catalogue, seat } },
  { to: seat, log: events, view: seen, ask: question },
]
const one = (seen: EvilView, question: Ask | null, events?: SeatEvent[]): Scene => ({
  frame: frameOf(),
  lines: told('evil-1', seen, question, events),
})

function three(held: Seat | null): Scene {
  const evil = { players: 3, leader: 2, decks: ['fury', 'terror'], hands: [4, 4, 3] }
  const handOf = (seat: Seat): string[] =>
    seat === 'evil-1'
      ? fury.slice(0, 4)
      : seat === 'evil-2'
        ? [...fury.slice(4, 6), ...terror.slice(2, 4)]
        : terror.slice(4, 7)
  const lines = (['evil-1', 'evil-2', 'evil-3'] as const).flatMap((seat) => {
    const open = held === seat
    const hand = handOf(seat)
    const question = open
      ? ask('react', ['pass', `play ${hand[0]}`, ...hand.map((c) => `standard ${c}`)], { moment: 'declared' })
      : ask('react', [], { moment: 'declared', closed: true })
    return told(seat, { ...view, evil, hand: open ? hand : null }, question)
  })
  return { frame: frameOf({ game: { id: 'g2', evil: 3, computers: {} } }), lines }
}
const setup: EvilView = {
  ...view,
  round: null,
  turn: null,
  at: null,
  creatures: [],
  dangers: [],
  lights: [],
  blocked: [],
  conditions: [],
  revealed: [],
  hand: [],
  track: [],
  decks: [],
  evil: { players: 1, leader: 1, decks: [], hands: [0] },
}
const dealt: EvilView = { ...setup, at: 'Ub3', revealed: ['Ub3'], hand: HAND, decks: view.decks, evil: view.evil }

const noLevels: EvilView = { ...setup, levels: null, lcus: [], hero: null, missions: [] }
export const scenes: Record<string, () => Scene> = {
  react: () => one(view, react),
  quiet: () => one({ ...view, waiting: 'hero', turn: { number: 5, bulletTime: false, done: [] } }, null),
  danger: () => one({ ...view, dangers: [...view.dangers, 'Ub3'] }, react),
  standard: () => one(view, standard),
  noise: () => one(view, ask('noise', ['say n', 'say e'], { about: { kind: 'hybrid' } })),
  located: () =>
    one(view, ask('located', ['say 3 same', 'say 3 other', 'say none'], { about: { target: 'laboratory' } })),
  lie: () =>
    one(
      view,
      ask(
        'located',
        [
          ...new Set([
            'say 3 same',
            ...Array.from({ length: 21 }, (_, n) => [`say ${n} same`, `say ${n} other`]).flat(),
            'say none',
          ]),
        ],
        { about: { target: 'lcu', true: 'say 3 same' } },
      ),
    ),
  hand: () => one({ ...view, waiting: 'evil' }, ask('hand', [...HAND.map((c) => `discard ${c}`), 'keep'])),
  'place-danger': () =>
    one(
      { ...view, setAside: 4 },
      ask(
        'place-danger',
        cellsOf('U')
          .filter((s) => !view.revealed.includes(s))
          .concat(cellsOf('L').slice(0, 12)),
      ),
    ),
  crowd: () =>
    one(
      {
        ...view,
        creatures: [
          ...view.creatures,
          { id: 'c7', kind: 'worm', at: 'Ub3', wounded: true, revealed: true },
          { id: 'c8', kind: 'cultist', at: 'Lc4', wounded: false, revealed: false },
          { id: 'c9', kind: 'mech', at: 'Ud5', wounded: false, revealed: false },
          { id: 'd1', kind: 'spore', at: 'Lc4', wounded: false, revealed: false },
          { id: 'd2', kind: 'cultist-chief', at: 'La1', wounded: true, revealed: false },
        ],
        round: { space: 8, spaces: 9, cap: 4, nightmare: true },
      },
      react,
    ),
  leader: () =>
    one(
      { ...noLevels, evil: { players: 3, leader: 1, decks: [], hands: [0, 0, 0] } },
      ask('leader', ['leader evil-1', 'leader evil-2', 'leader evil-3', 'random']),
      [],
    ),
  deck: () => one(setup, ask('deck', ['deck fury', 'deck speed', 'deck terror', 'deck traps']), []),
  swap: () =>
    one(
      setup,
      ask('swap', [
        'keep',
        ...(
          [
            'infirmary',
            'escape-pods',
            'hangar-bay',
            'ventilation-room',
            'dormitory',
            'generator-room',
            'laboratory',
            'control-room',
          ] as const
        ).flatMap((a, i, l) => l.slice(i + 1).map((b) => `swap ${a} ${b}`)),
      ]),
      [],
    ),
  'hero-start': () =>
    one(
      setup,
      ask(
        'hero-start',
        cellsOf('U')
          .concat(cellsOf('L'))
          .filter((s) => !['Ua2', 'Ud3', 'Ua4', 'Ud5', 'La1', 'Ld2', 'Lb4', 'Ld5', 'Ua6', 'Ub6'].includes(s)),
      ),
      [],
    ),
  'opening-creature': () =>
    one(
      dealt,
      ask(
        'opening-creature',
        ['worm', 'spore', 'hybrid', 'cultist', 'parasite'].flatMap((k) =>
          ['Ud3', 'Uc3', 'Ud4', 'Ld2', 'Ld1', 'Ld3', 'Ud5', 'Ud6', 'Uc2'].map((s) => `${k} ${s}`),
        ),
      ),
      [],
    ),
  draw: () => one(dealt, ask('draw', ['draw fury', 'draw terror']), []),
  odd: () => one(view, ask('frobnicate', ['tear c1 wide', 'tear c2 wide', 'amuse hero', 'stop'])),
  three: () => three(null),
  'three-held': () => three('evil-2'),
  end: () =>
    one(
      {
        ...view,
        result: { winner: 'evil', why: 'defeated' },
        waiting: null,
        hero: { ...view.hero!, life: 0, selfControl: 0 },
      },
      null,
    ),
  title: () => ({ frame: frameOf({ screen: 'title', game: null }), lines: [] }),
  placing: () => ({ frame: frameOf({ screen: 'placing', game: null }), lines: [] }),
  paused: () => ({ frame: frameOf({ paused: true }), lines: told('evil-1', view, react) }),
}
