// Action — Move: steps, Doors, Stairs, scares, Attacks of Opportunity, Creatures that come and go.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, CROSSING, map, RING, ROUND_A_ROOM, STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, FURY, item, packWith, QUIET } from '../helpers/test-pack.ts'

const at = (given: Given & { readonly hero: { readonly at: string } & Record<string, unknown> }): Table =>
  table({ pack: QUIET, ...given })
const PACK = packWith({
  fury: [
    card('test-stride', { copies: 4, effects: [{ do: 'move', steps: 3 }] }),
    card('test-leap', { effects: [{ do: 'teleport', to: 'anywhere' }] }),
    card('test-slam', { moment: 'declared', actions: ['move'], effects: [{ do: 'block', where: 'aim' }] }),
    card('test-bolt', { moment: 'before-reveal', actions: ['move'], effects: [{ do: 'block', where: 'aim' }] }),
    card('test-ambush', { moment: 'before-reveal', actions: ['move'], effects: [{ do: 'teleport', to: 'aim' }] }),
    card('test-unbar', { copies: 1, effects: [{ do: 'unblock', where: 'anywhere', count: 1 }] }),
  ],
  items: [item('test-boots', { action: 'move', aim: 'way', effects: [{ do: 'go', steps: 3 }] })],
})
const hand = (...cards: string[]): Given => ({ pack: PACK, evil: { hands: [cards] } })

describe('Steps', () => {
  it('C053 moves to an open side', () => {
    const t = at({ map: CROSSING, hero: { at: 'Ub3' } }).act('move n', 'none')
    expect(t.evil.at).toBe('Ub2')
    expect(t.health).toEqual([12, 12])
  })
  it('C054 does not move into a wall', () => {
    const t = at({ map: STREET, hero: { at: 'Ua3' } })
    for (const dir of ['e', 'w', 'stairs']) t.refuses('hero', `move ${dir}`)
    expect(t.hero.turn).toMatchObject({ number: 1, done: [] })
  })
  it('C055 C238 Reveals the Sector entered with its LCU, Danger and Doors', () => {
    const t = at({
      map: map([' I', ' │', ' │', ' │', ' │', ' D'], [], 'Ua2'),
      hero: { at: 'Ua3' },
      dangers: 'Ua2',
      blocked: 'Ua1s',
    })
    expect(t.sees('Ua2')).toBeUndefined()
    t.act('move n')
    expect(t.sees('Ua2')).toMatchObject({
      lcu: true,
      danger: true,
      open: ['n', 's'],
      doors: [{ dir: 'n', blocked: true }],
    })
    expect(t.sees('Ua1')).toBeUndefined()
  })
  it('C056 passes an unblocked Door at no cost', () => {
    const t = at({ map: BETWEEN_DOORS, hero: { at: 'Ub1' } })
    t.choose('hero', 'move w').until('block').choose('hero', 'none')
    expect(t.evil.at).toBe('Ua1')
    expect(t.hero.turn?.done).toEqual(['move'])
  })
})

