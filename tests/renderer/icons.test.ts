// The app carries the icons that it names, and no more: the whole set is read only for a pack that names others.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { icons } from '../../build/icons.mjs'
import { catalogue } from '../helpers/window-evil/catalogue.ts'

const kept = JSON.parse(readFileSync(join(import.meta.dirname, '../../renderer/ui/icons.json'), 'utf8')) as object

test('no icon is missing that the sources and packs name now (node build/icons.mjs writes them anew)', () => {
  const named = icons()
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.keys(named)))
  expect(kept).toMatchObject(named)
  expect(Object.keys(named).length).toBeGreaterThan(100)
})

test('every Item and card of the core pack that names an icon finds it there', () => {
  const named = Object.values(catalogue).flatMap((part) =>
    Array.isArray(part) ? part.flatMap((entry: { icon?: string }) => entry.icon ?? []) : [],
  )
  expect(named.length).toBeGreaterThan(20)
  for (const name of named) expect(kept).toHaveProperty(name)
})
