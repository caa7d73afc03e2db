// The deck Terror, card by card: each half on a drawn position, and where it may not be played.
import { describe, expect, it } from 'vitest'
import { map } from '../../helpers/maps.ts'
import type { Given, Table } from '../../helpers/table.ts'
import { act, holds, LAMP, offered, played, reaches, rolls } from './hold.ts'

const HERE = { creatures: 'cultist Ua3' }
const DANGER = { dangers: 'Ua3' }
const HIT = { ...HERE, dice: 'HL' }
const SCARED = { creatures: 'spore Ua4' }

/** A corner to the south, so that there is something out of sight: Ua1 Infirmary – Ua2 – Ua3 – Ua4 – Ub4 – Uc4 Dormitory. */
const CORNER = map([' I', ' │', ' │', ' └─D'])
const ROUND: Given = { map: CORNER, revealed: 'Ua1 Ua2 Ua4 Ub4 Uc4' }

const barred = (t: Table, verb: string): boolean => t.keys('hero', verb).length === 0

describe('it-was-waiting', () => {
  const given = { creatures: 'spore Ua6, cultist Ua2', revealed: 'Ua2' }
  it('Teleports an unseen Creature into the Sector that the Hero enters, where it scares him', () => {
    const t = played('it-was-waiting', 'move s', given).pass()
    expect([t.where('spore'), t.hears('scared').map((event) => event['amount'])]).toEqual(['Ua4', [1]])
    expect(t.toTurn().hears('noise')).toEqual([])
  })
  it('makes scares cost 1 more for the Turn where it is Dangerous', () => {
    const t = played('it-was-waiting', 'move s', { ...given, ...DANGER }).pass()
    expect(t.hears('scared').map((event) => event['amount'])).toEqual([2])
  })
  it('waits for a Move', () => {
    expect(offered('it-was-waiting', 'explore s', given)).toBe(false)
  })
})

describe('false-echo', () => {
  const echoed = (dangers = '') => {
    const t = act(holds('false-echo', { creatures: 'cultist Ua6', dangers }, 'lunge'), 'explore n').toTurnEnd()
    t.choose('evil-1', 'standard lunge', 'move cultist-1 n')
    expect(reaches(t, 'false-echo')).toBe(true)
    return t.hush().choose('evil-1', 'play false-echo')
  }
  it('lets Evil say anything of this Noise', () => {
    const t = echoed()
    expect(t.keys('evil-1', 'say')).toEqual(
      ['s', 'n', 'e', 'w', 'stairs', 'here', 'other', 'sealed'].map((word) => `say ${word}`),
    )
    t.choose('evil-1', 'say other')
    expect(t.hears('noise')).toEqual([{ type: 'noise', level: 'other' }])
    expect(t.health).toEqual([12, 12])
  })
  it('costs 1 Self Control where it is Dangerous', () => {
    expect(echoed('Ua3').health).toEqual([12, 11])
  })
  it('answers no Locate', () => {
    expect(offered('false-echo', 'locate')).toBe(false)
  })
})

describe('drifting-needle', () => {
  it('lets Evil answer one target of a Locate as it likes', () => {
    const t = played('drifting-needle', 'locate', ROUND).pass()
    expect(t.keys('evil-1').length).toBeGreaterThan(40)
    t.choose('evil-1', 'say 9 other')
    expect(t.hears('located')[0]).toMatchObject({ distance: 9, level: 'other' })
    expect(t.toTurn().hears('located')[1]).toMatchObject({ distance: null })
    expect(t.revealed).toContain('Ua1')
  })
  it('takes one Sector out of sight from the Labyrinth where it is Dangerous', () => {
    const t = played('drifting-needle', 'locate', { ...ROUND, ...DANGER })
    expect(t.keys('evil-1')).toEqual(['Ua1', 'Ub4', 'Uc4'])
    expect(t.choose('evil-1', 'Ub4').revealed).toBe('Ua1 Ua2 Ua3 Ua4 Uc4')
  })
  it('answers no Noise', () => {
    const t = act(holds('drifting-needle', { creatures: 'cultist Ua6' }, 'lunge'), 'explore n').toTurnEnd()
    expect(reaches(t.choose('evil-1', 'standard lunge', 'move cultist-1 n'), 'drifting-needle')).toBe(false)
  })
})

describe('cold-feet', () => {
  it('has the Hero Explore 1 Sector less far', () => {
    expect(played('cold-feet', 'explore s').toTurn().revealed).toBe('Ua3 Ua4')
  })
  it('keeps him from Exploring where it is Dangerous', () => {
    expect(played('cold-feet', 'explore s', DANGER).toTurn().revealed).toBe('Ua3')
  })
  it('waits for an Explore', () => {
    expect(offered('cold-feet', 'move s')).toBe(false)
  })
})

