// The deck Speed, card by card: each half on a drawn position, and where it may not be played.
import { describe, expect, it } from 'vitest'
import type { Table } from '../../helpers/table.ts'
import { act, holds, LAMP, marches, offered, played, reaches, rolls } from './hold.ts'

const HERE = { creatures: 'cultist Ua3' }
const DANGER = { dangers: 'Ua3' }
const FAR = { creatures: 'cultist Ua6' }

/** How many cards still lie with Evil. */
const hand = (t: Table): number => t.evil.hand?.length ?? 0

describe('sprint', () => {
  const ran = (dangers: string) => {
    const t = played('sprint', 'move n', { ...FAR, hero: { at: 'Ua4' }, dangers })
    return marches(t, t.id('cultist'), 'n', 'n', 'n')
  }
  it('moves a Creature up to 3 Sectors', () => {
    expect([ran('').where('cultist'), rolls(ran(''))]).toEqual(['Ua3', []])
  })
  it('lets it attack, 1 die less, where it stands with the Hero and the card is Dangerous', () => {
    expect(rolls(ran('Ua3'))).toEqual([['attack', 1]])
    const t = played('sprint', 'move n', { ...FAR, hero: { at: 'Ua4' }, ...DANGER })
    expect(rolls(marches(t, t.id('cultist'), 'n', 'n', 'stop'))).toEqual([])
  })
  it('waits for a Move', () => {
    expect(offered('sprint', 'explore n', FAR)).toBe(false)
  })
})

describe('swarm', () => {
  const four = 'cultist Ua1, spore Ua4, cultist Ua5, hybrid Ua6'
  const swarmed = (given = {}) => {
    const t = act(holds('swarm', { creatures: four, ...given }, 'lunge', 'lunge'), 'explore n').toTurnEnd()
    t.choose('evil-1', 'standard lunge', `move ${t.id('hybrid')} 0`).toTurnEnd()
    return t.hush().choose('evil-1', 'play swarm')
  }
  it('moves up to three different Creatures, 1 Sector each', () => {
    const t = swarmed()
    for (const [kind, at, way] of [
      ['cultist', 'Ua1', 's'],
      ['spore', 'Ua4', 's'],
      ['cultist', 'Ua5', 'n'],
    ] as const)
      marches(t, t.id(kind, at), way)
    expect(t.evil.creatures.map(({ at }) => at)).toEqual(['Ua2', 'Ua5', 'Ua4', 'Ua6'])
    expect(reaches(t, 'swarm') || t.keys('evil-1', 'standard').length > 0).toBe(false)
  })
  it('may stop short of three', () => {
    const t = swarmed()
    marches(t, t.id('spore'), 's', 'stop').toTurn()
    expect(t.evil.creatures.map(({ at }) => at)).toEqual(['Ua1', 'Ua5', 'Ua5', 'Ua6'])
  })
  it('does not count where it is Dangerous: a third card may be played', () => {
    const t = swarmed({ ...DANGER })
    marches(t, t.id('spore'), 's', 'stop').toTurnEnd()
    expect(t.keys('evil-1', 'standard')).toEqual(['standard lunge'])
  })
  it('waits for an Explore', () => {
    expect(offered('swarm', 'locate', FAR)).toBe(false)
  })
})

describe('third-heartbeat', () => {
  const third = (given = {}) => {
    const t = act(holds('third-heartbeat', { ...FAR, ...given }, 'lunge', 'lunge', 'backlash'), 'locate')
    for (let cards = 0; cards < 2; cards++) t.toTurnEnd().choose('evil-1', 'standard lunge', 'move cultist-1 0')
    return t.toTurnEnd()
  }
  it('may be the third card of the Turn, and moves a Creature up to 1 Sector', () => {
    expect(third().keys('evil-1')).toEqual(['pass', 'play third-heartbeat'])
    const t = marches(third().choose('evil-1', 'play third-heartbeat'), 'cultist-1', 'n').toTurn()
    expect([t.where('cultist'), hand(t)]).toEqual(['Ua5', 1])
  })
  it('draws a card where it is Dangerous', () => {
    const t = marches(third(DANGER).choose('evil-1', 'play third-heartbeat'), 'cultist-1', 'n').toTurn()
    expect([hand(t), t.hears('drew').length]).toEqual([2, 1])
  })
  it('waits for the end of the Turn', () => {
    expect(act(holds('third-heartbeat', HERE), 'fight').asked('evil-1')?.keys).toEqual(['pass'])
  })
})

