// Stairs and the chase, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { map, ROUND_A_ROOM } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, packWith, QUIET } from '../../helpers/test-pack.ts'

/**
 * Upper: Ua1 Infirmary – Ub1 – Uc1, south to Uc2 and Uc3, east to Ud3 with the red Stairs, south of it the Dormitory.
 * Lower: Ld3 with the red Stairs, west of it the Generator Room, south of it Ld4 and then the Ventilation Room.
 */
const CHASE = map([' I─┐·', ' ··│·', ' ··└┐r', ' ···D'], [' ····', ' ····', ' ··G┐r', ' ···│', ' ···V'])
/** Two Rooms with Stairs on either side: above, five steps round by the south; below, three straight on. */
const OVER_AND_UNDER = map(['bI··Dr', ' └──┘'], ['bH──Gr'])

const RUSH = card('rush', { actions: ['move'], effects: [{ do: 'move', steps: 3 }] })
const LONG = card('long', { effects: [{ do: 'move', steps: 5 }] })

const quiet = (given: Given): Table => table({ pack: QUIET, ...given })
/** Evil holds two cards that move a Creature, and fillers for Standard Reactions. */
const armed = (given: Given): Table =>
  table({ pack: packWith({ fury: [RUSH, LONG] }), evil: { hands: [['rush', 'long', FURY, FURY]] }, ...given })
const faces = (t: Table): unknown[] => t.hears('rolled').map((each) => each['faces'])
const sighted = (t: Table, kind: string): boolean =>
  t.hero.labyrinth.some((x) => x.creatures.some((c) => c.kind === kind))

