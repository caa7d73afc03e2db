// The player's folder of packs: what is found, switched on and laid over what.
import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { selfplay } from '../../electron/bots/selfplay.ts'
import type { PackContents } from '../../electron/contract/frame.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { ownPacks } from '../../electron/packs/packs.ts'
import type { PackShelf } from '../../electron/packs/shelf.ts'
import { handbookFiles, writeHandbookPack } from '../helpers/handbook-pack.ts'
import { head, listed, mission, missions, shelfIn, told } from '../helpers/house-packs.ts'

let root: string
let house: string
let kept: readonly string[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shelf-'))
  house = join(root, 'packs')
  kept = []
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(house, name)), { recursive: true })
  writeFileSync(join(house, name), text)
}
const make = (own = ownPacks()): PackShelf =>
  shelfIn(house, own, {
    on: () => kept,
    keep: (on) => {
      kept = on
    },
  })

test('an empty folder is made, with the schema for editors; the app plays with its own pack', () => {
  const shelf = make()
  expect(existsSync(join(house, 'pack.schema.json'))).toBe(true)
  expect(shelf.choices).toEqual([{ id: 'core', name: 'Core' }])
  expect(shelf.listed).toEqual({
    folder: house,
    packs: [{ folder: 'core', id: 'core', name: 'Core', isOwn: true, isOn: true, base: null, faults: [], clashes: [] }],
  })
})

test('a folder that cannot be had leaves the app its own pack', () => {
  mkdirSync(root, { recursive: true })
  writeFileSync(house, 'a file')
  expect(make().choices).toEqual([{ id: 'core', name: 'Core' }])
  expect(make(join(root, 'none')).choices).toEqual([])
})

test('a pack is listed, switched on and off again, and kept', () => {
  writeHandbookPack(house)
  const shelf = make()
  expect(listed(shelf, 'deep-freeze')).toEqual({
    folder: 'deep-freeze',
    id: 'deep-freeze',
    name: 'Deep Freeze',
    isOwn: false,
    isOn: false,
    base: 'core',
    faults: [],
    clashes: [],
  })
  expect(shelf.choices).toEqual([{ id: 'core', name: 'Core' }])
  shelf.set(['deep-freeze', 'none', 'core', 'deep-freeze'])
  expect(kept).toEqual(['deep-freeze'])
  expect(shelf.choices).toEqual([{ id: 'core+deep-freeze', name: 'Core + Deep Freeze' }])
  expect(make().choices).toEqual(shelf.choices)
  shelf.set([])
  expect(shelf.choices).toEqual([{ id: 'core', name: 'Core' }])
})

test('a folder is looked into again when asked, and what is played is as its files are now', () => {
  kept = ['mine']
  const shelf = make()
  write('mine/pack.json', head('mine'))
  expect(shelf.choices).toHaveLength(1)
  shelf.look()
  expect(shelf.choices).toEqual([{ id: 'core+mine', name: 'Core + The mine' }])
  write('mine/pack.json', head('mine', '"base": "core", "dice": { "hit": 9 }'))
  expect(shelf.open('core+mine')).toMatchObject({ 'core+mine': { pack: 'core+mine', dice: { hit: 9 } } })
  write('mine/pack.json', head('mine', '"base": "core", "dice": { "hit": "9" }'))
  expect(shelf.open('core+mine')).toEqual({
    fault: 'This must be a number',
    path: `${join(house, 'mine', 'pack.json')}:5:29`,
  })
})

test('one that cannot be read now is listed without a switch, and comes back in its place', () => {
  for (const id of ['a', 'b', 'c', 'd']) write(`in-${id}/pack.json`, head(id))
  kept = ['a', 'b', 'c']
  const shelf = make()
  write('in-b/pack.json', head('b').replace(',', ''))
  write('Mein Päckchen/pack.json', '{ "name": "Mine", "base": "core" }')
  shelf.look()
  expect(listed(shelf, 'in-b')).toMatchObject({ id: null, isOn: false, name: 'in-b' })
  expect(listed(shelf, 'Mein Päckchen')).toMatchObject({ id: null, isOn: false, name: 'Mein Päckchen' })
  expect(told(shelf, 'Mein Päckchen')).toEqual([
    'Mein Päckchen/pack.json:1:1 A name is lowercase words joined by dashes',
  ])
  shelf.set(['c', 'a', 'd', 'in-b'])
  expect(kept).toEqual(['c', 'a', 'b', 'd'])
  shelf.set(['d'])
  expect(kept).toEqual(['b', 'd'])
  write('in-b/pack.json', head('b'))
  shelf.look()
  expect(shelf.choices).toEqual([{ id: 'core+b+d', name: 'Core + The b + The d' }])
  shelf.set(['d'])
  expect(kept).toEqual(['d'])
  kept = Array.from({ length: 100 }, (_, i) => `gone-${i}`)
  shelf.set(['d'])
  expect(kept).toHaveLength(100)
  expect(kept).toContain('d')
})

