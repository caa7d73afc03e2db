// Words of effects, each by itself: what a card of Evil's does with it at the end of a Turn, and what an Item of the Hero's does with it.
import { describe, expect, it } from 'vitest'
import type { Effect, Where } from '../../../electron/games/alone/pack/pack.ts'
import { RING, STREET, TWO_LINES } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, character, item, mission, packWith, NO_CHANGE } from '../../helpers/test-pack.ts'

const hurt = (amount: number): Effect => ({ do: 'damage', kind: 'life', amount })
const NONE = { modifiers: [NO_CHANGE] }
const life = (t: Table): number => t.health[0]

/** Evil plays a card of these effects at the end of a Turn in which the Hero has Located. */
function played(effects: readonly Effect[], more: Given = {}): Table {
  const t = table({
    pack: packWith({
      fury: [card('test-word', { effects })],
      missions: [mission('test-vow', 'green', 'dormitory'), mission('test-oath', 'blue', 'laboratory')],
      characters: [character('test-friend')],
      items: [item('test-rope', NONE), item('test-tin', NONE)],
    }),
    map: STREET,
    ...more,
    hero: { at: 'Ua3', ...more.hero },
    evil: { hands: [['test-word', 'fury-filler', 'fury-filler']], ...more.evil },
  })
  t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
  return t.hush().choose('evil-1', 'play test-word')
}

/** The Hero uses an Item of these effects. */
function used(effects: readonly Effect[], more: Given = {}): Table {
  const t = table({
    pack: packWith({
      items: [item('test-tool', { action: 'interact', aim: 'none', effects })],
      missions: [mission('test-vow', 'green', 'dormitory')],
      characters: [character('test-friend')],
    }),
    map: STREET,
    ...more,
    hero: { at: 'Ua3', items: [{ card: 'test-tool' }], ...more.hero },
  })
  return t.hush().choose('hero', 'use test-tool interact').pass()
}

describe('A word that asks whether something holds', () => {
  const test: Effect = { do: 'if', test: { lit: true }, then: [hurt(1)], else: [hurt(2)] }
  it('does one thing where it does and the other where it does not (Playing Reactions)', () => {
    expect(life(played([test], { lights: 'Ua3' }))).toBe(11)
    expect(life(played([test]))).toBe(10)
  })
  it('does nothing where no other is named (Playing Reactions)', () => {
    const one: Effect = { do: 'if', test: { lit: true }, then: [hurt(1)] }
    expect(life(played([one], { lights: 'Ua3' }))).toBe(11)
    expect(life(played([one]))).toBe(12)
  })
})

describe('A choice that a card leaves', () => {
  const choice = (who: 'hero' | 'evil'): Effect => ({
    do: 'choose',
    who,
    options: [
      { id: 'one', text: 'one', effects: [hurt(1)] },
      { id: 'two', text: 'two', effects: [hurt(2)] },
    ],
  })
  it.each(['hero', 'evil'] as const)('is made by whom it names, the %s, and what is chosen is done (R75)', (who) => {
    const seat = who === 'hero' ? 'hero' : 'evil-1'
    const t = played([choice(who)])
    expect(t.asking).toEqual([seat])
    expect(t.asked(seat)).toMatchObject({ kind: 'choose', keys: ['choose one', 'choose two'] })
    expect(life(t.choose(seat, 'choose two'))).toBe(10)
    expect(life(played([choice(who)]).choose(seat, 'choose one'))).toBe(11)
  })
  it("is the Leader's where the Hero's own Item leaves it to Evil (Evil Leader duties)", () => {
    const t = used([choice('evil')], { evil: { players: 2, leader: 2, hands: [[], []] } })
    expect(t.asking).toEqual(['evil-2'])
    expect(life(t.choose('evil-2', 'choose two').pass())).toBe(10)
    expect(used([choice('hero')]).asking).toEqual(['hero'])
  })
  it('is made by the player whose card it is, Leader or not (R75)', () => {
    const t = table({
      pack: packWith({ fury: [card('test-word', { effects: [choice('evil')] })] }),
      map: STREET,
      hero: { at: 'Ua3' },
      evil: { players: 2, leader: 2, hands: [['test-word'], []] },
    })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    t.choose('evil-1', 'play test-word').choose('evil-2', 'yes')
    expect(t.asking).toEqual(['evil-1'])
  })
})

