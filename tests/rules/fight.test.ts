// Action — Fight, the Hero taking damage, Experience; Creatures and Fighting; the Roster.
import { describe, expect, it } from 'vitest'
import { rollFaces } from '../../electron/games/alone/dice.ts'
import { STREET } from '../helpers/maps.ts'
import { faultOf, type Given, newGame, positionOf, table, type Table } from '../helpers/table.ts'
import { card, character, FURY, item, mission, packWith } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-snarl', { moment: 'rolled', if: { by: 'evil' }, effects: [{ do: 'reroll', of: 'misses', dice: 1 }] }),
    card('test-dodge', { moment: 'rolled', if: { by: 'hero' }, effects: [{ do: 'reroll', of: 'hits', dice: 1 }] }),
    card('test-rage', { moment: 'scare', effects: [{ do: 'harm', by: 1 }] }),
    card('test-call', { moment: 'declared', actions: ['fight'], effects: [{ do: 'move', steps: 1 }] }),
    card('test-slip', { moment: 'rolled', if: { by: 'hero' }, effects: [{ do: 'move', steps: 1 }] }),
    card('test-drop', { effects: [{ do: 'spawn', nearer: 12, where: 'here' }] }),
  ],
  items: [
    item('test-hammer', { action: 'fight', aim: 'creature', effects: [{ do: 'strike', target: 'aim', damage: 9 }] }),
    item('test-bomb', { action: 'fight', aim: 'none', effects: [{ do: 'strike', target: 'each-here', damage: 9 }] }),
    item('test-rifle', { action: 'fight', aim: 'creature-in-sight', effects: [{ do: 'fight' }] }),
    item('test-balm', { action: 'scavenge', aim: 'none', effects: [{ do: 'recover', kind: 'life', amount: 3 }] }),
  ],
  characters: [
    character('test-saint', { companion: { sacrifice: [{ do: 'strike', target: 'each-here', damage: 9 }] } }),
  ],
  missions: [mission('test-hunt', 'blue', 'infirmary', { kinds: ['mech'] })],
})
/** Worms stand 2 / 3 and attack with 3 dice, 1 in Light; Spores 1 / 1 with 1. */
const TABLES = {
  creatures: {
    worm: {
      regular: { wound: 2, kill: 3, scare: 2, dice: { dark: 3, lit: 1 } },
      nightmare: { wound: 1, kill: 1, scare: 4, dice: { dark: 5, lit: 2 } },
    },
    spore: { regular: { wound: 1, kill: 1, dice: { dark: 1, lit: 1 } } },
  },
}
const given = (more: Given = {}): Table =>
  table({ map: STREET, pack: PACK, overlay: TABLES, ...more, hero: { at: 'Ua4', ...more.hero } })
const fight = (t: Table, kind = 'worm'): Table => t.choose('hero', `fight ${t.shown(kind)}`).until('react', 'turn-end')
/** The Turn goes by without dice of the Hero's; what stands with him attacks. */
function attacked(dice: string, more: Given = {}): Table {
  const t = given({ creatures: 'worm Ua4', dice, ...more }).act('explore n')
  return t.asked()?.kind === 'danger' ? t.act('none') : t
}
const MISSES = 'LLLLLLLL'

