// The two windows as Electron is asked for them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Windows, type WindowEvents } from '../../electron/shell/windows.ts'
import { PaperWindow, app } from '../helpers/paper-electron.ts'

vi.mock('electron', () => import('../helpers/paper-electron.ts'))

let events: { [name in keyof WindowEvents]: ReturnType<typeof vi.fn<WindowEvents[name]>> }
let windows: Windows
const area = { x: 10, y: 20, width: 800, height: 600 }
const last = () => PaperWindow.all.at(-1)!
beforeEach(() => {
  PaperWindow.all = []
  PaperWindow.says = true
  PaperWindow.loads = true
  events = { closed: vi.fn(), lost: vi.fn(), moved: vi.fn() }
  windows = new Windows(
    (side) => `/preload/${side}.cjs`,
    () => ({ scale: '1.5' }),
    events,
  )
})

afterEach(() => {
  app.removeAllListeners()
})

test('a window is dark, has its own preload and address, and takes no focus', () => {
  windows.make('evil', { area, full: false })
  expect(last().options).toMatchObject({ ...area, show: false, backgroundColor: expect.stringMatching(/^#[01]/) })
  expect(last().options.webPreferences).toMatchObject({
    preload: '/preload/evil.cjs',
    partition: 'evil',
    sandbox: true,
  })
  expect(last().loadURL).toHaveBeenCalledWith('app://evil/evil/index.html')
  expect(last().showInactive).toHaveBeenCalled()
  expect(last().show).not.toHaveBeenCalled()
  expect(last().webContents.setWindowOpenHandler).toHaveBeenCalled()
  expect(last().webContents.listenerCount('will-navigate')).toBe(1)
})

test.each([true, false])('developer tools are for the sources alone: packaged %s', (isPackaged) => {
  app.isPackaged = isPackaged
  windows.make('hero', { area, full: false })
  app.isPackaged = false
  expect(last().options.webPreferences.devTools).toBe(!isPackaged)
})

test('its title is the same whatever its page says', () => {
  windows.make('hero', { area, full: false })
  const event = { preventDefault: vi.fn() }
  last().emit('page-title-updated', event, 'The stairs are at Ub3')
  expect(event.preventDefault).toHaveBeenCalled()
})

test('the side of a sender follows from its window, of a window that is open', () => {
  windows.make('hero', { area, full: false })
  const hero = last()
  windows.make('evil', { area, full: false })
  expect(windows.sideOf(hero.webContents.id)).toBe('hero')
  expect(windows.sideOf(last().webContents.id)).toBe('evil')
  expect(windows.sideOf(9999)).toBeUndefined()
  windows.make('hero', { area, full: false })
  expect(windows.sideOf(hero.webContents.id)).toBeUndefined()
})

describe('a window made again', () => {
  test('takes the place of the old one, whose end is nobody’s wish', () => {
    windows.make('evil', { area, full: false })
    const old = last()
    windows.make('evil', { area, full: false })
    expect(old.isDestroyed()).toBe(true)
    old.emit('move')
    old.webContents.emit('render-process-gone')
    for (const event of Object.values(events)) expect(event).not.toHaveBeenCalled()
    windows.send('evil', 'key', 'x')
    expect(last().webContents.sent).toEqual([['evil:key', 'x']])
    expect(old.webContents.sent).toEqual([])
  })
})

test('tells when a player closes it, when its page is gone, when it moves', async () => {
  windows.make('hero', { area, full: false })
  last().emit('move')
  last().emit('resize')
  expect(events.moved.mock.calls).toEqual([['hero'], ['hero']])
  last().webContents.emit('render-process-gone', {}, { reason: 'crashed' })
  expect(events.lost.mock.calls).toEqual([['hero']])
  last().destroy()
  expect(events.closed.mock.calls).toEqual([['hero']])
  windows.send('hero', 'key', 'x')
  expect(windows.area('hero')).toBeUndefined()
  await windows.move('hero', { area, full: true })
})

test('none is made any more while the app ends', () => {
  windows.make('hero', { area, full: false })
  app.emit('before-quit')
  windows.make('evil', { area, full: false })
  windows.make('hero', { area, full: false })
  expect(PaperWindow.all).toHaveLength(1)
  expect(last().isDestroyed()).toBe(false)
})

test('a page that cannot be loaded is lost', async () => {
  PaperWindow.loads = false
  windows.make('hero', { area, full: false })
  await Promise.resolve()
  await Promise.resolve()
  expect(events.lost.mock.calls).toEqual([['hero']])
})

describe('moving', () => {
  const full = { area: { x: 1920, y: 0, width: 1920, height: 1080 }, full: true }
  test('goes there, then to full screen, and does nothing where it is so already', async () => {
    windows.make('evil', { area, full: false })
    await windows.move('evil', full)
    await windows.move('evil', full)
    expect(last().log).toEqual(['to 1920', 'full'])
    await windows.move('evil', { ...full, area: { ...full.area, x: 0 } })
    expect(last().log.slice(2)).toEqual(['not full', 'to 0', 'full'])
    await windows.move('evil', { area, full: false })
    expect(last().log.slice(5)).toEqual(['not full', 'to 10'])
  })

  test('to a display of his own leaves the Hero’s window above all others, and Evil’s never', async () => {
    windows.make('hero', { area, full: false })
    const hero = last()
    windows.make('evil', { area, full: false })
    const evil = last()
    await windows.move('hero', full)
    await windows.move('evil', { ...full, area })
    expect([hero.isOnTop, evil.isOnTop]).toEqual([true, false])
    await windows.move('hero', { area, full: false })
    expect(hero.isOnTop).toBe(false)
  })

  test('is one window after the other', async () => {
    windows.make('hero', { area, full: false })
    const hero = last()
    windows.make('evil', { area, full: false })
    const evil = last()
    const order: string[] = []
    hero.on('enter-full-screen', () => order.push('hero is full'))
    vi.spyOn(evil, 'setBounds').mockImplementation(() => void order.push('evil starts'))
    await Promise.all([windows.move('hero', full), windows.move('evil', full)])
    expect(order).toEqual(['hero is full', 'evil starts'])
  })

  test('does not wait for ever for a system that never says', async () => {
    vi.useFakeTimers()
    PaperWindow.says = false
    windows.make('hero', { area, full: false })
    const moved = windows.move('hero', full)
    await vi.advanceTimersByTimeAsync(2_000)
    await moved
    vi.useRealTimers()
    expect(last().isFull).toBe(true)
  })
})

test('a second start brings both windows to the front', () => {
  windows.make('hero', { area, full: false })
  windows.make('evil', { area, full: false })
  windows.show()
  for (const window of PaperWindow.all) expect(window.show).toHaveBeenCalledOnce()
})
