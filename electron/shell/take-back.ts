// An answer that one side asks to take back: which that is, and that the other side agrees. The table stands still meanwhile, so that both
// agree to the same thing.
import type { Back, FrameReply } from '../contract/frame.ts'
import type { Side } from '../contract/wire.ts'
import type { Host } from '../table/host.ts'
import type { Answer } from '../table/table.ts'
import { NOT_NOW, no, OK, replied } from './replies.ts'

interface TakeBackParts {
  readonly host: Pick<Host<unknown>, 'isOver' | 'lastAnswer' | 'takeBack'>
  /** The computer plays all of a side. */
  isComputer(side: Side): boolean
  pause(): void
  goOn(): void
}

export class TakeBack {
  readonly #parts: TakeBackParts
  #answer: Answer | undefined

  constructor(parts: TakeBackParts) {
    this.#parts = parts
  }

  get isAsked(): boolean {
    return this.#answer !== undefined
  }
  /** What a side's frame says of it. How much the other side was told since is not this side's to know. */
  frame(side: Side): Back | null {
    const answer = this.#answer
    return answer === undefined ? null : { by: answer.side, from: lengths(answer.logged, side) }
  }

  /** A side asks to take its last answer back. */
  ask(side: Side): FrameReply {
    const { host } = this.#parts
    if (host.isOver || this.isAsked) return NOT_NOW
    const answer = host.lastAnswer(side)
    if (answer === undefined) return no({ id: 'trouble.nothing-back', params: {} })
    // It would be taken back alone, as often as he likes, and he would know what came of it.
    if (this.#parts.isComputer(side === 'hero' ? 'evil' : 'hero'))
      return no({ id: 'trouble.computer-back', params: {} })
    this.#parts.pause()
    this.#answer = answer
    return OK
  }

  /** The other side agrees. */
  agree(side: Side): FrameReply {
    const answer = this.#answer
    if (answer === undefined || answer.side === side) return NOT_NOW
    const refused = this.#parts.host.takeBack(answer)
    if (refused === undefined) this.#parts.goOn()
    return replied(refused)
  }

  /** Nobody asks any more. */
  forget(): void {
    this.#answer = undefined
  }
}

const lengths = (logged: Answer['logged'], side: Side): Back['from'] =>
  Object.fromEntries([...logged].filter(([seat]) => (seat === 'hero') === (side === 'hero')))
