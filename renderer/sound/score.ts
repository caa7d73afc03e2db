// The score: a drone of a few layers, whose loudness follows the tension slowly. It runs in the audio graph alone, with no timer of the page.
import type { Tension } from './tension.ts'
import type { Hall } from './voices.ts'

interface Layer {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise'
  /** Of noise the middle of what is let through. */
  readonly hz: number
  /** Where its heights end. */
  readonly low?: number
  /** Swells and falls so often a second. */
  readonly sway?: number
  readonly gain: (tension: Tension) => number
}

/** A fifth for calm, a second and a tritone against it for harm and Nightmare Mode; air for the dark, a third for Light, a slow pulse for what is near. */
const LAYERS: readonly Layer[] = [
  { wave: 'triangle', hz: 55, low: 400, gain: ({ time }) => 0.22 + 0.2 * time },
  { wave: 'triangle', hz: 55.4, low: 400, gain: ({ time }) => 0.18 + 0.2 * time },
  { wave: 'sawtooth', hz: 82.4, low: 260, sway: 0.07, gain: ({ harm }) => 0.16 * (1 - harm) },
  { wave: 'sawtooth', hz: 58.3, low: 320, sway: 0.11, gain: ({ harm }) => 0.22 * harm },
  { wave: 'sawtooth', hz: 77.8, low: 480, sway: 0.05, gain: ({ nightmare }) => (nightmare ? 0.22 : 0) },
  { wave: 'sine', hz: 65.4, sway: 0.9, gain: ({ near }) => 0.14 * near },
  { wave: 'noise', hz: 420, sway: 0.06, gain: ({ dark }) => (dark ? 0.16 : 0.05) },
  { wave: 'sine', hz: 220, sway: 0.09, gain: ({ dark }) => (dark ? 0 : 0.04) },
  { wave: 'sine', hz: 277.2, sway: 0.13, gain: ({ dark }) => (dark ? 0 : 0.03) },
  { wave: 'sine', hz: 1244.5, sway: 0.17, gain: ({ harm, nightmare }) => 0.008 * (harm + (nightmare ? 1 : 0)) },
]

/** Seconds in which two thirds of a change are done. */
const SLOW = 4
/** Seconds in which the score goes. */
export const FADE = 2.5

/** A layer that plays from now on. Gives the loudness that follows the tension, and all its nodes. */
function play({ ctx, hiss }: Hall, { wave, hz, low, sway }: Layer, out: AudioNode) {
  const source =
    wave === 'noise'
      ? new AudioBufferSourceNode(ctx, { buffer: hiss, loop: true })
      : new OscillatorNode(ctx, { type: wave, frequency: hz })
  const type = wave === 'noise' ? 'bandpass' : 'lowpass'
  const filter = new BiquadFilterNode(ctx, { type, frequency: wave === 'noise' ? hz : (low ?? hz * 4), Q: 0.7 })
  const swell = new GainNode(ctx, { gain: sway === undefined ? 1 : 0.6 })
  const loud = new GainNode(ctx, { gain: 0 })
  source.connect(filter).connect(swell).connect(loud).connect(out)
  const sources: AudioScheduledSourceNode[] = [source]
  const nodes: AudioNode[] = [source, filter, swell, loud]
  if (sway !== undefined) {
    const tide = new OscillatorNode(ctx, { frequency: sway })
    const depth = new GainNode(ctx, { gain: 0.4 })
    tide.connect(depth).connect(swell.gain)
    sources.push(tide)
    nodes.push(tide, depth)
  }
  for (const each of sources) each.start()
  return { gain: loud.gain, sources, nodes }
}

export class Score {
  readonly #hall: Hall
  readonly #out: GainNode
  readonly #layers: readonly ReturnType<typeof play>[]
  #last = ''

  constructor(hall: Hall) {
    this.#hall = hall
    this.#out = new GainNode(hall.ctx)
    this.#out.connect(hall.score)
    this.#layers = LAYERS.map((layer) => play(hall, layer, this.#out))
  }

  /** From here on slowly as tense as that. */
  follow(tension: Tension): void {
    const text = JSON.stringify(tension)
    if (text === this.#last) return
    this.#last = text
    const now = this.#hall.ctx.currentTime
    this.#layers.forEach(({ gain }, i) => {
      const { gain: loudness } = LAYERS[i] as Layer
      gain.cancelScheduledValues(now)
      gain.setTargetAtTime(loudness(tension), now, SLOW)
    })
  }

  /** Goes within `FADE`. */
  fade(): void {
    const now = this.#hall.ctx.currentTime
    this.#out.gain.setTargetAtTime(0, now, FADE / 5)
  }

  /** Stops, and lets go of all nodes. */
  free(): void {
    for (const { sources, nodes } of this.#layers) {
      for (const each of sources) each.stop()
      for (const node of nodes) node.disconnect()
    }
    this.#out.disconnect()
  }
}
