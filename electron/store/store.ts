// The store whole: saved games, notes and settings in one file.
import { copiesFolder, keepCopy } from './copies.ts'
import { faultsNamed } from './fault.ts'
import { Games } from './games.ts'
import { Notes } from './notes.ts'
import { openDatabase } from './open.ts'
import { presence } from './presence.ts'
import { Settings } from './settings.ts'

export interface Store {
  readonly games: Games
  readonly notes: Notes
  readonly settings: Settings
  /** Keeps a copy of it all as it is now; throws a StoreFault where that fails. */
  keepCopy(): void
  close(): void
}

/** Opens or makes a store; throws a StoreFault where the file cannot be used, and then leaves it as it was. */
export function openStore(file: string): Store {
  const db = openDatabase(file)
  const isThere = presence(file)
  return {
    games: new Games(db, isThere),
    notes: new Notes(db, isThere),
    settings: new Settings(db),
    keepCopy: () => {
      faultsNamed(file, () => {
        keepCopy(db, copiesFolder(file))
      })
    },
    close: () => void db.close(),
  }
}