describe('The Fight', () => {
  it('C118 names its target, then rolls two dice', () => {
    const t = given({ creatures: 'worm Ua4, worm Ua4', dice: `HH${MISSES}` })
    const [first, second] = t.sees('Ua4')!.creatures
    expect(t.keys('hero', 'fight')).toEqual([`fight ${first!.id}`, `fight ${second!.id}`])
    t.choose('hero', `fight ${second!.id}`).until('react', 'turn-end')
    expect(t.hears('declared')).toEqual([{ type: 'declared', action: 'fight', args: [second!.id] }])
    expect(t.hears('rolled')).toEqual([{ type: 'rolled', by: 'hero', faces: ['hit', 'hit'], hits: 2, reason: 'fight' }])
    expect(t.sees('Ua4')?.creatures).toEqual([
      { id: first!.id, kind: 'worm', wounded: false },
      { id: second!.id, kind: 'worm', wounded: true },
    ])
  })
  it('C119 needs a Creature in his own Sector', () => {
    const t = given({ creatures: 'worm Ua3', revealed: 'Ua3 Ua4' })
    expect(t.keys('hero', 'fight')).toEqual([])
  })
  it('R80 an Item may reach what is in sight, if its text says so', () => {
    const t = given({
      creatures: 'spore Ua3, worm Ua1',
      revealed: 'Ua1 Ua3 Ua4',
      hero: { items: [{ card: 'test-rifle' }, { card: 'test-hammer' }] },
      dice: 'HL',
    })
    expect(t.keys('hero', 'use')).toEqual([`use test-rifle fight ${t.shown('spore')}`])
    t.act(`use test-rifle fight ${t.shown('spore')}`)
    expect(t.creature('spore')).toMatchObject({ wounded: true })
  })
  it.each([
    ['fight', 's', 0],
    ['fight', '0', 1],
    ['use test-hammer fight', 's', 0],
    ['use test-hammer fight', '0', 1],
    ['use test-rifle fight', 's', 0],
    ['use test-rifle fight', 'n', 1],
  ])('R80 %s does not reach a Creature that a card has taken out of reach: %s', (deed, way, hurt) => {
    const t = given({
      creatures: 'spore Ua4',
      revealed: 'Ua3 Ua4',
      hero: { items: [{ card: 'test-rifle' }, { card: 'test-hammer' }] },
      evil: { hands: [['test-call']] },
      dice: 'HH',
    })
    t.choose('hero', `${deed} ${t.shown('spore')}`).choose('evil-1', 'play test-call')
    t.choose('evil-1', `move ${t.id('spore')} ${way}`).toTurnEnd()
    expect([...t.hears('wounded'), ...t.hears('killed')]).toHaveLength(hurt)
    expect(t.creature('spore')?.wounded === false).toBe(hurt === 0)
  })
  it('R80 hits nothing where a card leads the target away after the dice were thrown', () => {
    const t = given({ creatures: 'spore Ua4', revealed: 'Ua4', evil: { hands: [['test-slip']] }, dice: 'HH' })
    t.choose('hero', `fight ${t.shown('spore')}`)
      .until('react', 'rolled')
      .choose('evil-1', 'play test-slip')
    t.choose('evil-1', `move ${t.id('spore')} n`).toTurnEnd()
    expect([...t.hears('wounded'), ...t.hears('killed')]).toEqual([])
    expect(t.creature('spore')).toMatchObject({ wounded: false })
  })
  it.each([
    ['HL', false, { wounded: false }],
    ['HH', false, { wounded: true }],
    ['HH', true, { wounded: true }],
  ] as const)('C120 R40 wants the whole threshold: %s on a Worm of 2 / 3, Wounded %s', (dice, wounded, after) => {
    const t = fight(given({ creatures: `worm${wounded ? '!' : ''} Ua4`, dice }))
    expect(t.creature('worm')).toMatchObject(after)
  })
  it('C121 keeps no damage for later', () => {
    const t = given({ creatures: 'worm Ua4', dice: `HL LLL HL LLL`.replaceAll(' ', ''), turn: 1 })
    t.act(`fight ${t.shown('worm')}`).act(`fight ${t.shown('worm')}`)
    expect(t.creature('worm')).toMatchObject({ wounded: false })
  })
  it('C123 R40 Kills at once by the sum, not by one less', () => {
    const strike = (damage: number): Table => {
      const own = packWith({
        items: [
          item('test-blow', { action: 'fight', aim: 'creature', effects: [{ do: 'strike', target: 'aim', damage }] }),
        ],
      })
      const t = given({ pack: own, creatures: 'worm Ua4', hero: { items: [{ card: 'test-blow' }] }, dice: MISSES })
      return t.act(`use test-blow fight ${t.shown('worm')}`)
    }
    expect(strike(4).creature('worm')).toMatchObject({ wounded: true })
    expect(strike(5).creature('worm')).toBeUndefined()
  })
  it('R40 a Wounded one needs the second threshold alone', () => {
    const t = given({ creatures: 'spore! Ua4', dice: 'HL' })
    expect(fight(t, 'spore').creature('spore')).toBeUndefined()
  })
  it('C125 C126 C127 R38 Light serves the Hero and Danger does not', () => {
    const hits = (dice: string, more: Given): unknown =>
      fight(given({ creatures: 'worm Ua4', dice: dice + MISSES, ...more })).hears('rolled')[0]?.['hits']
    expect(hits('HL', { lights: 'Ua4' })).toBe(2)
    expect(hits('HL', {})).toBe(1)
    expect(hits('HL', { lights: 'Ua3' })).toBe(1)
    expect(hits('HD', { dangers: 'Ua4' })).toBe(1)
    expect(hits('LD', { lights: 'Ua4', dangers: 'Ua4' })).toBe(1)
  })
  it('C264 tells of a Wound to the Revealed, and shows it', () => {
    const t = fight(given({ creatures: 'worm Ua4', dice: 'HH' }))
    expect(t.hears('wounded')).toEqual([{ type: 'wounded', creature: t.shown('worm'), kind: 'worm' }])
    expect(t.sees('Ua4')?.creatures).toMatchObject([{ wounded: true }])
  })
  it('C265 takes a Killed one off Map, Labyrinth and limits', () => {
    const t = given({
      creatures: 'spore! Ua4, worm Ua1, worm Ua2, worm Ua1',
      dice: 'HH',
      evil: { hands: [[FURY]] },
    })
    const id = t.shown('spore')
    fight(t, 'spore')
    expect(t.hears('killed')).toEqual([{ type: 'killed', creature: id, kind: 'spore' }])
    expect(t.creature('spore')).toBeUndefined()
    expect(t.sees('Ua4')?.creatures).toEqual([])
    t.choose('evil-1', `standard ${FURY}`)
    expect(t.keys('evil-1', 'spawn ')).not.toEqual([])
  })
  it('C266 rolls every die in the open', () => {
    const t = attacked('HDL').hush()
    expect(t.told('evil-1')).toEqual([])
    const seen = attacked('HDL')
    expect(seen.hears('rolled')).toEqual([
      { type: 'rolled', by: 'evil', faces: ['hit', 'danger', 'light'], hits: 1, reason: 'attack' },
    ])
  })
})

