// Decides what is shown of a pack outside of a game: its cards as the table would name them, and its sheets.
import type { PackContents } from '../contract/frame.ts'
import type { Fault } from '../games/game.ts'
import { checkPack } from '../games/alone/pack/check.ts'
import { sheet } from '../games/alone/pack/schema.ts'
import { isFault } from '../games/alone/map/sheet.ts'
import { catalogue } from '../games/alone/view/catalogue.ts'
import { pathOf, type Library } from './library.ts'

/** What a pack holds, laid over whatever it is built on. Of one with a base `own` names what is its own. */
export function contentsOf(library: Library, id: string): PackContents | Fault {
  const laid = library.lay(id)
  if ('fault' in laid) return { fault: laid.fault, path: pathOf(laid) }
  const { sources, combined, faults } = laid
  const [first] = faults
  if (first !== undefined) return { fault: first.fault, path: pathOf(first) }
  const pack = checkPack(combined.data)
  if (isFault(pack)) return pack
  const last = sources.length - 1
  return {
    catalogue: catalogue(pack, 'hero'),
    own: last === 0 ? null : (combined.touched[last] ?? []),
    sheets: sheetsOf(sources[last]?.data ?? {}),
  }
}

/** The sides of a pack's own sheets, those that have the form of one. */
export function sheetsOf(data: Readonly<Record<string, unknown>>): PackContents['sheets'] {
  const { sheets } = data
  return (Array.isArray(sheets) ? sheets : []).flatMap((each) => sheet.safeParse(each).data?.sides ?? [])
}
