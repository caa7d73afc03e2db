// The Final Missions of the core pack: what each brings when it is triggered, how it presses for time, and how it is won and not won.
import { describe, expect, it } from 'vitest'
import type { Table } from '../../helpers/table.ts'
import { after, AT, dice, endRound, LATE, on, progress, spawns, triggered, TWICE, WON } from './station.ts'

const MISS = 'LLLLLLLLLLLLLLLLLLLLLLLL'
const wins = (t: Table): void => {
  expect(t.hero.result).toEqual(WON)
}
const goesOn = (t: Table): void => {
  expect(t.hero.result).toBeNull()
}
/** What is where, as `kind Sector`. */
const creatures = (t: Table): readonly string[] => t.evil.creatures.map(({ kind, at }) => `${kind} ${at}`)
/** A Level full of Creatures. */
const UPPER = 'worm Ua3, worm Ua4, spore Ub3, spore Ub4'
const LOWER = 'worm La3, worm La4, spore Lb3, spore Lb4'

describe('cold-launch', () => {
  it('begins with a Creature and with Danger in its Room', () => {
    const t = triggered('cold-launch')
    expect([t.evil.creatures.length, t.evil.dangers]).toEqual([1, ['Ua6']])
  })
  it('ends each Round with 1 Danger token more', () => {
    const tokens = (t: Table): number => endRound(t).evil.dangers.length
    expect(tokens(on('cold-launch', LATE))).toBe(tokens(on('cold-launch', LATE, { triggered: false })) + 1)
  })
  it('is won by two Interacts of one Round', () => {
    const late = on('cold-launch', { turn: 8 }).act('interact mission final').toTurn()
    expect(progress(late, 'final')).toBe(0)
    const t = on('cold-launch').act('interact mission final')
    goesOn(t)
    wins(t.act('interact mission final'))
  })
})

describe('last-pod', () => {
  it('begins with a Cultist and with Danger in its Room', () => {
    const t = triggered('last-pod')
    expect([creatures(t), t.evil.dangers]).toEqual([['cultist Ud1'], ['Ud1']])
  })
  it('costs 1 Self Control at the end of each Round', () => {
    expect(endRound(on('last-pod', LATE)).health).toEqual([12, 11])
    expect(endRound(on('last-pod', LATE, { triggered: false })).health).toEqual([12, 12])
  })
  it('is won by one Interact with no Creature there', () => {
    on('last-pod', { creatures: 'spore Ud1' }).refuses('hero', 'interact mission final')
    wins(on('last-pod', { creatures: 'spore Uc1' }).act('interact mission final'))
  })
})

describe.each([
  ['iron-warden', 'mech', 'Ld1'],
  ['last-sermon', 'cultist-chief', 'La1'],
  ['queen-of-the-ducts', 'alpha-worm', 'Ud6'],
])('a boss of a Final Mission, %s', (card, boss, at) => {
  it('comes into its Room though the Level is full, and fights are fought with 2 dice more', () => {
    const t = triggered(card, { creatures: at.startsWith('L') ? LOWER : UPPER, dice: MISS })
    expect(creatures(t)).toContain(`${boss} ${at}`)
    expect(t.evil.creatures).toHaveLength(5)
    const fight = on(card, { creatures: `${boss}! ${at}`, dice: MISS })
    fight.choose('hero', `fight ${fight.shown(boss)}`)
    expect(dice(fight, 'fight')).toEqual([4])
  })
  it('lets its Level hold a sixth Creature, and no seventh', () => {
    const [level, full] = at.startsWith('L') ? ['L', LOWER] : ['U', UPPER]
    const t = triggered(card, { creatures: full, dice: MISS, evil: TWICE })
    t.choose('evil-1', spawns(t, 'e', level)[0]!).toTurn()
    expect(t.evil.creatures).toHaveLength(6)
    expect(spawns(t, 'e', level)).toEqual([])
  })
  it('wins by its death and by no other', () => {
    const scene = { creatures: `${boss}! ${at}, parasite ${at}`, dice: 'HHHH' + MISS }
    const other = on(card, scene)
    goesOn(other.act(`fight ${other.shown('parasite')}`))
    expect(progress(other, 'final')).toBe(0)
    const hurt = on(card, { creatures: `${boss} ${at}`, dice: 'HHHL' + MISS })
    goesOn(hurt.act(`fight ${hurt.shown(boss)}`))
    const t = on(card, scene)
    wins(t.act(`fight ${t.shown(boss)}`))
  })
})

describe('iron-warden', () => {
  it('puts out the Light of its Room alone at the end of each Round', () => {
    const lights = 'Ld1 Ld2'
    expect(endRound(on('iron-warden', { ...LATE, lights })).evil.lights).toEqual(['Ld2'])
    expect(endRound(after('iron-warden', { ...LATE, lights })).evil.lights).toEqual(['Ld1', 'Ld2'])
  })
})

