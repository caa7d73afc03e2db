// Set-up of the Hero, the Missions and the Map, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { newGame } from '../../helpers/table.ts'
import {
  type Keys,
  chart,
  kindOf,
  LETTERS,
  only,
  placeOf,
  ready,
  ROOM_LETTERS,
  rooms,
  sectorOf,
  seeds,
  until,
} from './set-up.ts'

describe('the Hero', () => {
  test('begins with both tracks at 12, 3 Adrenaline, the Round on its first space and Turn 1 (Hero Setup)', () => {
    const t = ready(newGame())
    expect(t.health).toEqual([12, 12])
    expect(t.hero.hero).toMatchObject({ adrenaline: 3, companions: [], scavenged: [] })
    expect(t.hero.round).toMatchObject({ space: 0, nightmare: false })
    expect(t.hero.turn).toMatchObject({ number: 1, bulletTime: false, done: [] })
    expect(t.keys('hero', 'recover')).toEqual([])
  })

  test('draws by Difficulty: Bullets and one more, one, one, none; each comes with its Charges (Difficulty Level, R56)', () => {
    for (const seed of seeds(4)) {
      const items = (difficulty: string) =>
        ready(newGame(1, seed), { difficulty: `difficulty ${difficulty}` }).hero.hero!.items
      const easy = items('easy')
      expect(easy).toHaveLength(2)
      expect(easy.filter(({ card }) => card.startsWith('bullets-')).length).toBeGreaterThan(0)
      expect(new Set(easy.map(({ card }) => card)).size).toBe(2)
      expect(items('normal')).toHaveLength(1)
      expect(items('nightmare')).toHaveLength(1)
      expect(items('impossible')).toEqual([])
      const few = ['bitter-root', 'acid-flask', 'white-noise']
      for (const { card, charges, component } of [...easy, ...items('normal')]) {
        expect([charges, component]).toEqual([few.includes(card) ? 2 : 3, false])
      }
    }
  })

  test('takes the Character he chooses, or one drawn for him, and all know which (Hero Setup 2)', () => {
    const chosen = ready(newGame(), { character: 'character medic' })
    expect([chosen.hero.hero?.character, chosen.evil.hero?.character]).toEqual(['medic', 'medic'])
    const drawn = seeds(60).map((seed) => until(newGame(1, seed), 'swap', { character: 'random' }).hero.hero?.character)
    const eight = ['engineer', 'pilot', 'medic', 'captain', 'quartermaster', 'signaller', 'locksmith', 'miner']
    expect(new Set(drawn)).toEqual(new Set(eight))
  })
})

