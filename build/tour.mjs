// npm run tour [-- FOLDER [moments]]: a short seeded game in headless windows, with pictures of both; or two dozen moments, to be looked at.
import { resolve } from 'node:path'
import { at, bundle, headless, install, run, stop } from './lib.mjs'

const folder = process.argv[2] ? resolve(process.env.INIT_CWD ?? '.', process.argv[2]) : at('test-results', 'tour')
install()
if (!(await bundle())) stop('The app could not be built.')
const script = process.argv[3] === 'moments' ? 'moments.ts' : 'tour.ts'
const env = headless()
process.exit((await run([at('tests', 'e2e', script), folder], { env })).code)
