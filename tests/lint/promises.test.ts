// Every promise names trials that are there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url)
const rows = readFileSync(at('resources/handbook/promises.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| P\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', how = '', where = '', missing = '']) => ({ promise, how, where, missing }))

test('P1 to P15 and P19 are listed', () => {
  const numbers = rows.map(({ promise }) => Number(/^P(\d+) /.exec(promise)?.[1]))
  expect(numbers).toEqual([...Array.from({ length: 15 }, (_, i) => i + 1), 19])
})

test.each(rows)('$promise', ({ how, where, missing }) => {
  expect(how).not.toBe('')
  const trials = where.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  for (const trial of trials) expect(existsSync(at(`tests/${trial}.test.ts`)), trial).toBe(true)
  if (trials.length === 0) expect(missing).toBe('Everything')
})
