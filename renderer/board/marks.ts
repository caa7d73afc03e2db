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

/** One mark for each place that a single option names. Where several options share a place the list alone tells them apart. */
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
  const places = marks.map(placeOf)
  return marks.filter((mark) => places.filter((place) => place === placeOf(mark)).length === 1)
}

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
