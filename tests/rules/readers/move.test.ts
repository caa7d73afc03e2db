// Move and Doors, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { BETWEEN_DOORS, map } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, packWith, QUIET } from '../../helpers/test-pack.ts'

/**
 * Upper: Ua1 Infirmary – Ub1 – Uc1, south to Uc2 and Uc3, east to Ud3 with the red Stairs, south of it the Dormitory.
 * Lower: Ld3 with the red Stairs, west of it the Generator Room, south of it Ld4 and then the Ventilation Room.
 */
const CHASE = map([' I─┐·', ' ··│·', ' ··└┐r', ' ···D'], [' ····', ' ····', ' ··G┐r', ' ···│', ' ···V'])

const RUSH = card('rush', { actions: ['move'], effects: [{ do: 'move', steps: 3 }] })
const JAM = card('jam', { actions: ['move'], moment: 'declared', effects: [{ do: 'block', where: 'aim' }] })
const SLAM = card('slam', { actions: ['move'], moment: 'before-reveal', effects: [{ do: 'block', where: 'aim' }] })

const quiet = (given: Given): Table => table({ pack: QUIET, ...given })
/** Evil holds these cards and fillers for Standard Reactions. */
const armed = (given: Given, cards: readonly (typeof RUSH)[] = [RUSH]): Table =>
  table({
    pack: packWith({ fury: cards }),
    evil: { hands: [[...cards.map((each) => each.card), FURY, FURY]] },
    ...given,
  })
const faces = (t: Table): unknown[] => t.hears('rolled').map((each) => each['faces'])
const sighted = (t: Table, kind: string): boolean =>
  t.hero.labyrinth.some((x) => x.creatures.some((c) => c.kind === kind))

describe('a step', () => {
  test('the Hero is offered the open sides of his Sector and no other way (Action — Move)', () => {
    const t = quiet({ hero: { at: 'Uc3' }, map: CHASE })
    expect(t.keys('hero', 'move')).toEqual(['move n', 'move e'])
    t.refuses('hero', 'move s').refuses('hero', 'move stairs')
    expect(quiet({ hero: { at: 'Ud3' }, map: CHASE }).keys('hero', 'move')).toEqual(['move s', 'move w', 'move stairs'])
  })

  test('a step Reveals the Sector entered with all that is in it, and nothing beyond it (Action — Move)', () => {
    const t = quiet({
      map: map([' I─┐', ' ··│', ' ··D'], [], 'Ub1'),
      hero: { at: 'Uc1' },
      dangers: 'Ub1 Ua1',
      conditions: [{ kind: 'smoke', at: 'Ub1' }],
      creatures: 'cultist! Ub1, cultist Ua1',
      blocked: 'Ub1w',
    })
    t.act('move w')
    expect(t.evil.at).toBe('Ub1')
    const entered = t.sees('Ub1')
    expect(entered).toMatchObject({ lcu: true, danger: true, lit: false, conditions: ['smoke'], tile: 'straight' })
    expect(entered?.doors).toEqual([{ dir: 'w', blocked: true }])
    expect(entered?.creatures).toMatchObject([{ kind: 'cultist', wounded: true }])
    expect(t.revealed).toBe('Ub1 Uc1')
  })

  test('a lit Sector that comes into line by a step is Revealed, and a lit Room behind a far Door is not (R28, R29)', () => {
    const t = quiet({ hero: { at: 'Ua2' }, lights: 'Ua4 Ua5 Ua6', creatures: 'worm Ua5, spore Ua6' })
    t.act('move s')
    expect(t.revealed).toBe('Ua2 Ua3 Ua4 Ua5')
    expect(sighted(t, 'worm')).toBe(true)
    expect(sighted(t, 'spore')).toBe(false)
    expect(t.hears('scared')).toEqual([])
    const dark = quiet({ hero: { at: 'Ua2' }, lights: 'Ua5' })
    expect(dark.act('move s').revealed).toBe('Ua2 Ua3')
  })

  test('two unseen Creatures cost two losses, one for each, and a Cultist among them costs none (R32)', () => {
    const t = quiet({ hero: { at: 'Ua2' }, creatures: 'worm Ua3, parasite Ua3, cultist Ua3, hybrid Ua4' })
    t.choose('hero', 'move s').toTurnEnd()
    const losses = t.hears('damaged').map((each) => each['amount'])
    expect(losses.toSorted()).toEqual([2, 3])
    expect(t.health).toEqual([12, 7])
    expect(sighted(t, 'hybrid')).toBe(false)
  })

  test('a Creature that an Explore has shown does not scare who enters its Sector; its neighbour does (Encountering Creatures)', () => {
    const t = quiet({ hero: { at: 'Ua2' }, creatures: 'worm Ua3, parasite Ua5', dice: 'LLLLLLLL' })
    t.act('explore s').toTurn()
    expect(sighted(t, 'worm')).toBe(true)
    t.act('move s').toTurn()
    expect(t.health).toEqual([12, 12])
    t.act('move s').toTurn()
    expect(t.health[1]).toBe(12)
    t.act('move s')
    expect(t.health[1]).toBe(10)
  })
})

