// End of the Round, Nightmare Mode and endings, written from the rulebook and the rulings alone.
import { expect, test } from 'vitest'
import { BETWEEN_DOORS, FIELD, map, STREET } from '../../helpers/maps.ts'
import { type Given, type Table, table } from '../../helpers/table.ts'
import { card, FURY, mission, packWith, QUIET, SPEED } from '../../helpers/test-pack.ts'

/** A quiet table of one Evil player with one card in hand, in the last Turn of a Round. */
const last = (given: Given): Table =>
  table({ pack: QUIET, turn: 8, ...given, evil: { decks: ['fury', 'speed'], hands: [[FURY]], ...given.evil } })

/** The last Turn is spent on the Hero's Action; then everything until the next Turn, each question by its first key. */
const over = (t: Table, ...keys: readonly string[]): Table => t.choose('hero', ...keys).toTurn()

test('The Round is over after the eighth Turn and its Reactions, not after the seventh (End of the Round)', () => {
  const t = last({ hero: { at: 'Ua3' }, turn: 7 })
  t.choose('hero', 'explore s')
  expect(t.asked('evil-1')?.moment).toBe('turn-end')
  t.choose('evil-1', 'pass')
  expect(t.hero).toMatchObject({ turn: { number: 8 }, round: { space: 0 } })
  expect(t.revealed).toBe('Ua3 Ua4 Ua5')
  t.choose('hero', 'explore s')
  expect(t.asked('evil-1')?.moment).toBe('turn-end')
  t.toTurn()
  expect(t.hero).toMatchObject({ turn: { number: 1, bulletTime: false, done: [] }, round: { space: 1 } })
  expect(t.revealed).toBe('Ua3 Ua4')
})

test('Cleanup keeps the Hero, what is adjacent, and what is lit in his Line of Sight, judged before it (R30)', () => {
  const revealed = 'Ub1 Ub2 Ub3 Ub4 Ub5 Ub6 Ua3 Ua4 Uc3'
  // Eastwards Uc3 is adjacent; Ub1 is lit and in sight over the dark Ub2; Ub6 over the dark Ub5, which goes; Ua4 is lit out of sight.
  const t = last({ map: FIELD, hero: { at: 'Ub3' }, revealed, lights: 'Ub1 Ub6 Ua4' })
  over(t, 'explore n')
  expect(t.revealed.split(' ').toSorted()).toEqual(['Ua3', 'Ub1', 'Ub2', 'Ub3', 'Ub4', 'Ub6', 'Uc3'])
  expect(t.evil.lights).toHaveLength(3)
})

test('Beyond a Blocked Door nothing is adjacent at cleanup (R30)', () => {
  const t = last({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, revealed: 'Ua1 Ub1 Uc1', blocked: 'Ub1e' })
  over(t, 'scavenge')
  expect(t.revealed).toBe('Ua1 Ub1')
})

test('A Creature whose Sector leaves the Labyrinth is unknown again and scares again; one that stays does not (R31)', () => {
  const creatures = 'parasite Ua5, cultist Ua4'
  const t = last({ hero: { at: 'Ua3' }, revealed: 'Ua3 Ua4 Ua5', creatures, dice: 'LLLLLLLLLLLL' })
  expect(t.creature('parasite')).toMatchObject({ revealed: true })
  over(t, 'explore n')
  expect(t.creature('parasite')).toMatchObject({ revealed: false })
  expect(t.creature('cultist')).toMatchObject({ revealed: true })
  t.choose('hero', 'move s').toTurn()
  expect(t.hears('scared')).toEqual([])
  t.choose('hero', 'move s').toTurn()
  expect(t.hears('scared')).toMatchObject([{ kind: 'parasite', amount: 2 }])
  expect(t.health[1]).toBe(10)
})

