// Game Setup: the Hero's side and Evil's, question by question.
import { describe, expect, it } from 'vitest'
import type { Seat, SeatEvent } from '../../electron/contract/wire.ts'
import { Room } from '../fairness/watch.ts'
import { newGame, type Table } from '../helpers/table.ts'
import { coreData } from '../helpers/core-pack.ts'
import { nameOf } from '../../electron/games/alone/map/grid.ts'
import { mission, packWith, QUIET } from '../helpers/test-pack.ts'

const seeds = Array.from({ length: 12 }, (_, i) => `a${i}`)

/** Plays set-up on to a question of this kind, by first answers but for those given by kind. */
function upTo(t: Table, kind: string, answers: Readonly<Record<string, string>> = {}): Table {
  for (let i = 0; i < 200; i++) {
    const seat = t.asking[0]
    const asked = seat === undefined ? undefined : t.asked(seat)
    if (seat === undefined || asked === undefined) throw new Error('nobody is asked')
    if (asked.kind === kind) return t
    if (asked.kind === 'react') t.pass()
    else t.choose(seat, answers[asked.kind] ?? asked.keys[0]!)
  }
  throw new Error(`${kind} does not come`)
}
const ready = (difficulty: string, seed = '01', evil: 1 | 2 | 3 = 1): Table =>
  upTo(newGame(evil, seed, QUIET), 'turn', { difficulty: `difficulty ${difficulty}` })