describe('Damage', () => {
  const weak = (life: number, selfControl: number): Given => ({ hero: { life, selfControl } })
  it('C128 R13 goes over to the other track and stays Life damage', () => {
    const t = attacked('HHH', weak(2, 9))
    expect(t.health).toEqual([0, 8])
    expect(t.hears('damaged')).toEqual([{ type: 'damaged', kind: 'life', amount: 3, to: 'hero' }])
  })
  it('C128 goes over from Self Control as well', () => {
    const t = given({ creatures: 'worm Ua3', dice: MISSES, ...weak(5, 1), hero: { life: 5, selfControl: 1 } }).act(
      'move n',
    )
    expect(t.health).toEqual([4, 0])
    expect(t.hears('damaged')).toEqual([{ type: 'damaged', kind: 'self-control', amount: 2, to: 'hero' }])
  })
  it('C130 defeats him at once when both are 0', () => {
    const t = attacked('HHL', weak(1, 1))
    expect(t.health).toEqual([0, 0])
    expect(t.isOver).toBe(true)
    expect(t.hero.result).toEqual({ winner: 'evil', why: 'defeated' })
    expect(t.hears('ended')).toEqual([{ type: 'ended', winner: 'evil', why: 'defeated' }])
  })
  it('C131 goes on with one track at 0', () => {
    const t = attacked('HLL', weak(1, 1))
    expect(t.health).toEqual([0, 1])
    expect(t.asked()?.kind).toBe('turn')
  })
  it('C132 R14 recovers up to the cap and no further', () => {
    const cap = (more: Given): Table =>
      given({
        overlay: { roundTrack: [{ cap: 9 }, { cap: 4 }] },
        ...more,
        hero: { items: [{ card: 'test-balm' }], ...more.hero },
      }).act('use test-balm scavenge')
    expect(cap({ hero: { life: 8 } }).health).toEqual([9, 12])
    expect(cap({ hero: { life: 5, selfControl: 5 } }).health).toEqual([8, 5])
    const above = cap({ hero: { life: 12, selfControl: 3 } })
    expect(above.health).toEqual([12, 3])
    expect(above.hears('recovered')).toEqual([])
  })
})

