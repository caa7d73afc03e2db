// Items & Companions, Using Adrenaline.
import { describe, expect, it } from 'vitest'
import { STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, character, item, mission, packWith } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-hurt', { moment: 'damage', instant: false, effects: [{ do: 'damage', kind: 'life', amount: 1 }] }),
    card('test-blow', { effects: [{ do: 'damage', kind: 'life', amount: 3 }] }),
    card('test-both', {
      effects: [
        { do: 'damage', kind: 'life', amount: 1 },
        { do: 'damage', kind: 'self-control', amount: 1 },
      ],
    }),
    card('test-boo', { moment: 'scare' }),
    card('test-aim', { moment: 'rolled' }),
    card('test-say', { moment: 'communicate' }),
    card('test-peep', { moment: 'before-reveal' }),
  ],
  items: [
    item('test-club', {
      action: 'fight',
      aim: 'creature',
      effects: [{ do: 'fight', dice: 3 }],
      upgraded: [{ do: 'fight', dice: 4 }],
    }),
    item('test-pad', {
      listeners: [
        { on: 'harm', if: { damage: 'life' }, optional: true, charge: true, effects: [{ do: 'harm', by: -1 }] },
      ],
    }),
    item('test-salve', {
      listeners: [
        {
          on: 'damage',
          if: { damage: 'life' },
          optional: true,
          charge: true,
          effects: [{ do: 'recover', kind: 'life', amount: 1 }],
        },
      ],
    }),
    item('test-charm', { modifiers: [{ figure: 'scare', by: -1 }] }),
    item('test-needle', { action: 'locate', aim: 'none', effects: [{ do: 'adrenaline', by: 1 }] }),
  ],
  characters: [
    character('test-friend', { companion: { sacrifice: [{ do: 'recover', kind: 'both', amount: 2 }] } }),
    character('test-guide', {
      companion: {
        listeners: [
          {
            on: 'declared',
            if: { action: ['explore'] },
            optional: true,
            charge: true,
            effects: [{ do: 'modify', until: 'action', modifier: { figure: 'explore-range', by: 1 } }],
          },
        ],
        sacrifice: [{ do: 'go', steps: 2 }],
      },
    }),
    character('test-gunner', {
      companion: { sacrifice: [{ do: 'strike', target: 'each-here', dice: 2 }] },
    }),
  ],
  missions: [
    mission('test-friends', 'green', 'infirmary', {
      goal: { do: 'interact', times: 1 },
      reward: [{ do: 'companion' }],
    }),
  ],
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
const MISSES = 'LLLLLLLL'
const items = (t: Table): unknown => t.hero.hero?.items
const companions = (t: Table): unknown => t.hero.hero?.companions

describe('Action Items', () => {
  it('C171 can be used with their own Action alone', () => {
    const t = given({ creatures: 'worm Ua4', dice: MISSES, hero: { items: [{ card: 'test-club' }] } })
    expect(t.keys('hero', 'use')).toEqual([`use test-club fight ${t.shown('worm')}`])
    t.choose('hero', 'locate')
    expect(t.keys('hero', 'use')).toEqual([])
  })
  it('C172 cost one Charge after declaring, once', () => {
    const t = given({ creatures: 'worm Ua4', dice: `HHL${MISSES}`, hero: { items: [{ card: 'test-club' }] } })
    t.choose('hero', `use test-club fight ${t.shown('worm')}`)
    expect(items(t)).toEqual([{ card: 'test-club', charges: 2, component: false }])
    expect(t.order('declared', 'charged', 'rolled')[0]).toBe('declared')
    t.pass()
    expect(t.order('declared', 'charged', 'rolled')).toEqual(['declared', 'charged', 'rolled', 'rolled'])
    expect(t.hears('rolled')[0]?.['faces']).toHaveLength(3)
    expect(items(t)).toEqual([{ card: 'test-club', charges: 2, component: false }])
  })
  it('C174 R56 do their work with the last Charge and go at once', () => {
    const t = given({
      creatures: 'worm Ua4',
      dice: `HHH${MISSES}`,
      hero: { items: [{ card: 'test-club', charges: 1 }] },
    })
    t.act(`use test-club fight ${t.shown('worm')}`)
    expect(items(t)).toEqual([])
    expect(t.state.itemDiscards).toEqual(['test-club'])
    expect(t.hears('rolled')[0]?.['hits']).toBe(3)
    expect(t.creature('worm')?.wounded).toBe(true)
  })
  it('do as their Upgrade says when Upgraded, with the last Charge too (Upgrading Items)', () => {
    for (const charges of [1, 3]) {
      const t = given({
        creatures: 'worm Ua4',
        dice: MISSES,
        hero: { items: [{ card: 'test-club', charges, component: true }] },
      })
      t.act(`use test-club fight ${t.shown('worm')}`)
      expect(t.hears('rolled')[0]?.['faces']).toHaveLength(4)
    }
  })
  it('a Locate Item that does not Locate asks for no target (Items & Companions)', () => {
    const t = given({ hero: { adrenaline: 1, items: [{ card: 'test-needle' }] } }).act('use test-needle locate')
    expect(t.hero.turn?.number).toBe(2)
    expect(t.hero.hero?.adrenaline).toBe(2)
  })
})

