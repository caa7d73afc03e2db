// Spawning, moving of Creatures and limits, written from the rulebook and the rulings alone.
import { describe, expect, it } from 'vitest'
import { map, RING, ROUND_A_ROOM } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, packWith, SPEED } from '../../helpers/test-pack.ts'

/** Two Levels, each a line from Room to Room, joined by Stairs at both ends. */
const LOOP = map(['bI──Dr'], ['bL──Gr'])

const RUSH = card('rush', { effects: [{ do: 'move', steps: 3 }] })
const NEAR = card('near', { effects: [{ do: 'spawn', nearer: 1 }] })
const JUMP = card('jump', { effects: [{ do: 'teleport', to: 'level' }] })
const TRAP = card('trap', { effects: [{ do: 'danger', add: 1, where: 'near' }] })
const PACK = packWith({ fury: [RUSH, NEAR, JUMP, TRAP] })
const HAND = { decks: ['fury', 'speed'], hands: [['rush', 'near', 'jump', 'trap', 'rush', FURY, FURY]] }
const STANDARD = `standard ${FURY}`

const quiet = (at: string, given: Given): Table =>
  table({ pack: PACK, evil: HAND, ...given, hero: { at, ...given.hero } })
/** The same, at the end of a Turn in which nothing happened. */
const idle = (at: string, given: Given): Table => quiet(at, given).choose('hero', 'locate').toTurnEnd().hush()
/** Evil's keys for a card: those that begin so, shortened by it. */
const keys = (t: Table, begin: string): string =>
  t
    .keys('evil-1', `${begin} `)
    .map((key) => key.slice(begin.length + 1))
    .toSorted()
    .join(' ')
const play = (t: Table, ...answers: string[]): Table => t.choose('evil-1', ...answers)

describe('Where a Creature may be Spawned', () => {
  it('is as far as its kind asks and not nearer, by Nightmare figures in Nightmare Mode (Spawning)', () => {
    const t = play(idle('Ua1', {}), STANDARD)
    expect(keys(t, 'spawn worm')).toBe('Ua5 Ua6')
    expect(keys(t, 'spawn hybrid')).toBe('Ua4 Ua5 Ua6')
    expect(keys(t, 'spawn spore')).toBe('Ua3 Ua4 Ua5 Ua6')
    const worse = play(idle('Ua1', { nightmare: true }), STANDARD)
    expect(keys(worse, 'spawn worm')).toBe('Ua4 Ua5 Ua6')
    expect(keys(worse, 'spawn hybrid')).toBe('Ua4 Ua5 Ua6')
    expect(keys(worse, 'spawn spore')).toBe('Ua2 Ua3 Ua4 Ua5 Ua6')
  })

  it('is measured through Blocked Doors as if they were open (R44)', () => {
    const t = play(idle('Ua1', { map: ROUND_A_ROOM, blocked: 'Ua1e Ub1e' }), STANDARD)
    expect(keys(t, 'spawn hybrid')).toBe('Uc2')
    expect(keys(t, 'spawn worm')).toBe('')
    expect(keys(t, 'spawn spore')).toBe('Ub2 Uc1 Uc2')
  })

  it('is measured over both Levels and either Stairs (R88)', () => {
    const t = play(idle('Ub1', { map: LOOP }), STANDARD)
    expect(keys(t, 'spawn worm')).toBe('Lc1')
    expect(keys(t, 'spawn hybrid')).toBe('Lb1 Lc1 Ld1')
  })

  it('is 1 nearer by a card that says so, and no more (R75)', () => {
    const t = play(idle('Ua1', {}), 'play near')
    expect(keys(t, 'spawn hybrid')).toBe('Ua3 Ua4 Ua5 Ua6')
  })

  it('is any Sector of the other Level once four stand on this one, whoever they are (Limit to the number of Creatures)', () => {
    const four = play(idle('Ua1', { map: LOOP, creatures: 'mech Ud1, spore Ud1, spore Ud1, worm! Uc1' }), STANDARD)
    expect(keys(four, 'spawn cultist')).toBe('Lc1 Ld1')
    const three = play(idle('Ua1', { map: LOOP, creatures: 'mech Ud1, spore Ud1, worm! Uc1, spore Ld1' }), STANDARD)
    expect(keys(three, 'spawn cultist')).toBe('Lc1 Ld1 Ud1')
  })

  it('is this Level again as soon as one of the four is Killed (Limit to the number of Creatures)', () => {
    const given = { map: LOOP, creatures: 'mech Ud1, spore! Ua1, worm Ud1, worm Uc1', dice: 'HH' }
    const t = quiet('Ua1', given)
    t.choose('hero', `fight ${t.shown('spore')}`).toTurnEnd()
    expect(keys(play(t, STANDARD), 'spawn cultist')).toBe('Lc1 Ld1 Ud1')
  })

  it('is nowhere for a kind without tokens, and a Killed one comes back unwounded (R41)', () => {
    const given = { map: LOOP, creatures: 'spore! Ua1, spore Uc1, spore Ld1, spore Lc1', dice: 'HH' }
    expect(keys(play(idle('Ua1', given), STANDARD), 'spawn spore')).toBe('')
    const t = quiet('Ua1', given)
    t.choose('hero', `fight ${t.shown('spore')}`).toTurnEnd()
    play(t, STANDARD, 'spawn spore Uc1')
    expect(t.evil.creatures.map((x) => x.wounded)).toEqual([false, false, false, false])
  })

  it('is never asked of a boss (Creature Roster)', () => {
    const t = play(idle('Ua1', { map: LOOP }), STANDARD)
    for (const boss of ['cultist-chief', 'alpha-worm', 'mech']) expect(keys(t, `spawn ${boss}`)).toBe('')
    expect(keys(t, 'spawn parasite')).not.toBe('')
  })
})

