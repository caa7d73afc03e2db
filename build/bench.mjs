// npm run bench: answers and commits a second, then start-up and the way of an answer to the other window. Prints, asserts nothing.
import { at, bundle, headless, install, run, stop } from './lib.mjs'

install()
const rules = await run([at('electron', 'cli', 'bench.ts'), ...process.argv.slice(2)])
if (rules.code !== 0) process.exit(rules.code)
if (!(await bundle())) stop('The app could not be built.')
process.exit((await run([at('tests', 'bench', 'windows.ts')], { env: headless() })).code)
