import { makeCodec } from './codec.mjs'

// Both scripts run at document start: mainWorld first (it must be listening), then the preload's isolated world.
export function mainWorldScript(nonce) {
  return `(${mainWorld})(${JSON.stringify(nonce)})`
}
export function preloadScript(nonce, source, options) {
  const preload = `function (require, module, exports, process) {${source}\n}`
  return `(${isolated})(${JSON.stringify(nonce)}, (${makeCodec})(), ${JSON.stringify(options)}, ${preload})`
}

function mainWorld(nonce) {
  if (window !== window.top) return
  const send = (type, detail) => document.dispatchEvent(new CustomEvent(nonce + type, { detail }))
  // A window that main refuses must not come to be, not even for a moment.
  window.open = (url = '', name = '', features = '') => {
    send('open', { url: new URL(url, document.baseURI).href, name, features })
    return null
  }
  const calls = new Map(),
    functions = new Map()
  let next = 0
  const out = (v) => {
    if (typeof v === 'function') {
      const id = ++next
      functions.set(id, v)
      return { fn: id }
    }
    return { v: structuredClone(v) }
  }
  const stub =
    (path) =>
    (...args) => {
      const id = ++next
      let settled
      const promise = new Promise((resolve, reject) => calls.set(id, { resolve, reject, sync: (r) => (settled = r) }))
      send('call', { id, path, args: args.map(out) })
      if (settled) {
        if ('error' in settled) throw new Error(settled.error)
        return settled.fn ? stub(settled.fn) : settled.v
      }
      return promise
    }
  const build = (shape, path) => {
    if (shape.fn) return stub(path)
    if (shape.obj)
      return Object.freeze(Object.fromEntries(Object.entries(shape.obj).map(([k, s]) => [k, build(s, [...path, k])])))
    return shape.v
  }
  document.addEventListener(nonce + 'expose', (e) => {
    Object.defineProperty(window, e.detail.name, {
      value: build(e.detail.shape, [e.detail.name]),
      writable: false,
      configurable: false,
    })
  })
  document.addEventListener(nonce + 'result', (e) => {
    const { id, sync, ...r } = e.detail
    const c = calls.get(id)
    if (!c) return
    if (sync) {
      calls.delete(id)
      c.sync(r)
    } else {
      calls.delete(id)
      if ('error' in r) c.reject(new Error(r.error))
      else c.resolve(r.v)
    }
  })
  document.addEventListener(nonce + 'callback', (e) => functions.get(e.detail.id)?.(...e.detail.args))
}

function isolated(nonce, codec, { argv, input }, preload) {
  if (window !== window.top) return
  const binding = globalThis[nonce]
  document.addEventListener(`${nonce}open`, (e) => binding(JSON.stringify({ type: 'open', ...e.detail })))
  const tellFocus = (on) => binding(JSON.stringify({ type: 'focus', on }))
  window.addEventListener('focus', () => tellFocus(true))
  window.addEventListener('blur', () => tellFocus(false))
  // Main decides before the page sees the key: the page waits for the answer, as it does in Electron.
  const ask = (e) => {
    const { key, code, location, shiftKey: shift, ctrlKey: control, altKey: alt, metaKey: meta, isComposing } = e
    const type = e.type === 'keydown' ? 'keyDown' : 'keyUp'
    const request = new XMLHttpRequest()
    request.open('POST', input, false)
    request.send(
      JSON.stringify({ type, key, code, location, shift, control, alt, meta, isComposing, isAutoRepeat: e.repeat }),
    )
    if (!JSON.parse(request.responseText).prevented) return
    e.preventDefault()
    e.stopImmediatePropagation()
  }
  if (input) for (const name of ['keydown', 'keyup']) window.addEventListener(name, ask, true)
  const listeners = new Map(),
    pending = new Map(),
    exposed = new Map()
  let next = 0
  const event = (channel) => ({ sender: ipcRenderer, channel, ports: [] })
  const ipcRenderer = {
    invoke: (channel, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++next
        const text = codec.encode(args)
        pending.set(id, { resolve, reject })
        binding(JSON.stringify({ type: 'invoke', id, channel, args: text }))
      }),
    send: (channel, ...args) => binding(JSON.stringify({ type: 'send', channel, args: codec.encode(args) })),
    on(channel, f) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), f])
      return ipcRenderer
    },
    once(channel, f) {
      const g = (...a) => {
        ipcRenderer.off(channel, g)
        f(...a)
      }
      return ipcRenderer.on(channel, g)
    },
    off(channel, f) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((x) => x !== f),
      )
      return ipcRenderer
    },
    removeAllListeners(channel) {
      listeners.delete(channel)
      return ipcRenderer
    },
  }
  ipcRenderer.addListener = ipcRenderer.on
  ipcRenderer.removeListener = ipcRenderer.off
  globalThis[nonce + 'receive'] = (text) => {
    const m = JSON.parse(text)
    if (m.type === 'reply') {
      const p = pending.get(m.id)
      pending.delete(m.id)
      if (m.error === undefined) p.resolve(codec.decode(m.value))
      else p.reject(new Error(m.error))
    } else for (const f of [...(listeners.get(m.channel) ?? [])]) f(event(m.channel), ...codec.decode(m.args))
  }
  const send = (type, detail) => document.dispatchEvent(new CustomEvent(nonce + type, { detail }))
  const shapeOf = (v) =>
    typeof v === 'function'
      ? { fn: true }
      : v && typeof v === 'object' && !Array.isArray(v) && Object.getPrototypeOf(v) === Object.prototype
        ? { obj: Object.fromEntries(Object.entries(v).map(([k, x]) => [k, shapeOf(x)])) }
        : { v: structuredClone(v) }
  let fnNext = 0
  const incoming = (a) => ('fn' in a ? (...args) => send('callback', { id: a.fn, args: structuredClone(args) }) : a.v)
  document.addEventListener(nonce + 'call', (e) => {
    const { id, path, args } = e.detail
    const answer = (r, sync) => send('result', { id, sync, ...r })
    try {
      const f = Array.isArray(path) ? path.slice(1).reduce((o, k) => o[k], exposed.get(path[0])) : exposed.get(path)
      const r = f(...args.map(incoming))
      if (r instanceof Promise)
        r.then(
          (v) => answer({ v: structuredClone(v) }),
          (err) => answer({ error: String(err?.message ?? err) }),
        )
      else if (typeof r === 'function') {
        const key = 'fn' + ++fnNext
        exposed.set(key, r)
        answer({ fn: key }, true)
      } else answer({ v: structuredClone(r) }, true)
    } catch (err) {
      answer({ error: String(err?.message ?? err) }, true)
    }
  })
  const contextBridge = {
    exposeInMainWorld(name, api) {
      if (exposed.has(name)) throw new Error(`Cannot bind an API on top of an existing property on the window object`)
      exposed.set(name, api)
      send('expose', { name, shape: shapeOf(api) })
    },
  }
  const require = (name) => {
    if (name === 'electron' || name === 'electron/renderer')
      return { contextBridge, ipcRenderer, webFrame: {}, webUtils: {} }
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  preload(require, module, module.exports, {
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    platform: 'linux',
    argv,
    env: {},
    versions: { electron: '45.5.0-standin' },
  })
}
