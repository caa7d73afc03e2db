// The green Missions of the core pack: how each is done and not done, what it costs on the way, and what it gives.
import { describe, expect, it } from 'vitest'
import { isDone, LATE, on, progress, revealed, roomOf } from './station.ts'

const WEAK = { life: 5, selfControl: 5 }

describe('cold-cabinet', () => {
  it('is done by one Interact with no Creature in the Room, and heals 3 of both', () => {
    on('cold-cabinet', { creatures: 'spore Ua1' }).refuses('hero', 'interact mission green')
    const t = on('cold-cabinet', { creatures: 'spore Ub2', hero: WEAK }).act('interact mission green')
    expect([isDone(t, 'green'), t.health]).toEqual([true, [8, 8]])
  })
})

describe('knock-in-the-wall', () => {
  it('is done by two Interacts, which bring a Companion', () => {
    const t = on('knock-in-the-wall').act('interact mission green')
    expect([progress(t, 'green'), t.hero.hero?.companions]).toEqual([1, []])
    t.act('interact mission green')
    expect([isDone(t, 'green'), t.hero.hero?.companions]).toMatchObject([true, [{ charges: 6 }]])
  })
})

describe('sealed-lockers', () => {
  it('is done by one Interact, which gives 3 Items and makes a Noise where Evil likes', () => {
    on('sealed-lockers', { hero: { at: 'Ub6' } }).refuses('hero', 'interact mission green')
    const t = on('sealed-lockers').act('interact mission green')
    expect(t.hero.hero?.items).toHaveLength(3)
    expect([t.asking, t.asked('evil-1')?.kind, t.offers('evil-1', 'Ud1')]).toEqual([['evil-1'], 'place', true])
    t.choose('evil-1', 'La1').toTurn()
    expect([isDone(t, 'green'), t.hears('noise')]).toEqual([true, [{ type: 'noise', level: 'other' }]])
  })
})

describe('wake-the-screens', () => {
  const missions = { blue: { card: 'dead-grid' }, final: { card: 'cold-launch' } }
  it('lets Evil draw a card at each of two Interacts, lights all Mission Rooms and wins a Round', () => {
    const t = on('wake-the-screens', { missions, round: 3 }).act('interact mission green').toTurn()
    expect([progress(t, 'green'), t.evil.hand?.length, t.evil.lights]).toEqual([1, 2, []])
    t.act('interact mission green').toTurn()
    expect([isDone(t, 'green'), t.evil.hand?.length, t.hero.round?.space]).toEqual([true, 3, 2])
    expect(t.evil.lights).toEqual(['Ua6', 'Ld1', 'Ld6'])
  })
})

describe('field-notes', () => {
  const fight = { hero: { at: 'Ub3' }, creatures: 'spore Ub3, parasite Ub3, worm Ub3', dice: 'HHLLLLLLLLLL' }
  it('counts a Kill anywhere, and no Wound', () => {
    const t = on('field-notes', fight)
    expect(progress(t.act(`fight ${t.shown('spore')}`), 'green')).toBe(1)
    const hurt = on('field-notes', fight)
    expect(progress(hurt.act(`fight ${hurt.shown('worm')}`), 'green')).toBe(0)
  })
  it('is done by the fourth, which brings a Companion and a Point and recovers 2 of each', () => {
    const hurt = { ...fight, hero: { ...fight.hero, life: 5, selfControl: 6 } }
    const t = on('field-notes', hurt, { progress: 3 })
    t.act(`fight ${t.shown('parasite')}`)
    expect(t.asked()?.kind).toBe('gain')
    t.act('gain cold-blood')
    expect([isDone(t, 'green'), t.hero.hero?.companions.length, t.hero.hero?.experience]).toMatchObject([
      true,
      1,
      { 'cold-blood': 1, dexterity: 1 },
    ])
    expect(t.health).toEqual([7, 8])
  })
})

