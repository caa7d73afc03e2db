// The Characters of the core pack, one by one: as Hero, as Companion, as Sacrifice, with what each leaves alone.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../electron/games/alone/map/grid.ts'
import type { Character } from '../../../electron/games/alone/pack/pack.ts'
import { coreData } from '../../helpers/core-pack.ts'
import { CROSSING, map, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { FURY, QUIET } from '../../helpers/test-pack.ts'

const MISSES = 'LLLLLLLLLLLLLLLL'
/** A straight line of six Sectors with an LCU in the midst of it. */
const LINE = map([' ┌I', ' │', ' │', ' │', ' │', ' └D'], [], 'Ua6')

const given = (more: Given): Table =>
  table({
    pack: QUIET,
    map: STREET,
    piles: { items: [] },
    discards: { items: [] },
    ...more,
    hero: { at: 'Ua4', ...more.hero },
  })
/** This Character is the Hero. */
const as = (character: string, more: Given = {}): Table => given({ ...more, hero: { character, ...more.hero } })
/** This Character goes with the Hero. */
const beside = (card: string, more: Given = {}): Table =>
  given({ ...more, hero: { companions: [{ card }], ...more.hero } })

const place = (t: Table): string => nameOf(t.state.hero.at)
const lit = (t: Table): string => t.evil.lights.join(' ')
const dice = (t: Table): readonly number[] => t.hears('rolled').map((roll) => (roll['faces'] as unknown[]).length)
const friends = (t: Table): unknown =>
  Object.fromEntries((t.hero.hero?.companions ?? []).map((x) => [x.card, x.charges]))
/** The Hero lets his Companion go; nothing of a Turn is over by that. */
function sacrificed(card: string, more: Given = {}): Table {
  const t = beside(card, more).choose('hero', `sacrifice ${card}`)
  expect([friends(t), t.hears('declared')]).toEqual([{}, []])
  return t
}
const attack = (faces: string): Given => ({
  creatures: 'worm Ua4',
  overlay: { creatures: { worm: { regular: { dice: { dark: 2 } } } } },
  dice: faces + MISSES,
})

describe('engineer', () => {
  const repaired = (t: Table): Table => t.act('interact lcu n')
  it('as Hero lights 1 Sector more', () => {
    expect(lit(repaired(as('engineer', { map: LINE, hero: { at: 'Ua6' } })))).toBe('Ua3 Ua4 Ua5 Ua6')
    expect(lit(repaired(as('pilot', { map: LINE, hero: { at: 'Ua6' } })))).toBe('Ua4 Ua5 Ua6')
  })
  it('as Companion lights 2 more for a Charge, in that Action alone', () => {
    const t = beside('engineer', { map: LINE, hero: { at: 'Ua6' } }).act('interact lcu n', 'use engineer')
    expect([lit(t), friends(t)]).toEqual(['Ua2 Ua3 Ua4 Ua5 Ua6', { engineer: 5 }])
    t.act('interact lcu n', 'no')
    expect([lit(t), friends(t)]).toEqual(['Ua2 Ua3 Ua4 Ua5 Ua6', { engineer: 5 }])
  })
  it('sacrificed lights his Sector and all next to it', () => {
    const t = sacrificed('engineer', { lights: 'Ua1' })
    expect([lit(t), t.revealed]).toEqual(['Ua1 Ua3 Ua4 Ua5', 'Ua3 Ua4 Ua5'])
  })
})

describe('pilot', () => {
  it('as Hero Explores 1 Sector farther', () => {
    expect(as('pilot', { hero: { at: 'Ua5' } }).act('explore n').revealed).toBe('Ua2 Ua3 Ua4 Ua5')
  })
  it('as Hero faces an Attack of Opportunity with 1 die less, and any other with all', () => {
    const t = as('pilot', { creatures: 'cultist Ua4, spore Ua4', dice: MISSES }).act('move n')
    expect(dice(t)).toEqual([1])
    expect(dice(as('pilot', attack('')).act('explore n'))).toEqual([2])
  })
  it('as Companion spares him it for a Charge', () => {
    const t = beside('pilot', { creatures: 'worm Ua4, spore Ua4', dice: 'HHHH' }).act('move n', 'use pilot')
    expect([t.health, friends(t), dice(t)]).toEqual([[12, 12], { pilot: 5 }, []])
  })
  it('as Companion is not asked where nobody is beside him', () => {
    expect(beside('pilot', { creatures: 'worm Ua5' }).act('move n').hero.turn?.number).toBe(2)
  })
  it('sacrificed Moves him up to 3 Sectors quietly', () => {
    const t = sacrificed('pilot', { creatures: 'worm Ua5', dice: 'HHHH', hero: { at: 'Ua5' } })
    t.choose('hero', 'go n', 'go n', 'go n', 'none')
    expect([place(t), t.health, t.asked()?.kind, t.where('worm')]).toEqual(['Ua2', [12, 12], 'turn', 'Ua5'])
  })
})

describe('medic', () => {
  it('as Hero recovers 1 and 1 more by Adrenaline, once a Round', () => {
    const t = as('medic', { hero: { life: 5, selfControl: 5, adrenaline: 3 } }).choose('hero', 'recover life')
    expect(t.health).toEqual([7, 6])
    t.act('explore n').choose('hero', 'recover self-control')
    expect(t.health).toEqual([7, 7])
  })
  it('as Hero stays below the Healing Cap', () => {
    const t = as('medic', { round: 4, hero: { life: 6, selfControl: 9 } }).choose('hero', 'recover life')
    expect(t.health).toEqual([7, 9])
  })
  it('as Companion makes a loss of either kind 1 less for a Charge', () => {
    const hurt = beside('medic', attack('HH')).act('explore n', 'use medic').toTurn()
    expect([hurt.health, friends(hurt)]).toEqual([[11, 12], { medic: 5 }])
    const scared = beside('medic', { creatures: 'worm Ua3', dice: MISSES }).act('move n', 'use medic').toTurn()
    expect([scared.health, friends(scared)]).toEqual([[12, 10], { medic: 5 }])
  })
  it('sacrificed gives 4 Life and 4 Self Control back, up to the Healing Cap', () => {
    expect(sacrificed('medic', { hero: { life: 3, selfControl: 10 } }).health).toEqual([7, 12])
  })
})

describe('captain', () => {
  it('as Hero is restored to 1 Adrenaline more', () => {
    const restored = (character: string): unknown =>
      as(character, { turn: 8, hero: { adrenaline: 0 } })
        .choose('hero', 'explore n')
        .toTurn().hero.hero?.adrenaline
    expect([restored('captain'), restored('pilot')]).toEqual([4, 3])
  })
  it('as Hero recovers 1 of his choice by a Kill, once a Round, and nothing by a Wound', () => {
    const fought = (creature: string, faces = 'HH'): Table => {
      const hero = { life: 9, selfControl: 9 }
      const t = as('captain', { creatures: `${creature} Ua4`, dice: `${faces}${MISSES}`, hero })
      return t.act(`fight ${t.shown(creature.split(' ')[0]!)}`)
    }
    const killed = fought('spore')
    expect(killed.keys()).toEqual(['life', 'self-control'])
    expect(killed.act('life').health).toEqual([10, 9])
    expect(fought('worm').health).toEqual([9, 9])
    const both = fought('spore Ua4, parasite', 'HHLHH').act('self-control')
    expect(both.act(`fight ${both.shown('parasite')}`).health).toEqual([9, 10])
  })
  it('as Companion adds a Hit to a Fight for a Charge', () => {
    const t = beside('captain', { creatures: 'spore Ua4', dice: `HL${MISSES}` })
    t.act(`fight ${t.shown('spore')}`, 'use captain')
    expect([t.where('spore'), friends(t)]).toEqual(['', { captain: 5 }])
  })
  it('as Companion adds none to what a Creature rolls', () => {
    expect(beside('captain', attack('')).act('explore n').asked()?.kind).toBe('turn')
  })
  it('sacrificed does 3 damage to each Creature here, with no dice', () => {
    const t = sacrificed('captain', { creatures: 'spore Ua4, worm Ua4, spore Ua3', revealed: 'Ua3' })
    expect([t.where('spore'), t.creature('worm')?.wounded, t.hears('rolled')]).toEqual(['Ua3', true, []])
  })
})

describe('quartermaster', () => {
  const found = ['crowbar', 'bitter-root', 'solvent', 'aim-visor']
  const piles = { piles: { items: found } }
  const inventory = (t: Table): unknown => (t.hero.hero?.items ?? []).map((x) => [x.card, x.charges])
  const searched = (t: Table): Table => t.choose('hero', 'scavenge')
  it('as Hero draws Items with 1 Charge more, and adds none to what is held', () => {
    const t = searched(as('quartermaster', { ...piles, hero: { at: 'Ua1', items: [{ card: 'pulse-ear' }] } }))
    expect(inventory(t.toTurn({ upgrade: 'done' }))).toEqual([
      ['pulse-ear', 3],
      ['crowbar', 4],
      ['bitter-root', 3],
      ['solvent', 4],
    ])
  })
  it('as Companion draws 1 more for a Charge, once a Scavenge', () => {
    const t = searched(beside('quartermaster', piles)).toTurn({ upgrade: 'done', trigger: 'use quartermaster' })
    expect([inventory(t), friends(t)]).toEqual([
      [
        ['crowbar', 3],
        ['bitter-root', 2],
      ],
      { quartermaster: 5 },
    ])
    searched(t).toTurn({ upgrade: 'done', trigger: 'no' })
    expect([(t.hero.hero?.items ?? []).length, friends(t)]).toEqual([3, { quartermaster: 5 }])
  })
  it('as Companion is not asked by another Action', () => {
    expect(beside('quartermaster').act('explore n').hero.turn?.number).toBe(2)
  })
  it('sacrificed draws 3 Items, of which he keeps six', () => {
    expect(inventory(sacrificed('quartermaster', piles))).toEqual([
      ['crowbar', 3],
      ['bitter-root', 2],
      ['solvent', 3],
    ])
    const items = ['hull-plate', 'steady-drops', 'hand-flare', 'pulse-ear', 'smoke-pot'].map((card) => ({ card }))
    const full = sacrificed('quartermaster', { ...piles, hero: { items } })
    expect(full.keys()).toHaveLength(8)
    full.choose('hero', 'discard crowbar', 'discard solvent')
    expect([full.hero.hero?.items.length, full.asked()?.kind]).toEqual([6, 'turn'])
  })
})

describe('signaller', () => {
  const named = (t: Table, ...targets: readonly string[]): Table =>
    t.act('locate', ...targets.map((each) => `target ${each}`)).toTurn()
  it('as Hero Locates 1 target more, with an Item too, and may Explore as well', () => {
    const t = named(as('signaller'), 'infirmary', 'door', 'worm')
    expect(t.hears('located')).toHaveLength(3)
    expect(t.keys()).toEqual(['explore n', 'explore s', 'end'])
    expect(t.act('explore n').hero.turn?.number).toBe(2)
    const ear = as('signaller', { hero: { items: [{ card: 'pulse-ear' }] } })
    ear.choose('hero', 'use pulse-ear locate', 'target door', 'target door', 'target door', 'target lcu')
    expect(ear.toTurn().hears('located')).toHaveLength(4)
  })
  it('as Hero Explores so once a Round', () => {
    const t = named(as('signaller'), 'infirmary', 'door', 'worm').act('end')
    expect(named(t, 'infirmary', 'door', 'worm').hero.turn?.number).toBe(3)
  })
  it('as Companion costs Evil a card for a Charge when he Locates, and not when he does else', () => {
    const hands = { evil: { hands: [[FURY, FURY, FURY]] } }
    const t = beside('signaller', hands).choose('hero', 'locate', 'target door', 'target door', 'use signaller')
    expect([t.state.hands[0]!.length, friends(t), t.hears('located')]).toEqual([2, { signaller: 5 }, []])
    const other = beside('signaller', hands).choose('hero', 'explore n')
    expect([other.state.hands[0]!.length, other.asked()]).toEqual([3, undefined])
  })
  it('sacrificed Reveals the Rooms of Missions that are not done, wherever they lie', () => {
    const missions = {
      blue: { card: 'names-on-the-bunks' },
      green: { card: 'cold-cabinet', done: true },
      final: { card: 'cold-launch' },
    }
    const rooms = map([' I', ' │', ' D'], [' H──G'])
    const t = sacrificed('signaller', {
      map: rooms,
      missions,
      creatures: 'worm La1, spore Ld1',
      hero: { at: 'Ua2' },
    })
    expect([t.revealed, t.shown('spore')]).toEqual(['Ua2 Ua3 La1', 'none'])
    expect([t.shown('worm'), t.health]).toEqual(['c1', [12, 12]])
  })
})

describe('locksmith', () => {
  it('as Hero goes on through a Blocked Door, which is open then', () => {
    const t = as('locksmith', { blocked: 'Ua5s', hero: { at: 'Ua5' } }).act('move s', 'none')
    expect([place(t), t.evil.blocked, t.hero.turn?.number]).toEqual(['Ua6', [], 2])
  })
  it('as Hero is chased through it, and by no more than one step', () => {
    const creatures = { creatures: 'worm Ua5', dice: `H${MISSES}`, blocked: 'Ua5s' }
    const t = as('locksmith', { ...creatures, hero: { at: 'Ua5' } }).act('move s', 'block n')
    expect([place(t), t.health, t.evil.blocked]).toEqual(['Ua6', [11, 12], ['Ua5s']])
    const other = as('pilot', { ...creatures, hero: { at: 'Ua5' } }).act('move s')
    expect([place(other), other.health]).toEqual(['Ua5', [11, 12]])
  })
  const ROOMS = map([' I─DG', ' ·L··'])
  it('as Hero may Block a second Door, once a Turn', () => {
    const t = as('locksmith', { map: map([' I┬D', ' ·L·']), hero: { at: 'Ub2' } }).act('move n')
    expect(t.keys()).toEqual(['no', 'use locksmith'])
    t.act('use locksmith', `door ${t.handle('Ub1')} w`, 'block e')
    expect([t.evil.blocked, t.hero.turn?.number]).toEqual([['Ua1e', 'Ub1e'], 2])
  })
  it('as Hero is not asked where one Door is all there is', () => {
    const t = as('locksmith', { hero: { at: 'Ua3' } }).act('move n')
    expect(t.asked()?.kind).toBe('block')
  })
  it('as Companion Blocks all Doors of his Sector at the end of the Turn for a Charge', () => {
    const t = beside('locksmith', { map: ROOMS, hero: { at: 'Ub1' } }).act('explore w', 'use locksmith')
    expect([t.evil.blocked, friends(t)]).toEqual([['Ua1e', 'Ub1e'], { locksmith: 5 }])
    t.act('locate', 'target door', 'target door').toTurn()
    expect([t.hero.turn?.number, friends(t)]).toEqual([3, { locksmith: 5 }])
  })
  it('sacrificed Blocks up to 4 Doors in sight', () => {
    const t = sacrificed('locksmith', { map: CROSSING, revealed: 'Ub2 Uc3', hero: { at: 'Ub3' } })
    expect(t.keys()).toEqual([`door ${t.handle('Ub2')} n`, `door ${t.handle('Ub3')} w`, `door ${t.handle('Uc3')} e`])
    t.choose('hero', t.keys()[0]!, t.keys()[1]!, 'stop')
    expect([t.evil.blocked.length, t.asked()?.kind]).toEqual([2, 'turn'])
  })
})

describe('miner', () => {
  const fought = (lights: string): number => {
    const t = as('miner', { creatures: 'worm Ua4', lights, dice: MISSES })
    return dice(t.act(`fight ${t.shown('worm')}`))[0]!
  }
  it('as Hero Fights with 1 die more in the dark alone', () => {
    expect([fought(''), fought('Ua4')]).toEqual([3, 2])
  })
  it('as Companion keeps every Creature here from attacking in a Turn in which he Fights, for a Charge', () => {
    const t = beside('miner', { creatures: 'cultist Ua4, parasite Ua4', dice: MISSES })
    t.act(`fight ${t.shown('cultist')}`, 'use miner')
    expect([dice(t), friends(t)]).toEqual([[2], { miner: 5 }])
    t.hush().choose('hero', 'explore n').toTurn()
    expect(dice(t).toSorted()).toEqual([1, 2])
  })
  it('as Companion keeps no Creature back that comes later in the Turn', () => {
    const t = beside('miner', {
      creatures: 'parasite Ua4, cultist Ua3',
      dice: MISSES,
      evil: { hands: [[FURY]] },
    })
    t.choose('hero', `fight ${t.shown('parasite')}`, 'use miner').until('react', 'turn-end')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} s`).toTurn({ suffer: 'hero' })
    expect(dice(t)).toEqual([2, 2])
  })
  it('sacrificed does 5 damage to a Creature in sight of his choice', () => {
    const t = sacrificed('miner', { creatures: 'worm Ua2, spore Ua4, worm Ua1', revealed: 'Ua1 Ua2 Ua3' })
    expect(t.keys()).toHaveLength(2)
    t.choose('hero', `pick ${t.hero.labyrinth.find((x) => x.id === t.handle('Ua2'))!.creatures[0]!.id}`)
    expect([t.where('worm'), t.where('spore'), t.asked()?.kind]).toEqual(['Ua1', 'Ua4', 'turn'])
  })
})

it('every Character has its own cases here', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8')
  const own = [...source.matchAll(/^describe\('([^']+)'/gm)].map(([, card]) => card)
  expect(own).toEqual((coreData().characters as Character[]).map(({ card }) => card))
})
