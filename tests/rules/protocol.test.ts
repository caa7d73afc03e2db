// The protocol as the rules keep it: positions, questions, what views and events hold, and what lines to the Hero never hold.
import { describe, expect, it } from 'vitest'
import type { OutLine } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { immediateClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import { memoryArchive } from '../../electron/table/keeper.ts'
import { absolute, eventFault, viewFault } from '../helpers/invariants.ts'
import { BETWEEN_DOORS, FIELD, map, RING, ROUND_A_ROOM, STREET, TWO_LINES } from '../helpers/maps.ts'
import { questionFault } from '../helpers/questions.ts'
import { random } from '../helpers/random-map.ts'
import { faultOf, type Given, newGame, positionOf, settingOf, table, type Table } from '../helpers/table.ts'
import { card, CORE, FURY, item, packWith, QUIET, SPEED } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-shut', { effects: [{ do: 'block', where: 'here' }] }),
    card('test-forget', { effects: [{ do: 'hide', count: 1 }] }),
    card('test-blink', { effects: [{ do: 'teleport', to: 'anywhere' }] }),
  ],
  items: [
    item('test-eye', { action: 'interact', aim: 'none', effects: [{ do: 'reveal', where: 'level' }] }),
    item('test-eyes', { action: 'interact', aim: 'none', effects: [{ do: 'reveal', where: 'anywhere' }] }),
    item('test-key', { action: 'interact', aim: 'none', effects: [{ do: 'unblock', where: 'here' }] }),
  ],
})
const given = (more: Given): Table => table({ pack: PACK, piles: { items: [] }, discards: { items: [] }, ...more })
const shape = (t: Table): unknown => t.hero.labyrinth.map(({ id, at, island }) => [id, ...at, island])