describe('numb-fingers', () => {
  const given = { map: LAMP }
  it('costs 1 Self Control before the Interact', () => {
    const t = played('numb-fingers', 'interact lcu s', given).toTurn()
    expect([t.health, t.evil.lights]).toEqual([
      [12, 11],
      ['Ua3', 'Ua4', 'Ua5'],
    ])
  })
  it('has the Hero choose between 1 Life and the Action where it is Dangerous', () => {
    const t = () => played('numb-fingers', 'interact lcu s', { ...given, ...DANGER }).pass()
    expect(t().keys('hero')).toEqual(['choose bear-it', 'choose let-go'])
    const borne = t().choose('hero', 'choose bear-it').toTurn()
    expect([borne.health, borne.evil.lights.length]).toEqual([[11, 11], 3])
    const gone = t().choose('hero', 'choose let-go').toTurn()
    expect([gone.health, gone.evil.lights.length]).toEqual([[12, 11], 0])
  })
  it('waits for an Interact', () => {
    expect(offered('numb-fingers', 'explore s', given)).toBe(false)
  })
})

describe('worse-up-close', () => {
  const close = (dangers: string) => {
    const t = played('worse-up-close', 'move s', { ...SCARED, hero: { adrenaline: 2 }, dangers }).pass()
    return [t.health[1], t.hero.hero?.adrenaline]
  }
  it('makes a scare cost 1 Self Control more', () => {
    expect(close('')).toEqual([10, 2])
  })
  it('takes 1 Adrenaline where it is Dangerous', () => {
    expect(close('Ua4')).toEqual([10, 1])
  })
  it('waits for a scare', () => {
    expect(offered('worse-up-close', 'move s', { ...SCARED, revealed: 'Ua4' })).toBe(false)
  })
})

describe('watched', () => {
  const given = { creatures: 'cultist Ua2, spore Ua3, cultist Ua4, cultist Ua6', revealed: 'Ua2 Ua4' }
  it('costs 1 Self Control for each Creature in sight, at most 2', () => {
    expect(played('watched', 'locate', given).health).toEqual([12, 10])
    expect(played('watched', 'locate', { creatures: 'cultist Ua2, cultist Ua6', revealed: 'Ua2' }).health).toEqual([
      12, 11,
    ])
    expect(played('watched', 'locate', { creatures: 'cultist Ua6' }).health).toEqual([12, 12])
  })
  it('lets a Creature in his Sector scare him again where it is Dangerous', () => {
    expect(played('watched', 'locate', { ...given, ...DANGER }).toTurn().health).toEqual([12, 9])
  })
  it('waits for a Locate', () => {
    expect(offered('watched', 'explore s', given)).toBe(false)
  })
})

describe('frozen-to-the-spot', () => {
  it('forbids a Move in the next Turn, and in none after it', () => {
    const t = played('frozen-to-the-spot', 'move s').toTurn()
    expect([barred(t, 'move'), barred(t, 'explore')]).toEqual([true, false])
    expect(barred(act(t, 'locate').toTurn(), 'move')).toBe(false)
  })
  it('forbids an Explore, too, where it is Dangerous', () => {
    const t = played('frozen-to-the-spot', 'move s', { dangers: 'Ua4' }).toTurn()
    expect([barred(t, 'move'), barred(t, 'explore')]).toEqual([true, true])
  })
  it('waits for a Move', () => {
    expect(offered('frozen-to-the-spot', 'explore s')).toBe(false)
  })
})

describe('no-sleep', () => {
  const awake = (given = {}) => played('no-sleep', 'locate', { turn: 8, ...given }).health
  it('costs 2 Self Control in the dark, 1 in Light', () => {
    expect(awake()).toEqual([12, 10])
    expect(awake({ lights: 'Ua3' })).toEqual([12, 11])
  })
  it('costs 1 Life besides where it is Dangerous', () => {
    expect(awake(DANGER)).toEqual([11, 10])
  })
  it('waits for the end of a Round', () => {
    expect(offered('no-sleep', 'locate', { turn: 7 })).toBe(false)
  })
})

