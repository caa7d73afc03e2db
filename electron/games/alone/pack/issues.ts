// Decides how what a schema finds is told to whoever writes a pack: in plain words, with the word or key that is meant.
import type { z } from 'zod'
import type { Fault } from '../../game.ts'

/** Of a word that is repeated. */
const MOST_SIGNS = 40

/** A word as it was written, as far as it can be shown. */
const shown = (word: string): string => word.slice(0, MOST_SIGNS).replaceAll(/\p{C}/gu, '\ufffd')

/** The first fault that a schema found, as a path from `root`. */
export function shapeFault(error: z.ZodError, root: string): Fault {
  const [issue] = error.issues
  return issue === undefined ? { fault: 'This cannot be read', path: root } : issueFault(issue, root)
}

/** A fault that a schema found, as a path from `root`. */
export function issueFault(issue: z.core.$ZodIssue, root: string): Fault {
  const { path, message } = nearest(issue)
  const at = [...issue.path, ...path].reduce<string>((so, key) => joined(so, key), root)
  return { fault: message, path: at }
}

/** A path, led one key on. */
export const joined = (path: string, key: PropertyKey): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`

interface Found {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Of something that may be this or that, the fault of what it comes nearest to; an unknown key is named by the path. */
function nearest(issue: z.core.$ZodIssue): Found {
  if (issue.code === 'unrecognized_keys') {
    return { path: issue.keys.slice(0, 1), message: `'${shown(issue.keys[0] ?? '')}' is an unknown key` }
  }
  if (issue.code !== 'invalid_union') return { path: [], message: plain(issue) }
  const found = issue.errors
    .flatMap(([first]) => (first === undefined ? [] : [{ first, found: nearest(first) }]))
    .map(({ first, found }) => ({ path: [...first.path, ...found.path], message: found.message }))
    .toSorted((a, b) => b.path.length - a.path.length)
  const [deepest] = found
  if (deepest !== undefined && deepest.path.length > 0) return deepest
  // A number that is too small is meant as one, whatever else may stand there.
  const near = issue.errors.flatMap(([first]) => first ?? []).find(({ code }) => !code.startsWith('invalid_'))
  return { path: [], message: plain(near ?? issue) }
}

const PARTS: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  number: '',
  int: '',
}
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  tuple: 'a list',
}

/** What a schema found, in words for whoever writes a pack. */
function plain(issue: z.core.$ZodIssue): string {
  const key = issue.path.at(-1)
  if (typeof key === 'string' && isMissing(issue)) return missing(issue, key)
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return `This is missing: ${TYPES[issue.expected] ?? issue.expected}`
      return `This must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return issue.discriminator === undefined
        ? 'None of what may stand here has this form'
        : unknownWord(issue.input, issue.discriminator)
    case 'too_small':
      return `This is too small: at least ${issue.minimum} ${PARTS[issue.origin] ?? ''}`.trim()
    case 'too_big':
      return `This is too big: at most ${issue.maximum} ${PARTS[issue.origin] ?? ''}`.trim()
    default:
      return issue.message
  }
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.message.endsWith('received undefined') || ('input' in issue && issue.input === undefined)

function missing(issue: z.core.$ZodIssue, key: string): string {
  if (issue.code === 'invalid_type') return `'${key}' is missing: ${TYPES[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `'${key}' is missing: one of ${issue.values.map(String).join(', ')}`
  return `'${key}' is missing`
}

/** An effect whose own word is none, or is not there. */
function unknownWord(input: unknown, key: string): string {
  const word = typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>)[key] : null
  if (word === undefined) return `'${key}' is missing`
  return typeof word === 'string' ? `'${shown(word)}' is an unknown word` : 'This word is unknown'
}
