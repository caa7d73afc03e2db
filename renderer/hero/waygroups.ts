// The ways of an Action in groups: as it is, by the Light Control Unit, for a Mission, and with each Item that can do it.
import type { Option } from '../../electron/contract/wire.ts'

interface WayGroup {
  /** What is used, or an empty text for the Action as it is. */
  readonly by: string
  readonly ways: readonly { readonly option: Option; readonly words: readonly string[] }[]
}

/** What comes before the way itself: `use crowbar fight c3` is Fight c3 by crowbar. */
function split(option: Option): { readonly by: string; readonly words: readonly string[] } {
  const [first = '', , ...rest] = option.args
  if (option.verb === 'use') return { by: first, words: rest.filter((word) => word !== 'lcu') }
  if (first === 'lcu' || first === 'mission') return { by: first, words: option.args.slice(1) }
  return { by: '', words: option.args }
}

export function wayGroups(options: readonly Option[]): readonly WayGroup[] {
  const groups = new Map<string, { readonly option: Option; readonly words: readonly string[] }[]>()
  for (const option of options) {
    const { by, words } = split(option)
    groups.set(by, [...(groups.get(by) ?? []), { option, words }])
  }
  return [...groups].map(([by, ways]) => ({ by, ways }))
}