describe('spiral', () => {
  it('costs 1 Self Control more', () => {
    const t = played('spiral', 'move s', SCARED).toTurn()
    expect([t.health, barred(t, 'scavenge'), barred(t, 'locate')]).toEqual([[12, 10], false, false])
  })
  it('forbids Scavenge and Locate in the next Turn where it is Dangerous', () => {
    const t = played('spiral', 'move s', { ...SCARED, dangers: 'Ua4' }).toTurn()
    expect([t.health[1], barred(t, 'scavenge'), barred(t, 'locate'), barred(t, 'explore')]).toEqual([
      10,
      true,
      true,
      false,
    ])
  })
  it('answers no loss of Life', () => {
    expect(offered('spiral', 'explore s', HIT)).toBe(false)
  })
})

describe('lights-out', () => {
  const given = { lights: 'Ua1 Ua2 Ua3 Ua4', revealed: 'Ua2 Ua4', creatures: 'spore Ua6' }
  it('puts out the Light of up to two Sectors in sight', () => {
    const t = played('lights-out', 'explore s', given)
    expect(t.keys('evil-1')).toEqual(expect.arrayContaining(['Ua2', 'Ua3', 'Ua4']))
    expect(t.keys('evil-1')).not.toContain('Ua1')
    t.choose('evil-1', 'Ua3')
    expect(t.keys('evil-1')).toContain('stop')
    expect(t.choose('evil-1', 'Ua4').evil.lights).toEqual(['Ua1', 'Ua2'])
    expect(t.where('spore')).toBe('Ua6')
  })
  it('Teleports an unseen Creature beside the Hero where it is Dangerous', () => {
    const t = played('lights-out', 'explore s', { ...given, ...DANGER }).choose('evil-1', 'Ua3', 'Ua4')
    expect(t.keys('evil-1')).toEqual(['teleport spore-1 Ua2', 'teleport spore-1 Ua4'])
    expect(t.choose('evil-1', 'teleport spore-1 Ua4').where('spore')).toBe('Ua4')
    expect(t.toTurn().hears('noise')).toEqual([])
  })
  it('waits for an Explore', () => {
    expect(offered('lights-out', 'locate', given)).toBe(false)
  })
})

describe('shaking-aim', () => {
  const fought = (dangers: string) => {
    const t = played('shaking-aim', 'fight', { creatures: 'spore Ua3', dice: 'HH', dangers }).toTurn()
    return [t.creature('spore')?.wounded, t.health[1]]
  }
  it('takes 1 Hit from a Fight', () => {
    expect(fought('')).toEqual([true, 12])
    const t = played('shaking-aim', 'fight', { creatures: 'spore Ua3', dice: 'HL' }).toTurn()
    expect(t.creature('spore')?.wounded).toBe(false)
  })
  it('costs 1 Self Control where it is Dangerous', () => {
    expect(fought('Ua3')).toEqual([true, 11])
  })
  it('answers no attack of a Creature', () => {
    expect(offered('shaking-aim', 'locate', HIT)).toBe(false)
  })
})

describe('a-known-face', () => {
  it('Spawns a Cultist or a Hybrid, 1 Sector nearer than it may', () => {
    const t = played('a-known-face', 'scavenge')
    expect(t.keys('evil-1')).toEqual(
      ['cultist', 'hybrid'].flatMap((kind) => ['Ua1', 'Ua5', 'Ua6'].map((at) => `spawn ${kind} ${at}`)),
    )
    t.choose('evil-1', 'spawn cultist Ua5').toTurn()
    expect([t.where('cultist'), barred(t, 'scavenge')]).toEqual(['Ua5', false])
  })
  it('forbids a Fight in the next Turn where it is Dangerous', () => {
    const fights = (dangers: string) => {
      const t = played('a-known-face', 'scavenge', { ...HERE, dangers })
        .choose('evil-1', 'spawn hybrid Ua5')
        .toTurn()
      return !barred(t, 'fight')
    }
    expect([fights(''), fights('Ua3')]).toEqual([true, false])
  })
  it('waits for a Scavenge', () => {
    expect(offered('a-known-face', 'explore s')).toBe(false)
  })
})

describe('where-was-i', () => {
  it('takes three Sectors out of sight from the Labyrinth', () => {
    const t = played('where-was-i', 'explore n', { ...ROUND, lights: 'Ua3' })
    expect(t.keys('evil-1')).toEqual(['Ua1', 'Ub4', 'Uc4'])
    t.choose('evil-1', 'Ua1', 'Uc4').toTurn()
    expect([t.revealed, t.evil.lights]).toEqual(['Ua2 Ua3 Ua4', ['Ua3']])
  })
  it('puts out the Light of the Hero’s Sector where it is Dangerous', () => {
    const t = played('where-was-i', 'explore n', { ...ROUND, ...DANGER, lights: 'Ua2 Ua3' }).toTurn()
    expect(t.evil.lights).toEqual(['Ua2'])
  })
  it('waits for an Explore', () => {
    expect(offered('where-was-i', 'locate', ROUND)).toBe(false)
  })
})

