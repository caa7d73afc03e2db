// The core pack as its files hold it: joined, not yet checked.
import { readdirSync, readFileSync } from 'node:fs'
import { isFault } from '../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../electron/games/alone/pack/check.ts'

const folder = new URL('../../resources/packs/core/', import.meta.url)

/** What each file of the core pack holds. */
export const coreFiles = (): readonly { readonly file: string; readonly holds: Record<string, unknown> }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      holds: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>,
    }))

/** Fresh data each time, to be spoiled at will. */
export const coreData = (): any => Object.assign({}, ...coreFiles().map(({ holds }) => holds))

export type Spoil = (pack: any) => void
/** A fault planted in the core pack, and where it must be found. */
export type Planted = readonly [what: string, spoil: Spoil, path: string, fault: RegExp]

/** What is found wrong with the core pack once it is spoiled. */
export const faultOf = (spoil: Spoil): { readonly path: string; readonly fault: string } => {
  const pack = coreData()
  spoil(pack)
  const result = checkPack(pack)
  return isFault(result) ? result : { path: '', fault: 'none' }
}

export const cardIn =
  (deck: number, name: string) =>
  (pack: any): any =>
    pack.decks[deck].cards.find((card: any) => card.card === name)

/** The first card of all: no Instant, at the end of a Turn in which the Hero Moved. */
export const lunge = cardIn(0, 'lunge')
