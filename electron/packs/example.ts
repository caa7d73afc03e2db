// Decides with what a pack of the player's own begins: the least that can be played, to be changed into something else.
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { name as packName } from '../games/alone/pack/words.ts'

const SCHEMA = 'pack.schema.json'

/** The languages in which the example is written; the texts of a house pack are shown as they stand there. */
export const EXAMPLES = ['en', 'de'] as const
export type Example = (typeof EXAMPLES)[number]

/** The name of its Item, whose rules text is made from what it does. */
const ITEM: Readonly<Record<Example, string>> = { en: 'Felt Soles', de: 'Filzsohlen' }

const MOST_TITLE = 40
const END = '-soles'
const MOST_START = 40 - END.length

/** Why no pack can be begun there. */
export class CannotBegin extends Error {}

/** Begins a pack in a folder that is not there yet or empty, named as the folder is called. `schema`: the one that comes with the app. */
export function beginPack(folder: string, language: Example, schema: string): readonly string[] {
  const id = basename(resolve(folder))
  if (!packName.safeParse(id).success) {
    throw new CannotBegin(`'${id}' cannot be the name of a pack: lowercase words joined by dashes, 40 signs at most`)
  }
  if (existsSync(join(dirname(schema), id))) throw new CannotBegin(`'${id}' is a pack that comes with the app`)
  try {
    return writePack(folder, filesOf(id, language, schemaFrom(folder, schema)))
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new CannotBegin(`${folder} cannot be written: ${error.message}`)
  }
}

/** Writes all files of a pack, or none. */
function writePack(folder: string, files: Readonly<Record<string, object>>): readonly string[] {
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined
  if (isThere && statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new CannotBegin(`${folder} is no folder`)
  }
  if (isThere && readdirSync(folder).length > 0) throw new CannotBegin(`${folder} is not empty`)
  // Not with all that leads there: in some places of the system that never ends.
  const around = dirname(resolve(folder))
  if (!existsSync(around)) throw new CannotBegin(`there is no folder ${around}`)
  if (!isThere) mkdirSync(folder)
  const begun: string[] = []
  try {
    for (const [name, data] of Object.entries(files)) {
      begun.push(join(folder, name))
      writeFileSync(join(folder, name), `${JSON.stringify(data, null, 2)}\n`)
    }
  } catch (error) {
    for (const file of begun) rmSync(file, { force: true })
    if (!isThere) rmSync(folder, { recursive: true })
    throw error
  }
  return begun
}

/** Editors go by it: the one beside the folder, as the app puts it there, else the app's own. */
function schemaFrom(folder: string, schema: string): string {
  if (existsSync(join(dirname(resolve(folder)), SCHEMA))) return `../${SCHEMA}`
  return relative(resolve(folder), schema).replaceAll(sep, '/')
}

function filesOf(id: string, language: Example, $schema: string): Readonly<Record<string, object>> {
  const title = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return {
    'pack.json': { $schema, version: 1, pack: id, name: title.join(' ').slice(0, MOST_TITLE), base: 'core' },
    'items.json': {
      $schema,
      items: [
        {
          ids: [id.slice(0, MOST_START).replace(/-+$/, '') + END],
          name: ITEM[language],
          icon: 'rubber-boot',
          matrix: 'mechanical',
          component: 'chemical',
          action: 'move',
          aim: 'way',
          effects: [{ do: 'go', steps: 1, quiet: true, block: true }],
          upgraded: [{ do: 'go', steps: 2, quiet: true, block: true }],
        },
      ],
    },
  }
}
