// What a Reaction would do before it is played: of the card's printed deeds and Evil's own view, and never more sure than it can be.
import { describe, expect, it } from 'vitest'
import type { Catalogue, Deed, EvilView } from '../../electron/contract/alone.ts'
import { deedsOf } from '../../electron/games/alone/view/deeds.ts'
import { foresee, reachedFrom } from '../../renderer/evil/foresee.ts'
import { planOf } from '../../renderer/evil/plot/map.ts'
import { FORESEEN } from '../../renderer/evil/plot/reach.ts'
import { makeTexts } from '../../renderer/i18n/index.ts'
import { catalogue } from '../helpers/window-evil/catalogue.ts'

/** A corridor of four from west to east, a Room at its end and Stairs at its beginning. */
const view: EvilView = {
  round: { space: 0, spaces: 9, cap: 12, nightmare: false },
  turn: { number: 1, bulletTime: false, done: [] },
  hero: null,
  missions: [],
  evil: { players: 1, leader: 1, decks: ['fury'], hands: [1] },
  difficulty: 'normal',
  waiting: 'hero',
  result: null,
  at: 'Ub1',
  levels: { upper: ['r──┬I ', '   │  ', '', '', '', ''], lower: ['r──── ', '', '', '', '', ''] },
  lcus: [],
  creatures: [
    { id: 'c1', kind: 'worm', at: 'Uc2', wounded: false, revealed: false },
    { id: 'c2', kind: 'spore', at: 'Ub1', wounded: true, revealed: true },
    { id: 'c3', kind: 'cultist', at: 'Ld1', wounded: false, revealed: false },
  ],
  dangers: [],
  lights: [],
  blocked: [],
  conditions: [],
  revealed: ['Ua1', 'Ub1'],
  hand: ['test'],
  decks: [],
  track: [],
  setAside: 0,
}
const plan = planOf(view.levels)
const withCard = (first: readonly Deed[], dangerous: readonly Deed[] = []): Catalogue => ({
  ...catalogue,
  cards: [...catalogue.cards, { ...catalogue.cards[0]!, card: 'test', deeds: { first, dangerous } }],
})
interface More {
  readonly view?: Partial<EvilView>
  readonly dangerous?: readonly Deed[]
  readonly log?: readonly { readonly type: string; readonly [field: string]: unknown }[]
  readonly faceDown?: boolean
}
function of(first: readonly Deed[], more: More = {}) {
  const known = withCard(first, more.dangerous)
  const now = { ...view, ...more.view }
  const texts = makeTexts('evil', () => known)
  const told = foresee('test', more.faceDown === true, {
    view: now,
    plan,
    catalogue: known,
    log: more.log ?? [],
    texts,
  })!
  return {
    ...told,
    who: told.reaches.filter(({ key }) => key === FORESEEN).map(({ to }) => to),
    to: told.reaches.filter(({ key }) => key !== FORESEEN).map(({ to }) => to),
  }
}
const sorted = (list: readonly string[]): readonly string[] => list.toSorted()

describe('a move', () => {
  it('shows every Creature and how far each could get, and no Sector farther', () => {
    const { says, who, to } = of([{ do: 'move', steps: 1, creatures: 1 }])
    expect(sorted(who)).toEqual(['Ld1', 'Ub1', 'Uc2'])
    expect(sorted(to)).toEqual(['Lc1', 'Ua1', 'Uc1'])
    expect(says).toEqual(['Any Creature: up to 1 Sector.'])
  })
  it('says who comes to the Hero: as far as its steps, and not who is with him already', () => {
    const two = of([{ do: 'move', steps: 2, creatures: 1 }])
    expect(two.says.at(-1)).toBe('In reach of him: Worm Uc2.')
    expect(of([{ do: 'move', steps: 1, creatures: 1 }]).says).toHaveLength(1)
  })
  it('is of kinds and places that are named alone, and of nobody where nobody is there', () => {
    expect(of([{ do: 'move', steps: 1, creatures: 1, kinds: ['cultist'] }]).who).toEqual(['Ld1'])
    expect(sorted(of([{ do: 'move', steps: 1, creatures: 1, from: 'unrevealed' }]).who)).toEqual(['Ld1', 'Uc2'])
    const none = of([{ do: 'move', steps: 1, creatures: 1, kinds: ['mech'] }])
    expect([none.reaches, none.says]).toEqual([[], ['No Creature is where it could be moved from.']])
  })
  it('of the one that the card has moved is left to then', () => {
    const { reaches, says } = of([{ do: 'move', steps: 1, creatures: 1, from: 'moved' }])
    expect([reaches, says]).toEqual([[], ['Then that Creature: up to 1 Sector.']])
  })
  it('takes a step more to free a Blocked Door, and counts the Stairs as one', () => {
    const blocked = ['Uc1e']
    expect(reachedFrom('Uc1', 1, plan, { blocked })).not.toContain('Ud1')
    expect(reachedFrom('Uc1', 2, plan, { blocked })).toContain('Ud1')
    expect(reachedFrom('Uc1', 1, plan, { blocked: [] })).toContain('Ud1')
    expect(sorted(reachedFrom('Ua1', 1, plan, { blocked: [] }))).toEqual(['La1', 'Ua1', 'Ub1'])
    expect(reachedFrom('Ua1', 0, plan, { blocked: [] })).toEqual(['Ua1'])
  })
})

