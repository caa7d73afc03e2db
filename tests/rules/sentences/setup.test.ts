// Components and Game Setup: sentences of the rulebook that no older case holds.
import { describe, expect, it } from 'vitest'
import { coreData } from '../../helpers/core-pack.ts'
import { FIELD } from '../../helpers/maps.ts'
import { type Given, newGame, table, type Table } from '../../helpers/table.ts'
import { CORE, mission, packWith, QUIET } from '../../helpers/test-pack.ts'

const seeds = Array.from({ length: 12 }, (_, i) => `5e${i}`)

/** Plays set-up by first answers up to a question of this kind; says which kinds were asked on the way. */
function upTo(t: Table, kind: string): readonly string[] {
  const asked: string[] = []
  for (let i = 0; i < 200; i++) {
    const seat = t.asking[0]!
    const question = t.asked(seat)!
    if (question.kind === kind) return asked
    asked.push(question.kind)
    t.choose(seat, question.keys[0]!)
  }
  throw new Error(`${kind} does not come`)
}
const begun = (kind: string, seed = '01', evil: 1 | 2 | 3 = 1, pack: unknown = QUIET): Table => {
  const t = newGame(evil, seed, pack)
  upTo(t, kind)
  return t
}
const missionOf = (t: Table, colour: string) => t.hero.missions.find((each) => each.colour === colour)

describe('Components', () => {
  it('the box holds 2 Crosses, 5 T-Junctions, 5 straight Sectors, 5 Curves and 6 Adrenaline tokens (Components)', () => {
    const { tiles, limits, creatures } = table().state.pack
    expect(tiles).toEqual({ cross: 2, tee: 5, straight: 5, curve: 5 })
    expect(limits.adrenaline).toBe(6)
    expect(Object.keys(creatures).toSorted()).toEqual(
      'alpha-worm cultist cultist-chief hybrid mech parasite spore worm'.split(' '),
    )
  })
  it('a third Cross takes one of the two that lie there, a second one does not (Components)', () => {
    const explored = (revealed: string): Table =>
      table({ map: FIELD, pack: QUIET, hero: { at: 'Ub4' }, revealed }).act('explore n')
    expect(explored('Ub4').revealed).toBe('Ub2 Ub3 Ub4')
    const far = explored('Ub4 Ub3 Uc2 Ua6')
    expect(far.revealed).toBe('Ub2 Ub3 Ua6 Ub4'.split(' ').toSorted(byRow).join(' '))
    expect(far.hears('hidden')).toHaveLength(1)
  })
})
const byRow = (a: string, b: string): number => a[2]!.localeCompare(b[2]!) || a.localeCompare(b)

describe('Hero Setup', () => {
  it('takes the Starting Items off the Item deck, whose other cards lie face down for all (Hero Setup)', () => {
    const t = newGame(1, '01', CORE).choose('hero', 'difficulty easy')
    upTo(t, 'turn')
    const own = t.hero.hero!.items.map((each) => each.card)
    const all = coreData().items.flatMap((kind: { ids: string[] }) => kind.ids) as string[]
    expect(own).toHaveLength(2)
    expect([...t.state.items, ...own].toSorted()).toEqual(all.toSorted())
    for (const card of t.state.items) {
      expect(JSON.stringify(t.hero)).not.toContain(`"${card}"`)
      expect(JSON.stringify(t.evil)).not.toContain(`"${card}"`)
    }
  })
  it('draws each of the three Missions at random, and leaves the Final one open on the table (Hero Setup)', () => {
    const games = seeds.map((seed) => begun('swap', seed))
    for (const colour of ['blue', 'green', 'final']) {
      expect(new Set(games.map((t) => missionOf(t, colour)?.card)).size).toBeGreaterThan(1)
    }
    for (const t of games) expect(t.evil.missions).toEqual(t.hero.missions)
    expect(missionOf(begun('swap', seeds[0]), 'final')).toEqual(missionOf(games[0]!, 'final'))
  })
  it.each([
    ['laboratory', ['dormitory']],
    ['dormitory', ['laboratory']],
    ['infirmary', ['dormitory', 'laboratory']],
  ] as const)(
    'draws on while a green Mission has the Room of the Final or the blue one: %s (Hero Setup)',
    (blue, left) => {
      const pack = packWith({}) as { missions: unknown[] }
      pack.missions = [
        mission('test-last', 'final', 'generator-room'),
        mission('test-blue', 'blue', blue),
        ...(['generator-room', 'laboratory', 'dormitory'] as const).map((room) =>
          mission(`test-${room}`, 'green', room),
        ),
      ]
      const rooms = seeds.map((seed) => missionOf(begun('swap', seed, 1, pack), 'green')?.room)
      expect([...new Set(rooms)].toSorted()).toEqual(left)
    },
  )
})

describe('Evil Setup', () => {
  it('asks who leads where there are several of Evil, not where there is one (Evil Setup)', () => {
    const one = newGame(1, '01', QUIET)
    expect(upTo(one, 'turn')).not.toContain('leader')
    expect(one.hero.evil).toMatchObject({ players: 1, leader: 1 })
    expect(upTo(newGame(2, '01', QUIET), 'turn')).toContain('leader')
  })
  it('shuffles each of the two decks for itself, and the other two are out of the game (Evil Setup)', () => {
    const games = seeds.slice(0, 6).map((seed) => begun('turn', seed, 2, CORE))
    for (const [i, deck] of ['fury', 'speed'].entries()) {
      expect(new Set(games.map((t) => t.state.piles[deck]!.join())).size).toBe(games.length)
      const cards = coreData().decks[i].cards as { card: string; copies: number }[]
      const whole = cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card))
      for (const t of games) {
        const seat = t.leader === 'evil-1' ? i : 1 - i
        const hand = t.state.hands[seat]!
        expect([...t.state.piles[deck]!, ...hand].toSorted()).toEqual(whole.toSorted())
      }
    }
    expect(Object.keys(games[0]!.state.piles)).toEqual(['fury', 'speed'])
  })
  it('lets opening Danger lie in every Sector but the Hero’s: Rooms, Stairs, beside Creatures (Evil Setup)', () => {
    const t = begun('opening-danger')
    const { tile } = t.state.board
    expect(t.keys('evil-1')).toHaveLength(tile.filter((each) => each !== null).length - 1)
    t.refuses('evil-1', t.evil.at!)
    for (const creature of t.evil.creatures) expect(t.offers('evil-1', creature.at)).toBe(true)
  })
  it('tells the Hero of no place: of Creatures, Danger, Rooms or Stairs that were set up (Evil Setup)', () => {
    const given: Given = { pack: QUIET, hero: { at: 'Ua3' }, creatures: 'worm Ua1', dangers: 'Ua1 Ua5' }
    const bare: Given = { pack: QUIET, hero: { at: 'Ua3' } }
    expect(table(given).hero).toEqual(table(bare).hero)
    expect(table({ ...given, dangers: 'Ua3' }).hero).not.toEqual(table(bare).hero)
  })
})
