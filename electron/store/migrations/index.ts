// The store's numbered shapes, forward only. A migration that has been released is never changed.
import { sql as games } from './0001-games.ts'
import { sql as viewParts } from './0002-view-parts.ts'
import { sql as sums } from './0003-sums.ts'
import { sql as sheets } from './0004-sheets.ts'
import { sql as computers } from './0005-computers.ts'

/** The n-th brings a store from version n-1 to n. */
export const MIGRATIONS: readonly string[] = [games, viewParts, sums, sheets, computers]