describe('a Spawn', () => {
  const least = catalogue.creatures['worm']!.regular.spawn
  const distances: Readonly<Record<string, number>> = {
    Ub1: 0,
    Ua1: 1,
    Uc1: 1,
    La1: 2,
    Ud1: 2,
    Uc2: 2,
    Lb1: 3,
    Lc1: 4,
    Ld1: 5,
  }
  const from = (n: number): readonly string[] => sorted(Object.keys(distances).filter((at) => distances[at]! >= n))
  it('keeps the distance of its kind, less what the card allows', () => {
    expect(sorted(of([{ do: 'spawn', nearer: 0, kinds: ['worm'] }]).to)).toEqual(from(least))
    expect(sorted(of([{ do: 'spawn', nearer: 1, kinds: ['worm'] }]).to)).toEqual(from(least - 1))
    expect(from(least - 1)).not.toEqual(from(least))
  })
  it('is of no kind whose tokens are all on the Map, nor of a boss unless it is named', () => {
    const worms = Array.from({ length: catalogue.creatures['worm']!.tokens }, (_, i) => ({
      ...view.creatures[0]!,
      id: `w${i}`,
    }))
    const none = of([{ do: 'spawn', nearer: 0, kinds: ['worm'] }], { view: { creatures: worms } })
    expect([none.to, none.says]).toEqual([[], ['No token is left to Spawn.']])
    const any = of([{ do: 'spawn', nearer: 0 }], { view: { creatures: worms } }).says.join(' ')
    expect(any).toContain('Spore')
    expect(any).not.toMatch(/Worm|Mech/)
    expect(of([{ do: 'spawn', nearer: 0, kinds: ['mech'] }]).says.join(' ')).toContain('Mech')
  })
})

describe('an attack', () => {
  const { dark, lit } = catalogue.creatures['spore']!.regular.dice
  const dice = (n: number): string => `Spore Ub1, ${n} ${n === 1 ? 'die' : 'dice'}`
  it('is by who is with the Hero, with the dice of his Light', () => {
    expect(of([{ do: 'attack', who: 'choose', dice: 1 }]).says).toEqual([`Attacks: ${dice(dark + 1)}.`])
    expect(of([{ do: 'attack', who: 'each', dice: 1 }], { view: { lights: ['Ub1'] } }).says).toEqual([
      `Attacks: ${dice(lit + 1)}.`,
    ])
    expect(dark).not.toBe(lit)
    expect(of([{ do: 'attack', who: 'each', dice: -9 }]).says).toEqual([`Attacks: ${dice(0)}.`])
  })
  it('is by one of several, by nobody where nobody is, and by the moved one only then', () => {
    const both = { creatures: view.creatures.map((each) => ({ ...each, at: 'Ub1' })) }
    expect(of([{ do: 'attack', who: 'choose', dice: 0 }], { view: both }).says[0]).toMatch(/^One attacks: .* · .* · /)
    expect(of([{ do: 'attack', who: 'each', dice: 0 }], { view: { at: 'Ua1' } }).says).toEqual([
      'No Creature is with him: none attacks.',
    ])
    expect(of([{ do: 'attack', who: 'moved', dice: 0 }]).who).toEqual([])
  })
})

describe('the Dangerous half', () => {
  const dangerous: readonly Deed[] = [{ do: 'damage', kind: 'life', amount: 1 }]
  it('is told where the Hero stands by a Danger token, and there alone', () => {
    const there = of([], { dangerous, view: { dangers: ['Ub1'] } })
    expect([there.dangerous, there.says]).toEqual([true, ['He loses 1 Life.']])
    const near = of([], { dangerous, view: { dangers: ['Ua1', 'Uc1'] } })
    expect([near.dangerous, near.says]).toEqual([false, []])
  })
  it('is none of a card face down, which moves or Spawns', () => {
    const down = of([{ do: 'heal', here: true }], { dangerous, view: { dangers: ['Ub1'] }, faceDown: true })
    expect(down.dangerous).toBe(false)
    expect(down.says.join(' ')).toMatch(/^Any Creature: up to 1 Sector\. .*Spawns/)
    expect(down.says.join(' ')).not.toMatch(/Heals|Life/)
  })
})

