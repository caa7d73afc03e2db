// Answers the windows: tells each its frame, note and lines, and passes on what it asks. Evil's window is told of a game
// only while the curtain is open.
import { UP } from '../contract/channels.ts'
import type { Frame, FrameCommand, FrameReply, Liking, OwnLanguages } from '../contract/frame.ts'
import type { Advice } from '../contract/player.ts'
import type { Ask, OutLine, Seat, SeatLine, Side } from '../contract/wire.ts'
import type { Answering } from '../links/ipc.ts'
import type { Clock } from '../table/clock.ts'
import type { Host, Link } from '../table/host.ts'
import type { Evening } from './evening.ts'
import { Pace } from './pace.ts'
import type { Placing } from './placing.ts'
import type { Windows } from './windows.ts'

interface ReceptionParts {
  readonly windows: Pick<Windows, 'send' | 'sideOf'>
  readonly placing: Pick<Placing, 'mayDraw' | 'trouble' | 'label' | 'isShared' | 'look' | 'place' | 'again'>
  readonly evening: Pick<Evening, 'frame' | 'note' | 'refuses' | 'answering' | 'hides' | 'isComputer' | 'command'>
  readonly host: Pick<Host<unknown>, 'join' | 'isPlaying'>
  readonly clock: Clock
  /** Milliseconds between two things that the Hero is told while the computer plays Evil. */
  readonly beat: number
  /** A page of the handbook. */
  handbook(page: string): string | undefined
  languages(): OwnLanguages
  /** What a player of the computer would answer to this question of a seat. */
  advise(seat: Seat, id: number): Advice | undefined
  keepLiking(side: Side, name: Liking, value: string): void
  /** What each side has changed of its keys. */
  keys(): Frame['keys']
  /** Evil's side wants no sound at the table. */
  isMute(): boolean
  forgetLikings(side: Side): void
  quit(): void
}

const SIDES: readonly Side[] = ['hero', 'evil']
const sideOf = (seat: Seat): Side => (seat === 'hero' ? 'hero' : 'evil')
const EVIL = ['evil-1', 'evil-2', 'evil-3'] as const
/** Milliseconds after which a key that was pressed in the other window counts no more. */
const LATE = 1_000
const NOT_NOW: FrameReply = { ok: false, why: { id: 'trouble.not-now', params: {} } }

export class Reception implements Answering {
  readonly #parts: ReceptionParts
  readonly #links: Readonly<Record<Side, Link>>
  /** Evil may look at the Hero's screen, since all that stands on it is known to both: his lines go to its window too. */
  readonly #watching: Link
  /** Windows whose page is mounted and listens. */
  readonly #mounted = new Set<Side>()
  /** Windows that have been sent the game on the table, and so need only what is new. */
  readonly #following = new Set<Side>()
  /** The question that each seat has before it in its own window, by its number; none while its hand is shut. */
  readonly #asked = new Map<Seat, number>()
  #frames: Partial<Record<Side, Frame>> = {}
  readonly #pace: Pace
  /** What comes now comes of the Hero's own answer. */
  #isHeroSpeaking = false
  /** The computer alone plays Evil, and its window is told nothing. */
  #isHidden = false
  /** The game whose note the Hero's window has. */
  #noteOf: string | undefined

  constructor(parts: ReceptionParts) {
    this.#parts = parts
    const { clock, beat, evening } = parts
    this.#pace = new Pace(clock, beat, () => EVIL.some((seat) => evening.isComputer(seat)))
    const hero = parts.host.join({
      side: 'hero',
      shared: false,
      send: (lines) => {
        this.#pace.pass(() => {
          if (this.#following.has('hero')) this.tell('hero', lines)
        }, this.#isHeroSpeaking)
      },
    })
    const evil = parts.host.join({
      side: 'evil',
      shared: true,
      send: (lines) => {
        if (this.#following.has('evil')) this.tell('evil', lines)
        else if (this.#isHidden && !evening.hides('evil')) this.#open()
      },
    })
    this.#links = { hero, evil }
    this.#watching = parts.host.join({
      side: 'hero',
      shared: false,
      send: (lines) => {
        if (this.#following.has('evil')) this.tell('evil', lines)
      },
    })
  }

  sideOf(contents: number): Side | undefined {
    return this.#parts.windows.sideOf(contents)
  }

  /** What the computer is asked no window is told: nobody there could answer. */
  tell(side: Side, lines: readonly OutLine[]): void {
    const { windows, evening } = this.#parts
    const told = lines.map((line) => ('ask' in line && evening.isComputer(line.to) ? { ...line, ask: null } : line))
    for (const line of told) if (line.to !== 'referee' && 'ask' in line && sideOf(line.to) === side) this.#note(line)
    windows.send(side, 'lines', told)
  }

  #note({ to, ask }: { readonly to: Seat; readonly ask: Ask | null }): void {
    if (ask === null || ask.closed === true) this.#asked.delete(to)
    else this.#asked.set(to, ask.id)
  }

