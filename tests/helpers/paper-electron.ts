// Electron as typed spies: what the shell asks of it, for tests that need no window.
import { EventEmitter } from 'node:events'
import { vi } from 'vitest'
import type { Area } from '../../electron/shell/places.ts'

export class PaperContents extends EventEmitter {
  static #last = 0
  readonly id = (PaperContents.#last += 1)
  readonly sent: [string, unknown][] = []
  isGone = false
  setWindowOpenHandler = vi.fn()
  setWebRTCIPHandlingPolicy = vi.fn()
  send(name: string, told: unknown) {
    if (this.isGone) throw new TypeError('Object has been destroyed')
    this.sent.push([name, told])
  }
  isDestroyed = () => this.isGone
}

export class PaperWindow extends EventEmitter {
  static all: PaperWindow[] = []
  readonly options: any
  readonly webContents = new PaperContents()
  readonly log: string[] = []
  bounds: Area
  isFull = false
  isOnTop = false
  /** Whether the system says that it has changed to full screen and back. */
  static says = true
  static loads = true
  constructor(options: any) {
    super()
    this.options = options
    const { x, y, width, height } = options
    this.bounds = { x, y, width, height }
    PaperWindow.all.push(this)
  }
  loadURL = vi.fn((_url: string) => (PaperWindow.loads ? Promise.resolve() : Promise.reject(new Error('no such page'))))
  removeMenu = vi.fn()
  show = vi.fn()
  showInactive = vi.fn()
  restore = vi.fn()
  isMinimized = () => false
  isDestroyed = () => this.webContents.isGone
  getBounds = () => this.bounds
  isFullScreen = () => this.isFull
  setBounds(bounds: Area) {
    this.log.push(`to ${bounds.x}`)
    this.bounds = bounds
  }
  setFullScreen(on: boolean) {
    this.log.push(on ? 'full' : 'not full')
    this.isFull = on
    if (PaperWindow.says) setTimeout(() => this.emit(on ? 'enter-full-screen' : 'leave-full-screen'))
  }
  setAlwaysOnTop(on: boolean) {
    this.isOnTop = on
  }
  destroy() {
    this.webContents.isGone = true
    this.emit('closed')
  }
}

class PaperApp extends EventEmitter {
  isPackaged = false
  readonly switches: string[] = []
  commandLine = { appendSwitch: (name: string, value?: string) => void this.switches.push(`${name}=${value}`) }
  setPath = vi.fn()
  getPath = vi.fn((name: string) => `/paths/${name}`)
  getAppPath = () => '/app'
  requestSingleInstanceLock = vi.fn(() => true)
  quit = vi.fn()
  exit = vi.fn()
}
class PaperScreen extends EventEmitter {
  displays: object[] = []
  getAllDisplays = () => this.displays
}

export const app = new PaperApp()
app.setMaxListeners(0) // each test that opens windows adds its own
export const screen = new PaperScreen()
export const powerMonitor = new EventEmitter()
export const protocol = { registerSchemesAsPrivileged: vi.fn() }
export const Menu = { setApplicationMenu: vi.fn() }
export const dialog = { showErrorBox: vi.fn() }
export const BrowserWindow = PaperWindow
