// Locate, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { CROSSING, map, ROUND_A_ROOM, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, packWith, QUIET, SPEED } from '../../helpers/test-pack.ts'

/**
 *   Ua1 ┌ – Ub1 – Uc1 ┬ – Ud1 Infirmary          La1 ┌ – Lb1 Generator Room
 *   Ua2 │ blue    Uc2 └ – Ud2 Hangar Bay         La2 ├ – Lb2 Laboratory      (blue Stairs at La2)
 *   Ua3 Dormitory                                La3 Ventilation Room
 */
const BOTH = map([' ┌─┬I', 'b│·└H', ' D···'], [' ┌G··', 'b├L··', ' V···'], 'Uc1 La1')
/** Two halves of the upper Level that nothing joins but the Stairs and the lower Level. */
const HALVES = map(['bI┐┌Dr', ' └┘└┘'], ['bH──Gr'])

const LIE = card('lie', {
  moment: 'communicate',
  actions: ['locate'],
  if: { what: 'locate' },
  effects: [{ do: 'lie' }],
})
const STIR = card('stir', { moment: 'declared', actions: ['locate'], effects: [{ do: 'move', steps: 1 }] })
const TRACK = card('track', { actions: ['locate'] })
const PACK = packWith({ fury: [LIE, STIR, TRACK] })

const quiet = (given: Given): Table => table({ pack: QUIET, map: BOTH, ...given })
/** The Hero Locates these; the first answer is before Evil. */
const ask = (t: Table, first: string, second = 'corridor'): Table =>
  t.choose('hero', 'locate', `target ${first}`, `target ${second}`)
/** What Evil may answer to the question for one target. */
const may = (given: Given, target: string): readonly string[] => ask(quiet(given), target).keys('evil-1').toSorted()
/** What the Hero was told, target by target. */
const told = (t: Table): unknown[] => t.hears('located').map((x) => [x['target'], x['distance'], x['level']])

const AT = (at: string): Given => ({ hero: { at } })

describe('two answers', () => {
  test('each target is answered by distance and Level, in the order in which they were named (Action — Locate)', () => {
    const t = ask(quiet(AT('Ua1')), 'laboratory', 'hangar-bay')
    expect(t.keys('evil-1')).toEqual(['say 3 other'])
    t.choose('evil-1', 'say 3 other')
    expect(t.keys('evil-1')).toEqual(['say 4 same'])
    t.choose('evil-1', 'say 4 same').toTurn()
    expect(told(t)).toEqual([
      ['laboratory', 3, 'other'],
      ['hangar-bay', 4, 'same'],
    ])
    expect(t.hears('declared')).toMatchObject([{ action: 'locate', args: ['laboratory', 'hangar-bay'] }])
  })

  test('both targets are named before anything is answered, and the Action takes the Turn (Action — Locate)', () => {
    const t = quiet(AT('Ua1')).choose('hero', 'locate', 'target room')
    expect(t.asking).toEqual(['hero'])
    expect(t.asked('hero')?.kind).toBe('locate')
    expect(t.heard).toEqual([])
    t.choose('hero', 'target room').toTurn()
    expect(told(t)).toHaveLength(2)
    expect(t.hero.turn?.number).toBe(2)
  })

  test('an answer Reveals nothing and moves nothing, and the Creature found still scares (Action — Locate)', () => {
    const t = quiet({ ...AT('Ua1'), creatures: 'worm Ub1', lights: 'Ua3', dangers: 'Uc1' })
    ask(t, 'worm', 'danger').toTurnEnd()
    expect([t.revealed, t.where('worm'), t.evil.lights, t.evil.dangers]).toEqual(['Ua1', 'Ub1', ['Ua3'], ['Uc1']])
    expect(told(t)).toEqual([
      ['worm', 1, 'same'],
      ['danger', 2, 'same'],
    ])
    t.toTurn().choose('hero', 'move e').toTurnEnd()
    expect(t.health).toEqual([12, 9])
  })

  test('an Item that Locates three targets has three answers and goes without one Charge (Using Items)', () => {
    const ear = { card: 'pulse-ear', charges: 3, component: false }
    const t = quiet({ hero: { at: 'Ua1', items: [ear] } })
    t.choose('hero', 'use pulse-ear locate', 'target infirmary', 'target lcu', 'target worm').toTurn()
    expect(told(t)).toEqual([
      ['infirmary', 3, 'same'],
      ['lcu', 2, 'same'],
      ['worm', null, null],
    ])
    expect(t.hero.hero?.items).toMatchObject([{ card: 'pulse-ear', charges: 2 }])
  })

  test('it is a Locate for Reactions, and a Move is not (Allowed Reactions)', () => {
    const given = { pack: PACK, ...AT('Ua1'), evil: { hands: [['track', FURY]] } }
    const t = ask(quiet(given), 'room').toTurnEnd()
    expect(t.offers('evil-1', 'play track')).toBe(true)
    const moved = quiet(given).choose('hero', 'move e').toTurnEnd()
    expect(moved.keys('evil-1').toSorted()).toEqual(['pass', `standard ${FURY}`, 'standard track'])
  })
})

