// Action — Scavenge, Upgrading Items.
import { describe, expect, it } from 'vitest'
import { STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, item, NO_CHANGE, packWith } from '../helpers/test-pack.ts'

const plain = (
  id: string,
  matrix: 'mechanical' | 'chemical' | 'electronic',
  component: 'mechanical' | 'chemical' | 'electronic',
) => item(id, { matrix, component, modifiers: [NO_CHANGE] })
const PACK = packWith({
  fury: [
    card('test-meagre', {
      moment: 'declared',
      actions: ['scavenge'],
      effects: [{ do: 'modify', until: 'action', modifier: { figure: 'item-charges', by: -1 } }],
    }),
  ],
  items: [
    plain('test-saw', 'mechanical', 'chemical'),
    plain('test-drill', 'mechanical', 'electronic'),
    plain('test-vial', 'chemical', 'mechanical'),
    plain('test-wire', 'electronic', 'chemical'),
    item('test-five', { charges: 5, modifiers: [NO_CHANGE] }),
    item('test-hook', { action: 'scavenge', aim: 'none', effects: [{ do: 'scavenge', cards: 2 }] }),
    item('test-tape', { action: 'move', aim: 'none', effects: [{ do: 'items', draw: 1 }] }),
  ],
})
const DRAWN = ['test-saw', 'test-drill', 'test-five', 'crowbar', 'hull-plate', 'cable-winch', 'bullets-1']
const given = (at: string, more: Given = {}): Table =>
  table({ map: STREET, pack: PACK, piles: { items: DRAWN }, ...more, hero: { at, ...more.hero } })
/** The Hero Scavenges; Upgrades are let be. */
const scavenge = (t: Table): Table => {
  t.act('scavenge')
  return t.asked()?.kind === 'upgrade' ? t.act('done') : t
}
const cards = (t: Table): string[] => t.hero.hero!.items.map((each) => each.card)