describe('no-rest', () => {
  const rested = (given = {}) => {
    const t = act(holds('no-rest', { ...FAR, ...given }, 'lunge', 'lunge'), 'locate').toTurnEnd()
    t.choose('evil-1', 'standard lunge', 'move cultist-1 0').toTurnEnd().choose('evil-1', 'play no-rest')
    for (const kind of ['draw', 'draw'])
      while (t.asked('evil-1')?.kind === kind) t.choose('evil-1', t.keys('evil-1')[0]!)
    return t
  }
  it('draws a card and does not count', () => {
    const t = rested()
    expect(hand(t)).toBe(2)
    expect(t.keys('evil-1', 'standard')).not.toEqual([])
  })
  it('draws another where it is Dangerous', () => {
    expect(hand(rested(DANGER))).toBe(3)
  })
  it('waits for a Locate', () => {
    expect(offered('no-rest', 'scavenge')).toBe(false)
  })
})

describe('intercept', () => {
  it('moves a Creature up to 2 Sectors before the Hero goes', () => {
    const t = played('intercept', 'move s', FAR)
    expect(marches(t, t.id('cultist'), 'n', 'n').where('cultist')).toBe('Ua4')
    expect(t.evil.at).toBe('Ua3')
  })
  it('has later cards move Creatures 1 Sector farther where it is Dangerous, face-down ones not', () => {
    const sprinted = (dangers: string, second: string) => {
      const t = played('intercept', 'move s', { ...FAR, dangers }, 'sprint').choose('evil-1', 'move cultist-1 0')
      t.toTurnEnd().choose('evil-1', second)
      for (let steps = 0; ; steps++) {
        const way = t.keys('evil-1', 'move cultist-1').find((key) => !key.endsWith('0'))
        if (way === undefined) return steps
        t.choose('evil-1', way)
      }
    }
    expect([sprinted('', 'play sprint'), sprinted('Ua3', 'play sprint')]).toEqual([3, 4])
    expect(sprinted('Ua3', 'standard sprint')).toBe(1)
  })
  it('waits for a Move', () => {
    expect(offered('intercept', 'explore s', FAR)).toBe(false)
  })
})

describe('through-the-ducts', () => {
  const given = { map: LAMP, creatures: 'parasite Ua6, spore Ua4, cultist Ua6', lights: 'Ua4' }
  it('Teleports an unseen Parasite or Spore anywhere on the Hero’s Level, without a Noise', () => {
    const t = played('through-the-ducts', 'interact lcu n', { ...given, revealed: 'Ua4' })
    expect(t.keys('evil-1')).toEqual(['Ua1', 'Ua2', 'Ua3', 'Ua4', 'Ua5'].map((at) => `teleport parasite-1 ${at}`))
    t.choose('evil-1', 'teleport parasite-1 Ua3').toTurnEnd()
    expect([t.where('parasite'), t.hears('noise'), t.health]).toEqual(['Ua3', [], [12, 10]])
  })
  it('moves it up to 1 Sector where it is Dangerous', () => {
    const t = played('through-the-ducts', 'interact lcu n', { ...given, ...DANGER }).choose(
      'evil-1',
      'teleport parasite-1 Ua5',
    )
    expect(marches(t, 'parasite-1', 'n').where('parasite')).toBe('Ua4')
  })
  it('waits for an Interact', () => {
    expect(offered('through-the-ducts', 'explore n', given)).toBe(false)
  })
})

