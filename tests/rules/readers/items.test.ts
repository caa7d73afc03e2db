// Scavenge, Items, Companions and Upgrades, written from the rulebook and the rulings alone.
import { describe, expect, test } from 'vitest'
import { BETWEEN_DOORS } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { QUIET } from '../../helpers/test-pack.ts'

const at = (place: string, hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ pack: QUIET, ...given, hero: { at: place, ...hero } })

const withHand = (decks: string, hand: string, hero: Record<string, unknown>, given: Given = {}): Table =>
  table({ ...given, hero: { at: 'Ua3', ...hero }, evil: { decks: decks.split(' '), hands: [hand.split(' ')] } })

/** `crowbar 3` and so on, a `+` behind what is Upgraded. */
const inventory = (t: Table): readonly string[] =>
  (t.hero.hero?.items ?? []).map((x) => `${x.card} ${x.charges}${x.component ? '+' : ''}`).toSorted()
const items = (...list: readonly string[]): readonly unknown[] =>
  list.map((each) => {
    const [card, charges = '3'] = each.split(' ')
    return { card, charges: Number.parseInt(charges), component: charges.endsWith('+') }
  })
const pile = (list: string): Record<string, readonly string[]> => ({ items: list.split(' ').filter(Boolean) })

const useIt = (t: Table, name: string): Table => {
  const key = t.keys('hero').find((each) => each.includes(name))
  if (t.asked()?.kind !== 'trigger' || key === undefined) throw new Error(`${name} is not offered: ${t.keys().join()}`)
  return t.choose('hero', key)
}

describe('Scavenge', () => {
  test('a Corridor yields one Item, a Room three but once, another Room three again (Scavenge)', () => {
    const found = (place: string, scavenged: readonly string[]): unknown => {
      const t = at(place, { scavenged }, { piles: pile('crowbar solvent acid-flask hand-flare') })
      t.choose('hero', 'scavenge').toTurn({ upgrade: 'done' })
      return [inventory(t), t.hero.hero?.scavenged]
    }
    expect(found('Ua3', [])).toEqual([['crowbar 3'], []])
    expect(found('Ua1', [])).toEqual([['acid-flask 2', 'crowbar 3', 'solvent 3'], ['infirmary']])
    expect(found('Ua1', ['infirmary'])).toEqual([['crowbar 3'], ['infirmary']])
    expect(found('Ua6', ['infirmary'])).toEqual([
      ['acid-flask 2', 'crowbar 3', 'solvent 3'],
      ['dormitory', 'infirmary'],
    ])
  })

  test('Acute Sight draws one more, on the three of a Room too, none with a single Point (R60)', () => {
    const found = (place: string, points: number): number => {
      const hero = { experience: { 'acute-sight': points } }
      const t = at(place, hero, { piles: pile('crowbar solvent acid-flask hand-flare pulse-ear') })
      return t.choose('hero', 'scavenge').toTurn({ upgrade: 'done' }).hero.hero?.items.length ?? 0
    }
    expect([found('Ua3', 1), found('Ua3', 2), found('Ua1', 1), found('Ua1', 2)]).toEqual([1, 2, 3, 4])
  })

  test('what is above six Items is discarded before the Upgrades, a new one if the Hero likes (R60)', () => {
    const held = items('crowbar', 'solvent', 'acid-flask', 'hand-flare', 'pulse-ear')
    const t = at('Ua1', { items: held }, { piles: pile('aim-visor hull-plate steady-drops smoke-pot') })
    t.choose('hero', 'scavenge').until('discard')
    expect(t.keys()).toHaveLength(8)
    t.choose('hero', 'discard steady-drops')
    expect(t.asked()?.kind).toBe('discard')
    t.choose('hero', 'discard crowbar').until('upgrade')
    expect(inventory(t).map((each) => each.split(' ')[0])).toEqual([
      ...['acid-flask', 'aim-visor', 'hand-flare', 'hull-plate', 'pulse-ear', 'solvent'],
    ])
    expect(t.keys().filter((key) => /crowbar|steady-drops/.test(key))).toEqual([])
    const six = at('Ua1', { items: held.slice(0, 3) }, { piles: pile('aim-visor hull-plate steady-drops') })
    six.choose('hero', 'scavenge').until('upgrade')
    expect(six.hero.hero?.items).toHaveLength(6)
  })

  test('an empty pile is made anew of the discards, and where they run out fewer are drawn (R59)', () => {
    const drawn = (given: Given): readonly string[] =>
      inventory(at('Ua1', {}, given).choose('hero', 'scavenge').toTurn({ upgrade: 'done' }))
    expect(drawn({ piles: pile('crowbar'), discards: { items: ['solvent'] } })).toEqual(['crowbar 3', 'solvent 3'])
    expect(drawn({ piles: pile('crowbar') })).toEqual(['crowbar 3'])
    expect(drawn({ piles: pile('') })).toEqual([])
  })

  test('a Reaction at the drawing may take Charges from what is drawn, not from what is held (R105)', () => {
    const found = (dangers: string): unknown => {
      const given = { piles: pile('solvent acid-flask hand-flare'), dangers }
      const t = withHand('fury speed', 'hurried-search', { at: 'Ua1', items: items('crowbar') }, given)
      t.choose('hero', 'scavenge').until('react', 'declared').choose('evil-1', 'play hurried-search')
      return inventory(t.toTurnEnd({ upgrade: 'done' }))
    }
    expect(found('')).toEqual(['acid-flask 2', 'crowbar 3', 'solvent 3'])
    expect(found('Ua1')).toEqual(['acid-flask 1', 'crowbar 3', 'solvent 2'])
  })
})

