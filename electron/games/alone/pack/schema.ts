// Decides the shape of a pack: zod for the type `Pack`, and the JSON Schema that authors of packs are given.
import { z } from 'zod'
import type { Effect, Pack, Test } from './pack.ts'
import type { plainTest } from './words.ts'
import {
  action,
  effect,
  type grammar,
  kind,
  listener,
  missionColour,
  modifier,
  moment,
  name,
  type plainEffects,
  room,
  said,
  test,
  whole,
} from './words.ts'

/** Twelve packs of the longest names. */
const MOST_NAMES = 500

const title = said(40)
const text = said(140)
const icon = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An icon is named by lowercase words joined by dashes')
const effects = z.array(effect).min(1).max(20)
const modifiers = z.array(modifier).min(1).max(20)
const listeners = z.array(listener).min(1).max(20)
const matrix = z.enum(['mechanical', 'chemical', 'electronic'])
const ability = z.enum(['courage', 'cold-blood', 'acute-sight', 'precision', 'dexterity'])

export const figures = z.strictObject({
  wound: whole(1, 20),
  kill: whole(1, 20),
  dice: z.strictObject({ dark: whole(0, 20), lit: whole(0, 20) }),
  scare: whole(0, 12),
  spawn: whole(0, 12),
})

export const creature = z.strictObject({
  name: title,
  tokens: whole(0, 20),
  ability: ability.nullable(),
  boss: z.boolean().exactOptional(),
  regular: figures,
  nightmare: figures,
})

/** All that a position's overlay may change is here; `overlay.ts` takes these apart. */
export const tables = {
  creatures: z.record(kind, creature),
  roundTrack: z
    .array(z.strictObject({ cap: whole(0, 12) }))
    .min(2)
    .max(30),
  adrenalineTrack: z.array(whole(0, 12)).length(13),
  reactionTrack: z.strictObject({
    spaces: whole(1, 40),
    danger: z.array(whole(1, 40)).max(40),
    beyond: whole(0, 8),
  }),
  limits: z.strictObject({
    creaturesPerLevel: whole(1, 23),
    dangerPerLevel: whole(2, 23),
    items: whole(1, 20),
    adrenaline: whole(1, 12),
  }),
  tiles: z.strictObject({
    cross: whole(0, 30),
    tee: whole(0, 30),
    straight: whole(0, 30),
    curve: whole(0, 30),
  }),
  dice: z.strictObject({ hit: whole(0, 20), light: whole(0, 20), danger: whole(0, 20) }),
  hands: z.tuple([whole(1, 26), whole(1, 26), whole(1, 26)]),
  nightmareLoss: whole(0, 12),
}

const card = z.strictObject({
  card: name,
  name: title,
  text: text.exactOptional(),
  dangerousText: text.exactOptional(),
  flavour: text.exactOptional(),
  icon: icon.exactOptional(),
  copies: whole(1, 26),
  moment,
  instant: z.boolean(),
  actions: z.array(action).min(1).max(6).exactOptional(),
  if: test.exactOptional(),
  breaks: z.enum(['turn', 'track']).exactOptional(),
  effects,
  dangerous: effects,
})

const deck = z.strictObject({ deck: name, name: title, cards: z.array(card).min(1).max(26) })

const item = z.strictObject({
  ids: z.array(name).min(1).max(10),
  name: title,
  text: text.exactOptional(),
  upgradedText: text.exactOptional(),
  flavour: text.exactOptional(),
  icon: icon.exactOptional(),
  matrix,
  component: matrix,
  charges: whole(1, 12).exactOptional(),
  bullets: z.boolean().exactOptional(),
  action: action.exactOptional(),
  aim: z.enum(['way', 'creature', 'creature-in-sight', 'lamp', 'none']).exactOptional(),
  if: test.exactOptional(),
  effects: effects.exactOptional(),
  upgraded: effects.exactOptional(),
  listeners: listeners.exactOptional(),
  upgradedListeners: listeners.exactOptional(),
  modifiers: modifiers.exactOptional(),
  upgradedModifiers: modifiers.exactOptional(),
})

const character = z.strictObject({
  card: name,
  name: title,
  heroText: text.exactOptional(),
  companionText: text.exactOptional(),
  sacrificeText: text.exactOptional(),
  flavour: text.exactOptional(),
  modifiers: modifiers.exactOptional(),
  listeners: listeners.exactOptional(),
  companion: z.strictObject({ modifiers: modifiers.exactOptional(), listeners, sacrifice: effects }),
})

