// Spawning and Moving, Blocked Doors, Updating the Map and the Labyrinth; what cards and Missions may change of them.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, RING, ROUND_A_ROOM, STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, FURY, item, mission, packWith } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-stride', { copies: 3, effects: [{ do: 'move', steps: 3 }] }),
    card('test-leap', { effects: [{ do: 'teleport', to: 'anywhere' }] }),
    card('test-three', { effects: [{ do: 'move', steps: 1, creatures: 3 }] }),
    card('test-bar', { effects: [{ do: 'block', where: 'here', count: 2 }] }),
    card('test-unbar', { effects: [{ do: 'unblock', where: 'anywhere', count: 1 }] }),
    card('test-fog', { effects: [{ do: 'condition', kind: 'smoke', where: 'level', count: 1 }] }),
    card('test-mines', { effects: [{ do: 'danger', add: 2, where: 'level' }] }),
  ],
  items: [
    item('test-weld', { action: 'interact', aim: 'none', effects: [{ do: 'block', where: 'here' }] }),
    item('test-wedge', { action: 'interact', aim: 'none', effects: [{ do: 'block', where: 'here', count: 2 }] }),
    item('test-hammer', { action: 'fight', aim: 'creature', effects: [{ do: 'strike', target: 'aim', damage: 9 }] }),
  ],
  missions: [
    mission('test-crowd', 'blue', 'infirmary', { modifiers: [{ figure: 'creatures-per-level', by: 1 }] }),
    mission('test-brood', 'final', 'infirmary', { setup: [{ do: 'spawn', count: 3, nearer: 12 }] }),
    mission('test-open', 'green', 'infirmary'),
  ],
})
/** Distances of the core pack are of no matter here: a Worm may be Spawned from 4 Sectors on, a Spore from 1. */
const FIGURES = {
  creatures: {
    worm: { tokens: 3, regular: { spawn: 4, scare: 2 } },
    spore: { tokens: 6, regular: { spawn: 1, scare: 1 } },
  },
}
const turnEnd = (more: Given, hand = FURY): Table =>
  table({
    map: STREET,
    pack: PACK,
    overlay: FIGURES,
    evil: { hands: [hand.split(' ')] },
    piles: { items: [] },
    discards: { items: [] },
    ...more,
    hero: { at: 'Ua6', ...more.hero },
  })
    .choose('hero', 'locate', 'target corridor', 'target corridor')
    .toTurnEnd()
/** Where a kind may be Spawned by a Standard. */
const places = (t: Table, kind: string): string =>
  t
    .choose('evil-1', `standard ${FURY}`)
    .keys('evil-1', `spawn ${kind} `)
    .map((key) => key.split(' ')[2])
    .join(' ')
const UPPER = 'Ua1 Ub1 Uc1 Ud1 Ua2 Ud2 Ua3 Ub3 Uc3 Ud3'
const LOWER = UPPER.replaceAll('U', 'L')