describe('Upgrades', () => {
  const scavenged = (...list: readonly string[]): Table =>
    at('Ua3', { items: items(...list) }, { piles: pile('') })
      .choose('hero', 'scavenge')
      .until('upgrade')

  test('a component is a blue Charge of another Item of the Matrix asked for (R58)', () => {
    const t = scavenged('acid-flask', 'crowbar 2', 'smoke-pot', 'pulse-ear')
    expect(
      t
        .keys()
        .filter((key) => key !== 'done')
        .toSorted(),
    ).toEqual([
      'upgrade acid-flask with crowbar',
      'upgrade crowbar with pulse-ear',
      'upgrade pulse-ear with crowbar',
      'upgrade smoke-pot with crowbar',
    ])
    t.choose('hero', 'upgrade acid-flask with crowbar')
    expect(inventory(t)).toEqual(['acid-flask 3+', 'crowbar 1', 'pulse-ear 3', 'smoke-pot 3'])
    expect(t.keys('hero', 'upgrade acid-flask')).toEqual([])
  })

  test('who gives his last Charge is gone with his own Upgrade, and can be neither Upgraded nor asked again (R56)', () => {
    const t = scavenged('acid-flask', 'crowbar 1+', 'smoke-pot', 'hull-plate 3')
    t.choose('hero', 'upgrade acid-flask with crowbar')
    expect(inventory(t)).toEqual(['acid-flask 3+', 'hull-plate 3', 'smoke-pot 3'])
    expect(t.keys().filter((key) => key.includes('crowbar'))).toEqual([])
    expect(
      t
        .keys()
        .filter((key) => key !== 'done')
        .toSorted(),
    ).toEqual([
      'upgrade hull-plate with acid-flask',
      'upgrade hull-plate with smoke-pot',
      'upgrade smoke-pot with hull-plate',
    ])
  })

  test('Items are Upgraded one after the other in one Scavenge, and in no other Action (Upgrading Items)', () => {
    const t = scavenged('acid-flask', 'crowbar', 'pulse-ear 1')
    t.choose('hero', 'upgrade crowbar with pulse-ear', 'upgrade acid-flask with crowbar').toTurn()
    expect(inventory(t)).toEqual(['acid-flask 3+', 'crowbar 2+'])
    t.choose('hero', 'explore n')
    for (const seat of t.asking) expect(t.keys(seat, 'upgrade')).toEqual([])
    expect(t.asked('hero')).toBe(undefined)
  })
})

