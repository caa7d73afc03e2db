// The page About tells the truth: what the installed packages say, and every package that the app is built from.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { credits, SHIPPED } from '../../build/credits.mjs'

const root = join(import.meta.dirname, '../..')

test('the credits are what the packages say now (node build/credits.mjs writes them anew)', () => {
  expect(JSON.parse(readFileSync(join(root, 'renderer/ui/credits.json'), 'utf8'))).toEqual(credits())
})

test('every package that a source imports is credited', () => {
  const named = Object.values(SHIPPED).flat()
  for (const room of ['electron', 'renderer']) {
    for (const file of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:ts|vue|css)$/.test(file)) continue
      const text = readFileSync(join(root, room, file), 'utf8')
      for (const [, from] of text.matchAll(/(?:from|import|import\()\s*'((?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[^']*)?'/g))
        expect(named, `${room}/${file}`).toContain(from)
    }
  }
})
