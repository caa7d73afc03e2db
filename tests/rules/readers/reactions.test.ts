// Reactions, timing and the Reaction Track, written from the rulebook and the rulings alone.
import { expect, test } from 'vitest'
import { BETWEEN_DOORS } from '../../helpers/maps.ts'
import { type Given, type Table, table } from '../../helpers/table.ts'
import { card, FURY, packWith, SPEED } from '../../helpers/test-pack.ts'

type Card = ReturnType<typeof card>

/** One Evil player with these cards in the deck and these in hand; the Hero stands in a street of six Sectors. */
const street = (cards: readonly Card[], hand: readonly string[], given: Given = {}): Table =>
  table({
    pack: packWith({ fury: cards }),
    ...given,
    hero: { at: 'Ua3', ...given.hero },
    evil: { decks: ['fury', 'speed'], hands: [hand], ...given.evil },
  })

/** So many spaces of the Track are covered by single cards. */
const covered = (spaces: number): object[] =>
  Array.from({ length: spaces }, () => ({ card: SPEED, faceDown: true, span: 1 }))

const sorted = (t: Table): readonly string[] => t.keys('evil-1').toSorted()
const spans = (t: Table): readonly number[] => t.hero.track.map((x) => x.span)
const used = (t: Table): number => spans(t).reduce((sum, span) => sum + span, 0)

const lateMove = card('late-move', { actions: ['move'], copies: 4 })
const lateSearch = card('late-search', { actions: ['scavenge'] })
const lateLook = card('late-look', { actions: ['explore'] })
const snap = card('snap', { moment: 'declared', actions: ['move'] })
const bite = card('bite', {
  moment: 'rolled',
  if: { by: 'evil', reason: ['attack'] },
  effects: [{ do: 'hits', by: 1 }],
})
const parry = card('parry', {
  moment: 'rolled',
  actions: ['fight'],
  if: { by: 'hero', reason: ['fight'] },
  effects: [{ do: 'hits', by: -1 }],
})
const sting = card('sting', {
  copies: 4,
  moment: 'damage',
  if: { damage: 'life' },
  effects: [{ do: 'damage', kind: 'life', amount: 1 }],
})
/** Costs 1 Self Control, and 3 in a Sector with Danger. */
const grim = (name: string, own: Partial<Card>): Card =>
  card(name, {
    actions: ['move'],
    effects: [{ do: 'damage', kind: 'self-control', amount: 1 }],
    dangerous: [{ do: 'damage', kind: 'self-control', amount: 2 }],
    ...own,
  })

test('Only an Instant card is played in mid-Turn; the others, face down too, wait for its end (Reaction Timing)', () => {
  const t = street([lateMove, snap], ['late-move', 'snap'])
  t.choose('hero', 'move s')
  expect(t.asked('evil-1')?.moment).toBe('declared')
  expect(sorted(t)).toEqual(['pass', 'play snap'])
  expect(t.evil.at).toBe('Ua3')
  t.until('react', 'turn-end')
  expect(t.evil.at).toBe('Ua4')
  expect(sorted(t)).toEqual(['pass', 'play late-move', 'standard late-move', 'standard snap'])
})

test('An Action that a card does not name allows it face down only (Standard and Allowed Reactions)', () => {
  const t = street([lateMove, lateSearch], ['late-move', 'late-search'])
  t.choose('hero', 'scavenge').toTurnEnd()
  expect(sorted(t)).toEqual(['pass', 'play late-search', 'standard late-move', 'standard late-search'])
})

test('No Reaction is played at the start of a Turn, whatever the Hero spends there (R102)', () => {
  const hero = { life: 10, adrenaline: 3, companions: [{ card: 'captain', charges: 6 }] }
  const t = street([snap, lateMove], ['snap', 'late-move'], { hero, creatures: 'spore Ua3' })
  t.choose('hero', 'recover life')
  expect(t.asking).toEqual(['hero'])
  t.choose('hero', 'sacrifice captain')
  expect(t.asking).toEqual(['hero'])
  t.choose('hero', 'bullet-time')
  expect(t.asking).toEqual(['hero'])
  t.choose('hero', 'move s')
  expect(t.asked('evil-1')?.moment).toBe('declared')
})

