// Copies of the file of games that can be gone back to: the last ten, each named by the last answer in it.
import type Database from 'better-sqlite3'
import { constants, copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Copy } from '../contract/frame.ts'
import { drafted } from './sync.ts'

const COPIES_KEPT = 10
const END = '.db'
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/

export const copyFile = (folder: string, id: string): string => join(folder, `${id}${END}`)

/** The copies of a folder, newest first. */
export function copiesIn(folder: string): readonly Copy[] {
  const ids = namesIn(folder).flatMap((name) => (name.endsWith(END) ? [name.slice(0, -END.length)] : []))
  const copies = ids.filter((id) => NAME.test(id)).map((id) => ({ id, saved: id.replace(NAME, '$1T$2:$3:$4.$5Z') }))
  return copies.toSorted((a, b) => b.id.localeCompare(a.id))
}

/** Keeps a copy of a store as it is now, unless there is one with the same last answer, or no game to lose. */
export function keepCopy(db: Database.Database, folder: string): void {
  const saved = db.prepare<[], string | null>('SELECT max(saved) FROM games').pluck().get()
  if (saved === null || saved === undefined) return
  const id = saved.replaceAll(/[:.]/g, '-')
  const copies = copiesIn(folder)
  if (copies.some((copy) => copy.id === id)) return
  mkdirSync(folder, { recursive: true })
  for (const name of namesIn(folder)) if (name.includes(`${END}.`)) rmSync(join(folder, name), { force: true }) // left by a crash
  drafted(copyFile(folder, id), (draft) => {
    db.prepare('VACUUM INTO ?').run(draft)
  })
  // Those dated after this one come of a clock that ran ahead: they are the first to go.
  const kept = copiesIn(folder)
  const order = [...kept.filter((copy) => copy.id <= id), ...kept.filter((copy) => copy.id > id)]
  for (const old of order.slice(COPIES_KEPT)) rmSync(copyFile(folder, old.id), { force: true })
}

/** Makes a new file of games from a copy, which stays. */
export function takeCopy(folder: string, id: string, file: string): void {
  drafted(file, (draft) => {
    copyFileSync(copyFile(folder, id), draft, constants.COPYFILE_EXCL)
  })
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // none was made yet
  }
}

/** Where the copies of a file stand. */
export const copiesFolder = (file: string): string => join(dirname(file), 'copies')
