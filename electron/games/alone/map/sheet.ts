// Decides what six lines of six characters say of one Level, and refuses lines that say something impossible.
import type { Colour, Corridor, Dir, Room } from '../../../contract/alone.ts'
import type { Fault } from '../../game.ts'
import type { Board } from './board.ts'
import { bit, COLUMNS, DIRS, opposite, PER_LEVEL, placeName, ROWS, step } from './grid.ts'

/** One Level as read: 24 places by rows. `open` counts Doors, `room` marks Room spaces and placed Rooms. */
export interface Level {
  readonly tile: readonly (Corridor | Room | null)[]
  readonly room: readonly boolean[]
  readonly open: readonly number[]
  readonly door: readonly number[]
  readonly stairs: readonly (Colour | null)[]
}

const MASKS: Readonly<Record<string, number>> = {
  '┼': 15,
  '├': 7,
  '┤': 13,
  '┬': 14,
  '┴': 11,
  '│': 5,
  '─': 10,
  '┌': 6,
  '┐': 12,
  '└': 3,
  '┘': 9,
}
const CORRIDORS = new Map(Object.entries(MASKS).map(([char, mask]) => [mask, char]))
const LETTERS: Readonly<Record<Room, string>> = {
  infirmary: 'I',
  'escape-pods': 'E',
  'hangar-bay': 'H',
  'ventilation-room': 'V',
  dormitory: 'D',
  'generator-room': 'G',
  laboratory: 'L',
  'control-room': 'C',
}
/** The eight Rooms. (Game Setup) */
export const ROOMS = Object.keys(LETTERS) as readonly Room[]
const ROOM_BY_LETTER = new Map(ROOMS.map((room) => [LETTERS[room], room]))
const STAIRS: Readonly<Record<string, Colour>> = { r: 'red', b: 'blue' }
const SPACE = '□'
const NOTHING = '·'
const TOWARDS: Readonly<Record<Dir, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' }

/** The character of a Corridor Sector with these openings, `·` where they make none. */
export const corridorChar = (open: number): string => CORRIDORS.get(open) ?? NOTHING

/** The kind of Corridor Sector that openings make. (R26) */
export function corridorOf(open: number): Corridor | null {
  if (!CORRIDORS.has(open)) return null
  if (open === 15) return 'cross'
  if (open === 5 || open === 10) return 'straight'
  return open === 6 || open === 12 || open === 3 || open === 9 ? 'curve' : 'tee'
}

export const isFault = (value: object): value is Fault => 'fault' in value

/** Reads one Level; `path` is how a fault names it, as `levels.upper`. (Orienteering 101) */
export function parse(lines: readonly string[], path: string): Level | Fault {
  if (lines.length !== ROWS) return { fault: `A Level has ${ROWS} lines, not ${lines.length}`, path }
  const rows: string[] = []
  for (const [row, given] of lines.entries()) {
    const line = given.padEnd(COLUMNS + 2)
    const fault = lineFault(line, row)
    if (fault !== null) return { fault, path: `${path}[${row}]` }
    rows.push(line)
  }
  const level = read(rows)
  const wrong = stairsFault(level) ?? openingFault(level)
  return wrong === null ? level : { fault: wrong.fault, path: `${path}[${Math.floor(wrong.place / COLUMNS)}]` }
}

function lineFault(line: string, row: number): string | null {
  if (line.length !== COLUMNS + 2) return `A line has ${COLUMNS + 2} characters, not ${line.length}`
  for (const [at, char] of [...line].entries()) {
    const margin = at === 0 || at === COLUMNS + 1
    const known = margin ? char === ' ' || char in STAIRS : charOfCell(char)
    if (!known && margin) return `A margin is a space, r or b, not '${char}'`
    if (!known) return `'${char}' at ${placeName(row * COLUMNS + at - 1)} is no Sector`
  }
  return null
}

const charOfCell = (char: string): boolean =>
  char in MASKS || char === SPACE || char === NOTHING || ROOM_BY_LETTER.has(char)

