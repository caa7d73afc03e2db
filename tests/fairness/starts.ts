// Where runs begin: whole set-ups, positions taken from random games and made richer, and small odd Maps that can lie elsewhere on the grid.
import { alone } from '../../electron/games/alone/index.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { Quick } from '../../electron/table/quick.ts'
import { coreData } from '../helpers/core-pack.ts'
import { type Random, some } from '../helpers/random-map.ts'
import { type At, beside, type Chart, isCorridor, LETTERS, name, writeChart } from './chart.ts'
import { PACKS, type Start } from './watch.ts'

/** Position data, to be changed at will. */
export type Position = any

const data = coreData()
const itemsOf = (pack: unknown): string[] => (pack as { items: { ids: string[] }[] }).items.flatMap((kind) => kind.ids)
const CHARACTERS: string[] = data.characters.map(({ card }: { card: string }) => card)
const KINDS = ['worm', 'spore', 'hybrid', 'cultist', 'parasite']
const CONDITIONS = ['smoke', 'leak', 'resin']

const setting = (seed: string, evil: 1 | 2 | 3, pack = 'core') => ({ seed, evil, pack, packs: PACKS })
const seedOf = (chance: Random): string => `${chance(1e9).toString(16)}`

export function newGame(chance: Random): Start {
  return { do: 'new', seed: seedOf(chance), evil: (1 + chance(3)) as 1 | 2 | 3 }
}

/** A position as a random game comes to it, then made richer. */
export function richPosition(chance: Random, pack = 'core'): Start {
  const seed = seedOf(chance)
  const state = alone.begin(setting(seed, (1 + chance(3)) as 1 | 2 | 3, pack)) as State
  const game = new Quick(alone, state)
  const answers = 40 + chance(300)
  for (let i = 0; i < answers || game.state.phase !== 'play'; i++) {
    if (game.rest.over) return richPosition(chance, pack)
    const { seat, keys } = game.rest.put[chance(game.rest.put.length)]!
    game.answer(seat, keys.includes('pass') && chance(3) > 0 ? 'pass' : keys[chance(keys.length)]!)
  }
  const position = plain(alone.position(game.state))
  return load(position, seed) === undefined
    ? richPosition(chance, pack)
    : { do: 'load', seed, position: enriched(position, seed, chance) }
}

/** The same with what a pack may say beside what the core pack says. */
export const oddPosition = (chance: Random): Start => richPosition(chance, 'odd')

/** A position on a Map of a few rows and columns. */
export function smallPosition(chance: Random): Start {
  const seed = seedOf(chance)
  const chart = smallChart(chance)
  const sectors = chart.sector.flatMap((is, at) => (is ? [at] : []))
  const corridors = sectors.filter((at) => chart.room[at] === null)
  const steps = corridors.filter((at) => chart.stairs[at] !== null)
  const from = steps.length > 0 && chance(2) === 0 ? steps : corridors
  const at = name(from[chance(from.length)]!)
  const position: Position = { position: 1, ...writeChart(chart), evil: { players: 1 + chance(3) }, hero: { at } }
  const loaded = load(position, seed)
  if (loaded === undefined) return smallPosition(chance)
  return { do: 'load', seed, position: enriched(plain(alone.position(loaded)), seed, chance) }
}

const plain = (value: unknown): Position => JSON.parse(JSON.stringify(value))

function load(position: Position, seed: string): State | undefined {
  const state = alone.load(setting(seed, position.evil?.players ?? 1, position.pack), position)
  return 'fault' in state ? undefined : state
}

type Change = (p: Position, sectors: string[], chance: Random) => void

