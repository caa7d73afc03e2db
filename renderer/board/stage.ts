// The Konva stage: tiles and Doors on a layer of their own that is drawn only when something changed, figures and marks above.
// It is told a scene and a camera and decides nothing; what is clicked or pointed at it finds by arithmetic.
import * as Konva from './konva.ts'
import { bake, baked, bakedSize, type Recipe } from './bake.ts'
import type { Camera } from './camera.ts'
import type { Box, Inset } from './layout.ts'
import { drawMark, type MarkPlace } from './markshapes.ts'
import { glide, isCalm } from './motion.ts'
import { motionsOf, type Motion } from './motions.ts'
import { play, type Players } from './play.ts'
import { dangerRecipe, glowRecipe } from './recipes.ts'
import type { SceneIsland, Thing } from './scene.ts'

export interface Picture {
  readonly scene: readonly SceneIsland[]
  readonly camera: Camera
  readonly insets: readonly Inset[]
  readonly marks: readonly MarkPlace[]
  /** The mark that is pointed at, here or in the list. */
  readonly hot: string | null
}
interface Frame {
  readonly x: number
  readonly y: number
  readonly tile: number
}
/** How long tiles take to another size, where the Hero stays where he is. */
const RESIZE = 240

export class BoardStage {
  readonly #stage: Konva.Stage
  readonly #ground = new Konva.Layer({ listening: false })
  readonly #above = new Konva.Layer({ listening: false })
  #ratio = 1
  #turn = 0
  #shown: Picture | null = null
  #wanted: Picture | null = null
  #grounds = new Map<number, Konva.Group>()
  #aboves = new Map<number, Konva.Group>()
  #nodes = new Map<string, Konva.Image>()
  /** What carries the world to where it will stay. */
  #sliding: Konva.Tween[] = []

  constructor(container: HTMLDivElement) {
    this.#stage = new Konva.Stage({ container, width: 10, height: 10 })
    this.#stage.add(this.#ground, this.#above)
  }

