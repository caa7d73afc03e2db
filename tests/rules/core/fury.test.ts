// The deck Fury, card by card: each half on a drawn position, and where it may not be played.
import { describe, expect, it } from 'vitest'
import { act, holds, LAMP, marches, offered, played, reaches, rolls } from './hold.ts'

const HERE = { creatures: 'cultist Ua3' }
const DANGER = { dangers: 'Ua3' }

describe('lunge', () => {
  const lunged = (dangers: string) => {
    const t = played('lunge', 'move s', { creatures: 'cultist Ua6', dangers })
    return marches(t, t.id('cultist'), 'n', 'n').toTurn()
  }
  it('moves a Creature, which attacks the Hero at once where it has come to him', () => {
    expect(rolls(lunged(''))).toEqual([
      ['attack', 1],
      ['attack', 2],
    ])
    const t = played('lunge', 'move s', { creatures: 'cultist Ua6' })
    expect(rolls(marches(t, t.id('cultist'), 'n', 'stop').toTurn())).toEqual([])
  })
  it('lets the attacks after it roll 1 die more where it is Dangerous', () => {
    expect(rolls(lunged('Ua4'))).toEqual([
      ['attack', 1],
      ['attack', 3],
    ])
  })
  it('waits for a Move', () => {
    expect(offered('lunge', 'explore s')).toBe(false)
  })
})

describe('tear', () => {
  it('rolls two Misses again', () => {
    const t = played('tear', 'explore s', { ...HERE, dice: 'LLHH' }).toTurn()
    expect(t.health).toEqual([10, 12])
  })
  it('takes two of three, at Evil’s choice', () => {
    const t = played('tear', 'explore s', { creatures: 'hybrid Ua3', dice: 'LLLHH' })
    expect(t.keys('evil-1')).toEqual(['reroll 1', 'reroll 2', 'reroll 3'])
    expect(t.choose('evil-1', 'reroll 3').choose('evil-1', 'reroll 1').toTurn().health).toEqual([10, 12])
  })
  it('adds a Hit where it is Dangerous', () => {
    expect(played('tear', 'explore s', { ...HERE, ...DANGER, dice: 'LLHL' }).toTurn().health).toEqual([10, 12])
  })
  it('answers no roll of the Hero', () => {
    expect(offered('tear', 'fight', { creatures: 'spore! Ua3', dice: 'HH' })).toBe(false)
  })
})

describe('thick-hide', () => {
  const fought = (creature: string, dice: string, given = {}) =>
    played('thick-hide', 'fight', { creatures: `${creature} Ua3`, dice, ...given }).toTurnEnd()
  it('asks for 1 damage more to Wound and to Kill, in this Fight alone', () => {
    expect(fought('cultist', 'HH').creature('cultist')?.wounded).toBe(false)
    expect(fought('spore', 'HH').creature('spore')?.wounded).toBe(true)
    expect(fought('spore!', 'HL').creature('spore')).toBeDefined()
    expect(fought('spore!', 'HH').creature('spore')).toBeUndefined()
    const later = act(fought('spore!', 'HLLLLHL').toTurn(), 'fight').toTurnEnd()
    expect(later.creature('spore')).toBeUndefined()
  })
  it('takes the lamp face from the Hero where it is Dangerous', () => {
    expect(fought('spore', 'LL', { lights: 'Ua3' }).creature('spore')?.wounded).toBe(true)
    expect(fought('spore', 'LL', { lights: 'Ua3', ...DANGER }).creature('spore')?.wounded).toBe(false)
  })
  it('waits for a Fight', () => {
    expect(offered('thick-hide', 'explore s', HERE)).toBe(false)
  })
})

describe('glancing-blow', () => {
  const fought = (dice: string, given = {}) =>
    played('glancing-blow', 'fight', { creatures: 'spore Ua3', dice, ...given })
  it('has one Hit rolled again, at Evil’s choice', () => {
    expect(fought('HLL').toTurnEnd().creature('spore')?.wounded).toBe(false)
    const t = fought('HHL')
    expect(t.keys('evil-1')).toEqual(['reroll 1', 'reroll 2'])
    expect(t.choose('evil-1', 'reroll 1').toTurnEnd().creature('spore')?.wounded).toBe(true)
  })
  it('takes a Hit away besides where it is Dangerous', () => {
    const t = fought('HHL', DANGER).choose('evil-1', 'reroll 1').toTurnEnd()
    expect(t.creature('spore')?.wounded).toBe(false)
  })
  it('answers no attack of a Creature', () => {
    expect(offered('glancing-blow', 'explore s', HERE)).toBe(false)
  })
})

