// The Hero's view as a list of things to draw, in tiles: the one place that decides what stands on the board. Pure: equal views make
// equal scenes, and nothing is in a scene that is not in the view.
import type { Dir, HeroView, SectorView } from '../../electron/contract/alone.ts'
import type { Recipe } from './bake.ts'
import { crowd, type Spot } from './crowd.ts'
import { islandsOf, ownSector, type Island, type Placed } from './layout.ts'
import * as draw from './recipes.ts'

export interface Thing {
  /** Stays the same while the thing does: what moved is found by it. */
  readonly id: string
  readonly recipe: Recipe
  /** Its middle and its size in tiles, from its island's origin. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  /** The Sector that it stands in. */
  readonly sector?: string
  /** Of a tile: whether light falls on it. */
  readonly lit?: boolean
}
export interface SceneIsland {
  readonly island: Island
  readonly tiles: readonly Thing[]
  readonly doors: readonly Thing[]
  /** Danger and Conditions: at full strength on remembered tiles too. */
  readonly tokens: readonly Thing[]
  readonly figures: readonly Thing[]
  /** Where light falls, as middles of Sectors, by the names of their tiles. */
  readonly lights: readonly { readonly id: string; readonly x: number; readonly y: number }[]
}

const STEP: Readonly<Record<Dir, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }
const TURNS: Readonly<Record<Dir, number>> = { n: 0, e: 90, s: 180, w: 270 }

function tilesOf({ sectors }: Island): Thing[] {
  const there = new Set(sectors.map(({ x, y }) => `${x},${y}`))
  return sectors.map(({ sector, x, y }) => {
    const fades = (['n', 'e', 's', 'w'] as const).filter((d) => !there.has(`${x + STEP[d][0]},${y + STEP[d][1]}`))
    return { id: sector.id, recipe: draw.tileRecipe(sector, fades), x, y, size: 1, lit: sector.lit }
  })
}

/** A Door lies between two Sectors: it is drawn once, open where the Hero stands beside it. */
function doorsOf({ sectors }: Island, own: SectorView | undefined): Thing[] {
  const doors = new Map<string, Thing>()
  for (const { sector, x, y } of sectors) {
    for (const { dir, blocked } of sector.doors) {
      const at = { x: x + STEP[dir][0] / 2, y: y + STEP[dir][1] / 2 }
      const spot = `${at.x},${at.y}`
      const known = doors.get(spot)
      // Of its two sides always the same one names it, wherever the Hero stands.
      const names = [`door ${sector.id} ${dir}`, ...(known === undefined ? [] : [known.id])]
      const id = names.toSorted()[0] ?? spot
      if (known !== undefined && sector !== own) {
        doors.set(spot, { ...known, id })
        continue
      }
      const state = blocked ? 'blocked' : sector === own ? 'open' : 'closed'
      doors.set(spot, { id, recipe: draw.doorRecipe(state, sector.lit), ...at, size: draw.DOOR_BOX, turn: TURNS[dir] })
    }
  }
  return [...doors.values()]
}

/** Tokens lie on the floor of an empty Sector, Danger first, and in its corner where somebody stands. */
function tokensOf({ sectors }: Island, own: SectorView | undefined): Thing[] {
  return sectors.flatMap(({ sector, x, y }) => {
    const empty = sector.creatures.length === 0 && sector !== own
    const [left, top] = empty ? [-0.1, 0.12] : sector === own ? [-0.33, 0.32] : [-0.34, -0.34]
    const kinds = [...(sector.danger ? ['danger'] : []), ...sector.conditions]
    return kinds.map((kind, i) => ({
      id: `${sector.id} ${kind}`,
      recipe: kind === 'danger' ? draw.dangerRecipe : draw.conditionRecipe(kind),
      x: x + left + (i % 3) * 0.21,
      y: y + top + Math.floor(i / 3) * 0.21,
      size: empty ? 0.28 : 0.24,
      sector: sector.id,
    }))
  })
}

function figuresOf({ sectors }: Island, own: SectorView | undefined, who: string): Thing[] {
  return sectors.flatMap((placed) => {
    const here = placed.sector === own
    const hero: Thing[] = here
      ? [{ id: 'hero', recipe: draw.heroRecipe(who), x: placed.x, y: placed.y, size: 0.62, sector: placed.sector.id }]
      : []
    const spots = crowd(placed.sector.creatures.length, here)
    const beasts = placed.sector.creatures.map((creature, i) => beast(placed, creature, spots[i]))
    // Whoever stands further south stands in front.
    return [...hero, ...beasts.toSorted((a, b) => a.y - b.y)]
  })
}

type Seen = SectorView['creatures'][number]
function beast({ x, y, sector }: Placed, { id, kind, wounded }: Seen, spot: Spot | undefined): Thing {
  const { x: dx, y: feet, size: tall } = spot ?? { x: 0, y: 0.3, size: 0.7 }
  const size = draw.isBoss(kind) ? tall * 1.14 : tall
  return {
    id,
    recipe: draw.figureRecipe(kind, wounded),
    x: x + dx,
    y: y + feet - (draw.FEET - 0.5) * size,
    size,
    sector: sector.id,
  }
}

export function sceneOf(view: HeroView): readonly SceneIsland[] {
  const own = ownSector(view.labyrinth)
  const who = view.hero?.character ?? ''
  return islandsOf(view.labyrinth).map((island) => ({
    island,
    tiles: tilesOf(island),
    doors: doorsOf(island, own),
    tokens: tokensOf(island, own),
    figures: figuresOf(island, own, who),
    lights: island.sectors.filter(({ sector }) => sector.lit).map(({ sector, x, y }) => ({ id: sector.id, x, y })),
  }))
}
