// House packs in few words, and a shelf over a folder of them.
import { PackShelf } from '../../electron/packs/shelf.ts'

/** The pack.json of a house pack. */
export const head = (pack: string, more = '"base": "core"'): string =>
  `{\n  "version": 1,\n  "pack": "${pack}",\n  "name": "The ${pack}",\n  ${more}\n}`
export const mission = (card: string, more = ''): string =>
  `{ "card": "${card}", "name": "A", "colour": "green", "room": "dormitory", "goal": { "do": "interact", "times": 1 }${more} }`
export const missions = (...all: readonly string[]): string => `{\n  "missions": [\n    ${all.join(',\n    ')}\n  ]\n}`

type Kept = Pick<ConstructorParameters<typeof PackShelf>[0], 'on' | 'keep'>
/** The app's packs and those of a folder; `kept`: which of these are on. */
export const shelfIn = (house: string, own: string, kept: Kept): PackShelf =>
  new PackShelf({ own, house, ...kept, failed: () => undefined })
export const listed = (shelf: PackShelf, id: string) =>
  shelf.listed.packs.find((pack) => (pack.id ?? pack.folder) === id)
/** What is said to be wrong with a pack, and where. */
export const told = (shelf: PackShelf, id: string) => listed(shelf, id)?.faults.map(({ at, fault }) => `${at} ${fault}`)
