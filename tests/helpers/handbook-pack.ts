// The example on the handbook's page on packs, as a reader would copy it into files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const page = new URL('../../resources/handbook/packs.md', import.meta.url)

/** The files that the page shows, by their names. */
export const handbookFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(page, 'utf8').matchAll(/^`([\w-]+\/[\w-]+\.json)`\n\n```json\n(.*?)^```$/gms)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  )

/** Writes them into a folder of packs. */
export function writeHandbookPack(folder: string): void {
  for (const [name, text] of handbookFiles()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
