// Pack folders are read into one object; what is malformed is refused with file and place.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readJson } from '../../electron/contract/schemas/json.ts'
import { ownPacks, packAt, packLibrary, packNames, packsIn, readPack } from '../../electron/packs/packs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'))
  mkdirSync(join(folder, 'mine'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, 'mine', name), text)

test('the JSON files of a folder make one object', () => {
  write('pack.json', '\uFEFF{ "name": "Mine" }')
  write('decks.json', '{ "decks": [1], "__proto__": 1 }')
  write('readme.txt', 'not JSON')
  const pack = readPack(join(folder, 'mine'))
  expect(Object.entries(pack)).toEqual([
    ['decks', [1]],
    ['__proto__', 1],
    ['name', 'Mine'],
  ])
  expect(packNames(packsIn(folder))).toEqual([{ id: 'mine', name: 'Mine' }])
  expect(packLibrary(packsIn(folder))('mine')).toMatchObject({ mine: { name: 'Mine' } })
  expect(packLibrary(new Map([packAt(join(folder, 'mine/'))]))('mine')).toMatchObject({ mine: { decks: [1] } })
})

test.each([
  ['malformed JSON', { 'a.json': '{\n  "x": [1,\n   2 3]\n}' }, 'a.json:3:6', 'this is not JSON: 3]'],
  ['a list', { 'a.json': '[]' }, 'a.json:1:1', 'the file must hold a JSON object'],
  ['a key twice', { 'a.json': '{"x":1}', 'b.json': '{"x":2}' }, 'b.json', '"x" stands in a.json already'],
  ['nothing', {}, 'mine', 'no JSON files in this folder'],
])('%s is refused with its place', (_name, files: Record<string, string>, place, fault) => {
  for (const [name, text] of Object.entries(files)) write(name, text)
  const pack = readPack(join(folder, 'mine'))
  expect(pack).toEqual({ fault, path: expect.stringContaining(place) })
  expect(packNames(packsIn(folder))).toEqual([{ id: 'mine', name: 'mine' }])
})

test('a pack that is not there is refused', () => {
  expect(packLibrary(packsIn(folder))('none')).toEqual({ fault: 'no such pack', path: '' })
  expect(readPack(join(folder, 'none'))).toMatchObject({ fault: 'no such folder' })
})

test.each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link to nothing', (path: string) => symlinkSync('nowhere', path)],
  ['a link to itself', (path: string) => symlinkSync('pack.json', path)],
])('%s that bears the name of a file is refused with its place', (_name, make) => {
  make(join(folder, 'mine', 'pack.json'))
  write('readme.txt', 'not JSON')
  const refused = { fault: 'this is not a file', path: join(folder, 'mine', 'pack.json') }
  expect(readPack(join(folder, 'mine'))).toEqual(refused)
  expect(packLibrary(packsIn(folder))('mine')).toEqual(refused)
})

test('a pack is known by the id that it gives itself, else by its folder', () => {
  const mine = join(folder, 'mine')
  expect(packAt(`${mine}/`)[0]).toBe('mine')
  write('pack.json', '{ broken')
  expect(packAt(mine)[0]).toBe('mine')
  write('pack.json', '{ "pack": "core" }')
  expect(packAt(mine)[0]).toBe('core')
  expect(packLibrary(packsIn(folder))('core')).toEqual({ core: { pack: 'core' } })
})

test('a pack is read again once its files have changed, and only then', () => {
  const library = packLibrary(new Map([['mine', join(folder, 'mine')]]))
  write('pack.json', '{ "name": "One" }')
  const first = library('mine')
  expect(library('mine')).toBe(first)
  write('pack.json', '{ "name": "Other" }')
  expect(library('mine')).toEqual({ mine: { name: 'Other' } })
  write('pack.json', '{ "name": ')
  expect(library('mine')).toMatchObject({ fault: 'the JSON ends too early' })
})

test("the app's own packs are found", () => {
  expect([...packsIn(ownPacks()).keys()]).toContain('core')
})

describe('the place of a fault in JSON', () => {
  test.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a":x}', 1, 6],
    ['{"a":1,}', 1, 8],
    ['{"a" 1}', 1, 6],
    ['{a:1}', 1, 2],
    ['[1,\n2,\n]', 3, 1],
    ['[1 2]', 1, 4],
    ['{"a":1} x', 1, 9],
    ['{"a":[1,{"b":tru}]}', 1, 14],
    ['["a\nb"]', 1, 2],
    ['[01]', 1, 3],
    ['[1}', 1, 3],
    ['"\\x"', 1, 1],
  ])('%j', (text, line, column) => {
    expect(readJson(text)).toMatchObject({ line, column })
  })
  test('of a text that nests without end', () => {
    expect(readJson('['.repeat(100_000))).toMatchObject({ line: 1, column: 100_001 })
  })
  test('none where there is no fault', () => {
    const value = { a: ['\u007f', -1.5e3, true, null, {}, [], 'ü\\"'] }
    expect(readJson(JSON.stringify(value, null, 2))).toEqual({ value })
  })
})
