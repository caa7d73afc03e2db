// Edges of what the Hero does and suffers: figures that cards change, and what who waits for a moment may ask of it.
import { describe, expect, it } from 'vitest'
import type { Amount, Effect, Listener, Modifier, Test } from '../../../electron/games/alone/pack/pack.ts'
import { map, STREET } from '../../helpers/maps.ts'
import { type Given, table, type Table } from '../../helpers/table.ts'
import { card, character, item, mission, packWith } from '../../helpers/test-pack.ts'

interface Own {
  readonly listeners?: readonly Listener[]
  readonly modifiers?: readonly Modifier[]
}

/** A Hero whose Character listens or changes figures, on the STREET. */
function hero(own: Own, more: Given = {}): Table {
  return table({
    pack: packWith({ characters: [character('test-hero', own)] }),
    map: STREET,
    ...more,
    hero: { at: 'Ua3', adrenaline: 2, character: 'test-hero', ...more.hero },
  })
}
const adrenaline = (t: Table): number => t.hero.hero?.adrenaline ?? 0

describe('a figure that a card changes', () => {
  const by = (figure: Modifier['figure'], by: number, more: Given = {}): Table =>
    hero({ modifiers: [{ figure, by }] }, more)
  const dice = (t: Table): readonly unknown[] =>
    t.hears('rolled').map((event) => [event['reason'], (event['faces'] as string[]).length, event['hits']])

  it('is the dice of a Fight and of no attack (Action — Fight)', () => {
    const t = by('fight-dice', 1, { creatures: 'worm Ua3', dice: 'LLLLLLLL' })
    t.act(`fight ${t.shown('worm')}`)
    expect(dice(t)[0]).toEqual(['fight', 3, 0])
    const plain = hero({}, { creatures: 'worm Ua3', dice: 'LLLLLLLL' })
    plain.act(`fight ${plain.shown('worm')}`)
    expect(dice(t)[1]).toEqual(dice(plain)[1])
  })
  it('is the Hits of a Fight and of no attack (Action — Fight)', () => {
    const t = by('fight-hits', 1, { creatures: 'worm Ua3', dice: 'LLLLLLLL' })
    t.act(`fight ${t.shown('worm')}`)
    expect(dice(t).map((each) => (each as unknown[])[2])).toEqual([1, 0])
  })
  it('is no roll at all where it leaves no die (Action — Fight)', () => {
    const t = by('fight-dice', -2, { creatures: 'worm Ua3', dice: 'LLLLLLLL' })
    t.act(`fight ${t.shown('worm')}`)
    expect(dice(t).map((each) => (each as unknown[])[0])).toEqual(['attack'])
  })
  it('is how far an Explore and an LCU reach (Action — Explore)', () => {
    expect(by('explore-range', 1, { hero: { at: 'Ua5' } }).act('explore n').revealed).toBe('Ua2 Ua3 Ua4 Ua5')
    const lamp = map([' I', ' │', ' │', ' │', ' │', ' D'], [], 'Ua5')
    expect(by('lamp-range', 1, { map: lamp, hero: { at: 'Ua5' } }).act('interact lcu n').evil.lights).toEqual(
      'Ua2 Ua3 Ua4 Ua5'.split(' '),
    )
  })
  it('is how many Items a Scavenge draws and how many may be held (Action — Scavenge)', () => {
    const drawn = by('scavenge-cards', 1).act('scavenge').hears('drew')
    expect((drawn[0]?.['items'] as string[]).length).toBe(2)
    const held = ['crowbar', 'hull-plate', 'cable-winch', 'bullets-1', 'bullets-2', 'bullets-3'].map((each) => ({
      card: each,
    }))
    expect(
      by('items-limit', 1, { hero: { items: held } })
        .act('scavenge')
        .asked()?.kind,
    ).not.toBe('discard')
    expect(
      by('recover', 1, { hero: { items: held } })
        .act('scavenge')
        .asked()?.kind,
    ).toBe('discard')
  })
  it('is what Wounds and Kills a Creature, of its kinds alone (Damaging a Creature)', () => {
    const stats = {
      creatures: {
        worm: { regular: { wound: 1, kill: 1, scare: 0, dice: { dark: 0, lit: 0 } } },
        spore: { regular: { wound: 1, kill: 1, scare: 0, dice: { dark: 0, lit: 0 } } },
      },
    }
    const after = (modifier: Modifier | null, creature: string, faces: string): unknown => {
      const t = hero(modifier === null ? {} : { modifiers: [modifier] }, {
        creatures: `${creature} Ua3`,
        dice: faces,
        overlay: stats,
      })
      const kind = creature.replace('!', '')
      t.act(`fight ${t.shown(kind)}`)
      const left = t.creature(kind)
      return left === undefined ? 'killed' : left.wounded
    }
    const wound: Modifier = { figure: 'wound', by: 1, kinds: ['worm'] }
    const kill: Modifier = { figure: 'kill', by: 1, kinds: ['worm'] }
    expect([after(null, 'worm', 'HL'), after(wound, 'worm', 'HL'), after(wound, 'spore', 'HL')]).toEqual([
      true,
      false,
      true,
    ])
    expect([after(null, 'worm!', 'HL'), after(kill, 'worm!', 'HL'), after(kill, 'spore!', 'HL')]).toEqual([
      'killed',
      true,
      'killed',
    ])
  })
  it('is what is lost on one track and not on the other, and what is recovered (Hero taking damage)', () => {
    const after = (figure: Modifier['figure'], more: Given): Table['health'] =>
      by(figure, 1, more).act('explore n').health
    const attack = { creatures: 'spore Ua3', dice: 'HL' }
    const [life] = after('damage-self-control', attack)
    expect(after('damage-life', attack)).toEqual([life - 1, 12])
    const t = by('recover', 1, { hero: { life: 5 } })
    t.choose('hero', 'recover life')
    expect(t.health).toEqual([7, 12])
    expect(t.hears('recovered')).toEqual([{ type: 'recovered', kind: 'life', amount: 2 }])
  })
  it('adds to a loss of that track alone, and to none that is not (Hero taking damage)', () => {
    const lost = (figure: Modifier['figure'], kind: 'life' | 'self-control', amount: Amount): Table['health'] => {
      const thorn = item('test-thorn', { action: 'interact', aim: 'none', effects: [{ do: 'damage', kind, amount }] })
      const pack = packWith({
        items: [thorn],
        characters: [character('test-hero', { modifiers: [{ figure, by: 1 }] })],
      })
      return hero({}, { pack, hero: { items: [{ card: 'test-thorn' }] } }).act('use test-thorn interact').health
    }
    expect(lost('damage-life', 'life', 1)).toEqual([10, 12])
    expect(lost('damage-life', 'self-control', 1)).toEqual([12, 11])
    expect(lost('damage-self-control', 'self-control', 1)).toEqual([12, 10])
    expect(lost('damage-self-control', 'life', 1)).toEqual([11, 12])
    expect(lost('damage-life', 'life', { count: 'companions' })).toEqual([12, 12])
  })
})

