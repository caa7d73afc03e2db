// Placing with displays and windows of paper: asked once, remembered, asked again, and Evil's window made anew whenever in doubt.
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Side } from '../../electron/contract/wire.ts'
import { Placing, type Room } from '../../electron/shell/placing.ts'
import { standsOn, type Area, type Screen, type Seating, type Spot } from '../../electron/shell/places.ts'

const screen = (x: number, over: Partial<Screen> = {}): Screen => {
  const bounds = { x, y: 0, width: 1920, height: 1080 }
  return {
    label: 'Twin',
    bounds,
    workArea: { ...bounds, height: 1040 },
    scaleFactor: 1,
    rotation: 0,
    internal: false,
    ...over,
  }
}
const two = [screen(0), screen(1920)]

class PaperRoom implements Room {
  list: readonly Screen[] = two
  areas = new Map<Side, Area>()
  full = new Map<Side, boolean>()
  made: Side[] = []
  memory = new Map<string, Seating>()
  told = 0
  /** A window manager that has its own mind. */
  stubborn = false
  /** Something that happens while windows move. */
  meanwhile: () => void = () => undefined
  screens() {
    return this.list
  }
  area(side: Side) {
    return this.areas.get(side)
  }
  make(side: Side, { area }: Spot) {
    this.made.push(side)
    this.areas.set(side, area)
    this.full.set(side, false)
  }
  async move(side: Side, { area, full }: Spot) {
    await Promise.resolve()
    if (!this.stubborn) this.areas.set(side, area)
    this.full.set(side, full)
    this.meanwhile()
  }
  recall(set: string) {
    return this.memory.get(set)
  }
  remember(set: string, seating: Seating) {
    this.memory.set(set, seating)
  }
  changed() {
    this.told += 1
  }
  display(side: Side) {
    return standsOn(this.list, this.areas.get(side)!)
  }
}

let room: PaperRoom
let placing: Placing
const settle = () => new Promise((done) => setTimeout(done))
beforeEach(() => {
  room = new PaperRoom()
  placing = new Placing(room)
})
const opened = async () => {
  await placing.start()
  await placing.place('hero', 'hero')
}

