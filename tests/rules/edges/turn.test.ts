// Edges of a Turn and of the end of a Round: who may speak up at its moments, how often, and what is over when it is over.
import { describe, expect, it } from 'vitest'
import type { Listener, Modifier } from '../../../electron/games/alone/pack/pack.ts'
import { CROSSING, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, character, item, packWith, QUIET } from '../../helpers/test-pack.ts'

/** A Hero whose Character listens or changes figures, alone on the STREET. */
function hero(own: { listeners?: readonly Listener[]; modifiers?: readonly Modifier[] }, more: Given = {}): Table {
  return table({
    pack: packWith({ characters: [character('test-hero', own)] }),
    map: STREET,
    ...more,
    hero: { at: 'Ua3', adrenaline: 2, character: 'test-hero', ...more.hero },
  })
}
const adrenaline = (t: Table): number | undefined => t.hero.hero?.adrenaline
/** A Turn in which nothing happens. */
const wait = (t: Table): Table => t.act('locate', 'target door', 'target door').toTurn({ hand: 'keep' })

describe('the beginning of a Turn', () => {
  it('lets who waits for it speak before the Hero is asked, each Turn (Performing Actions)', () => {
    const t = hero({ listeners: [{ on: 'turn-start', effects: [{ do: 'adrenaline', by: 1 }] }] })
    expect(adrenaline(t)).toBe(3)
    expect(adrenaline(wait(t))).toBe(4)
  })
})

describe('the declaration of an Action', () => {
  it('tells whoever may react which Action it is (Instant Reactions)', () => {
    const pack = packWith({ fury: [card('test-shout', { moment: 'declared' })] })
    const t = table({ pack, map: STREET, hero: { at: 'Ua3' }, evil: { hands: [['test-shout']] } })
    t.choose('hero', 'explore n')
    expect(t.asked('evil-1')).toMatchObject({ kind: 'react', moment: 'declared', about: { action: 'explore' } })
  })
})

describe('Recover', () => {
  it.each([
    ['life', [6, 5]],
    ['self-control', [5, 6]],
  ] as const)('gives back 1 on the track that is named, %s, and no other (Recovering Health)', (kind, health) => {
    const t = hero({}, { hero: { life: 5, selfControl: 5 } })
    t.choose('hero', `recover ${kind}`)
    expect(t.health).toEqual(health)
    expect(adrenaline(t)).toBe(1)
    expect(t.hears('recovered')).toEqual([{ type: 'recovered', kind, amount: 1 }])
  })
  it.each([
    ['life', 'life', 5],
    ['self-control', 'life', 1],
    ['self-control', 'self-control', 5],
    ['life', 'self-control', 1],
  ] as const)('of %s is heard of by who waits for %s (Recovering Health)', (kind, damage, left) => {
    const t = hero(
      { listeners: [{ on: 'recovered', if: { damage }, effects: [{ do: 'adrenaline', by: 4 }] }] },
      { hero: { life: 5, selfControl: 5 } },
    )
    t.choose('hero', `recover ${kind}`)
    expect(adrenaline(t)).toBe(left)
  })
})

describe('the end of an Action', () => {
  it.each([
    ['whoever waits for it', {}],
    ['who asks which Action it was', { if: { action: ['scavenge'] } }],
  ] as const)('is heard of after a Scavenge and after no other, by %s (Action — Scavenge)', (_, only) => {
    const t = hero({ listeners: [{ on: 'scavenged', ...only, effects: [{ do: 'adrenaline', by: 1 }] }] })
    expect(adrenaline(wait(t))).toBe(2)
    expect(adrenaline(t.act('scavenge').toTurn())).toBe(3)
    expect(adrenaline(t.act('explore n').toTurn())).toBe(3)
  })
})

describe('what may be done once', () => {
  /** What recovering costs in the last two Turns of a Round and the first two of the next: 1, and 1 is given back while that may be. */
  function gains(once: 'turn' | 'round' | 'game' | undefined): number[] {
    const listener: Listener = {
      on: 'recovered',
      effects: [{ do: 'adrenaline', by: 1 }],
      ...(once === undefined ? {} : { once }),
    }
    const t = hero(
      { listeners: [listener], modifiers: [{ figure: 'adrenaline', set: 6 }] },
      { turn: 7, hero: { life: 3, adrenaline: 6 } },
    )
    const found: number[] = []
    for (let turns = 0; turns < 4; turns++) {
      const before = adrenaline(t) ?? 0
      t.choose('hero', 'recover life')
      found.push((adrenaline(t) ?? 0) - before)
      wait(t)
    }
    return found
  }
  it.each([
    ['ever so often', undefined, [0, 0, 0, 0]],
    ['a Turn', 'turn', [0, 0, 0, 0]],
    ['a Round', 'round', [0, -1, 0, -1]],
    ['a game', 'game', [0, -1, -1, -1]],
  ] as const)('%s, may be done again in the next one (Performing Actions)', (_, once, found) => {
    expect(gains(once)).toEqual(found)
  })
})

describe('the end of a Round', () => {
  it('sets Adrenaline to the figure that cards in play have changed (Replenishing Adrenaline)', () => {
    const plain = hero({}, { turn: 8 })
    const more = hero({ modifiers: [{ figure: 'adrenaline', by: 1 }] }, { turn: 8 })
    expect(adrenaline(wait(more))).toBe((adrenaline(wait(plain)) ?? 0) + 1)
  })
  it('leaves nothing of itself to be done later (End of the Round)', () => {
    const t = table({ pack: QUIET, map: STREET, hero: { at: 'Ua3' } })
    const left = t.state.agenda
    for (let turns = 0; turns < 8; turns++) wait(t)
    expect([t.hero.turn?.number, t.hero.round?.space]).toEqual([1, 1])
    expect(t.state.agenda).toEqual(left)
  })
})

