// Languages that players add: files like fr.json in a folder beside the packs. Texts and nothing else, within bounds; a file with a fault
// is told of and left out.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnLanguage } from '../contract/frame.ts'
import { messageFile, textsOf } from '../contract/schemas/messages.ts'
import { readJson } from '../contract/schemas/json.ts'
import type { Message } from '../contract/wire.ts'

const MOST_FILES = 20
const MOST_BYTES = 400_000
/** A language's code, with a region or script where it has one; not those that come with the app. */
const FILE = /^(?!en\.|de\.)([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.json$/
const HINT = 'README.txt'
const HINT_TEXT = `A language for Alone Table is one file of JSON here, called by its code: fr.json, pt-BR.json.
It has the texts of the app by the same names as renderer/i18n/en.json in the sources, and its own name:
{ "language": { "name": "Français" }, "title": { "new": "Nouvelle partie" } }
What is missing is said in English. The settings of each window offer it, and tell of what is wrong with it.
`

/** The languages in a folder, which is made where there is none. */
export function languagesIn(folder: string): readonly OwnLanguage[] {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, HINT), HINT_TEXT, { flag: 'wx' })
  } catch {
    // It is there already, or nothing can be written: then there is none to read either.
  }
  return filesIn(folder)
    .filter((file) => FILE.test(file) && isLocale(file.slice(0, -5)))
    .toSorted()
    .slice(0, MOST_FILES)
    .map((file) => languageIn(folder, file))
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isLocale(code: string): boolean {
  return Intl.getCanonicalLocales(code)[0] === code
}

function languageIn(folder: string, file: string): OwnLanguage {
  const code = file.slice(0, -5)
  const faulty = (id: string, params: Message['params'] = {}): OwnLanguage => ({
    file,
    code,
    name: code,
    texts: {},
    fault: { id, params },
  })
  try {
    const path = join(folder, file)
    const about = statSync(path)
    if (!about.isFile()) return faulty('language.unreadable')
    if (about.size > MOST_BYTES) return faulty('language.too-large', { most: MOST_BYTES / 1000 })
    const read = readJson(readFileSync(path, 'utf8'))
    if ('fault' in read) return faulty('language.no-json', { at: `${read.line}:${read.column}` })
    const checked = messageFile.safeParse(read.value)
    if (!checked.success) return faulty('language.no-text', { at: checked.error.issues[0]?.path.join('.') ?? '' })
    const texts = Object.fromEntries(textsOf(checked.data))
    return { file, code, name: texts['language.name'] ?? code, texts, fault: null }
  } catch {
    return faulty('language.unreadable')
  }
}
