// What passes on the Map: a Noise's rings, that go out once from where it was made, and Light, that comes on and goes out in a moment.
import type { SeatEvent } from '../../../electron/contract/wire.ts'
import * as Konva from '../../board/konva.ts'
import { glide, isCalm } from '../../board/motion.ts'
import { middle } from './base.ts'
import { C, INK } from './ink.ts'
import { placeOf, type Level } from './map.ts'

const RINGS = 3
const APART = 120
const OUT = 560

/** The Sectors in which some events made a Noise. */
export const noisesAt = (events: readonly SeatEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'noise' && typeof event['at'] === 'string' ? [event['at']] : []))

export function pulse(groups: Readonly<Record<Level, Konva.Group>>, at: string): void {
  if (isCalm()) return
  const [x, y] = middle(placeOf(at))
  for (let i = 0; i < RINGS; i += 1) {
    const ring = new Konva.Circle({
      x,
      y,
      radius: 8,
      stroke: INK.sound,
      strokeWidth: 5,
      opacity: 0.9,
      listening: false,
    })
    groups[placeOf(at).level].add(ring)
    glide(ring, { radius: C * 0.62, opacity: 0, strokeWidth: 1 }, { delay: i * APART, ms: OUT }, () => ring.destroy())
  }
}

const FADE = 420

/** What was drawn before lies over a Sector whose Light changed, and fades. */
export function relight(groups: Readonly<Record<Level, Konva.Group>>, at: string, isLit: boolean): void {
  if (isCalm()) return
  const [x, y] = middle(placeOf(at))
  const was = new Konva.Rect({
    x: x - C / 2,
    y: y - C / 2,
    width: C,
    height: C,
    fill: isLit ? INK.void : INK.lamp,
    opacity: isLit ? 0.8 : 0.5,
    listening: false,
  })
  groups[placeOf(at).level].add(was)
  glide(was, { opacity: 0 }, { ms: FADE }, () => was.destroy())
}
