// Moments of games, made by hand, to look at the Hero's window in: each is what his seat would have been sent.
import type { Corridor, Dir, HeroView, Room, SectorView } from '../../../electron/contract/alone.ts'
import type { Frame, Note } from '../../../electron/contract/frame.ts'
import type { Ask, Option, OutLine, SeatEvent } from '../../../electron/contract/wire.ts'
import { catalogue } from '../window-evil/catalogue.ts'

export interface Scene {
  readonly lines: readonly OutLine[]
  /** Told a little later, so that it is seen happening. */
  readonly later?: readonly OutLine[]
  readonly answers?: Readonly<Record<string, readonly OutLine[]>>
  readonly frame?: Frame
}

export const frame: Frame = {
  screen: 'table',
  side: 'hero',
  games: [],
  copies: [],
  packs: [{ id: 'core', name: 'Core' }],
  shelf: { folder: '', packs: [] },
  game: { id: 'game-1', evil: 1, computers: {} },
  paused: false,
  conceded: null,
  back: null,
  label: 'A',
  isShared: false,
  keys: { hero: '', evil: '' },
  trouble: null,
}
export const note: Note = {
  text: 'Infirmary is NW, I welded it.\nBlue Stairs: not seen yet.\nThe Worm came from the south;\nthe Lab must lie past it.',
  marks: {
    '2,2': 'room',
    '3,2': ':ew',
    '2,1': ':s',
    '4,2': ':ws',
    '4,3': 'dot:ns',
    '4,4': 'cross:ne',
    '5,4': ':ew',
    '6,4': 'room:w',
    '8,5': 'ask',
  },
}
Object.assign(note.marks, { '2,2': 'room:e', '3,2': ':ew' })

const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  return {
    key,
    verb,
    args,
    text: { id: `option.${verb}`, params: Object.fromEntries(args.map((word, i) => [String(i + 1), word])) },
  }
}
let asked = 0
export const ask = (kind: string, keys: readonly string[], more: Partial<Ask> = {}): Ask => ({
  id: ++asked,
  kind,
  options: keys.map(option),
  ...more,
})

interface Loose {
  readonly open: string
  readonly doors?: Readonly<Partial<Record<Dir, boolean>>>
  readonly island?: number
  readonly more?: Partial<SectorView>
}
let handles = 0
export function sector(
  tile: Corridor | Room,
  at: readonly [number, number],
  { open, doors = {}, island = 0, more = {} }: Loose,
): SectorView {
  const dirs = (['n', 'e', 's', 'w'] as const).filter((dir) => open.includes(dir))
  return {
    id: `s${++handles}`,
    at,
    island,
    tile,
    open: dirs,
    doors: (Object.entries(doors) as [Dir, boolean][]).map(([dir, blocked]) => ({ dir, blocked })),
    lit: false,
    danger: false,
    conditions: [],
    creatures: [],
    inSight: true,
    ...more,
  }
}
let beasts = 0
const beast = (kind: string, wounded = false): SectorView['creatures'][number] => ({
  id: `c${++beasts}`,
  kind,
  wounded,
})

