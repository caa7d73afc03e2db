// Games of two and three Evil players, hands and Leader, written from the rulebook and the rulings alone.
import { expect, test } from 'vitest'
import { type Given, newGame, type Table, table } from '../../helpers/table.ts'
import { card, FURY, packWith, SPEED } from '../../helpers/test-pack.ts'

type Players = 1 | 2 | 3
type Seat = 'evil-1' | 'evil-2' | 'evil-3'
type Hands = readonly (readonly string[])[]

const lateMove = card('late-move', { actions: ['move'], copies: 4 })
const snap = card('snap', { moment: 'declared', actions: ['move'], copies: 4 })
const gather = card('gather', { actions: ['move'], copies: 4, effects: [{ do: 'draw', cards: 2 }] })
const PACK = packWith({ fury: [lateMove, snap, gather], speed: [card('whisper')] })

/** `evil-1` has the deck Fury, the last player Speed, the middle one of three both. */
const side = (hands: Hands, leader: number, given: Given = {}): Table =>
  table({
    pack: PACK,
    creatures: 'cultist Ua6',
    ...given,
    hero: { at: 'Ua3', ...given.hero },
    evil: { players: hands.length, leader, decks: ['fury', 'speed'], hands, ...given.evil },
  })

const hand = (deck: string, cards: number): string[] => Array.from({ length: cards }, () => deck)
const sizes = (t: Table): readonly number[] => t.hero.evil?.hands ?? []
const held = (t: Table, seat: Seat): readonly string[] => t.view(seat).hand ?? []

/** Everyone keeps his hand and draws, from Fury where he may choose; whom each question of a refill went to. */
function refill(t: Table): string[] {
  const seats: string[] = []
  for (let n = 0; n < 200; n++) {
    const [seat] = t.asking
    const kind = seat === undefined ? undefined : t.asked(seat)?.kind
    if (seat === undefined || (kind !== 'hand' && kind !== 'draw')) break
    seats.push(seat)
    t.choose(seat, kind === 'hand' ? 'keep' : (t.keys(seat).find((key) => key === 'draw fury') ?? t.keys(seat)[0]!))
  }
  return seats.filter((seat, i) => seat !== seats[i - 1])
}

/** To the refill of hands at the end of the Round. */
const toRefill = (t: Table): Table => t.choose('hero', 'explore s').until('hand')

test.each<[Players, number]>([
  [1, 10],
  [2, 6],
  [3, 4],
])('%i Evil players refill to %i cards each (R107)', (players, size) => {
  const seats = ['evil-1', 'evil-2', 'evil-3'].slice(0, players) as Seat[]
  const t = side(
    seats.map((_, i) => hand(i === players - 1 && players > 1 ? SPEED : FURY, 2)),
    1,
    { turn: 8 },
  )
  toRefill(t)
  expect(sizes(t)).toEqual(seats.map(() => 2))
  refill(t)
  expect(sizes(t)).toEqual(seats.map(() => size))
})

test.each<[number, Seat[]]>([
  [1, ['evil-1', 'evil-2', 'evil-3']],
  [2, ['evil-2', 'evil-3', 'evil-1']],
  [3, ['evil-3', 'evil-1', 'evil-2']],
])('With Leader %i the refill goes from him leftwards: %j (R95)', (leader, order) => {
  const t = toRefill(side([hand(FURY, 2), hand(FURY, 2), hand(SPEED, 2)], leader, { turn: 8 }))
  expect(refill(t)).toEqual(order)
})

test('Of three the middle player chooses a deck for each card, the others have their own (Evil Setup)', () => {
  const t = toRefill(side([hand(FURY, 3), [FURY], hand(SPEED, 3)], 2, { turn: 8 }))
  t.choose('evil-2', 'keep')
  expect(t.keys('evil-2').toSorted()).toEqual(['draw fury', 'draw speed'])
  const left = (): readonly number[] => t.view('evil-2').decks.map((x) => x.left)
  const [fury = 0, speed = 0] = left()
  t.choose('evil-2', 'draw speed', 'draw speed', 'draw fury')
  expect(left()).toEqual([fury - 1, speed - 2])
  expect(t.asking).toEqual(['evil-3'])
  t.choose('evil-3', 'keep')
  expect(held(t, 'evil-3')).toEqual(hand(SPEED, 4))
  t.choose('evil-1', 'keep')
  expect(held(t, 'evil-1').filter((x) => x === SPEED)).toEqual([])
  expect(sizes(t)).toEqual([4, 4, 4])
})

