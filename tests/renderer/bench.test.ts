// Evil's bench: where a kind could be Spawned, by its distance from the Hero, and Evil's own marks.
import { afterEach, expect, test, vi } from 'vitest'
import { nextTick, ref } from 'vue'
import { usePlans } from '../../renderer/evil/plans.ts'
import { planOf } from '../../renderer/evil/plot/map.ts'
import { planMarksOf } from '../../renderer/evil/plot/planmarks.ts'
import { spawnReach } from '../../renderer/evil/plot/reach.ts'
import { table } from '../helpers/table.ts'
import { STREET } from '../helpers/maps.ts'

afterEach(() => vi.unstubAllGlobals())

test('a kind could be Spawned where the rules offer it, as far as distance goes', () => {
  const t = table({ map: STREET, hero: { at: 'Ua6' }, evil: { hands: [['lunge']] } })
  t.choose('hero', 'locate', 'target corridor', 'target corridor').toTurnEnd()
  t.choose('evil-1', 'standard lunge')
  const view = t.view('evil-1')
  const plan = planOf(view.levels)
  for (const kind of ['worm', 'spore'] as const) {
    const offered = t.keys('evil-1', `spawn ${kind} `).map((key) => key.split(' ')[2])
    const least = t.state.pack.creatures[kind].regular.spawn
    expect(offered.length).toBeGreaterThan(0)
    expect(
      spawnReach(kind, least, plan, view)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(offered.toSorted())
  }
})

test('each press brings the next mark and in the end none; another game has its own', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const game = ref<string | null>('one')
  const { plans, mark, clear } = usePlans(() => game.value)
  const seen = Array.from({ length: 4 }, () => (mark('Ua1'), plans.value['Ua1']))
  expect(seen).toEqual(['ring', 'cross', 'bang', undefined])
  mark('Ua1')
  mark('Lb2')
  expect([planMarksOf('U', plans.value).length, planMarksOf('L', plans.value).length]).toEqual([2, 2])
  expect(usePlans(() => 'one').plans.value).toEqual({ Ua1: 'ring', Lb2: 'ring' })
  game.value = 'two'
  await nextTick()
  expect(plans.value).toEqual({})
  mark('Ub1')
  clear()
  expect(plans.value).toEqual({})
})
