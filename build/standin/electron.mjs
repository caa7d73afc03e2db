// What `import … from 'electron'` gives in the main process: real Node, real Chromium windows, no Electron.
import { app } from './app.mjs'
import { webContents } from './contents.mjs'
import { ipcMain } from './ipc.mjs'
import { protocol, session } from './session.mjs'
import {
  absent,
  crashReporter,
  dialog,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  screen,
  shell,
} from './small.mjs'
import { BrowserWindow } from './window.mjs'

const autoUpdater = absent('autoUpdater')
const clipboard = absent('clipboard')
const contentTracing = absent('contentTracing')
const desktopCapturer = absent('desktopCapturer')
const globalShortcut = absent('globalShortcut')
const safeStorage = absent('safeStorage')
const utilityProcess = absent('utilityProcess')
const all = {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  contentTracing,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
  webContents,
}
export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  contentTracing,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
  webContents,
}
export default all