describe('What the Hero learns of a Spawn', () => {
  it('is a Noise alone where the Sector is Unrevealed, and a Light there stays (How to Interpret Noise, R50)', () => {
    const t = idle('Ua1', { lights: 'Ua4' })
    const before = JSON.stringify(t.hero.labyrinth)
    play(t, STANDARD, 'spawn hybrid Ua4').toTurn()
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 's' }])
    expect(t.heard.map((event) => event.type)).toEqual(['played', 'noise', 'turn'])
    expect(JSON.stringify(t.hero.labyrinth)).toBe(before)
    expect(t.evil.lights).toEqual(['Ua4'])
  })

  it('is the Creature itself where the Sector is Revealed, in sight or not, and it does not scare (Creature Movement)', () => {
    const given: Given = { map: RING, revealed: 'Ub1 Uc1 Ua2 Ua3 Ub3', lights: 'Uc1' }
    const t = play(idle('Ua1', given), STANDARD, 'spawn spore Ub3').until('react', 'turn-end')
    expect(t.sees('Ub3')).toMatchObject({ inSight: false, creatures: [{ kind: 'spore' }] })
    play(t, STANDARD, 'spawn spore Uc1').toTurn()
    expect(t.sees('Uc1')).toMatchObject({ inSight: true, lit: true, creatures: [{ kind: 'spore' }] })
    expect([t.health, t.hears('scared')]).toEqual([[12, 12], []])
  })

  it('straight into his Sector: Noise here, a scare, and an attack in the same Turn (R34, R9)', () => {
    const overlay = { creatures: { spore: { regular: { spawn: 0 } } } }
    const t = play(idle('Ua1', { overlay, dice: 'HLL', lights: 'Ua2' }), STANDARD, 'spawn spore Ua1').toTurn()
    expect(t.hears('noise')).toEqual([{ type: 'noise', here: true }])
    expect(t.hears('scared')).toEqual([{ type: 'scared', kind: 'spore', amount: 1 }])
    expect(t.health).toEqual([11, 11])
  })

  it('is only that it was the other Level, though it stands one step down the Stairs (R48)', () => {
    const t = idle('Ua1', { map: LOOP, nightmare: true })
    play(t, STANDARD, 'spawn spore La1').toTurn()
    expect(t.hears('noise')).toEqual([{ type: 'noise', level: 'other' }])
  })

  it('follows the way round a Blocked Door, and is without direction where all is shut (Blocked Doors, R46)', () => {
    const round = play(idle('Ua1', { map: ROUND_A_ROOM, blocked: 'Ua1e' }), STANDARD, 'spawn spore Uc1').toTurn()
    expect(round.hears('noise')).toEqual([{ type: 'noise', dir: 's' }])
    const shut = play(idle('Ub1', { map: ROUND_A_ROOM, blocked: 'Ua1e Ub1e' }), STANDARD, 'spawn spore Uc2').toTurn()
    expect(shut.hears('noise')).toEqual([{ type: 'noise' }])
  })

  it('is the Stairs where the way to his own Level begins there (R45)', () => {
    const t = play(idle('Ua1', { map: LOOP, blocked: 'Ua1e' }), STANDARD, 'spawn spore Uc1').toTurn()
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 'stairs' }])
  })

  it('is said by the player who Spawned, who picks among equal ways alone (Communicating a Noise)', () => {
    const evil = { players: 2, decks: ['fury', 'speed'], hands: [[FURY], [SPEED]] }
    const t = idle('Ua1', { map: RING, evil }).choose('evil-2', `standard ${SPEED}`).choose('evil-1', 'yes')
    t.choose('evil-2', 'spawn worm Ud3').until('noise')
    expect(t.asking).toEqual(['evil-2'])
    expect(t.keys('evil-2')).toEqual(['say e', 'say s'])
    t.choose('evil-2', 'say s').toTurn()
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 's' }])
  })
})

