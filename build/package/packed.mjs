// A package that was made: where its parts lie, and its fuses, asked for and as they are in the binary.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../lib.mjs'

/** Folders of packages that are there. */
export const packages = () =>
  existsSync(at('dist'))
    ? readdirSync(at('dist'))
        .filter((name) => /unpacked$|^mac/.test(name))
        .map((name) => at('dist', name))
    : []

/** Where a package keeps its archive, and the binary that holds its fuses. */
export function partsOf(folder) {
  const bundle = join(folder, 'Alone Table.app', 'Contents')
  if (existsSync(bundle)) {
    const framework = join(bundle, 'Frameworks', 'Electron Framework.framework', 'Electron Framework')
    return { resources: join(bundle, 'Resources'), binary: framework }
  }
  const binary = ['alone-table', 'Alone Table.exe'].map((name) => join(folder, name)).find((path) => existsSync(path))
  return { resources: join(folder, 'resources'), binary }
}

/** In the order of the wire, by the names of the configuration. */
const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
]
/** Comes before the wire: its version, its length, and a digit for each fuse. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** The fuses as they are in a binary. */
export function fusesIn(binary) {
  const bytes = readFileSync(binary)
  const wire = bytes.indexOf(SENTINEL) + SENTINEL.length + 2
  return Object.fromEntries(FUSES.map((name, i) => [name, String.fromCharCode(bytes[wire + i]) === '1']))
}

/** The fuses that the configuration asks for. */
export function fusesAsked() {
  const [, part] = readFileSync(at('build', 'package', 'electron-builder.yml'), 'utf8').split('\nelectronFuses:\n')
  return Object.fromEntries(
    [...part.matchAll(/^ {2}(\w+): (true|false)$/gm)].map(([, name, on]) => [name, on === 'true']),
  )
}
