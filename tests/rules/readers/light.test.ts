// Light and Line of Sight, written from the rulebook and the rulings alone.
import { describe, expect, it } from 'vitest'
import { map, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, packWith, QUIET } from '../../helpers/test-pack.ts'

/** A T (Ub2) seen from its stem, a bow of Corridors behind its flat side, the Infirmary below. */
const TEE = map([' ┌─┐', ' └┬┘', ' ·│', ' ·I'])
/** Infirmary – straight with an LCU (Ub1) – Dormitory – Curve – Laboratory. */
const THROUGH = map([' I─D┐', ' ···L'], [], 'Ub1')
/** Dormitory – straight (Ub1) – Curve (Uc1), then down to the Infirmary (Uc4). */
const BEND = map([' D─┐', ' ··│', ' ··│', ' ··I'])
/** The street with an LCU in Ua2. */
const LAMPS = { ...STREET, lcus: ['Ua2'] }

/** A step for one Creature as soon as an Action is declared. */
const CREEP = card('creep', { moment: 'declared', effects: [{ do: 'move', steps: 1 }] })
/** The Light of the Hero's own Sector goes out. */
const SNUFF = card('snuff', { effects: [{ do: 'lights', on: false, where: 'here' }] })
const JUMP = card('jump', { effects: [{ do: 'teleport', to: 'level' }] })
const RUSH = card('rush', { effects: [{ do: 'move', steps: 2 }] })
const CLAWS = card('claws', {
  moment: 'rolled',
  if: { by: 'evil', reason: ['attack'] },
  effects: [{ do: 'reroll', of: 'misses', dice: 1 }],
})
const JINX = card('jinx', {
  moment: 'rolled',
  actions: ['fight'],
  if: { by: 'hero', reason: ['fight'] },
  effects: [{ do: 'hits', by: -1 }],
})
const CARDS = packWith({ fury: [SNUFF, JUMP, RUSH] })
const CREEPING = packWith({ fury: [CREEP] })

const hand = (...cards: string[]): Record<string, unknown> => ({ decks: ['fury', 'speed'], hands: [cards] })
/** With two cards of this name in Evil's only hand. */
const holding = (name: string, given: Given): Table =>
  table({ pack: CARDS, ...given, evil: hand(name, name, FURY, FURY) })
/** A table whose cards open no window but the end of a Turn. */
const quiet = (at: string, given: Given): Table => table({ pack: QUIET, ...given, hero: { at, ...given.hero } })
/** One Creature creeps as soon as the Hero declares. */
const creeping = (at: string, given: Given): Table => quiet(at, { pack: CREEPING, evil: hand('creep'), ...given })
/** The Hero does nothing that matters, until Evil may play at the end of the Turn. */
const idle = (t: Table): Table => t.choose('hero', 'locate').toTurnEnd()
const lights = (t: Table): string => t.evil.lights.join(' ')
const dice = (t: Table, by: string): unknown[] => t.hears('rolled').filter((event) => event['by'] === by)

