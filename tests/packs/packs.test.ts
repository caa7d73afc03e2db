// Pack folders are read into one object; what is malformed is refused with file and place.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placesIn, readJson } from '../../electron/contract/schemas/json.ts'
import { Library, pathOf, type Laid } from '../../electron/packs/library.ts'
import { ownPacks, packAt, packLibrary, packsAt, packsIn } from '../../electron/packs/packs.ts'
import { readFolder } from '../../electron/packs/read.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'))
  mkdirSync(join(folder, 'mine'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, 'mine', name), text)
const mine = () => join(folder, 'mine')
/** A library of the app's packs and this one. */
const library = () => packLibrary(new Map([...packsIn(ownPacks()), packAt(mine())]))

const manyKeys = (n: number) => `{${Array.from({ length: n }, (_, i) => `"k${i}":1`).join(',\n')}}`

test('the JSON files of a folder make one object, and tell where its parts stand', () => {
  write('pack.json', '\uFEFF\uFEFF{ "$schema": "../pack.schema.json", "name": "Mine" }')
  write('decks.json', '{ "$schema": "../pack.schema.json", "decks": [1,\n 2], "__proto__": 1 }')
  write('readme.txt', 'not JSON')
  const source = readFolder(mine())
  expect(Object.entries(source.data)).toEqual([
    ['decks', [1, 2]],
    ['__proto__', 1],
    ['name', 'Mine'],
  ])
  expect(source.faults).toEqual([])
  expect(source.where(['decks', 1])).toEqual({ file: join(mine(), 'decks.json'), place: { line: 2, column: 2 } })
})

test.each([
  [
    'malformed JSON',
    { 'a.json': '{\n  "x": [1,\n   2 3]\n}' },
    'a.json:3:6',
    'this is not JSON: a comma is missing before 3]',
  ],
  ['brackets without end', { 'a.json': `{"x":${'['.repeat(100_000)}` }, 'a.json:1:45', 'This lies too deep'],
  ['an object of very many keys', { 'a.json': manyKeys(101) }, 'a.json:101:1', 'an object has at most 100 keys'],
  [
    'a list without end',
    { 'a.json': `{"x":[${'\n1,'.repeat(1001)}1]}` },
    'a.json:1002:1',
    'a list has at most 1000 entries',
  ],
  [
    'more than a pack needs',
    { 'a.json': `{"x":[${`[${'1,'.repeat(999)}1],`.repeat(60)}1]}` },
    'a.json:1:100004',
    'this holds more than any pack needs',
  ],
  ['a list', { 'a.json': '[]' }, 'a.json:1:1', 'the file must hold a JSON object'],
  ['a key twice', { 'a.json': '{"x":1}', 'b.json': '{\n"x":2}' }, 'b.json:2:1', '"x" stands in a.json already'],
  ['a key twice in an object', { 'a.json': '{"x":{"y":1,\n"z":2, "y":3}}' }, 'a.json:2:8', '"y" stands here twice'],
  ['nothing', {}, 'mine', 'no pack.json here'],
  ['nothing that says what it is', { 'decks.json': '{"decks":[]}' }, 'mine', 'no pack.json here'],
  ['a hidden end', { 'pack.json.txt': '{}' }, 'pack.json.txt', 'this ends in .txt: name it pack.json'],
  [
    'another encoding',
    { 'a.json': Buffer.from('{"x":"\xe4"}', 'latin1') },
    'a.json',
    'this is not UTF-8: save it with that encoding',
  ],
  [
    'a file too large',
    { 'a.json': `{"x":"${'x'.repeat(1 << 20)}"}` },
    'a.json',
    'the file is larger than the 1 MB that a file of a pack may have',
  ],
])('%s is refused with its place', (_name, files: Record<string, string | Buffer>, place, fault) => {
  for (const [name, text] of Object.entries(files)) write(name, text)
  const { faults } = readFolder(mine())
  expect(faults.map((each) => [pathOf(each), each.fault])).toEqual([
    [join(folder, 'mine', place).replace('mine/mine', 'mine'), fault],
  ])
  expect(library()('mine')).toMatchObject({ fault })
  expect(new Library(new Map([packAt(mine())])).lay('mine')).toMatchObject({ faults: [{ fault }] })
})

test('a folder of too many files, or of files too large together, is refused', () => {
  for (let i = 0; i < 5; i++) write(`${i}.json`, `{"x${i}":"${'x'.repeat(900_000)}"}`)
  expect(readFolder(mine()).faults).toMatchObject([{ fault: 'the files of this pack are too large together' }])
  for (let i = 0; i < 5; i++) write(`${i}.json`, `{"x${i}":"${'ü'.repeat(450_000)}"}`)
  expect(readFolder(mine()).faults).toMatchObject([{ fault: 'the files of this pack are too large together' }])
  for (let i = 0; i < 41; i++) write(`${i}.json`, '{}')
  expect(readFolder(mine()).faults).toEqual([{ fault: 'more than 40 JSON files in this folder', file: mine() }])
})