describe('placing', () => {
  test('asks at displays that it does not know, with a label on each', async () => {
    await placing.start()
    expect(placing.mayDraw).toBe(false)
    expect([placing.label('hero'), placing.label('evil')]).toEqual(['1', '2'])
    expect([room.display('hero'), room.display('evil')]).toEqual([0, 1])
    expect(room.full.get('evil')).toBe(false)
  })

  test('says that both windows share a display only where there is one', async () => {
    await placing.start()
    expect(placing.isShared).toBe(false)
    room.list = [screen(0)]
    expect(placing.isShared).toBe(true)
  })

  test.each<[Side, Side, number]>([
    ['hero', 'hero', 1],
    ['hero', 'evil', 0],
    ['evil', 'evil', 1],
    ['evil', 'hero', 0],
  ])("%s's window says %s: Evil sits at %i", async (by, side, evilAt) => {
    await placing.start()
    expect(await placing.place(by, side)).toBe(true)
    expect(placing.mayDraw).toBe(true)
    expect(room.display('evil')).toBe(evilAt)
    expect(room.display('hero')).toBe(1 - evilAt)
    expect([...room.full.values()]).toEqual([true, true])
    expect([...room.memory.values()]).toEqual([{ hero: 1 - evilAt, evil: evilAt }])
  })

  test('does not ask again at displays that it knows, and does at others', async () => {
    await placing.start()
    await placing.place('hero', 'evil')
    const again = new Placing(room)
    await again.start()
    expect(again.mayDraw).toBe(true)
    expect(room.display('evil')).toBe(0)
    room.list = [screen(0), screen(1920, { scaleFactor: 1.5 })]
    const other = new Placing(room)
    await other.start()
    expect(other.mayDraw).toBe(false)
  })

  test('a seating that no longer fits is not believed', async () => {
    await opened()
    for (const set of room.memory.keys()) room.memory.set(set, { hero: 0, evil: 4 })
    const again = new Placing(room)
    await again.start()
    expect(again.mayDraw).toBe(false)
  })

  test.each(['changed', 'suspended', 'resumed', 'doubted'] as const)('%s closes, and makes Evil anew', async (type) => {
    await opened()
    room.made = []
    placing.doubt(type)
    expect(placing.mayDraw).toBe(false)
    expect(room.made).toEqual(['evil'])
    expect(placing.trouble?.id ?? null).toBe(type === 'doubted' ? null : 'trouble.display')
    placing.look()
    expect(placing.mayDraw).toBe(false)
  })

  test('a lost event is found by looking', async () => {
    await opened()
    room.list = [screen(0)]
    placing.look()
    await settle()
    expect(placing.mayDraw).toBe(false)
    expect(room.display('evil')).toBe(0)
    expect(room.areas.get('evil')).toMatchObject({ x: 960, width: 960 })
    await placing.place('evil', 'evil')
    expect(placing.mayDraw).toBe(true)
  })

  test('a window dragged away from its display closes', async () => {
    await opened()
    room.areas.set('evil', { x: 100, y: 0, width: 800, height: 600 })
    placing.look()
    expect(placing.mayDraw).toBe(false)
  })

  test('mirrored displays cannot be confirmed, and say why', async () => {
    room.list = [screen(0), screen(0)]
    await opened()
    expect(placing.mayDraw).toBe(false)
    expect(placing.trouble?.id).toBe('trouble.mirrored')
    expect(room.memory.size).toBe(0)
    room.list = two
    placing.look()
    expect(placing.trouble?.id).toBe('trouble.display') // and nothing of a window that would have to be dragged
  })

  test('what happens while windows move voids the confirmation', async () => {
    await placing.start()
    room.meanwhile = () => {
      placing.doubt('changed')
    }
    await placing.place('hero', 'hero')
    expect(placing.mayDraw).toBe(false)
  })

  test('who clicks is awake, though the system did not say so', async () => {
    await placing.start()
    placing.doubt('suspended')
    await placing.place('hero', 'hero')
    expect(placing.mayDraw).toBe(true)
  })

  test('late and double clicks move nothing', async () => {
    await placing.start()
    const first = placing.place('hero', 'evil')
    expect(await placing.place('evil', 'hero')).toBe(false)
    await first
    expect(room.display('evil')).toBe(0)
    expect(await placing.place('hero', 'evil')).toBe(false)
    expect(placing.mayDraw).toBe(true)
    expect(room.display('evil')).toBe(0)
  })

  test('a click on the labels of another set of displays is not one', async () => {
    await placing.start()
    room.list = [screen(0), screen(1920), screen(3840)]
    expect(await placing.place('hero', 'hero')).toBe(false)
    expect(placing.mayDraw).toBe(false)
  })

  test('a window that does not go where it is sent stays behind the curtain', async () => {
    await placing.start()
    room.stubborn = true
    await placing.place('hero', 'evil')
    expect(placing.mayDraw).toBe(false)
    expect(placing.trouble?.id).toBe('trouble.astride')
  })

  test('three displays: asking again shows every pair', async () => {
    room.list = [screen(0), screen(1920), screen(3840)]
    await placing.start()
    const pairs = new Set<string>()
    for (let i = 0; i < 6; i += 1) {
      pairs.add(placing.label('hero') + placing.label('evil'))
      placing.again()
      await settle()
    }
    expect(pairs.size).toBe(6)
  })

  test('changing sides keeps the seats, remembers, and makes Evil anew', async () => {
    await opened()
    room.made = []
    await placing.swap()
    expect(placing.mayDraw).toBe(true)
    expect([room.display('hero'), room.display('evil')]).toEqual([1, 0])
    expect(room.made).toEqual(['evil'])
    expect([...room.memory.values()]).toEqual([{ hero: 1, evil: 0 }])
  })
})

type Step =
  | { do: 'doubt' | 'look' | 'swap' | 'again' | 'sleep' | 'wake' }
  | { do: 'place'; by: Side; side: Side }
  | { do: 'list'; n: number }
  | { do: 'drag'; x: number }
const side = fc.constantFrom<Side>('hero', 'evil')
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('doubt', 'look', 'swap', 'again', 'sleep', 'wake' as const) }) as fc.Arbitrary<Step>,
  fc.record({ do: fc.constant('place' as const), by: side, side }),
  fc.record({ do: fc.constant('list' as const), n: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('drag' as const), x: fc.integer({ min: 0, max: 4000 }) }),
)

test('in any order, while Evil may be drawn its window stands on the display that is remembered as its own', async () => {
  let open = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (all) => {
      const room = new PaperRoom()
      const placing = new Placing(room)
      await placing.start()
      for (const step of all) {
        if (step.do === 'place') await placing.place(step.by, step.side)
        else if (step.do === 'swap') await placing.swap()
        else if (step.do === 'again') placing.again()
        else if (step.do === 'doubt') placing.doubt('changed')
        else if (step.do === 'sleep') placing.doubt('suspended')
        else if (step.do === 'wake') placing.doubt('resumed')
        else if (step.do === 'list') room.list = [0, 1920, 3840].slice(0, step.n).map((x) => screen(x))
        else if (step.do === 'drag') room.areas.set('evil', { x: step.x, y: 0, width: 700, height: 600 })
        placing.look()
        await settle()
        if (!placing.mayDraw) continue
        open += 1
        expect(room.display('evil')).toBe(room.list.length === 1 ? 0 : Number(placing.label('evil')) - 1)
      }
    }),
    { numRuns: 150 },
  )
  expect(open).toBeGreaterThan(100)
})