describe('Doors', () => {
  it('C057 R22 R23 Blocks at most one Door of the Sector entered, the one passed too', () => {
    const t = at({ map: BETWEEN_DOORS, hero: { at: 'Ua1' } })
    t.act('move e')
    expect(t.keys('hero')).toEqual(['none', 'block e', 'block w'])
    t.choose('hero', 'block w')
    expect(t.evil.blocked).toEqual(['Ua1e'])
    t.pass()
    expect(t.asked()?.kind).toBe('turn')
    expect(t.hears('blocked')).toEqual([{ type: 'blocked', sector: t.handle('Ua1'), dir: 'e' }])
  })
  it('C057 R22 offers every Door of a Room, and the Door just passed', () => {
    const t = at({ map: ROUND_A_ROOM, hero: { at: 'Ua1' }, blocked: 'Ub1e' })
    t.act('move e')
    expect(t.keys('hero')).toEqual(['none', 'block w']) // the other one is Blocked already
    const free = at({ map: ROUND_A_ROOM, hero: { at: 'Ua1' } }).act('move e')
    expect(free.keys('hero')).toEqual(['none', 'block e', 'block w'])
    expect(free.act('none').evil.blocked).toEqual([])
  })
  it('C058 does not Block without a step', () => {
    const t = at({ map: BETWEEN_DOORS, hero: { at: 'Ub1' } }).act('explore e')
    expect(t.asked()?.kind).toBe('turn')
  })
  it('C059 C060 R21 Unblocks in place of moving: no attack, no Block, Move Reactions allowed', () => {
    const t = table({
      pack: packWith({ fury: [card('test-path', { actions: ['move'] })] }),
      map: BETWEEN_DOORS,
      hero: { at: 'Ub1' },
      creatures: 'worm Ub1',
      blocked: 'Ub1e',
      evil: { hands: [['test-path']] },
      dice: 'DDDD',
    })
    t.choose('hero', 'move e').until('react', 'turn-end')
    expect(t.evil).toMatchObject({ at: 'Ub1', blocked: [] })
    expect(t.keys('evil-1', 'play')).toEqual(['play test-path'])
    expect(t.order('opportunity', 'moved', 'unblocked')).toEqual(['unblocked'])
    t.pass()
    expect(t.hero.turn?.number).toBe(2)
  })
  it('C059 C237 shows the Door Unblocked on Map and Labyrinth', () => {
    const t = at({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, blocked: 'Ub1w' })
    expect(t.sees('Ub1')?.doors).toEqual([
      { dir: 'e', blocked: false },
      { dir: 'w', blocked: true },
    ])
    t.act('move w')
    expect(t.sees('Ub1')?.doors).toEqual([
      { dir: 'e', blocked: false },
      { dir: 'w', blocked: false },
    ])
    expect(t.hears('unblocked')).toEqual([{ type: 'unblocked', sector: t.handle('Ub1'), dir: 'w' }])
  })
  it('C061 breaks adjacency by a Blocked Door for whatever asks for it', () => {
    const pack = packWith({
      fury: [card('test-creep', { effects: [{ do: 'danger', add: 1, where: 'near' }] })],
    })
    const t = table({
      map: BETWEEN_DOORS,
      pack,
      hero: { at: 'Ub1' },
      blocked: 'Ub1e',
      evil: { hands: [['test-creep']] },
    })
    t.refuses('hero', 'explore e')
    t.choose('hero', 'explore w').until('react', 'turn-end').choose('evil-1', 'play test-creep').pass()
    expect(t.evil.dangers).toEqual(['Ua1'])
  })
  it('R77 turns the Move into the Unblocking where an Instant Blocks its Door', () => {
    const t = table({
      ...hand('test-slam'),
      map: BETWEEN_DOORS,
      hero: { at: 'Ub1' },
      creatures: 'spore Ub1',
      dice: 'DDD',
    })
    t.choose('hero', 'move e').until('react', 'declared').choose('evil-1', 'play test-slam').pass()
    expect(t.evil).toMatchObject({ at: 'Ub1', blocked: [] })
    expect(t.order('blocked', 'unblocked', 'opportunity', 'moved')).toEqual(['blocked', 'unblocked'])
    expect(t.asked()?.kind).toBe('turn')
  })
  it('R77 leaves the Attack of Opportunity that was rolled', () => {
    const t = table({
      ...hand('test-bolt'),
      map: BETWEEN_DOORS,
      hero: { at: 'Ub1' },
      creatures: 'spore Ub1',
      dice: 'HDDD',
    })
    t.choose('hero', 'move e').until('react', 'before-reveal').choose('evil-1', 'play test-bolt').pass()
    expect(t.evil).toMatchObject({ at: 'Ub1', blocked: [] })
    expect(t.health).toEqual([11, 12])
    expect(t.order('blocked', 'unblocked', 'opportunity', 'moved')).toEqual(['opportunity', 'blocked', 'unblocked'])
  })
})

describe('Stairs', () => {
  it('C062 C016 leads to the other end of the same colour in one Move', () => {
    const red = at({ map: RING, hero: { at: 'Ud2' } })
    red.act('move stairs')
    expect(red.evil.at).toBe('Ld2')
    const blue = at({ map: RING, hero: { at: 'Ua2' } })
    blue.act('move stairs')
    expect(blue.evil.at).toBe('La2')
    const none = at({ map: RING, hero: { at: 'Ub1' } })
    none.refuses('hero', 'move stairs')
  })
  it('C063 clears the Level left but for the Stairs', () => {
    const t = at({ map: RING, hero: { at: 'Ud2' }, revealed: 'Ua1 Ub1 Uc1 Ud1 Ud2 Ud3 Ld1', creatures: 'worm Ud1' })
    t.act('move stairs')
    expect(t.revealed).toBe('Ud2 Ld1 Ld2')
    expect(t.creature('worm')).toMatchObject({ at: 'Ud1', revealed: false })
    expect(t.sees('Ld2')?.through).toEqual({ stairs: 'red', from: t.handle('Ud2') })
  })
  it('R78 rolls the Attack of Opportunity first, then clears, Reveals and scares', () => {
    const t = at({ map: RING, hero: { at: 'Ud2' }, revealed: 'Ud1', creatures: 'spore Ud2, worm Ld2', dice: 'HDDDD' })
    t.act('move stairs')
    expect(t.order('declared', 'opportunity', 'damaged', 'hidden', 'revealed', 'scared')).toEqual([
      'declared',
      'opportunity',
      'damaged',
      'hidden',
      'revealed',
      'scared',
      'damaged',
    ])
  })
})

