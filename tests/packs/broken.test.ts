// Ten broken packs in the player's folder: each is told by file and line, and nothing else is changed.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownPacks } from '../../electron/packs/packs.ts'
import type { PackShelf } from '../../electron/packs/shelf.ts'
import { writeHandbookPack } from '../helpers/handbook-pack.ts'
import { head, mission, missions, shelfIn, told } from '../helpers/house-packs.ts'

let root: string
let house: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broken-'))
  house = join(root, 'packs')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(house, name)), { recursive: true })
  writeFileSync(join(house, name), text)
}
const make = (on: readonly string[] = []): PackShelf =>
  shelfIn(house, ownPacks(), { on: () => on, keep: () => undefined })

/** Ten packs, each with one thing wrong, and what is said of it. */
const BROKEN: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, told: string]>> = {
  'endless-effect': [
    {
      'missions.json': missions(
        mission('m', ', "listeners": [\n{ "on": "moved",\n "effects": [{ "do": "move", "steps": 1 }] }]'),
      ),
    },
    "endless-effect/missions.json:4:1 This may call itself up without end at 'moved': give it 'once' or a Charge",
  ],
  'huge-file': [
    { 'missions.json': missions(mission('m'.repeat(1 << 20))) },
    'huge-file/missions.json the file is larger than the 1 MB that a file of a pack may have',
  ],
  'unknown-word': [
    { 'missions.json': missions(mission('m', ', "reward": [\n  { "do": "dance" }]')) },
    "unknown-word/missions.json:4:5 'dance' is an unknown word",
  ],
  'wrong-type': [
    { 'missions.json': missions(mission('m', ',\n "reward": "gold"')) },
    'wrong-type/missions.json:4:2 This must be a list',
  ],
  'out-of-the-folder': [
    { 'missions.json': '../../outside.json' },
    'out-of-the-folder/missions.json this leads out of the folder: what it leads to must lie within',
  ],
  'duplicate-id': [
    { 'missions.json': missions(mission('m'), mission('m')) },
    "duplicate-id/missions.json:4:7 'm' is a name already, at duplicate-id/missions.json:3:7",
  ],
  'missing-text': [
    {
      'missions.json': missions(mission('m'), '{ "card": "n" }')
        .replace('"name": "A", ', '')
        .replace(',\n    { "card": "n" }', ''),
    },
    "missing-text/missions.json:3:5 'name' is missing: a text",
  ],
  'cyclic-base': [
    { 'pack.json': head('cyclic-base', '"base": "cyclic-base"') },
    "cyclic-base/pack.json:5:3 'cyclic-base' is built on itself",
  ],
  'bad-sheet': [
    {
      'sheets.json':
        '{\n "sheets": [{ "sides": [\n  { "lines": [" ┌─┬┐ ", " □─┼┤ ", "r┌┐□│ ", " ││└┤b", " │□─┤ ", " └┴─┘ "],\n "lcus": ["a6", "d5", "b3", "d2"] }] }] }',
    },
    'bad-sheet/sheets.json:3:3 A Level has 4 Room spaces, not 3',
  ],
  'wrong-version': [
    { 'pack.json': head('wrong-version').replace('1', '2') },
    'wrong-version/pack.json:2:3 This app reads packs of version 1',
  ],
}

describe('ten broken packs', () => {
  const writeBroken = (): void => {
    for (const [id, [files]] of Object.entries(BROKEN)) {
      write(`${id}/pack.json`, head(id))
      for (const [name, text] of Object.entries(files)) {
        if (text.startsWith('..')) symlinkSync(text, join(house, id, name))
        else write(`${id}/${name}`, text)
      }
    }
    writeFileSync(join(root, 'outside.json'), missions(mission('m')))
  }

  test('give ten clear messages, with file and line, and nothing else', () => {
    writeHandbookPack(house)
    writeBroken()
    const shelf = make([...Object.keys(BROKEN), 'deep-freeze'])
    expect(shelf.listed.packs).toHaveLength(12)
    for (const [id, [, message]] of Object.entries(BROKEN)) {
      expect(told(shelf, id)).toEqual([expect.stringContaining(message)])
      expect(shelf.open(`core+${id}`)).toHaveProperty('fault')
    }
    expect(told(shelf, 'deep-freeze')).toEqual([])
    expect(shelf.choices).toEqual([{ id: 'core+deep-freeze', name: 'Core + Deep Freeze' }])
  })

  test('without what is wrong with them each would be played', () => {
    // So that none of the ten is refused for something else.
    writeBroken()
    for (const id of Object.keys(BROKEN)) {
      rmSync(join(house, id), { recursive: true })
      write(`${id}/pack.json`, head(id))
      write(`${id}/missions.json`, missions(mission('m', ', "reward": [{ "do": "round" }]')))
    }
    const shelf = make()
    for (const id of Object.keys(BROKEN)) expect(told(shelf, id)).toEqual([])
  })
})
