// What each window says went wrong with the file of games, and the ways out: try again, a new file, a copy.
import type { Frame, FrameReply } from '../contract/frame.ts'
import type { Message, Side } from '../contract/wire.ts'
import { isFull } from '../store/fault.ts'
import type { EveningParts } from './evening-parts.ts'
import { NOT_NOW, no, OK } from './replies.ts'

/** What is wrong with the disk or with another process, and not with the file. */
const PASSING = ['store.busy', 'store.full', 'store.read-only']
const UNREADABLE: Message = { id: 'trouble.load', params: {} }
/** What a window asked for, and was no answer, could not be stored. */
const unstored = (isDiskFull: boolean): Message => ({
  id: isDiskFull ? 'trouble.full-undone' : 'trouble.save-undone',
  params: {},
})
const both = (message: Message | null): Record<Side, Message | null> => ({ hero: message, evil: message })

type TroublesParts = Pick<EveningParts, 'shelf' | 'open' | 'newFile' | 'restore' | 'changed' | 'failed'>

export class Troubles {
  readonly #parts: TroublesParts
  /** The same on both windows while there is no shelf. */
  #now: Record<Side, Message | null>

  /** `trouble`: why there is no shelf, where there is none. */
  constructor(parts: TroublesParts, trouble: Message | null) {
    this.#parts = parts
    this.#now = both(trouble)
  }

  /** What a side's window says. */
  of(side: Side): Message | null {
    return this.#now[side]
  }
  /** What can be done about a file that cannot be opened. */
  get remedy(): NonNullable<Frame['remedy']> {
    return PASSING.includes(this.#now.hero?.id ?? '') ? 'try-again' : 'new-file'
  }
  /** Something was done: neither window says any more what went wrong before. */
  clear(): void {
    this.#now = both(null)
  }

  /** Something went wrong that both windows should say, or `only` the one whose side knows that it was tried, until a player does something else. */
  worry(id: 'trouble.save' | 'trouble.full' | 'trouble.renderer', only?: Side): void {
    if (this.#parts.shelf() === undefined) return
    const message: Message = { id, params: {} }
    this.#now = only === undefined ? both(message) : { ...this.#now, [only]: message }
    this.#parts.changed(only)
  }

  /** A side answers: its window says no more what went wrong before. */
  answering(side: Side): void {
    if (this.#now[side] === null || this.#parts.shelf() === undefined) return
    this.#now = { ...this.#now, [side]: null }
    this.#parts.changed(side)
  }

  /** What was asked for threw. */
  threw(error: unknown): FrameReply {
    this.#parts.failed(error)
    return no(unstored(isFull(error)))
  }
  /** A game could not be stored as it was begun. */
  unbegun(): FrameReply {
    return this.#says(unstored(this.#now.hero?.id === 'trouble.full'))
  }
  /** A game cannot be read. */
  unread(): FrameReply {
    return this.#says(UNREADABLE)
  }
  /** It cannot be asked for now, or there is no file to ask. */
  notNow(): FrameReply {
    const trouble = this.#now.hero
    return trouble !== null && this.#parts.shelf() === undefined ? no(trouble) : NOT_NOW
  }

  /** Opens the file that could not be opened, or a new one beside it. */
  open(how: 'open' | 'newFile'): FrameReply {
    if (this.#parts.shelf() !== undefined) return NOT_NOW
    const fault = this.#parts[how]() ?? null
    this.#now = both(fault)
    return fault === null ? OK : no(fault)
  }
  /** Begins a new file from a copy. */
  restore(copy: string): FrameReply {
    const fault = this.#parts.restore(copy)
    return fault === undefined ? OK : no(fault)
  }

  #says(trouble: Message): FrameReply {
    this.#now = both(trouble)
    return no(trouble)
  }
}