test('Of two each draws from his own deck only and is not asked which (Evil Setup)', () => {
  const t = toRefill(side([hand(FURY, 1), hand(SPEED, 1)], 2, { turn: 8 }))
  expect(t.asking).toEqual(['evil-2'])
  t.choose('evil-2', 'keep')
  expect(t.asking).toEqual(['evil-1'])
  expect(held(t, 'evil-2')).toEqual(hand(SPEED, 6))
  t.choose('evil-1', 'keep')
  expect(held(t, 'evil-1')).toHaveLength(6)
  expect(held(t, 'evil-1')).not.toContain(SPEED)
})

test('Unwanted cards are discarded before drawing, face down for all others (Refilling hands)', () => {
  const t = toRefill(side([['snap', FURY], hand(SPEED, 6)], 1, { turn: 8 }))
  t.choose('evil-1', 'discard snap')
  expect(held(t, 'evil-1')).toEqual([FURY])
  const discards = (seat: Seat) => t.view(seat).decks.find((x) => x.name === 'fury')?.discards
  expect(discards('evil-1')).toEqual(['snap'])
  expect(discards('evil-2')).toEqual([null])
  expect(JSON.stringify([t.told('evil-2'), t.heard, t.hero])).not.toContain('"snap"')
  refill(t)
  expect(sizes(t)).toEqual([6, 6])
})

test('A hand beyond its limit must come down to it, one at it need not, and neither draws (Refilling hands)', () => {
  const t = toRefill(side([['snap', ...hand(FURY, 6)], hand(SPEED, 6)], 1, { turn: 8 }))
  expect(t.keys('evil-1').toSorted()).toEqual([`discard ${FURY}`, 'discard snap'])
  t.choose('evil-1', 'discard snap', 'keep')
  expect(held(t, 'evil-1')).toEqual(hand(FURY, 6))
  t.choose('evil-2', 'keep')
  expect(t.asked('evil-1')?.kind).toBe('place-danger')
  expect(sizes(t)).toEqual([6, 6])
  expect(t.view('evil-1').decks.map((x) => x.discards)).toEqual([['snap'], []])
})

test('A deck that runs out in a refill is made anew of its discards, what was just thrown away included (Refilling hands)', () => {
  const piles = { fury: ['snap'], speed: [SPEED] }
  const discards = { fury: ['gather', 'gather'], speed: [SPEED, SPEED] }
  const t = toRefill(side([['late-move', 'late-move', FURY], hand(SPEED, 6)], 1, { turn: 8, piles, discards }))
  t.choose('evil-1', 'discard late-move', 'keep')
  // 2 stay, 1 from the deck, then 3 of the discards: gather, gather, late-move.
  expect(held(t, 'evil-1').toSorted()).toEqual([FURY, 'gather', 'gather', 'late-move', 'late-move', 'snap'])
  expect(t.view('evil-1').decks.map((x) => [x.name, x.left, x.discards.length])).toEqual([
    ['fury', 0, 0],
    ['speed', 1, 2],
  ])
})

test('The cards of the Track are among the discards that make the new deck, those face down too (End of the Round)', () => {
  const track = [
    { card: 'snap', faceDown: false, span: 1 },
    { card: 'gather', faceDown: true, span: 2 },
  ]
  const t = side([[FURY], hand(SPEED, 6)], 1, { turn: 8, piles: { fury: [], speed: [] }, evil: { track } })
  toRefill(t).choose('evil-1', 'keep')
  expect(held(t, 'evil-1').toSorted()).toEqual([FURY, 'gather', 'snap'])
  refill(t)
  expect(sizes(t)).toEqual([3, 6])
})

test('Where nothing of his deck is left a player stays short, and takes none of the other (R95)', () => {
  const piles = { fury: [], speed: hand(SPEED, 8) }
  const t = toRefill(side([[FURY], hand(SPEED, 5)], 1, { turn: 8, piles }))
  t.choose('evil-1', 'keep').choose('evil-2', 'keep')
  expect(sizes(t)).toEqual([1, 6])
  expect(t.view('evil-2').decks.map((x) => x.left)).toEqual([0, 7])
  expect(t.asked('evil-1')?.kind).toBe('place-danger')
})

test('The middle player draws the rest from the other deck where one has run out (R95)', () => {
  const piles = { fury: ['snap'], speed: hand(SPEED, 8) }
  const t = toRefill(side([hand(FURY, 4), [FURY], hand(SPEED, 4)], 2, { turn: 8, piles }))
  t.choose('evil-2', 'keep', 'draw fury')
  expect(held(t, 'evil-2').toSorted()).toEqual([FURY, 'snap', SPEED, SPEED].toSorted())
  expect(t.view('evil-1').decks.map((x) => x.left)).toEqual([0, 6])
})

