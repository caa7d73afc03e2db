// Damage to the Hero, Companions and Healing, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { item, packWith, QUIET } from '../../helpers/test-pack.ts'

/** A Hero half-way down the street. No window opens but the one at the end of a Turn. */
const street = (hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ pack: QUIET, ...given, hero: { at: 'Ua3', ...hero } })

/** The same with the core cards: these decks are open, Evil holds these. */
const withHand = (decks: string, hand: string, hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ ...given, hero: { at: 'Ua3', ...hero }, evil: { decks: decks.split(' '), hands: [hand.split(' ')] } })

const losses = (t: Table): readonly unknown[] =>
  t.hears('damaged').map((event) => [event['kind'], event['amount'], event['to']])
const dice = (t: Table, by: string): readonly unknown[] =>
  t
    .hears('rolled')
    .filter((event) => event['by'] === by)
    .map((event) => event['hits'])

/** An Item, a Companion or an Ability whose moment has come is used. */
const useIt = (t: Table, name: string): Table => {
  const key = t.keys('hero').find((each) => each.includes(name))
  if (t.asked()?.kind !== 'trigger' || key === undefined) throw new Error(`${name} is not offered: ${t.keys().join()}`)
  return t.choose('hero', key)
}

describe('Damage to the Hero', () => {
  test('Life that runs out in one attack is healed before the next: only what is over falls on Self Control (R13)', () => {
    const after = (dressed: boolean): Table => {
      const hero = { life: 1, selfControl: 10, items: [{ card: 'foam-dressing', charges: 2 }] }
      const t = street(hero, { creatures: 'spore Ua3, parasite Ua3', dice: 'HHL H' })
      t.choose('hero', 'explore n').until('order')
      t.choose('evil-1', `first ${t.id('spore')}`).until('trigger')
      expect(t.health).toEqual([0, 9])
      if (dressed) useIt(t, 'foam-dressing')
      else t.choose('hero', 'no')
      return t.until('trigger')
    }
    expect(after(true).health).toEqual([0, 9])
    expect(after(false).health).toEqual([0, 8])
    expect(losses(after(false))).toEqual([
      ['life', 2, 'hero'],
      ['life', 1, 'hero'],
    ])
  })

  test('what Self Control takes for a spent Life is still a loss of Life, to cards and Items (R13)', () => {
    const hero = { life: 0, selfControl: 6, items: [{ card: 'foam-dressing' }] }
    const t = withHand('fury terror', 'open-wound spiral', hero, { creatures: 'parasite Ua3', dice: 'H' })
    t.choose('hero', 'explore n')
    while (t.asked('hero')?.kind !== 'trigger' && t.asked('evil-1')?.moment !== 'damage') t.choose('evil-1', 'pass')
    if (t.asked('hero')?.kind === 'trigger') t.choose('hero', 'no')
    t.until('react', 'damage')
    expect(t.health).toEqual([0, 5])
    expect(t.keys('evil-1', 'play')).toEqual(['play open-wound'])
    t.choose('evil-1', 'play open-wound')
    expect(t.health).toEqual([0, 4])
    expect(t.hears('damaged').every((event) => event['kind'] === 'life')).toBe(true)
  })

  test('fright runs over into Life and stays fright, a later Hit then falls on Life alone (R13)', () => {
    const t = street({ selfControl: 2 }, { creatures: 'hybrid Ua4, parasite Ua4', dice: 'HLL L' })
    t.choose('hero', 'move s').until('order')
    t.choose('evil-1', `first ${t.id('hybrid')}`)
    expect(t.health).toEqual([9, 0])
    expect(losses(t)).toEqual([
      ['self-control', 3, 'hero'],
      ['self-control', 2, 'hero'],
    ])
    t.toTurn()
    expect(t.health).toEqual([8, 0])
  })

  test('both tracks empty in the first of two attacks end the game, the second never rolls (R13)', () => {
    const attacked = (faces: string): Table => {
      const t = street({ life: 1, selfControl: 1 }, { creatures: 'spore Ua3, parasite Ua3', dice: faces })
      t.choose('hero', 'explore n').until('order')
      return t.choose('evil-1', `first ${t.id('spore')}`).toTurn()
    }
    const lost = attacked('HHL L')
    expect([lost.isOver, lost.health, dice(lost, 'evil')]).toEqual([true, [0, 0], [2]])
    expect(lost.hears('ended')).toMatchObject([{ winner: 'evil' }])
    const held = attacked('HLL L')
    expect([held.isOver, held.health, dice(held, 'evil')]).toEqual([false, [0, 1], [1, 0]])
  })

  test('a deadly Attack of Opportunity stops the step, one that leaves a point does not (R35)', () => {
    const leave = (selfControl: number): Table =>
      street({ life: 1, selfControl }, { creatures: 'spore Ua3, worm Ua3', dice: 'HH' }).act('move n')
    const fallen = leave(1)
    expect([fallen.isOver, fallen.hears('moved'), fallen.evil.at]).toEqual([true, [], 'Ua3'])
    const away = leave(2)
    expect([away.isOver, away.health, away.evil.at]).toEqual([false, [0, 1], 'Ua2'])
  })

  test('one roll meets him who leaves several Creatures, a die less in Light and by a Hull Plate, none below none (R36)', () => {
    const rolled = (lights: string, items: readonly unknown[]): unknown => {
      const t = street({ items }, { creatures: 'worm Ua3, worm Ua3', dice: 'HH', lights })
      t.choose('hero', 'move n').toTurn({ trigger: 'no' })
      return [t.hears('rolled').map((event) => (event['faces'] as string[]).length), t.health]
    }
    const plate = [{ card: 'hull-plate' }]
    expect(rolled('', [])).toEqual([[2], [10, 12]])
    expect(rolled('Ua3', [])).toEqual([[1], [11, 12]])
    expect(rolled('Ua2', plate)).toEqual([[1], [11, 12]])
    expect(rolled('Ua3', plate)).toEqual([[], [12, 12]])
  })

  test('a Creature moved in at the end of the Turn scares and then attacks, by the Light of the Sector (R9)', () => {
    const moved = (lights: string): unknown => {
      const evil = { decks: ['fury', 'speed'], hands: [['fury-filler']] }
      const t = street({}, { creatures: 'worm Ua4', evil, lights, dice: 'HHHH' })
      t.choose('hero', 'explore n').until('react', 'turn-end')
      t.choose('evil-1', 'standard fury-filler', `move ${t.id('worm')} n`).toTurn()
      return [t.health, dice(t, 'evil')]
    }
    expect(moved('')).toEqual([[8, 9], [4]])
    expect(moved('Ua3')).toEqual([[12, 9], []])
  })

  test('a card that hurts more is a loss of its own and may be answered, up to two cards in the Turn (R83)', () => {
    const hand = 'open-wound open-wound out-of-breath'
    const t = withHand('fury speed', hand, {}, { creatures: 'parasite Ua3', dice: 'H' })
    t.choose('hero', 'explore n').until('react', 'damage')
    t.choose('evil-1', 'play open-wound').until('react', 'damage')
    t.choose('evil-1', 'play open-wound').toTurn()
    expect(losses(t)).toEqual([
      ['life', 1, 'hero'],
      ['life', 1, 'hero'],
      ['life', 1, 'hero'],
    ])
    expect([t.health, t.evil.hand, t.hero.hero?.adrenaline]).toEqual([[9, 12], ['out-of-breath'], 3])
  })

  test('Courage rolls a die for each scare, a Miss spares 1, and the danger face counts on it (R39)', () => {
    const scared = (faces: string, dangers = ''): unknown => {
      const hero = { experience: { courage: 2 } }
      const t = street(hero, { creatures: 'parasite Ua4', dice: `${faces}L`, dangers })
      return t.choose('hero', 'move s').toTurn().health
    }
    expect(scared('L')).toEqual([12, 11])
    expect(scared('H')).toEqual([12, 10])
    expect(scared('D')).toEqual([12, 11])
    expect(scared('D', 'Ua4')).toEqual([12, 10])
  })
})

