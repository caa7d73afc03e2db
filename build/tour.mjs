// npm run tour [-- FOLDER]: a short seeded game in headless windows, with pictures of both.
import { resolve } from 'node:path'
import { at, bundle, headless, install, run, stop } from './lib.mjs'

const folder = process.argv[2] ? resolve(process.env.INIT_CWD ?? '.', process.argv[2]) : at('test-results', 'tour')
install()
if (!(await bundle())) stop('The app could not be built.')
const env = headless()
process.exit((await run([at('tests', 'e2e', 'tour.ts'), folder], { env })).code)