describe('last-sermon', () => {
  it('costs 1 Self Control at the end of each Round', () => {
    expect(endRound(on('last-sermon', LATE)).health).toEqual([12, 11])
    expect(endRound(after('last-sermon', LATE)).health).toEqual([12, 12])
  })
})

describe('queen-of-the-ducts', () => {
  it('brings the Alpha Worm back to its Room and a Worm at the end of each Round', () => {
    const t = endRound(on('queen-of-the-ducts', { ...LATE, creatures: 'alpha-worm La5' }))
    expect(t.where('alpha-worm')).toBe('Ud6')
    expect(t.evil.creatures.map(({ kind }) => kind)).toEqual(['alpha-worm', 'worm'])
    expect(endRound(after('queen-of-the-ducts', LATE)).evil.creatures).toEqual([])
  })
  it('gives a third die in Light', () => {
    const t = on('queen-of-the-ducts', { creatures: 'alpha-worm! Ud6', lights: 'Ud6', dice: 'DDDDD' })
    t.choose('hero', `fight ${t.shown('alpha-worm')}`)
    expect(dice(t, 'fight')).toEqual([5])
  })
})

describe('call-for-help', () => {
  it('brings a Creature with each Interact, and is won by the third, which brings none', () => {
    const t = on('call-for-help').act('interact mission final').toTurn()
    expect([progress(t, 'final'), t.evil.creatures.length]).toEqual([1, 1])
    t.act('interact mission final').toTurn()
    expect([progress(t, 'final'), t.evil.creatures.length]).toEqual([2, 2])
    goesOn(t)
    wins(t.act('interact mission final'))
    expect(t.evil.creatures).toHaveLength(2)
  })
  it('makes a Noise and moves a Creature at the end of each Round', () => {
    const scene = { ...LATE, creatures: 'spore La3' }
    const t = endRound(on('call-for-help', scene), { place: 'La1' })
    expect(t.hears('noise')).toHaveLength(2) // its own one too
    expect(['La2', 'La4', 'Lb3']).toContain(t.where('spore'))
    const quiet = endRound(on('call-for-help', scene, { triggered: false }))
    expect([quiet.hears('noise'), quiet.where('spore')]).toEqual([[], 'La3'])
  })
})

describe('cure-for-all', () => {
  it('costs 1 Life at the end of each Round', () => {
    expect(endRound(on('cure-for-all', LATE)).health).toEqual([11, 12])
    expect(endRound(after('cure-for-all', LATE)).health).toEqual([12, 12])
  })
  it('adds a die to Attacks of Opportunity while the cure is carried', () => {
    const left = (carried: number): readonly number[] => {
      const scene = { hero: { at: 'Ub3' }, creatures: 'spore Ub3', dice: MISS }
      return dice(on('cure-for-all', scene, { progress: carried }).act('move s'), 'opportunity')
    }
    expect([left(0), left(1)]).toEqual([[1], [2]])
  })
  it('is won by two Interacts in the Laboratory', () => {
    on('cure-for-all', { hero: { at: AT['ventilation-room'] } }).refuses('hero', 'interact mission final')
    const t = on('cure-for-all').act('interact mission final')
    goesOn(t)
    expect(progress(t, 'final')).toBe(1)
    wins(t.act('interact mission final'))
  })
})

describe('hold-until-dawn', () => {
  it('begins with 2 Creatures', () => {
    expect(triggered('hold-until-dawn').evil.creatures).toHaveLength(2)
  })
  it('brings a Creature at the end of each Round', () => {
    expect(endRound(on('hold-until-dawn', LATE)).evil.creatures).toHaveLength(1)
    expect(endRound(after('hold-until-dawn', LATE)).evil.creatures).toEqual([])
  })
  it('is won by 4 Turns of one Round ended in its Room, after the attacks of the last', () => {
    const late = on('hold-until-dawn', { turn: 6 }).act('explore e', 'explore e', 'explore e').toTurn()
    expect(progress(late, 'final')).toBe(0)
    const t = on('hold-until-dawn', { turn: 5 }).act('explore e', 'explore e', 'explore e')
    expect(progress(t, 'final')).toBe(3)
    goesOn(t)
    wins(t.act('explore e'))
    const scene = { creatures: 'cultist Ua1', dice: 'HH', hero: { life: 1, selfControl: 1 } }
    const lost = on('hold-until-dawn', scene, { progress: 3 }).act('explore e')
    expect(lost.hero.result).toEqual({ winner: 'evil', why: 'defeated' })
  })
})
