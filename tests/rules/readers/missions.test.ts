// Interact and Missions, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { map } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { mission, packWith, QUIET } from '../../helpers/test-pack.ts'

/**
 *     Ua1 Infirmary – Ub1 ┬ – Uc1 ─ – Ud1 Ventilation Room
 *                     Ub2 │
 *                     Ub3 Hangar Bay
 * The lower Level has the Generator Room (La1), a straight Sector and the Escape Pods (Lc1); nothing leads there.
 */
const HOUSE = map([' I┬─V', ' ·│··', ' ·H··'], [' G─E'])

const at = (place: string, given: Given = {}, hero: Record<string, unknown> = {}): Table =>
  table({ pack: QUIET, map: HOUSE, ...given, hero: { at: place, ...hero } })

const missions = (blue: string | null, green: string | null, final: string | null, triggered = false): Given => ({
  missions: {
    blue: blue === null ? null : { card: blue },
    green: green === null ? null : { card: green },
    final: final === null ? null : { card: final, triggered },
  },
})
/** Blue in the Ventilation Room, green in the Infirmary, the Final Mission in the Hangar Bay. */
const PLAIN = missions('thin-air', 'cold-cabinet', 'cold-launch')

const stateOf = (t: Table, colour: string): unknown => {
  const its = t.hero.missions.find((x) => x.colour === colour)
  return its === undefined ? undefined : [its.triggered, its.done, its.progress]
}
const isDone = (t: Table, colour: string): unknown => t.hero.missions.find((x) => x.colour === colour)?.done
const isOpen = (t: Table): unknown => t.hero.missions.find((x) => x.colour === 'final')?.triggered
/** Answers by the first key, but for what is said by kind, until the Hero is asked one of his own questions. */
const toHero = (t: Table, kind: string): Table => {
  for (let n = 0; n < 99 && t.asked('hero')?.kind !== kind; n++) {
    const seat = t.asking[0] ?? 'hero'
    if (seat === 'hero' && t.asked('hero') === undefined) throw new Error('nobody is asked')
    t.choose(seat, t.keys(seat)[0] ?? '')
  }
  return t
}

describe('Interact', () => {
  test('only an LCU or a Mission of the own Sector can be named, in a plain Corridor nothing (Interact)', () => {
    const lamps = map([' I┬─V', ' ·│··', ' ·H··'], [' G─E'], 'Ub1')
    const keys = (place: string): readonly string[] =>
      at(place, { ...PLAIN, map: lamps })
        .keys('hero', 'interact')
        .toSorted()
    expect(keys('Uc1')).toEqual([])
    expect(keys('Ub1')).toEqual(['interact lcu e', 'interact lcu s', 'interact lcu w'])
    expect(keys('Ua1')).toEqual(['interact mission green'])
    expect(keys('Ud1')).toEqual(['interact mission blue'])
    expect(keys('Ub3')).toEqual([])
  })

  test('a Mission of two Interacts is done by the second, not by one, and other Missions do not move (Interact)', () => {
    const lights = missions('dead-grid', 'cold-cabinet', 'cold-launch')
    const t = at('La1', lights, { life: 9 }).act('interact mission blue')
    expect([stateOf(t, 'blue'), isOpen(t), t.evil.lights]).toEqual([[expect.anything(), false, 1], false, []])
    t.choose('hero', 'interact mission blue')
    expect([isDone(t, 'blue'), isDone(t, 'green')]).toEqual([true, false])
    expect([...t.evil.lights].toSorted()).toEqual(['La1', 'Lb1'])
    expect(t.keys('hero', 'interact mission')).toEqual([])
  })

  test('a Mission that wants no Creature beside the Hero is not done beside one, and is done with one in the next Sector (Interact)', () => {
    const t = at('Ua1', { ...PLAIN, creatures: 'spore! Ua1' })
    expect(t.offers('hero', 'interact mission green')).toBe(false)
    const clear = at('Ua1', { ...PLAIN, creatures: 'spore! Ub1', revealed: 'Ub1' }, { life: 5, selfControl: 6 })
    clear.choose('hero', 'interact mission green')
    expect([isDone(clear, 'green'), isOpen(clear)]).toEqual([true, true])
    expect(clear.health).toEqual([8, 9])
  })

  test('an Interact that a Reaction cancels was performed, but brings the Mission nothing (R76)', () => {
    const interacted = (answer: string, dangers: string): Table => {
      const evil = { decks: ['terror', 'fury'], hands: [['numb-fingers']] }
      const given = { ...missions('dead-grid', null, null), evil, dangers }
      const t = table({ map: HOUSE, ...given, hero: { at: 'La1' } }).choose('hero', 'interact mission blue')
      t.until('react', 'declared').choose('evil-1', 'play numb-fingers')
      if (dangers === 'La1') t.until('choose').choose('hero', `choose ${answer}`)
      return t.until('react', 'turn-end')
    }
    const borne = interacted('bear-it', 'La1')
    expect([stateOf(borne, 'blue'), borne.health]).toEqual([
      [expect.anything(), false, 1],
      [11, 11],
    ])
    const dropped = interacted('let-go', 'La1')
    expect([stateOf(dropped, 'blue'), dropped.health]).toEqual([
      [expect.anything(), false, 0],
      [12, 11],
    ])
    expect(dropped.hero.turn?.done).toEqual(['interact'])
    const safe = interacted('let-go', 'Lb1')
    expect([stateOf(safe, 'blue'), safe.health]).toEqual([
      [expect.anything(), false, 1],
      [12, 11],
    ])
  })
})

