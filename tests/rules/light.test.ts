// Light Effects, Line of Sight; Light and Dark.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, CROSSING, FIELD, map, RING, STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, FURY, item, mission, packWith } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-stride', { copies: 3, effects: [{ do: 'move', steps: 3 }] }),
    card('test-leap', { effects: [{ do: 'teleport', to: 'anywhere' }] }),
    card('test-gloom', { effects: [{ do: 'lights', on: false, where: 'here' }] }),
    card('test-glow', { effects: [{ do: 'lights', on: true, where: 'level' }] }),
  ],
  items: [
    item('test-switch', { action: 'interact', aim: 'none', effects: [{ do: 'lights', on: true, where: 'level' }] }),
    item('test-key', { action: 'interact', aim: 'none', effects: [{ do: 'unblock', where: 'here' }] }),
  ],
  missions: [
    mission('test-bulbs', 'green', 'infirmary', { reward: [{ do: 'lights', on: true, where: 'here-or-near' }] }),
  ],
})
const given = (more: Given): Table => table({ pack: PACK, ...more })
const sight = (more: Given): string => given(more).sight
/** Every Sector of the lower Level of a full Map. */
const LOWER = ['1', '2', '3', '4', '5', '6']
  .flatMap((row) => ['a', 'b', 'c', 'd'].map((column) => `L${column}${row}`))
  .join(' ')
/** A loop with a T in it: Ub1 is a T whose bar runs from Ua1 to Uc1, its stem south. */
const TEE = map([' ┌┬┐', ' └┤│', ' ·└┘'])
/** A Room (Ua2) with a Door north and one south. */
const ROOM = map([' ┌┐', ' I│', ' └┘'])

describe('Line of Sight', () => {
  it('C089 runs along Revealed Sectors', () => {
    expect(sight({ map: STREET, hero: { at: 'Ua4' }, revealed: 'Ua2 Ua3 Ua4' })).toBe('Ua2 Ua3 Ua4')
  })
  it('C090 stops at an Unrevealed Sector', () => {
    expect(sight({ map: STREET, hero: { at: 'Ua4' }, revealed: 'Ua2 Ua4 Ua5' })).toBe('Ua4 Ua5')
  })
  it('C091 R26 sees a Curve and nothing beyond', () => {
    expect(sight({ map: RING, hero: { at: 'Ub1' }, revealed: 'Ua1 Ua2 Ub1 Uc1' })).toBe('Ua1 Ub1 Uc1')
  })
  it('C092 R26 sees a T from its stem and nothing behind; from the bar it goes on', () => {
    const all = 'Ua1 Ub1 Uc1 Ua2 Ub2 Uc2 Ub3 Uc3'
    expect(sight({ map: TEE, hero: { at: 'Ub3' }, revealed: all })).toBe('Ub1 Ub2 Ub3 Uc3')
    expect(sight({ map: TEE, hero: { at: 'Ua1' }, revealed: all })).toBe('Ua1 Ub1 Uc1 Ua2')
  })
  it('C093 sees through a Door beside him', () => {
    expect(sight({ map: STREET, hero: { at: 'Ua2' }, revealed: 'Ua1 Ua2' })).toBe('Ua1 Ua2')
  })
  it('C094 does not see through a far Door', () => {
    expect(sight({ map: STREET, hero: { at: 'Ua3' }, revealed: 'Ua1 Ua2 Ua3' })).toBe('Ua2 Ua3')
  })
  it('R24 does not see through a Blocked Door beside him', () => {
    expect(sight({ map: STREET, hero: { at: 'Ua2' }, revealed: 'Ua1 Ua2', blocked: 'Ua1s' })).toBe('Ua2')
  })
  it('R25 does not see through the second of two Doors in line', () => {
    expect(sight({ map: BETWEEN_DOORS, hero: { at: 'Ua1' }, revealed: 'Ua1 Ub1 Uc1' })).toBe('Ua1 Ub1')
  })
  it('C096 R93 sees through every Door of his Room', () => {
    expect(sight({ map: ROOM, hero: { at: 'Ua2' }, revealed: 'Ua1 Ua2 Ua3 Ub1' })).toBe('Ua1 Ua2 Ua3')
  })
  it('C098 R27 does not see by the Stairs, which are adjacent', () => {
    const t = given({ map: RING, hero: { at: 'Ud2' }, revealed: 'Ud2 Ld2' })
    expect(t.sight).toBe('Ud2')
    expect(t.offers('hero', 'move stairs')).toBe(true)
  })
  it('C099 always sees his own Sector', () => {
    expect(sight({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, blocked: 'Ub1e Ub1w' })).toBe('Ub1')
  })
})

