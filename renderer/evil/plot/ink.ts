// What the plotting table is drawn with: paints, and the few kinds of mark that a scene is made of.
import type Konva from 'konva'
import type { Recipe } from '../../board/bake.ts'

/** The side of a Sector, in the scene's own units. */
export const C = 102

export const INK = {
  ground: '#160e15',
  frame: '#5f4a59',
  grid: '#3a2a36',
  hall: '#33232f',
  hallEdge: '#a8919e',
  room: '#45303f',
  roomEdge: '#cdbab8',
  lit: '#6b4a1c',
  lamp: '#ffb84d',
  lampHot: '#ffe3ad',
  rays: '#ffcf87',
  paper: '#f3e9e1',
  dust: '#c0abb3',
  void: '#100a10',
  alarm: '#ff5f4c',
  alarmInk: '#250604',
  reach: '#ff6a5c',
  red: '#ff7263',
  blue: '#6fb6ff',
  sound: '#7fe3d4',
} as const

/** A scene is data: the same view gives the same marks, and a test can read them. */
export type Mark =
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
