// P1 again, from the other side: leaks planted on purpose. Each of them must turn the paired traces red, or the traces are worth nothing.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../electron/games/game.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { ASKING_LEAKS } from './leaks/asking.ts'
import type { Leak } from './leaks/plant.ts'
import { TELLING_LEAKS } from './leaks/telling.ts'
import { VIEW_LEAKS } from './leaks/views.ts'
import { pair } from './pair.ts'
import { newGame, oddPosition, richPosition, smallPosition } from './starts.ts'
import type { Parts } from './watch.ts'

const STARTS = [richPosition, smallPosition, newGame]
// Some leaks need a tie between Levels to show, and ties are rare.
const MOST_PAIRS = 900
const PLANTED = 50

/** How many pairs it takes until one is red, or undefined. */
function caughtBy(parts: () => Parts, starts = STARTS): number | undefined {
  for (let seed = 1; seed <= MOST_PAIRS; seed++) {
    const result = pair({ start: starts[seed % starts.length]!, seed, asks: 20, parts })
    if (result.verdict === 'leak') return seed
  }
  return undefined
}

const LEAKS: readonly Leak[] = [...VIEW_LEAKS, ...ASKING_LEAKS, ...TELLING_LEAKS]

test('leaks of every kind are planted', () => {
  expect(LEAKS.length).toBeGreaterThanOrEqual(PLANTED)
  expect(new Set(LEAKS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20)
})

test.each(LEAKS)('$kind is caught: $what', ({ parts }) => {
  expect(caughtBy(parts)).toBeDefined()
})

describe('in the rules themselves', () => {
  afterEach(() => {
    vi.resetModules()
    vi.doUnmock('../../electron/games/alone/state.ts')
    vi.doUnmock('../../electron/games/alone/labyrinth/islands.ts')
    vi.doUnmock('../../electron/games/alone/questions.ts')
  })

  /** The game with some function of one of its modules changed. */
  async function gameWith(module: string, changes: Readonly<Record<string, unknown>>): Promise<Game<State>> {
    vi.resetModules()
    vi.doMock(module, async (original) => ({ ...(await original<object>()), ...changes }))
    return (await import('../../electron/games/alone/index.ts')).alone
  }

  test('what the Hero may strike, in the order of the state', async () => {
    const creaturesShown = (s: State, places: readonly number[]): State['creatures'] =>
      s.creatures.filter((c) => c.handle !== null && places.includes(c.at))
    const game = await gameWith('../../electron/games/alone/state.ts', { creaturesShown })
    expect(caughtBy(() => ({ game }))).toBeDefined()
  })

  test('Evil is not asked where nothing can be done', async () => {
    const { ask } = await import('../../electron/games/alone/questions.ts')
    const game = await gameWith('../../electron/games/alone/questions.ts', { askUnseen: ask })
    expect(caughtBy(() => ({ game }), [oddPosition])).toBeDefined()
  })

  test('what happens on several islands, in the order of the Map', async () => {
    const asCounted = (_: State, sectors: readonly number[]): readonly number[] => sectors
    const game = await gameWith('../../electron/games/alone/labyrinth/islands.ts', { asCounted })
    expect(caughtBy(() => ({ game }), [oddPosition])).toBeDefined()
  })

  test('islands counted in the order of the Map', async () => {
    const frameOrder = (s: State): ReadonlyMap<number, number> =>
      new Map(s.labyrinth.toReversed().map((seen) => [seen.frame, seen.at === s.hero.at ? -1 : seen.at]))
    const game = await gameWith('../../electron/games/alone/labyrinth/islands.ts', { frameOrder })
    expect(caughtBy(() => ({ game }))).toBeDefined()
  })
})
