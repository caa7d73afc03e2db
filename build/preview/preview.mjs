// Prints the cards of a pack: as HTML, which any browser shows and prints, and from that as PDF or as pictures by Electron. Without a display, on
// Linux, Chromium takes Electron's place as it does for the tour.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { contentsOf } from '../../electron/packs/contents.ts'
import { Library } from '../../electron/packs/library.ts'
import { packAt, packsAt } from '../../electron/packs/packs.ts'
import { at, electronSwitches, fetchElectron, hasDisplay, headless, say, start, stop } from '../lib.mjs'

const USAGE = 'npm run -s pack -- preview FOLDER [--out FILE.pdf|FILE.html|FOLDER] [--language en|de]'

/** The page as text, with all that it needs inside. */
async function pageOf(contents, language, single) {
  const made = at('node_modules', '.cache', 'preview')
  await build({
    configFile: false,
    root: at('renderer'),
    logLevel: 'error',
    plugins: [vue()],
    build: {
      ssr: at('renderer', 'ui', 'cards', 'print.ts'),
      outDir: made,
      emptyOutDir: true,
      cssCodeSplit: false,
      emitAssets: true,
      assetsInlineLimit: () => true,
      rollupOptions: { output: { entryFileNames: 'print.mjs' } },
    },
  })
  const { printed } = await import(pathToFileURL(join(made, 'print.mjs')).href)
  const styles = readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const css = styles.map((name) => readFileSync(join(made, name), 'utf8')).join('\n')
  const paper = single ? '' : '@page { size: A4; margin: 0; }'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${contents.catalogue.pack}</title>
<style>${css}</style>
<style>
${paper}
html, body { height: auto; overflow: visible; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
</style>
</head>
<body class="evil">
${await printed(contents, language, single)}
</body>
</html>
`
}

/** Opens the page where nobody sees it, and has it printed. */
async function print(html, out) {
  const electron = hasDisplay() ? await fetchElectron() : {}
  const env = electron.path ? {} : headless()
  const path = electron.path ?? join(env.ELECTRON_OVERRIDE_DIST_PATH, 'electron')
  const data = mkdtempSync(join(tmpdir(), 'preview-'))
  const page = join(data, 'page.html')
  writeFileSync(page, html)
  try {
    const args = [at('build', 'preview', 'window.cjs'), `--user-data-dir=${join(data, 'user')}`, ...electronSwitches]
    return (await start(path, args, { env: { ...env, PREVIEW_PAGE: page, PREVIEW_OUT: out } })).code
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const options = { out: { type: 'string' }, language: { type: 'string', default: 'en' } }
let read
try {
  read = parseArgs({ allowPositionals: true, options })
} catch (error) {
  stop(`${error.message}\n${USAGE}`)
}
const [folder, ...more] = read.positionals
const { language } = read.values
if (!folder || more.length > 0 || !['en', 'de'].includes(language)) stop(USAGE)
const [id] = packAt(folder)
const contents = contentsOf(new Library(packsAt([folder])), id)
if ('fault' in contents) stop(`${contents.path}: ${contents.fault}`)
const out = resolve(read.values.out ?? `${id}.pdf`)
const kind = extname(out).toLowerCase()
const isFolder = kind === '' || (existsSync(out) && statSync(out).isDirectory())
if (!isFolder && kind !== '.pdf' && kind !== '.html') stop(USAGE)
if (!existsSync(dirname(out))) stop(`there is no folder ${dirname(out)}`)
const html = await pageOf(contents, language, isFolder)
try {
  if (isFolder && !existsSync(out)) mkdirSync(out)
  if (kind === '.html' && !isFolder) writeFileSync(out, html)
} catch (error) {
  stop(`${out} cannot be written: ${error.message}`)
}
if (isFolder || kind !== '.html') process.exitCode = await print(html, out)
if (process.exitCode === undefined || process.exitCode === 0) say(out)
