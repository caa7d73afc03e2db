// What a gamepad says, and where it sends the focus.
import { describe, expect, it } from 'vitest'
import { ACTS } from '../../renderer/ui/bindings.ts'
import { IDLE, look, PAD } from '../../renderer/ui/pads.ts'
import { nextOn, type Box, type Way } from '../../renderer/ui/spatial.ts'

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]) => ({
  buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i), touched: false, value: 0 })),
  axes,
})

describe('a pad', () => {
  it('says each button once when it goes down, and once when it is let go', () => {
    const first = look(pad([0, 4]), IDLE, 0)
    expect([first.pressed, first.letGo, first.step]).toEqual([[0, 4], [], null])
    const held = look(pad([0, 4]), first.seen, 30)
    expect([held.pressed, held.letGo]).toEqual([[], []])
    const after = look(pad([4, 5]), held.seen, 60)
    expect([after.pressed, after.letGo]).toEqual([[5], [0]])
  })
  it.each([
    [pad([12]), 'up'],
    [pad([15]), 'right'],
    [pad([], [-0.9, 0.2]), 'left'],
    [pad([], [0.1, 0.7]), 'down'],
    [pad([], [0.4, -0.4]), null],
  ] as const)('steps by its cross and its stick', (given, way) => {
    expect(look(given, IDLE, 0).step).toBe(way)
  })
  it('walks on by itself while a way is held, after a moment', () => {
    let seen = IDLE
    const steps: number[] = []
    for (let now = 0; now <= 720; now += 30) {
      const news = look(pad([13]), seen, now)
      seen = news.seen
      if (news.step !== null) steps.push(now)
    }
    expect(steps).toEqual([0, 420, 570, 720])
    expect(look(pad([14]), seen, 730).step).toBe('left')
    expect(look(pad([]), seen, 1_000).step).toBeNull()
  })
  it.each(['hero', 'evil'] as const)("of %s has each button once, and no act of the other side's", (side) => {
    const buttons = PAD[side].map(({ button }) => button)
    expect(new Set(buttons).size).toBe(buttons.length)
    const others: readonly string[] = ACTS.filter((each) => each.side !== side).map(({ act }) => act)
    expect(PAD[side].filter(({ act }) => others.includes(act))).toEqual([])
  })
})

describe('the next control', () => {
  const box = (left: number, top: number, width = 80, height = 40): Box => {
    return { left, top, right: left + width, bottom: top + height }
  }
  const from = box(200, 200)
  const around = [box(200, 100), box(300, 200), box(200, 300), box(100, 200), box(320, 330)]
  it.each([
    ['up', 0],
    ['right', 1],
    ['down', 2],
    ['left', 3],
  ] as [Way, number][])('%s is the nearest straight ahead', (way, at) => {
    expect(nextOn(way, from, around)).toBe(at)
  })
  it('is one that is not straight ahead where there is no other, and none where there is none', () => {
    expect(nextOn('down', from, [around[4]!, around[0]!])).toBe(0)
    expect(nextOn('up', from, [around[2]!, from])).toBeNull()
  })
  it('is that of a long row above which it stands, not the first', () => {
    expect(nextOn('up', box(500, 300), [box(0, 200, 1000), box(300, 100)])).toBe(0)
    expect(nextOn('down', box(500, 100, 300), [box(0, 200), box(560, 240)])).toBe(1)
  })
})
