// Finds folders of packs: those that come with the app, the player's, and single ones that lie anywhere.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault } from '../games/game.ts'
import { Library } from './library.ts'
import { readFolder } from './read.ts'

/** The packs that come with the app, when it runs from its sources or its build. A packaged app passes its own folder. */
export const ownPacks = (): string => fileURLToPath(new URL('../../resources/packs', import.meta.url))

/** The folders of packs in a folder, by pack name. */
export function packsIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(names.map(({ name }) => packAt(join(folder, name))).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A pack folder that lies anywhere, by its name. */
export const packAt = (folder: string): readonly [id: string, folder: string] => [readFolder(folder).id, folder]

/** What a game is begun with: the packs that are named, in order and joined by `+`. */
export function packLibrary(
  folders: ReadonlyMap<string, string>,
): (packs: string) => Readonly<Record<string, unknown>> | Fault {
  const library = new Library(folders)
  return (packs) => library.open(packs)
}