test.each([
  [12, 12, 6, 3],
  [12, 7, 0, 3],
  [6, 12, 0, 2],
  [4, 12, 5, 2],
  [12, 3, 5, 1],
  [12, 0, 0, 1],
])('Life %i and Self Control %i set %i Adrenaline to %i, up or down (R17)', (life, selfControl, adrenaline, after) => {
  const t = over(last({ hero: { at: 'Ua3', life, selfControl, adrenaline } }), 'scavenge')
  expect(t.hero.hero?.adrenaline).toBe(after)
  expect(t.health).toEqual([life, selfControl])
})

test.each([
  [12, 2, 4],
  [12, 1, 3],
  [3, 2, 2],
])('Life %i and %i Points in Cold Blood, of which 2 are needed, set Adrenaline to %i (R17)', (life, points, after) => {
  const t = over(last({ hero: { at: 'Ua3', life, experience: { 'cold-blood': points } } }), 'scavenge')
  expect(t.hero.hero?.adrenaline).toBe(after)
})

/** Costs the Hero Self Control at each Round's end, as long as it is in play. */
const toll = mission('toll', 'blue', 'infirmary', {
  listeners: [{ on: 'round-end', effects: [{ do: 'damage', kind: 'self-control', amount: 1 }] }],
})
/** Gives a Round at each Round's end. */
const gift = mission('gift', 'green', 'dormitory', {
  listeners: [{ on: 'round-end', once: 'game', effects: [{ do: 'round' }] }],
})
const MISSIONS = packWith({
  missions: [
    toll,
    gift,
    mission('errand', 'blue', 'infirmary'),
    mission('favour', 'green', 'dormitory'),
    mission('way-out', 'final', 'infirmary'),
    mission('far-out', 'final', 'dormitory'),
  ],
})
const TOLL = { blue: { card: 'toll' } }

test('Adrenaline is read before what the end of the Round costs, and not again (R17)', () => {
  const t = last({ pack: MISSIONS, missions: TOLL, hero: { at: 'Ua3', selfControl: 4, adrenaline: 0 } })
  over(t, 'scavenge')
  expect(t.health).toEqual([12, 3])
  expect(t.hero.hero?.adrenaline).toBe(2)
})

test('The step that begins Nightmare Mode costs nothing yet; each later Round costs 2 Self Control (R11)', () => {
  const t = last({ round: 6, hero: { at: 'Ua3' } })
  over(t, 'scavenge')
  expect(t.hero.round).toMatchObject({ space: 7, nightmare: true })
  expect(t.hears('nightmare')).toHaveLength(1)
  expect(t.health).toEqual([12, 12])
  for (let turn = 1; turn <= 8; turn++) over(t, turn % 2 === 0 ? 'explore n' : 'explore s')
  expect(t.health).toEqual([12, 10])
  expect(t.hears('nightmare')).toHaveLength(1)
  expect(t.hero.round).toMatchObject({ space: 7, nightmare: true })
})

test('One space before the final one is no Nightmare Mode (Moving the Round Marker)', () => {
  const t = over(last({ round: 5, hero: { at: 'Ua3' } }), 'scavenge')
  expect(t.hero.round).toMatchObject({ space: 6, nightmare: false, cap: 3 })
  expect(t.hears('nightmare')).toEqual([])
})

test('Nightmare Mode makes the Creatures on the Map what its side says, and keeps Wounds and places (Nightmare Mode)', () => {
  // Regular: a Spore rolls 3 dice in the dark and a Hybrid is Killed, once Wounded, by 2; by Nightmare 4 dice, and 2.
  const creatures = 'spore Ua3, hybrid! Ua5, worm! La3'
  const t = last({ round: 6, map: map(STREET.levels.upper, [' E', ' │', ' G']), hero: { at: 'Ua3' }, creatures })
  t.choose('hero', 'explore n').toTurn()
  expect(t.hears('rolled')).toMatchObject([{ faces: { length: 3 } }])
  expect(t.creature('hybrid')).toMatchObject({ at: 'Ua5', wounded: true })
  expect(t.creature('worm')).toMatchObject({ at: 'La3', wounded: true })
  t.hush().choose('hero', 'explore n').toTurn()
  expect(t.hears('rolled')).toMatchObject([{ faces: { length: 4 } }])
})

