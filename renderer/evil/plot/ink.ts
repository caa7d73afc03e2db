// What the plotting table is drawn with: paints, and the few kinds of mark that a scene is made of.
import type * as Konva from '../../board/konva.ts'
import type { Recipe } from '../../board/bake.ts'
import { paintOf } from '../../ui/look.ts'

/** The side of a Sector, in the scene's own units. */
export const C = 102

/** Each paint by the name of its token. */
const TOKENS = {
  ground: 'map-ground',
  frame: 'wine-line',
  grid: 'map-grid',
  hall: 'map-hall',
  hallEdge: 'map-hall-edge',
  room: 'map-room',
  roomEdge: 'map-room-edge',
  lit: 'map-lit',
  lamp: 'lamp',
  lampHot: 'lamp-hot',
  lampInk: 'lamp-ink',
  rays: 'map-rays',
  paper: 'paper',
  dust: 'dust',
  void: 'wine-0',
  alarm: 'alarm',
  alarmInk: 'map-alarm-ink',
  reach: 'map-reach',
  red: 'red-stairs',
  blue: 'blue-stairs',
  sound: 'sound',
} as const
/** The paints as they are now: whoever reads one in a computed is told when it is another. */
export const INK = Object.defineProperties(
  {},
  Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, { get: () => paintOf(token) }])),
) as Readonly<Record<keyof typeof TOKENS, string>>

/** What goes from place to place keeps its name: a mark of that name comes from where the one before it stood. */
interface Moving {
  readonly who?: string
  readonly stands?: readonly [x: number, y: number]
}
/** A scene is data: the same view gives the same marks, and a test can read them. */
export type Mark = Moving & Drawn
type Drawn =
  | ({ readonly is: 'path' } & Konva.PathConfig)
  | ({ readonly is: 'rect' } & Konva.RectConfig)
  | ({ readonly is: 'text' } & Konva.TextConfig)
  | ({ readonly is: 'picture'; readonly recipe: Recipe } & Omit<Konva.ImageConfig, 'image'>)

export const path = (data: string, more: Omit<Konva.PathConfig, 'data'> = {}): Mark => ({ is: 'path', data, ...more })
export const rect = (x: number, y: number, width: number, height: number, more: Konva.RectConfig = {}): Mark => ({
  is: 'rect',
  x,
  y,
  width,
  height,
  ...more,
})
/** Words about a point, in the sign's face; `size` in scene units. */
export const word = (
  text: string,
  x: number,
  y: number,
  size: number,
  more: Omit<Konva.TextConfig, 'text'> = {},
): Mark => ({
  is: 'text',
  text,
  x: x - 100,
  y: y - size * 0.56,
  width: 200,
  align: 'center',
  fontSize: size,
  fontFamily: 'Saira Condensed',
  fontStyle: '600',
  fill: INK.dust,
  ...more,
})
/** A drawing, square, about a point. */
export const picture = (
  recipe: Recipe,
  x: number,
  y: number,
  size: number,
  more: Partial<Konva.ImageConfig> = {},
): Mark => ({
  is: 'picture',
  recipe,
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
  ...more,
})

/** The same marks as parts of somebody who stands there. */
export const moving = (who: string, stands: readonly [number, number], marks: readonly Mark[]): Mark[] =>
  marks.map((mark, i) => ({ ...mark, who: `${who} ${i}`, stands }))
