// A Quick Recap, Performing Actions: Turns, tokens, Bullet Time, what an Action allows, Items in its place.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, CROSSING, STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, FURY, item, packWith, QUIET } from '../helpers/test-pack.ts'

const street = (more: Given = {}): Table =>
  table({ map: STREET, pack: QUIET, ...more, hero: { at: 'Ua3', ...more.hero } })

const PACK = packWith({
  fury: [
    card('test-peek', { moment: 'declared', actions: ['explore'] }),
    card('test-scuffle', { moment: 'turn-end', actions: ['fight'] }),
    card('test-path', { moment: 'turn-end', actions: ['move'] }),
    card('test-freeze', {
      moment: 'turn-end',
      effects: ['move', 'explore', 'fight', 'locate', 'scavenge', 'interact'].map((action) => ({
        do: 'modify',
        until: 'next-turn',
        modifier: { figure: `forbid-${action}` as 'forbid-move', by: 1 },
      })),
    }),
    card('test-root', {
      moment: 'turn-end',
      effects: [{ do: 'modify', until: 'next-turn', modifier: { figure: 'forbid-move', by: 1 } }],
    }),
    card('test-mist', {
      moment: 'declared',
      actions: ['explore'],
      effects: [{ do: 'modify', until: 'action', modifier: { figure: 'explore-range', by: -1 } }],
    }),
    card('test-stop', { moment: 'declared', effects: [{ do: 'cancel' }] }),
    card('test-snare', {
      moment: 'before-reveal',
      actions: ['explore'],
      effects: [{ do: 'danger', add: 1, where: 'aim' }],
    }),
  ],
  items: [
    item('test-boots', { action: 'move', aim: 'way', effects: [{ do: 'go', steps: 2 }] }),
    item('test-cane', { action: 'move', aim: 'none', effects: [{ do: 'adrenaline', by: 1 }] }),
    item('test-horn', { action: 'explore', aim: 'way', effects: [{ do: 'explore', range: 1 }] }),
    item('test-watch', {
      action: 'locate',
      aim: 'none',
      effects: [{ do: 'extra-action', actions: ['scavenge'] }],
    }),
  ],
})
const holding = (cards: readonly string[]): Given => ({ pack: PACK, evil: { hands: [cards] } })

describe('Turns', () => {
  it('C045 ends the Round after the eighth Turn and the Reactions to it, not before', () => {
    const t = street({ turn: 7, evil: { hands: [[FURY]] } })
    t.act('explore n')
    expect(t.hero.turn?.number).toBe(8)
    expect(t.hero.round?.space).toBe(0)
    t.choose('hero', 'explore n').until('react', 'turn-end')
    expect(t.hero.round?.space).toBe(0)
    expect(t.offers('evil-1', `standard ${FURY}`)).toBe(true)
    t.pass().toTurn({ hand: 'keep' })
    expect(t.hero.round?.space).toBe(1)
    expect(t.hero.turn).toMatchObject({ number: 1, done: [], bulletTime: false })
  })

  it('C046 performs one Action a Turn', () => {
    const t = street().choose('hero', 'explore n')
    expect(t.hero.turn).toMatchObject({ number: 1, done: ['explore'] })
    expect(t.asked('hero')).toBeUndefined()
    t.pass()
    expect(t.asked()?.kind).toBe('turn')
    expect(t.hero.turn).toMatchObject({ number: 2, done: [] })
  })

  it('C047 R19 has no pass', () => {
    const t = street()
    for (const key of ['pass', 'end', 'none', 'no']) t.refuses('hero', key)
    for (const key of ['locate', 'scavenge']) expect(t.offers('hero', key)).toBe(true)
  })
  it('may be forbidden by any card in play (Performing Actions)', () => {
    const chain = item('test-chain', { modifiers: [{ figure: 'forbid-scavenge', by: 1 }] })
    const t = street({ pack: packWith({ items: [chain] }), hero: { items: [{ card: 'test-chain' }] } })
    expect(street().offers('hero', 'scavenge')).toBe(true)
    expect(t.offers('hero', 'scavenge')).toBe(false)
    expect(t.offers('hero', 'locate')).toBe(true)
  })
  it('R19 lets a restriction lapse that leaves nothing, and keeps one that leaves something', () => {
    const all = street(holding(['test-freeze']))
    all.choose('hero', 'explore n').until('react', 'turn-end').choose('evil-1', 'play test-freeze').pass()
    expect(all.keys('hero')).toContain('move n')
    const one = street(holding(['test-root']))
    one.choose('hero', 'explore n').until('react', 'turn-end').choose('evil-1', 'play test-root').pass()
    expect(one.keys('hero', 'move')).toEqual([])
    expect(one.keys('hero', 'explore')).not.toEqual([])
    one.act('explore n')
    expect(one.keys('hero', 'move')).not.toEqual([]) // the Turn after
  })
})