describe('Passive Items', () => {
  const attacked = (cards: string, dice: string, more: Given = {}): Table =>
    given({
      creatures: 'worm Ua4',
      overlay: { creatures: { worm: { regular: { dice: { dark: 2 } } } } },
      dice,
      ...more,
      hero: { items: cards.split(' ').map((each) => ({ card: each })), ...more.hero },
    }).act('explore s')
  it('C173 may cost a Charge, once for each occurrence', () => {
    const t = attacked('test-pad', `HH${MISSES}`)
    expect(t.asked()).toMatchObject({ kind: 'trigger', keys: ['no', 'use test-pad'] })
    t.act('use test-pad')
    expect(t.health).toEqual([11, 12])
    expect(items(t)).toEqual([{ card: 'test-pad', charges: 2, component: false }])
    expect(t.asked()?.kind).toBe('turn')
  })
  it('C173 or not', () => {
    const t = attacked('test-pad', `HH${MISSES}`).act('no')
    expect(t.health).toEqual([10, 12])
    expect(items(t)).toEqual([{ card: 'test-pad', charges: 3, component: false }])
  })
  it('C173 waits for its trigger', () => {
    expect(attacked('test-pad', MISSES).asked()?.kind).toBe('turn')
    const scared = given({ creatures: 'worm Ua3', dice: MISSES, hero: { items: [{ card: 'test-pad' }] } }).act('move n')
    expect(scared.asked()?.kind).toBe('turn')
  })
  it('several are asked one after another (Items & Companions)', () => {
    const t = attacked('test-pad test-salve', `HH${MISSES}`).act('use test-pad')
    expect(t.keys('hero')).toEqual(['no', 'use test-salve'])
    t.act('use test-salve')
    expect(t.health).toEqual([12, 12])
  })
  it('C174 goes with its last Charge', () => {
    const t = attacked('test-pad', `HH${MISSES}`, { hero: { items: [{ card: 'test-pad', charges: 1 }] } }).act(
      'use test-pad',
    )
    expect(items(t)).toEqual([])
    expect(t.health).toEqual([11, 12])
  })
  it('needs no Charge for what always holds (Items & Companions)', () => {
    const scare = { creatures: { spore: { regular: { scare: 1 } } } }
    const t = given({
      creatures: 'spore Ua3',
      dice: MISSES,
      overlay: scare,
      hero: { items: [{ card: 'test-charm' }] },
    }).act('move n')
    expect(t.health).toEqual([12, 12]) // a Spore costs 1
  })
})