describe('a Sacrifice', () => {
  it("leaves what it leaves open to the Hero's choice (Companions)", () => {
    const light = { do: 'lights', on: true, where: 'near', count: 1 } as const
    const t = table({
      pack: packWith({ characters: [character('test-friend', { companion: { sacrifice: [light] } })] }),
      map: CROSSING,
      hero: { at: 'Ub3', companions: [{ card: 'test-friend' }] },
      revealed: 'Ub2 Uc3',
    })
    t.choose('hero', 'sacrifice test-friend')
    expect(t.asked()).toMatchObject({ kind: 'place', keys: [t.handle('Ub2'), t.handle('Uc3')] })
    t.choose('hero', t.handle('Uc3'))
    expect(t.evil.lights).toEqual(['Uc3'])
    expect(t.hero.hero?.companions).toEqual([])
  })
})

describe('what holds for a time', () => {
  const LAST = ['card', 'action', 'turn', 'next-turn', 'round', 'game'] as const
  const items = LAST.map((until) =>
    item(`test-${until}`, {
      action: 'interact',
      aim: 'none',
      effects: [{ do: 'modify', until, modifier: { figure: 'forbid-locate', by: 1 } }],
    }),
  )
  it.each([
    ['card', [true, true, true, true, true]],
    ['action', [true, true, true, true, true]],
    ['turn', [false, true, true, true, true]],
    ['next-turn', [false, false, true, true, true]],
    ['round', [false, false, false, true, true]],
    ['game', [false, false, false, false, false]],
  ] as const)('is over when it should be: %s (Using Items)', (until, found) => {
    const t = table({
      pack: packWith({ items }),
      map: STREET,
      hero: { at: 'Ua3', items: [{ card: `test-${until}` }] },
      turn: 6,
    })
    t.choose('hero', 'bullet-time', `use test-${until} interact`).pass()
    const offered = [t.offers('hero', 'locate')]
    for (let turns = 0; turns < 4; turns++) {
      t.act('explore s').toTurn({ hand: 'keep' })
      offered.push(t.offers('hero', 'locate'))
    }
    expect([t.hero.turn?.number, t.hero.round?.space]).toEqual([2, 1])
    expect(offered).toEqual(found)
  })

  it('for a Turn is over before the Round ends, and what the end of a Round sets for one before the next begins (End of Round effects)', () => {
    const one = { figure: 'adrenaline', by: 1 } as const
    const now = hero(
      { listeners: [{ on: 'turn-start', effects: [{ do: 'modify', until: 'turn', modifier: one }] }] },
      { turn: 8 },
    )
    const plain = hero({}, { turn: 8 })
    expect(adrenaline(wait(now))).toBe(adrenaline(wait(plain)))
    const forbid = { figure: 'forbid-explore', by: 1 } as const
    const late = hero(
      { listeners: [{ on: 'round-end', effects: [{ do: 'modify', until: 'turn', modifier: forbid }] }] },
      { turn: 8 },
    )
    expect(wait(late).keys('hero', 'explore')).toEqual(['explore n', 'explore s'])
  })
})

describe('a loss at the end of a Round', () => {
  it('opens no window of damage (Damage Reactions)', () => {
    const pack = packWith({
      fury: [card('test-wound', { moment: 'damage' })],
      characters: [
        character('test-hero', {
          listeners: [{ on: 'round-end', effects: [{ do: 'damage', kind: 'life', amount: 1 }] }],
        }),
      ],
    })
    const t = table({
      pack,
      map: STREET,
      hero: { at: 'Ua3', character: 'test-hero' },
      evil: { hands: [['test-wound']] },
      turn: 8,
    })
    const moments: (string | undefined)[] = []
    t.choose('hero', 'locate', 'target door', 'target door')
    for (let n = 0; n < 50 && t.asked()?.kind !== 'turn'; n++) {
      const { kind, moment, keys } = t.asked('evil-1')!
      if (kind === 'react') moments.push(moment)
      t.choose('evil-1', kind === 'react' ? 'pass' : keys[0]!)
    }
    expect(t.health[0]).toBe(11)
    expect(moments).not.toContain('damage')
  })
})

describe('Lights that Creatures put out', () => {
  function moved(lights: string): Table {
    const t = table({
      pack: packWith({ fury: [card('test-pair', { effects: [{ do: 'move', steps: 1, creatures: 2 }] })] }),
      map: STREET,
      hero: { at: 'Ua6' },
      creatures: 'worm Ua4, spore Ua2',
      lights,
      revealed: 'Ua1 Ua3',
      evil: { hands: [['test-pair']] },
    })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    return t.choose('evil-1', 'play test-pair', `move ${t.id('worm')} n`, `move ${t.id('spore')} n`).pass()
  }
  it('are named by the order of the Map, whoever moved first (Switching off Lights)', () => {
    expect(moved('Ua1 Ua3').told('evil-1', 'lights')).toEqual([{ type: 'lights', sectors: ['Ua1', 'Ua3'], on: false }])
  })
  it('are those that were on, and where none was there is nothing to tell (Switching off Lights)', () => {
    const t = moved('Ua3')
    expect(t.hears('lights')).toEqual([{ type: 'lights', sectors: [t.handle('Ua3')], on: false }])
    expect(moved('Ua6').hears('lights')).toEqual([])
  })
})
