// Edges of Missions: what counts for which, whose word opens a choice, and what is told when nothing has changed.
import { describe, expect, it } from 'vitest'
import { STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { character, item, mission, packWith } from '../../helpers/test-pack.ts'

const light = { do: 'lights', on: true, where: 'revealed', count: 1 } as const
const PACK = packWith({
  items: [
    item('test-back', {
      action: 'interact',
      aim: 'none',
      effects: [{ do: 'progress', colour: 'blue', by: -1 }],
    }),
    item('test-word', {
      action: 'interact',
      aim: 'none',
      effects: [{ do: 'progress', colour: 'green', by: 1 }],
    }),
  ],
  missions: [
    mission('test-worms', 'blue', 'infirmary', { goal: { do: 'kill', times: 3, kind: 'worm' } }),
    mission('test-any', 'green', 'infirmary', { goal: { do: 'kill', times: 3 } }),
    mission('test-some', 'green', 'infirmary', { goal: { do: 'kill', times: 3, if: { kind: ['spore'] } } }),
    mission('test-dark', 'green', 'infirmary', { goal: { do: 'kill', times: 3, if: { lit: true } } }),
    mission('test-twice', 'blue', 'infirmary', { goal: { do: 'interact', times: 2 } }),
    mission('test-lamp', 'green', 'infirmary', { reward: [light] }),
    mission('test-glow', 'final', 'dormitory', { setup: [light] }),
    mission('test-thorn', 'final', 'dormitory', { setup: [{ do: 'damage', kind: 'life', amount: 2 }] }),
    mission('test-turn', 'blue', 'infirmary', { goal: { do: 'interact', times: 2, within: 'turn' } }),
    mission('test-last', 'final', 'infirmary', { goal: { do: 'kill', times: 3 } }),
    mission('test-heard', 'final', 'infirmary', {
      listeners: [{ on: 'interacted', effects: [{ do: 'damage', kind: 'life', amount: 1 }] }],
    }),
  ],
  characters: [character('test-friend')],
})
const WEAK = {
  creatures: {
    worm: { regular: { wound: 1, kill: 1, dice: { dark: 0, lit: 0 } } },
    spore: { regular: { wound: 1, kill: 1, dice: { dark: 0, lit: 0 } } },
  },
}
const given = (missions: Given['missions'], more: Given = {}): Table =>
  table({
    pack: PACK,
    map: STREET,
    missions: missions!,
    overlay: WEAK,
    dice: 'HHHH',
    ...more,
    hero: { at: 'Ua3', ...more.hero },
  })
const progress = (t: Table): unknown[] => t.hero.missions.map((each) => each.progress)
const killed = (kind: 'worm' | 'spore', missions: Given['missions'], more: Given = {}): unknown[] => {
  const t = given(missions, { creatures: `${kind} Ua3`, ...more })
  return progress(t.act(`fight ${t.shown(kind)}`))
}

describe('a Creature Killed', () => {
  it('counts for Missions that ask for its kind or for any, not for one of Interacts (Mission Overview)', () => {
    const both = { blue: { card: 'test-worms' }, green: { card: 'test-any' } }
    expect(killed('worm', both)).toEqual([1, 1])
    expect(killed('spore', both)).toEqual([0, 1])
    expect(killed('worm', { blue: { card: 'test-twice' } })).toEqual([0])
  })
  it('counts only as the text of the Mission says, of its kind and of the place (Mission Overview)', () => {
    expect(killed('worm', { green: { card: 'test-some' } })).toEqual([0])
    expect(killed('spore', { green: { card: 'test-some' } })).toEqual([1])
    expect(killed('spore', { green: { card: 'test-dark' } })).toEqual([0])
    expect(killed('spore', { green: { card: 'test-dark' } }, { lights: 'Ua3' })).toEqual([1])
  })
  it('counts for a Final Mission in play alone, and for none that is done (Final Mission)', () => {
    expect(killed('worm', { final: { card: 'test-last', triggered: false } })).toEqual([0])
    expect(killed('worm', { final: { card: 'test-last', triggered: true } })).toEqual([1])
    const done = given({ blue: { card: 'test-worms', done: true, progress: 3 } }, { creatures: 'worm Ua3' })
    done.act(`fight ${done.shown('worm')}`)
    expect([progress(done), done.hears('mission')]).toEqual([[3], []])
  })
})

describe('an Interact', () => {
  it('is offered in the Room of a Mission of Interacts, not in that of one of Kills (Action — Interact)', () => {
    const offered = (card: string): readonly string[] =>
      given({ blue: { card } }, { hero: { at: 'Ua1' } }).keys('hero', 'interact')
    expect([offered('test-twice'), offered('test-worms')]).toEqual([['interact mission blue'], []])
  })
})

describe('progress that does not change', () => {
  const held = { hero: { items: [{ card: 'test-back' }, { card: 'test-word' }] } }
  it('is not told (Mission Overview)', () => {
    const t = given({ blue: { card: 'test-twice' } }, held)
    expect(t.act('use test-back interact').hears('mission')).toEqual([])
    const one = given({ blue: { card: 'test-twice', progress: 1 } }, held)
    expect(one.act('use test-back interact').hears('mission')).toEqual([
      { type: 'mission', colour: 'blue', what: 'progress', progress: 0 },
    ])
  })
  it('of a Mission that is not in this game is nothing (Mission Overview)', () => {
    const t = given({ blue: { card: 'test-twice' } }, held).act('use test-word interact')
    expect([progress(t), t.hears('mission'), t.asked()?.kind]).toEqual([[0], [], 'turn'])
  })
  it('is not told at the end of a Turn either, where it had to be made within one (Mission Overview)', () => {
    const t = given({ blue: { card: 'test-turn' } }, { hero: { at: 'Ua1' } })
    expect(t.act('explore s').hears('mission')).toEqual([])
    t.act('interact mission blue')
    expect(t.hears('mission').map((event) => event['progress'])).toEqual([1, 0])
  })
})

describe('the word on what a Mission leaves open', () => {
  const done = (final: string, more: Given = {}): Table =>
    given(
      { green: { card: 'test-lamp' }, final: { card: final, triggered: false } },
      { revealed: 'Ua1 Ua2 Ua3', ...more, hero: { at: 'Ua1', ...more.hero } },
    ).act('interact mission green')
  it("is the Hero's of a reward, the Leader's of what a Final Mission brings (Mid-Game Rewards)", () => {
    const t = done('test-glow')
    const [first, second, third] = ['Ua1', 'Ua2', 'Ua3'].map((at) => t.handle(at))
    expect(t.asking).toEqual(['hero'])
    expect(t.asked()).toMatchObject({ kind: 'place', keys: [first, second, third] })
    t.choose('hero', second!)
    expect(t.asking).toEqual(['evil-1'])
    expect(t.asked('evil-1')).toMatchObject({ kind: 'place', keys: ['Ua1', 'Ua3'] })
    t.choose('evil-1', 'Ua3')
    expect(t.evil.lights).toEqual(['Ua2', 'Ua3'])
  })
  it('is nobody’s where a Mission costs the Hero Life: no Companion can take it (R110)', () => {
    const t = done('test-thorn', { hero: { companions: [{ card: 'test-friend' }] } })
    t.choose('hero', t.handle('Ua1'))
    expect(t.health).toEqual([10, 12])
    expect(t.hears('damaged')).toEqual([{ type: 'damaged', kind: 'life', amount: 2, to: 'hero' }])
  })
  it("is the Hero's of the reward in the middle of the game, which comes last and says how much it is (Mid-Game Rewards)", () => {
    const t = done('test-thorn', { hero: { life: 5 } })
    t.choose('hero', t.handle('Ua1'))
    expect(t.asked()).toMatchObject({ kind: 'reward', keys: ['life', 'self-control'], about: { amount: 3 } })
    t.choose('hero', 'life')
    expect(t.pass().health[0]).toBe(6)
  })
})

describe('the last Interact of a Final Mission', () => {
  it('wins before anything that waits for it comes (R70)', () => {
    const t = given(
      { final: { card: 'test-heard', triggered: true } },
      { hero: { at: 'Ua1', life: 1, selfControl: 0 } },
    ).act('interact mission final')
    expect(t.hero.result).toEqual({ winner: 'hero', why: 'mission' })
    expect(t.hears('damaged')).toEqual([])
  })
})
