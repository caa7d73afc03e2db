// The evening around the games: begun, continued, loaded, paused, conceded, an answer taken back, played again with sides changed. Pure but
// for what it is given.
import { type Frame, type FrameReply, type LessonName, NO_NOTE, type Note, type SavedGame } from '../contract/frame.ts'
import type { Computers } from '../contract/player.ts'
import type { Message, NewGame, OutLine, Refusal, Seat, SeatLine, Side } from '../contract/wire.ts'
import type { Tutor } from '../lessons/tutor.ts'
import { Chairs } from './chairs.ts'
import type { EveningParts, GameCommand, Shelf } from './evening-parts.ts'
import { NOT_NOW, no, OK, replied } from './replies.ts'
import { TakeBack } from './take-back.ts'
import { withPacks } from './title-packs.ts'
import { Troubles } from './troubles.ts'

const NO_SHELF: Frame['shelf'] = { folder: '', packs: [] }
const UNREAD: Message = { id: 'trouble.unread', params: {} }

export class Evening {
  readonly #parts: EveningParts
  readonly #chairs: Chairs
  readonly #troubles: Troubles
  readonly #takeBack: TakeBack
  #game: { readonly id: string; readonly evil: number } | null = null
  #paused = false
  #conceded: Side | null = null
  #isChangingSides = false
  /** The lesson on the table, and its pad: neither is kept. */
  #tutor: Tutor | undefined
  #pad: Note = NO_NOTE

