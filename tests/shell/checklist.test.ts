// Electron's own security checklist, point by point: https://www.electronjs.org/docs/latest/tutorial/security
// What the shell asks of Electron is looked at here; `npm run package` and build/real-electron.mjs look at what comes of it.
import { readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IpcMain, Session } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { fusesAsked } from '../../build/package/packed.mjs'
import type { Side } from '../../electron/contract/wire.ts'
import { listen } from '../../electron/links/ipc.ts'
import { expose } from '../../electron/preload/bridge.ts'
import { prepare } from '../../electron/shell/lifecycle.ts'
import { guardSession, headers } from '../../electron/shell/security.ts'
import { Windows } from '../../electron/shell/windows.ts'
import { PaperWindow, app, protocol } from '../helpers/paper-electron.ts'

const bridge = vi.hoisted(() => ({
  exposeInMainWorld: vi.fn(),
  on: vi.fn<(name: string, heard: (event: object, told: unknown) => void) => void>(),
}))
vi.mock('electron', async () => ({
  ...(await import('../helpers/paper-electron.ts')),
  contextBridge: { exposeInMainWorld: bridge.exposeInMainWorld },
  ipcRenderer: { on: bridge.on, off: vi.fn(), send: vi.fn(), invoke: vi.fn() },
}))

const SIDES: readonly Side[] = ['hero', 'evil']
const root = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.ts', '.vue', '.html', '.css'].includes(extname(name)))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')
const main = textOf('electron')
const pages = textOf('renderer')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly devDependencies: { readonly electron: string }
}

/** Both windows as Electron is asked for them. */
let windows: readonly PaperWindow[]
const each = (test: (preferences: any, window: PaperWindow) => void): void => {
  expect(windows).toHaveLength(2)
  for (const window of windows) test(window.options.webPreferences, window)
}
beforeEach(() => {
  vi.clearAllMocks()
  PaperWindow.all = []
  const made = new Windows(
    (side) => `/${side}.cjs`,
    () => ({}),
    { closed: vi.fn(), lost: vi.fn(), moved: vi.fn() },
  )
  for (const side of SIDES) made.make(side, { area: { x: 0, y: 0, width: 1, height: 1 }, full: false })
  windows = PaperWindow.all
})

const wants = (name: string, value: unknown) => (): void => {
  each((preferences) => {
    expect(preferences[name]).toBe(value)
  })
}
const never = (word: RegExp) => (): void => {
  expect(main).not.toMatch(word)
  expect(pages).not.toMatch(word)
}
/** A window's own events of this name are all refused. */
const refuses = (name: string) => (): void => {
  each((_, { webContents }) => {
    const event = { preventDefault: vi.fn() }
    webContents.emit(name, event)
    expect(event.preventDefault).toHaveBeenCalled()
  })
}