describe('A moved Creature', () => {
  it('may not enter a full Level, not even on its way, but may leave it (R87)', () => {
    const full = 'worm Uc1, worm Uc1, hybrid Ub1, spore Ud1, parasite Ld1'
    const t = play(idle('Ua1', { map: LOOP, creatures: full }), 'play rush')
    expect(keys(t, `move ${t.id('parasite')}`)).toBe('0 w')
    expect(keys(t, `move ${t.id('spore')}`)).toBe('0 stairs w')
    const free = play(
      idle('Ua1', { map: LOOP, creatures: 'worm Uc1, hybrid Ub1, spore Ud1, parasite Ld1' }),
      'play rush',
    )
    expect(keys(free, `move ${free.id('parasite')}`)).toBe('0 stairs w')
  })

  it('frees a Blocked Door with its one step: it stays, is heard through it, and its Light is not put out (R73)', () => {
    const t = play(idle('Ua1', { blocked: 'Ua5s', lights: 'Ua6', creatures: 'worm Ua6' }), STANDARD)
    expect(keys(t, 'move worm-1')).toBe('0')
    play(t, 'unblock worm-1 n').toTurn()
    expect([t.evil.blocked, t.where('worm'), t.evil.lights]).toEqual([[], 'Ua6', ['Ua6']])
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 's' }])
    expect(t.hears('unblocked')).toEqual([])
  })

  it('made to stay behind a Blocked Door makes a Noise without direction, and puts its Light out (R46, R49)', () => {
    const t = play(
      idle('Ua1', { blocked: 'Ua5s', lights: 'Ua6 Ua5', creatures: 'worm Ua6' }),
      STANDARD,
      'move worm-1 0',
    )
    t.toTurn()
    expect(t.hears('noise')).toEqual([{ type: 'noise' }])
    expect([t.evil.lights, t.evil.blocked]).toEqual([['Ua5'], ['Ua5s']])
  })

  it('of three steps frees a Door with one and goes two (Blocked Doors)', () => {
    const t = play(idle('Ua1', { blocked: 'Ua5s', creatures: 'worm Ua6' }), 'play rush')
    play(t, 'unblock worm-1 n', 'move worm-1 n', 'move worm-1 n').toTurn()
    expect([t.where('worm'), t.hears('noise').length]).toEqual(['Ua4', 1])
  })

  it('shown on its way does not scare, one that comes by the dark does (R33)', () => {
    const come = (revealed: string): Table =>
      play(idle('Ua1', { revealed, creatures: 'hybrid Ua3' }), 'play rush', 'move hybrid-1 n', 'move hybrid-1 n')
    expect(come('Ua2').toTurnEnd().health[1]).toBe(12)
    expect(come('Ua4').toTurnEnd({ steps: 'stop' }).health[1]).toBe(9)
  })

  it('Revealed at the start of one movement does not scare, though it came by the dark; by two movements it does (R33)', () => {
    const given: Given = { revealed: 'Ua3', creatures: 'hybrid Ua3' }
    const one = play(idle('Ua1', given), 'play rush', 'move hybrid-1 n', 'move hybrid-1 n').toTurnEnd({ steps: 'stop' })
    expect([one.where('hybrid'), one.health[1]]).toEqual(['Ua1', 12])
    const two = play(idle('Ua1', given), STANDARD, 'move hybrid-1 n').until('react', 'turn-end')
    expect(two.order('left', 'noise', 'scared')).toEqual(['left', 'noise'])
    play(two, STANDARD, 'move hybrid-1 n').toTurnEnd()
    expect([two.where('hybrid'), two.health[1]]).toEqual(['Ua1', 9])
  })

  it('Spawned out of sight and driven on in the same Turn is new to the Hero: it scares and attacks (R34, R9)', () => {
    const t = play(idle('Ua1', { dice: 'LLH' }), STANDARD, 'spawn spore Ua3').until('react', 'turn-end')
    play(t, 'play rush', 'move spore-1 n', 'move spore-1 n').toTurnEnd({ steps: 'stop' })
    expect(t.hears('noise')).toMatchObject([{ dir: 's' }, { here: true }])
    expect(t.health).toEqual([11, 11])
  })

  it('that goes from what is shown by the dark to what is shown is told to leave, and is then a new one (R74)', () => {
    const t = idle('Ua1', { map: RING, revealed: 'Ub1 Uc1 Ud2', creatures: 'worm Uc1' })
    expect(t.revealed).toBe('Ua1 Ub1 Uc1 Ud2')
    const seen = t.shown('worm')
    play(t, 'play rush', 'move worm-1 e', 'move worm-1 s', 'stop').toTurn()
    expect(t.hears('left')).toEqual([{ type: 'left', creature: seen, dir: 'e' }])
    expect(t.sees('Ud2')?.creatures).toMatchObject([{ kind: 'worm' }])
    expect([t.shown('worm') === seen, t.hears('noise').length, t.health[1]]).toEqual([false, 1, 12])
  })

  it('that goes down the Stairs into the dark left by the Stairs, then sounds from the other Level (R87)', () => {
    const given: Given = { map: LOOP, revealed: 'Ud1', creatures: 'worm Ud1' }
    const t = idle('Uc1', given)
    const seen = t.shown('worm')
    play(t, STANDARD, 'move worm-1 stairs').toTurn()
    expect(t.heard.slice(1, 3)).toEqual([
      { type: 'left', creature: seen, dir: 'stairs' },
      { type: 'noise', level: 'other' },
    ])
    const shown = play(idle('Uc1', { ...given, revealed: 'Ud1 Ld1' }), STANDARD, 'move worm-1 stairs').toTurn()
    expect([shown.hears('left'), shown.sees('Ld1')?.creatures.length]).toEqual([[], 1])
  })

  it('Teleported obeys the limit of the Level, no distance, and makes no Noise; into the Hero it scares (R51, R34)', () => {
    const full = 'worm Uc1, hybrid Ub1, hybrid Ub1, spore Ud1, parasite Ld1'
    const t = play(idle('Ua1', { map: LOOP, creatures: full, dice: 'LLL' }), 'play jump')
    expect(keys(t, `teleport ${t.id('parasite')}`)).toBe('')
    expect(keys(t, `teleport ${t.id('spore')}`)).toContain('Ua1')
    play(t, `teleport ${t.id('spore')} Ua1`).toTurnEnd()
    expect([t.hears('noise'), t.health]).toEqual([[], [12, 11]])
  })
})

