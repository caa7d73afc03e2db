// What able players do where the right answer is plain: work, searches, fights and flights of the Hero; ambushes, cards and Danger of Evil.
import { describe, expect, it } from 'vitest'
import { pickFrom } from '../../../../electron/bots/chance.ts'
import type { EvilView } from '../../../../electron/contract/alone.ts'
import type { Seat, SeatEvent } from '../../../../electron/contract/wire.ts'
import { playerFor } from '../../../../electron/games/alone/bots/index.ts'
import { keepWorth, price } from '../../../../electron/games/alone/bots/reactions.ts'
import { Threat } from '../../../../electron/games/alone/bots/threat.ts'
import type { Pack } from '../../../../electron/games/alone/pack/pack.ts'
import { catalogue } from '../../../../electron/games/alone/view/catalogue.ts'
import { map } from '../../../helpers/maps.ts'
import { type Given, table, type Table } from '../../../helpers/table.ts'
import { CORE } from '../../../helpers/test-pack.ts'

const ALL = catalogue(CORE as Pack, 'hero')
/** A Room at each end of a street. */
const ENDS = map([' L', ' │', ' │', ' │', ' │', ' D'], [], 'Ua3')
const GREEN = { green: { card: 'field-notes' }, blue: null, final: null }

/** An able player who sits down now: what he answers to the question before him, when he has heard this. */
function seated(seat: Seat): (t: Table, events?: readonly SeatEvent[]) => string {
  const player = playerFor(seat, 'able')
  player.hear({ to: seat, catalogue: ALL })
  return (t, events = []) => {
    const { kind, keys, moment, about } = t.asked(seat)!
    const options = keys.map((key) => {
      const [verb = '', ...args] = key.split(' ')
      return { key, verb, args, text: { id: '', params: {} } }
    })
    const ask = {
      id: 1,
      kind,
      options,
      ...(moment === undefined ? {} : { moment }),
      ...(about === undefined ? {} : { about }),
    }
    player.hear({ to: seat, events, view: seat === 'hero' ? t.hero : t.view(seat), ask })
    return player.answer(ask, pickFrom('any'))
  }
}
const able = (t: Table, seat: Seat): string => seated(seat)(t)
const hero = (given: Given): string => able(table({ map: ENDS, ...given }), 'hero')

describe('an able Hero', () => {
  it('works where a Mission is', () => {
    const missions = { ...GREEN, green: { card: 'knock-in-the-wall' } }
    expect(hero({ hero: { at: 'Ua6' }, missions, revealed: 'Ua6 Ua5' })).toBe('interact mission green')
    expect(hero({ hero: { at: 'Ua5' }, missions, revealed: 'Ua6 Ua5 Ua4 Ua3' })).toBe('move s')
  })
  it('Locates a Room of which he knows nothing, first of all the one he goes for', () => {
    const missions = { ...GREEN, green: { card: 'knock-in-the-wall' } }
    const t = table({ map: ENDS, hero: { at: 'Ua3' }, missions, revealed: 'Ua3 Ua4 Ua2' })
    expect(able(t, 'hero')).toBe('locate')
    expect(able(t.choose('hero', 'locate'), 'hero')).toBe('target dormitory')
  })
  it('fights what he is likely to Kill, and leaves what would kill him', () => {
    const missions = { ...GREEN, green: { card: 'knock-in-the-wall' } }
    const at = { hero: { at: 'Ua4', adrenaline: 0 }, missions, revealed: 'Ua6 Ua5 Ua4 Ua3' }
    expect(hero({ ...at, creatures: 'spore! Ua4', dangers: 'Ua4' })).toMatch(/^fight/)
    expect(hero({ ...at, creatures: 'worm Ua4', dangers: 'Ua4' })).toBe('move s')
  })
  it('goes for a Boss that must be Killed, wherever he sees it', () => {
    const missions = { green: null, blue: null, final: { card: 'last-sermon', triggered: true } }
    const at = { hero: { at: 'Ua4', adrenaline: 0 }, missions, revealed: 'Ua6 Ua5 Ua4 Ua3 Ua2' }
    expect(hero({ ...at, creatures: 'cultist-chief Ua2' })).toBe('move n')
    expect(hero({ ...at, creatures: 'cultist-chief! Ua4', lights: 'Ua4' })).toMatch(/^fight/)
  })
  it('goes for another Mission where time passes in vain', () => {
    const missions = { green: { card: 'star-fix' }, blue: { card: 'blind-consoles' }, final: null }
    const ends = map([' E', ' │', ' │', ' │', ' │', ' C'], [], 'Ua3')
    const t = table({
      map: ends,
      hero: { at: 'Ua1', adrenaline: 0, scavenged: ['escape-pods'] },
      missions,
      revealed: 'Ua1 Ua2 Ua3 Ua4 Ua5 Ua6',
    })
    // Locate is forbidden as long as the other Mission is not done.
    const answers = seated('hero')
    expect(answers(t)).not.toBe('move s')
    expect([1, 2, 3, 4, 5, 6].map(() => answers(t)).at(-1)).toBe('move s')
  })
  it('looks where a Noise was heard, and minds it for a few Turns only', () => {
    const missions = { ...GREEN, green: { card: 'knock-in-the-wall' } }
    const at = { hero: { at: 'Ua4', adrenaline: 0 }, missions, revealed: 'Ua4 Ua5 Ua6', creatures: 'spore Ua5' }
    const [t, answers] = [table({ map: ENDS, ...at }), seated('hero')]
    expect(answers(t, [{ type: 'noise', dir: 'n' }])).toBe('explore n')
    const later = [1, 2, 3].map((number) => answers(t, [{ type: 'turn', number }]))
    expect([later.at(0), later.at(-1)]).toEqual(['explore n', expect.not.stringMatching('explore n')])
  })
  it('gives a Companion up only when he will not last', () => {
    const with_ = (life: number): string =>
      hero({ hero: { at: 'Ua4', life, selfControl: life, adrenaline: 0, companions: [{ card: 'medic', charges: 6 }] } })
    expect(with_(2)).toBe('sacrifice medic')
    expect(with_(9)).not.toMatch(/^sacrifice/)
  })
  it('recovers what is nearly gone', () => {
    expect(hero({ hero: { at: 'Ua4', life: 1, selfControl: 9 }, missions: GREEN })).toBe('recover life')
  })
})