test('In Nightmare Mode an unknown Creature scares more (Nightmare Mode)', () => {
  const scared = (nightmare: boolean): Table =>
    table({ pack: QUIET, nightmare, hero: { at: 'Ua3' }, creatures: 'hybrid Ua4' }).choose('hero', 'move s')
  expect(scared(false).health[1]).toBe(9)
  expect(scared(true).health[1]).toBe(8)
})

test.each([
  [1, 12, [11, 0]],
  [0, 12, [10, 0]],
  [2, 12, [12, 0]],
  [1, 2, [1, 0]],
])('With %i Self Control and %i Life the Nightmare overflows like any loss (R12)', (selfControl, life, after) => {
  const hero = { at: 'Ua3', selfControl, life }
  const t = over(last({ round: 7, nightmare: true, hero }), 'scavenge')
  expect(t.health).toEqual(after)
  expect(t.isOver).toBe(false)
})

test('The loss of Nightmare Mode is not dealt by Evil: no Companion takes it and no card answers it (R12)', () => {
  const sting = card('sting', { moment: 'damage', effects: [{ do: 'damage', kind: 'life', amount: 1 }] })
  const hero = { at: 'Ua3', companions: [{ card: 'pilot', charges: 6 }] }
  const evil = { hands: [['sting']] }
  const t = last({ pack: packWith({ fury: [sting] }), round: 7, nightmare: true, hero, evil, dangers: 'Ua6' })
  t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'pass')
  const kinds: string[] = []
  while (t.asked()?.kind !== 'turn') {
    kinds.push(t.asked('evil-1')?.kind ?? 'none')
    t.choose('evil-1', t.keys('evil-1').find((key) => key === 'keep') ?? t.keys('evil-1')[0]!)
  }
  expect([...new Set(kinds)].toSorted()).toEqual(['draw', 'hand', 'place-danger'])
  expect(t.health).toEqual([12, 10])
  expect(t.hero.hero?.companions).toEqual([{ card: 'pilot', charges: 6 }])
})

test.each([
  [1, 1, true],
  [0, 2, true],
  [2, 1, false],
])(
  'Life %i and Self Control %i at the end of a Nightmare Round: dead is %s, before the marker (R12, R13)',
  (life, sc, dead) => {
    const t = last({ round: 7, nightmare: true, hero: { at: 'Ua3', life, selfControl: sc } })
    t.choose('hero', 'scavenge').toTurn()
    expect(t.isOver).toBe(dead)
    expect(t.hero.result?.winner).toBe(dead ? 'evil' : undefined)
    if (dead) expect([t.health, t.asking, t.hero.waiting]).toEqual([[0, 0], [], null])
  },
)

test('A Hero whom a Mission kills at the end of the Round is dead before the marker would begin Nightmare Mode (R84)', () => {
  const hero = { at: 'Ua3', life: 0, selfControl: 1, adrenaline: 0 }
  const t = last({ pack: MISSIONS, missions: TOLL, round: 6, hero, evil: { hands: [[FURY]] } })
  t.choose('hero', 'scavenge').toTurn()
  expect(t.hero.result).toMatchObject({ winner: 'evil' })
  expect(t.hero.round).toMatchObject({ space: 6, nightmare: false })
  expect([t.hears('nightmare'), t.hears('round'), t.asking]).toEqual([[], [], []])
  // What came before the fatal step was done.
  expect(t.hero.hero?.adrenaline).toBe(1)
  expect(t.hero.evil?.hands).toEqual([10])
})

test("In the last step but one the Missions' loss comes before Nightmare Mode's (R97)", () => {
  const t = last({ pack: MISSIONS, missions: TOLL, round: 7, nightmare: true, hero: { at: 'Ua3' } })
  over(t, 'scavenge')
  expect(t.hears('damaged')).toMatchObject([{ amount: 1 }, { amount: 2 }])
  expect(t.health).toEqual([12, 9])
})

