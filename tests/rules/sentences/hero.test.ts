// Hero Compendium, Turns and Actions: sentences of the rulebook that no older case holds.
import { describe, expect, it } from 'vitest'
import { strike } from '../../../electron/games/alone/hero/experience.ts'
import { BETWEEN_DOORS, RING, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, item, packWith } from '../../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-begun', { moment: 'declared' }),
    card('test-path', { actions: ['move'] }),
    card('test-scuffle', { actions: ['fight'] }),
    card('test-peek', { actions: ['explore'] }),
  ],
  speed: [
    card('test-pain', { moment: 'damage', if: { damage: 'life' } }),
    card('test-shock', { moment: 'damage', if: { damage: 'self-control' } }),
  ],
  items: [item('test-boots', { action: 'move', aim: 'way', effects: [{ do: 'go', steps: 3 }] })],
})
const given = (more: Given = {}): Table =>
  table({
    map: STREET,
    pack: PACK,
    piles: { items: [] },
    discards: { items: [] },
    ...more,
    hero: { at: 'Ua4', ...more.hero },
  })
const MISSES = 'LLLLLLLLLLLL'

describe('Turns', () => {
  it('Evil is asked nothing before the Hero has declared an Action (A Quick Recap)', () => {
    const evil = { players: 3, hands: [['test-begun'], ['test-begun', FURY], []] }
    const t = given({ evil, hero: { life: 3, adrenaline: 2 } })
    expect(t.asking).toEqual(['hero'])
    expect(t.choose('hero', 'recover life').asking).toEqual(['hero'])
    expect(t.choose('hero', 'bullet-time').asking).toEqual(['hero'])
    t.choose('hero', 'explore n')
    expect(t.asking).toEqual(['evil-1', 'evil-2', 'evil-3'])
    expect(t.asked('evil-1')).toMatchObject({ kind: 'react', moment: 'declared' })
  })
  it.each([
    ['move', 'fight'],
    ['fight', 'move'],
  ])('after %s and %s under Bullet Time cards of both may be played, in either order (Reaction Timing)', (...deeds) => {
    for (const plays of [
      ['test-path', 'test-scuffle'],
      ['test-scuffle', 'test-path'],
    ]) {
      const t = given({
        evil: { hands: [['test-path', 'test-scuffle', 'test-peek']] },
        creatures: 'cultist Ua4, cultist Ua3',
        revealed: 'Ua3 Ua4',
        dice: MISSES,
      }).choose('hero', 'bullet-time')
      for (const deed of deeds) {
        t.until('turn').choose('hero', deed === 'move' ? 'move n' : t.keys('hero', 'fight')[0]!)
      }
      t.until('react', 'turn-end')
      expect(t.keys('evil-1', 'play')).toEqual(['play test-path', 'play test-scuffle'])
      t.choose('evil-1', `play ${plays[0]!}`).until('react', 'turn-end').choose('evil-1', `play ${plays[1]!}`)
      expect(t.hears('played').map((e) => e['card'])).toEqual(plays)
    }
  })
})

describe('Moving', () => {
  it('one Door may be Blocked after each step of several (Action — Move)', () => {
    const t = given({ map: BETWEEN_DOORS, hero: { at: 'Ua1', items: [{ card: 'test-boots' }] } })
    t.act('use test-boots move e')
    expect(t.asked()).toMatchObject({ kind: 'block', keys: ['none', 'block e', 'block w'] })
    t.act('block w')
    expect(t.asked()?.kind).toBe('go')
    t.act('go e')
    expect(t.asked()).toMatchObject({ kind: 'block', keys: ['none', 'block w'] })
    t.act('block w')
    expect(t.evil.blocked).toEqual(['Ua1e', 'Ub1e'])
    const idle = given({ map: BETWEEN_DOORS, hero: { at: 'Ua1', items: [{ card: 'test-boots' }] } })
    idle.act('use test-boots move e', 'none', 'stop')
    expect(idle.asked()?.kind).toBe('turn') // no step more, no Door more
    expect(idle.evil.blocked).toEqual([])
  })
  it('of the Level left only the Stairs taken stay, not the other ones (Action — Move)', () => {
    const t = given({ map: RING, hero: { at: 'Ud2' }, revealed: 'Ua1 Ua2 Ud1 Ud2 La2' }).act('move stairs')
    expect(t.revealed).toBe('Ud2 La2 Ld2')
    expect(t.sees('Ua2')).toBeUndefined()
  })
  it('a Creature Spawned into a Revealed Sector is Revealed there and scares nobody (Action — Move)', () => {
    const spawned = (at: string): Table => {
      const t = given({ hero: { at: 'Ua6' }, revealed: 'Ua3 Ua4 Ua6', evil: { hands: [[FURY]] } })
      t.choose('hero', 'scavenge').until('react', 'turn-end')
      return t.choose('evil-1', `standard ${FURY}`, `spawn spore ${at}`).pass()
    }
    const seen = spawned('Ua3')
    expect(seen.sees('Ua3')).toMatchObject({ inSight: false, creatures: [{ kind: 'spore' }] })
    expect(seen.health).toEqual([12, 12])
    const dark = spawned('Ua2')
    expect(dark.shown('spore')).toBe('none')
    expect(dark.sees('Ua3')?.creatures).toEqual([])
  })
})