test('a folder that cannot be read takes no name from a pack', () => {
  write('mine/pack.json', 'broken')
  write('other/pack.json', head('mine'))
  kept = ['mine']
  const rows = make().listed.packs.map(({ folder, id, isOn }) => ({ folder, id, isOn }))
  expect(rows).toEqual([
    { folder: 'core', id: 'core', isOn: true },
    { folder: 'other', id: 'mine', isOn: true },
    { folder: 'mine', id: null, isOn: false },
  ])
})

test('of two with one name the one that can be played has it, wherever its folder stands', () => {
  write('a/pack.json', head('mine', '"base": "core", "dice": { "hit": "six" }'))
  write('b/pack.json', head('mine', '"base": "core", "dice": { "hit": 3 }'))
  write('c/pack.json', head('mine', '"base": "core", "dice": { "hit": 4 }'))
  kept = ['mine']
  const shelf = make()
  expect(shelf.open('core+mine')).toMatchObject({ 'core+mine': { dice: { hit: 3 } } })
  expect(told(shelf, 'mine')).toEqual([])
  expect(told(shelf, 'a')).toEqual(["a/pack.json:3:3 'mine' is the name of the pack in the folder 'b'"])
  expect(told(shelf, 'c')).toEqual(["c/pack.json:3:3 'mine' is the name of the pack in the folder 'b'"])
  expect(shelf.listed.packs.filter(({ isOn }) => isOn).map(({ folder }) => folder)).toEqual(['core', 'b'])
})

test('one that is on and cannot be read is still on, as long as no other has its name', () => {
  write('mine/pack.json', 'broken')
  kept = ['mine']
  const shelf = make()
  expect(listed(shelf, 'mine')).toMatchObject({ id: null, isOn: true, faults: [{}] })
  shelf.set([])
  expect(kept).toEqual(['mine'])
})

test('a pack is begun under a name that is free, without a fault, and is listed at once', () => {
  const shelf = make()
  write('other/pack.json', head('my-pack-2'))
  shelf.look()
  expect([shelf.begin('en'), shelf.begin('fr'), shelf.begin('de')]).toEqual(['my-pack', 'my-pack-3', 'mein-paket'])
  expect(listed(shelf, 'mein-paket')).toMatchObject({ name: 'Mein Paket', isOn: false, faults: [] })
  kept = ['my-pack', 'my-pack-3', 'mein-paket']
  shelf.look()
  expect(shelf.choices.map(({ id }) => id)).toEqual(['core+my-pack+my-pack-3+mein-paket'])
})

test('what a pack holds is told with the texts of the table: all of a whole one, of another what is its own', () => {
  writeHandbookPack(house)
  const shelf = make()
  const core = shelf.contents('core') as PackContents
  expect([core.own, core.sheets.length]).toEqual([null, 8])
  expect(core.catalogue.cards.length).toBeGreaterThan(50)
  const mine = shelf.contents('deep-freeze') as PackContents
  expect(mine.own).toEqual(expect.arrayContaining(['deep-frost', 'freeze-lamp', 'freeze-thaw']))
  expect(mine.own).not.toContain('lunge')
  expect(mine.catalogue.cards.length).toBe(core.catalogue.cards.length + 5)
  expect(mine.sheets).toHaveLength(1)
  write('deep-freeze/pack.json', head('deep-freeze', '"base": "core", "dice": { "hit": "9" }'))
  expect(shelf.contents('deep-freeze')).toEqual({
    fault: 'This must be a number',
    path: `${join(house, 'deep-freeze', 'pack.json')}:5:29`,
  })
  expect(shelf.contents('none')).toEqual({ fault: 'no such pack: none', path: '' })
})