describe('A word that is said several times', () => {
  const times = (amount: number): Effect => ({
    do: 'times',
    amount: { count: 'turn', plus: amount - 1 }, // it is Turn 1
    effects: [{ do: 'set-aside', by: 1 }],
  })
  it.each([
    [0, 0],
    [-1, 0],
    [3, 3],
    [12, 12],
    [20, 12],
  ])('%i times is done %i times and no oftener than 12 (R75)', (amount, found) => {
    expect(played([times(amount)]).evil.setAside).toBe(found)
  })
})

describe('Creatures that move quietly', () => {
  const moved = (quiet: boolean, kinds: string): Table => {
    const t = played([{ do: 'move', steps: 1, creatures: 2, ...(quiet ? { quiet } : {}) }], { creatures: kinds })
    for (const key of [`move ${t.id('cultist', 'Ua6')} n`, `move ${t.id('cultist', 'Ua2')} s`]) t.choose('evil-1', key)
    return t
  }
  it('make no Noise, each of them, and are seen as ever where they come (R75)', () => {
    const t = moved(true, 'cultist Ua6, cultist Ua2').toTurn()
    expect([t.hears('noise'), t.hears('revealed').length, t.where('cultist')]).toEqual([[], 1, 'Ua5 Ua3'])
    expect(moved(false, 'cultist Ua6, cultist Ua2').toTurn().hears('noise')).toHaveLength(2)
  })
})

describe('Another card', () => {
  it('may be played where a card says that it does not count (R7)', () => {
    const t = played([{ do: 'again' }], {
      evil: { hands: [['test-word', 'fury-filler', 'fury-filler', 'fury-filler']] },
    })
    for (let cards = 0; cards < 2; cards++)
      t.choose('evil-1', 'standard fury-filler', ...t.keys('evil-1', 'spawn').slice(0, 1)).toTurnEnd()
    expect(t.hero.track).toHaveLength(3)
  })
})

describe('Cards that Evil forgets', () => {
  const EFFECT: readonly Effect[] = [{ do: 'forget', cards: 2 }]
  it('go out of its hands, face down, as many as are named (Refilling hands)', () => {
    const t = used(EFFECT, { evil: { hands: [['fury-filler', 'speed-filler', 'fury-filler']] } })
    expect(t.evil.hand).toHaveLength(1)
    expect(t.told('evil-1', 'discarded')).toHaveLength(2)
    expect(t.hero.evil.hands).toEqual([1])
  })
  it('are of all players, and no more than they hold (Refilling hands)', () => {
    const t = used(EFFECT, { evil: { players: 2, hands: [['fury-filler'], []] } })
    expect([t.view('evil-1').hand, t.view('evil-2').hand]).toEqual([[], []])
    const two = used(EFFECT, { evil: { players: 2, hands: [['fury-filler'], ['speed-filler']] } })
    expect([two.view('evil-1').hand, two.view('evil-2').hand]).toEqual([[], []])
  })
})

describe("A Mission's progress", () => {
  it('is brought forward by a word, of that Mission alone (Missions)', () => {
    const missions = { green: { card: 'test-vow' }, blue: { card: 'test-oath' } }
    const t = played([{ do: 'progress', colour: 'green', by: 1 }], { missions })
    expect(t.hero.missions.map((m) => [m.colour, m.done])).toEqual([
      ['blue', false],
      ['green', true],
    ])
  })
})