test('of very many faults the first fifty are told, each with its place', () => {
  write('a.json', JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`x${i}`, 1]))))
  write('b.json', JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`x${i}`, 1]))))
  expect(readFolder(mine()).faults).toHaveLength(50)
  rmSync(mine(), { recursive: true })
  mkdirSync(mine())
  const laid = () => new Library(new Map([...packsIn(ownPacks()), packAt(mine())])).lay('mine')
  for (const without of ['"none"', '1']) {
    write('pack.json', `{ "name": "Mine", "base": "core", "without": [${`\n${without},`.repeat(60)}\n"none"] }`)
    const { faults } = laid() as Laid
    expect(faults).toHaveLength(50)
    expect(faults.at(-1)?.file).toBe(join(mine(), 'pack.json'))
  }
  write('pack.json', `{ "name": "Mine", "base": "core", "without": [${'\n"none",'.repeat(60)}\n"none"] }`)
  expect((laid() as Laid).faults.at(-1)?.place).toEqual({ line: 51, column: 1 })
})

test('a pack that is not there is refused', () => {
  expect(packLibrary(packsIn(folder))('none')).toEqual({ fault: 'no such pack: none', path: '' })
  expect(readFolder(join(folder, 'none')).faults).toMatchObject([{ fault: 'no such folder' }])
})

test('a folder that is a file by now is told as one', () => {
  write('pack.json', '{ "name": "Mine", "base": "core" }')
  const open = library()
  rmSync(mine(), { recursive: true })
  writeFileSync(mine(), '')
  expect(open('mine')).toEqual({ fault: 'this is no folder', path: mine() })
})

// Nobody keeps anything from root.
test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'a folder, its names or a file that may not be read is told as such',
  () => {
    write('pack.json', '{ "name": "Mine" }')
    const faultsWith = (path: string, mode: number): readonly object[] => {
      const before = statSync(path).mode
      chmodSync(path, mode)
      const { faults } = readFolder(mine())
      chmodSync(path, before)
      return faults
    }
    expect(faultsWith(mine(), 0)).toEqual([{ fault: 'this folder may not be read', file: mine() }])
    const cannot = [{ fault: 'the file cannot be read', file: join(mine(), 'pack.json') }]
    expect(faultsWith(mine(), 0o444)).toEqual(cannot)
    expect(faultsWith(join(mine(), 'pack.json'), 0)).toEqual(cannot)
  },
)

test.each([
  ['a folder', (path: string) => mkdirSync(path), 'this is not a file'],
  ['a link to nothing', (path: string) => symlinkSync('nowhere', path), 'this is not a file'],
  ['a link to itself', (path: string) => symlinkSync('pack.json', path), 'this is not a file'],
  [
    'a link out of the folder',
    (path: string) => symlinkSync(join(ownPacks(), 'core', 'pack.json'), path),
    'this leads out of the folder: what it leads to must lie within',
  ],
])('%s that bears the name of a file is refused with its place', (_name, make, fault) => {
  make(join(folder, 'mine', 'pack.json'))
  write('readme.txt', 'not JSON')
  expect(readFolder(mine()).faults).toEqual([{ fault, file: join(mine(), 'pack.json') }])
  expect(library()('mine')).toMatchObject({ fault, path: join(mine(), 'pack.json') })
})

test('a link to another file of the folder is read', () => {
  write('a.txt', '{ "name": "Mine" }')
  symlinkSync('a.txt', join(mine(), 'pack.json'))
  expect(readFolder(mine())).toMatchObject({ faults: [], data: { name: 'Mine' } })
})

test('a name that is joined to itself is refused', () => {
  write('pack.json', '{ "name": "Mine", "base": "core" }')
  expect(library()('core+mine')).toHaveProperty('core+mine')
  expect(library()('core+mine+mine')).toEqual({ fault: "'mine' is named twice", path: '' })
})

test('a pack is known by the id that it gives itself, else by its folder', () => {
  expect(packAt(`${mine()}/`)[0]).toBe('mine')
  write('pack.json', '{ broken')
  expect(packAt(mine())[0]).toBe('mine')
  write('pack.json', '{ "pack": "other" }')
  expect(packAt(mine())[0]).toBe('other')
})

