// Cuts a stream of text into lines, none of them longer than what any game needs.
import type { Readable } from 'node:stream'

/** A dump of the largest game is a small part of this. */
const LONGEST = 8 << 20

/** The lines of a stream; undefined stands for one that was too long and is skipped. */
export async function* linesOf(input: Readable, longest = LONGEST): AsyncGenerator<string | undefined> {
  input.setEncoding('utf8')
  let held: string[] = []
  let length = 0
  const add = (part: string): void => {
    length += part.length
    if (length <= longest) held.push(part)
    else held = []
  }
  const take = (): string | undefined => {
    const line = length <= longest ? held.join('') : undefined
    held = []
    length = 0
    return line
  }
  for await (const chunk of input as AsyncIterable<string>) {
    const parts = chunk.split('\n')
    const rest = parts.pop() ?? ''
    for (const part of parts) {
      add(part)
      yield take()
    }
    add(rest)
  }
  if (length > 0) yield take()
}