describe('Companions in the way of damage', () => {
  const HIT_TWICE = { creatures: 'spore Ua3, parasite Ua3', dice: 'HHH H' }

  test('a Companion that dies of the first of two attacks takes all of it and none of the second (R55)', () => {
    const t = withHand('fury speed', 'open-wound', { companions: [{ card: 'pilot', charges: 2 }] }, HIT_TWICE)
    t.choose('hero', 'explore n').until('order')
    t.choose('evil-1', `first ${t.id('spore')}`).until('suffer')
    expect([...t.keys('evil-1')].toSorted()).toEqual(['companion pilot', 'hero'])
    t.choose('evil-1', 'companion pilot')
    expect([t.hero.hero?.companions, t.health]).toEqual([[], [12, 12]])
    expect(t.asked('evil-1')?.moment).not.toBe('damage')
    t.until('react', 'damage')
    expect([t.health, losses(t)[1]]).toEqual([
      [11, 12],
      ['life', 1, 'hero'],
    ])
  })

  test('a Companion outlives what is less than its Charges, and may then be spared the next attack (R55)', () => {
    const t = street({ companions: [{ card: 'pilot', charges: 4 }] }, HIT_TWICE)
    t.choose('hero', 'explore n').until('order')
    t.choose('evil-1', `first ${t.id('spore')}`, 'companion pilot').until('suffer')
    t.choose('evil-1', 'hero').toTurn()
    expect([t.hero.hero?.companions, t.health]).toEqual([[{ card: 'pilot', charges: 1 }], [11, 12]])
  })

  test('a Companion spent by its own Ability in mid-attack can no longer take the rest (R55)', () => {
    const hit = (charges: number): Table => {
      const t = street({ companions: [{ card: 'medic', charges }] }, { creatures: 'spore Ua3', dice: 'HHH' })
      t.choose('hero', 'explore n').until('trigger')
      return useIt(t, 'medic')
    }
    const last = hit(1).toTurn()
    expect([last.hero.hero?.companions, last.health]).toEqual([[], [10, 12]])
    const left = hit(3).until('suffer').choose('evil-1', 'companion medic')
    expect([left.hero.hero?.companions, left.health]).toEqual([[], [12, 12]])
  })

  test('a loss that an Ability makes none is no loss: nobody suffers, no card answers (R83)', () => {
    const hero = { companions: [{ card: 'medic' }], items: [{ card: 'foam-dressing' }] }
    const t = withHand('fury speed', 'open-wound', hero, { creatures: 'parasite Ua3', dice: 'H' })
    t.choose('hero', 'explore n').until('trigger')
    useIt(t, 'medic')
    expect([t.asked()?.kind, t.health, losses(t)]).toEqual(['turn', [12, 12], []])
    expect(t.hero.hero?.companions).toEqual([{ card: 'medic', charges: 5 }])
  })

  test('fright may be sent to a Companion as well, a Charge for each point, and the Hero keeps both tracks (R55)', () => {
    const t = street({ companions: [{ card: 'pilot' }] }, { creatures: 'hybrid Ua4', dice: 'LLL' })
    t.choose('hero', 'move s').until('suffer').choose('evil-1', 'companion pilot').toTurn()
    expect([t.health, t.hero.hero?.companions]).toEqual([[12, 12], [{ card: 'pilot', charges: 3 }]])
  })

  test('the loss of Nightmare Mode passes the Companion and the cards by, and runs over into Life (R12)', () => {
    const ended = (nightmare: boolean): Table => {
      const hero = { life: 5, selfControl: 1, companions: [{ card: 'medic' }] }
      const t = withHand('fury terror', 'spiral', hero, { nightmare, round: nightmare ? 7 : 0, turn: 8 })
      t.choose('hero', 'explore n')
      for (let n = 0; n < 60 && t.asked('hero') === undefined; n++) {
        expect(['react', 'hand', 'draw', 'place-danger']).toContain(t.asked('evil-1')?.kind)
        expect(t.asked('evil-1')?.moment).not.toBe('damage')
        t.choose(
          'evil-1',
          t.keys('evil-1').find((key) => key === 'pass' || key === 'keep') ?? t.keys('evil-1')[0] ?? '',
        )
      }
      expect(t.hero.turn?.number).toBe(1)
      return t
    }
    const hurt = ended(true)
    expect([hurt.health, hurt.hero.hero?.companions]).toEqual([[4, 0], [{ card: 'medic', charges: 6 }]])
    expect(losses(hurt)).toEqual([['self-control', 2, 'hero']])
    expect(ended(false).health).toEqual([5, 1])
  })
})

