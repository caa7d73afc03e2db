// The deck Traps, card by card: each half on a drawn position, and where it may not be played.
import { describe, expect, it } from 'vitest'
import type { Table } from '../../helpers/table.ts'
import { act, holds, LAMP, marches, offered, played, reaches, rolls } from './hold.ts'

const HERE = { creatures: 'cultist Ua3' }
const DANGER = { dangers: 'Ua3' }
const FAR = { creatures: 'cultist Ua6' }
const HIT = { ...HERE, dice: 'HL' }
const SCARED = { creatures: 'spore Ua4' }

const charges = (t: Table): readonly unknown[] => (t.hero.hero?.items ?? []).map((item) => [item.card, item.charges])
const TWO = { items: [{ card: 'crowbar' }, { card: 'solvent' }] }

describe('loose-grating', () => {
  const loose = (dangers: string) => played('loose-grating', 'move s', { ...FAR, dangers })
  it('puts Danger beside the Hero, then moves a Creature up to 1 Sector', () => {
    const t = loose('')
    expect(t.keys('evil-1')).toEqual(['Ua3', 'Ua5'])
    marches(t.choose('evil-1', 'Ua3'), 'cultist-1', 'n').toTurn()
    expect([t.evil.dangers, t.where('cultist'), t.health]).toEqual([['Ua3'], 'Ua5', [12, 12]])
  })
  it('costs 1 Life where it is Dangerous', () => {
    const t = marches(loose('Ua4').choose('evil-1', 'Ua5'), 'cultist-1', '0').toTurn()
    expect([t.evil.dangers, t.health]).toEqual([
      ['Ua4', 'Ua5'],
      [11, 12],
    ])
  })
  it('waits for a Move', () => {
    expect(offered('loose-grating', 'explore s', FAR)).toBe(false)
  })
})

describe('trip-line', () => {
  it('puts Danger where the Hero is going, and it makes the next card Dangerous', () => {
    const t = played('trip-line', 'move s', {}, 'loose-grating')
    expect([t.evil.dangers, t.evil.at]).toEqual([['Ua4'], 'Ua3'])
    t.toTurnEnd().choose('evil-1', 'play loose-grating', 'Ua5').toTurn()
    expect(t.hears('played').map((event) => event['dangerous'])).toEqual([false, true])
  })
  it('costs 1 Life where it is Dangerous', () => {
    expect(played('trip-line', 'move s').health).toEqual([12, 12])
    expect(played('trip-line', 'move s', DANGER).health).toEqual([11, 12])
  })
  it('waits for a Move', () => {
    expect(offered('trip-line', 'explore s')).toBe(false)
  })
})

describe('jammed-door', () => {
  it('Blocks the Door that the Hero wants to pass: he Unblocks it in place of going', () => {
    const t = played('jammed-door', 'move s', { hero: { at: 'Ua1' } })
    expect(t.evil.blocked).toEqual(['Ua1s'])
    expect([t.toTurn().evil.at, t.evil.blocked]).toEqual(['Ua1', []])
    expect(played('jammed-door', 'move s', { hero: { at: 'Ua2' } }).evil.blocked).toEqual([])
  })
  it('Blocks one more Door of his Sector where it is Dangerous', () => {
    const given = { hero: { at: 'Ua2' }, dangers: 'Ua2' }
    expect(played('jammed-door', 'move s', given).evil.blocked).toEqual(['Ua1s'])
  })
  it('waits for a Move', () => {
    expect(offered('jammed-door', 'explore s', { hero: { at: 'Ua1' } })).toBe(false)
  })
})

describe('pressure-drop', () => {
  const given = { hero: { at: 'Ua2' }, revealed: 'Ua1 Ua3 Ua4 Ua5 Ua6' }
  const dropped = (more = {}) => {
    const t = played('pressure-drop', 'explore s', { ...given, ...more })
    while (t.asked('evil-1')?.kind === 'door') t.choose('evil-1', t.keys('evil-1', 'door')[0]!)
    return t
  }
  it('Blocks up to two Doors in sight and draws a card', () => {
    const t = dropped().toTurn()
    expect([t.evil.blocked, t.evil.hand?.length, t.evil.dangers]).toEqual([['Ua1s', 'Ua5s'], 1, []])
    const one = played('pressure-drop', 'explore s', given).choose('evil-1', 'door Ua5s', 'stop').toTurn()
    expect([one.evil.blocked, one.evil.hand?.length]).toEqual([['Ua5s'], 1])
  })
  it('puts Danger beside the Hero where it is Dangerous, and a Blocked Door is no way there', () => {
    const t = dropped({ dangers: 'Ua2' }).toTurn()
    expect(t.evil.dangers).toEqual(['Ua2', 'Ua3'])
  })
  it('waits for an Explore', () => {
    expect(offered('pressure-drop', 'move s', given)).toBe(false)
  })
})