describe('hurried-search', () => {
  const searched = (given = {}) =>
    played('hurried-search', 'scavenge', {
      hero: { at: 'Ua1' },
      piles: { items: ['crowbar', 'solvent', 'brow-lamp'] },
      ...given,
    }).toTurn()
  it('leaves the Hero 1 Item less in a Room', () => {
    expect(searched().hero.hero?.items.map(({ charges }) => charges)).toEqual([3, 3])
  })
  it('brings them with 1 Charge less where it is Dangerous', () => {
    expect(searched({ dangers: 'Ua1' }).hero.hero?.items.map(({ charges }) => charges)).toEqual([2, 2])
  })
  it('waits for a Scavenge in a Room', () => {
    expect(offered('hurried-search', 'scavenge')).toBe(false)
    expect(offered('hurried-search', 'explore s', { hero: { at: 'Ua1' } })).toBe(false)
  })
})

describe('quick-birth', () => {
  const born = (given = {}) => {
    const t = act(holds('quick-birth', given, 'lunge', 'lunge'), 'explore s').toTurnEnd()
    t.choose('evil-1', 'standard lunge', 'spawn spore Ua5').until('react', 'spawned')
    return t.choose('evil-1', 'play quick-birth')
  }
  it('does not count: another card may be played', () => {
    expect(born().toTurnEnd().keys('evil-1', 'standard')).toEqual(['standard lunge'])
  })
  it('moves the new Creature up to 1 Sector, and no other, where it is Dangerous', () => {
    const t = born({ ...DANGER, creatures: 'cultist Ua6' })
    expect(t.keys('evil-1', 'move cultist')).toEqual([])
    expect(marches(t, t.id('spore'), 'n').where('spore')).toBe('Ua4')
  })
  it('waits for a Spawning', () => {
    const t = act(holds('quick-birth', FAR, 'lunge'), 'explore s').toTurnEnd()
    expect(reaches(t.choose('evil-1', 'standard lunge', 'move cultist-1 0'), 'quick-birth')).toBe(false)
  })
})

describe('reflex', () => {
  it('moves a Creature out of reach before the Hero strikes', () => {
    const t = played('reflex', 'fight', { creatures: 'cultist Ua3, spore Ua4', revealed: 'Ua4' })
    expect(t.keys('evil-1', 'move spore')).toEqual([])
    marches(t, t.id('cultist'), 'n').toTurn()
    expect([t.where('cultist'), rolls(t)]).toEqual(['Ua2', []])
  })
  it('may move it 0 Sectors, and then it is struck', () => {
    const t = played('reflex', 'fight', HERE)
    expect(rolls(marches(t, t.id('cultist'), '0').toTurn())[0]).toEqual(['fight', 2])
  })
  it('draws a card where it is Dangerous', () => {
    const drawn = (dangers: string) =>
      hand(marches(played('reflex', 'fight', { ...HERE, dangers }), 'cultist-1', 'n').toTurn())
    expect([drawn(''), drawn('Ua3')]).toEqual([0, 1])
  })
  it('waits for a Fight', () => {
    expect(offered('reflex', 'explore s', HERE)).toBe(false)
  })
})

describe('out-of-breath', () => {
  const spent = (dangers: string) => {
    const given = { ...HERE, dice: 'HL', hero: { adrenaline: 2 }, dangers }
    const t = played('out-of-breath', 'explore s', given).toTurn()
    return [t.hero.hero?.adrenaline, ...t.health]
  }
  it('takes 1 Adrenaline when Life was lost', () => {
    expect(spent('')).toEqual([1, 11, 12])
  })
  it('takes 1 Self Control, too, where it is Dangerous', () => {
    expect(spent('Ua3')).toEqual([1, 11, 11])
  })
  it('answers no loss of Self Control', () => {
    expect(offered('out-of-breath', 'move s', { creatures: 'spore Ua4' })).toBe(false)
  })
})

