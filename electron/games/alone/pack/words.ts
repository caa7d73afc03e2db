// Decides the shape of the words of packs: tests, amounts, modifiers, effects, listeners. Shape only: check.ts decides which word may stand where.
import { z } from 'zod'
import { MOMENTS, type Effect, type Test } from './pack.ts'

/** A whole number between two bounds, which keep a pack from asking the impossible of the rules. */
export const whole = (min: number, max: number) => z.int().min(min).max(max)
/** A whole number that is not 0. */
const change = (most: number) => whole(-most, most).refine((n) => n !== 0, 'With 0 this would do nothing')
const list = <T extends z.ZodType>(of: T) => z.array(of).min(1).max(40)

export const action = z.enum(['move', 'explore', 'fight', 'locate', 'scavenge', 'interact'])
export const kind = z.enum(['worm', 'spore', 'hybrid', 'cultist', 'parasite', 'cultist-chief', 'alpha-worm', 'mech'])
export const missionColour = z.enum(['blue', 'green', 'final'])
const damageKind = z.enum(['life', 'self-control'])
export const room = z.enum([
  'infirmary',
  'escape-pods',
  'hangar-bay',
  'ventilation-room',
  'dormitory',
  'generator-room',
  'laboratory',
  'control-room',
])

/** The names of entries: lowercase words joined by dashes. */
export const name = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z0-9]+)*$/, 'A name is lowercase words joined by dashes')

/** Something of it can be seen, and nothing in it hides or turns the rest about. Joiners stand between letters in some scripts. */
const SEEN = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** A text for people. */
export const said = (most: number) =>
  z
    .string()
    .min(1, { error: 'Nothing of this text can be seen', abort: true })
    .max(most)
    .refine((text) => SEEN.test(text), { error: 'Nothing of this text can be seen', abort: true })
    .refine((text) => !UNSEEN.test(text), 'A sign in this text cannot be seen: a new line, a tab, or another')

export const moment = z.enum(MOMENTS)

const where = z.enum([
  'here',
  'near',
  'here-or-near',
  'in-sight',
  'revealed',
  'unrevealed',
  'level',
  'other-level',
  'anywhere',
  'rooms',
  'mission-room',
  'mission-rooms',
  'aim',
  'moved',
])

const count = z.enum([
  'creatures-here',
  'creatures-in-sight',
  'cards-on-track',
  'cards-this-turn',
  'items',
  'companions',
  'adrenaline',
  'life',
  'self-control',
  'round',
  'turn',
  'hits',
  'harm',
  'lit-in-sight',
  'doors-here',
])

const counted = z.strictObject({
  count,
  times: change(4).exactOptional(),
  plus: change(20).exactOptional(),
  max: whole(1, 20).exactOptional(),
})
/** What is compared. */
const amount = z.union([whole(-20, 20), counted]).meta({ id: 'Amount' })
/** What a figure grows or shrinks by. */
const by = z.union([change(20), counted]).meta({ id: 'Change' })
/** What is set, none of it too. */
const level = z.union([whole(0, 20), counted]).meta({ id: 'Level' })
/** What is dealt, drawn or gone: some of it. */
const some = whole(1, 20)
const so = z
  .union([some, counted.refine(({ times = 1, plus = 0 }) => times > 0 || plus > 0, 'This is never above 0')])
  .meta({ id: 'Some' })

export const test: z.ZodType<Test> = z
  .lazy(() =>
    z
      .strictObject({
        ...plainTest.shape,
        not: test.exactOptional(),
        any: list(test).exactOptional(),
      })
      .refine((asked) => Object.keys(asked).length > 0, 'A test asks for something'),
  )
  .meta({ id: 'Test' })

