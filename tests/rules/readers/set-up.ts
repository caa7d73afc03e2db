// A game in set-up and its Map, read from the drawing alone: nothing here knows how the rules keep it.
import { coreData } from '../../helpers/core-pack.ts'
import type { Table } from '../../helpers/table.ts'

export type Keys = readonly string[]
type Answers = Readonly<Record<string, string | ((keys: Keys) => string)>>

/** Answers set-up by the first key, but for what is said by kind, until a question of this kind is open. */
export function until(t: Table, kind: string, answers: Answers = {}): Table {
  for (let questions = 0; questions < 100; questions++) {
    const seat = t.asking[0]!
    const asked = t.asked(seat)!
    if (asked.kind === kind) return t
    const answer = answers[asked.kind]
    t.choose(seat, typeof answer === 'function' ? answer(asked.keys) : (answer ?? asked.keys[0]!))
  }
  throw new Error(`no ${kind} comes`)
}
export const ready = (t: Table, answers: Answers = {}): Table => until(t, 'turn', answers)
export const seeds = (many: number): string[] => Array.from({ length: many }, (_, n) => (n + 16).toString(16))
/** The three Mission Rooms. */
export const rooms = (t: Table): string[] => t.hero.missions.map((each) => each.room)
/** The open sides of each Corridor Sector as a sheet draws it. */
export const OPEN: Readonly<Record<string, string>> = {
  '┼': 'nesw', '├': 'nes', '┤': 'nsw', '┬': 'esw', '┴': 'new', '│': 'ns', '─': 'ew', '┌': 'es', '┐': 'sw', '└': 'ne', '┘': 'nw',
} // prettier-ignore
export const ROOM_LETTERS = 'IEHVDGLC'
const STEPS: Readonly<Record<string, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

interface Chart {
  readonly tiles: ReadonlyMap<string, string>
  readonly corridors: readonly string[]
  readonly stairs: Readonly<Record<string, string>>
  readonly beside: (sector: string) => readonly string[]
}
/** A Map as it is drawn, and what is next to what: by open sides, Doors and Stairs. */
export function chart(t: Table): Chart {
  const tiles = new Map<string, string>()
  const stairs: Record<string, string> = {}
  for (const [level, lines] of [
    ['U', t.evil.levels!.upper],
    ['L', t.evil.levels!.lower],
  ] as const) {
    for (const [row, line] of lines.entries()) {
      for (const [column, glyph] of [...line.padEnd(6)].entries()) {
        const name = `${level}${'·abcd·'[column]}${row + 1}`
        if (column > 0 && column < 5 && glyph !== '·' && glyph !== ' ') tiles.set(name, glyph)
        if ('rb'.includes(glyph)) stairs[`${level}${glyph}`] = `${level}${column === 0 ? 'a' : 'd'}${row + 1}`
      }
    }
  }
  const step = (at: string, dir: string): string => {
    const [east, south] = STEPS[dir]!
    return `${at[0]}${String.fromCharCode(at.charCodeAt(1) + east)}${Number(at[2]) + south}`
  }
  const out = (at: string): string[] => [...(OPEN[tiles.get(at) ?? ''] ?? '')].map((dir) => step(at, dir))
  const beside = (at: string): string[] => {
    const level = [...tiles.keys()]
    const near = level.filter((other) => out(at).includes(other) || out(other).includes(at))
    const ends = Object.entries(stairs).filter(([, sector]) => sector === at)
    return [...near, ...ends.map(([key]) => stairs[`${key[0] === 'U' ? 'L' : 'U'}${key[1]}`]!)]
  }
  const corridors = [...tiles.keys()].filter((name) => !ROOM_LETTERS.includes(tiles.get(name)!))
  return { tiles, corridors, stairs, beside }
}
export const LETTERS: Readonly<Record<string, string>> = {
  infirmary: 'I', 'escape-pods': 'E', 'hangar-bay': 'H', 'ventilation-room': 'V',
  dormitory: 'D', 'generator-room': 'G', laboratory: 'L', 'control-room': 'C',
} // prettier-ignore
/** Where a Room is. */
export const placeOf = (t: Table, room: string): string =>
  [...chart(t).tiles].find(([, glyph]) => glyph === LETTERS[room])?.[0] ?? 'nowhere'
export const kindOf = (key: string): string => key.split(' ')[0]!
export const sectorOf = (key: string): string => key.split(' ').at(-1)!

/** The core pack with these Missions alone. */
export const only = (...cards: string[]): unknown => {
  const core = coreData() as { missions: { card: string }[] }
  return { ...core, missions: core.missions.filter((each) => cards.includes(each.card)) }
}
