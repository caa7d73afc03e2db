// The Items of the core pack, one by one: plain and Upgraded, with what each leaves alone.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../electron/games/alone/map/grid.ts'
import type { ItemKind } from '../../../electron/games/alone/pack/pack.ts'
import { coreData } from '../../helpers/core-pack.ts'
import { CROSSING, map, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { FURY, QUIET } from '../../helpers/test-pack.ts'

const BOTH = [
  ['plain', false],
  ['Upgraded', true],
] as const
const MISSES = 'LLLLLLLLLLLLLLLL'

/** The Hero with one Item in the street, no card of Evil's in the way. */
const holding = (card: string, component: boolean, more: Given = {}): Table =>
  table({
    pack: QUIET,
    map: STREET,
    piles: { items: [] },
    discards: { items: [] },
    ...more,
    hero: { at: 'Ua4', items: [{ card, component }], ...more.hero },
  })
/** Charges left of each Item, by name. */
const charges = (t: Table): unknown => Object.fromEntries((t.hero.hero?.items ?? []).map((x) => [x.card, x.charges]))
const dice = (t: Table): readonly number[] => t.hears('rolled').map((roll) => (roll['faces'] as unknown[]).length)
const place = (t: Table): string => nameOf(t.state.hero.at)
const lit = (t: Table): string => t.evil.lights.join(' ')
/** What the Hero may do with what he carries, short of the Creature, way or LCU that is named. */
const uses = (t: Table): readonly string[] => t.keys('hero', 'use')

/** One Creature with the Hero attacks at the end of his Turn with two dice. */
const attacked = (card: string, component: boolean, faces: string, more: Given = {}): Table =>
  holding(card, component, {
    creatures: 'worm Ua4',
    overlay: { creatures: { worm: { regular: { dice: { dark: 2 } } } } },
    dice: faces + MISSES,
    ...more,
  }).act('explore s')
/** A Worm that he has not seen scares him for 3. */
const scared = (card: string, component: boolean): Table =>
  holding(card, component, { creatures: 'worm Ua3', dice: MISSES }).act('move n')

describe('bullets-1', () => {
  it.each(['bullets-1', 'bullets-2', 'bullets-3'])('%s shoot what is in sight: 3 dice and a sure Hit', (card) => {
    const t = holding(card, false, { creatures: 'spore Ua2, worm Ua2', revealed: 'Ua2 Ua3', dice: `HL${MISSES}` })
    t.act(`use ${card} fight ${t.shown('spore')}`)
    expect([dice(t)[0], t.hears('rolled')[0]?.['hits'], t.where('spore')]).toEqual([3, 2, ''])
    expect([t.creature('worm')?.wounded, charges(t)]).toEqual([false, { [card]: 2 }])
  })
  it('roll 4 dice Upgraded', () => {
    const t = holding('bullets-1', true, { creatures: 'worm Ua2', revealed: 'Ua2 Ua3', dice: `HHH${MISSES}` })
    t.act(`use bullets-1 fight ${t.shown('worm')}`)
    expect([dice(t)[0], t.hears('rolled')[0]?.['hits'], t.where('worm')]).toEqual([4, 4, ''])
  })
  it.each(BOTH)('reach nobody out of sight (%s)', (_, component) => {
    const t = holding('bullets-1', component, { creatures: 'spore Ua1, worm Ua4', revealed: 'Ua1 Ua2 Ua3' })
    expect(uses(t)).toEqual([`use bullets-1 fight ${t.shown('worm')}`])
  })
})

describe('crowbar', () => {
  it.each([
    ['plain', false, 3],
    ['Upgraded', true, 4],
  ] as const)('%s rolls more dice at a Creature here', (_, component, thrown) => {
    const t = holding('crowbar', component, { creatures: 'hybrid Ua4, spore Ua3', revealed: 'Ua3', dice: 'HHHH' })
    expect(uses(t)).toEqual([`use crowbar fight ${t.shown('hybrid')}`])
    t.choose('hero', uses(t)[0]!).pass()
    expect([dice(t)[0], t.where('hybrid'), t.where('spore')]).toEqual([thrown, '', 'Ua3'])
    expect(charges(t)).toEqual({ crowbar: 2 })
  })
})

describe('cable-winch', () => {
  it.each([
    ['plain', false, ['n', 's'], 'Ua4'],
    ['Upgraded', true, ['n', 'n', 's'], 'Ua3'],
  ] as const)('%s Moves on as often as it says, Blocking a Door after each', (_, component, ways, end) => {
    const t = holding('cable-winch', component, { dangers: 'Ua4' })
    const [first, ...more] = ways
    t.act(`use cable-winch move ${first}`)
    for (const way of more) {
      if (t.asked()?.kind === 'block') t.act('none')
      t.act(`go ${way}`)
    }
    expect([place(t), t.hero.turn?.number, charges(t)]).toEqual([end, 2, { 'cable-winch': 2 }])
    expect([t.evil.blocked, t.evil.dangers]).toEqual([[], ['Ua4']])
  })
  it('Blocks a Door that it came by, and may stop early', () => {
    const t = holding('cable-winch', true).act('use cable-winch move s', 'block s', 'stop')
    expect([place(t), t.evil.blocked, t.hero.turn?.number]).toEqual(['Ua5', ['Ua5s'], 2])
  })
  it('is chased like any Move', () => {
    const t = holding('cable-winch', false, { creatures: 'worm Ua4', dice: `H${MISSES}` })
    t.act('use cable-winch move n', 'stop')
    expect(t.health).toEqual([11, 12])
  })
})

describe('hand-welder', () => {
  const around = (component: boolean, more: Given = {}): Table =>
    holding('hand-welder', component, {
      map: CROSSING,
      revealed: 'Ub2 Uc3 Ub4',
      dangers: 'Ub3 Ub2',
      ...more,
      hero: { at: 'Ub3' },
    }).act('use hand-welder interact')
  it('Blocks up to 2 Doors of Sectors in sight', () => {
    const t = around(false)
    expect(t.keys()).toHaveLength(4)
    t.choose('hero', `door ${t.handle('Uc3')} e`, `door ${t.handle('Ub3')} w`).pass()
    expect([t.evil.blocked, t.evil.dangers]).toEqual([
      ['Ua3e', 'Uc3e'],
      ['Ub2', 'Ub3'],
    ])
    expect(t.hero.turn?.number).toBe(2)
  })
  it('may stop after one, and knows no Door of a Sector that is not seen', () => {
    const t = around(false, { revealed: 'Uc3' })
    expect(t.keys()).toEqual([`door ${t.handle('Ub3')} w`, `door ${t.handle('Uc3')} e`])
    t.choose('hero', t.keys()[0]!, 'stop').pass()
    expect(t.evil.blocked).toEqual(['Ua3e'])
  })
  it('Upgraded Blocks 4 and removes the Danger of his own Sector alone', () => {
    const t = around(true)
    for (const at of ['Ub2', 'Uc3', 'Ub4', 'Ub3'])
      t.choose(
        'hero',
        t.keys().find((key) => key.includes(t.handle(at)))!,
      )
    t.toTurn()
    expect([t.evil.blocked.length, t.evil.dangers]).toEqual([4, ['Ub2']])
  })
})

describe('hull-plate', () => {
  it.each(BOTH)('takes a die of each Attack of Opportunity, without a Charge (%s)', (_, component) => {
    const t = holding('hull-plate', component, { creatures: 'worm Ua4, spore Ua4', dice: MISSES }).act('move n')
    expect([dice(t), charges(t)]).toEqual([[1], { 'hull-plate': 3 }])
  })
  it.each([
    ['plain', false, 11],
    ['Upgraded', true, 12],
  ] as const)('for a Charge makes an attack cost less Life (%s)', (_, component, life) => {
    const t = attacked('hull-plate', component, 'HH')
    expect(t.keys()).toEqual(['no', 'use hull-plate'])
    t.act('use hull-plate')
    expect([t.health, charges(t)]).toEqual([[life, 12], { 'hull-plate': 2 }])
  })
  it.each(BOTH)('does nothing against a scare (%s)', (_, component) => {
    const t = scared('hull-plate', component)
    expect([t.health, t.asked()?.kind]).toEqual([[12, 9], 'turn'])
  })
})

describe('steady-drops', () => {
  it.each([
    ['plain', false, 11],
    ['Upgraded', true, 12],
  ] as const)('make a scare cost less (%s)', (_, component, selfControl) => {
    const t = scared('steady-drops', component)
    expect(t.keys()).toEqual(['no', 'use steady-drops'])
    t.act('use steady-drops')
    expect([t.health, charges(t)]).toEqual([[12, selfControl], { 'steady-drops': 2 }])
  })
  it.each(BOTH)('do nothing against an attack (%s)', (_, component) => {
    const t = attacked('steady-drops', component, 'HH')
    expect([t.health, t.asked()?.kind]).toEqual([[10, 12], 'turn'])
  })
})

describe('foam-dressing', () => {
  it.each([
    ['plain', false, 9],
    ['Upgraded', true, 10],
  ] as const)('gives Life back after a loss of Life (%s)', (_, component, life) => {
    const t = attacked('foam-dressing', component, 'HH', { hero: { life: 10 } }).act('use foam-dressing')
    expect([t.health, charges(t)]).toEqual([[life, 12], { 'foam-dressing': 2 }])
  })
  it.each(BOTH)('gives none above the Healing Cap (%s)', (_, component) => {
    const t = attacked('foam-dressing', component, 'HH', { round: 4, hero: { life: 9 } }).act('use foam-dressing')
    expect(t.health).toEqual([7, 12])
  })
  it.each(BOTH)('is not for a scare (%s)', (_, component) => {
    expect(scared('foam-dressing', component).asked()?.kind).toBe('turn')
  })
})

describe('bitter-root', () => {
  const twice = (component: boolean): Table =>
    attacked('bitter-root', component, 'HLHL', { creatures: 'worm Ua4, worm Ua4', hero: { adrenaline: 1 } })
      .until('order')
      .toTurn({ trigger: 'use bitter-root' })
  it('turns pain into Adrenaline, once a Round', () => {
    const t = twice(false)
    expect([t.health, t.hero.hero?.adrenaline, charges(t)]).toEqual([[10, 12], 2, { 'bitter-root': 1 }])
  })
  it('Upgraded as often as he likes, to its last Charge', () => {
    const t = twice(true)
    expect([t.health, t.hero.hero?.adrenaline, charges(t)]).toEqual([[10, 12], 3, {}])
  })
  it.each(BOTH)('turns fear into it too (%s)', (_, component) => {
    const t = scared('bitter-root', component).act('use bitter-root')
    expect([t.health, t.hero.hero?.adrenaline]).toEqual([[12, 9], 4])
  })
})

describe('hand-flare', () => {
  it('Explores, and what it Explores is Lighted', () => {
    const t = holding('hand-flare', false, { hero: { at: 'Ua5' } }).act('use hand-flare explore n')
    expect([t.revealed, lit(t), charges(t)]).toEqual(['Ua3 Ua4 Ua5', 'Ua3 Ua4', { 'hand-flare': 2 }])
  })
  it('Upgraded reaches 3 Sectors and Lights his own', () => {
    const t = holding('hand-flare', true, { hero: { at: 'Ua5' } }).act('use hand-flare explore n')
    expect([t.revealed, lit(t)]).toEqual(['Ua2 Ua3 Ua4 Ua5', 'Ua2 Ua3 Ua4 Ua5'])
  })
})

describe('acid-flask', () => {
  const poured = (component: boolean): Table => {
    const creatures = 'spore Ua4, worm Ua4, spore Ua3'
    const t = holding('acid-flask', component, { creatures, revealed: 'Ua3', dice: MISSES })
    return t.choose('hero', `use acid-flask fight ${t.shown('spore')}`).toTurnEnd()
  }
  it('does 2 damage to one Creature here, with no dice', () => {
    const t = poured(false)
    expect([t.where('spore'), t.creature('worm')?.wounded, t.hears('rolled')]).toEqual(['Ua3', false, []])
    expect(charges(t)).toEqual({ 'acid-flask': 1 })
  })
  it('Upgraded to each Creature here, and to none elsewhere', () => {
    const t = poured(true)
    expect([t.where('spore'), t.creature('worm')?.wounded, t.hears('rolled')]).toEqual(['Ua3', true, []])
  })
})

describe('smoke-pot', () => {
  const fled = (component: boolean): Table =>
    holding('smoke-pot', component, { creatures: 'worm Ua4, cultist Ua3', revealed: 'Ua3', dice: MISSES })
  it('Moves with no Attack of Opportunity, and a Cultist with 2 dice does not get to attack', () => {
    const t = fled(false).act('use smoke-pot move n')
    expect([place(t), dice(t), charges(t)]).toEqual(['Ua3', [], { 'smoke-pot': 2 }])
    t.act('explore n')
    expect(dice(t)).toEqual([2])
  })
  it('Upgraded Moves up to 2 Sectors, the second as quietly', () => {
    const t = fled(true).act('use smoke-pot move n', 'go n', 'none')
    expect([place(t), dice(t), t.hero.turn?.number]).toEqual(['Ua2', [], 2])
  })
  it('Blocks a Door as every Move does, and leaves 2 of a Worm’s 4 dice', () => {
    const t = holding('smoke-pot', false, { creatures: 'worm Ua5', revealed: 'Ua5', dice: MISSES })
    t.act('use smoke-pot move s', 'block s')
    expect([t.evil.blocked, dice(t)]).toEqual([['Ua5s'], [2]])
  })
})

describe('solvent', () => {
  const smoke = [
    { kind: 'smoke', at: 'Ua4' },
    { kind: 'resin', at: 'Ua4' },
    { kind: 'smoke', at: 'Ua3' },
  ]
  const scrubbed = (component: boolean): Table =>
    holding('solvent', component, {
      dangers: 'Ua2 Ua3 Ua4 Ua6',
      revealed: 'Ua2 Ua3 Ua6',
      conditions: smoke,
    }).act('use solvent interact')
  it('takes up to 2 Danger tokens in sight away', () => {
    const t = scrubbed(false)
    expect(t.keys().toSorted()).toEqual(['Ua2', 'Ua3', 'Ua4'].map((at) => t.handle(at)).toSorted())
    t.act(t.handle('Ua2'), t.handle('Ua4'))
    expect([t.evil.dangers, t.evil.conditions.length, t.hero.turn?.number]).toEqual([['Ua3', 'Ua6'], 3, 2])
  })
  it('may take one alone', () => {
    expect(scrubbed(false).act('s1', 'stop').evil.dangers).toHaveLength(3)
  })
  it('Upgraded takes up to 4, and every Condition of his own Sector', () => {
    const t = scrubbed(true).toTurn()
    expect([t.evil.dangers, t.evil.conditions]).toEqual([['Ua6'], [{ kind: 'smoke', at: 'Ua3' }]])
  })
})

describe('brow-lamp', () => {
  it('Explores up to 3 Sectors', () => {
    const t = holding('brow-lamp', false, { hero: { at: 'Ua5' } }).act('use brow-lamp explore n')
    expect([t.revealed, lit(t), t.hero.turn?.number]).toEqual(['Ua2 Ua3 Ua4 Ua5', '', 2])
  })
  it('Upgraded lets him Move in the same Turn, and do nothing else', () => {
    const t = holding('brow-lamp', true, { hero: { at: 'Ua5' } }).act('use brow-lamp explore n')
    expect([t.revealed, t.keys()]).toEqual(['Ua2 Ua3 Ua4 Ua5', ['move n', 'move s', 'end']])
    t.act('move n')
    expect([place(t), t.hero.turn?.number]).toEqual(['Ua4', 2])
  })
})

describe('pulse-ear', () => {
  const TARGETS = ['target infirmary', 'target door', 'target worm']
  it('Locates 3 targets', () => {
    const t = holding('pulse-ear', false)
      .act('use pulse-ear locate', ...TARGETS)
      .toTurn()
    expect(t.hears('located').map((event) => event['distance'])).toEqual([3, 1, null])
    expect([t.revealed, charges(t)]).toEqual(['Ua4', { 'pulse-ear': 2 }])
  })
  it('Upgraded Reveals what is next to him as well, and no farther', () => {
    const t = holding('pulse-ear', true)
      .act('use pulse-ear locate', ...TARGETS)
      .toTurn()
    expect([t.hears('located').length, t.revealed]).toEqual([3, 'Ua3 Ua4 Ua5'])
  })
})

describe('shock-prod', () => {
  const fought = (component: boolean, creatures: string, faces = MISSES): Table => {
    const t = holding('shock-prod', component, { creatures, dice: faces })
    return t.act(`use shock-prod fight ${t.shown('cultist')}`).toTurn()
  }
  it('Fights with 2 dice; its Creature does not attack in this Turn, another does', () => {
    const t = fought(false, 'cultist Ua4, parasite Ua4')
    expect([dice(t), charges(t)]).toEqual([[2, 1], { 'shock-prod': 2 }])
    t.hush().choose('hero', 'explore n').toTurn()
    expect(dice(t)).toEqual([2, 1])
  })
  it('Upgraded with 3 dice, and no Creature that is here attacks', () => {
    expect(dice(fought(true, 'cultist Ua4, parasite Ua4'))).toEqual([3])
  })
  it.each(BOTH)('hurts as a Fight does (%s)', (_, component) => {
    expect(fought(component, 'cultist Ua4', 'HHL').creature('cultist')?.wounded).toBe(true)
  })
  it('Upgraded keeps no Creature back that comes later in the Turn', () => {
    const t = holding('shock-prod', true, {
      creatures: 'parasite Ua4, cultist Ua3',
      dice: MISSES,
      evil: { hands: [[FURY]] },
    })
    t.choose('hero', `use shock-prod fight ${t.shown('parasite')}`).until('react', 'turn-end')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} s`).toTurn()
    expect(dice(t)).toEqual([3, 2])
  })
})

describe('reach-arm', () => {
  it.each([
    ['plain', false, 2],
    ['Upgraded', true, 3],
  ] as const)('%s draws in a Corridor as in a Room, which stays unsearched', (_, component, drawn) => {
    for (const at of ['Ua4', 'Ua1']) {
      const piles = { items: ['crowbar', 'solvent', 'hand-flare', 'aim-visor'] }
      const t = holding('reach-arm', component, { piles, hero: { at } })
      t.choose('hero', 'use reach-arm scavenge').toTurn({ upgrade: 'done' })
      expect([t.hero.hero?.items.length, t.hero.hero?.scavenged]).toEqual([1 + drawn, []])
    }
  })
})

describe('bypass-clips', () => {
  const LINE = map([' ┌I', ' │', ' │', ' │', ' │', ' └D'], [], 'Ua6')
  it.each([
    ['plain', false, 'Ua3 Ua4 Ua5 Ua6', 5],
    ['Upgraded', true, 'Ua1 Ua2 Ua3 Ua4 Ua5 Ua6', 6],
  ] as const)('%s repairs an LCU that lights farther', (_, component, lights, selfControl) => {
    const t = holding('bypass-clips', component, { map: LINE, hero: { at: 'Ua6', selfControl: 5, life: 5 } })
    t.act('use bypass-clips interact lcu n')
    expect([lit(t), t.health, charges(t)]).toEqual([lights, [5, selfControl], { 'bypass-clips': 2 }])
  })
  it.each(BOTH)('needs an LCU here (%s)', (_, component) => {
    expect(uses(holding('bypass-clips', component, { map: LINE, hero: { at: 'Ua5' } }))).toEqual([])
  })
})

describe('aim-visor', () => {
  const fought = (component: boolean, faces: string): Table => {
    const t = holding('aim-visor', component, { creatures: 'spore Ua4', dice: faces + MISSES })
    return t.act(`fight ${t.shown('spore')}`)
  }
  it('rolls one of his Misses again in a Fight', () => {
    const t = fought(false, 'LLHL')
    t.act('use aim-visor')
    expect(t.asked()?.kind).toBe('die')
    t.act('reroll 2')
    const own = t.hears('rolled').filter((roll) => roll['by'] === 'hero')
    expect([own.map((roll) => roll['hits']), t.creature('spore')?.wounded]).toEqual([[0, 1], true])
    expect(charges(t)).toEqual({ 'aim-visor': 2 })
  })
  it('Upgraded rolls two again', () => {
    const t = fought(true, 'LLHH').act('use aim-visor')
    expect([t.hears('rolled').map((roll) => roll['hits']), t.where('spore')]).toEqual([[0, 1, 2], ''])
  })
  it.each(BOTH)('leaves Evil’s dice alone (%s)', (_, component) => {
    expect(attacked('aim-visor', component, 'LL').asked()?.kind).toBe('turn')
  })
})

describe('white-noise', () => {
  const hushed = (component: boolean): Table =>
    holding('white-noise', component, {
      creatures: 'worm Ua1',
      evil: { hands: [Array.from({ length: 8 }, () => FURY)] },
    })
  const held = (t: Table): number => t.state.hands[0]!.length
  /** How many cards Evil may still play at the end of the Turn: it plays what it can. */
  const plays = (t: Table): number => {
    const before = held(t)
    t.toTurn({ react: `standard ${FURY}` })
    return before - held(t)
  }
  it('costs Evil 2 cards by chance, and one play of this Turn', () => {
    const t = hushed(false).choose('hero', 'use white-noise locate').until('react', 'turn-end')
    expect([held(t), charges(t)]).toEqual([6, { 'white-noise': 1 }])
    expect(plays(t)).toBe(1)
    expect(plays(t.choose('hero', 'explore n'))).toBe(2)
  })
  it('Upgraded 3 cards, and a play of this Turn and the next', () => {
    const t = hushed(true).choose('hero', 'use white-noise locate').until('react', 'turn-end')
    expect(held(t)).toBe(5)
    expect([plays(t), plays(t.choose('hero', 'explore n')), plays(t.choose('hero', 'explore n'))]).toEqual([1, 1, 2])
  })
})

it('every Item has its own cases here', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8')
  const own = [...source.matchAll(/^describe\('([^']+)'/gm)].map(([, id]) => id)
  expect(own.toSorted()).toEqual((coreData().items as ItemKind[]).map(({ ids }) => ids[0]).toSorted())
})