function read(rows: readonly string[]): Level {
  const chars = rows.flatMap((line) => [...line.slice(1, COLUMNS + 1)])
  const room = chars.map((char) => char === SPACE || ROOM_BY_LETTER.has(char))
  const tile = chars.map((char) => ROOM_BY_LETTER.get(char) ?? corridorOf(MASKS[char] ?? 0))
  const own = chars.map((char) => MASKS[char] ?? 0)
  const door = chars.map((_, at) => {
    let mask = 0
    for (const dir of DIRS) {
      const beside = step(at, dir)
      if (beside < 0 || room[at] === room[beside]) continue
      const opens = room[at] ? (own[beside] ?? 0) & bit(opposite(dir)) : (own[at] ?? 0) & bit(dir)
      if (opens !== 0) mask |= bit(dir)
    }
    return mask
  })
  const stairs = chars.map((_, at) => {
    const line = rows[Math.floor(at / COLUMNS)] ?? ''
    const margin = at % COLUMNS === 0 ? line.charAt(0) : at % COLUMNS === COLUMNS - 1 ? line.charAt(COLUMNS + 1) : ' '
    return STAIRS[margin] ?? null
  })
  return { tile, room, open: own.map((mask, at) => mask | (door[at] ?? 0)), door, stairs }
}

interface Wrong {
  readonly fault: string
  readonly place: number
}

function stairsFault(level: Level): Wrong | null {
  const seen = new Set<Colour>()
  for (const [place, colour] of level.stairs.entries()) {
    if (colour === null) continue
    if (level.tile[place] === null && !level.room[place])
      return { fault: `The ${colour} Stairs stand beside nothing at ${placeName(place)}`, place }
    if (seen.has(colour)) return { fault: `A Level has ${colour} Stairs once`, place }
    seen.add(colour)
  }
  return null
}

/** An opening leads to an opening or to a Room, never to a wall, a void or the edge. */
function openingFault(level: Level): Wrong | null {
  for (const [place, open] of level.open.entries()) {
    for (const dir of DIRS) {
      if ((open & bit(dir)) === 0) continue
      const beside = step(place, dir)
      if (beside >= 0 && ((level.open[beside] ?? 0) & bit(opposite(dir))) !== 0) continue
      const what = beside < 0 ? 'the edge' : level.tile[beside] === null ? 'nothing' : 'a wall'
      return { fault: `${placeName(place)} opens ${TOWARDS[dir]} towards ${what}`, place }
    }
  }
  return null
}

const TURNED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MASKS).map(([char, mask]) => [char, CORRIDORS.get(((mask << 2) | (mask >> 2)) & 15) ?? char]),
)

/** The same sheet laid the other way up, 180° round. (R64) */
export function turn(lines: readonly string[]): readonly string[] {
  return lines.toReversed().map((line) => {
    const chars = [...line.padEnd(COLUMNS + 2)].reverse()
    return chars.map((char) => TURNED[char] ?? char).join('')
  })
}

/** Where a place of a Level comes to lie when its sheet is turned. (R64) */
export const turnPlace = (place: number): number => PER_LEVEL - 1 - place

/** The six lines, of six characters each, that a Level of a Board is written as. (Orienteering 101) */
export function write(board: Board, level: 0 | 1): readonly string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const first = level * PER_LEVEL + row * COLUMNS
    const cells = Array.from({ length: COLUMNS }, (_, column) => charOf(board, first + column))
    return `${marginOf(board, first)}${cells.join('')}${marginOf(board, first + COLUMNS - 1)}`
  })
}

function charOf(board: Board, at: number): string {
  const tile = board.tile[at] ?? null
  if (tile === null) return board.rooms.includes(at) ? SPACE : NOTHING
  return board.rooms.includes(at) ? LETTERS[tile as Room] : corridorChar(board.open[at] ?? 0)
}

function marginOf(board: Board, at: number): string {
  const colour = board.stairs[at] ?? null
  return colour === null ? ' ' : colour === 'red' ? 'r' : 'b'
}