test('a look reads each file once', () => {
  writeHandbookPack(house)
  const shelf = make()
  const reads = vi.spyOn(fs, 'readFileSync')
  syncBuiltinESMExports()
  shelf.look()
  const files = reads.mock.calls.map(([file]) => String(file)).filter((file) => file.endsWith('.json'))
  reads.mockRestore()
  syncBuiltinESMExports()
  expect(files.length).toBeGreaterThan(8)
  expect(files).toEqual([...new Set(files)])
})

describe('several packs', () => {
  test('are laid in their order; what two of them change is told at the later one', () => {
    write('a/pack.json', head('a', '"base": "core", "dice": { "hit": 3 }, "without": ["medic"]'))
    write('b/pack.json', head('b', '"base": "core", "dice": { "hit": 4 }'))
    kept = ['b', 'a']
    const shelf = make()
    expect(shelf.choices).toEqual([{ id: 'core+b+a', name: 'Core + The b + The a' }])
    expect(shelf.listed.packs.map(({ id }) => id)).toEqual(['core', 'b', 'a'])
    expect(shelf.open('core+b+a')).toMatchObject({ 'core+b+a': { dice: { hit: 3 } } })
    expect(listed(shelf, 'b')?.clashes).toEqual([])
    expect(listed(shelf, 'a')?.clashes).toEqual([{ with: 'b', names: 'dice.hit' }])
    shelf.set(['a', 'b'])
    expect(shelf.open('core+a+b')).toMatchObject({ 'core+a+b': { dice: { hit: 4 } } })
    expect(listed(shelf, 'b')?.clashes).toEqual([{ with: 'a', names: 'dice.hit' }])
  })

  test('one that does not go with those before it is left out, and says why', () => {
    const swarm = (id: string): string =>
      `{ "decks": [{ "deck": "${id}", "name": "A", "cards": [{ "card": "${id}-card", "name": "A", "copies": 26, "moment": "turn-end", "instant": false, "effects": [{ "do": "round" }], "dangerous": [{ "do": "round" }] }] }] }`
    for (const id of ['a', 'b']) {
      write(`${id}/pack.json`, head(id))
      write(`${id}/decks.json`, swarm(id))
    }
    write('b/missions.json', missions(mission('a-card')))
    kept = ['a', 'b']
    const shelf = make()
    expect(shelf.choices).toEqual([{ id: 'core+a', name: 'Core + The a' }])
    expect(told(shelf, 'b')).toEqual([expect.stringMatching(/^b\/missions.json:3:7 'a-card' is a name already/)])
    shelf.set(['b'])
    expect(shelf.choices).toEqual([{ id: 'core+b', name: 'Core + The b' }])
    expect(told(shelf, 'b')).toEqual([])
  })

  test('the one that is too many is told', () => {
    const ids = Array.from('abcdefghijkl', (letter) => `p-${letter}`)
    for (const id of ids) write(`${id}/pack.json`, head(id))
    kept = ids
    const shelf = make()
    expect(shelf.choices).toEqual([{ id: ['core', ...ids.slice(0, 11)].join('+'), name: expect.any(String) }])
    expect(told(shelf, 'p-k')).toEqual([])
    expect(told(shelf, 'p-l')).toEqual(['p-l/pack.json:3:3 at most 12 packs lie over each other'])
  })

  test('one that leaves out more than may be is told where it does', () => {
    write('mine/pack.json', head('mine', '"base": "core",\n  "without": ["fury", "speed", "sheets"]'))
    expect(told(make(), 'mine')).toEqual(expect.arrayContaining([expect.stringMatching(/^mine\/pack.json:6:3 .*two/)]))
  })

  test('one may be built on another, which comes along and is no clash', () => {
    write('low/pack.json', head('low', '"base": "core", "dice": { "hit": 3 }'))
    write('high/pack.json', head('high', '"base": "low", "dice": { "hit": 4 }'))
    kept = ['high', 'low']
    const shelf = make()
    expect(shelf.open('core+high')).toMatchObject({ 'core+high': { pack: 'core+low+high', dice: { hit: 4 } } })
    expect(listed(shelf, 'high')?.clashes).toEqual([])
    rmSync(join(house, 'low'), { recursive: true })
    shelf.look()
    expect(told(shelf, 'high')).toEqual(['high/pack.json:5:3 no such pack: low'])
    expect(shelf.choices).toEqual([{ id: 'core', name: 'Core' }])
  })

  test('a whole one is a choice of its own, and is laid over nothing', () => {
    const core = make().open('core') as { core: Record<string, unknown> }
    write('whole/all.json', JSON.stringify({ ...core.core, pack: 'whole', name: 'Whole' }))
    kept = ['whole']
    const shelf = make()
    expect(shelf.choices.map(({ id }) => id)).toEqual(['core', 'whole'])
    expect(shelf.open('core+whole')).toMatchObject({ fault: "'whole' has no base: it is played alone" })
  })

  test('of two with one name the first counts; none takes the name of the app’s own', () => {
    write('a/pack.json', head('mine'))
    write('b/pack.json', head('mine'))
    write('c/pack.json', head('core', '"dice": {}'))
    const shelf = make()
    expect(told(shelf, 'mine')).toEqual([])
    expect(told(shelf, 'b')).toEqual(["b/pack.json:3:3 'mine' is the name of the pack in the folder 'a'"])
    expect(told(shelf, 'c')).toEqual(["c/pack.json:3:3 'core' is the name of the pack in the folder 'core'"])
  })

  test('a card that bears the name of one of the app’s is told where it stands, not where the other does', () => {
    const card =
      '{ "card": "sprint", "name": "n", "copies": 2, "moment": "turn-end", "instant": false, "effects": [{ "do": "noise" }], "dangerous": [{ "do": "noise" }] }'
    write('a/pack.json', head('a', '"base": "core", "without": ["lunge"]'))
    write('a/decks.json', `{ "decks": [{ "deck": "fury", "cards": [\n${card}] }] }`)
    expect(told(make(), 'a')?.[0]).toMatch(/^a\/decks.json:2:\d+ 'sprint' is a name already, at core\/decks.json:\d+/)
  })

  test('cards for a deck that is not there are told by its name', () => {
    write('a/pack.json', head('a', '"base": "core"'))
    write('a/decks.json', '{ "decks": [\n{ "deck": "furi", "cards": [] }] }')
    expect(told(make(), 'a')?.[0]).toBe("a/decks.json:2:3 No deck is called 'furi': a deck of its own has a name")
  })

  test('a fault that lies outside the folder is told with its whole path', () => {
    const beside = `${house}2`
    cpSync(ownPacks(), beside, { recursive: true })
    write('a/pack.json', head('a', '"base": "core", "without": ["conditions"]'))
    expect(told(make(beside), 'a')?.[0]).toContain(join(beside, 'core', 'decks.json:'))
  })

  test('more than a shelf holds are told and not read', () => {
    for (let i = 10; i < 71; i++) write(`p-${i}/pack.json`, i === 70 ? 'broken' : head(`p-${i}`))
    const shelf = make()
    expect(told(shelf, 'p-69')).toEqual([])
    expect(told(shelf, 'p-70')).toEqual(['p-70 more than 60 packs in this folder'])
  })
})

