// Finds pack folders and reads each into one plain object. What a pack may say is for the game to judge.
import { existsSync, readFileSync, readdirSync, statSync, type Stats } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readJson } from '../contract/schemas/json.ts'
import type { Fault } from '../games/game.ts'

/** No file of a pack needs to be larger. */
const MOST_BYTES = 4 << 20

type Pack = Readonly<Record<string, unknown>>

/** The packs that come with the app, when it runs from its sources or its build. A packaged app passes its own folder. */
export const ownPacks = (): string => fileURLToPath(new URL('../../resources/packs', import.meta.url))

/** The folders of packs in a folder, by pack id. */
export function packsIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(names.map(({ name }) => packAt(join(folder, name))).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A pack folder that lies anywhere. Its id is what its pack.json says, else the folder's name. */
export function packAt(folder: string): readonly [id: string, folder: string] {
  const file = join(folder, 'pack.json')
  const part = existsSync(file) ? readPart(file) : undefined
  const id = part !== undefined && !isFault(part) && 'pack' in part.value ? part.value.pack : undefined
  return [typeof id === 'string' ? id : basename(resolve(folder)), folder]
}

/** Reads the JSON files of a pack, each an object whose keys are its part of the whole. A fault names file, line and column. */
export function readPack(folder: string): Pack | Fault {
  const whole: Record<string, unknown> = {}
  const owners = new Map<string, string>()
  let names: readonly string[]
  try {
    names = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch {
    return { fault: 'no such folder', path: folder }
  }
  if (names.length === 0) return { fault: 'no JSON files in this folder', path: folder }
  for (const name of names) {
    const part = readPart(join(folder, name))
    if (isFault(part)) return part
    for (const [key, value] of Object.entries(part.value)) {
      const owner = owners.get(key)
      if (owner !== undefined) return { fault: `"${key}" stands in ${owner} already`, path: join(folder, name) }
      owners.set(key, name)
      Object.defineProperty(whole, key, { value, enumerable: true, writable: true, configurable: true })
    }
  }
  return whole
}

function readPart(file: string): { readonly value: object } | Fault {
  const stat = statOf(file)
  if (stat?.isFile() !== true) return { fault: 'this is not a file', path: file }
  if (stat.size > MOST_BYTES) return { fault: 'the file is too large for a pack', path: file }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { fault: 'the file cannot be read', path: file }
  }
  const read = readJson(text.replace(/^\uFEFF/, ''))
  if ('fault' in read) return { fault: read.fault, path: `${file}:${read.line}:${read.column}` }
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { fault: 'the file must hold a JSON object', path: `${file}:1:1` }
  }
  return { value }
}

/** What a game is begun with: the named pack. It is read again when its files have changed, so that whoever writes one need not start anew. */
export function packLibrary(
  folders: ReadonlyMap<string, string>,
): (pack: string) => Readonly<Record<string, unknown>> | Fault {
  const known = new Map<string, { readonly print: string; readonly packs: Readonly<Record<string, unknown>> }>()
  return (id) => {
    const folder = folders.get(id)
    if (folder === undefined) return { fault: 'no such pack', path: '' }
    const print = printOf(folder)
    const before = known.get(id)
    if (before !== undefined && before.print === print) return before.packs
    const pack = readPack(folder)
    if (isFault(pack)) return pack
    const packs = { [id]: pack }
    known.set(id, { print, packs })
    return packs
  }
}

/** Undefined where nothing is there, or nothing that can be looked at: a link that leads round in a circle. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}

/** Changes with the files of a folder. */
function printOf(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names
    .map((name) => [name, statOf(join(folder, name))] as const)
    .map(([name, stat]) => `${name} ${stat?.size} ${stat?.mtimeMs}`)
    .join('\n')
}

/** The packs that can be chosen, by the names that they give themselves. */
export function packNames(
  folders: ReadonlyMap<string, string>,
): readonly { readonly id: string; readonly name: string }[] {
  return [...folders].map(([id, folder]) => {
    const pack = readPack(folder)
    const name = isFault(pack) ? undefined : pack.name
    return { id, name: typeof name === 'string' ? name : id }
  })
}

/** Told apart from a pack. */
export const isFault = (value: object): value is Fault => 'fault' in value && 'path' in value
