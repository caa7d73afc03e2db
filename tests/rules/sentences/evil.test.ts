// Evil Compendium and the Creature Roster: sentences of the rulebook that no older case holds.
import { describe, expect, it } from 'vitest'
import { coreData } from '../../helpers/core-pack.ts'
import { RING, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, mission, packWith, SPEED } from '../../helpers/test-pack.ts'

const PACK = packWith({
  fury: [card('test-stride', { effects: [{ do: 'move', steps: 3 }] })],
  missions: [mission('test-hunt', 'blue', 'infirmary', { kinds: ['mech', 'alpha-worm'] })],
})
/** The Hero has Located, and Evil may react at the end of his Turn. */
const turnEnd = (more: Given = {}, hand = FURY): Table =>
  table({ map: STREET, pack: PACK, evil: { hands: [hand.split(' ')] }, ...more, hero: { at: 'Ua6', ...more.hero } })
    .choose('hero', 'locate', 'target corridor', 'target corridor')
    .toTurnEnd()

describe('The Reaction decks', () => {
  it('are four of one size, each with a bent of its own (How to Evil)', () => {
    const decks = coreData().decks as {
      deck: string
      cards: { copies: number; effects: unknown; dangerous: unknown }[]
    }[]
    expect(decks.map(({ deck }) => deck)).toEqual(['fury', 'speed', 'terror', 'traps'])
    const sizes = decks.map(({ cards }) => cards.reduce((sum, each) => sum + each.copies, 0))
    expect(new Set(sizes).size).toBe(1)
    const richest = (...words: readonly string[]): string => {
      const count = decks.map(({ cards }) =>
        cards.filter(({ effects, dangerous }) => {
          const text = JSON.stringify([effects, dangerous])
          return words.some((word) => text.includes(`"${word}"`))
        }),
      )
      const most = Math.max(...count.map((found) => found.length))
      return decks
        .filter((_, i) => count[i]!.length === most)
        .map(({ deck }) => deck)
        .join()
    }
    expect(richest('attack', 'attack-dice')).toBe('fury')
    expect(richest('move', 'again')).toBe('speed')
    expect(richest('scare', 'self-control', 'lie')).toBe('terror')
    expect(richest('danger')).toBe('traps')
  })
  it('of three players the outer two refill from their own alone, the middle one from both (Playing Reactions)', () => {
    const hands = [[FURY], [FURY], [SPEED]]
    const t = turnEnd({ turn: 8, evil: { players: 3, leader: 1, hands } }).pass()
    for (const seat of ['evil-1', 'evil-2'] as const) t.choose(seat, 'keep')
    expect(t.asked('evil-2')).toMatchObject({ kind: 'draw', keys: ['draw fury', 'draw speed'] })
    t.choose('evil-2', 'draw speed', 'draw speed', 'draw speed').choose('evil-3', 'keep')
    expect(t.view('evil-1').hand).toEqual([FURY, FURY, FURY, FURY])
    expect(t.view('evil-2').hand).toEqual([FURY, SPEED, SPEED, SPEED])
    expect(t.view('evil-3').hand).toEqual([SPEED, SPEED, SPEED, SPEED])
  })
})

describe('Movement', () => {
  it.each([
    ['Ua1s', ['unblock s', 's', 's'], 'Ua3'],
    ['', ['s', 's', 's'], 'Ua4'],
  ])('three Sectors are one less where a Door is Unblocked first: %s (Blocked Doors)', (blocked, ways, end) => {
    const t = turnEnd({ creatures: 'worm Ua1, spore Ua2', blocked }, 'test-stride')
    const worm = t.id('worm')
    t.choose('evil-1', 'play test-stride')
    for (const way of ways) t.choose('evil-1', way.startsWith('un') ? `unblock ${worm} s` : `move ${worm} ${way}`)
    expect(t.asked('evil-1')?.kind).not.toBe('steps')
    expect([t.where('worm'), t.where('spore'), t.evil.blocked]).toEqual([end, 'Ua2', []])
  })
})

describe('Spawning', () => {
  it('there are eight Creatures at the most, four on either Level (Spawning and Moving)', () => {
    const upper = 'spore Ud1, spore Ud3, spore Uc3, hybrid Uc1'
    const spawns = (lower: string): readonly string[] =>
      turnEnd({ map: RING, hero: { at: 'Ua2' }, creatures: `${upper}, ${lower}` })
        .choose('evil-1', `standard ${FURY}`)
        .keys('evil-1', 'spawn ')
    expect(spawns('worm Ld1, worm Ld3, cultist Lc3, cultist Lc1')).toEqual([])
    const room = spawns('worm Ld1, worm Ld3, cultist Lc3')
    expect(room).not.toEqual([])
    expect(room.every((key) => / L..$/.test(key))).toBe(true)
  })
})

describe('Creature Roster', () => {
  const { creatures } = coreData() as {
    creatures: Record<
      string,
      Record<'regular' | 'nightmare', Record<string, number> & { dice: Record<string, number> }>
    >
  }
  it.each(['regular', 'nightmare'] as const)(
    'each kind has its own strengths on the %s side (Creature Roster)',
    (side) => {
      const of = (kind: string) => creatures[kind]![side]
      const tough = (kind: string): number => of(kind)['wound']! + of(kind)['kill']!
      for (const kind of ['worm', 'cultist', 'hybrid']) {
        for (const weak of ['spore', 'parasite']) expect(tough(kind)).toBeGreaterThan(tough(weak))
      }
      expect(tough('hybrid')).toBeLessThan(tough('worm'))
      for (const other of ['hybrid', 'cultist', 'parasite']) {
        expect(of('spore')['spawn']).toBeLessThanOrEqual(of(other)['spawn']!)
      }
      expect(of('spore').dice['dark']).toBeGreaterThanOrEqual(of('parasite').dice['dark']!)
      expect(of('cultist').dice['lit']).toBe(of('cultist').dice['dark'])
      expect(of('worm').dice['lit']).toBeLessThanOrEqual(1)
    },
  )
  it('C270 a Boss attacks and falls by figures of its own (Creature Roster)', () => {
    const met = (kind: string, dice: string): Table => {
      const t = table({
        map: STREET,
        pack: PACK,
        hero: { at: 'Ua4' },
        creatures: `${kind} Ua4`,
        missions: { blue: { card: 'test-hunt' } },
        overlay: {
          creatures: {
            mech: { regular: { wound: 2, kill: 3, dice: { dark: 2 } } },
            'alpha-worm': { regular: { wound: 1, kill: 1, dice: { dark: 5 } } },
          },
        },
        dice: `${dice}LLLLLLLL`,
      })
      return t.act(`fight ${t.shown(kind)}`)
    }
    const mech = met('mech', 'HH')
    expect(mech.creature('mech')).toMatchObject({ wounded: true })
    expect(mech.hears('rolled').map((e) => (e['faces'] as unknown[]).length)).toEqual([2, 2])
    const alpha = met('alpha-worm', 'HL')
    expect(alpha.creature('alpha-worm')).toMatchObject({ wounded: true })
    expect(alpha.hears('rolled').map((e) => (e['faces'] as unknown[]).length)).toEqual([2, 5])
  })
})