describe('backlash', () => {
  it('lets a Creature beside the Hero attack at once, 1 die less', () => {
    const t = played('backlash', 'fight', { creatures: 'hybrid! Ua3', dice: 'LLLLLLLLL' })
    expect(rolls(t)).toEqual([['attack', 2]])
    expect(t.creature('hybrid')?.wounded).toBe(true)
  })
  it('heals one there where it is Dangerous', () => {
    const t = played('backlash', 'fight', { creatures: 'cultist! Ua3, cultist! Ua4', ...DANGER })
    expect(t.toTurn().evil.creatures.map(({ at, wounded }) => [at, wounded])).toEqual([
      ['Ua3', false],
      ['Ua4', true],
    ])
  })
  it('waits for a Fight', () => {
    expect(offered('backlash', 'explore s', HERE)).toBe(false)
  })
})

describe('open-wound', () => {
  const hit = (given = {}) =>
    played('open-wound', 'explore s', { ...HERE, dice: 'HL', hero: { adrenaline: 1 }, ...given })
  it('costs 1 Life more', () => {
    const t = hit().toTurn()
    expect(t.health).toEqual([10, 12])
    expect(t.offers('hero', 'recover life')).toBe(true)
  })
  it('keeps the Hero from recovering for the rest of the Round where it is Dangerous', () => {
    const t = hit(DANGER).toTurn()
    expect(t.offers('hero', 'recover life')).toBe(false)
    const last = hit({ ...DANGER, turn: 8 }).toTurn()
    expect(last.offers('hero', 'recover life')).toBe(true)
  })
  it('answers no loss of Self Control', () => {
    expect(offered('open-wound', 'move s', { creatures: 'spore Ua4' })).toBe(false)
  })
})

describe('at-your-heels', () => {
  it('gives Attacks of Opportunity 1 die more in this Action alone', () => {
    const t = played('at-your-heels', 'move s', { creatures: 'cultist Ua3, cultist Ua4' }).toTurn()
    expect(rolls(t)[0]).toEqual(['opportunity', 2])
    expect(rolls(act(t.hush(), 'move s').toTurn())[0]).toEqual(['opportunity', 1])
  })
  it('moves a Creature before he leaves where it is Dangerous', () => {
    const t = played('at-your-heels', 'move s', { creatures: 'cultist Ua3, cultist Ua2', ...DANGER })
    expect(rolls(marches(t, t.id('cultist', 'Ua2'), 's').toTurn())).toEqual([['opportunity', 3]])
  })
  it('waits for a Move', () => {
    expect(offered('at-your-heels', 'explore s', HERE)).toBe(false)
  })
})

describe('pack-hunt', () => {
  const hunted = (dangers: string) => {
    const t = played('pack-hunt', 'explore s', { creatures: 'cultist Ua2, cultist Ua4, cultist Ua6', dangers })
    const [first, second] = [t.id('cultist', 'Ua2'), t.id('cultist', 'Ua4')]
    marches(t, first, 's')
    expect(t.keys('evil-1', `move ${first}`)).toEqual([])
    return marches(t, second, 'n').toTurn()
  }
  it('moves two different Creatures, 1 Sector each', () => {
    const t = hunted('')
    expect(t.where('cultist')).toBe('Ua3 Ua3 Ua6')
    expect(rolls(t)).toEqual([
      ['attack', 2],
      ['attack', 2],
    ])
  })
  it('gives attacks a die for each Creature with the Hero where it is Dangerous', () => {
    expect(rolls(hunted('Ua3'))).toEqual([
      ['attack', 4],
      ['attack', 4],
    ])
    const three = { creatures: 'cultist Ua3, cultist Ua3, cultist Ua3', ...DANGER }
    const t = played('pack-hunt', 'explore s', three).choose('evil-1', 'move cultist-1 0')
    expect(rolls(t.toTurn({ steps: 'stop' }))).toEqual(Array.from({ length: 3 }, () => ['attack', 4]))
  })
  it('waits for an Explore', () => {
    expect(offered('pack-hunt', 'locate', HERE)).toBe(false)
  })
})

