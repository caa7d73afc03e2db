// That the shell asks Electron for the right things. What Electron makes of them is checked on a real one.
import { describe, expect, test, vi } from 'vitest'
import type { Session, WebContents } from 'electron'
import type { Side } from '../../electron/contract/wire.ts'
import { guardContents, guardSession, headers, origin, partition, preferences } from '../../electron/shell/security.ts'

const SIDES: readonly Side[] = ['hero', 'evil']

describe('window preferences', () => {
  test('hold every protection', () => {
    expect(preferences('hero', '/p/hero.cjs', false)).toMatchObject({
      preload: '/p/hero.cjs',
      devTools: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    })
  })
  test('each side has a session of its own, in memory alone, and an origin of its own', () => {
    expect(SIDES.map((side) => preferences(side, '', false).partition)).toEqual(SIDES.map(partition))
    expect(new Set(SIDES.map(partition)).size).toBe(2)
    for (const side of SIDES) expect(partition(side)).not.toMatch(/^persist:/)
    expect(SIDES.map(origin)).toEqual(['app://hero', 'app://evil'])
  })
})

test('the policy lets a page run its own files and nothing else', () => {
  const policy = Object.fromEntries(
    headers['content-security-policy']!.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  )
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'"])
  expect(policy['style-src']).toEqual(["'self'"])
  expect(policy['connect-src']).toEqual(["'self'"])
  for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"])
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|http|\*/)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
  for (const part of headers['permissions-policy']!.split(', ')) expect(part).toMatch(/^[a-z-]+=\(\)$/)
})

/** A session as a spy, guarded for a side or for nobody. */
function guardedFor(side?: Side) {
  const session = {
    setPermissionRequestHandler: vi.fn<Session['setPermissionRequestHandler']>(),
    setPermissionCheckHandler: vi.fn<Session['setPermissionCheckHandler']>(),
    setDevicePermissionHandler: vi.fn<Session['setDevicePermissionHandler']>(),
    on: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn() },
  }
  guardSession(session as unknown as Session, side)
  return session
}
/** Whether a session cancels a request. */
function cancels({ webRequest }: ReturnType<typeof guardedFor>, url: string): unknown {
  const listener = webRequest.onBeforeRequest.mock.calls[0]![0] as (d: object, a: (r: object) => void) => void
  const answer = vi.fn()
  listener({ url }, answer)
  return answer.mock.calls[0]![0]
}

test('the session that no window has refuses everything', () => {
  for (const side of SIDES) expect(cancels(guardedFor(), `app://${side}/`)).toEqual({ cancel: true })
  expect(cancels(guardedFor(), 'data:,x')).toEqual({ cancel: true })
})

describe.each(SIDES)("%s's session", (side) => {
  const guarded = () => guardedFor(side)

  test('grants no permission', () => {
    const session = guarded()
    const answer = vi.fn()
    const request = session.setPermissionRequestHandler.mock.calls[0]![0]!
    const check = session.setPermissionCheckHandler.mock.calls[0]![0]!
    for (const permission of [
      'media',
      'fullscreen',
      'notifications',
      'clipboard-read',
      'hid',
      'openExternal',
    ] as const) {
      request({} as WebContents, permission, answer, {} as never)
      expect(check(null, permission as 'media', '', {} as never)).toBe(false)
    }
    expect(answer.mock.calls.every(([granted]) => granted === false)).toBe(true)
    expect(answer).toHaveBeenCalledTimes(6)
  })

  test('gives no device and takes no file', () => {
    const session = guarded()
    const device = session.setDevicePermissionHandler.mock.calls[0]![0]!
    expect(device({ deviceType: 'hid', origin: origin(side) } as never)).toBe(false)
    const [name, listener] = session.on.mock.calls[0] as [string, (event: object) => void]
    const preventDefault = vi.fn()
    listener({ preventDefault })
    expect([name, preventDefault.mock.calls.length]).toEqual(['will-download', 1])
  })

  const other = side === 'hero' ? 'evil' : 'hero'
  test.each<[string, boolean]>([
    [`app://${side}/${side}/index.html`, false],
    [`blob:app://${side}/1234`, false],
    ['data:image/png;base64,AAAA', false],
    [`app://${other}/${other}/index.html`, true],
    [`app://${side}.example/x`, true],
    ['https://example.org/', true],
    ['http://localhost:1/', true],
    ['ws://localhost:1/', true],
    ['file:///etc/passwd', true],
    ['chrome://gpu', true],
    ['devtools://devtools/x', true],
  ])('request %s: refused %s', (url, cancel) => {
    expect(cancels(guarded(), url)).toEqual({ cancel })
  })
})

test('a window goes nowhere, opens nothing and calls nobody', () => {
  const on = vi.fn()
  const setWindowOpenHandler = vi.fn()
  const setWebRTCIPHandlingPolicy = vi.fn()
  guardContents({ on, setWindowOpenHandler, setWebRTCIPHandlingPolicy })
  expect(setWebRTCIPHandlingPolicy).toHaveBeenCalledWith('disable_non_proxied_udp')
  expect(setWindowOpenHandler.mock.calls[0]![0]()).toEqual({ action: 'deny' })
  const names = on.mock.calls.map(([name]) => String(name))
  expect(names.toSorted()).toEqual(['will-attach-webview', 'will-frame-navigate', 'will-navigate', 'will-redirect'])
  for (const [, listener] of on.mock.calls as [string, (event: object) => void][]) {
    const preventDefault = vi.fn()
    listener({ preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
  }
})
