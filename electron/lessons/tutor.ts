// Leads through a lesson at a real table: says at which step it is, lets only what the step asks for through, and plays whoever is not there.
import type { FrameCommand, LessonFrame } from '../contract/frame.ts'
import type { Ask, OutLine, Refusal, Seat, SeatLine, Side } from '../contract/wire.ts'
import type { Clock } from '../table/clock.ts'
import type { Host, Link } from '../table/host.ts'
import { memoryArchive } from '../table/keeper.ts'
import type { Lesson, Step } from './shape.ts'

interface TutorParts {
  readonly host: Pick<Host<unknown>, 'join' | 'load'>
  readonly clock: Clock
  /** It has come to another step, or plays. */
  changed(): void
  /** The rules do not go the way that the lesson has written down. */
  failed(error: unknown): void
}

/** Milliseconds between the answers that the table gives, so that each can be seen. */
const PACE = 900
/** What a seat answers that passes, the first that it is offered. */
const CALM = ['pass', 'keep', 'none', 'no', 'done', 'stop']

const seatOf = (side: Side): Seat => (side === 'hero' ? 'hero' : 'evil-1')

export class Tutor {
  readonly lesson: Lesson
  readonly #parts: TutorParts
  readonly #asks = new Map<Seat, Ask>()
  #link: Link | undefined
  #at = 0
  /** What is left of the answers that follow the step that was done; undefined while the step waits. */
  #script: NonNullable<Step['then']> | undefined
  #stop: (() => void) | undefined

  constructor(lesson: Lesson, parts: TutorParts) {
    this.lesson = lesson
    this.#parts = parts
  }

  /** Lays the lesson's position on the table. It is kept nowhere. */
  begin(): Refusal | undefined {
    const { host } = this.#parts
    this.#link = host.join({ side: 'all', shared: false, send: (lines) => this.#hear(lines) })
    const refused = host.load(this.lesson.position, this.lesson.seed, memoryArchive)
    if (refused !== undefined) this.leave()
    return refused
  }
  leave(): void {
    this.#stop?.()
    this.#link?.leave()
  }

  /** What a side's window shows of it. */
  frame(side: Side): LessonFrame {
    const { steps, lesson } = this.lesson
    const { step, on, answers = [], point = null } = this.#step
    const mine = on === side
    const waits = this.#script !== undefined ? 'watch' : this.#isRead ? 'next' : 'act'
    const before = steps.slice(0, this.#at).flatMap((each) => (each.on === side ? [each.step] : []))
    const shown = mine && waits !== 'watch' ? { point, answers } : { point: null, answers: [] }
    return { lesson, step, at: this.#at, of: steps.length, before, mine, waits, ...shown }
  }

  /** Whether a line may go to the table: the step's own answers, and a hand that is shown or hidden. */
  allows(line: SeatLine): boolean {
    if ('hand' in line) return true
    const { on, answers = [] } = this.#step
    return this.#script === undefined && 'choose' in line && line.from === seatOf(on) && answers.includes(line.choose)
  }

  /** Whether the app may do this now. Nobody gives a lesson up to the other, and one is taken back where the lesson says so. */
  permits(side: Side, command: FrameCommand['do']): boolean {
    if (command === 'take-back' || command === 'agree') return this.#waitsFor(side, command)
    return command !== 'concede' && command !== 'rematch'
  }
  /** The app has done something for a side. */
  did(side: Side, command: FrameCommand['do']): void {
    if (this.#waitsFor(side, command)) this.#go()
  }

  /**
   * Goes on from a step: one that is read was read, and what another asks for is done for the player. Gives what is to be done by the app and
   * for whom, `over` where the lesson is, and null where it is at another step by now.
   */
  on(step: string): { readonly side: Side; readonly command: NonNullable<Step['command']> } | 'over' | 'went' | null {
    const { on, answers, command } = this.#step
    if (step !== this.#step.step || this.#script !== undefined) return null
    if (command !== undefined) return { side: on, command }
    if (answers?.[0] !== undefined) this.#answer(seatOf(on), answers[0])
    else if (this.#at === this.lesson.steps.length - 1) return 'over'
    else this.#go()
    return 'went'
  }

  get #step(): Step {
    const step = this.lesson.steps[this.#at]
    if (step === undefined) throw new Error('a lesson beyond its last step')
    return step
  }
  get #isRead(): boolean {
    return this.#step.answers === undefined && this.#step.command === undefined
  }
  #waitsFor(side: Side, command: FrameCommand['do']): boolean {
    return this.#script === undefined && this.#step.command === command && this.#step.on === side
  }

  #hear(lines: readonly OutLine[]): void {
    for (const line of lines) {
      if (!('view' in line)) continue
      const before = this.#asks.get(line.to)
      if (line.ask === null) this.#asks.delete(line.to)
      else this.#asks.set(line.to, line.ask)
      const { on, answers } = this.#step
      const isMet = this.#script === undefined && answers !== undefined && line.to === seatOf(on)
      if (isMet && before !== undefined && line.ask?.id !== before.id) this.#go()
    }
  }

  #answer(from: Seat, choose: string): void {
    const ask = this.#asks.get(from)
    if (ask !== undefined) this.#link?.receive({ from, choose, ask: ask.id })
  }

  /** The step is done: what is written down for afterwards is played, then comes the next. */
  #go(): void {
    this.#script = this.#step.then ?? []
    // The table first finishes what it is at.
    queueMicrotask(() => this.#play())
  }
  #play(): void {
    const next = this.#next()
    if (next === undefined) {
      const [left] = this.#script ?? []
      if (left !== undefined)
        this.#parts.failed(
          new Error(`nobody asks ${left.from} for ${left.choose} at ${left.at} after ${this.#step.step}`),
        )
      this.#script = undefined
      this.#at += 1
      this.#parts.changed()
      return
    }
    this.#parts.changed()
    this.#stop = this.#parts.clock.after(PACE, () => {
      if (next.written) this.#script = this.#script?.slice(1)
      this.#answer(next.from, next.choose)
      this.#play()
    })
  }
  #next(): { readonly from: Seat; readonly choose: string; readonly written: boolean } | undefined {
    const head = this.#script?.[0]
    const asked = head && this.#asks.get(head.from)
    if (head !== undefined && asked !== undefined && (asked.moment ?? asked.kind) === head.at)
      return { from: head.from, choose: head.choose, written: true }
    // Whoever is asked what the lesson will ask for next answers it himself.
    const { on, answers } = this.lesson.steps.slice(this.#at + 1).find((step) => step.answers !== undefined) ?? {}
    const theirs = on && this.#asks.get(seatOf(on))
    if (head === undefined && theirs?.options.some(({ key }) => key === answers?.[0])) return undefined
    for (const from of this.lesson.passing) {
      const ask = this.#asks.get(from)
      const keys = ask?.options.map(({ key }) => key) ?? []
      const choose = CALM.find((key) => keys.includes(key)) ?? keys[0]
      if (choose !== undefined) return { from, choose, written: false }
    }
    return undefined
  }
}
