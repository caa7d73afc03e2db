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
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

describe.each(SIDES)("%s's session", (side) => {
  const guarded = () => {
    const session = {
      setPermissionRequestHandler: vi.fn<Session['setPermissionRequestHandler']>(),
      setPermissionCheckHandler: vi.fn<Session['setPermissionCheckHandler']>(),
      webRequest: { onBeforeRequest: vi.fn() },
    }
    guardSession(session as unknown as Session, side)
    return session
  }

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
    const listener = guarded().webRequest.onBeforeRequest.mock.calls[0]![0] as (
      d: object,
      a: (r: object) => void,
    ) => void
    const answer = vi.fn()
    listener({ url }, answer)
    expect(answer).toHaveBeenCalledWith({ cancel })
  })
})

test('a window goes nowhere and opens nothing', () => {
  const on = vi.fn()
  const setWindowOpenHandler = vi.fn()
  guardContents({ on, setWindowOpenHandler })
  expect(setWindowOpenHandler.mock.calls[0]![0]()).toEqual({ action: 'deny' })
  const names = on.mock.calls.map(([name]) => String(name))
  expect(names.toSorted()).toEqual(['will-attach-webview', 'will-frame-navigate', 'will-navigate', 'will-redirect'])
  for (const [, listener] of on.mock.calls as [string, (event: object) => void][]) {
    const preventDefault = vi.fn()
    listener({ preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
  }
})
