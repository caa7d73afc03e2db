// Drawings become bitmaps once: SVG text to a canvas of a few fixed sizes, kept by key. No filter runs while the board is drawn.
import { paintOf, paints } from '../ui/look.ts'

export interface Recipe {
  /** Names the drawing and everything that it depends on. */
  readonly key: string
  /** The whole SVG document, `px` wide and high. */
  readonly draw: (px: number) => string
  /** What is done to the canvas after the drawing is on it. */
  readonly finish?: ((context: CanvasRenderingContext2D, px: number) => void) | undefined
}

const SIZES = [64, 96, 128, 192, 256, 384, 512, 768] as const
/** The baked size for a drawing shown `px` device pixels wide. */
export const bakedSize = (px: number): number => SIZES.find((size) => size >= px - 1) ?? 768

const MOST = 400
const kept = new Map<string, HTMLCanvasElement>()
const underWay = new Map<string, Promise<HTMLCanvasElement>>()

/** A picture of its own knows no tokens of the page: it is given those that it names. */
export function painted(svg: string): string {
  const names = [...new Set([...svg.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name ?? ''))]
  const known = names.flatMap((name) => (paintOf(name) === '' ? [] : [`--${name}:${paintOf(name)}`]))
  return svg.replace('>', `><style>svg{${known.join(';')}}</style>`)
}

function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return image.decode().then(() => image)
}

async function make(recipe: Recipe, px: number): Promise<HTMLCanvasElement> {
  const image = await imageOf(painted(recipe.draw(px)))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = px
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.drawImage(image, 0, 0, px, px)
    recipe.finish?.(context, px)
  }
  return canvas
}

const keyOf = (recipe: Recipe, px: number): string => `${recipe.key}@${px} ${paints.value}`

/** The bitmap if it is there already. */
export const baked = (recipe: Recipe, px: number): HTMLCanvasElement | undefined => kept.get(keyOf(recipe, px))

/** The bitmap, made if it must be. */
export function bake(recipe: Recipe, px: number): Promise<HTMLCanvasElement> {
  const key = keyOf(recipe, px)
  const ready = kept.get(key)
  if (ready !== undefined) return Promise.resolve(ready)
  const running = underWay.get(key)
  if (running !== undefined) return running
  const work = make(recipe, px)
    .then((canvas) => {
      kept.set(key, canvas)
      // The oldest go first: handles are never used again, so old tiles only take room.
      for (const old of kept.keys()) {
        if (kept.size <= MOST) break
        kept.delete(old)
      }
      return canvas
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, work)
  return work
}

/** Forgets every bitmap: at the end of an evening nothing of it stays in memory. */
export const forgetBaked = (): void => {
  kept.clear()
}
