// Fight and Experience, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { QUIET } from '../../helpers/test-pack.ts'

/** A Hero half-way down the street. No window opens but the one at the end of a Turn. */
const street = (hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ pack: QUIET, ...given, hero: { at: 'Ua3', ...hero } })

/** The same with the core cards: these decks are open, Evil holds these. */
const withHand = (decks: string, hand: string, hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ ...given, hero: { at: 'Ua3', ...hero }, evil: { decks: decks.split(' '), hands: [hand.split(' ')] } })

const experience = (t: Table): Readonly<Record<string, number>> => t.hero.hero?.experience ?? {}
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

const ALL_BUT = (open: string, points: number): Record<string, number> => ({
  ...{ courage: 2, 'cold-blood': 2, 'acute-sight': 2, precision: 2, dexterity: 2 },
  [open]: points,
})

describe('Damage to Creatures', () => {
  test('an unwounded Creature dies of one attack only at the sum of both numbers, another beside it is untouched (Fight)', () => {
    const deadly = street({}, { creatures: 'spore Ua3, cultist Ua3', dice: 'HHLL' })
    deadly.act(`fight ${deadly.shown('spore')}`)
    expect(deadly.where('spore')).toBe('')
    expect(deadly.creature('cultist')?.wounded).toBe(false)
    expect(experience(deadly)).toMatchObject({ 'acute-sight': 1, 'cold-blood': 0 })
    expect(deadly.health).toEqual([12, 12])
    const short = street({}, { creatures: 'spore Ua3, cultist Ua3', dice: 'HDLLLLL' })
    short.choose('hero', `fight ${short.shown('spore')}`).toTurn()
    expect(short.creature('spore')?.wounded).toBe(true)
    expect(experience(short)).toMatchObject({ 'acute-sight': 0 })
    expect(short.hears('killed')).toHaveLength(0)
  })

  test('what falls short is lost, and what goes beyond the first number is lost as well (Fight)', () => {
    const t = street({}, { creatures: 'cultist Ua3', dice: 'HL LL HL LL HH LL HL LL HH' })
    const cultist = t.shown('cultist')
    t.act(`fight ${cultist}`, `fight ${cultist}`)
    expect(t.creature('cultist')?.wounded).toBe(false)
    t.act(`fight ${cultist}`)
    expect(t.creature('cultist')?.wounded).toBe(true)
    t.act(`fight ${cultist}`)
    expect(t.where('cultist')).toBe('Ua3')
    t.act(`fight ${cultist}`)
    expect(t.where('cultist')).toBe('')
    expect(t.health).toEqual([12, 12])
    // A Hybrid is Wounded by 1 and killed by 2 more: 2 at once leave nothing over for the next Fight.
    const over = street({}, { creatures: 'hybrid Ua3', dice: 'HH LLL HL LLL' })
    over.act(`fight ${over.shown('hybrid')}`, `fight ${over.shown('hybrid')}`)
    expect(over.creature('hybrid')).toMatchObject({ wounded: true, at: 'Ua3' })
  })

  test('the lamp face hits for the Hero in Light alone, the danger face never (R38)', () => {
    const hits = (lights: string): readonly unknown[] => {
      const t = street({}, { creatures: 'cultist Ua3', dice: 'LD LL', lights, dangers: 'Ua3' })
      t.act(`fight ${t.shown('cultist')}`)
      expect(t.health).toEqual([12, 12])
      return dice(t, 'hero')
    }
    expect(hits('Ua3')).toEqual([1])
    expect(hits('Ua4')).toEqual([0])
  })

  test('in one Sector Light serves the Hero and Danger serves Evil, each at his own roll (R38)', () => {
    const t = street({}, { creatures: 'cultist Ua3', dice: 'LD LD', lights: 'Ua3', dangers: 'Ua3' })
    t.act(`fight ${t.shown('cultist')}`)
    expect([dice(t, 'hero'), dice(t, 'evil')]).toEqual([[1], [1]])
    expect(t.health).toEqual([11, 12])
    const beside = street({}, { creatures: 'cultist Ua3', dice: 'LD LD', lights: 'Ua3', dangers: 'Ua4' })
    beside.act(`fight ${beside.shown('cultist')}`)
    expect([dice(beside, 'evil'), beside.health]).toEqual([[0], [12, 12]])
  })

  test('only a Creature of the own Sector can be fought (Fight)', () => {
    const t = street({}, { creatures: 'spore Ua3, worm Ua4', revealed: 'Ua4' })
    expect(t.keys('hero', 'fight')).toEqual([`fight ${t.shown('spore')}`])
  })

  test('Bullet Time fights twice: the second roll kills what the first has Wounded (R20)', () => {
    const t = street({}, { creatures: 'spore Ua3', dice: 'HL HL' })
    t.act('bullet-time', `fight ${t.shown('spore')}`)
    expect(t.creature('spore')?.wounded).toBe(true)
    expect(dice(t, 'evil')).toEqual([])
    t.act(`fight ${t.shown('spore')}`)
    expect([t.where('spore'), dice(t, 'evil'), t.hero.hero?.adrenaline]).toEqual(['', [], 2])
  })

  test('a Wounded Creature of Nightmare Mode is measured by its Nightmare numbers (Nightmare Mode)', () => {
    const fought = (nightmare: boolean): string => {
      const t = street({}, { creatures: 'worm! Ua3', dice: 'HH LLLLL', nightmare, round: nightmare ? 7 : 0 })
      return t.act(`fight ${t.shown('worm')}`).where('worm')
    }
    expect([fought(false), fought(true)]).toEqual(['', 'Ua3'])
  })
})

