// End of the Round, Nightmare Mode, End of the Game.
import { describe, expect, it } from 'vitest'
import { FIELD, map, RING, STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, FURY, item, mission, packWith, SPEED } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-late', { moment: 'round-end', effects: [{ do: 'set-aside', by: 2 }] }),
    card('test-any', { copies: 4 }),
    card('test-say', { moment: 'communicate' }),
  ],
  speed: [
    card('test-night', { moment: 'round-end', effects: [{ do: 'move', steps: 1 }] }),
    card('test-haze', {
      moment: 'round-end',
      effects: [{ do: 'modify', until: 'next-turn', modifier: { figure: 'forbid-locate', by: 1 } }],
    }),
  ],
  items: [
    item('test-clock', {
      listeners: [{ on: 'round-end', effects: [{ do: 'round' }], once: 'game' }],
    }),
  ],
  missions: [
    mission('test-drain', 'blue', 'infirmary', {
      listeners: [{ on: 'round-end', effects: [{ do: 'damage', kind: 'self-control', amount: 1 }] }],
    }),
    mission('test-stir', 'blue', 'infirmary', {
      listeners: [{ on: 'round-end', effects: [{ do: 'move', steps: 1 }] }],
    }),
    mission('test-more', 'green', 'infirmary', { modifiers: [{ figure: 'danger-per-round', by: 1 }] }),
    mission('test-gain', 'green', 'infirmary', { reward: [{ do: 'round' }] }),
  ],
})
/** A Track of 12 spaces with symbols on 9 to 12 and one beyond. */
const TABLES = { reactionTrack: { spaces: 12, danger: [9, 10, 11, 12], beyond: 1 } }
/** The last Turn of a Round. */
const last = (more: Given = {}): Table =>
  table({
    map: STREET,
    pack: PACK,
    turn: 8,
    piles: { items: [] },
    discards: { items: [] },
    ...more,
    overlay: { ...TABLES, ...(more.overlay as object | undefined) },
    hero: { at: 'Ua4', ...more.hero },
  })
/** The Turn is over; the Round is at the question named, or past its end. */
const ended = (more: Given = {}): Table => last(more).choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
const finish = (t: Table): Table => t.pass().toTurn({ hand: 'keep' })
const track = (...spans: (1 | 2)[]): unknown[] => spans.map((span) => ({ card: FURY, span }))
/** So much is set aside: asked until placed. */
const setAside = (more: Given): number => ended(more).pass().evil.setAside

