// npm run pack -- new|check|preview|sheet: electron/cli/pack.ts, but for `preview`, which draws with the windows' own components and so needs the build.
import { at, install, run } from './lib.mjs'

install()
const args = process.argv.slice(2)
const command =
  args[0] === 'preview'
    ? [at('build', 'preview', 'preview.mjs'), ...args.slice(1)]
    : [at('electron', 'cli', 'pack.ts'), ...args]
process.exitCode = (await run(command)).code
