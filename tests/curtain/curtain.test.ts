// The curtain over all orders of display events, lost ones too, against a model that knows the truth.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, closed, mayDraw, type Curtain, type Happening, type Stand } from '../../electron/curtain/curtain.ts'

const stand: Stand = { set: 'two', at: '1' }
const seen = (over: Partial<Stand> = {}, mirrored = false): Happening => ({
  type: 'seen',
  stand: { ...stand, ...over },
  mirrored,
})
const confirmed: Happening = { type: 'confirmed', stand }
const run = (...happenings: Happening[]): Curtain => happenings.reduce(after, closed)

describe('curtain', () => {
  test('is closed until what is seen has been confirmed', () => {
    expect(mayDraw(closed)).toBe(false)
    expect(mayDraw(run(seen()))).toBe(false)
    expect(mayDraw(run(confirmed))).toBe(false)
    expect(mayDraw(run(confirmed, seen()))).toBe(false)
    expect(mayDraw(run(seen(), confirmed))).toBe(true)
  })

  test.each<[string, Happening[]]>([
    ['another set of displays', [seen({ set: 'one' })]],
    ['Evil on another display', [seen({ at: '0' })]],
    ['Evil astride', [seen({ at: null })]],
    ['mirroring', [seen({}, true)]],
    ['a change that looks like none', [{ type: 'changed' }]],
    ['sleep', [{ type: 'suspended' }]],
    ['waking', [{ type: 'resumed' }]],
    ['doubt', [{ type: 'doubted' }]],
    ['there and back', [seen({ set: 'one' }), seen()]],
    ['a late click on an old label', [seen({ at: '0' }), confirmed]],
  ])('is closed by %s', (_name, happenings) => {
    const shut = run(seen(), confirmed, ...happenings)
    expect(mayDraw(shut)).toBe(false)
    expect(mayDraw(after(shut, seen()))).toBe(false)
  })

  test('opens again once confirmed again, but not while asleep, mirrored or astride', () => {
    expect(mayDraw(run(seen(), confirmed, { type: 'changed' }, confirmed))).toBe(true)
    expect(mayDraw(run(seen(), { type: 'suspended' }, confirmed))).toBe(false)
    expect(mayDraw(run(seen(), { type: 'suspended' }, confirmed, { type: 'resumed' }))).toBe(false)
    expect(mayDraw(run(seen({}, true), confirmed, seen()))).toBe(false)
    expect(mayDraw(run(seen({ at: null }), { type: 'confirmed', stand: { set: 'two', at: null } }))).toBe(false)
  })
})

/** What truly is, and what the app was let know of it. */
interface World {
  set: string
  at: string
  mirrored: boolean
  asleep: boolean
  /** Where the players said that Evil sits, until the app is let know of anything that speaks against it. */
  trusted: Stand | null
}
type Change = Partial<Pick<World, 'set' | 'at' | 'mirrored' | 'asleep'>>
type Step =
  | { do: 'change'; change: Change; told: boolean; looked: boolean }
  | { do: 'look' | 'confirm' }
  /** The players click on a label that was drawn before things changed. */
  | { do: 'late'; stand: Stand }

const set = fc.constantFrom('one', 'two', 'other two')
const at = fc.constantFrom('0', '1')
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ set }),
  fc.record({ at }),
  fc.record({ mirrored: fc.boolean() }),
  fc.record({ asleep: fc.boolean() }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('change' as const), change, told: fc.boolean(), looked: fc.boolean() }),
  fc.record({ do: fc.constantFrom('look' as const, 'confirm' as const) }),
  fc.record({ do: fc.constant('late' as const), stand: fc.record({ set, at }) }),
)

function look(world: World): Happening {
  const { set, at, mirrored } = world
  if (mirrored || world.trusted?.set !== set || world.trusted.at !== at) world.trusted = null
  return { type: 'seen', stand: { set, at }, mirrored }
}

/** Changes the world, and gives what the app hears of it. */
function happen(world: World, step: Step): Happening[] {
  switch (step.do) {
    case 'look':
      return [look(world)]
    case 'confirm': {
      const heard = look(world)
      const stand = { set: world.set, at: world.at }
      if (!world.mirrored && !world.asleep) world.trusted = stand
      return [heard, { type: 'confirmed', stand }]
    }
    case 'late': {
      const heard = look(world)
      const fits = step.stand.set === world.set && step.stand.at === world.at
      world.trusted = fits && !world.mirrored && !world.asleep ? step.stand : null
      return [heard, { type: 'confirmed', stand: step.stand }]
    }
    case 'change': {
      const { asleep, ...displays } = step.change
      Object.assign(world, displays)
      const heard: Happening[] = []
      if (asleep !== undefined) {
        // The app hears of sleep for certain or not at all: what was lost is found out by its clock, as a doubt.
        world.asleep = asleep
        heard.push({ type: asleep ? 'suspended' : 'resumed' })
      } else if (step.told) heard.push({ type: 'changed' })
      if (heard.length > 0) world.trusted = null
      return step.looked ? [...heard, look(world)] : heard
    }
  }
}

test('in any order, after a look Evil is drawn exactly where that was confirmed and nothing spoke against it', () => {
  let drawn = 0
  const run = (steps: Step[]): void => {
    const world: World = { set: 'two', at: '1', mirrored: false, asleep: false, trusted: null }
    let curtain = closed
    for (const step of [...steps, { do: 'look' } as const]) {
      for (const happening of happen(world, step)) curtain = after(curtain, happening)
      // Between a lost event and the next look nobody can know; a look must find it out.
      const glance = { ...world }
      const open = mayDraw(after(curtain, look(glance)))
      expect(open).toBe(glance.trusted !== null && !glance.asleep)
      if (open) drawn += 1
    }
  }
  fc.assert(fc.property(fc.array(step, { maxLength: 40 }), run), { numRuns: 3000 })
  expect(drawn).toBeGreaterThan(1000)
})