  resize({ width, height }: Box, ratio: number): void {
    this.#ratio = ratio
    for (const layer of [this.#ground, this.#above]) layer.getCanvas().setPixelRatio(ratio)
    this.#stage.size({ width, height })
  }

  destroy(): void {
    this.#turn++
    this.#stage.destroy()
  }

  /** Puts islands where the camera and the insets say, without a new scene: while the player drags. */
  place(picture: Picture): void {
    this.#wanted = picture
    const shown = this.#shown
    if (shown?.scene !== picture.scene) return
    this.#shown = picture
    if (isPlacedAlike(shown, picture)) return this.#drawMarks(picture)
    // The player's own hand takes the world out of any other.
    for (const tween of this.#sliding.splice(0)) tween.destroy()
    for (const { island } of picture.scene) {
      const frame = frameOf(picture, island.island)
      for (const group of [this.#grounds.get(island.island), this.#aboves.get(island.island)]) {
        group?.position({ x: frame.x, y: frame.y })
        group?.scale({ x: frame.tile, y: frame.tile })
      }
    }
    this.#drawMarks(picture)
    this.#ground.batchDraw()
  }

  /** Shows a new scene once all its bitmaps are there; an older one that is still being baked is dropped. */
  async show(picture: Picture): Promise<void> {
    const turn = ++this.#turn
    this.#wanted = picture
    await Promise.all(
      picture.scene.flatMap((island) => {
        const px = this.#pixels(frameOf(picture, island.island.island).tile)
        return allThings(island).map(({ recipe, size }) => bake(recipe, bakedSize(px * size)))
      }),
    )
    await bake(glowRecipe, 256)
    await bake(dangerRecipe, 64)
    if (turn !== this.#turn) return
    // The hand may have moved the camera meanwhile.
    this.#build(this.#wanted?.scene === picture.scene ? this.#wanted : picture)
  }

  #pixels(tile: number): number {
    return tile * this.#ratio
  }

  #build(picture: Picture): void {
    const before = this.#shown
    this.#ground.destroyChildren()
    this.#above.destroyChildren()
    this.#grounds = new Map()
    this.#aboves = new Map()
    this.#nodes = new Map()
    this.#shown = picture
    for (const island of picture.scene) {
      const frame = frameOf(picture, island.island.island)
      const ground = new Konva.Group({ x: frame.x, y: frame.y, scaleX: frame.tile, scaleY: frame.tile })
      const above = new Konva.Group({ x: frame.x, y: frame.y, scaleX: frame.tile, scaleY: frame.tile })
      this.#ground.add(ground)
      this.#above.add(above)
      this.#grounds.set(island.island.island, ground)
      this.#aboves.set(island.island.island, above)
      this.#fill(island, frame.tile, ground, above)
    }
    if (!isCalm()) this.#move(before, picture)
    this.#drawMarks(picture)
  }

  #fill(island: SceneIsland, tile: number, ground: Konva.Group, above: Konva.Group): void {
    const put = (group: Konva.Group, thing: Thing): void => {
      const node = this.#image(thing, tile)
      this.#nodes.set(thing.id, node)
      group.add(node)
    }
    for (const light of island.lights) ground.add(this.#glow(light, false))
    for (const thing of island.tiles) put(ground, thing)
    for (const light of island.lights) {
      const glow = this.#glow(light, true)
      this.#nodes.set(`light ${light.id}`, glow)
      ground.add(glow)
    }
    for (const thing of island.doors) put(ground, thing)
    for (const thing of island.figures) put(above, thing)
    for (const thing of island.tokens) put(above, thing)
  }

  #move(before: Picture | null, now: Picture): void {
    if (before === null) return
    const motions = motionsOf(before.scene, now.scene)
    const was = frameOf(before, 0).tile
    const players: Players = {
      node: (id) => this.#nodes.get(id),
      group: ({ kind, island }) => (kind === 'burn' ? this.#grounds : this.#aboves).get(island),
      copy: ({ thing, was: recipe = thing.recipe, island }) => {
        const tile = island === 0 ? was : frameOf(before, island).tile
        const image = baked(recipe, bakedSize(this.#pixels(tile) * thing.size))
        return image === undefined ? null : this.#image(thing, tile, image)
      },
    }
    for (const motion of motions) play(motion, players)
    this.#slide(
      motions.find(({ kind }) => kind === 'walk'),
      was,
      frameOf(now, 0),
      now.scene[0]?.island.island === 0,
    )
  }

  #image(
    { recipe, x, y, size, turn = 0 }: Thing,
    tile: number,
    image = baked(recipe, bakedSize(this.#pixels(tile) * size)),
  ): Konva.Image {
    return new Konva.Image({
      image,
      x,
      y,
      width: size,
      height: size,
      offsetX: size / 2,
      offsetY: size / 2,
      rotation: turn,
    })
  }

  #glow({ x, y }: { readonly x: number; readonly y: number }, over: boolean): Konva.Image {
    return new Konva.Image({
      image: baked(glowRecipe, 256),
      x: x - 1.5,
      y: y - 1.5,
      width: 3,
      height: 3,
      opacity: over ? 0.55 : 0.8,
      globalCompositeOperation: over ? 'lighter' : 'source-over',
    })
  }

  /** The Hero walked, or tiles change their size: the world slides and grows under him. */
  #slide(walk: Motion | undefined, was: number, { x, y, tile }: Frame, isOwn: boolean): void {
    this.#sliding = []
    if (!isOwn || (walk === undefined && was === tile)) return
    const from = walk?.from ?? { x: 0, y: 0 }
    for (const group of [this.#grounds.get(0), this.#aboves.get(0)]) {
      if (group === undefined) continue
      group.setAttrs({ x: x - from.x * was, y: y - from.y * was, scaleX: was, scaleY: was })
      const tween = glide(group, { x, y, scaleX: tile, scaleY: tile }, walk ?? { ms: RESIZE })
      if (tween !== null) this.#sliding.push(tween)
    }
  }

  #marks: Konva.Group | null = null
  #drawMarks(picture: Picture): void {
    this.#marks?.destroy()
    this.#marks = new Konva.Group()
    for (const place of picture.marks) {
      const frame = frameOf(picture, place.island)
      this.#marks.add(drawMark(place, frame, place.mark.key === picture.hot))
    }
    this.#above.add(this.#marks)
    this.#above.batchDraw()
  }
}

function isPlacedAlike(a: Picture, b: Picture): boolean {
  return a.scene.every(({ island: { island } }) => {
    const [one, other] = [frameOf(a, island), frameOf(b, island)]
    return one.x === other.x && one.y === other.y && one.tile === other.tile
  })
}

const allThings = ({ tiles, doors, tokens, figures }: SceneIsland): readonly { recipe: Recipe; size: number }[] => [
  ...tiles,
  ...doors,
  ...tokens,
  ...figures,
]

/** Where an island's origin stands on the board, and its tiles' size. */
export function frameOf({ camera, insets }: Pick<Picture, 'camera' | 'insets'>, island: number): Frame {
  const inset = insets.find((one) => one.island.island === island)
  if (inset === undefined) return camera
  const { left, top, width, height } = inset.island
  return {
    tile: inset.tile,
    x: inset.cx - (left + width / 2) * inset.tile,
    y: inset.cy - (top + height / 2) * inset.tile,
  }
}
