// npm run -s pack -- new|check|sheet: begins a pack, tells all that is wrong with packs, draws sheets. `preview` needs the windows' components and
// so is build/preview.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { beginPack, CannotBegin, EXAMPLES } from '../packs/example.ts'
import { Library, pathOf } from '../packs/library.ts'
import { ownPacks, packAt, packsAt } from '../packs/packs.ts'
import { ended } from './ended.ts'
import { printMade, printSheets } from './sheet.ts'

const usage = `npm run -s pack -- new FOLDER [--language en|de]
npm run -s pack -- check FOLDER…
npm run -s pack -- preview FOLDER [--out FILE.pdf|FILE.html|FOLDER] [--language en|de]
npm run -s pack -- sheet [FOLDER…] [--seed HEX] [--sides 1…9999]`

const options = {
  language: { type: 'string', default: 'en' },
  seed: { type: 'string' },
  sides: { type: 'string', default: '2' },
} as const
/** More sides than anybody looks at are a slip. */
const SIDES = /^[1-9]\d{0,3}$/
const SEED = /^[0-9a-f]{1,128}$/i

await ended(
  usage,
  () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [what, ...folders] = positionals
    const [first] = folders
    const language = EXAMPLES.find((each) => each === values.language)
    const { seed, sides } = values
    if (what === 'new' && first !== undefined && first !== '' && folders.length === 1 && language !== undefined)
      begin(first, language)
    else if (what === 'check' && first !== undefined) check(folders)
    else if (what === 'sheet' && (seed === undefined || SEED.test(seed)) && SIDES.test(sides)) {
      draw(folders, seed, Number(sides))
    } else {
      process.stderr.write(`${usage}\n`)
      process.exitCode = 2
    }
    return Promise.resolve()
  },
  CannotBegin,
)

function begin(folder: string, language: (typeof EXAMPLES)[number]): void {
  const files = beginPack(folder, language, join(ownPacks(), 'pack.schema.json'))
  console.log(`${files.join('\n')}

It has one Item as an example and can be played at once. What to do next:
  change the files: resources/handbook/packs.md has all that may stand there
  npm run -s pack -- check ${folder}
  npm run -s pack -- preview ${folder}
  npm run -s table -- --pack ${folder}
  put the folder where the page Packs of the app says, and switch it on there`)
}

function check(folders: readonly string[]): void {
  const packs = [...new Set(folders.map((folder) => resolve(folder)))].map(packAt)
  const library = new Library(packsAt(folders))
  const told = new Set<string>()
  const tell = (named: string): void => {
    const laid = library.lay(named)
    for (const fault of 'fault' in laid ? [laid] : laid.faults)
      told.add([pathOf(fault), fault.fault].filter(Boolean).join(': '))
  }
  for (const [id] of packs) tell(id)
  if (told.size === 0) tell(packs.map(([id]) => id).join('+'))
  for (const line of told) console.log(line)
  if (told.size > 0) process.exitCode = 1
  else console.log('no faults')
}

function draw(folders: readonly string[], seed: string | undefined, sides: number): void {
  if (folders.length === 0) printMade(seed, sides)
  else if (folders.map(printSheets).includes(false)) process.exitCode = 1
}
