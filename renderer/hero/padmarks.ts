// The marks of the note pad: in each cell a stamp and the ways that were drawn out of it, as `room:ne`. No rule reads them.
import type { Dir } from '../../electron/contract/alone.ts'

export type Marks = Readonly<Record<string, string>>
export const STAMPS = ['room', 'cross', 'ring', 'dot', 'ask', 'alert'] as const
type Stamp = (typeof STAMPS)[number]
export type Tool = Stamp | 'erase'
export interface Cell {
  readonly x: number
  readonly y: number
}

const DIRS = ['n', 'e', 's', 'w'] as const
export const STEP: Readonly<Record<Dir, Cell>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
}
const BACK: Readonly<Record<Dir, Dir>> = { n: 's', e: 'w', s: 'n', w: 'e' }

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`
export function cellOf(key: string): Cell {
  const [x = '0', y = '0'] = key.split(',')
  return { x: Number(x), y: Number(y) }
}
export function readMark(mark: string | undefined): { readonly stamp: Stamp | null; readonly ways: readonly Dir[] } {
  const [stamp, ways = ''] = (mark ?? '').split(':')
  return { stamp: STAMPS.find((one) => one === stamp) ?? null, ways: DIRS.filter((dir) => ways.includes(dir)) }
}
function write(marks: Marks, cell: Cell, stamp: Stamp | null, ways: readonly Dir[]): Marks {
  const { [keyOf(cell)]: _old, ...rest } = marks
  if (stamp === null && ways.length === 0) return rest
  const text = `${stamp ?? ''}${ways.length > 0 ? `:${DIRS.filter((dir) => ways.includes(dir)).join('')}` : ''}`
  return { ...rest, [keyOf(cell)]: text }
}

/** Stamps a cell; the same stamp again takes it away. */
export function stamped(marks: Marks, cell: Cell, tool: Tool): Marks {
  const { stamp, ways } = readMark(marks[keyOf(cell)])
  if (tool === 'erase') return erased(marks, cell)
  return write(marks, cell, stamp === tool ? null : tool, ways)
}

/** Draws a line to the next cell; the same line again takes it away. */
export function lined(marks: Marks, from: Cell, dir: Dir): Marks {
  const to = { x: from.x + STEP[dir].x, y: from.y + STEP[dir].y }
  const here = readMark(marks[keyOf(from)])
  const there = readMark(marks[keyOf(to)])
  const has = here.ways.includes(dir)
  const change = (ways: readonly Dir[], way: Dir): readonly Dir[] =>
    has ? ways.filter((one) => one !== way) : [...ways, way]
  return write(write(marks, from, here.stamp, change(here.ways, dir)), to, there.stamp, change(there.ways, BACK[dir]))
}

/** Clears a cell, and the ends of its lines in the cells beside it. */
export function erased(marks: Marks, cell: Cell): Marks {
  const { ways } = readMark(marks[keyOf(cell)])
  const lineless = ways.reduce((left, dir) => lined(left, cell, dir), marks)
  return write(lineless, cell, null, [])
}

/** The way from a cell to the one beside it, if it lies straight beside. */
export const wayBetween = (from: Cell, to: Cell): Dir | undefined =>
  DIRS.find((dir) => from.x + STEP[dir].x === to.x && from.y + STEP[dir].y === to.y)