describe('Extra Actions', () => {
  const lead = item('test-lead', {
    action: 'locate',
    aim: 'none',
    effects: [
      { do: 'extra-action', actions: ['fight'] },
      { do: 'extra-action', actions: ['scavenge'] },
    ],
  })
  it('each keeps to its own kind, in any order, and one that cannot be performed does not bar the other (Items & Companions)', () => {
    const t = street({ pack: packWith({ items: [lead] }), hero: { items: [{ card: 'test-lead' }] } })
    t.choose('hero', 'use test-lead locate').pass()
    expect(t.keys('hero')).toEqual(['scavenge', 'end'])
    t.choose('hero', 'scavenge').pass()
    expect(t.hero.turn).toMatchObject({ number: 2, done: [] })
  })
})

describe('Bullet Time', () => {
  it('C048 is declared before the Action or not at all', () => {
    const t = street()
    expect(t.offers('hero', 'bullet-time')).toBe(true)
    t.choose('hero', 'bullet-time')
    t.refuses('hero', 'bullet-time')
    t.act('explore n')
    expect(t.keys('hero')).toContain('end')
    t.refuses('hero', 'bullet-time')
    const late = street().choose('hero', 'move n').until('block')
    late.refuses('hero', 'bullet-time')
  })

  it('C049 costs one Adrenaline and one Turn, for two Actions', () => {
    const t = street({ turn: 4, hero: { adrenaline: 2 } })
    t.act('bullet-time')
    expect([t.told('hero', 'bullet-time'), t.told('evil-1', 'bullet-time')]).toEqual([
      [{ type: 'bullet-time' }],
      [{ type: 'bullet-time' }],
    ])
    expect(t.hero.hero?.adrenaline).toBe(1)
    expect(t.hero.turn).toMatchObject({ number: 4, bulletTime: true, done: [] })
    t.act('explore n', 'explore s')
    expect(t.hero.turn).toMatchObject({ number: 5, bulletTime: false })
    expect(t.revealed).toBe('Ua2 Ua3 Ua4 Ua5') // the Room behind its Door is not seen
  })

  it('C050 R20 leaves the second Action open; the same twice, another, or none', () => {
    const again = street().act('bullet-time', 'move n', 'none', 'move s')
    expect(again.evil.at).toBe('Ua3')
    const other = street().act('bullet-time', 'move n', 'none')
    expect(other.keys('hero')).toEqual(expect.arrayContaining(['end', 'explore n', 'locate', 'scavenge']))
    for (const key of ['recover life', 'bullet-time']) other.refuses('hero', key)
    other.act('end')
    expect(other.hero.turn).toMatchObject({ number: 2, done: [] })
    expect(other.hero.hero?.adrenaline).toBe(2)
  })
})

