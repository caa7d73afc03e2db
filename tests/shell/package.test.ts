// Electron's fuses: what the packaging asks for, and what is in each package that was made here (`npm run package`).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fusesAsked, fusesIn, packages, partsOf } from '../../build/package/packed.mjs'

const WISHED = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
}

test('a package is asked for with every fuse as it should be', () => {
  expect(fusesAsked()).toEqual(WISHED)
})

test('fuses are read as Electron documents them: a sentinel, version, length, and a digit each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuses-'))
  const binary = join(folder, 'alone-table')
  const wire = (digits: string) => Buffer.from(`\x7fELF…dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x08${digits}…`)
  writeFileSync(binary, wire('01001100'))
  expect(partsOf(folder).binary).toBe(binary)
  expect(fusesIn(binary)).toEqual(WISHED)
  writeFileSync(binary, wire('10110001'))
  expect(Object.values(fusesIn(binary))).toEqual(Object.values(WISHED).map((on, i) => (i === 6 ? on : !on)))
  rmSync(folder, { recursive: true })
})

test.skipIf(packages().length === 0).each(packages())('the fuses of the package %s are as asked for', (folder) => {
  const { binary } = partsOf(folder)
  expect(binary).toBeDefined()
  expect(fusesIn(binary!)).toEqual(WISHED)
})
