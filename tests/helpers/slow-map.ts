// The Map a second time, slow and obvious, to hold the fast one against: it works on names, text lines and maps of strings, and
// shares no code with it. Written from the rulebook and the rulings alone.

export type Lines = readonly string[]
type Link = readonly [from: string, way: string, to: string]

const OPENINGS: Record<string, string> = {
  '┼': 'nesw',
  '├': 'nes',
  '┤': 'nsw',
  '┬': 'esw',
  '┴': 'new',
  '│': 'ns',
  '─': 'ew',
  '┌': 'es',
  '┐': 'sw',
  '└': 'ne',
  '┘': 'nw',
}
/** The letter that a Room has in a sheet. */
export const LETTER: Readonly<Record<string, string>> = {
  infirmary: 'I',
  'escape-pods': 'E',
  'hangar-bay': 'H',
  'ventilation-room': 'V',
  dormitory: 'D',
  'generator-room': 'G',
  laboratory: 'L',
  'control-room': 'C',
}
const BACK: Record<string, string> = { n: 's', e: 'w', s: 'n', w: 'e' }
const WAYS = ['n', 'e', 's', 'w']
const COLUMN = ['a', 'b', 'c', 'd']
const ROW = ['1', '2', '3', '4', '5', '6']
const isRoom = (char: string | undefined): boolean => char !== undefined && /[□IEHVDGLC]/.test(char)

/** The name of the Sector beside one, whether it exists or not. */
function beside(name: string, way: string): string {
  const [level, column, row] = [...name] as [string, string, string]
  const across = COLUMN.indexOf(column) + (way === 'e' ? 1 : way === 'w' ? -1 : 0)
  const down = ROW.indexOf(row) + (way === 's' ? 1 : way === 'n' ? -1 : 0)
  return level + (COLUMN[across] ?? '?') + (ROW[down] ?? '?')
}

/** Do these lines hold what §1 of the protocol calls an error? Well-formed characters are taken for granted. */
export function isWrong(lines: Lines): boolean {
  const char = (column: number, row: number): string => (column < 0 || row < 0 ? '' : (lines[row]?.[column + 1] ?? ''))
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 4; column++) {
      for (const way of OPENINGS[char(column, row)] ?? '') {
        const [x, y] = [
          column + (way === 'e' ? 1 : way === 'w' ? -1 : 0),
          row + (way === 's' ? 1 : way === 'n' ? -1 : 0),
        ]
        const there = x > 3 || y > 5 ? '' : char(x, y)
        if (!isRoom(there) && !(OPENINGS[there] ?? '').includes(BACK[way]!)) return true
      }
    }
    if (lines[row]![0] !== ' ' && char(0, row) === '·') return true
    if (lines[row]![5] !== ' ' && char(3, row) === '·') return true
  }
  return ['r', 'b'].some((mark) => lines.flatMap((line) => [line[0], line[5]]).filter((one) => one === mark).length > 1)
}

export class SlowMap {
  readonly chars = new Map<string, string>()
  readonly stairs = new Map<string, string>()
  /** Every way there is, Doors open. */
  readonly links: Link[] = []

  constructor(upper: Lines, lower: Lines) {
    for (const [level, lines] of [
      ['U', upper],
      ['L', lower],
    ] as const)
      lines.forEach((line, row) => {
        COLUMN.forEach((column, x) => {
          const char = line[x + 1]!
          if (char !== '·') this.chars.set(level + column + ROW[row]!, char)
        })
        if (line[0] !== ' ') this.stairs.set(`${level}a${ROW[row]!}`, line[0]!)
        if (line[5] !== ' ') this.stairs.set(`${level}d${ROW[row]!}`, line[5]!)
      })
    for (const name of this.chars.keys()) {
      for (const way of WAYS) if (this.opens(name, way)) this.links.push([name, way, beside(name, way)])
      for (const [other, colour] of this.stairs)
        if (other[0] !== name[0] && this.stairs.get(name) === colour) this.links.push([name, 'stairs', other])
    }
  }

  get names(): string[] {
    return [...this.chars.keys()]
  }