test('one whose name nobody can see is listed by its folder', () => {
  write('mine/pack.json', '{ "name": "\\u0000 ", "base": "core" }')
  expect(listed(make(), 'mine')).toMatchObject({ name: 'mine', faults: [{ at: 'mine/pack.json:1:3' }] })
})

test('what is for the app to say is no key of a pack', () => {
  write('mine/pack.json', head('mine', '"base": "core",\n  "own": ["fury"]'))
  expect(told(make(), 'mine')).toEqual(["mine/pack.json:6:3 'own' is an unknown key"])
})

describe('the example of the handbook', () => {
  test('is five cards, a Mission and a sheet, and without fault', () => {
    writeHandbookPack(house)
    expect([...handbookFiles().keys()]).toHaveLength(4)
    const shelf = make()
    expect(told(shelf, 'deep-freeze')).toEqual([])
    const core = Object.values(shelf.open('core'))[0]
    const pack = Object.values(shelf.open('deep-freeze'))[0]
    expect(pack.decks.at(-1).cards).toHaveLength(5)
    expect(pack.missions).toHaveLength(core.missions.length + 1)
    expect(pack.sheets).toHaveLength(core.sheets.length + 1)
  })

  test('is played at random to the end', () => {
    writeHandbookPack(house)
    const shelf = make()
    const report = selfplay({
      game: alone,
      packs: (named) => shelf.open(named),
      pack: 'core+deep-freeze',
      games: 1,
      seed: 'f1e2',
      evil: 1,
      check: false,
      most: 3000,
    })
    expect(report.failures).toEqual([])
    expect(report.answers).toBeGreaterThan(100)
  })
})