/** A test but for `not` and `any`, which hold tests. */
export const plainTest = z.strictObject({
  lit: z.boolean().exactOptional(),
  danger: z.boolean().exactOptional(),
  creatureHere: z.boolean().exactOptional(),
  room: z.union([z.boolean(), list(room)]).exactOptional(),
  nightmare: z.boolean().exactOptional(),
  action: list(action).exactOptional(),
  withItem: z.boolean().exactOptional(),
  bulletTime: z.boolean().exactOptional(),
  by: z.enum(['hero', 'evil']).exactOptional(),
  reason: list(z.enum(['fight', 'attack', 'opportunity', 'courage', 'card'])).exactOptional(),
  damage: damageKind.exactOptional(),
  from: list(z.enum(['attack', 'opportunity', 'scare', 'card'])).exactOptional(),
  kind: list(kind).exactOptional(),
  what: z.enum(['noise', 'locate']).exactOptional(),
  mission: missionColour.exactOptional(),
  begun: missionColour.exactOptional(),
  atLeast: z
    .tuple([amount, amount])
    .refine((both) => both.some((each) => typeof each === 'object'), 'One of the two is counted')
    .exactOptional(),
})

const figure = z.enum([
  'fight-dice',
  'fight-hits',
  'attack-dice',
  'opportunity-dice',
  'scare',
  'wound',
  'kill',
  'spawn-distance',
  'creatures-per-level',
  'danger-per-level',
  'scavenge-cards',
  'item-charges',
  'items-limit',
  'explore-range',
  'lamp-range',
  'locate-targets',
  'pass-doors',
  'adrenaline',
  'cards-per-turn',
  'danger-per-round',
  'creature-steps',
  'recover',
  'damage-life',
  'damage-self-control',
  'hero-hits-on-danger',
  'hero-hits-on-light',
  'evil-hits-on-light',
  'evil-hits-on-danger',
  'dangerous',
  'forbid-move',
  'forbid-explore',
  'forbid-fight',
  'forbid-locate',
  'forbid-scavenge',
  'forbid-interact',
])

export const modifier = z
  .strictObject({
    figure,
    by: by.exactOptional(),
    set: level.exactOptional(),
    if: test.exactOptional(),
    kinds: list(kind).exactOptional(),
  })
  .meta({ id: 'Modifier' })