describe('who waits for a loss', () => {
  /** How often the Hero's Character, who waits for this and asks that, has spoken. */
  const spoke = (on: 'harm' | 'damage' | 'rolled', test: Test, more: Given, ...keys: readonly string[]): number =>
    adrenaline(
      hero({ listeners: [{ on, if: test, effects: [{ do: 'adrenaline', by: 1 }] }] }, more)
        .act(...keys)
        .toTurn(),
    ) - 2
  const attack = (test: Test, on: 'harm' | 'damage' | 'rolled'): number =>
    spoke(on, test, { creatures: 'worm Ua3', dice: 'HLLLLL' }, 'explore n')
  const scare = (test: Test, on: 'harm' | 'damage'): number =>
    spoke(on, test, { creatures: 'worm Ua4', dice: 'LLLLLL' }, 'move s')
  const flight = (test: Test, on: 'harm' | 'damage' | 'rolled'): number =>
    spoke(on, test, { creatures: 'worm Ua3', dice: 'HLLLLL' }, 'move s')

  describe.each(['harm', 'damage'] as const)('at %s', (on) => {
    it.each([
      ['the track', { damage: 'life' }, [1, 0, 1]],
      ['the other track', { damage: 'self-control' }, [0, 1, 0]],
      ['an attack', { from: ['attack'] }, [1, 0, 0]],
      ['a scare', { from: ['scare'] }, [0, 1, 0]],
      ['an Attack of Opportunity', { from: ['opportunity'] }, [0, 0, 1]],
      ['the kind', { kind: ['worm'] }, [1, 1, 0]],
      ['another kind', { kind: ['spore'] }, [0, 0, 0]],
    ] as const)('may ask for %s (Hero taking damage)', (_, test, found) => {
      expect([attack(test, on), scare(test, on), flight(test, on)]).toEqual(found)
    })
  })
  it.each([
    ['who rolls', { by: 'evil' }, [1, 1]],
    ['why', { reason: ['attack'] }, [1, 0]],
    ['the flight', { reason: ['opportunity'] }, [0, 1]],
    ['the kind', { kind: ['worm'] }, [1, 0]],
  ] as const)('may ask at the dice for %s (Attacks of Opportunity)', (_, test, found) => {
    expect([attack(test, 'rolled'), flight(test, 'rolled')]).toEqual(found)
  })
})

