// Edges of the moments of a game: which cards may speak at one, whose choice what they say is, and which cards of Evil's it allows.
import { describe, expect, it } from 'vitest'
import type { Listener } from '../../../electron/games/alone/pack/pack.ts'
import { CROSSING, STREET, TWO_LINES } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, character, item, mission, packWith } from '../../helpers/test-pack.ts'

const adrenaline = (t: Table): number | undefined => t.hero.hero?.adrenaline
const gain = (by: number, more: Partial<Listener> = {}): Listener => ({
  on: 'turn-start',
  effects: [{ do: 'adrenaline', by }],
  ...more,
})

describe('A Mission that waits for a moment', () => {
  const waiting = (missions: Given['missions']): number | undefined =>
    adrenaline(
      table({
        pack: packWith({
          missions: [
            mission('test-final', 'final', 'laboratory', { listeners: [gain(1)] }),
            mission('test-vow', 'green', 'dormitory', { listeners: [gain(2)] }),
          ],
        }),
        map: STREET,
        hero: { at: 'Ua3', adrenaline: 0 },
        missions: missions!,
      }),
    )
  it('speaks from when it is triggered until it is done (Mission Overview)', () => {
    const final = { card: 'test-final' }
    expect(waiting({ final: { ...final, triggered: true }, green: { card: 'test-vow' } })).toBe(3)
    expect(waiting({ final: { ...final, triggered: false }, green: { card: 'test-vow', done: true } })).toBe(0)
  })
})

describe('What a card leaves open when it speaks', () => {
  const listeners: readonly Listener[] = [
    { on: 'turn-start', effects: [{ do: 'lights', on: true, where: 'revealed', count: 1 }] },
  ]
  const light = (more: Given): Table =>
    table({
      pack: packWith({
        characters: [character('test-hero', { listeners }), character('test-friend', { companion: { listeners } })],
        items: [item('test-lamp', { listeners })],
        missions: [mission('test-vow', 'green', 'dormitory', { listeners })],
        conditions: [{ kind: 'test-fog', name: 'fog', text: 'fog', listeners }],
      }),
      map: CROSSING,
      revealed: 'Ua3 Uc3',
      ...more,
      hero: { at: 'Ub3', ...more.hero },
      evil: { players: 2, leader: 2, hands: [[], []] },
    })
  it.each<[string, Given]>([
    ['his Character', { hero: { character: 'test-hero' } }],
    ['an Item', { hero: { items: [{ card: 'test-lamp' }] } }],
    ['a Companion', { hero: { companions: [{ card: 'test-friend' }] } }],
  ])("is the Hero's choice by his handles, in their order, for what is his: %s (Items & Companions)", (_, more) => {
    const t = light(more)
    expect(t.asking).toEqual(['hero'])
    expect(t.asked()).toMatchObject({ kind: 'place', keys: [t.handle('Ua3'), t.handle('Ub3'), t.handle('Uc3')] })
  })
  it.each<[string, Given]>([
    ['a Mission', { missions: { green: { card: 'test-vow' } } }],
    ['a Condition', { conditions: [{ kind: 'test-fog', at: 'Ub3' }] }],
  ])("is the Leader's choice by the names of the Map for what is nobody's: %s (Evil Leader duties)", (_, more) => {
    const t = light(more)
    expect(t.asking).toEqual(['evil-2'])
    expect(t.asked('evil-2')).toMatchObject({ kind: 'place', keys: ['Ua3', 'Ub3', 'Uc3'] })
  })
})