describe('frenzy', () => {
  it('gives all attacks of the Turn 1 die more', () => {
    const t = played('frenzy', 'locate', HERE).toTurn()
    expect(rolls(t)).toEqual([['attack', 3]])
    expect(rolls(act(t.hush(), 'locate').toTurn())).toEqual([['attack', 2]])
  })
  it('makes the lamp face a Hit for Creatures where it is Dangerous', () => {
    expect(played('frenzy', 'locate', HERE).toTurn().health).toEqual([12, 12])
    expect(played('frenzy', 'locate', { ...HERE, ...DANGER }).toTurn().health).toEqual([9, 12])
  })
  it('waits for a Creature in the Hero’s Sector', () => {
    expect(offered('frenzy', 'locate', { creatures: 'cultist Ua4' })).toBe(false)
  })
})

describe('knit-flesh', () => {
  const healed = (given = {}) =>
    played('knit-flesh', 'explore s', { creatures: 'cultist! Ua3, spore! Ua6, hybrid! Ua1', turn: 8, ...given })
  it('heals two Wounded Creatures at the end of the Round', () => {
    const t = healed()
    t.choose('evil-1', `pick ${t.id('spore')}`)
      .choose('evil-1', `pick ${t.id('hybrid')}`)
      .toTurn()
    expect(t.evil.creatures.map(({ kind, wounded }) => [kind, wounded])).toEqual([
      ['cultist', true],
      ['spore', false],
      ['hybrid', false],
    ])
    expect(rolls(act(t.hush(), 'locate').toTurn())).toEqual([['attack', 2]])
  })
  it('gives all attacks of the next Turn 1 die more where it is Dangerous, of the first of the new Round', () => {
    const t = healed(DANGER).toTurn()
    expect(rolls(act(t.hush(), 'locate').toTurn())).toEqual([['attack', 3]])
    expect(rolls(act(t.hush(), 'locate').toTurn())).toEqual([['attack', 2]])
  })
  it('waits for the end of a Round', () => {
    expect(offered('knit-flesh', 'explore s', { creatures: 'cultist! Ua6', turn: 7 })).toBe(false)
  })
})

describe('brood', () => {
  it('Spawns a Creature 1 Sector nearer than it may', () => {
    const t = played('brood', 'scavenge')
    expect(t.keys('evil-1', 'spawn spore')).toEqual(
      ['Ua1', 'Ua2', 'Ua4', 'Ua5', 'Ua6'].map((at) => `spawn spore ${at}`),
    )
    expect(t.keys('evil-1', 'spawn cultist')).toEqual(['Ua1', 'Ua5', 'Ua6'].map((at) => `spawn cultist ${at}`))
    expect(t.choose('evil-1', 'spawn spore Ua4').toTurn().where('spore')).toBe('Ua4')
  })
  it('moves it up to 1 Sector, and no other, where it is Dangerous', () => {
    const t = played('brood', 'scavenge', { creatures: 'cultist Ua6', ...DANGER }).choose('evil-1', 'spawn spore Ua5')
    expect(t.keys('evil-1', 'move cultist')).toEqual([])
    expect(marches(t, t.id('spore'), 'n').toTurn().where('spore')).toBe('Ua4')
  })
  it('waits for a Scavenge', () => {
    expect(offered('brood', 'explore s')).toBe(false)
  })
})