describe('Courage', () => {
  const brave = (at: string, given: Given): Table => quiet(at, { ...given, hero: { experience: { courage: 2 } } })
  const enters = (given: Given): Table => brave('Ua2', { creatures: 'hybrid Ua3', ...given }).choose('hero', 'move s')

  it('is lost on the danger face in Danger and won on it elsewhere, though he came from Danger (R39, R82)', () => {
    expect(enters({ dangers: 'Ua3', dice: 'D' }).health).toEqual([12, 9])
    expect(enters({ dangers: 'Ua2', dice: 'D' }).health).toEqual([12, 10])
  })

  it('is won on the lamp face in the Light, lost on a Hit anywhere (R38, R39)', () => {
    expect(enters({ lights: 'Ua3 Ua2', dangers: 'Ua2', dice: 'L' }).health).toEqual([12, 12])
    expect(enters({ lights: 'Ua2', dangers: 'Ua3', dice: 'L' }).health).toEqual([12, 10])
    expect(enters({ dice: 'H' }).health).toEqual([12, 9])
  })

  it('spares the whole loss of a Spore, is not rolled for a Cultist, and rolls for each of two (R32, R39)', () => {
    const spore = enters({ creatures: 'spore Ua3', dice: 'L' })
    expect([spore.health, spore.hears('damaged')]).toEqual([[12, 12], []])
    expect(enters({ creatures: 'cultist Ua3', dice: 'L' }).hears('rolled')).toEqual([])
    const both = enters({ creatures: 'hybrid Ua3, spore Ua3', dice: 'LH' }).until('order')
    both.choose('evil-1', 'first hybrid-1')
    expect([both.health, both.hears('rolled').length]).toEqual([[12, 9], 2])
  })

  it('comes before Evil sends the loss to a Companion (R55)', () => {
    const companions = [{ card: 'pilot', charges: 6 }]
    const hero = { at: 'Ua2', companions, experience: { courage: 2 } }
    const t = quiet('Ua2', { hero, creatures: 'hybrid Ua3', dice: 'L' }).choose('hero', 'move s').until('suffer')
    t.choose('evil-1', 'companion pilot')
    expect([t.hero.hero?.companions, t.health]).toEqual([[{ card: 'pilot', charges: 4 }], [12, 12]])
  })

  it('answers a Creature that is moved in from the dark, by the Danger of the Hero, not of its own way (R82)', () => {
    const t = brave('Ua1', { dangers: 'Ua2', creatures: 'hybrid Ua2', dice: 'D' }).choose('hero', 'locate').toTurnEnd()
    play(t, STANDARD, 'move hybrid-1 n').toTurnEnd()
    expect(t.health[1]).toBe(10)
  })
})