describe('long-night', () => {
  const given = { creatures: 'cultist Ua6, cultist Ua1', turn: 8 }
  const long = (more = {}) => {
    const t = played('long-night', 'explore s', { ...given, ...more })
    marches(t, t.id('cultist', 'Ua6'), 'n', 'n')
    return marches(t, t.id('cultist', 'Ua1'), 's', 'stop')
  }
  it('moves two Creatures up to 2 Sectors each at the end of the Round', () => {
    const t = long()
    expect(t.where('cultist')).toBe('Ua4 Ua2')
    expect(t.evil.setAside).toBe(0)
  })
  it('puts 1 Danger token more aside where it is Dangerous', () => {
    expect(long(DANGER).evil.setAside).toBe(1)
  })
  it('may lie on a full Track', () => {
    const track = ['sprint', 'sprint', 'swarm', 'stampede', 'reflex', 'intercept'].map((card) => ({ card, span: 2 }))
    const evil = { decks: ['speed', 'fury'], hands: [['long-night', 'swarm']], track }
    const t = act(holds('long-night', { ...given, evil }), 'explore s')
    expect(reaches(t, 'long-night')).toBe(true)
    expect(t.keys('evil-1')).toEqual(['pass', 'play long-night'])
  })
  it('waits for the end of a Round', () => {
    expect(offered('long-night', 'explore s', { ...given, turn: 7 })).toBe(false)
  })
})

describe('stampede', () => {
  const given = { creatures: 'cultist Ua6, cultist Ua1, cultist Ua3', blocked: 'Ua1s Ua5s' }
  const freed = (more = {}) => {
    const t = played('stampede', 'fight', { ...given, ...more })
    const doors = t.keys('evil-1', 'door')
    return t.choose('evil-1', doors[0]!)
  }
  it('Unblocks up to two Doors, then moves two Creatures up to 1 Sector each', () => {
    const t = freed()
    expect(t.keys('evil-1', 'stop')).toEqual(['stop'])
    t.choose('evil-1', t.keys('evil-1', 'door')[0]!)
    expect(t.evil.blocked).toEqual([])
    marches(t, 'cultist-1', 'n')
    expect(marches(t, 'cultist-2', 's').toTurn().where('cultist')).toBe('Ua5 Ua2 Ua3')
  })
  it('may leave the second Door Blocked, and moves one Creature more where it is Dangerous', () => {
    const t = freed(DANGER).choose('evil-1', 'stop')
    expect(t.evil.blocked).toHaveLength(1)
    const steps = (id: string) => t.keys('evil-1', `move ${id}`).find((key) => !key.endsWith('0')) ?? ''
    t.choose('evil-1', steps('cultist-3')).choose('evil-1', 'move cultist-1 0')
    expect(t.keys('evil-1', 'move cultist-3')).not.toEqual([])
    t.choose('evil-1', steps('cultist-3'))
    expect(t.creature('cultist', 'Ua3')).toBeUndefined()
  })
  it('waits for a Fight', () => {
    expect(offered('stampede', 'explore s', given)).toBe(false)
  })
})

describe('already-here', () => {
  const given = { creatures: 'cultist Ua6, spore Ua2', revealed: 'Ua2' }
  it('moves an unseen Creature up to 2 Sectors before anything is Revealed', () => {
    const t = played('already-here', 'explore s', given)
    expect([t.sees('Ua4'), t.keys('evil-1', 'move spore')]).toEqual([undefined, []])
    marches(t, t.id('cultist'), 'n', 'n')
    expect(t.where('cultist')).toBe('Ua4')
    expect(
      t
        .toTurn()
        .sees('Ua4')
        ?.creatures.map(({ kind }) => kind),
    ).toEqual(['cultist'])
  })
  it('moves it up to 1 Sector more, and no other, where it is Dangerous', () => {
    const t = played('already-here', 'explore s', { creatures: 'cultist Ua6, cultist Ua5', ...DANGER })
    marches(t, 'cultist-1', 'n', 'n')
    expect(t.keys('evil-1', 'move cultist-2')).toEqual([])
    expect(marches(t, 'cultist-1', 'n').creature('cultist', 'Ua3')).toBeDefined()
  })
  it('waits for an Explore', () => {
    expect(offered('already-here', 'move s', given)).toBe(false)
  })
})