describe('Creatures that a card tells to attack', () => {
  const here: Given = { creatures: 'worm Ua3, spore Ua3, worm Ua4', dice: 'HHHHHHHHHHHHHHHHHHHH' }
  const attacks = (t: Table): unknown => t.hears('rolled').map((e) => [e['reason'], (e['faces'] as string[]).length])
  it("are each in the Hero's Sector, with the dice added (Creatures and Fighting)", () => {
    const plain = attacks(played([{ do: 'attack', who: 'each' }], here)) as [string, number][]
    expect(plain.map(([reason]) => reason)).toEqual(['attack', 'attack'])
    const more = attacks(played([{ do: 'attack', who: 'each', dice: 1 }], here))
    expect(more).toEqual(plain.map(([reason, dice]) => [reason, dice + 1]))
  })
  it('are one that Evil names where it says so (Creatures and Fighting)', () => {
    const t = played([{ do: 'attack', who: 'choose', dice: 2 }], here)
    expect(t.asked('evil-1')).toMatchObject({ keys: [`pick ${t.id('spore')}`, `pick ${t.id('worm', 'Ua3')}`] })
    t.choose('evil-1', `pick ${t.id('spore')}`)
    expect(attacks(t)).toHaveLength(1)
    const plain = played([{ do: 'attack', who: 'choose' }], here)
    plain.choose('evil-1', `pick ${plain.id('spore')}`)
    const [[, dice]] = attacks(plain) as [[string, number]]
    expect(attacks(t)).toEqual([['attack', dice + 2]])
  })
  it('are the one that it has moved there, and none where it moved none (Creatures and Fighting)', () => {
    const effects: readonly Effect[] = [
      { do: 'move', steps: 1 },
      { do: 'attack', who: 'moved' },
    ]
    const t = played(effects, here)
    t.choose('evil-1', `move ${t.id('worm', 'Ua4')} n`).toTurnEnd()
    expect(attacks(t)).toHaveLength(1)
    const off = played(effects, here)
    off.choose('evil-1', `move ${off.id('worm', 'Ua4')} s`).toTurnEnd()
    expect(attacks(off)).toEqual([])
  })
})

describe('Creatures that a card tells to scare', () => {
  const here: Given = { creatures: 'worm Ua3, spore Ua3, worm Ua4' }
  const scared = (t: Table): unknown => t.hears('scared').map((e) => e['kind'])
  it("are each in the Hero's Sector (Encountering Creatures)", () => {
    expect(scared(played([{ do: 'scare', who: 'each' }], here))).toEqual(['spore', 'worm'])
  })
  it('are one that Evil names where it says so (Encountering Creatures)', () => {
    const t = played([{ do: 'scare', who: 'choose' }], here)
    expect(t.keys('evil-1')).toEqual([`pick ${t.id('spore')}`, `pick ${t.id('worm', 'Ua3')}`])
    t.choose('evil-1', `pick ${t.id('spore')}`)
    expect(scared(t)).toEqual(['spore'])
  })
  it('are the one that it has moved, where that is there (Encountering Creatures)', () => {
    const effects: readonly Effect[] = [
      { do: 'move', steps: 1 },
      { do: 'scare', who: 'moved' },
    ]
    const t = played(effects, here)
    t.choose('evil-1', `move ${t.id('worm', 'Ua3')} 0`).toTurnEnd()
    expect(scared(t)).toEqual(['worm'])
    const off = played(effects, here)
    off.choose('evil-1', `move ${off.id('worm', 'Ua4')} s`).toTurnEnd()
    expect(scared(off)).toEqual([])
  })
})

describe("A strike of the Hero's", () => {
  const there: Given = { creatures: 'spore Ua3, worm Ua3, worm Ua4, spore Ua6', revealed: 'Ua4 Ua5' }
  it.each([
    ['here', 2, 'Ua4'],
    ['in-sight', 3, 'Ua3'],
  ] as const)('is at one that he names of those %s (Creatures and Fighting)', (target, keys, left) => {
    const t = used([{ do: 'strike', target, damage: 9 }], there)
    expect(t.keys()).toHaveLength(keys)
    t.choose('hero', t.keys().at(-1)!)
    expect(t.where('worm')).toBe(left)
  })
  it('with dice hurts by their Hits and what is sure (Creatures and Fighting)', () => {
    const strike: Effect = { do: 'strike', target: 'each-here', dice: 2 }
    const t = used([strike], { creatures: 'worm Ua3', dice: 'HLLLLLL' })
    expect(t.hears('rolled')[0]).toMatchObject({ by: 'hero', reason: 'card', hits: 1 })
    const more = used([{ ...strike, damage: 1 }], { creatures: 'worm Ua3', dice: 'HLLLLLL' })
    expect(more.hears('rolled')[0]).toMatchObject({ hits: 2 })
  })
  it('is not rolled where nobody is struck (Creatures and Fighting)', () => {
    expect(used([{ do: 'strike', target: 'each-here', dice: 2 }], { creatures: 'worm Ua4' }).hears('rolled')).toEqual(
      [],
    )
  })
})

