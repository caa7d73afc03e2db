// Reads JSON that a person wrote: where it breaks, and where each part of it stands, is told by line and column.

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}
export type Read = { readonly value: unknown } | ({ readonly fault: string } & Place)

/** The value of a JSON text, or where it stops being one. */
export function readJson(text: string): Read {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    const { at, fault } = firstFault(text)
    return { fault, ...placeAt(text, at) }
  }
}

/** The first place where more brackets are open than `most`, in JSON or not: told by a look at each sign, before anything walks the text. */
export function tooDeep(text: string, most: number): Place | undefined {
  let open = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) at += sign === '\\' ? 1 : 0
    else if (sign === '{' || sign === '[') open += 1
    else if (sign === '}' || sign === ']') open -= 1
    if (open > most) return placeAt(text, at)
  }
  return undefined
}

function placeAt(text: string, at: number): Place {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

export type Key = string | number

/** Finds where parts of a JSON text stand: the key of a member, the beginning of an element. Of a path that leads on, its last part that is there. */
export function placesIn(text: string): (path: readonly Key[]) => Place {
  // Walked once, at the first question: a text may be asked about many times.
  let known: readonly { readonly depth: number; readonly key: Key | undefined; readonly at: number }[] | undefined
  return (path) => {
    known ??= Array.from(parts(text), ({ open, at }) => ({ depth: open.length, key: open.at(-1)?.key, at }))
    let found = Math.max(0, text.search(/\S/))
    let matched = 0
    for (const { depth, key, at } of known) {
      if (depth <= matched) break // what held the last part is closed
      if (depth === matched + 1 && key === path[matched]) {
        found = at
        matched += 1
        if (matched === path.length) break
      }
    }
    return placeAt(text, found)
  }
}

/** The most that one object, one list and a whole text may hold. */
export interface Most {
  readonly keys: number
  readonly entries: number
  readonly parts: number
}

/**
 * How many members and elements a JSON text has, or the first that is wrong with them: a key that its object has twice, of which only the
 * later one would count and nobody would be told, or one part too many.
 */
export function partsIn(text: string, most: Most): number | ({ readonly fault: string } & Place) {
  let count = 0
  for (const { open, at } of parts(text)) {
    const holder = open.at(-1)
    if (holder === undefined) continue
    const fault = (said: string): { readonly fault: string } & Place => ({ fault: said, ...placeAt(text, at) })
    count += 1
    if (count > most.parts) return fault('this holds more than any pack needs')
    if (typeof holder.key === 'number') {
      if (holder.key >= most.entries) return fault(`a list has at most ${most.entries} entries`)
      continue
    }
    if (holder.seen.has(holder.key)) return fault(`"${holder.key}" stands here twice`)
    holder.seen.add(holder.key)
    if (holder.seen.size > most.keys) return fault(`an object has at most ${most.keys} keys`)
  }
  return count
}

/** An object or list that is open, and which of its parts is being read. */
interface Holder {
  key: Key
  readonly seen: Set<string>
}
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g

/** Every member and element of a text that is JSON, in order. `open` changes as the walk goes on. */
function* parts(text: string): Generator<{ readonly open: readonly Holder[]; readonly at: number }> {
  const open: Holder[] = []
  let before = ''
  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    const holder = open.at(-1)
    const begins = before === '[' || before === '{' || before === ','
    if (holder !== undefined && begins && token !== ']' && token !== '}') {
      if (typeof holder.key === 'number') holder.key += 1
      else holder.key = JSON.parse(token) as string
      yield { open, at }
    }
    if (token === '[' || token === '{') open.push({ key: token === '[' ? -1 : '', seen: new Set() })
    if (token === ']' || token === '}') open.pop()
    before = token
  }
}

const SPACE = /[ \t\r\n]*/y
const SCALAR =
  /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

const NOT_JSON: Readonly<
  Record<'comma' | 'too-many' | 'colon' | 'key' | 'value' | 'text' | 'none' | 'end', (rest: string) => string>
> = {
  comma: (rest) => `this is not JSON: a comma is missing before ${rest}`,
  'too-many': (rest) => `this is not JSON: a comma too many stands before ${rest}`,
  colon: (rest) => `this is not JSON: a colon is missing before ${rest}`,
  key: (rest) => `this is not JSON: a key in double quotes is missing before ${rest}`,
  value: (rest) => `this is not JSON: a value is missing before ${rest}`,
  text: (rest) => `this is not JSON: a text does not end, or holds a sign that it may not: ${rest}`,
  none: (rest) => `this is not JSON: no value begins like this: ${rest}`,
  end: (rest) => `this is not JSON: after its end nothing may follow: ${rest}`,
}

/** Walks a text that is no JSON to the place where that shows, and says what is wrong there. */
function firstFault(text: string): { readonly at: number; readonly fault: string } {
  let at = 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    at += found?.length ?? 0
    return found !== undefined
  }
  const sign = (wanted: string): boolean => {
    skip(SPACE)
    if (text[at] !== wanted) return false
    at += 1
    return true
  }
  // Open brackets: no recursion, since the text may nest as deep as it likes.
  const open: { readonly end: '}' | ']'; readonly from: number }[] = []
  const here = (why: keyof typeof NOT_JSON): { readonly at: number; readonly fault: string } => {
    const from = open.at(-1)?.from
    if (at >= text.length && from === undefined) return { at, fault: 'the JSON ends too early' }
    if (at >= text.length && from !== undefined) {
      const { line } = placeAt(text, from)
      return { at, fault: `the JSON ends too early: the ${text[from] ?? ''} of line ${line} is not closed` }
    }
    const rest = (text.slice(at, at + 12).split('\n')[0] ?? '').trimEnd().replaceAll(/\p{C}/gu, '\ufffd')
    const end = open.at(-1)?.end
    const closes = why === 'comma' && (text[at] === '}' || text[at] === ']')
    return { at, fault: closes ? `this is not JSON: a ${end ?? ''} is missing before ${rest}` : NOT_JSON[why](rest) }
  }
  /** What is wrong where a value should begin. */
  const value = (afterComma: boolean): keyof typeof NOT_JSON => {
    const next = text[at]
    if (next === '"') return 'text'
    return next !== '}' && next !== ']' ? 'none' : afterComma ? 'too-many' : 'value'
  }
  /** What is wrong with a key and its colon; undefined if nothing is. */
  const key = (afterComma: boolean): keyof typeof NOT_JSON | undefined => {
    skip(SPACE)
    if (text[at] === '}' && afterComma) return 'too-many'
    if (text[at] !== '"') return 'key'
    if (!skip(SCALAR)) return 'text'
    return sign(':') ? undefined : 'colon'
  }
  let needsValue = true
  let afterComma = false
  for (;;) {
    if (needsValue) {
      skip(SPACE)
      const bracket = text[at]
      if (bracket === '{' || bracket === '[') {
        const from = at
        at += 1
        afterComma = false
        const end = bracket === '{' ? '}' : ']'
        if (sign(end)) needsValue = false
        else {
          open.push({ end, from })
          const wrong = end === '}' ? key(false) : undefined
          if (wrong !== undefined) return here(wrong)
        }
        continue
      }
      if (!skip(SCALAR)) return here(value(afterComma))
      needsValue = false
    }
    const end = open.at(-1)?.end
    skip(SPACE)
    if (end === undefined) return here('end')
    if (sign(end)) open.pop()
    else if (!sign(',')) return here('comma')
    else {
      needsValue = true
      afterComma = end === ']'
      const wrong = end === '}' ? key(true) : undefined
      if (wrong !== undefined) return here(wrong)
    }
  }
}