describe('Drawing', () => {
  it('C151 draws one in a Corridor, with 3 Charges', () => {
    const t = scavenge(given('Ua3'))
    expect(t.hero.hero?.items).toEqual([{ card: 'test-saw', charges: 3, component: false }])
    expect(t.hears('drew')).toEqual([{ type: 'drew', items: ['test-saw'] }])
    expect(t.hero.hero?.scavenged).toEqual([])
  })
  it('C152 draws three in a Room for the first time, and marks it', () => {
    const t = scavenge(given('Ua1'))
    expect(cards(t)).toEqual(['test-saw', 'test-drill', 'test-five'])
    expect(t.hero.hero?.scavenged).toEqual(['infirmary'])
  })
  it('C153 C280 draws one in a marked Room, in a later Round too', () => {
    const t = scavenge(given('Ua1', { round: 4, hero: { scavenged: ['infirmary'] } }))
    expect(cards(t)).toEqual(['test-saw'])
    expect(t.hero.hero?.scavenged).toEqual(['infirmary'])
  })
  it('C154 draws three in another Room', () => {
    const t = scavenge(given('Ua6', { hero: { scavenged: ['infirmary'] } }))
    expect(cards(t)).toHaveLength(3)
    expect(t.hero.hero?.scavenged).toEqual(['dormitory', 'infirmary'])
  })
  it('C143 R60 draws one more by Acute Sight, on the three too', () => {
    const sharp = { experience: { 'acute-sight': 2 } }
    expect(cards(scavenge(given('Ua3', { hero: sharp })))).toHaveLength(2)
    expect(cards(scavenge(given('Ua1', { hero: sharp })))).toHaveLength(4)
    expect(cards(scavenge(given('Ua3', { hero: { experience: { 'acute-sight': 1 } } })))).toHaveLength(1)
  })
  it('C156 gives the number of Charges that the text says', () => {
    expect(scavenge(given('Ua3', { piles: { items: ['test-five'] } })).hero.hero?.items).toEqual([
      { card: 'test-five', charges: 5, component: false },
    ])
  })
  it('R105 or a Reaction', () => {
    const t = given('Ua3', { evil: { hands: [['test-meagre']] } })
    t.choose('hero', 'scavenge').until('react', 'declared').choose('evil-1', 'play test-meagre').pass()
    expect(t.hero.hero?.items).toMatchObject([{ card: 'test-saw', charges: 2 }])
  })
  it('R56 an Item that would come without Charges goes', () => {
    const pack = packWith({
      fury: [
        card('test-void', {
          moment: 'declared',
          effects: [{ do: 'modify', until: 'turn', modifier: { figure: 'item-charges', by: -3 } }],
        }),
      ],
      items: [item('test-five', { charges: 5, modifiers: [NO_CHANGE] })],
    })
    const t = given('Ua1', {
      pack,
      piles: { items: ['test-five', 'crowbar', 'solvent'] },
      evil: { hands: [['test-void']] },
    })
    t.choose('hero', 'scavenge').until('react', 'declared').choose('evil-1', 'play test-void').toTurn()
    expect(t.hero.hero?.items).toMatchObject([{ card: 'test-five', charges: 2 }])
    expect(t.state.itemDiscards).toEqual(['crowbar', 'solvent'])
  })
  it('R59 shuffles the discards in when the deck is empty, else draws fewer', () => {
    const t = scavenge(given('Ua1', { piles: { items: ['test-saw'] }, discards: { items: ['test-drill'] } }))
    expect(cards(t)).toEqual(['test-saw', 'test-drill'])
    const none = scavenge(given('Ua3', { piles: { items: [] }, discards: { items: [] } }))
    expect(cards(none)).toEqual([])
    expect(none.hero.turn?.number).toBe(2)
  })
  it('draws as an Item says wherever it is, and marks no Room (Using Items)', () => {
    const t = given('Ua1', { hero: { items: [{ card: 'test-hook' }] } })
    t.act('use test-hook scavenge')
    if (t.asked()?.kind === 'upgrade') t.act('done')
    expect(cards(t)).toEqual(['test-hook', 'test-saw', 'test-drill'])
    expect(t.hero.hero?.scavenged).toEqual([])
  })
  it('C277 tells Evil what was drawn', () => {
    const t = scavenge(given('Ua3'))
    expect(t.told('evil-1', 'drew')).toEqual([{ type: 'drew', items: ['test-saw'] }])
    expect(t.evil.hero?.items).toEqual(t.hero.hero?.items)
  })
})

describe('The limit of six', () => {
  const held = ['crowbar', 'hull-plate', 'cable-winch', 'bullets-1', 'bullets-2'].map((each) => ({ card: each }))
  const full = (at: string): Table =>
    given(at, { hero: { items: held }, piles: { items: ['test-saw', 'test-drill', 'test-five'] } })
  it('R60 discards down to six before Upgrades', () => {
    const t = full('Ua1').act('scavenge')
    expect(t.asked()?.kind).toBe('discard')
    expect(t.keys('hero')).toHaveLength(8)
    t.act('discard test-drill')
    expect(t.keys('hero')).toHaveLength(7)
    t.act('discard crowbar')
    expect(t.asked()?.kind).not.toBe('discard')
    expect(cards(t)).toEqual(['hull-plate', 'cable-winch', 'bullets-1', 'bullets-2', 'test-saw', 'test-five'])
    expect(t.hears('discarded')).toEqual([
      { type: 'discarded', item: 'test-drill' },
      { type: 'discarded', item: 'crowbar' },
    ])
    expect(t.state.itemDiscards).toEqual(['test-drill', 'crowbar'])
  })
  it('asks for nothing at six (Action — Scavenge)', () => {
    expect(full('Ua3').act('scavenge').asked()?.kind).not.toBe('discard')
  })
})