describe('Encountering Creatures', () => {
  const scary = { creatures: { worm: { regular: { scare: 2 } }, spore: { regular: { scare: 1 } } } }
  it('C065 scares on entering an Unrevealed Sector', () => {
    const t = at({ map: STREET, hero: { at: 'Ua4' }, creatures: 'worm Ua3, spore Ua1', overlay: scary, dice: 'DDDD' })
    t.act('move n')
    expect(t.health).toEqual([12, 10])
    expect(t.hears('scared')).toEqual([{ type: 'scared', kind: 'worm', amount: 2 }])
  })
  it('C066 C117 does not scare when it was Revealed before', () => {
    const t = at({ map: STREET, hero: { at: 'Ua4' }, creatures: 'worm Ua3', overlay: scary, dice: 'DDDD' })
    t.act('explore n')
    expect(t.health).toEqual([12, 12])
    expect(t.creature('worm')?.revealed).toBe(true)
    t.act('move n')
    expect(t.health).toEqual([12, 12])
  })
  it("C067 R32 scares by each stranger alone, in Evil's order", () => {
    const t = at({
      map: STREET,
      hero: { at: 'Ua4' },
      creatures: 'worm Ua3, spore Ua3',
      overlay: scary,
      dice: 'DDDDDDD',
    })
    t.act('move n')
    expect(t.asked('evil-1')).toMatchObject({
      kind: 'order',
      keys: [`first ${t.id('worm')}`, `first ${t.id('spore')}`],
    })
    t.choose('evil-1', `first ${t.id('spore')}`).pass()
    expect(t.hears('damaged').filter((e) => e['kind'] === 'self-control')).toEqual([
      { type: 'damaged', kind: 'self-control', amount: 1, to: 'hero' },
      { type: 'damaged', kind: 'self-control', amount: 2, to: 'hero' },
    ])
    expect(t.health).toEqual([12, 9])
  })
  it('C068 scares when a Creature walks in from the dark', () => {
    const t = table({
      ...hand(FURY),
      map: STREET,
      hero: { at: 'Ua3' },
      creatures: 'worm Ua2',
      overlay: scary,
      dice: 'DDDD',
    })
    t.choose('hero', 'locate', 'target door', 'target worm').toTurnEnd()
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`).pass()
    expect(t.health).toEqual([12, 10])
    expect(t.shown('worm')).not.toBe('none')
  })
  it('C070 R33 does not scare when it was shown elsewhere first', () => {
    const t = table({
      ...hand('test-stride'),
      map: STREET,
      hero: { at: 'Ua4' },
      revealed: 'Ua3 Ua4',
      creatures: 'worm Ua2, spore Ua5',
      overlay: scary,
      dice: 'DDDD',
    })
    t.choose('hero', 'locate', 'target door', 'target worm').toTurnEnd()
    t.choose('evil-1', 'play test-stride', `move ${t.id('worm')} s`)
    expect(t.creature('worm')).toMatchObject({ at: 'Ua3', revealed: true })
    expect(t.creature('spore')).toMatchObject({ revealed: false })
    t.choose('evil-1', `move ${t.id('worm')} s`, 'stop').pass()
    expect(t.health).toEqual([12, 12])
  })
  it('R33 counts the start: one that was Revealed and comes round through the dark in one movement', () => {
    const t = table({
      ...hand('test-stride'),
      map: ROUND_A_ROOM,
      hero: { at: 'Ua2' },
      revealed: 'Ua2 Uc2',
      creatures: 'worm Uc2',
      overlay: scary,
      dice: 'DDDD',
    })
    t.choose('hero', 'locate', 'target door', 'target worm').toTurnEnd()
    t.choose('evil-1', 'play test-stride', `move ${t.id('worm')} w`)
    expect(t.creature('worm')?.revealed).toBe(false)
    t.choose('evil-1', `move ${t.id('worm')} w`, 'stop').pass()
    expect(t.where('worm')).toBe('Ua2')
    expect(t.health).toEqual([12, 12])
  })
  it('C254 scares when it went into the dark and comes back by another Reaction', () => {
    const t = table({
      ...hand(FURY, FURY),
      map: STREET,
      hero: { at: 'Ua3' },
      creatures: 'worm Ua3',
      overlay: scary,
      dice: 'DDDD',
    })
    t.choose('hero', 'locate', 'target door', 'target worm').toTurnEnd()
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} n`).toTurnEnd()
    expect(t.creature('worm')?.revealed).toBe(false)
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`).pass()
    expect(t.health).toEqual([12, 10])
  })
  it('C072 is not scared by Cultists', () => {
    const t = at({ map: STREET, hero: { at: 'Ua4' }, creatures: 'cultist Ua3', dice: 'DD' }).act('move n')
    expect(t.health).toEqual([12, 12])
    expect(t.hears('scared')).toEqual([])
    expect(t.shown('cultist')).not.toBe('none')
    const worse = packWith({ items: [item('test-dread', { modifiers: [{ figure: 'scare', by: 1 }] })] })
    const dread = { pack: worse, map: STREET, hero: { at: 'Ua4', items: [{ card: 'test-dread' }] } }
    expect(table({ ...dread, creatures: 'cultist Ua3', dice: 'DDDD' }).act('move n').health).toEqual([12, 12])
    expect(table({ ...dread, creatures: 'worm Ua3', dice: 'DDDDDD', overlay: scary }).act('move n').health).toEqual([
      12, 9,
    ])
  })
  it('R34 is scared by one that is Teleported straight in, unless it was Revealed', () => {
    const dark = table({
      ...hand('test-leap'),
      map: STREET,
      hero: { at: 'Ua3' },
      creatures: 'worm Ua5',
      overlay: scary,
      dice: 'DDDD',
    })
    dark.choose('hero', 'scavenge').toTurnEnd()
    dark.choose('evil-1', 'play test-leap', `teleport ${dark.id('worm')} Ua3`).pass()
    expect(dark.health).toEqual([12, 10])
    const seen = table({
      ...hand('test-leap'),
      map: STREET,
      hero: { at: 'Ua3' },
      revealed: 'Ua5',
      creatures: 'worm Ua5',
      overlay: scary,
      dice: 'DDDD',
    })
    seen.choose('hero', 'scavenge').toTurnEnd()
    seen.choose('evil-1', 'play test-leap', `teleport ${seen.id('worm')} Ua3`).pass()
    expect(seen.health).toEqual([12, 12])
  })
  it('R34 is scared by one that waits in the Sector entered', () => {
    const t = table({
      ...hand('test-ambush'),
      map: STREET,
      hero: { at: 'Ua3' },
      creatures: 'worm Ua5',
      overlay: scary,
      dice: 'DDDD',
    })
    t.choose('hero', 'move n').until('react', 'before-reveal').choose('evil-1', 'play test-ambush').pass()
    expect(t.where('worm')).toBe('Ua2')
    expect(t.health).toEqual([12, 10])
    expect(t.order('moved', 'scared')).toEqual(['moved', 'scared'])
  })
  it('C073 R74 tells which way a Creature left into the dark, then its Noise', () => {
    const t = table({ ...hand(FURY), map: CROSSING, hero: { at: 'Ub3' }, creatures: 'worm Ub3, spore Ud3' })
    t.choose('hero', 'scavenge').toTurnEnd()
    const worm = t.shown('worm')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} n`).pass()
    expect(t.heard.filter((e) => ['left', 'noise'].includes(e.type))).toEqual([
      { type: 'left', creature: worm, dir: 'n' },
      { type: 'noise', dir: 'n' },
    ])
    expect(t.sees('Ub3')?.creatures).toEqual([])
  })
  it('R87 tells of one that left by the Stairs, then the Noise', () => {
    const t = table({ ...hand(FURY), map: RING, hero: { at: 'Ud2' }, creatures: 'worm Ud2' })
    t.choose('hero', 'scavenge').toTurnEnd()
    const worm = t.shown('worm')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} stairs`).pass()
    expect(t.heard.filter((e) => ['left', 'noise'].includes(e.type))).toEqual([
      { type: 'left', creature: worm, dir: 'stairs' },
      { type: 'noise', level: 'other' },
    ])
  })
  it('C074 keeps a Creature in sight of the Labyrinth out of Line of Sight', () => {
    const t = table({
      ...hand(FURY),
      map: RING,
      hero: { at: 'Ua1' },
      revealed: 'Ua1 Ub1 Uc1 Ud1 Ud2',
      creatures: 'worm Ud1',
    })
    t.choose('hero', 'scavenge').toTurnEnd()
    const worm = t.shown('worm')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`).pass()
    expect(t.sees('Ud2')).toMatchObject({ inSight: false, creatures: [{ id: worm }] })
    expect(t.hears('left')).toEqual([])
    expect(t.hears('moved')).toEqual([
      { type: 'moved', who: worm, kind: 'worm', from: t.handle('Ud1'), to: t.handle('Ud2') },
    ])
  })
})

