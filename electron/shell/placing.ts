// Whose each display is: asked once for a set of displays and remembered, asked again whenever anything about them is in doubt.
// Knows displays and windows by what it is told, so that it can be tried without either.
import type { Message, Side } from '../contract/wire.ts'
import { after, closed, mayDraw, type Curtain, type Happening } from '../curtain/curtain.ts'
import {
  fingerprint,
  label,
  mirrored,
  nextSeating,
  seatings,
  spot,
  standsOn,
  swapped,
  type Area,
  type Screen,
  type Seating,
  type Spot,
} from './places.ts'

/** What placing sees of the world and does to it. */
export interface Room {
  screens(): readonly Screen[]
  /** The area of a side's window; undefined while there is none. */
  area(side: Side): Area | undefined
  /** Makes a side's window anew: whatever the old one showed is gone at once. */
  make(side: Side, spot: Spot): void
  move(side: Side, spot: Spot): Promise<void>
  /** The seating that players confirmed for this set of displays. */
  recall(set: string): Seating | undefined
  remember(set: string, seating: Seating): void
  /** The curtain opened or closed, or a label changed. */
  changed(): void
}

const SIDES: readonly Side[] = ['hero', 'evil']

export class Placing {
  readonly #room: Room
  #curtain: Curtain = closed
  #set = ''
  #seating: Seating = { hero: 0, evil: 1 }
  /** Counts what speaks against a confirmation, so that one that is being carried out can tell. */
  #doubts = 0
  /** A confirmation is being carried out. */
  #isSettling = false
  #trouble: string | null = null

  constructor(room: Room) {
    this.#room = room
  }

  get mayDraw(): boolean {
    return mayDraw(this.#curtain)
  }
  /** What the players should know about their displays. */
  get trouble(): Message | null {
    if (this.mayDraw) return null
    const id = this.#curtain.mirrored ? 'trouble.mirrored' : this.#trouble
    return id === null ? null : { id, params: {} }
  }
  label(side: Side): string {
    return label(this.#seating[side])
  }
  /** There is one display alone, of which each window has a half. */
  get isShared(): boolean {
    return this.#room.screens().length === 1
  }
  /** Where a side's window belongs now. */
  spot(side: Side): Spot {
    return spot(this.#room.screens(), this.#seating[side], this.mayDraw)
  }

  /** Opens both windows; where the players have seated themselves before at these displays, they are not asked. */
  async start(): Promise<void> {
    const known = this.#newSet()
    for (const side of SIDES) this.#room.make(side, this.spot(side))
    if (known) await this.#settle()
  }

  /** Looks at displays and windows, since an event may be lost. */
  look(): void {
    const before = this.#set
    this.#hear(this.#seen())
    if (this.#set === before) return
    this.#trouble = 'trouble.display' // what was wrong with the displays of before is past
    void this.#reseat()
  }

  /** The system, or a player, gives reason to ask again. */
  doubt(type: 'changed' | 'suspended' | 'resumed' | 'doubted'): void {
    this.#hear({ type })
    this.look()
  }

  /** A player says whose the display of `by`'s window is. Says no where nobody was asked: a click may come late, or twice. */
  async place(by: Side, side: Side): Promise<boolean> {
    const { set, isAsked } = { set: this.#set, isAsked: !this.mayDraw && !this.#isSettling }
    this.look()
    if (!isAsked || set !== this.#set) return false
    this.#hear({ type: 'resumed' }) // who clicks is awake, should the system have kept it to itself
    if (side !== by) this.#seating = swapped(this.#seating)
    await this.#settle()
    return true
  }

  /** Asks whose each display is; while that is asked already, about the next pair of displays. */
  again(): void {
    if (this.mayDraw) {
      this.doubt('doubted')
      return
    }
    this.#seating = nextSeating(this.#room.screens(), this.#seating)
    void this.#reseat()
  }

  /** The players change sides and keep their seats. Evil's window is made anew, so that nothing of it is seen on the way. */
  async swap(): Promise<void> {
    this.#seating = swapped(this.#seating)
    this.#hear({ type: 'doubted' })
    await this.#settle()
  }

  /** Takes the seating for a set of displays that is new here; true where the players have confirmed it before. */
  #newSet(): boolean {
    const screens = this.#room.screens()
    this.#set = fingerprint(screens)
    const known = this.#room.recall(this.#set)
    const fits = (seating: Seating): boolean =>
      seatings(screens).some(({ hero, evil }) => hero === seating.hero && evil === seating.evil)
    this.#seating = (known !== undefined && fits(known) ? known : seatings(screens)[0]) ?? this.#seating
    return known !== undefined && fits(known)
  }

  #seen(): Happening {
    const screens = this.#room.screens()
    const area = this.#room.area('evil')
    const at = area === undefined ? undefined : standsOn(screens, area)
    const set = fingerprint(screens)
    if (set !== this.#set) {
      this.#newSet()
      this.#doubts += 1
    }
    return { type: 'seen', stand: { set, at: at === undefined ? null : String(at) }, mirrored: mirrored(screens) }
  }

  #hear(happening: Happening): void {
    const wasOpen = this.mayDraw
    this.#curtain = after(this.#curtain, happening)
    if (happening.type !== 'seen' && happening.type !== 'confirmed') this.#doubts += 1
    if (this.mayDraw === wasOpen) return
    // A window that is made again holds nothing of what it showed, not even its last picture.
    if (wasOpen) this.#room.make('evil', this.spot('evil'))
    this.#trouble = wasOpen && happening.type !== 'doubted' ? 'trouble.display' : null
    this.#room.changed()
  }

  /** Moves both windows to where they would stand, while that is still being asked. */
  async #reseat(): Promise<void> {
    for (const side of SIDES) await this.#room.move(side, this.spot(side))
    this.#room.changed()
  }

  /** Moves both windows to their places, and opens the curtain if nothing spoke against it meanwhile. */
  async #settle(): Promise<void> {
    const { hero, evil } = this.#seating
    const screens = this.#room.screens()
    const doubts = this.#doubts
    this.#isSettling = true
    try {
      for (const side of SIDES) await this.#room.move(side, spot(screens, side === 'hero' ? hero : evil, true))
      this.look()
    } finally {
      this.#isSettling = false
    }
    const isStill = doubts === this.#doubts && this.#seating.hero === hero && this.#seating.evil === evil
    if (isStill)
      this.#hear({ type: 'confirmed', stand: { set: this.#set, at: String(screens.length === 1 ? 0 : evil) } })
    if (this.mayDraw) {
      this.#room.remember(this.#set, this.#seating)
      return
    }
    if (isStill) this.#trouble = 'trouble.astride' // Evil's window did not get to where it was sent
    await this.#reseat()
  }
}