describe('Companions', () => {
  const friend = { companions: [{ card: 'test-friend' }] }
  it('C176 come with 6 Charges', () => {
    const t = given({
      hero: { at: 'Ua1', character: 'medic' },
      missions: { green: { card: 'test-friends' } },
      difficulty: 'impossible',
    }).act('interact mission green')
    const [joined] = t.hero.hero!.companions
    expect(joined?.charges).toBe(6)
    expect(joined?.card).not.toBe('medic')
    expect(t.hears('companion')).toEqual([{ type: 'companion', card: joined?.card, what: 'joined' }])
  })
  it("R101 are never the Hero's own Character", () => {
    const joined = Array.from({ length: 120 }, (_, i) =>
      given({
        seed: `d${i}`,
        hero: { at: 'Ua1', character: 'pilot' },
        missions: { green: { card: 'test-friends' } },
        difficulty: 'impossible',
      })
        .act('interact mission green')
        .hero.hero!.companions.map((each) => each.card),
    ).flat()
    expect(joined).not.toContain('pilot')
    expect(new Set(joined).size).toBe((PACK as { characters: unknown[] }).characters.length - 1)
  })
  it('C177 lose a Charge by their Ability and go with the last', () => {
    const t = given({ hero: { companions: [{ card: 'test-guide', charges: 2 }], at: 'Ua5' } })
    t.choose('hero', 'explore n')
    expect(t.asked()).toMatchObject({ kind: 'trigger', keys: ['no', 'use test-guide'] })
    t.act('use test-guide')
    expect(t.revealed).toBe('Ua2 Ua3 Ua4 Ua5')
    expect(companions(t)).toEqual([{ card: 'test-guide', charges: 1 }])
    t.act('explore s', 'use test-guide')
    expect(companions(t)).toEqual([])
    expect(t.hears('companion')).toEqual([{ type: 'companion', card: 'test-guide', what: 'gone' }])
  })
  it('C178 may be sacrificed at the start of a Turn, once, and never in mid-Turn', () => {
    const t = given({ hero: { ...friend, life: 5, selfControl: 5 } })
    t.choose('hero', 'bullet-time', 'sacrifice test-friend')
    expect(t.health).toEqual([7, 7])
    expect(companions(t)).toEqual([])
    expect(t.hero.turn).toMatchObject({ number: 1, done: [] })
    t.refuses('hero', 'sacrifice test-friend')
    const late = given({ hero: friend }).act('bullet-time', 'explore n')
    late.refuses('hero', 'sacrifice test-friend')
  })
  it('R81 R102 a Sacrifice opens no window', () => {
    const hands = { evil: { hands: [['test-boo', 'test-aim', 'test-say', 'test-peep', 'test-hurt']] } }
    const go = given({ ...hands, creatures: 'worm Ua3', dice: MISSES, hero: { companions: [{ card: 'test-guide' }] } })
    go.choose('hero', 'sacrifice test-guide')
    expect(go.asked()?.kind).toBe('go')
    go.choose('hero', 'go n')
    expect(go.asked()?.kind).toBe('go')
    expect(go.health[1]).toBeLessThan(12)
    go.choose('hero', 'stop')
    expect(go.asked()?.kind).toBe('turn')
    const roll = given({ ...hands, creatures: 'worm Ua4', dice: 'HH', hero: { companions: [{ card: 'test-gunner' }] } })
    roll.choose('hero', 'sacrifice test-gunner')
    expect(roll.asked()?.kind).toBe('turn')
    expect(roll.creature('worm')?.wounded).toBe(true)
  })
  it('R81 R37 leaving by a Sacrifice still provokes', () => {
    const t = given({ creatures: 'worm Ua4', dice: 'H', hero: { companions: [{ card: 'test-guide' }] } })
    t.choose('hero', 'sacrifice test-guide', 'go n', 'stop')
    expect(t.health).toEqual([11, 12])
  })

  const struck = (dice: string, more: Given = {}): Table =>
    given({
      creatures: 'worm Ua4',
      dice,
      overlay: { creatures: { worm: { regular: { dice: { dark: 3 } } } } },
      ...more,
      hero: { companions: [{ card: 'test-friend', charges: 5 }], ...more.hero },
    })
      .choose('hero', 'explore s')
      .toTurnEnd()
      .choose('evil-1', 'pass')
      .until('suffer')
  it("C179 C183 may take a whole loss in the Hero's place, by Evil's choice alone", () => {
    const t = struck('HHH')
    expect(t.asking).toEqual(['evil-1'])
    expect(t.asked('evil-1')).toMatchObject({ keys: ['hero', 'companion test-friend'], about: { amount: 3 } })
    t.choose('evil-1', 'companion test-friend').pass()
    expect(companions(t)).toEqual([{ card: 'test-friend', charges: 2 }])
    expect(t.health).toEqual([12, 12])
    expect(t.hears('damaged')).toEqual([{ type: 'damaged', kind: 'life', amount: 3, to: 'test-friend' }])
  })
  it('C180 or the Hero takes it whole', () => {
    const t = struck('HHH')
    expect(t.keys('evil-1')).toHaveLength(2)
    t.choose('evil-1', 'hero').pass()
    expect(companions(t)).toEqual([{ card: 'test-friend', charges: 5 }])
    expect(t.health).toEqual([9, 12])
  })
  it('R55 what is over is lost, and no damage trigger follows', () => {
    const t = struck('HHH', {
      hero: { companions: [{ card: 'test-friend', charges: 2 }], items: [{ card: 'test-salve' }], life: 5 },
      evil: { hands: [['test-hurt']] },
    })
    t.choose('evil-1', 'companion test-friend')
    expect(t.asked()?.kind).toBe('turn')
    expect(t.health).toEqual([5, 12])
    expect(companions(t)).toEqual([])
  })
  it('C182 may take a scare too', () => {
    const t = given({
      creatures: 'worm Ua3',
      dice: MISSES,
      overlay: { creatures: { worm: { regular: { scare: 2 } } } },
      hero: { companions: [{ card: 'test-friend', charges: 5 }] },
    })
    t.choose('hero', 'move n').until('suffer').choose('evil-1', 'companion test-friend').pass()
    expect(companions(t)).toEqual([{ card: 'test-friend', charges: 3 }])
    expect(t.health).toEqual([12, 12])
  })
  it('R55 all losses by one card are one event: one word, and what is over is lost', () => {
    const both = (to: string, charges: number): Table => {
      const companions = [{ card: 'test-friend', charges }]
      const t = given({ evil: { hands: [['test-both']] }, hero: { companions } })
      t.choose('hero', 'explore s').until('react', 'turn-end').choose('evil-1', 'play test-both')
      expect(t.asked('evil-1')).toMatchObject({ kind: 'suffer', about: { damage: 'life', amount: 1 } })
      return t.choose('evil-1', to).until('turn')
    }
    const friend = both('companion test-friend', 3)
    expect([friend.health, companions(friend)]).toEqual([[12, 12], [{ card: 'test-friend', charges: 1 }]])
    const hero = both('hero', 3)
    expect([hero.health, companions(hero)]).toEqual([[11, 11], [{ card: 'test-friend', charges: 3 }]])
    const gone = both('companion test-friend', 1)
    expect([gone.health, companions(gone)]).toEqual([[12, 12], []])
    expect(gone.hears('damaged')).toHaveLength(1)
  })
  it('R55 Abilities that change the amount come first', () => {
    const t = given({
      creatures: 'worm Ua4',
      dice: 'HHH',
      overlay: { creatures: { worm: { regular: { dice: { dark: 3 } } } } },
      hero: { companions: [{ card: 'test-friend' }], items: [{ card: 'test-pad' }] },
    })
    t.choose('hero', 'explore s').toTurnEnd().choose('evil-1', 'pass').until('trigger')
    t.act('use test-pad').until('suffer')
    expect(t.asked('evil-1')?.about).toMatchObject({ amount: 2 })
    t.choose('evil-1', 'hero')
  })
})

