// A tile burns out at the end of a Round: from its edges to black, with a glowing rim. Nothing of it stays.
import * as Konva from './konva.ts'
import { glide, hasFewFlashes, type Span } from './motion.ts'

const TEETH = 60
const GLOW = [
  [0.12, 'rgba(255, 90, 30, .35)'],
  [0.06, 'rgba(255, 150, 60, .8)'],
  [0.025, '#ffe3ad'],
] as const

/** Burns a copy of the tile where it stood, in its group's tile units, and takes the copy away. */
export function burn(group: Konva.Group, image: HTMLCanvasElement, x: number, y: number, span: Span): void {
  const rims = hasFewFlashes() ? [] : GLOW
  const node = new Konva.Shape({
    x,
    y,
    listening: false,
    left: 1,
    sceneFunc: (context, shape) => {
      const left = Number(shape.getAttr('left'))
      const radius = 0.72 * left
      const draw = context._context
      draw.save()
      draw.beginPath()
      draw.rect(-0.5, -0.5, 1, 1)
      draw.clip()
      draw.beginPath()
      for (let i = 0; i <= TEETH; i++) {
        const a = (i / TEETH) * Math.PI * 2
        const r = radius * (1 + 0.05 * Math.sin(i * 5.1) + 0.06 * Math.sin(i * 0.9 + left * 5))
        draw.lineTo(r * Math.cos(a), r * Math.sin(a))
      }
      draw.closePath()
      for (const [width, paint] of rims) {
        draw.lineWidth = width
        draw.strokeStyle = paint
        draw.globalAlpha = Math.min(1, left * 2)
        draw.stroke()
      }
      draw.clip()
      draw.globalAlpha = Math.min(1, left * 1.6)
      draw.drawImage(image, -0.5, -0.5, 1, 1)
      draw.restore()
    },
  })
  group.add(node)
  glide(node, { left: 0 }, span, () => node.destroy(), true)
}