describe('the Missions', () => {
  test('one of each colour is in the game, in three different Rooms, whatever is drawn (Hero Setup 9–11)', () => {
    for (const seed of seeds(60)) {
      const t = until(newGame(1, seed), 'swap')
      expect(t.hero.missions.map((each) => each.colour).toSorted()).toEqual(['blue', 'final', 'green'])
      expect(new Set(rooms(t)).size).toBe(3)
    }
  })

  test('a Starting Mission in a taken Room is set aside for the next: one draw alone fits, and it is always found (Hero Setup 10–11)', () => {
    // Final in the Generator Room; blue there or in the Dormitory; green in the Dormitory or the Infirmary
    const narrow = only('iron-warden', 'dead-grid', 'names-on-the-bunks', 'knock-in-the-wall', 'cold-cabinet')
    const wide = only('iron-warden', 'dead-grid', 'thin-air', 'knock-in-the-wall', 'cold-cabinet')
    const drawn = (pack: unknown): string[][] =>
      seeds(24).map((seed) =>
        until(newGame(1, seed, pack), 'swap')
          .hero.missions.map((each) => each.card)
          .toSorted(),
      )
    expect(new Set(drawn(narrow).map(String))).toEqual(new Set(['cold-cabinet,iron-warden,names-on-the-bunks']))
    expect(new Set(drawn(wide).map(String)).size).toBe(2)
  })

  test('the Final Mission is known and not triggered, and nothing of it is set up (Hero Setup 9, 12)', () => {
    const t = ready(newGame(1, '21', only('last-pod', 'dead-grid', 'cold-cabinet')), {
      'opening-creature': (keys) => keys.find((key) => kindOf(key) === 'worm')!,
    })
    expect(t.hero.missions.map((each) => [each.colour, each.triggered, each.done])).toEqual(
      expect.arrayContaining([
        ['final', false, false],
        ['blue', true, false],
        ['green', true, false],
      ]),
    )
    expect(t.evil.creatures.map((each) => each.kind)).toEqual(['worm', 'worm'])
    expect(t.evil.dangers).toHaveLength(4)
  })

  test('what a Starting Mission does when it is Revealed is done before the first Turn, where the Rooms are by then (Hero Setup 12, R99)', () => {
    const pack = only('last-pod', 'thin-air', 'cold-cabinet')
    const keep = ready(newGame(1, '23', pack), { swap: 'keep' })
    const swapped = ready(newGame(1, '23', pack), { swap: 'swap infirmary dormitory' })
    for (const t of [keep, swapped]) {
      expect(t.evil.conditions.map((each) => each.at).toSorted()).toEqual(
        rooms(t)
          .map((room) => placeOf(t, room))
          .toSorted(),
      )
      expect(new Set(t.evil.conditions.map((each) => each.kind))).toEqual(new Set(['smoke']))
    }
    expect(placeOf(keep, 'infirmary')).toBe(placeOf(swapped, 'dormitory'))
  })

  test('a Creature that a Starting Mission brings stands in its Room before the first Turn, unseen, beside the two of Evil (Hero Setup 12)', () => {
    const t = ready(newGame(1, '24', only('last-pod', 'open-cages', 'cold-cabinet')), {
      'opening-creature': (keys) => keys.find((key) => kindOf(key) === 'spore')!,
    })
    expect(t.where('hybrid')).toBe(placeOf(t, 'laboratory'))
    expect(t.evil.creatures.filter((each) => each.kind === 'spore')).toHaveLength(2)
    expect(t.hero.labyrinth.flatMap((each) => each.creatures)).toEqual([])
  })
})