  /** Advice is for the window that shows the question, for nobody else, and on nothing that could not be answered now. */
  #advise(side: Side, seat: Seat): FrameReply {
    const id = this.#asked.get(seat)
    if (sideOf(seat) !== side || id === undefined || !this.#mayFollow(side)) return NOT_NOW
    const advice = this.#parts.advise(seat, id)
    if (advice === undefined) return NOT_NOW
    const refused = this.#parts.evening.refuses({ from: seat, choose: advice.key, ask: id })
    if (refused !== undefined && 'refused' in refused) return { ok: false, why: refused.refused.why }
    return { ok: true, text: JSON.stringify(advice) }
  }

  /** A side's window is being made: its page knows nothing yet, and what was held down in the one before is held no more. */
  made(side: Side): void {
    this.#parts.windows.send(side === 'hero' ? 'evil' : 'hero', 'key', UP)
    this.#mounted.delete(side)
    this.#following.delete(side)
  }

  ready(side: Side): void {
    this.made(side)
    this.#mounted.add(side)
    if (side === 'evil') this.#parts.placing.look()
    if (side === 'hero') this.#noteOf = undefined
    this.changed()
  }

  line(side: Side, line: SeatLine): void {
    const refused = this.#parts.evening.refuses(line)
    if (refused !== undefined) this.tell(side, [refused])
    else if (this.#mayFollow(side)) {
      if (!('hand' in line)) this.#parts.evening.answering(side)
      this.#isHeroSpeaking = side === 'hero'
      this.#links[side].receive(line)
      this.#isHeroSpeaking = false
    }
  }

  async command(side: Side, command: FrameCommand): Promise<FrameReply> {
    const { placing, evening, windows } = this.#parts
    switch (command.do) {
      case 'place':
        return (await placing.place(side, command.side)) ? { ok: true } : NOT_NOW
      case 'place-again':
        placing.again()
        return { ok: true }
      case 'key':
        if (command.side === side) return NOT_NOW
        // Pressed while the app could not hear, it would answer a question that nobody had read. What was let go is let go.
        if (Date.now() - command.at > LATE && !command.key.endsWith(UP)) return NOT_NOW
        windows.send(command.side, 'key', command.key)
        return { ok: true }
      case 'handbook': {
        const text = this.#parts.handbook(command.page)
        return text === undefined ? { ok: false, why: { id: 'trouble.handbook', params: {} } } : { ok: true, text }
      }
      case 'advise':
        return this.#advise(side, command.seat)
      case 'languages':
        return { ok: true, text: JSON.stringify(this.#parts.languages()) }
      case 'keep':
        this.#parts.keepLiking(side, command.name, command.value)
        if (command.name === 'keys' || command.name === 'mute') this.changed()
        return { ok: true }
      case 'forget':
        this.#parts.forgetLikings(side)
        this.changed()
        return { ok: true }
      case 'quit':
        this.#parts.quit()
        return { ok: true }
      default:
        // Who can answer has changed: the window is given the game anew.
        if (command.do === 'seat') this.#following.delete(side)
        return evening.command(side, command)
    }
  }

  /** The frames are others now, or that of one side alone: says so to it, and gives the game to those that have yet to get it. */
  changed(only?: Side): void {
    this.#frames = {}
    for (const side of SIDES) if (only === undefined || side === only) this.#sayFrame(side)
    const { host, evening } = this.#parts
    this.#isHidden = evening.hides('evil')
    for (const side of SIDES) {
      if (!host.isPlaying || !this.#mayFollow(side)) this.#following.delete(side)
      else if (!this.#following.has(side)) {
        this.#following.add(side)
        if (side === 'hero') this.#pace.forget()
        this.#links[side].reload()
        if (side === 'evil') this.#watching.reload()
      }
    }
    const game = evening.frame('hero').game?.id ?? ''
    if (!this.#mounted.has('hero') || game === this.#noteOf) return
    this.#noteOf = game
    this.#parts.windows.send('hero', 'note', evening.note())
  }

  /** Keeps saying to Evil's window that it may draw. */
  beat(): void {
    this.#sayFrame('evil')
  }

  /** At its end a game that the computer played opens for all, once everybody has been told of it. */
  #open(): void {
    this.#isHidden = false
    queueMicrotask(() => {
      this.changed('evil')
    })
  }

  /** Whether a window may be sent the game on the table. */
  #mayFollow(side: Side): boolean {
    const { placing, evening } = this.#parts
    return this.#mounted.has(side) && (side === 'hero' || placing.mayDraw) && !evening.hides(side)
  }

  #sayFrame(side: Side): void {
    if (!this.#mounted.has(side)) return
    this.#frames[side] ??= this.#frame(side)
    this.#parts.windows.send(side, 'frame', this.#frames[side])
  }

  #frame(side: Side): Frame {
    const { placing, evening } = this.#parts
    const around = { side, label: placing.label(side), isShared: placing.isShared, keys: this.#parts.keys() }
    const frame: Frame = { ...evening.frame(side), ...around, ...(this.#parts.isMute() ? { isMute: true } : {}) }
    if (placing.mayDraw) return frame
    return { ...frame, screen: 'placing', trouble: placing.trouble ?? frame.trouble }
  }
}
