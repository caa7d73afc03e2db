// Plays cues and score in one audio context, which is made with the first sound and sleeps whenever there is none: no timer, no node and no
// thread is left over while it is silent. Time is the context's own: what is to be done later hangs on a source that ends then.
import type { Cue } from './cues.ts'
import { lengthOf, RECIPES } from './recipes.ts'
import { FADE, Score } from './score.ts'
import type { Tension } from './tension.ts'
import { ECHO, furnish, sound, type Hall } from './voices.ts'

/** Of each kind from 0 to 1. At 0 it is not played at all. */
export interface Loudness {
  readonly cues: number
  readonly score: number
}

/** Ears hear the square of what a step says. */
const heardAs = (volume: number): number => volume ** 2
/** The drone stays under everything else. */
const SCORE = 0.5
/** Seconds that a line may begin later because the one before still sounds. */
const LATE = 1.2
/** While the browser holds sound back until a first gesture, no more than so many sounds wait for it. */
const WAITING = 8

export class Player {
  readonly #open: () => AudioContext
  #loudness: Loudness = { cues: 0, score: 0 }
  #tension: Tension | null = null
  #ctx: AudioContext | null = null
  #hall: Hall | null = null
  #score: Score | null = null
  /** Sounds that have not ended. */
  #sounding = 0
  /** When the next line may begin. */
  #free = 0
  /** The machine has no sound: it is asked once. */
  #mute = false
  readonly #gestures = new AbortController()

  constructor(open: () => AudioContext = () => new AudioContext()) {
    this.#open = open
  }

  /** How loud each kind is, from now on. */
  set loudness(next: Loudness) {
    this.#loudness = next
    this.#mix()
    this.#tune()
  }

  /** Plays the cues of one line, one after the other. */
  play(cues: readonly Cue[]): void {
    if (cues.length === 0 || this.#loudness.cues === 0) return
    const ctx = this.#wake()
    if (ctx === null || this.#hall === null) return
    if (ctx.state !== 'running' && this.#sounding >= WAITING) return
    const now = ctx.currentTime + 0.02
    let at = Math.max(now, Math.min(this.#free, now + LATE))
    for (const cue of cues) {
      const recipe = RECIPES[cue.kind]
      const nodes = sound(this.#hall, cue, at)
      this.#after(at + lengthOf(recipe) + ECHO, () => {
        for (const node of nodes) node.disconnect()
      })
      at += recipe.gap
    }
    this.#free = at
  }

  /** The score is as tense as that; null lets it go. */
  follow(tension: Tension | null): void {
    this.#tension = tension
    this.#tune()
  }

  /** Ends everything. */
  close(): void {
    this.#gestures.abort()
    this.#loudness = { cues: 0, score: 0 }
    this.#score = null
    this.#hall = null
    this.#mute = true
    if (this.#ctx !== null && this.#ctx.state !== 'closed') void this.#ctx.close().catch(() => undefined)
  }

  #tune(): void {
    if (this.#tension !== null && this.#loudness.score > 0) {
      this.#wake()
      if (this.#hall === null) return
      this.#score ??= new Score(this.#hall)
      this.#score.follow(this.#tension)
    } else if (this.#score !== null && this.#hall !== null) {
      const gone = this.#score
      this.#score = null
      gone.fade()
      this.#after(this.#hall.ctx.currentTime + FADE, () => {
        gone.free()
      })
    }
  }

  #mix(): void {
    if (this.#hall === null) return
    const { cues, score, ctx } = this.#hall
    cues.gain.setTargetAtTime(heardAs(this.#loudness.cues), ctx.currentTime, 0.05)
    score.gain.setTargetAtTime(heardAs(this.#loudness.score) * SCORE, ctx.currentTime, 0.05)
  }

  /** The context, made or woken. A browser may hold it back until somebody has pressed something in the window. */
  #wake(): AudioContext | null {
    if (this.#mute) return null
    try {
      this.#ctx ??= this.#begin()
    } catch {
      this.#mute = true // no sound card, or no Web Audio: the screen says all of it anyway
      return null
    }
    if (this.#ctx.state !== 'running') void this.#ctx.resume().catch(() => undefined)
    return this.#ctx
  }

  #begin(): AudioContext {
    const ctx = this.#open()
    this.#hall = furnish(ctx)
    this.#hall.cues.gain.value = heardAs(this.#loudness.cues)
    this.#hall.score.gain.value = heardAs(this.#loudness.score) * SCORE
    const { signal } = this.#gestures
    const onGesture = (): void => {
      if (this.#sounding > 0 || this.#score !== null) void ctx.resume().catch(() => undefined)
    }
    for (const type of ['pointerdown', 'keydown'])
      globalThis.window?.addEventListener(type, onGesture, { capture: true, signal })
    // Once it runs it is held back no more.
    ctx.addEventListener('statechange', () => {
      if (ctx.state === 'running') this.#gestures.abort()
    })
    return ctx
  }

  #after(time: number, job: () => void): void {
    if (this.#hall === null) return
    const { ctx, cues } = this.#hall
    const clock = new ConstantSourceNode(ctx, { offset: 0 })
    clock.connect(cues)
    clock.onended = () => {
      clock.disconnect()
      job()
      this.#sounding -= 1
      this.#rest()
    }
    this.#sounding += 1
    clock.start()
    clock.stop(time)
  }

  #rest(): void {
    if (this.#sounding > 0 || this.#score !== null || this.#ctx?.state !== 'running') return
    void this.#ctx.suspend().catch(() => undefined)
  }
}
