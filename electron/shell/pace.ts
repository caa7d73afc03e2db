// The beat on which the Hero is told what the computer does as Evil: however long it thought and however often it was asked, the next thing
// reaches his window one beat after the last.
import type { Clock } from '../table/clock.ts'

export class Pace {
  readonly #clock: Clock
  readonly #beat: number
  readonly #isOn: () => boolean
  #held: (() => void)[] = []
  #stop: (() => void) | undefined

  /** `beat` in milliseconds. While `isOn` is false everything is told at once. */
  constructor(clock: Clock, beat: number, isOn: () => boolean) {
    this.#clock = clock
    this.#beat = beat
    this.#isOn = isOn
  }

  /** Tells now or on the next beat. `isOwn`: it is what his own answer has brought, which takes no time. */
  pass(tell: () => void, isOwn: boolean): void {
    const waits = this.#held.length > 0 || (this.#stop !== undefined && !isOwn)
    if (waits && this.#isOn()) this.#held.push(tell)
    else this.#tell([...this.#held.splice(0), tell])
  }

  /** What is held is told no more: the window is given everything anew. */
  forget(): void {
    this.#held = []
  }

  #tell(all: readonly (() => void)[]): void {
    for (const tell of all) tell()
    this.#stop?.()
    this.#stop = this.#clock.after(this.#beat, () => {
      this.#stop = undefined
      const next = this.#held.shift()
      if (next !== undefined) this.#tell([next])
    })
  }
}
