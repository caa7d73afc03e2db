// What moves on the board from one scene to the next, when it begins and how long it takes. Pure, from the Hero's two views alone: equal
// views move alike, and nothing that he does not know sets a time.
import type { Recipe } from './bake.ts'
import type { SceneIsland, Thing } from './scene.ts'

export type Kind =
  /** A tile or a token comes. */
  | 'reveal'
  /** Light falls on a tile or leaves it; something merely looks otherwise. */
  | 'light'
  | 'change'
  /** A figure steps out of the dark, goes elsewhere, or is hurt where it stands. */
  | 'enter'
  | 'step'
  | 'hurt'
  /** What is gone: of the Labyrinth a tile burns, the rest fades. */
  | 'burn'
  | 'leave'
  /** The Hero walked: the world slides under him. */
  | 'walk'

interface Place {
  readonly x: number
  readonly y: number
}
export interface Motion {
  readonly kind: Kind
  /** What moves. What is gone stands where it would stand now. */
  readonly thing: Thing
  readonly island: number
  /** Milliseconds at plain pace. */
  readonly delay: number
  readonly ms: number
  /** Where it comes from. */
  readonly from?: Place
  /** How it looked. */
  readonly was?: Recipe
}

const MS: Readonly<Record<Kind, number>> = {
  reveal: 280,
  light: 480,
  change: 240,
  enter: 340,
  step: 240,
  hurt: 320,
  burn: 600,
  leave: 240,
  walk: 240,
}
/** A view down a Corridor opens tile by tile, and whoever stands in it comes after. */
const APART = 50
const MOST_DELAY = 200

type Scene = readonly SceneIsland[]
interface Stood {
  readonly thing: Thing
  /** From the middle of its own Sector, or of its island where it has none. */
  readonly within: Place
}

const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y })
const plus = (a: Place, b: Place): Place => ({ x: a.x + b.x, y: a.y + b.y })
const isNear = (a: Place, b: Place): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 0.01
const ORIGIN: Place = { x: 0, y: 0 }

const tilesIn = (scene: Scene): ReadonlyMap<string, Thing> =>
  new Map(scene.flatMap(({ tiles }) => tiles).map((tile) => [tile.id, tile]))
function stoodIn(scene: Scene): ReadonlyMap<string, Stood> {
  const tiles = tilesIn(scene)
  const things = scene.flatMap(({ doors, tokens, figures }) => [...doors, ...tokens, ...figures])
  return new Map(
    things.map((thing) => [thing.id, { thing, within: minus(thing, tiles.get(thing.sector ?? '') ?? ORIGIN) }]),
  )
}

/** How the Hero's island was carried from one scene to the next, by a Sector that both know. */
function carried(before: Scene, now: Scene): { readonly by: Place; readonly island: number } | null {
  const old = new Map(before[0]?.tiles.map((tile) => [tile.id, tile]))
  for (const { island, tiles } of now)
    for (const tile of tiles) {
      const was = old.get(tile.id)
      if (was !== undefined) return { by: minus(tile, was), island: island.island }
    }
  return null
}

function tileMotion(tile: Thing, was: Thing | undefined, island: number): readonly Motion[] {
  const delay = Math.min(MOST_DELAY, Math.round(Math.hypot(tile.x, tile.y) * APART))
  if (was === undefined) return [{ kind: 'reveal', thing: tile, island, delay, ms: MS.reveal }]
  if (was.recipe.key === tile.recipe.key) return []
  const kind = was.lit === tile.lit ? 'change' : 'light'
  return [{ kind, thing: tile, island, delay: 0, ms: MS[kind], was: was.recipe }]
}

function figureMotion(
  thing: Thing,
  was: Stood | undefined,
  place: Place | undefined,
  island: number,
): readonly Motion[] {
  const motion = (kind: Kind, more: Partial<Motion> = {}): Motion => ({
    kind,
    thing,
    island,
    delay: 0,
    ms: MS[kind],
    ...more,
  })
  if (was === undefined) return [motion('enter', { delay: MOST_DELAY })]
  const from = place === undefined ? null : plus(place, was.within)
  return [
    ...(from === null ? [motion('enter')] : isNear(from, thing) ? [] : [motion('step', { from })]),
    ...(was.thing.recipe.key === thing.recipe.key ? [] : [motion('hurt', { was: was.thing.recipe })]),
  ]
}

function islandMotions(
  here: SceneIsland,
  tiles: ReadonlyMap<string, Thing>,
  stood: ReadonlyMap<string, Stood>,
  now: ReadonlyMap<string, Thing>,
): readonly Motion[] {
  const { island } = here.island
  const still = here.tokens.flatMap((thing): readonly Motion[] =>
    stood.has(thing.id) ? [] : [{ kind: 'reveal', thing, island, delay: MOST_DELAY, ms: MS.reveal }],
  )
  const doors = here.doors.flatMap((thing): readonly Motion[] => {
    const was = stood.get(thing.id)?.thing.recipe
    return was === undefined || was.key === thing.recipe.key
      ? []
      : [{ kind: 'change', thing, island, delay: 0, ms: MS.change, was }]
  })
  return [
    ...here.tiles.flatMap((tile) => tileMotion(tile, tiles.get(tile.id), island)),
    ...doors,
    ...still,
    ...here.figures.flatMap((thing) => {
      const was = stood.get(thing.id)
      return figureMotion(thing, was, now.get(was?.thing.sector ?? ''), island)
    }),
  ]
}

/** What is in the first island no more, where it would stand now. */
function gone(before: Scene, now: Scene): readonly Motion[] {
  const moved = carried(before, now)
  if (moved === null) return []
  const stay = new Set(
    now.flatMap(({ tiles, tokens, figures }) => [...tiles, ...tokens, ...figures]).map(({ id }) => id),
  )
  const { tiles = [], tokens = [], figures = [] } = before[0] ?? {}
  const gone = (kind: 'burn' | 'leave', things: readonly Thing[]): readonly Motion[] =>
    things
      .filter(({ id }) => !stay.has(id))
      .map((thing) => ({
        kind,
        thing: { ...thing, ...plus(thing, moved.by) },
        island: moved.island,
        delay: 0,
        ms: MS[kind],
      }))
  return [...gone('burn', tiles), ...gone('leave', [...tokens, ...figures])]
}

const heroIn = (scene: Scene): Thing | undefined => scene[0]?.figures.find(({ id }) => id === 'hero')

/** Everything that moves, or nothing where there was no scene before. */
export function motionsOf(before: Scene | null, now: Scene): readonly Motion[] {
  if (before === null || before.length === 0) return []
  const tiles = tilesIn(before)
  const here = tilesIn(now)
  const stood = stoodIn(before)
  const hero = heroIn(now)
  const left = now[0]?.tiles.find(({ id }) => id === heroIn(before)?.sector)
  const walk: readonly Motion[] =
    hero === undefined || left === undefined || left.id === hero.sector
      ? []
      : [{ kind: 'walk', thing: hero, island: 0, delay: 0, ms: MS.walk, from: { x: left.x, y: left.y } }]
  return [...walk, ...gone(before, now), ...now.flatMap((island) => islandMotions(island, tiles, stood, here))]
}
