// No Mission of the core pack goes without its own cases.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MISSIONS } from './station.ts'

const HERE = new URL('.', import.meta.url)

it('each Mission of the core pack is described by its name', () => {
  const cases = readdirSync(HERE)
    .filter((name) => name !== 'every.test.ts')
    .map((name) => readFileSync(new URL(name, HERE), 'utf8'))
    .join('\n')
  expect(MISSIONS.map(({ card }) => card).filter((card) => !cases.includes(`describe('${card}', `))).toEqual([])
})
