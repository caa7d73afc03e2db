// Carries a world elsewhere: its Levels change places, or all of it lies some rows or columns further on. The Hero cannot know either.
import { type At, type Chart, column, level, name, place, row } from './chart.ts'

export interface Carry {
  readonly at: (at: At) => At
  /** A key or name with every absolute place in it carried on. */
  readonly words: (text: string) => string
  readonly moved: boolean
}

const PLACE = /^[UL][a-d][1-6][nesw]?$/

/** `flip` changes the Levels; the shift must keep every Sector on the grid. */
export function carry(flip: boolean, down = 0, east = 0): Carry {
  const at = (from: At): At =>
    (flip ? 1 - level(from) : level(from)) * 24 + (row(from) + down) * 4 + column(from) + east
  const word = (one: string): string => (PLACE.test(one) ? name(at(place(one))) + one.slice(3) : one)
  return { at, words: (text) => text.split(' ').map(word).join(' '), moved: flip || down !== 0 || east !== 0 }
}

/** Shifts that keep a chart on the grid, and its Stairs beside a margin. */
export function shifts(chart: Chart): readonly (readonly [down: number, east: number])[] {
  const sectors = chart.sector.flatMap((is, at) => (is ? [at] : []))
  const stairs = chart.stairs.flatMap((colour, at) => (colour === null ? [] : [at]))
  const found: (readonly [number, number])[] = []
  for (let down = -5; down <= 5; down++) {
    for (let east = -3; east <= 3; east++) {
      const fits = sectors.every((at) => row(at) + down >= 0 && row(at) + down < 6 && inside(column(at) + east))
      if (fits && stairs.every((at) => [0, 3].includes(column(at) + east))) found.push([down, east])
    }
  }
  return found
}
const inside = (c: number): boolean => c >= 0 && c < 4

export function carryChart(chart: Chart, to: Carry): Chart {
  const laid: Chart = {
    room: Array.from({ length: 48 }, () => null),
    sector: Array.from({ length: 48 }, () => false),
    open: Array.from({ length: 48 }, () => 0),
    stairs: Array.from({ length: 48 }, () => null),
    lcu: Array.from({ length: 48 }, () => false),
  }
  for (let from = 0; from < 48; from++) {
    if (!chart.sector[from]) continue
    const at = to.at(from)
    laid.room[at] = chart.room[from]!
    laid.sector[at] = true
    laid.open[at] = chart.open[from]!
    laid.stairs[at] = chart.stairs[from]!
    laid.lcu[at] = chart.lcu[from]!
  }
  return laid
}

/** Plain data with every absolute place in it carried on; `levels` are left as they are. */
export function carryData(data: unknown, to: Carry): unknown {
  if (typeof data === 'string') return to.words(data)
  if (Array.isArray(data)) return data.map((each) => carryData(each, to))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'levels' ? value : carryData(value, to)]),
  )
}
