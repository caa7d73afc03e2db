// The handbook's list of words: it names each word that a pack can be written in, and each of its examples can be read.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { effect, listener, modifier, moment, test as condition } from '../../electron/games/alone/pack/words.ts'

const page = readFileSync(new URL('../../resources/handbook/packs.md', import.meta.url), 'utf8')
const words = page.slice(page.indexOf('\n## The words\n'))
const codes = [...words.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const names = codes.filter((code) => !code.startsWith('{'))
const examples = codes.filter((code) => code.startsWith('{'))

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