describe('The seven steps', () => {
  it('C212 R10 come in their order', () => {
    const t = ended({
      map: map([' I', ' │', ' │', ' │', ' │', ' D']),
      revealed: 'Ua2 Ua3 Ua4 Ua5',
      hero: { at: 'Ua5', life: 4, selfControl: 12, adrenaline: 0 },
      missions: { blue: { card: 'test-drain' } },
      evil: { hands: [[FURY, FURY, FURY, FURY, FURY, FURY, FURY, FURY, FURY, FURY]], track: track(2, 2, 2, 2, 2, 2) },
    })
    t.pass()
    expect(t.asked('evil-1')?.kind).toBe('hand') // 4, after 1, 2 and 3
    expect(t.evil).toMatchObject({ setAside: 1, track: [], round: { space: 0 } })
    expect(t.revealed).toBe('Ua4 Ua5')
    expect(t.hero.hero?.adrenaline).toBe(t.state.pack.adrenalineTrack[4])
    expect(t.health).toEqual([4, 12])
    t.choose('evil-1', 'keep')
    expect(t.asked('evil-1')?.kind).toBe('place-danger') // 5
    expect(t.health).toEqual([4, 12])
    t.choose('evil-1', 'Ua1')
    expect(t.health).toEqual([4, 11]) // 6
    expect(t.hero.round?.space).toBe(1) // 7
    const steps = ['hidden', 'danger', 'damaged', 'round', 'turn']
    expect(t.told('evil-1').flatMap((e) => (steps.includes(e.type) ? [e.type] : []))).toEqual(steps)
  })
  it('R97 takes the loss of Nightmare Mode last of the effects', () => {
    const t = finish(ended({ missions: { blue: { card: 'test-drain' } }, nightmare: true }))
    expect(t.hears('damaged').map((e) => e['amount'])).toEqual([1, 2])
  })
  it('round-end cards come first, under the caps of the eighth Turn (End of the Round)', () => {
    const t = ended({ evil: { hands: [['test-late', 'test-any', 'test-any']] } })
    t.choose('evil-1', 'pass').until('react', 'round-end').choose('evil-1', 'play test-late').pass()
    expect(t.evil.setAside).toBe(7) // 2, and the 5 symbols still showing
    expect(t.evil.decks[0]?.discards).toEqual(['test-late'])
    const full = ended({ evil: { hands: [['test-late', 'test-any', 'test-any']] } })
    full.choose('evil-1', 'play test-any').until('react', 'turn-end').choose('evil-1', 'play test-any').pass()
    expect(full.asked('evil-1')?.kind).toBe('hand')
  })
  it('R49 a Creature that moves there puts out no Light of the next Turn', () => {
    const t = ended({
      creatures: 'worm Ua1',
      lights: 'Ua2',
      hero: { at: 'Ua5' },
      evil: { hands: [['test-night', FURY]] },
    })
    t.choose('evil-1', 'pass').until('react', 'round-end')
    finish(t.choose('evil-1', 'play test-night', `move ${t.id('worm')} s`))
    t.act('explore n').toTurn()
    expect(t.evil.lights).toEqual(['Ua2'])
    t.choose('hero', 'explore n')
      .toTurnEnd()
      .choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} 0`)
    expect(t.toTurn().evil.lights).toEqual([])
  })
  it('what a card there says of the next Turn holds for the next one alone (End of the Round)', () => {
    const t = ended({ evil: { hands: [['test-haze']] } })
    t.choose('evil-1', 'pass').until('react', 'round-end')
    finish(t.choose('evil-1', 'play test-haze')).refuses('hero', 'locate')
    expect(t.hero.turn?.number).toBe(1)
    t.act('explore n').toTurn()
    expect(t.offers('hero', 'locate')).toBe(true)
  })
  it('R102 open no window but that', () => {
    const t = ended({
      missions: { blue: { card: 'test-stir' } },
      creatures: 'worm Ua1',
      evil: { hands: [['test-say']] },
    })
    t.pass().until('hand')
    t.choose('evil-1', 'keep', ...Array.from({ length: 9 }, () => `draw ${'speed'}`))
    for (let i = 0; t.asked('evil-1')?.kind === 'place-danger'; i++) t.choose('evil-1', t.keys('evil-1')[0]!)
    expect(t.asked('evil-1')?.kind).toBe('steps')
    t.choose('evil-1', `move ${t.id('worm')} 0`)
    expect(t.asked('evil-1')?.kind).toBe('noise')
  })
})

describe('1: the Track', () => {
  it('sets a token aside for each symbol still showing (End of Round Cleanup)', () => {
    expect(setAside({})).toBe(5)
    expect(setAside({ evil: { track: track(2, 2, 2, 2) } })).toBe(5)
    expect(setAside({ evil: { track: track(2, 2, 2, 2, 1) } })).toBe(4)
    expect(setAside({ evil: { track: track(2, 2, 2, 2, 2, 1) } })).toBe(2)
  })
  it('C205 never none', () => {
    expect(setAside({ evil: { track: track(2, 2, 2, 2, 2, 2) } })).toBe(1)
  })
  it('a Mission may change their number (End of Round Cleanup)', () => {
    expect(setAside({ missions: { green: { card: 'test-more' } } })).toBe(6)
  })
  it("C283 sends each card to its own deck's discards, faces of Standards for their players alone", () => {
    const t = ended({
      evil: {
        players: 2,
        hands: [[FURY, FURY, FURY, FURY, FURY, FURY]],
        track: [{ card: FURY }, { card: SPEED, faceDown: true, by: 'evil-2' }, { card: SPEED }],
      },
    }).pass()
    expect(t.hero.track).toEqual([])
    expect(t.view('evil-1').decks.map((d) => d.discards)).toEqual([[FURY], [null, SPEED]])
    expect(t.view('evil-2').decks.map((d) => d.discards)).toEqual([[FURY], [SPEED, SPEED]])
    expect(t.view('evil-1').hand).toHaveLength(6)
  })
})

describe('2: the Labyrinth', () => {
  it('keeps the Sector of the Hero, adjacent ones, Lighted ones in Line of Sight (End of the Round)', () => {
    const t = finish(ended({ hero: { at: 'Ua5' }, revealed: 'Ua2 Ua3 Ua4 Ua5 Ua6', lights: 'Ua3' }))
    expect(t.revealed).toBe('Ua3 Ua4 Ua5 Ua6')
    const dark = finish(ended({ hero: { at: 'Ua5' }, revealed: 'Ua2 Ua3 Ua4 Ua5' }))
    expect(dark.revealed).toBe('Ua4 Ua5')
  })
  it('R30 reads Line of Sight once, before: a Lighted Sector beyond a dark one stays', () => {
    const t = finish(ended({ hero: { at: 'Ua5' }, revealed: 'Ua2 Ua3 Ua4 Ua5', lights: 'Ua2' }))
    expect(t.revealed).toBe('Ua2 Ua4 Ua5')
    const hidden = finish(ended({ map: RING, hero: { at: 'Ua1' }, revealed: 'Ua1 Ub1 Uc1 Ud1 Ud2', lights: 'Ud2' }))
    expect(hidden.revealed).toBe('Ua1 Ub1') // Ud2 is Lighted, but round a corner
  })
  it('R30 drops what lies beyond a Blocked Door', () => {
    const t = finish(ended({ hero: { at: 'Ua5' }, revealed: 'Ua4 Ua5 Ua6', blocked: 'Ua5s' }))
    expect(t.revealed).toBe('Ua4 Ua5')
  })
  it('C216 R27 keeps the other end of the Stairs', () => {
    const t = finish(ended({ map: RING, hero: { at: 'Ud2' }, revealed: 'Ud2 Ld2 Ld1' }))
    expect(t.revealed).toBe('Ud2 Ld2')
  })
  it('C217 Reveals nothing', () => {
    expect(finish(ended()).revealed).toBe('Ua4')
  })
  it('C218 R31 leaves the Map alone; Creatures removed are Unrevealed and may scare again', () => {
    const t = ended({
      hero: { at: 'Ua5' },
      revealed: 'Ua1 Ua2 Ua3 Ua4 Ua5',
      creatures: 'worm Ua3',
      dangers: 'Ua3',
      blocked: 'Ua1s',
      dice: 'LLLLLLLL',
      overlay: { creatures: { worm: { regular: { scare: 2 } } } },
    })
    expect(t.creature('worm')?.revealed).toBe(true)
    finish(t)
    expect(t.evil).toMatchObject({ blocked: ['Ua1s'] })
    expect(t.evil.dangers).toContain('Ua3')
    expect(t.creature('worm')).toMatchObject({ at: 'Ua3', revealed: false })
    t.choose('hero', 'move n').toTurn().choose('hero', 'move n').toTurn()
    expect(t.health).toEqual([12, 10])
  })
})

describe('3: Adrenaline', () => {
  const ADRENALINE = { adrenalineTrack: [6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 1] }
  const after = (hero: Record<string, unknown>, more: Given = {}): number =>
    finish(ended({ overlay: ADRENALINE, ...more, hero })).hero.hero!.adrenaline
  it('R17 is set to the figure of the lower track, up or down', () => {
    expect(after({ life: 5, selfControl: 9, adrenaline: 0 })).toBe(4)
    expect(after({ life: 9, selfControl: 5, adrenaline: 6 })).toBe(4)
    expect(after({ life: 12, selfControl: 12, adrenaline: 3 })).toBe(1)
  })
  it('C142 Cold Blood adds 1 from that end of Round on, R17 never above the tokens', () => {
    expect(after({ life: 12, selfControl: 12, experience: { 'cold-blood': 2 } })).toBe(2)
    expect(after({ life: 12, selfControl: 12, experience: { 'cold-blood': 1 } })).toBe(1)
    expect(after({ life: 0, selfControl: 12, experience: { 'cold-blood': 2 } })).toBe(6)
    expect(
      last({ overlay: ADRENALINE, hero: { experience: { 'cold-blood': 2 }, adrenaline: 1 } }).hero.hero?.adrenaline,
    ).toBe(1)
  })
  it('R17 is not read again after step 6', () => {
    expect(after({ life: 12, selfControl: 10 }, { missions: { blue: { card: 'test-drain' } } })).toBe(2)
  })
})

describe('4: hands', () => {
  const of = (count: number, name = FURY): string[] => Array.from({ length: count }, () => name)
  it('C220 R107 lets one player discard and draw up to 10, from the deck of his choice each time', () => {
    const t = ended({ evil: { hands: [[FURY, FURY, FURY, SPEED]] } }).pass()
    expect(t.keys('evil-1')).toEqual(['keep', `discard ${FURY}`, `discard ${SPEED}`])
    t.choose('evil-1', `discard ${SPEED}`)
    expect(t.keys('evil-1')).toEqual(['keep', `discard ${FURY}`])
    t.choose('evil-1', 'keep')
    expect(t.asked('evil-1')).toMatchObject({ kind: 'draw', keys: ['draw fury', 'draw speed'] })
    t.choose('evil-1', ...Array.from({ length: 7 }, () => 'draw speed'))
    expect(t.asked('evil-1')?.kind).toBe('place-danger')
    expect(t.evil.hand).toHaveLength(10)
    expect(t.hero.evil.hands).toEqual([10])
    expect(t.evil.decks[1]?.discards).toEqual([SPEED])
    expect(t.hears('drew')).toEqual([])
    expect(t.hears('discarded')).toEqual([])
  })
  it('C221 R107 down to the limit where he has more', () => {
    const hands = [[...of(6), 'test-any', 'test-any'], of(8, SPEED)]
    const t = ended({ evil: { players: 2, hands } }).pass()
    expect(t.keys('evil-1')).toEqual([`discard ${FURY}`, 'discard test-any']) // none may be kept yet
    t.choose('evil-1', 'discard test-any', `discard ${FURY}`)
    expect(t.keys('evil-1')).toEqual(['keep', `discard ${FURY}`, 'discard test-any'])
    t.choose('evil-1', 'keep')
    expect(t.view('evil-1').hand).toEqual([...of(5), 'test-any'])
    expect(t.asking).toEqual(['evil-2'])
    expect(t.keys('evil-2')).toEqual(['keep', `discard ${SPEED}`]) // where there is no choice, none was asked
    expect(t.view('evil-2').hand).toHaveLength(6)
  })
  it('R95 counts them for the Hero once, when all is drawn', () => {
    const t = ended({ evil: { players: 2, hands: [of(2), of(3, SPEED)] } }).pass()
    expect(t.hero.evil.hands).toEqual([2, 3])
    t.choose('evil-1', `discard ${FURY}`, 'keep')
    expect(t.hero.evil.hands).toEqual([2, 3])
    t.choose('evil-2', 'keep')
    expect(t.hero.evil.hands).toEqual([6, 6])
  })
  it('R95 the Leader first, then leftwards', () => {
    const t = ended({ evil: { players: 3, leader: 2, hands: [of(4), of(4), of(4, SPEED)] } }).pass()
    expect(t.asking).toEqual(['evil-2'])
    t.choose('evil-2', 'keep')
    expect(t.asking).toEqual(['evil-3'])
    t.choose('evil-3', 'keep')
    expect(t.asking).toEqual(['evil-1'])
  })
  it('C222 R59 shuffles the discards into a new deck', () => {
    const t = ended({
      evil: { players: 2, hands: [of(4), of(6, SPEED)] },
      piles: { fury: ['test-any'], items: [] },
      discards: { fury: ['test-late', 'test-late'], items: [] },
    }).pass()
    t.choose('evil-1', 'keep')
    expect(t.view('evil-1').hand).toEqual([...of(4), 'test-any', 'test-late'])
    expect(t.evil.decks[0]).toMatchObject({ left: 1, discards: [] })
  })
  it('R95 draws from the other deck where entitled, else falls short', () => {
    const none = { piles: { fury: [], items: [] }, discards: { fury: [], items: [] } }
    const alone = ended({ ...none, evil: { hands: [of(8)] } })
      .pass()
      .choose('evil-1', 'keep')
    expect(alone.evil.hand).toEqual([...of(8), SPEED, SPEED])
    const own = ended({ ...none, evil: { players: 2, hands: [of(4), of(6, SPEED)] } })
      .pass()
      .choose('evil-1', 'keep')
    expect(own.view('evil-1').hand).toEqual(of(4))
  })
})

describe('5: Danger', () => {
  const ten = Array.from({ length: 10 }, () => FURY)
  const placing = (more: Given = {}): Table =>
    ended({ ...more, evil: { hands: [ten], ...more.evil } })
      .pass()
      .choose('evil-1', 'keep')
  it('C223 never into the Hero’s Sector, one in Line of Sight, or one that has a token', () => {
    const t = placing({ hero: { at: 'Ua5' }, revealed: 'Ua4 Ua5', dangers: 'Ua2' })
    expect(t.sight).toBe('Ua4 Ua5')
    expect(t.keys('evil-1')).toEqual(['Ua1', 'Ua3', 'Ua6'])
  })
  it('R94 reads Line of Sight after the cleanup', () => {
    const t = placing({ hero: { at: 'Ua5' }, revealed: 'Ua2 Ua3 Ua4 Ua5' })
    expect(t.keys('evil-1')).toEqual(['Ua1', 'Ua2', 'Ua3', 'Ua6'])
  })
  it('R52 must be placed while there is room, else is given back', () => {
    const t = placing({ hero: { at: 'Ua3' }, dangers: 'Ua1 Ua2 Ua5' })
    expect(t.keys('evil-1')).toEqual(['Ua4', 'Ua6'])
    t.choose('evil-1', 'Ua4')
    expect(t.evil).toMatchObject({ setAside: 0 }) // the last one is placed by itself, the others have no place
    expect(t.evil.dangers).toEqual(['Ua1', 'Ua2', 'Ua4', 'Ua5', 'Ua6'])
    expect(t.asked()?.kind).toBe('turn')
  })
  it('R52 on a full Level one token may be taken for another', () => {
    const eight = 'Ub1 Uc1 Ud1 Ub2 Uc2 Ud2 Ub3 Uc3'
    const t = placing({ map: FIELD, hero: { at: 'Ua6' }, dangers: eight, evil: { track: track(2, 2, 2, 2, 2, 2) } })
    expect(t.keys('evil-1', 'U')).toEqual([])
    expect(t.keys('evil-1', 'L')).not.toEqual([])
    expect(t.keys('evil-1', 'swap')).toHaveLength(8)
    t.refuses('evil-1', 'stop')
    t.choose('evil-1', 'swap Ub1')
    for (const bad of ['Ub1', 'Ua6', 'La1', 'Uc1']) t.refuses('evil-1', bad)
    t.choose('evil-1', 'Ua1')
    expect(t.evil.dangers.filter((at) => at.startsWith('U'))).toHaveLength(8)
    expect(t.evil.dangers).toContain('Ua1')
    expect(t.evil.dangers).not.toContain('Ub1')
  })
  it('R52 may stop where only swaps are left', () => {
    const both = ['U', 'L'].flatMap((level) => 'b1 c1 d1 b2 c2 d2 b3 c3'.split(' ').map((at) => level + at)).join(' ')
    const t = placing({ map: FIELD, hero: { at: 'Ua6' }, dangers: both })
    expect(t.keys('evil-1').every((key) => key === 'stop' || key.startsWith('swap '))).toBe(true)
    t.choose('evil-1', 'stop')
    expect(t.evil.setAside).toBe(0)
    expect(t.asked()?.kind).toBe('turn')
  })
  it('R96 is the Leader of the ending Round, and tells the Hero nothing of dark places', () => {
    const t = ended({
      evil: { players: 2, leader: 2, hands: [ten.slice(0, 6), ten.slice(0, 6).map(() => SPEED)] },
    }).pass()
    t.choose('evil-2', 'keep').choose('evil-1', 'keep')
    expect(t.asking).toEqual(['evil-2'])
    t.hush().choose('evil-2', 'Ua1').toTurn()
    expect(t.hears('danger')).toEqual([])
    expect(t.hero.evil.leader).toBe(1)
  })
})

describe('6 and 7: effects and the marker', () => {
  it('C225 applies effects before the marker moves', () => {
    const t = finish(ended({ missions: { blue: { card: 'test-drain' } } }))
    expect(t.order('damaged', 'round')).toEqual(['damaged', 'round'])
  })
  it('C226 C227 moves one space, with its cap; Turns and Track are fresh', () => {
    const t = finish(
      ended({ overlay: { roundTrack: [{ cap: 12 }, { cap: 7 }, { cap: 4 }] }, hero: { life: 6, selfControl: 7 } }),
    )
    expect(t.hero.round).toEqual({ space: 1, spaces: 3, cap: 7, nightmare: false })
    expect(t.hero.turn).toEqual({ number: 1, bulletTime: false, done: [] })
    expect(t.hero.track).toEqual([])
    expect(t.keys('hero', 'recover')).toEqual(['recover life'])
    expect(t.hears('round')).toEqual([{ type: 'round', space: 1 }])
  })
  it('R98 a Round gained in step 6 counts before step 7', () => {
    const tracks = { roundTrack: [{ cap: 12 }, { cap: 9 }, { cap: 8 }, { cap: 4 }] }
    const clock = { hero: { items: [{ card: 'test-clock' }] }, overlay: tracks, round: 2 }
    const t = finish(ended(clock))
    expect(t.hero.round).toMatchObject({ space: 2, nightmare: false })
    const none = finish(ended({ overlay: tracks, round: 2 }))
    expect(none.hero.round).toMatchObject({ space: 3, nightmare: true })
  })
})

describe('Nightmare Mode', () => {
  const TRACK = { roundTrack: [{ cap: 12 }, { cap: 9 }, { cap: 4 }] }
  it('C228 R11 begins on the final space, and costs nothing in that Round', () => {
    const t = finish(ended({ overlay: TRACK, round: 1 }))
    expect(t.hero.round).toMatchObject({ space: 2, nightmare: true })
    expect(t.hears('nightmare')).toHaveLength(1)
    expect(t.health).toEqual([12, 12])
  })
  it('R12 costs 2 Self Control at the end of each Round, by nobody’s hand', () => {
    const t = finish(
      ended({ overlay: TRACK, round: 2, hero: { companions: [{ card: 'pilot' }], experience: { courage: 2 } } }),
    )
    expect(t.health).toEqual([12, 10])
    expect(t.hears('rolled')).toEqual([])
    expect(t.hero.hero?.companions).toEqual([{ card: 'pilot', charges: 6 }])
  })
  it('goes over to Life (Nightmare Mode)', () => {
    expect(finish(ended({ overlay: TRACK, round: 2, hero: { selfControl: 1 } })).health).toEqual([11, 0])
  })
  it('C231 can defeat him', () => {
    const t = finish(ended({ overlay: TRACK, round: 2, hero: { life: 1, selfControl: 1 } }))
    expect(t.hero.result).toEqual({ winner: 'evil', why: 'defeated' })
    expect(t.hero.round?.space).toBe(2)
  })
  it('C232 R98 does not end when a Round is gained', () => {
    const t = last({
      overlay: TRACK,
      round: 2,
      hero: { at: 'Ua1' },
      missions: { green: { card: 'test-gain' } },
      difficulty: 'impossible',
      turn: 8,
    })
    t.act('interact mission green')
    finish(t)
    expect(t.hero.round).toMatchObject({ space: 2, nightmare: true }) // right, and left again
    expect(t.hears('nightmare')).toEqual([])
    expect(t.health).toEqual([12, 10])
    const between = last({
      overlay: TRACK,
      round: 2,
      turn: 1,
      hero: { at: 'Ua1' },
      missions: { green: { card: 'test-gain' } },
      difficulty: 'impossible',
    })
    expect(between.act('interact mission green').hero.round).toMatchObject({ space: 1, cap: 9, nightmare: true })
  })
  it('C233 R68 goes on without end', () => {
    const t = finish(ended({ overlay: TRACK, round: 2 }))
    expect(t.hero.round).toMatchObject({ space: 2, nightmare: true })
    expect(t.asked()?.kind).toBe('turn')
  })
})

describe('End of the Game', () => {
  it('C236 R84 drops the rest of whatever is in course', () => {
    const t = table({
      map: STREET,
      pack: PACK,
      hero: { at: 'Ua4', life: 1, selfControl: 0 },
      creatures: 'worm Ua4',
      dice: 'HHHH',
      evil: { hands: [[FURY]] },
    })
    t.choose('hero', 'explore n').until('react', 'turn-end')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} 0`).pass()
    expect(t.isOver).toBe(true)
    expect(t.asking).toEqual([])
    expect(t.hero.result).toEqual({ winner: 'evil', why: 'defeated' })
    expect(t.evil.result).toEqual({ winner: 'evil', why: 'defeated' })
    expect(t.heard.at(-1)).toEqual({ type: 'ended', winner: 'evil', why: 'defeated' })
  })
  it('R84 a Noise is not told any more', () => {
    const t = table({
      map: STREET,
      pack: PACK,
      hero: { at: 'Ua4', life: 0, selfControl: 1 },
      creatures: 'worm Ua3',
      evil: { hands: [[FURY]] },
    })
    t.choose('hero', 'explore s').until('react', 'turn-end')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} s`)
    t.pass()
    expect(t.isOver).toBe(true)
    expect(t.hears('noise')).toEqual([])
  })
})