test('The first card of a Turn may be one face down and the second one face up (R3, R4)', () => {
  const t = street([lateMove], [FURY, 'late-move'], { creatures: 'cultist Ua6' })
  t.choose('hero', 'move s').until('react', 'turn-end')
  t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} 0`)
  t.until('react', 'turn-end').choose('evil-1', 'play late-move')
  expect(t.hero.track.map((x) => [x.card, x.span])).toEqual([
    [null, 1],
    ['late-move', 2],
  ])
})

test('The first card of each Turn covers one space, the second two (Reaction Track)', () => {
  const t = street([lateMove], ['late-move', 'late-move', FURY], { creatures: 'cultist Ua6' })
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'play late-move', 'play late-move').pass()
  t.choose('hero', 'move n').until('react', 'turn-end')
  t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} 0`)
  expect(spans(t)).toEqual([1, 2, 1])
})

test('An Instant card counts: with it and one more at the end, a third is not played (Playing Reactions)', () => {
  const t = street([snap, lateMove], ['snap', 'late-move', 'late-move'])
  t.choose('hero', 'move s').choose('evil-1', 'play snap').until('react', 'turn-end')
  t.choose('evil-1', 'play late-move')
  expect(t.asking).toEqual(['hero'])
  expect(spans(t)).toEqual([1, 2])
  expect(t.evil.hand).toEqual(['late-move'])
})

test('A card that says it may be the third is one, but no other beside it (R7)', () => {
  const third = card('third', { breaks: 'turn' })
  const t = street([third, lateMove], ['third', 'late-move', 'late-move', 'late-move'])
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'play late-move', 'play late-move')
  expect(sorted(t)).toEqual(['pass', 'play third'])
  t.choose('evil-1', 'play third')
  expect(sorted(t)).toEqual(['pass'])
})

test.each([
  [9, 12],
  [10, 11],
  [11, 12],
])('With %i spaces covered two Reactions wanted leave %i covered: no half cover (R6)', (before, after) => {
  const t = street([lateMove], ['late-move', 'late-move'], { evil: { track: covered(before) } })
  t.choose('hero', 'move s').until('react', 'turn-end').choose('evil-1', 'play late-move')
  if (t.offers('evil-1', 'play late-move')) t.choose('evil-1', 'play late-move')
  expect(used(t)).toBe(after)
  expect(t.evil.hand).toHaveLength(before === 9 ? 0 : 1)
  expect(t.asking).toEqual(['hero'])
  // The next Turn's first card needs one space only.
  t.choose('hero', 'move n')
  expect(t.asked('evil-1')?.moment).toBe(after === 12 ? undefined : 'turn-end')
})

test('An Instant played on the last space leaves no Reaction to the end of that Turn or the next (Reaction Track)', () => {
  const t = street([snap, lateMove], ['snap', 'late-move', 'snap'], { evil: { track: covered(11) } })
  t.choose('hero', 'move s').choose('evil-1', 'play snap')
  expect(t.asking).toEqual(['hero'])
  t.choose('hero', 'move n')
  expect(t.asking).toEqual(['hero'])
  expect(t.evil.hand?.toSorted()).toEqual(['late-move', 'snap'])
})

test.each([
  ['play bite', 11, ['rolled', 'played', 'damaged']],
  ['pass', 12, ['rolled']],
])('A card comes between a roll and its damage: after %s there are %i Life (Reaction Timing)', (key, life, order) => {
  const t = street([bite], ['bite'], { creatures: 'parasite Ua3', dice: 'L' })
  t.choose('hero', 'explore s').until('react', 'rolled')
  expect(t.hears('rolled')).toMatchObject([{ by: 'evil', faces: ['light'], hits: 0 }])
  t.choose('evil-1', key).pass()
  expect(t.health).toEqual([life, 12])
  expect(t.order('rolled', 'played', 'damaged')).toEqual(order)
})

test.each([
  ['HH', 'pass', undefined, 1],
  ['HH', 'play parry', true, 0],
  ['HL', 'play parry', false, 0],
])('Hits %s and then %s: what stays after the card is the damage (Reaction Timing)', (dice, key, wounded, points) => {
  const t = street([parry], ['parry'], { creatures: 'spore Ua3, cultist Ua5', dice })
  t.choose('hero', `fight ${t.shown('spore')}`)
  expect(t.asked('evil-1')?.moment).toBe('rolled')
  expect(t.creature('spore')).toMatchObject({ wounded: false })
  t.choose('evil-1', key).pass()
  expect(t.creature('spore')?.wounded).toBe(wounded)
  expect(t.hero.hero?.experience['acute-sight']).toBe(points)
  expect(t.creature('cultist')).toMatchObject({ at: 'Ua5', wounded: false })
})