/** Every effect but the three that hold effects. */
export const plainEffects = [
  z.strictObject({
    do: z.literal('move'),
    steps: so,
    creatures: some.exactOptional(),
    kinds: list(kind).exactOptional(),
    from: where.exactOptional(),
    quiet: z.boolean().exactOptional(),
  }),
  z.strictObject({
    do: z.literal('spawn'),
    kinds: list(kind).exactOptional(),
    where: where.exactOptional(),
    nearer: whole(1, 12).exactOptional(),
    count: whole(1, 8).exactOptional(),
  }),
  z.strictObject({
    do: z.literal('teleport'),
    kinds: list(kind).exactOptional(),
    from: where.exactOptional(),
    to: where,
  }),
  z.strictObject({
    do: z.literal('attack'),
    who: z.enum(['each', 'choose', 'moved']),
    dice: by.exactOptional(),
  }),
  z.strictObject({ do: z.literal('scare'), who: z.enum(['each', 'choose', 'moved']) }),
  z.strictObject({
    do: z.literal('strike'),
    target: z.enum(['aim', 'here', 'each-here', 'in-sight']),
    damage: so.exactOptional(),
    dice: so.exactOptional(),
  }),
  z.strictObject({ do: z.literal('heal'), target: z.enum(['here', 'anywhere']) }),
  z.strictObject({ do: z.literal('daze'), target: z.enum(['aim', 'each-here']) }),
  z.strictObject({ do: z.literal('damage'), kind: damageKind, amount: so }),
  z.strictObject({ do: z.literal('harm'), by }),
  z.strictObject({
    do: z.literal('recover'),
    kind: z.enum(['life', 'self-control', 'choose', 'both']),
    amount: so,
  }),
  z.strictObject({ do: z.literal('adrenaline'), by }),
  z.strictObject({ do: z.literal('items'), draw: so }),
  z.strictObject({
    do: z.literal('charges'),
    by: change(6),
    of: z.enum(['items', 'companions']).exactOptional(),
  }),
  z.strictObject({ do: z.literal('lose-item') }),
  z.strictObject({ do: z.literal('companion') }),
  z.strictObject({ do: z.literal('experience') }),
  z.strictObject({ do: z.literal('round') }),
  z.strictObject({ do: z.literal('turns'), by: change(7) }),
  z.strictObject({ do: z.literal('extra-action'), actions: list(action).exactOptional() }),
  z.strictObject({
    do: z.literal('go'),
    steps: so,
    quiet: z.boolean().exactOptional(),
    block: z.boolean().exactOptional(),
  }),
  z.strictObject({
    do: z.literal('explore'),
    range: so.exactOptional(),
    light: z.boolean().exactOptional(),
    clear: whole(1, 12).exactOptional(),
  }),
  z.strictObject({
    do: z.literal('fight'),
    dice: level.exactOptional(),
    hits: so.exactOptional(),
    reroll: some.exactOptional(),
  }),
  z.strictObject({ do: z.literal('locate'), targets: whole(1, 6) }),
  z.strictObject({ do: z.literal('scavenge'), cards: so.exactOptional() }),
  z.strictObject({ do: z.literal('repair'), range: so.exactOptional() }),
  z.strictObject({ do: z.literal('lights'), on: z.boolean(), where, count: some.exactOptional() }),
  z.strictObject({
    do: z.literal('danger'),
    add: some.exactOptional(),
    remove: some.exactOptional(),
    where,
  }),
  z.strictObject({ do: z.literal('set-aside'), by: change(8) }),
  z.strictObject({ do: z.enum(['block', 'unblock']), where, count: some.exactOptional() }),
  z.strictObject({ do: z.literal('reveal'), where, count: some.exactOptional() }),
  z.strictObject({ do: z.literal('hide'), count: some }),
  z.strictObject({
    do: z.literal('condition'),
    kind: name,
    where,
    count: some.exactOptional(),
    remove: z.boolean().exactOptional(),
  }),
  z.strictObject({ do: z.literal('noise') }),
  z.strictObject({ do: z.literal('reroll'), of: z.enum(['hits', 'misses', 'any']), dice: whole(1, 8) }),
  z.strictObject({ do: z.literal('hits'), by }),
  z.strictObject({ do: z.literal('lie') }),
  z.strictObject({ do: z.literal('cancel') }),
  z.strictObject({ do: z.literal('draw'), cards: whole(1, 10) }),
  z.strictObject({ do: z.literal('forget'), cards: whole(1, 10) }),
  z.strictObject({ do: z.literal('again') }),
  z.strictObject({
    do: z.literal('modify'),
    until: z.enum(['card', 'action', 'turn', 'next-turn', 'round', 'game']),
    modifier,
  }),
  z.strictObject({ do: z.literal('progress'), colour: missionColour, by: change(4) }),
] as const

export const effect: z.ZodType<Effect> = z
  .lazy(() => z.discriminatedUnion('do', [...plainEffects, ...grammar]))
  .meta({ id: 'Effect' })

const effects = list(effect)

/** The effects that hold effects. */
export const grammar = [
  z.strictObject({
    do: z.literal('if'),
    test,
    then: effects,
    else: effects.exactOptional(),
  }),
  z.strictObject({
    do: z.literal('choose'),
    who: z.enum(['hero', 'evil']),
    options: z
      .array(z.strictObject({ id: name, text: said(40), effects }))
      .min(2)
      .max(6),
  }),
  z.strictObject({ do: z.literal('times'), amount: z.union([whole(1, 12), counted]), effects }),
] as const

export const listener = z
  .strictObject({
    on: moment,
    if: test.exactOptional(),
    effects,
    optional: z.boolean().exactOptional(),
    charge: z.boolean().exactOptional(),
    once: z.enum(['turn', 'round', 'game']).exactOptional(),
  })
  .meta({ id: 'Listener' })