describe('The first Starting Mission', () => {
  test('the Final Mission cannot be tried in its Room before a Starting Mission is done (Final Mission)', () => {
    expect(at('Ub3', PLAIN).keys('hero', 'interact')).toEqual([])
    const open = missions('thin-air', 'cold-cabinet', 'cold-launch', true)
    expect(at('Ub3', open).keys('hero', 'interact')).toEqual(['interact mission final'])
  })

  test('its reward comes before the Round, and the Round before what is recovered (R86)', () => {
    // Cap 9: the reward lifts Life to 9 alone; the Round lifts the cap to 11; then 3 more are chosen.
    const t = at('Ua1', { ...PLAIN, round: 3 }, { life: 7, selfControl: 5 }).choose('hero', 'interact mission green')
    toHero(t, 'reward')
    expect(t.health).toEqual([9, 8])
    expect(t.hero.round).toMatchObject({ space: 2, cap: 11 })
    expect(t.keys().toSorted()).toEqual(['life', 'self-control'])
    expect(t.choose('hero', 'life').health).toEqual([11, 8])
  })

  test('each difficulty gives what it says: both, one of both, no Round, nothing (Mid-Game Rewards)', () => {
    const given = (difficulty: string): unknown => {
      const held = { life: 2, selfControl: 2 }
      const t = at('Ua1', { ...PLAIN, round: 4, difficulty }, held).choose('hero', 'interact mission green')
      while (t.asked('hero')?.kind !== 'turn') {
        const seat = t.asking[0] ?? 'hero'
        t.choose(seat, t.keys(seat).find((key) => key === 'self-control') ?? t.keys(seat)[0] ?? '')
      }
      return [t.hero.round?.space, ...t.health]
    }
    expect(given('easy')).toEqual([3, 8, 8])
    expect(given('normal')).toEqual([3, 5, 8])
    expect(given('nightmare')).toEqual([4, 5, 7])
    expect(given('impossible')).toEqual([4, 5, 5])
  })

  test('the Hero may choose a track at its cap and then recovers nothing (R86)', () => {
    const t = at('Ua1', { ...PLAIN, round: 2 }, { life: 12, selfControl: 3 }).choose('hero', 'interact mission green')
    toHero(t, 'reward').choose('hero', 'life')
    expect(t.health).toEqual([12, 6])
  })

  test('the second one brings its own reward and nothing more (Mid-Game Rewards)', () => {
    const given = {
      missions: {
        blue: { card: 'thin-air', progress: 1, done: true },
        green: { card: 'cold-cabinet' },
        final: { card: 'cold-launch', triggered: true },
      },
    }
    const t = at('Ua1', { ...given, round: 4 }, { life: 2, selfControl: 2 }).act('interact mission green')
    expect([isDone(t, 'green'), t.health, t.hero.round?.space, t.asked()?.kind]).toEqual([true, [5, 5], 4, 'turn'])
    expect([t.where('spore'), t.evil.dangers]).toEqual(['', []])
  })

  test('a Round gained at the right end is kept: the marker stays once at the end of a Round (R67)', () => {
    const rounds = (given: Given): unknown => {
      const t = at('Ua1', { ...given, turn: 8, evil: { hands: [[]] } }, { life: 6, selfControl: 6 })
      t.choose('hero', t.offers('hero', 'interact mission green') ? 'interact mission green' : 'explore e')
      for (let n = 0; n < 99 && t.hero.turn?.number !== 1; n++) {
        const seat = t.asking[0] ?? 'hero'
        t.choose(seat, t.keys(seat)[0] ?? '')
      }
      return t.hero.round?.space
    }
    expect(rounds(PLAIN)).toBe(0)
    expect(rounds(missions(null, null, null))).toBe(1)
    expect(rounds({ ...PLAIN, round: 1 })).toBe(1)
  })

  test('a Round gained in Nightmare Mode moves marker and cap and wakes nobody (R98)', () => {
    const t = at('Ua1', { ...PLAIN, round: 7, nightmare: true }, { life: 2, selfControl: 2 })
    toHero(t.choose('hero', 'interact mission green'), 'reward')
    expect(t.hero.round).toMatchObject({ space: 6, cap: 3, nightmare: true })
    expect(t.choose('hero', 'life').health).toEqual([3, 2])
  })
})