const points: readonly [number, string, ...(() => void)[]][] = [
  [1, 'only secure content', servesItself, never(/(?:src|href|url\(|fetch\()\s*[=(]?\s*["'`]?(?:http|ws|ftp):/)],
  [
    2,
    'no Node in pages',
    wants('nodeIntegration', false),
    wants('nodeIntegrationInWorker', false),
    wants('nodeIntegrationInSubFrames', false),
  ],
  [3, 'contexts isolated', wants('contextIsolation', true)],
  [4, 'processes sandboxed', wants('sandbox', true), never(/no-sandbox/)],
  [5, 'permissions answered in every session', answersPermissions],
  [6, 'webSecurity on', wants('webSecurity', true), never(/webSecurity: false/)],
  [7, 'a policy', hasPolicy],
  [8, 'no insecure content', wants('allowRunningInsecureContent', false)],
  [9, 'no experimental features', wants('experimentalFeatures', false)],
  [
    10,
    'no Blink features',
    wants('enableBlinkFeatures', undefined),
    never(/enableBlinkFeatures|enable-blink-features/),
  ],
  [11, 'no webview that opens windows', wants('webviewTag', false), never(/<webview|allowpopups/)],
  [12, 'webviews looked at before they are made', refuses('will-attach-webview')],
  [13, 'no navigation', refuses('will-navigate'), refuses('will-frame-navigate'), refuses('will-redirect')],
  [14, 'no new windows', opensNothing],
  [
    15,
    'nothing given to the system to open',
    never(/openExternal|openPath|import \{[^}]*\bshell\b[^}]*\} from 'electron'/),
  ],
  [16, 'a current Electron', pinsElectron],
  [17, 'senders looked at', hearsNoStranger],
  [18, 'no file: addresses', never(/['"`]file:|loadFile/)],
  [19, 'fuses', () => expect(Object.keys(fusesAsked())).toHaveLength(8)],
  [20, 'no Electron in pages', exposesItsOwn],
]

test('the whole list', () => {
  expect(points.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
})
test.each(points)('%i: %s', (_number, _name, ...checks) => {
  for (const check of checks) check()
})

function servesItself(): void {
  each((_, window) => {
    expect(window.loadURL.mock.calls).toEqual([[expect.stringMatching(/^app:\/\/(hero|evil)\//)]])
  })
  app.getPath.mockReturnValue(tmpdir())
  prepare()
  const [[schemes]] = protocol.registerSchemesAsPrivileged.mock.calls as [[{ scheme: string; privileges: object }[]]]
  expect(schemes).toMatchObject([{ scheme: 'app', privileges: { standard: true, secure: true } }])
  expect(JSON.stringify(schemes)).not.toMatch(/bypassCSP|corsEnabled|allowServiceWorkers/)
}

function answersPermissions(): void {
  for (const side of [...SIDES, undefined]) {
    const session = {
      setPermissionRequestHandler: vi.fn(),
      setPermissionCheckHandler: vi.fn(),
      setDevicePermissionHandler: vi.fn(),
      on: vi.fn(),
      webRequest: { onBeforeRequest: vi.fn() },
    }
    guardSession(session as unknown as Session, side)
    const answer = vi.fn()
    session.setPermissionRequestHandler.mock.calls[0]![0]({}, 'media', answer, {})
    expect(answer.mock.calls).toEqual([[false]])
    expect(session.setPermissionCheckHandler.mock.calls[0]![0]()).toBe(false)
  }
  // The windows' two sessions and the one that Electron makes by itself: there are no others.
  expect(main.match(/guardSession\((?!session:)[^)]*\)?/g)).toHaveLength(2)
  expect(main.match(/fromPartition\(/g)).toHaveLength(1)
  each(({ partition }) => {
    expect(SIDES).toContain(partition)
  })
}

function hasPolicy(): void {
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
}

function opensNothing(): void {
  for (const window of windows) {
    const [[handler]] = window.webContents.setWindowOpenHandler.mock.calls as [[() => object]]
    expect(handler()).toEqual({ action: 'deny' })
  }
}

/** To the very version: which one is current is looked up whenever the packages are brought up to date. */
function pinsElectron(): void {
  expect(manifest.devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Number.parseInt(manifest.devDependencies.electron)).toBeGreaterThanOrEqual(45)
}

function hearsNoStranger(): void {
  const heard = new Map<string, (event: object, raw: unknown) => unknown>()
  const hear = (name: string, listener: (event: object, raw: unknown) => unknown): void =>
    void heard.set(name, listener)
  const front = { ready: vi.fn(), line: vi.fn(), command: vi.fn(), tell: vi.fn(), sideOf: () => undefined }
  listen({ on: hear, handle: hear } as unknown as IpcMain, front)
  expect(heard.size).toBe(6)
  for (const listener of heard.values()) {
    void listener({ sender: { id: 99 }, senderFrame: { url: 'app://hero/', parent: null } }, { do: 'quit' })
  }
  for (const spy of [front.ready, front.line, front.command, front.tell]) expect(spy).not.toHaveBeenCalled()
  expect(main.match(/ipcMain/g)?.length).toBe(2) // brought in and handed to `listen`, once
}

function exposesItsOwn(): void {
  expose('hero')
  const [[name, given]] = bridge.exposeInMainWorld.mock.calls as [[string, Record<string, any>]]
  expect([bridge.exposeInMainWorld.mock.calls.length, name]).toEqual([1, 'alone'])
  const heard = vi.fn()
  given['onLines'](heard)
  bridge.on.mock.lastCall![1]({ sender: 'ipcRenderer' }, ['line'])
  expect(heard.mock.calls).toEqual([[['line']]]) // never the event, which leads to all of IPC
  expect(Object.values(given).filter((value) => typeof value === 'object')).toEqual([{}])
}
