// What no shape can say: each word in a place where it could do nothing, run on without end, or tell of what is hidden is refused.
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../electron/games/alone/pack/pack.ts'
import { cardIn, coreData, faultOf, lunge, type Planted, type Spoil } from '../../../helpers/core-pack.ts'

const index = (list: string, find: (entry: any) => boolean): number => coreData()[list].findIndex(find)
const nested = (depth: number): Effect =>
  depth === 0 ? { do: 'noise' } : { do: 'if', test: { lit: true }, then: [nested(depth - 1)] }

const effects =
  (...list: unknown[]): Spoil =>
  (pack) =>
    (lunge(pack).effects = list)
const AT = 'decks[0].cards[0].effects[0]'
const drops = index('items', (item) => item.ids[0] === 'steady-drops')
const crowbar = index('items', (item) => item.ids[0] === 'crowbar')
const pulse = index('items', (item) => item.ids[0] === 'pulse-ear')
const medic = index('characters', (character) => character.card === 'medic')
const warden = index('missions', (mission) => mission.card === 'iron-warden')
const launch = index('missions', (mission) => mission.card === 'cold-launch')
const jammed = index('missions', (mission) => mission.card === 'jammed-doors')
const dawn = index('missions', (mission) => mission.card === 'hold-until-dawn')
const pod = index('missions', (mission) => mission.card === 'last-pod')