describe('a window in the course of an Action', () => {
  const about = (moment: 'before-reveal' | 'drawn', key: string, more: Given = {}): unknown => {
    const pack = packWith({ fury: [card('test-shout', { moment })] })
    const t = table({
      pack,
      map: STREET,
      evil: { hands: [['test-shout']] },
      ...more,
      hero: { at: 'Ua3', ...more.hero },
    })
    return t.choose('hero', key).until('react', moment).asked('evil-1')?.about
  }
  it('says which Action it is (Instant Reactions)', () => {
    const lamp = map([' I', ' │', ' │', ' D'], [], 'Ua3')
    expect(about('before-reveal', 'move n')).toEqual({ action: 'move' })
    expect(about('before-reveal', 'explore n')).toEqual({ action: 'explore' })
    expect(about('before-reveal', 'interact lcu n', { map: lamp })).toEqual({ action: 'interact' })
    expect(about('drawn', 'scavenge')).toEqual({ action: 'scavenge' })
  })
})

describe('an Item that Locates', () => {
  const [one, two, three] = [1, 2, 3].map((targets) => ({ do: 'locate', targets }) as const)
  const option = (id: string, ...effects: readonly Effect[]) => ({ id, text: id, effects })
  const given = (own: Parameters<typeof item>[1], held: Record<string, unknown> = {}): Table =>
    table({
      pack: packWith({ items: [item('test-scan', { action: 'locate', aim: 'none', ...own })] }),
      map: STREET,
      hero: { at: 'Ua3', items: [{ card: 'test-scan', ...held }] },
    }).choose('hero', 'use test-scan locate')
  it.each([
    ['at once', [three!]],
    ['where something holds', [{ do: 'if', test: { lit: true }, then: [three!] }]],
    ['or else', [{ do: 'if', test: { lit: true }, then: [one!], else: [three!] }]],
    ['by choice', [{ do: 'choose', who: 'hero', options: [option('a', one!), option('b', three!)] }]],
    ['several times', [{ do: 'times', amount: 1, effects: [three!] }]],
  ] as const)('asks for as many targets as its text can Locate, %s (Action — Locate)', (_, effects) => {
    const t = given({ effects })
    expect(t.asked()).toMatchObject({ kind: 'locate', about: { nth: 1, of: 3 } })
    t.choose('hero', 'target door')
    expect(t.asked()).toMatchObject({ kind: 'locate', about: { nth: 2, of: 3 } })
    t.choose('hero', 'target door', 'target stairs')
    expect(t.asked()?.kind).not.toBe('locate')
  })
  it('does as its Upgraded text says once it is Upgraded, and where that is silent as before (Upgrading Items)', () => {
    const both = { effects: [one!], upgraded: [two!] }
    expect(given(both).asked()?.about).toMatchObject({ of: 1 })
    expect(given(both, { component: true }).asked()?.about).toMatchObject({ of: 2 })
    expect(given({ effects: [one!] }, { component: true }).asked()?.about).toMatchObject({ of: 1 })
  })
})

describe('what may be Located', () => {
  it('are the Bosses of Missions in this game, triggered or not, and no other (R89)', () => {
    const pack = packWith({
      missions: [
        mission('test-hunt', 'blue', 'infirmary', { kinds: ['mech'] }),
        mission('test-last', 'final', 'infirmary', { kinds: ['alpha-worm'] }),
      ],
    })
    const named = (missions: Record<string, unknown>): readonly string[] =>
      table({ pack, map: STREET, missions, hero: { at: 'Ua3' } })
        .choose('hero', 'locate')
        .keys()
    const plain = named({})
    expect(plain).not.toContain('target mech')
    expect(named({ blue: { card: 'test-hunt' } })).toEqual([...plain, 'target mech'])
    expect(named({ final: { card: 'test-last', triggered: false } })).toHaveLength(plain.length + 1)
  })
})

