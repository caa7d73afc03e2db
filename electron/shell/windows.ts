// The two windows: making them, moving them one after the other, finding the side of a sender, making one again when it is lost.
import { BrowserWindow, app } from 'electron'
import { channel, KEPT, type Outward } from '../contract/channels.ts'
import type { Side } from '../contract/wire.ts'
import { page } from './assets.ts'
import type { Area, Spot } from './places.ts'
import { guardContents, origin, preferences } from './security.ts'

export interface WindowEvents {
  /** A player closed the window. */
  closed(side: Side): void
  /** The page is gone: it crashed, or could not be loaded. */
  lost(side: Side): void
  moved(side: Side): void
}

const TITLES: Readonly<Record<Side, string>> = { hero: 'Alone Table · Hero', evil: 'Alone Table · Evil' }
/** As dark as the page, so that nothing flashes before it is drawn. */
const DARK: Readonly<Record<Side, string>> = { hero: '#04070a', evil: '#120a10' }
/** How long a change to or from full screen may take before the next window goes on, in milliseconds. */
const PATIENCE = 1_500

export class Windows {
  readonly #open = new Map<Side, BrowserWindow>()
  readonly #preload: (side: Side) => string
  readonly #likings: (side: Side) => object
  readonly #events: WindowEvents
  #moves: Promise<void> = Promise.resolve()
  #isEnding = false

  constructor(preload: (side: Side) => string, likings: (side: Side) => object, events: WindowEvents) {
    this.#preload = preload
    this.#likings = likings
    this.#events = events
    app.on('before-quit', () => {
      this.#isEnding = true
    })
  }

  /** Makes a side's window, in place of the one that it may have: what that one showed is gone at once. */
  make(side: Side, spot: Spot): void {
    if (this.#isEnding) return // while the windows close Evil's stands nowhere, and a new one would outlive the Hero's
    const old = this.#open.get(side)
    const window = new BrowserWindow({
      ...spot.area,
      title: TITLES[side],
      show: false,
      autoHideMenuBar: true,
      backgroundColor: DARK[side],
      webPreferences: {
        ...preferences(side, this.#preload(side), !app.isPackaged),
        additionalArguments: [`${KEPT}${encodeURIComponent(JSON.stringify(this.#likings(side)))}`],
      },
    })
    this.#open.set(side, window)
    guardContents(window.webContents)
    this.#listen(side, window)
    window.removeMenu()
    window.showInactive()
    old?.destroy()
    void window.loadURL(`${origin(side)}/${page(side)}`).catch(() => {
      if (this.#isCurrent(side, window)) this.#events.lost(side)
    })
  }

  #isCurrent(side: Side, window: BrowserWindow): boolean {
    return this.#open.get(side) === window && !window.isDestroyed()
  }

  #listen(side: Side, window: BrowserWindow): void {
    const tell = (what: keyof WindowEvents) => () => {
      if (this.#open.get(side) === window) this.#events[what](side)
    }
    window.on('closed', tell('closed'))
    window.on('move', tell('moved'))
    window.on('resize', tell('moved'))
    window.on('page-title-updated', (event) => {
      event.preventDefault()
    })
    window.webContents.on('render-process-gone', tell('lost'))
  }

  /** The side of the window with this webContents. */
  sideOf(contents: number): Side | undefined {
    for (const [side, window] of this.#open)
      if (!window.isDestroyed() && window.webContents.id === contents) return side
    return undefined
  }

  send(side: Side, name: Outward, told: unknown): void {
    const window = this.#open.get(side)
    if (window === undefined || window.isDestroyed() || window.webContents.isDestroyed()) return
    window.webContents.send(channel(side, name), told)
  }

  area(side: Side): Area | undefined {
    const window = this.#open.get(side)
    return window === undefined || window.isDestroyed() ? undefined : window.getBounds()
  }

  /** Moves a window, after those that were asked for before: full-screen windows must open one after the other. */
  move(side: Side, spot: Spot): Promise<void> {
    const moved = this.#moves.then(() => this.#moveNow(side, spot))
    // One window that could not be moved must not hold up those that come after it.
    this.#moves = moved.catch(() => undefined)
    return moved
  }

  async #moveNow(side: Side, { area, full }: Spot): Promise<void> {
    const window = this.#open.get(side)
    if (window === undefined || window.isDestroyed()) return
    const { x, y, width, height } = window.getBounds()
    const isThere = x === area.x && y === area.y && width === area.width && height === area.height
    if (isThere && window.isFullScreen() === full) return
    // Above Evil's window, should the system push that onto the Hero's display before the app can know.
    if (side === 'hero') window.setAlwaysOnTop(full)
    if (window.isFullScreen()) {
      await settled(window, 'leave-full-screen', () => {
        window.setFullScreen(false)
      })
    }
    if (window.isDestroyed()) return
    window.setBounds(area)
    if (!full) return
    await settled(window, 'enter-full-screen', () => {
      window.setFullScreen(true)
    })
  }

  /** Brings both windows to the front: the app was started a second time. */
  show(): void {
    for (const window of this.#open.values()) {
      if (window.isDestroyed()) continue
      if (window.isMinimized()) window.restore()
      window.show()
    }
  }
}

/** Waits until the system says that it has done so, but not for ever: some window managers never say. */
function settled(
  window: BrowserWindow,
  event: 'enter-full-screen' | 'leave-full-screen',
  act: () => void,
): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, PATIENCE)
    const end = (): void => {
      clearTimeout(timer)
      done()
    }
    if (event === 'enter-full-screen') window.once('enter-full-screen', end)
    else window.once('leave-full-screen', end)
    act()
  })
}
