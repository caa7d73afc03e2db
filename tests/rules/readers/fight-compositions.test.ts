// Fights, Items and Missions in one another's way, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { map } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, FURY, packWith, QUIET } from '../../helpers/test-pack.ts'

const street = (hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ pack: QUIET, ...given, hero: { at: 'Ua3', ...hero } })

const withHand = (decks: string, hand: string, hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ ...given, hero: { at: 'Ua3', ...hero }, evil: { decks: decks.split(' '), hands: [hand.split(' ')] } })

const useIt = (t: Table, name: string): Table => {
  const key = t.keys('hero').find((each) => each.includes(name))
  if (t.asked()?.kind !== 'trigger' || key === undefined) throw new Error(`${name} is not offered: ${t.keys().join()}`)
  return t.choose('hero', key)
}
const experience = (t: Table): Readonly<Record<string, number>> => t.hero.hero?.experience ?? {}
const held = (t: Table): readonly string[] => (t.hero.hero?.items ?? []).map((x) => `${x.card} ${x.charges}`).toSorted()
/** Answers by the plainest key until something holds. */
const plainly = (t: Table, holds: () => boolean): Table => {
  for (let n = 0; n < 200 && !t.isOver && !holds(); n++) {
    const seat = t.asking[0] ?? 'hero'
    t.choose(seat, t.keys(seat).find((key) => ['no', 'none', 'hero', 'pass'].includes(key)) ?? t.keys(seat)[0] ?? '')
  }
  return t
}
const toTurnOf = (t: Table): Table => plainly(t, () => t.asked('hero')?.kind === 'turn')

describe('Kills in the middle of things', () => {
  test('a flask kills the Boss and what stands beside it at once, without dice, each for its own Points (R85)', () => {
    const thrown = (kill: number): Table => {
      const hero = { items: [{ card: 'acid-flask', charges: 1, component: true }], experience: { 'acute-sight': 1 } }
      const overlay = { creatures: { mech: { regular: { kill } } } }
      const t = street(hero, { creatures: 'mech! Ua3, spore Ua3, worm Ua4', revealed: 'Ua4', overlay, dice: 'LLLL' })
      return t.choose('hero', `use acid-flask fight ${t.shown('mech')}`)
    }
    const t = thrown(2).choose('hero', 'gain courage', 'gain dexterity')
    expect([t.where('mech'), t.where('spore'), t.where('worm'), held(t)]).toEqual(['', '', 'Ua4', []])
    expect(experience(t)).toEqual({ courage: 1, 'cold-blood': 0, 'acute-sight': 2, precision: 0, dexterity: 1 })
    expect([t.hears('rolled'), t.health]).toEqual([[], [12, 12]])
    const tough = thrown(3).pass()
    expect([tough.creature('mech')?.wounded, tough.where('spore')]).toEqual([true, ''])
    expect(experience(tough)).toEqual({ courage: 0, 'cold-blood': 0, 'acute-sight': 2, precision: 0, dexterity: 0 })
  })

  test('the only token of a kind is free again, unwounded, in the very Turn of its Kill (R41)', () => {
    const evil = { decks: ['fury', 'speed'], hands: [[FURY]] }
    const killed = (faces: string): Table => {
      const overlay = { creatures: { spore: { tokens: 1 } } }
      const t = street({}, { evil, overlay, creatures: 'spore! Ua3', dice: faces })
      t.choose('hero', `fight ${t.shown('spore')}`).until('react', 'turn-end')
      return t.choose('evil-1', `standard ${FURY}`)
    }
    const free = killed('HL').choose('evil-1', 'spawn spore Ua1')
    expect(free.creature('spore')).toMatchObject({ at: 'Ua1', wounded: false })
    expect(killed('LL').keys('evil-1', 'spawn spore')).toEqual([])
  })

  test('what the first Action kills can no longer be named by the second, the other one can (R20)', () => {
    const t = street({}, { creatures: 'spore! Ua3, cultist Ua3', dice: 'HL LL' })
    const [spore, cultist] = [t.shown('spore'), t.shown('cultist')]
    expect(t.act('bullet-time', `fight ${spore}`).keys('hero', 'fight')).toEqual([`fight ${cultist}`])
  })

  test('Cold Blood won in this Round gives its Adrenaline at the end of it, not before (R17)', () => {
    const round = (points: number): unknown => {
      const hero = { adrenaline: 1, experience: { 'cold-blood': points } }
      const t = street(hero, { creatures: 'cultist! Ua3', dice: 'HH', turn: 8, evil: { hands: [[]] } })
      t.choose('hero', `fight ${t.shown('cultist')}`)
      const before = t.hero.hero?.adrenaline
      toTurnOf(t)
      return [experience(t)['cold-blood'], before, t.hero.hero?.adrenaline]
    }
    expect(round(0)).toEqual([1, 1, 3])
    expect(round(1)).toEqual([2, 1, 4])
  })
})