describe('places', () => {
  it('bear no second Danger, and only what is lit goes dark', () => {
    expect(sorted(of([{ do: 'danger', where: 'near' }]).to)).toEqual(['Ua1', 'Uc1'])
    expect(of([{ do: 'danger', where: 'near' }], { view: { dangers: ['Ua1'] } }).to).toEqual(['Uc1'])
    expect(of([{ do: 'dark', where: 'here-or-near' }], { view: { lights: ['Ub1', 'Ud1'] } }).to).toEqual(['Ub1'])
    expect(of([{ do: 'dark', where: 'here' }]).says).toEqual(['No Light to put out.'])
  })
  it('that an Action names are known only then', () => {
    const { to, says } = of([{ do: 'danger', where: 'aim' }])
    expect(to).toEqual([])
    expect(says[0]).toContain('known when it is played')
  })
  it('of a Teleport are all that its word means, nearness aside', () => {
    const { who, to } = of([{ do: 'teleport', kinds: ['worm'], to: 'level' }])
    expect(who).toEqual(['Uc2'])
    expect(sorted(to)).toEqual(['Ua1', 'Ub1', 'Uc1', 'Ud1'])
  })
})

it('heals the Wounded alone', () => {
  expect(of([{ do: 'heal', here: false }]).who).toEqual(['Ub1'])
  expect(of([{ do: 'heal', here: true }], { view: { at: 'Ua1' } }).says[0]).toMatch(/^No Wounded/)
})

describe('the cost', () => {
  const card = (more: object = {}) => ({
    type: 'played',
    deck: 'fury',
    card: 'lunge',
    span: 1,
    dangerous: false,
    ...more,
  })
  const track = (n: number) => ({
    track: Array.from({ length: n }, () => ({
      deck: 'fury',
      card: null,
      by: 'evil-1',
      faceDown: true,
      span: 1 as const,
    })),
  })
  const again = catalogue.cards.find(({ deeds }) => deeds.dangerous.some((deed) => deed.do === 'again'))!.card
  it('is a space for the first card of a Turn, two for the second, and what is left', () => {
    expect(of([]).cost).toBe('Takes 1 space of the Track, 11 left after it.')
    expect(of([], { log: [card()], view: track(1) }).cost).toBe('Takes 2 spaces of the Track, 9 left after it.')
    expect(of([], { log: [card(), { type: 'turn', number: 2 }], view: track(1) }).cost).toContain('Takes 1 space')
  })
  it('counts the Danger signs that it covers, from the first one on', () => {
    expect(of([], { view: track(7) }).cost).not.toContain('covers')
    expect(of([], { view: track(8) }).cost).toContain('covers 1 Danger sign.')
    expect(of([], { view: track(8), log: [card()] }).cost).toContain('covers 2 Danger signs.')
    expect(of([], { view: track(9) }).cost).toContain('covers 1 Danger sign.')
    expect(of([], { view: track(12) }).cost).toContain('0 left')
  })
  it('is that of the first card again after one that did not count', () => {
    expect(of([], { log: [card({ card: again, dangerous: true })], view: track(1) }).cost).toContain('Takes 1 space')
    expect(of([], { log: [card({ card: again })], view: track(1) }).cost).toContain('Takes 2 spaces')
    const down = card({ card: again, faceDown: true, dangerous: false })
    expect(of([], { log: [down], view: track(1) }).cost).toContain('Takes 2 spaces')
  })
})

it('says nothing of a card that is not known, nor before the Hero stands anywhere', () => {
  const texts = makeTexts('evil', () => catalogue)
  const context = { view, plan, catalogue, log: [], texts }
  expect(foresee('no-such-card', false, context)).toBeNull()
  expect(foresee('lunge', false, { ...context, view: { ...view, at: null } })).toBeNull()
  expect(foresee('lunge', false, context)).not.toBeNull()
})

describe('the digest of a card', () => {
  it('holds what has a place, a Creature or a figure, in its order, and leaves the rest', () => {
    expect(
      deedsOf([
        { do: 'move', steps: { count: 'creatures-here' }, quiet: true },
        { do: 'draw', cards: 1 },
        { do: 'danger', remove: 1, where: 'here' },
        { do: 'lights', on: true, where: 'here' },
        { do: 'if', test: {}, then: [] },
        { do: 'damage', kind: 'life', amount: 2 },
      ]),
    ).toEqual([{ do: 'move', steps: null, creatures: 1 }, { do: 'later' }, { do: 'damage', kind: 'life', amount: 2 }])
  })
  it('has words for all that the core pack does', () => {
    for (const { deeds } of catalogue.cards)
      for (const line of of([...deeds.first, ...deeds.dangerous]).says) expect(line).not.toMatch(/foresee|\{|\|/)
  })
})
