// The one file of games that is open, or why none is. A file that cannot be opened is left as it is, and the app runs without one.
import { z } from 'zod'
import type { Message } from '../contract/wire.ts'
import type { Archive } from '../table/keeper.ts'
import type { Shelf } from './evening.ts'
import { gamesFile, nextGamesFile } from './files.ts'
import type { Seating } from './places.ts'

/** A file of games, opened. */
export interface Store extends Shelf {
  readonly archive: Archive
  setting(name: string): unknown
  keepSetting(name: string, value: unknown): void
  close(): void
}
/** Opens a file, or says why it cannot be opened and leaves it as it was. */
export type OpenStore = (file: string) => Store | Message

const seating = z.strictObject({ hero: z.int().min(0).max(15), evil: z.int().min(0).max(15) })
const seatings = z.record(z.string(), seating)
/** Sets of displays that are remembered. */
const SETS = 20

export class Cupboard {
  readonly #folder: string
  readonly #open: OpenStore
  #store: Store | undefined

  constructor(folder: string, open: OpenStore) {
    this.#folder = folder
    this.#open = open
  }

  /** Opens the file in use; says what is wrong where it cannot be. */
  open(): Message | undefined {
    return this.#take(gamesFile(this.#folder))
  }
  /** Begins a new file beside the one that cannot be opened. */
  openNew(): Message | undefined {
    return this.#take(nextGamesFile(this.#folder))
  }
  close(): void {
    this.#store?.close()
    this.#store = undefined
  }
  get store(): Store | undefined {
    return this.#store
  }

  /** The archive of whichever file is open. */
  readonly archive: Archive = {
    begin: (game, setting, entry) => this.#need().archive.begin(game, setting, entry),
    open: (id) => this.#need().archive.open(id),
  }

  /** Whose display is whose in a set of displays, as the players said last. */
  recall(set: string): Seating | undefined {
    return this.#seatings()[set]
  }
  remember(set: string, said: Seating): void {
    const others = Object.entries(this.#seatings()).filter(([name]) => name !== set)
    const kept = [[set, said] as const, ...others].slice(0, SETS)
    this.#store?.keepSetting('seatings', Object.fromEntries(kept))
  }

  #seatings(): Readonly<Record<string, Seating>> {
    return seatings.safeParse(this.#store?.setting('seatings')).data ?? {}
  }
  #take(file: string): Message | undefined {
    const opened = this.#open(file)
    if (!('close' in opened)) return opened
    this.#store = opened
    return undefined
  }
  #need(): Store {
    if (this.#store === undefined) throw new Error('no file of games is open')
    return this.#store
  }
}