test('The Leader earlier in the refill can leave a later player nothing of a shared deck (R95)', () => {
  const piles = { fury: ['snap', 'gather'], speed: hand(SPEED, 8) }
  const t = toRefill(side([[FURY], [FURY, FURY], hand(SPEED, 4)], 2, { turn: 8, piles }))
  t.choose('evil-2', 'keep', 'draw fury', 'draw fury').choose('evil-3', 'keep').choose('evil-1', 'keep')
  expect(sizes(t)).toEqual([1, 4, 4])
})

test.each<[number, number, Players]>([
  [1, 2, 3],
  [2, 3, 3],
  [3, 1, 3],
  [1, 2, 2],
  [2, 1, 2],
  [1, 1, 1],
])('Leader %i hands on to %i of %i at the end of the Round, after placing its Danger (R96)', (from, to, players) => {
  const hands = [hand(FURY, 3), hand(FURY, 3), hand(SPEED, 3)]
  const t = side(players === 3 ? hands : players === 2 ? [hands[0]!, hands[2]!] : [hands[0]!], from, { turn: 8 })
  refill(toRefill(t))
  expect(t.asking).toEqual([`evil-${from}`])
  expect(t.asked(`evil-${from}` as Seat)?.kind).toBe('place-danger')
  expect(t.hero.evil?.leader).toBe(from)
  t.toTurn()
  expect([t.hero.evil?.leader, t.hero.round?.space]).toEqual([to, 1])
  // The new Leader's word is the one that closes a window.
  t.choose('hero', 'explore n').toTurnEnd()
  expect(t.asked(`evil-${to}` as Seat)?.moment).toBe('turn-end')
  t.choose(t.leader, 'pass')
  expect(t.hero.turn?.number).toBe(2)
})

test("Another's card is put to the Leader, who sees who, which deck and which face, not the card (Evil Leader duties)", () => {
  const t = side([[FURY], ['late-move'], [SPEED]], 1)
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-2', 'play late-move')
  expect(t.asked('evil-1')?.kind).toBe('approve')
  expect(t.keys('evil-1').toSorted()).toEqual(['no', 'yes'])
  expect(JSON.stringify([t.asked('evil-1')?.about, t.view('evil-1'), t.told('evil-1')])).not.toContain('late-move')
  expect(t.asked('evil-3')).toBeUndefined()
  expect(t.hero.track).toEqual([])
  t.choose('evil-1', 'yes')
  expect(t.hero.track).toEqual([{ deck: 'fury', card: 'late-move', span: 1 }])
  expect(sizes(t)).toEqual([1, 0, 1])
})

test('A card that the Leader refuses is barred for that window, stays in hand, and may be played next Turn (Evil Leader duties)', () => {
  const t = side([['snap'], ['late-move', FURY], [SPEED]], 1)
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-2', 'play late-move').choose('evil-1', 'no')
  expect(t.hero.track).toEqual([])
  t.refuses('evil-2', 'play late-move')
  expect(t.offers('evil-2', `standard ${FURY}`)).toBe(true)
  expect(held(t, 'evil-2').toSorted()).toEqual([FURY, 'late-move'])
  t.pass().choose('hero', 'move n').until('react', 'turn-end')
  expect(t.offers('evil-2', 'play late-move')).toBe(true)
})

test('The Leader asks nobody for his own card (Evil Leader duties)', () => {
  const t = side([['late-move'], [SPEED]], 1)
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'play late-move')
  expect(t.hero.track).toEqual([{ deck: 'fury', card: 'late-move', span: 1 }])
})

test("Another's pass closes nothing but his own question; the Leader's closes the window (Evil Leader duties)", () => {
  const t = side([['late-move'], [SPEED]], 2)
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'pass')
  expect(t.asking).toEqual(['evil-2'])
  t.choose('evil-2', `standard ${SPEED}`, `move ${t.id('cultist')} 0`)
  // The second card is anybody's again.
  expect(t.offers('evil-1', 'play late-move')).toBe(true)
  t.choose('evil-2', 'pass')
  expect(t.asking).toEqual(['hero'])
})

test('Two cards a Turn are the whole side’s, whoever plays them (Playing Reactions)', () => {
  const t = side([['snap', 'snap'], ['late-move'], [SPEED]], 3)
  t.choose('hero', 'move s').choose('evil-1', 'play snap').choose('evil-3', 'yes').until('react', 'turn-end')
  t.choose('evil-2', 'play late-move').choose('evil-3', 'yes')
  expect(t.asking).toEqual(['hero'])
  expect(t.view('evil-1').track.map((x) => [x.by, x.span])).toEqual([
    ['evil-1', 1],
    ['evil-2', 2],
  ])
})

