// The file of games: a bad one is told, left byte for byte as it was, and a new one beside it is used from then on.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Cupboard } from '../../electron/shell/cupboard.ts'
import { openStore } from '../../electron/store/store.ts'

let folder: string
let cupboard: Cupboard
const file = (name: string) => join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cupboard ü '))
  cupboard = new Cupboard(folder, openStore)
})
afterEach(() => {
  cupboard.close()
  rmSync(folder, { recursive: true })
})
const reopened = () => {
  cupboard.close()
  cupboard = new Cupboard(folder, openStore)
  return cupboard.open()
}

test('a new folder gets a file', () => {
  expect(cupboard.open()).toBeUndefined()
  expect(cupboard.shelf()?.games()).toEqual([])
  expect(readdirSync(folder)).toContain('alone-table.db')
})

test.each([
  ['not-a-database', Buffer.from('this is no database, but a letter to my aunt '.repeat(50))],
  ['empty', Buffer.alloc(0)],
])('a bad file is told and left as it was: %s', (kind, bytes) => {
  writeFileSync(file('alone-table.db'), bytes)
  expect(cupboard.open()).toMatchObject({ id: `store.${kind}`, params: { file: file('alone-table.db') } })
  expect(cupboard.shelf()).toBeUndefined()
  expect(() => cupboard.archive.open('x')).toThrow('no file of games is open')
  cupboard.remember('two', { hero: 0, evil: 1 })
  expect(readdirSync(folder)).toEqual(['alone-table.db'])

  expect(cupboard.openNew()).toBeUndefined()
  expect(cupboard.shelf()?.games()).toEqual([])
  cupboard.remember('two', { hero: 1, evil: 0 })
  expect(readFileSync(file('alone-table.db'))).toEqual(bytes)

  expect(reopened()).toBeUndefined()
  expect(cupboard.recall('two')).toEqual({ hero: 1, evil: 0 })
  expect(readFileSync(file('alone-table.db'))).toEqual(bytes)
})

test('a log without its file is not taken for a new file', () => {
  writeFileSync(file('alone-table.db-wal'), 'answers')
  expect(cupboard.open()).toMatchObject({ id: 'store.damaged' })
  expect(cupboard.openNew()).toBeUndefined()
  expect(readdirSync(folder)).toContain('alone-table-2.db')
  expect(readFileSync(file('alone-table.db-wal'), 'utf8')).toBe('answers')
})

test('a file that another process writes is told', () => {
  cupboard.open()
  const other = new Cupboard(folder, openStore)
  expect(other.open()).toMatchObject({ id: 'store.busy' })
})

test('something else that goes wrong is told too', () => {
  const broken = new Cupboard(folder, () => {
    throw new Error('the disk is on fire')
  })
  expect(broken.open()).toMatchObject({ id: 'store.unusable', params: { detail: 'the disk is on fire' } })
})

test('seatings are remembered by set of displays, the last twenty', () => {
  cupboard.open()
  expect(cupboard.recall('one')).toBeUndefined()
  for (let i = 0; i < 25; i += 1) cupboard.remember(`set ${i}`, { hero: i % 3, evil: 3 })
  expect(cupboard.recall('set 4')).toBeUndefined()
  expect(cupboard.recall('set 24')).toEqual({ hero: 0, evil: 3 })
  expect(reopened()).toBeUndefined()
  expect(cupboard.recall('set 5')).toEqual({ hero: 2, evil: 3 })
})

test('each side finds its likings again, and nothing that it did not keep', () => {
  cupboard.open()
  cupboard.keepLiking('hero', 'scale', '1.5')
  cupboard.keepLiking('hero', 'language', 'de')
  reopened()
  expect(cupboard.likings('hero')).toEqual({ scale: '1.5', language: 'de' })
  expect(cupboard.likings('evil')).toEqual({})
})
