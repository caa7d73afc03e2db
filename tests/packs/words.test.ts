// The handbook's list of words: it names each word that a pack can be written in, and each of its examples can be read.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { creature, figures, headSchema, packSchema } from '../../electron/games/alone/pack/schema.ts'
import { effect, kind, listener, modifier, moment, test as condition } from '../../electron/games/alone/pack/words.ts'

const page = readFileSync(new URL('../../resources/handbook/packs.md', import.meta.url), 'utf8')
const keys = page.slice(page.indexOf('\n## All keys\n'), page.indexOf('\n## The words\n'))
const words = page.slice(page.indexOf('\n## The words\n'))
const codes = [...words.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const names = codes.filter((code) => !code.startsWith('{'))
const examples = codes.filter((code) => code.startsWith('{'))

/** Pieces of an entry, as `"goal": { … }`. */
const pieces = [...page.matchAll(/`("[^`]+": [^`]+)`/g)].map(([, code = '']) => code)

type Json = Readonly<Record<string, unknown>>
/** Every object that lies in a schema as JSON. */
function* parts(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  yield value as Json
  for (const each of Object.values(value)) yield* parts(each)
}
const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : typeof value === 'string' ? [value] : []

/** The words that stand in a schema for one of its keys. */
function wordsFor(schema: z.ZodType, key: string): readonly string[] {
  const found = [...parts(z.toJSONSchema(schema))].flatMap(({ properties }) => {
    const said = (properties as Json | undefined)?.[key] as Json | undefined
    return [...strings(said?.['const']), ...strings(said?.['enum'])]
  })
  return [...new Set(found)].sort()
}

describe('the list of words', () => {
  it.each([
    ['do', wordsFor(effect, 'do')],
    ['where', wordsFor(effect, 'where')],
    ['count', wordsFor(effect, 'count')],
    ['figure', wordsFor(modifier, 'figure')],
    ['until', wordsFor(effect, 'until')],
    ['moment', moment.options],
    [
      'test',
      Object.keys((z.toJSONSchema(condition)['$defs'] as Record<string, { properties: object }>)['Test']!.properties),
    ],
  ] as const)('names every word for %s', (_, all) => {
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter((word) => !names.includes(word))).toEqual([])
  })

  it('has an example of every effect', () => {
    const shown = examples.flatMap((example) => (JSON.parse(example) as { do?: string }).do ?? [])
    expect(wordsFor(effect, 'do').filter((word) => !shown.includes(word))).toEqual([])
  })

  it.each(examples)('has an example that can be read: %s', (example) => {
    const said = JSON.parse(example) as object
    const schema =
      'do' in said
        ? effect
        : 'figure' in said
          ? modifier
          : 'on' in said
            ? listener
            : 'count' in said
              ? z.unknown().transform((amount) => effect.parse({ do: 'items', draw: amount }))
              : condition
    expect(schema.safeParse(said).error).toBeUndefined()
  })
})

/** Every key that an object of a pack may have but for the words themselves. */
function keysIn(value: unknown): readonly string[] {
  return [...parts(value)].flatMap(({ properties, $ref }) => ($ref === undefined ? Object.keys(properties ?? {}) : []))
}

describe('the list of keys', () => {
  const { $defs, ...schema } = z.toJSONSchema(packSchema.omit({ own: true })) as Json
  const defs = $defs as Readonly<Record<string, Json>>
  it('names all that may stand in an entry or a table', () => {
    const all = new Set([
      ...keysIn(schema),
      ...Object.keys(headSchema.shape).filter((key) => key !== '$schema'),
      ...['Listener', 'Modifier'].flatMap((name) => Object.keys(defs[name]?.['properties'] ?? {})),
    ])
    const listed = new Set([...keys.matchAll(/`([a-zA-Z]+)`/g)].map(([, key]) => key))
    const kinds = Object.keys(packSchema.shape.creatures.def.keyType.def.entries)
    expect(all.size).toBeGreaterThan(80)
    expect([...all].filter((key) => !listed.has(key) && !kinds.includes(key))).toEqual([])
  })
})

describe('pieces of entries', () => {
  const { decks, items, missions } = packSchema.shape
  const card = decks.element.shape.cards.element
  /** Of a table only what is other is said. */
  const some = creature.extend({ regular: figures.partial(), nightmare: figures.partial() }).partial()
  const tables = z.strictObject({ creatures: z.partialRecord(kind, some) })
  const entries = [card, items.element, missions.element, headSchema.strict()].map((each) => each.partial())
  const schemas = [...entries, tables]
  it('are there', () => {
    expect(pieces.length).toBeGreaterThan(5)
  })
  it.each(pieces)('can be read: %s', (piece) => {
    const said: unknown = JSON.parse(`{${piece}}`)
    expect(schemas.some((schema) => schema.safeParse(said).success)).toBe(true)
  })
})
