// The command that makes sides of Map sheets for whoever writes a pack.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { wrongs } from '../helpers/slow-sheet.ts'

const program = fileURLToPath(new URL('../../electron/cli/sheet.ts', import.meta.url))
const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
const sidesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { lines: string[]; lcus: string[] })

test('sides are drawn, rated and written as a pack has them; a seed makes the same ones', () => {
  const { stdout, status } = run('--seed', '0a')
  const sides = sidesIn(stdout)
  expect(sides.map(wrongs)).toEqual([[], []])
  for (const { lines } of sides) expect(stdout).toContain(lines.join('\n'))
  expect(stdout.match(/^loops \d+, sight \d+, /gm)).toHaveLength(2)
  expect([status, run('--seed', '0a', '--sides', '1').stdout]).toEqual([
    0,
    stdout.split('\n').slice(0, 10).join('\n') + '\n',
  ])
})

test('a command that is called wrongly says how it is called', () => {
  const { stderr, status } = run('--side', '1')
  expect([status, stderr.includes('npm run -s sheet')]).toEqual([2, true])
})
