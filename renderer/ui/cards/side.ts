// Where the lines of a sheet's side put what is drawn of it: a Sector is 50 by 50, the first one's middle at (25, 25).

interface Point {
  readonly x: number
  readonly y: number
}
interface Drawn {
  /** One path down the middle of all Corridors. */
  readonly corridors: string
  /** The upper left corners of the spaces of Rooms. */
  readonly rooms: readonly Point[]
  readonly doors: string
  readonly stairs: readonly (Point & { readonly colour: 'red' | 'blue' })[]
  readonly lcus: readonly Point[]
  /** Columns and rows, as an LCU is named by them. */
  readonly marks: readonly (Point & { readonly text: string })[]
}

const SIZE = 50
const HALF = SIZE / 2
const ROOM = 19
const COLUMNS = 'abcd'
const ROWS = '123456'
const SPACE = '□'

/** Openings of each sign of a Corridor, as steps to the east and south. */
const [NORTH, EAST, SOUTH, WEST] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
const OPEN: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '┼': [NORTH, EAST, SOUTH, WEST],
  '├': [NORTH, EAST, SOUTH],
  '┤': [NORTH, SOUTH, WEST],
  '┬': [EAST, SOUTH, WEST],
  '┴': [NORTH, EAST, WEST],
  '│': [NORTH, SOUTH],
  '─': [EAST, WEST],
  '┌': [EAST, SOUTH],
  '┐': [SOUTH, WEST],
  '└': [NORTH, EAST],
  '┘': [NORTH, WEST],
}

const middle = (column: number, row: number): Point => ({ x: column * SIZE + HALF, y: row * SIZE + HALF })

/** Reads the six lines of a side; what is no sign of a sheet is drawn as nothing. */
export function drawSide({
  lines,
  lcus,
}: {
  readonly lines: readonly string[]
  readonly lcus: readonly string[]
}): Drawn {
  const sign = (column: number, row: number): string => lines[row]?.charAt(column + 1) ?? ''
  const places = [...ROWS].flatMap((_, row) => [...COLUMNS].map((_column, column) => ({ column, row })))
  const ways = places.flatMap(({ column, row }) =>
    (OPEN[sign(column, row)] ?? []).map(([dx, dy]) => ({
      ...middle(column, row),
      dx,
      dy,
      to: sign(column + dx, row + dy),
    })),
  )
  const across = (x: number, y: number, dx: number, dy: number): string =>
    `M${x + 9 * dy} ${y + 9 * dx}L${x - 9 * dy} ${y - 9 * dx}`
  const margin = (line: string, at: number): 'red' | 'blue' | null =>
    line.charAt(at) === 'r' ? 'red' : line.charAt(at) === 'b' ? 'blue' : null
  return {
    corridors: ways.map(({ x, y, dx, dy }) => `M${x} ${y}l${dx * HALF} ${dy * HALF}`).join(''),
    rooms: places
      .filter(({ column, row }) => sign(column, row) === SPACE)
      .map(({ column, row }) => middle(column, row))
      .map(({ x, y }) => ({ x: x - ROOM, y: y - ROOM })),
    doors: ways
      .filter(({ to }) => to === SPACE)
      .map(({ x, y, dx, dy }) => across(x + dx * (SIZE - ROOM), y + dy * (SIZE - ROOM), dx, dy))
      .join(''),
    stairs: lines.flatMap((line, row) =>
      [0, 5].flatMap((at) => {
        const colour = margin(line, at)
        return colour === null ? [] : [{ colour, x: at === 0 ? -20 : 4 * SIZE + 20, y: middle(0, row).y }]
      }),
    ),
    lcus: lcus.map((name) => middle(COLUMNS.indexOf(name.charAt(0)), ROWS.indexOf(name.charAt(1)))),
    marks: [
      ...[...COLUMNS].map((text, column) => ({ text, x: middle(column, 0).x, y: -8 })),
      ...[...ROWS].map((text, row) => ({ text, x: -46, y: middle(0, row).y + 5 })),
    ],
  }
}
