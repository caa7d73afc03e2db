// Seats of the table on screen that the computer plays. As the Hero it answers a beat after what he was told last, so that people can follow;
// as Evil at once: when the Hero is told of it is not decided here.

import type { Computers, Level, Pick as Chance, Player } from '../contract/player.ts'
import type { Ask, OutLine, Refusal, Seat, Side } from '../contract/wire.ts'
import type { Clock } from '../table/clock.ts'
import type { Host, Link } from '../table/host.ts'
import { pickFrom } from './chance.ts'

/** A player at the table on screen, who may think somewhere else. `seed`: what `pick` is drawn from. */
export interface Thinker extends Pick<Player, 'hear'> {
  answer(ask: Ask, pick: Chance, seed: string): string | Promise<string>
  /** He is not asked any more. */
  leave?(): void
}

export interface SeatedParts {
  readonly host: Pick<Host<unknown>, 'join' | 'asking' | 'isPlaying'>
  readonly clock: Clock
  /** Milliseconds from what the Hero was told to his answer, where the computer plays him. */
  readonly beat: number
  player(seat: Seat, level: Level): Thinker
  /** Fresh entropy for the picks of the computer. */
  seed(): string
  /** An answer of the computer was taken. */
  answered(side: Side): void
  /** A player of the computer did what he must not, or threw. The game goes on without him having thought. */
  failed(error: unknown): void
}

interface Chair {
  readonly seat: Seat
  readonly level: Level
  readonly player: Thinker
  readonly seed: string
  readonly link: Link
  /** The question before him, the last one that he began to think about, and what he would answer, once he has thought. */
  ask: Ask | null
  about: Ask | null
  thought: { readonly key: string | undefined } | undefined
}

/** Beats until an answer is given again that could not be stored. */
const PATIENCE = 8
const PASS = 'pass'
const sideOf = (seat: Seat): Side => (seat === 'hero' ? 'hero' : 'evil')

/** The players of the computer at one table. */
export class Seated {
  readonly #parts: SeatedParts
  readonly #chairs = new Map<Seat, Chair>()
  /** The Hero has had his beat. */
  #isDue = false
  /** An answer could not be stored: nobody answers for a while. */
  #isHeldUp = false
  #isGoing = false
  #stop: (() => void) | undefined

  constructor(parts: SeatedParts) {
    this.#parts = parts
    // That somebody was told something, and when; not what.
    parts.host.join({
      side: 'hero',
      shared: false,
      send: () => {
        this.#rest(1)
      },
    })
    parts.host.join({
      side: 'evil',
      shared: false,
      send: () => {
        this.#go()
      },
    })
  }

  /** The computer plays these seats from now on and no others, whether a game is on the table or is about to begin. Who stays keeps his notes. */
  set(computers: Computers): void {
    for (const [seat, chair] of this.#chairs) {
      if (computers[seat] === chair.level) continue
      chair.link.leave()
      chair.player.leave?.()
      this.#chairs.delete(seat)
    }
    const seed = this.#parts.seed()
    for (const [seat, level] of Object.entries(computers) as [Seat, Level][])
      if (!this.#chairs.has(seat)) this.#sit(seat, level, seed)
  }

  #sit(seat: Seat, level: Level, seed: string): void {
    const { host } = this.#parts
    const link = host.join({
      side: sideOf(seat),
      shared: false,
      send: (lines) => {
        for (const line of lines) if (line.to === seat) this.#hear(chair, line)
      },
    })
    const player = this.#parts.player(seat, level)
    const chair: Chair = { seat, level, player, seed, link, ask: null, about: null, thought: undefined }
    this.#chairs.set(seat, chair)
    this.#rest(1)
    // What people ordered there binds nobody who sits there now.
    if (host.isPlaying && seat !== 'hero') link.receive({ from: seat, standing: [] })
    link.reload() // what is on the table already
  }

  #hear(chair: Chair, line: OutLine): void {
    if ('refused' in line) {
      this.#refused(chair, line.refused)
      return
    }
    this.#guarded(() => {
      chair.player.hear(line)
    })
    if (!('ask' in line)) return
    Object.assign(chair, { ask: line.ask, about: null, thought: undefined })
    this.#go()
  }

  /** What could not be stored is tried again; anything else would be refused for ever. */
  #refused(chair: Chair, { code, why }: Refusal): void {
    if (code === 'failed') this.#rest(PATIENCE)
    else if (code !== 'over')
      this.#parts.failed(new Error(`The computer's answer for ${chair.seat} was refused: ${why.id}.`))
  }

  #rest(beats: number): void {
    this.#isDue = false
    this.#isHeldUp = beats > 1
    this.#stop?.()
    this.#stop = undefined
    if (this.#chairs.size === 0) return
    this.#stop = this.#parts.clock.after(beats * this.#parts.beat, () => {
      this.#isDue = true
      this.#isHeldUp = false
      this.#go()
    })
  }

  /** One answer after the other, each as a moment of its own. */
  #go(): void {
    if (this.#isGoing || this.#chairs.size === 0) return
    this.#isGoing = true
    this.#parts.clock.after(0, () => {
      this.#isGoing = false
      const chair = [...this.#chairs.values()].find((each) => this.#isReady(each))
      if (chair === undefined) return
      this.#answer(chair)
      this.#go()
    })
  }

  /** Who has nothing to do lets people think: a Leader that passes closes the window for all. */
  #isReady(chair: Chair): boolean {
    const { ask, seat } = chair
    if (ask === null || this.#isHeldUp || (seat === 'hero' && !this.#isDue)) return false
    if (chair.about !== ask) this.#think(chair, ask)
    if (chair.thought === undefined) return false
    const areAsked = this.#parts.host.asking.some((each) => sideOf(each) === sideOf(seat) && !this.#chairs.has(each))
    return chair.thought.key !== PASS || !areAsked
  }

  /** Who thinks somewhere else is waited for. Where the question has changed meanwhile his answer is not wanted any more. */
  #think(chair: Chair, ask: Ask): void {
    chair.about = ask
    const seed = `${chair.seed} ${chair.seat} ${ask.id}`
    const key = this.#guarded(() => chair.player.answer(ask, pickFrom(seed), seed))
    if (!(key instanceof Promise)) {
      chair.thought = { key }
      return
    }
    const done = (thought: string | undefined): void => {
      if (chair.about !== ask) return
      chair.thought = { key: thought }
      this.#go()
    }
    key.then(done, (error: unknown) => {
      this.#parts.failed(error)
      done(undefined)
    })
  }

  #answer(chair: Chair): void {
    const { ask, seat, seed, thought } = chair
    const key = thought?.key
    if (ask === null) return
    const offered = ask.options.map((option) => option.key)
    const pick = pickFrom(`${seed} ${seat} ${ask.id}`)
    const choose = key !== undefined && offered.includes(key) ? key : offered[pick(offered.length)]
    chair.ask = null
    if (choose !== undefined) chair.link.receive({ from: seat, choose, ask: ask.id })
    if (this.#isHeldUp) chair.ask ??= ask
    else this.#parts.answered(sideOf(seat))
  }

  #guarded<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.#parts.failed(error)
      return undefined
    }
  }
}
