// What Evil's window works out by itself: the Map from its sheets, what the Hero would hear and sees, reach, and why a card may not be played.
import { describe, expect, it } from 'vitest'
import type { EvilView } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import { answerFor, thisTurn, whyNot } from '../../renderer/evil/hand.ts'
import { ownerOf } from '../../renderer/ui/keys.ts'
import { countedOn } from '../../renderer/ui/counted.ts'
import { entriesOf, logNaming } from '../../renderer/evil/log.ts'
import { beyond, heardFrom, isBlocked, planOf, sightOf } from '../../renderer/evil/plot/map.ts'
import { piecesOf } from '../../renderer/evil/plot/pieces.ts'
import { reachesOf } from '../../renderer/evil/plot/reach.ts'
import { makeTexts } from '../../renderer/i18n/index.ts'
import { catalogue } from '../helpers/window-evil/catalogue.ts'
import { ask, log, option, view } from '../helpers/window-evil/scenes.ts'

const plan = planOf(view.levels)
const cell = (at: string) => plan.get(at)!

describe('the Map', () => {
  it('is read from its sheets: Corridors, Rooms, Doors from both sides, Stairs', () => {
    expect(cell('Ub3').open).toEqual(['n', 'e', 's', 'w'])
    expect(cell('Ua2')).toMatchObject({ room: 'infirmary', letter: 'I' })
    expect(cell('Ua2').doors).toEqual(cell('Ua2').open)
    expect(cell('Ub2').doors).toContain('w')
    expect(cell('Ua3').stairs).toBe('red')
    expect(beyond(plan, cell('Ua3'), 'stairs')?.at).toBe('La3')
    expect(plan.has('Ua6')).toBe(false)
  })
  it('knows a Blocked Door from either side', () => {
    expect(isBlocked(view, 'Ub2', 'w')).toBe(true)
    expect(isBlocked(view, 'Ua2', 'e')).toBe(true)
    expect(isBlocked(view, 'Ua2', 'n')).toBe(false)
  })
})

describe('what the Hero would hear', () => {
  it('is the other Level, here, or the first step of a shortest way', () => {
    expect(heardFrom(plan, view, 'Lc4')).toEqual(['other'])
    expect(heardFrom(plan, view, 'Ub3')).toEqual(['here'])
    expect(heardFrom(plan, view, 'Ub4')).toEqual(['s'])
  })
  it('is every first step of a tie, and no direction behind Blocked Doors', () => {
    const square: EvilView = {
      ...view,
      at: 'Ua1',
      blocked: [],
      levels: { upper: [' ┌┐   ', ' └┘   ', '', '', '', ''], lower: ['', '', '', '', '', ''] },
    }
    expect(heardFrom(planOf(square.levels), square, 'Ub2')).toEqual(['e', 's'])
    const sealed: EvilView = {
      ...square,
      blocked: ['Ub1s'],
      levels: { upper: [' ─┐   ', '  I   ', '', '', '', ''], lower: ['', '', '', '', '', ''] },
    }
    expect(heardFrom(planOf(sealed.levels), sealed, 'Ub2')).toEqual(['sealed'])
  })
})

it('sees as far as the Hero: through his own Doors, not through others, not past what is not Revealed', () => {
  const sight = [...sightOf(plan, view).keys()]
  expect(sight[0]).toBe('Ub3')
  expect(sight).toContain('Ub4')
  expect(sight).not.toContain('Ud3') // its Door is not at his Sector
  expect(sight).not.toContain('Ua2')
})

describe('reach', () => {
  const of = (...keys: string[]) => reachesOf(keys.map(option), plan, view)
  it('says where an option leads and whence', () => {
    expect(of('move c1 n')).toMatchObject([{ from: 'Ub4', to: 'Ub3', kind: 'step' }])
    expect(of('move c1 0')).toMatchObject([{ from: 'Ub4', to: 'Ub4', kind: 'stay' }])
    expect(of('spawn worm Ua1')).toMatchObject([{ from: null, to: 'Ua1', kind: 'spawn' }])
    expect(of('Lb3')).toMatchObject([{ to: 'Lb3', kind: 'place' }])
    expect(of('teleport c4 La1')).toMatchObject([{ from: 'Lc4', to: 'La1', kind: 'place' }])
    expect(of('door Ub2w')).toMatchObject([{ to: 'Ub2', kind: 'place' }])
    expect(of('swap infirmary laboratory')).toMatchObject([{ from: 'Ua2', to: 'Ld2', kind: 'swap' }])
  })
  it('leaves out what has no place', () => {
    expect(of('stop', 'play lunge', 'hero')).toEqual([])
  })
})