describe('Attacks, Charges and Companions', () => {
  test('a card that attacks early takes nothing from the attack at the end, each is suffered for itself (R55)', () => {
    const hero = { life: 1, selfControl: 9, companions: [{ card: 'pilot', charges: 2 }] }
    const t = withHand('fury traps', 'backlash', hero, { creatures: 'spore Ua3', dice: 'LL HH HHH' })
    t.choose('hero', `fight ${t.shown('spore')}`)
      .until('react', 'turn-end')
      .choose('evil-1', 'play backlash')
    t.until('suffer').choose('evil-1', 'companion pilot')
    expect([t.health, t.hero.hero?.companions]).toEqual([[1, 9], []])
    expect(t.toTurn().health).toEqual([0, 7])
  })

  test('defeat on the second step of one Item leaves the Hero in the Sector between (R35)', () => {
    const hero = { life: 1, selfControl: 1, items: [{ card: 'cable-winch' }] }
    const gone = (faces: string): Table => {
      const t = street(hero, { creatures: 'worm Ua3, parasite Ua4', revealed: 'Ua4 Ua5', dice: faces })
      t.choose('hero', 'use cable-winch move s')
      for (let n = 0; n < 9 && t.evil.at !== 'Ua5' && !t.isOver; n++) {
        t.choose('hero', t.keys('hero').find((key) => key.endsWith(' s')) ?? t.keys('hero')[0] ?? '')
      }
      return t
    }
    const fallen = gone('HH')
    expect([fallen.isOver, fallen.evil.at, fallen.hears('moved').length]).toEqual([true, 'Ua4', 1])
    const safe = gone('HL')
    expect([safe.isOver, safe.evil.at, safe.health]).toEqual([false, 'Ua5', [0, 1]])
  })

  test('a card that takes the last Charge of an Item takes the Item, before the next attack can meet it (R56)', () => {
    const hit = (charges: number): Table => {
      const hero = { items: [{ card: 'hull-plate', charges }] }
      const t = withHand('fury traps', 'live-wire', hero, { creatures: 'parasite Ua3, spore Ua3', dice: 'H HLL' })
      t.choose('hero', 'explore n')
        .until('order')
        .choose('evil-1', `first ${t.id('parasite')}`)
      return t.until('trigger').choose('hero', 'no').until('react', 'damage').choose('evil-1', 'play live-wire')
    }
    const bare = hit(1)
    expect([held(bare), bare.toTurn({ trigger: 'none' }).health]).toEqual([[], [10, 12]])
    const kept = hit(2)
    expect(held(kept)).toEqual(['hull-plate 1'])
    useIt(kept.until('trigger'), 'hull-plate').toTurn({ trigger: 'none' })
    expect([kept.health, held(kept)]).toEqual([[11, 12], []])
  })

  test('a card that forbids to recover holds against Adrenaline, and only for its Round (Healing Cap)', () => {
    const given = { creatures: 'parasite Ua3', dangers: 'Ua3', dice: 'H LLLLLLLL', turn: 7 }
    const t = withHand('fury speed', 'open-wound', { life: 5, adrenaline: 3 }, given).choose('hero', 'explore n')
    plainly(t, () => t.asked('evil-1')?.moment === 'damage').choose('evil-1', 'play open-wound')
    toTurnOf(t)
    expect([t.health, t.keys('hero', 'recover'), t.hero.turn?.number]).toEqual([[3, 12], [], 8])
    toTurnOf(t.choose('hero', 'explore n'))
    expect([t.hero.turn?.number, t.offers('hero', 'recover life')]).toEqual([1, true])
  })

  test('the Hero Medic recovers by Adrenaline one more of each, once a Round and under the cap (Performing Actions)', () => {
    const t = street({ character: 'medic', life: 6, selfControl: 7 }, { round: 3 })
    expect(t.choose('hero', 'recover life').health).toEqual([8, 8])
    t.act('explore n').choose('hero', 'recover life')
    expect([t.health, t.hero.hero?.adrenaline]).toEqual([[9, 8], 1])
    const capped = street({ character: 'medic', life: 8, selfControl: 9 }, { round: 3 })
    expect(capped.choose('hero', 'recover life').health).toEqual([9, 9])
  })

  test('a card that answers an Attack of Opportunity may fell the Hero before he has taken the step (R35)', () => {
    const left = (reaction: string): Table => {
      const hero = { life: 1, selfControl: 1 }
      const t = withHand('fury speed', 'open-wound', hero, { creatures: 'spore Ua3, worm Ua3', dice: 'HL' })
      t.choose('hero', 'move n').until('react', 'damage')
      expect([t.health, t.evil.at]).toEqual([[0, 1], 'Ua3'])
      return t.choose('evil-1', reaction).pass()
    }
    const fallen = left('play open-wound')
    expect([fallen.isOver, fallen.evil.at, fallen.hears('moved')]).toEqual([true, 'Ua3', []])
    const away = left('pass')
    expect([away.isOver, away.evil.at, away.health]).toEqual([false, 'Ua2', [0, 1]])
  })

  test('a card that deals both kinds is one event: the Companion takes all of it, what is over is lost (R55)', () => {
    const effects = [
      { do: 'damage', kind: 'life', amount: 2 },
      { do: 'damage', kind: 'self-control', amount: 2 },
    ] as const
    const both = packWith({ fury: [card('both-kinds', { effects })] })
    const hurt = (charges: number, who: string): Table => {
      const evil = { decks: ['fury', 'speed'], hands: [['both-kinds']] }
      const t = street({ companions: [{ card: 'pilot', charges }] }, { pack: both, evil })
      t.choose('hero', 'explore n').until('react', 'turn-end').choose('evil-1', 'play both-kinds')
      return t.choose('evil-1', who).pass()
    }
    const spared = hurt(5, 'companion pilot')
    expect([spared.health, spared.hero.hero?.companions]).toEqual([[12, 12], [{ card: 'pilot', charges: 1 }]])
    const spent = hurt(3, 'companion pilot')
    expect([spent.health, spent.hero.hero?.companions]).toEqual([[12, 12], []])
    const own = hurt(3, 'hero')
    expect([own.health, own.hero.hero?.companions]).toEqual([[10, 10], [{ card: 'pilot', charges: 3 }]])
  })
})

