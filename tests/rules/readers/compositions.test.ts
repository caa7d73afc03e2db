// Reactions, the end of the Round and endings in one another's way, written from the rulebook and the rulings alone.
import { expect, test } from 'vitest'
import { type Given, type Table, table } from '../../helpers/table.ts'
import { card, FURY, mission, packWith, SPEED } from '../../helpers/test-pack.ts'

type Card = ReturnType<typeof card>

const street = (cards: readonly Card[], hand: readonly string[], given: Given = {}): Table =>
  table({
    pack: packWith({ fury: cards, missions: MISSIONS }),
    ...given,
    hero: { at: 'Ua3', ...given.hero },
    evil: { decks: ['fury', 'speed'], hands: [hand], ...given.evil },
  })

const MISSIONS = [
  mission('errand', 'blue', 'infirmary'),
  mission('way-out', 'final', 'infirmary'),
  mission('far-out', 'final', 'dormitory', {
    listeners: [{ on: 'round-end', effects: [{ do: 'damage', kind: 'self-control', amount: 1 }] }],
  }),
]
const OPEN = { blue: { card: 'errand', done: true }, final: { card: 'way-out', triggered: true } }
const FULL = Array.from({ length: 12 }, () => ({ card: SPEED, faceDown: true, span: 1 }))

const late = card('late', { copies: 4 })
const grasp = card('grasp', {
  moment: 'declared',
  actions: ['interact'],
  effects: [{ do: 'damage', kind: 'life', amount: 1 }],
})
const lure = card('lure', { moment: 'damage', if: { damage: 'life' }, effects: [{ do: 'move', steps: 1 }] })
const blackout = card('blackout', {
  moment: 'damage',
  if: { damage: 'life' },
  effects: [{ do: 'lights', on: false, where: 'here' }],
})
const dusk = card('dusk', { moment: 'round-end', effects: [{ do: 'damage', kind: 'life', amount: 1 }] })

test('A Creature that a card brings in between attacks attacks too, and none attacks twice (R9)', () => {
  const t = street([lure], ['lure'], { creatures: 'parasite Ua3, hybrid Ua4', dice: 'HHLL' })
  t.choose('hero', 'explore n').until('react', 'damage').choose('evil-1', 'play lure')
  t.choose('evil-1', `move ${t.id('hybrid')} n`).pass()
  expect(t.hears('rolled')).toMatchObject([{ faces: { length: 1 } }, { faces: { length: 3 } }])
  expect(t.hears('scared')).toMatchObject([{ kind: 'hybrid', amount: 3 }])
  expect(t.health).toEqual([10, 9])
  expect(t.hero.turn?.number).toBe(2)
})

test('Each attack has the dice of the Light at its own roll (R9)', () => {
  // A Spore rolls 1 die in Light and 3 in the dark.
  const t = street([blackout], ['blackout'], { creatures: 'spore Ua3, cultist Ua3', lights: 'Ua3', dice: 'HLLLLL' })
  t.choose('hero', 'explore n')
    .until('order')
    .choose('evil-1', `first ${t.id('cultist')}`)
  t.until('react', 'damage').choose('evil-1', 'play blackout').pass()
  expect(t.hears('rolled')).toMatchObject([{ faces: { length: 2 } }, { faces: { length: 3 } }])
  expect(t.evil.lights).toEqual([])
})

test.each([
  [1, 0, 'evil'],
  [1, 1, 'hero'],
  [2, 0, 'hero'],
])(
  'A card before the winning Interact is resolved first: Life %i, Self Control %i, and %s wins (R70)',
  (life, sc, winner) => {
    const t = street([grasp], ['grasp'], { missions: OPEN, hero: { at: 'Ua1', life, selfControl: sc } })
    t.choose('hero', 'interact mission final').choose('evil-1', 'play grasp').pass()
    expect(t.isOver).toBe(true)
    expect(t.hero.result?.winner).toBe(winner)
    expect(t.hears('ended')).toHaveLength(1)
  },
)

test('The Final Mission done by the second Action of Bullet Time wins with no window after it (End of the Game)', () => {
  const t = street([late], ['late'], { missions: OPEN, turn: 8, round: 6, hero: { at: 'Ua2', adrenaline: 1 } })
  t.choose('hero', 'bullet-time', 'move n', 'none', 'interact mission final')
  expect(t.isOver).toBe(true)
  expect(t.hero.result?.winner).toBe('hero')
  expect(t.asking).toEqual([])
  expect(t.hero.round).toMatchObject({ space: 6, nightmare: false })
})

