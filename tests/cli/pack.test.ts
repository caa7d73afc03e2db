// The commands for whoever writes a pack: one is begun, checked, and its sheets are drawn.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownPacks } from '../../electron/packs/packs.ts'
import { wrongs } from '../helpers/slow-sheet.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = fileURLToPath(new URL('../../electron/cli/pack.ts', import.meta.url))
const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', cwd: folder })
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, any>
const sidesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { lines: string[]; lcus: string[] })

test('sides are drawn, rated and written as a pack has them; a seed makes the same ones', () => {
  const { stdout, status } = run('sheet', '--seed', '0a')
  const sides = sidesIn(stdout)
  expect(sides.map(wrongs)).toEqual([[], []])
  for (const { lines } of sides) expect(stdout).toContain(lines.join('\n'))
  expect(stdout.match(/^loops \d+, sight \d+, /gm)).toHaveLength(2)
  expect([status, run('sheet', '--seed', '0a', '--sides', '1').stdout]).toEqual([
    0,
    stdout.split('\n').slice(0, 10).join('\n') + '\n',
  ])
})

test('a command that is called wrongly says how it is called', () => {
  for (const wrong of [
    ['sheet', '--side', '1'],
    ['new'],
    ['new', 'a', 'b'],
    ['new', 'a', '--language', 'fr'],
    ['check'],
    ['new', ''],
    ['sheet', '--sides', 'Infinity'],
    ['sheet', '--sides', '1e9x'],
    ['sheet', '--sides', '0'],
    ['sheet', '--seed', 'zz'],
    [],
  ]) {
    const { stderr, status } = run(...wrong)
    expect([wrong, status, stderr.includes('npm run -s pack -- sheet')]).toEqual([wrong, 2, true])
  }
  expect(existsSync(join(folder, 'a'))).toBe(false)
})

test.each([
  ['en', 'Felt Soles'],
  ['de', 'Filzsohlen'],
])('a pack that is begun has no fault, in %s', (language, item) => {
  const { stdout, status } = run('new', 'deep-2', '--language', language)
  expect([status, stdout.includes('npm run -s pack -- check deep-2')]).toEqual([0, true])
  expect(read('deep-2/pack.json')).toMatchObject({ pack: 'deep-2', name: 'Deep 2', base: 'core', version: 1 })
  const { $schema, items } = read('deep-2/items.json')
  expect(items).toMatchObject([{ ids: ['deep-2-soles'], name: item }])
  expect(resolve(folder, 'deep-2', $schema)).toBe(join(ownPacks(), 'pack.schema.json'))
  expect(run('check', 'deep-2')).toMatchObject({ stdout: 'no faults\n', status: 0 })
})

test('two that are begun go together, under long names too, and each names the schema beside it', () => {
  writeFileSync(join(folder, 'pack.schema.json'), '{}')
  const long = `${'a'.repeat(32)}-${'b'.repeat(7)}`
  expect([run('new', 'one').status, run('new', long).status]).toEqual([0, 0])
  expect(read('one/pack.json')['$schema']).toBe('../pack.schema.json')
  expect(run('check', 'one', long)).toMatchObject({ stdout: 'no faults\n' })
})

test('none is begun where something is, or where its folder could not be its name', () => {
  mkdirSync(join(folder, 'empty'))
  expect(run('new', 'empty').status).toBe(0)
  const before = readFileSync(join(folder, 'empty', 'items.json'), 'utf8')
  expect(run('new', 'empty')).toMatchObject({ status: 1, stderr: 'empty is not empty\n', stdout: '' })
  expect(readFileSync(join(folder, 'empty', 'items.json'), 'utf8')).toBe(before)
  writeFileSync(join(folder, 'file'), '')
  symlinkSync('nowhere', join(folder, 'link'))
  for (const [name, fault] of [
    ['file', 'file is no folder'],
    ['link', 'link is no folder'],
    ['core', "'core' is a pack that comes with the app"],
    [join('not', 'there'), `there is no folder ${join(folder, 'not')}`],
  ] as const)
    expect(run('new', name)).toMatchObject({ status: 1, stderr: `${fault}\n`, stdout: '' })
  expect(readdirSync(folder).toSorted()).toEqual(['empty', 'file', 'link'])
  const { status, stderr } = run('new', 'Mein Päckchen')
  expect([status, stderr]).toEqual([1, expect.stringContaining('lowercase words joined by dashes')])
  expect(existsSync(join(folder, 'Mein Päckchen'))).toBe(false)
})

test('the sheets of a pack are drawn, a broken one with what is wrong', () => {
  cpSync(join(ownPacks(), 'core'), join(folder, 'core'), { recursive: true })
  const all = run('sheet', 'core')
  expect([all.status, sidesIn(all.stdout).map(wrongs)]).toEqual([0, Array(8).fill([])])
  const { sheets } = read('core/sheets.json')
  sheets[0].sides[0].lines[2] = ` ${sheets[0].sides[0].lines[2].slice(1)}`
  sheets[0].sides[0].lines[3] = ` ${sheets[0].sides[0].lines[3].slice(1)}`
  writeFileSync(join(folder, 'core', 'sheets.json'), JSON.stringify({ sheets }))
  const broken = run('sheet', 'core')
  expect([broken.status, sidesIn(broken.stdout).length]).toEqual([1, 7])
  expect(broken.stdout).toMatch(/^The (red|blue) Stairs are missing$/m)
})

test('of a pack that cannot be read the reason is told in place of its sheets', () => {
  mkdirSync(join(folder, 'odd'))
  writeFileSync(join(folder, 'odd', 'sheets.json'), '{ "sheets": [')
  const fault = 'sheets.json:1:14: the JSON ends too early: the [ of line 1 is not closed\n'
  expect(run('sheet', 'odd')).toMatchObject({ status: 1, stdout: `${join('odd', fault)}` })
  expect(run('sheet', 'none')).toMatchObject({ status: 1, stdout: 'none: no such folder\n' })
})

test('what is named twice is checked once', () => {
  run('new', 'one')
  expect(run('check', 'one', './one')).toMatchObject({ stdout: 'no faults\n', status: 0 })
})
