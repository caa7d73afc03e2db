// BrowserWindow: a real Chromium window for each.
import { EventEmitter } from 'node:events'
import { app } from './app.mjs'
import { WebContents } from './contents.mjs'
import { cancellable, host, screens, warn, windows } from './host.mjs'

export class BrowserWindow extends EventEmitter {
  static #ids = 0
  id = ++BrowserWindow.#ids
  #closed = Promise.withResolvers()
  #bounds
  #shown = false
  #title
  #flags = {}
  static getAllWindows() {
    return [...windows.values()]
  }
  static fromWebContents(contents) {
    return contents?._win ?? null
  }
  static fromId(id) {
    return windows.get(id) ?? null
  }
  static getFocusedWindow() {
    return BrowserWindow.getAllWindows().find((w) => w.isFocused()) ?? null
  }
  constructor(options = {}) {
    super()
    if (!host.ready) throw new Error('Cannot create BrowserWindow before app is ready')
    const { workArea } = screens.list[0]
    const { x = workArea.x, y = workArea.y, width = 800, height = 600 } = options
    this.#bounds = { x, y, width, height }
    this._visible = options.show !== false
    this.#title = options.title ?? app.getName()
    this.webContents = new WebContents(this, options.webPreferences ?? {})
    windows.set(this.id, this)
    void this.webContents
      ._do(async () => {
        await this.webContents._attach(this.#bounds, this._visible)
        if (process.env.STANDIN_FULLSCREEN === '1') await this.#state('fullscreen')
      })
      .catch((e) => warn(`no window: ${e.message}`))
    if (options.fullscreen || options.kiosk) this.setFullScreen(true)
    app.emit('web-contents-created', {}, this.webContents)
    app.emit('browser-window-created', {}, this)
    if (this._visible) queueMicrotask(() => this._focus(true))
  }
  get title() {
    return this.#title
  }
  set title(title) {
    this.setTitle(title)
  }

  // ---- place ----
  async #state(windowState, bounds = {}) {
    const { root } = host.cdp
    const { windowId } = await root.send('Browser.getWindowForTarget', { targetId: this.webContents.targetId })
    await root.send('Browser.setWindowBounds', { windowId, bounds: { windowState, ...bounds } })
    if (this.webContents.getZoomFactor() !== 1) await this.webContents._zoom()
  }
  #to(state, ...events) {
    void this.webContents._do(() => this.#state(state)).catch((e) => warn(e.message))
    for (const name of events) queueMicrotask(() => this.emit(name))
  }
  getBounds() {
    const display = this.#flags.full ? this.#display() : undefined
    return { ...(display?.bounds ?? this.#bounds) }
  }
  getNormalBounds() {
    return { ...this.#bounds }
  }
  #display() {
    const { x, y, width, height } = this.#bounds
    const inside = (d, px, py) => px >= d.x && px < d.x + d.width && py >= d.y && py < d.y + d.height
    return screens.list.find(({ bounds }) => inside(bounds, x + width / 2, y + height / 2)) ?? screens.list[0]
  }
  setBounds(bounds) {
    Object.assign(this.#bounds, bounds)
    const { x: left, y: top, width, height } = this.#bounds
    void this.webContents
      ._do(async () => {
        await this.#state('normal')
        await this.#state('normal', { left, top, width, height })
        if (this.#flags.full) await this.#state('fullscreen')
      })
      .catch((e) => warn(e.message))
    for (const name of ['move', 'moved', 'resize', 'resized']) queueMicrotask(() => this.emit(name))
  }
  getContentBounds() {
    return this.getBounds()
  }
  setContentBounds(bounds) {
    this.setBounds(bounds)
  }
  getSize() {
    const { width, height } = this.getBounds()
    return [width, height]
  }
  setSize(width, height) {
    this.setBounds({ width, height })
  }
  getContentSize() {
    return this.getSize()
  }
  setContentSize(width, height) {
    this.setSize(width, height)
  }
  getPosition() {
    const { x, y } = this.getBounds()
    return [x, y]
  }
  setPosition(x, y) {
    this.setBounds({ x, y })
  }
  center() {
    const { workArea: area } = this.#display()
    const { width, height } = this.#bounds
    this.setBounds({
      x: area.x + Math.round((area.width - width) / 2),
      y: area.y + Math.round((area.height - height) / 2),
    })
  }
  setFullScreen(on) {
    if (this.isFullScreen() === on) return
    this.#flags.full = on
    this.#to(on ? 'fullscreen' : 'normal', on ? 'enter-full-screen' : 'leave-full-screen')
  }
  isFullScreen() {
    return this.#flags.full === true
  }
  setKiosk(on) {
    this.setFullScreen(on)
  }
  isKiosk() {
    return this.isFullScreen()
  }
  setSimpleFullScreen(on) {
    this.setFullScreen(on)
  }
  maximize() {
    this.#flags.maximized = true
    this.#to('maximized', 'maximize')
  }
  unmaximize() {
    this.#flags.maximized = false
    this.#to('normal', 'unmaximize')
  }
  isMaximized() {
    return this.#flags.maximized === true
  }
  minimize() {
    this.#flags.minimized = true
    this.#to('minimized', 'minimize')
  }
  restore() {
    this.#flags.minimized = false
    this.#to(this.#flags.full ? 'fullscreen' : 'normal', 'restore')
  }
  isMinimized() {
    return this.#flags.minimized === true
  }
  isNormal() {
    return !this.isFullScreen() && !this.isMaximized() && !this.isMinimized()
  }

  // ---- being seen ----
  _readyToShow() {
    if (this.#shown) return
    this.#shown = true
    this.emit('ready-to-show')
  }
  show() {
    this.showInactive()
    this.focus()
  }
  showInactive() {
    if (this._visible) return
    this._visible = true
    this.#activate()
    this.emit('show')
  }
  hide() {
    this._visible = false
    this._focus(false)
    this.emit('hide')
  }
  isVisible() {
    return this._visible
  }
  #activate() {
    const { webContents } = this
    const activate = () => host.cdp.root.send('Target.activateTarget', { targetId: webContents.targetId })
    void webContents._do(activate).catch((e) => warn(e.message))
  }
  focus() {
    this.#activate()
    this._focus(true)
  }
  blur() {
    this._focus(false)
  }
  moveTop() {
    this.#activate()
  }
  /** Told by main itself or by the page, whose window the person may have clicked. */
  _focus(on) {
    if (this._focused === on || this.isDestroyed()) return
    if (on) for (const other of windows.values()) if (other !== this) other._focus(false)
    this._focused = on
    this.emit(on ? 'focus' : 'blur')
    this.webContents.emit(on ? 'focus' : 'blur')
    app.emit(on ? 'browser-window-focus' : 'browser-window-blur', {}, this)
  }
  isFocused() {
    return this._focused === true
  }
  setTitle(title) {
    this.#title = title
  }
  getTitle() {
    return this.#title
  }
  setAlwaysOnTop(on) {
    this.#flags.top = on
  }
  isAlwaysOnTop() {
    return this.#flags.top === true
  }
  setMenu() {}
  removeMenu() {}
  setMenuBarVisibility() {}
  setAutoHideMenuBar() {}
  setBackgroundColor() {}
  setContentProtection() {}
  setIcon() {}
  setMinimumSize() {}
  setResizable() {}
  setSkipTaskbar() {}
  setVisibleOnAllWorkspaces() {}
  flashFrame() {}

  // ---- loading and ending ----
  loadURL(url) {
    return this.webContents.loadURL(url)
  }
  loadFile(path) {
    return this.webContents.loadFile(path)
  }
  reload() {
    this.webContents.reload()
  }
  capturePage(rect) {
    return this.webContents.capturePage(rect)
  }
  isDestroyed() {
    return !windows.has(this.id)
  }
  close() {
    const event = cancellable()
    this.emit('close', event)
    if (!event.defaultPrevented) void this._close()
  }
  destroy() {
    const { webContents } = this
    const close = () => host.cdp.root.send('Target.closeTarget', { targetId: webContents.targetId })
    this._targetGone()
    void webContents._q.then(close).catch(() => {})
  }
  async _close() {
    if (this.isDestroyed()) return
    const { root } = host.cdp
    const soon = (ms) => new Promise((ok) => setTimeout(ok, ms))
    await Promise.race([this.webContents._q, soon(2000)])
    void root.send('Target.closeTarget', { targetId: this.webContents.targetId }).catch(() => {})
    await Promise.race([this.#closed.promise, soon(2000)])
    this._targetGone()
  }
  _targetGone() {
    if (!windows.delete(this.id)) return
    this.webContents._gone()
    this.emit('closed')
    this.#closed.resolve()
    if (windows.size > 0 || host.quitting) return
    if (app.listenerCount('window-all-closed')) app.emit('window-all-closed')
    else app.quit()
  }
}