describe('burst-pipe', () => {
  const burst = (choice: string, dangers = '') => {
    const t = played('burst-pipe', 'scavenge', { dangers }).choose('evil-1', `choose ${choice}`)
    expect(t.keys('evil-1')).toEqual(['Ua2', 'Ua4'])
    return t.choose('evil-1', 'Ua4')
  }
  it('puts Smoke or a Leak beside the Hero', () => {
    expect(burst('smoke-near').evil.conditions).toEqual([{ kind: 'smoke', at: 'Ua4' }])
    expect(burst('leak-near').evil.conditions).toEqual([{ kind: 'leak', at: 'Ua4' }])
  })
  it('puts a Leak into his own Sector where it is Dangerous', () => {
    const conditions = burst('smoke-near', 'Ua3').evil.conditions
    expect(conditions).toEqual(
      expect.arrayContaining([
        { kind: 'leak', at: 'Ua3' },
        { kind: 'smoke', at: 'Ua4' },
      ]),
    )
  })
  it('waits for a Scavenge', () => {
    expect(offered('burst-pipe', 'explore s')).toBe(false)
  })
})

describe('short-circuit', () => {
  const shorted = (dangers: string) => {
    const t = played('short-circuit', 'interact lcu s', { map: LAMP, dangers }).toTurn()
    return [t.evil.lights, t.health[0]]
  }
  it('has an LCU light 1 Sector less', () => {
    expect(shorted('')).toEqual([['Ua3', 'Ua4'], 12])
  })
  it('costs 1 Life where it is Dangerous', () => {
    expect(shorted('Ua3')).toEqual([['Ua3', 'Ua4'], 11])
  })
  it('waits for an Interact', () => {
    expect(offered('short-circuit', 'explore s', { map: LAMP })).toBe(false)
  })
})

describe('false-bottom', () => {
  const opened = (dangers: string) =>
    played('false-bottom', 'scavenge', { hero: TWO, piles: { items: ['brow-lamp'] }, dangers })
  it('takes 1 Charge of an Item of the Hero’s choice, after he has drawn', () => {
    const t = opened('')
    expect(t.keys('hero')).toEqual(['pick crowbar', 'pick solvent', 'pick brow-lamp'])
    expect(charges(t.choose('hero', 'pick solvent'))).toEqual([
      ['crowbar', 3],
      ['solvent', 2],
      ['brow-lamp', 3],
    ])
  })
  it('has him discard an Item besides where it is Dangerous', () => {
    const t = opened('Ua3').choose('hero', 'pick solvent', 'discard crowbar')
    expect(charges(t)).toEqual([
      ['solvent', 2],
      ['brow-lamp', 3],
    ])
  })
  it('waits for the drawing of a Scavenge', () => {
    expect(offered('false-bottom', 'explore s', { hero: TWO })).toBe(false)
  })
})

describe('long-fuse', () => {
  it('puts 2 Danger tokens aside at the end of the Round', () => {
    expect(played('long-fuse', 'locate', { turn: 8 }).evil.setAside).toBe(2)
  })
  it('puts 1 more aside where it is Dangerous', () => {
    expect(played('long-fuse', 'locate', { ...DANGER, turn: 8 }).evil.setAside).toBe(3)
  })
  it('waits for the end of a Round', () => {
    expect(offered('long-fuse', 'locate', { turn: 7 })).toBe(false)
  })
})

describe('weak-floor', () => {
  it('puts Danger into the Hero’s Sector before he Fights', () => {
    const t = played('weak-floor', 'fight', HERE)
    expect(t.evil.dangers).toEqual(['Ua3'])
    expect(rolls(t.toTurn())[0]).toEqual(['fight', 2])
  })
  it('leaves him 1 die less in this Fight where it is Dangerous', () => {
    const t = played('weak-floor', 'fight', { ...HERE, ...DANGER }).toTurn()
    expect(rolls(t)[0]).toEqual(['fight', 1])
    expect(rolls(act(t.hush(), 'fight').toTurn())[0]).toEqual(['fight', 2])
  })
  it('waits for a Fight', () => {
    expect(offered('weak-floor', 'explore s', HERE)).toBe(false)
  })
})

