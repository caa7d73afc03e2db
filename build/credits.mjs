// node build/credits.mjs: writes renderer/ui/credits.json, what the page About tells of the app and of everything that it ships. It is
// read from the installed packages; a test asks that the file is what they say now.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const from = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const of = (name) => JSON.parse(from(`node_modules/${name}/package.json`))

/** By what they are: what the app is made with, its type, its icons. */
export const SHIPPED = {
  libraries: [
    'electron',
    'vue',
    'vue-i18n',
    '@intlify/core-base',
    '@intlify/message-compiler',
    '@intlify/shared',
    'pinia',
    'konva',
    'vue-konva',
    'zod',
    'better-sqlite3',
  ],
  fonts: [
    '@fontsource/atkinson-hyperlegible',
    '@fontsource/kalam',
    '@fontsource/saira-condensed',
    '@fontsource/saira-stencil-one',
  ],
  icons: ['@iconify-json/game-icons'],
}
/** Whom game-icons.net names as the authors of its icons; its package names none. */
const ICON_AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion'

function credit(name) {
  const { version, license } = of(name)
  const base = { name, version, licence: license }
  if (SHIPPED.icons.includes(name))
    return { ...base, by: ICON_AUTHORS, text: 'https://creativecommons.org/licenses/by/3.0/' }
  const text = from(`node_modules/${name}/LICENSE`).replaceAll('\r', '').trim()
  const by = text
    .split('\n')
    .slice(0, 6)
    .filter((line) => /copyright/i.test(line))
    .map((line) => line.split(/\s+[\w-]+\.ttf:/)[0].trim()) // the file of a font repeats it for each cut
    .join('; ')
  return { ...base, by, text }
}

export function credits() {
  const { version, license } = JSON.parse(from('package.json'))
  const lists = Object.entries(SHIPPED).map(([what, names]) => [what, names.map(credit)])
  return { version, licence: license, text: from('LICENSE').trim(), ...Object.fromEntries(lists) }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../renderer/ui/credits.json', import.meta.url), `${JSON.stringify(credits(), null, 2)}\n`)