describe('Limits', () => {
  const four = 'worm Ua1, spore Ua1, spore Ua2, spore Ua3'
  it('C242 no fifth Creature on a Level, but on the other one', () => {
    const full = turnEnd({ map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ud1, spore Ud1, spore Ud2, spore Ud3' })
    expect(places(full, 'spore')).toBe(LOWER)
    const three = turnEnd({ map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ud1, spore Ud1, spore Ud2' })
    expect(places(three, 'spore')).toBe(`${UPPER.replace('Ua1 ', '')} ${LOWER}`)
  })
  it('C271 a Mission may allow one more, and the fifth stands when it is done', () => {
    const given = { creatures: four, missions: { blue: { card: 'test-crowd' } } }
    const t = turnEnd(given)
    expect(places(t, 'spore')).toBe('Ua1 Ua2 Ua3 Ua4 Ua5')
    t.choose('evil-1', 'spawn spore Ua5').toTurn()
    expect(t.evil.creatures).toHaveLength(5)
    expect(places(turnEnd({ ...given, missions: {} }), 'spore')).toBe('')
    const five = { ...given, creatures: `${four}, spore Ua4` }
    expect(places(turnEnd(five), 'spore')).toBe('')
    expect(() => turnEnd({ ...five, missions: {} })).toThrow(/creatures\[4\]\.at/)
  })
  it('C244 R41 no more of a kind than tokens; a Killed one comes again, unwounded', () => {
    const t = turnEnd({
      map: RING,
      hero: { at: 'Ua1', items: [{ card: 'test-hammer' }] },
      creatures: 'worm! Ua1, worm Ld1, worm Ld2',
      dice: 'LLLLLLLLLL',
      evil: { hands: [[FURY, FURY]] },
    })
    expect(places(t, 'worm')).toBe('')
    t.choose('evil-1', `move ${t.id('worm', 'Ld1')} 0`).toTurn()
    t.choose('hero', `use test-hammer fight ${t.shown('worm')}`).toTurnEnd()
    expect(places(t, 'worm')).not.toBe('')
    t.choose('evil-1', 'spawn worm Ud3').toTurn()
    expect(t.creature('worm', 'Ud3')).toMatchObject({ wounded: false, revealed: false })
  })
  it('C248 any number in one Sector', () => {
    const t = turnEnd({ creatures: 'worm Ua1, spore Ua1, spore Ua2' })
    expect(places(t, 'spore')).toContain('Ua1')
    t.choose('evil-1', `move ${t.id('spore', 'Ua2')} n`).toTurn()
    expect(t.where('spore')).toBe('Ua1 Ua1')
  })
  it('R51 C249 a Teleport keeps the limit of the Level it goes to', () => {
    const t = turnEnd(
      { map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ld1, spore Ud1, spore Ud2, spore Ud3, spore Uc3' },
      'test-leap',
    )
    t.choose('evil-1', 'play test-leap')
    const worm = t.id('worm')
    expect(t.keys('evil-1', `teleport ${worm} U`)).toEqual([])
    expect(t.keys('evil-1', `teleport ${worm} L`)).toHaveLength(9)
    expect(t.keys('evil-1', `teleport ${t.id('spore')} U`)).toHaveLength(9) // within its Level, the Hero's Sector too
  })
  it('R91 a Mission places what fits', () => {
    const t = table({
      map: STREET,
      pack: PACK,
      overlay: FIGURES,
      difficulty: 'impossible',
      hero: { at: 'Ua1' },
      creatures: 'worm Ua5, spore Ua5',
      missions: { green: { card: 'test-open' }, final: { card: 'test-brood' } },
    })
    t.act('interact mission green')
    for (const _ of [1, 2]) t.choose('evil-1', 'spawn parasite Ua6').until('noise').choose('evil-1', 'say s').pass()
    expect(t.evil.creatures).toHaveLength(4)
    expect(t.asked()?.kind).toBe('turn')
  })
})

describe('Minimum Spawning Distance', () => {
  it('counts Sectors, and the Hero is one who may be spawned on at 0 (Spawning)', () => {
    expect(places(turnEnd({}), 'worm')).toBe('Ua1 Ua2')
    expect(places(turnEnd({}), 'spore')).toBe('Ua1 Ua2 Ua3 Ua4 Ua5')
    const zero = turnEnd({ overlay: { creatures: { spore: { regular: { spawn: 0 } } } } })
    expect(places(zero, 'spore')).toBe('Ua1 Ua2 Ua3 Ua4 Ua5 Ua6')
  })
  it('R88 counts the Stairs and both Levels', () => {
    const t = turnEnd({ map: RING, hero: { at: 'Ud2' } })
    expect(places(t, 'worm')).toBe('Ua1 Ua2 Ua3 La1 Lb1 La2 La3 Lb3')
  })
  it('R44 takes a Blocked Door for open', () => {
    expect(places(turnEnd({ blocked: 'Ua5s' }), 'worm')).toBe('Ua1 Ua2')
  })
})

describe('Moving', () => {
  it('C251 R87 by the Stairs in one step', () => {
    const t = turnEnd({ map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ud2' }).choose('evil-1', `standard ${FURY}`)
    t.choose('evil-1', `move ${t.id('worm')} stairs`).pass()
    expect(t.where('worm')).toBe('Ld2')
  })
  it('R87 not onto a Level at its limit, not even to cross it', () => {
    const full = { map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ud2, spore Ld1, spore Ld2, spore Ld3, spore Lc3' }
    const t = turnEnd(full, 'test-stride').choose('evil-1', 'play test-stride')
    expect(t.keys('evil-1', `move ${t.id('worm')}`)).toEqual(
      ['n', 's', '0'].map((way) => `move ${t.id('worm')} ${way}`),
    )
  })
  it('R73 not through a Blocked Door, which costs a step to Unblock', () => {
    const t = turnEnd(
      { map: BETWEEN_DOORS, hero: { at: 'Uc1' }, creatures: 'worm Ua1', blocked: 'Ua1e' },
      'test-stride',
    )
    const worm = t.id('worm')
    t.choose('evil-1', 'play test-stride')
    expect(t.keys('evil-1')).toEqual([`unblock ${worm} e`, `move ${worm} 0`])
    t.choose('evil-1', `unblock ${worm} e`)
    expect(t.evil.blocked).toEqual([])
    t.choose('evil-1', `move ${worm} e`)
    expect(t.where('worm')).toBe('Ub1')
    t.choose('evil-1', 'stop').pass()
  })
  it('opens and walks two of three (Blocked Doors)', () => {
    const t = turnEnd(
      { map: BETWEEN_DOORS, hero: { at: 'Uc1' }, creatures: 'cultist Ua1', blocked: 'Ua1e' },
      'test-stride',
    )
    const id = t.id('cultist')
    t.choose('evil-1', 'play test-stride', `unblock ${id} e`, `move ${id} e`, `move ${id} e`).pass()
    expect(t.where('cultist')).toBe('Uc1')
  })
  it('several Creatures one after another, each once, as many as the player likes (Moving)', () => {
    const t = turnEnd({ creatures: 'worm Ua1, spore Ua2' }, 'test-three')
    const [worm, spore] = [t.id('worm'), t.id('spore')]
    t.choose('evil-1', 'play test-three', `move ${worm} s`).until('steps')
    expect(t.keys('evil-1', `move ${worm}`)).toEqual([])
    expect(t.offers('evil-1', 'stop')).toBe(true)
    t.choose('evil-1', `move ${spore} s`).pass()
    expect([t.where('worm'), t.where('spore')]).toEqual(['Ua2', 'Ua3'])
    expect(t.hears('noise')).toHaveLength(2)
  })
})

describe('The Map and the Labyrinth', () => {
  it('C272 a card Blocks Doors without a step, on both', () => {
    const t = turnEnd({ map: BETWEEN_DOORS, hero: { at: 'Ub1' } }, 'test-bar test-unbar').choose(
      'evil-1',
      'play test-bar',
    )
    expect(t.keys('evil-1')).toEqual(['door Ub1e', 'door Ua1e'])
    t.choose('evil-1', 'door Ub1e')
    expect(t.keys('evil-1')).toEqual(['door Ua1e', 'stop'])
    t.choose('evil-1', 'stop').until('react', 'turn-end')
    expect(t.evil.blocked).toEqual(['Ub1e'])
    expect(t.sees('Ub1')?.doors).toEqual([
      { dir: 'e', blocked: true },
      { dir: 'w', blocked: false },
    ])
    t.choose('evil-1', 'play test-unbar').pass()
    expect(t.evil.blocked).toEqual([])
  })
  it('C272 an Item Blocks every Door, or so many as the Hero likes', () => {
    const given = (id: string): Table =>
      table({ map: BETWEEN_DOORS, pack: PACK, hero: { at: 'Ub1', items: [{ card: id }] } })
    expect(given('test-weld').act('use test-weld interact').evil.blocked).toEqual(['Ua1e', 'Ub1e'])
    const t = given('test-wedge').act('use test-wedge interact')
    expect(t.keys('hero')).toEqual([`door ${t.handle('Ub1')} e`, `door ${t.handle('Ub1')} w`])
    t.act(`door ${t.handle('Ub1')} w`, 'stop')
    expect(t.evil.blocked).toEqual(['Ua1e'])
    expect(t.hears('blocked')).toHaveLength(1)
  })
  it('C276 Reveals Condition tokens with their Sector', () => {
    const t = table({
      map: STREET,
      pack: PACK,
      hero: { at: 'Ua5' },
      conditions: [
        { kind: 'smoke', at: 'Ua4' },
        { kind: 'leak', at: 'Ua4' },
        { kind: 'resin', at: 'Ua1' },
      ],
    })
    expect(JSON.stringify(t.hero)).not.toContain('smoke')
    t.act('explore n')
    expect(t.sees('Ua4')?.conditions).toEqual(['leak', 'smoke'])
    expect(JSON.stringify(t.hero)).not.toContain('resin')
  })
  it('C276 a Condition works while he stands in it', () => {
    const leak = table({ map: STREET, pack: PACK, hero: { at: 'Ua5' }, conditions: [{ kind: 'leak', at: 'Ua5' }] })
    expect(leak.act('explore n').health).toEqual([11, 12])
    expect(leak.act('move n').health).toEqual([11, 12])
    const smoke = table({ map: STREET, pack: PACK, hero: { at: 'Ua5' }, conditions: [{ kind: 'smoke', at: 'Ua5' }] })
    expect(smoke.act('explore n').revealed).toBe('Ua4 Ua5')
    const resin = table({
      map: STREET,
      pack: PACK,
      hero: { at: 'Ua4' },
      creatures: 'cultist Ua4',
      dice: 'LL',
      conditions: [{ kind: 'resin', at: 'Ua4' }],
    })
    resin.act('move n')
    expect(resin.hears('opportunity')).toEqual([{ type: 'opportunity', dice: 2 }])
  })
  it('C237 shows at once what changes where it is Revealed, and nothing of the dark', () => {
    const t = turnEnd({ revealed: 'Ua4 Ua6' }, 'test-fog test-mines')
    t.choose('evil-1', 'play test-fog', 'Ua4').until('react', 'turn-end')
    expect(t.sees('Ua4')?.conditions).toEqual(['smoke'])
    t.choose('evil-1', 'play test-mines', 'Ua4', 'Ua2').pass()
    expect(t.sees('Ua4')?.danger).toBe(true)
    expect(t.hears('danger')).toEqual([{ type: 'danger', sector: t.handle('Ua4'), on: true }])
    expect(t.evil.dangers).toEqual(['Ua2', 'Ua4'])
  })
  it('C237 R52 a card puts no token where one lies, nor on a full Level', () => {
    const t = turnEnd({ dangers: 'Ua1 Ua2' }, 'test-mines').choose('evil-1', 'play test-mines')
    expect(t.keys('evil-1')).toEqual(['Ua3', 'Ua4', 'Ua5', 'Ua6'])
    const full = turnEnd({ dangers: 'Ua1 Ua2', overlay: { limits: { dangerPerLevel: 2 } } }, 'test-mines')
    full.choose('evil-1', 'play test-mines')
    expect(full.evil.dangers).toEqual(['Ua1', 'Ua2'])
    expect(full.asked('evil-1')?.kind).toBe('react')
  })
  it('R29 a Door that closes between him and a Room takes it out of sight, not out of the Labyrinth', () => {
    const t = turnEnd({ map: ROUND_A_ROOM, hero: { at: 'Ua1' }, revealed: 'Ua1 Ub1' }, 'test-bar')
    expect(t.sight).toBe('Ua1 Ub1')
    t.choose('evil-1', 'play test-bar').pass()
    expect(t.evil.blocked).toEqual(['Ua1e'])
    expect(t.sight).toBe('Ua1')
    expect(t.revealed).toBe('Ua1 Ub1')
    expect(t.sees('Ub1')).toMatchObject({ island: 0, at: [1, 0] }) // still known by place
  })
})