describe('Using Adrenaline', () => {
  const TRACK = { roundTrack: [{ cap: 9 }, { cap: 4 }] }
  const turn = (hero: Record<string, unknown>, more: Given = {}): Table => given({ overlay: TRACK, hero, ...more })
  it('C206 recovers 1 for 1 token', () => {
    const t = turn({ life: 6, selfControl: 9, adrenaline: 2 })
    expect(t.keys('hero', 'recover')).toEqual(['recover life'])
    t.choose('hero', 'recover life')
    expect(t.health).toEqual([7, 9])
    expect(t.hero.hero?.adrenaline).toBe(1)
    expect(t.hero.turn).toMatchObject({ number: 1, done: [] })
    expect(t.hears('recovered')).toEqual([{ type: 'recovered', kind: 'life', amount: 1 }])
  })
  it('R18 comes with Sacrifice and Bullet Time in whatever order, before anything is declared', () => {
    const keys = ['recover life', 'bullet-time', 'sacrifice test-friend']
    for (const first of keys) {
      const t = turn({ life: 3, selfControl: 3, adrenaline: 2, companions: [{ card: 'test-friend' }] })
      t.choose('hero', first, ...keys.filter((key) => key !== first))
      expect(t.health).toEqual([6, 5])
      expect(t.hero.turn).toMatchObject({ number: 1, bulletTime: true, done: [] })
      expect(t.hears('declared')).toEqual([])
    }
  })
  it('C207 once a Turn, and again the next', () => {
    const t = turn({ life: 6, selfControl: 6, adrenaline: 3 }).choose('hero', 'recover life')
    expect(t.keys('hero', 'recover')).toEqual([])
    t.act('explore n')
    expect(t.keys('hero', 'recover')).toEqual(['recover life', 'recover self-control'])
  })
  it('R16 beside Bullet Time, in either order, for two tokens', () => {
    for (const keys of [
      ['recover life', 'bullet-time'],
      ['bullet-time', 'recover life'],
    ]) {
      const t = turn({ life: 6, selfControl: 9, adrenaline: 2 }).choose('hero', ...keys)
      expect(t.hero.hero?.adrenaline).toBe(0)
      expect(t.health).toEqual([7, 9])
      expect(t.hero.turn?.bulletTime).toBe(true)
    }
  })
  it('C209 not after the Action was declared', () => {
    const t = turn({ life: 6, adrenaline: 3 }).act('bullet-time', 'explore n')
    expect(t.keys('hero', 'recover')).toEqual([])
  })
  it('C210 R15 not at or above the cap', () => {
    expect(turn({ life: 9, selfControl: 9 }).keys('hero', 'recover')).toEqual([])
    expect(turn({ life: 12, selfControl: 10 }).keys('hero', 'recover')).toEqual([])
    expect(turn({ life: 8, selfControl: 10 }).keys('hero', 'recover')).toEqual(['recover life'])
  })
  it('C211 not without a token', () => {
    const t = turn({ life: 6, adrenaline: 0 })
    expect(t.keys('hero', 'recover')).toEqual([])
    t.refuses('hero', 'bullet-time')
  })
})