  opens(name: string, way: string): boolean {
    const here = this.chars.get(name)
    const there = this.chars.get(beside(name, way))
    if (isRoom(here)) return (OPENINGS[there ?? ''] ?? '').includes(BACK[way]!)
    return (OPENINGS[here ?? ''] ?? '').includes(way)
  }

  isDoor(name: string, way: string): boolean {
    return this.opens(name, way) && (isRoom(this.chars.get(name)) || isRoom(this.chars.get(beside(name, way))))
  }

  /** Blocked Doors are names as `Ub3e`, from either Sector. */
  isBlocked(name: string, way: string, blocked: readonly string[]): boolean {
    return blocked.includes(name + way) || blocked.includes(beside(name, way) + BACK[way]!)
  }

  /** Floyd and Warshall: the length of a shortest route between any two Sectors. */
  lengths(blocked: readonly string[]): Map<string, Map<string, number>> {
    const far = new Map(this.names.map((name) => [name, new Map([[name, 0]])]))
    for (const [from, way, to] of this.links)
      if (way === 'stairs' || !this.isBlocked(from, way, blocked)) far.get(from)!.set(to, 1)
    for (const [middle, onward] of far)
      for (const row of far.values()) {
        const half = row.get(middle)
        if (half === undefined) continue
        for (const [to, rest] of onward) if (half + rest < (row.get(to) ?? Infinity)) row.set(to, half + rest)
      }
    return far
  }

  /** The ways out of one Sector that a shortest route to another may begin with. */
  begins(from: string, to: string, blocked: readonly string[], far: Map<string, Map<string, number>>): string[] {
    const whole = far.get(from)!.get(to)
    if (whole === undefined || from === to) return []
    const good = this.links.filter(
      ([start, way, next]) =>
        start === from &&
        (way === 'stairs' || !this.isBlocked(from, way, blocked)) &&
        far.get(next)!.get(to) === whole - 1,
    )
    return [...WAYS, 'stairs'].filter((way) => good.some(([, one]) => one === way))
  }

  /** All that is straight ahead and would be seen if everything were Revealed. */
  ahead(hero: string, way: string, blocked: readonly string[]): string[] {
    const line: string[] = []
    for (let here = hero; this.opens(here, way); here = beside(here, way)) {
      const door = this.isDoor(here, way)
      if (door && (here !== hero || this.isBlocked(here, way, blocked))) break
      line.push(beside(here, way))
    }
    return line
  }

  /** A Sector is seen if it is straight ahead in some direction and all up to it, itself too, are Revealed. */
  seen(hero: string, revealed: readonly string[], blocked: readonly string[]): string[] {
    const lines = WAYS.map((way) => this.ahead(hero, way, blocked))
    return this.names.filter(
      (name) =>
        name === hero ||
        lines.some(
          (line) => line.includes(name) && line.slice(0, line.indexOf(name) + 1).every((one) => revealed.includes(one)),
        ),
    )
  }

  /** Reveals the nearest lit Sector that is in plain view, again and again until nothing more comes. */
  litUp(hero: string, revealed: readonly string[], lit: readonly string[], blocked: readonly string[]): string[] {
    const known = [...revealed]
    const found: string[] = []
    for (const way of WAYS) {
      const line = this.ahead(hero, way, blocked)
      for (;;) {
        const next = line.find((name) => !known.includes(name))
        if (next === undefined || !lit.includes(next)) break
        known.push(next)
        found.push(next)
      }
    }
    return found
  }

  explored(hero: string, way: string, blocked: readonly string[], range = 2): string[] {
    if (way === 'stairs') return this.links.filter(([from, one]) => from === hero && one === way).map(([, , to]) => to)
    return this.ahead(hero, way, blocked).slice(0, range)
  }

  lamp(lcu: string, way: string, blocked: readonly string[], reach = 2): string[] {
    if (reach === 0 || !this.opens(lcu, way) || this.isBlocked(lcu, way, blocked)) return [lcu]
    return [lcu, ...this.lamp(beside(lcu, way), way, blocked, reach - 1)]
  }
}
