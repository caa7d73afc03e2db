// A part of a view: built anew once a piece of what it is made of was replaced, for each seat by itself.
import { describe, expect, it } from 'vitest'
import type { State } from '../../../../electron/games/alone/state.ts'
import { remembered } from '../../../../electron/games/alone/view/remembered.ts'

const state = (lights: readonly number[], dangers: readonly number[]): State =>
  ({ lights, dangers }) as unknown as State
const part = (): ReturnType<typeof remembered<{ all: number[]; seat: string }>> =>
  remembered(
    (s) => [s.lights, s.dangers],
    (s, seat) => ({ all: [...s.lights, ...s.dangers], seat }),
  )

describe('a remembered part', () => {
  const [lights, dangers] = [[1], [2]]
  it('is the very same while its pieces are', () => {
    const view = part()
    expect(view(state(lights, dangers), 'hero')).toBe(view(state(lights, dangers), 'hero'))
  })
  it.each([
    ['first', [3], dangers, [3, 2]],
    ['second', lights, [4], [1, 4]],
  ])('is built anew when its %s piece was replaced, and then kept', (_, a, b, all) => {
    const view = part()
    view(state(lights, dangers), 'hero')
    const now = view(state(a, b), 'hero')
    expect(now.all).toEqual(all)
    expect(view(state(a, b), 'hero')).toBe(now)
  })
  it('is each seat’s own', () => {
    const view = part()
    const hero = view(state(lights, dangers), 'hero')
    expect(view(state(lights, dangers), 'evil-1').seat).toBe('evil-1')
    expect(view(state(lights, dangers), 'hero')).toBe(hero)
  })
})