describe('Danger tokens', () => {
  const overlay = { limits: { dangerPerLevel: 2 }, reactionTrack: { danger: [], beyond: 2 } }
  const placing = (given: Given): Table => {
    const t = quiet('Ua1', { turn: 8, overlay, ...given })
    t.choose('hero', 'locate').toTurnEnd().pass()
    if (t.offers('evil-1', 'keep')) t.choose('evil-1', 'keep')
    while (t.asked('evil-1')?.kind === 'draw') t.choose('evil-1', t.keys('evil-1')[0] ?? '')
    return t.until('place-danger')
  }

  it('go neither to the Hero, nor into his sight, nor onto another, by the sight that the cleared Labyrinth leaves (R94)', () => {
    const t = placing({
      map: RING,
      overlay: { reactionTrack: overlay.reactionTrack },
      revealed: 'Ub1 Uc1 Ud1 Ua2',
      lights: 'Ud1',
      dangers: 'Ud3',
    })
    expect(t.revealed).toBe('Ua1 Ub1 Ud1 Ua2')
    expect(t.keys('evil-1', 'U').toSorted().join(' ')).toBe('Ua3 Ub3 Uc1 Uc3 Ud1 Ud2')
  })

  it('must go to the Level that has room while the other is full; the full one only swaps (R52)', () => {
    const t = placing({ map: LOOP, dangers: 'Uc1 Ud1 Lc1' })
    expect(t.keys('evil-1').toSorted()).toEqual(['La1', 'Lb1', 'Ld1', 'swap Uc1', 'swap Ud1'])
    t.choose('evil-1', 'La1')
    expect(t.keys('evil-1').toSorted()).toEqual(['stop', 'swap La1', 'swap Lc1', 'swap Uc1', 'swap Ud1'])
    t.choose('evil-1', 'stop')
    expect(t.evil.dangers).toEqual(['Uc1', 'Ud1', 'La1', 'Lc1'])
  })

  it('of a card find no place on a full Level nor where one lies, and go nowhere else instead (R52)', () => {
    const put = (dangers: string, limits: object = {}): string =>
      play(idle('Ua2', { overlay: limits, dangers }), 'play trap')
        .toTurn()
        .evil.dangers.join(' ')
    expect(put('Ua5 Ua6', overlay)).toBe('Ua5 Ua6')
    expect(put('Ua1 Ua3')).toBe('Ua1 Ua3')
    expect(put('Ua1', overlay)).toBe('Ua1 Ua3')
  })
})