describe('ill-wind', () => {
  const blown = (dangers: string) => played('ill-wind', 'locate', { ...HERE, dice: 'DD', dangers })
  it('makes the cards after it Dangerous, in this Turn alone', () => {
    const t = played('ill-wind', 'locate', { ...HERE, dangers: 'Ua6' }, 'dragged-wire', 'weak-floor').toTurnEnd()
    t.choose('evil-1', 'play dragged-wire').toTurn()
    expect(t.evil.dangers).toEqual(['Ua2', 'Ua4'])
    expect(reaches(act(t, 'fight'), 'weak-floor')).toBe(true)
    t.choose('evil-1', 'play weak-floor').toTurn()
    expect(t.hears('played').map((event) => event['dangerous'])).toEqual([false, true, false])
  })
  it('has Creatures hit on the danger face everywhere where it is Dangerous', () => {
    expect(blown('').toTurn().health).toEqual([12, 12])
    expect(blown('Ua3').toTurn().health).toEqual([10, 12])
  })
  it('waits for a Locate', () => {
    expect(offered('ill-wind', 'explore s')).toBe(false)
  })
})

describe('sprung-hatch', () => {
  const sprung = (dangers: string, creatures = 'cultist Ua3, cultist Ua6') => {
    const t = played('sprung-hatch', 'fight', { creatures, blocked: 'Ua5s', dangers })
    expect(t.evil.blocked).toEqual([])
    const id = t.id('cultist', 'Ua6')
    return marches(t, id, 'n', 'n').toTurn()
  }
  it('Unblocks a Door, then moves a Creature up to 2 Sectors', () => {
    const t = sprung('')
    expect([t.where('cultist'), t.health]).toEqual(['Ua3 Ua4', [12, 12]])
  })
  it('costs 1 Life for each Creature with the Hero, at most 2, where it is Dangerous', () => {
    expect(sprung('Ua3').health).toEqual([11, 12])
    expect(sprung('Ua3', 'cultist Ua3, spore Ua3, spore Ua3, cultist Ua6').health).toEqual([10, 12])
  })
  it('waits for a Fight', () => {
    expect(offered('sprung-hatch', 'locate', HERE)).toBe(false)
  })
})

describe('live-wire', () => {
  const burnt = (given = {}) => played('live-wire', 'explore s', { ...HIT, hero: TWO, ...given })
  it('takes 1 Charge of an Item of the Hero’s choice when he lost Life', () => {
    const t = burnt().choose('hero', 'pick crowbar').toTurn()
    expect([charges(t)[0], t.health]).toEqual([
      ['crowbar', 2],
      [11, 12],
    ])
  })
  it('costs 1 Life more where it is Dangerous', () => {
    expect(burnt(DANGER).choose('hero', 'pick crowbar').toTurn().health).toEqual([10, 12])
  })
  it('answers no loss of Self Control', () => {
    expect(offered('live-wire', 'move s', { ...SCARED, hero: TWO })).toBe(false)
  })
})

describe('sticky-nest', () => {
  const nested = (dangers: string) => {
    const t = act(holds('sticky-nest', { dangers }, 'lunge'), 'explore n').toTurnEnd()
    t.choose('evil-1', 'standard lunge', 'spawn spore Ua5')
    expect(reaches(t, 'sticky-nest')).toBe(true)
    return t.choose('evil-1', 'play sticky-nest').toTurn()
  }
  it('puts Resin and Danger where the new Creature is', () => {
    const t = nested('')
    expect([t.evil.conditions, t.evil.dangers]).toEqual([[{ kind: 'resin', at: 'Ua5' }], ['Ua5']])
    expect(t.evil.hand).toEqual([])
  })
  it('draws a card where it is Dangerous', () => {
    expect(nested('Ua3').evil.hand).toHaveLength(1)
  })
  it('waits for a Spawning', () => {
    const t = act(holds('sticky-nest', FAR, 'lunge'), 'explore n').toTurnEnd()
    expect(reaches(t.choose('evil-1', 'standard lunge', 'move cultist-1 n'), 'sticky-nest')).toBe(false)
  })
})

