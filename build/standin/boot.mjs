// Does what Electron's own start does: read package.json, load -r modules, load main, then fire 'ready'.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { begin } from './host.mjs'

const args = process.argv.slice(2)
process.argv = [process.execPath, ...args]
Object.defineProperty(process.versions, 'electron', { value: '45.5.0-standin', enumerable: true })
process.type = 'browser'
const require = createRequire(import.meta.url)
let target
for (let i = 0; i < args.length; i++) {
  if (args[i] === '-r' || args[i] === '--require') require(resolve(args[++i]))
  else if (!args[i].startsWith('-') && target === undefined) target = resolve(args[i])
}
target ??= process.cwd()
const dir = statSync(target).isDirectory() ? target : dirname(target)
const packageFile = join(dir, 'package.json')
const manifest = existsSync(packageFile) ? JSON.parse(readFileSync(packageFile, 'utf8')) : {}
const main = dir === target ? join(dir, manifest.main ?? 'index.js') : target
await begin({ dir, manifest, args, load: () => import(pathToFileURL(main).href) })