describe('positions', () => {
  const plain = positionOf({ hero: { at: 'Ua3' } })
  it('take what is left out from a plain Normal game', () => {
    const state = alone.load(settingOf(CORE), { position: 1 })
    expect('fault' in state).toBe(false)
    const t = table({ hero: { at: 'Ua3' } })
    expect(t.hero).toMatchObject({ difficulty: 'normal', round: { space: 0, nightmare: false }, turn: { number: 1 } })
    expect(t.hero.hero).toMatchObject({
      life: 12,
      selfControl: 12,
      adrenaline: 3,
      items: [],
      companions: [],
      scavenged: [],
    })
    expect(t.evil).toMatchObject({ creatures: [], dangers: [], lights: [], blocked: [], hand: [] })
    expect(t.hero.evil).toEqual({ players: 1, leader: 1, decks: ['fury', 'speed'], hands: [0] })
    expect(t.evil.decks.map((deck) => deck.left)).toEqual([26, 26])
    expect(t.evil.decks.map((deck) => deck.discards)).toEqual([[], []])
  })
  it('take a pile named for the whole of it, and cards named nowhere for gone', () => {
    const t = table({ hero: { at: 'Ua3' }, piles: { fury: ['tear'] }, evil: { hands: [['lunge']] } })
    expect(t.evil.decks.map((deck) => deck.left)).toEqual([1, 26])
    const spent = table({ hero: { at: 'Ua3' }, discards: { fury: ['tear'] } })
    expect(spent.evil.decks[0]).toMatchObject({ left: 0, discards: ['tear'] })
    const held = table({ hero: { at: 'Ua3' }, evil: { hands: [['lunge']] } })
    expect(held.evil.decks[0]?.left).toBe(25)
  })
  it('let a hand exceed its limit', () => {
    const hands = [Array.from({ length: 12 }, () => FURY)]
    expect(table({ pack: QUIET, hero: { at: 'Ua3' }, evil: { hands } }).evil.hand).toHaveLength(12)
  })
  it('leave a Mission given as null out, and Reveal what stands in Revealed Sectors', () => {
    const t = table({ hero: { at: 'Ua3' }, revealed: 'Ua5', creatures: 'worm Ua5, spore Ua3, spore Ua1' })
    expect(t.hero.missions).toEqual([])
    expect(t.evil.creatures.map((c) => c.revealed)).toEqual([true, true, false])
  })
  it('roll the dice laid out first, in order, then seeded ones', () => {
    const t = table({
      pack: QUIET,
      hero: { at: 'Ua4' },
      creatures: 'worm Ua4',
      dice: 'DLH',
      overlay: { creatures: { worm: { regular: { dice: { dark: 4 } } } } },
    })
    t.act('explore n')
    expect((t.hears('rolled')[0]?.['faces'] as unknown[]).slice(0, 3)).toEqual(['danger', 'light', 'hit'])
    expect(t.hears('rolled')[0]?.['faces']).toHaveLength(4)
  })
  it.each([
    ['position', { ...plain, position: 2 }],
    ['colour', { ...plain, colour: 'red' }],
    ['hero.at', positionOf({ hero: { at: 'Ub3' } })],
    ['hero.life', positionOf({ hero: { at: 'Ua3', life: 13 } })],
    ['hero.life', positionOf({ hero: { at: 'Ua3', life: 0, selfControl: 0 } })],
    ['hero.items[0].card', positionOf({ hero: { at: 'Ua3', items: [{ card: 'sword' }] } })],
    [
      'hero.items',
      positionOf({
        hero: {
          at: 'Ua3',
          items: 'bullets-1 bullets-2 bullets-3 crowbar solvent aim-visor reach-arm'
            .split(' ')
            .map((each) => ({ card: each })),
        },
      }),
    ],
    [
      'hero.companions[0].card',
      positionOf({ hero: { at: 'Ua3', character: 'pilot', companions: [{ card: 'pilot' }] } }),
    ],
    ['hero.adrenaline', positionOf({ hero: { at: 'Ua3', adrenaline: 7 } })],
    ['creatures[1].at', positionOf({ hero: { at: 'Ua3' }, creatures: 'worm Ua1, worm Ud1' })],
    ['dangers[1]', positionOf({ hero: { at: 'Ua3' }, dangers: 'Ua1 Ua1' })],
    ['lights[0]', positionOf({ hero: { at: 'Ua3' }, lights: 'Xa1' })],
    ['blocked[0]', positionOf({ hero: { at: 'Ua3' }, blocked: 'Ua3n' })],
    [
      'levels.upper[1]',
      {
        ...plain,
        levels: { upper: [' I···', ' ─···', ' ····', ' ····', ' ····', ' ····'], lower: STREET.levels.lower },
      },
    ],
    ['missions.blue.card', positionOf({ hero: { at: 'Ua3' }, missions: { blue: { card: 'cold-launch' } } })],
    [
      'missions.blue.progress',
      positionOf({ hero: { at: 'Ua3' }, missions: { blue: { card: 'thin-air', progress: 2 } } }),
    ],
    ['evil.decks[1]', positionOf({ hero: { at: 'Ua3' }, evil: { decks: ['fury', 'fury'] } })],
    ['evil.hands[0][0]', positionOf({ hero: { at: 'Ua3' }, evil: { hands: [['trip-line']] } })],
    ['evil.leader', positionOf({ hero: { at: 'Ua3' }, evil: { players: 2, leader: 3 } })],
    ['round', positionOf({ hero: { at: 'Ua3' }, round: 99 })],
    ['overlay.limits.wings', positionOf({ hero: { at: 'Ua3' }, overlay: { limits: { wings: 2 } } })],
  ])('refuse what is impossible with the path of its first fault: %s', (path, position) => {
    expect(faultOf(position)).toBe(path)
  })
  it('come back out of a dump the same, in the middle of a Turn too', () => {
    const t = table({
      hero: { at: 'Ua4', life: 7 },
      creatures: 'worm Ua4',
      evil: { hands: [['lunge', 'tear']] },
      dice: 'HL',
    })
    t.choose('hero', 'explore n')
    const dump = { position: alone.position(t.state), state: alone.save(t.state), version: alone.version }
    const back = alone.load(t.setting, JSON.parse(JSON.stringify(dump)))
    if ('fault' in back) throw new Error(back.fault)
    expect(JSON.stringify(alone.questions(back))).toBe(JSON.stringify(alone.questions(t.state)))
    expect(JSON.stringify(alone.save(back))).toBe(JSON.stringify(alone.save(t.state)))
    const again = alone.load(t.setting, JSON.parse(JSON.stringify(dump.position)))
    if ('fault' in again) throw new Error(again.fault)
    expect(JSON.stringify(alone.position(again))).toBe(JSON.stringify(dump.position))
  })
  it.each([
    ['state.leader', { leader: 2 }],
    ['state.hands', { players: 2 }],
    ['state.hands', { hands: [] }],
    ['state.handsTold', { handsTold: [0, 0] }],
    [
      'state.questions[0].seat',
      { questions: [{ seat: 'evil-2', kind: 'turn', keys: ['x'], memory: { kind: 'turn' } }] },
    ],
  ])('refuse a dump whose parts disagree about who plays: %s', (path, odd) => {
    const t = table({ hero: { at: 'Ua4' } })
    const dump = { position: alone.position(t.state), state: alone.save(t.state), version: alone.version }
    expect(alone.load(t.setting, dump)).not.toHaveProperty('fault')
    expect(alone.load(t.setting, { ...dump, state: { ...(dump.state as object), ...odd } })).toMatchObject({ path })
  })
  it.each([
    ['a question without options', (state: any) => (state.questions[0].keys = [])],
    ['nothing that is left to do', (state: any) => (state.agenda = [])],
  ])('refuse a dump that leads nowhere: %s', (_what, spoil) => {
    const t = table({ hero: { at: 'Ua4' }, creatures: 'worm Ua4', evil: { hands: [['lunge', 'tear']] }, dice: 'HL' })
    t.choose('hero', 'explore n')
    const state = JSON.parse(JSON.stringify(alone.save(t.state)))
    const dump = { position: alone.position(t.state), state, version: alone.version }
    expect(alone.load(t.setting, structuredClone(dump))).not.toHaveProperty('fault')
    spoil(state)
    expect(alone.load(t.setting, dump)).toMatchObject({
      fault: expect.any(String),
      path: expect.stringMatching(/^state/),
    })
  })
})