describe('the Map', () => {
  test('each Level has four Rooms, four LCUs and both Stairs; the eight Rooms are all there once; all is dark (Evil Setup 3–6)', () => {
    for (const seed of seeds(12)) {
      const t = ready(newGame(1, seed))
      const { tiles, stairs } = chart(t)
      expect(
        [...tiles.values()]
          .filter((glyph) => ROOM_LETTERS.includes(glyph))
          .toSorted()
          .join(''),
      ).toBe('CDEGHILV')
      expect(Object.keys(stairs).toSorted()).toEqual(['Lb', 'Lr', 'Ub', 'Ur'])
      for (const level of ['U', 'L']) {
        const own = [...tiles].filter(([name]) => name.startsWith(level))
        expect(own.filter(([, glyph]) => ROOM_LETTERS.includes(glyph))).toHaveLength(4)
        expect(t.evil.lcus.filter((name) => name.startsWith(level))).toHaveLength(4)
      }
      expect(t.evil.lights).toEqual([])
    }
  })

  test('Rooms of one Level are 3 to 8 Sectors apart, have two or three Doors and stand back to no Room; Stairs are half-way (Orienteering 101, R65)', () => {
    for (const seed of seeds(24)) {
      const { tiles, stairs, beside } = chart(until(newGame(1, seed), 'swap'))
      const places = [...tiles].filter(([, glyph]) => ROOM_LETTERS.includes(glyph)).map(([name]) => name)
      for (const from of places) {
        const far = new Map([[from, 0]])
        for (const [at, steps] of far) for (const next of beside(at)) if (!far.has(next)) far.set(next, steps + 1)
        const others = places.filter((to) => to !== from && to[0] === from[0]).map((to) => far.get(to)!)
        expect([Math.min(...others) >= 3, Math.max(...others) <= 8]).toEqual([true, true])
        const doors = beside(from).filter((name) => name[0] === from[0])
        expect([2, 3]).toContain(doors.length)
        expect(doors.filter((name) => places.includes(name))).toEqual([])
      }
      expect(Object.values(stairs).filter((name) => !/^[UL][ad][34]$/.test(name))).toEqual([])
    }
  })

  test('two of four sheets, two sides, two turns and the order of the Levels: all come up on either Level (Evil Setup 3, R64)', () => {
    const blank = (lines: readonly string[]): string => lines.join('/').replaceAll(/[IEHVDGLC]/g, '□')
    const layouts = seeds(300).map((seed) => {
      const { upper, lower } = until(newGame(1, seed), 'swap').evil.levels!
      return [blank(upper), blank(lower)] as const
    })
    const [above, below] = [0, 1].map((level) => new Set(layouts.map((both) => both[level])))
    expect([above!.size, below!.size]).toEqual([16, 16])
    expect(above).toEqual(below)
    const whole = new Set(layouts.map(String)).size
    expect([whole > 100, whole <= 192]).toEqual([true, true])
  }, 120_000)

  test('one swap of any two of the eight Rooms is offered, across Levels too, or none (Evil Setup 8, R99)', () => {
    const t = until(newGame(1, '2a'), 'swap')
    const pairs = t.keys('evil-1', 'swap')
    expect(t.keys('evil-1')).toHaveLength(29)
    expect(t.offers('evil-1', 'keep')).toBe(true)
    const names = Object.keys(LETTERS)
    const wanted = names.flatMap((a, n) => names.slice(n + 1).map((b) => [a, b].toSorted().join(' ')))
    expect(pairs.map((key) => key.split(' ').slice(1).toSorted().join(' ')).toSorted()).toEqual(wanted.toSorted())
    expect(t.asked('hero')).toBeUndefined()
  })

  test('the swap changes the places of those two and of nothing else, once; their Missions go with them (Evil Setup 8, R99)', () => {
    const before = until(newGame(1, '2b'), 'swap')
    const mission = rooms(before)[0]!
    const level = (room: string): string => placeOf(before, room)[0]!
    const other = Object.keys(LETTERS).find((room) => !rooms(before).includes(room) && level(room) !== level(mission))!
    const key = before.keys('evil-1').find((each) => each.includes(mission) && each.includes(other))!
    const after = until(newGame(1, '2b'), 'swap').choose('evil-1', key)
    expect(after.asked('evil-1')?.kind).toBe('hero-start')
    expect([placeOf(after, mission), placeOf(after, other)]).toEqual([placeOf(before, other), placeOf(before, mission)])
    for (const room of Object.keys(LETTERS).filter((each) => each !== mission && each !== other)) {
      expect(placeOf(after, room)).toBe(placeOf(before, room))
    }
    expect(after.evil.lcus).toEqual(before.evil.lcus)
    expect(rooms(after)).toEqual(rooms(before))
    // Evil's opening Creatures follow the Mission to its new place
    until(after, 'opening-creature')
    expect(after.keys('evil-1').map(sectorOf)).toContain(placeOf(before, other))
  })

  test('the Hero is told the same, line by line, whether Rooms were swapped or not (R99)', () => {
    const lines = (swap: string): string => {
      const t = newGame(1, '2c')
      const views: unknown[] = []
      const note =
        (answer?: string) =>
        (keys: Keys): string => {
          views.push(t.hero)
          return answer ?? keys[0]!
        }
      // a straight Sector that shows no Room, Creatures and Danger anywhere legal
      ready(t, { swap: note(swap), deck: note(), draw: note(), 'opening-creature': note(), 'opening-danger': note() })
      return JSON.stringify([views, t.told('hero'), t.hero])
    }
    expect(lines('swap infirmary laboratory')).toBe(lines('keep'))
  })
})