test.each([
  [1, 11],
  [2, 12],
])(
  'After %i cards at the end of the Turn an attack leaves %i Life: the cap of 2 holds for its roll (R7, R9)',
  (n, life) => {
    const t = street([bite, lateLook], ['late-look', 'late-look', 'bite'], { creatures: 'parasite Ua3', dice: 'L' })
    t.choose('hero', 'explore s').until('react', 'turn-end').choose('evil-1', 'play late-look')
    t.choose('evil-1', n === 2 ? 'play late-look' : 'pass')
    if (t.asked('evil-1')?.moment === 'rolled') t.choose('evil-1', 'play bite').pass()
    expect(t.hears('rolled')).toHaveLength(1)
    expect(t.health).toEqual([life, 12])
    expect(spans(t)).toEqual([1, 2])
  },
)

test('A card for damage answers an attack though it is no Instant, each extra loss anew, two a Turn (R9, R83)', () => {
  const t = street([sting], ['sting', 'sting', 'sting'], { creatures: 'parasite Ua3', dice: 'H' })
  t.choose('hero', 'explore s').until('react', 'damage')
  expect(t.health).toEqual([11, 12])
  t.choose('evil-1', 'play sting')
  expect(t.health).toEqual([10, 12])
  expect(t.asked('evil-1')?.moment).toBe('damage')
  t.choose('evil-1', 'play sting')
  expect(t.health).toEqual([9, 12])
  expect(t.asking).toEqual(['hero'])
  expect(t.evil.hand).toEqual(['sting'])
})

test('A card for lost Life is not offered where nothing or Self Control was lost (Damage Reactions)', () => {
  const missed = street([sting], ['sting'], { creatures: 'parasite Ua3', dice: 'L' })
  missed.choose('hero', 'explore s').until('react', 'turn-end').choose('evil-1', 'pass')
  expect(missed.asking).toEqual(['hero'])
  const scared = street([sting], ['sting'], { creatures: 'parasite Ua4', dice: 'L' })
  scared.choose('hero', 'move s')
  expect(scared.health).toEqual([12, 10])
  expect(scared.asked('evil-1')).toMatchObject({ moment: 'turn-end' })
  scared.refuses('evil-1', 'play sting')
})

test('Where the Companion takes the damage no card for damage is played (R55)', () => {
  const hero = { companions: [{ card: 'pilot', charges: 6 }] }
  const t = street([sting], ['sting'], { hero, creatures: 'parasite Ua3', dice: 'H' })
  t.choose('hero', 'explore s').until('suffer').choose('evil-1', 'companion pilot')
  expect(t.asking).toEqual(['hero'])
  expect(t.health).toEqual([12, 12])
  expect(t.hero.hero?.companions).toEqual([{ card: 'pilot', charges: 5 }])
})

test.each([
  ['Ua3', 'now', 9],
  ['Ua3', 'late', 11],
  ['Ua4', 'now', 11],
  ['Ua4', 'late', 9],
  ['Ua5', 'late', 11],
])('Danger in %s, Ua3 left for Ua4: a card played %s leaves %i Self Control (R53)', (dangers, when, left) => {
  const cards = [grim('now', { moment: 'declared', instant: true }), grim('late', {})]
  const t = street(cards, ['now', 'late'], { dangers })
  t.choose('hero', 'move s')
  if (when === 'late') t.until('react', 'turn-end')
  t.choose('evil-1', `play ${when}`).pass()
  expect(t.health).toEqual([12, left])
  expect(t.hears('played')).toMatchObject([{ card: when, dangerous: left === 9 }])
  expect(t.evil.dangers).toEqual([dangers])
})

test('A card face down has neither half, however dangerous the Sector, and shows its deck alone (R54)', () => {
  const t = street([grim('late', {})], ['late'], { dangers: 'Ua4', creatures: 'cultist Ua6' })
  t.choose('hero', 'move s')
    .until('react', 'turn-end')
    .choose('evil-1', 'standard late', `move ${t.id('cultist')} n`)
  expect(t.health).toEqual([12, 12])
  expect(t.where('cultist')).toBe('Ua5')
  expect(t.hears('played')).toMatchObject([{ deck: 'fury', card: null, span: 1, dangerous: false }])
  expect(t.hero.track).toEqual([{ deck: 'fury', card: null, span: 1 }])
  expect(JSON.stringify(t.heard)).not.toContain('late')
})

