// The Hero's view: its order says nothing of the order in which the rules keep things.
import { describe, expect, it } from 'vitest'
import { map, STREET } from '../../../helpers/maps.ts'
import { newGame, table, type Table } from '../../../helpers/table.ts'
import { FURY, QUIET } from '../../../helpers/test-pack.ts'

describe('the Hero’s view', () => {
  const seen = (t: Table): unknown[] => t.hero.labyrinth.map(({ at, island }) => [island, ...at])
  it('puts his own Sector first, though others lie before it and were Revealed after it', () => {
    const t = table({ pack: QUIET, map: STREET, hero: { at: 'Ua4' } })
      .act('explore n')
      .act('explore s')
    expect(seen(t)).toEqual([
      [0, 0, 0],
      [0, 0, -2],
      [0, 0, -1],
      [0, 0, 1],
    ])
  })
  it('puts it first though others were Revealed before it', () => {
    const t = table({ pack: QUIET, map: STREET, hero: { at: 'Ua4' }, revealed: 'Ua3 Ua2' })
    expect(seen(t)).toEqual([
      [0, 0, 0],
      [0, 0, -2],
      [0, 0, -1],
    ])
  })
  it('shows no Sector before he is placed', () => {
    expect(newGame().hero.labyrinth).toEqual([])
  })
  it('goes from west to east in a row, his own Sector first', () => {
    const t = table({ pack: QUIET, map: map([' ┌──┐', ' └──┘']), hero: { at: 'Uc1' }, revealed: 'Ua1 Ub1 Ud1' })
    expect(seen(t)).toEqual([
      [0, 0, 0],
      [0, -2, 0],
      [0, -1, 0],
      [0, 1, 0],
    ])
  })
  it('shows what lies in each Sector that is Revealed, and of no other', () => {
    const t = table({
      pack: QUIET,
      map: map([' I──Lr'], [' D──Gr'], 'Ub1'),
      hero: { at: 'Uc1' },
      revealed: 'Ub1 Ud1',
      lights: 'Ub1',
      dangers: 'Uc1',
      blocked: 'Uc1e',
      conditions: [
        { kind: 'smoke', at: 'Ub1' },
        { kind: 'leak', at: 'Ub1' },
        { kind: 'resin', at: 'Uc1' },
      ],
      creatures: 'worm! Ub1, spore Ua1',
    })
    const empty = { island: 0, lit: false, danger: false, conditions: [], creatures: [], inSight: true }
    expect(t.hero.labyrinth).toStrictEqual([
      {
        ...empty,
        id: t.handle('Uc1'),
        at: [0, 0],
        tile: 'straight',
        open: ['e', 'w'],
        doors: [{ dir: 'e', blocked: true }],
        danger: true,
        conditions: ['resin'],
      },
      {
        ...empty,
        id: t.handle('Ub1'),
        at: [-1, 0],
        tile: 'straight',
        open: ['e', 'w'],
        doors: [{ dir: 'w', blocked: false }],
        lcu: true,
        lit: true,
        conditions: ['leak', 'smoke'],
        creatures: [{ id: 'c1', kind: 'worm', wounded: true }],
      },
      {
        ...empty,
        id: t.handle('Ud1'),
        at: [0, 0],
        island: 1,
        tile: 'laboratory',
        open: ['w'],
        doors: [{ dir: 'w', blocked: true }],
        stairs: 'red',
        inSight: false,
      },
    ])
  })
  it('shows a card on the Track once it is played, and not its face while it lies face down', () => {
    const t = table({ pack: QUIET, map: STREET, hero: { at: 'Ua4' }, evil: { hands: [[FURY]] } })
    expect(t.hero.track).toEqual([])
    t.choose('hero', 'explore n').toTurnEnd().choose('evil-1', `standard ${FURY}`)
    expect(t.hero.track).toEqual([{ deck: 'fury', card: null, span: 1 }])
  })
  it.each(['worm Ua3, hybrid Ua3, spore Ua3', 'hybrid Ua3, spore Ua3, worm Ua3', 'spore Ua3, worm Ua3, hybrid Ua3'])(
    'lists the Creatures of a Sector by handle (%s)',
    (creatures) => {
      const t = table({ pack: QUIET, map: STREET, hero: { at: 'Ua5' }, creatures, revealed: 'Ua3' })
      expect(t.sees('Ua3')?.creatures.map(({ id, kind }) => [id, kind])).toEqual([
        ['c1', 'hybrid'],
        ['c2', 'spore'],
        ['c3', 'worm'],
      ])
    },
  )
})
