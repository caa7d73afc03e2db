// Finds folders of packs: those that come with the app, the player's, and single ones that lie anywhere.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault } from '../games/game.ts'
import { Library } from './library.ts'
import { readFolder, type Source } from './read.ts'

/** The packs that come with the app, when it runs from its sources or its build. A packaged app passes its own folder. */
export const ownPacks = (): string => fileURLToPath(new URL('../../resources/packs', import.meta.url))

/** The packs in a folder, by name. */
export function sourcesIn(folder: string): readonly Source[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.map(({ name }) => readFolder(join(folder, name))).sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The folders of packs in a folder, by pack name. */
export const packsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(sourcesIn(folder).map(({ id, folder: own }) => [id, own]))

/** A pack folder that lies anywhere, by its name. */
export const packAt = (folder: string): readonly [id: string, folder: string] => [readFolder(folder).id, folder]

/** The app's own packs, those in the folders given, and the house packs beside them that these are built on. */
export function packsAt(folders: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map([...packsIn(ownPacks()), ...folders.map(packAt)])
  const toRead = [...folders]
  for (const folder of toRead) {
    const { base } = readFolder(folder).data
    if (typeof base !== 'string' || found.has(base)) continue
    const beside = packsBeside(folder).find(([id]) => id === base)
    if (beside === undefined) continue
    found.set(...beside)
    toRead.push(beside[1])
  }
  return found
}

function packsBeside(folder: string): readonly (readonly [id: string, folder: string])[] {
  const around = dirname(resolve(folder))
  const beside = existsSync(around) ? readdirSync(around).map((name) => join(around, name)) : []
  return beside.filter((each) => existsSync(join(each, 'pack.json'))).map(packAt)
}

/** What a game is begun with: the packs that are named, in order and joined by `+`. */
export function packLibrary(
  folders: ReadonlyMap<string, string>,
): (packs: string) => Readonly<Record<string, unknown>> | Fault {
  const library = new Library(folders)
  return (packs) => library.open(packs)
}