describe('questions', () => {
  it('are of the kinds and keys that the protocol names (one of each Hero kind by hand)', () => {
    const t = table({
      map: map([' ┌──┐', 'b│··│r', ' └──┘'], [' ┌──┐', 'b│··│r', ' └──┘'], 'Ua2'),
      hero: {
        at: 'Ua2',
        life: 5,
        selfControl: 5,
        items: ['crowbar', 'cable-winch', 'hand-flare', 'pulse-ear', 'reach-arm', 'bypass-clips'].map((each) => ({
          card: each,
        })),
        companions: [{ card: 'pilot' }],
      },
      creatures: 'worm Ua2',
      revealed: 'Ua1',
    })
    expect(t.keys('hero').toSorted()).toEqual(
      [
        'recover life',
        'recover self-control',
        'bullet-time',
        'sacrifice pilot',
        ...['n', 's', 'stairs'].flatMap((way) => [
          `move ${way}`,
          `explore ${way}`,
          `use cable-winch move ${way}`,
          `use hand-flare explore ${way}`,
        ]),
        `fight ${t.shown('worm')}`,
        `use crowbar fight ${t.shown('worm')}`,
        'locate',
        'use pulse-ear locate',
        'scavenge',
        'use reach-arm scavenge',
        ...['n', 's'].flatMap((dir) => [`interact lcu ${dir}`, `use bypass-clips interact lcu ${dir}`]),
      ].toSorted(),
    )
  })
})

