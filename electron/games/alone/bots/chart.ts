// The Hero's notes of the ground: every Sector that he was ever shown, laid out as he walked, and what he was told of distances.
// A sheet is a piece of one Level whose Sectors he can place against each other; two sheets of a Level become one once both hold the same Room or Stairs.
import type { Dir, HeroView, SectorView, Way } from '../../../contract/alone.ts'

export const DIRS: readonly Dir[] = ['n', 'e', 's', 'w']
export const STEP: Readonly<Record<Dir, readonly [east: number, south: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
}
const COLUMNS = 4
const ROWS = 6

/** A Sector as it was last seen. */
export interface Noted {
  readonly sheet: Sheet
  readonly east: number
  readonly south: number
  readonly seen: SectorView
  /** It lies in the Labyrinth now, so that what is noted of it holds. */
  readonly now: boolean
}
export interface Sheet {
  /** 0 is the Level on which he began. */
  readonly level: 0 | 1
  readonly sectors: Map<string, Noted>
}
/** What he was told by a Locate, and where he stood. */
export interface Located {
  readonly target: string
  readonly distance: number
  readonly level: 0 | 1
  readonly from: Noted
}

export const spot = (east: number, south: number): string => `${east} ${south}`
const isCorridor = (tile: string): boolean => ['cross', 'tee', 'straight', 'curve'].includes(tile)
export const isRoom = ({ seen }: Noted): boolean => !isCorridor(seen.tile)

export class Chart {
  #sheets: Sheet[] = []
  #byHandle = new Map<string, Noted>()
  #located: Located[] = []
  #here: Noted | undefined

  /** Where he stands. */
  get here(): Noted | undefined {
    return this.#here
  }
  get located(): readonly Located[] {
    return this.#located
  }
  get all(): readonly Noted[] {
    return this.#sheets.flatMap(({ sectors }) => [...sectors.values()])
  }

