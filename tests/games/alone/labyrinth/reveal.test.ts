// What is Revealed at once gets its names by place; what has a name keeps it.
import { describe, expect, it } from 'vitest'
import { FIELD, STREET } from '../../../helpers/maps.ts'
import { table } from '../../../helpers/table.ts'
import { QUIET } from '../../../helpers/test-pack.ts'

describe('what is Revealed at once', () => {
  it('is named from north to south, and from west to east in a row (Revealed/Unrevealed)', () => {
    const t = table({ pack: QUIET, map: FIELD, hero: { at: 'Uc3' }, revealed: 'Uc1 Uc2 Ua3 Ub3 Ud3 Uc4' })
    const places = ['Uc1', 'Uc2', 'Ua3', 'Ub3', 'Uc3', 'Ud3', 'Uc4']
    expect(places.map((at) => t.handle(at))).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7'])
  })
})

describe('a Creature that is Revealed already', () => {
  it('keeps its name when another one is Revealed, and is not told again (Revealed/Unrevealed)', () => {
    const t = table({
      pack: QUIET,
      map: STREET,
      hero: { at: 'Ua3' },
      revealed: 'Ua2',
      creatures: 'worm Ua2, spore Ua4',
    })
    expect(t.shown('worm')).toBe('c1')
    t.choose('hero', 'explore s')
    expect([t.shown('worm'), t.shown('spore')]).toEqual(['c1', 'c2'])
    expect(t.hears('revealed').map((event) => event['creatures'])).toEqual([['c2']])
  })
})
