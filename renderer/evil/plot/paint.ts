// Puts marks on a Konva layer. Pictures that are not baked yet come as soon as they are.
import * as Konva from '../../board/konva.ts'
import { glide, isCalm } from '../../board/motion.ts'
import { bake, baked, bakedSize } from '../../board/bake.ts'
import { paints } from '../../ui/look.ts'
import { INK } from './ink.ts'
import type { Mark } from './ink.ts'

let rays: HTMLCanvasElement | null = null
let raysIn = ''
/** Light on the plotting table: slanted lines, so that it is more than a colour. */
function raysPattern(): HTMLCanvasElement {
  if (rays && raysIn === INK.rays) return rays
  raysIn = INK.rays
  const size = 48
  rays = document.createElement('canvas')
  rays.width = rays.height = size
  const context = rays.getContext('2d')
  if (!context) return rays
  context.strokeStyle = INK.rays
  context.globalAlpha = 0.75
  context.lineWidth = 9.6
  for (let i = -size; i <= size; i += size) {
    context.beginPath()
    context.moveTo(i - 10, size + 10)
    context.lineTo(i + size + 10, -10)
    context.stroke()
  }
  return rays
}

function nodeOf(mark: Mark, pixels: number): Konva.Shape {
  switch (mark.is) {
    case 'path':
      return new Konva.Path({ ...mark, ...pattern(mark['hatched']) })
    case 'rect':
      return new Konva.Rect({ ...mark, ...pattern(mark['hatched']) })
    case 'text':
      return new Konva.Text(mark)
    case 'picture': {
      const px = bakedSize((mark.width ?? 0) * pixels)
      const node = new Konva.Image({ ...mark, image: baked(mark.recipe, px) })
      if (!node.image())
        void bake(mark.recipe, px).then((bitmap) => {
          node.image(bitmap)
          node.getLayer()?.batchDraw()
        })
      return node
    }
  }
}
const pattern = (hatched: unknown): object =>
  hatched === true ? { fillPatternImage: raysPattern(), fillPatternScale: { x: 0.25, y: 0.25 } } : {}

const COME = 280
/** Whoever stood elsewhere comes from there; whoever is new comes out of the dark. */
function come(node: Konva.Shape, [x, y]: readonly [number, number], from: readonly [number, number] | undefined): void {
  if (from === undefined) {
    const full = node.opacity()
    node.opacity(0)
    glide(node, { opacity: full }, { ms: COME })
  } else if (from[0] !== x || from[1] !== y) {
    const to = { x: node.x(), y: node.y() }
    node.position({ x: to.x + from[0] - x, y: to.y + from[1] - y })
    glide(node, to, { ms: COME })
  }
}

/** Where each stood whom a group showed. */
const stood = new WeakMap<Konva.Group, ReadonlyMap<string, readonly [number, number]>>()

/** What each group shows, by the marks as text. */
const shown = new WeakMap<Konva.Group, ReadonlyMap<string, Konva.Shape>>()

/**
 * Shows these marks in a group, and says whether they are others than before; a mark that reads the same keeps its node. `pixels` is how
 * many device pixels one scene unit takes.
 */
export function paint(group: Konva.Group, marks: readonly Mark[], pixels: number): boolean {
  const before = shown.get(group) ?? new Map<string, Konva.Shape>()
  const now = new Map<string, Konva.Shape>()
  for (const mark of marks) {
    let key = `${JSON.stringify(mark)} ${paints.value}`
    while (now.has(key)) key += ' ' // two marks alike
    now.set(key, before.get(key) ?? nodeOf(mark, pixels))
  }
  const keys = [...now.keys()]
  if (before.size === now.size && [...before.keys()].every((key, i) => key === keys[i])) return false
  for (const [key, node] of before) if (!now.has(key)) node.destroy()
  group.removeChildren()
  group.add(...now.values())
  const places = stood.get(group)
  stood.set(group, new Map(marks.flatMap(({ who, stands }) => (who && stands ? [[who, stands] as const] : []))))
  if (places !== undefined && !isCalm())
    for (const [i, { who, stands }] of marks.entries()) {
      const node = now.get(keys[i] ?? '')
      if (who && stands && node && ![...before.values()].includes(node)) come(node, stands, places.get(who))
    }
  shown.set(group, now)
  return true
}
