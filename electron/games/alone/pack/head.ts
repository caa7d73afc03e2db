// Decides whether a pack says rightly what it is and what it is built on, before it is laid over anything.
import { depthFault } from './check.ts'
import type { Data } from './combine.ts'
import { issueFault } from './issues.ts'
import { headSchema } from './schema.ts'

/** What is wrong with the head of a pack, or with its depth, by path. */
export function headFaults(data: Data): readonly { readonly fault: string; readonly path: readonly string[] }[] {
  const deep = depthFault(data)
  if (deep !== null) return [{ fault: deep.fault, path: [deep.path.split(/[.[]/)[0] ?? ''] }]
  // Of packs that are laid it is told by the app, never by a pack.
  if (Object.hasOwn(data, 'own')) return [{ fault: "'own' is an unknown key", path: ['own'] }]
  const read = headSchema.safeParse(data)
  if (read.success) return []
  return read.error.issues.map((issue) => {
    const key = String(issue.path[0] ?? '')
    const { fault } = issueFault(issue, '')
    return { fault: key === 'version' ? 'This app reads packs of version 1' : fault, path: [key] }
  })
}