describe('A Creature that is healed', () => {
  const hurtOnes: Given = { creatures: 'worm! Ua3, spore! Ua3, spore! Ua5, hybrid Ua3' }
  it.each([
    ['here', 2],
    ['anywhere', 3],
  ] as const)('is a Wounded one that Evil names, %s (Creatures and Fighting)', (target, keys) => {
    const t = played([{ do: 'heal', target }], hurtOnes)
    expect(t.keys('evil-1', 'pick')).toHaveLength(keys)
    t.choose('evil-1', `pick ${t.id('spore', 'Ua3')}`)
    expect(t.evil.creatures.filter((c) => c.wounded).map((c) => [c.kind, c.at])).toEqual([
      ['worm', 'Ua3'],
      ['spore', 'Ua5'],
    ])
    expect(t.told('evil-1', 'healed')).toEqual([{ type: 'healed', creature: t.id('spore', 'Ua3'), kind: 'spore' }])
    expect(t.hears('healed')).toEqual([])
  })
})

describe('Places that a word names', () => {
  const smoke = (where: Where): Effect => ({ do: 'condition', kind: 'smoke', where })
  const smoked = (t: Table): string => t.evil.conditions.map((c) => c.at).join(' ')
  const missions = { green: { card: 'test-vow' }, blue: { card: 'test-oath' } }
  it.each([
    ['here', 'Ub1'],
    ['near', 'Ua1 Uc1'],
    ['here-or-near', 'Ua1 Ub1 Uc1'],
    ['in-sight', 'Ub1 Uc1'],
    ['revealed', 'Ub1 Uc1 Lb1'],
    ['unrevealed', 'Ua1 Ud1 La1 Lc1 Ld1'],
    ['level', 'Ua1 Ub1 Uc1 Ud1'],
    ['other-level', 'La1 Lb1 Lc1 Ld1'],
    ['anywhere', 'Ua1 Ub1 Uc1 Ud1 La1 Lb1 Lc1 Ld1'],
    ['rooms', 'Ua1 Ud1 La1 Ld1'],
    ['mission-rooms', 'Ud1 La1'],
  ] as const)('are %s: %s (R75)', (where, found) => {
    const t = played([smoke(where)], { map: TWO_LINES, hero: { at: 'Ub1' }, missions, revealed: 'Uc1 Lb1' })
    expect(smoked(t)).toBe(found)
  })
  it('are that of the Creature which the card has moved (R75)', () => {
    const t = played([{ do: 'move', steps: 1 }, smoke('moved')], { creatures: 'worm Ua5' })
    expect(smoked(t.choose('evil-1', `move ${t.id('worm')} s`).toTurnEnd())).toBe('Ua6')
  })
  it('are those alone of a Mission that is not done (Missions)', () => {
    const done = { ...missions, green: { card: 'test-vow', done: true } }
    expect(smoked(played([smoke('mission-rooms')], { map: TWO_LINES, hero: { at: 'Ub1' }, missions: done }))).toBe(
      'Ud1',
    )
  })
})