describe('Experience', () => {
  const kill = (kinds: string, experience: Record<string, number>, more: Given = {}): Table => {
    const t = given({
      creatures: kinds,
      dice: MISSES,
      ...more,
      hero: { items: [{ card: 'test-bomb' }], experience, ...more.hero },
    })
    return t.act('use test-bomb fight')
  }
  it('C134 gives a first Point in the matching Ability', () => {
    const t = kill('worm Ua4', {})
    expect(t.hero.hero?.experience).toEqual({
      courage: 1,
      'cold-blood': 0,
      'acute-sight': 0,
      precision: 0,
      dexterity: 0,
    })
    expect(t.hears('experience')).toEqual([{ type: 'experience', ability: 'courage', points: 1 }])
  })
  it('C135 a second one unlocks it, and C136 there is no third', () => {
    expect(kill('worm Ua4', { courage: 1 }).hero.hero?.experience.courage).toBe(2)
    const third = kill('worm Ua4', { courage: 2 })
    expect(third.hero.hero?.experience.courage).toBe(2)
    expect(third.hears('experience')).toEqual([])
  })
  it('R2 pairs each ordinary kind with an Ability of its own', () => {
    const kinds = ['worm', 'spore', 'hybrid', 'cultist', 'parasite']
    const abilities = kinds.map((kind) => kill(`${kind} Ua4`, {}).hears('experience')[0]?.['ability'])
    expect(new Set(abilities)).toEqual(new Set(['courage', 'cold-blood', 'acute-sight', 'precision', 'dexterity']))
  })
  it('R85 gives a Point for each, so that two unlock at once', () => {
    expect(kill('worm Ua4, worm Ua4', {}).hero.hero?.experience.courage).toBe(2)
  })
  it('R42 R81 counts Kills by Item and by Sacrifice', () => {
    const t = given({ creatures: 'worm Ua4', hero: { companions: [{ card: 'test-saint' }] } })
    t.choose('hero', 'sacrifice test-saint')
    expect(t.hero.hero?.experience.courage).toBe(1)
    expect(t.asked()?.kind).toBe('turn')
  })
  it('C138 R42 gives two Points in two Abilities of his choice for a Boss, one where one is open', () => {
    const boss = { missions: { blue: { card: 'test-hunt' } } }
    const t = kill('mech Ua4', { precision: 2 }, boss)
    expect(t.asked()).toMatchObject({ kind: 'gain' })
    expect(t.keys('hero')).toEqual(['gain acute-sight', 'gain cold-blood', 'gain courage', 'gain dexterity'])
    t.act('gain dexterity')
    expect(t.keys('hero')).toEqual(['gain acute-sight', 'gain cold-blood', 'gain courage'])
    t.act('gain courage')
    expect(t.hero.hero?.experience).toMatchObject({ courage: 1, dexterity: 1, precision: 2 })
    expect(t.asked()?.kind).toBe('turn')
    const one = kill('mech Ua4', { courage: 2, 'cold-blood': 2, 'acute-sight': 2, dexterity: 2 }, boss)
    expect(one.hero.hero?.experience.precision).toBe(1)
    expect(one.asked()?.kind).toBe('turn')
  })
})