describe('a reroll that an Item grants', () => {
  const rolls = (reroll: number, precision: number, faces: string): readonly string[] => {
    const blade = item('test-blade', {
      action: 'fight',
      aim: 'creature',
      effects: [{ do: 'fight', ...(reroll > 0 ? { reroll } : {}) }],
    })
    const t = table({
      pack: packWith({ items: [blade] }),
      map: STREET,
      creatures: 'worm Ua3',
      dice: `${faces}LLLLLLLL`,
      hero: { at: 'Ua3', items: [{ card: 'test-blade' }], experience: { precision } },
    })
    t.choose('hero', `use test-blade fight ${t.shown('worm')}`).pass()
    for (let n = 0; n < 9 && t.asked()?.kind === 'trigger'; n++) {
      expect(t.asked()?.about).toEqual({ moment: 'rolled', ability: 'precision' })
      t.choose('hero', 'reroll 1').pass()
    }
    return t
      .hears('rolled')
      .map((event) => String(event['reason']))
      .filter((reason) => reason !== 'attack')
  }
  it.each([
    ['none and no Precision', 0, 0, 0],
    ['Precision alone', 0, 2, 1],
    ['one of an Item', 1, 0, 1],
    ['two of an Item', 2, 0, 2],
    ['one of an Item beside Precision', 1, 2, 2],
    ['two of an Item beside Precision', 2, 2, 3],
    ['one of an Item and too little Precision', 1, 1, 1],
  ])('is counted beside Precision: %s (R36, R82)', (_, reroll, precision, count) => {
    expect(rolls(reroll, precision, 'LL')).toEqual(['fight', ...Array.from({ length: count }, () => 'reroll')])
  })
})

describe('a roll that strikes by an effect', () => {
  it('is no Fight: what changes a Fight leaves it alone, and it strikes whom it names (Damaging a Creature)', () => {
    const flask = item('test-flask', {
      action: 'fight',
      aim: 'none',
      effects: [{ do: 'strike', target: 'each-here', dice: 2 }],
    })
    const t = table({
      pack: packWith({
        items: [flask],
        characters: [
          character('test-hero', {
            modifiers: [
              { figure: 'fight-dice', by: 1 },
              { figure: 'fight-hits', by: 5 },
            ],
          }),
        ],
      }),
      overlay: {
        creatures: {
          worm: { regular: { wound: 1, kill: 1, dice: { dark: 0, lit: 0 } } },
          spore: { regular: { wound: 2, kill: 1, dice: { dark: 0, lit: 0 } } },
        },
      },
      map: STREET,
      creatures: 'worm Ua3, spore Ua3',
      dice: 'HLLLLL',
      hero: { at: 'Ua3', character: 'test-hero', items: [{ card: 'test-flask' }] },
    })
    t.act('use test-flask fight')
    const [first] = t.hears('rolled')
    expect(first).toMatchObject({ reason: 'card', faces: ['hit', 'light'], hits: 1 })
    expect(t.creature('worm')?.wounded).toBe(true)
    expect(t.creature('spore')?.wounded).toBe(false)
  })
})

describe('a reroll by an Ability', () => {
  const able = (experience: Record<string, number>, more: Given): Table =>
    table({
      pack: packWith({
        items: [
          item('test-flask', {
            action: 'fight',
            aim: 'none',
            effects: [{ do: 'strike', target: 'each-here', dice: 2 }],
          }),
        ],
      }),
      map: STREET,
      ...more,
      hero: { at: 'Ua3', experience, items: [{ card: 'test-flask' }], ...more.hero },
    })
  it('is let be where the Hero says no: the dice stand (R36)', () => {
    const t = able({ precision: 2 }, { creatures: 'worm Ua3', dice: 'LLHHHHHH' })
    t.choose('hero', `fight ${t.shown('worm')}`).until('trigger')
    expect(t.keys()).toEqual(['no', 'reroll 1', 'reroll 2'])
    t.choose('hero', 'no')
    expect(t.hears('rolled').filter((event) => event['reason'] === 'reroll')).toEqual([])
    expect(t.creature('worm')?.wounded).toBe(false)
  })
  it("is none of dice that are no Fight's: Precision is silent (R82)", () => {
    const t = able({ precision: 2 }, { creatures: 'worm Ua3', dice: 'LLLLLLLL' })
    t.act('use test-flask fight')
    expect(t.asked()?.kind).toBe('turn')
    expect(t.hears('rolled').map((event) => event['reason'])).toEqual(['card', 'attack'])
  })
  it("is none of Courage's own die: Dexterity is silent (R82)", () => {
    const t = able({ courage: 2, dexterity: 2 }, { creatures: 'worm Ua4', dice: 'HLLLLLLL' })
    t.act('move s')
    expect(t.asked()?.kind).toBe('turn')
    expect(t.hears('rolled').map((event) => event['reason'])).toEqual(['courage', 'attack'])
  })
})