describe("the Hero's view", () => {
  it('holds what the protocol names, field for field', () => {
    const t = given({ map: RING, hero: { at: 'Ud2' }, revealed: 'Ud1 Ld2', creatures: 'worm Ud1', lights: 'Ud2' })
    expect(viewFault('hero', t.hero)).toEqual([])
    expect(Object.keys(t.hero).toSorted()).toEqual(
      ['difficulty', 'evil', 'hero', 'labyrinth', 'missions', 'result', 'round', 'track', 'turn', 'waiting'].toSorted(),
    )
    expect(t.hero.labyrinth).toEqual([
      {
        id: t.handle('Ud2'),
        at: [0, 0],
        island: 0,
        through: { stairs: 'red', from: t.handle('Ld2') },
        tile: 'straight',
        open: ['n', 's'],
        doors: [],
        stairs: 'red',
        lit: true,
        danger: false,
        conditions: [],
        creatures: [],
        inSight: true,
      },
      {
        id: t.handle('Ud1'),
        at: [0, -1],
        island: 0,
        tile: 'curve',
        open: ['s', 'w'],
        doors: [],
        lit: false,
        danger: false,
        conditions: [],
        creatures: [{ id: t.shown('worm'), kind: 'worm', wounded: false }],
        inSight: true,
      },
      {
        id: t.handle('Ld2'),
        at: [0, 0],
        island: 1,
        through: { stairs: 'red', from: t.handle('Ud2') },
        tile: 'straight',
        open: ['n', 's'],
        doors: [],
        stairs: 'red',
        lit: false,
        danger: false,
        conditions: [],
        creatures: [],
        inSight: false,
      },
    ])
  })
  it('puts his own Sector first, then islands, each by south and east', () => {
    const t = given({
      map: FIELD,
      hero: { at: 'Uc3' },
      revealed: 'Ub2 Uc2 Ud2 Ub3 Ud3 Uc4 La1 Lb1',
      overlay: { tiles: { cross: 20, tee: 20 } },
    })
    expect(t.hero.labyrinth.map(({ at, island }) => [island, at[1], at[0]])).toEqual([
      [0, 0, 0],
      [0, -1, -1],
      [0, -1, 0],
      [0, -1, 1],
      [0, 0, -1],
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
      [1, 0, 1],
    ])
  })
  it('tells a placed Room by its name, and lists Doors among the open sides', () => {
    const t = given({ map: BETWEEN_DOORS, hero: { at: 'Ua1' } })
    expect(t.sees('Ua1')).toMatchObject({ tile: 'infirmary', open: ['e'], doors: [{ dir: 'e', blocked: false }] })
  })
  it('is made anew for each seat: Evil sees the Map, and its own cards alone', () => {
    const t = given({
      map: TWO_LINES,
      hero: { at: 'Ub1' },
      creatures: 'worm Ld1',
      evil: { players: 2, hands: [[FURY], [SPEED]] },
    })
    expect(viewFault('evil-1', t.view('evil-1'))).toEqual([])
    expect(t.view('evil-1')).toMatchObject({
      at: 'Ub1',
      levels: TWO_LINES.levels,
      hand: [FURY],
      creatures: [{ at: 'Ld1', revealed: false }],
    })
    expect(t.view('evil-2').hand).toEqual([SPEED])
    expect(JSON.stringify(t.view('evil-1'))).not.toContain(SPEED)
  })
})

describe('handles', () => {
  it('are counted in the order of Revealing: island 0 first, then south and east', () => {
    const t = given({ map: RING, hero: { at: 'Ub1', items: [{ card: 'test-eyes' }] } })
    expect(t.handle('Ub1')).toBe('s1')
    t.act('use test-eyes interact')
    expect(['Ua1', 'Uc1', 'Ud1', 'Ua2', 'Ud2', 'Ua3', 'Ub3', 'Uc3', 'Ud3'].map((at) => t.handle(at))).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `s${n}`),
    )
    expect(['La1', 'Lb1', 'Lc1', 'Ld1'].map((at) => t.handle(at))).toEqual([11, 12, 13, 14].map((n) => `s${n}`))
  })
  it('are the same whichever Level is above', () => {
    const upper = given({
      map: TWO_LINES,
      hero: { at: 'Ub1' },
      revealed: 'Uc1 Ld1 Lc1',
      creatures: 'worm Lc1, spore Uc1',
    })
    const turned = given({
      map: { levels: { upper: TWO_LINES.levels.lower, lower: TWO_LINES.levels.upper }, lcus: [] },
      hero: { at: 'Lb1' },
      revealed: 'Lc1 Ud1 Uc1',
      creatures: 'worm Uc1, spore Lc1',
    })
    expect(turned.hero).toEqual(upper.hero)
  })
  it('of Creatures are counted by kind, then Wounded', () => {
    const t = given({ map: STREET, hero: { at: 'Ua5' }, creatures: 'worm! Ua4, worm Ua3, spore Ua4, hybrid Ua3' })
    t.act('explore n')
    const [four, three] = [t.sees('Ua4')!, t.sees('Ua3')!]
    expect(three.creatures).toEqual([
      { id: 'c1', kind: 'hybrid', wounded: false },
      { id: 'c3', kind: 'worm', wounded: false },
    ])
    expect(four.creatures).toEqual([
      { id: 'c2', kind: 'spore', wounded: false },
      { id: 'c4', kind: 'worm', wounded: true },
    ])
  })
  it('are fresh each time, of Sectors and of Creatures', () => {
    const t = given({ map: STREET, hero: { at: 'Ua5' }, creatures: 'worm Ua3', turn: 8, evil: { hands: [[FURY]] } })
    t.choose('hero', 'explore n').until('react', 'turn-end')
    expect([t.handle('Ua3'), t.handle('Ua4'), t.shown('worm')]).toEqual(['s2', 's3', 'c1'])
    t.toTurn({ react: 'pass', hand: 'keep' })
    expect(t.sees('Ua3')).toBeUndefined()
    expect(t.hears('hidden')).toEqual([{ type: 'hidden', sectors: ['s2'] }])
    t.choose('hero', 'explore n').until('danger').choose('hero', 'none').until('react', 'turn-end')
    expect([t.handle('Ua3'), t.handle('Ua4'), t.shown('worm')]).toEqual(['s4', 's3', 'c2'])
    t.choose('evil-1', `standard ${t.evil.hand![0]!}`, `move ${t.id('worm')} s`).pass()
    expect(t.shown('worm')).toBe('c2') // in sight all the way
  })
})