describe('Missions in the middle of things', () => {
  /** The Dormitory is at Uc1, one Interact there is already done. */
  const knock = (hero: Record<string, unknown>, given: Given = {}): Table =>
    table({
      pack: QUIET,
      map: map([' I─D', ' ···', ' H─E']),
      difficulty: 'impossible',
      missions: { blue: null, green: { card: 'knock-in-the-wall', progress: 1 }, final: { card: 'cold-launch' } },
      ...given,
      hero: { at: 'Uc1', ...hero },
    })

  test('a Companion won by the first of two Actions is not Sacrificed in this Turn, but may suffer in it (R18)', () => {
    const t = knock({ life: 4 }, { creatures: 'parasite Uc1', dice: 'H' })
    toTurnOf(t.act('bullet-time', 'interact mission green'))
    const friend = t.hero.hero?.companions[0]
    expect([friend?.charges, t.hero.turn?.number, t.keys('hero', 'sacrifice')]).toEqual([6, 1, []])
    plainly(t.choose('hero', 'end'), () => t.asked('evil-1')?.kind === 'suffer')
    t.choose('evil-1', `companion ${friend?.card ?? ''}`).toTurn()
    expect([t.health, t.hero.hero?.companions]).toEqual([[4, 12], [{ card: friend?.card, charges: 5 }]])
    expect(t.keys('hero', 'sacrifice')).toEqual([`sacrifice ${friend?.card ?? ''}`])
  })

  test('at the end of a Round Missions hurt first, Nightmare last, and no marker moves after defeat (R97)', () => {
    const ended = (life: number): Table => {
      const given = { missions: { blue: null, green: null, final: { card: 'last-pod', triggered: true } } }
      const t = knock({ at: 'Ub1', life, selfControl: 1 }, { ...given, nightmare: true, round: 6, turn: 8 })
      return toTurnOf(t.choose('hero', 'scavenge'))
    }
    const lived = ended(3)
    expect(lived.hears('damaged').map((x) => x['amount'])).toEqual([1, 2])
    expect([lived.health, lived.hero.round?.space]).toEqual([[1, 0], 7])
    const dead = ended(2)
    expect([dead.isOver, dead.health, dead.hero.round?.space]).toEqual([true, [0, 0], 6])
  })
})