describe('Hero Setup', () => {
  it('C001 C002 starts both tracks at 12, the marker at the right, 8 Turns ahead, 3 Adrenaline', () => {
    const { hero } = ready('normal')
    expect(hero.hero).toMatchObject({ life: 12, selfControl: 12, adrenaline: 3 })
    expect(hero.round).toMatchObject({ space: 0, nightmare: false })
    expect(hero.turn).toMatchObject({ number: 1, done: [] })
  })

  it.each(seeds)('C003 takes Bullets and another Item at Easy (seed %s)', (seed) => {
    const { items } = ready('easy', seed).hero.hero!
    expect(items).toHaveLength(2)
    expect(items[0]?.card).toMatch(/^bullets-[123]$/)
  })
  it('C003 draws the Bullets at random', () => {
    const drawn = seeds.map((seed) => ready('easy', seed).hero.hero!.items[0]?.card)
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })
  it.each([
    ['normal', 1],
    ['nightmare', 1],
    ['impossible', 0],
  ] as const)('C004 C005 C006 takes Items at %s: %i', (difficulty, count) => {
    for (const seed of seeds.slice(0, 4)) expect(ready(difficulty, seed).hero.hero!.items).toHaveLength(count)
  })
  it('C004 draws any Item', () => {
    const drawn = seeds.map((seed) => ready('normal', seed).hero.hero!.items[0]?.card)
    expect(new Set(drawn).size).toBeGreaterThan(4)
  })

  it('C007 R56 charges Starting Items with 3, or as their text says, and shows them to both sides', () => {
    const kinds = coreData().items as { ids: string[]; charges?: number }[]
    for (const seed of seeds) {
      const t = ready('easy', seed)
      for (const { card, charges, component } of t.hero.hero!.items) {
        expect(charges).toBe(kinds.find((kind) => kind.ids.includes(card))?.charges ?? 3)
        expect(component).toBe(false)
      }
      expect(t.evil.hero?.items).toEqual(t.hero.hero?.items)
      const drew = (seat: Seat): unknown[] => [...t.told(seat, 'drew')].filter((event) => 'items' in event)
      expect(drew('evil-1')).toEqual(drew('hero'))
    }
  })

  it('C008 lets the Hero choose his Character or draw one, and tells both sides with the Difficulty', () => {
    const t = newGame(1, '01', QUIET)
    expect(t.keys('hero')).toEqual(['easy', 'normal', 'nightmare', 'impossible'].map((d) => `difficulty ${d}`))
    t.choose('hero', 'difficulty nightmare')
    expect(t.keys('hero')).toEqual([
      ...coreData().characters.map(({ card }: { card: string }) => `character ${card}`),
      'random',
    ])
    t.choose('hero', 'character medic')
    expect(t.hero.hero?.character).toBe('medic')
    expect([t.hero.difficulty, t.evil.difficulty]).toEqual(['nightmare', 'nightmare'])
    expect(t.evil.hero?.character).toBe('medic')
    const drawn = seeds.map(
      (seed) => newGame(1, seed, QUIET).choose('hero', 'difficulty normal', 'random').hero.hero?.character,
    )
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  it('C009 uses the regular side of the Creature Stats', () => {
    expect(ready('normal').hero.round?.nightmare).toBe(false)
  })

  it.each(seeds)('C010 draws three Missions of three Rooms (seed %s)', (seed) => {
    const { missions } = ready('normal', seed).hero
    expect(missions.map((m) => m.colour)).toEqual(['blue', 'green', 'final'])
    expect(new Set(missions.map((m) => m.room)).size).toBe(3)
  })
  it('C010 goes on drawing until the Room differs', () => {
    const core = coreData()
    const only = (colour: string, card: string): unknown[] =>
      core.missions.filter((m: any) => m.colour !== colour || m.card === card)
    core.missions = only('final', 'iron-warden') // Generator Room, like the blue one of Dead Grid
    const cards = seeds.map((seed) =>
      upTo(newGame(1, seed, core), 'swap').hero.missions.find((m) => m.colour === 'blue'),
    )
    expect(cards.map((m) => m?.room)).not.toContain('generator-room')
    expect(new Set(cards.map((m) => m?.room)).size).toBeGreaterThan(1)
  })

  it('C011 does not set the Final Mission up', () => {
    const pack = packWith({
      missions: [
        mission('test-last', 'final', 'escape-pods', { setup: [{ do: 'danger', add: 1, where: 'mission-room' }] }),
      ],
    }) as any
    pack.missions = pack.missions.filter((m: any) => m.colour !== 'final' || m.card === 'test-last')
    const t = upTo(newGame(1, '01', pack), 'turn')
    expect(t.evil.dangers).toHaveLength(4)
    expect(t.hero.missions.find((m) => m.colour === 'final')).toMatchObject({
      triggered: false,
      done: false,
      progress: 0,
    })
    expect(t.told('hero', 'mission')).toEqual([])
  })

  it('C012 applies what a Starting Mission does when Revealed, before the first Turn', () => {
    const pack = packWith({
      missions: [
        mission('test-fog', 'blue', 'infirmary', {
          setup: [{ do: 'condition', kind: 'smoke', where: 'mission-room' }],
        }),
      ],
    }) as any
    const isOther = (m: any): boolean => m.colour !== 'blue' && m.room !== 'infirmary'
    pack.missions = pack.missions.filter((m: any) => m.card === 'test-fog' || isOther(m))
    const t = upTo(newGame(1, '06', pack), 'opening-danger')
    expect(t.evil.conditions).toEqual([])
    upTo(t, 'turn')
    expect(t.evil.conditions.map((c) => c.kind)).toEqual(['smoke'])
  })

  it('C013 tells the Hero which Rooms hold Missions, and not where they are', () => {
    const t = ready('normal')
    expect(t.hero.missions.every((m) => m.room.length > 0)).toBe(true)
    expect(t.hero.labyrinth).toHaveLength(1)
    expect(Object.keys(t.hero)).not.toContain('levels')
  })
})

it('shows the Hero at once what his side has set up, and the decks when they are declared (Hero Setup)', () => {
  const room = new Room({ do: 'new', seed: '01', evil: 1 }, {})
  const lines = (): any[] => room.trace.flatMap(({ text }) => text.split('\n').map((line) => JSON.parse(line)))
  room.choose('hero', 'difficulty easy')
  room.choose('hero', 'character medic')
  expect([
    room.question('evil-1')?.kind,
    lines()
      .at(-1)
      .events.map(({ type }: SeatEvent) => type),
  ]).toEqual(['swap', ['drew', 'drew']])
  const { view } = lines().at(-1)
  expect([view.hero.character, view.hero.items.length, view.missions.length, view.waiting]).toEqual([
    'medic',
    2,
    3,
    'evil',
  ])
  const before = lines().length
  room.choose('evil-1', 'keep')
  room.choose('evil-1', room.question('evil-1')?.keys[0] ?? '')
  room.choose('evil-1', 'deck fury')
  expect([lines().length, room.question('evil-1')?.kind]).toEqual([before, 'deck'])
  room.choose('evil-1', 'deck traps')
  expect(lines().slice(before)).toMatchObject([{ events: [], view: { evil: { decks: ['fury', 'traps'] } }, ask: null }])
})

describe('Evil Setup', () => {
  it('C015 R64 lays two of the four sheets, each side up and each way round, either one above', () => {
    const many = Array.from({ length: 120 }, (_, i) => newGame(1, `b${i}`, QUIET).state.board)
    const drawings = new Set(many.map((board) => board.open.slice(0, 24).join()))
    const below = new Set(many.map((board) => board.open.slice(24).join()))
    expect([drawings.size, below.size]).toEqual([16, 16]) // each of four sheets: two sides, two turns
    const both = new Set(many.map((board) => board.open.join()))
    expect(both.size).toBeGreaterThan(60) // of 192: 16 layouts of each pair, either sheet above
  })

  it('C016 joins Stairs of one colour only', () => {
    const { board } = ready('normal').state
    const ends = board.stairs.flatMap((colour, at) =>
      colour === null ? [] : [[colour, board.stairs[board.beyond[at]!]]],
    )
    expect(ends).toHaveLength(4)
    for (const [here, there] of ends) expect(there).toBe(here)
  })

  it('C017 places each Room once, at random', () => {
    const places = seeds.map((seed) => newGame(1, seed, QUIET).state.board.tile.indexOf('infirmary'))
    expect(new Set(places).size).toBeGreaterThan(2)
    const { board } = newGame(1, '01', QUIET).state
    expect(new Set(board.rooms.map((at) => board.tile[at])).size).toBe(8)
    expect([board.rooms.filter((at) => at < 24).length, board.rooms.length]).toEqual([4, 8])
  })

  it('C018 R99 swaps two Rooms at most once, across Levels too, and does not tell the Hero', () => {
    const t = upTo(newGame(1, '01', QUIET), 'swap')
    expect(t.keys('evil-1')).toHaveLength(1 + (8 * 7) / 2)
    const { board } = t.state
    const [a, b] = [board.tile[board.rooms[0]!], board.tile[board.rooms[7]!]] as string[]
    const key = t.keys('evil-1').find((k) => k.includes(` ${a!}`) && k.includes(` ${b!}`))!
    t.hush().choose('evil-1', key)
    const after = t.state.board
    const changed = after.tile.flatMap((tile, at) => (tile === board.tile[at] ? [] : [at]))
    expect(changed).toEqual([board.rooms[0], board.rooms[7]])
    expect([after.tile[changed[0]!], after.tile[changed[1]!]]).toEqual([b, a])
    expect(t.heard).toEqual([])
    expect(t.asked('evil-1')?.kind).toBe('hero-start')
  })
  it('C018 lets Evil keep the Rooms', () => {
    const t = upTo(newGame(1, '01', QUIET), 'swap')
    const before = t.state.board.tile
    expect(t.choose('evil-1', 'keep').state.board.tile).toEqual(before)
  })

  it('C019 starts the Hero in a Corridor Sector only', () => {
    const t = upTo(newGame(1, '01', QUIET), 'hero-start')
    const { board } = t.state
    const corridors = board.tile.filter((tile, at) => tile !== null && !board.rooms.includes(at))
    expect(t.keys('evil-1')).toHaveLength(corridors.length)
    const room = t.evil.levels!.upper.flatMap((line, row) =>
      [...line].flatMap((c, x) => (/[A-Z]/.test(c) ? `U${' abcd'[x]!}${row + 1}` : [])),
    )
    for (const name of room) t.refuses('evil-1', name)
  })

  it('C020 takes two of the four decks and declares them', () => {
    const t = upTo(newGame(1, '01', QUIET), 'deck')
    expect(t.keys('evil-1')).toEqual(['deck fury', 'deck speed', 'deck terror', 'deck traps'])
    t.choose('evil-1', 'deck traps').refuses('evil-1', 'deck traps').choose('evil-1', 'deck fury')
    expect(t.hero.evil.decks).toEqual(['traps', 'fury'])
    expect(t.evil.decks.map((deck) => deck.name)).toEqual(['traps', 'fury'])
  })

  it('writes what was chosen into the log of each player of Evil, and nothing of it into that of the Hero', () => {
    const choices = { leader: 'leader evil-2', swap: 'swap infirmary laboratory' }
    const t = upTo(newGame(2, '01', QUIET), 'turn', choices)
    const [first, second] = t.state.decks
    for (const seat of ['evil-1', 'evil-2'] as const) {
      const types = ['leads', 'rooms-swapped', 'begins', 'deck-chosen']
      expect(t.told(seat).filter(({ type }) => types.includes(type))).toEqual([
        { type: 'leads', seat: 'evil-2' },
        { type: 'rooms-swapped', rooms: ['infirmary', 'laboratory'] },
        { type: 'begins', at: nameOf(t.state.hero.at) },
        { type: 'deck-chosen', deck: second }, // of two players the Leader takes his own first
        { type: 'deck-chosen', deck: first },
      ])
    }
    expect(JSON.stringify(t.heard)).not.toMatch(/leads|swapped|begins|deck-chosen/)
    const kept = upTo(newGame(1, '01', QUIET), 'turn', { swap: 'keep' })
    expect([...kept.told('evil-1', 'leads'), ...kept.told('evil-1', 'rooms-swapped')]).toEqual([])
  })

  it('shows a deck that is taken and not yet shuffled with nothing in it (Evil Setup)', () => {
    const t = upTo(newGame(1, '01', QUIET), 'deck').choose('evil-1', 'deck traps')
    expect(t.evil.decks).toEqual([{ name: 'traps', left: 0, discards: [], own: [] }])
  })

  it('C021 gives one player 10 cards, each from either deck', () => {
    const t = upTo(newGame(1, '01', QUIET), 'draw')
    expect(t.keys('evil-1')).toEqual(['draw fury', 'draw speed'])
    t.choose('evil-1', 'draw speed', 'draw fury', ...Array.from({ length: 8 }, () => 'draw speed'))
    expect(t.evil.hand).toHaveLength(10)
    expect(t.evil.hand?.filter((card) => card === 'fury-filler')).toHaveLength(1)
    expect(t.asked('evil-1')?.kind).not.toBe('draw')
    expect(t.hero.evil.hands).toEqual([10])
  })

  it('C022 R104 gives two players 6 each, each from his own deck, the Leader choosing first', () => {
    const t = upTo(newGame(2, '01', QUIET), 'leader')
    expect(t.keys('evil-1')).toEqual(['leader evil-1', 'leader evil-2', 'random'])
    upTo(t.choose('evil-1', 'leader evil-2'), 'deck')
    expect(t.asking).toEqual(['evil-2'])
    t.choose('evil-2', 'deck fury', 'deck speed')
    expect(t.hero.evil).toMatchObject({ leader: 2, decks: ['speed', 'fury'] })
    upTo(t, 'turn')
    expect(t.view('evil-1').hand).toEqual(Array.from({ length: 6 }, () => 'speed-filler'))
    expect(t.view('evil-2').hand).toEqual(Array.from({ length: 6 }, () => 'fury-filler'))
  })

  it('C023 gives three players 4 each, the middle one of both decks', () => {
    const t = upTo(newGame(3, '01', QUIET), 'deck', { leader: 'leader evil-3' })
    expect(t.asking).toEqual(['evil-3'])
    t.choose('evil-3', 'deck fury', 'deck speed')
    upTo(t, 'draw')
    expect(t.asking).toEqual(['evil-2']) // the others have one deck and are not asked
    expect(t.keys('evil-2')).toEqual(['draw fury', 'draw speed'])
    t.choose('evil-2', 'draw fury', 'draw speed', 'draw speed', 'draw fury')
    upTo(t, 'turn')
    expect(t.view('evil-1').hand).toEqual(Array.from({ length: 4 }, () => 'fury-filler'))
    expect(t.view('evil-2').hand).toEqual(['fury-filler', 'fury-filler', 'speed-filler', 'speed-filler'])
    expect(t.view('evil-3').hand).toEqual(Array.from({ length: 4 }, () => 'speed-filler'))
  })

  it.each(seeds)('C024 R100 places two opening Creatures in or beside Mission Rooms, apart (seed %s)', (seed) => {
    const t = upTo(newGame(1, seed, QUIET), 'opening-creature')
    const { board, hero, missions } = t.state
    const rooms = t.hero.missions.map((m) => board.tile.indexOf(m.room))
    const beside = rooms.flatMap((at) => [
      ...[-4, 1, 4, -1].flatMap((by, dir) => ((board.open[at]! & (1 << dir)) === 0 ? [] : [at + by])),
      ...(board.beyond[at]! < 0 ? [] : [board.beyond[at]!]),
    ])
    const legal = new Set([...rooms, ...beside].filter((at) => at !== hero.at))
    expect(missions).toHaveLength(3)
    const offered = new Set(t.keys('evil-1', 'worm ').map((key) => key.split(' ')[1]))
    expect(offered.size).toBe(legal.size)
    const first = [...offered][0]!
    t.choose('evil-1', `worm ${first}`)
    expect(t.asked('evil-1')?.kind).toBe('opening-creature')
    for (const kind of ['worm', 'spore', 'hybrid', 'cultist', 'parasite']) t.refuses('evil-1', `${kind} ${first}`)
    const second = t.keys('evil-1', 'worm ')[0]! // of the same kind
    t.choose('evil-1', second)
    expect(t.evil.creatures).toHaveLength(2)
    expect(t.asked('evil-1')?.kind).toBe('opening-danger')
  })
  it('C024 C268 offers ordinary kinds alone', () => {
    const t = upTo(newGame(1, '01', QUIET), 'opening-creature')
    const kinds = new Set(t.keys('evil-1').map((key) => key.split(' ')[0]))
    expect(kinds).toEqual(new Set(['worm', 'spore', 'hybrid', 'cultist', 'parasite']))
  })

  it('C025 R66 R100 asks for no Spawn distance and makes no Noise, beside the Hero too', () => {
    const t = upTo(newGame(1, '01', QUIET), 'hero-start')
    const { board } = t.state
    const at = t.hero.missions.map((m) => board.tile.indexOf(m.room))[0]!
    const dir = [0, 1, 2, 3].find((d) => (board.open[at]! & (1 << d)) !== 0)!
    const near = at + [-4, 1, 4, -1][dir]!
    const name = (place: number): string =>
      `${place < 24 ? 'U' : 'L'}${'abcd'[place % 4]!}${Math.floor((place % 24) / 4) + 1}`
    t.choose('evil-1', name(near))
    upTo(t, 'opening-creature')
    t.hush().choose('evil-1', `worm ${name(at)}`)
    upTo(t, 'turn')
    expect(t.hears('noise')).toEqual([])
    expect(t.health).toEqual([12, 12])
  })

  it('C026 R52 places exactly two Danger tokens a Level, none with the Hero, one a Sector', () => {
    const t = upTo(newGame(1, '01', QUIET), 'opening-danger')
    t.refuses('evil-1', t.evil.at!)
    const first = t.keys('evil-1', 'U')[0]!
    t.choose('evil-1', first).refuses('evil-1', first)
    t.choose('evil-1', t.keys('evil-1', 'U')[0]!)
    expect(t.keys('evil-1', 'U')).toEqual([])
    t.choose('evil-1', t.keys('evil-1', 'L')[0]!, t.keys('evil-1', 'L')[1]!)
    expect(t.evil.dangers.filter((at) => at.startsWith('U'))).toHaveLength(2)
    expect(t.evil.dangers.filter((at) => at.startsWith('L'))).toHaveLength(2)
    expect(t.asked()?.kind).toBe('turn')
  })

  it("C027 shows only the Hero's Sector, dark", () => {
    const t = ready('normal')
    expect(t.hero.labyrinth).toHaveLength(1)
    expect(t.hero.labyrinth[0]).toMatchObject({ at: [0, 0], island: 0, lit: false, danger: false, inSight: true })
    expect(t.evil.lights).toEqual([])
    expect(t.evil.revealed).toEqual([t.evil.at])
  })

  it('C028 keeps north in the north', () => {
    const t = ready('normal')
    const own = t.hero.labyrinth[0]!
    const mask = t.state.board.open[t.state.hero.at]!
    expect(own.open).toEqual(['n', 'e', 's', 'w'].filter((_, dir) => (mask & (1 << dir)) !== 0))
  })
})
