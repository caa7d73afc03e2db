// The blue Missions of the core pack: what each hinders and until when, how it is done and not done, and what it gives.
import { describe, expect, it } from 'vitest'
import { FURY } from '../../helpers/test-pack.ts'
import { after, AT, endRound, isDone, LATE, on, progress, revealed, roomOf, spawns, TWICE } from './station.ts'

describe('dead-grid', () => {
  const atLamp = { hero: { at: 'Ub2' } }
  it('takes a Sector from an LCU until it is done', () => {
    expect(on('dead-grid', atLamp).act('interact lcu s').evil.lights).toEqual(['Ub2', 'Ub3'])
    expect(after('dead-grid', atLamp).act('interact lcu s').evil.lights).toEqual(['Ub2', 'Ub3', 'Ub4'])
  })
  it('is done by two Interacts, and lights its Room and what is next to it', () => {
    const t = on('dead-grid').act('interact mission blue')
    expect([progress(t, 'blue'), isDone(t, 'blue'), t.evil.lights]).toEqual([1, false, []])
    t.act('interact mission blue')
    expect([isDone(t, 'blue'), t.evil.lights]).toEqual([true, ['Lc1', 'Ld1']])
  })
})

describe('thin-air', () => {
  it('begins with Smoke in the three Mission Rooms alone', () => {
    const t = revealed('thin-air')
    expect(t.evil.conditions.map(({ kind }) => kind)).toEqual(['smoke', 'smoke', 'smoke'])
    const rooms = t.evil.conditions.map(({ at }) => roomOf(t, at))
    expect(rooms.toSorted()).toEqual(t.hero.missions.map(({ room }) => room as string).toSorted())
  })
  it('restores 1 Adrenaline less until it is done', () => {
    expect(endRound(on('thin-air', LATE)).hero.hero?.adrenaline).toBe(2)
    expect(endRound(after('thin-air', LATE)).hero.hero?.adrenaline).toBe(3)
  })
  it('is done by one Interact in its Room, which clears all Smoke and heals 2 Life', () => {
    const conditions = [AT.infirmary, AT['ventilation-room']].map((at) => ({ kind: 'smoke', at }))
    const more = { conditions: [...conditions, { kind: 'leak', at: AT.infirmary }] }
    on('thin-air', { ...more, hero: { at: AT['hangar-bay'] } }).refuses('hero', 'interact mission blue')
    const t = on('thin-air', { ...more, hero: { life: 5 } }).act('interact mission blue')
    expect([isDone(t, 'blue'), t.health]).toEqual([true, [7, 12]])
    expect(t.evil.conditions).toEqual([{ kind: 'leak', at: AT.infirmary }])
  })
})

describe('open-cages', () => {
  const full = { evil: TWICE, hero: { at: 'Ub3' }, creatures: 'worm La3, worm La4, spore Lb3, spore Lb4' }
  it('begins with a Hybrid in its Room', () => {
    const t = revealed('open-cages')
    expect(t.evil.creatures.filter(({ at }) => roomOf(t, at) === 'laboratory').map(({ kind }) => kind)).toContain(
      'hybrid',
    )
  })
  it('lets a Level hold a fifth Creature until it is done, and no sixth', () => {
    const t = on('open-cages', full)
    t.choose('evil-1', spawns(t, 'n', 'L')[0]!).toTurn()
    expect(t.evil.creatures).toHaveLength(5)
    expect(spawns(t, 's', 'L')).toEqual([])
    expect(spawns(after('open-cages', full), 'n', 'L')).toEqual([])
  })
  it('is done by an Interact with no Creature there, for a Point', () => {
    on('open-cages', { creatures: 'spore La6' }).refuses('hero', 'interact mission blue')
    const t = on('open-cages', { creatures: 'spore Lb6' }).act('interact mission blue')
    expect(t.asked()?.kind).toBe('gain')
    t.act('gain precision')
    expect([isDone(t, 'blue'), t.hero.hero?.experience.precision]).toEqual([true, 1])
  })
})

describe('names-on-the-bunks', () => {
  it('lets every scare cost 1 more until it is done, and none come of what does not scare', () => {
    const met = (play: typeof on, kind: string): unknown =>
      play('names-on-the-bunks', { hero: { at: 'Ub3' }, creatures: `${kind} Ub4`, dice: 'LLLLLLLL' })
        .act('move s')
        .hears('damaged')
    const costs = (amount: number): unknown => [{ type: 'damaged', kind: 'self-control', amount, to: 'hero' }]
    expect([met(on, 'spore'), met(after, 'spore')]).toEqual([costs(2), costs(1)])
    expect([met(on, 'mech'), met(on, 'cultist')]).toEqual([costs(3), []])
  })
  it('is done by two Interacts of one Round, for 3 Self Control', () => {
    const late = on('names-on-the-bunks', { turn: 8 }).act('interact mission blue')
    expect(progress(late.toTurn(), 'blue')).toBe(0)
    const t = on('names-on-the-bunks', { turn: 7, hero: { selfControl: 6 } }).act('interact mission blue')
    expect([progress(t, 'blue'), t.health]).toEqual([1, [12, 6]])
    t.act('interact mission blue').toTurn()
    expect([isDone(t, 'blue'), t.health]).toEqual([true, [12, 9]])
  })
})

