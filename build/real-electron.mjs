// What no stand-in can show, tried on a real Electron before a release: node build/real-electron.mjs. Opens both windows, tries from each page
// whatever it must not be able to do, and prints a line for each. Ends with 1 where something was possible.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron } from '@playwright/test'
import { electronSwitches, root, say } from './lib.mjs'

const SIDES = ['hero', 'evil']
const data = mkdtempSync(join(tmpdir(), 'real-electron-'))
const app = await _electron.launch({ args: [root, `--user-data-dir=${data}`, ...electronSwitches], cwd: root })
let failed = 0
function check(name, is, seen = '') {
  if (!is) failed += 1
  say(`${is ? 'ok  ' : 'NO  '} ${name}${is ? '' : ` ${JSON.stringify(seen)}`}`)
}

async function pageOf(side) {
  for (let n = 0; n < 300; n += 1) {
    const page = app.windows().find((one) => one.url().includes(`//${side}`))
    if (page && (await page.locator('[data-place]').count()) > 0) return page
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${side}'s window did not open`)
}

/** Runs in the page: each try says what it got, or how it was refused. */
async function tries(other) {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const late = (work) => Promise.race([work(), wait(4_000).then(() => 'refused: no answer')])
  const all = {
    node: () => `${typeof require} ${typeof process} ${typeof module}`,
    eval: async () => {
      await wait(0) // until then the test's own leave to evaluate holds
      return Function('return 1')()
    },
    network: () => fetch('https://example.com/').then((r) => r.status),
    address: () => fetch('http://93.184.215.14/').then((r) => r.status),
    theirs: () => fetch(`app://${other}/${other}/index.html`).then((r) => r.status),
    file: () => fetch('file:///etc/hosts').then((r) => r.status),
    socket: () =>
      new Promise((open, shut) => Object.assign(new WebSocket('wss://example.com/'), { onopen: open, onerror: shut })),
    call: async () => {
      const call = new RTCPeerConnection({ iceServers: [{ urls: 'stun:93.184.215.14:3478' }] })
      const ways = []
      call.onicecandidate = ({ candidate }) => candidate?.candidate && ways.push(candidate.candidate)
      call.createDataChannel('x')
      await call.setLocalDescription(await call.createOffer())
      await wait(2_000)
      if (ways.length === 0) throw new Error('no way')
      return ways
    },
    camera: () => navigator.mediaDevices.getUserMedia({ video: true, audio: true }),
    screen: () => navigator.mediaDevices.getDisplayMedia(),
    place: () => new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, no)),
    clipboard: () => navigator.clipboard.readText(),
    notices: async () => {
      if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied')
    },
    usb: () => navigator.usb.requestDevice({ filters: [] }),
    worker: () => navigator.serviceWorker.register('/x.js'),
    window: () => {
      if (window.open('https://example.com/') === null) throw new Error('null')
    },
    frame: async () => {
      const frame = Object.assign(document.createElement('iframe'), { src: `app://${other}/${other}/index.html` })
      document.body.append(frame)
      await wait(500)
      const text = frame.contentDocument?.body?.textContent ?? ''
      frame.remove()
      if (text === '') throw new Error('nothing in it')
      return text
    },
    webview: () => {
      const view = Object.assign(document.createElement('webview'), { src: location.href })
      document.body.append(view)
      const has = typeof view.getWebContentsId
      view.remove()
      if (has === 'undefined') throw new Error('an element without meaning')
    },
    leave: async () => {
      const before = location.href
      location.href = 'https://example.com/'
      await wait(500)
      if (location.href === before) throw new Error('still here')
    },
  }
  const got = {}
  for (const [name, work] of Object.entries(all)) {
    got[name] = await late(async () => work()).then(
      (value) => (String(value).startsWith('refused') ? value : `possible: ${JSON.stringify(value)}`),
      (error) => `refused: ${error?.name ?? error}`,
    )
  }
  return got
}

for (const side of SIDES) {
  const page = await pageOf(side)
  const got = await page.evaluate(tries, side === 'hero' ? 'evil' : 'hero')
  check(`${side}: node`, got.node === 'possible: "undefined undefined undefined"', got.node)
  delete got.node
  for (const [name, how] of Object.entries(got)) check(`${side}: ${name}`, how.startsWith('refused'), how)
  await page.evaluate((own) => localStorage.setItem('whose', own), side).catch(() => undefined)
}
const whose = await Promise.all(
  SIDES.map(async (side) => (await pageOf(side)).evaluate(() => localStorage.getItem('whose')).catch(() => null)),
)
check('storage is of one side each', whose[0] !== 'evil' && whose[1] !== 'hero', whose)

const seen = await app.evaluate(async ({ app, BrowserWindow, net, session }) => {
  const refused = (work) =>
    Promise.resolve()
      .then(work)
      .then(
        () => false,
        () => true,
      )
  const windows = BrowserWindow.getAllWindows().map(({ webContents }) => ({
    ...webContents.getLastWebPreferences?.(),
    webRtc: webContents.getWebRTCIPHandlingPolicy(),
    isKept: webContents.session.isPersistent(),
    origin: new URL(webContents.getURL()).host,
  }))
  return {
    windows,
    lock: app.hasSingleInstanceLock(),
    unsandboxed:
      app.getAppMetrics?.().filter(({ type, sandboxed }) => type === 'Tab' && sandboxed === false).length ?? -1,
    net: await refused(() => net.fetch('https://example.com/')),
    noName: await refused(() => net.resolveHost('example.com')),
    noApp: !session.defaultSession.protocol.isProtocolHandled('app'),
  }
})
check(
  'two windows, two origins',
  seen.windows
    .map(({ origin }) => origin)
    .toSorted()
    .join() === 'evil,hero',
  seen.windows,
)
for (const { origin, sandbox, contextIsolation, nodeIntegration, webRtc, isKept } of seen.windows) {
  const is = sandbox === true && contextIsolation === true && nodeIntegration !== true
  check(`${origin}: sandboxed and isolated`, is && webRtc === 'disable_non_proxied_udp' && !isKept, { sandbox, webRtc })
}
check('every page in a sandbox (Windows and macOS say so)', seen.unsandboxed === 0, seen.unsandboxed)
check('one instance', seen.lock)
check('no network for the app itself', seen.net && seen.noName, seen)
check('no pages for the session that no window has', seen.noApp)

await app.close()
rmSync(data, { recursive: true, force: true })
say(failed === 0 ? 'All is refused that should be.' : `${failed} are not as they should be.`)
process.exit(failed === 0 ? 0 : 1)
