// Which seats of the game on the table the computer plays.
import type { Computers, Level } from '../contract/player.ts'
import type { Seat, Side } from '../contract/wire.ts'

const EVIL: readonly Seat[] = ['evil-1', 'evil-2', 'evil-3']
const sideOf = (seat: Seat): Side => (seat === 'hero' ? 'hero' : 'evil')

interface ChairsParts {
  /** The seats of the game on the table. */
  seats(): readonly Seat[]
  /** The computer plays these seats from now on, and no others. */
  seat(computers: Computers): void
}

/** The seats of the computer, and what may be done with them. */
export class Chairs {
  readonly #parts: ChairsParts
  #computers: Computers = {}

  constructor(parts: ChairsParts) {
    this.#parts = parts
  }

  get computers(): Computers {
    return this.#computers
  }
  /** Whether the computer plays this seat. */
  isComputer(seat: Seat): boolean {
    return this.#computers[seat] !== undefined
  }
  /** Whether the computer plays all of a side. */
  isAll(side: Side): boolean {
    const seats = this.#parts.seats().filter((seat) => sideOf(seat) === side)
    return seats.length > 0 && seats.every((seat) => this.isComputer(seat))
  }

  /** The computer plays these seats of a game with so many players of Evil. */
  set(computers: Computers, evil = EVIL.length): void {
    const seats = ['hero', ...EVIL.slice(0, evil)]
    this.#computers = Object.fromEntries(Object.entries(computers).filter(([seat]) => seats.includes(seat)))
    this.#parts.seat(this.#computers)
  }

  /** Who plays what once a side hands a seat to the computer, or back to people; undefined where the seat is not its own. */
  handed(side: Side, seat: Seat, level: Level | null): Computers | undefined {
    if (sideOf(seat) !== side || !this.#parts.seats().includes(seat)) return undefined
    const { [seat]: _, ...others } = this.#computers
    return level === null ? others : { ...others, [seat]: level }
  }

  /** Who plays what once the sides are changed: where the computer was all of one side it is all of the other, else it stays. */
  changed(evil: number): Computers {
    const { hero, 'evil-1': first } = this.#computers
    const isEvil = this.isAll('evil')
    const seats = EVIL.slice(0, evil)
    return {
      ...(isEvil && first !== undefined ? { hero: first } : {}),
      ...(hero !== undefined ? Object.fromEntries(seats.map((seat) => [seat, hero])) : isEvil ? {} : this.#computers),
    }
  }
}
