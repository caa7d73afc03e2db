// Characters, Items and Companions: sentences of the rulebook that no older case holds.
import { describe, expect, it } from 'vitest'
import { STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, character, item, mission, packWith } from '../../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-ear', { actions: ['locate'] }),
    card('test-grab', { actions: ['scavenge'] }),
    card('test-path', { actions: ['move'] }),
    card('test-blow', { effects: [{ do: 'damage', kind: 'life', amount: 2 }] }),
  ],
  items: [
    item('test-watch', { action: 'locate', aim: 'none', effects: [{ do: 'extra-action', actions: ['scavenge'] }] }),
  ],
  characters: [
    character('test-scout', {
      modifiers: [{ figure: 'explore-range', by: 1 }],
      companion: { modifiers: [{ figure: 'fight-dice', by: 1 }] },
    }),
    character('test-friend'),
    character('test-other'),
  ],
  missions: [
    mission('test-friends', 'green', 'infirmary', { reward: [{ do: 'companion' }] }),
    mission('test-more', 'blue', 'infirmary', { reward: [{ do: 'companion' }] }),
  ],
})
const given = (more: Given = {}): Table =>
  table({
    map: STREET,
    pack: PACK,
    piles: { items: [] },
    discards: { items: [] },
    difficulty: 'impossible',
    ...more,
    hero: { at: 'Ua5', ...more.hero },
  })

describe('Characters', () => {
  it('as the Hero a Character has the abilities of that side, as a Companion those of the other (Hero Setup)', () => {
    const does = (hero: Record<string, unknown>): unknown => {
      const scene = { hero, creatures: 'cultist Ua5', dice: 'LLLLLLLLLL' }
      const seen = given(scene).act('explore n').revealed
      const t = given(scene)
      const [roll] = t.act(`fight ${t.shown('cultist')}`).hears('rolled')
      return [seen, (roll?.['faces'] as unknown[]).length]
    }
    expect(does({ character: null })).toEqual(['Ua3 Ua4 Ua5', 2])
    expect(does({ character: 'test-scout' })).toEqual(['Ua2 Ua3 Ua4 Ua5', 2])
    expect(does({ companions: [{ card: 'test-scout' }] })).toEqual(['Ua3 Ua4 Ua5', 3])
  })
})

describe('Extra Actions', () => {
  it('both the Item’s Action and the extra one allow their Reactions, two in all (Items & Companions)', () => {
    const after = (second: string): Table => {
      const hands = [['test-ear', 'test-grab', 'test-path']]
      const t = given({ evil: { hands }, hero: { items: [{ card: 'test-watch' }] } })
      return t.choose('hero', 'use test-watch locate').until('turn').choose('hero', second).until('react', 'turn-end')
    }
    const both = after('scavenge')
    expect(both.keys('evil-1', 'play')).toEqual(['play test-ear', 'play test-grab'])
    both.choose('evil-1', 'play test-grab').until('react', 'turn-end').choose('evil-1', 'play test-ear')
    expect(both.keys('evil-1', 'standard')).toEqual([])
    expect(after('end').keys('evil-1', 'play')).toEqual(['play test-ear'])
  })
})

describe('Companions', () => {
  it('one of two takes a whole loss, the other and the Hero nothing (Items & Companions)', () => {
    const companions = ['test-friend', 'test-other'].map((each) => ({ card: each }))
    const t = given({ evil: { hands: [['test-blow']] }, hero: { companions } })
    t.choose('hero', 'explore n').until('react', 'turn-end').choose('evil-1', 'play test-blow').until('suffer')
    expect(t.keys('evil-1')).toEqual(['hero', 'companion test-friend', 'companion test-other'])
    t.choose('evil-1', 'companion test-other').pass()
    expect(t.hero.hero?.companions).toEqual([
      { card: 'test-friend', charges: 6 },
      { card: 'test-other', charges: 4 },
    ])
    expect(t.health).toEqual([12, 12])
  })
  it('one that was sacrificed does not come again (Items & Companions)', () => {
    const few = { ...(PACK as object) } as { characters: { card: string }[] }
    few.characters = few.characters.filter((each) => ['pilot', 'test-friend'].includes(each.card))
    const joined = (sacrifice: boolean): unknown => {
      const t = given({
        pack: few,
        missions: { green: { card: 'test-friends' }, blue: { card: 'test-more' } },
        hero: { at: 'Ua1', character: 'pilot', adrenaline: 1 },
      })
      t.act('interact mission green')
      expect(t.hero.hero?.companions).toEqual([{ card: 'test-friend', charges: 6 }])
      if (sacrifice) t.choose('hero', 'sacrifice test-friend')
      return t.act('interact mission blue').hero.hero?.companions
    }
    expect(joined(true)).toEqual([])
    expect(joined(false)).toEqual([{ card: 'test-friend', charges: 6 }])
  })
})