const greens = catalogue.missions.filter((m) => m.colour === 'green')
const finals = catalogue.missions.filter((m) => m.colour === 'final')
const base: Omit<HeroView, 'labyrinth'> = {
  round: { space: 3, spaces: 9, cap: 9, nightmare: false },
  turn: { number: 4, bulletTime: false, done: ['explore', 'move', 'locate'] },
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
    companions: [{ card: 'pilot', charges: 3 }],
    experience: { courage: 1, 'cold-blood': 0, 'acute-sight': 2, precision: 0, dexterity: 0 },
    scavenged: ['infirmary'],
  },
  missions: [
    { colour: 'blue', card: 'dead-grid', room: 'generator-room', triggered: true, done: false, progress: 1 },
    { colour: 'green', card: greens[0]!.card, room: greens[0]!.room, triggered: true, done: false, progress: 0 },
    { colour: 'final', card: finals[0]!.card, room: finals[0]!.room, triggered: false, done: false, progress: 0 },
  ],
  track: [
    { deck: 'terror', card: catalogue.cards.find((c) => c.deck === 'terror')!.card, span: 1 },
    { deck: 'fury', card: null, span: 1 },
    { deck: 'terror', card: null, span: 2 },
    { deck: 'fury', card: catalogue.cards.find((c) => c.deck === 'fury')!.card, span: 1 },
  ],
  evil: { players: 1, leader: 1, decks: ['fury', 'terror'], hands: [10] },
  difficulty: 'normal',
  waiting: 'hero',
  result: null,
}
const log: readonly SeatEvent[] = [
  { type: 'turn', number: 1 },
  { type: 'turn', number: 2 },
  { type: 'noise', level: 'other' },
  { type: 'turn', number: 3 },
  { type: 'noise', dir: 'e' },
  { type: 'located', target: 'laboratory', distance: 4, level: 'other' },
  { type: 'turn', number: 4 },
  { type: 'noise', dir: 's' },
  { type: 'rolled', by: 'hero', faces: ['hit', 'light'], hits: 2, reason: 'fight' },
]

const middle = [
  sector('cross', [0, 0], { open: 'nesw', more: { lit: true } }),
  sector('curve', [0, -1], { open: 'sw', doors: { w: true }, more: { danger: true } }),
  sector('infirmary', [-1, -1], { open: 'en', doors: { e: true, n: false }, more: { inSight: false } }),
  sector('curve', [-1, 0], { open: 'es', doors: { s: false }, more: { stairs: 'red' } }),
  sector('straight', [1, 0], { open: 'we', doors: { e: false }, more: { lit: true, lcu: true } }),
  sector('generator-room', [2, 0], {
    open: 'ws',
    doors: { w: false, s: false },
    more: { inSight: false, creatures: [beast('spore', true)] },
  }),
  sector('tee', [0, 1], { open: 'nse', more: { creatures: [beast('worm')] } }),
]
const turnKeys = [
  'recover life',
  'recover self-control',
  'bullet-time',
  'sacrifice pilot',
  'move n',
  'move e',
  'move s',
  'move w',
  'explore n',
  'explore s',
  'locate',
  'scavenge',
  'interact lcu n',
  'interact lcu e',
  'interact lcu s',
  'interact lcu w',
  'use cable-winch move n',
  'use cable-winch move e',
  'use cable-winch move s',
  'use cable-winch move w',
]
const cat = { to: 'hero', catalogue: { ...catalogue, seat: 'hero' } } as const
const at = (
  labyrinth: readonly SectorView[],
  question: Ask | null,
  more: Partial<HeroView> = {},
  told = log,
): OutLine[] => [cat, { to: 'hero', log: told, view: { ...base, labyrinth, ...more }, ask: question }]

