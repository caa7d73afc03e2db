// Reads JSON that a person wrote: where it breaks, the line and column are told.

export type Read =
  { readonly value: unknown } | { readonly fault: string; readonly line: number; readonly column: number }

/** The value of a JSON text, or where it stops being one. */
export function readJson(text: string): Read {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    const end = firstFault(text)
    const lines = text.slice(0, end).split('\n')
    const rest = text.slice(end, end + 12).split('\n')[0] ?? ''
    const fault = end >= text.length ? 'the JSON ends too early' : `this is not JSON: ${rest}`
    return { fault, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
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
