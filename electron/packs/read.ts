// Reads the folder of one pack into plain data, within bounds, and tells where each part of it stands. What a pack may say is for the game to judge.
import { isUtf8 } from 'node:buffer'
import { readFileSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { partsIn, placesIn, readJson, tooDeep, type Key, type Place } from '../contract/schemas/json.ts'

/** No pack needs more. */
const MOST_BYTES = 1 << 20
const MOST_BYTES_IN_ALL = 4 << 20
const MOST_FILES = 40
const MOST_DEEP = 40
const MOST = { keys: 100, entries: 1000, parts: 50_000 }
/** More faults than these are not told: one at the beginning may bring many. */
export const MOST_FAULTS = 50

/** What says that this is a pack; the file that holds it is mostly called pack.json. */
const HEAD = ['pack', 'name', 'base']
/** Why a folder has no files; any other code: it is not there. */
const NO_FOLDER: Readonly<Record<string, string | undefined>> = {
  EACCES: 'this folder may not be read',
  EPERM: 'this folder may not be read',
  ENOTDIR: 'this is no folder',
}
const NO_HEAD = 'no pack.json here'
/** Some editors and systems add this to every name, and hide it. */
const HIDDEN_END = '.json.txt'

/** What is wrong with a pack, and where: a file, or the folder where it is no file's fault. */
export interface PackFault {
  readonly fault: string
  readonly file: string
  readonly place?: Place
}

/** A pack as its folder holds it. */
export interface Source {
  readonly folder: string
  /** What its files were like when they were read. */
  readonly print: string
  /** As the pack says itself, else as its folder is called. */
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
  readonly faults: readonly PackFault[]
  /** Where a part of the data stands. */
  where(path: readonly Key[]): Pick<PackFault, 'file' | 'place'>
}

/** Reads the JSON files of a folder, each an object whose keys are its part of the whole. */
export function readFolder(folder: string): Source {
  const print = printOf(folder)
  const faults: PackFault[] = []
  const data: Record<string, unknown> = {}
  const owners = new Map<string, { readonly file: string; readonly placeOf: (path: readonly Key[]) => Place }>()
  let [bytes, parts] = [0, 0]
  for (const name of namesIn(folder, faults)) {
    const file = join(folder, name)
    const part = readPart(file, folder, MOST_BYTES_IN_ALL - bytes, MOST.parts - parts)
    if ('fault' in part) {
      faults.push(part)
      continue
    }
    bytes += Buffer.byteLength(part.text)
    parts += part.parts
    const placeOf = placesIn(part.text)
    for (const [key, value] of Object.entries(part.value)) {
      if (key === '$schema') continue // for editors
      const owner = owners.get(key)
      if (owner === undefined) {
        owners.set(key, { file, placeOf })
        Object.defineProperty(data, key, { value, enumerable: true, writable: true, configurable: true })
      } else if (faults.length < MOST_FAULTS) {
        faults.push({ fault: `"${key}" stands in ${basename(owner.file)} already`, file, place: placeOf([key]) })
      }
    }
  }
  if (faults.length === 0 && !HEAD.some((key) => key in data)) faults.push({ fault: NO_HEAD, file: folder })
  const where = (path: readonly Key[]): Pick<PackFault, 'file' | 'place'> => {
    const owner = owners.get(String(path[0])) ?? owners.get('pack') ?? owners.get('name')
    if (owner === undefined) return { file: folder }
    return { file: owner.file, place: owner.placeOf(path) }
  }
  const named = data['pack']
  const id = typeof named === 'string' ? named : basename(resolve(folder))
  return { folder, print, id, data, faults, where }
}

function namesIn(folder: string, faults: PackFault[]): readonly string[] {
  let names: readonly string[] = []
  try {
    const all = readdirSync(folder).sort()
    for (const name of all.filter((each) => each.endsWith(HIDDEN_END))) {
      faults.push({ fault: `this ends in .txt: name it ${basename(name, '.txt')}`, file: join(folder, name) })
    }
    names = all.filter((name) => name.endsWith('.json'))
  } catch (error) {
    faults.push({ fault: NO_FOLDER[codeOf(error)] ?? 'no such folder', file: folder })
  }
  if (names.length <= MOST_FILES) return names
  faults.push({ fault: `more than ${MOST_FILES} JSON files in this folder`, file: folder })
  return []
}

type Part = { readonly value: object; readonly text: string; readonly parts: number } | PackFault

function readPart(file: string, folder: string, room: number, most: number): Part {
  const stat = statOf(file)
  if (stat === 'EACCES') return { fault: 'the file cannot be read', file }
  if (stat?.isFile() !== true) return { fault: 'this is not a file', file }
  if (!isWithin(file, folder)) return { fault: 'this leads out of the folder: what it leads to must lie within', file }
  if (stat.size > MOST_BYTES) return { fault: 'the file is larger than the 1 MB that a file of a pack may have', file }
  if (stat.size > room) return { fault: 'the files of this pack are too large together', file }
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return { fault: 'the file cannot be read', file }
  }
  if (!isUtf8(bytes)) return { fault: 'this is not UTF-8: save it with that encoding', file }
  const text = bytes.toString().replace(/^\uFEFF+/, '')
  const deep = tooDeep(text, MOST_DEEP)
  if (deep !== undefined) return { fault: 'This lies too deep', file, place: deep }
  const read = readJson(text)
  if ('fault' in read) return { fault: read.fault, file, place: { line: read.line, column: read.column } }
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { fault: 'the file must hold a JSON object', file, place: { line: 1, column: 1 } }
  }
  const parts = partsIn(text, { ...MOST, parts: most })
  if (typeof parts === 'number') return { value, text, parts }
  return { fault: parts.fault, file, place: { line: parts.line, column: parts.column } }
}

/** Whatever links lead through. */
export function isWithin(file: string, folder: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + sep)
  } catch {
    return false
  }
}

/** Undefined where nothing is there, or nothing that can be looked at: a link that leads round in a circle. */
function statOf(file: string): Stats | 'EACCES' | undefined {
  try {
    return statSync(file)
  } catch (error) {
    return codeOf(error) === 'EACCES' ? 'EACCES' : undefined
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Changes with the files of a folder. */
export function printOf(folder: string): string {
  let names: readonly string[] = []
  try {
    names = readdirSync(folder).sort()
  } catch {
    // A folder that is gone or may not be read is told of where it is read.
  }
  return names
    .map((name) => [name, statOf(join(folder, name))] as const)
    .map(([name, stat]) => (typeof stat === 'object' ? `${name} ${stat.size} ${stat.mtimeMs}` : name))
    .join('\n')
}