describe('Attacks of Opportunity', () => {
  const leave = (creatures: string, dice: string, more: Given = {}): Table =>
    at({ map: STREET, creatures, dice, ...more, hero: { at: 'Ua4', ...more.hero } }).act('move n')
  it('C075 rolls a die for each Creature, in one roll', () => {
    const t = leave('worm Ua4, spore Ua4, spore Ua2', 'HH')
    expect(t.hears('opportunity')).toEqual([{ type: 'opportunity', dice: 2 }])
    expect(t.hears('rolled')).toEqual([
      { type: 'rolled', by: 'evil', faces: ['hit', 'hit'], hits: 2, reason: 'opportunity' },
    ])
    expect(t.health).toEqual([10, 12])
  })
  it.each([
    ['LL', 12],
    ['HL', 11],
    ['DD', 12],
  ])('C075 costs 1 Life a Hit: %s', (dice, life) => {
    expect(leave('worm Ua4, spore Ua4', dice).health).toEqual([life, 12])
  })
  it('C076 rolls one die less in Light', () => {
    expect(leave('worm Ua4, spore Ua4', 'HH', { lights: 'Ua4' }).health).toEqual([11, 12])
  })
  it('C077 R36 rolls none for one Creature in Light', () => {
    const t = leave('worm Ua4', 'H', { lights: 'Ua4' })
    expect(t.order('opportunity', 'rolled', 'damaged')).toEqual([])
    expect(t.evil.at).toBe('Ua3')
  })
  it('R35 R36 uses the Danger of the Sector left, and its dark', () => {
    expect(leave('worm Ua4', 'D', { dangers: 'Ua4' }).health).toEqual([11, 12])
    expect(leave('worm Ua4', 'D', { dangers: 'Ua3', lights: 'Ua3' }).health).toEqual([12, 12])
  })
  it('C079 asks neither dice nor abilities of the Creature', () => {
    const t = leave('worm Ua4', 'H', { overlay: { creatures: { worm: { regular: { dice: { dark: 6, lit: 6 } } } } } })
    expect(t.hears('opportunity')).toEqual([{ type: 'opportunity', dice: 1 }])
    expect(t.health).toEqual([11, 12])
  })
  it('R35 stops the move by defeat', () => {
    const t = leave('worm Ua4', 'H', { hero: { at: 'Ua4', life: 1, selfControl: 0 } })
    expect(t.hero.result).toEqual({ winner: 'evil', why: 'defeated' })
    expect(t.evil.at).toBe('Ua4')
    expect(t.hears('moved')).toEqual([])
  })
  it('R37 rolls at each step of an Item that moves several', () => {
    const t = table({
      pack: PACK,
      map: STREET,
      hero: { at: 'Ua5', items: [{ card: 'test-boots' }] },
      creatures: 'cultist Ua5, cultist Ua4',
      dice: 'HHHDD',
    })
    t.act('use test-boots move n', 'go n', 'stop')
    expect(t.hears('opportunity')).toHaveLength(2)
    expect(t.health).toEqual([10, 12])
    expect(t.evil.at).toBe('Ua3')
  })
  it('rolls none when nothing shares the Sector (Attacks of Opportunity)', () => {
    expect(leave('worm Ua5, spore Ua2', 'HH').order('opportunity')).toEqual([])
  })
})
