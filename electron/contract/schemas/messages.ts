// A file of messages that a player wrote: texts in branches, each of them bounded.
import { z } from 'zod'

interface Branch {
  readonly [key: string]: string | Branch
}
/** No key that means something to an object. */
const key = z.string().regex(/^(?!constructor$|prototype$)[A-Za-z\d][\w-]{0,59}$/)
const branch: z.ZodType<Branch> = z.lazy(() => z.record(key, z.union([z.string().max(4_000), branch])))

export const messageFile = branch.refine(
  ({ language }) => {
    const name = typeof language === 'object' ? language['name'] : undefined
    return typeof name !== 'string' || name.length <= 40
  },
  { path: ['language', 'name'] },
)

/** Its texts by their whole ids. */
export function textsOf(from: Branch, before = ''): readonly (readonly [id: string, text: string])[] {
  return Object.entries(from).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value] as const] : textsOf(value, `${before}${name}.`),
  )
}
