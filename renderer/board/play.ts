// Plays what moves (motions.ts) on the nodes of a new scene: each is already where it will stay, and comes there from where it was.
import { burn } from './burn.ts'
import type * as Konva from './konva.ts'
import { glide } from './motion.ts'
import type { Motion } from './motions.ts'

export interface Players {
  /** The node of a thing, by its id; the light about a tile is called `light` and its tile. */
  readonly node: (id: string) => Konva.Image | undefined
  /** Where the copy of something goes that is gone: beside its like. */
  readonly group: (motion: Motion) => Konva.Group | undefined
  /** A node that shows a thing as it was; null where its bitmap is gone too. */
  readonly copy: (motion: Motion) => Konva.Image | null
}

/** How it looked lies over how it looks, and fades. */
function fade(motion: Motion, { copy }: Players, node: Konva.Image): void {
  const old = copy(motion)
  if (old === null) return
  node.getParent()?.add(old)
  old.zIndex(node.zIndex() + 1)
  glide(old, { opacity: 0 }, motion, () => old.destroy())
}

export function play(motion: Motion, players: Players): void {
  const { kind, thing, from } = motion
  const node = players.node(thing.id)
  if (kind === 'burn' || kind === 'leave') {
    const old = players.copy(motion)
    const group = players.group(motion)
    const image = old?.image()
    if (old === null || group === undefined) return
    if (kind === 'burn' && image instanceof HTMLCanvasElement) return burn(group, image, thing.x, thing.y, motion)
    group.add(old)
    glide(old, { opacity: 0, scaleX: 0.8, scaleY: 0.8 }, motion, () => old.destroy())
    return
  }
  if (node === undefined) return
  switch (kind) {
    case 'reveal':
      node.opacity(0)
      glide(node, { opacity: 1 }, motion)
      break
    case 'enter':
      // Out of the dark: small and low at first.
      node
        .opacity(0)
        .scale({ x: 0.7, y: 0.7 })
        .y(thing.y + 0.08)
      glide(node, { opacity: 1, scaleX: 1, scaleY: 1, y: thing.y }, motion)
      break
    case 'light': {
      const light = players.node(`light ${thing.id}`)
      if (light !== undefined) {
        const full = light.opacity()
        light.opacity(0)
        glide(light, { opacity: full }, motion)
      }
      fade(motion, players, node)
      break
    }
    case 'change':
      fade(motion, players, node)
      break
    case 'step':
      if (from === undefined) break
      node.position(from)
      glide(node, { x: thing.x, y: thing.y }, motion)
      break
    case 'hurt':
      fade(motion, players, node)
      node.rotation(-9)
      glide(node, { rotation: 0 }, motion)
      break
    case 'walk':
      break // the world's own, played by the stage
  }
}
