// Files that are whole from their first moment, and are on the disk from then on.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a file under another name and renames it once it is whole; where that fails, nothing of it is left. */
export function drafted(file: string, make: (draft: string) => void): void {
  const draft = `${file}.new-${process.pid}`
  rmSync(draft, { force: true })
  try {
    make(draft)
    sync(draft, 'r+')
    renameSync(draft, file)
  } finally {
    for (const end of ['', '-journal']) rmSync(draft + end, { force: true })
  }
  if (process.platform !== 'win32') sync(dirname(file), 'r') // folders cannot be opened there
}

function sync(path: string, how: 'r' | 'r+'): void {
  const handle = openSync(path, how)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