const standing: readonly Planted[] = [
  [
    'more effects than a game can do in one go',
    effects(
      ...Array.from({ length: 4 }, () => ({
        do: 'if',
        test: { lit: true },
        then: Array.from({ length: 15 }, () => ({ do: 'noise' })),
      })),
    ),
    'decks[0].cards[0].effects',
    /At most 60/,
  ],
  ['a window that never opens', (p) => (lunge(p).moment = 'harm'), 'decks[0].cards[0].moment', /window/],
  [
    'a slow card in the middle of a Turn',
    (p) => (lunge(p).moment = 'declared'),
    'decks[0].cards[0].instant',
    /Instant/,
  ],
  ['an Action at the end of a Round', (p) => (lunge(p).moment = 'round-end'), 'decks[0].cards[0].actions', /Round/],
  ['a filter over a roll where none is', (p) => (lunge(p).if = { by: 'hero' }), 'decks[0].cards[0].if.by', /rolled/],
  [
    'a filter over damage where none is',
    (p) => (lunge(p).if = { damage: 'life' }),
    'decks[0].cards[0].if.damage',
    /damage/,
  ],
  [
    'Turn tokens where all are spent',
    (p) => {
      Object.assign(lunge(p), { moment: 'round-end', instant: true, effects: [{ do: 'turns', by: -1 }] })
      delete lunge(p).actions
    },
    AT,
    /spent/,
  ],
  ['a lie outside Communication', effects({ do: 'lie' }), AT, /communicate/],
  ['Hits outside a roll', effects({ do: 'hits', by: 1 }), AT, /rolled/],
  ['a changed loss where none is', effects({ do: 'harm', by: 1 }), AT, /harm/],
  ['a cancelled Action that is over', effects({ do: 'cancel' }), AT, /declared/],
  [
    'a modifier until no Action',
    effects({ do: 'modify', until: 'action', modifier: { figure: 'scare', by: 1 } }),
    `${AT}.until`,
    /Action/,
  ],
  [
    'a modifier of nothing',
    effects({ do: 'modify', until: 'turn', modifier: { figure: 'scare' } }),
    `${AT}.modifier`,
    /either/,
  ],
  [
    'a modifier by and set',
    effects({ do: 'modify', until: 'turn', modifier: { figure: 'scare', by: 1, set: 1 } }),
    `${AT}.modifier`,
    /either/,
  ],
  [
    'a modifier that asks a moment',
    effects({ do: 'modify', until: 'turn', modifier: { figure: 'scare', by: 1, if: { what: 'noise' } } }),
    `${AT}.modifier.if.what`,
    /known/,
  ],
  ['an aim after the Action', effects({ do: 'danger', add: 1, where: 'aim' }), `${AT}.where`, /named/],
  [
    'an aim of an Action that names none',
    (p) => (cardIn(1, 'hurried-search')(p).effects = [{ do: 'danger', add: 1, where: 'aim' }]),
    'decks[1].cards[6].effects[0].where',
    /named/,
  ],
  [
    'a strike at a Sector',
    (p) => (cardIn(3, 'trip-line')(p).effects = [{ do: 'strike', target: 'aim', damage: 1 }]),
    'decks[3].cards[1].effects[0].target',
    /Creature/,
  ],
  ['a strike without force', effects({ do: 'strike', target: 'here' }), AT, /damage/],
  [
    'the moved Creature before any',
    effects({ do: 'attack', who: 'moved' }, { do: 'move', steps: 1 }),
    `${AT}.who`,
    /moved/,
  ],
  ['the place of nothing moved', effects({ do: 'lights', on: false, where: 'moved' }), `${AT}.where`, /moved/],
  ['a Mission Room without a Mission', effects({ do: 'teleport', to: 'mission-room' }), `${AT}.to`, /Mission/],
  ['Danger both ways', effects({ do: 'danger', add: 1, remove: 1, where: 'here' }), AT, /either/],
  ['a Condition that is none', effects({ do: 'condition', kind: 'rain', where: 'here' }), `${AT}.kind`, /rain/],
  ['a boss by a card', effects({ do: 'spawn', kinds: ['worm', 'mech'] }), `${AT}.kinds`, /mech/],
  ['a Hero’s Action by a card', effects({ do: 'go', steps: 1 }), AT, /own to do/],
  [
    'two choices of one name',
    effects({
      do: 'choose',
      who: 'hero',
      options: [
        { id: 'a', text: 'A', effects: [{ do: 'noise' }] },
        { id: 'a', text: 'A', effects: [{ do: 'noise' }] },
      ],
    }),
    `${AT}.options[1].id`,
    /one name/,
  ],
  [
    'times in times',
    effects({ do: 'times', amount: 2, effects: [{ do: 'times', amount: 2, effects: [{ do: 'noise' }] }] }),
    `${AT}.effects[0]`,
    /times/,
  ],
  ['effects five deep', effects(nested(4)), `${AT}.then[0].then[0].then[0].then`, /deep/],
  [
    'tests five deep',
    (p) => (lunge(p).if = { not: { not: { not: { not: { lit: true } } } } }),
    'decks[0].cards[0].if.not.not.not.not',
    /deep/,
  ],
  [
    'a fault in the second half',
    (p) => (lunge(p).dangerous = [{ do: 'lie' }]),
    'decks[0].cards[0].dangerous[0]',
    /communicate/,
  ],
  [
    'effects without an Action',
    (p) => (p.items[drops].effects = [{ do: 'noise' }]),
    `items[${drops}].effects`,
    /Action/,
  ],
  ['an aim without an Action', (p) => (p.items[drops].aim = 'way'), `items[${drops}].aim`, /Action/],
  ['an Upgrade of nothing', (p) => delete p.items[drops].upgradedListeners, `items[${drops}].upgraded`, /Upgrade/],
  ['an Item that does nothing', (p) => delete p.items[drops].listeners, `items[${drops}]`, /nothing/],
  ['an Action Item without effects', (p) => delete p.items[crowbar].effects, `items[${crowbar}].effects`, /effects/],
  ['a Fight in a direction', (p) => (p.items[crowbar].aim = 'way'), `items[${crowbar}].aim`, /aim/],
  ['a Fight with nobody named', (p) => (p.items[crowbar].aim = 'none'), `items[${crowbar}].effects[0]`, /creature/],
  ['a Locate by another Action', (p) => (p.items[pulse].action = 'scavenge'), `items[${pulse}].effects[0]`, /targets/],
  [
    'another card by an Item',
    (p) => (p.items[pulse].upgraded = [{ do: 'again' }]),
    `items[${pulse}].upgraded[0]`,
    /card/,
  ],
  [
    'a count of what is hidden',
    effects({ do: 'damage', kind: 'life', amount: { count: 'creatures-level' } }),
    `${AT}.amount.count`,
    /one of/,
  ],
  [
    'an Item that gives Turns',
    (p) => p.items[pulse].effects.push({ do: 'turns', by: 1 }),
    `items[${pulse}].effects[1]`,
    /Round would never end/,
  ],
  [
    'an Item that gives Rounds',
    (p) => (p.items[pulse].upgraded = [{ do: 'round' }]),
    `items[${pulse}].upgraded[0]`,
    /game would never end/,
  ],
  [
    'a Mission that gives a Round in each',
    (p) => (p.missions[pod].listeners = [{ on: 'round-end', effects: [{ do: 'round' }] }]),
    `missions[${pod}].listeners[0]`,
    /game would never end/,
  ],
  [
    'a daze after all attacks',
    (p) => (p.missions[pod].listeners = [{ on: 'round-end', effects: [{ do: 'daze', target: 'each-here' }] }]),
    `missions[${pod}].listeners[0].effects[0]`,
    /end of a Turn/,
  ],
  ['a daze of nobody named', effects({ do: 'daze', target: 'aim' }), `${AT}.target`, /Creature/],
  [
    'a Hero with Charges',
    (p) => (p.characters[medic].listeners[0].charge = true),
    `characters[${medic}].listeners[0].charge`,
    /Charges/,
  ],
  [
    'a trigger that feeds itself',
    (p) => (p.characters[medic].listeners[0] = { on: 'damage', effects: [{ do: 'damage', kind: 'life', amount: 1 }] }),
    `characters[${medic}].listeners[0]`,
    /without end/,
  ],
  [
    'the same behind an if',
    (p) =>
      (p.characters[medic].listeners[0] = {
        on: 'damage',
        effects: [{ do: 'if', test: { lit: true }, then: [{ do: 'damage', kind: 'life', amount: 1 }] }],
      }),
    `characters[${medic}].listeners[0]`,
    /without end/,
  ],
  [
    'two triggers that look alike',
    (p) =>
      p.characters[medic].companion.listeners.push({
        on: 'harm',
        optional: true,
        charge: true,
        effects: [{ do: 'harm', by: -2 }],
      }),
    `characters[${medic}].companion.listeners[1]`,
    /told apart/,
  ],
  [
    'a Mission that asks the Hero',
    (p) => (p.missions[pod].listeners[0].optional = true),
    `missions[${pod}].listeners[0].optional`,
    /his choice/,
  ],
  [
    'a Mission with Charges',
    (p) => (p.missions[pod].listeners[0].charge = true),
    `missions[${pod}].listeners[0].charge`,
    /Charges/,
  ],
  [
    'an Interact elsewhere',
    (p) => (p.characters[medic].listeners[0].on = 'interacted'),
    `characters[${medic}].listeners[0].on`,
    /Mission/,
  ],
  ['an ordinary kind as boss', (p) => (p.missions[warden].kinds = ['worm']), `missions[${warden}].kinds[0]`, /bosses/],
  ['a boss without a token', (p) => (p.creatures.mech.tokens = 0), `missions[${warden}].kinds[0]`, /token/],
  [
    'a boss that does not come',
    (p) => delete p.missions[warden].kinds,
    `missions[${warden}].goal.kind`,
    /does not come/,
  ],
  [
    'a boss of another Mission',
    (p) => (p.missions[warden].setup[0].kinds = ['alpha-worm']),
    `missions[${warden}].setup[0].kinds`,
    /alpha-worm/,
  ],
  ['an Interact with a kind', (p) => (p.missions[launch].goal.kind = 'worm'), `missions[${launch}].goal.kind`, /Kill/],
  ['a Turn that ends twice', (p) => (p.missions[dawn].goal.within = 'turn'), `missions[${dawn}].goal.within`, /once/],
  [
    'a Room for each of too few times',
    (p) => (p.missions[jammed].goal.times = 1),
    `missions[${jammed}].goal.rooms`,
    /Room/,
  ],
  [
    'Rooms that begin elsewhere',
    (p) => p.missions[jammed].goal.rooms.reverse(),
    `missions[${jammed}].goal.rooms[0]`,
    /Mission's/,
  ],
  [
    'Rooms for Kills',
    (p) => (p.missions[warden].goal.rooms = ['generator-room', 'laboratory']),
    `missions[${warden}].goal.rooms`,
    /anywhere/,
  ],
  [
    'an ear for Interacts that do not come',
    (p) => (p.missions[dawn].listeners[0].on = 'interacted'),
    `missions[${dawn}].listeners[0].on`,
    /Nobody/,
  ],
  ['a Condition that does nothing', (p) => delete p.conditions[0].modifiers, 'conditions[0]', /nothing/],
  [
    'a reward of strange words',
    (p) => (p.difficulties.easy.reward[1] = { do: 'lie' }),
    'difficulties.easy.reward[1]',
    /communicate/,
  ],
]