describe('leaving Creatures', () => {
  const leave = (given: Given): Table => quiet({ hero: { at: 'Ua3' }, ...given }).act('move s')

  test('each Creature of the Sector left rolls one die in the dark, one die less in all in Light (Attacks of Opportunity)', () => {
    const two = leave({ creatures: 'worm Ua3, cultist Ua3, spore Ua2', dice: 'HHH' })
    expect(faces(two)).toEqual([['hit', 'hit']])
    expect(two.health).toEqual([10, 12])
    const lit = leave({ creatures: 'worm Ua3, cultist Ua3', lights: 'Ua3', dice: 'HHH' })
    expect(faces(lit)).toEqual([['hit']])
    expect(lit.health).toEqual([11, 12])
  })

  test('a single Creature in Light rolls nothing, and Light in the Sector entered spares nothing (R36)', () => {
    const lit = leave({ creatures: 'worm Ua3', lights: 'Ua3', dice: 'H' })
    expect(faces(lit)).toEqual([])
    expect(lit.health).toEqual([12, 12])
    expect(leave({ creatures: 'worm Ua3', lights: 'Ua4', dice: 'H' }).health).toEqual([11, 12])
  })

  test('Danger of the Sector left counts for that roll, that of the Sector entered does not (R35, R36)', () => {
    expect(leave({ creatures: 'cultist Ua3', dangers: 'Ua3', dice: 'D' }).health).toEqual([11, 12])
    expect(leave({ creatures: 'cultist Ua3', dangers: 'Ua4', dice: 'D' }).health).toEqual([12, 12])
    const both = { creatures: 'cultist Ua3, worm Ua3', dangers: 'Ua3', lights: 'Ua3' }
    expect(leave({ ...both, dice: 'D' }).health).toEqual([11, 12])
    expect(leave({ ...both, dice: 'L' }).health).toEqual([12, 12])
  })

  test('who is beaten by it does not go, and what lies ahead stays unseen; with one point left he goes (R35)', () => {
    const t = leave({ hero: { at: 'Ua3', life: 1, selfControl: 0 }, creatures: 'worm Ua3, cultist Ua4', dice: 'H' })
    expect(t.isOver).toBe(true)
    expect(t.hears('ended')).toMatchObject([{ winner: 'evil' }])
    expect(t.evil.at).toBe('Ua3')
    expect(t.revealed).toBe('Ua3')
    const alive = leave({ hero: { at: 'Ua3', life: 1, selfControl: 1 }, creatures: 'worm Ua3', dice: 'H' })
    expect([alive.evil.at, ...alive.health]).toEqual(['Ua4', 0, 1])
  })

  test('from a Creature into Danger and another Creature: each roll reads the Sector in which it is rolled (R9, R35, R36, R53)', () => {
    const t = armed({ hero: { at: 'Ua2' }, creatures: 'spore Ua2, worm Ua3', dangers: 'Ua3', dice: 'DDDLLHHHH' })
    t.choose('hero', 'move s').toTurnEnd()
    // the face of the roll in the safe Sector is a Miss, then the Worm scares
    expect(faces(t)).toEqual([['danger']])
    expect(t.health).toEqual([12, 9])
    expect(t.sees('Ua3')).toMatchObject({ danger: true, creatures: [{ kind: 'worm' }] })
    t.choose('evil-1', 'play rush', `move ${t.id('spore')} 0`)
    t.toTurn({ steps: 'stop' })
    expect(t.hears('played')).toMatchObject([{ card: 'rush', dangerous: true }])
    // four dice of the Worm: the two faces of Danger hit; the Spore stayed behind
    expect(faces(t)).toEqual([['danger'], ['danger', 'danger', 'light', 'light']])
    expect(t.health).toEqual([10, 9])
  })

  test('in a lit Sector with Danger a Worm does not roll and a Cultist hits with the face of Danger; in the dark both do (R38)', () => {
    const enter = (creatures: string, lights: string): Table =>
      quiet({ hero: { at: 'Ua2' }, creatures, dangers: 'Ua3', lights, dice: 'DLLLH' })
        .choose('hero', 'move s')
        .toTurn()
    // the lit Sector in line is Revealed before the step, so that nobody in it scares (R28)
    const worm = enter('worm Ua3', 'Ua3')
    expect([worm.health, faces(worm)]).toEqual([[12, 12], []])
    const cultist = enter('cultist Ua3', 'Ua3')
    expect([cultist.health, faces(cultist)]).toEqual([[11, 12], [['danger', 'light']]])
    const dark = enter('worm Ua3', '')
    expect([dark.health, faces(dark)]).toEqual([[11, 9], [['danger', 'light', 'light', 'light']]])
  })

  test('from Danger into a safe Sector the same card is not Dangerous (R53)', () => {
    const t = armed({ hero: { at: 'Ua2' }, creatures: 'cultist Ua3, cultist Ua2', dangers: 'Ua2', dice: 'DDD' })
    t.choose('hero', 'move s').toTurnEnd()
    expect(t.health).toEqual([11, 12])
    t.choose('evil-1', 'play rush', `move ${t.id('cultist', 'Ua2')} 0`).toTurn({ steps: 'stop' })
    expect(t.hears('played')).toMatchObject([{ dangerous: false }])
    expect(t.health).toEqual([11, 12])
  })

  test('each step of a longer Move leaves a Sector: whoever scared at the first rolls at the second (R37)', () => {
    const winch = { card: 'cable-winch', charges: 3, component: false }
    const given = { hero: { at: 'Ua2', items: [winch] }, creatures: 'cultist Ua2, parasite Ua3', dice: 'HDHH' }
    const t = quiet({ ...given, dangers: 'Ua3' })
    t.act('use cable-winch move s', 'go s')
    expect(t.order('rolled', 'scared')).toEqual(['rolled', 'scared', 'rolled'])
    expect(faces(t)).toEqual([['hit'], ['danger']])
    expect([t.evil.at, ...t.health]).toEqual(['Ua4', 10, 10])
    expect(quiet(given).act('use cable-winch move s', 'go s').health).toEqual([11, 10])
  })
})