describe('a target that a card leads away', () => {
  it('is out of reach though in sight, unless the Item reaches what is in sight (R80)', () => {
    const lured = (aim: 'creature' | 'creature-in-sight'): unknown => {
      const t = table({
        pack: packWith({
          fury: [card('test-call', { moment: 'declared', actions: ['fight'], effects: [{ do: 'move', steps: 1 }] })],
          items: [item('test-tool', { action: 'fight', aim, effects: [{ do: 'fight' }] })],
        }),
        map: STREET,
        creatures: 'spore Ua3',
        revealed: 'Ua2 Ua3',
        dice: 'HHLLLLLL',
        evil: { hands: [['test-call']] },
        hero: { at: 'Ua3', items: [{ card: 'test-tool' }] },
      })
      t.choose('hero', `use test-tool fight ${t.shown('spore')}`).choose('evil-1', 'play test-call')
      t.choose('evil-1', `move ${t.id('spore')} n`).toTurnEnd()
      return t.hears('rolled').map((event) => event['reason'])
    }
    expect(lured('creature')).toEqual([])
    expect(lured('creature-in-sight')).toEqual(['fight'])
  })
})

describe('a step', () => {
  it('is heard of by who waits for it, and an Explore is not (Action — Move)', () => {
    const t = hero({ listeners: [{ on: 'moved', effects: [{ do: 'adrenaline', by: 1 }] }] })
    expect(adrenaline(t.act('explore n').toTurn())).toBe(2)
    expect(adrenaline(t.act('move n').toTurn())).toBe(3)
    expect(adrenaline(t.act('move n').toTurn())).toBe(4)
  })
  it('is not taken where the way named first goes no further (Action — Move)', () => {
    const boots = item('test-boots', {
      action: 'move',
      aim: 'way',
      effects: [
        { do: 'go', steps: 1 },
        { do: 'go', steps: 1 },
      ],
    })
    const from = (at: string): string => {
      const t = table({
        pack: packWith({ items: [boots] }),
        map: STREET,
        hero: { at, items: [{ card: 'test-boots' }] },
      })
      return t.act('use test-boots move n').evil.at ?? ''
    }
    expect([from('Ua4'), from('Ua2')]).toEqual(['Ua2', 'Ua1'])
  })
  it('from where no Creature is meets no dice, whatever adds to them (Attacks of Opportunity)', () => {
    const t = hero({ modifiers: [{ figure: 'opportunity-dice', by: 1 }] }, { dice: 'HHHH' })
    expect(t.act('move n').hears('rolled')).toEqual([])
    const met = hero({ modifiers: [{ figure: 'opportunity-dice', by: 1 }] }, { creatures: 'worm Ua3', dice: 'HHHH' })
    expect(met.act('move n').hears('rolled')[0]).toMatchObject({ reason: 'opportunity', hits: 2 })
  })
})

describe('who waits for a death', () => {
  it('hears of it and may ask for the kind (Damaging a Creature)', () => {
    const heard = (kind: 'worm' | 'spore'): number => {
      const gain = { on: 'killed', if: { kind: ['worm'] }, effects: [{ do: 'adrenaline', by: 1 }] } as const
      const t = hero({ listeners: [gain] }, { creatures: `${kind}! Ua3`, dice: 'HHHH' })
      t.act(`fight ${t.shown(kind)}`)
      expect(t.where(kind)).toBe('')
      return adrenaline(t)
    }
    expect([heard('worm'), heard('spore')]).toEqual([3, 2])
  })
})