describe('Two Actions in one Turn', () => {
  test('the hindrance is gone for the second Action when the first has done its Mission (R86)', () => {
    const smoke = { conditions: [{ kind: 'smoke', at: 'Ud1' }] }
    const t = at('Ud1', { ...PLAIN, ...smoke, difficulty: 'impossible' }, { life: 6 })
    t.choose('hero', 'bullet-time', 'interact mission blue')
    toHero(t, 'turn')
    expect([t.hero.turn?.number, isDone(t, 'blue'), isOpen(t), t.health]).toEqual([1, true, true, [8, 12]])
    t.choose('hero', 'explore w').pass()
    expect(t.revealed).toBe('Ub1 Uc1 Ud1')
    const still = at('Ud1', { ...PLAIN, ...smoke }).act('explore w')
    expect(still.revealed).toBe('Uc1 Ud1')
  })

  test('the Final Mission opened by the first Action rules the second: two dice more to Fight (Mission Overview)', () => {
    // The Hero's first Action kills the second Creature of Field Notes, his second meets the other one.
    const given = (final: string): Table => {
      const mine = mission('hunt', 'green', 'laboratory', { goal: { do: 'kill', times: 1 } })
      const warden = { missions: { blue: null, green: { card: 'hunt' }, final: { card: final } } }
      const t = table({
        pack: packWith({ missions: [mine] }),
        map: map([' I┬─L', ' ·│··', ' ·H··'], [' G─E']),
        ...warden,
        difficulty: 'impossible',
        creatures: 'spore! Ub1, cultist Ub1',
        dice: 'HL HHHH LL',
        hero: { at: 'Ub1' },
      })
      t.choose('hero', 'bullet-time', `fight ${t.shown('spore')}`)
      return toHero(t, 'turn').choose('hero', `fight ${t.shown('cultist')}`)
    }
    const rolls = (t: Table): readonly unknown[] =>
      t
        .hears('rolled')
        .filter((x) => x['by'] === 'hero')
        .map((x) => x['hits'])
    const helped = given('iron-warden')
    expect([rolls(helped), helped.where('cultist'), helped.where('mech')]).toEqual([[1, 4], '', 'La1'])
    const alone = given('cold-launch')
    expect([rolls(alone), alone.creature('cultist')?.wounded]).toEqual([[1, 2], true])
  })

  test('a Final Mission done by the first of two Actions wins at once: no second one, no card, no attack (R70)', () => {
    const twice = missions(null, 'cold-cabinet', 'cold-launch', true)
    const t = at('Ub3', { ...twice, creatures: 'spore Ub3', dice: 'HHH HHH' }, { life: 3, selfControl: 1 })
    t.act('interact mission final')
    expect([t.isOver, t.health, stateOf(t, 'final')]).toEqual([false, [0, 1], [true, false, 1]])
    t.hush().choose('hero', 'bullet-time', 'interact mission final')
    expect([t.isOver, t.asking, t.hero.result?.winner, t.health]).toEqual([true, [], 'hero', [0, 1]])
    expect([t.hears('rolled'), t.hears('ended').length]).toEqual([[], 1])
  })

  test('twice in one Round may be twice in one Turn, but not once before and once after its end (Mission Overview)', () => {
    const names = (progress: number, turn: number): Table => {
      const blue = { card: 'names-on-the-bunks', progress }
      const given = { missions: { blue, green: null, final: null }, map: map([' I─D']), turn }
      return table({ pack: QUIET, ...given, hero: { at: 'Uc1' } })
    }
    const fast = names(0, 4).choose('hero', 'bullet-time').act('interact mission blue', 'interact mission blue')
    expect(isDone(fast, 'blue')).toBe(true)
    const slow = toHero(names(0, 8).choose('hero', 'interact mission blue').pass(), 'turn')
    slow.act('interact mission blue')
    expect([slow.hero.turn?.number, isDone(slow, 'blue')]).toEqual([2, false])
    expect(isDone(slow.act('interact mission blue'), 'blue')).toBe(true)
  })
})