  /** `trouble`: why there is no shelf, where there is none. */
  constructor(parts: EveningParts, trouble: Message | null) {
    this.#parts = parts
    this.#chairs = new Chairs({
      seats: () => parts.host.seats,
      seat: (computers) => {
        parts.seat(computers)
      },
    })
    this.#troubles = new Troubles(parts, trouble)
    this.#takeBack = new TakeBack({
      host: parts.host,
      isComputer: (side) => this.#chairs.isAll(side),
      pause: () => {
        if (!this.#paused) this.#pause(true)
      },
      goOn: () => {
        this.#pause(false)
      },
    })
  }

  /** What a side's frame holds of the evening. */
  frame(side: Side): Omit<Frame, 'side' | 'label' | 'isShared' | 'keys'> {
    const shelf = this.#parts.shelf()
    const games = this.#game === null && shelf !== undefined ? this.#listed(shelf) : []
    return {
      screen: this.#game === null ? 'title' : 'table',
      // While a game is played the list stays away: it would change with every answer of the other side.
      games: games ?? [],
      copies: this.#game === null ? this.#parts.copies().map(toTheMinute) : [],
      packs: this.#parts.packs.choices,
      shelf: this.#game === null ? this.#parts.packs.listed : NO_SHELF,
      game: this.#game === null ? null : { ...this.#game, computers: this.#chairs.computers },
      paused: this.#paused,
      conceded: this.#conceded,
      back: this.#takeBack.frame(side),
      trouble: this.#troubles.of(side) ?? (games === undefined ? UNREAD : null),
      ...(this.#tutor === undefined ? {} : { lesson: this.#tutor.frame(side) }),
      ...(shelf === undefined ? { remedy: this.#troubles.remedy } : {}),
    }
  }

  /** Undefined where the disk cannot be read just now: frames are made all the same, or Evil's page would keep the last one. */
  #listed(shelf: Shelf): readonly SavedGame[] | undefined {
    try {
      return shelf.games().map(toTheMinute)
    } catch (error) {
      this.#parts.failed(error)
      return undefined
    }
  }

  /** The Hero's note of the game on the table. */
  note(): Note {
    if (this.#tutor !== undefined) return this.#pad
    return (this.#game === null ? undefined : this.#parts.shelf()?.note(this.#game.id)) ?? NO_NOTE
  }

  isComputer(seat: Seat): boolean {
    return this.#chairs.isComputer(seat)
  }
  /** What the computer alone plays is nobody's to look at while the game is on. */
  hides(side: Side): boolean {
    return side === 'evil' && this.#chairs.isAll(side) && !this.#parts.host.isOver
  }

  /** Why a line may not be passed on to the table now. A hand may always be shut. */
  refuses(line: SeatLine): OutLine | undefined {
    const refused = (id: string): OutLine => ({
      to: line.from,
      refused: { code: 'not-asked', why: { id, params: {} } },
    })
    if (this.isComputer(line.from)) return refused('refused.computer')
    if (this.#paused && !('hand' in line && line.hand === 'shut')) return refused('refused.paused')
    return this.#tutor?.allows(line) === false ? refused('refused.lesson') : undefined
  }

  /** Something went wrong that both windows should say, or the one of `only`. */
  worry(...trouble: Parameters<Troubles['worry']>): void {
    this.#troubles.worry(...trouble)
  }

  /** A side answers: its window says no more what went wrong before. */
  answering(side: Side): void {
    this.#troubles.answering(side)
  }

  /** Does what a window asks. */
  async command(side: Side, command: GameCommand): Promise<FrameReply> {
    const reply = await this.#guarded(side, command)
    // A note changes no frame, and that the Hero writes is not told to Evil. Looking at a pack changes nothing.
    if (command.do === 'note' || command.do === 'contents') return reply
    if (reply.ok) this.#troubles.clear()
    this.#parts.changed()
    return reply
  }

  async #guarded(side: Side, command: GameCommand): Promise<FrameReply> {
    try {
      const reply = await this.#do(side, command)
      if (reply.ok) this.#tutor?.did(side, command.do)
      return reply
    } catch (error) {
      return this.#troubles.threw(error)
    }
  }

  #do(side: Side, command: GameCommand): FrameReply | Promise<FrameReply> {
    if (this.#isChangingSides) return NOT_NOW
    if (this.#tutor?.permits(side, command.do) === false) return no({ id: 'refused.lesson', params: {} })
    switch (command.do) {
      case 'new-file':
        return this.#troubles.open('newFile')
      case 'try-again':
        return this.#troubles.open('open')
      case 'restore':
        return this.#game === null ? this.#troubles.restore(command.copy) : NOT_NOW
      case 'new':
        return this.#begin(command)
      case 'seat':
        return this.#handOver(side, command)
      case 'packs':
      case 'look-packs':
      case 'new-pack':
      case 'contents':
        return this.#game === null ? withPacks(this.#parts, command) : NOT_NOW
      case 'load':
        return this.#load(command.game)
      case 'lesson':
        return this.#learn(command.lesson)
      case 'lesson-on':
        return this.#learnOn(command.step)
      case 'continue':
        return this.#load(
          this.#parts
            .shelf()
            ?.games()
            .find(({ over }) => !over)?.id,
        )
      case 'leave':
        return this.#leave()
      case 'pause':
      case 'go-on':
        return this.#pause(command.do === 'pause')
      case 'concede':
        return this.#concede(side)
      case 'take-back':
        return this.#game === null ? NOT_NOW : this.#takeBack.ask(side)
      case 'agree':
        return this.#takeBack.agree(side)
      case 'rematch':
        return this.#rematch()
      case 'note':
        return this.#keepNote(command.note)
    }
  }

  #begin({ evil, pack, sheets, computers = {} }: Extract<GameCommand, { do: 'new' }>): FrameReply {
    if (this.#game !== null || this.#parts.shelf() === undefined) return this.#troubles.notNow()
    return this.#start(this.#newGame(evil, pack, sheets), computers)
  }

  /** Who sits at it is stored with the game, in one piece. */
  #start(game: NewGame, computers: Computers): FrameReply {
    return this.#seating(computers, game.evil, () =>
      this.#begun(this.#parts.host.begin(game, this.#parts.shelf()?.seated(this.#chairs.computers))),
    )
  }

  /** The computer takes its seats before the game has told anything; where that is refused, all sit as before. */
  #seating(computers: Computers, evil: number | undefined, work: () => FrameReply): FrameReply {
    const before = this.#chairs.computers
    this.#chairs.set({}) // those who stay have another game before them
    this.#chairs.set(computers, evil)
    const reply = work()
    if (!reply.ok) this.#chairs.set(before)
    return reply
  }

  /** A side hands one of its seats to the computer, or takes it back. */
  #handOver(side: Side, { seat, level }: Extract<GameCommand, { do: 'seat' }>): FrameReply {
    const mayPass = this.#paused && !this.#takeBack.isAsked && this.#tutor === undefined
    if (this.#game === null || !mayPass || this.#parts.host.isOver) return NOT_NOW
    const computers = this.#chairs.handed(side, seat, level)
    if (computers === undefined) return NOT_NOW
    this.#parts.shelf()?.keepComputers(this.#game.id, computers) // first: what cannot be stored does not happen
    this.#chairs.set(computers)
    return OK
  }

  #newGame(evil: NewGame['evil'], pack: string, sheets: NewGame['sheets']): NewGame {
    const seed = this.#parts.seed()
    return { mode: 'randomized', seed, evil, pack, ...(sheets === undefined ? {} : { sheets }) }
  }

  #load(id: string | undefined): FrameReply {
    if (this.#game !== null || this.#parts.shelf() === undefined) return this.#troubles.notNow()
    if (id === undefined) return no({ id: 'refused.no-such-game', params: {} })
    const computers = this.#computersAt(id)
    return computers === undefined
      ? this.#troubles.unread()
      : this.#seating(computers, undefined, () => this.#resume(id))
  }

  /** Undefined where it cannot be read: opened without them, the game would show Evil's Map to a Hero who plays alone. */
  #computersAt(id: string): Computers | undefined {
    try {
      return this.#parts.shelf()?.computers(id)
    } catch (error) {
      this.#parts.failed(error)
      return undefined
    }
  }

  #resume(id: string): FrameReply {
    const refused = this.#parts.host.resume(id)
    return refused?.code === 'failed' || refused?.code === 'bad-position'
      ? this.#troubles.unread()
      : this.#seated(refused)
  }

  /** Nobody has answered anything yet: what could not be stored is the game itself. */
  #begun(refused: Refusal | undefined): FrameReply {
    return refused?.code === 'failed' ? this.#troubles.unbegun() : this.#seated(refused)
  }

  /** A lesson needs no file of games. */
  #learn(name: LessonName): FrameReply {
    if (this.#game !== null) return NOT_NOW
    const tutor = this.#parts.lesson(name)
    if (tutor === undefined) return no({ id: 'trouble.lesson', params: {} })
    const refused = tutor.begin()
    if (refused !== undefined) return replied(refused)
    this.#tutor = tutor
    this.#pad = NO_NOTE
    this.#anew({ id: `lesson-${name}`, evil: this.#parts.host.seats.length - 1 })
    return OK
  }

  #learnOn(step: string): FrameReply | Promise<FrameReply> {
    const next = this.#tutor?.on(step) ?? null
    if (next === null) return NOT_NOW
    if (next === 'over') return this.#leave()
    // What the step asks of the app is done for the player.
    return next === 'went' ? OK : this.#guarded(next.side, { do: next.command })
  }

  /** A game was put on the table, or was refused. */
  #seated(refused: Refusal | undefined): FrameReply {
    if (refused !== undefined) return replied(refused)
    const { host } = this.#parts
    this.#anew({ id: host.stored ?? '', evil: host.seats.length - 1 })
    return OK
  }

  #anew(game: { readonly id: string; readonly evil: number } | null): void {
    this.#game = game
    this.#paused = false
    this.#conceded = null
    this.#takeBack.forget()
    this.#parts.clock.goOn()
  }

  #leave(): FrameReply {
    if (this.#game === null) return NOT_NOW
    this.#tutor?.leave()
    this.#tutor = undefined
    this.#parts.host.leave()
    this.#chairs.set({})
    this.#anew(null)
    return OK
  }

  #pause(on: boolean): FrameReply {
    if (this.#game === null || this.#paused === on || (on && this.#parts.host.isOver)) return NOT_NOW
    this.#paused = on
    this.#takeBack.forget()
    if (on) this.#parts.clock.pause()
    else this.#parts.clock.goOn()
    return OK
  }

  #concede(side: Side): FrameReply {
    if (this.#game === null) return NOT_NOW
    const refused = this.#parts.host.concede(side)
    if (refused !== undefined) return replied(refused)
    if (this.#paused) this.#pause(false)
    this.#conceded = side
    return OK
  }

  /** The same people and computers, the same number of them, the same pack and kind of sheets, the other side. */
  async #rematch(): Promise<FrameReply> {
    const last = this.#game
    const pack = last === null ? undefined : this.#parts.shelf()?.pack(last.id)
    if (last === null || pack === undefined || !this.#parts.host.isOver) return NOT_NOW
    this.#isChangingSides = true
    try {
      // The curtain closes before the new game has told anything, and opens when Evil's window is with its new players.
      const swapped = this.#parts.swap()
      const evil = last.evil === 1 ? 1 : last.evil === 2 ? 2 : 3
      const sheets = this.#parts.shelf()?.sheets(last.id)
      const game = this.#newGame(evil, pack, sheets)
      const reply = this.#start(game, this.#chairs.changed(evil))
      await swapped
      return reply
    } finally {
      this.#isChangingSides = false
    }
  }

  #keepNote(note: Note): FrameReply {
    const shelf = this.#parts.shelf()
    if (this.#tutor !== undefined) this.#pad = note
    else if (this.#game === null || shelf === undefined) return NOT_NOW
    else shelf.keepNote(this.#game.id, note)
    return OK
  }
}

/** To the second it would tell when the other side gave its last answer. */
const toTheMinute = <T extends { readonly saved: string }>(kept: T): T => ({
  ...kept,
  saved: `${kept.saved.slice(0, 16)}Z`,
})