describe('Light Reveals', () => {
  const lit = (more: Given): Table =>
    given({ ...more, hero: { items: [{ card: 'test-switch' }], ...more.hero } }).act('use test-switch interact')

  it('C100 R28 Reveals a Lighted Sector in line, with all that it holds', () => {
    const t = lit({ map: CROSSING, hero: { at: 'Ub3' }, revealed: 'Ub2 Ub3', creatures: 'worm Uc3', dangers: 'Uc3' })
    expect(t.sees('Uc3')).toMatchObject({ lit: true, danger: true, creatures: [{ kind: 'worm' }], inSight: true })
    expect(t.health).toEqual([12, 12])
    expect(t.revealed).toBe('Ub2 Ua3 Ub3 Uc3 Ub4') // not the Rooms behind far Doors
  })
  it('C101 does not Reveal one round a corner, though it is Lighted', () => {
    const t = lit({ map: RING, hero: { at: 'Ub1' } })
    expect(t.revealed).toBe('Ua1 Ub1 Uc1 Ud1')
    expect(t.evil.lights).toContain('Ua2')
    expect(t.evil.lights).toHaveLength(10)
  })
  it('R28 is stopped by a dark Unrevealed Sector', () => {
    const t = given({ map: STREET, hero: { at: 'Ua5' }, lights: 'Ua3' })
    expect(t.revealed).toBe('Ua5')
  })
  it('R29 looks again after a step, an Explore, an Unblocking', () => {
    const step = given({ map: STREET, hero: { at: 'Ua5' }, lights: 'Ua2 Ua3' }).act('move n')
    expect(step.revealed).toBe('Ua2 Ua3 Ua4 Ua5')
    const explore = given({
      map: map([' ┌I', ' │·', ' │·', ' │·', ' │·', ' D·']),
      hero: { at: 'Ua5' },
      lights: 'Ua1 Ua2',
    })
    expect(explore.revealed).toBe('Ua5')
    expect(explore.act('explore n').revealed).toBe('Ua1 Ua2 Ua3 Ua4 Ua5')
    const door = given({
      map: BETWEEN_DOORS,
      hero: { at: 'Ub1', items: [{ card: 'test-key' }] },
      lights: 'Uc1',
      blocked: 'Ub1e',
    })
    expect(door.revealed).toBe('Ub1')
    expect(door.act('use test-key interact').revealed).toBe('Ub1 Uc1')
  })
  it('R28 Reveals what is Lighted by a Reaction too', () => {
    const t = given({ map: STREET, hero: { at: 'Ua4' }, evil: { hands: [['test-glow']] } })
    t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'play test-glow').pass()
    expect(t.revealed).toBe('Ua2 Ua3 Ua4 Ua5')
  })
  it('C273 Lights by Item and by reward follow the same rule', () => {
    const t = given({
      map: STREET,
      hero: { at: 'Ua1' },
      missions: { green: { card: 'test-bulbs' } },
      difficulty: 'impossible',
    })
    t.act('interact mission green')
    expect(t.evil.lights).toEqual(['Ua1', 'Ua2'])
    expect(t.sees('Ua2')).toMatchObject({ lit: true, inSight: true })
    expect(t.revealed).toBe('Ua1 Ua2')
  })
})

describe('Tokens', () => {
  it('R103 never run out, but for Creatures and Adrenaline', () => {
    const t = given({ map: FIELD, hero: { at: 'Ua1', items: [{ card: 'test-switch' }] }, lights: LOWER })
    t.act('use test-switch interact')
    expect(t.evil.lights).toHaveLength(48)
  })
})

