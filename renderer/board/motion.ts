// How things on a canvas move: over their time and the player's pace, or at once where he or the system asks for calm.
import { isCalm, pace } from '../ui/look.ts'
import * as Konva from './konva.ts'

export { hasFewFlashes, isCalm } from '../ui/look.ts'

/** Milliseconds at plain pace. */
export interface Span {
  readonly delay?: number
  readonly ms: number
}

/** Slows down towards its end; `harder` starts slowly instead, as what burns does. */
const ease = (share: number, harder: boolean): number => (harder ? share ** 2 : 1 - (1 - share) ** 3)

/** Moves a node's numbers there from where they are; at once when calm. Never waits, never blocks, and leaves nothing behind. */
export function glide(
  node: Konva.Node,
  to: Readonly<Record<string, number>>,
  { delay = 0, ms }: Span,
  done?: () => void,
  harder = false,
): Konva.Tween | null {
  if (isCalm()) {
    node.setAttrs(to)
    done?.()
    return null
  }
  const held = delay / (delay + ms)
  const tween = new Konva.Tween({
    node,
    duration: ((delay + ms) / 1000) * pace(),
    easing: (t: number, b: number, c: number, d: number) =>
      c * ease(Math.max(0, (t / d - held) / (1 - held)), harder) + b,
    ...to,
    onFinish: () => {
      tween.destroy() // or Konva keeps it, and its node, for good
      done?.()
    },
  })
  tween.play()
  return tween
}