describe('Abilities', () => {
  const able = (ability: string, more: Given): Table =>
    given({ ...more, hero: { experience: { [ability]: 2 }, ...more.hero } })
  it('C139 Precision rolls one Miss again, once', () => {
    const t = able('precision', { creatures: 'worm Ua4', dice: `LLHH${MISSES}` })
    t.choose('hero', `fight ${t.shown('worm')}`).until('trigger')
    expect(t.keys('hero')).toEqual(['no', 'reroll 1', 'reroll 2'])
    t.choose('hero', 'reroll 2').until('react', 'turn-end')
    expect(t.hears('rolled').map((e) => [e['reason'], e['faces'], e['hits']])).toEqual([
      ['fight', ['light', 'light'], 0],
      ['reroll', ['light', 'hit'], 1],
    ])
  })
  it('C139 is not offered with one Point, or without a Miss, or for Evil’s dice', () => {
    const one = given({ creatures: 'worm Ua4', dice: `LL${MISSES}`, hero: { experience: { precision: 1 } } })
    expect(fight(one).asked()).toBeUndefined()
    expect(fight(able('precision', { creatures: 'worm Ua4', dice: 'HH' })).asked()).toBeUndefined()
    expect(attacked(MISSES, { hero: { experience: { precision: 2 } } }).asked()?.kind).toBe('turn')
  })
  it('R82 the Hero first, then Evil’s card, on his own roll', () => {
    const t = able('precision', { creatures: 'worm Ua4', dice: `HLHL${MISSES}`, evil: { hands: [['test-dodge']] } })
    t.choose('hero', `fight ${t.shown('worm')}`)
      .until('trigger')
      .choose('hero', 'reroll 2')
    expect(t.asked('evil-1')).toMatchObject({ kind: 'react', moment: 'rolled', keys: ['pass', 'play test-dodge'] })
    t.choose('evil-1', 'play test-dodge', 'reroll 1').until('react', 'turn-end')
    expect(t.hears('rolled').map((e) => e['hits'])).toEqual([1, 2, 1])
    expect(t.asking).toEqual(['evil-1'])
  })
  it('C140 Dexterity forces one Hit to be rolled again, once an attack', () => {
    const t = able('dexterity', { creatures: 'worm Ua4', dice: `HHLLHH${MISSES}` })
    t.choose('hero', 'explore n').until('trigger')
    expect(t.keys('hero')).toEqual(['no', 'reroll 1', 'reroll 2'])
    t.act('reroll 1')
    expect(t.health).toEqual([11, 12])
    expect(t.asked()?.kind).toBe('turn')
  })
  it('R82 Evil’s card first, then Dexterity, on an attack', () => {
    const t = able('dexterity', { creatures: 'worm Ua4', dice: `LLLHL${MISSES}`, evil: { hands: [['test-snarl']] } })
    t.choose('hero', 'explore n').until('react', 'rolled').choose('evil-1', 'play test-snarl', 'reroll 3').pass()
    expect(t.asked()).toMatchObject({ kind: 'trigger', keys: ['no', 'reroll 3'] })
    t.act('reroll 3')
    expect(t.health).toEqual([12, 12])
  })
  it('R36 Dexterity serves against an Attack of Opportunity too', () => {
    const t = able('dexterity', { creatures: 'worm Ua4', dice: 'HL' }).choose('hero', 'move n').until('trigger')
    expect(t.act('reroll 1').health).toEqual([12, 12])
  })
  it.each([
    ['L', 11],
    ['H', 10],
    ['D', 11],
  ])('C141 R39 Courage rolls a die at a scare of 2: %s', (dice, selfControl) => {
    const t = able('courage', { creatures: 'worm Ua3', dice: dice + MISSES }).act('move n')
    expect(t.health).toEqual([12, selfControl])
    expect(t.hears('rolled')[0]).toMatchObject({ by: 'evil', reason: 'courage' })
    expect(t.hears('scared')).toEqual([{ type: 'scared', kind: 'worm', amount: 12 - selfControl }])
  })
  it("C141 R82 counts the Danger face on Courage's die, and rolls one for each encounter", () => {
    const danger = able('courage', { creatures: 'worm Ua3', dangers: 'Ua3', dice: `D${MISSES}` }).act('move n')
    expect(danger.health).toEqual([12, 10])
    const two = able('courage', { creatures: 'worm Ua3, spore Ua3', dice: `LL${MISSES}`, overlay: TABLES }).act(
      'move n',
    )
    two.choose('evil-1', two.keys('evil-1')[0]!).pass()
    expect(two.health).toEqual([12, 11])
    expect(two.hears('rolled').filter((e) => e['reason'] === 'courage')).toHaveLength(2)
  })
  it('C141 is not rolled with one Point', () => {
    const t = given({ creatures: 'worm Ua3', dice: MISSES, hero: { experience: { courage: 1 } } }).act('move n')
    expect(t.health).toEqual([12, 10])
  })
})