describe('Sectors of which fewer are meant than there are', () => {
  const light = (count: number): Effect => ({ do: 'lights', on: true, where: 'level', count })
  it('are named by Evil one by one, and after the first the others may be let be (R75)', () => {
    const t = played([light(3)], { lights: 'Ua1' })
    expect(t.asked('evil-1')).toMatchObject({
      kind: 'place',
      keys: ['Ua2', 'Ua3', 'Ua4', 'Ua5', 'Ua6'],
      about: { left: 3 },
    })
    t.choose('evil-1', 'Ua6')
    expect(t.asked('evil-1')).toMatchObject({ keys: ['Ua2', 'Ua3', 'Ua4', 'Ua5', 'stop'], about: { left: 2 } })
    t.choose('evil-1', 'stop')
    expect(t.evil.lights).toEqual(['Ua1', 'Ua6'])
    expect(t.asked('evil-1')?.kind).toBe('react')
  })
  it('are all of them, unasked, where Evil may name as many as there are (R75)', () => {
    expect(played([light(6)]).evil.lights).toHaveLength(6)
    expect(played([light(5)], { lights: 'Ua1' }).evil.lights).toHaveLength(6)
  })
  it('are still named by the Hero where it is all of them (R75)', () => {
    const t = used([{ do: 'lights', on: true, where: 'in-sight', count: 2 }], { revealed: 'Ua4' })
    expect(t.asked()).toMatchObject({ kind: 'place', keys: [t.handle('Ua3'), t.handle('Ua4')] })
  })
  it('have their Lights switched off where they are on (Switching off Lights)', () => {
    const t = played([{ do: 'lights', on: false, where: 'level', count: 1 }], { lights: 'Ua1 Ua6' })
    expect(t.keys('evil-1')).toEqual(['Ua1', 'Ua6'])
    expect(t.choose('evil-1', 'Ua1').evil.lights).toEqual(['Ua6'])
  })
  it('are given a Danger token each where there is none, or lose it (Placing Danger tokens)', () => {
    const t = played([{ do: 'danger', add: 2, where: 'level' }], { dangers: 'Ua1' })
    expect(t.keys('evil-1')).toEqual(['Ua2', 'Ua3', 'Ua4', 'Ua5', 'Ua6'])
    t.choose('evil-1', 'Ua6')
    expect(t.keys('evil-1')).toEqual(['Ua2', 'Ua3', 'Ua4', 'Ua5', 'stop'])
    expect(t.choose('evil-1', 'Ua2').evil.dangers).toEqual(['Ua1', 'Ua2', 'Ua6'])
    const off = played([{ do: 'danger', remove: 2, where: 'level' }], { dangers: 'Ua1 Ua4 Ua6' })
    expect(off.keys('evil-1')).toEqual(['Ua1', 'Ua4', 'Ua6'])
    off.choose('evil-1', 'Ua4')
    expect(off.keys('evil-1')).toEqual(['Ua1', 'Ua6', 'stop'])
    expect(off.choose('evil-1', 'Ua6').evil.dangers).toEqual(['Ua1'])
  })
  it('are given a Condition where it is not, or lose it, and keep another (Playing Reactions)', () => {
    const conditions = [
      { kind: 'leak', at: 'Ua1' },
      { kind: 'smoke', at: 'Ua1' },
      { kind: 'smoke', at: 'Ua6' },
    ]
    const t = played([{ do: 'condition', kind: 'smoke', where: 'level', count: 1 }], { conditions })
    expect(t.keys('evil-1')).toEqual(['Ua2', 'Ua3', 'Ua4', 'Ua5'])
    expect(t.choose('evil-1', 'Ua2').evil.conditions).toEqual([
      { kind: 'leak', at: 'Ua1' },
      { kind: 'smoke', at: 'Ua1' },
      { kind: 'smoke', at: 'Ua2' },
      { kind: 'smoke', at: 'Ua6' },
    ])
    const off = played([{ do: 'condition', kind: 'smoke', where: 'level', count: 1, remove: true }], { conditions })
    expect(off.keys('evil-1')).toEqual(['Ua1', 'Ua6'])
    expect(off.choose('evil-1', 'Ua1').evil.conditions).toEqual([
      { kind: 'leak', at: 'Ua1' },
      { kind: 'smoke', at: 'Ua6' },
    ])
    const event = { type: 'condition', kind: 'smoke' }
    expect(t.told('evil-1', 'condition')).toEqual([{ ...event, sectors: ['Ua2'], on: true }])
    expect(off.told('evil-1', 'condition')).toEqual([{ ...event, sectors: ['Ua1'], on: false }])
    expect([...t.hears('condition'), ...off.hears('condition')]).toEqual([])
  })
})

describe('Doors that a word means', () => {
  it('are Blocked one by one as Evil names them, or all of them (Blocking Doors)', () => {
    const t = played([{ do: 'block', where: 'anywhere', count: 2 }])
    const doors = t.keys('evil-1')
    expect(doors).toEqual(['door Ua1s', 'door Ua5s'])
    t.choose('evil-1', doors[0]!)
    expect(t.keys('evil-1')).toEqual([doors[1], 'stop'])
    t.choose('evil-1', 'stop')
    expect(t.evil.blocked).toHaveLength(1)
    expect(played([{ do: 'block', where: 'anywhere' }]).evil.blocked).toHaveLength(2)
    expect(played([{ do: 'unblock', where: 'anywhere' }], { blocked: 'Ua1s Ua5s' }).evil.blocked).toEqual([])
  })
  it("are named by the Hero by a Sector's handle and side (Blocking Doors)", () => {
    const t = used([{ do: 'unblock', where: 'revealed', count: 1 }], {
      hero: { at: 'Ua2' },
      revealed: 'Ua5',
      blocked: 'Ua1s Ua5s',
    })
    expect(t.keys()).toEqual([`door ${t.handle('Ua2')} n`, `door ${t.handle('Ua5')} s`])
    expect(t.choose('hero', t.keys()[0]!).evil.blocked).toEqual(['Ua5s'])
  })
})