describe('Line of Sight', () => {
  const bow = 'Ua1 Ub1 Uc1 Ua2 Ub2 Uc2 Ub3 Ub4'

  it('sees a T from its stem and nothing behind its flat side (R26)', () => {
    const t = table({ map: TEE, hero: { at: 'Ub3' }, revealed: bow, lights: 'Ub1' })
    expect(t.sight).toBe('Ub2 Ub3 Ub4')
    expect(t.revealed.split(' ')).toHaveLength(8)
  })

  it('runs along the bar of a T, down its stem, and stops at a Door that is not at the Hero (Line of Sight)', () => {
    const t = table({ map: TEE, hero: { at: 'Ub2' }, revealed: bow })
    expect(t.sight).toBe('Ua2 Ub2 Uc2 Ub3')
  })

  it('goes from a Room through each of its Doors, up to the next Door (R93, R25)', () => {
    const all = 'Ua1 Ub1 Uc1 Ud1 Ud2'
    expect(table({ map: THROUGH, hero: { at: 'Uc1' }, revealed: all }).sight).toBe('Ub1 Uc1 Ud1')
    expect(table({ map: THROUGH, hero: { at: 'Ub1' }, revealed: all }).sight).toBe('Ua1 Ub1 Uc1')
  })

  it('ends at a Blocked Door of the own Sector, and the other side stays open (R24)', () => {
    const t = table({ map: THROUGH, hero: { at: 'Ub1' }, revealed: 'Ua1 Ub1 Uc1', blocked: 'Ub1e' })
    expect(t.sight).toBe('Ua1 Ub1')
    expect(t.sees('Uc1')?.inSight).toBe(false)
  })

  it('never reaches the other end of Stairs, though it is Revealed and lit (R27)', () => {
    const two = map([' I──Lr'], [' D──Gr'])
    const t = table({ map: two, hero: { at: 'Ud1' }, revealed: 'Uc1 Ud1 Ld1 Lc1', lights: 'Ld1 Lc1' })
    expect(t.sight).toBe('Uc1 Ud1')
    expect(t.sees('Ld1')).toMatchObject({ lit: true, inSight: false })
  })

  it('of a lit chain ahead Reveals all up to the first dark Sector, and what is lit behind it stays unseen (R28)', () => {
    const t = quiet('Ua1', { lights: 'Ua3 Ua5' }).act('move s')
    expect(t.revealed).toBe('Ua1 Ua2 Ua3')
    expect(t.sight).toBe('Ua1 Ua2 Ua3')
  })

  it('of a lit chain ahead Reveals nothing behind a Door that is not at the Hero (R28)', () => {
    const t = quiet('Ua1', { lights: 'Ua3 Ua4 Ua5 Ua6', creatures: 'worm Ua6, spore Ua5' })
    t.act('move s')
    expect(t.revealed).toBe('Ua1 Ua2 Ua3 Ua4 Ua5')
    expect([t.shown('spore'), t.shown('worm')]).toEqual(['c1', 'none'])
    expect(t.health).toEqual([12, 12])
  })

  it('takes in a lit Room as soon as its Door is Unblocked, without a step, and not what is behind its far Door (R29, R21)', () => {
    const t = quiet('Ub1', { map: THROUGH, blocked: 'Ub1e', lights: 'Uc1 Ud1' })
    expect(t.revealed).toBe('Ub1')
    t.act('move e')
    expect(t.evil.at).toBe('Ub1')
    expect(t.revealed).toBe('Ub1 Uc1')
  })

  it('takes in what is lit behind the far Door of a Room as soon as the Hero stands in it (R29)', () => {
    const t = quiet('Ub1', { map: THROUGH, lights: 'Ud1 Ud2', creatures: 'hybrid Ud1' })
    t.act('move e', 'none')
    expect(t.revealed).toBe('Ub1 Uc1 Ud1')
    t.act('move e', 'none')
    expect(t.health).toEqual([12, 12])
  })

  it('on coming up Stairs finds the lit line of the new Level and forgets the old one (R78)', () => {
    const two = map([' I──Lr'], [' D──Gr'])
    const t = quiet('Ud1', { map: two, revealed: 'Ua1 Ub1 Uc1', lights: 'Ub1 Lc1 Lb1 La1' })
    t.until('turn').choose('hero', 'move stairs').toTurn({ block: 'none' })
    expect(t.revealed).toBe('Ud1 Lb1 Lc1 Ld1')
    expect(lights(t)).toBe('Ub1 La1 Lb1 Lc1')
  })
})

describe('An LCU', () => {
  it('lights through a Room and its far Door, while only what is in sight is Revealed (R61)', () => {
    const t = quiet('Ub1', { map: THROUGH, dangers: 'Uc1', creatures: 'worm Ud1' })
    t.act('interact lcu e')
    expect(lights(t)).toBe('Ub1 Uc1 Ud1')
    expect(t.revealed).toBe('Ub1 Uc1')
    expect(t.sees('Uc1')).toMatchObject({ lit: true, danger: true })
    expect(t.shown('worm')).toBe('none')
    expect(t.hears('lights')).toEqual([{ type: 'lights', sectors: [t.handle('Ub1')], on: true }])
  })

  it('lights its own Sector alone where the side is a Blocked Door, and the other way later (R92)', () => {
    const t = quiet('Ub1', { map: THROUGH, blocked: 'Ub1e' })
    t.act('interact lcu e')
    expect(lights(t)).toBe('Ub1')
    t.act('interact lcu w')
    expect(lights(t)).toBe('Ua1 Ub1')
    expect(t.offers('hero', 'interact lcu w')).toBe(true)
    t.refuses('hero', 'interact lcu n')
  })
})