test('A Round gained in the step before the marker moves averts Nightmare Mode (R98)', () => {
  const t = over(
    last({ pack: MISSIONS, missions: { green: { card: 'gift' } }, round: 6, hero: { at: 'Ua3' } }),
    'scavenge',
  )
  expect(t.hero.round).toMatchObject({ space: 6, nightmare: false })
  expect(t.hears('nightmare')).toEqual([])
})

test('A Round gained with the marker at its start is a credit for the next step only (R67)', () => {
  const given = { pack: MISSIONS, missions: { blue: { card: 'errand' }, final: { card: 'far-out' } } }
  const t = table({ ...given, turn: 7, hero: { at: 'Ua1', life: 5 }, evil: { decks: ['fury', 'speed'], hands: [[]] } })
  t.choose('hero', 'interact mission blue').toTurn({ reward: 'life' })
  expect(t.hero.round).toMatchObject({ space: 0, cap: 12 })
  expect(t.health).toEqual([8, 12])
  t.choose('hero', 'scavenge').toTurn()
  expect(t.hero.round?.space).toBe(0)
  for (let turn = 1; turn <= 8; turn++) t.choose('hero', 'explore s').toTurn()
  expect(t.hero.round?.space).toBe(1)
})

test('The Round of the reward comes first, so that its higher cap bounds the Recovery (R69)', () => {
  const missions = { blue: { card: 'errand' }, final: { card: 'far-out' } }
  // Space 5 has cap 5, space 4 has cap 7.
  const t = table({ pack: MISSIONS, missions, round: 5, hero: { at: 'Ua1', life: 5, selfControl: 6 } })
  t.choose('hero', 'interact mission blue').toTurn({ reward: 'life' })
  expect(t.hero.round).toMatchObject({ space: 4, cap: 7 })
  expect(t.health).toEqual([7, 6])
})

test('Nightmare Mode is not undone by a Round gained, and begins but once (R98)', () => {
  const missions = { blue: { card: 'errand' }, final: { card: 'far-out' } }
  const hero = { at: 'Ua1', life: 1, selfControl: 9 }
  const evil = { decks: ['fury', 'speed'], hands: [[]] }
  const t = table({ pack: MISSIONS, missions, round: 7, nightmare: true, turn: 8, hero, evil })
  t.choose('hero', 'interact mission blue').until('reward').choose('hero', 'life')
  expect(t.hero.round).toMatchObject({ space: 6, cap: 3, nightmare: true })
  expect(t.health).toEqual([3, 9])
  t.toTurn()
  expect(t.hero.round).toMatchObject({ space: 7, nightmare: true })
  expect(t.health).toEqual([3, 7])
  expect(t.hears('nightmare')).toEqual([])
})

test('The second Starting Mission earns no Mid-Game Reward (Mid-Game Rewards)', () => {
  const missions = {
    blue: { card: 'errand', done: true },
    green: { card: 'favour' },
    final: { card: 'way-out', triggered: true },
  }
  const t = table({ pack: MISSIONS, missions, round: 3, hero: { at: 'Ua6', life: 5 } })
  t.choose('hero', 'interact mission green').toTurn({ reward: 'life' })
  expect(t.hero.round?.space).toBe(3)
  expect(t.health).toEqual([5, 12])
  expect(t.isOver).toBe(false)
})

test('The Final Mission cannot be tried before a Starting Mission is done (Final Mission)', () => {
  const given = { pack: MISSIONS, hero: { at: 'Ua1' } }
  const shut = table({ ...given, missions: { green: { card: 'favour' }, final: { card: 'way-out' } } })
  shut.refuses('hero', 'interact mission final')
  const open = table({
    ...given,
    missions: { green: { card: 'favour', done: true }, final: { card: 'way-out', triggered: true } },
  })
  expect(open.offers('hero', 'interact mission final')).toBe(true)
})