describe('islands', () => {
  it('lie apart where a Blocked Door is between, and join when it opens', () => {
    const t = given({
      map: BETWEEN_DOORS,
      hero: { at: 'Ub1', items: [{ card: 'test-key' }] },
      revealed: 'Ua1 Uc1',
      blocked: 'Ub1e',
    })
    expect(shape(t)).toEqual([
      ['s2', 0, 0, 0],
      ['s1', -1, 0, 0],
      ['s3', 0, 0, 1],
    ])
    t.act('use test-key interact')
    expect(shape(t)).toEqual([
      ['s2', 0, 0, 0],
      ['s1', -1, 0, 0],
      ['s3', 1, 0, 0],
    ])
  })
  it('stay joined when a Door is Blocked afterwards, and when what was between is gone', () => {
    const t = given({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, revealed: 'Uc1', evil: { hands: [['test-shut']] } })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd().choose('evil-1', 'play test-shut').pass()
    expect(t.evil.blocked).toEqual(['Ua1e', 'Ub1e'])
    expect(t.sees('Uc1')).toMatchObject({ island: 0, at: [1, 0] })
    const gap = given({ map: STREET, hero: { at: 'Ua5' }, revealed: 'Ua2 Ua3 Ua4 Ua5', lights: 'Ua2', turn: 8 })
    gap.act('explore s').toTurn({ hand: 'keep' })
    expect(gap.revealed).toBe('Ua2 Ua4 Ua5 Ua6')
    expect(gap.sees('Ua2')).toMatchObject({ island: 0, at: [0, -3] })
  })
  it('beyond the Stairs lies another, until a Revealed way joins them', () => {
    const t = given({ map: RING, hero: { at: 'Ua2' }, revealed: 'La2 La1' })
    expect(t.sees('La2')).toMatchObject({ island: 1 })
    t.act('move stairs')
    expect(t.sees('La2')).toMatchObject({ island: 0, at: [0, 0] })
    expect(t.sees('La1')).toMatchObject({ island: 0, at: [0, -1] })
    expect(t.sees('Ua2')).toMatchObject({ island: 1, at: [0, 0] })
  })
  it('join when one walks in from the other side', () => {
    const t = given({ map: ROUND_A_ROOM, hero: { at: 'Ua2' }, revealed: 'Uc1' })
    expect(t.sees('Uc1')).toMatchObject({ island: 1, at: [0, 0] })
    t.act('explore e')
    expect(t.sees('Uc2')).toMatchObject({ island: 0, at: [2, 0] })
    expect(t.sees('Uc1')).toMatchObject({ island: 0, at: [2, -1] })
  })
  it('are numbered by their lowest handle and placed by that Sector', () => {
    const t = given({ map: STREET, hero: { at: 'Ua6' }, revealed: 'Ua1 Ua3 Ua4' })
    const islandOf = (at: string): unknown[] => [t.sees(at)?.id, t.sees(at)?.island, t.sees(at)?.at]
    const lone = islandOf('Ua1')
    const pair = [islandOf('Ua3'), islandOf('Ua4')]
    const first = lone[0] === 's2' ? 1 : 2
    expect(lone.slice(1)).toEqual([first, [0, 0]])
    expect(pair.map((each) => each.slice(1))).toEqual([
      [3 - first, [0, 0]],
      [3 - first, [0, 1]],
    ])
  })
})

