// A Map as the partner worlds are made of it: text lines read into plain arrays, with distances, Noises and Locates worked out a second
// time, so that a partner is held against nothing that the rules themselves have worked out.
export type At = number
export interface Sheets {
  readonly upper: readonly string[]
  readonly lower: readonly string[]
}

/** 48 places: level × 24 + row × 4 + column. `open` holds Doors, as bits n 1, e 2, s 4, w 8. */
export interface Chart {
  /** Null where nothing is, else a Corridor's sign or a Room's letter. */
  readonly room: (string | null)[]
  readonly sector: boolean[]
  readonly open: number[]
  readonly stairs: (string | null)[]
  readonly lcu: boolean[]
}

export const WAYS = ['n', 'e', 's', 'w', 'stairs'] as const
const SIGNS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'
const CORRIDOR_MASKS = new Set([15, 7, 13, 14, 11, 5, 10, 6, 12, 3, 9])
export const LETTERS: Readonly<Record<string, string>> = {
  infirmary: 'I',
  'escape-pods': 'E',
  'hangar-bay': 'H',
  'ventilation-room': 'V',
  dormitory: 'D',
  'generator-room': 'G',
  laboratory: 'L',
  'control-room': 'C',
}

export const level = (at: At): number => Math.floor(at / 24)
export const column = (at: At): number => at % 4
export const row = (at: At): number => Math.floor((at % 24) / 4)
export const name = (at: At): string => `${'UL'[level(at)]!}${'abcd'[column(at)]!}${row(at) + 1}`
export const place = (text: string): At =>
  'UL'.indexOf(text[0]!) * 24 + (Number(text[2]) - 1) * 4 + 'abcd'.indexOf(text[1]!)

/** The place beside one by the way's number, or −1. */
export function beside(at: At, way: number): At {
  if (way === 0) return row(at) > 0 ? at - 4 : -1
  if (way === 1) return column(at) < 3 ? at + 1 : -1
  if (way === 2) return row(at) < 5 ? at + 4 : -1
  return column(at) > 0 ? at - 1 : -1
}
const back = (way: number): number => (way + 2) & 3

/** A side's number, told from its first Sector. */
export function side(at: At, way: number): number {
  const other = beside(at, way)
  return other >= 0 && other < at ? other * 4 + back(way) : at * 4 + way
}

export function writeChart(chart: Chart): { readonly levels: Sheets; readonly lcus: readonly string[] } {
  const margin = (at: At): string => ({ red: 'r', blue: 'b' })[chart.stairs[at] ?? ''] ?? ' '
  const line = (_: unknown, r: number): string => {
    const cells = [0, 1, 2, 3].map((c) => chart.room[r * 4 + c] ?? sign(chart, r * 4 + c))
    return margin(r * 4) + cells.join('') + margin(r * 4 + 3)
  }
  const lines = Array.from({ length: 12 }, line)
  return {
    levels: { upper: lines.slice(0, 6), lower: lines.slice(6) },
    lcus: chart.lcu.flatMap((lcu, at) => (lcu ? [name(at)] : [])),
  }
}
const sign = (chart: Chart, at: At): string => (chart.sector[at] ? SIGNS[chart.open[at]!]! : '·')

export const copyChart = (c: Chart): Chart => ({
  room: [...c.room],
  sector: [...c.sector],
  open: [...c.open],
  stairs: [...c.stairs],
  lcu: [...c.lcu],
})

/** Whether a Corridor Sector may have these openings. */
export const isCorridor = (mask: number): boolean => CORRIDOR_MASKS.has(mask)
/** A Door: an opening between a Room and a Corridor. */
export const isDoor = (chart: Chart, at: At, way: number): boolean => {
  const other = beside(at, way)
  return (
    other >= 0 && (chart.open[at]! & (1 << way)) !== 0 && (chart.room[at] === null) !== (chart.room[other] === null)
  )
}

/** Where a way leads, −1 where it leads nowhere. `blocked` null: every Door is open. */
export function onward(chart: Chart, at: At, way: number, blocked: readonly number[] | null): At {
  if (way === 4) {
    const colour = chart.stairs[at]
    return colour === null ? -1 : chart.stairs.findIndex((other, b) => other === colour && b !== at)
  }
  if ((chart.open[at]! & (1 << way)) === 0 || blocked?.includes(side(at, way))) return -1
  return beside(at, way)
}

export function distances(chart: Chart, from: At, blocked: readonly number[] | null): number[] {
  const far = Array.from({ length: 48 }, () => -1)
  far[from] = 0
  const queue = [from]
  for (const at of queue) {
    for (let way = 0; way < 5; way++) {
      const next = onward(chart, at, way, blocked)
      if (next < 0 || far[next] !== -1) continue
      far[next] = far[at]! + 1
      queue.push(next)
    }
  }
  return far
}

/** What may truly be said of a Noise. */
export function noises(chart: Chart, hero: At, source: At, blocked: readonly number[]): readonly string[] {
  if (level(source) !== level(hero)) return ['other']
  if (source === hero) return ['here']
  const far = distances(chart, source, blocked)
  const ways = WAYS.filter((_, way) => {
    const next = onward(chart, hero, way, blocked)
    return next >= 0 && far[next] === far[hero]! - 1
  })
  return far[hero] === -1 || ways.length === 0 ? ['sealed'] : ways
}

/** The Sectors of a target that is part of the ground; undefined for Danger and Creatures. */
export function targets(chart: Chart, target: string): readonly At[] | undefined {
  const all = chart.sector.flatMap((is, at) => (is ? [at] : []))
  const shaped = (masks: readonly number[]): readonly At[] =>
    all.filter((at) => chart.room[at] === null && masks.includes(chart.open[at]!))
  switch (target) {
    case 'room':
      return all.filter((at) => chart.room[at] !== null)
    case 'corridor':
      return all.filter((at) => chart.room[at] === null)
    case 'cross':
      return shaped([15])
    case 'straight':
      return shaped([5, 10])
    case 'curve':
      return shaped([3, 6, 9, 12])
    case 'tee':
      return shaped([7, 11, 13, 14])
    case 'door':
      return all.filter((at) => [0, 1, 2, 3].some((way) => isDoor(chart, at, way)))
    case 'stairs':
      return all.filter((at) => chart.stairs[at] !== null)
    case 'red-stairs':
      return all.filter((at) => chart.stairs[at] === 'red')
    case 'blue-stairs':
      return all.filter((at) => chart.stairs[at] === 'blue')
    case 'lcu':
      return all.filter((at) => chart.lcu[at])
    default:
      return target in LETTERS ? all.filter((at) => chart.room[at] === LETTERS[target]) : undefined
  }
}

/** What may truly be said of how far the nearest of these places is. */
export function located(chart: Chart, hero: At, places: readonly At[]): readonly string[] {
  const far = distances(chart, hero, null)
  const near = places.filter((at) => far[at]! >= 0)
  if (near.length === 0) return ['say none']
  const least = Math.min(...near.map((at) => far[at]!))
  const levels = near.filter((at) => far[at] === least).map((at) => level(at) === level(hero))
  return [...new Set(levels)].map((same) => `say ${least} ${same ? 'same' : 'other'}`)
}
