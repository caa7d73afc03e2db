// Every check of shape, tables and names goes red on a planted fault, and tells its place.
import { describe, expect, it } from 'vitest'
import { isFault } from '../../../../electron/games/alone/map/sheet.ts'
import { checkPack, packFaults } from '../../../../electron/games/alone/pack/check.ts'
import { coreData, faultOf, lunge, type Planted } from '../../../helpers/core-pack.ts'

const EFFECT = 'decks[0].cards[0].effects[0]'
const effects = (effect: unknown) => (pack: any) => (lunge(pack).effects = [effect])

const shapes: readonly Planted[] = [
  ['a key too many', (p) => (p.extra = 1), 'extra', /^'extra' is an unknown key$/],
  [
    'a key that cannot be shown',
    (p) => (p['a\u0000\u202e'] = 1),
    'a\u0000\u202e',
    /^'a\ufffd\ufffd' is an unknown key$/,
  ],
  ['a key as long as a page', (p) => (p['a'.repeat(500)] = 1), 'a'.repeat(500), /^'a{40}' is/],
  ['a key too few', (p) => delete p.hands, 'hands', /^'hands' is missing: a list$/],
  ['a text too few', (p) => delete lunge(p).name, 'decks[0].cards[0].name', /^'name' is missing: a text$/],
  ['a moment too few', (p) => delete lunge(p).moment, 'decks[0].cards[0].moment', /^'moment' is missing: one of /],
  ['an amount too few', effects({ do: 'move' }), `${EFFECT}.steps`, /^'steps' is missing$/],
  ['an effect without its word', effects({ steps: 1 }), `${EFFECT}.do`, /^'do' is missing$/],
  ['a word that is none', (p) => (lunge(p).effects[0].do = 'dance'), `${EFFECT}.do`, /^'dance' is an unknown word$/],
  ['steps that are text', (p) => (lunge(p).effects[0].steps = 'two'), `${EFFECT}.steps`, /form/],
  ['an unknown count', effects({ do: 'move', steps: { count: 'stars' } }), `${EFFECT}.steps.count`, /./],
  ['an unknown key of a word', effects({ do: 'lie', well: true }), `${EFFECT}.well`, /unknown/],
  [
    'an unknown key deep in tests',
    (p) => (lunge(p).if = { not: { any: [{ lid: true }] } }),
    'decks[0].cards[0].if.not.any[0].lid',
    /unknown/,
  ],
  ['a fraction', (p) => (lunge(p).copies = 2.5), 'decks[0].cards[0].copies', /whole/],
  ['a name of blanks', (p) => (lunge(p).name = '  '), 'decks[0].cards[0].name', /^Nothing of this text can be seen$/],
  ['a name that nobody sees', (p) => (lunge(p).name = '\u200b\u2800\u3164'), 'decks[0].cards[0].name', /can be seen$/],
  ['a text with a NUL', (p) => (lunge(p).text = 'a\u0000b'), 'decks[0].cards[0].text', /^A sign in this text/],
  ['a name that turns about', (p) => (lunge(p).name = 'a\u202eb'), 'decks[0].cards[0].name', /^A sign in/],
  ['a reminder of two lines', (p) => (p.missions[0].reminder = 'a\nb'), 'missions[0].reminder', /^A sign in/],
  [
    'a choice of blanks',
    effects({
      do: 'choose',
      who: 'evil',
      options: ['a', 'b'].map((id) => ({ id, text: '\u00a0', effects: [{ do: 'noise' }] })),
    }),
    `${EFFECT}.options[0].text`,
    /can be seen/,
  ],
  ['no text', (p) => (lunge(p).text = ''), 'decks[0].cards[0].text', /small/],
  ['a text as long as a page', (p) => (lunge(p).text = 'a'.repeat(500)), 'decks[0].cards[0].text', /big/],
  ['a name in capitals', (p) => (lunge(p).card = 'Lunge'), 'decks[0].cards[0].card', /lowercase/],
  ['an unknown kind', (p) => (p.creatures.dragon = p.creatures.worm), 'creatures.dragon', /./],
  ['a kind too few', (p) => delete p.creatures.mech, 'creatures.mech', /./],
  ['an undefined option', (p) => (lunge(p).breaks = undefined), 'decks[0].cards[0].breaks', /./],
  ['an empty half', (p) => (lunge(p).dangerous = []), 'decks[0].cards[0].dangerous', /small/],
  ['an Adrenaline track too short', (p) => p.adrenalineTrack.pop(), 'adrenalineTrack', /small/],
  ['hands for two only', (p) => p.hands.pop(), 'hands', /./],
  ['a sheet of five lines', (p) => p.sheets[0].sides[0].lines.pop(), 'sheets[0].sides[0].lines', /./],
  [
    'a line of five signs',
    (p) => (p.sheets[0].sides[0].lines[0] = p.sheets[0].sides[0].lines[0].trimEnd()),
    'sheets[0].sides[0].lines[0]',
    /at least 6/,
  ],
  ['an LCU off the sheet', (p) => (p.sheets[0].sides[0].lcus[0] = 'e9'), 'sheets[0].sides[0].lcus[0]', /LCU/],
]