const mission = z.strictObject({
  card: name,
  name: title,
  text: text.exactOptional(),
  rewardText: text.exactOptional(),
  flavour: text.exactOptional(),
  reminder: said(60).exactOptional(),
  colour: missionColour,
  room,
  goal: z.strictObject({
    do: z.enum(['interact', 'explore', 'locate', 'scavenge', 'stay', 'kill']),
    times: whole(1, 8),
    rooms: z.array(room).min(2).max(8).exactOptional(),
    kind: kind.exactOptional(),
    within: z.enum(['round', 'turn']).exactOptional(),
    if: test.exactOptional(),
  }),
  setup: effects.exactOptional(),
  modifiers: modifiers.exactOptional(),
  listeners: listeners.exactOptional(),
  kinds: z.array(kind).min(1).exactOptional(),
  reward: effects.exactOptional(),
})

const condition = z.strictObject({
  kind: name,
  name: title,
  text: text.exactOptional(),
  flavour: text.exactOptional(),
  modifiers: modifiers.exactOptional(),
  listeners: listeners.exactOptional(),
})

const difficulty = z.strictObject({
  bullets: whole(0, 10),
  items: whole(0, 10),
  reward: z.array(effect).max(10),
})

export const sheet = z.strictObject({
  sides: z
    .array(
      z.strictObject({
        lines: z.array(z.string().length(6)).length(6),
        lcus: z.array(z.string().regex(/^[a-d][1-6]$/, 'An LCU is named by column and row, as b3')).max(24),
      }),
    )
    .min(1)
    .max(8),
})

/** Of packs laid over each other, the names of all of them. */
const packs = z
  .string()
  .max(MOST_NAMES)
  .regex(/^[a-z]+(-[a-z0-9]+)*(\+[a-z]+(-[a-z0-9]+)*)*$/, 'A name is lowercase words joined by dashes')

export const packSchema = z.strictObject({
  pack: packs,
  name: title,
  own: z.array(z.string().max(MOST_NAMES)).exactOptional(),
  ...tables,
  difficulties: z.record(z.enum(['easy', 'normal', 'nightmare', 'impossible']), difficulty),
  decks: z.array(deck).max(40),
  items: z.array(item).max(200),
  characters: z.array(character).max(40),
  missions: z.array(mission).max(200),
  conditions: z.array(condition).max(40),
  sheets: z.array(sheet).max(40),
})

/** What a pack's own files say beside: how it is laid over others. */
export const headSchema = z.object({
  $schema: z.string().optional(),
  pack: name,
  name: title,
  version: z.literal(1).optional(),
  base: name.optional(),
  without: z.array(z.string().max(MOST_NAMES)).max(MOST_NAMES).optional(),
})

/** For editors. A pack is a folder, and each of its files holds some of the keys; of a table, a pack with a base says only what is other. */
export function packJsonSchema(): object {
  const { own: _, ...whole } = packSchema.shape
  const {
    required: _all,
    properties,
    ...rest
  } = z.toJSONSchema(z.strictObject({ ...headSchema.shape, ...whole, pack: name }))
  const decks = properties?.['decks']
  if (typeof decks === 'object' && isSchema(decks.items)) decks.items.required = ['deck', 'cards']
  for (const table of [...Object.keys(tables), 'difficulties']) loosen(properties?.[table])
  return { title: 'A pack of Alone Table: each file of its folder holds some of these keys', ...rest, properties }
}

const isSchema = (value: unknown): value is z.core.JSONSchema.JSONSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing in a table need be said. */
function loosen(schema: unknown): void {
  if (!isSchema(schema)) return
  delete schema.required
  loosen(schema.additionalProperties)
  for (const each of Object.values(schema.properties ?? {})) loosen(each)
}

// A schema that says more or less than the type does not compile: as it stands, and with every optional field given.
type Still<T> = T extends object ? { readonly [K in keyof T]: Still<T[K]> } : T
type Full<T> = T extends object ? { readonly [K in keyof T]-?: Full<T[K]> } : T
type Within<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
type Same<A, B> = Within<Still<A>, B> & Within<Full<A>, Full<B>>
type Grammar = 'if' | 'choose' | 'times'
export const agrees: {
  readonly pack: Same<z.infer<typeof packSchema>, Pack>
  readonly effects: Same<z.infer<(typeof plainEffects)[number]>, Exclude<Effect, { readonly do: Grammar }>>
  readonly grammar: Same<z.infer<(typeof grammar)[number]>, Extract<Effect, { readonly do: Grammar }>>
  readonly test: Same<z.infer<typeof plainTest>, Omit<Test, 'not' | 'any'>>
} = { pack: true, effects: true, grammar: true, test: true }