describe('Cards and Abilities between a roll and its damage', () => {
  test('an Instant comes after the dice and before their damage (Reaction Timing)', () => {
    const outcome = (again: string, dangers = ''): unknown => {
      const given = { creatures: 'spore Ua3', dice: `HH${again}LLL`, dangers }
      const t = withHand('fury speed', 'glancing-blow', {}, given)
      t.choose('hero', `fight ${t.shown('spore')}`).until('react', 'rolled')
      expect(t.creature('spore')).toMatchObject({ at: 'Ua3', wounded: false })
      t.choose('evil-1', 'play glancing-blow').toTurnEnd()
      return t.creature('spore')?.wounded
    }
    expect(outcome('D')).toBe(true)
    expect(outcome('H')).toBe(undefined)
    expect(outcome('H', 'Ua3')).toBe(true)
    expect(outcome('D', 'Ua3')).toBe(false)
  })

  test('a card is Dangerous by the Danger that the card before it has just put down (R53)', () => {
    const given = { creatures: 'spore Ua3', dice: 'HHH DLL' }
    const t = withHand('fury traps', 'glancing-blow weak-floor', {}, given)
    t.choose('hero', `fight ${t.shown('spore')}`).until('react', 'declared')
    t.choose('evil-1', 'play weak-floor').until('react', 'rolled')
    t.choose('evil-1', 'play glancing-blow').toTurn()
    expect(t.hears('played').map((event) => event['dangerous'])).toEqual([false, true])
    expect(t.creature('spore')?.wounded).toBe(true)
    expect(t.health).toEqual([11, 12])
  })

  test('Precision comes before the card of Evil, and what the card undoes is not rolled once more (R82)', () => {
    const given = { creatures: 'spore Ua3', dice: 'HL H D LLL' }
    const t = withHand('fury speed', 'glancing-blow', { experience: { precision: 2 } }, given)
    t.choose('hero', `fight ${t.shown('spore')}`).until('trigger')
    expect(t.asking).toEqual(['hero'])
    t.choose('hero', t.keys('hero', 'reroll')[0] ?? '').until('react', 'rolled')
    t.choose('evil-1', 'play glancing-blow')
    t.choose('evil-1', t.keys('evil-1', 'reroll')[0] ?? '').until('react', 'turn-end')
    expect(t.creature('spore')?.wounded).toBe(true)
  })

  test('Precision rolls one Miss once in each Fight, and none when every die hit (Gaining Experience)', () => {
    const t = street({ experience: { precision: 2 } }, { creatures: 'cultist Ua3', dice: 'LL D LL H LL' })
    t.choose('hero', 'bullet-time', `fight ${t.shown('cultist')}`).until('trigger')
    t.choose('hero', t.keys('hero', 'reroll')[0] ?? '').until('turn')
    t.choose('hero', `fight ${t.shown('cultist')}`).until('trigger')
    t.choose('hero', t.keys('hero', 'reroll')[0] ?? '').pass()
    expect(t.creature('cultist')?.wounded).toBe(false)
    expect(t.health).toEqual([12, 12])
    const full = street({ experience: { precision: 2 } }, { creatures: 'cultist Ua3', dice: 'HH LL' })
    full.choose('hero', `fight ${full.shown('cultist')}`)
    expect(full.asked()?.kind).not.toBe('trigger')
  })

  test('Dexterity comes after the card of Evil, once in the attack of each Creature (R82)', () => {
    const given = { creatures: 'spore Ua3, parasite Ua3', dice: 'HLL HH D H D' }
    const t = withHand('fury speed', 'tear', { experience: { dexterity: 2 } }, given)
    t.choose('hero', 'explore n').until('order')
    t.choose('evil-1', `first ${t.id('spore')}`)
    expect([t.asked('hero'), t.asked('evil-1')?.moment]).toEqual([undefined, 'rolled'])
    t.choose('evil-1', 'play tear').until('trigger')
    expect([t.keys('hero', 'reroll').length, t.health]).toEqual([3, [12, 12]])
    t.choose('hero', t.keys('hero', 'reroll')[0] ?? '').until('trigger')
    expect(t.health).toEqual([10, 12])
    t.choose('hero', t.keys('hero', 'reroll')[0] ?? '').until('turn')
    expect(t.health).toEqual([10, 12])
  })

  test('a Companion adds its Hit before the card of Evil takes one away (R82)', () => {
    const fought = (reaction: string): Table => {
      const hero = { companions: [{ card: 'captain', charges: 1 }] }
      const t = withHand('fury terror', 'shaking-aim', hero, { creatures: 'spore! Ua3', dice: 'LL LLL' })
      t.choose('hero', `fight ${t.shown('spore')}`).until('trigger')
      useIt(t, 'captain').until('react', 'rolled')
      expect([t.where('spore'), t.hero.hero?.companions]).toEqual(['Ua3', []])
      return t.choose('evil-1', reaction).toTurnEnd()
    }
    expect(fought('pass').where('spore')).toBe('')
    expect(fought('play shaking-aim').creature('spore')).toMatchObject({ at: 'Ua3', wounded: true })
  })
})