/** Effects that would do nothing, and tests that ask nothing: what is wrong with which part. */
const nothings: readonly (readonly [what: string, effect: object, at: string, fault: RegExp])[] = [
  ['steps of none', { do: 'move', steps: 0 }, 'steps', /small/],
  ['negative damage', { do: 'damage', kind: 'life', amount: -1 }, 'amount', /^This is too small: at least 1$/],
  ['negative recovery', { do: 'recover', kind: 'both', amount: -2 }, 'amount', /small/],
  ['no Items drawn', { do: 'items', draw: 0 }, 'draw', /small/],
  ['a strike of nothing', { do: 'strike', target: 'here', damage: 0 }, 'damage', /small/],
  ['an attack with as many dice', { do: 'attack', who: 'each', dice: 0 }, 'dice', /^With 0 this would do nothing$/],
  ['no Adrenaline', { do: 'adrenaline', by: 0 }, 'by', /nothing/],
  ['no Turn', { do: 'turns', by: 0 }, 'by', /nothing/],
  ['no progress', { do: 'progress', colour: 'blue', by: 0 }, 'by', /nothing/],
  ['no nearer', { do: 'spawn', nearer: 0 }, 'nearer', /small/],
  ['never again', { do: 'times', amount: 0, effects: [{ do: 'noise' }] }, 'amount', /small/],
  ['a count times none', { do: 'hits', by: { count: 'items', times: 0 } }, 'by.times', /nothing/],
  ['a count up to none', { do: 'hits', by: { count: 'items', max: 0 } }, 'by.max', /small/],
  [
    'a count that never is above 0',
    { do: 'damage', kind: 'life', amount: { count: 'items', times: -1 } },
    'amount',
    /^This is never above 0$/,
  ],
  [
    'a figure that stays',
    { do: 'modify', until: 'turn', modifier: { figure: 'scare', by: 0 } },
    'modifier.by',
    /nothing/,
  ],
  [
    'a figure below 0',
    { do: 'modify', until: 'turn', modifier: { figure: 'scare', set: -1 } },
    'modifier.set',
    /small: at least 0/,
  ],
  ['a test for nothing', { do: 'if', test: {}, then: [{ do: 'noise' }] }, 'test', /^A test asks for something$/],
  ['the contrary of nothing', { do: 'if', test: { not: {} }, then: [{ do: 'noise' }] }, 'test.not', /asks/],
  [
    'two numbers compared',
    { do: 'if', test: { atLeast: [2, 1] }, then: [{ do: 'noise' }] },
    'test.atLeast',
    /^One of the two is counted$/,
  ],
  ['no kinds', { do: 'spawn', kinds: [] }, 'kinds', /small/],
]

const tables: readonly Planted[] = [
  ['a boss with an Ability', (p) => (p.creatures.mech.ability = 'courage'), 'creatures.mech.ability', /boss/],
  ['an ordinary kind without', (p) => (p.creatures.worm.ability = null), 'creatures.worm.ability', /ordinary/],
  ['an Ability twice', (p) => (p.creatures.spore.ability = 'courage'), 'creatures.spore.ability', /another/],
  ['a kind without tokens', (p) => (p.creatures.worm.tokens = 0), 'creatures.worm.tokens', /tokens/],
  ['a cap that rises', (p) => (p.roundTrack[3].cap = 12), 'roundTrack[3].cap', /rises/],
  ['more Adrenaline than tokens', (p) => (p.adrenalineTrack[0] = 7), 'adrenalineTrack[0]', /tokens/],
  ['a symbol beyond the Track', (p) => (p.reactionTrack.spaces = 11), 'reactionTrack.danger[3]', /Track/],
  ['symbols out of order', (p) => p.reactionTrack.danger.reverse(), 'reactionTrack.danger[1]', /order/],
  ['a die without faces', (p) => (p.dice = { hit: 0, light: 0, danger: 0 }), 'dice', /faces/],
  ['three decks', (p) => p.decks.pop(), 'decks', /at least 4/],
  ['a deck of 27', (p) => (p.decks[2].cards[0].copies += 1), 'decks[2].cards', /not 27/],
  ['two Bullets', (p) => p.items[0].ids.pop(), 'items', /Bullets/],
  ['more Bullets than there are', (p) => (p.difficulties.easy.bullets = 4), 'difficulties.easy.bullets', /Bullets/],
  [
    'more Items than there are',
    (p) => ((p.items = p.items.slice(0, 1)), (p.difficulties.normal.items = 9)),
    'difficulties.normal.items',
    /Items/,
  ],
  ['no Character', (p) => (p.characters = []), 'characters', /Character/],
  ['no Final Mission', (p) => (p.missions = p.missions.filter((m: any) => m.colour !== 'final')), 'missions', /final/],
  [
    'blue Missions in the Final one’s Room alone',
    (p) => p.missions.forEach((m: any) => m.colour === 'blue' && (m.room = 'hangar-bay')),
    'missions',
    /blue/,
  ],
  [
    'green Missions in two Rooms alone',
    (p) =>
      p.missions.forEach(
        (m: any) => m.colour === 'green' && (m.room = m.card === 'cold-cabinet' ? 'hangar-bay' : 'dormitory'),
      ),
    'missions',
    /green/,
  ],
  ['one sheet', (p) => p.sheets.splice(1), 'sheets', /two/],
  [
    'a sheet open towards a wall',
    (p) => (p.sheets[0].sides[1].lines[1] = ' ┼┼┼┼ '),
    'sheets[0].sides[1].lines[1]',
    /open/,
  ],
  ['a sheet of three LCUs', (p) => p.sheets[1].sides[0].lcus.pop(), 'sheets[1].sides[0]', /4 LCUs, not 3/],
]