test('A Starting Mission done in the last Turn: the Round gained averts Nightmare Mode, the Final Mission already costs (R86)', () => {
  const missions = { blue: { card: 'errand' }, final: { card: 'far-out' } }
  const t = street([], [FURY], { missions, turn: 8, round: 6, hero: { at: 'Ua1' } })
  t.choose('hero', 'interact mission blue').toTurn()
  expect(t.hero.round).toMatchObject({ space: 6, nightmare: false })
  expect(t.health).toEqual([12, 11])
  expect(t.hero.missions.find((x) => x.colour === 'final')).toMatchObject({ triggered: true, done: false })
})

test('An Attack of Opportunity that kills ends the game on the spot left, the next Sector never seen (R35)', () => {
  const given = { creatures: 'parasite Ua3, worm Ua4', dice: 'H' }
  const dead = street([late], ['late'], { ...given, hero: { life: 1, selfControl: 0 } }).choose('hero', 'move s')
  expect([dead.isOver, dead.hero.result?.winner, dead.evil.at, dead.revealed]).toEqual([true, 'evil', 'Ua3', 'Ua3'])
  expect(dead.hears('scared')).toEqual([])
  const alive = street([late], ['late'], { ...given, hero: { life: 1, selfControl: 4 } }).choose('hero', 'move s')
  expect([alive.isOver, alive.evil.at, alive.health]).toEqual([false, 'Ua4', [0, 1]])
})

test.each([
  [0, true, 1],
  [1, true, 2],
  [2, false, 0],
])('After %i cards in the eighth Turn a card for the end of the Round can be played: %s (R7)', (n, open, span) => {
  const t = street([late, dusk], ['late', 'late', 'dusk'], { turn: 8 })
  t.choose('hero', 'scavenge').toTurnEnd()
  for (let i = 0; i < n; i++) t.choose('evil-1', 'play late')
  if (t.asked('evil-1')?.moment === 'turn-end') t.choose('evil-1', 'pass')
  expect(t.asked('evil-1')?.moment === 'round-end').toBe(open)
  if (!open) return
  t.choose('evil-1', 'play dusk').toTurn()
  expect(t.hears('played').at(-1)).toMatchObject({ card: 'dusk', span })
  expect(t.health).toEqual([11, 12])
})

test('A card for the end of the Round is placed before the Danger signs are counted (R102)', () => {
  const track = FULL.slice(0, 8)
  const set = (key: string): number => {
    const t = street([dusk], ['dusk', FURY], { turn: 8, evil: { track } })
    t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'pass').choose('evil-1', key).until('hand')
    return t.evil.setAside
  }
  expect([set('pass'), set('play dusk')]).toEqual([5, 4])
})

test('A full Track opens no window for damage or the end of the Round, but to a card that says so (R7)', () => {
  const given = { turn: 8, creatures: 'parasite Ua3', dice: 'H', evil: { track: FULL } }
  const shut = street([lure, dusk], ['lure', 'dusk'], given).choose('hero', 'explore n')
  expect(shut.asked('evil-1')?.kind).toBe('hand')
  expect(shut.health).toEqual([11, 12])
  const open = street([lure, { ...dusk, breaks: 'track' }], ['lure', 'dusk'], given).choose('hero', 'explore n')
  expect(open.asked('evil-1')?.moment).toBe('round-end')
  open.choose('evil-1', 'play dusk').until('hand')
  expect(open.health).toEqual([10, 12])
  expect(open.evil.setAside).toBe(1)
})

test('What binds the Hero next Turn binds him over the end of the Round, and no longer (R75, R112)', () => {
  const freeze = card('freeze', {
    effects: [{ do: 'modify', until: 'next-turn', modifier: { figure: 'forbid-move', by: 1 } }],
  })
  const t = street([freeze], ['freeze'], { turn: 8 })
  t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'play freeze').toTurn()
  expect([t.hero.turn?.number, t.hero.round?.space]).toEqual([1, 1])
  expect(t.keys('hero', 'move')).toEqual([])
  expect(t.keys('hero', 'explore')).toHaveLength(2)
  t.choose('hero', 'explore s').toTurn({ danger: 'none' })
  expect(t.keys('hero', 'move')).toHaveLength(2)
})

test('What holds for a Round is gone in the next (End of the Round)', () => {
  const bleed = card('bleed', {
    effects: [{ do: 'modify', until: 'round', modifier: { figure: 'forbid-explore', by: 1 } }],
  })
  const t = street([bleed], ['bleed'], { turn: 7 })
  t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'play bleed').toTurn()
  expect(t.keys('hero', 'explore')).toEqual([])
  t.choose('hero', 'scavenge').toTurn()
  expect(t.hero.round?.space).toBe(1)
  expect(t.keys('hero', 'explore')).toHaveLength(2)
})

