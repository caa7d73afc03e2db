// Why a file of saved games cannot be used. Whatever the reason, the file is left as it was.
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Message } from '../contract/wire.ts'

/**
 * `empty`, `not-a-database`, `damaged`: not what it should be. `foreign`: another program's. `newer`: a later version's.
 * `busy`: another process has it. `full`, `read-only`: the disk does not take it. `unusable`: the system does not let it be read or written.
 */
type FaultKind =
  'empty' | 'not-a-database' | 'damaged' | 'foreign' | 'newer' | 'busy' | 'full' | 'read-only' | 'unusable'

export class StoreFault extends Error {
  readonly kind: FaultKind
  readonly file: string
  /** What exactly is wrong, and where. */
  readonly detail: string

  constructor(kind: FaultKind, file: string, detail: string) {
    super(`${file}: ${detail}. The file was left as it was.`)
    this.name = 'StoreFault'
    this.kind = kind
    this.file = file
    this.detail = detail
  }
  /** For the players' screens. */
  get why(): Message {
    return { id: `store.${this.kind}`, params: { file: this.file, detail: this.detail } }
  }
}

const kinds: Readonly<Record<string, FaultKind>> = {
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'not-a-database',
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
}

/** What an error of SQLite or of the system says, where that is plain. */
function kindOf(error: unknown): FaultKind | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return kinds[code.split('_').slice(0, 2).join('_')]
}

/** True where the disk took no more. */
export const isFull = (error: unknown): boolean => (error instanceof StoreFault ? error.kind : kindOf(error)) === 'full'

/** Errors of SQLite and of the system as faults of this file. */
export function faultsNamed<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof StoreFault || !(error instanceof Error)) throw error
    const kind = kindOf(error) ?? (isLocked(file) ? 'read-only' : 'unusable')
    const detail = kind === 'busy' ? 'another process is using the file' : error.message
    throw new StoreFault(kind, file, detail)
  }
}

/** True where the file or its folder may not be written: SQLite names that in many ways. */
function isLocked(file: string): boolean {
  let folder = dirname(file)
  while (!existsSync(folder)) folder = dirname(folder)
  return [file, folder].some((path) => {
    try {
      if (existsSync(path)) accessSync(path, constants.W_OK)
      return false
    } catch {
      return true
    }
  })
}
