// The least of a DevTools-protocol client: Chromium's own pipe, many sessions. Chromium ends when the pipe does, so
// whatever ends this process takes the browser along.
import { EventEmitter } from 'node:events'

export class Cdp {
  #out
  #next = 0
  #calls = new Map()
  #sessions = new Map()
  #gone = false
  constructor(out, into) {
    this.#out = out
    this.root = this.session('')
    let rest = ''
    into.setEncoding('utf8')
    into.on('data', (text) => {
      const messages = (rest + text).split('\0')
      rest = messages.pop()
      for (const message of messages) this.#receive(JSON.parse(message))
    })
    into.on('close', () => this.#close())
    out.on('error', () => this.#close())
  }
  #receive(m) {
    if (!m.id) return void this.#sessions.get(m.sessionId ?? '')?.emit(m.method, m.params)
    const call = this.#calls.get(m.id)
    this.#calls.delete(m.id)
    if (m.error) call?.fail(new Error(`${call.method}: ${m.error.message}`))
    else call?.ok(m.result)
  }
  #close() {
    if (this.#gone) return
    this.#gone = true
    for (const call of this.#calls.values()) call.fail(new Error('browser gone'))
    this.#calls.clear()
    this.root.emit('closed')
  }
  session(id) {
    const s = new EventEmitter()
    s.send = (method, params = {}) =>
      new Promise((ok, fail) => {
        if (this.#gone) return fail(new Error('browser gone'))
        const n = ++this.#next
        this.#calls.set(n, { ok, fail, method })
        this.#out.write(`${JSON.stringify({ id: n, method, params, ...(id && { sessionId: id }) })}\0`)
      })
    this.#sessions.set(id, s)
    return s
  }
}