describe('Lights off', () => {
  it('goes out where a Creature moved in, is seen to, and leaves Sector and sight as they were (Creatures and Light)', () => {
    const t = quiet('Ua2', { evil: hand(FURY), revealed: 'Ua3 Ua4', lights: 'Ua3 Ua4', creatures: 'worm Ua5' })
    idle(t).choose('evil-1', `standard ${FURY}`, 'move worm-1 n').toTurn()
    expect(lights(t)).toBe('Ua3')
    expect(t.hears('lights')).toEqual([{ type: 'lights', sectors: [t.handle('Ua4')], on: false }])
    expect(t.sight).toBe('Ua2 Ua3 Ua4')
  })

  it('goes out in an Unrevealed Sector without a word to the Hero but the Noise (Creatures and Light)', () => {
    const t = quiet('Ub1', {
      evil: hand(FURY),
      map: BEND,
      revealed: 'Uc1',
      lights: 'Uc2 Uc1',
      creatures: 'parasite Uc3',
    })
    idle(t).hush().choose('evil-1', `standard ${FURY}`, 'move parasite-1 n').toTurn()
    expect(lights(t)).toBe('Uc1')
    expect(t.hears('lights')).toEqual([])
    expect(t.hears('noise')).toEqual([{ type: 'noise', dir: 'e' }])
  })

  it('stays where a Creature only passed, and goes out where it stopped (R50)', () => {
    const t = holding('rush', { hero: { at: 'Ua2' }, lights: 'Ua4 Ua5', creatures: 'worm Ua6' })
    idle(t).choose('evil-1', 'play rush', 'move worm-1 n', 'move worm-1 n').toTurn()
    expect(t.where('worm')).toBe('Ua4')
    expect(lights(t)).toBe('Ua5')
  })

  it('stays where a Creature was Spawned, and goes out where one was Teleported (R50)', () => {
    const t = holding('jump', { hero: { at: 'Ua1' }, lights: 'Ua4 Ua5', creatures: 'worm Ua6' })
    idle(t).choose('evil-1', `standard ${FURY}`, 'spawn hybrid Ua4').until('react', 'turn-end')
    t.choose('evil-1', 'play jump', 'teleport worm-1 Ua5').toTurn()
    expect([t.where('hybrid'), t.where('worm'), lights(t)]).toEqual(['Ua4', 'Ua5', 'Ua4'])
  })

  it('goes out where a Spawned Creature is then made to stay on purpose (R49)', () => {
    const t = holding('jump', { hero: { at: 'Ua1' }, lights: 'Ua4 Ua5', creatures: 'worm Ua5' })
    idle(t).choose('evil-1', `standard ${FURY}`, 'spawn hybrid Ua4').until('react', 'turn-end')
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('hybrid')} 0`).toTurn()
    expect(lights(t)).toBe('Ua5')
  })

  it('stays where the Creature that moved in is Killed before the Turn ends, and goes out where it lives (R50)', () => {
    const bullets = [{ card: 'bullets-1', charges: 3, component: false }]
    const given: Given = {
      pack: CREEPING,
      evil: hand('creep'),
      hero: { at: 'Ua2', items: bullets },
      revealed: 'Ua3 Ua4',
      lights: 'Ua4',
      creatures: 'parasite Ua5',
      dice: 'HH',
    }
    const crept = (): Table => {
      const t = table(given)
        .choose('hero', 'bullet-time', 'explore s')
        .choose('evil-1', 'play creep', 'move parasite-1 n')
      return t.until('turn')
    }
    const killed = crept()
    killed.choose('hero', `use bullets-1 fight ${killed.shown('parasite')}`).toTurn()
    expect([killed.where('parasite'), lights(killed)]).toEqual(['', 'Ua4'])
    const spared = crept().choose('hero', 'end').toTurn()
    expect([spared.where('parasite'), lights(spared)]).toEqual(['Ua4', ''])
  })

  it('goes out again where a Creature moved in before the LCU lit the Sector, but not where one merely stood (R90)', () => {
    const t = creeping('Ua2', { map: LAMPS, creatures: 'parasite Ua5, spore Ua3' })
    t.choose('hero', 'interact lcu s').choose('evil-1', 'play creep', 'move parasite-1 n').until('react', 'turn-end')
    expect(lights(t)).toBe('Ua2 Ua3 Ua4')
    t.toTurn()
    expect(lights(t)).toBe('Ua2 Ua3')
  })

  it('stays in the Sector to which the Hero followed the Creature (Creatures and Light, R113)', () => {
    const t = creeping('Ua2', { revealed: 'Ua3 Ua4', lights: 'Ua3', creatures: 'parasite Ua4' })
    t.choose('hero', 'bullet-time', 'explore s').choose('evil-1', 'play creep', 'move parasite-1 n').until('turn')
    t.choose('hero', 'move s').toTurn({ block: 'none' })
    expect([t.evil.at, lights(t)]).toEqual(['Ua3', 'Ua3'])
  })

  it('goes out in the Sector from which the Hero fled when a Creature had come in (Creatures and Light, R113)', () => {
    const t = creeping('Ua3', { revealed: 'Ua2 Ua4', lights: 'Ua2 Ua3', creatures: 'parasite Ua4' })
    t.choose('hero', 'bullet-time', 'explore s').choose('evil-1', 'play creep', 'move parasite-1 n').until('turn')
    t.choose('hero', 'move n').toTurn({ block: 'none' })
    expect(t.hears('opportunity')).toEqual([])
    expect([t.evil.at, lights(t)]).toEqual(['Ua2', 'Ua2'])
  })

  it('put out by a card before the attack makes a Spore roll its dice of the dark (R9)', () => {
    const given: Given = {
      hero: { at: 'Ua2' },
      revealed: 'Ua2',
      lights: 'Ua2 Ua4',
      creatures: 'spore Ua2',
      dice: 'LLL',
    }
    const dark = holding('snuff', given)
    idle(dark).choose('evil-1', 'play snuff').toTurn()
    expect(dice(dark, 'evil')).toMatchObject([{ faces: ['light', 'light', 'light'], hits: 0 }])
    expect(lights(dark)).toBe('Ua4')
    const lit = idle(holding('snuff', given)).choose('evil-1', 'pass').toTurn()
    expect(dice(lit, 'evil')).toMatchObject([{ faces: ['light'], hits: 0 }])
  })
})

describe('Dice in Light and Danger', () => {
  const able = (ability: string, given: Given): Table =>
    quiet('Ua2', { ...given, hero: { experience: { [ability]: 2 }, ...given.hero } })

  it('Precision in Light and Danger may roll only the danger face again, once in a Fight (R38, R82)', () => {
    const t = able('precision', { lights: 'Ua2', dangers: 'Ua2', creatures: 'worm! Ua2', dice: 'DLD' })
    t.choose('hero', `fight ${t.shown('worm')}`)
    expect(t.asked()).toMatchObject({ kind: 'trigger', keys: ['no', 'reroll 1'] })
    t.choose('hero', 'reroll 1').toTurnEnd()
    expect(dice(t, 'hero').at(-1)).toMatchObject({ hits: 1 })
    expect(t.creature('worm')).toMatchObject({ wounded: true })
  })

  it('Precision in the dark may roll the lamp face and the danger face again (R38)', () => {
    const t = able('precision', { dangers: 'Ua2', creatures: 'worm! Ua2', dice: 'DL' })
    t.choose('hero', `fight ${t.shown('worm')}`)
    expect(t.keys()).toEqual(['no', 'reroll 1', 'reroll 2'])
  })

  it('Precision comes before the card of Evil, and again in the second Fight of a Bullet Time (R82)', () => {
    const cards = { pack: packWith({ fury: [JINX] }), evil: hand('jinx') }
    const t = able('precision', { ...cards, lights: 'Ua2', creatures: 'worm Ua2', dice: 'DLHHD' })
    t.choose('hero', 'bullet-time', `fight ${t.shown('worm')}`)
    expect(t.asking).toEqual(['hero'])
    t.choose('hero', 'reroll 1')
    expect(t.asked('evil-1')).toMatchObject({ kind: 'react', moment: 'rolled' })
    t.choose('evil-1', 'play jinx').until('turn')
    expect(t.creature('worm')?.wounded).toBe(false)
    t.choose('hero', `fight ${t.shown('worm')}`)
    expect(t.keys()).toEqual(['no', 'reroll 2'])
  })

  it('Dexterity with Danger may turn either Hit of a Hybrid, without it the plain one alone (Danger tokens and dice)', () => {
    const given: Given = { creatures: 'hybrid Ua2', dice: 'HDLL' }
    const danger = idle(able('dexterity', { ...given, dangers: 'Ua2' })).pass()
    expect(danger.asked()).toMatchObject({ kind: 'trigger', keys: ['no', 'reroll 1', 'reroll 2'] })
    danger.choose('hero', 'reroll 2')
    expect(danger.health).toEqual([11, 12])
    const plain = idle(able('dexterity', { ...given, dangers: 'Ua3' })).pass()
    expect(plain.keys()).toEqual(['no', 'reroll 1'])
    plain.choose('hero', 'reroll 1')
    expect(plain.health).toEqual([12, 12])
  })

  it('the lamp face never serves a Creature in the Light, and without a Hit Dexterity is not asked (R38)', () => {
    const t = idle(able('dexterity', { lights: 'Ua2', dangers: 'Ua2', creatures: 'hybrid Ua2', dice: 'LL' })).pass()
    expect(t.asked()?.kind).toBe('turn')
    expect(dice(t, 'evil')).toMatchObject([{ faces: ['light', 'light'], hits: 0 }])
  })

  it('Dexterity answers the dice as the card of Evil left them (R82)', () => {
    const cards = { pack: packWith({ fury: [CLAWS] }), evil: hand('claws') }
    const t = able('dexterity', { ...cards, creatures: 'cultist Ua2', dice: 'LDHL' })
    idle(t).choose('evil-1', 'pass')
    expect(t.asked('evil-1')).toMatchObject({ kind: 'react', moment: 'rolled' })
    expect(t.asked()).toBeUndefined()
    t.choose('evil-1', 'play claws', 'reroll 1').pass()
    expect(t.keys()).toEqual(['no', 'reroll 1'])
    t.choose('hero', 'reroll 1')
    expect(t.health).toEqual([12, 12])
  })

  it('Dexterity serves once in the attack of each Creature (R82)', () => {
    const t = able('dexterity', { creatures: 'cultist Ua2, parasite Ua2', dice: 'HHHHL' })
    idle(t).pass().choose('evil-1', 'first cultist-1').choose('hero', 'reroll 1')
    expect(t.health).toEqual([10, 12])
    expect(t.keys()).toEqual(['no', 'reroll 1'])
    t.choose('hero', 'reroll 1')
    expect(t.health).toEqual([10, 12])
  })

  it('Dexterity turns the Attack of Opportunity, rolled by Light and Danger of the Sector left (R35, R36)', () => {
    const beset = { lights: 'Ua2', dangers: 'Ua2', creatures: 'worm Ua2, spore Ua2' }
    const t = able('dexterity', { ...beset, dice: 'DL' })
    t.choose('hero', 'move s')
    expect(t.asked()).toMatchObject({ kind: 'trigger', keys: ['no', 'reroll 1'] })
    t.choose('hero', 'reroll 1').toTurn({ block: 'none' })
    expect([t.health, t.evil.at]).toEqual([[12, 12], 'Ua3'])
  })
})
