// Figures, counts and tests that effects ask for: each told by what a card does with it at the end of a Turn.
import { describe, expect, it } from 'vitest'
import type { Amount, Count, Effect, Test } from '../../../electron/games/alone/pack/pack.ts'
import { TWO_LINES } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, character, item, mission, packWith, NO_CHANGE } from '../../helpers/test-pack.ts'

const NONE = { modifiers: [NO_CHANGE] }

/** Evil plays a card of these effects when the Hero, on Ub1 of two Levels, has Located. */
function played(effects: readonly Effect[], more: Given = {}): Table {
  const t = table({
    pack: packWith({
      fury: [card('test-word', { effects })],
      missions: [mission('test-vow', 'green', 'dormitory'), mission('test-oath', 'blue', 'laboratory')],
      characters: [character('test-friend')],
      items: [item('test-rope', NONE), item('test-tin', NONE)],
    }),
    map: TWO_LINES,
    dice: 'LLLLLLLLLLLL',
    ...more,
    hero: { at: 'Ub1', ...more.hero },
    evil: { hands: [['test-word']], ...more.evil },
  })
  t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
  return t.choose('evil-1', 'play test-word')
}

/** Self Control that a card takes by an amount. */
const taken = (amount: Amount, more: Given = {}): number =>
  (more.hero?.['selfControl'] === undefined ? 12 : Number(more.hero['selfControl'])) -
  played([{ do: 'damage', kind: 'self-control', amount }], more).health[1]

describe('A count', () => {
  const creatures = 'worm Ub1, spore Ub1, spore Uc1, hybrid Ua1, worm Lc1'
  it.each<[Count, number, Given]>([
    ['creatures-here', 2, { creatures }],
    ['creatures-in-sight', 3, { creatures, revealed: 'Uc1' }],
    ['lit-in-sight', 1, { lights: 'Uc1 Lc1', revealed: 'Uc1' }],
    ['doors-here', 1, {}],
    ['doors-here', 0, { blocked: 'Ua1e' }],
    [
      'cards-on-track',
      3,
      { evil: { hands: [['test-word']], track: [{ card: 'fury-filler' }, { card: 'speed-filler' }] } },
    ],
    ['cards-this-turn', 1, { evil: { hands: [['test-word']], track: [{ card: 'fury-filler' }] } }],
    ['items', 2, { hero: { items: [{ card: 'test-rope' }, { card: 'test-tin' }] } }],
    ['adrenaline', 4, { hero: { adrenaline: 4 } }],
    ['life', 5, { hero: { life: 5 } }],
    ['self-control', 6, { hero: { selfControl: 6, life: 4 } }],
  ])('of %s is %i (Playing Reactions)', (count, found, more) => {
    if (count === 'self-control') {
      const left = played([{ do: 'damage', kind: 'life', amount: { count, plus: -3 } }], more)
      expect(left.health).toEqual([1, 6])
    } else expect(taken({ count }, more)).toBe(found)
  })
  it('of companions is 1 (Playing Reactions)', () => {
    const friend = { hero: { adrenaline: 0, companions: [{ card: 'test-friend' }] } }
    expect(played([{ do: 'adrenaline', by: { count: 'companions', plus: 1 } }], friend).hero.hero?.adrenaline).toBe(2)
  })
  it('moves a Creature as far (Spawning and Moving)', () => {
    const t = played([{ do: 'move', steps: { count: 'creatures-here', plus: 1 } }], {
      creatures: 'spore Ud1, worm Ub1, worm Ub1',
    })
    const spore = t.id('spore')
    let steps = 0
    for (; steps < 9 && t.keys('evil-1', `move ${spore}`).length > 0; steps++)
      t.choose('evil-1', `move ${spore} ${t.where('spore') === 'Ud1' ? 'w' : 'e'}`)
    expect(steps).toBe(3)
  })
  it('is multiplied, then added to, and no more than the most (Playing Reactions)', () => {
    const two = { creatures: 'worm Ub1, spore Ub1' }
    expect(taken({ count: 'creatures-here', times: 3 }, two)).toBe(6)
    expect(taken({ count: 'creatures-here', times: 3, plus: 1 }, two)).toBe(7)
    expect(taken({ count: 'creatures-here', plus: -1 }, two)).toBe(1)
    expect(taken({ count: 'creatures-here', times: 3, max: 5 }, two)).toBe(5)
    expect(taken({ count: 'creatures-here', times: 3, max: 9 }, two)).toBe(6)
  })
})

