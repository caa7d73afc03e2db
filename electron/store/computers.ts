// The seats of a game that the computer plays. Lost, the game would show Evil's Map to a Hero who plays alone: so they are written with it.
import type Database from 'better-sqlite3'
import type { Computers } from '../contract/player.ts'
import { computers } from '../contract/schemas/frame.ts'
import { adding } from './sums.ts'

export class ComputersKept {
  readonly #get: Database.Statement<[string], string>
  readonly #set: (game: number, seats: string) => void

  constructor(db: Database.Database) {
    this.#get = db
      .prepare<[string], string>('SELECT seats FROM computers JOIN games ON games.key = computers.game WHERE id = ?')
      .pluck()
    this.#set = adding(db, 'SET', 'computers')
  }
  /** Who sits at a game; throws where that cannot be read. */
  get(id: string): Computers {
    const seats = this.#get.get(id)
    return seats === undefined ? {} : computers.parse(JSON.parse(seats))
  }
  /** Keeps who sits at the game with this key, within the transaction of whoever calls. */
  set(key: number, seats: Computers): void {
    this.#set(key, JSON.stringify(seats))
  }
}
