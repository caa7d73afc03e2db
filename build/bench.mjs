// npm run bench: answers and commits a second, then start-up and the way of an answer to the other window, script a frame, memory and sizes
// of both. Prints, asserts nothing.
import { at, bundle, headless, install, run, say, stop } from './lib.mjs'
import { sizes } from './sizes.mjs'

install()
const rules = await run([at('electron', 'cli', 'bench.ts'), ...process.argv.slice(2)])
if (rules.code !== 0) process.exit(rules.code)
if (!(await bundle())) stop('The app could not be built.')
for (const { side, zipped } of sizes()) say(`${side}: ${(zipped / 1000).toFixed(1)} kB of script and styles, gzipped`)
for (const part of ['windows.ts', 'frames.ts']) {
  const { code } = await run([at('tests', 'bench', part)], { env: headless() })
  if (code !== 0) process.exit(code)
}
