// The file of games: a bad one is told, left byte for byte as it was, and a new one beside it is used from then on.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Cupboard } from '../../electron/shell/cupboard.ts'
import { openStore } from '../../electron/store/store.ts'
import { seats } from '../helpers/seats.ts'

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
  cupboard.keepLiking('evil', 'palette', 'red-green')
  cupboard.forgetLikings('hero')
  reopened()
  expect(cupboard.likings('hero')).toEqual({})
  expect(cupboard.likings('evil')).toEqual({ palette: 'red-green' })
})

describe('copies', () => {
  const play = (): string => {
    const table = seats({ archive: cupboard.archive })
    table.choose('hero', 'rest')
    return table.host.stored!
  }
  const listed = () =>
    cupboard
      .shelf()!
      .games()
      .map(({ id }) => id)

  test('of a file without games are none, of one with games one a last answer', () => {
    cupboard.open()
    cupboard.keepCopy()
    expect(cupboard.copies()).toEqual([])
    play()
    cupboard.keepCopy()
    cupboard.keepCopy()
    const [game] = cupboard.shelf()!.games()
    expect(cupboard.copies()).toEqual([{ id: game!.saved.replaceAll(/[:.]/g, '-'), saved: game!.saved }])
  })

  test('a file that is damaged later is gone back from, and stays as it is', () => {
    cupboard.open()
    const game = play()
    cupboard.keepCopy()
    cupboard.close()
    writeFileSync(file('alone-table.db'), 'damaged')
    expect(reopened()).toMatchObject({ id: 'store.not-a-database' })
    expect(cupboard.restore(cupboard.copies()[0]!.id)).toBeUndefined()
    expect(listed()).toEqual([game])
    expect(reopened()).toBeUndefined()
    expect(listed()).toEqual([game])
    expect(readFileSync(file('alone-table.db'), 'utf8')).toBe('damaged')
    const table = seats({ archive: cupboard.archive, begin: false })
    expect(table.host.resume(game)).toBeUndefined()
  })

  test('going back from a good file keeps a copy of it first', async () => {
    cupboard.open()
    const first = play()
    cupboard.keepCopy()
    const [old] = cupboard.copies()
    await new Promise((done) => setTimeout(done, 5))
    const second = play()
    expect(cupboard.restore(old!.id)).toBeUndefined()
    expect(listed()).toEqual([first])
    const [newest] = cupboard.copies()
    expect(cupboard.restore(newest!.id)).toBeUndefined()
    expect(listed()).toEqual([second, first])
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(3)
  })

  test('one that is damaged or not there changes nothing', () => {
    cupboard.open()
    const game = play()
    cupboard.keepCopy()
    const [copy] = cupboard.copies()
    writeFileSync(join(folder, 'copies', `${copy!.id}.db`), 'damaged')
    expect(cupboard.restore(copy!.id)).toMatchObject({ id: 'store.not-a-database' })
    for (const id of ['2020-01-01T00-00-00-000Z', '../alone-table', 'draft', '']) {
      expect(cupboard.restore(id)).toMatchObject({ id: 'trouble.no-copy' })
    }
    expect(listed()).toEqual([game])
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toEqual(['alone-table.db'])
    expect(reopened()).toBeUndefined()
    expect(listed()).toEqual([game])
  })

  test('are the last ten', async () => {
    cupboard.open()
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) {
      await new Promise((done) => setTimeout(done, 3))
      play()
      cupboard.keepCopy()
      ids.unshift(cupboard.copies()[0]!.id)
    }
    expect(cupboard.copies().map(({ id }) => id)).toEqual(ids.slice(0, 10))
  })

  test('of a clock that ran ahead go first', () => {
    cupboard.open()
    play()
    const ahead = Array.from({ length: 10 }, (_, n) => `2099-01-01T00-00-00-00${n}Z`)
    mkdirSync(join(folder, 'copies'))
    for (const id of ahead) writeFileSync(join(folder, 'copies', `${id}.db`), '')
    cupboard.keepCopy()
    const ids = cupboard.copies().map(({ id }) => id)
    expect(ids).toEqual([...ahead.slice(1).reverse(), cupboard.shelf()!.games()[0]!.saved.replaceAll(/[:.]/g, '-')])
  })
})

test('a disk that cannot be read costs what was chosen, for as long, and keeps no window from being made', () => {
  let isBroken = false
  const failing = new Cupboard(folder, (name) => {
    const store = openStore(name)
    const get = store.settings.get.bind(store.settings)
    store.settings.get = (key) => {
      if (isBroken) throw new Error('disk I/O error')
      return get(key)
    }
    return store
  })
  failing.open()
  failing.keepLiking('evil', 'scale', '2')
  failing.remember('two', { hero: 1, evil: 0 })
  failing.keepPacksOn(['a'])
  isBroken = true
  expect([failing.likings('evil'), failing.recall('two'), failing.packsOn()]).toEqual([{}, undefined, []])
  failing.keepLiking('evil', 'scale', '3') // nothing may be written over what could not be read
  failing.remember('three', { hero: 0, evil: 2 })
  isBroken = false
  expect([failing.likings('evil'), failing.recall('two')]).toEqual([{ scale: '2' }, { hero: 1, evil: 0 }])
  expect(failing.recall('three')).toBeUndefined()
  failing.close()
})
