// What is baked: each tile in its state, Doors, tokens and figures. A key holds all that the drawing depends on.
import type { Dir, SectorView } from '../../electron/contract/alone.ts'
import { seedOf } from './art/core.ts'
import { creature, isBoss } from './art/creatures.ts'
import { condition, danger, door } from './art/elements.ts'
import { lighted } from './art/paint.ts'
import { heroToken } from './art/people.ts'
import { isRoom } from './art/rooms.ts'
import { tile, type TileSpec } from './art/tile.ts'
import type { Recipe } from './bake.ts'

const plain = (art: string, px: number, box: readonly [number, number, number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="${box[0]} ${box[1]} ${box[2]} ${box[2]}">${art}</svg>`

/** The sides of a Corridor beyond which nothing Revealed lies: there the tile fades to nothing. */
type Fades = readonly Dir[]
/** An open side fades over more than a wall, of which something should be left. */
const FADE = { open: 48 / 256, wall: 30 / 256 }

function fade(context: CanvasRenderingContext2D, px: number, sides: Fades, open: readonly Dir[]): void {
  const ends = (reach: number): Readonly<Record<Dir, readonly [number, number, number, number]>> => ({
    n: [0, 0, 0, reach],
    s: [0, px, 0, px - reach],
    w: [0, 0, reach, 0],
    e: [px, 0, px - reach, 0],
  })
  context.globalCompositeOperation = 'destination-out'
  for (const side of sides) {
    const gradient = context.createLinearGradient(...ends(px * (open.includes(side) ? FADE.open : FADE.wall))[side])
    gradient.addColorStop(0, '#000')
    gradient.addColorStop(1, 'transparent')
    context.fillStyle = gradient
    context.fillRect(0, 0, px, px)
  }
  context.globalCompositeOperation = 'source-over'
}

/** As the watch remembers it: paler, and striped like a held picture. */
function remember(context: CanvasRenderingContext2D, px: number): void {
  const copy = document.createElement('canvas')
  copy.width = copy.height = px
  copy.getContext('2d')?.drawImage(context.canvas, 0, 0)
  context.clearRect(0, 0, px, px)
  context.filter = 'saturate(.35) brightness(.95)'
  context.drawImage(copy, 0, 0)
  context.filter = 'none'
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = '#04070a99'
  const step = Math.max(3, px / 36)
  for (let y = 0; y < px; y += step) context.fillRect(0, y, px, step / 3)
  context.globalCompositeOperation = 'source-over'
}

const seeds = new Map<string, number>()
const seedFor = (handle: string): number => {
  const seed = seeds.get(handle) ?? seedOf(`tile ${handle}`)
  seeds.set(handle, seed)
  return seed
}

/** What is drawn of a Sector. The seed is its handle's, so that nothing but the handle decides how it looks. */
export const specOf = (sector: SectorView): TileSpec => ({
  tile: sector.tile,
  open: sector.open,
  lit: sector.lit,
  seed: seedFor(sector.id),
  stairs: sector.stairs,
  lcu: sector.lcu,
})

export function tileRecipe(sector: SectorView, fades: Fades): Recipe {
  const spec = specOf(sector)
  const cached = !sector.inSight
  return {
    key: [
      'tile',
      sector.id,
      sector.tile,
      sector.open.join(''),
      sector.stairs,
      sector.lcu,
      sector.lit,
      cached,
      fades.join(''),
    ].join(' '),
    draw: (px) => lighted(tile(spec), sector.lit, px, [0, 0, 256]),
    finish: (context, px) => {
      if (cached) remember(context, px)
      if (!isRoom(sector.tile)) fade(context, px, fades, sector.open)
    },
  }
}

type DoorState = 'open' | 'closed' | 'blocked'
export const doorRecipe = (state: DoorState, lit: boolean): Recipe => ({
  key: `door ${state} ${lit}`,
  draw: (px) => lighted(door(state), lit, px, [-80, -80, 160]),
})
/** Doors are drawn in a box of 160 of a tile's 256. */
export const DOOR_BOX = 160 / 256

export const dangerRecipe: Recipe = { key: 'danger', draw: (px) => plain(danger(), px, [-40, -36, 80]) }
export const conditionRecipe = (kind: string): Recipe => ({
  key: `condition ${kind}`,
  draw: (px) => plain(condition(1, kind), px, [-40, -40, 80]),
})
export const heroRecipe = (who: string): Recipe => ({
  key: `hero ${who}`,
  draw: (px) =>
    plain(
      `<radialGradient id="s"><stop offset=".5" stop-color="#000" stop-opacity=".7"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><circle cx="64" cy="68" r="76" fill="url(#s)"/>${heroToken(who)}`,
      px,
      [-16, -16, 152],
    ),
})
/** The lamp's light about a lit Sector, three tiles wide. */
export const glowRecipe: Recipe = {
  key: 'glow',
  draw: (px) =>
    plain(
      `<radialGradient id="g"><stop offset="0" stop-color="#ffb050" stop-opacity=".3"/><stop offset=".35" stop-color="#e08a3a" stop-opacity=".14"/><stop offset="1" stop-color="#c86a20" stop-opacity="0"/></radialGradient><rect width="256" height="256" fill="url(#g)"/>`,
      px,
      [0, 0, 256],
    ),
}
/** Creatures stand with their feet at 89 of a box of 116 that begins at (-10, -20). */
export const FEET = 109 / 116
export const figureRecipe = (kind: string, wounded: boolean): Recipe => ({
  key: `figure ${kind} ${wounded}`,
  draw: (px) => plain(creature(kind, { wounded }), px, [-10, -20, 116]),
})
export { isBoss }