describe('a pack is refused', () => {
  it.each(standing)('for %s', (_, spoil, path, fault) => {
    const found = faultOf(spoil)
    expect(found.path).toBe(path)
    expect(found.fault).toMatch(fault)
  })
})

describe('a pack is accepted', () => {
  it('with the moved Creature in the second half', () => {
    const found = faultOf((pack) => (lunge(pack).dangerous = [{ do: 'scare', who: 'moved' }]))
    expect(found.fault).toBe('none')
  })
  it('with a damage listener that has an end', () => {
    const once = { on: 'damage', once: 'turn', effects: [{ do: 'damage', kind: 'life', amount: 1 }] }
    expect(faultOf((pack) => (pack.characters[medic].listeners = [once])).fault).toBe('none')
  })
  it('a Mission that puts Danger into its Room, and all Doors right', () => {
    const reward = [
      { do: 'danger', add: 1, where: 'mission-room' },
      { do: 'unblock', where: 'anywhere' },
      { do: 'danger', remove: 2, where: 'in-sight' },
    ]
    expect(faultOf((p) => (p.missions[launch].reward = reward)).fault).toBe('none')
  })
  it.each([
    [undefined, 1, /never end/],
    ['turn', 1, /never end/],
    ['round', 1, /none/],
    [undefined, -1, /none/],
  ])('a listener that gives Turn tokens, once a %s, by %i', (once, by, fault) => {
    const listener = { on: 'turn-end', ...(once && { once }), effects: [{ do: 'turns', by }] }
    expect(faultOf((pack) => (pack.characters[medic].listeners = [listener])).fault).toMatch(fault)
  })
})
