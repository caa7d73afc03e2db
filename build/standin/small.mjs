// Modules of which the app needs little: menus, dialogs, displays, power. Nothing here opens a native window.
import { EventEmitter } from 'node:events'
import { host, screens } from './host.mjs'
import { netFetch } from './session.mjs'

export class Menu {
  static #application = null
  items = []
  static setApplicationMenu(menu) {
    Menu.#application = menu
  }
  static getApplicationMenu() {
    return Menu.#application
  }
  static buildFromTemplate(template) {
    const menu = new Menu()
    for (const entry of template) menu.append(entry instanceof MenuItem ? entry : new MenuItem(entry))
    return menu
  }
  append(item) {
    this.items.push(item)
  }
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById?.(id)
      if (found) return found
    }
    return null
  }
  popup() {}
}
export class MenuItem {
  constructor(options) {
    Object.assign(this, { enabled: true, visible: true }, options)
    if (Array.isArray(options.submenu)) this.submenu = Menu.buildFromTemplate(options.submenu)
  }
}

export const dialog = {
  answers: [], // a test pushes the next answer: app.evaluate(({ dialog }) => dialog.answers.push({ response: 1 }))
  async showOpenDialog() {
    return this.answers.shift() ?? { canceled: true, filePaths: [] }
  },
  async showSaveDialog() {
    return this.answers.shift() ?? { canceled: true, filePath: '' }
  },
  async showMessageBox() {
    return this.answers.shift() ?? { response: 0, checkboxChecked: false }
  },
  showMessageBoxSync() {
    return this.answers.shift()?.response ?? 0
  },
  showErrorBox(title, text) {
    process.stderr.write(`[dialog] ${title}: ${text}\n`)
  },
}

const distance = (display, { x, y }) => {
  const { x: left, y: top, width, height } = display.bounds
  return Math.hypot(Math.max(left - x, 0, x - left - width + 1), Math.max(top - y, 0, y - top - height + 1))
}
const shared = (a, b) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

class Screen extends EventEmitter {
  constructor() {
    super()
    screens.changed = (before, next) => {
      for (const d of next) {
        const old = before.find((o) => o.id === d.id)
        if (!old) this.emit('display-added', {}, d)
        else {
          const changed = ['bounds', 'workArea', 'scaleFactor', 'rotation'].filter(
            (key) => JSON.stringify(old[key]) !== JSON.stringify(d[key]),
          )
          if (changed.length > 0) this.emit('display-metrics-changed', {}, d, changed)
        }
      }
      for (const d of before) if (!next.some((n) => n.id === d.id)) this.emit('display-removed', {}, d)
    }
  }
  #list() {
    if (!host.ready) throw new Error("The 'screen' module can't be used before the app 'ready' event")
    return screens.list
  }
  getAllDisplays() {
    return [...this.#list()]
  }
  getPrimaryDisplay() {
    return this.#list()[0]
  }
  getDisplayNearestPoint(point) {
    return this.#list().toSorted((a, b) => distance(a, point) - distance(b, point))[0]
  }
  getDisplayMatching(rect) {
    const best = this.#list().toSorted((a, b) => shared(b.bounds, rect) - shared(a.bounds, rect))[0]
    return shared(best.bounds, rect) > 0 ? best : this.getDisplayNearestPoint(rect)
  }
  getCursorScreenPoint() {
    return { x: 0, y: 0 }
  }
}
export const screen = new Screen()

class PowerMonitor extends EventEmitter {
  getSystemIdleState() {
    return 'active'
  }
  getSystemIdleTime() {
    return 0
  }
  isOnBatteryPower() {
    return false
  }
}
export const powerMonitor = new PowerMonitor()
export const powerSaveBlocker = { start: () => 1, stop: () => true, isStarted: () => true }
export const nativeTheme = Object.assign(new EventEmitter(), { shouldUseDarkColors: true, themeSource: 'system' })
export const shell = { openExternal: async () => {}, openPath: async () => '', showItemInFolder() {}, beep() {} }
export const net = { fetch: netFetch, isOnline: () => false }
export const crashReporter = { start() {} }

const image = (png) => ({
  toPNG: () => png,
  toDataURL: () => `data:image/png;base64,${png.toString('base64')}`,
  isEmpty: () => png.length === 0,
  getSize: () => (png.length ? { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } : { width: 0, height: 0 }),
})
export const nativeImage = {
  createEmpty: () => image(Buffer.alloc(0)),
  createFromBuffer: image,
  createFromPath: () => image(Buffer.alloc(0)),
}

/** A module that the stand-in lacks says so at the first use, not before. */
export function absent(name) {
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        if (typeof key === 'symbol' || key === 'then') return undefined
        throw new Error(`The stand-in has no ${name}.${String(key)}`)
      },
    },
  )
}