const one = [sector('tee', [0, 0], { open: 'esw' })]
const islands = [
  sector('straight', [0, 0], { open: 'ns', more: { stairs: 'blue', through: { stairs: 'blue', from: 's901' } } }),
  sector('tee', [0, -1], { open: 'nsw', more: { lit: true } }),
  sector('dormitory', [0, 1], { open: 'nw', doors: { n: false, w: false }, more: { creatures: [beast('cultist')] } }),
  {
    ...sector('curve', [0, 0], { open: 'ne', island: 1, more: { stairs: 'blue' } }),
    id: 's901',
    through: { stairs: 'blue', from: 's900' },
  } as SectorView,
  sector('tee', [1, 0], { open: 'wse', island: 1, more: { inSight: false, creatures: [beast('hybrid')] } }),
  sector('cross', [0, 0], { open: 'nesw', island: 2, more: { inSight: false, conditions: ['smoke'] } }),
]
const crowded = [
  sector('cross', [0, 0], { open: 'nesw', more: { danger: true, creatures: [beast('worm', true), beast('cultist')] } }),
  sector('straight', [0, -1], { open: 'ns', more: { lit: true, creatures: [beast('parasite'), beast('spore')] } }),
  sector('laboratory', [1, 0], {
    open: 'we',
    doors: { w: false, e: false },
    more: {
      creatures: [beast('hybrid'), beast('hybrid', true), beast('cultist-chief')],
      conditions: ['smoke', 'leak'],
    },
  }),
  sector('straight', [-1, 0], { open: 'we', more: { creatures: [beast('alpha-worm')], conditions: ['resin'] } }),
  sector('control-room', [-2, 0], {
    open: 'en',
    doors: { e: false, n: true },
    more: { lit: true, creatures: [beast('mech', true)] },
  }),
  sector('hangar-bay', [0, 1], {
    open: 'ns',
    doors: { n: false, s: false },
    more: {
      danger: true,
      creatures: [beast('spore'), beast('parasite', true), beast('cultist'), beast('cultist-chief', true)],
    },
  }),
  sector('tee', [0, -2], { open: 'esw' }),
  sector('ventilation-room', [1, -2], { open: 'ws', doors: { w: true, s: false }, more: { inSight: false } }),
  sector('escape-pods', [-1, -2], { open: 'es', doors: { e: false, s: false }, more: { lit: true } }),
  sector('straight', [0, -3], { open: 'ns', more: { inSight: false } }),
  sector('curve', [0, -4], { open: 'se', more: { inSight: false } }),
]
const rooms = [
  'infirmary',
  'escape-pods',
  'hangar-bay',
  'ventilation-room',
  'dormitory',
  'generator-room',
  'laboratory',
  'control-room',
]
const things = [
  'room',
  'corridor',
  'cross',
  'tee',
  'straight',
  'curve',
  'door',
  'stairs',
  'red-stairs',
  'blue-stairs',
  'lcu',
  'danger',
]
const kinds = ['worm', 'spore', 'hybrid', 'cultist', 'parasite', 'alpha-worm']
const targets = [...rooms, ...things, ...kinds].map((name) => `target ${name}`)
const nightmare: Partial<HeroView> = {
  round: { space: 8, spaces: 9, cap: 3, nightmare: true },
  turn: { number: 6, bulletTime: false, done: [] },
  hero: { ...base.hero!, life: 4, selfControl: 2, adrenaline: 0 },
}
const many: Partial<HeroView> = {
  hero: {
    ...base.hero!,
    adrenaline: 6,
    items: catalogue.items.slice(0, 6).map(({ card }, i) => ({ card, charges: 3 - (i % 3), component: i % 2 === 0 })),
    companions: [
      { card: 'pilot', charges: 6 },
      { card: 'captain', charges: 2 },
    ],
    experience: { courage: 1, 'cold-blood': 2, 'acute-sight': 2, precision: 1, dexterity: 1 },
  },
}
const moved = [
  { ...middle[6]!, at: [0, 0] as const },
  { ...middle[0]!, at: [0, -1] as const },
  { ...middle[4]!, at: [1, -1] as const },
]