describe('an Item', () => {
  const light = { do: 'lights', on: true, where: 'revealed', count: 1 } as const
  const given = (items: Parameters<typeof item>[1][], more: Given = {}): Table =>
    table({
      pack: packWith({ items: items.map((own, i) => item(`test-${i + 1}`, own)) }),
      map: STREET,
      ...more,
      hero: { at: 'Ua3', items: items.map((_, i) => ({ card: `test-${i + 1}` })), ...more.hero },
    })
  it("leaves what it leaves open to the Hero's choice (Using Items)", () => {
    const t = given([{ action: 'interact', aim: 'none', effects: [light] }], { revealed: 'Ua2 Ua3' })
    t.choose('hero', 'use test-1 interact').until('place')
    expect(t.asking).toEqual(['hero'])
    t.choose('hero', t.handle('Ua2'))
    expect(t.evil.lights).toEqual(['Ua2'])
  })
  it('is Upgraded by its own Charge and not by that of another (Upgrading Items)', () => {
    const own = {
      action: 'interact',
      aim: 'none',
      effects: [{ do: 'recover', kind: 'life', amount: 1 }],
      upgraded: [{ do: 'recover', kind: 'life', amount: 2 }],
    } as const
    const after = (key: string): number => {
      const items = [{ card: 'test-1', component: true }, { card: 'test-2' }]
      return given([own, own], { hero: { life: 5, items } }).act(key).health[0]
    }
    expect([after('use test-1 interact'), after('use test-2 interact')]).toEqual([7, 6])
  })
  it('may ask in its text for its own Action (Using Items)', () => {
    const shared = { action: 'interact', aim: 'none', effects: [light] } as const
    expect(given([{ ...shared, if: { action: ['interact'] } }]).keys('hero', 'use')).toHaveLength(1)
    expect(given([{ ...shared, if: { action: ['move'] } }]).keys('hero', 'use')).toEqual([])
  })
  it('for an Explore is not offered through a Blocked Door, one for a Move is (Blocked Doors)', () => {
    const t = given(
      [
        { action: 'explore', aim: 'way', effects: [{ do: 'explore' }] },
        { action: 'move', aim: 'way', effects: [{ do: 'go', steps: 1 }] },
      ],
      { hero: { at: 'Ua2' }, blocked: 'Ua2n' },
    )
    expect(t.keys('hero', 'use test-1')).toEqual(['use test-1 explore s'])
    expect(t.keys('hero', 'use test-2')).toEqual(['use test-2 move n', 'use test-2 move s'])
  })
  it('that fights twice leaves the second where the first has Killed (Action — Fight)', () => {
    const twice = { action: 'fight', aim: 'creature', effects: [{ do: 'fight' }, { do: 'fight' }] } as const
    const t = given([twice], { creatures: 'spore! Ua3', dice: 'HHHH' })
    t.act(`use test-1 fight ${t.shown('spore')}`)
    expect(t.hears('rolled')).toHaveLength(1)
    expect(t.where('spore')).toBe('')
  })
  it('that is drawn from nothing is not told (Action — Scavenge)', () => {
    const t = given([], { piles: { items: [] }, discards: { items: [] } }).act('scavenge')
    expect([t.hears('drew'), t.asked()?.kind]).toEqual([[], 'turn'])
  })
})

describe('two Companions', () => {
  const struck = (effects: readonly Effect[], companions: readonly unknown[]): Table => {
    const blow = { effects, dangerous: effects }
    const t = table({
      pack: packWith({
        fury: [card('test-blow', blow)],
        characters: [character('test-friend'), character('test-fellow')],
      }),
      map: STREET,
      creatures: 'worm Ua3',
      dice: 'LLLLLLLL',
      evil: { hands: [['test-blow']] },
      hero: { at: 'Ua3', companions },
    })
    t.choose('hero', 'locate', 'target door', 'target door').toTurnEnd()
    return t.choose('evil-1', 'play test-blow').until('suffer')
  }
  const loss = { do: 'damage', kind: 'life', amount: 1 } as const
  const both = [
    { card: 'test-friend', charges: 5 },
    { card: 'test-fellow', charges: 2 },
  ]
  it('lose Charges each of its own (R55)', () => {
    const t = struck([loss], both).choose('evil-1', 'companion test-fellow')
    expect(t.hero.hero?.companions.map((each) => each.charges)).toEqual([5, 1])
  })
  it('do not stand in for one another: what one who is gone would take is lost (R55)', () => {
    const t = struck([loss, loss], [{ card: 'test-friend', charges: 1 }, both[1]])
    t.choose('evil-1', 'companion test-friend')
    expect(t.hears('damaged')).toHaveLength(1)
    expect(t.hero.hero?.companions.map((each) => [each.card, each.charges])).toEqual([['test-fellow', 2]])
    expect(t.health).toEqual([12, 12])
  })
  it('are asked for again where the card also scares, for that is no loss of its own (R55)', () => {
    const t = struck([loss, { do: 'scare', who: 'each' }], both).choose('evil-1', 'companion test-friend')
    t.until('suffer')
    expect(t.asked('evil-1')?.about).toMatchObject({ damage: 'self-control' })
    t.choose('evil-1', 'hero')
    expect(t.hears('damaged').map((event) => event['to'])).toEqual(['test-friend', 'hero'])
  })
})
