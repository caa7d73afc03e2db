// What the strong Evil foresees: what is sent upon the Hero now is worth more than what is far, and the same futures give the same worth.
import { expect, it } from 'vitest'
import { Foresight } from '../../../../electron/games/alone/bots/foresight.ts'
import type { Pack } from '../../../../electron/games/alone/pack/pack.ts'
import { catalogue } from '../../../../electron/games/alone/view/catalogue.ts'
import { map } from '../../../helpers/maps.ts'
import { type Given, table } from '../../../helpers/table.ts'
import { CORE } from '../../../helpers/test-pack.ts'

const ALL = catalogue(CORE as Pack, 'evil-1')
const ENDS = map([' L', ' │', ' │', ' │', ' │', ' D'], [], 'Ua3')
const MISSIONS = { green: { card: 'knock-in-the-wall' }, blue: null, final: null }
const foreseen = (given: Given, seed = 7): Foresight =>
  new Foresight(
    table({
      map: ENDS,
      hero: { at: 'Ua3' },
      revealed: 'Ua3',
      missions: MISSIONS,
      evil: { decks: ['fury', 'speed'], hands: [['tear', 'lunge']] },
      ...given,
    }).evil,
    ALL,
    seed,
  )
const worm = { kind: 'worm', at: 'Ua4', revealed: false, wounded: false }

it('sends what the Hero has not seen upon him sooner than what he has, and less gladly into Light', () => {
  const dark = foreseen({ creatures: 'worm Ua4' }).gain(worm, 'Ua3')
  expect(dark).toBeGreaterThan(0.5)
  const seen = { ...worm, revealed: true }
  expect(foreseen({ creatures: 'worm Ua4', revealed: 'Ua3 Ua4' }).gain(seen, 'Ua3')).toBeLessThan(dark)
  expect(foreseen({ creatures: 'worm Ua4', lights: 'Ua3' }).gain(worm, 'Ua3')).toBeLessThan(dark)
})

it('knows that it loses by sending a Creature away, and that another one on his way takes more', () => {
  expect(foreseen({ creatures: 'worm Ua4' }).gain(worm, 'Ua5')).toBeLessThan(0)
  expect(foreseen({}).spawned('worm', 'Ua5')).toBeGreaterThan(0)
})

it('finds the same worth in the same futures, and others in others', () => {
  const worth = (seed: number): number => foreseen({ creatures: 'worm Ua5' }, seed).gain({ ...worm, at: 'Ua5' }, 'Ua4')
  expect(worth(7)).toBe(worth(7))
  expect(new Set([1, 2, 3, 4, 5].map(worth)).size).toBeGreaterThan(1)
})

it('changes nothing of what it was shown', () => {
  const shown = foreseen({ creatures: 'worm Ua4' })
  const before = JSON.stringify(shown.view)
  shown.gain(worm, 'Ua3')
  shown.spawned('spore', 'Ua5')
  expect(JSON.stringify(shown.view)).toBe(before)
})
