// The drawings on the plotting table that are more than lines: tokens, signs and Room icons, each baked once to a bitmap.
import { h, render } from 'vue'
import type { MissionColour, Room } from '../../../electron/contract/alone.ts'
import { token } from '../../board/art/creatures.ts'
import { condition, danger } from '../../board/art/elements.ts'
import { heroToken } from '../../board/art/people.ts'
import { sign } from '../../board/art/signs.ts'
import type { Recipe } from '../../board/bake.ts'
import { Icon, ROOM_ICON } from '../../ui/icons.ts'

type Box = readonly [x: number, y: number, size: number]
const document_ = (art: string, px: number, [x, y, size]: Box): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="${x} ${y} ${size} ${size}">${art}</svg>`

export const tokenRecipe = (kind: string, wounded: boolean, ring: string): Recipe => ({
  key: `evil token ${kind} ${wounded} ${ring}`,
  draw: (px) => document_(token(kind, { wounded, ring }), px, [-2, -2, 124]),
})
export const heroRecipe = (who: string): Recipe => ({
  key: `evil hero ${who}`,
  draw: (px) => document_(heroToken(who), px, [-2, -2, 124]),
})
export const dangerRecipe: Recipe = { key: 'evil danger', draw: (px) => document_(danger(), px, [-36, -33, 72]) }
export const conditionRecipe = (kind: string): Recipe => ({
  key: `evil condition ${kind}`,
  draw: (px) => document_(condition(1, kind), px, [-36, -36, 72]),
})
export const missionRecipe = (colour: MissionColour, open: boolean): Recipe => ({
  key: `evil mission ${colour} ${open}`,
  draw: (px) =>
    document_(
      `<circle r="29" fill="var(--wine-0)" stroke="var(--m-${colour})" stroke-width="4" ${open ? '' : 'stroke-dasharray="9 7"'}/><g transform="scale(.95)">${sign(`m-${colour}`)}</g>`,
      px,
      [-32, -32, 64],
    ),
})

/** The icon's own drawing, put into a picture of its own in one ink. */
function iconArt(name: string): string {
  const box = document.createElement('div')
  render(h(Icon, { name, size: 512 }), box)
  return box.querySelector('svg')?.innerHTML ?? ''
}
export const roomRecipe = (room: Room, ink: string): Recipe => ({
  key: `evil room ${room} ${ink}`,
  draw: (px) => document_(`<g color="${ink}">${iconArt(ROOM_ICON[room])}</g>`, px, [0, 0, 512]),
})