describe('distance', () => {
  test('of several of a kind the nearest counts, seen or unseen (Action — Locate)', () => {
    const given = { ...AT('Ua1'), revealed: 'Uc1 Ub1', creatures: 'worm Uc1, worm Ud2, spore Uc1, spore Ub1' }
    expect(may(given, 'worm')).toEqual(['say 2 same'])
    expect(may(given, 'spore')).toEqual(['say 1 same'])
    expect(may({ ...given, creatures: 'worm Uc1, worm Ua2' }, 'worm')).toEqual(['say 1 same'])
  })

  test('the Stairs are one step like any other, and their other end is on the other Level (R43, R88)', () => {
    expect(may({ ...AT('Ua2'), creatures: 'worm La2' }, 'worm')).toEqual(['say 1 other'])
    expect(may({ ...AT('Ua2'), creatures: 'worm Lb2' }, 'worm')).toEqual(['say 2 other'])
    expect(may({ ...AT('La2'), creatures: 'worm Ua1' }, 'worm')).toEqual(['say 2 other'])
  })

  test('the Level is that of the target, though the only way to it leads over the other one (Action — Locate)', () => {
    const given = { map: HALVES, ...AT('Ua1') }
    expect(may(given, 'dormitory')).toEqual(['say 5 same'])
    expect(may(given, 'generator-room')).toEqual(['say 4 other'])
    expect(may(given, 'red-stairs')).toEqual(['say 4 other'])
    expect(may({ ...given, creatures: 'worm Ud2' }, 'worm')).toEqual(['say 6 same'])
  })

  test('what is in his own Sector is at 0, also a Corridor and its shape, and a Door beside him (R43, R89)', () => {
    const given = { ...AT('Ua2'), dangers: 'Ua2 Ub1', creatures: 'cultist Ua2, cultist Ub1' }
    for (const target of ['corridor', 'straight', 'door', 'stairs', 'blue-stairs', 'danger', 'cultist']) {
      expect([target, ...may(given, target)]).toEqual([target, 'say 0 same'])
    }
    expect(may(given, 'curve')).toEqual(['say 1 same'])
    expect(may({ ...AT('Uc1') }, 'lcu')).toEqual(['say 0 same'])
  })

  test('in a Room that Room and any Room are at 0, its Doors too, and the Corridor is a step away (R22, R43)', () => {
    expect(may(AT('Ua3'), 'dormitory')).toEqual(['say 0 same'])
    expect(may(AT('Ua3'), 'room')).toEqual(['say 0 same'])
    expect(may(AT('Ua3'), 'door')).toEqual(['say 0 same'])
    expect(may(AT('Ua3'), 'corridor')).toEqual(['say 1 same'])
  })

  test('a Door is as far as the nearer of its two Sectors (R43)', () => {
    expect(may(AT('Ua1'), 'door')).toEqual(['say 1 same'])
    // in CROSSING a Room lies next to the Cross, three more lie behind a straight Sector
    expect(may({ map: CROSSING, hero: { at: 'Ub3' } }, 'door')).toEqual(['say 0 same'])
    expect(may({ map: CROSSING, hero: { at: 'Ub3' } }, 'laboratory')).toEqual(['say 2 same'])
    // Ua2 has the Door to the Infirmary: a Door is a step nearer than its Room
    expect(may({ map: STREET, hero: { at: 'Ua3' } }, 'door')).toEqual(['say 1 same'])
    expect(may({ map: STREET, hero: { at: 'Ua3' } }, 'room')).toEqual(['say 2 same'])
  })

  test('Blocked Doors are nothing to a Locate, at the Hero and far away, though a Noise goes round them (Communicating Information)', () => {
    const given = { map: ROUND_A_ROOM, ...AT('Ua1'), creatures: 'cultist Uc1', blocked: 'Ua1e Ub1e' }
    expect(may(given, 'cultist')).toEqual(['say 2 same'])
    expect(may(given, 'infirmary')).toEqual(['say 1 same'])
    expect(may(given, 'door')).toEqual(['say 0 same'])
    const t = ask(quiet({ ...given, evil: { hands: [[FURY]] } }), 'cultist').toTurnEnd()
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} 0`)
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 's' }])
    expect(t.hears('located')[0]).toMatchObject({ distance: 2, level: 'same' })
  })

  test('what is sealed off by Blocked Doors alone has a distance, where its Noise has no direction (R43, R46)', () => {
    const given = { ...AT('Ua1'), creatures: 'cultist Ua3', blocked: 'Ua2s', evil: { hands: [[FURY]] } }
    const t = ask(quiet(given), 'cultist', 'dormitory').toTurnEnd()
    expect(told(t)).toEqual([
      ['cultist', 2, 'same'],
      ['dormitory', 2, 'same'],
    ])
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} 0`)
    expect(t.hears('noise')).toEqual([{ type: 'noise' }])
  })
})

