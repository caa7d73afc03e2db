// From before Electron is ready to the end, as Electron is asked for it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchAll, complain, folders, giveUp, lossCounter, onEnds, prepare } from '../../electron/shell/lifecycle.ts'
import { StoreFault } from '../../electron/store/fault.ts'
import { Menu, app, dialog, protocol } from '../helpers/paper-electron.ts'

vi.mock('electron', () => import('../helpers/paper-electron.ts'))

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'lifecycle-'))
  app.getPath.mockReset().mockReturnValue(data)
  app.removeAllListeners()
  app.switches.length = 0
  for (const spy of [app.setPath, app.quit, app.exit, dialog.showErrorBox, Menu.setApplicationMenu]) spy.mockClear()
  protocol.registerSchemesAsPrivileged.mockClear()
  app.requestSingleInstanceLock.mockReset().mockReturnValue(true)
})
afterEach(() => {
  rmSync(data, { recursive: true })
  vi.unstubAllEnvs()
  app.isPackaged = false
})

describe('before Electron is ready', () => {
  test('one instance, no menu, no names looked up, one scheme', () => {
    expect(prepare()).toBe(true)
    expect(app.requestSingleInstanceLock).toHaveBeenCalledOnce()
    expect(Menu.setApplicationMenu).toHaveBeenCalledWith(null)
    expect(app.switches).toContain('host-resolver-rules=MAP * ~NOTFOUND')
    expect(app.switches).toContain('proxy-server=socks5://127.0.0.1:1')
    expect(app.switches.includes('ozone-platform=x11')).toBe(process.platform === 'linux')
    expect(protocol.registerSchemesAsPrivileged).toHaveBeenCalledWith([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ])
  })

  test('a second instance is told so', () => {
    app.requestSingleInstanceLock.mockReturnValue(false)
    expect(prepare()).toBe(false)
  })

  test('where nothing may be written, the app runs all the same, its own files elsewhere', () => {
    app.requestSingleInstanceLock.mockReturnValue(false)
    writeFileSync(join(data, 'file'), '')
    app.getPath.mockReturnValue(join(data, 'file', 'folder')) // cannot be made, whoever asks
    expect(prepare()).toBe(true)
    expect(app.requestSingleInstanceLock).not.toHaveBeenCalled()
    const [[name, folder]] = app.setPath.mock.calls as [[string, string]]
    expect(name).toBe('sessionData')
    rmSync(folder, { recursive: true })
  })

  test('where nothing at all may be written, it says so and ends', () => {
    writeFileSync(join(data, 'file'), '')
    app.getPath.mockReturnValue(join(data, 'file', 'folder'))
    vi.stubEnv('TMPDIR', join(data, 'file', 'temporary'))
    expect(prepare()).toBe(false)
    expect(dialog.showErrorBox).toHaveBeenCalledWith(
      'Alone Table',
      expect.stringContaining(join(data, 'file', 'folder')),
    )
    expect(app.exit).toHaveBeenCalledWith(1)
    expect(app.setPath).not.toHaveBeenCalled()
  })

  test('data lie where the environment says, and the lock is that of this place', () => {
    vi.stubEnv('ALONE_TABLE_DATA', 'some/where')
    app.requestSingleInstanceLock.mockImplementationOnce(() => {
      expect(app.setPath).toHaveBeenCalledWith('userData', resolve('some/where'))
      return true
    })
    prepare()
    expect(app.requestSingleInstanceLock).toHaveBeenCalled()
    vi.stubEnv('ALONE_TABLE_DATA', '')
    app.setPath.mockClear()
    prepare()
    expect(app.setPath).not.toHaveBeenCalled()
  })
})

test('resources lie beside the sources, or in the package', () => {
  expect(folders('/app/out/main')).toEqual({
    data,
    resources: join('/app', 'resources'),
    pages: join('/app/out/renderer'),
    preloads: join('/app/out/preload'),
  })
  app.isPackaged = true
  vi.stubGlobal('process', Object.assign(Object.create(process) as object, { resourcesPath: '/package' }))
  expect(folders('/app/out/main').resources).toBe(join('/package', 'resources'))
  vi.unstubAllGlobals()
})

