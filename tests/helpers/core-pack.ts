// The core pack as its files hold it: joined, not yet checked.
import { readdirSync, readFileSync } from 'node:fs'
import { isFault } from '../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../electron/games/alone/pack/check.ts'
import figures from './figures.json' with { type: 'json' }

const folder = new URL('../../resources/packs/core/', import.meta.url)

/** What each file of the core pack holds. */
export const coreFiles = (): readonly { readonly file: string; readonly holds: Record<string, unknown> }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      holds: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>,
    }))

/** The core pack as it is played: its figures are set by what many games come to. */
export const playedData = (): any => Object.assign({}, ...coreFiles().map(({ holds }) => holds))

/** The core pack on figures of the tests' own, since a rule holds whatever they are. Fresh data each time, to be spoiled at will. */
export const coreData = (): any => ({ ...playedData(), ...structuredClone(figures) })

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
