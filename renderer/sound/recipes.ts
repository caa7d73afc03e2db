// How each cue is made: short voices of oscillators and filtered noise, written as data. Low and dry is the station, high and thin the Holowatch.

export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'square' | 'noise'
  /** Of an oscillator, from and to. */
  readonly hz: readonly [from: number, to: number]
  readonly filter?: {
    readonly type: 'lowpass' | 'bandpass' | 'highpass'
    readonly hz: readonly [number, number]
    readonly q: number
  }
  /** Seconds after the cue's beginning, seconds long, seconds until it is loudest. */
  readonly at: number
  readonly long: number
  readonly rise: number
  readonly gain: number
}
export interface Recipe {
  readonly voices: readonly Voice[]
  /** Brings all voices together to where it stands among the other cues: a card is softer than a step, a scare loudest. */
  readonly loud: number
  /** How much of it is heard again from the walls. */
  readonly echo: number
  /** Seconds until another cue of the same line may begin. */
  readonly gap: number
}

type Range = number | readonly [number, number]
const range = (hz: Range): readonly [number, number] => (typeof hz === 'number' ? [hz, hz] : hz)

const tone = (
  wave: Exclude<Voice['wave'], 'noise'>,
  hz: Range,
  at: number,
  long: number,
  gain: number,
  rise = 0.006,
): Voice => ({
  wave,
  hz: range(hz),
  at,
  long,
  rise,
  gain,
})
const low = (voice: Voice, hz: Range, q = 0.7): Voice => ({ ...voice, filter: { type: 'lowpass', hz: range(hz), q } })
const hiss = (
  type: 'lowpass' | 'bandpass' | 'highpass',
  hz: Range,
  at: number,
  long: number,
  gain: number,
  rise = 0.004,
  q = 1,
): Voice => ({ wave: 'noise', hz: [0, 0], filter: { type, hz: range(hz), q }, at, long, rise, gain })
const made = (loud: number, gap: number, echo: number, ...voices: readonly Voice[]): Recipe => ({
  loud,
  gap,
  echo,
  voices,
})
const melody = (hz: readonly number[], step: number, long: number, gain: number): readonly Voice[] =>
  hz.map((each, i) => tone('triangle', each, i * step, long, gain, 0.01))