describe('Action Items', () => {
  test('the text takes the place of the Action: Reach Arm draws in a Room and leaves its three for later (Using Items)', () => {
    const given = { piles: pile('crowbar solvent hand-flare pulse-ear aim-visor hull-plate') }
    const t = at('Ua1', { items: items('reach-arm') }, given)
    t.choose('hero', 'use reach-arm scavenge').toTurn({ upgrade: 'done' })
    expect([inventory(t), t.hero.hero?.scavenged]).toEqual([['crowbar 3', 'reach-arm 2', 'solvent 3'], []])
    t.choose('hero', 'scavenge').toTurn({ upgrade: 'done' })
    expect([t.hero.hero?.items.length, t.hero.hero?.scavenged]).toEqual([6, ['infirmary']])
  })

  test('an Item is discarded the moment its last Charge is spent, so that its own effect may draw it again (R56)', () => {
    const t = at('Ua3', { items: items('reach-arm 1') }, { piles: pile('crowbar') })
    t.choose('hero', 'use reach-arm scavenge').toTurn({ upgrade: 'done' })
    expect(inventory(t)).toEqual(['crowbar 3', 'reach-arm 3'])
    const two = at('Ua3', { items: items('reach-arm 2') }, { piles: pile('crowbar') })
    two.choose('hero', 'use reach-arm scavenge').toTurn({ upgrade: 'done' })
    expect(inventory(two)).toEqual(['crowbar 3', 'reach-arm 1'])
  })

  test('an Item serves its own Action alone and costs its Charge though a card cancels the Action (R76)', () => {
    const given = { dangers: 'Ua3' }
    const t = withHand('fury terror', 'cold-feet', { items: items('brow-lamp', 'crowbar') }, given)
    expect(t.keys('hero', 'use')).toEqual(['use brow-lamp explore n', 'use brow-lamp explore s'])
    t.choose('hero', 'use brow-lamp explore n').until('react', 'declared').choose('evil-1', 'play cold-feet')
    t.toTurnEnd()
    expect([t.revealed, inventory(t), t.hero.turn?.done]).toEqual(['Ua3', ['brow-lamp 2', 'crowbar 3'], ['explore']])
    const free = withHand('fury terror', 'cold-feet', { items: items('brow-lamp', 'crowbar') })
    expect(free.act('use brow-lamp explore n').revealed).toBe('Ua2 Ua3')
  })

  test('an Item used for an Action lets Evil answer that Action, and its roll like any other (Using Items)', () => {
    const shot = (reaction: string): Table => {
      const given = { creatures: 'spore! Ua4, worm Ua4', revealed: 'Ua4', dice: 'DD' }
      const t = withHand('fury terror', 'shaking-aim', { items: items('bullets-1') }, given)
      t.choose('hero', `use bullets-1 fight ${t.shown('spore')}`).until('react', 'rolled')
      return t.choose('evil-1', reaction).toTurnEnd()
    }
    expect([shot('pass').where('spore'), shot('pass').where('worm')]).toEqual(['', 'Ua4'])
    expect(shot('play shaking-aim').where('spore')).toBe('Ua4')
  })

  test('the extra Action of an Item is answered as well as the first, two cards in all, and may be left out (Items)', () => {
    const used = (second: string): Table => {
      const given = { creatures: 'worm Ua5, cultist Ua6' }
      const t = withHand('fury speed', 'lunge swarm sprint', { items: items('brow-lamp 2+') }, given)
      t.act('use brow-lamp explore n').choose('hero', second)
      if (second !== 'end') t.until('block').choose('hero', 'none')
      return t.until('react', 'turn-end')
    }
    const both = used('move n')
    expect(both.keys('evil-1', 'play').toSorted()).toEqual(['play lunge', 'play sprint', 'play swarm'])
    expect([both.evil.at, both.hero.turn?.done]).toEqual(['Ua2', ['explore', 'move']])
    both.choose('evil-1', 'play lunge').toTurnEnd().choose('evil-1', 'play swarm').toTurn()
    expect([both.evil.hand, both.hears('played').length]).toEqual([['sprint'], 2])
    const one = used('end')
    expect([one.keys('evil-1', 'play'), one.evil.at, inventory(one)]).toEqual([['play swarm'], 'Ua3', ['brow-lamp 1+']])
  })

  test('of an Item that moves, a Blocked Door takes one step and the others are still walked (R79)', () => {
    const t = at(
      'Ub1',
      { items: items('cable-winch') },
      { map: BETWEEN_DOORS, blocked: 'Ub1e', creatures: 'spore Ub1', dice: 'H' },
    )
    t.choose('hero', 'use cable-winch move e')
    expect([t.evil.blocked, t.evil.at, t.hears('rolled')]).toEqual([[], 'Ub1', []])
    t.toTurnEnd()
    expect([t.hears('rolled').length, t.health]).toEqual([1, [11, 12]])
  })

  test('every Sector left on the way of one Item meets its own Attack of Opportunity, a Smoke Pot none (R37)', () => {
    const left = (card: string): unknown => {
      const given = { creatures: 'worm Ua3, parasite Ua4', revealed: 'Ua4 Ua5', dice: 'HH' }
      const t = at('Ua3', { items: items(card === 'smoke-pot' ? 'smoke-pot 3+' : card) }, given)
      t.choose('hero', `use ${card} move s`)
      while (t.asked('hero') !== undefined && t.hero.turn?.number === 1) {
        t.choose('hero', t.keys('hero').find((key) => /(^| )s$/.test(key)) ?? t.keys('hero')[0] ?? '')
      }
      return [t.evil.at, t.health]
    }
    expect(left('cable-winch')).toEqual(['Ua5', [10, 12]])
    expect(left('smoke-pot')).toEqual(['Ua5', [12, 12]])
  })
})