describe('A test', () => {
  const passes = (test: Test, more: Given = {}): boolean =>
    played([{ do: 'if', test, then: [{ do: 'set-aside', by: 3 }] }], more).evil.setAside === 3
  const danger: Test = { danger: true }
  const lit: Test = { lit: true }
  const vow = (own: object = {}): Given => ({ missions: { green: { card: 'test-vow', ...own } } })
  it.each<[what: string, test: Test, yes: Given, no: Given]>([
    ['Light', lit, { lights: 'Ub1' }, { lights: 'Ua1' }],
    ['darkness', { lit: false }, { lights: 'Ua1' }, { lights: 'Ub1' }],
    ['Danger', danger, { dangers: 'Ub1' }, { dangers: 'Ua1' }],
    ['a Creature', { creatureHere: true }, { creatures: 'worm Ub1' }, { creatures: 'worm Ud1' }],
    ['no Creature', { creatureHere: false }, { creatures: 'worm Ud1' }, { creatures: 'worm Ub1' }],
    ['a Room', { room: true }, { hero: { at: 'Ua1' } }, {}],
    ['a Corridor', { room: false }, {}, { hero: { at: 'Ua1' } }],
    ['a Room of a name', { room: ['infirmary'] }, { hero: { at: 'Ua1' } }, { hero: { at: 'Ud1' } }],
    ['a Room of a name in a Corridor', { room: ['infirmary', 'laboratory'] }, { hero: { at: 'Ud1' } }, {}],
    ['the nightmare', { nightmare: true }, { nightmare: true }, {}],
    ['a Mission in play', { mission: 'green' }, vow(), {}],
    ['a Mission not done', { mission: 'green' }, vow(), vow({ done: true })],
    ['a Mission of a colour', { mission: 'green' }, vow(), { missions: { blue: { card: 'test-oath' } } }],
    [
      'so many at least',
      { atLeast: [{ count: 'creatures-here' }, 2] },
      { creatures: 'worm Ub1, spore Ub1' },
      { creatures: 'worm Ub1' },
    ],
    ['not that', { not: lit }, {}, { lights: 'Ub1' }],
    ['any of them', { any: [lit, danger] }, { dangers: 'Ub1' }, {}],
    ['both', { ...lit, ...danger }, { dangers: 'Ub1', lights: 'Ub1' }, { dangers: 'Ub1' }],
  ])('of %s holds where it is so, and not where it is not (Playing Reactions)', (_, test, yes, no) => {
    expect(passes(test, yes)).toBe(true)
    expect(passes(test, no)).toBe(false)
  })
  it('of Bullet Time holds under it alone (Playing Reactions)', () => {
    const test: Test = { bulletTime: true }
    expect(passes(test)).toBe(false)
    const t = table({
      pack: packWith({
        fury: [card('test-word', { effects: [{ do: 'if', test, then: [{ do: 'set-aside', by: 3 }] }] })],
      }),
      map: TWO_LINES,
      hero: { at: 'Ub1' },
      evil: { hands: [['test-word']] },
    })
    t.choose('hero', 'bullet-time', 'explore e').until('turn').choose('hero', 'explore w').until('react', 'turn-end')
    expect(t.choose('evil-1', 'play test-word').evil.setAside).toBe(3)
  })
  it("of an Item or an Action holds for the Turn's own (Playing Reactions)", () => {
    const fires = (test: Test, deed: string): boolean => {
      const t = table({
        pack: packWith({
          items: [item('test-lens', { action: 'explore', aim: 'none', effects: [{ do: 'adrenaline', by: 1 }] })],
          fury: [
            card('test-word', {
              moment: 'declared',
              effects: [{ do: 'if', test, then: [{ do: 'set-aside', by: 3 }] }],
            }),
          ],
        }),
        map: TWO_LINES,
        hero: { at: 'Ub1', items: [{ card: 'test-lens' }] },
        evil: { hands: [['test-word']] },
      })
      t.choose('hero', deed).until('react', 'declared').choose('evil-1', 'play test-word')
      return t.evil.setAside === 3
    }
    expect(fires({ withItem: true }, 'use test-lens explore')).toBe(true)
    expect(fires({ withItem: true }, 'explore e')).toBe(false)
    expect(fires({ withItem: false }, 'explore e')).toBe(true)
    expect(fires({ action: ['explore'] }, 'explore e')).toBe(true)
    expect(fires({ action: ['explore'] }, 'move e')).toBe(false)
  })
})

describe('A figure that something changes', () => {
  const FOG = { kind: 'test-fog', name: 'fog', text: 'fog', modifiers: [{ figure: 'forbid-explore', by: 1 }] } as const
  const DARK = { figure: 'forbid-explore', by: 1, if: { lit: false } } as const
  const explores = (more: Given): boolean =>
    table({
      pack: packWith({ conditions: [FOG], items: [item('test-lens', { modifiers: [DARK] })] }),
      map: TWO_LINES,
      ...more,
      hero: { at: 'Ub1', ...more.hero },
    }).keys('hero', 'explore').length > 0
  it('by a Condition is changed in its Sector alone (Playing Reactions)', () => {
    expect(explores({ conditions: [{ kind: 'test-fog', at: 'Ub1' }] })).toBe(false)
    expect(explores({ conditions: [{ kind: 'test-fog', at: 'Uc1' }] })).toBe(true)
  })
  it('under a test is changed while that holds (Using Items)', () => {
    const hero = { items: [{ card: 'test-lens' }] }
    expect(explores({ hero })).toBe(false)
    expect(explores({ hero, lights: 'Ub1' })).toBe(true)
  })
})