describe('Upgrades', () => {
  const with_ = (items: Record<string, number>, pile: readonly string[] = []): Table =>
    given('Ua3', {
      hero: { items: Object.entries(items).map(([each, charges]) => ({ card: each, charges })) },
      piles: { items: pile },
      discards: { items: [] },
    }).act('scavenge')
  it('C157 moves a Charge of the Matrix asked for', () => {
    const t = with_({ 'test-saw': 3, 'test-vial': 2 })
    expect(t.keys('hero')).toEqual(['done', 'upgrade test-saw with test-vial', 'upgrade test-vial with test-saw'])
    t.act('upgrade test-saw with test-vial')
    expect(t.hero.hero?.items).toEqual([
      { card: 'test-saw', charges: 3, component: true },
      { card: 'test-vial', charges: 1, component: false },
    ])
    expect(t.hears('upgraded')).toEqual([{ type: 'upgraded', item: 'test-saw', with: 'test-vial' }])
    expect(t.told('evil-1', 'upgraded')).toHaveLength(1)
  })
  it('C158 takes no other Matrix', () => {
    expect(with_({ 'test-saw': 3, 'test-drill': 3 }).asked()?.kind).toBe('turn')
  })
  it('R58 one Charge a space, and never its own', () => {
    const own = packWith({
      items: [plain('test-self', 'mechanical', 'mechanical')],
    })
    const t = table({
      map: STREET,
      pack: own,
      hero: { at: 'Ua3', items: [{ card: 'test-self' }] },
      piles: { items: [] },
      discards: { items: [] },
    })
    expect(t.act('scavenge').asked()?.kind).toBe('turn')
    const twice = with_({ 'test-saw': 3, 'test-vial': 3 }).act('upgrade test-saw with test-vial')
    expect(twice.keys('hero')).toEqual(['done', 'upgrade test-vial with test-saw'])
  })
  it('R58 never spends the green Charge', () => {
    const t = given('Ua3', {
      hero: {
        items: [
          { card: 'test-saw', charges: 1, component: true },
          { card: 'test-vial', charges: 1 },
        ],
      },
      piles: { items: [] },
      discards: { items: [] },
    }).act('scavenge')
    t.act('upgrade test-vial with test-saw')
    expect(cards(t)).toEqual(['test-vial']) // its last blue Charge is gone, and so is the Item
    expect(t.state.itemDiscards).toEqual(['test-saw'])
  })
  it('C160 several at one Scavenge, and what was just drawn', () => {
    const t = with_({ 'test-saw': 3, 'test-wire': 3 }, ['test-vial'])
    t.act('upgrade test-saw with test-vial', 'upgrade test-wire with test-vial', 'upgrade test-vial with test-saw')
    expect(t.hero.hero?.items).toEqual([
      { card: 'test-saw', charges: 2, component: true },
      { card: 'test-wire', charges: 3, component: true },
      { card: 'test-vial', charges: 1, component: true },
    ])
  })
  it('R57 knows one Matrix of Electronics', () => {
    expect(with_({ 'test-drill': 3, 'test-wire': 3 }).keys('hero')).toContain('upgrade test-drill with test-wire')
  })
  it('C162 not with any other Action, though it draws', () => {
    const t = given('Ua3', {
      hero: { items: [{ card: 'test-saw' }, { card: 'test-vial' }, { card: 'test-tape' }] },
      piles: { items: ['crowbar'] },
    })
    expect(t.keys('hero', 'upgrade')).toEqual([])
    expect(t.act('use test-tape move').asked()?.kind).toBe('turn')
  })
  it('C280 marks cannot be made or taken away by the Hero', () => {
    const t = given('Ua1', { hero: { scavenged: ['infirmary'], experience: { courage: 1 } } })
    for (const key of t.keys('hero')) {
      expect(key).toMatch(/^(bullet-time|recover .*|move .*|explore .*|fight .*|locate|scavenge|interact .*)$/)
    }
  })
})
