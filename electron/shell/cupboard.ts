// The one file of games that is open, or why none is. A file that cannot be opened is left as it is, and the app runs without one.
import { rmSync } from 'node:fs'
import { z } from 'zod'
import type { Copy, Liking } from '../contract/frame.ts'
import { likings } from '../contract/schemas/frame.ts'
import type { Message, Side } from '../contract/wire.ts'
import { copiesFolder, copiesIn, takeCopy } from '../store/copies.ts'
import { StoreFault, faultsNamed } from '../store/fault.ts'
import type { Store } from '../store/store.ts'
import type { Archive } from '../table/keeper.ts'
import type { Shelf } from './evening-parts.ts'
import { gamesFile, nextGamesFile } from './files.ts'
import type { Seating } from './places.ts'

/** Opens a file, or throws and leaves it as it was. */
export type OpenStore = (file: string) => Store

const SEATINGS = 'seatings'
const place = z.int().min(0).max(15)
const seatings = z.record(z.string(), z.strictObject({ hero: place, evil: place }))
const PACKS = 'packs'
const packNames = z.array(z.string().max(60)).max(100)
/** Sets of displays that are remembered. */
const MOST_SETS = 20

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
  /** Copies of the file, newest first, that can be gone back to. */
  copies(): readonly Copy[] {
    return copiesIn(copiesFolder(gamesFile(this.#folder)))
  }
  /** Keeps a copy of the file that is open. */
  keepCopy(): void {
    this.#store?.keepCopy()
  }
  /** Begins a new file from a copy; the one in use is closed, copied and left. Says what is wrong where that fails, and then all is as it was. */
  restore(id: string): Message | undefined {
    if (!this.copies().some((copy) => copy.id === id)) return { id: 'trouble.no-copy', params: {} }
    const last = this.#store
    const file = nextGamesFile(this.#folder)
    try {
      last?.keepCopy()
      faultsNamed(file, () => {
        takeCopy(copiesFolder(file), id, file)
      })
    } catch (error) {
      return faultOf(error, file)
    }
    const fault = this.#take(file)
    if (fault === undefined) last?.close()
    else rmSync(file, { force: true })
    return fault
  }
  close(): void {
    this.#store?.close()
    this.#store = undefined
  }

  /** The archive of whichever file is open. */
  readonly archive: Archive = {
    begin: (game, setting, entry) => this.#need().games.begin(game, setting, entry),
    open: (id) => this.#need().games.open(id),
  }

  /** What the evening needs of the file that is open; undefined while none is. */
  shelf(): Shelf | undefined {
    const store = this.#store
    if (store === undefined) return undefined
    return {
      games: () => store.games.list(),
      pack: (game) => store.games.packOf(game),
      sheets: (game) => store.games.sheetsOf(game),
      note: (game) => store.notes.get(game),
      keepNote: (game, note) => {
        store.notes.set(game, note)
      },
      computers: (game) => store.games.computersOf(game),
      keepComputers: (game, seats) => {
        store.games.seat(game, seats)
      },
      seated: (seats) => ({
        ...this.archive,
        begin: (game, setting, entry) => store.games.begin(game, setting, entry, seats),
      }),
    }
  }

  /** Whose display is whose in a set of displays, as the players said last. */
  recall(set: string): Seating | undefined {
    return orElse({}, () => this.#seatings())[set]
  }
  remember(set: string, said: Seating): void {
    try {
      const others = Object.entries(this.#seatings()).filter(([name]) => name !== set)
      const kept = [[set, said] as const, ...others].slice(0, MOST_SETS)
      this.#store?.settings.set(SEATINGS, Object.fromEntries(kept))
    } catch {
      // A full disk must not keep the players from their seats; they will be asked again.
    }
  }

  /** The packs that are on, in their order. */
  packsOn(): readonly string[] {
    return orElse([], () => packNames.safeParse(this.#store?.settings.get(PACKS)).data ?? [])
  }
  keepPacksOn(on: readonly string[]): void {
    try {
      this.#store?.settings.set(PACKS, on)
    } catch {
      // A full disk costs the choice of packs at the next start, no more.
    }
  }

  /** What a side's window keeps of its players' likings. */
  likings(side: Side): Readonly<Partial<Record<Liking, string>>> {
    return orElse({}, () => this.#likings(side))
  }
  keepLiking(side: Side, name: Liking, value: string): void {
    this.#keepLikings(side, () => ({ ...this.#likings(side), [name]: value }))
  }
  forgetLikings(side: Side): void {
    this.#keepLikings(side, () => ({}))
  }
  #likings(side: Side): Readonly<Partial<Record<Liking, string>>> {
    return likings.safeParse(this.#store?.settings.get(`likings-${side}`)).data ?? {}
  }
  #keepLikings(side: Side, all: () => Readonly<Partial<Record<Liking, string>>>): void {
    try {
      this.#store?.settings.set(`likings-${side}`, all())
    } catch {
      // A full disk costs a liking, no more.
    }
  }

  #seatings(): Readonly<Record<string, Seating>> {
    return seatings.safeParse(this.#store?.settings.get(SEATINGS)).data ?? {}
  }
  #take(file: string): Message | undefined {
    try {
      this.#store = this.#open(file)
      return undefined
    } catch (error) {
      return faultOf(error, file)
    }
  }
  #need(): Store {
    if (this.#store === undefined) throw new Error('no file of games is open')
    return this.#store
  }
}

/** What a disk that cannot be read now would have said of a setting: it must not keep a window from being made, nor the curtain open. */
function orElse<T>(otherwise: T, read: () => T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

function faultOf(error: unknown, file: string): Message {
  if (error instanceof StoreFault) return error.why
  const detail = error instanceof Error ? error.message : 'unknown'
  return { id: 'store.unusable', params: { file, detail } }
}