describe('Exploring', () => {
  it('a token at the far end of the Stairs may go as well, and none of another Sector (Action — Explore)', () => {
    const t = given({ map: RING, hero: { at: 'Ud2' }, dangers: 'Ld2 Ld1 Ud1', revealed: 'Ud1 Ud2' })
    t.act('explore stairs')
    expect(t.asked()).toMatchObject({ kind: 'danger', keys: ['none', `remove ${t.handle('Ld2')}`] })
    expect(t.act(`remove ${t.handle('Ld2')}`).evil.dangers).toEqual(['Ud1', 'Ld1'])
  })
})

describe('Damage', () => {
  const hurt = { evil: { hands: [['test-pain', 'test-shock']] }, dice: `H${MISSES}` }
  it('a card for Self Control damage answers a scare, and one for Life damage does not (Action — Fight)', () => {
    const t = given({ ...hurt, creatures: 'worm Ua3' })
      .choose('hero', 'move n')
      .until('react', 'damage')
    expect(t.health[1]).toBeLessThan(12)
    expect(t.keys('evil-1')).toEqual(['pass', 'play test-shock'])
  })
  it('Life damage that runs over stays Life damage for the cards that answer it (Action — Fight)', () => {
    for (const life of [0, 9]) {
      const t = given({ ...hurt, creatures: 'parasite Ua4', hero: { life, selfControl: 9 } })
      t.choose('hero', 'explore n').until('react', 'damage')
      expect(t.health).toEqual(life === 0 ? [0, 8] : [8, 9])
      expect(t.keys('evil-1')).toEqual(['pass', 'play test-pain'])
    }
  })
  it('a Creature Killed while it was Unrevealed teaches nothing (Action — Fight)', () => {
    const killed = (revealed: string): Table => {
      const t = given({ creatures: 'worm Ua3, spore Ua1', revealed })
      strike(t.state, t.id('worm'), 12)
      expect(t.creature('worm')).toBeUndefined()
      expect(t.creature('spore')).toMatchObject({ wounded: false })
      return t
    }
    expect(killed('Ua4').hero.hero?.experience.courage).toBe(0)
    expect(killed('Ua3 Ua4').hero.hero?.experience.courage).toBe(1)
  })
})

describe('Locating', () => {
  it('changes nothing on the Map or in the Labyrinth (Action — Locate)', () => {
    const scene = { creatures: 'worm Ua1', dangers: 'Ua2', lights: 'Ua6', hero: { at: 'Ua4' } }
    const t = given(scene)
    const before = [t.hero.labyrinth, t.evil.creatures, t.evil.dangers, t.evil.lights, t.evil.revealed]
    t.choose('hero', 'locate', 'target worm', 'target danger').toTurn()
    expect(t.hears('located')).toHaveLength(2)
    expect([t.hero.labyrinth, t.evil.creatures, t.evil.dangers, t.evil.lights, t.evil.revealed]).toEqual(before)
    expect(t.hero.turn?.number).toBe(2)
  })
})

describe('The end of the Round', () => {
  it('a dark Room beside the Hero stays in the Labyrinth, one behind a far Door does not (End of the Round)', () => {
    const left = (at: string): string =>
      given({ turn: 8, hero: { at }, revealed: 'Ua1 Ua2 Ua3 Ua4' })
        .choose('hero', 'locate', 'target door', 'target door')
        .toTurn({ hand: 'keep' }).revealed
    expect(left('Ua2')).toBe('Ua1 Ua2 Ua3')
    expect(left('Ua3')).toBe('Ua2 Ua3 Ua4')
  })
})

describe('Nightmare Mode', () => {
  it('Spawns by the distance of the Nightmare side (Nightmare Mode)', () => {
    const overlay = { creatures: { worm: { regular: { spawn: 4 }, nightmare: { spawn: 2 } } } }
    const places = (nightmare: boolean): string => {
      const t = given({ overlay, nightmare, hero: { at: 'Ua6' }, evil: { hands: [[FURY]] } })
      t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd().choose('evil-1', `standard ${FURY}`)
      return t
        .keys('evil-1', 'spawn worm ')
        .map((key) => key.split(' ')[2])
        .join(' ')
    }
    expect(places(false)).toBe('Ua1 Ua2')
    expect(places(true)).toBe('Ua1 Ua2 Ua3 Ua4')
  })
})
