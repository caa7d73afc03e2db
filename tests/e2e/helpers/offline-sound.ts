// What sound.test.ts puts into a page: every cue as Chromium makes it, in numbers.
import { RECIPES, lengthOf, type CueKind } from '../../../renderer/sound/recipes.ts'
import { Score } from '../../../renderer/sound/score.ts'
import type { Tension } from '../../../renderer/sound/tension.ts'
import { ECHO, furnish, sound } from '../../../renderer/sound/voices.ts'

const RATE = 44_100
/** Loudest sample of each side, and how loud it is on average: of all, and of the last tenth of a second. */
function measured(buffer: AudioBuffer) {
  const sides = [buffer.getChannelData(0), buffer.getChannelData(1)]
  const peak = (data: Float32Array): number => data.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  const mean = (data: Float32Array): number => Math.sqrt(data.reduce((sum, each) => sum + each * each, 0) / data.length)
  const [left, right] = sides.map(peak) as [number, number]
  const all = sides.map(mean) as [number, number]
  const end = Math.max(...sides.map((data) => peak(data.subarray(-RATE / 10))))
  return { left, right, meanLeft: all[0], meanRight: all[1], end }
}

async function cue(kind: CueKind, pan = 0, dull = 0) {
  const seconds = lengthOf(RECIPES[kind]) + ECHO + 0.2
  const ctx = new OfflineAudioContext(2, Math.ceil(seconds * RATE), RATE)
  sound(furnish(ctx), { kind, pan, level: 1, dull, caption: '' }, 0)
  return measured(await ctx.startRendering())
}

async function score(tension: Tension) {
  const ctx = new OfflineAudioContext(2, 20 * RATE, RATE)
  new Score(furnish(ctx)).follow(tension)
  return measured(await ctx.startRendering())
}

Object.assign(globalThis, { sounds: { kinds: Object.keys(RECIPES), cue, score } })
