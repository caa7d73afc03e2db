// Set-up of the start and of Evil, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { newGame, type Table } from '../../helpers/table.ts'
import { CORE } from '../../helpers/test-pack.ts'
import { type Keys, chart, kindOf, only, OPEN, placeOf, ready, rooms, sectorOf, seeds, until } from './set-up.ts'

describe('the start', () => {
  test('the Hero starts in any Corridor Sector of either Level and in no Room (Evil Setup 10)', () => {
    for (const seed of seeds(6)) {
      const t = until(newGame(1, seed), 'hero-start')
      expect(t.keys('evil-1').toSorted()).toEqual(chart(t).corridors.toSorted())
    }
  })

  test('the Labyrinth shows his Sector alone, dark, with what is in it (Evil Setup 14)', () => {
    const t = newGame(1, '2d')
    ready(t, { 'hero-start': (keys) => keys.find((key) => t.evil.lcus.includes(key))! })
    expect(t.revealed).toBe(t.evil.at)
    expect(t.hero.labyrinth).toMatchObject([
      { at: [0, 0], lit: false, danger: false, creatures: [], lcu: true, inSight: true },
    ])
    expect(t.hero.labyrinth[0]?.open.join('')).toBe(OPEN[chart(t).tiles.get(t.evil.at!)!])
    expect(JSON.stringify([t.hero, t.told('hero')])).not.toMatch(/"[UL][a-d][1-6]/)
  })

  test('the two opening Creatures stand in two Sectors among the Mission Rooms and those next to them, not the Hero’s (Evil Setup 12, R100)', () => {
    for (const seed of seeds(8)) {
      const t = newGame(1, seed)
      // the Hero stands next to a Mission Room, so that his own Sector is the boundary
      const start = (keys: Keys): string => {
        const map = chart(t)
        const near = rooms(t).flatMap((room) => map.beside(placeOf(t, room)))
        return keys.find((key) => near.includes(key))!
      }
      until(t, 'opening-creature', { swap: 'keep', 'hero-start': start })
      const map = chart(t)
      const legal = rooms(t).flatMap((room) => [placeOf(t, room), ...map.beside(placeOf(t, room))])
      const wanted = new Set(legal.filter((name) => name !== t.evil.at))
      expect(legal).toContain(t.evil.at)
      expect(new Set(t.keys('evil-1').map(sectorOf))).toEqual(wanted)
      expect(new Set(t.keys('evil-1').map(kindOf))).toEqual(new Set(['worm', 'spore', 'hybrid', 'cultist', 'parasite']))
      const [first] = t.keys('evil-1')
      t.choose('evil-1', first!)
      wanted.delete(sectorOf(first!))
      expect(new Set(t.keys('evil-1').map(sectorOf))).toEqual(wanted)
      expect(t.keys('evil-1').map(kindOf)).toContain(kindOf(first!))
    }
  })

  test('the limit of a Level and the tokens of a kind hold for them too (R51)', () => {
    const strict = (spoil: (pack: any) => void): Table => {
      // without Open Cages, which lets a Level hold one more
      const pack: any = only('cold-launch', 'dead-grid', 'thin-air', 'cold-cabinet', 'knock-in-the-wall')
      spoil(pack)
      const across = (t: Table): boolean => new Set(rooms(t).map((room) => placeOf(t, room)[0])).size === 2
      const games = seeds(9).map((seed) => until(newGame(1, seed, pack), 'opening-creature', { swap: 'keep' }))
      return games.find(across)!
    }
    const one = strict((pack) => Object.assign(pack.limits, { creaturesPerLevel: 1 }))
    const first = one.keys('evil-1')[0]!
    expect(new Set(one.keys('evil-1').map((key) => sectorOf(key)[0])).size).toBe(2)
    one.choose('evil-1', first)
    expect(new Set(one.keys('evil-1').map((key) => sectorOf(key)[0]))).toEqual(
      new Set(sectorOf(first)[0] === 'U' ? 'L' : 'U'),
    )
    const rare = strict((pack) => Object.assign(pack.creatures.worm, { tokens: 1 }))
    rare.choose('evil-1', rare.keys('evil-1', 'worm')[0]!)
    expect(new Set(rare.keys('evil-1').map(kindOf))).toEqual(new Set(['spore', 'hybrid', 'cultist', 'parasite']))
  })

  test('they are placed, not Spawned: beside the Hero if Evil likes, without a Noise and without a scare (R66, R100)', () => {
    const t = newGame(1, '2e')
    const next = (): readonly string[] => chart(t).beside(t.evil.at!)
    const start = (keys: Keys): string => {
      const map = chart(t)
      return keys.find((key) => rooms(t).some((room) => map.beside(key).includes(placeOf(t, room))))!
    }
    ready(t, {
      'hero-start': start,
      'opening-creature': (keys) =>
        keys.find((key) => kindOf(key) === 'worm' && next().includes(sectorOf(key)))! ?? keys[0]!,
    })
    expect(next()).toContain(t.evil.creatures[0]?.at)
    expect(t.heard.map((event) => event.type).filter((type) => ['noise', 'scared', 'spawned'].includes(type))).toEqual(
      [],
    )
    expect(t.health).toEqual([12, 12])
  })

  test('two Danger tokens lie on each Level, never in the Hero’s Sector, never two in one (Evil Setup 13, R52)', () => {
    const t = until(newGame(1, '2f'), 'opening-danger')
    const everywhere = [...chart(t).tiles.keys()].filter((name) => name !== t.evil.at)
    const placed: string[] = []
    const offered: string[] = []
    for (let n = 0; n < 4; n++) {
      expect(t.asked('evil-1')?.kind).toBe('opening-danger')
      offered.push(...t.keys('evil-1'))
      expect(t.keys('evil-1').filter((key) => placed.includes(key) || key === t.evil.at)).toEqual([])
      placed.push(t.keys('evil-1').at(-1)!)
      t.choose('evil-1', placed.at(-1)!)
    }
    expect(t.asked('hero')?.kind).toBe('turn')
    expect(t.evil.dangers.toSorted()).toEqual(placed.toSorted())
    expect(placed.filter((name) => name.startsWith('U'))).toHaveLength(2)
    // Rooms and Sectors with Creatures are as good as any
    expect(new Set(offered)).toEqual(new Set(everywhere))
    expect(t.told('hero', 'danger')).toEqual([])
  })
})

describe('Evil', () => {
  const decks = (t: Table): Map<string, string> =>
    new Map(
      (CORE as { decks: { deck: string; cards: { card: string }[] }[] }).decks
        .flatMap(({ deck, cards }) => cards.map((each) => [each.card, deck] as const))
        .filter(([, deck]) => t.hero.evil.decks.includes(deck)),
    )
  const from = (t: Table, seat: 'evil-1' | 'evil-2' | 'evil-3'): Set<string> =>
    new Set(t.view(seat).hand!.map((each) => decks(t).get(each) ?? 'none'))
  const take = (...wanted: string[]) => {
    const left = [...wanted]
    return (): string => `deck ${left.shift()}`
  }

  test('takes two different decks of four, and the Hero knows which (Evil Setup 11)', () => {
    const t = until(newGame(), 'deck')
    expect(t.keys('evil-1')).toHaveLength(4)
    t.choose('evil-1', 'deck terror')
    expect(t.keys('evil-1').toSorted()).toEqual(['deck fury', 'deck speed', 'deck traps'])
    t.choose('evil-1', 'deck fury')
    expect(ready(t).hero.evil.decks.toSorted()).toEqual(['fury', 'terror'])
  })

  test('alone has ten cards, each from whichever deck he likes at that draw (Evil Setup 11)', () => {
    let draws = 0
    const t = ready(newGame(), {
      deck: take('terror', 'traps'),
      draw: () => (draws++ === 0 ? 'draw terror' : 'draw traps'),
    })
    expect(draws).toBe(10)
    expect(t.evil.hand).toHaveLength(10)
    expect(t.evil.hand!.filter((each) => decks(t).get(each) === 'traps')).toHaveLength(9)
    expect(t.hero.evil.hands).toEqual([10])
  })

  test('of two players the Leader takes a deck first; each has six cards of his own deck alone (Evil Setup 11, R104)', () => {
    for (const leader of ['evil-1', 'evil-2'] as const) {
      const other = leader === 'evil-1' ? 'evil-2' : 'evil-1'
      const t = ready(newGame(2), { leader: `leader ${leader}`, deck: take('traps', 'speed') })
      expect(t.leader).toBe(leader)
      expect(t.hero.evil.hands).toEqual([6, 6])
      expect([from(t, leader), from(t, other)]).toEqual([new Set(['traps']), new Set(['speed'])])
    }
  })

  test('of three players the middle one draws from both decks, the outer two from their own, four cards each (Evil Setup 11)', () => {
    const wanted = ['draw speed', 'draw traps', 'draw traps', 'draw speed']
    const t = newGame(3)
    const asked: string[] = []
    ready(t, {
      leader: 'leader evil-3',
      deck: take('traps', 'speed'),
      draw: () => {
        asked.push(...t.asking)
        return wanted.shift()!
      },
    })
    expect(asked).toEqual(['evil-2', 'evil-2', 'evil-2', 'evil-2'])
    expect(t.hero.evil.hands).toEqual([4, 4, 4])
    expect(from(t, 'evil-2')).toEqual(new Set(['traps', 'speed']))
    expect([from(t, 'evil-1').size, from(t, 'evil-3').size]).toEqual([1, 1])
    expect(from(t, 'evil-1')).not.toEqual(from(t, 'evil-3'))
    expect(t.leader).toBe('evil-3')
  })

  test('alone there is no Leader to choose; of two or three one is chosen or drawn (Evil Setup 2, R104)', () => {
    expect(() => until(newGame(1), 'leader')).toThrow()
    expect(until(newGame(3), 'leader').keys('evil-1').toSorted()).toEqual([
      'leader evil-1',
      'leader evil-2',
      'leader evil-3',
      'random',
    ])
    const drawn = seeds(24).map((seed) => until(newGame(2, seed), 'swap', { leader: 'random' }).leader)
    expect(new Set(drawn)).toEqual(new Set(['evil-1', 'evil-2']))
  })
})