export const RECIPES = {
  revealed: made(
    2.6,
    0.3,
    0.35,
    hiss('bandpass', [500, 2400], 0, 0.5, 0.3, 0.12, 1.4),
    tone('sine', [660, 990], 0.08, 0.35, 0.09),
  ),
  sighted: made(
    1.0,
    0.5,
    0.5,
    low(tone('sawtooth', [92, 61], 0, 0.9, 0.4, 0.09), [700, 180], 3),
    tone('sine', 46, 0, 0.9, 0.3, 0.05),
  ),
  step: made(
    3.4,
    0.28,
    0.2,
    hiss('lowpass', 420, 0, 0.09, 0.7),
    tone('sine', [105, 58], 0, 0.12, 0.4),
    hiss('lowpass', 360, 0.19, 0.08, 0.5),
  ),
  stairs: made(
    1.7,
    0.6,
    0.5,
    ...[0, 0.17, 0.34, 0.51].flatMap((at) => [
      hiss('bandpass', 900 + at * 700, at, 0.12, 0.5, 0.003, 5),
      tone('triangle', 210 + at * 120, at, 0.16, 0.14),
    ]),
  ),
  door: made(
    0.9,
    0.35,
    0.4,
    hiss('bandpass', [280, 900], 0, 0.42, 0.5, 0.16, 1.2),
    low(tone('sawtooth', [70, 96], 0, 0.42, 0.12, 0.1), 320),
    tone('sine', [120, 60], 0.4, 0.14, 0.4),
  ),
  blocked: made(
    1.9,
    0.4,
    0.6,
    tone('square', [98, 92], 0, 0.5, 0.16),
    tone('triangle', 247, 0, 0.9, 0.22),
    tone('triangle', 391, 0, 0.7, 0.16),
    hiss('highpass', 2200, 0, 0.28, 0.26),
  ),
  unblocked: made(
    0.9,
    0.4,
    0.5,
    hiss('highpass', [3200, 900], 0, 0.5, 0.22, 0.1),
    tone('triangle', [196, 262], 0.2, 0.5, 0.2, 0.02),
    tone('sine', [110, 60], 0.42, 0.18, 0.4),
  ),
  'light-on': made(
    1.5,
    0.3,
    0.3,
    hiss('highpass', 4200, 0, 0.05, 0.3),
    tone('sine', 392, 0.05, 0.8, 0.16, 0.12),
    tone('sine', 588, 0.1, 0.8, 0.1, 0.2),
    low(tone('sawtooth', 100, 0.02, 0.5, 0.05, 0.02), 900),
  ),
  'light-off': made(
    2.8,
    0.3,
    0.3,
    tone('sine', [392, 98], 0, 0.5, 0.22),
    hiss('highpass', 3800, 0, 0.04, 0.3),
    low(tone('sawtooth', [100, 40], 0, 0.4, 0.07), 700),
  ),
  noise: made(
    2.8,
    0.55,
    0.6,
    hiss('bandpass', [340, 240], 0, 0.16, 0.9, 0.005, 2.5),
    hiss('bandpass', [2100, 1500], 0, 0.12, 0.7, 0.003, 1.2),
    hiss('bandpass', [300, 200], 0.21, 0.26, 0.7, 0.03, 2.5),
    hiss('bandpass', [1500, 1100], 0.22, 0.2, 0.5, 0.02, 1.2),
    tone('sine', [84, 50], 0, 0.34, 0.25),
    tone('triangle', [1230, 1190], 0.01, 0.4, 0.12),
  ),
  located: made(3.3, 0.5, 0.6, tone('sine', 1046, 0, 0.5, 0.2), tone('sine', 1046, 0.32, 0.4, 0.08)),
  scare: made(
    1.8,
    0.6,
    0.5,
    low(tone('sawtooth', [740, 370], 0, 0.7, 0.22, 0.004), [5200, 900]),
    low(tone('sawtooth', [783, 349], 0, 0.7, 0.22, 0.004), [5200, 900]),
    tone('sine', [150, 38], 0, 0.8, 0.6),
    hiss('highpass', [1200, 3600], 0, 0.35, 0.3),
  ),
  attack: made(
    1.1,
    0.35,
    0.4,
    hiss('bandpass', [2600, 400], 0, 0.26, 0.7, 0.03, 1),
    low(tone('sawtooth', [130, 52], 0.1, 0.36, 0.4), 620),
    tone('sine', [96, 42], 0.16, 0.3, 0.5),
  ),
  dice: made(
    1.7,
    0.4,
    0.15,
    ...[0, 0.07, 0.12, 0.2, 0.31].flatMap((at, i) => [
      hiss('bandpass', 1700 + ((i * 730) % 1300), at, 0.045, 0.5, 0.001, 4),
      tone('triangle', 480 + ((i * 170) % 300), at, 0.05, 0.12, 0.001),
    ]),
  ),
  'hurt-life': made(
    2.5,
    0.35,
    0.25,
    tone('sine', [170, 45], 0, 0.4, 0.7),
    hiss('lowpass', 900, 0, 0.18, 0.6),
    tone('square', [82, 62], 0.02, 0.3, 0.1),
  ),
  'hurt-mind': made(
    1.6,
    0.35,
    0.6,
    tone('sine', [520, 466], 0, 0.8, 0.2, 0.05),
    tone('sine', [554, 440], 0, 0.8, 0.2, 0.05),
    hiss('bandpass', [1800, 700], 0, 0.6, 0.12, 0.1, 6),
  ),
  'hurt-companion': made(3.2, 0.35, 0.3, tone('sine', [190, 80], 0, 0.3, 0.4), hiss('lowpass', 700, 0, 0.14, 0.4)),
  recovered: made(1.3, 0.4, 0.4, ...melody([392, 494, 587], 0.12, 0.5, 0.17)),
  reaction: made(
    2.6,
    0.4,
    0.45,
    low(tone('sawtooth', [116, 110], 0, 0.7, 0.35, 0.02), [1500, 240], 2),
    tone('triangle', 233, 0, 0.5, 0.16),
    hiss('bandpass', 2400, 0, 0.07, 0.3),
  ),
  'reaction-dangerous': made(
    1.3,
    0.5,
    0.55,
    low(tone('sawtooth', [87, 82], 0, 1, 0.4, 0.02), [2200, 200], 3),
    low(tone('sawtooth', [123, 116], 0, 0.9, 0.3, 0.02), [2200, 200], 3),
    tone('sine', [62, 41], 0, 0.9, 0.45),
    hiss('bandpass', 2600, 0, 0.08, 0.35),
  ),
  card: made(2.7, 0.16, 0.1, hiss('bandpass', [2600, 3600], 0, 0.09, 0.24, 0.02, 1.5)),
  'card-down': made(
    0.8,
    0.3,
    0.2,
    hiss('bandpass', [2200, 1200], 0, 0.12, 0.3, 0.02, 1.5),
    tone('sine', [130, 90], 0.1, 0.12, 0.35),
  ),
  item: made(1.5, 0.3, 0.25, hiss('bandpass', 1500, 0, 0.05, 0.4), ...melody([523, 784], 0.09, 0.32, 0.15)),
  'item-used': made(1.7, 0.24, 0.2, hiss('highpass', 2600, 0, 0.04, 0.4), tone('square', [660, 440], 0.02, 0.09, 0.06)),
  'item-lost': made(3.2, 0.24, 0.25, tone('triangle', [330, 165], 0, 0.26, 0.22), hiss('lowpass', 700, 0.1, 0.1, 0.4)),
  mission: made(1.6, 0.4, 0.4, ...melody([440, 587], 0.14, 0.5, 0.16)),
  'mission-triggered': made(
    1.6,
    0.5,
    0.5,
    ...melody([349, 440, 415], 0.16, 0.7, 0.16),
    tone('sine', 87, 0, 0.9, 0.25, 0.05),
  ),
  'mission-done': made(1.9, 0.6, 0.5, ...melody([392, 523, 659, 784], 0.12, 0.7, 0.17)),
  burn: made(
    1.4,
    0.5,
    0.3,
    hiss('bandpass', [700, 3800], 0, 0.8, 0.32, 0.2, 0.8),
    hiss('highpass', 5000, 0.1, 0.6, 0.14, 0.05),
    tone('sine', [330, 55], 0, 0.8, 0.14, 0.1),
  ),
  round: made(
    1.1,
    0.6,
    0.7,
    tone('sine', 110, 0, 1.8, 0.5),
    tone('sine', 221, 0, 1.3, 0.2),
    tone('sine', 303, 0, 0.8, 0.1),
  ),
  nightmare: made(
    1.0,
    0.9,
    0.7,
    low(tone('sawtooth', [55, 52], 0, 2.4, 0.4, 0.3), [200, 1600], 2),
    low(tone('sawtooth', [78, 74], 0, 2.4, 0.35, 0.5), [200, 1400], 2),
    hiss('bandpass', [300, 2200], 0, 2, 0.24, 1.2, 2),
    tone('sine', [36, 30], 0.2, 2.2, 0.5, 0.2),
  ),
  'bullet-time': made(
    2.2,
    0.5,
    0.5,
    tone('sine', [880, 110], 0, 0.9, 0.24, 0.02),
    hiss('bandpass', [3000, 300], 0, 0.8, 0.2, 0.05, 3),
  ),
  companion: made(1.5, 0.4, 0.35, ...melody([330, 415, 494], 0.1, 0.5, 0.16)),
  'companion-lost': made(1.5, 0.5, 0.5, ...melody([415, 330, 262], 0.16, 0.7, 0.17)),
  ability: made(1.5, 0.4, 0.4, ...melody([587, 740, 880], 0.08, 0.45, 0.14)),
  creature: made(
    3.3,
    0.3,
    0.4,
    ...[0, 0.09, 0.16, 0.27].map((at, i) => hiss('bandpass', 620 + ((i * 310) % 500), at, 0.08, 0.5, 0.01, 3)),
    low(tone('sawtooth', [70, 58], 0, 0.36, 0.16, 0.06), 380),
  ),
  'creature-hurt': made(
    3.7,
    0.35,
    0.4,
    low(tone('sawtooth', [310, 150], 0, 0.34, 0.32, 0.01), [2400, 500], 3),
    hiss('lowpass', 1000, 0, 0.12, 0.5),
  ),
  'creature-killed': made(
    0.9,
    0.5,
    0.5,
    low(tone('sawtooth', [280, 48], 0, 0.9, 0.36, 0.02), [2200, 160], 3),
    tone('sine', [90, 34], 0.3, 0.5, 0.5),
    hiss('lowpass', 800, 0.3, 0.3, 0.4, 0.02),
  ),
  danger: made(
    0.5,
    0.3,
    0.35,
    ...[0, 0.06, 0.15].map((at) => hiss('highpass', 2400, at, 0.02, 0.5, 0.001)),
    tone('sine', [74, 70], 0, 0.5, 0.32, 0.08),
  ),
  'danger-gone': made(
    1.5,
    0.25,
    0.3,
    hiss('highpass', [3600, 1800], 0, 0.25, 0.2, 0.02),
    tone('sine', [196, 262], 0.04, 0.3, 0.14),
  ),
  victory: made(
    1.3,
    1,
    0.6,
    ...melody([262, 330, 392, 523, 659], 0.2, 1.3, 0.17),
    tone('sine', 131, 0, 2.2, 0.26, 0.1),
  ),
  defeat: made(
    0.9,
    1,
    0.7,
    ...melody([330, 311, 262, 208], 0.32, 1.3, 0.16),
    tone('sine', [65, 41], 0.2, 2.6, 0.5, 0.3),
    low(tone('sawtooth', [52, 41], 0.6, 2.2, 0.24, 0.5), [600, 120]),
  ),
} as const satisfies Readonly<Record<string, Recipe>>

export type CueKind = keyof typeof RECIPES

/** Seconds from the beginning of a cue until its last voice is silent; the walls answer a little longer. */
export const lengthOf = ({ voices }: Recipe): number => Math.max(...voices.map(({ at, long }) => at + long))