describe('a card in hand', () => {
  const lunge = catalogue.cards.find((card) => card.card === 'lunge')!
  const fight = catalogue.cards.find((card) => card.actions.length > 0 && !card.actions.includes('move'))!
  const hurt = catalogue.cards.find((card) => card.moment === 'damage' && card.actions.length === 0)!
  const turn: SeatEvent[] = [
    { type: 'turn', number: 2 },
    { type: 'declared', action: 'move', args: ['w'] },
  ]
  const context = (more: object = {}) => ({ view: { ...view, track: [] }, ask: null, catalogue, log: turn, ...more })

  it('is played by the answer that is offered, face down where that is wished', () => {
    const open = ask('react', ['pass', 'play lunge', 'standard lunge'])
    expect(answerFor('lunge', open, false)?.key).toBe('play lunge')
    expect(answerFor('lunge', open, true)?.key).toBe('standard lunge')
    expect(answerFor('lunge', ask('hand', ['discard lunge', 'keep']), false)?.key).toBe('discard lunge')
    expect(answerFor('lunge', null, false)).toBeNull()
    expect(whyNot('lunge', context({ ask: open }))).toBeNull()
  })
  it('says why it may not be played', () => {
    expect(whyNot(fight.card, context())).toEqual({ id: 'needs-action', actions: fight.actions })
    expect(whyNot('lunge', context())).toEqual({ id: 'wrong-moment', moment: lunge.moment })
    expect(whyNot('lunge', context({ ask: ask('react', ['pass'], { moment: lunge.moment }) }))).toEqual({
      id: 'filter',
    })
    expect(whyNot(hurt.card, context())).toEqual({ id: 'needs-damage' })
    expect(whyNot('no-such-card', context())).toEqual({ id: 'unknown' })
  })
  it('tells of the caps first', () => {
    const played = { type: 'played', deck: 'fury', card: 'lunge', span: 1, dangerous: false }
    expect(whyNot('lunge', context({ log: [...turn, played, played] }))).toEqual({ id: 'two-played' })
    const taken = (n: number) => ({
      ...view,
      track: Array.from({ length: n }, () => ({
        deck: 'fury',
        card: null,
        by: 'evil-1',
        faceDown: true,
        span: 1 as const,
      })),
    })
    expect(whyNot('lunge', context({ view: taken(catalogue.reactionTrack.spaces) }))).toEqual({ id: 'track-full' })
    expect(
      whyNot('lunge', context({ view: taken(catalogue.reactionTrack.spaces - 1), log: [...turn, played] })),
    ).toEqual({ id: 'no-room' })
    expect(whyNot('lunge', context({ view: { ...view, result: { winner: 'evil', why: 'defeated' } } }))).toEqual({
      id: 'over',
    })
  })
  it('counts by the Turn', () => {
    expect(thisTurn([...turn, { type: 'played' }, { type: 'turn', number: 3 }])).toEqual({
      played: 0,
      cards: [],
      actions: [],
    })
  })
  it('has words for every reason', () => {
    const { t } = makeTexts('evil', () => catalogue)
    for (const id of [
      'needs-action',
      'wrong-moment',
      'filter',
      'needs-damage',
      'needs-scare',
      'unknown',
      'two-played',
      'track-full',
      'no-room',
      'over',
    ])
      expect(t(`reason.${id}`, { action: 'Move', moment: 'now' })).not.toMatch(/reason|\{/)
    for (const { moment } of catalogue.cards) expect(t(`moment.${moment}`)).not.toMatch(/^[A-Z]/)
  })
})

it('marks in the log what was said against the truth', () => {
  const { eventText } = makeTexts('evil', () => catalogue)
  const located = { type: 'located', target: 'lcu', distance: null, level: null }
  expect([located, { ...located, lie: true }].map((event) => eventText(event))).toEqual([
    'Locate: LCU, told there is none.',
    'Locate: LCU, told there is none. A lie.',
  ])
})

it('says in the log what Evil chose and sees alone', () => {
  const { eventText } = makeTexts('evil', () => catalogue)
  const told: readonly SeatEvent[] = [
    { type: 'leads', seat: 'evil-2' },
    { type: 'rooms-swapped', rooms: ['infirmary', 'laboratory'] },
    { type: 'begins', at: 'Ub3' },
    { type: 'deck-chosen', deck: 'fury' },
    { type: 'condition', kind: 'smoke', sectors: ['Ub3', 'La1'], on: true },
    { type: 'condition', kind: 'smoke', sectors: ['Ub3'], on: false },
    { type: 'healed', creature: 'worm-1', kind: 'worm' },
  ]
  expect(told.map((event) => eventText(event, (id) => `*${id}`))).toEqual([
    '*evil-2 leads Evil first.',
    'Swapped: *infirmary and *laboratory.',
    'The Hero begins in *Ub3.',
    'Evil plays with *fury.',
    '*smoke in *Ub3 and *La1.',
    '*smoke gone from *Ub3.',
    '*worm is no longer Wounded.',
  ])
})

it('knows of the cards on the Track whether their Dangerous half counted', () => {
  const played = (dangerous: boolean) => ({ type: 'played', deck: 'fury', card: 'lunge', span: 1, dangerous })
  const told = [played(false), { type: 'round' }, played(true), { type: 'turn' }, played(false)]
  expect(countedOn(2, told)).toEqual([true, false])
  expect(countedOn(1, told)).toEqual([false])
  expect(countedOn(4, told)).toEqual([undefined, false, true, false])
})

it('opens the rules book of each side by a key of its own, and the sheet of keys where it is pressed', () => {
  expect(['h', 'H', 'F4', '?'].map(ownerOf)).toEqual(['hero', 'hero', 'evil', null])
})

it('puts a Noise beside what made it, and counts Turns', () => {
  const { eventText } = makeTexts('evil', () => catalogue)
  const entries = entriesOf(log, (event) => eventText(event))
  expect(entries.find((entry) => entry.text.startsWith('Worm'))).toMatchObject({
    turn: 4,
    text: 'Worm Ub5 to Ub4. He heard “south”.',
  })
  expect(entries.at(-1)?.text).toBe('He declares Move west.')
})
it('knows the Turn in which a game set up by a position begins, as long as it is sure', () => {
  const turns = (now: number | null, ...told: readonly SeatEvent[]) =>
    entriesOf(told, ({ type }) => type, now).map(({ turn }) => turn)
  const revealed = { type: 'revealed' }
  const turn = (number: number) => ({ type: 'turn', number })
  expect(turns(4, revealed)).toEqual([4])
  expect(turns(5, revealed, turn(5), revealed)).toEqual([4, 5])
  expect(turns(1, revealed, turn(1), revealed)).toEqual([null, 1])
  expect(turns(1, revealed, { type: 'round' }, turn(1))).toEqual([null, null])
  expect(turns(6, revealed, { type: 'flipped', number: 5 }, turn(6))).toEqual([null, null])
})
it('calls who plays alone Evil, and each of several by his seat', () => {
  const said = (players: number) => ['evil-1', 'c1', 'lunge'].map(logNaming(log, players, (id) => `*${id}`))
  expect(said(1)).toEqual(['*evil', '*worm', '*lunge'])
  expect(said(2)).toEqual(['*evil-1', '*worm', '*lunge'])
})

it('lets no Creature beside the Hero cover the letters over the first row', () => {
  const kinds = ['worm', 'hybrid', 'spore', 'cultist']
  const tops = (at: string) => {
    const creatures = kinds.map((kind, i) => ({ id: `c${i}`, kind, at, wounded: false, revealed: true }))
    const marks = piecesOf('U', plan, { ...view, at, creatures, missions: [], dangers: [], conditions: [] })
    return marks.flatMap((mark) => (mark.is === 'picture' && mark.width === 46 ? [mark.y!] : []))
  }
  expect(Math.min(...tops('Ub1'))).toBeGreaterThanOrEqual(4)
  expect(tops('Ub3').map((y) => y - 2 * 102)).toEqual([-4, -4, 60, 60])
})
