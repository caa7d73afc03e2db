// Which file the games are in. A file that cannot be opened is left as it is; a new one beside it is used from then on.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const name = (number: number): string => (number === 1 ? 'alone-table.db' : `alone-table-${number}.db`)

/** A log without its file counts as one: a new file of that name would be taken for the one that is missing. */
function firstFree(folder: string): number {
  let number = 1
  while (['', '-wal'].some((end) => existsSync(join(folder, name(number) + end)))) number += 1
  return number
}

/** The file in use: the last that was begun. */
export const gamesFile = (folder: string): string => join(folder, name(Math.max(1, firstFree(folder) - 1)))

/** The file to begin beside those that are there. */
export const nextGamesFile = (folder: string): string => join(folder, name(firstFree(folder)))
