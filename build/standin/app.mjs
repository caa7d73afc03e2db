// app: life cycle, paths, switches, the lock of a single instance.
import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cancellable, host, stopChromium, windows } from './host.mjs'

class App extends EventEmitter {
  #ready = Promise.withResolvers()
  #paths = {}
  #lock
  isPackaged = false
  dock = undefined
  commandLine = {
    appendSwitch(name, value) {
      host.switches.push(value === undefined ? `--${name}` : `--${name}=${value}`)
    },
    appendArgument() {},
    removeSwitch(name) {
      host.switches = host.switches.filter((s) => s !== `--${name}` && !s.startsWith(`--${name}=`))
    },
    hasSwitch: (name) => all().some((s) => s === `--${name}` || s.startsWith(`--${name}=`)),
    getSwitchValue: (name) => switchValue(name) ?? '',
  }
  get name() {
    return this.getName()
  }
  set name(name) {
    this.setName(name)
  }
  whenReady() {
    return this.#ready.promise
  }
  isReady() {
    return host.ready
  }
  _fireReady() {
    host.ready = true
    this.emit('will-finish-launching')
    this.#ready.resolve()
    this.emit('ready', {}, {})
  }
  getName() {
    return this._name ?? host.manifest.productName ?? host.manifest.name ?? 'Electron'
  }
  setName(name) {
    this._name = name
  }
  getVersion() {
    return host.manifest.version ?? '0.0.0'
  }
  getAppPath() {
    return host.dir
  }
  getLocale() {
    return 'en-US'
  }
  getSystemLocale() {
    return 'en-US'
  }
  getPreferredSystemLanguages() {
    return ['en-US']
  }
  getPath(name) {
    const home = homedir()
    const appData = process.env.XDG_CONFIG_HOME ?? join(home, '.config')
    const userData = this.#paths.userData ?? switchValue('user-data-dir') ?? join(appData, this.getName())
    const known = { home, appData, userData, sessionData: userData, temp: tmpdir(), exe: process.execPath }
    known.logs = join(userData, 'logs')
    known.crashDumps = join(userData, 'Crashpad')
    for (const folder of ['Desktop', 'Documents', 'Downloads', 'Music', 'Pictures', 'Videos']) {
      known[folder.toLowerCase()] = join(home, folder)
    }
    const path = this.#paths[name] ?? known[name]
    if (!path) throw new Error(`Failed to get '${name}' path`)
    if (name === 'userData' || name === 'sessionData' || name === 'logs') mkdirSync(path, { recursive: true })
    return path
  }
  setPath(name, path) {
    this.#paths[name] = path
  }
  requestSingleInstanceLock(data = {}) {
    if (this.#lock) return true
    const folder = this.getPath('userData')
    const lock = join(folder, 'standin-lock')
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
    } catch {
      if (alive(Number(readFileSync(lock, 'utf8')))) {
        const call = JSON.stringify({ argv: process.argv, cwd: process.cwd(), data })
        writeFileSync(join(folder, 'standin-second'), call)
        return false
      }
      writeFileSync(lock, String(process.pid)) // its owner was killed
    }
    this.#lock = lock
    watch(folder, { persistent: false }, (_kind, file) => {
      if (file !== 'standin-second') return
      try {
        const { argv, cwd, data: sent } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
        rmSync(join(folder, file))
        this.emit('second-instance', {}, argv, cwd, sent)
      } catch {
        // not written whole yet, or taken already
      }
    })
    return true
  }
  hasSingleInstanceLock() {
    return this.#lock !== undefined
  }
  releaseSingleInstanceLock() {
    if (this.#lock) rmSync(this.#lock, { force: true })
    this.#lock = undefined
  }
  setAppUserModelId() {}
  setAboutPanelOptions() {}
  enableSandbox() {}
  disableHardwareAcceleration() {}
  focus() {}
  getGPUFeatureStatus() {
    return {}
  }
  quit() {
    if (host.quitting) return
    const before = cancellable()
    this.emit('before-quit', before)
    if (before.defaultPrevented) return
    void this.#closeAll()
  }
  async #closeAll() {
    for (const w of [...windows.values()]) {
      const close = cancellable()
      w.emit('close', close)
      if (close.defaultPrevented) return
    }
    host.quitting = true
    for (const w of [...windows.values()]) await w._close()
    const will = cancellable()
    this.emit('will-quit', will)
    if (will.defaultPrevented) {
      host.quitting = false
      return
    }
    this.exit(0)
  }
  exit(code = 0) {
    host.quitting = true
    this.emit('quit', {}, code)
    this.releaseSingleInstanceLock()
    void stopChromium().then(() => process.exit(code))
  }
}

const all = () => [...host.args, ...host.switches]
const switchValue = (name) =>
  all()
    .findLast((s) => s.startsWith(`--${name}=`))
    ?.slice(name.length + 3)

function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const app = new App()