test('Where cards forbid every Action that is left, the restriction lapses (R19)', () => {
  const figures = ['forbid-move', 'forbid-explore', 'forbid-locate', 'forbid-scavenge'] as const
  const bind = (but: number): Table => {
    const all = figures.slice(0, 4 - but)
    const effects = all.map((figure) => ({
      do: 'modify' as const,
      until: 'next-turn' as const,
      modifier: { figure, by: 1 },
    }))
    const t = street([card('bind', { effects })], ['bind'], {})
    return t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'play bind').toTurn()
  }
  const verbs = (t: Table): string[] =>
    [...new Set(t.keys().map((key) => key.split(' ')[0]!))].filter((x) => x !== 'bullet-time' && x !== 'use').toSorted()
  expect(verbs(bind(1))).toEqual(['scavenge'])
  expect(verbs(bind(0))).toEqual(['explore', 'locate', 'move', 'scavenge'])
})

test('A Companion that takes off the whole loss leaves none for a card to answer (R83)', () => {
  const hero = { companions: [{ card: 'medic', charges: 6 }] }
  const given = { hero, creatures: 'parasite Ua3', dice: 'H' }
  const t = street([lure], ['lure'], given)
  const answered: string[] = []
  t.choose('hero', 'explore n')
  for (let n = 0; n < 9 && !(t.asked()?.kind === 'turn'); n++) {
    const [seat] = t.asking
    const keys = t.keys(seat)
    answered.push(t.asked(seat)?.moment ?? t.asked(seat)?.kind ?? '')
    t.choose(seat!, keys.find((key) => key.startsWith('use medic')) ?? keys.find((key) => key === 'hero') ?? keys[0]!)
  }
  expect(answered).toContain('trigger')
  expect(answered).not.toContain('damage')
  expect(t.health).toEqual([12, 12])
  expect(t.hero.hero?.companions).toEqual([{ card: 'medic', charges: 5 }])
})

test('A card refused by the Leader in mid-attack leaves no trace for the Hero, and the attack goes on (Evil Leader duties)', () => {
  const t = street([lure], [], {
    creatures: 'parasite Ua3, cultist Ua5',
    dice: 'H',
    evil: { players: 2, leader: 2, hands: [['lure'], [SPEED]] },
  })
  t.choose('hero', 'explore n').until('react', 'damage').hush()
  t.choose('evil-1', 'play lure').choose('evil-2', 'no')
  expect(t.heard).toEqual([])
  expect(t.hero.track).toEqual([])
  t.refuses('evil-1', 'play lure').pass()
  expect(t.where('cultist')).toBe('Ua5')
  expect(t.health).toEqual([11, 12])
  expect(t.hero.evil?.hands).toEqual([1, 1])
})

test('A Spawn in Nightmare Mode may come as near as its side of the table says (Nightmare Mode)', () => {
  const near = (nightmare: boolean): readonly string[] => {
    const t = street([], [FURY], { nightmare })
    t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', `standard ${FURY}`)
    return t.keys('evil-1', 'spawn spore')
  }
  expect(near(false)).toEqual(['spawn spore Ua1', 'spawn spore Ua5', 'spawn spore Ua6'])
  expect(near(true)).toEqual(['Ua1', 'Ua2', 'Ua4', 'Ua5', 'Ua6'].map((x) => `spawn spore ${x}`))
})

test('A draw beyond both decks gives what there is and hangs on nothing (R59)', () => {
  const gather = card('gather', { copies: 3, effects: [{ do: 'draw', cards: 3 }] })
  const piles = { fury: [FURY], speed: [] }
  const t = street([gather], ['gather'], { piles, evil: { players: 1 } })
  t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'play gather')
  t.toTurn()
  expect(t.evil.hand).toEqual([FURY])
  expect(t.hero.turn?.number).toBe(2)
})

test('A shared draw out of an empty deck takes its discards anew (R59)', () => {
  const gather = card('gather', { copies: 3, effects: [{ do: 'draw', cards: 2 }] })
  const piles = { fury: [FURY], speed: [] }
  const discards = { fury: ['gather'] }
  const t = street([gather], ['gather'], { piles, discards })
  t.choose('hero', 'scavenge').toTurnEnd().choose('evil-1', 'play gather')
  t.toTurn()
  expect(t.evil.hand?.toSorted()).toEqual([FURY, 'gather'])
})