describe('falling-dust', () => {
  const fallen = (dangers: string) => played('falling-dust', 'explore s', { dangers })
  it('puts Smoke into the Hero’s Sector, so that he Explores less far', () => {
    const t = fallen('')
    expect([t.evil.conditions, t.evil.dangers]).toEqual([[{ kind: 'smoke', at: 'Ua3' }], []])
    expect(t.toTurn().revealed).toBe('Ua3 Ua4')
  })
  it('puts Danger into the Sector that he looks into where it is Dangerous', () => {
    expect(fallen('Ua3').evil.dangers).toEqual(['Ua3', 'Ua4'])
  })
  it('waits for an Explore', () => {
    expect(offered('falling-dust', 'move s')).toBe(false)
  })
})

describe('rigged-console', () => {
  const rigged = (dangers: string) => {
    const t = played('rigged-console', 'interact lcu s', { map: LAMP, hero: TWO, dangers })
    expect(t.keys('evil-1')).toEqual(['Ua2', 'Ua4'])
    return t.choose('evil-1', 'Ua2')
  }
  it('puts Danger into the Hero’s Sector and one beside it', () => {
    const t = rigged('')
    expect([t.evil.dangers, t.asking]).toEqual([['Ua2', 'Ua3'], ['evil-1']])
  })
  it('takes 1 Charge of an Item of his choice where it is Dangerous', () => {
    const t = rigged('Ua3').choose('hero', 'pick solvent')
    expect([t.evil.dangers, charges(t)[1]]).toEqual([
      ['Ua2', 'Ua3'],
      ['solvent', 2],
    ])
  })
  it('waits for an Interact', () => {
    expect(offered('rigged-console', 'explore s', { map: LAMP })).toBe(false)
  })
})

describe('panic-step', () => {
  const panicked = (dangers: string) => played('panic-step', 'move n', { creatures: 'spore Ua2', dangers })
  it('puts Danger into the Hero’s Sector when he lost Self Control', () => {
    const t = panicked('')
    expect([t.evil.dangers, t.evil.blocked]).toEqual([['Ua2'], []])
  })
  it('Blocks every Door of his Sector where it is Dangerous', () => {
    expect(panicked('Ua2').evil.blocked).toEqual(['Ua1s'])
  })
  it('answers no loss of Life', () => {
    expect(offered('panic-step', 'explore s', HIT)).toBe(false)
  })
})

describe('rusty-spikes', () => {
  it('makes the danger face a Hit for the rest of the Turn, this roll included', () => {
    const t = played('rusty-spikes', 'explore s', { creatures: 'cultist Ua3, cultist Ua3', dice: 'DL DD DD' }).toTurn()
    expect(t.health).toEqual([9, 12])
    expect(act(t, 'explore s').toTurn().health).toEqual([9, 12])
  })
  it('rolls one Miss again where it is Dangerous', () => {
    expect(played('rusty-spikes', 'explore s', { ...HERE, ...DANGER, dice: 'DLH' }).toTurn().health).toEqual([10, 12])
  })
  it('answers no roll of the Hero', () => {
    expect(offered('rusty-spikes', 'fight', { creatures: 'spore! Ua3', dice: 'HH' })).toBe(false)
  })
})

describe('dragged-wire', () => {
  const dragged = (dangers: string) => {
    const t = played('dragged-wire', 'locate', { dangers })
    expect(t.keys('evil-1')).toEqual(dangers.split(' '))
    t.choose('evil-1', 'Ua6')
    expect(t.keys('evil-1')).toEqual(['Ua2', 'Ua4'])
    return t.choose('evil-1', 'Ua4')
  }
  it('takes a Danger token from anywhere and puts one beside the Hero', () => {
    expect(dragged('Ua1 Ua6').evil.dangers).toEqual(['Ua1', 'Ua4'])
  })
  it('puts another beside him where it is Dangerous', () => {
    expect(dragged('Ua3 Ua6').evil.dangers).toEqual(['Ua2', 'Ua3', 'Ua4'])
  })
  it('waits for the end of the Turn', () => {
    expect(act(holds('dragged-wire', HERE), 'fight').asked('evil-1')?.keys).toEqual(['pass'])
  })
})
