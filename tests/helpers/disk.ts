// A small disk of its own for a test: it can be filled, emptied and locked. Needs a system that lets the test mount one, as Linux lets root.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, rmdirSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  readonly #filler = join(this.folder, 'filler')

  constructor(kilobytes: number) {
    mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', this.folder)
  }
  /** Takes all room, but for what is to be left of it. */
  fill(kilobytesLeft = 0): void {
    const page = Buffer.alloc(4096)
    try {
      for (;;) appendFileSync(this.#filler, page)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
    truncateSync(this.#filler, Math.max(0, statSync(this.#filler).size - kilobytesLeft * 1024))
  }
  makeRoom(): void {
    rmSync(this.#filler)
  }
  /** Lets nobody write to it any more, root neither. */
  lock(): void {
    mount('-o', 'remount,ro', this.folder)
  }
  unlock(): void {
    mount('-o', 'remount,rw', this.folder)
  }
  remove(): void {
    execFileSync('umount', ['--lazy', this.folder])
    rmdirSync(this.folder)
  }
}

const mount = (...args: readonly string[]): void => void execFileSync('mount', args, { stdio: 'pipe' })

/** Whether this machine lets a test mount a disk. */
export const canMount = ((): boolean => {
  try {
    new SmallDisk(16).remove()
    return true
  } catch {
    return false
  }
})()