describe('Cards that speak at the same moment', () => {
  const two = (a: readonly Listener[], b: readonly Listener[]): Table =>
    table({
      pack: packWith({ items: [item('test-a', { listeners: a }), item('test-b', { listeners: b })] }),
      map: STREET,
      hero: {
        at: 'Ua3',
        adrenaline: 0,
        items: [
          { card: 'test-a', charges: 2 },
          { card: 'test-b', charges: 2 },
        ],
      },
    })
  const charges = (t: Table): unknown => t.hero.hero?.items.map((x) => x.charges)
  it('all do, once for each of their texts, and one that may once leaves it to another (Items & Companions)', () => {
    expect(adrenaline(two([gain(1, { once: 'game' }), gain(2, { once: 'game' })], [gain(2, { once: 'game' })]))).toBe(5)
  })
  it('give a Charge where their text says so alone (Using Items)', () => {
    expect(charges(two([gain(1)], [gain(1, { charge: true })]))).toEqual([2, 1])
  })
  it("are the Hero's to name where they may, and each says what it is for (Using Items)", () => {
    const t = two([gain(1, { optional: true, charge: true })], [gain(2, { optional: true, charge: true })])
    expect(t.asked()).toMatchObject({
      kind: 'trigger',
      keys: ['no', 'use test-a', 'use test-b'],
      about: { moment: 'turn-start' },
    })
    t.choose('hero', 'use test-b')
    expect([adrenaline(t), charges(t)]).toEqual([2, [2, 1]])
    expect(t.keys()).toEqual(['no', 'use test-a'])
    expect(adrenaline(t.choose('hero', 'no'))).toBe(2)
  })
})

describe('The cards that Evil may play', () => {
  const given = (more: Given = {}): Table =>
    table({
      pack: packWith({
        fury: [
          card('test-any', { copies: 3 }),
          card('test-busy', { actions: ['move', 'explore'] }),
          card('test-heed', { moment: 'declared', actions: ['explore'] }),
          card('test-step', { effects: [{ do: 'move', steps: 1 }] }),
          card('test-there', {
            effects: [
              { do: 'move', steps: 1, kinds: ['spore'] },
              { do: 'danger', add: 1, where: 'moved' },
            ],
          }),
        ],
        characters: [character('test-hero', { modifiers: [{ figure: 'cards-per-turn', by: -1 }] })],
        conditions: [
          {
            kind: 'test-bait',
            name: 'test-bait',
            text: 'test-bait',
            listeners: [{ on: 'declared', once: 'turn', effects: [{ do: 'move', steps: 1 }] }],
          },
        ],
      }),
      map: STREET,
      piles: { items: [] },
      discards: { items: [] },
      ...more,
      hero: { at: 'Ua4', ...more.hero },
    })
  const explored = (more: Given): Table => given(more).choose('hero', 'explore n').until('react', 'turn-end')

  it('in a Turn are as many as the figure says that something may change (R7)', () => {
    const evil = { hands: [['test-any', 'test-any']] }
    const play = (t: Table): Table => t.choose('evil-1', 'play test-any')
    expect(play(explored({ evil })).keys('evil-1', 'play')).toEqual(['play test-any'])
    expect(play(explored({ evil, hero: { character: 'test-hero' } })).keys('evil-1', 'play')).toEqual([])
  })
  it('are those for an Action that was done, one of several that they name (Allowed Reactions)', () => {
    const evil = { hands: [['test-busy']] }
    expect(explored({ evil }).keys('evil-1', 'play')).toEqual(['play test-busy'])
    const located = given({ evil }).choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    expect(located.keys('evil-1', 'play')).toEqual([])
  })
  it('are those for the Action in course alone, not for one before it in the Turn (Allowed Reactions)', () => {
    const t = given({ evil: { hands: [['test-heed', 'test-heed']] } })
    t.choose('hero', 'bullet-time', 'explore n')
    expect(t.asked('evil-1')).toMatchObject({ moment: 'declared', keys: ['pass', 'play test-heed'] })
    t.pass().choose('hero', 'locate', 'target door', 'target door')
    expect(t.asked('evil-1')?.moment).not.toBe('declared')
  })
  it.each<[string, (t: Table) => Table]>([
    ['a card', (t) => t.choose('hero', 'explore n').until('react', 'turn-end').choose('evil-1', 'play test-step')],
    ['a Condition', (t) => t.choose('hero', 'explore n')],
  ])('know nothing of what %s before them has moved (Playing Reactions)', (source, begun) => {
    const t = begun(
      given({
        creatures: 'worm Ua1',
        conditions: source === 'a Condition' ? [{ kind: 'test-bait', at: 'Ua4' }] : [],
        evil: { hands: [['test-step', 'test-there']] },
      }),
    )
    t.choose('evil-1', `move ${t.id('worm')} s`)
      .toTurnEnd()
      .hush()
    expect(t.where('worm')).toBe('Ua2')
    t.choose('evil-1', 'play test-there')
    expect(t.hears('played')).toHaveLength(1)
    expect(t.evil.dangers).toEqual([])
  })
  it('are asked for again of those who have not passed, where the Leader bars one by its face (Evil Leader duties)', () => {
    const t = explored({ evil: { players: 3, leader: 1, hands: [['test-any'], ['test-any'], ['test-any']] } })
    t.choose('evil-2', 'pass').choose('evil-3', 'standard test-any').choose('evil-1', 'no')
    expect(t.asking).toEqual(['evil-1', 'evil-3'])
    expect(t.keys('evil-3')).toEqual(['pass', 'play test-any'])
    t.choose('evil-3', 'play test-any')
    expect(t.asked('evil-1')?.about).toEqual({ seat: 'evil-3', deck: 'fury', face: 'up' })
    t.choose('evil-1', 'no')
    expect(t.keys('evil-3')).toEqual(['pass'])
  })
})