describe('events', () => {
  it('have their fixed fields', () => {
    const t = given({
      map: STREET,
      hero: { at: 'Ua4' },
      creatures: 'worm Ua3',
      dice: 'HHHHHHHH',
      evil: { hands: [[FURY]] },
      overlay: { creatures: { worm: { regular: { scare: 2, dice: { dark: 2 } } } } },
    })
    t.choose('hero', 'move n')
      .until('react', 'turn-end')
      .choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} n`)
      .pass()
    expect(t.heard).toEqual([
      { type: 'declared', action: 'move', args: ['n'] },
      { type: 'revealed', sectors: ['s2'], creatures: ['c1'] },
      { type: 'moved', who: 'hero', dir: 'n', to: 's2' },
      { type: 'scared', kind: 'worm', amount: 2 },
      { type: 'damaged', kind: 'self-control', amount: 2, to: 'hero' },
      { type: 'played', deck: 'fury', card: null, span: 1, dangerous: false },
      { type: 'left', creature: 'c1', dir: 'n' },
      { type: 'noise', dir: 'n' },
      { type: 'turn', number: 2 },
    ])
  })
  it('tell Evil the same by its own names, and more where only it may know', () => {
    const t = given({ map: STREET, hero: { at: 'Ua4' }, creatures: 'worm Ua1', evil: { hands: [[FURY]] } })
    t.choose('hero', 'explore n')
      .until('react', 'turn-end')
      .choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`)
      .pass()
    const worm = t.id('worm')
    expect(t.told('evil-1')).toEqual([
      { type: 'declared', action: 'explore', args: ['n'] },
      { type: 'revealed', sectors: ['Ua2', 'Ua3'], creatures: [] },
      { type: 'played', deck: 'fury', card: FURY, span: 1, dangerous: false, by: 'evil-1', faceDown: true },
      { type: 'moved', who: worm, kind: 'worm', from: 'Ua1', to: 'Ua2' },
      { type: 'revealed', sectors: [], creatures: [worm] },
      { type: 'noise', dir: 'n', at: 'Ua2', creature: worm },
      { type: 'turn', number: 2 },
    ])
    expect(t.heard.map((e) => e.type)).toEqual(['declared', 'revealed', 'played', 'revealed', 'noise', 'turn'])
  })
  it('tell one who left by the Stairs where he came to light again only where that is known', () => {
    const t = given({
      map: RING,
      hero: { at: 'Ud2' },
      revealed: 'Ud2 Ld2',
      creatures: 'worm Ud2',
      evil: { hands: [[FURY]] },
    })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} stairs`).pass()
    expect(t.hears('left')).toEqual([])
    expect(t.hears('moved')).toEqual([
      { type: 'moved', who: 'c1', kind: 'worm', from: t.handle('Ud2'), to: t.handle('Ld2') },
    ])
  })
  it('tell the Hero where a Creature in sight is Teleported, and that it is gone where it vanishes', () => {
    const at = (to: string): Table => {
      const t = given({
        map: STREET,
        hero: { at: 'Ua6' },
        revealed: 'Ua4 Ua5',
        creatures: 'worm Ua5',
        evil: { hands: [['test-blink']] },
      })
      t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
      return t.choose('evil-1', 'play test-blink', `teleport ${t.id('worm')} ${to}`).pass()
    }
    const seen = at('Ua4')
    expect(seen.sees('Ua4')?.creatures).toMatchObject([{ id: 'c1' }])
    const gone = at('Ua2')
    expect(gone.hears('left')).toEqual([])
    expect(gone.hears('noise')).toEqual([])
    expect(gone.sees('Ua5')?.creatures).toEqual([])
  })
})

describe('lines', () => {
  /** Plays by lines as over stdin and keeps all that came back. */
  function lines(seed: number, evil: 1 | 2 | 3, answers: number): OutLine[] {
    const all: OutLine[] = []
    const host: Host<State> = new Host({
      game: alone,
      packs: () => ({ core: CORE }),
      archive: memoryArchive,
      clock: immediateClock(),
      beat: 0,
      trouble: (error) => {
        throw error
      },
    })
    const link = host.join({ side: 'all', shared: false, send: (more) => all.push(...more) })
    host.begin({ mode: 'randomized', seed: seed.toString(16), evil, pack: 'core' })
    const chance = random(seed)
    for (let i = 0; i < answers && !host.isOver; i++) {
      const seat = host.asking[chance(host.asking.length)]!
      const last = all.findLast((line): line is Extract<OutLine, { ask: unknown }> => line.to === seat && 'ask' in line)
      const options = last?.ask?.options ?? []
      link.receive({ from: seat, choose: options[chance(options.length)]!.key, ask: last!.ask!.id })
    }
    return all
  }
  it.each([
    [11, 1],
    [12, 2],
    [13, 3],
  ] as const)(
    'to the Hero hold no place of the Map and nothing that is not named (seed %i, %i of Evil)',
    (seed, evil) => {
      const all = lines(seed, evil, 220)
      expect(all.filter((line) => 'refused' in line)).toEqual([])
      const faults = all.flatMap((line): readonly string[] => {
        if ('catalogue' in line) return line.to === 'hero' ? absolute(line) : []
        if (!('view' in line) || !('events' in line)) return [JSON.stringify(line)]
        const seat = line.to
        const { events, view, ask } = line as any
        const set = Object.keys(line).toSorted().join() === 'ask,events,to,view' ? [] : ['a line of other fields']
        const inPlay =
          view.evil.decks.length === 2 &&
          (seat !== 'hero' || view.labyrinth.length > 0) &&
          (seat === 'hero' || view.at !== null)
        const asked =
          ask === null
            ? []
            : questionFault({
                seat,
                kind: ask.kind,
                keys: ask.options.map((o: any) => o.key),
                moment: ask.moment,
                about: ask.about,
              })
        return [
          ...set,
          ...(inPlay ? viewFault(seat, view) : []),
          ...(events as object[]).flatMap((event) => eventFault(seat, event)),
          ...asked,
          ...(seat === 'hero' ? absolute(line) : []),
          ...(seat !== 'hero' || view.waiting === (view.result !== null ? null : ask === null ? 'evil' : 'hero')
            ? []
            : [`waiting is ${view.waiting}`]),
        ]
      })
      expect([...new Set(faults)]).toEqual([])
    },
  )
  it('count the questions of each seat alone', () => {
    const all = lines(14, 3, 150)
    for (const seat of ['hero', 'evil-1', 'evil-2', 'evil-3']) {
      const ids = all.flatMap((line) => (line.to === seat && 'ask' in line && line.ask !== null ? [line.ask.id] : []))
      const fresh = ids.filter((id, i) => id !== ids[i - 1])
      expect(fresh).toEqual(fresh.map((_, i) => i + 1))
    }
  })
  it('are none to the Hero while Evil answers its own questions', () => {
    const t = given({ map: RING, hero: { at: 'Ua1' }, creatures: 'worm Uc3', evil: { hands: [[FURY]] } })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd().hush()
    t.choose('evil-1', `standard ${FURY}`)
    expect(t.heard).toEqual([])
    t.choose('evil-1', `move ${t.id('worm')} e`)
    expect(t.heard).toEqual([])
    t.choose('evil-1', 'say s') // and a window opens again
    expect(t.heard.map((e) => e.type)).toEqual(['played', 'noise'])
  })
})

describe('set-up', () => {
  it('asks in order, and shows null or nothing of what is not there yet', () => {
    const t = newGame(2, '0b', QUIET)
    expect(t.hero).toMatchObject({
      labyrinth: [],
      track: [],
      missions: [],
      difficulty: null,
      result: null,
      hero: { character: null, items: [] },
    })
    expect(t.evil).toMatchObject({ at: null, hand: [], decks: [], creatures: [], revealed: [] })
    const kinds: string[] = []
    for (let i = 0; i < 100 && t.asked()?.kind !== 'turn'; i++) {
      const seat = t.asking[0]!
      kinds.push(t.asked(seat)!.kind)
      t.choose(seat, t.keys(seat)[0]!)
    }
    expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual([
      'difficulty',
      'character',
      'leader',
      'swap',
      'hero-start',
      'deck',
      'opening-creature',
      'opening-danger',
      ...(kinds.includes('noise') || kinds.includes('standard')
        ? kinds.slice(kinds.lastIndexOf('opening-danger') + 1)
        : []),
    ])
  })
})
