// How long things on the board take: plain, slow, or at once where the player or the system asks for calm.
import * as Konva from './konva.ts'
import { isCalm, pace } from '../ui/look.ts'

export { hasFewFlashes, isCalm, pace } from '../ui/look.ts'

/** A token moves a Sector, a Creature goes. */
export const PLAIN = 0.24
/** A tile burns out. */
export const SLOW = 0.6

/** Moves a node's numbers there from where they are; at once when calm. Never waits, never blocks. */
export function glide(
  node: Konva.Node,
  to: Readonly<Record<string, number>>,
  seconds: number,
  done?: () => void,
): void {
  if (isCalm()) {
    node.setAttrs(to)
    done?.()
    return
  }
  const tween = new Konva.Tween({
    node,
    duration: seconds * pace(),
    easing: (t: number, b: number, c: number, d: number) => c * (1 - (1 - t / d) ** 3) + b,
    ...to,
    onFinish: () => {
      done?.()
    },
  })
  tween.play()
}