describe('fever-ward', () => {
  const weak = { hero: { life: 5, adrenaline: 1 } }
  it('takes 1 from whatever is recovered until it is done', () => {
    on('fever-ward', weak).refuses('hero', 'recover life')
    expect(after('fever-ward', weak).act('recover life').health[0]).toBe(6)
    const missions = { green: { card: 'cold-cabinet' } }
    expect(on('fever-ward', { ...weak, missions }).act('interact mission green').health[0]).toBe(7)
    expect(after('fever-ward', { ...weak, missions }).act('interact mission green').health[0]).toBe(8)
  })
  it('is done by two Scavenges in its Room, for 2 Adrenaline', () => {
    const hero = { at: AT['hangar-bay'] }
    expect(progress(on('fever-ward', { hero }).act('scavenge').toTurn(), 'blue')).toBe(0)
    const t = on('fever-ward', weak).act('scavenge').toTurn({ upgrade: 'done' })
    expect([progress(t, 'blue'), t.hero.hero?.adrenaline]).toEqual([1, 1])
    t.act('scavenge').toTurn({ upgrade: 'done' })
    expect([isDone(t, 'blue'), t.hero.hero?.adrenaline]).toEqual([true, 3])
  })
})

describe('beacon-in-the-dark', () => {
  it('lets Evil draw a card at the end of each Round until it is done', () => {
    expect(endRound(on('beacon-in-the-dark', LATE)).evil.hand).toHaveLength(11)
    expect(endRound(after('beacon-in-the-dark', LATE)).evil.hand).toHaveLength(10)
  })
  it('is done by two Turns ended in its Room while it is dark, and costs Evil 3 cards', () => {
    expect(progress(on('beacon-in-the-dark', { lights: 'Ud1' }).act('explore w'), 'blue')).toBe(0)
    expect(progress(on('beacon-in-the-dark', { hero: { at: 'Uc1' } }).act('explore w'), 'blue')).toBe(0)
    const hands = [[FURY, FURY, FURY, FURY]]
    const t = on('beacon-in-the-dark', { evil: { decks: ['fury', 'speed'], hands } }).act('explore w')
    expect([progress(t, 'blue'), t.evil.hand?.length]).toEqual([1, 4])
    t.act('explore w')
    expect([isDone(t, 'blue'), t.evil.hand?.length]).toEqual([true, 1])
  })
})

describe('jammed-doors', () => {
  it('lets Evil Block a Door at the end of each Round until it is done', () => {
    const t = on('jammed-doors', LATE).act('explore n')
    for (let i = 0; i < 99 && t.asked('evil-1')?.kind !== 'door'; i++) t.choose(t.asking[0]!, t.keys(t.asking[0])[0]!)
    t.refuses('evil-1', 'stop').choose('evil-1', t.keys('evil-1', 'door')[0]!)
    expect([t.evil.blocked.length, t.asked()?.kind]).toEqual([1, 'turn'])
    expect(endRound(after('jammed-doors', LATE)).evil.blocked).toEqual([])
  })
  it('is done by an Interact in each of its two Rooms in order, which Unblocks all Doors, for a Point', () => {
    on('jammed-doors', { hero: { at: AT['generator-room'] } }).refuses('hero', 'interact mission blue')
    const first = on('jammed-doors').act('interact mission blue').refuses('hero', 'interact mission blue')
    expect([progress(first, 'blue'), isDone(first, 'blue')]).toEqual([1, false])
    const more = { blocked: 'Ua1e La1e Ld1w', hero: { at: AT['generator-room'] } }
    const t = on('jammed-doors', more, { progress: 1 }).act('interact mission blue', 'gain courage')
    expect([isDone(t, 'blue'), t.evil.blocked, t.hero.hero?.experience.courage]).toEqual([true, [], 1])
  })
})

describe('blind-consoles', () => {
  it('forbids to Locate until it is done', () => {
    on('blind-consoles').refuses('hero', 'locate')
    expect(after('blind-consoles').offers('hero', 'locate')).toBe(true)
  })
  it('is done by two Explores from its Room, which Reveal the Rooms of the others and recover 2 of his choice', () => {
    const missions = { green: { card: 'cold-cabinet' }, final: { card: 'last-pod' } }
    const t = on('blind-consoles', { missions, hero: { life: 5 } })
    expect(progress(t.act('explore w'), 'blue')).toBe(1)
    expect(t.revealed).not.toContain('U')
    t.act('move w', 'none', 'explore w')
    expect([progress(t, 'blue'), isDone(t, 'blue')]).toEqual([1, false])
    t.act('move e', 'none', 'explore w', 'life').toTurn()
    expect(t.health[0]).toBe(7)
    expect(isDone(t, 'blue')).toBe(true)
    expect(t.evil.revealed.filter((at) => at.startsWith('U'))).toEqual([AT.infirmary, AT['escape-pods']])
  })
})
