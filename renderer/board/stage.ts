// The Konva stage: tiles and Doors on a layer of their own that is drawn only when something changed, figures and marks above.
// It is told a scene and a camera and decides nothing; what is clicked or pointed at it finds by arithmetic.
import * as Konva from './konva.ts'
import { bake, baked, bakedSize, type Recipe } from './bake.ts'
import { burn } from './burn.ts'
import type { Camera } from './camera.ts'
import type { Box, Inset } from './layout.ts'
import { drawMark, type MarkPlace } from './markshapes.ts'
import { glide, isCalm, PLAIN } from './motion.ts'
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
interface Was {
  readonly x: number
  readonly y: number
  readonly sector: string | undefined
}

const HERO = 'hero'

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
    if (this.#shown?.scene !== picture.scene) return
    this.#shown = picture
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
    const old = before === null ? new Map<string, Was>() : placesOf(before)
    const goneTiles = before === null ? [] : this.#goneTiles(before, picture)
    this.#ground.destroyChildren()
    this.#above.destroyChildren()
    this.#grounds = new Map()
    this.#aboves = new Map()
    this.#shown = picture
    const places = placesOf(picture)
    for (const island of picture.scene) {
      const frame = frameOf(picture, island.island.island)
      const ground = new Konva.Group({ x: frame.x, y: frame.y, scaleX: frame.tile, scaleY: frame.tile })
      const above = new Konva.Group({ x: frame.x, y: frame.y, scaleX: frame.tile, scaleY: frame.tile })
      this.#ground.add(ground)
      this.#above.add(above)
      this.#grounds.set(island.island.island, ground)
      this.#aboves.set(island.island.island, above)
      this.#fill(island, frame.tile, ground, above, old, places)
    }
    for (const gone of goneTiles) burn(gone.group(this.#grounds), gone.image, gone.x, gone.y)
    this.#slide(before, picture)
    this.#drawMarks(picture)
  }

  #fill(
    island: SceneIsland,
    tile: number,
    ground: Konva.Group,
    above: Konva.Group,
    old: ReadonlyMap<string, Was>,
    places: ReadonlyMap<string, Was>,
  ): void {
    for (const light of island.lights) ground.add(this.#glow(light, false))
    for (const thing of island.tiles) {
      const node = this.#image(thing, tile)
      ground.add(node)
      if (old.size > 0 && !old.has(thing.id) && !isCalm()) {
        node.opacity(0)
        glide(node, { opacity: 1 }, PLAIN)
      }
    }
    for (const light of island.lights) ground.add(this.#glow(light, true))
    for (const thing of island.doors) ground.add(this.#image(thing, tile))
    for (const thing of island.figures) {
      const node = this.#image(thing, tile)
      above.add(node)
      const was = old.get(thing.id)
      const sector = was?.sector === undefined ? undefined : places.get(was.sector)
      if (was === undefined) {
        if (old.size > 0 && !isCalm()) {
          node.opacity(0)
          glide(node, { opacity: 1 }, PLAIN)
        }
      } else if (sector !== undefined) {
        const from = { x: sector.x + was.x, y: sector.y + was.y }
        if (Math.abs(from.x - thing.x) + Math.abs(from.y - thing.y) > 0.01) {
          node.position(from)
          glide(node, { x: thing.x, y: thing.y }, PLAIN)
        }
      }
    }
    for (const thing of island.tokens) above.add(this.#image(thing, tile))
  }

  #image({ recipe, x, y, size, turn = 0 }: Thing, tile: number): Konva.Image {
    const image = baked(recipe, bakedSize(this.#pixels(tile) * size))
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

  /** The Hero walked into a Sector that both scenes know, or tiles change their size: the world slides and grows under him. */
  #slide(before: Picture | null, now: Picture): void {
    const from = before === null ? undefined : heroSector(before)
    const to = from === undefined ? undefined : now.scene[0]?.tiles.find(({ id }) => id === from)
    if (before === null || to === undefined || now.scene[0]?.island.island !== 0 || isCalm()) return
    const { x, y, tile } = frameOf(now, 0)
    const was = frameOf(before, 0).tile
    if (to.x === 0 && to.y === 0 && was === tile) return
    for (const group of [this.#grounds.get(0), this.#aboves.get(0)]) {
      if (group === undefined) continue
      group.setAttrs({ x: x - to.x * was, y: y - to.y * was, scaleX: was, scaleY: was })
      glide(group, { x, y, scaleX: tile, scaleY: tile }, PLAIN)
    }
  }

  /** Tiles of Sectors that are known no more, with where they stood as seen from a Sector that stays. */
  #goneTiles(before: Picture, now: Picture): Gone[] {
    const stay = new Set(now.scene.flatMap((island) => island.tiles.map(({ id }) => id)))
    const anchor = before.scene[0]?.tiles.find(({ id }) => stay.has(id))
    const there = now.scene
      .flatMap((island) => island.tiles.map((tile) => ({ island, tile })))
      .find(({ tile }) => tile.id === anchor?.id)
    if (anchor === undefined || there === undefined) return []
    return (before.scene[0]?.tiles ?? [])
      .filter(({ id }) => !stay.has(id))
      .flatMap((thing) => {
        const image = baked(thing.recipe, bakedSize(this.#pixels(frameOf(before, 0).tile)))
        if (image === undefined) return []
        const group = (groups: ReadonlyMap<number, Konva.Group>): Konva.Group =>
          groups.get(there.island.island.island) ?? new Konva.Group()
        return [{ image, x: thing.x - anchor.x + there.tile.x, y: thing.y - anchor.y + there.tile.y, group }]
      })
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

interface Gone {
  readonly image: HTMLCanvasElement
  readonly x: number
  readonly y: number
  readonly group: (groups: ReadonlyMap<number, Konva.Group>) => Konva.Group
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

const heroSector = ({ scene }: Picture): string | undefined =>
  scene.flatMap((island) => island.figures).find(({ id }) => id === HERO)?.sector

/** Sectors by their middles, figures by their place within their Sector. */
function placesOf({ scene }: Picture): Map<string, Was> {
  const places = new Map<string, Was>()
  for (const island of scene) {
    for (const { id, x, y } of island.tiles) places.set(id, { x, y, sector: undefined })
    for (const { id, x, y, sector } of island.figures) {
      const own = sector === undefined ? undefined : places.get(sector)
      places.set(id, { x: x - (own?.x ?? 0), y: y - (own?.y ?? 0), sector })
    }
  }
  return places
}
