// node build/icons.mjs: writes renderer/ui/icons.json, the icons that the app and the packs it comes with name, out of the whole set.
// A test asks that none is missing. Only a pack of somebody else's may name another, and then the whole set is read (ui/icons.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const folder = (path) => fileURLToPath(new URL(`../${path}/`, import.meta.url))

/** Words that stand where a name of an icon may, in the files of a folder whose names end so. */
function* wordsIn(path, ends, form) {
  for (const file of readdirSync(folder(path), { recursive: true, encoding: 'utf8' }))
    if (ends.test(file)) for (const [, word] of readFileSync(folder(path) + file, 'utf8').matchAll(form)) yield word
}

const bodyOf = (name) => (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent])?.body

export function icons() {
  const named = [
    ...wordsIn('resources/packs', /\.json$/, /"icon": *"([\w-]+)"/g),
    ...wordsIn('renderer', /\.(?:ts|vue)$/, /(?:name="|[:?] '|\bicon="|name: ')([a-z0-9-]+)['"]/g),
  ]
  const found = [...new Set(named)].filter((name) => bodyOf(name) !== undefined).toSorted()
  return Object.fromEntries(found.map((name) => [name, bodyOf(name)]))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../renderer/ui/icons.json', import.meta.url), `${JSON.stringify(icons(), null, 2)}\n`)
