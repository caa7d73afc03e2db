import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Brings a folder's names to the disk. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return // folders cannot be opened there
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
