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
    const end = firstFault(text)
    const rest = text.slice(end, end + 12).split('\n')[0] ?? ''
    const fault = end >= text.length ? 'the JSON ends too early' : `this is not JSON: ${rest}`
    return { fault, ...placeAt(text, end) }
  }
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

/** The first key that its object has twice: only the later one would count, and nobody would be told. */
export function keyTwice(text: string): ({ readonly key: Key } & Place) | undefined {
  for (const { open, at } of parts(text)) {
    const holder = open.at(-1)
    if (typeof holder?.key !== 'string') continue
    if (holder.seen.has(holder.key)) return { key: holder.key, ...placeAt(text, at) }
    holder.seen.add(holder.key)
  }
  return undefined
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

/** Walks a text that is no JSON to the place where that shows. */
function firstFault(text: string): number {
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
  // Open brackets, by what closes them: no recursion, since the text may nest as deep as it likes.
  const open: ('}' | ']')[] = []
  const key = (): boolean => {
    skip(SPACE)
    return text[at] === '"' && skip(SCALAR) && sign(':')
  }
  let needsValue = true
  for (;;) {
    if (needsValue) {
      skip(SPACE)
      const bracket = text[at]
      if (bracket === '{' || bracket === '[') {
        at += 1
        const end = bracket === '{' ? '}' : ']'
        if (sign(end)) needsValue = false
        else {
          open.push(end)
          if (end === '}' && !key()) return at
        }
        continue
      }
      if (!skip(SCALAR)) return at
      needsValue = false
    }
    const end = open.at(-1)
    skip(SPACE)
    if (end === undefined) return at
    if (sign(end)) open.pop()
    else if (!sign(',')) return at
    else {
      needsValue = true
      if (end === '}' && !key()) return at
    }
  }
}
