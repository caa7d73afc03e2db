// Sessions and protocols. A custom scheme is served under https://HOST.SCHEME.standin/, by the handlers of the session
// that the asking window belongs to, so a window reaches no other partition's handler.
import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { host } from './host.mjs'

const privileged = new Set()
const custom = new Set()
export const toWire = (url) => {
  const m = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url)
  return m && (custom.has(m[1]) || privileged.has(m[1])) ? `https://${m[2]}.${m[1]}.standin${m[3] || '/'}` : url
}
export const fromWire = (url) => url.replace(/^(blob:)?https:\/\/([^/]*)\.([^./]+)\.standin/, '$1$3://$2')
export const originOf = (url) => /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? 'null'
/** Where a page asks, in the middle of a key press, whether main prevents it. */
export const INPUT = 'https://input.standin/'

class Protocol {
  #handlers = new Map()
  registerSchemesAsPrivileged(list) {
    if (host.ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    for (const { scheme } of list) privileged.add(scheme)
  }
  handle(scheme, handler) {
    if (this.#handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    custom.add(scheme)
    this.#handlers.set(scheme, handler)
  }
  unhandle(scheme) {
    this.#handlers.delete(scheme)
  }
  isProtocolHandled(scheme) {
    return this.#handlers.has(scheme)
  }
  _handler(url) {
    return this.#handlers.get(url.slice(0, url.indexOf(':')))
  }
}

/** webRequest with one listener a moment, as in Electron; filters by simple patterns are not looked at. */
class WebRequest {
  _listeners = {}
  #set(name, args) {
    const listener = args.at(-1)
    if (typeof listener === 'function') this._listeners[name] = listener
    else delete this._listeners[name]
  }
  onBeforeRequest(...args) {
    this.#set('before', args)
  }
  onHeadersReceived(...args) {
    this.#set('headers', args)
  }
  onBeforeSendHeaders() {}
  onCompleted() {}
  onErrorOccurred() {}
  _ask(name, details) {
    const listener = this._listeners[name]
    return listener ? new Promise((ok) => listener(details, ok)) : Promise.resolve({})
  }
}

class Session extends EventEmitter {
  protocol = new Protocol()
  webRequest = new WebRequest()
  _permissions = {}
  constructor(partition) {
    super()
    this._partition = partition
  }
  setPermissionRequestHandler(f) {
    this._permissions.request = f
  }
  setPermissionCheckHandler(f) {
    this._permissions.check = f
  }
  setDevicePermissionHandler(f) {
    this._permissions.device = f
  }
  setDisplayMediaRequestHandler(f) {
    this._permissions.media = f
  }
  setSpellCheckerEnabled() {}
  setSpellCheckerLanguages() {}
  async setProxy() {}
  async clearStorageData() {}
  async clearCache() {}
  isPersistent() {
    return this._partition === '' || this._partition.startsWith('persist:')
  }
  getUserAgent() {
    return 'Electron stand-in'
  }
  fetch(...args) {
    return netFetch(...args)
  }
}

const partitions = new Map()
function fromPartition(partition) {
  if (!host.ready) throw new Error('Session can only be received when app is ready')
  if (!partitions.has(partition)) partitions.set(partition, new Session(partition))
  return partitions.get(partition)
}
const first = new Session('')
partitions.set('', first)
export const session = {
  get defaultSession() {
    return fromPartition('')
  },
  fromPartition,
}
export const protocol = first.protocol
export const sessionFor = (preferences) => preferences.session ?? fromPartition(preferences.partition ?? '')

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
}
/** net.fetch knows file: too, which Node's own fetch does not. */
export async function netFetch(input, options) {
  const url = typeof input === 'string' ? input : (input.url ?? String(input))
  if (!url.startsWith('file:')) return fetch(input, options)
  const path = fileURLToPath(url)
  try {
    const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
    return new Response(await readFile(path), { headers: { 'content-type': type } })
  } catch {
    throw new Error('net::ERR_FILE_NOT_FOUND')
  }
}

// ---- serving ----
function makeRequest(url, { method, headers, postData }) {
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fromWire(value)]))
  const r = new Request('https://x.invalid/', { method, headers: own, body: postData })
  Object.defineProperty(r, 'url', { value: url })
  return r
}

/** The page's own scheme in a policy is the stand-in's address; asking about keys must stay possible. */
function translatePolicy(policy, asksKeys) {
  const parts = policy
    .replace(/\b([a-z][a-z0-9+.-]*):\/\/([^\s;,/]*)/gi, (url) => toWire(url).replace(/\/$/, ''))
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
  if (asksKeys) {
    const find = (wanted) => parts.find(([name]) => name.toLowerCase() === wanted)
    const sources = find('connect-src') ?? ['connect-src', ...(find('default-src')?.slice(1) ?? ['*'])]
    if (!find('connect-src')) parts.push(sources)
    sources.splice(1, sources.length, ...sources.slice(1).filter((s) => s !== "'none'"), INPUT.slice(0, -1))
  }
  return parts.map((part) => part.join(' ')).join('; ')
}

/** Answers a request of a window as its session's handlers and listeners say. Resolves to CDP's parameters. */
export async function answer(ses, url, request, asksKeys) {
  const handler = ses.protocol._handler(url)
  if (!handler) return { fail: 'AddressUnreachable' }
  const response = await handler(makeRequest(url, request))
  if (response.type === 'error') return { fail: 'Failed' }
  const headers = {}
  for (const [name, value] of response.headers) headers[name] = [...(headers[name] ?? []), value]
  const changed = await ses.webRequest._ask('headers', { url, statusCode: response.status, responseHeaders: headers })
  if (changed.cancel) return { fail: 'BlockedByClient' }
  const responseHeaders = Object.entries(changed.responseHeaders ?? headers).flatMap(([name, values]) =>
    [values].flat().map((value) => {
      if (/^content-security-policy/i.test(name)) return { name, value: translatePolicy(value, asksKeys) }
      return { name, value: name.toLowerCase() === 'location' ? toWire(value) : value }
    }),
  )
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  return { fulfil: { responseCode: response.status, responseHeaders, body } }
}