/** Changes that make rare things likely; one that leads to no legal position is left out. */
const CHANGES: readonly Change[] = [
  ...Array.from({ length: 6 }, (): Change => (p, sectors, chance) => {
    p.creatures.push({ kind: KINDS[chance(5)]!, at: sectors[chance(sectors.length)]!, wounded: chance(3) === 0 })
  }),
  ...Array.from({ length: 3 }, (): Change => (p, sectors, chance) => {
    p.dangers = unique([...p.dangers, sectors[chance(sectors.length)]!])
  }),
  // two in one Sector that the Hero sees
  (p, _sectors, chance) => {
    for (const kind of ['spore', 'cultist'])
      p.creatures.push({ kind, at: p.revealed[0] ?? p.hero.at, wounded: chance(3) === 0 })
  },
  (p, sectors, chance) => (p.lights = unique([...p.lights, ...some(chance, sectors, 25)])),
  (p, sectors, chance) => (p.revealed = unique([...p.revealed, ...some(chance, sectors, 12)])),
  (p, sectors, chance) => p.blocked.push(sectors[chance(sectors.length)]! + 'nesw'[chance(4)]!),
  (p, sectors, chance) => p.blocked.push(sectors[chance(sectors.length)]! + 'nesw'[chance(4)]!),
  (p, sectors, chance) => p.conditions.push({ kind: CONDITIONS[chance(3)]!, at: sectors[chance(sectors.length)]! }),
  ...Array.from({ length: 4 }, (): Change => (p, _sectors, chance) => {
    const items = itemsOf(PACKS[p.pack])
    const card = items[chance(items.length)]!
    p.hero.items.push({ card, charges: 1 + chance(3), component: chance(3) === 0 })
    p.piles.items = p.piles.items.filter((id: string) => id !== card)
    p.discards.items = p.discards.items.filter((id: string) => id !== card)
  }),
  (p, _sectors, chance) =>
    p.hero.companions.push({ card: CHARACTERS[chance(CHARACTERS.length)]!, charges: 1 + chance(6) }),
  (p, _sectors, chance) => {
    p.hero.life = 4 + chance(9)
    p.hero.selfControl = 4 + chance(9)
    p.hero.adrenaline = chance(4)
    for (const ability of Object.keys(p.hero.experience)) p.hero.experience[ability] = chance(3)
  },
  (p, _sectors, chance) => (p.turn = 1 + chance(8)),
  // a pile that runs out soon
  (p, _sectors, chance) => {
    for (const deck of p.evil.decks) p.discards[deck].push(...p.piles[deck].splice(chance(4)))
  },
]

const unique = (list: string[]): string[] => [...new Set(list)]

function enriched(position: Position, seed: string, chance: Random): Position {
  const sectors = ['upper', 'lower'].flatMap((half, l) =>
    (position.levels[half] as string[]).flatMap((line, r) =>
      [0, 1, 2, 3].flatMap((c) => (line[c + 1] === '·' ? [] : [name(l * 24 + r * 4 + c)])),
    ),
  )
  let now = position
  for (const change of CHANGES) {
    if (chance(2) === 0) continue
    const next = plain(now)
    change(next, sectors, chance)
    if (load(next, seed) !== undefined) now = next
  }
  return now
}

/** Few rows, or few columns and no Stairs; what would be a dead end is a Room. */
function smallChart(chance: Random): Chart {
  const stairs = chance(2) === 0
  const [rows, columns] = stairs ? [3 + chance(3), 4] : [3 + chance(3), 2 + chance(2)]
  const inside = (at: At): boolean => at >= 0 && Math.floor((at % 24) / 4) < rows && at % 4 < columns
  const cells = Array.from({ length: 48 }, (_, at) => at).filter(inside)
  const open = Array.from({ length: 48 }, () => 0)
  for (const at of cells)
    for (const way of [1, 2])
      if (inside(beside(at, way)) && chance(100) < 70) {
        open[at]! |= 1 << way
        open[beside(at, way)]! |= 1 << (way + 2 - (way === 2 ? 4 : 0))
      }
  const room = open.map((mask) => (mask !== 0 && !isCorridor(mask) ? '?' : null) as string | null)
  for (const at of cells) for (const way of [1, 2]) part(room, open, at, way)
  const letters = Object.values(LETTERS)
  const used = room.map((is, at) => (open[at] === 0 ? null : is))
  const isBad = open.some((mask, at) => mask !== 0 && used[at] === null && !isCorridor(mask))
  const placed = used.flatMap((is, at) => (is === null ? [] : [at]))
  if (isBad || placed.length > 8 || cells.filter((at) => open[at] !== 0 && used[at] === null).length < 4)
    return smallChart(chance)
  const sector = open.map((mask) => mask !== 0)
  const marks = [0, 1].flatMap((l) =>
    [0, 3].map((c) => cells.filter((at) => at >= l * 24 && at < l * 24 + 24 && at % 4 === c && sector[at])),
  )
  const steps = open.map(() => null as string | null)
  if (stairs)
    marks.forEach((side, i) => {
      const at = side[chance(Math.max(1, side.length))]
      if (at !== undefined) steps[at] = i % 2 === 0 ? 'red' : 'blue'
    })
  return {
    room: used.map((is, at) => (is === null ? null : letters[placed.indexOf(at)]!)),
    sector,
    open,
    stairs: steps,
    lcu: sector.map((is, at) => is && used[at] === null && chance(6) === 0),
  }
}

/** No opening joins two Rooms. */
function part(room: (string | null)[], open: number[], at: At, way: number): void {
  const other = beside(at, way)
  if (other < 0 || (open[at]! & (1 << way)) === 0 || room[at] === null || room[other] === null) return
  open[at]! &= ~(1 << way)
  open[other]! &= ~(1 << ((way + 2) & 3))
}