describe('Passive Items', () => {
  test('a Passive Item is spent once for one roll, Precision may roll another Miss of the same dice (R82)', () => {
    const hero = { items: items('aim-visor 2'), experience: { precision: 2 } }
    const t = at('Ua3', hero, { creatures: 'cultist! Ua3', dice: 'LD H H' })
    t.choose('hero', `fight ${t.shown('cultist')}`)
    for (let n = 0; n < 4 && t.asked()?.kind !== 'turn' && t.asked() !== undefined; n++) {
      t.choose('hero', t.keys('hero').find((key) => key !== 'no') ?? '')
    }
    t.pass()
    expect([t.where('cultist'), inventory(t), t.health]).toEqual(['', ['aim-visor 1'], [12, 12]])
  })

  test('Hull Plate takes 1 from each of two attacks and goes with its last Charge before the third loss (Items)', () => {
    const given = { creatures: 'spore Ua3, parasite Ua3, cultist Ua3', dice: 'HHL H HL' }
    const t = at('Ua3', { items: items('hull-plate 2') }, given)
    t.choose('hero', 'explore n')
      .until('order')
      .choose('evil-1', `first ${t.id('spore')}`)
    useIt(t, 'hull-plate')
    expect([t.health, inventory(t)]).toEqual([[11, 12], ['hull-plate 1']])
    t.until('order').choose('evil-1', `first ${t.id('parasite')}`)
    useIt(t, 'hull-plate').toTurn({ trigger: 'fail' })
    expect([t.health, inventory(t)]).toEqual([[10, 12], []])
  })

  test('Adrenaline that an Item gives for a loss may be taken by the card that answers the same loss (Damage Reactions)', () => {
    const hero = { adrenaline: 0, items: items('bitter-root 2') }
    const t = withHand('fury speed', 'out-of-breath', hero, { creatures: 'parasite Ua3', dice: 'H' })
    t.choose('hero', 'explore n').until('trigger')
    useIt(t, 'bitter-root')
    expect(t.hero.hero?.adrenaline).toBe(1)
    t.until('react', 'damage').choose('evil-1', 'play out-of-breath').toTurn()
    expect([t.hero.hero?.adrenaline, inventory(t), t.offers('hero', 'bullet-time')]).toEqual([
      0,
      ['bitter-root 1'],
      false,
    ])
  })
})

describe('Companions', () => {
  test('a Companion leaves at his last Charge, and what he did still holds (Companions)', () => {
    const fought = (charges: number): unknown => {
      const t = at('Ua3', { companions: [{ card: 'captain', charges }] }, { creatures: 'spore! Ua3', dice: 'LL' })
      t.choose('hero', `fight ${t.shown('spore')}`)
      useIt(t, 'captain').toTurn()
      return [t.where('spore'), t.hero.hero?.companions]
    }
    expect(fought(1)).toEqual(['', []])
    expect(fought(2)).toEqual(['', [{ card: 'captain', charges: 1 }]])
  })

  test('a Sacrificed Pilot leads past every attack, into the fright of another Sector, and the Action is still to come (R81)', () => {
    const hero = { companions: [{ card: 'pilot' }, { card: 'medic', charges: 3 }] }
    const t = at('Ua3', hero, { creatures: 'worm Ua3, hybrid Ua4', dice: 'HHHH' })
    t.choose('hero', 'sacrifice pilot')
    for (let n = 0; n < 9 && t.evil.at === 'Ua3'; n++)
      t.choose('hero', t.keys('hero').find((key) => key.endsWith(' s')) ?? '')
    useIt(t, 'medic')
    expect(t.keys('evil-1').toSorted()).toEqual(['companion medic', 'hero'])
    t.choose('evil-1', 'companion medic')
    expect([t.health, t.hero.hero?.companions, t.hears('rolled')]).toEqual([[12, 12], [], []])
    while (t.asked('hero')?.kind !== 'turn')
      t.choose('hero', t.keys('hero').find((key) => /stop|none|end/.test(key)) ?? '')
    expect([t.evil.at, t.hero.turn?.number, t.offers('hero', 'bullet-time')]).toEqual(['Ua4', 1, true])
  })

  test('a Companion is Sacrificed before the first Action only, and not between two (Companions)', () => {
    const t = at('Ua3', { companions: [{ card: 'medic' }, { card: 'pilot' }], life: 6 })
    t.choose('hero', 'bullet-time', 'sacrifice medic')
    expect([t.health, t.hero.hero?.companions]).toEqual([[10, 12], [{ card: 'pilot', charges: 6 }]])
    t.refuses('hero', 'sacrifice medic').act('explore n')
    expect(t.keys('hero', 'sacrifice')).toEqual([])
    t.act('end')
    expect(t.keys('hero', 'sacrifice')).toEqual(['sacrifice pilot'])
  })
})