describe('soft-steps', () => {
  const given = { creatures: 'cultist Ua6, cultist Ua1' }
  it('moves a Creature up to 2 Sectors without a Noise', () => {
    const t = marches(played('soft-steps', 'locate', given), 'cultist-1', 'n', 'stop')
    expect([t.where('cultist'), t.asked('evil-1')?.kind]).toEqual(['Ua5 Ua1', 'react'])
    expect(t.toTurn().hears('noise')).toEqual([])
  })
  it('moves a Creature once more, just so, where it is Dangerous', () => {
    const t = marches(played('soft-steps', 'locate', { ...given, ...DANGER }), 'cultist-1', 'n', 'stop')
    expect(marches(t, 'cultist-2', 's', 'stop').where('cultist')).toBe('Ua5 Ua2')
    expect(t.toTurn().hears('noise')).toEqual([])
  })
  it('waits for a Locate', () => {
    expect(offered('soft-steps', 'explore s', given)).toBe(false)
  })
})

describe('snap-reaction', () => {
  const snapped = (given = {}) =>
    played('snap-reaction', 'move s', { creatures: 'spore Ua4, cultist Ua6', ...given }, 'lunge', 'lunge')
  it('moves a Creature up to 2 Sectors when Self Control was lost', () => {
    const t = snapped()
    expect(marches(t, t.id('cultist'), 'n', 'n').where('cultist')).toBe('Ua4')
  })
  it('does not count where it is Dangerous', () => {
    const cards = (dangers: string) => {
      const t = snapped({ dangers }).choose('evil-1', 'move cultist-2 0').toTurnEnd()
      t.choose('evil-1', 'standard lunge', 'move cultist-2 0').toTurnEnd()
      return t.keys('evil-1', 'standard').length
    }
    expect(cards('Ua4')).toBe(1)
    expect(cards('')).toBe(0)
  })
  it('answers no loss of Life', () => {
    expect(offered('snap-reaction', 'explore s', { ...HERE, dice: 'HH' })).toBe(false)
  })
})

describe('lost-time', () => {
  it('flips an unspent Turn token: the next Turn is the one after it', () => {
    const t = played('lost-time', 'locate', { turn: 3 })
    expect([t.hero.turn?.number, t.hears('flipped').map((event) => event['number'])]).toEqual([4, [4]])
    expect(t.toTurn().hero.turn?.number).toBe(5)
  })
  it('ends the Round with the seventh Turn, when it flips the last', () => {
    const t = played('lost-time', 'locate', { turn: 7 }).toTurn()
    expect([t.hero.round?.space, t.hero.turn?.number]).toEqual([1, 1])
  })
  it('has cards move Creatures 1 Sector farther until the end of the next Turn where it is Dangerous', () => {
    const steps = (dangers: string) => {
      const t = played('lost-time', 'locate', { creatures: 'cultist Ua6', dangers }, 'sprint').toTurn()
      act(t, 'move n').toTurnEnd().choose('evil-1', 'play sprint')
      marches(t, 'cultist-1', 'n', 'n', 'n')
      return t.keys('evil-1', 'move').length
    }
    expect(steps('')).toBe(0)
    expect(steps('Ua3')).toBeGreaterThan(0)
  })
  it('is too late in the eighth Turn', () => {
    expect(offered('lost-time', 'locate', { turn: 8 })).toBe(false)
  })
})