test.each([
  [6, false],
  [7, true],
])(
  'The Final Mission done in the last Turn at space %i wins at once, with a killer beside the Hero (R70)',
  (round, nightmare) => {
    const missions = { green: { card: 'favour', done: true }, final: { card: 'way-out', triggered: true } }
    const hero = { at: 'Ua1', life: 1, selfControl: 0 }
    const t = last({ pack: MISSIONS, missions, round, nightmare, hero, creatures: 'worm Ua1', dice: 'HHHHH' })
    t.choose('hero', 'interact mission final')
    expect(t.isOver).toBe(true)
    expect(t.hero.result).toMatchObject({ winner: 'hero' })
    expect(t.health).toEqual([1, 0])
    expect(t.hero.round).toMatchObject({ space: round, nightmare })
    expect([t.hears('rolled'), t.asking]).toEqual([[], []])
  },
)

test.each([
  ['HHH', true, [0, 0]],
  ['HHL', false, [0, 1]],
])('Dice %s against Life 1 and Self Control 2: over is %s, point by point (R13)', (dice, dead, after) => {
  // A second Creature would attack next, and the Round would end.
  const hero = { at: 'Ua3', life: 1, selfControl: 2 }
  const t = last({ hero, creatures: 'hybrid Ua3, parasite Ua3', dice: `${dice}LLL` })
  t.choose('hero', 'explore s')
    .until('order')
    .choose('evil-1', `first ${t.id('hybrid')}`)
  expect(t.health).toEqual(after)
  expect(t.isOver).toBe(dead)
  expect(t.hears('rolled')).toHaveLength(dead ? 1 : 2)
})

test.each([
  [5, 6, false],
  [5, 5, false],
  [5, 4, true],
])('At space %i with Life %i Recovery is offered: %s (Healing Cap, R15)', (round, life, offered) => {
  const t = table({ pack: QUIET, round, hero: { at: 'Ua3', life, selfControl: 12 } })
  expect(t.offers('hero', 'recover life')).toBe(offered)
  expect(t.offers('hero', 'recover self-control')).toBe(false)
  expect(t.health).toEqual([life, 12])
})

test('Danger is never placed with the Hero, in his Line of Sight as cleanup leaves it, or where one lies (R94)', () => {
  const t = last({ hero: { at: 'Ua3' }, revealed: 'Ua3 Ua4 Ua5', dangers: 'Ua6' })
  t.choose('hero', 'explore n').until('hand').choose('evil-1', 'keep')
  while (t.asked('evil-1')?.kind === 'draw') t.choose('evil-1', 'draw fury')
  expect(t.asked('evil-1')?.kind).toBe('place-danger')
  // Ua5 was in sight until the Labyrinth was cleaned up.
  expect(t.keys('evil-1')).toEqual(['Ua1', 'Ua5'])
})

test('Tokens with no legal Sector left go back; none is placed twice (R52)', () => {
  const t = last({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, revealed: 'Ua1 Ub1', evil: { track: [] } })
  t.choose('hero', 'scavenge').toTurn()
  expect(t.evil.dangers).toEqual(['Uc1'])
  expect(t.evil.setAside).toBe(0)
})

test('On a Level with 8 Danger tokens Evil may stop, or take one away to place another (R52)', () => {
  const dangers = 'Ua1 Ub1 Uc1 Ud1 Ua6 Ub6 Uc6 Ud6'
  const lower = dangers.replaceAll('U', 'L')
  const evil = { hands: [[FURY]], track: Array.from({ length: 12 }, () => ({ card: SPEED, faceDown: true, span: 1 })) }
  const t = last({ map: FIELD, hero: { at: 'Ub3' }, dangers: `${dangers} ${lower}`, evil })
  t.choose('hero', 'scavenge').toTurnEnd({ hand: 'keep', draw: 'draw fury' })
  while (t.asked('evil-1')?.kind !== 'place-danger') t.choose('evil-1', t.keys('evil-1').at(-1)!)
  expect(t.keys('evil-1', 'U')).toEqual([])
  t.choose('evil-1', 'swap Ua1', 'Uc4')
  expect(t.evil.dangers).toHaveLength(16)
  expect(t.evil.dangers).toContain('Uc4')
  expect(t.evil.dangers).not.toContain('Ua1')
})
