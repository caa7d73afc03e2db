// Explore and Labyrinth, written from the rulebook and the rulings alone.
import { describe, expect, it } from 'vitest'
import { FIELD, map, RING, ROUND_A_ROOM } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, packWith, QUIET } from '../../helpers/test-pack.ts'

/** Infirmary – straight (Ub1) – Dormitory – Curve – Laboratory. */
const THROUGH = map([' I─D┐', ' ···L'])
const TWO_LINES = map([' I──Lr'], [' D──Gr'])
/** Two Levels, each a line from Room to Room, joined by Stairs at both ends. */
const LOOP = map(['bI──Dr'], ['bL──Gr'])
/** A hall of Crosses in row 2, from the Infirmary (Ua2) to the Dormitory (Ud2), closed above and below. */
const CROSSES = map([' ·┌┐', ' I┼┼D', ' ·└┘'])

const JAM = card('jam', { moment: 'declared', actions: ['explore'], effects: [{ do: 'block', where: 'aim' }] })
const PROWL = card('prowl', { actions: ['explore'] })
const TRAIL = card('trail', { actions: ['move'] })
const LURK = card('lurk', { actions: ['fight'] })
const CARDS = packWith({ fury: [PROWL, TRAIL, LURK, JAM] })

const quiet = (at: string, given: Given): Table => table({ pack: QUIET, ...given, hero: { at, ...given.hero } })
const hand = (...cards: string[]): Record<string, unknown> => ({ decks: ['fury', 'speed'], hands: [cards] })
const item = (name: string, component = false): Record<string, unknown> => ({ card: name, charges: 3, component })
/** Where the Hero's view has a Sector: its island and its place in it. */
const place = (t: Table, sector: string): string => `${t.sees(sector)?.island} ${t.sees(sector)?.at.join(' ')}`
const ends = (t: Table): Table => t.toTurn({ hand: 'keep', danger: 'none', block: 'none' })