describe('Healing and Adrenaline', () => {
  test('a track at or above the cap recovers nothing and stays, the other recovers up to the cap (R14)', () => {
    const hero = { life: 5, selfControl: 9, companions: [{ card: 'medic', charges: 6 }] }
    const t = street(hero, { round: 4 })
    expect(t.keys('hero', 'recover')).toEqual(['recover life'])
    t.choose('hero', 'sacrifice medic')
    expect(t.health).toEqual([7, 9])
    expect(t.keys('hero', 'recover')).toEqual([])
    expect(t.hero.hero?.adrenaline).toBe(3)
  })

  test('Adrenaline is spent before the Action: once on each purpose, never between two Actions (R18)', () => {
    const t = street({ life: 6, selfControl: 6, companions: [{ card: 'pilot' }] })
    t.choose('hero', 'recover life')
    expect([t.health, t.keys('hero', 'recover')]).toEqual([[7, 6], []])
    t.choose('hero', 'bullet-time').act('explore n')
    expect(t.hero.hero?.adrenaline).toBe(1)
    const early = t.keys().filter((key) => /^(recover|bullet|sacrifice)/.test(key))
    expect([early, t.offers('hero', 'end')]).toEqual([[], true])
  })

  test('Adrenaline won on the roll of an attack is at hand in the next Turn, and never above the six tokens (R17)', () => {
    const pump = item('pump', {
      listeners: [
        {
          on: 'rolled',
          if: { by: 'evil', reason: ['attack'] },
          optional: true,
          charge: true,
          effects: [{ do: 'adrenaline', by: 1 }],
        },
      ],
    })
    const pumped = (adrenaline: number): Table => {
      const hero = { adrenaline, life: 8, items: [{ card: 'pump', charges: 2 }] }
      const t = street(hero, { pack: packWith({ items: [pump] }), creatures: 'parasite Ua3', dice: 'H' })
      t.choose('hero', 'explore n').until('trigger')
      expect([t.health, t.offers('hero', 'recover life')]).toEqual([[8, 12], false])
      return useIt(t, 'pump').toTurn()
    }
    const first = pumped(0)
    expect([first.health, first.hero.hero?.adrenaline, first.offers('hero', 'recover life')]).toEqual([
      [7, 12],
      1,
      true,
    ])
    expect(first.hero.hero?.items).toMatchObject([{ card: 'pump', charges: 1 }])
    expect(pumped(5).hero.hero?.adrenaline).toBe(6)
  })
})
