// Islands of the Labyrinth: what the Hero's names for Sectors and Creatures may tell of a Map that he does not see.
import { describe, expect, it } from 'vitest'
import { map } from '../../../helpers/maps.ts'
import { table } from '../../../helpers/table.ts'
import { item, packWith } from '../../../helpers/test-pack.ts'

const PACK = packWith({
  items: [item('test-rooms', { action: 'interact', aim: 'none', effects: [{ do: 'reveal', where: 'rooms' }] })],
})

describe('islands', () => {
  it('are gone on with by their numbers, though they were numbered against their places (Updating the Map and the Labyrinth)', () => {
    const t = table({
      pack: PACK,
      map: map([' ┌┐', ' D┘', ' ·', ' ┌┐', ' └I'], [' G─L']),
      hero: { at: 'Lb1', items: [{ card: 'test-rooms' }] },
      piles: { items: [] },
      discards: { items: [] },
      revealed: 'Ub2 Ua5',
    })
    expect([t.sees('Ua5')?.island, t.sees('Ub2')?.island]).toEqual([1, 2])
    t.act('use test-rooms interact')
    expect([t.sees('Ub5'), t.sees('Ua2')].map((x) => [x?.id, x?.island, x?.at])).toEqual([
      ['s6', 1, [1, 0]],
      ['s7', 2, [-1, 0]],
    ])
  })
})