test('Who played a card face down carries it out and alone knows its name, on the Track and in the discards (R54)', () => {
  const t = side([['gather'], [SPEED]], 2, { turn: 8 })
  t.choose('hero', 'explore s').until('react', 'turn-end').choose('evil-1', 'standard gather').choose('evil-2', 'yes')
  expect(t.asking).toEqual(['evil-1'])
  t.choose('evil-1', `move ${t.id('cultist')} 0`)
  expect(t.view('evil-1').track[0]?.card).toBe('gather')
  expect(t.view('evil-2').track[0]?.card).toBeNull()
  t.until('hand')
  expect(t.view('evil-1').decks[0]?.discards).toEqual(['gather'])
  expect(t.view('evil-2').decks[0]?.discards).toEqual([null])
  expect(JSON.stringify([t.told('evil-2'), t.heard])).not.toContain('gather')
})

test('The Leader shares out a draw card by card, to whom he likes, his own hand or not (Glossary: Draw)', () => {
  const t = side([['gather'], [FURY], [SPEED]], 3)
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'play gather').choose('evil-3', 'yes')
  expect(t.asking).toEqual(['evil-3'])
  expect(t.keys('evil-3').toSorted()).toEqual(['give evil-1', 'give evil-2', 'give evil-3'])
  t.choose('evil-3', 'give evil-3', 'give evil-1')
  expect(sizes(t)).toEqual([1, 1, 2])
  expect(held(t, 'evil-3')).toEqual([SPEED, SPEED])
})

test('A shared draw comes from a deck that its receiver may use: of the middle player, the one he names (R71)', () => {
  const piles = { fury: ['snap', 'snap'], speed: [SPEED, SPEED] }
  const t = side([['gather'], [FURY], [SPEED]], 1, { piles })
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'play gather', 'give evil-2')
  const rest: string[] = []
  for (let n = 0; n < 4 && t.asked('evil-2')?.kind !== 'react'; n++) {
    const [seat] = t.asking
    rest.push(`${seat} ${t.asked(seat)?.kind}`)
    t.choose(seat!, seat === 'evil-2' ? 'draw speed' : 'give evil-2')
  }
  expect(rest.filter((x) => x === 'evil-2 draw')).toHaveLength(2)
  expect(held(t, 'evil-2').toSorted()).toEqual([FURY, SPEED, SPEED].toSorted())
  expect(t.view('evil-1').decks.map((x) => x.left)).toEqual([2, 0])
})

test('A hand that a shared draw filled beyond its limit is cut down in the refill only (Refilling hands)', () => {
  const t = side(
    [
      ['gather', ...hand(FURY, 5)],
      ['whisper', ...hand(SPEED, 5)],
    ],
    1,
    { turn: 8 },
  )
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'play gather', 'give evil-2', 'give evil-2')
  expect(sizes(t)).toEqual([5, 8])
  t.until('hand').choose('evil-1', 'keep')
  expect(held(t, 'evil-2')).toHaveLength(8)
  t.refuses('evil-2', 'keep').choose('evil-2', `discard ${SPEED}`).refuses('evil-2', 'keep')
  t.choose('evil-2', `discard ${SPEED}`, 'keep')
  expect(held(t, 'evil-2').toSorted()).toEqual([...hand(SPEED, 5), 'whisper'])
})

test('No Evil player sees the hand of another, nor the Hero any: he sees how many (Handling cards)', () => {
  const t = side([['snap'], ['late-move', 'gather'], [SPEED]], 1)
  expect(held(t, 'evil-1')).toEqual(['snap'])
  expect(JSON.stringify(t.view('evil-1'))).not.toMatch(/late-move|gather/)
  expect(JSON.stringify(t.view('evil-3'))).not.toMatch(/late-move|gather|snap/)
  expect(JSON.stringify(t.hero)).not.toMatch(/late-move|gather|snap|filler|whisper/)
  expect(sizes(t)).toEqual([1, 2, 1])
})

test('A refill is not told to the Hero card by card: he learns the new numbers (R95)', () => {
  const t = toRefill(side([['snap'], [SPEED]], 1, { turn: 8 }))
  t.hush().choose('evil-1', 'discard snap')
  refill(t)
  t.toTurn()
  expect(JSON.stringify(t.heard)).not.toMatch(/snap|filler|fury|speed/)
  expect(sizes(t)).toEqual([6, 6])
})

test('With two players the starting Leader takes a deck first and the other has the one left (Evil Setup)', () => {
  const t = newGame(2)
  const decks: string[] = []
  for (let n = 0; n < 60; n++) {
    const [seat] = t.asking
    const kind = t.asked(seat)?.kind
    if (seat === undefined || kind === 'turn') break
    if (kind === 'deck') decks.push(seat)
    t.choose(seat, t.keys(seat).find((key) => key === 'leader evil-2') ?? t.keys(seat)[0]!)
  }
  expect(t.hero.evil?.leader).toBe(2)
  expect(new Set(decks)).toEqual(new Set(['evil-2']))
  expect(sizes(t)).toEqual([6, 6])
})