export const scenes: Readonly<Record<string, Scene>> = {
  start: {
    lines: at(
      one,
      ask('turn', [
        'recover life',
        'move e',
        'move s',
        'move w',
        'explore e',
        'explore s',
        'explore w',
        'locate',
        'scavenge',
      ]),
      {
        round: { space: 0, spaces: 9, cap: 12, nightmare: false },
        turn: { number: 1, bulletTime: false, done: [] },
        track: [],
        hero: {
          ...base.hero!,
          life: 12,
          selfControl: 12,
          adrenaline: 3,
          items: [{ card: 'crowbar', charges: 3, component: false }],
          companions: [],
          experience: { courage: 0, 'cold-blood': 0, 'acute-sight': 0, precision: 0, dexterity: 0 },
        },
      },
      [],
    ),
  },
  middle: {
    lines: at(middle, ask('turn', turnKeys)),
    answers: {
      'move s': [
        {
          to: 'hero',
          events: [
            { type: 'moved', who: 'hero', dir: 's', to: 's7' },
            { type: 'hidden', sectors: ['s2', 's3', 's4', 's6'] },
          ],
          view: { ...base, labyrinth: moved },
          ask: ask('block', ['none', 'block s']),
        },
      ],
    },
  },
  islands: {
    lines: at(
      [{ ...islands[0]!, id: 's900' }, ...islands.slice(1)],
      ask('turn', ['move n', 'move s', 'move stairs', 'explore n', 'explore stairs', 'locate', 'scavenge']),
      {},
      [...log, { type: 'noise', level: 'other' }, { type: 'noise', dir: 'stairs' }],
    ),
  },
  crowded: {
    lines: at(
      crowded,
      ask('turn', [
        ...turnKeys,
        `fight ${crowded[0]!.creatures[0]!.id}`,
        `fight ${crowded[0]!.creatures[1]!.id}`,
        `use bullets-1 fight ${crowded[1]!.creatures[0]!.id}`,
      ]),
      many,
      [...log, { type: 'noise', here: true }, { type: 'noise' }],
    ),
  },
  locate: { lines: at(middle, ask('locate', targets, { about: { nth: 1, of: 2, named: '' } })) },
  block: { lines: at(middle, ask('block', ['none', 'block w', 'block e'])) },
  danger: {
    lines: at(crowded, ask('danger', ['none', ...crowded.filter((s) => s.danger).map((s) => `remove ${s.id}`)])),
  },
  upgrade: {
    lines: at(
      middle,
      ask('upgrade', [
        'done',
        'upgrade crowbar with bullets-1',
        'upgrade cable-winch with bullets-1',
        'upgrade bullets-1 with crowbar',
      ]),
    ),
  },
  trigger: { lines: at(middle, ask('trigger', ['no', 'use pilot', 'reroll 1', 'reroll 2'])) },
  waiting: { lines: at(middle, null, { waiting: 'evil' }) },
  refused: {
    lines: [
      ...at(middle, ask('turn', turnKeys)),
      { to: 'hero', refused: { code: 'stale', why: { id: 'refused.stale', params: {} } } },
    ],
  },
  nightmare: {
    lines: at(crowded.slice(0, 4), ask('turn', turnKeys.slice(3)), nightmare),
    later: [
      {
        to: 'hero',
        events: [{ type: 'scared', kind: 'alpha-worm', amount: 4 }],
        view: { ...base, ...nightmare, labyrinth: crowded.slice(0, 4) },
        ask: ask('turn', turnKeys.slice(3)),
      },
    ],
  },
  roll: {
    lines: at(middle, ask('turn', turnKeys)),
    later: [
      {
        to: 'hero',
        events: [
          { type: 'rolled', by: 'evil', faces: ['hit', 'danger', 'light', 'hit'], hits: 3, reason: 'attack' },
          { type: 'damaged', kind: 'life', amount: 3, to: 'hero' },
        ],
        view: { ...base, labyrinth: middle },
        ask: ask('turn', turnKeys),
      },
    ],
  },
  end: { lines: at(middle, null, { waiting: null, result: { winner: 'hero', why: 'mission' } }) },
  lost: { lines: at(middle, null, { waiting: null, result: { winner: 'evil', why: 'defeated' } }) },
  setup: {
    lines: [
      cat,
      {
        to: 'hero',
        log: [],
        view: {
          ...base,
          labyrinth: [],
          round: null,
          turn: null,
          hero: null,
          missions: [],
          track: [],
          evil: { players: 1, leader: 1, decks: [], hands: [] },
          difficulty: null,
        },
        ask: ask('difficulty', [
          'difficulty easy',
          'difficulty normal',
          'difficulty nightmare',
          'difficulty impossible',
        ]),
      },
    ],
  },
  character: {
    lines: [
      cat,
      {
        to: 'hero',
        log: [],
        view: {
          ...base,
          labyrinth: [],
          round: null,
          turn: null,
          hero: null,
          missions: [],
          track: [],
          evil: { players: 1, leader: 1, decks: ['fury', 'traps'], hands: [] },
          difficulty: 'normal',
        },
        ask: ask('character', [...catalogue.characters.map(({ card }) => `character ${card}`), 'random']),
      },
    ],
  },
  title: { lines: [], frame: { ...frame, screen: 'title', game: null } },
}
