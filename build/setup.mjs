// npm run setup, and the first half of every other script: installs what is missing, says nothing when nothing is.
// With arguments it then runs them with the right Node: setup.mjs FILE [ARGUMENT…]
import { install, run } from './lib.mjs'

install()
const args = process.argv.slice(2)
if (args.length > 0) process.exitCode = (await run(args)).code
