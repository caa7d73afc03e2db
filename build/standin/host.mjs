// What stands behind the stand-in: the state that its parts share, the Chromium process and its displays.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Cdp } from './cdp.mjs'

export const headless = process.env.STANDIN_HEADLESS === '1'
const chromiumFile = process.env.STANDIN_CHROMIUM ?? '/usr/bin/chromium'
export const windows = new Map()
export const host = {
  /** @type {Cdp} */ cdp: undefined,
  chromium: undefined,
  profile: mkdtempSync(join(tmpdir(), 'electron-standin-')),
  switches: [],
  args: [],
  manifest: {},
  dir: process.cwd(),
  ready: false,
  quitting: false,
}
export const warn = (text) => process.stderr.write(`[standin] ${text}\n`)
export const cancellable = (more = {}) => ({
  ...more,
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true
  },
})

function chromiumArguments() {
  const screens = process.env.STANDIN_SCREENS ?? '{1920x1080}{1920x1080}'
  const unsafe = process.getuid?.() === 0 || process.env.STANDIN_NO_SANDBOX === '1'
  // Playwright asks for a port of Chromium's own; without it nothing outside this process can reach the windows.
  const port = host.args.find((arg) => arg.startsWith('--remote-debugging-port='))
  return [
    '--remote-debugging-pipe',
    ...(port ? [port] : []),
    ...(unsafe ? ['--no-sandbox'] : []),
    `--user-data-dir=${host.profile}/chromium`,
    '--no-startup-window',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-extensions',
    '--disable-infobars',
    '--password-store=basic',
    '--use-mock-keychain',
    '--test-type',
    '--autoplay-policy=no-user-gesture-required',
    ...(!headless && process.env.DISPLAY ? ['--ozone-platform=x11'] : []),
    ...(headless ? ['--headless', `--screen-info=${screens}`, '--disable-gpu'] : []),
    ...host.switches,
  ]
}

async function startChromium() {
  if (!headless && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    process.stderr.write('Unable to open a display\n')
    process.exit(1)
  }
  const child = (host.chromium = spawn(chromiumFile, chromiumArguments(), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  }))
  process.once('exit', () => child.kill('SIGKILL'))
  let log = ''
  const listening = new Promise((ok) => {
    child.stderr.on('data', (text) => {
      log = (log + text).slice(-20000)
      if (process.env.STANDIN_LOG) process.stderr.write(text)
      const line = /^DevTools listening on ws:\/\/.*$/m.exec(log)
      if (line) ok(line[0])
    })
  })
  const failed = new Promise((_, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`Chromium left with ${code}:\n${log}`)))
  })
  failed.catch(() => {})
  host.cdp = new Cdp(child.stdio[3], child.stdio[4])
  await Promise.race([failed, host.cdp.root.send('Target.setDiscoverTargets', { discover: true })])
  await Promise.race([failed, screens.start()])
  if (host.args.some((arg) => arg.startsWith('--remote-debugging-port='))) {
    process.stderr.write(`\n${await Promise.race([failed, listening])}\n`) // what Playwright's _electron.launch waits for
  }
  child.once('exit', () => {
    if (!host.quitting) process.exit(1)
  })
}

/** Opens an empty window and resolves to its target. On a screen it is a window without a browser's bars. */
export async function openWindow({ x: left, y: top, width, height }, show) {
  const { root } = host.cdp
  if (headless) {
    const place = { url: 'about:blank', newWindow: true, left, top, width, height, background: !show }
    return (await root.send('Target.createTarget', place)).targetId
  }
  // Only a second start of Chromium, which hands over to the first, opens such a window.
  const mark = `standin-${Math.random().toString(36).slice(2)}`
  const opened = new Promise((ok) => {
    const look = ({ targetInfo }) => {
      if (!targetInfo.url.endsWith(mark)) return
      root.off('Target.targetCreated', look)
      ok(targetInfo.targetId)
    }
    root.on('Target.targetCreated', look)
  })
  const args = chromiumArguments().filter((arg) => !/^--(remote-debugging|no-startup-window)/.test(arg))
  spawn(chromiumFile, [...args, `--app=data:text/html,#${mark}`], { stdio: 'ignore' })
  const targetId = await opened
  const { windowId } = await root.send('Browser.getWindowForTarget', { targetId })
  await root.send('Browser.setWindowBounds', { windowId, bounds: { left, top, width, height } })
  return targetId
}

// ---- displays ----
const toDisplay = (s) => ({
  id: Number(s.id) % 2 ** 31,
  label: s.label,
  scaleFactor: s.devicePixelRatio,
  rotation: s.orientation?.angle ?? 0,
  internal: s.isInternal,
  detected: true,
  touchSupport: 'unknown',
  colorDepth: s.colorDepth,
  bounds: { x: s.left, y: s.top, width: s.width, height: s.height },
  size: { width: s.width, height: s.height },
  workArea: { x: s.availLeft, y: s.availTop, width: s.availWidth, height: s.availHeight },
  workAreaSize: { width: s.availWidth, height: s.availHeight },
  primary: s.isPrimary,
})

export const screens = {
  list: [],
  changed: () => {}, // set by the module screen
  async start() {
    const { targetId } = await host.cdp.root.send('Target.createTarget', { url: 'about:blank', newWindow: true })
    const { sessionId } = await host.cdp.root.send('Target.attachToTarget', { targetId, flatten: true })
    await this.read(host.cdp.session(sessionId))
    await host.cdp.root.send('Target.closeTarget', { targetId })
    setInterval(() => void this.refresh(), 100).unref()
  },
  /** Asks Chromium again: it tells of no change by itself. */
  async refresh() {
    const session = [...windows.values()].map((w) => w.webContents._s).find((s) => s)
    if (session) await this.read(session).catch(() => {})
  },
  async read(session) {
    const { screenInfos } = await session.send('Emulation.getScreenInfos')
    const next = screenInfos.map(toDisplay).sort((a, b) => Number(b.primary) - Number(a.primary))
    const before = this.list
    this.list = next
    if (before.length > 0 && JSON.stringify(before) !== JSON.stringify(next)) this.changed(before, next)
  },
}

// ---- life ----
export async function stopChromium() {
  const child = host.chromium
  if (!child) return
  const gone = child.exitCode !== null ? Promise.resolve() : new Promise((ok) => child.once('exit', ok))
  void host.cdp?.root.send('Browser.close').catch(() => {})
  await Promise.race([gone, new Promise((ok) => setTimeout(ok, 3000))])
  child.kill('SIGKILL')
  rmSync(host.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

export async function begin({ dir, manifest, args, load }) {
  Object.assign(host, { dir, manifest, args })
  const { app } = await import('./electron.mjs')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.quit())
  // As in Electron: 'ready' fires only once main has been evaluated, so a top-level 'await app.whenReady()' would hang.
  const timer = setTimeout(() => {
    warn("main has not finished loading: a top-level 'await app.whenReady()' deadlocks in Electron")
    process.exit(1)
  }, 20_000)
  await load()
  clearTimeout(timer)
  await startChromium()
  host.cdp.root.on('Target.targetDestroyed', ({ targetId }) => {
    for (const w of windows.values()) if (w.webContents.targetId === targetId) w._targetGone()
  })
  host.cdp.root.on('closed', () => {
    for (const w of [...windows.values()]) w._targetGone()
  })
  app._fireReady()
}
