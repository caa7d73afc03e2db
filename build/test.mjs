// npm test [-- NAME…]: every check of the project, or the parts that are named. Ends with "N passed, N failed".
//   types lint unit random build e2e   a part; `check` is the quick part: types, lint and unit
//   anything else               a folder or file under tests/, matched as Vitest and Playwright match names
// What begins with a dash, and all that follows it, goes to Vitest and Playwright.
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { at, bundle, electronPath, fetchElectron, hasDisplay, headless, install, run, say, tool } from './lib.mjs'
import { MOST, sizes } from './sizes.mjs'

const args = process.argv.slice(2)
const dash = args.findIndex((arg) => arg.startsWith('-'))
const names = dash < 0 ? args : args.slice(0, dash)
const options = dash < 0 ? [] : args.slice(dash)
const total = { passed: 0, failed: 0 }
const summary = []

function count(title, passed, failed, output = '') {
  total.passed += passed
  total.failed += failed
  if (failed && output) say(output.trimEnd())
  summary.push(`${failed ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed`)
  say(summary.at(-1))
}

/** One step of several commands counts as one check. */
async function step(title, ...commands) {
  let output = ''
  for (const command of commands) {
    const result = await run(command, { capture: true })
    if (result.code !== 0) output += `${result.output}\n`
  }
  count(title, output ? 0 : 1, output ? 1 : 0, output)
}

const types = () =>
  step(
    'types',
    [tool('typescript', 'tsc'), '-p', 'tsconfig.node.json'],
    [tool('vue-tsc'), '-p', 'tsconfig.web.json'],
    [tool('vue-tsc'), '-p', 'tsconfig.tests.json'],
  )
/** Without the type checker a file is judged by itself, so that what did not change need not be looked at again. */
const QUICK = [
  '--config=eslint.quick.config.js',
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/eslint.json',
]
const lint = (quick = false) =>
  step(
    'lint',
    [tool('eslint'), '.', '--max-warnings=0', ...(quick ? QUICK : [])],
    [
      tool('prettier'),
      '--check',
      '.',
      '--log-level=warn',
      '--cache',
      '--cache-location=node_modules/.cache/prettier.json',
    ],
  )

/** Runs Vitest or Playwright and counts what its report says; a run that breaks without a failed test is one failure. */
async function tests(title, command, report, counts, env = {}) {
  rmSync(report, { force: true })
  const { code } = await run(command, { env })
  let passed = 0
  let failed = 0
  try {
    ;({ passed, failed } = counts(JSON.parse(readFileSync(report, 'utf8'))))
  } catch {
    say(`${title} left no report.`)
  }
  count(title, passed, code !== 0 && failed === 0 ? 1 : failed)
  return passed + failed
}

function unit(title, more) {
  const report = at('test-results', 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const counts = ({ testResults }) => {
    const results = testResults.flatMap((file) => file.assertionResults)
    const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
    const passed = results.filter(({ status }) => status === 'passed').length
    return { passed, failed: results.filter(isFailed).length + broken.length }
  }
  return tests(title, [tool('vitest'), 'run', '--passWithNoTests', ...reporters, ...more], report, counts)
}
const isFailed = ({ status }) => status === 'failed'

async function build() {
  const made = await bundle()
  count('build', made ? 1 : 0, made ? 0 : 1)
  if (made) size()
  return made
}
/** What each window loads, without drawings, type and sounds, stays small. */
function size() {
  const told = sizes().map(({ side, zipped }) => `${side} ${(zipped / 1000).toFixed(1)} kB`)
  const large = sizes().filter(({ zipped }) => zipped > MOST)
  count(`size (${told.join(', ')})`, large.length > 0 ? 0 : 1, large.length > 0 ? 1 : 0, `More than ${MOST / 1000} kB.`)
}

async function e2e(title, more) {
  if (!(await bundle())) return count(title, 0, 1, 'The app could not be built.')
  const real = process.platform === 'linux' ? electronPath() && hasDisplay() : (await fetchElectron()).path
  const report = at('test-results', 'e2e.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(real ? {} : headless()) }
  const counts = ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  })
  const command = [
    tool('@playwright/test', 'playwright'),
    'test',
    '--reporter=list,json',
    '--pass-with-no-tests',
    ...more,
  ]
  return tests(title, command, report, counts, env)
}

const fast = () => unit('unit', ['--project=unit', '--project=electron', ...options])
const random = () => unit('random', ['--project=random', ...options])
const parts = {
  types,
  lint: () => lint(),
  unit: fast,
  random,
  build,
  e2e: () => e2e('e2e', options),
  check: () => Promise.all([types(), lint(true), fast()]),
}

function filesUnder(folder) {
  const all = readdirSync(at('tests'), { recursive: true, encoding: 'utf8' }).map((name) =>
    `tests/${name}`.replaceAll('\\', '/'),
  )
  return all.filter((name) => name.endsWith('.test.ts') && name.startsWith('tests/e2e/') === (folder === 'e2e'))
}

/** Files under tests/ that match the name, in whichever runner they belong to. */
async function named(name) {
  const matches = (folder) => filesUnder(folder).some((file) => file.includes(name))
  const found = { unit: matches('unit'), e2e: matches('e2e') }
  if (found.unit) await unit(name, [name, ...options])
  if (found.e2e) await e2e(name, [name, ...options])
  if (!found.unit && !found.e2e) count(name, 0, 1, `No part and no test file is called "${name}".`)
}

install()
mkdirSync(at('test-results'), { recursive: true })
if (names.length === 0) {
  await Promise.all([types(), lint()])
  await fast()
  await random()
  if (await build()) await e2e('e2e', options)
}
for (const name of names) await (Object.hasOwn(parts, name) ? parts[name]() : named(name))
if (summary.length > 1) say(`\n${summary.join('\n')}`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