describe('ties and absence', () => {
  test('of equally near ones on both Levels Evil picks, and its Level goes with the answer (R43)', () => {
    const given = { ...AT('Ua1'), creatures: 'worm Uc1, worm La2' }
    expect(may(given, 'worm')).toEqual(['say 2 other', 'say 2 same'])
    expect(may(AT('Ua1'), 'tee')).toEqual(['say 2 other', 'say 2 same'])
    for (const level of ['same', 'other']) {
      const t = ask(quiet(given), 'worm').choose('evil-1', `say 2 ${level}`).toTurn()
      expect(told(t)[0]).toEqual(['worm', 2, level])
    }
    // one step nearer and there is nothing to choose
    expect(may({ ...given, creatures: 'worm Ub1, worm La2' }, 'worm')).toEqual(['say 1 same'])
    expect(may({ ...given, creatures: 'worm Uc1, worm La1' }, 'worm')).toEqual(['say 2 same'])
  })

  test('a tie of two targets is answered each for itself: one may be said here, one there (R43)', () => {
    const t = ask(quiet({ ...AT('Ua1'), creatures: 'worm Uc1, worm La2' }), 'worm', 'tee')
    t.choose('evil-1', 'say 2 same', 'say 2 other').toTurn()
    expect(told(t)).toEqual([
      ['worm', 2, 'same'],
      ['tee', 2, 'other'],
    ])
  })

  test('a tie on one Level is one answer, and the Hero cannot tell it from a single one (R43)', () => {
    const lines = (creatures: string): unknown => {
      const t = ask(quiet({ ...AT('Ua1'), creatures }), 'worm')
      expect(t.keys('evil-1')).toEqual(['say 1 same'])
      return t.toTurn().heard
    }
    expect(lines('worm Ub1, worm Ua2')).toEqual(lines('worm Ub1'))
  })

  test('what is nowhere is none, without a Level; what is on the other Level alone is not none (R43)', () => {
    expect(may(AT('Ua1'), 'worm')).toEqual(['say none'])
    expect(may(AT('Ua1'), 'escape-pods')).toEqual(['say none'])
    expect(may(AT('Ua1'), 'cross')).toEqual(['say none'])
    expect(may(AT('Ua1'), 'red-stairs')).toEqual(['say none'])
    expect(may(AT('Ua1'), 'danger')).toEqual(['say none'])
    expect(may({ ...AT('Ua1'), dangers: 'La3' }, 'danger')).toEqual(['say 3 other'])
    const t = ask(quiet({ ...AT('Ua1'), creatures: 'spore La2' }), 'worm', 'spore').toTurn()
    expect(told(t)).toEqual([
      ['worm', null, null],
      ['spore', 2, 'other'],
    ])
  })

  test('what may be named is one list, whatever is on the Map and wherever the Hero is (R89)', () => {
    const list = (given: Given): readonly string[] => quiet(given).choose('hero', 'locate').keys()
    const here = list(AT('Ua1'))
    expect(list({ map: STREET, hero: { at: 'Ua1' }, creatures: 'worm Ua2', dangers: 'Ua3' })).toEqual(here)
    expect(here).toEqual(
      expect.arrayContaining(['target corridor', 'target cross', 'target escape-pods', 'target worm']),
    )
    // a boss may be named where a Mission of this game brings it, before it does
    const warden = { final: { card: 'iron-warden', triggered: false } }
    expect(list({ ...AT('Ua1'), missions: warden })).toEqual(expect.arrayContaining([...here, 'target mech']))
    expect(may({ ...AT('Ua1'), missions: warden }, 'mech')).toEqual(['say none'])
  })
})

