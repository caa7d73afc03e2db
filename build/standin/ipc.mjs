// ipcMain, and the same on each webContents and frame.
import { EventEmitter } from 'node:events'

export class Ipc extends EventEmitter {
  _handlers = new Map()
  handle(channel, f) {
    if (this._handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this._handlers.set(channel, f)
  }
  handleOnce(channel, f) {
    this.handle(channel, (...args) => {
      this.removeHandler(channel)
      return f(...args)
    })
  }
  removeHandler(channel) {
    this._handlers.delete(channel)
  }
}
export const ipcMain = new Ipc()
