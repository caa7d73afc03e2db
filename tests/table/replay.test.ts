// The path without views ends in the same state as the path with them.
import { expect, test } from 'vitest'
import { Quick } from '../../electron/table/quick.ts'
import { askOf, seats } from '../helpers/seats.ts'
import { toy, toySetting, type Toy } from '../helpers/toy.ts'

test.each([1, 2, 3] as const)('a game of %i players of Evil, answer by answer', (evil) => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const table = seats({ evil, seed: seed.toString(16) })
    const quick = new Quick(toy, toy.begin(toySetting(evil, seed.toString(16))) as Toy)
    const asks = new Map<string, any>()
    const note = (lines: ReturnType<typeof table.read>) => {
      for (const seat of table.host.seats)
        if (lines.some((l) => l.to === seat && 'ask' in l)) asks.set(seat, askOf(lines, seat))
    }
    note(table.read())
    for (let n = 0; !table.host.isOver; n += 1) {
      const seat = table.host.asking[n % table.host.asking.length]!
      const keys = asks.get(seat).options.map((option: any) => option.key)
      const key = keys[(n * 7 + seed) % keys.length]
      expect(quick.rest.put.find((q) => q.seat === seat)?.keys).toEqual(keys)
      note(table.choose(seat, key, asks.get(seat).id))
      quick.answer(seat, key)
    }
    expect(quick.rest.over).toBe(true)
    expect((table.host.dump() as any).state).toEqual(quick.state)
  }
})