describe('Attacks at the end of the Turn', () => {
  it('C255 C260 attacks without a card; each Hit costs 1 Life', () => {
    expect(attacked('HHL').health).toEqual([10, 12])
    expect(attacked('LLL').health).toEqual([12, 12])
    expect(attacked('HHH', { creatures: 'worm Ua3' }).health).toEqual([12, 12])
  })
  it("C256 R9 each with its own dice, in Evil's order", () => {
    const t = given({ creatures: 'worm Ua4, spore Ua4, spore Ua2', dice: 'HLLL' })
    t.act('explore s')
    expect(t.asked('evil-1')).toMatchObject({
      kind: 'order',
      keys: [`first ${t.id('worm')}`, `first ${t.id('spore')}`],
    })
    t.choose('evil-1', `first ${t.id('spore')}`).pass()
    expect(t.hears('rolled').map((e) => (e['faces'] as unknown[]).length)).toEqual([1, 3])
    expect(t.health).toEqual([11, 12])
  })
  it('C257 rolls the dice for Light in Light', () => {
    expect(attacked('HHH', { lights: 'Ua4' }).hears('rolled')[0]).toMatchObject({ faces: ['hit'] })
    expect(attacked('HHH', { lights: 'Ua3' }).hears('rolled')[0]).toMatchObject({ faces: ['hit', 'hit', 'hit'] })
  })
  it('C259 counts the Danger face with Danger, the Light face never', () => {
    expect(attacked('DDL', { dangers: 'Ua4' }).health).toEqual([10, 12])
    expect(attacked('DDL', { dangers: 'Ua3' }).health).toEqual([12, 12])
    expect(attacked('L', { lights: 'Ua4' }).health).toEqual([12, 12])
  })
  it('C261 R9 one that was brought in by a Reaction attacks', () => {
    const t = given({ creatures: 'worm Ua3', dice: 'HLL', revealed: 'Ua3 Ua4', evil: { hands: [[FURY]] } })
    t.choose('hero', 'explore s').until('react', 'turn-end')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`).pass()
    expect(t.health).toEqual([11, 12])
  })
  it('C263 one that was Killed does not', () => {
    const t = given({ creatures: 'worm Ua4', hero: { items: [{ card: 'test-hammer' }] }, dice: 'HHH' })
    t.act(`use test-hammer fight ${t.shown('worm')}`)
    expect(t.health).toEqual([12, 12])
    expect(t.hears('rolled')).toEqual([])
  })
  it('attacks once a Turn, and again the next (Creatures and Fighting)', () => {
    const t = given({ creatures: 'worm Ua4', dice: 'HLLHLL' }).act('bullet-time', 'explore n', 'explore s')
    expect(t.health).toEqual([11, 12])
    expect(t.act('explore n').health).toEqual([10, 12])
  })
  it('C267 C228 uses the Nightmare side in Nightmare Mode', () => {
    const t = attacked('HHLLL', { nightmare: true })
    expect(t.hears('rolled')[0]?.['faces']).toHaveLength(5)
    const scared = given({ creatures: 'worm Ua3', nightmare: true, dice: MISSES }).act('move n')
    expect(scared.health).toEqual([12, 8])
    const hit = given({ creatures: 'worm Ua4', nightmare: true, dice: 'HH' })
    expect(fight(hit).creature('worm')).toBeUndefined()
  })
  it('R84 drops the rest when he is defeated among several attacks', () => {
    const t = given({ creatures: 'worm Ua4, spore Ua4', dice: 'HHHH', hero: { life: 1, selfControl: 1 } }).act(
      'explore s',
    )
    t.choose('evil-1', `first ${t.id('worm')}`).pass()
    expect(t.isOver).toBe(true)
    expect(t.hears('rolled')).toHaveLength(1)
  })
  it('R34 R52 a Creature Spawned onto him scares, and attacks', () => {
    const t = given({ evil: { hands: [['test-drop']] }, dice: MISSES, creatures: '' })
    t.choose('hero', 'explore s').until('react', 'turn-end').choose('evil-1', 'play test-drop', 'spawn worm Ua4').pass()
    expect(t.health).toEqual([12, 10])
    expect(t.order('scared', 'noise', 'rolled')).toEqual(['scared', 'noise', 'rolled'])
  })
})

describe('Dice', () => {
  it('R106 show each of the three results as often as the others', () => {
    const chance = newGame(1, 'd1ce').state
    const faces = rollFaces(chance, 3000)
    for (const face of ['hit', 'light', 'danger']) {
      expect(Math.abs(faces.filter((each) => each === face).length - 1000)).toBeLessThan(120)
    }
  })
})

describe('Creature Roster', () => {
  it('C268 bosses only where a Mission says so', () => {
    const t = given({ evil: { hands: [[FURY]] } })
    t.choose('hero', 'explore s').until('react', 'turn-end').choose('evil-1', `standard ${FURY}`)
    const kinds = new Set(t.keys('evil-1', 'spawn ').map((key) => key.split(' ')[1]))
    for (const boss of ['mech', 'alpha-worm', 'cultist-chief']) expect(kinds).not.toContain(boss)
    const named = given({ missions: { blue: { card: 'test-hunt' } } }).choose('hero', 'locate')
    expect(named.keys('hero')).toContain('target mech')
    named.refuses('hero', 'target alpha-worm')
  })
  it('C269 keeps the order of the core figures', () => {
    const { worm, spore, hybrid, cultist } = table().state.pack.creatures
    expect(spore.regular.spawn).toBeLessThan(worm.regular.spawn)
    expect(worm.regular.dice.dark - worm.regular.dice.lit).toBeGreaterThan(
      hybrid.regular.dice.dark - hybrid.regular.dice.lit,
    )
    expect(worm.regular.dice.dark - worm.regular.dice.lit).toBeGreaterThan(1)
    expect(hybrid.regular.scare).toBe(worm.regular.scare)
    expect(hybrid.regular.wound + hybrid.regular.kill).toBeLessThan(worm.regular.wound + worm.regular.kill)
    expect([cultist.regular.scare, cultist.nightmare.scare]).toEqual([0, 0])
    expect(cultist.regular.dice.dark).toBe(cultist.regular.dice.lit)
  })
  it('refuses a position with more Creatures than tokens, or than a Level holds (Spawning and Moving)', () => {
    const fault = (creatures: string): string => faultOf(positionOf({ creatures, hero: { at: 'Ua5' } }))
    expect(fault('worm Ua1, worm Ua2, worm Ua3')).toBe('')
    expect(fault('worm Ua1, worm Ua2, worm Ua3, worm Ua4')).toBe('creatures[3].kind')
    expect(fault('worm Ua1, worm Ua2, worm Ua3, spore Ua4')).toBe('')
    expect(fault('worm Ua1, worm Ua2, worm Ua3, spore Ua4, spore Ua6')).toBe('creatures[4].at')
  })
})