describe('Explore', () => {
  it('Reveals two Sectors ahead and neither the third nor the other side, and the Hero stays (Explore)', () => {
    const t = quiet('Ua2', {}).act('explore s')
    expect([t.revealed, t.evil.at]).toEqual(['Ua2 Ua3 Ua4', 'Ua2'])
    expect(t.hero.turn?.number).toBe(2)
  })

  it('is offered towards open sides and Stairs alone, and not through a Blocked Door (R62)', () => {
    const t = quiet('Uc1', { map: THROUGH, blocked: 'Ub1e' })
    expect(t.keys('hero', 'explore')).toEqual(['explore e'])
    expect(quiet('Ud1', { map: TWO_LINES }).keys('hero', 'explore')).toEqual(['explore w', 'explore stairs'])
  })

  it('goes into a Room and stops there, and from the Room through its far Door (R63, R93)', () => {
    expect(quiet('Ub1', { map: THROUGH }).act('explore e').revealed).toBe('Ub1 Uc1')
    expect(quiet('Uc1', { map: THROUGH }).act('explore e').revealed).toBe('Uc1 Ud1')
  })

  it('stops in front of a Door that is not at the Hero (R25)', () => {
    const t = quiet('Ua1', { map: map([' I──D']) }).act('explore e')
    expect(t.revealed).toBe('Ua1 Ub1 Uc1')
    const near = quiet('Ua2', { map: map([' ·', ' ┌D', ' └─I']), dangers: 'Ub3' }).act('explore s')
    expect(near.revealed).toBe('Ua2 Ua3')
  })

  it('through the Stairs Reveals the one Sector there, though a lit one follows it (Explore)', () => {
    const t = quiet('Ud1', { map: TWO_LINES, lights: 'Lc1', revealed: 'Uc1', dangers: 'Ld1 Lc1' })
    t.choose('hero', 'explore stairs').until('danger')
    expect(t.keys()).toEqual(['none', `remove ${t.handle('Ld1')}`])
    t.choose('hero', `remove ${t.handle('Ld1')}`).toTurn()
    expect(t.revealed).toBe('Uc1 Ud1 Ld1')
    expect([t.evil.at, t.evil.dangers]).toEqual(['Ud1', ['Lc1']])
  })

  it('takes Danger from the own Sector or the explored line, not from a lit Sector that came to light with it (R62)', () => {
    const t = quiet('Ua1', { dangers: 'Ua1 Ua2 Ua3 Ua4', lights: 'Ua4' })
    t.choose('hero', 'explore s').until('danger')
    expect(t.revealed).toBe('Ua1 Ua2 Ua3 Ua4')
    const removable = ['Ua1', 'Ua2', 'Ua3'].map((at) => `remove ${t.handle(at)}`)
    expect(t.keys()).toEqual(['none', ...removable])
    t.choose('hero', `remove ${t.handle('Ua3')}`).toTurn()
    expect(t.evil.dangers).toEqual(['Ua1', 'Ua2', 'Ua4'])
    expect(t.sees('Ua3')?.danger).toBe(false)
  })

  it('over known ground serves to take Danger away, one token only, and none if he likes (Explore)', () => {
    const t = quiet('Ua2', { revealed: 'Ua3 Ua4', dangers: 'Ua3 Ua4' })
    t.choose('hero', 'explore s').until('danger').choose('hero', 'none').toTurn()
    expect(t.evil.dangers).toEqual(['Ua3', 'Ua4'])
    t.choose('hero', 'explore s')
      .until('danger')
      .choose('hero', `remove ${t.handle('Ua4')}`)
      .toTurn()
    expect([t.evil.dangers, t.hero.turn?.number, t.hears('revealed')]).toEqual([['Ua3'], 3, []])
  })

  it('shows Creatures without a scare, also on entering later, and an Unrevealed neighbour still scares (Encountering Creatures)', () => {
    const t = quiet('Ua1', { creatures: 'parasite Ua2, worm Ua4' }).act('explore s', 'move s')
    expect(t.health[1]).toBe(12)
    expect(t.shown('parasite')).not.toBe('none')
    ends(t).choose('hero', 'move s').toTurn({ block: 'none' })
    expect(t.health[1]).toBe(12)
    t.choose('hero', 'move s').toTurn({ block: 'none' })
    expect(t.health[1]).toBe(9)
  })

  it('Reveals nothing where a card Blocks the Door that was declared, and the Action is spent (R76)', () => {
    const t = table({ pack: CARDS, map: THROUGH, hero: { at: 'Ub1' }, evil: hand('jam'), creatures: 'worm Uc1' })
    t.choose('hero', 'explore e').choose('evil-1', 'play jam').toTurn()
    expect([t.revealed, t.evil.blocked, t.hero.turn?.number]).toEqual(['Ub1', ['Ub1e'], 2])
    expect(t.keys('hero', 'explore')).toEqual(['explore w'])
  })

  it('goes 1 Sector less far out of Smoke, 1 farther as the Pilot, and as ever beside Smoke (Using Items)', () => {
    const far = (character: string | null, smoke: string): string =>
      quiet('Ua1', { hero: { character }, conditions: [{ kind: 'smoke', at: smoke }] }).act('explore s').revealed
    expect(far(null, 'Ua1')).toBe('Ua1 Ua2')
    expect(far('pilot', 'Ua1')).toBe('Ua1 Ua2 Ua3')
    expect(far(null, 'Ua2')).toBe('Ua1 Ua2 Ua3')
    expect(far('pilot', 'Ua2')).toBe('Ua1 Ua2 Ua3 Ua4')
  })

  it('with a Hand Flare lights what it explores and no more, and so shows nothing farther (Using Items)', () => {
    const t = quiet('Ua2', { hero: { items: [item('hand-flare')] }, lights: 'Ua6' })
    t.choose('hero', 'use hand-flare explore s').toTurn()
    expect([t.revealed, t.evil.lights.join(' ')]).toEqual(['Ua2 Ua3 Ua4', 'Ua3 Ua4 Ua6'])
    expect(t.hero.hero?.items).toMatchObject([{ card: 'hand-flare', charges: 2 }])
  })
})