describe('What an Action allows', () => {
  it('C051 allows cards of its own trigger alone', () => {
    const t = street(holding(['test-peek', 'test-scuffle', 'test-path']))
    t.choose('hero', 'explore n').until('react', 'declared')
    expect(t.keys('evil-1')).toEqual(['pass', 'play test-peek'])
    t.until('react', 'turn-end')
    expect(t.keys('evil-1', 'play')).toEqual([])
    const moved = street(holding(['test-peek', 'test-scuffle', 'test-path']))
    moved.choose('hero', 'move n').until('block').choose('hero', 'none').until('react', 'turn-end')
    expect(moved.keys('evil-1', 'play')).toEqual(['play test-path'])
  })
  it('C051 R7 allows both cards on one Action, and either of two under Bullet Time', () => {
    const t = street(holding(['test-path', 'test-scuffle', 'test-peek']))
    t.act('bullet-time', 'move n', 'none').choose('hero', 'explore s').until('react', 'turn-end')
    expect(t.keys('evil-1', 'play')).toEqual(['play test-path'])
    const late = street({ ...holding(['test-path', 'test-path']), hero: { at: 'Ua3' } })
    late.choose('hero', 'move s').until('react', 'turn-end')
    late.choose('evil-1', 'play test-path').until('react', 'turn-end').choose('evil-1', 'play test-path')
    expect(late.hero.track.map((played) => played.span)).toEqual([1, 2])
  })
  it('C281 names everything before anything is resolved', () => {
    const t = street(holding(['test-peek'])).choose('hero', 'explore n')
    expect(t.asked('evil-1')).toMatchObject({ kind: 'react', moment: 'declared' })
    expect(t.hears('declared')).toEqual([{ type: 'declared', action: 'explore', args: ['n'] }])
    expect(t.revealed).toBe('Ua3')
    expect(t.asking).toEqual(['evil-1'])
    t.pass()
    expect(t.revealed).toBe('Ua2 Ua3')
  })
  it('reads how far an Explore goes after the window of its declaration (Performing Actions)', () => {
    const t = table({ ...holding(['test-mist']), map: STREET, hero: { at: 'Ua5' } })
    t.choose('hero', 'explore n').until('react', 'declared').choose('evil-1', 'play test-mist').pass()
    expect(t.revealed).toBe('Ua4 Ua5')
    t.act('explore n')
    expect(t.revealed).toBe('Ua3 Ua4 Ua5')
  })
  it('R76 counts an Action that a Reaction cancels as performed', () => {
    const t = street({ ...holding(['test-stop', 'test-path']), hero: { at: 'Ua3', adrenaline: 2 } })
    t.choose('hero', 'bullet-time', 'move n').until('react', 'declared').choose('evil-1', 'play test-stop').pass()
    expect(t.evil.at).toBe('Ua3')
    expect(t.hero.turn).toMatchObject({ done: ['move'], bulletTime: true })
    expect(t.hero.hero?.adrenaline).toBe(1)
    t.choose('hero', 'end').until('react', 'turn-end')
    expect(t.keys('evil-1', 'play')).toEqual(['play test-path'])
  })
  it('opens a window before Revealing once an Explore, into known ground too (Reaction Timing)', () => {
    const t = street({ ...holding(['test-snare', 'test-snare']), revealed: 'Ua2 Ua3' })
    t.choose('hero', 'explore n').until('react', 'before-reveal').choose('evil-1', 'play test-snare').pass()
    expect(t.evil.dangers).toEqual(['Ua2'])
    expect(t.asked()?.kind).toBe('danger')
  })
})

describe('Items in place of Actions', () => {
  const withItem = (items: string, at = 'Ub3', hands: readonly string[] = []): Table =>
    table({
      ...holding(hands),
      map: CROSSING,
      hero: { at, adrenaline: 1, items: items.split(' ').map((each) => ({ card: each })) },
    })

  it('C052 does what the Item says and nothing else, and allows Move Reactions', () => {
    const t = withItem('test-cane', 'Ub3', ['test-path'])
    t.choose('hero', 'use test-cane move').until('react', 'turn-end')
    expect(t.evil.at).toBe('Ub3')
    expect(t.hero.hero).toMatchObject({ adrenaline: 2, items: [{ card: 'test-cane', charges: 2 }] })
    expect(t.keys('evil-1', 'play')).toEqual(['play test-path'])
    expect(t.hears('declared')).toEqual([{ type: 'declared', action: 'move', args: [], item: 'test-cane' }])
  })
  it('R80 uses one Item for one Action', () => {
    const t = withItem('test-boots test-cane')
    t.choose('hero', 'use test-boots move n').until('block')
    t.choose('hero', 'none').until('go')
    for (const key of t.keys('hero')) expect(key).toMatch(/^(go [nesw]|stop)$/)
  })
  it('R79 Unblocks with one step of several', () => {
    const t = table({
      map: BETWEEN_DOORS,
      pack: PACK,
      hero: { at: 'Ub1', items: [{ card: 'test-boots' }] },
      blocked: 'Ub1e',
    })
    t.choose('hero', 'use test-boots move e').until('go')
    expect(t.evil).toMatchObject({ at: 'Ub1', blocked: [] })
    t.choose('hero', 'go e').until('block')
    expect(t.evil.at).toBe('Uc1')
  })
  it('lets a card take aim at what an Item explores (Using Items)', () => {
    const t = withItem('test-horn', 'Ub3', ['test-snare'])
    t.choose('hero', 'use test-horn explore e').until('react', 'before-reveal').choose('evil-1', 'play test-snare')
    expect(t.evil.dangers).toEqual(['Uc3'])
  })
  it('gives an extra Action of the kinds named, and no other (Items & Companions)', () => {
    const t = withItem('test-watch')
    t.act('use test-watch locate')
    expect(t.keys('hero')).toEqual(['scavenge', 'end'])
    t.act('scavenge')
    expect(t.hero.turn?.number).toBe(2)
  })
})
