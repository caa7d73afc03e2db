// webContents: one Chromium page, its preload in an isolated world, its messages, its requests.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { makeCodec } from './codec.mjs'
import { cancellable, host, openWindow, warn, windows } from './host.mjs'
import { Ipc, ipcMain } from './ipc.mjs'
import { mainWorldScript, preloadScript } from './page-scripts.mjs'
import { answer, fromWire, INPUT, originOf, sessionFor, toWire } from './session.mjs'
import { nativeImage } from './small.mjs'

const codec = makeCodec()
let lastId = 0

class Frame {
  url = ''
  parent = null
  frames = []
  ipc = new Ipc()
  frameTreeNodeId = 1
  processId = 1
  routingId = 1
  name = ''
  constructor(contents) {
    this.#contents = contents
  }
  #contents
  get top() {
    return this
  }
  get framesInSubtree() {
    return [this]
  }
  get origin() {
    return originOf(this.url)
  }
  get detached() {
    return this.#contents.isDestroyed()
  }
  isDestroyed() {
    return this.#contents.isDestroyed()
  }
  send(...args) {
    this.#contents.send(...args)
  }
  executeJavaScript(code) {
    return this.#contents.executeJavaScript(code)
  }
}

export class WebContents extends EventEmitter {
  id = ++lastId
  ipc = new Ipc()
  mainFrame = new Frame(this)
  _q = Promise.resolve()
  #destroyed = false
  #crashed = false
  #loading = false
  #context
  #expected // the address that main itself asked for
  #openHandler = () => ({ action: 'allow' })
  #zoom = 1
  constructor(win, preferences) {
    super()
    this._win = win
    this._prefs = preferences
    this.session = sessionFor(preferences)
  }
  async _attach(bounds, show) {
    const { root } = host.cdp
    const targetId = (this.targetId = await openWindow(bounds, show))
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true })
    const s = host.cdp.session(sessionId)
    const nonce = (this._nonce = `__standin_${Math.random().toString(36).slice(2)}`)
    this.#listen(s, nonce)
    await s.send('Page.enable')
    await s.send('Inspector.enable')
    await s.send('Runtime.enable')
    await s.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
    await s.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript(nonce) })
    await s.send('Runtime.addBinding', { name: nonce, executionContextName: 'electron-preload' })
    const preload = this._prefs.preload ? readFileSync(this._prefs.preload, 'utf8') : ''
    const options = { argv: this._prefs.additionalArguments ?? [], input: this.#asksKeys() ? INPUT : undefined }
    const source = preloadScript(nonce, preload, options)
    await s.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'electron-preload' })
    this._s = s
    if (this._prefs.zoomFactor) this.setZoomFactor(this._prefs.zoomFactor)
  }
  #asksKeys() {
    return this.listenerCount('before-input-event') > 0
  }
  #listen(s, nonce) {
    s.on('Runtime.executionContextCreated', ({ context: c }) => {
      if (c.name === 'electron-preload' && c.auxData?.frameId === this.targetId) this.#context = c.id
    })
    s.on('Runtime.executionContextsCleared', () => (this.#context = undefined))
    s.on('Runtime.bindingCalled', (e) => {
      if (e.name === nonce) void this.#message(JSON.parse(e.payload))
    })
    s.on('Runtime.consoleAPICalled', (e) => {
      const level = { warning: 'warning', error: 'error', debug: 'debug' }[e.type] ?? 'info'
      const message = e.args.map((a) => a.value ?? a.description).join(' ')
      this.emit('console-message', { level, message, lineNumber: 0, sourceId: '', frame: this.mainFrame })
    })
    s.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return
      this.mainFrame.url = fromWire(frame.url)
      this.emit('did-navigate', {}, this.mainFrame.url, 200, 'OK')
    })
    s.on('Page.frameStartedLoading', () => {
      this.#loading = true
      this.emit('did-start-loading')
    })
    s.on('Page.domContentEventFired', () => this.emit('dom-ready', {}))
    s.on('Page.loadEventFired', () => {
      this.#loading = false
      this.emit('did-finish-load', {})
      this.emit('did-stop-loading', {})
      this._win._readyToShow()
    })
    s.on('Page.windowOpen', ({ url, windowName, windowFeatures }) =>
      this.#opens(fromWire(url), windowName, windowFeatures),
    )
    s.on('Inspector.targetCrashed', () => {
      this.#crashed = true
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 })
    })
    s.on('Inspector.targetReloadedAfterCrash', () => (this.#crashed = false))
    s.on('Fetch.requestPaused', (e) => void this.#paused(s, e))
    host.cdp.root.on('Target.targetCreated', ({ targetInfo }) => {
      if (targetInfo.openerId !== this.targetId) return
      // Not at once: a test's driver that is just attaching would leave both pages waiting for it for ever.
      const close = () => host.cdp.root.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => {})
      setTimeout(() => void close(), 500)
    })
  }

  // ---- requests ----
  async #paused(s, { requestId, request, resourceType }) {
    const fail = (errorReason) => s.send('Fetch.failRequest', { requestId, errorReason })
    try {
      if (request.url.startsWith(INPUT)) {
        const body = Buffer.from(JSON.stringify({ prevented: this.#input(request) })).toString('base64')
        const responseHeaders = [{ name: 'access-control-allow-origin', value: '*' }]
        return await s.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      }
      const url = fromWire(request.url)
      if (resourceType === 'Document' && this.#refuses(url)) return await fail('Aborted')
      const details = { id: 1, url, method: request.method, resourceType, webContents: this, webContentsId: this.id }
      const asked = await this.session.webRequest._ask('before', details)
      if (asked.cancel) return await fail('BlockedByClient')
      if (url === request.url) return await s.send('Fetch.continueRequest', { requestId })
      const { fulfil, fail: reason } = await answer(this.session, url, request, this.#asksKeys())
      if (reason) return await fail(reason)
      await s.send('Fetch.fulfillRequest', { requestId, ...fulfil })
    } catch (e) {
      if (!this.#destroyed) warn(`${request.url}: ${e.message}`)
      await fail('Failed').catch(() => {})
    }
  }
  /** A navigation that main did not ask for is put to 'will-navigate', a reload is not. */
  #refuses(url) {
    if (url === this.#expected || url === this.mainFrame.url) return false
    const event = cancellable({ url, isMainFrame: true, isSameDocument: false, frame: this.mainFrame })
    this.emit('will-navigate', event, url, false, true)
    if (!event.defaultPrevented) this.emit('will-frame-navigate', event)
    return event.defaultPrevented
  }
  /** A link has opened the window already, a script has not; whatever the handler says, there will be none. */
  #opens(url, frameName, features) {
    const asked = this.#openHandler({ url, frameName, features, disposition: 'new-window', referrer: { url: '' } })
    if (asked.action === 'allow') warn(`windows opened by a page are not supported: ${url}`)
  }
  #input(request) {
    const event = cancellable()
    this.emit('before-input-event', event, JSON.parse(request.postData))
    return event.defaultPrevented
  }

  // ---- messages ----
  async #message(m) {
    if (m.type === 'focus') return this._win._focus(m.on)
    if (m.type === 'open') return this.#opens(fromWire(m.url), m.name, m.features)
    const frame = this.mainFrame
    const event = {
      type: 'frame',
      sender: this,
      senderFrame: frame,
      processId: 1,
      frameId: 1,
      ports: [],
      reply: (...args) => this.send(...args),
      preventDefault() {},
    }
    const args = codec.decode(m.args)
    if (m.type === 'send') {
      this.emit('ipc-message', event, m.channel, ...args)
      for (const ipc of [frame.ipc, this.ipc, ipcMain]) ipc.emit(m.channel, event, ...args)
      return
    }
    const reply = { type: 'reply', id: m.id }
    try {
      const handler = [frame.ipc, this.ipc, ipcMain].map((ipc) => ipc._handlers.get(m.channel)).find((f) => f)
      if (!handler) throw new Error(`No handler registered for '${m.channel}'`)
      reply.value = codec.encode(await handler({ ...event, type: 'invoke' }, ...args))
    } catch (e) {
      reply.error = `Error invoking remote method '${m.channel}': ${e}`
    }
    await this.#post(reply)
  }
  async #post(m) {
    if (this.#context === undefined || this.#destroyed) return
    const expression = `globalThis[${JSON.stringify(`${this._nonce}receive`)}](${JSON.stringify(JSON.stringify(m))})`
    await this._s.send('Runtime.evaluate', { contextId: this.#context, expression }).catch(() => {})
  }
  send(channel, ...args) {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
    void this.#post({ type: 'send', channel, args: codec.encode(args) })
  }

  // ---- doing: one thing after the other, since the page is made while main goes on ----
  _do(f) {
    const done = this._q.then(() => (this.#destroyed ? undefined : f()))
    this._q = done.catch(() => {})
    return done
  }
  loadURL(url) {
    return this._do(async () => {
      const settled = Promise.withResolvers()
      const ends = ['did-finish-load', 'destroyed', 'render-process-gone']
      for (const name of ends) this.once(name, settled.resolve)
      this.#expected = fromWire(toWire(url))
      const result = await this._s.send('Page.navigate', { url: toWire(url) })
      if (!result.errorText) await settled.promise
      for (const name of ends) this.off(name, settled.resolve)
      this.#expected = undefined
      if (!result.errorText) return
      this.emit('did-fail-load', {}, -2, result.errorText, url, true)
      throw new Error(`${result.errorText} loading '${url}'`)
    })
  }
  loadFile(path) {
    return this.loadURL(`file://${path}`)
  }
  async executeJavaScript(expression) {
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true }
    const r = await this._do(() => this._s.send('Runtime.evaluate', options))
    if (r.exceptionDetails) throw new Error(r.exceptionDetails.exception?.description ?? r.exceptionDetails.text)
    return r.result.value
  }
  async capturePage(rect) {
    const clip = rect ? { clip: { ...rect, scale: 1 } } : {}
    const { data } = await this._do(() => this._s.send('Page.captureScreenshot', { format: 'png', ...clip }))
    return nativeImage.createFromBuffer(Buffer.from(data, 'base64'))
  }
  /** Of Electron's options those that a page with `@page` needs; sizes of paper are the page's own. */
  async printToPDF({ printBackground = false, preferCSSPageSize = false } = {}) {
    const { data } = await this._do(() => this._s.send('Page.printToPDF', { printBackground, preferCSSPageSize }))
    return Buffer.from(data, 'base64')
  }
  reload() {
    // A page that has crashed answers no reload; loading its address again is what Electron's reload does then.
    void this._do(() =>
      this.#crashed ? this._s.send('Page.navigate', { url: toWire(this.getURL()) }) : this._s.send('Page.reload'),
    ).catch((e) => warn(e.message))
  }
  reloadIgnoringCache() {
    this.reload()
  }
  forcefullyCrashRenderer() {
    void this._s?.send('Page.crash').catch(() => {})
  }
  isCrashed() {
    return this.#crashed
  }
  isLoading() {
    return this.#loading
  }
  stop() {
    void this._s?.send('Page.stopLoading').catch(() => {})
  }
  getURL() {
    return this.mainFrame.url
  }
  getTitle() {
    return this._win.getTitle()
  }
  getOSProcessId() {
    return host.chromium.pid
  }
  setWindowOpenHandler(f) {
    this.#openHandler = f
  }
  /** As Electron's zoom: the page sees a smaller viewport of larger pixels. */
  setZoomFactor(factor) {
    this.#zoom = factor
    void this._do(() => this._zoom()).catch((e) => warn(e.message))
  }
  async _zoom() {
    await this._s.send('Emulation.clearDeviceMetricsOverride')
    if (this.#zoom === 1) return
    const { cssLayoutViewport: view } = await this._s.send('Page.getLayoutMetrics')
    const size = (pixels) => Math.max(1, Math.round(pixels / this.#zoom))
    await this._s.send('Emulation.setDeviceMetricsOverride', {
      width: size(view.clientWidth),
      height: size(view.clientHeight),
      deviceScaleFactor: this.#zoom,
      mobile: false,
    })
  }
  get zoomFactor() {
    return this.#zoom
  }
  set zoomFactor(factor) {
    this.setZoomFactor(factor)
  }
  getZoomFactor() {
    return this.#zoom
  }
  setZoomLevel(level) {
    this.setZoomFactor(1.2 ** level)
  }
  getZoomLevel() {
    return Math.log(this.#zoom) / Math.log(1.2)
  }
  async setVisualZoomLevelLimits() {}
  sendInputEvent(input) {
    const type = { keyDown: 'keyDown', keyUp: 'keyUp', char: 'char' }[input.type]
    if (!type) throw new Error(`The stand-in sends no '${input.type}'`)
    const text = type === 'keyUp' || input.keyCode.length > 1 ? {} : { text: input.keyCode }
    void this._do(() => this._s.send('Input.dispatchKeyEvent', { type, key: input.keyCode, ...text }))
  }
  setAudioMuted(muted) {
    this._muted = muted
  }
  isAudioMuted() {
    return this._muted === true
  }
  setBackgroundThrottling() {}
  setWebRTCIPHandlingPolicy(policy) {
    this._webRtc = policy
  }
  getWebRTCIPHandlingPolicy() {
    return this._webRtc ?? 'default'
  }
  setIgnoreMenuShortcuts() {}
  openDevTools() {}
  closeDevTools() {}
  isDevToolsOpened() {
    return false
  }
  getType() {
    return 'window'
  }
  focus() {
    this._win.focus()
  }
  isFocused() {
    return this._win.isFocused()
  }
  isDestroyed() {
    return this.#destroyed
  }
  close() {
    void this._win._close()
  }
  _gone() {
    this.#destroyed = true
    this.emit('destroyed', {})
  }
}

const everyContents = () => [...windows.values()].map((w) => w.webContents)
const fromDevToolsTargetId = (id) => everyContents().find((c) => c.targetId === id)
WebContents.fromDevToolsTargetId = fromDevToolsTargetId
export const webContents = {
  getAllWebContents: everyContents,
  getFocusedWebContents: () => everyContents().find((c) => c.isFocused()) ?? null,
  fromId: (id) => everyContents().find((c) => c.id === id),
  fromDevToolsTargetId,
}