describe('An extra Action', () => {
  const lamp = { at: 'Ua2', items: [item('brow-lamp', true)], adrenaline: 2 }

  it('of an upgraded Brow Lamp is a Move or nothing, then the Turn is over (Items & Companions)', () => {
    const t = quiet('Ua2', { hero: lamp })
    t.choose('hero', 'use brow-lamp explore s').until('turn')
    expect(t.keys()).toEqual(['move n', 'move s', 'end'])
    t.choose('hero', 'move s').toTurn({ block: 'none' })
    expect([t.evil.at, t.hero.turn?.number, t.hero.hero?.adrenaline]).toEqual(['Ua3', 2, 2])
  })

  it('under Bullet Time leaves the second Action to the Hero, who then acts three times (Bullet Time, R114)', () => {
    const t = quiet('Ua2', { hero: lamp })
    t.choose('hero', 'bullet-time', 'use brow-lamp explore s').until('turn').choose('hero', 'move s').until('turn')
    expect(t.hero.turn).toMatchObject({ number: 1, done: ['explore', 'move'] })
    expect(t.offers('hero', 'scavenge') && t.offers('hero', 'end')).toBe(true)
    t.refuses('hero', 'bullet-time').refuses('hero', 'recover life')
    t.choose('hero', 'explore s').toTurn()
    expect([t.evil.at, t.hero.turn?.number, t.hero.hero?.adrenaline]).toEqual(['Ua3', 2, 1])
    expect(t.revealed).toBe('Ua2 Ua3 Ua4 Ua5')
  })

  it('under Bullet Time may also come last, after the second Action, and is then a Move or nothing (Reaction Timing, R114)', () => {
    const t = quiet('Ua2', { hero: lamp })
    t.choose('hero', 'bullet-time', 'use brow-lamp explore s').until('turn').choose('hero', 'scavenge').toTurn()
    expect(t.hero.turn).toMatchObject({ number: 1, done: ['explore', 'scavenge'] })
    expect(t.keys()).toEqual(['move n', 'move s', 'end'])
    t.choose('hero', 'end').toTurn()
    expect([t.evil.at, t.hero.turn?.number]).toEqual(['Ua2', 2])
  })

  it('comes once for each use of the Item: under Bullet Time two lamps make two Moves (Items & Companions, R114)', () => {
    const t = quiet('Ua2', { hero: lamp })
    t.choose('hero', 'bullet-time', 'use brow-lamp explore s').until('turn').choose('hero', 'use brow-lamp explore n')
    for (const way of ['s', 's']) t.until('turn').choose('hero', `move ${way}`)
    t.toTurn()
    expect([t.evil.at, t.hero.turn?.number, t.hero.hero?.adrenaline]).toEqual(['Ua4', 2, 1])
    expect(t.hero.hero?.items).toMatchObject([{ card: 'brow-lamp', charges: 1 }])
  })

  it('lets Evil answer each Action that was done, with two cards in all (Reaction Timing)', () => {
    const t = table({ pack: CARDS, hero: lamp, evil: hand('prowl', 'trail', 'lurk', 'prowl') })
    t.choose('hero', 'bullet-time', 'use brow-lamp explore s').until('turn').choose('hero', 'move s')
    t.until('turn').choose('hero', 'scavenge').toTurnEnd()
    expect(t.keys('evil-1', 'play')).toEqual(['play prowl', 'play trail'])
    t.choose('evil-1', 'play trail', 'play prowl').toTurn()
    expect(t.hero.track.map((x) => x.span)).toEqual([1, 2])
  })

  it('declined leaves its Reactions shut (Standard and Allowed Reactions)', () => {
    const t = table({ pack: CARDS, hero: lamp, evil: hand('prowl', 'trail') })
    t.choose('hero', 'use brow-lamp explore s').until('turn').choose('hero', 'end').toTurnEnd()
    expect(t.keys('evil-1', 'play')).toEqual(['play prowl'])
  })
})