describe('Lights go off', () => {
  const turnEnd = (more: Given, hand = FURY): Table =>
    given({ map: STREET, evil: { hands: [hand.split(' ')] }, ...more, hero: { at: 'Ua6', ...more.hero } })
      .choose('hero', 'scavenge')
      .toTurnEnd()

  it('C103 where a Creature moved in and stands at the end of the Turn', () => {
    const t = turnEnd({ creatures: 'worm Ua2', lights: 'Ua3 Ua4' })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`)
    expect(t.evil.lights).toEqual(['Ua3', 'Ua4']) // not before the Turn is over
    t.pass()
    expect(t.evil.lights).toEqual(['Ua4'])
    expect(t.hears('lights')).toEqual([])
  })
  it('C103 C030 tells the Hero where it is Revealed', () => {
    const t = turnEnd({ creatures: 'worm Ua2', lights: 'Ua3', revealed: 'Ua3 Ua6' })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`).pass()
    expect(t.hears('lights')).toEqual([{ type: 'lights', sectors: [t.handle('Ua3')], on: false }])
    expect(t.sees('Ua3')?.lit).toBe(false)
  })
  it("C104 not in the Hero's own Sector", () => {
    const t = turnEnd({ creatures: 'cultist Ua5', lights: 'Ua6' })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} s`).pass()
    expect(t.where('cultist')).toBe('Ua6')
    expect(t.evil.lights).toEqual(['Ua6'])
  })
  it('C105 not where it stood still', () => {
    const t = turnEnd({ creatures: 'worm Ua3, spore Ua2', lights: 'Ua3' })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('spore')} n`).pass()
    expect(t.evil.lights).toEqual(['Ua3'])
  })
  it('R49 a 0-move counts as moving in', () => {
    const t = turnEnd({ creatures: 'worm Ua3', lights: 'Ua3' })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} 0`).pass()
    expect(t.evil.lights).toEqual([])
  })
  it('R73 Unblocking does not', () => {
    const t = turnEnd({ creatures: 'worm Ua2', lights: 'Ua2', blocked: 'Ua1s' })
    t.choose('evil-1', `standard ${FURY}`, `unblock ${t.id('worm')} n`).pass()
    expect(t.evil).toMatchObject({ blocked: [], lights: ['Ua2'] })
  })
  it('C108 R50 a Spawned one puts out nothing', () => {
    const t = turnEnd({ lights: 'Ua3' })
    t.choose('evil-1', `standard ${FURY}`, 'spawn spore Ua3').pass()
    expect(t.where('spore')).toBe('Ua3')
    expect(t.evil.lights).toEqual(['Ua3'])
  })
  it('R50 a Teleported one does; one that only passes does not', () => {
    const leap = turnEnd({ creatures: 'worm Ua1', lights: 'Ua3' }, 'test-leap')
    leap.choose('evil-1', 'play test-leap', `teleport ${leap.id('worm')} Ua3`).pass()
    expect(leap.evil.lights).toEqual([])
    const pass = turnEnd({ creatures: 'worm Ua1', lights: 'Ua3' }, 'test-stride')
    const worm = pass.id('worm')
    pass.choose('evil-1', 'play test-stride', ...Array.from({ length: 3 }, () => `move ${worm} s`)).pass()
    expect([pass.where('worm'), pass.evil.lights]).toEqual(['Ua4', ['Ua3']])
  })
  it('R90 a Sector Lighted after it moved in goes dark', () => {
    const t = turnEnd({ creatures: 'worm Ua2' }, `${FURY} test-glow`)
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`).until('react', 'turn-end')
    t.choose('evil-1', 'play test-glow').pass()
    expect(t.evil.lights).toEqual(['Ua1', 'Ua2', 'Ua4', 'Ua5', 'Ua6'])
  })
  it('forgets by the next Turn that it moved (Creatures and Light)', () => {
    const t = turnEnd({ creatures: 'worm Ua2', hero: { at: 'Ua6', items: [{ card: 'test-switch' }] } })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`).toTurn()
    t.act('use test-switch interact')
    expect(t.evil.lights).toContain('Ua3')
  })
  it("C274 a card may put out the Light of the Hero's own Sector", () => {
    const t = turnEnd({ lights: 'Ua5 Ua6' }, 'test-gloom')
    t.choose('evil-1', 'play test-gloom').pass()
    expect(t.evil.lights).toEqual(['Ua5'])
    expect(t.sees('Ua6')?.lit).toBe(false)
  })
})