  /** Notes what he is shown. */
  see(view: HeroView): void {
    const own = view.labyrinth[0]
    for (const { sectors } of this.#sheets)
      for (const [at, noted] of sectors) if (noted.now) sectors.set(at, { ...noted, now: false })
    this.#byHandle = new Map(this.all.map((noted) => [noted.seen.id, noted]))
    // The Hero's own island first: what is reached by Stairs is placed against it.
    for (const island of new Set(view.labyrinth.map((each) => each.island)))
      this.#lay(view.labyrinth.filter((each) => each.island === island))
    this.#here = own === undefined ? undefined : this.#byHandle.get(own.id)
  }

  /** Notes an answer to a Locate, which was given where he stands. */
  locate(target: string, distance: number | null, level: 'same' | 'other' | null): void {
    const from = this.#here
    if (from === undefined || distance === null || level === null) return
    const other = from.sheet.level === 0 ? 1 : 0
    const said = { target, distance, level: level === 'same' ? from.sheet.level : other, from } as const
    this.#located = [...this.#located.filter((x) => x.target !== target || x.from.seen.id !== from.seen.id), said]
  }

  at(sheet: Sheet, east: number, south: number): Noted | undefined {
    return sheet.sectors.get(spot(east, south))
  }

  /** Where a way leads, if he has ever seen it. */
  beyond(from: Noted, way: Way): Noted | undefined {
    if (way !== 'stairs') return this.at(from.sheet, from.east + STEP[way][0], from.south + STEP[way][1])
    return this.all.find(({ seen, sheet }) => seen.stairs === from.seen.stairs && sheet.level !== from.sheet.level)
  }

  /** The Sectors of the grid that a sheet may still hold, by the columns and rows that it has. */
  unseen(sheet: Sheet): readonly (readonly [east: number, south: number])[] {
    const [west, east] = span(
      [...sheet.sectors.values()].map((each) => each.east),
      COLUMNS,
    )
    const [north, south] = span(
      [...sheet.sectors.values()].map((each) => each.south),
      ROWS,
    )
    const found: (readonly [number, number])[] = []
    for (let x = west; x <= east; x++)
      for (let y = north; y <= south; y++) if (!sheet.sectors.has(spot(x, y))) found.push([x, y])
    return found
  }

  #lay(island: readonly SectorView[]): void {
    const anchor = this.#anchor(island)
    if (anchor === undefined) return
    const { sheet, east, south } = anchor
    for (const seen of island) {
      const noted: Noted = { sheet, east: seen.at[0] + east, south: seen.at[1] + south, seen, now: true }
      sheet.sectors.set(spot(noted.east, noted.south), noted)
      this.#byHandle.set(seen.id, noted)
    }
    for (const other of this.#sheets) if (other !== sheet && other.level === sheet.level) this.#join(sheet, other)
  }

  /** How an island lies on a sheet: by a Sector known before, by the Stairs that lead to it, or on a sheet of its own. */
  #anchor(island: readonly SectorView[]): { sheet: Sheet; east: number; south: number } | undefined {
    const onto = (seen: SectorView, known: Pick<Noted, 'sheet' | 'east' | 'south'>) => ({
      sheet: known.sheet,
      east: known.east - seen.at[0],
      south: known.south - seen.at[1],
    })
    for (const seen of island) {
      const known = this.#byHandle.get(seen.id)
      if (known !== undefined) return onto(seen, known)
    }
    const rooms = new Map(this.all.filter(isRoom).map((noted) => [noted.seen.tile, noted]))
    for (const seen of island) {
      const known = rooms.get(seen.tile)
      if (known !== undefined) return onto(seen, known)
    }
    for (const seen of island) {
      const from = this.#byHandle.get(seen.through?.from ?? '')
      if (from === undefined) continue
      const level = from.sheet.level === 0 ? 1 : 0
      const known = this.all.find((each) => each.sheet.level === level && each.seen.stairs === seen.stairs)
      return onto(seen, known ?? { sheet: this.#newSheet(level), east: 0, south: 0 })
    }
    // Of an island that hangs in the air only the first is his own: on which Level it is he begins to count anew.
    const [first] = island
    return first?.island === 0 ? onto(first, { sheet: this.#newSheet(0), east: 0, south: 0 }) : undefined
  }

  #newSheet(level: 0 | 1): Sheet {
    const sheet: Sheet = { level, sectors: new Map() }
    this.#sheets.push(sheet)
    return sheet
  }

  /** Lays another sheet of the Level over this one where both hold the same Room or Stairs. */
  #join(sheet: Sheet, other: Sheet): void {
    const mark = ({ seen }: Noted): string | undefined => (isCorridor(seen.tile) ? seen.stairs : seen.tile)
    const marks = new Map([...sheet.sectors.values()].map((noted) => [mark(noted), noted]))
    const twin = [...other.sectors.values()].find((noted) => mark(noted) !== undefined && marks.has(mark(noted)))
    const own = twin === undefined ? undefined : marks.get(mark(twin))
    if (twin === undefined || own === undefined) return
    const moved = (noted: Noted): Noted => ({
      ...noted,
      sheet,
      east: noted.east + own.east - twin.east,
      south: noted.south + own.south - twin.south,
    })
    for (const noted of other.sectors.values()) {
      const to = moved(noted)
      const at = spot(to.east, to.south)
      if (!sheet.sectors.has(at)) {
        sheet.sectors.set(at, to)
        this.#byHandle.set(to.seen.id, to)
      }
    }
    this.#located = this.#located.map((x) => (x.from.sheet === other ? { ...x, from: moved(x.from) } : x))
    this.#sheets = this.#sheets.filter((x) => x !== other)
  }
}

/** All that so many columns or rows may reach to either side of those that are known. */
function span(known: readonly number[], most: number): readonly [number, number] {
  const [least, greatest] = [Math.min(...known), Math.max(...known)]
  return [Math.min(least, greatest - most + 1), Math.max(greatest, least + most - 1)]
}