describe('what Instants change under way', () => {
  const COME = card('come', { actions: ['move'], moment: 'declared', effects: [{ do: 'move', steps: 1 }] })
  const WAIT = card('wait', {
    actions: ['move'],
    moment: 'before-reveal',
    effects: [{ do: 'teleport', from: 'unrevealed', to: 'aim' }],
  })

  test('who comes into the Sector before the Hero has left it rolls, who has gone does not (R78)', () => {
    const stir = (at: string, way: string): Table => {
      const t = armed({ hero: { at: 'Ua3' }, creatures: `cultist ${at}`, dice: 'H' }, [COME])
      t.choose('hero', 'move s').until('react', 'declared')
      return t.choose('evil-1', 'play come', `move ${t.id('cultist')} ${way}`).toTurnEnd()
    }
    const came = stir('Ua2', 's')
    expect([came.where('cultist'), faces(came), came.health]).toEqual(['Ua3', [['hit']], [11, 12]])
    const gone = stir('Ua3', 'n')
    expect([gone.where('cultist'), faces(gone), gone.health]).toEqual(['Ua2', [], [12, 12]])
  })

  test('who is put into the Sector ahead scares there, unless that Sector was in view (Encountering Creatures, R33)', () => {
    const ahead = (revealed: string): Table => {
      const t = armed({ hero: { at: 'Ua3' }, creatures: 'worm Ua1, parasite Ua5', revealed, dice: 'LLLL' }, [WAIT])
      t.choose('hero', 'move s').until('react', 'before-reveal').choose('evil-1', 'play wait')
      return t.choose('evil-1', `teleport ${t.id('worm')} Ua4`).toTurnEnd()
    }
    const dark = ahead('')
    expect([dark.where('worm'), ...dark.health]).toEqual(['Ua4', 12, 9])
    const seen = ahead('Ua4')
    expect([seen.where('worm'), ...seen.health]).toEqual(['Ua4', 12, 12])
    expect([dark.hears('noise'), seen.hears('noise')]).toEqual([[], []])
  })

  test('the Labyrinth keeps its compass: what he left lies behind him, and his own Sector is always the middle (Evil Setup 15)', () => {
    const t = quiet({ map: map([' I─┐', ' ··│', ' ··D']), hero: { at: 'Ub1' } })
    t.act('move e').toTurn().act('move s').toTurn()
    expect([t.sees('Uc2')?.at, t.sees('Uc1')?.at, t.sees('Ub1')?.at]).toEqual([
      [0, 0],
      [0, -1],
      [-1, -1],
    ])
    expect(t.hero.labyrinth.map((each) => each.island)).toEqual([0, 0, 0])
    expect(t.hears('moved').map((each) => each['dir'])).toEqual(['e', 's'])
  })
})

