// The Hero's view: its order says nothing of the order in which the rules keep things.
import { describe, expect, it } from 'vitest'
import { STREET } from '../../../helpers/maps.ts'
import { newGame, table, type Table } from '../../../helpers/table.ts'
import { QUIET } from '../../../helpers/test-pack.ts'

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
