// Which options of a question can be shown on the board: a way from the Hero's Sector, a Sector, a Creature. The same stand in the list.
import type { HeroView, Way } from '../../electron/contract/alone.ts'
import type { Option } from '../../electron/contract/wire.ts'

export type Mark = { readonly key: string; readonly option: Option } & (
  | { readonly on: 'way'; readonly way: Way }
  | { readonly on: 'sector'; readonly sector: string }
  | { readonly on: 'creature'; readonly creature: string }
)

const WAYS = ['n', 'e', 's', 'w', 'stairs'] as const
const wayOf = (text: string): Way | undefined => WAYS.find((way) => way === text)

/** One mark for each place. Where several options share it and none is plainer than the others, the list alone tells them apart. */
export function marksOf(options: readonly Option[], view: HeroView): readonly Mark[] {
  const sectors = new Set(view.labyrinth.map((sector) => sector.id))
  const creatures = new Set(view.labyrinth.flatMap((sector) => sector.creatures.map((creature) => creature.id)))
  const marks = options.flatMap((option): readonly Mark[] => {
    const base = { key: option.key, option }
    for (const arg of option.args.toReversed()) {
      const way = wayOf(arg)
      if (way !== undefined) return [{ ...base, on: 'way', way }]
      if (creatures.has(arg)) return [{ ...base, on: 'creature', creature: arg }]
      if (sectors.has(arg)) return [{ ...base, on: 'sector', sector: arg }]
    }
    return []
  })
  // What needs the fewest words is meant: the Action as it is, not the same with an Item.
  const plainest = new Map<string, Mark | null>()
  for (const mark of marks) {
    const other = plainest.get(placeOf(mark))
    if (other === undefined || (other !== null && wordsOf(mark) < wordsOf(other))) plainest.set(placeOf(mark), mark)
    else if (other !== null && wordsOf(mark) === wordsOf(other)) plainest.set(placeOf(mark), null)
  }
  return [...plainest.values()].filter((mark) => mark !== null)
}
const wordsOf = (mark: Mark): number => mark.option.args.length

export function placeOf(mark: Mark): string {
  switch (mark.on) {
    case 'way':
      return `way ${mark.way}`
    case 'sector':
      return `sector ${mark.sector}`
    case 'creature':
      return `creature ${mark.creature}`
  }
}