describe('A tile shortage', () => {
  const tiles = (given: Readonly<Record<string, number>>): unknown => ({ tiles: given })

  const known = 'Ua2 Ua3 Ub3 Uc3 Ud3 Ud2'

  it('takes the same tile farthest along Revealed Sectors, and the next where two are short (R72)', () => {
    const one = quiet('Ua1', { map: RING, overlay: tiles({ straight: 5 }), revealed: known }).act('explore e')
    expect(one.revealed).toBe('Ua1 Ub1 Uc1 Ua2 Ua3 Ub3 Uc3 Ud3')
    const two = quiet('Ua1', { map: RING, overlay: tiles({ straight: 4 }), revealed: known }).act('explore e')
    expect(two.revealed).toBe('Ua1 Ub1 Uc1 Ua2 Ua3 Ub3 Ud3')
    const six = { map: RING, overlay: tiles({ straight: 6, curve: 3 }), revealed: known }
    const none = quiet('Ua1', six).act('explore e')
    expect(none.revealed).toBe('Ua1 Ub1 Uc1 Ua2 Ud2 Ua3 Ub3 Uc3 Ud3')
  })

  it('counts a step over the Stairs as one (R72)', () => {
    const t = quiet('Ud1', { map: LOOP, overlay: tiles({ straight: 3 }), revealed: 'Ld1 Lc1 Lb1' }).act('explore w')
    expect(t.revealed).toBe('Ub1 Uc1 Ud1 Lc1 Ld1')
  })

  it('spares what is in sight and what came by the same effect, though a farther one is there (R72)', () => {
    // Five straight Sectors in a bow: the Hero at the corner sees two of them, and explores two more.
    const bow = map([' ┌──┐', ' │··│', ' I··D'])
    const t = quiet('Ua1', { map: bow, overlay: tiles({ straight: 3 }), revealed: 'Ub1 Uc1 Ud1 Ud2' })
    t.act('explore s')
    expect(t.revealed).toBe('Ua1 Ub1 Uc1 Ud1 Ua2')
  })

  it('brings a substitute where each tile is in sight (R72)', () => {
    const bow = map([' ┌──┐', ' │··│', ' I··D'])
    const t = quiet('Ua1', { map: bow, overlay: tiles({ straight: 2 }), revealed: 'Ub1 Uc1' }).act('explore s')
    expect(t.revealed).toBe('Ua1 Ub1 Uc1 Ua2')
    expect(t.hears('hidden')).toEqual([])
  })

  it('takes what no Revealed way reaches before all else, and asks the Leader among equals (R72)', () => {
    const given: Given = { map: RING, evil: { players: 2, leader: 2 } }
    const lone = { ...given, overlay: tiles({ straight: 5 }), revealed: 'Ud2 Ua2 Ua3 Ub3 Uc3' }
    expect(quiet('Ua1', lone).act('explore e').revealed).toBe('Ua1 Ub1 Uc1 Ua2 Ua3 Ub3 Uc3')
    const tie = { ...given, overlay: tiles({ straight: 4 }), revealed: 'Ud2 Uc3 Ua2 Ua3' }
    const t = quiet('Ua1', tie).act('explore e')
    expect(t.asking).toEqual(['evil-2'])
    expect(t.keys('evil-2').toSorted()).toEqual(['Uc3', 'Ud2'])
    t.choose('evil-2', 'Ud2').pass()
    expect(t.revealed).toBe('Ua1 Ub1 Uc1 Ua2 Ua3 Uc3')
  })

  it('never lets two Sectors of one Explore take each other away (R72)', () => {
    const t = quiet('Ua2', { map: CROSSES, overlay: tiles({ cross: 1 }) }).act('explore e')
    expect(t.revealed).toBe('Ua2 Ub2 Uc2')
    expect(t.hears('hidden')).toEqual([])
  })

  it('of the two Crosses of the pack: a third one in sight is a substitute, and the one out of sight goes next (R72)', () => {
    const t = quiet('Ub3', { map: FIELD }).act('explore n', 'explore e')
    expect(t.revealed).toBe('Ub1 Ub2 Ub3 Uc3 Ud3')
    t.act('move e', 'explore s')
    expect(t.revealed).toBe('Ub1 Ub3 Uc3 Ud3 Uc4 Uc5')
  })

  it('leaves Light, Danger and Creature on the Map, and the Creature scares again unless its Light shows it first (R31)', () => {
    const given: Given = { map: RING, overlay: tiles({ straight: 3 }), revealed: 'Ub1 Ua2 Ua3 Ub3' }
    const walk = (lights: string): readonly string[] => {
      const t = quiet('Ua1', { ...given, lights, dangers: 'Ub3', creatures: 'spore Ub3' })
      expect(t.shown('spore')).not.toBe('none')
      t.act('explore e')
      expect([t.revealed, t.shown('spore')]).toEqual(['Ua1 Ub1 Uc1 Ua2 Ua3', 'none'])
      expect([t.evil.lights.join(' '), t.evil.dangers.join(' '), t.where('spore')]).toEqual([lights, 'Ub3', 'Ub3'])
      for (const way of ['s', 's', 'e']) t.choose('hero', `move ${way}`).pass()
      return t.order('scared')
    }
    expect([walk(''), walk('Ub3')]).toEqual([['scared'], []])
  })
})