describe('it-looks-at-you', () => {
  const given = { creatures: 'spore Ua3', dice: 'LLLLL', hero: { adrenaline: 2 } }
  it('lets a Creature in the Hero’s Sector scare him again', () => {
    const t = played('it-looks-at-you', 'fight', given).toTurn()
    expect([t.health, t.hero.hero?.adrenaline]).toEqual([[12, 11], 2])
  })
  it('takes 1 Adrenaline where it is Dangerous', () => {
    const t = played('it-looks-at-you', 'fight', { ...given, ...DANGER }).toTurn()
    expect([t.health, t.hero.hero?.adrenaline]).toEqual([[12, 11], 1])
  })
  it('waits for a Fight, and for a Creature that has outlived it', () => {
    expect(offered('it-looks-at-you', 'locate', given)).toBe(false)
    expect(offered('it-looks-at-you', 'fight', { creatures: 'spore! Ua3', dice: 'HH' })).toBe(false)
  })
})

describe('missing-time', () => {
  it('has the Hero choose: a Turn token, or 2 Self Control', () => {
    const t = () => played('missing-time', 'scavenge', { turn: 3 })
    expect(t().asking).toEqual(['hero'])
    const less = t().choose('hero', 'choose let-time-go')
    expect([less.hears('flipped').length, less.toTurn().hero.turn?.number, less.health]).toEqual([1, 5, [12, 12]])
    const hurt = t().choose('hero', 'choose tear-loose')
    expect([hurt.hears('flipped').length, hurt.toTurn().hero.turn?.number, hurt.health]).toEqual([0, 4, [12, 10]])
  })
  it('takes two Sectors out of sight from the Labyrinth where it is Dangerous', () => {
    const t = played('missing-time', 'scavenge', { ...ROUND, ...DANGER }).choose('hero', 'choose let-time-go')
    expect(t.choose('evil-1', 'Ub4', 'Ua1').revealed).toBe('Ua2 Ua3 Ua4 Uc4')
  })
  it('waits for a Scavenge, and is too late in the eighth Turn', () => {
    expect(offered('missing-time', 'locate')).toBe(false)
    expect(offered('missing-time', 'scavenge', { turn: 8 })).toBe(false)
  })
})

describe('own-blood', () => {
  const bled = (given = {}) => played('own-blood', 'explore s', { ...HIT, hero: { adrenaline: 2 }, ...given })
  it('has the Hero choose when he lost Life: 1 Self Control, or no Move until the end of the next Turn', () => {
    expect(bled().asking).toEqual(['hero'])
    const hurt = bled().choose('hero', 'choose swallow-it').toTurn()
    expect([hurt.health, barred(hurt, 'move')]).toEqual([[11, 11], false])
    const still = bled().choose('hero', 'choose stand-still').toTurn()
    expect([still.health, barred(still, 'move')]).toEqual([[11, 12], true])
    expect(barred(act(still, 'locate').toTurn(), 'move')).toBe(false)
    expect(still.hero.hero?.adrenaline).toBe(2)
  })
  it('takes 1 Adrenaline where it is Dangerous', () => {
    expect(bled(DANGER).choose('hero', 'choose swallow-it').toTurn().hero.hero?.adrenaline).toBe(1)
  })
  it('answers no loss of Self Control', () => {
    expect(offered('own-blood', 'move s', SCARED)).toBe(false)
  })
})

describe('voices-in-the-walls', () => {
  const heard = (dangers: string) => {
    const t = played('voices-in-the-walls', 'locate', { dangers })
    expect(t.keys('evil-1')).toEqual(['Ua1', 'Ua2', 'Ua3', 'Ua4', 'Ua5', 'Ua6'])
    return t.choose('evil-1', 'Ua6').toTurn()
  }
  it('makes a Noise where nothing is, told as it would be heard', () => {
    const t = heard('')
    expect([t.hears('noise'), t.health, rolls(t)]).toEqual([[{ type: 'noise', dir: 's' }], [12, 12], []])
  })
  it('costs 1 Self Control where it is Dangerous', () => {
    expect(heard('Ua3').health).toEqual([12, 11])
  })
  it('waits for the end of the Turn', () => {
    expect(act(holds('voices-in-the-walls', HERE), 'fight').asked('evil-1')?.keys).toEqual(['pass'])
  })
})