describe('an able Evil', () => {
  const evil = (given: Given): Table =>
    table({
      map: ENDS,
      hero: { at: 'Ua3' },
      revealed: 'Ua3',
      evil: { decks: ['fury', 'speed'], hands: [['tear', 'lunge']] },
      ...given,
    })
  it('brings what the Hero has not seen upon him', () => {
    const t = evil({ creatures: 'worm Ua4, parasite Ua1' }).act('locate', 'target worm', 'target room').toTurnEnd()
    expect(able(t, 'evil-1')).toMatch(/^standard/)
    t.choose('evil-1', 'standard tear')
    expect(able(t, 'evil-1')).toBe(`move ${t.id('worm')} n`)
  })
  it('weighs what is near, unseen and in the dark above what is far, seen or in Light', () => {
    const at = (given: Given): Threat => new Threat(evil(given).evil, ALL)
    const worm = { kind: 'worm', at: 'Ua4', revealed: false, wounded: false }
    const plain = at({})
    expect(plain.of(worm)).toBeGreaterThan(plain.of({ ...worm, at: 'Ua5' }))
    expect(plain.of(worm)).toBeGreaterThan(plain.of({ ...worm, revealed: true }))
    expect(plain.of(worm)).toBeGreaterThan(at({ lights: 'Ua3' }).of(worm))
    expect(plain.of(worm)).toBeLessThan(at({ dangers: 'Ua3' }).of(worm))
    expect(plain.gain(worm, 'Ua3')).toBeGreaterThan(plain.gain(worm, 'Ua4'))
    expect(plain.gain(worm, 'Ua5')).toBeLessThan(0)
  })
  it('lays Danger on the way to a Mission sooner than aside', () => {
    const threat = new Threat(evil({ missions: { ...GREEN, green: { card: 'knock-in-the-wall' } } }).evil, ALL)
    expect(threat.way).toEqual(['Ua4', 'Ua5', 'Ua6'])
    expect(threat.danger('Ua4')).toBeGreaterThan(threat.danger('Ua2'))
    expect(new Threat(evil({ dangers: 'Ua4' }).evil, ALL).danger('Ua4')).toBe(0)
  })
  it('asks more of a second card, of one that covers Danger, and of one of a few', () => {
    const view = (more: Partial<EvilView>): EvilView => ({
      ...evil({}).evil,
      hand: Array<string>(10).fill('tear'),
      ...more,
    })
    const track = (spaces: number): EvilView['track'] =>
      Array.from({ length: spaces }, () => ({
        deck: 'fury',
        card: null,
        by: 'evil-1',
        faceDown: true,
        span: 1 as const,
      }))
    const plain = price(view({}), ALL, 0)
    expect(price(view({}), ALL, 1)).toBeGreaterThan(plain)
    expect(price(view({ track: track(8) }), ALL, 0)).toBeGreaterThan(price(view({ track: track(7) }), ALL, 0) + 0.3)
    expect(price(view({ hand: ['tear'] }), ALL, 0)).toBeGreaterThan(plain)
  })
  it('keeps a card for its text where that moves and wounds', () => {
    const worth = (name: string): number => keepWorth(ALL.cards.find(({ card }) => card === name))
    expect(worth('lunge')).toBeGreaterThan(worth('caught-the-scent'))
  })
})