describe('The Labyrinth', () => {
  it('after the eighth Turn alone loses all but the own Sector, adjacent ones and lit ones in sight (R30)', () => {
    const given: Given = { map: RING, revealed: 'Ub1 Uc1 Ud1 Ua2 Ua3 Ub3 Ud2', lights: 'Ud1 Ub3' }
    const seventh = ends(quiet('Ua1', { ...given, turn: 7 }).choose('hero', 'locate'))
    expect(seventh.revealed).toBe('Ua1 Ub1 Uc1 Ud1 Ua2 Ud2 Ua3 Ub3')
    const t = quiet('Ua1', { ...given, turn: 8 })
    expect(t.sight).toBe('Ua1 Ub1 Uc1 Ud1 Ua2 Ua3')
    ends(t.choose('hero', 'locate'))
    expect(t.revealed).toBe('Ua1 Ub1 Ud1 Ua2')
    expect(t.sees('Ud1')).toMatchObject({ lit: true, inSight: false, island: 0, at: [3, 0] })
    expect(t.evil.lights).toEqual(['Ud1', 'Ub3'])
  })

  it('keeps the other end of the Stairs and drops the Room beyond a Blocked Door at the Hero (R27, R30)', () => {
    const t = quiet('Ud1', { map: TWO_LINES, turn: 8, revealed: 'Uc1 Ub1 Ld1 Lc1', lights: 'Lc1' })
    expect(ends(t.choose('hero', 'locate')).revealed).toBe('Uc1 Ud1 Ld1')
    const shut = quiet('Ub1', { map: THROUGH, turn: 8, revealed: 'Ua1 Uc1', blocked: 'Ub1e', lights: 'Uc1' })
    expect(ends(shut.choose('hero', 'locate')).revealed).toBe('Ua1 Ub1')
  })

  it('after a walk round a loop closes it: the first Sectors keep handle and place (Updating the Labyrinth)', () => {
    const t = quiet('Ua1', { map: ROUND_A_ROOM, revealed: 'Ub1' })
    const first = [t.handle('Ua1'), t.handle('Ub1')]
    for (const way of ['s', 'e', 'e', 'n']) ends(t.choose('hero', `move ${way}`))
    expect(t.evil.at).toBe('Uc1')
    expect([t.handle('Ua1'), t.handle('Ub1')]).toEqual(first)
    expect([place(t, 'Ua1'), place(t, 'Ub1')]).toEqual(['0 -2 0', '0 -1 0'])
    expect([place(t, 'Ua2'), place(t, 'Uc2')]).toEqual(['0 -2 1', '0 0 1'])
    expect(t.sight).toBe('Ub1 Uc1 Uc2')
  })

  it('forgets a loop at the end of the Round, and shows what is walked again under new handles (Labyrinth Cleanup)', () => {
    const t = quiet('Ua1', { map: RING, turn: 8, revealed: 'Ub1 Uc1 Ud1 Ud2 Ud3 Uc3 Ub3 Ua3 Ua2' })
    const [kept, gone] = [t.handle('Ub1'), t.handle('Uc1')]
    expect(ends(t.choose('hero', 'locate')).revealed).toBe('Ua1 Ub1 Ua2')
    for (const way of ['e', 'e']) ends(t.choose('hero', `move ${way}`))
    expect(t.handle('Ub1')).toBe(kept)
    expect([gone, 'none']).not.toContain(t.handle('Uc1'))
    expect(t.revealed).toBe('Ua1 Ub1 Uc1 Ua2')
  })

  it('round a loop of both Levels sees the first Stairs as an island until a Revealed way joins it (Using Stairs)', () => {
    const t = quiet('Ud1', { map: LOOP, revealed: 'Uc1 Ub1' })
    for (const way of ['stairs', 'w', 'w', 'w', 'stairs']) ends(t.choose('hero', `move ${way}`))
    expect([t.evil.at, t.revealed]).toEqual(['Ua1', 'Ua1 Ud1 La1'])
    expect(t.sees('Ua1')).toMatchObject({ island: 0, through: { stairs: 'blue', from: t.handle('La1') } })
    expect(t.sees('Ud1')?.through).toBeUndefined()
    expect(t.sees('Ud1')?.island).toBeGreaterThan(0)
    ends(t.choose('hero', 'move e'))
    expect(t.sees('Ud1')?.island).toBeGreaterThan(0)
    ends(t.choose('hero', 'explore e'))
    expect([place(t, 'Uc1'), place(t, 'Ud1'), t.sees('La1')?.island]).toEqual(['0 1 0', '0 2 0', 1])
    expect(t.sight).toBe('Ua1 Ub1 Uc1')
  })

  it('shows a Creature that walks out of sight in a Revealed Sector, and hides it beyond (Creature Movement)', () => {
    const pack = packWith({ fury: [card('stalk', { effects: [{ do: 'move', steps: 1 }] })] })
    const given: Given = {
      pack,
      map: RING,
      evil: hand('stalk', 'stalk'),
      revealed: 'Ub1 Uc1 Ud1 Ud2',
      creatures: 'worm Ud1',
    }
    const t = quiet('Ua1', given)
    t.choose('hero', 'locate')
      .toTurnEnd()
      .hush()
      .choose('evil-1', 'play stalk', 'move worm-1 s')
      .until('react', 'turn-end')
    expect(t.sees('Ud2')).toMatchObject({ inSight: false, creatures: [{ kind: 'worm' }] })
    const seen = t.shown('worm')
    t.choose('evil-1', 'play stalk', 'move worm-1 s').toTurn()
    expect(t.shown('worm')).toBe('none')
    expect(t.hears('left')).toEqual([{ type: 'left', creature: seen, dir: 's' }])
    expect(t.order('left', 'noise')).toEqual(['noise', 'left', 'noise'])
  })

  it('follows the Light of Revealed Sectors out of sight, and not in others (The Game Area)', () => {
    const dark = card('dark', { effects: [{ do: 'lights', on: false, where: 'anywhere', count: 1 }] })
    const given: Given = {
      pack: packWith({ fury: [dark] }),
      map: RING,
      evil: hand('dark', 'dark'),
      revealed: 'Ua2 Ua3 Ub3',
      lights: 'Ub3 Uc3',
    }
    const t = quiet('Ua1', given)
    t.choose('hero', 'locate').toTurnEnd().hush().choose('evil-1', 'play dark', 'Uc3').until('react', 'turn-end')
    expect(t.hears('lights')).toEqual([])
    t.choose('evil-1', 'play dark').toTurn()
    expect(t.hears('lights')).toEqual([{ type: 'lights', sectors: [t.handle('Ub3')], on: false }])
    expect(t.sees('Ub3')).toMatchObject({ lit: false, inSight: false })
  })
})
