// The page of cards that needs no window: one file with all that it shows inside.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginPack } from '../../electron/packs/example.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'))
  beginPack(join(folder, 'mine'), 'en', 'pack.schema.json')
})
afterAll(() => rmSync(folder, { recursive: true }))

const program = fileURLToPath(new URL('../../build/preview/preview.mjs', import.meta.url))
const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', cwd: folder })

test('holds its cards, styles and letters, and asks for nothing else', () => {
  const { status, stderr } = run('mine', '--out', 'mine.html', '--language', 'de')
  expect([status, stderr]).toEqual([0, `${join(folder, 'mine.html')}\n`])
  const html = readFileSync(join(folder, 'mine.html'), 'utf8')
  expect(html).toContain('Felt Soles')
  expect(html).toContain('Gehen') // what the app says on it is in the language that was asked for
  expect(html).toContain('@page { size: A4; margin: 0; }')
  expect(html).toMatch(/@font-face\{[^}]*url\(data:font\/woff2/)
  expect(html).not.toMatch(/<(?:script|link|img)\b|url\((?!data:|#)|https?:\/\/(?!www\.w3\.org)/)
})

test.each([
  [['none', '--out', 'x.html'], 'no such folder'],
  [['mine', '--out', 'x.doc'], 'npm run -s pack -- preview FOLDER'],
  [['mine', '--language', 'fr'], 'npm run -s pack -- preview FOLDER'],
  [['mine', '--paper'], 'npm run -s pack -- preview FOLDER'],
  [[], 'npm run -s pack -- preview FOLDER'],
])('%j is refused, and nothing is written', (args, why) => {
  const { status, stderr } = run(...args)
  expect([status, stderr.includes(why)]).toEqual([1, true])
  expect(existsSync(join(folder, 'x.html')) || existsSync(join(folder, 'x.doc'))).toBe(false)
})