describe('star-fix', () => {
  const locate = ['locate', 'target worm', 'target lcu'] as const
  it('counts Locates in its Room alone', () => {
    expect(
      progress(
        on('star-fix', { hero: { at: 'Uc1' } })
          .act(...locate)
          .toTurn(),
        'green',
      ),
    ).toBe(0)
    expect(progress(on('star-fix').act('scavenge').toTurn(), 'green')).toBe(0)
  })
  it('is done by the second, for 2 Items and 2 Adrenaline', () => {
    const t = on('star-fix', { hero: { adrenaline: 1 } })
      .act(...locate)
      .toTurn()
    expect([progress(t, 'green'), t.hero.hero?.items]).toEqual([1, []])
    t.act(...locate).toTurn()
    expect([isDone(t, 'green'), t.hero.hero?.items.length, t.hero.hero?.adrenaline]).toEqual([true, 2, 3])
  })
})

describe('clear-the-ducts', () => {
  it('begins with a Leak in its Room', () => {
    const t = revealed('clear-the-ducts')
    const leaks = t.evil.conditions.filter(({ kind }) => kind === 'leak')
    expect(leaks.map(({ at }) => roomOf(t, at))).toEqual(['ventilation-room'])
  })
  it('wants both Interacts in one Round', () => {
    expect(progress(on('clear-the-ducts').act('interact mission green').toTurn(), 'green')).toBe(1)
    const late = { ...LATE, hero: { at: 'Ud6' } }
    const t = on('clear-the-ducts', late).act('interact mission green').toTurn()
    expect(t.hears('mission').map((event) => event['progress'])).toEqual([1, 0])
    expect([progress(t, 'green'), isDone(t, 'green')]).toEqual([0, false])
  })
  it('ends the Leaks, takes up to 3 Danger tokens in sight and heals 3 of each', () => {
    const scene = { dangers: 'Ud6 Uc6 Ub6 Ua6 Ub2', conditions: [{ kind: 'leak', at: 'Ud6' }], revealed: 'Ua6 Ub6 Uc6' }
    const t = on('clear-the-ducts', { ...scene, hero: { life: 5 } })
    t.act('bullet-time', 'interact mission green', 'interact mission green')
    expect(t.asked()).toMatchObject({ kind: 'place', about: { left: 3 } })
    expect(t.keys()).not.toContain(t.handle('Ub2'))
    t.act(t.handle('Ud6'), t.handle('Ub6'), 'stop')
    expect([isDone(t, 'green'), t.evil.conditions, t.health[0]]).toEqual([true, [], 8])
    expect(t.evil.dangers).toEqual(['Ub2', 'Ua6', 'Uc6'])
  })
})

describe('slow-charge', () => {
  it('counts Turns ended in its Room with no Creature there', () => {
    const quiet = { overlay: { creatures: { spore: { regular: { dice: { dark: 0, lit: 0 } } } } } }
    expect(progress(on('slow-charge', { ...quiet, creatures: 'spore Ld1' }).act('explore w'), 'green')).toBe(0)
    expect(progress(on('slow-charge', { ...quiet, creatures: 'spore Lc1' }).act('explore w'), 'green')).toBe(1)
    expect(progress(on('slow-charge').act('move w', 'none'), 'green')).toBe(0)
  })
  it('is done by the third, which charges an Item of his choice and lights the Room', () => {
    const hero = { items: [{ card: 'bullets-1' }, { card: 'bullets-2', charges: 1 }] }
    const t = on('slow-charge', { hero }).act('explore w', 'explore w')
    expect([progress(t, 'green'), t.evil.lights]).toEqual([2, []])
    t.act('explore w', 'pick bullets-2')
    expect([isDone(t, 'green'), t.evil.lights]).toEqual([true, ['Ld1']])
    expect(t.hero.hero?.items.map(({ charges }) => charges)).toEqual([3, 4])
  })
})
