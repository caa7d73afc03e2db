// Languages that players add: what is taken from their folder, and what is told of.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languagesIn } from '../../electron/shell/languages.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'alone-table-languages-')), 'languages')
})
afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true })
})
const lay = (file: string, content: unknown): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}
const found = (): object =>
  Object.fromEntries(languagesIn(folder).map(({ file, name, texts, fault }) => [file, fault ?? { name, texts }]))

test('a folder that is not there is made, and has none', () => {
  expect(found()).toEqual({})
  expect(found()).toEqual({})
})

test('a file gives its texts by whole ids and its own name', () => {
  lay('fr.json', { language: { name: 'Français' }, title: { new: 'Nouvelle partie' } })
  lay('pt-BR.json', { title: { new: 'Novo jogo' } })
  expect(found()).toEqual({
    'fr.json': { name: 'Français', texts: { 'language.name': 'Français', 'title.new': 'Nouvelle partie' } },
    'pt-BR.json': { name: 'pt-BR', texts: { 'title.new': 'Novo jogo' } },
  })
})

test('what is no language, or comes with the app, is left alone', () => {
  for (const file of ['en.json', 'de.json', 'notes.txt', 'FR.json', 'french.json', 'pt-br.json']) lay(file, {})
  expect(found()).toEqual({})
})

test('a fault is told of', () => {
  lay('fr.json', '{ "title": {')
  lay('es.json', { title: { new: 3 } })
  lay('it.json', { title: { new: 'x'.repeat(4_001) } })
  lay('nb.json', '{ "__proto__": { "new": "x" } }')
  lay('nl.json', { constructor: { new: 'x' } })
  lay('pl.json', `{ "title": "${'x'.repeat(400_000)}" }`)
  lay('sv.json', { language: { name: 'x'.repeat(41) } })
  lay('da.json', '['.repeat(90_000))
  mkdirSync(join(folder, 'fi.json'))
  const no = (id: string, params: object = {}): object => ({ id: `language.${id}`, params })
  expect(found()).toEqual({
    'da.json': expect.objectContaining({ id: 'language.no-json' }),
    'es.json': no('no-text', { at: 'title' }),
    'fi.json': no('unreadable'),
    'fr.json': no('no-json', { at: '1:13' }),
    'it.json': no('no-text', { at: 'title.new' }),
    'nb.json': { name: 'nb', texts: {} },
    'nl.json': no('no-text', { at: 'constructor' }),
    'pl.json': no('too-large', { most: 400 }),
    'sv.json': no('no-text', { at: 'language.name' }),
  })
})
