// From before Electron is ready to the last moment: where data lie, one instance, windows that are lost, an orderly end.
import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Menu, app, dialog, protocol } from 'electron'
import type { Side } from '../contract/wire.ts'
import { StoreFault } from '../store/fault.ts'
import { SCHEME } from './security.ts'

/** What must be said before Electron is ready. False where the app runs already or cannot run: then this process has nothing to do. */
export function prepare(): boolean {
  const data = process.env['ALONE_TABLE_DATA'] ?? ''
  if (data !== '') app.setPath('userData', resolve(data))
  // Under Wayland no app may place its own windows; a launcher must say so too, as Electron may read it before this line.
  if (process.platform === 'linux') app.commandLine.appendSwitch('ozone-platform', 'x11')
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND') // no name is ever looked up
  app.commandLine.appendSwitch('proxy-server', 'socks5://127.0.0.1:1') // and no address called: nobody listens there
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
  Menu.setApplicationMenu(null)
  if (isWritable(app.getPath('userData'))) return app.requestSingleInstanceLock()
  // Electron would take that for an app that runs already, and end without a word. What can be said of it is said on the screens.
  try {
    app.setPath('sessionData', mkdtempSync(join(tmpdir(), 'alone-table-')))
    return true
  } catch {
    giveUp(
      `Nothing may be written into ${app.getPath('userData')}, nor into ${tmpdir()}. Please make room in one of them, or let it be written.`,
    )
    return false
  }
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Where everything lies. `bundle` is the folder of the main bundle. */
export function folders(bundle: string): { readonly [name in 'data' | 'resources' | 'pages' | 'preloads']: string } {
  return {
    data: app.getPath('userData'),
    resources: join(app.isPackaged ? process.resourcesPath : app.getAppPath(), 'resources'),
    pages: join(bundle, '../renderer'),
    preloads: join(bundle, '../preload'),
  }
}

/** Ties the ends of the app: a second start shows the windows, and the end closes what must be closed. */
export function onEnds(ends: { show(): void; stop(): void }): void {
  app.on('second-instance', () => {
    ends.show()
  })
  app.on('window-all-closed', () => {
    app.quit()
  })
  app.on('will-quit', () => {
    ends.stop()
  })
}

export const quit = (): void => {
  app.quit()
}

/** The app cannot go on: says so in a window of the system's, since there may be no other. */
export function giveUp(why: string): void {
  dialog.showErrorBox('Alone Table', why)
  app.exit(1)
}

let complained = ''

/**
 * For whoever started the app from a terminal: what failed and where in the code. The words of an error may tell of the game. What fails
 * again and again is said once: it would fill the disk with words.
 */
export function complain(error: unknown): void {
  const isOfTheSystem = error instanceof Error && ('code' in error || error instanceof StoreFault)
  const where =
    error instanceof Error
      ? (error.stack ?? '')
          .match(/^ {4}at .*$/gm)
          ?.slice(0, 8)
          .join('\n')
      : ''
  const text =
    error instanceof Error ? `${error.name}${isOfTheSystem ? `: ${error.message}` : ''}\n${where}` : 'unknown'
  if (text !== complained) process.stderr.write(`alone-table: ${text}\n`)
  complained = text
}

/**
 * What nobody caught is complained of like anything else: Electron would show its words, which may tell of the game, in a window on whichever
 * screen. And the words themselves may find no room, since they often go to a file on the very disk that is full: that ends nothing either.
 */
export function catchAll(): void {
  process.on('uncaughtException', complain)
  process.on('unhandledRejection', complain)
  process.stderr.on('error', () => undefined)
}

/** More losses than this within so many milliseconds are no accident. */
const MOST_LOSSES = 5
const WHILE = 10_000

/** Counts lost windows: `again` for one that may be made again; one too many ends the app, which says so. */
export function lossCounter(again: (side: Side) => void, now = (): number => performance.now()): (side: Side) => void {
  let losses: number[] = []
  let isEnding = false
  app.on('before-quit', () => {
    isEnding = true // pages end with the app, and that is no loss
  })
  return (side) => {
    if (isEnding) return
    losses = [...losses.filter((time) => now() - time < WHILE), now()]
    if (losses.length <= MOST_LOSSES) again(side)
    else giveUp('A window cannot be kept open. Every answer is stored; please start again.')
  }
}
