// npm run tour [-- FOLDER [moments|animation]]: a short seeded game in headless windows, with pictures of both; every moment that pictures are
// kept of, to be looked at; or the README's moving picture, which needs ImageMagick.
import { resolve } from 'node:path'
import { at, bundle, headless, install, run, stop } from './lib.mjs'

const folder = process.argv[2] ? resolve(process.env.INIT_CWD ?? '.', process.argv[2]) : at('test-results', 'tour')
install()
if (!(await bundle())) stop('The app could not be built.')
const script = ['moments', 'animation'].includes(process.argv[3]) ? `${process.argv[3]}.ts` : 'tour.ts'
const env = headless()
process.exit((await run([at('tests', 'e2e', script), folder, ...process.argv.slice(4)], { env })).code)