describe('Sectors that leave the Labyrinth', () => {
  it('are named by the Leader, never in the Line of Sight (The Labyrinth)', () => {
    const t = played([{ do: 'hide', count: 2 }], { map: RING, hero: { at: 'Ua1' }, revealed: 'Ub1 Uc3 Ud3 Lb1' })
    expect(t.keys('evil-1')).toEqual(['Uc3', 'Ud3', 'Lb1'])
    t.choose('evil-1', 'Ud3')
    expect(t.asked('evil-1')).toMatchObject({ keys: ['Uc3', 'Lb1'], about: { left: 1 } })
    t.choose('evil-1', 'Lb1')
    expect(t.revealed).toBe('Ua1 Ub1 Uc3')
  })
})

describe('A Noise without a Creature', () => {
  it("is made where Evil says, and said by the card's player (Communicating a Noise)", () => {
    const t = table({
      pack: packWith({ fury: [card('test-word', { effects: [{ do: 'noise' }] })] }),
      map: RING,
      hero: { at: 'Ua1' },
      evil: { players: 2, leader: 2, hands: [['test-word'], []] },
    })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    t.choose('evil-1', 'play test-word').choose('evil-2', 'yes')
    expect(t.keys('evil-1')).toHaveLength(20)
    t.choose('evil-1', 'Ud3')
    expect(t.asking).toEqual(['evil-1'])
    expect(t.keys('evil-1')).toEqual(['say e', 'say s'])
  })
  it("is said by the Leader where the Hero's Item makes it (Communicating a Noise)", () => {
    const t = used([{ do: 'noise' }], { evil: { players: 2, leader: 2, hands: [[], []] } })
    expect(t.asking).toEqual(['evil-2'])
    t.choose('evil-2', 'Ua1')
    expect(t.asked('evil-2')).toMatchObject({ kind: 'noise', keys: ['say n'] })
  })
})

describe('What the Hero gains or loses by a word', () => {
  const two: Given = {
    hero: {
      items: [
        { card: 'test-rope', charges: 1 },
        { card: 'test-tin', charges: 2 },
      ],
    },
  }
  it('is an Item that he names (Items & Companions)', () => {
    const t = played([{ do: 'lose-item' }], two)
    expect(t.asked()).toMatchObject({ kind: 'item', keys: ['discard test-rope', 'discard test-tin'] })
    expect(t.choose('hero', 'discard test-tin').hero.hero?.items.map((x) => x.card)).toEqual(['test-rope'])
  })
  it.each([
    [1, 3],
    [-1, 1],
  ])('is %i of the Charges of an Item that he names: %i are left (Using Items)', (by, left) => {
    const t = played([{ do: 'charges', by }], two)
    expect(t.asked()).toMatchObject({ kind: 'item', keys: ['pick test-rope', 'pick test-tin'] })
    t.choose('hero', 'pick test-tin')
    expect(t.hero.hero?.items.map((x) => [x.card, x.charges])).toContainEqual(['test-tin', left])
  })
  it('is an Item that is gone with its last Charge (Using Items)', () => {
    const t = played([{ do: 'charges', by: -5 }], two).choose('hero', 'pick test-tin')
    expect(t.hero.hero?.items.map((x) => x.card)).toEqual(['test-rope'])
  })
  it('is Charges of a Companion and of no Item where it says so (Companions)', () => {
    const t = played([{ do: 'charges', by: -1, of: 'companions' }], {
      hero: { ...two.hero, companions: [{ card: 'test-friend', charges: 2 }] },
    })
    expect(t.hero.hero?.companions[0]).toMatchObject({ charges: 1 })
    expect(t.hero.hero?.items.map((x) => x.charges)).toEqual([1, 2])
  })
  it('is Experience of an Ability that he names (Experience)', () => {
    const t = used([{ do: 'experience' }])
    const [first = ''] = t.keys()
    expect(t.asked()?.kind).toBe('gain')
    t.choose('hero', first)
    expect(Object.values(t.hero.hero?.experience ?? {}).filter((points) => points === 1)).toHaveLength(1)
  })
  it.each([
    [1, 3],
    [9, 6],
    [-1, 1],
    [-9, 0],
  ])('is %i Adrenaline, from 2 to %i, and never beyond its ends (Adrenaline)', (by, left) => {
    expect(used([{ do: 'adrenaline', by }], { hero: { adrenaline: 2 } }).hero.hero?.adrenaline).toBe(left)
  })
  it('is no loss where less than nothing is named (Hero taking damage)', () => {
    const t = played([{ do: 'damage', kind: 'life', amount: { count: 'items', times: -1, plus: 1 } }], two)
    expect(t.health).toEqual([12, 12])
  })
})

