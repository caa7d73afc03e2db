// Noise, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { map, RING, ROUND_A_ROOM, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, packWith, SPEED } from '../../helpers/test-pack.ts'

/**
 * Both Levels from the blue Stairs to the red: above, Ua1 Infirmary, five steps round by the south to Ud1 Dormitory; below,
 * three steps straight on from La1 to Ld1. With the Stairs the lower way is five steps too.
 */
const OVER_AND_UNDER = map(['bI··Dr', ' └──┘'], ['bH──Gr'])
/** Two halves of the upper Level that nothing joins but the Stairs and the lower Level. */
const HALVES = map(['bI┐┌Dr', ' └┘└┘'], ['bH──Gr'])
/** A winding way: what lies west of the Hero's Sector Uc1 is reached by going east. */
const SNAKE = map([' I┐┌┐', ' ·│││', ' ·└┘│', ' ┌──┘', ' └D·'])

const RUN = card('run', { effects: [{ do: 'move', steps: 3 }] })
const PAIR = card('pair', { effects: [{ do: 'move', steps: 1, creatures: 2 }] })
const BEAM = card('beam', { effects: [{ do: 'teleport', from: 'unrevealed', to: 'level' }] })
const FALSE_ECHO = card('echo', { moment: 'communicate', if: { what: 'noise' }, effects: [{ do: 'lie' }] })
const CARDS = [RUN, PAIR, BEAM]

const PACK = packWith({ fury: CARDS })
const LIARS = packWith({ fury: CARDS, speed: [FALSE_ECHO] })
const HAND = ['run', 'pair', 'beam', FURY, FURY]

/** The Hero Locates; the end of that Turn is Evil's. */
function atEnd(given: Given): Table {
  const t = table({ pack: PACK, evil: { hands: [HAND] }, ...given })
  t.choose('hero', 'locate', 'target corridor', 'target corridor').toTurnEnd()
  return t.hush()
}
/** A Standard Reaction moves the Creature of a kind. */
const standard = (t: Table, kind: string, how: string): Table =>
  t.choose('evil-1', `standard ${FURY}`, `move ${t.id(kind)} ${how}`)
const said = (t: Table): unknown[] => t.hears('noise').map(({ type: _, ...rest }) => rest)
/** What Evil may say where there is a choice, else what was said. */
const answers = (t: Table): unknown => (t.asked('evil-1')?.kind === 'noise' ? t.keys('evil-1') : said(t))