describe('Missions of killing', () => {
  const two = mission('two-kills', 'green', 'laboratory', {
    goal: { do: 'kill', times: 2 },
    reward: [{ do: 'companion' }, { do: 'experience' }],
  })
  const pack = packWith({ missions: [two] })
  const NOTES = {
    ...{ pack, ...missions(null, 'two-kills', 'cold-launch') },
    map: map([' I┬─L', ' ·│··', ' ·H··'], [' G─E']),
  }

  test('two kills of one Sacrifice do a Mission before any Action; a Companion comes, never the own Character (R101)', () => {
    for (const seed of ['01', '02', '03', '04']) {
      const hero = { at: 'Ub1', character: 'medic', companions: [{ card: 'captain', charges: 2 }] }
      const given = { ...NOTES, difficulty: 'impossible', creatures: 'spore Ub1, parasite! Ub1, cultist Ub2', seed }
      const t = table({ ...given, hero }).choose('hero', 'sacrifice captain')
      for (let n = 0; n < 9 && t.asked('hero')?.kind !== 'turn'; n++) {
        const seat = t.asking[0] ?? 'hero'
        t.choose(seat, t.keys(seat)[0] ?? '')
      }
      expect([isDone(t, 'green'), isOpen(t), t.hero.turn?.number, t.hero.turn?.done]).toEqual([true, true, 1, []])
      const [friend, ...others] = t.hero.hero?.companions ?? []
      expect([friend?.charges, others]).toEqual([6, []])
      expect(['medic', 'captain']).not.toContain(friend?.card)
      const points: readonly number[] = Object.values(t.hero.hero?.experience ?? {})
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(3)
    }
  })

  test('one kill of the two is not enough, and the Final Mission stays shut (Mission Overview)', () => {
    const given = { ...NOTES, creatures: 'spore! Ub1, cultist Ub2', dice: 'HL' }
    const t = table({ ...given, hero: { at: 'Ub1' } })
    t.act(`fight ${t.shown('spore')}`)
    expect([stateOf(t, 'green'), isOpen(t), t.hero.hero?.companions]).toEqual([
      [expect.anything(), false, 1],
      false,
      [],
    ])
  })

  test('the Mech killed from afar by an Item wins before anything that stands with the Hero can attack (R70)', () => {
    const goal = { do: 'kill', times: 1, kind: 'mech' } as const
    const stop = mission('stop-it', 'final', 'generator-room', { goal, kinds: ['mech'] })
    const shot = (faces: string): Table => {
      const t = table({
        pack: packWith({ missions: [stop] }),
        map: map([' I┬─V', ' ·│··', ' ·│··', ' ·G··'], [' H─E']),
        ...missions(null, null, 'stop-it', true),
        creatures: 'mech! Ub3, spore Ub1',
        revealed: 'Ub2 Ub3',
        dice: `${faces}HHH`,
        hero: { at: 'Ub1', items: [{ card: 'bullets-1', charges: 1 }], life: 1, selfControl: 1 },
      })
      t.choose('hero', `use bullets-1 fight ${t.shown('mech')}`)
      for (let n = 0; n < 2 && t.asked('hero')?.kind === 'gain'; n++) t.choose('hero', t.keys('hero')[0] ?? '')
      return t
    }
    const won = shot('HHL')
    expect([won.isOver, won.hero.result?.winner, won.health]).toEqual([true, 'hero', [1, 1]])
    const lost = shot('HLL').pass()
    expect([lost.isOver, lost.hero.result?.winner, lost.health]).toEqual([true, 'evil', [0, 0]])
  })
})