describe('a house pack beside it', () => {
  const beside = (name: string, text: string): void => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'pack.json'), text)
  }
  test('is found where a pack is built on it, whatever its folder is called, and no other is', () => {
    write('pack.json', '{ "name": "Mine", "base": "middle" }')
    beside('a', '{ "pack": "middle", "name": "M", "base": "low", "dice": { "hit": 3 } }')
    beside('low', '{ "name": "L", "base": "core", "hands": [5, 5, 5] }')
    beside('other', '{ "name": "O", "base": "core" }')
    const found = packsAt([`${mine()}/`])
    expect([...found.keys()].filter((id) => !packsIn(ownPacks()).has(id))).toEqual(['mine', 'middle', 'low'])
    expect(packLibrary(found)('mine')).toMatchObject({ mine: { pack: 'core+low+middle+mine', dice: { hit: 3 } } })
    expect(packLibrary(found)('other')).toMatchObject({ fault: 'no such pack: other' })
  })
  test('is told where the two are built on each other', () => {
    write('pack.json', '{ "name": "Mine", "base": "a" }')
    beside('a', '{ "name": "A", "base": "mine" }')
    expect(packLibrary(packsAt([mine()]))('mine')).toEqual({
      fault: 'these packs are built on each other in a circle: a, mine',
      path: join(folder, 'a', 'pack.json:1:16'),
    })
  })
})

test('a pack is read again once its files have changed, and only then', () => {
  const open = library()
  write('pack.json', '{ "name": "One", "base": "core", "dice": { "hit": 3 } }')
  const first = open('mine')
  expect(first).toMatchObject({ mine: { pack: 'core+mine', dice: { hit: 3, light: 2 }, own: ['dice.hit'] } })
  expect(Object.values(open('mine'))[0]).toBe(Object.values(first)[0])
  write('pack.json', '{ "name": "Other", "base": "core", "dice": { "hit": 12 } }')
  expect(open('mine')).toMatchObject({ mine: { dice: { hit: 12 } } })
  write('pack.json', '{ "name": ')
  expect(open('mine')).toMatchObject({
    fault: 'the JSON ends too early: the { of line 1 is not closed',
    path: join(mine(), 'pack.json:1:11'),
  })
})

test("the app's own packs are found", () => {
  expect([...packsIn(ownPacks()).keys()]).toContain('core')
})

test('the place of a part of a JSON text', () => {
  const text = '{ "a": [1, { "b": "},[" , "c": [[], [2]] }],\n  "d\\"": 3, "e": {} }'
  const find = placesIn(text)
  const at = (...path: (string | number)[]) => Object.values(find(path))
  expect([at(), at('a'), at('a', 0), at('a', 1)]).toEqual([
    [1, 1],
    [1, 3],
    [1, 9],
    [1, 12],
  ])
  expect([at('a', 1, 'c'), at('a', 1, 'c', 1, 0), at('d"')]).toEqual([
    [1, 27],
    [1, 38],
    [2, 3],
  ])
  // What is not there is told by what holds it.
  expect([at('x'), at('a', 7), at('a', 1, 'x', 'b'), at('e', 'b')]).toEqual([
    [1, 1],
    [1, 3],
    [1, 12],
    [2, 13],
  ])
})

describe('the place of a fault in JSON', () => {
  test.each([
    ['', 1, 1, 'the JSON ends too early'],
    ['{', 1, 2, 'the JSON ends too early: the { of line 1 is not closed'],
    ['{"a":\n[1,', 2, 4, 'the JSON ends too early: the [ of line 2 is not closed'],
    ['{"a":x}', 1, 6, 'no value begins like this: x}'],
    ['{"a":1,}', 1, 8, 'a comma too many stands before }'],
    ['{"a":}', 1, 6, 'a value is missing before }'],
    ['{"a" 1}', 1, 6, 'a colon is missing before 1}'],
    ['{a:1}', 1, 2, 'a key in double quotes is missing before a:1}'],
    ['[1,\n2,\n]', 3, 1, 'a comma too many stands before ]'],
    ['[1 2]', 1, 4, 'a comma is missing before 2]'],
    ['{"a":1} x', 1, 9, 'after its end nothing may follow: x'],
    ['{"a":[1,{"b":tru}]}', 1, 14, 'no value begins like this: tru}]}'],
    ['["a\nb"]', 1, 2, 'a text does not end, or holds a sign that it may not: "a'],
    ['{"a\tb":1}', 1, 2, 'a text does not end, or holds a sign that it may not: "a\ufffdb":1}'],
    ['[01]', 1, 3, 'a comma is missing before 1]'],
    ['[1}', 1, 3, 'a ] is missing before }'],
    ['"\\x"', 1, 1, 'a text does not end, or holds a sign that it may not: "\\x"'],
  ])('%j', (text, line, column, why) => {
    const fault = why.startsWith('the JSON') ? why : `this is not JSON: ${why}`
    expect(readJson(text)).toEqual({ fault, line, column })
  })
  test('of a text that nests without end', () => {
    expect(readJson('['.repeat(100_000))).toMatchObject({ line: 1, column: 100_001 })
  })
  test('none where there is no fault', () => {
    const value = { a: ['\u007f', -1.5e3, true, null, {}, [], 'ü\\"'] }
    expect(readJson(JSON.stringify(value, null, 2))).toEqual({ value })
  })
})