describe('What a card takes aim at', () => {
  const aim = { effects: [{ do: 'danger', add: 1, where: 'aim' }] } as const
  const hand = (moment: 'declared' | 'before-reveal', action: 'move' | 'explore' | 'fight', more: Given): Table =>
    table({
      pack: packWith({
        fury: [card('test-trap', { moment, actions: [action], ...aim })],
        items: [item('test-boots', { action: 'move', aim: 'way', effects: [{ do: 'go', steps: 2 }] })],
      }),
      map: STREET,
      ...more,
      hero: { at: 'Ua3', items: [{ card: 'test-boots' }], ...more.hero },
      evil: { hands: [['test-trap', 'test-trap']] },
    })
  const trapped = (t: Table): readonly string[] => t.choose('evil-1', 'play test-trap').evil.dangers
  it('is the Sector that the Hero looks or steps into (Allowed Reactions)', () => {
    expect(trapped(hand('declared', 'explore', {}).choose('hero', 'explore n'))).toEqual(['Ua2'])
    expect(trapped(hand('declared', 'move', {}).choose('hero', 'move s'))).toEqual(['Ua4'])
    expect(trapped(hand('before-reveal', 'move', {}).choose('hero', 'move s'))).toEqual(['Ua4'])
  })
  it('is of several steps the one to come (Allowed Reactions)', () => {
    const t = hand('before-reveal', 'move', { map: CROSSING, hero: { at: 'Ub4' } })
    expect(trapped(t.choose('hero', 'use test-boots move n'))).toEqual(['Ub3'])
    t.choose('evil-1', 'pass').choose('hero', 'none', 'go e')
    expect(trapped(t)).toEqual(['Ub3', 'Uc3'])
  })
  it('is where the Stairs lead (Using Stairs)', () => {
    const t = hand('declared', 'move', { map: TWO_LINES, hero: { at: 'Ud1' } }).choose('hero', 'move stairs')
    expect(trapped(t)).toEqual(['Ld1'])
  })
  it('is the Sector of the Creature that is fought (Allowed Reactions)', () => {
    const t = hand('declared', 'fight', { creatures: 'worm Ua3', dice: 'LLLL' })
    expect(trapped(t.choose('hero', `fight ${t.shown('worm')}`))).toEqual(['Ua3'])
  })
})
