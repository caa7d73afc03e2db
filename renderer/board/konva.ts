// Konva with the shapes that the boards draw and no other: what nobody draws is not in the windows.
import { Konva } from 'konva/lib/Core'

export { Animation } from 'konva/lib/Animation'
export { Group } from 'konva/lib/Group'
export { Layer } from 'konva/lib/Layer'
export { Node } from 'konva/lib/Node'
export { Shape } from 'konva/lib/Shape'
export { Circle } from 'konva/lib/shapes/Circle'
export { Image, type ImageConfig } from 'konva/lib/shapes/Image'
export { Line } from 'konva/lib/shapes/Line'
export { Path, type PathConfig } from 'konva/lib/shapes/Path'
export { Rect, type RectConfig } from 'konva/lib/shapes/Rect'
export { Text, type TextConfig } from 'konva/lib/shapes/Text'
export { Stage } from 'konva/lib/Stage'
export { Tween } from 'konva/lib/Tween'

/** Device pixels for each of the page's, for layers that are made from now on. */
export function setPixelRatio(ratio: number): void {
  Konva.pixelRatio = ratio
}