describe('direction', () => {
  test('a Noise is told by the first step of the shortest way and by nothing else (How to Interpret Noise)', () => {
    const t = standard(atEnd({ hero: { at: 'Ua2' }, creatures: 'worm Ua4' }), 'worm', 's')
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 's' }])
    expect(t.revealed).toBe('Ua2')
    expect(JSON.stringify(t.heard)).not.toContain('worm')
  })

  test('in a winding corridor the direction is that of the way, not of the compass (How to Interpret Noise)', () => {
    // Ua4 lies to the south-west; the way begins north, then east
    const west = standard(atEnd({ map: SNAKE, hero: { at: 'Uc2' }, creatures: 'worm Ub4' }), 'worm', 'w')
    expect(west.where('worm')).toBe('Ua4')
    expect(said(west)).toEqual([{ dir: 'n' }])
    // Ub1 is in the same row as Uc1 and one step away on the table: the way leads south
    const beside = standard(atEnd({ map: SNAKE, hero: { at: 'Uc1' }, creatures: 'worm Ub2' }), 'worm', 'n')
    expect(beside.where('worm')).toBe('Ub1')
    expect(said(beside)).toEqual([{ dir: 's' }])
  })

  test('of two equal ways Evil says which, and the Hero hears that one alone (How to Interpret Noise)', () => {
    const ask = (): Table => standard(atEnd({ map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ud2' }), 'worm', 's')
    const t = ask()
    expect(t.keys('evil-1')).toEqual(['say e', 'say s'])
    expect(t.asking).toEqual(['evil-1'])
    expect(said(t)).toEqual([])
    expect(said(t.choose('evil-1', 'say s'))).toEqual([{ dir: 's' }])
    expect(said(ask().choose('evil-1', 'say e'))).toEqual([{ dir: 'e' }])
  })

  test('one step nearer on one side and there is no choice any more (How to Interpret Noise)', () => {
    const t = atEnd({ map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ud3' })
    expect(answers(standard(t, 'worm', 'n'))).toEqual([{ dir: 'e' }])
    const other = atEnd({ map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ud3' })
    expect(answers(standard(other, 'worm', 'w'))).toEqual([{ dir: 's' }])
  })

  test('two ways that begin with the same step are no tie (R88)', () => {
    const loop = map([' I┬┐', ' ·└┤', ' ··D'])
    const t = standard(atEnd({ map: loop, hero: { at: 'Ua1' }, creatures: 'worm Uc1' }), 'worm', 's')
    expect(answers(t)).toEqual([{ dir: 'e' }])
  })
})

describe('Blocked Doors', () => {
  // the Hero at Ua1, the Noise at Uc1: two steps through the Infirmary, four round by the south
  const through = (blocked: string): Table =>
    standard(atEnd({ map: ROUND_A_ROOM, hero: { at: 'Ua1' }, creatures: 'worm Uc2', blocked }), 'worm', 'n')

  test('a Blocked Door sends the Noise round, whether the Hero sees it or not (Blocked Doors)', () => {
    expect(said(through(''))).toEqual([{ dir: 'e' }])
    expect(said(through('Ua1e'))).toEqual([{ dir: 's' }])
    // the far Door of the Room, in no Revealed Sector
    expect(said(through('Ub1e'))).toEqual([{ dir: 's' }])
  })

  test('the Noise of a Creature that opens the Door goes through the open Door (R73)', () => {
    const t = atEnd({ map: ROUND_A_ROOM, hero: { at: 'Ua1' }, creatures: 'worm Uc1', blocked: 'Ub1e' })
    t.choose('evil-1', `standard ${FURY}`, `unblock ${t.id('worm')} w`)
    expect([t.where('worm'), t.evil.blocked]).toEqual(['Uc1', []])
    expect(answers(t)).toEqual([{ dir: 'e' }])
  })

  test('a Noise to which nothing leads is told, without a direction (R46)', () => {
    const t = standard(atEnd({ hero: { at: 'Ua1' }, creatures: 'worm Ua3', blocked: 'Ua1s' }), 'worm', 's')
    expect(t.hears('noise')).toEqual([{ type: 'noise' }])
    const open = standard(atEnd({ hero: { at: 'Ua1' }, creatures: 'worm Ua3', blocked: 'Ua6n' }), 'worm', 's')
    expect(said(open)).toEqual([{ dir: 's' }])
  })

  test('sealed in from above, what comes from the other Level is the other Level, what is beside him is here (R46)', () => {
    const sealed = { hero: { at: 'Ua1' }, map: OVER_AND_UNDER, blocked: 'Ua1s' }
    const under = standard(atEnd({ ...sealed, blocked: 'Ua1s La1e', creatures: 'worm Lc1' }), 'worm', 'w')
    expect(said(under)).toEqual([{ level: 'other' }])
    const here = standard(atEnd({ ...sealed, blocked: 'Ua1s La1e', creatures: 'cultist Ua1' }), 'cultist', '0')
    expect(said(here)).toEqual([{ here: true }])
    // the way round by the Stairs is shut below: his own Level has no direction left
    const above = standard(atEnd({ ...sealed, blocked: 'Ua1s La1e', creatures: 'worm Uc2' }), 'worm', 'w')
    expect(said(above)).toEqual([{}])
  })
})

describe('two Levels', () => {
  test('from the other Level the Hero hears that alone, be it one step down the Stairs or far off (R48)', () => {
    for (const [from, how, to] of [
      ['Lb1', 'w', 'La1'],
      ['Lb1', 'e', 'Lc1'],
    ] as const) {
      const t = standard(atEnd({ map: OVER_AND_UNDER, hero: { at: 'Ua1' }, creatures: `worm ${from}` }), 'worm', how)
      expect(t.where('worm')).toBe(to)
      expect(t.hears('noise')).toEqual([{ type: 'noise', level: 'other' }])
    }
  })

  test('the Level of the source counts, not that of the way: up by the far Stairs it has a direction (R45, R48)', () => {
    const up = standard(atEnd({ map: OVER_AND_UNDER, hero: { at: 'Ub2' }, creatures: 'worm Ld1' }), 'worm', 'stairs')
    expect(up.where('worm')).toBe('Ud1')
    expect(said(up)).toEqual([{ dir: 'e' }])
    const down = standard(atEnd({ map: OVER_AND_UNDER, hero: { at: 'Ub2' }, creatures: 'worm Ud1' }), 'worm', 'stairs')
    expect(said(down)).toEqual([{ level: 'other' }])
  })

  test('where the only way to a Noise on his Level leads down and up again, Evil says the Stairs (R45, R88)', () => {
    const t = standard(atEnd({ map: HALVES, hero: { at: 'Ua1' }, creatures: 'worm Ud2' }), 'worm', 'w')
    expect(t.where('worm')).toBe('Uc2')
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 'stairs' }])
  })

  test('a step away from those Stairs the way to them is a plain direction; from Ub2 there are two (R45, R88)', () => {
    const from = (at: string): unknown =>
      answers(standard(atEnd({ map: HALVES, hero: { at }, creatures: 'worm Ud2' }), 'worm', 'w'))
    expect(from('Ub1')).toEqual([{ dir: 'w' }])
    expect(from('Ua2')).toEqual([{ dir: 'n' }])
    expect(from('Ub2')).toEqual(['say n', 'say w'])
  })

  test('the Stairs and a side may be equally near; then Evil chooses between them (R88)', () => {
    const at = (creature: string, how: string, blocked = ''): Table =>
      standard(atEnd({ map: OVER_AND_UNDER, hero: { at: 'Ua1' }, creatures: creature, blocked }), 'worm', how)
    expect(answers(at('worm Ud2', 'n'))).toEqual(['say s', 'say stairs'])
    // one step short of it the upper way is the nearer one
    expect(answers(at('worm Uc2', 'e'))).toEqual([{ dir: 's' }])
    // a Door shut on either way leaves the other
    expect(answers(at('worm Ud2', 'n', 'Ua1s'))).toEqual([{ dir: 'stairs' }])
    expect(answers(at('worm Ud2', 'n', 'La1e'))).toEqual([{ dir: 's' }])
    expect(answers(at('worm Uc2', 'e', 'Ua1s'))).toEqual([{ dir: 'stairs' }])
  })
})

describe('what makes a Noise', () => {
  test('standing still is silent, a move of 0 is not (R47)', () => {
    const t = atEnd({ hero: { at: 'Ua2' }, creatures: 'worm Ua5, spore Ua4' })
    expect(said(t.toTurn({ react: 'pass' }))).toEqual([])
    const zero = standard(atEnd({ hero: { at: 'Ua2' }, creatures: 'worm Ua5' }), 'worm', '0')
    expect(zero.where('worm')).toBe('Ua5')
    expect(said(zero)).toEqual([{ dir: 's' }])
  })

  test('a Creature in full view makes its Noise like any other, and one beside the Hero is heard here (R47)', () => {
    const seen = atEnd({ hero: { at: 'Ua2' }, revealed: 'Ua3 Ua4', creatures: 'worm Ua4' })
    expect(said(standard(seen, 'worm', 'n'))).toEqual([{ dir: 's' }])
    const here = atEnd({ hero: { at: 'Ua2' }, revealed: 'Ua3', creatures: 'cultist Ua3' })
    expect(said(standard(here, 'cultist', 'n'))).toEqual([{ here: true }])
  })

  test('of a movement of three Sectors only the last is heard, past the Hero as well (R47)', () => {
    const t = atEnd({ hero: { at: 'Ua3' }, creatures: 'cultist Ua2' })
    const id = t.id('cultist')
    t.choose('evil-1', 'play run', `move ${id} s`, `move ${id} s`)
    expect(said(t)).toEqual([])
    t.choose('evil-1', `move ${id} s`)
    expect(t.where('cultist')).toBe('Ua5')
    expect(said(t.toTurn())).toEqual([{ dir: 's' }])
  })

  test('a Spawned Creature is heard where it is Spawned, on his Level and on the other (Communicating a Noise)', () => {
    const spawn = (sector: string): unknown[] =>
      said(
        atEnd({ map: HALVES, hero: { at: 'Ua1' } })
          .choose('evil-1', `standard ${FURY}`, `spawn spore ${sector}`)
          .toTurn({ react: 'pass', noise: 'say s' }),
      )
    expect(spawn('Lb1')).toEqual([{ level: 'other' }])
    expect(spawn('Uc2')).toEqual([{ dir: 'stairs' }])
    // two steps either way
    expect(spawn('Ub2')).toEqual([{ dir: 's' }])
  })

  test('a Teleported Creature makes none (Teleporting)', () => {
    const t = atEnd({ hero: { at: 'Ua2' }, creatures: 'worm Ua5' })
    t.choose('evil-1', 'play beam', `teleport ${t.id('worm')} Ua4`)
    t.toTurn({ react: 'pass' })
    expect(t.where('worm')).toBe('Ua4')
    expect(t.hears('noise')).toEqual([])
  })

  test('two Creatures that one card moves make a Noise each (Communicating a Noise)', () => {
    const t = atEnd({ hero: { at: 'Ua3' }, creatures: 'worm Ua5, spore Ua1' })
    t.choose('evil-1', 'play pair', `move ${t.id('worm')} 0`, `move ${t.id('spore')} 0`)
    t.toTurn({ react: 'pass' })
    expect(
      said(t)
        .map((each) => JSON.stringify(each))
        .toSorted(),
    ).toEqual(['{"dir":"n"}', '{"dir":"s"}'])
  })

  test('leaving into the dark is told first, with its own direction, then the Noise with the way to it (R74)', () => {
    const t = atEnd({ map: SNAKE, hero: { at: 'Ub2' }, revealed: 'Ub3 Ub1', creatures: 'cultist Ub3' })
    standard(t, 'cultist', 'e')
    expect(t.order('left', 'noise')).toEqual(['left', 'noise'])
    expect(t.hears('left')).toMatchObject([{ dir: 'e' }])
    expect(said(t)).toEqual([{ dir: 's' }])
    const known = atEnd({ map: SNAKE, hero: { at: 'Ub2' }, revealed: 'Ub3 Uc3', creatures: 'cultist Ub3' })
    standard(known, 'cultist', 'e')
    expect(known.order('left', 'noise')).toEqual(['noise'])
  })
})

describe('out of the Labyrinth and back', () => {
  test('a Creature that leaves the Labyrinth in mid-course and comes back into it has left once and is heard once (R47, R74)', () => {
    const t = atEnd({ map: RING, hero: { at: 'Ua1' }, revealed: 'Ub1 Ud1', creatures: 'cultist Ub1' })
    const id = t.id('cultist')
    const before = t.shown('cultist')
    t.choose('evil-1', 'play run', `move ${id} e`, `move ${id} e`, 'stop').toTurn({ react: 'pass' })
    expect(t.where('cultist')).toBe('Ud1')
    expect(t.hears('left')).toMatchObject([{ creature: before, dir: 'e' }])
    expect(said(t)).toEqual([{ dir: 'e' }])
    // it is shown again, as one that the Hero need not know for the same
    expect(t.sees('Ud1')?.creatures).toMatchObject([{ kind: 'cultist' }])
    expect(t.shown('cultist')).not.toBe(before)
  })
})

describe('the Hero on his way', () => {
  const instant = (moment: 'declared' | 'before-reveal') =>
    card('stir', { actions: ['move'], moment, effects: [{ do: 'move', steps: 1 }] })

  test('a Creature that stirs before his step is heard from the Sector that he leaves, not from the one ahead (R78)', () => {
    for (const moment of ['declared', 'before-reveal'] as const) {
      const pack = packWith({ fury: [instant(moment)] })
      const t = table({ pack, hero: { at: 'Ua3' }, creatures: 'worm Ua4', evil: { hands: [['stir']] } })
      t.choose('hero', 'move s')
        .until('react', moment)
        .choose('evil-1', 'play stir', `move ${t.id('worm')} 0`)
        .toTurnEnd()
      expect(said(t)).toEqual([{ dir: 's' }])
      expect(t.order('noise', 'moved', 'scared')).toEqual(['noise', 'moved', 'scared'])
    }
  })

  test('before he takes the Stairs the Creature at their other end is on the other Level, afterwards it is here (R48, R78)', () => {
    const pack = packWith({ fury: [instant('declared')] })
    const given = { pack, map: OVER_AND_UNDER, hero: { at: 'Ua1' }, creatures: 'cultist La1, worm Ub2' }
    const t = table({ ...given, evil: { hands: [['stir', FURY]] } })
    t.choose('hero', 'move stairs').until('react', 'declared')
    t.choose('evil-1', 'play stir', `move ${t.id('cultist')} 0`).toTurnEnd()
    expect(said(t)).toEqual([{ level: 'other' }])
    standard(t.hush(), 'cultist', '0')
    expect(said(t)).toEqual([{ here: true }])
    const above = table({ ...given, evil: { hands: [[FURY]] } })
    above.choose('hero', 'move stairs').toTurnEnd().hush()
    expect(said(standard(above, 'worm', 'w'))).toEqual([{ level: 'other' }])
  })
})

describe('who says it', () => {
  test('no direction but a true one is offered, unless a card lets Evil say what it likes, this once (Communicate)', () => {
    const given = { pack: LIARS, hero: { at: 'Ua3' }, creatures: 'worm Ua5', evil: { hands: [[...HAND, 'echo']] } }
    const t = standard(atEnd(given), 'worm', 'n')
    t.until('react', 'communicate').choose('evil-1', 'play echo')
    expect(t.until('noise').keys('evil-1')).toEqual(expect.arrayContaining(['say n', 'say s', 'say other', 'say here']))
    t.choose('evil-1', 'say n')
    expect(said(t)).toEqual([{ dir: 'n' }])
    t.toTurn({ react: 'pass' }).hush()
    t.choose('hero', 'locate', 'target corridor', 'target corridor').toTurnEnd().hush()
    standard(t, 'worm', '0').toTurn({ react: 'pass' })
    expect(said(t)).toEqual([{ dir: 's' }])
    const honest = standard(atEnd(given), 'worm', 'n').until('react', 'communicate').toTurn({ react: 'pass' })
    expect(said(honest)).toEqual([{ dir: 's' }])
  })

  test('whoever moved the Creature says which of two ways it is, not the Leader for him (Communicating a Noise)', () => {
    const t = table({
      pack: PACK,
      map: RING,
      hero: { at: 'Ua1' },
      creatures: 'worm Ud2',
      evil: { players: 2, leader: 1, decks: ['fury', 'speed'], hands: [[FURY], [SPEED]] },
    })
    t.choose('hero', 'locate', 'target corridor', 'target corridor').toTurnEnd()
    t.choose('evil-2', `standard ${SPEED}`)
      .choose('evil-1', 'yes')
      .choose('evil-2', `move ${t.id('worm')} s`)
    expect(t.asked('evil-2')?.kind).toBe('noise')
    expect(t.asking).toEqual(['evil-2'])
    expect(said(t.choose('evil-2', 'say e'))).toEqual([{ dir: 'e' }])
  })

  test('a Noise Reveals nothing, and the Creature heard still scares who walks into it (Noise)', () => {
    const t = standard(atEnd({ hero: { at: 'Ua2' }, creatures: 'worm Ua4', map: STREET }), 'worm', 'n').toTurn()
    expect([t.revealed, t.where('worm')]).toEqual(['Ua2', 'Ua3'])
    t.choose('hero', 'move s').toTurnEnd()
    expect(t.health).toEqual([12, 9])
  })
})