describe('Doors', () => {
  test('a Door costs nothing more to pass, and the one just passed may be Blocked like any other of the Room (R22, R23)', () => {
    const t = quiet({ map: map([' ┌I┐', ' └┴┘']), hero: { at: 'Ua1' } })
    t.act('move e')
    expect(t.evil.at).toBe('Ub1')
    expect(t.keys()).toEqual(['none', 'block e', 'block s', 'block w'])
    t.act('block w')
    expect(t.evil.blocked).toEqual(['Ua1e'])
    expect(t.asked('hero')?.kind).not.toBe('block')
    expect(t.toTurn().keys('hero', 'move')).toContain('move w')
  })

  test('a Door that is Blocked already is not offered again, and a Sector without a Door brings no question (Action — Move)', () => {
    const t = quiet({ map: BETWEEN_DOORS, hero: { at: 'Ua1' }, blocked: 'Ub1e' })
    expect(t.act('move e').keys()).toEqual(['none', 'block w'])
    const bare = quiet({ hero: { at: 'Ua3' } }).act('move s')
    expect(bare.asked('hero')?.kind).not.toBe('block')
    expect(bare.hears('blocked')).toEqual([])
  })

  test('no other Action than a step lets a Door be Blocked (R23)', () => {
    const t = quiet({ map: BETWEEN_DOORS, hero: { at: 'Ub1' } })
    t.choose('hero', 'explore e')
    for (let n = 0; n < 9 && t.asked('hero')?.kind !== 'turn'; n++) {
      expect(t.asked('hero')?.kind).not.toBe('block')
      t.choose(t.asking[0]!, t.keys(t.asking[0])[0]!)
    }
    expect(t.evil.blocked).toEqual([])
  })

  test('a Door that he Blocks ends sight and adjacency at once; the Room stays in the Labyrinth (R24)', () => {
    const t = quiet({ map: BETWEEN_DOORS, hero: { at: 'Ua1' }, revealed: 'Uc1' })
    t.act('move e')
    expect(t.sight).toBe('Ua1 Ub1 Uc1')
    t.act('block e')
    expect(t.sight).toBe('Ua1 Ub1')
    expect(t.revealed).toBe('Ua1 Ub1 Uc1')
    t.toTurn().refuses('hero', 'explore e')
    expect(t.offers('hero', 'explore w')).toBe(true)
  })

  test('moving at a Blocked Door opens it and takes the whole Move: no step, no Attack of Opportunity, no Block (R21)', () => {
    const t = armed({
      map: BETWEEN_DOORS,
      hero: { at: 'Ub1' },
      blocked: 'Ub1e Ub1w',
      creatures: 'cultist Ub1',
      dice: 'LLH',
    })
    t.choose('hero', 'move e').toTurnEnd()
    expect([t.evil.at, t.evil.blocked]).toEqual(['Ub1', ['Ua1e']])
    expect(faces(t)).toEqual([])
    expect(t.revealed).toBe('Ub1')
    // it was a Move for Reactions
    expect(t.offers('evil-1', 'play rush')).toBe(true)
    t.toTurn({ react: 'pass' })
    // and the Creature beside him attacks at the end of the Turn
    expect(faces(t)).toEqual([['light', 'light']])
    expect(t.hero.turn?.number).toBe(2)
    t.choose('hero', 'move e').until('block')
    expect(t.evil.at).toBe('Uc1')
    expect(t.health).toEqual([11, 12])
  })

  test('with Bullet Time one Turn is enough to open the Door and to go through it (Blocked Doors)', () => {
    const t = quiet({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, blocked: 'Ub1e', dangers: 'Uc1' })
    t.act('bullet-time', 'move e', 'move e')
    expect(t.evil.at).toBe('Uc1')
    expect(t.evil.blocked).toEqual([])
    expect(t.hero.turn?.number).toBe(1)
  })

  test('an opened Door shows the lit Room behind it, and not the lit Sector behind the next Door (R25, R29)', () => {
    const t = quiet({
      map: map([' ┌I─┐', ' └──┘']),
      hero: { at: 'Ua1' },
      blocked: 'Ua1e',
      lights: 'Ub1 Uc1',
      creatures: 'worm Ub1',
    })
    expect(t.revealed).toBe('Ua1')
    t.act('move e')
    expect(t.revealed).toBe('Ua1 Ub1')
    expect(sighted(t, 'worm')).toBe(true)
    expect(t.health).toEqual([12, 12])
    const dark = quiet({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, blocked: 'Ub1e', lights: 'Ua1' })
    expect(dark.act('move e').revealed).not.toContain('Uc1')
  })

  test('a card that Blocks the Door of a declared Move makes it the Unblocking: nobody rolls, nobody goes (R77)', () => {
    const given = { map: BETWEEN_DOORS, hero: { at: 'Ub1' }, creatures: 'worm Ub1', dice: 'HHHH' }
    const t = armed(given, [JAM])
    t.choose('hero', 'move e').until('react', 'declared').choose('evil-1', 'play jam').toTurnEnd()
    expect(t.order('blocked', 'unblocked', 'rolled', 'moved')).toEqual(['blocked', 'unblocked'])
    expect([t.evil.at, t.evil.blocked, t.health]).toEqual(['Ub1', [], [12, 12]])
    expect(t.revealed).toBe('Ub1')
  })

  test('a card that Blocks it after the Attack of Opportunity undoes no roll and leaves the Hero where he is (R77, R78)', () => {
    const t = armed({ map: BETWEEN_DOORS, hero: { at: 'Ub1' }, creatures: 'worm Ub1', dice: 'HLLLL' }, [SLAM])
    t.choose('hero', 'move e').until('react', 'before-reveal').choose('evil-1', 'play slam').toTurnEnd()
    expect(t.order('rolled', 'damaged', 'blocked', 'unblocked', 'moved')).toEqual([
      'rolled',
      'damaged',
      'blocked',
      'unblocked',
    ])
    expect([t.evil.at, t.evil.blocked, t.health]).toEqual(['Ub1', [], [11, 12]])
  })

  test('an Item that moves two Sectors spends one of them on a Blocked Door (R79)', () => {
    const winch = { card: 'cable-winch', charges: 3, component: false }
    const t = quiet({ map: map([' I─┐', ' ··│', ' ··D']), hero: { at: 'Ua1', items: [winch] }, blocked: 'Ua1e' })
    t.act('use cable-winch move e').toTurn({ block: 'none', go: t.keys('hero', 'go')[0] ?? 'stop' })
    expect([t.evil.at, t.evil.blocked]).toEqual(['Ub1', []])
    const open = quiet({ map: map([' I─┐', ' ··│', ' ··D']), hero: { at: 'Ua1', items: [winch] } })
    open.act('use cable-winch move e', 'block w', 'go e')
    expect([open.evil.at, open.evil.blocked]).toEqual(['Uc1', ['Ua1e']])
  })
})