describe('truth', () => {
  const liars = (given: Given): Table => quiet({ pack: PACK, evil: { hands: [['lie', 'stir']] }, ...given })

  test('only the truth is offered; a card makes one answer free, and the next one is true again (Communicating Information)', () => {
    const t = ask(liars({ ...AT('Ua1'), creatures: 'worm Ub1' }), 'worm', 'spore')
    t.until('react', 'communicate').choose('evil-1', 'play lie').until('located')
    expect(t.keys('evil-1')).toEqual(expect.arrayContaining(['say none', 'say 1 same', 'say 1 other', 'say 4 same']))
    t.choose('evil-1', 'say 4 other').until('located')
    expect(t.keys('evil-1')).toEqual(['say none'])
    t.choose('evil-1', 'say none').toTurn({ react: 'pass' })
    expect(told(t)).toEqual([
      ['worm', 4, 'other'],
      ['spore', null, null],
    ])
    const honest = ask(liars({ ...AT('Ua1'), creatures: 'worm Ub1' }), 'worm', 'spore').until('located')
    expect(honest.keys('evil-1')).toEqual(['say 1 same'])
  })

  test('the card played for the second answer leaves the first as it was said (Communicating Information)', () => {
    const t = ask(liars({ ...AT('Ua1'), creatures: 'worm Ub1' }), 'worm', 'spore').until('located')
    t.choose('evil-1', 'say 1 same').until('react', 'communicate').choose('evil-1', 'play lie').until('located')
    t.choose('evil-1', 'say 0 same').toTurn({ react: 'pass' })
    expect(told(t)).toEqual([
      ['worm', 1, 'same'],
      ['spore', 0, 'same'],
    ])
    expect(t.sees('Ua1')?.creatures).toEqual([])
  })

  test('an answer is true when it is given: a Creature that stirs after the declaration is found where it went (Reaction Timing)', () => {
    const t = ask(liars({ ...AT('Ua1'), creatures: 'worm Uc1, spore La2' }), 'worm', 'spore')
    t.until('react', 'declared')
      .choose('evil-1', 'play stir', `move ${t.id('worm')} e`)
      .until('located')
    expect(t.keys('evil-1')).toEqual(['say 3 same'])
    t.choose('evil-1', 'say 3 same').toTurn({ react: 'pass' })
    expect(t.order('noise', 'located')).toEqual(['noise', 'located', 'located'])
    expect(told(t)[1]).toEqual(['spore', 2, 'other'])
  })

  test('of two players of Evil the Leader answers, and nobody else is asked (Communicating Information)', () => {
    const evil = { players: 2, leader: 2, decks: ['fury', 'speed'], hands: [[FURY], [SPEED]] }
    const t = ask(quiet({ ...AT('Ua1'), evil }), 'room', 'lcu')
    expect(t.asking).toEqual(['evil-2'])
    expect(t.choose('evil-2', 'say 2 same').asking).toEqual(['evil-2'])
    expect(t.choose('evil-2', 'say 2 same').told('evil-1', 'located')).toHaveLength(2)
  })
})
