// Makes a cue heard in an audio graph: its voices, the side it comes from, walls between, and the echo of a metal station.
import type { Cue } from './cues.ts'
import { RECIPES, type Recipe, type Voice } from './recipes.ts'

/** What all sounds of a context share. */
export interface Hall {
  readonly ctx: BaseAudioContext
  readonly cues: GainNode
  readonly score: GainNode
  readonly walls: AudioNode
  readonly hiss: AudioBuffer
}

/** How long the walls answer, in seconds. */
export const ECHO = 1.1

/** Noise that is the same each time: nothing here is left to chance. */
function fill(data: Float32Array, seed: number, loudness: (part: number) => number): void {
  let state = seed
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    data[i] = (state / 2 ** 31 - 1) * loudness(i / data.length)
  }
}

function buffer(
  ctx: BaseAudioContext,
  seconds: number,
  channels: number,
  loudness: (part: number) => number,
): AudioBuffer {
  const made = ctx.createBuffer(channels, Math.ceil(seconds * ctx.sampleRate), ctx.sampleRate)
  for (let channel = 0; channel < channels; channel++) fill(made.getChannelData(channel), channel + 1, loudness)
  return made
}

/** The nodes that stay: a bus for cues and one for the score, the walls, and a limit that keeps many sounds at once from cracking. */
export function furnish(ctx: BaseAudioContext): Hall {
  const limit = new DynamicsCompressorNode(ctx, { threshold: -9, knee: 6, ratio: 12, attack: 0.002, release: 0.2 })
  limit.connect(ctx.destination)
  const [cues, score] = [new GainNode(ctx), new GainNode(ctx)]
  const impulse = buffer(ctx, ECHO, 2, (part) => (1 - part) ** 3)
  const walls = new ConvolverNode(ctx, { buffer: impulse })
  walls.connect(cues)
  cues.connect(limit)
  score.connect(limit)
  return { ctx, cues, score, walls, hiss: buffer(ctx, 1, 1, () => 1) }
}

function source({ ctx, hiss }: Hall, { wave, hz: [from, to], long }: Voice, at: number): AudioScheduledSourceNode {
  if (wave === 'noise') return new AudioBufferSourceNode(ctx, { buffer: hiss, loop: true })
  const tone = new OscillatorNode(ctx, { type: wave, frequency: from })
  tone.frequency.setValueAtTime(from, at)
  tone.frequency.exponentialRampToValueAtTime(to, at + long)
  return tone
}

function voice(hall: Hall, made: Voice, start: number, out: AudioNode): readonly AudioNode[] {
  const at = start + made.at
  const played = source(hall, made, at)
  const shape = new GainNode(hall.ctx, { gain: 0 })
  shape.gain.setValueAtTime(0.0001, at)
  shape.gain.exponentialRampToValueAtTime(made.gain, at + made.rise)
  shape.gain.exponentialRampToValueAtTime(0.0001, at + made.long)
  const nodes: AudioNode[] = [played, shape]
  if (made.filter !== undefined) {
    const { type, hz, q } = made.filter
    const filter = new BiquadFilterNode(hall.ctx, { type, frequency: hz[0], Q: q })
    filter.frequency.setValueAtTime(hz[0], at)
    filter.frequency.exponentialRampToValueAtTime(hz[1], at + made.long)
    nodes.splice(1, 0, filter)
  }
  nodes.forEach((node, i) => node.connect(nodes[i + 1] ?? out))
  played.start(at)
  played.stop(at + made.long)
  return nodes
}

/** What is behind walls loses its heights first: 18 kHz in the open, some 250 Hz where it is sealed. */
const openTo = (dull: number): number => 18_000 * 0.011 ** dull

/** Plays a cue at a time of the context's clock. Gives its nodes, to be disconnected once it is over. */
export function sound(hall: Hall, { kind, pan, level, dull }: Cue, at: number): readonly AudioNode[] {
  const { voices, echo, loud }: Recipe = RECIPES[kind]
  const { ctx } = hall
  const walls = new BiquadFilterNode(ctx, { type: 'lowpass', frequency: openTo(dull), Q: 0.5 })
  const side = new StereoPannerNode(ctx, { pan })
  const near = new GainNode(ctx, { gain: level * loud })
  // What is far or behind walls is heard by its echo more than by itself.
  const answer = new GainNode(ctx, { gain: echo * (0.3 + 0.4 * dull) })
  walls.connect(side).connect(near).connect(hall.cues)
  near.connect(answer).connect(hall.walls)
  return [...voices.flatMap((each) => voice(hall, each, at, walls)), walls, side, near, answer]
}