describe('Experience', () => {
  const BOSS = { creatures: 'mech! Ua5, spore Ua5', revealed: 'Ua4 Ua5' }

  test('a Boss killed by an Item from afar gives a Point in two different Abilities, the Item goes with its last Charge (R42)', () => {
    const shot = (faces: string): Table => {
      const t = street({ items: [{ card: 'bullets-1', charges: 1 }] }, { ...BOSS, dice: faces })
      return t.choose('hero', `use bullets-1 fight ${t.shown('mech')}`).pass()
    }
    const t = shot('HH')
    expect([t.where('mech'), t.where('spore'), t.hero.hero?.items]).toEqual(['', 'Ua5', []])
    t.choose('hero', 'gain courage').refuses('hero', 'gain courage').choose('hero', 'gain dexterity')
    expect(experience(t)).toEqual({ courage: 1, 'cold-blood': 0, 'acute-sight': 0, precision: 0, dexterity: 1 })
    const short = shot('HL')
    expect([short.creature('mech')?.wounded, short.hero.hero?.items, short.asked()?.kind]).toEqual([true, [], 'turn'])
  })

  test('a Boss gives one Point where one Ability is open, even at its first, and none where none is (R42)', () => {
    const killed = (open: string, points: number): Table => {
      const hero = { items: [{ card: 'bullets-1' }], experience: ALL_BUT(open, points) }
      const t = street(hero, { ...BOSS, dice: 'HH' })
      return t.choose('hero', `use bullets-1 fight ${t.shown('mech')}`).toTurn({ trigger: 'no' })
    }
    expect(experience(killed('dexterity', 0))).toEqual(ALL_BUT('dexterity', 1))
    expect(experience(killed('dexterity', 1))).toEqual(ALL_BUT('dexterity', 2))
    const full = killed('dexterity', 2)
    expect([experience(full), full.where('mech')]).toEqual([ALL_BUT('dexterity', 2), ''])
  })

  test('the second Point unlocks at once: the second Action of the Turn already has the Ability (Gaining Experience)', () => {
    const drawn = (points: number): number => {
      const hero = { experience: { 'acute-sight': points } }
      const piles = { items: ['crowbar', 'acid-flask', 'solvent'] }
      const t = street(hero, { creatures: 'spore! Ua3', dice: 'HL', piles })
      t.act('bullet-time', `fight ${t.shown('spore')}`, 'scavenge')
      return t.toTurn({ upgrade: 'done' }).hero.hero?.items.length ?? 0
    }
    expect([drawn(0), drawn(1), drawn(2)]).toEqual([1, 2, 2])
  })

  test('a Sacrifice that kills opens no Action, and two of one kind unlock their Ability at once (R85)', () => {
    const hero = { companions: [{ card: 'captain', charges: 1 }] }
    const t = withHand('fury speed', 'thick-hide glancing-blow', hero, { creatures: 'spore Ua3, spore! Ua3, worm Ua2' })
    t.choose('hero', 'sacrifice captain')
    expect(t.asked('hero')?.kind).toBe('turn')
    expect([t.where('spore'), t.where('worm')]).toEqual(['', 'Ua2'])
    expect([experience(t)['acute-sight'], t.hero.hero?.companions]).toEqual([2, []])
    expect(t.hero.turn).toMatchObject({ number: 1, done: [] })
  })
})
