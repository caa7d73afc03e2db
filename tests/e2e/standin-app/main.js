// The smallest app that asks of Electron what Alone Table asks: two windows, each with its own partition, protocol
// handlers, preload and policy. It runs the same in Electron and in the stand-in.
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain, protocol, screen, session } from 'electron'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
const seen = (globalThis.seen = { navigations: [], opened: [], gone: [], keys: [], displays: [], senders: [] })
const wins = (globalThis.wins = {})

const page = (side) => `<!doctype html><title>${side}</title><script src="page.js"></script><h1>${side}</h1><input>`
const script = `addEventListener('keydown', (e) => { document.body.dataset.keys = (document.body.dataset.keys ?? '') + e.key })`
const serve = (side) => (request) => {
  const { host, pathname } = new URL(request.url)
  if (host !== side) return new Response('no', { status: 403 })
  if (pathname === '/page.js') return new Response(script, { headers: { 'content-type': 'text/javascript' } })
  return new Response(page(side), { headers: { 'content-type': 'text/html', 'content-security-policy': POLICY } })
}

function open(side, display) {
  const own = session.fromPartition(`persist:${side}`)
  own.protocol.handle('app', serve(side))
  const win = (wins[side] = new BrowserWindow({
    ...display.workArea,
    webPreferences: {
      session: own,
      preload: join(import.meta.dirname, 'preload.cjs'),
      additionalArguments: [`--side=${side}`],
      contextIsolation: true,
      sandbox: true,
    },
  }))
  const { webContents } = win
  webContents.setWindowOpenHandler(({ url }) => {
    seen.opened.push(url)
    return { action: 'deny' }
  })
  webContents.on('will-navigate', (event) => {
    seen.navigations.push(event.url)
    event.preventDefault()
  })
  webContents.on('render-process-gone', (_event, details) => seen.gone.push(details.reason))
  webContents.on('before-input-event', (event, input) => {
    seen.keys.push(`${side} ${input.type} ${input.key}`)
    if (input.key === 'F5') event.preventDefault()
  })
  void win.loadURL(`app://${side}/index.html`)
}

protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
globalThis.first = app.requestSingleInstanceLock()
app.on('second-instance', (_event, argv) => (seen.second = argv.includes('--second')))
app.on('window-all-closed', () => app.quit())
if (!globalThis.first) app.quit()
else void app.whenReady().then(start)

function start() {
  ipcMain.handle('who', (event) => {
    const side = Object.keys(wins).find((name) => event.senderFrame === wins[name].webContents.mainFrame)
    const fromOwnOrigin = event.senderFrame?.url.startsWith(`app://${side}/`) === true
    return { side, fromOwnOrigin, origin: event.senderFrame?.origin }
  })
  ipcMain.handle('echo', (_event, value) => value)
  ipcMain.handle('fail', () => {
    throw new Error('refused')
  })
  screen.on('display-added', (_event, display) => seen.displays.push(`added ${display.bounds.width}`))
  screen.on('display-removed', (_event, display) => seen.displays.push(`removed ${display.bounds.width}`))
  const displays = screen.getAllDisplays()
  open('hero', displays[0])
  open('evil', displays.at(-1))
}