test('a second start shows the windows; the last window ends the app; the end stops everything', () => {
  const ends = { show: vi.fn(), stop: vi.fn() }
  onEnds(ends)
  app.emit('second-instance')
  expect(ends.show).toHaveBeenCalledOnce()
  app.emit('window-all-closed')
  expect(app.quit).toHaveBeenCalledOnce()
  expect(ends.stop).not.toHaveBeenCalled()
  app.emit('will-quit')
  expect(ends.stop).toHaveBeenCalledOnce()
})

describe('windows that are lost', () => {
  test('are made again, but not for ever', () => {
    const again = vi.fn()
    let now = 0
    const lost = lossCounter(again, () => now)
    for (let i = 0; i < 5; i += 1) lost('hero')
    expect(again).toHaveBeenCalledTimes(5)
    expect(app.exit).not.toHaveBeenCalled()
    lost('evil')
    expect(again).toHaveBeenCalledTimes(5)
    expect(dialog.showErrorBox).toHaveBeenCalledOnce()
    expect(app.exit).toHaveBeenCalledWith(1)
    now = 60_000
    lost('evil')
    expect(again).toHaveBeenLastCalledWith('evil')
  })
})

test('pages that end with the app are no loss', () => {
  const again = vi.fn()
  const lost = lossCounter(again)
  app.emit('before-quit')
  lost('hero')
  expect(again).not.toHaveBeenCalled()
})

test('an app that cannot start says why', () => {
  giveUp('no disk')
  expect(dialog.showErrorBox).toHaveBeenCalledWith('Alone Table', 'no disk')
  expect(app.exit).toHaveBeenCalledWith(1)
})

test('what is told in a terminal says what failed and where, and nothing of the game', () => {
  const written: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => (written.push(String(text)), true))
  const fault = (): unknown => {
    try {
      return JSON.parse('{"hand": ["Ambush", "Snare"')
    } catch (error) {
      return error
    }
  }
  for (const error of [fault(), new TypeError('no way from Ub3\n    to Ra1'), 'Ambush']) complain(error)
  complain(Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }))
  for (let n = 0; n < 3; n += 1) complain(new StoreFault('full', '/games.db', 'database or disk is full'))
  stderr.mockRestore()
  const text = written.join('')
  expect(text).not.toMatch(/Ambush|Ub3|Ra1/)
  expect(text).toMatch(/SyntaxError\n {4}at .*\n[^]*TypeError\n {4}at /)
  expect(text).toContain('no space left on device')
  expect(text).toContain('/games.db: database or disk is full')
  expect(written).toHaveLength(5)
})

test('what nobody caught ends nothing and is told without its words, should there be room to tell it', () => {
  const written: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => (written.push(String(text)), true))
  const before = (['uncaughtException', 'unhandledRejection'] as const).map((name) => process.listeners(name as never))
  const errors = process.stderr.listeners('error')
  catchAll()
  const news = (owner: NodeJS.EventEmitter, name: string, old: readonly unknown[]) =>
    owner.listeners(name).filter((listener) => !old.includes(listener)) as ((error: Error) => void)[]
  const caught = news(process, 'uncaughtException', before[0]!)
  const rejected = news(process, 'unhandledRejection', before[1]!)
  const full = news(process.stderr, 'error', errors)
  for (const listener of [...caught, ...rejected]) listener(new TypeError(`Ambush at Ub${written.length}`))
  for (const listener of full) listener(new Error('no space left on device, write'))
  for (const listener of caught) process.off('uncaughtException', listener)
  for (const listener of rejected) process.off('unhandledRejection', listener)
  for (const listener of full) process.stderr.off('error', listener)
  stderr.mockRestore()
  expect([caught.length, rejected.length, full.length]).toEqual([1, 1, 1])
  expect(written[0]).toContain('TypeError\n    at ')
  expect(written.join('')).not.toContain('Ambush')
})
