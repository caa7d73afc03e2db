// Why a file of saved games cannot be used. Whatever the reason, the file is left as it was.
import type { Message } from '../contract/wire.ts'

/**
 * `empty`, `not-a-database`, `damaged`: not what it should be. `foreign`: another program's. `newer`: a later version's.
 * `busy`: another process has it. `unusable`: the system does not let it be read or written.
 */
export type FaultKind = 'empty' | 'not-a-database' | 'damaged' | 'foreign' | 'newer' | 'busy' | 'unusable'

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