describe('lamp-eater', () => {
  const lamp = { map: LAMP, lights: 'Ua1 Ua3 Ua4', ...HERE }
  it('puts out the Light of the Hero’s Sector or of one beside it', () => {
    const t = played('lamp-eater', 'interact lcu s', lamp)
    expect(t.keys('evil-1')).toEqual(['Ua3', 'Ua4'])
    expect(t.choose('evil-1', 'Ua3').evil.lights).toEqual(['Ua1', 'Ua4', 'Ua5'])
    expect(rolls(t)).toEqual([])
  })
  it('lets a Creature beside him attack, 1 die less, where it is Dangerous', () => {
    expect(rolls(played('lamp-eater', 'interact lcu s', { ...lamp, ...DANGER }).choose('evil-1', 'Ua3'))).toEqual([
      ['attack', 1],
    ])
  })
  it('waits for an Interact', () => {
    expect(offered('lamp-eater', 'explore s', lamp)).toBe(false)
  })
})

describe('born-hungry', () => {
  const born = (dangers: string) => {
    const t = played('brood', 'scavenge', { dangers }, 'born-hungry').choose('evil-1', 'spawn spore Ua4')
    if (dangers !== '') marches(t, t.id('spore'), '0')
    expect(reaches(t, 'born-hungry')).toBe(true)
    return marches(t.hush().choose('evil-1', 'play born-hungry'), t.id('spore'), 'n')
  }
  it('moves the new Creature up to 1 Sector', () => {
    const t = born('')
    expect([t.where('spore'), rolls(t)]).toEqual(['Ua3', []])
  })
  it('lets it attack, 1 die less, where it stands with the Hero and the card is Dangerous', () => {
    expect(rolls(born('Ua3').toTurnEnd())).toEqual([['attack', 2]])
  })
  it('waits for a Spawning', () => {
    const t = act(holds('born-hungry', { creatures: 'cultist Ua6' }, 'sprint'), 'explore n').toTurnEnd()
    expect(reaches(t.choose('evil-1', 'standard sprint', 'move cultist-1 n'), 'born-hungry')).toBe(false)
  })
})

describe('turned-back', () => {
  it('lets a Creature in the Hero’s Sector attack before he Explores, 1 die less', () => {
    const t = played('turned-back', 'explore s', HERE)
    expect([rolls(t), t.sees('Ua4'), t.sees('Ua3')?.conditions]).toEqual([[['attack', 1]], undefined, []])
  })
  it('puts Resin there where it is Dangerous', () => {
    const t = played('turned-back', 'explore s', { ...HERE, ...DANGER }).toTurn()
    expect(t.sees('Ua3')?.conditions).toEqual(['resin'])
  })
  it('waits for an Explore with a Creature in the Sector', () => {
    expect(offered('turned-back', 'explore s', { creatures: 'cultist Ua4' })).toBe(false)
    expect(offered('turned-back', 'locate', HERE)).toBe(false)
  })
})

describe('caught-the-scent', () => {
  it('gives attacks 1 die more until the end of the next Turn', () => {
    const t = played('caught-the-scent', 'locate', HERE).toTurn()
    act(t, 'locate').toTurn()
    expect(rolls(act(t, 'locate').toTurn())).toEqual([
      ['attack', 3],
      ['attack', 3],
      ['attack', 2],
    ])
  })
  it('gives it to Attacks of Opportunity, too, where it is Dangerous', () => {
    const left = (dangers: string) =>
      rolls(
        act(
          played('caught-the-scent', 'locate', { ...HERE, dangers })
            .toTurn()
            .hush(),
          'move s',
        ).toTurn(),
      )
    expect([left(''), left('Ua3')]).toEqual([[['opportunity', 1]], [['opportunity', 2]]])
  })
  it('waits for a Locate', () => {
    expect(offered('caught-the-scent', 'explore s', HERE)).toBe(false)
  })
})

describe('smell-of-fear', () => {
  const feared = (given = {}) => played('smell-of-fear', 'move s', { creatures: 'spore Ua4, cultist Ua6', ...given })
  it('gives the Turn’s attacks 1 die more when Self Control was lost', () => {
    expect(rolls(feared().toTurn())).toEqual([['attack', 4]])
  })
  it('moves a Creature up to 1 Sector where it is Dangerous', () => {
    const t = feared({ dangers: 'Ua4' })
    expect(marches(t, t.id('cultist'), 'n').toTurn().where('cultist')).toBe('Ua5')
  })
  it('answers no loss of Life', () => {
    expect(offered('smell-of-fear', 'explore s', { ...HERE, dice: 'HH' })).toBe(false)
  })
})
