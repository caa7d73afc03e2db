// A tile shortage: which tiles the Leader is asked for.
import { expect, it } from 'vitest'
import { map } from '../../../helpers/maps.ts'
import { table } from '../../../helpers/table.ts'
import { QUIET } from '../../../helpers/test-pack.ts'

it('lists equally far tiles by place, in whatever order they were Revealed (R72)', () => {
  // a straight Sector to the north and one to the south of a T, a straight line east of it
  const tee = map([' I', ' │', ' ├──L', ' │', ' D'])
  const t = table({ pack: QUIET, map: tee, hero: { at: 'Ua3' }, overlay: { tiles: { straight: 3 } } })
  t.act('explore s', 'explore n', 'move e').choose('hero', 'explore e').until('tile')
  expect(t.keys(t.leader)).toEqual(['Ua2', 'Ua4'])
  t.choose(t.leader, 'Ua4')
  expect(t.revealed).toBe('Ua2 Ua3 Ub3 Uc3')
})
