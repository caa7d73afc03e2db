// The partner world must not be made by the code that it is to try.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('whoever makes the partner shares nothing with whoever makes views and events', () => {
  const folder = new URL('.', import.meta.url)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    const imports = readFileSync(new URL(file, folder), 'utf8').match(/from '[^']+'/g) ?? []
    expect([file, imports.filter((each) => /\/(view|tell)\//.test(each))]).toEqual([file, []])
  }
})