describe('Creatures that a card moves', () => {
  const far: Given = { hero: { at: 'Ua1' }, creatures: 'worm Ua4, spore Ua5, worm Ua6' }
  it('are of the kinds that it names alone (Spawning and Moving)', () => {
    const t = played([{ do: 'move', steps: 1, kinds: ['spore'] }], far)
    expect(t.keys('evil-1').map((key) => key.split(' ')[1])).toEqual(Array.from({ length: 3 }, () => t.id('spore')))
  })
  it('are of the Sectors that it names alone (Spawning and Moving)', () => {
    const t = played([{ do: 'move', steps: 1, from: 'in-sight' }], { ...far, revealed: 'Ua2 Ua3 Ua4' })
    expect(new Set(t.keys('evil-1').map((key) => key.split(' ')[1]))).toEqual(new Set([t.id('worm', 'Ua4')]))
  })
  it('are each another one, and after the first the others may be let be (Spawning and Moving)', () => {
    const t = played([{ do: 'move', steps: 1, creatures: 2 }], far)
    t.refuses('evil-1', 'stop')
      .choose('evil-1', `move ${t.id('spore')} s`)
      .until('steps')
    expect(t.offers('evil-1', 'stop')).toBe(true)
    expect(t.keys('evil-1', `move ${t.id('spore')}`)).toEqual([])
    t.choose('evil-1', 'stop')
    expect(t.asked('evil-1')?.kind).toBe('react')
  })
})

describe('Creatures that a card Teleports', () => {
  it('are of the kinds and Sectors that it names, and leave their own Sector (Spawning and Moving)', () => {
    const far: Given = { hero: { at: 'Ua1' }, creatures: 'worm Ua4, spore Ua5, worm Ua6', revealed: 'Ua2 Ua3 Ua4' }
    const kinds = played([{ do: 'teleport', kinds: ['spore'], to: 'anywhere' }], far)
    expect(kinds.keys('evil-1')).toEqual(
      ['Ua1', 'Ua2', 'Ua3', 'Ua4', 'Ua6'].map((to) => `teleport ${kinds.id('spore')} ${to}`),
    )
    const from = played([{ do: 'teleport', from: 'in-sight', to: 'rooms' }], far)
    const worm = from.id('worm', 'Ua4')
    expect(from.keys('evil-1')).toEqual([`teleport ${worm} Ua1`, `teleport ${worm} Ua6`])
    from.choose('evil-1', `teleport ${worm} Ua6`)
    expect(from.creature('worm', 'Ua4')).toBeUndefined()
    expect(from.evil.creatures.find((c) => c.id === worm)).toMatchObject({ at: 'Ua6', revealed: false })
  })
})

describe('Creatures that a card Spawns', () => {
  it('are as many as it says, of its kinds, where it says (Spawning)', () => {
    const t = played([{ do: 'spawn', kinds: ['spore'], where: 'rooms', nearer: 12, count: 2 }])
    expect(t.keys('evil-1')).toEqual(['spawn spore Ua1', 'spawn spore Ua6'])
    t.choose('evil-1', 'spawn spore Ua1').until('standard').choose('evil-1', 'spawn spore Ua6')
    expect(t.toTurnEnd().where('spore')).toBe('Ua1 Ua6')
  })
})

describe('An Item that Locates', () => {
  it('asks for as many targets as it says, and each is answered (Action — Locate)', () => {
    const ear = item('test-ear', { action: 'locate', aim: 'none', effects: [{ do: 'locate', targets: 1 }] })
    const t = table({
      pack: packWith({ items: [ear] }),
      map: STREET,
      hero: { at: 'Ua3', items: [{ card: 'test-ear' }] },
    })
    t.choose('hero', 'use test-ear locate', 'target dormitory').toTurnEnd()
    expect(t.hears('located')).toEqual([{ type: 'located', target: 'dormitory', distance: 3, level: 'same' }])
  })
})