const names: readonly Planted[] = [
  ['a card twice', (p) => (p.decks[3].cards[0].card = 'lunge'), 'decks[3].cards[0].card', /already/],
  ['a card with an Item’s name', (p) => (p.items[1].ids = ['lunge']), 'items[1].ids[0]', /decks\[0\]/],
  ['a Mission with a Character’s name', (p) => (p.missions[0].card = 'medic'), 'missions[0].card', /already/],
  ['a Condition with a deck’s name', (p) => (p.conditions[0].kind = 'fury'), 'conditions[0].kind', /already/],
  ['a card named as a verb', (p) => (lunge(p).card = 'pass'), 'decks[0].cards[0].card', /word of the rules/],
  ['an Item named as a way', (p) => (p.items[1].ids = ['n']), 'items[1].ids[0]', /word of the rules/],
  [
    'a choice with two texts',
    effects({
      do: 'choose',
      who: 'evil',
      options: [
        { id: 'bear-it', text: 'Nothing at all', effects: [{ do: 'noise' }] },
        { id: 'other-way', text: 'Go', effects: [{ do: 'noise' }] },
      ],
    }),
    'decks[2].cards[4].dangerous[0].options[0].id',
    /another text/,
  ],
  ...['decks', 'items', 'characters', 'missions', 'conditions', 'sheets'].map((list): Planted => [
    `a Character named as the list of ${list}`,
    (p) => (p.characters[1].card = list),
    'characters[1].card',
    /word of the rules/,
  ]),
  ['a deck named as a Room', (p) => (p.decks[0].deck = 'laboratory'), 'decks[0].deck', /word of the rules/],
]

describe('a pack is refused', () => {
  it.each([...shapes, ...tables, ...names])('for %s', (_, spoil, path, fault) => {
    const found = faultOf(spoil)
    expect(found.path).toBe(path)
    expect(found.fault).toMatch(fault)
  })

  it.each(nothings)('for %s', (_, effect, at, fault) => {
    const found = faultOf(effects(effect))
    expect(found.path).toBe(`${EFFECT}.${at}`)
    expect(found.fault).toMatch(fault)
  })

  it('for lying too deep, before anything walks it', () => {
    const deep = faultOf((pack) => {
      let value: unknown = 1
      for (let i = 0; i < 100_000; i++) value = [value]
      pack.name = value
    })
    expect(deep.fault).toMatch(/too deep/)
    expect(deep.path).toMatch(/^name\[0\]\[0\]/)
  })

  it('with no more than fifty faults', () => {
    const pack = coreData()
    for (const deck of pack.decks) deck.cards = Array.from({ length: 26 }, () => ({ ...deck.cards[0], copies: 0 }))
    expect(packFaults(pack)).toHaveLength(50)
  })

  it('not for nothing where that is meant, nor for a script of its own', () => {
    const pack = coreData()
    lunge(pack).name = 'Grünes Licht \u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'
    lunge(pack).effects = [
      { do: 'modify', until: 'turn', modifier: { figure: 'scare', set: 0 } },
      { do: 'if', test: { atLeast: [{ count: 'items' }, 1] }, then: [{ do: 'adrenaline', by: -1 }] },
      { do: 'damage', kind: 'life', amount: { count: 'items', times: -1, plus: 3 } },
    ]
    pack.items[0].effects = [{ do: 'fight', dice: 0, hits: 2 }]
    expect(checkPack(pack)).toHaveProperty('pack', 'core')
  })

  it.each([null, 7, 'pack', [], {}])('for being %j', (data) => {
    expect(isFault(checkPack(data) as object)).toBe(true)
  })
})