describe('Stairs and the chase', () => {
  test('one Move takes the Stairs; of the Level left only the Stairs Sector stays, lit Sectors go too (Using Stairs)', () => {
    const t = quiet({
      map: CHASE,
      hero: { at: 'Ud3' },
      revealed: 'Ub1 Uc1 Uc2 Uc3 Ud4',
      lights: 'Uc3 Ud3',
      dangers: 'Ud3',
      creatures: 'worm Uc3, parasite Ud4',
    })
    t.act('move stairs')
    expect(t.evil.at).toBe('Ld3')
    expect(t.revealed).toBe('Ud3 Ld3')
    expect(t.sees('Ud3')).toMatchObject({ lit: true, danger: true, inSight: false, through: { stairs: 'red' } })
    expect(sighted(t, 'worm') || sighted(t, 'parasite')).toBe(false)
    // the Map keeps what the Labyrinth lost
    expect([t.where('worm'), t.evil.lights]).toEqual(['Uc3', ['Uc3', 'Ud3']])
  })

  test('what was learnt of the other Level is gone when he comes back, but for the Stairs (Using Stairs)', () => {
    const t = quiet({ map: CHASE, hero: { at: 'Ld3' }, revealed: 'Ld4 Lc3', creatures: 'cultist Ld4' })
    t.act('move stairs').toTurn()
    expect(t.revealed).toBe('Ud3 Ld3')
    t.act('move stairs').toTurn()
    expect(t.revealed).toBe('Ud3 Ld3')
    t.act('explore s').toTurn()
    expect(t.revealed).toBe('Ud3 Ld3 Ld4')
  })

  test('the Stairs are left like any Sector: Attack of Opportunity first, then the Level is cleared, then the scare (R78)', () => {
    const t = quiet({ map: CHASE, hero: { at: 'Ud3' }, revealed: 'Uc3', creatures: 'cultist Ud3, worm Ld3', dice: 'H' })
    t.choose('hero', 'move stairs').toTurnEnd()
    expect(t.order('rolled', 'hidden', 'scared')).toEqual(['rolled', 'hidden', 'scared'])
    expect(t.health).toEqual([11, 9])
    // the Stairs Sector stays, and who stands there stays seen
    expect(t.sees('Ud3')?.creatures).toMatchObject([{ kind: 'cultist' }])
  })

  test('a lit Sector in line on the new Level is Revealed on arrival, the other end of the Stairs is in no line (R27, R29)', () => {
    const t = quiet({ map: CHASE, hero: { at: 'Ud3' }, lights: 'Ld4 Ld5 Lc3', blocked: 'Ld3w' })
    t.act('move stairs')
    expect(t.revealed).toBe('Ud3 Ld3 Ld4')
    expect(t.sight).toBe('Ld3 Ld4')
    const lit = quiet({ map: CHASE, hero: { at: 'Uc3' }, revealed: 'Ud3', lights: 'Ld3' })
    lit.act('move e')
    expect(lit.revealed).toBe('Uc3 Ud3')
  })

  test('a Door shut behind the Hero costs the Creature one step of three, and it does not scare who saw it (R33)', () => {
    const t = armed({ map: CHASE, hero: { at: 'Ua1' }, creatures: 'worm Ua1, parasite Uc1', dice: 'HLLLL' })
    t.choose('hero', 'move e').until('block').choose('hero', 'block w').toTurnEnd()
    const worm = t.id('worm')
    t.choose('evil-1', 'play rush')
    expect(t.keys('evil-1').filter((key) => key.includes(worm))).toEqual([`unblock ${worm} e`, `move ${worm} 0`])
    t.choose('evil-1', `unblock ${worm} e`, `move ${worm} e`)
    expect(t.offers('evil-1', `move ${worm} e`)).toBe(true)
    t.choose('evil-1', 'stop').toTurn()
    expect([t.where('worm'), t.evil.blocked]).toEqual(['Ub1', []])
    expect(t.hears('scared')).toEqual([])
    expect(t.hears('noise')).toEqual([{ type: 'noise', here: true }])
    expect(faces(t).at(-1)).toHaveLength(4)
    expect(t.where('parasite')).toBe('Uc1')
  })

  test('with one step a Creature opens the Door and stays where it is, with a Noise (R73)', () => {
    const t = armed({ map: CHASE, hero: { at: 'Ub1' }, creatures: 'worm Ua1', blocked: 'Ua1e' })
    t.choose('hero', 'move e').toTurnEnd()
    t.choose('evil-1', `standard ${FURY}`, `unblock ${t.id('worm')} e`).toTurn()
    expect([t.where('worm'), t.evil.blocked]).toEqual(['Ua1', []])
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 'w' }])
    // Ub1 is still Revealed, so the Door is seen to open
    expect(t.sees('Ub1')?.doors).toEqual([{ dir: 'w', blocked: false }])
  })

  test('down the Stairs and a Door shut: who follows by the Stairs Sector is seen there and does not scare (R33)', () => {
    const t = armed({
      map: CHASE,
      hero: { at: 'Ud3' },
      revealed: 'Uc3',
      creatures: 'worm Uc3, hybrid Lc3',
      dice: 'LLLL',
    })
    t.choose('hero', 'move stairs').until('block')
    expect(t.keys()).toEqual(['none', 'block w'])
    t.choose('hero', 'block w').toTurnEnd()
    expect(sighted(t, 'worm')).toBe(false)
    const worm = t.id('worm')
    t.choose('evil-1', 'play rush', `move ${worm} e`, `move ${worm} stairs`, 'stop').toTurn()
    expect(t.where('worm')).toBe('Ld3')
    expect(t.health[1]).toBe(12)
    expect(t.hears('noise')).toEqual([{ type: 'noise', here: true }])
    expect([t.where('hybrid'), t.evil.blocked]).toEqual(['Lc3', ['Lc3e']])
  })

  test('the unseen Creature behind that Door comes through it with three steps, and scares (Encountering Creatures)', () => {
    const t = armed({ map: CHASE, hero: { at: 'Ud3' }, creatures: 'hybrid Lc3, worm Uc3', dice: 'LLL' })
    t.choose('hero', 'move stairs').until('block').choose('hero', 'block w').toTurnEnd()
    const hybrid = t.id('hybrid')
    t.choose('evil-1', 'play rush', `unblock ${hybrid} e`, `move ${hybrid} e`)
    t.toTurn({ steps: 'stop' })
    expect(t.where('hybrid')).toBe('Ld3')
    expect(t.health[1]).toBe(9)
    expect(t.where('worm')).toBe('Uc3')
  })

  test('who was seen, was lost by the Stairs and is met again scares again; the Door is still Blocked (R31, Using Stairs)', () => {
    const t = quiet({
      map: CHASE,
      hero: { at: 'Ud3' },
      revealed: 'Uc3',
      creatures: 'worm Uc3',
      blocked: 'Ud3s',
      dice: 'LLLL',
    })
    expect(sighted(t, 'worm')).toBe(true)
    t.act('move stairs').toTurn().act('move stairs').toTurn()
    expect(t.sees('Ud3')?.doors).toEqual([{ dir: 's', blocked: true }])
    expect(t.health).toEqual([12, 12])
    t.choose('hero', 'move w').toTurnEnd()
    expect(t.hears('scared')).toMatchObject([{ kind: 'worm', amount: 3 }])
    const stayed = quiet({ map: CHASE, hero: { at: 'Ud3' }, revealed: 'Uc3', creatures: 'worm Uc3' })
    expect(stayed.choose('hero', 'move w').toTurnEnd().health).toEqual([12, 12])
  })

  test('a full Level is not entered by the Stairs, not even to cross it; with one place free it is (R51, R87)', () => {
    const full = 'spore Ld4, spore Ld4, spore Ld5'
    const t = armed({ map: CHASE, hero: { at: 'Uc2' }, creatures: `worm Ud3, ${full}, cultist Lc3` })
    t.choose('hero', 'move n').toTurnEnd()
    t.choose('evil-1', `standard ${FURY}`).refuses('evil-1', `move ${t.id('worm')} stairs`)
    expect(t.offers('evil-1', `move ${t.id('worm')} w`)).toBe(true)
    const free = armed({ map: CHASE, hero: { at: 'Uc2' }, creatures: `worm Ud3, ${full}` })
    free.choose('hero', 'move n').toTurnEnd()
    free.choose('evil-1', `standard ${FURY}`, `move ${free.id('worm')} stairs`)
    expect(free.where('worm')).toBe('Ld3')
  })

  test('a seen Creature that goes down into the dark is told to have left by the Stairs, then its Noise (R74, R87)', () => {
    const follow = (revealed: string): Table => {
      const t = armed({ map: CHASE, hero: { at: 'Uc3' }, revealed, creatures: 'cultist Ud3, worm Ud4' })
      t.choose('hero', 'move n').toTurnEnd()
      return t.choose('evil-1', `standard ${FURY}`, `move ${t.id('cultist')} stairs`).toTurn()
    }
    const dark = follow('Ud3')
    expect(dark.order('left', 'noise')).toEqual(['left', 'noise'])
    expect(dark.hears('left')).toMatchObject([{ dir: 'stairs' }])
    expect(dark.hears('noise')).toEqual([{ type: 'noise', level: 'other' }])
    expect(sighted(dark, 'cultist')).toBe(false)
    const seen = follow('Ud3 Ld3')
    expect(seen.hears('left')).toEqual([])
    expect(seen.sees('Ld3')?.creatures).toMatchObject([{ kind: 'cultist' }])
  })

  describe('round a Blocked Door by way of the other Level', () => {
    // the Hero comes through the Door Ud1s and shuts it; the Worm is at the far end, five steps off by the lower Level
    const shut = (given: Given): Table => {
      const t = armed({ map: OVER_AND_UNDER, hero: { at: 'Ud2' }, dice: 'LLLL', ...given })
      return t.choose('hero', 'move n').until('block').choose('hero', 'block s').toTurnEnd().hush()
    }
    const chase = (given: Given): Table => {
      const t = shut(given)
      const worm = t.id('worm')
      t.choose('evil-1', 'play long')
      for (const way of ['stairs', 'e', 'e', 'e', 'stairs']) t.choose('evil-1', `move ${worm} ${way}`)
      return t.toTurn({ react: 'pass' })
    }

    test('unseen all the way it scares and is heard once, here; the Door stays shut (R47, R87)', () => {
      const t = chase({ creatures: 'worm Ua1, parasite Ub2' })
      expect([t.where('worm'), t.evil.blocked]).toEqual(['Ud1', ['Ud1s']])
      expect(t.hears('noise')).toEqual([{ type: 'noise', here: true }])
      expect(t.hears('scared')).toMatchObject([{ kind: 'worm' }])
      expect([t.health, t.where('parasite')]).toEqual([[12, 9], 'Ub2'])
    })

    test('seen on one Sector of that way, on whichever Level, it does not scare (R33)', () => {
      expect(chase({ creatures: 'worm Ua1', revealed: 'Lb1' }).health).toEqual([12, 12])
      expect(chase({ creatures: 'worm Ua1', revealed: 'Ua1' }).health).toEqual([12, 12])
      expect(chase({ creatures: 'worm Ua1', revealed: 'Ub2' }).health).toEqual([12, 9])
    })

    test('a full lower Level is no way round, however many steps the card gives (R87)', () => {
      const four = 'spore Lb1, spore Lb1, spore Lc1'
      const t = shut({ creatures: `worm Ua1, ${four}, cultist Lc1` }).choose('evil-1', 'play long')
      t.refuses('evil-1', `move ${t.id('worm')} stairs`)
      expect(t.offers('evil-1', `move ${t.id('worm')} s`)).toBe(true)
      const free = shut({ creatures: `worm Ua1, ${four}` }).choose('evil-1', 'play long')
      expect(free.offers('evil-1', `move ${free.id('worm')} stairs`)).toBe(true)
    })
  })

  describe('round a Room, out of sight and back', () => {
    // the Hero at Ua1 with the Infirmary Ub1 in view; behind it and by the south there is a way round to him
    const given = { map: ROUND_A_ROOM, hero: { at: 'Ua2' }, revealed: 'Ub1', creatures: 'worm Ub1', dice: 'LLLL' }
    const around = ['s', 'w', 'w', 'n']
    const begin = (): Table =>
      armed(given).choose('hero', 'move n').until('block').choose('hero', 'none').toTurnEnd().hush()

    test('in one movement it is the Creature that he saw set out, and does not scare (R33)', () => {
      const t = begin()
      const worm = t.id('worm')
      t.choose('evil-1', 'play long', `move ${worm} e`)
      // Ua2, where the Hero came from, is Revealed too
      for (const way of around) t.choose('evil-1', `move ${worm} ${way}`)
      t.toTurn({ react: 'pass' })
      expect([t.where('worm'), ...t.health]).toEqual(['Ua1', 12, 12])
      expect(t.hears('left')).toMatchObject([{ dir: 'e' }])
      expect(t.hears('noise')).toEqual([{ type: 'noise', here: true }])
    })

    test('by two cards, the second begun in the dark and all in the dark, it scares (R33)', () => {
      const far = armed({ ...given, hero: { at: 'Ua1' } })
      far.choose('hero', 'locate', 'target room', 'target room').toTurnEnd()
      const worm = far.id('worm')
      far
        .choose('evil-1', `standard ${FURY}`, `move ${worm} e`)
        .until('react', 'turn-end')
        .choose('evil-1', 'play long')
      for (const way of around) far.choose('evil-1', `move ${worm} ${way}`)
      far.toTurn({ react: 'pass', steps: 'stop' })
      expect([far.where('worm'), ...far.health]).toEqual(['Ua1', 12, 9])
      const once = armed({ ...given, hero: { at: 'Ua1' } })
      once.choose('hero', 'locate', 'target room', 'target room').toTurnEnd().choose('evil-1', 'play long')
      for (const way of ['e', ...around]) once.choose('evil-1', `move ${worm} ${way}`)
      expect([once.toTurn({ react: 'pass' }).where('worm'), ...once.health]).toEqual(['Ua1', 12, 12])
    })
  })
})