test.each([
  [0, 0, 5],
  [8, 0, 5],
  [8, 1, 4],
  [8, 2, 2],
  [9, 2, 1],
  [12, 0, 1],
])(
  'On %i covered spaces %i cards face down leave %i Danger signs in sight (End of Round Cleanup)',
  (before, n, danger) => {
    const t = street([], [FURY, FURY, FURY], {
      turn: 8,
      creatures: 'cultist Ua6',
      evil: { track: covered(before) },
    })
    t.choose('hero', 'explore s')
    for (let i = 0; i < n; i++) t.until('react').choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} 0`)
    t.until('hand')
    expect(t.evil.setAside).toBe(danger)
    expect(t.hero.track).toEqual([])
  },
)

test('Both Actions of Bullet Time allow their own cards, in any order, and two all in all (Reaction Timing)', () => {
  const hand = ['late-move', 'late-search', 'late-look', 'snap']
  const t = street([lateMove, lateSearch, lateLook, snap], hand)
  t.choose('hero', 'bullet-time', 'move s')
  expect(t.asked('evil-1')?.moment).toBe('declared')
  t.choose('evil-1', 'pass').choose('hero', 'scavenge').toTurnEnd()
  expect(t.keys('evil-1', 'play').toSorted()).toEqual(['play late-move', 'play late-search'])
  t.choose('evil-1', 'play late-search', 'play late-move')
  expect(t.asked()?.kind).toBe('turn')
  expect(t.hero.turn?.number).toBe(2)
})

test('An Action that a card cancels was performed: nothing is Revealed, its cards are allowed (R76)', () => {
  const stopped = card('stopped', { moment: 'declared', actions: ['explore'], effects: [{ do: 'cancel' }] })
  const t = street([stopped, lateLook, lateMove], ['stopped', 'late-look', 'late-move'])
  t.choose('hero', 'explore s').choose('evil-1', 'play stopped').until('react', 'turn-end')
  expect(t.revealed).toBe('Ua3')
  expect(t.keys('evil-1', 'play')).toEqual(['play late-look'])
  t.pass()
  expect(t.hero.turn?.number).toBe(2)
})

test('An Instant that Blocks the Door of a Move makes it the Unblocking: no step, no Attack of Opportunity (R77)', () => {
  const slam = card('slam', {
    moment: 'declared',
    actions: ['move'],
    effects: [{ do: 'block', where: 'here', count: 1 }],
  })
  const t = street([slam, lateMove], ['slam', 'late-move'], {
    map: BETWEEN_DOORS,
    hero: { at: 'Ub1' },
    creatures: 'parasite Ub1',
    dice: 'LL',
  })
  t.choose('hero', 'move e').choose('evil-1', 'play slam')
  const door = t.keys('evil-1').find((key) => key.includes('Ub1e'))
  t.choose('evil-1', door ?? 'the Door').until('react', 'turn-end')
  expect([t.evil.at, t.evil.blocked]).toEqual(['Ub1', []])
  expect(t.hears('rolled')).toEqual([])
  expect(t.keys('evil-1', 'play')).toEqual(['play late-move'])
})

test('Of a Move: Attack of Opportunity, then the window before Revealing, then the step (R78)', () => {
  const lurk = card('lurk', {
    moment: 'before-reveal',
    actions: ['move'],
    effects: [{ do: 'teleport', from: 'unrevealed', to: 'aim' }],
  })
  const t = street([lurk], ['lurk'], { creatures: 'parasite Ua3, cultist Ua5, hybrid Ua6', dice: 'HLLLLLL' })
  t.choose('hero', 'move s')
  expect(t.asked('evil-1')?.moment).toBe('before-reveal')
  expect([t.evil.at, t.revealed, t.health]).toEqual(['Ua3', 'Ua3', [11, 12]])
  t.choose('evil-1', 'play lurk')
  const hybrid = t.keys('evil-1').find((key) => key.includes(t.id('hybrid')))
  t.choose('evil-1', hybrid ?? 'the Hybrid').until('react', 'turn-end')
  expect([t.evil.at, t.where('hybrid'), t.where('cultist')]).toEqual(['Ua4', 'Ua4', 'Ua5'])
  expect(t.health).toEqual([11, 9])
  expect(t.hears('noise')).toEqual([])
})

test('A Creature moved in at the end of the Turn scares and attacks; the Light that another entered goes off last (R9)', () => {
  const t = street([], [FURY, FURY], {
    creatures: 'parasite Ua2, cultist Ua6',
    lights: 'Ua5',
    dice: 'H',
  })
  t.choose('hero', 'scavenge').toTurnEnd()
  t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} n`)
  t.choose('evil-1', `standard ${FURY}`, `move ${t.id('parasite')} s`)
  expect(t.health).toEqual([11, 10])
  expect(t.order('scared', 'rolled')).toEqual(['scared', 'rolled'])
  expect(t.evil.lights).toEqual([])
  const evil = t.told('evil-1').map((event) => event.type)
  expect(evil.indexOf('rolled')).toBeLessThan(evil.lastIndexOf('lights'))
})
