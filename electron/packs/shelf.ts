// The packs that the app offers: its own, and those of the player's folder that are on, in the order that the players gave them. A pack with a
// fault is listed with it and left out; the others are played.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Frame, ListedPack, PackContents } from '../contract/frame.ts'
import type { Fault } from '../games/game.ts'
import { headSchema } from '../games/alone/pack/schema.ts'
import { name as packName } from '../games/alone/pack/words.ts'
import { contentsOf } from './contents.ts'
import { beginPack, EXAMPLES, type Example } from './example.ts'
import { Library, pathOf, type Laid } from './library.ts'
import { sourcesIn } from './packs.ts'
import { isWithin, readFolder, type PackFault, type Source } from './read.ts'

/** Folders of packs that are looked into. */
const MOST_FOUND = 60
/** Faults of a pack that are listed. */
const MOST_LISTED = 20
const MOST_NAMES = 5
/** More packs than these are not kept as on for what is away. */
const MOST_KEPT = 100
const SCHEMA = 'pack.schema.json'
/** What a pack is called that is begun here. */
const FIRST: Readonly<Record<Example, string>> = { en: 'my-pack', de: 'mein-paket' }

interface ShelfParts {
  /** The folder of the packs that come with the app. */
  readonly own: string
  /** The player's folder. */
  readonly house: string
  /** The packs that are on, as they were kept. */
  on(): readonly string[]
  keep(on: readonly string[]): void
  readonly failed: (error: unknown) => void
}

/** A folder of a pack, by the name that it has or would have, with what keeps it from being one at all. */
interface Candidate {
  readonly id: string
  readonly folder: string
  readonly source: Source | null
  readonly faults: readonly PackFault[]
}

interface Found {
  readonly folder: string
  /** Null where it is no pack. */
  readonly id: string | null
  /** The name that it would have, so that one which was on is not missed in silence. */
  readonly meant: string
  readonly name: string
  readonly isOwn: boolean
  readonly base: string | null
  readonly faults: readonly PackFault[]
}

export class PackShelf {
  readonly #parts: ShelfParts
  #library = new Library(new Map())
  #found: readonly Found[] = []
  #packs: Frame['packs'] = []
  #listed: readonly ListedPack[] = []

  constructor(parts: ShelfParts) {
    this.#parts = parts
    this.look()
  }

  /** What a new game may be begun with. */
  get choices(): Frame['packs'] {
    return this.#packs
  }
  get listed(): Frame['shelf'] {
    return { folder: this.#parts.house, packs: this.#listed }
  }

  /** Pack data by pack name for a game begun with these packs, or the first thing that is wrong. */
  open(packs: string): Readonly<Record<string, unknown>> | Fault {
    return this.#library.open(packs)
  }

  /** What a pack holds, with whatever it is built on, or the first thing that is wrong. */
  contents(id: string): PackContents | Fault {
    return contentsOf(this.#library, id)
  }

  /** Begins a pack in the player's folder, and looks again. Gives what its folder is called. */
  begin(language: string): string {
    const { own, house } = this.#parts
    const like = EXAMPLES.find((each) => each === language) ?? EXAMPLES[0]
    const isTaken = (name: string): boolean =>
      existsSync(join(house, name)) || this.#found.some(({ meant }) => meant === name)
    let name = FIRST[like]
    for (let n = 2; isTaken(name); n++) name = `${FIRST[like]}-${n}`
    beginPack(join(house, name), like, join(own, SCHEMA))
    this.look()
    return name
  }

  /** The packs that are on from now on, in their order. */
  set(on: readonly string[]): void {
    const isKnown = (id: string): boolean => this.#found.some((pack) => pack.id === id && !pack.isOwn)
    const next = [...new Set(on)].filter(isKnown)
    // One that is away or cannot be read now comes back in its place: a slip of the pen switches nothing off.
    const kept = this.#parts.on()
    for (const [i, id] of kept.entries()) {
      if (!isKnown(id) && next.length < MOST_KEPT) next.splice(next.indexOf(kept[i - 1] ?? '') + 1, 0, id)
    }
    this.#parts.keep(next)
    this.#arrange()
  }

  /** Looks which packs there are. */
  look(): void {
    const { own, house, failed } = this.#parts
    let ours: readonly Source[] = []
    try {
      ours = sourcesIn(own)
    } catch (error) {
      failed(error) // those that are stored can be played
    }
    const sources = ours.map((source) => ({ id: source.id, folder: source.folder, source, faults: [] }))
    const theirs = namedOnce(sources, this.#house())
    this.#library = libraryOf([...sources, ...theirs])
    this.#found = [
      ...sources.map((found) => this.#describe(found, true)),
      ...theirs.map((found) => this.#describe(found, false)),
    ]
    this.#arrange()
    this.#copySchema(join(own, SCHEMA), join(house, SCHEMA))
  }

  /** The folders in the player's folder, each with what keeps it from being a pack at all. */
  #house(): readonly Candidate[] {
    const { house } = this.#parts
    return foldersIn(house).map((name, i) => {
      const folder = join(house, name)
      const fault = (text: string) => ({ id: name, folder, source: null, faults: [{ fault: text, file: folder }] })
      if (i >= MOST_FOUND) return fault(`more than ${MOST_FOUND} packs in this folder`)
      if (!isWithin(folder, house)) return fault('this leads out of the folder: what it leads to must lie within')
      const source = readFolder(folder)
      const wrong = packName.safeParse(source.id).error?.issues[0]?.message
      const faults = wrong === undefined ? source.faults : [{ fault: wrong, ...source.where(['pack']) }]
      return { id: source.id, folder, source, faults }
    })
  }

  #describe({ id, folder, faults }: Candidate, isOwn: boolean): Found {
    const source = faults.length === 0 ? this.#library.source(id) : undefined
    const laid = source === undefined || isOwn ? undefined : this.#library.lay(id)
    const name = source?.data['name']
    const base = source?.data['base']
    return {
      folder: basename(folder),
      id: source === undefined ? null : id,
      meant: id,
      name: headSchema.shape.name.safeParse(name).data ?? basename(folder),
      isOwn,
      base: typeof base === 'string' ? base : null,
      faults: laid === undefined ? faults : faultsOf(laid),
    }
  }

  /** Lays those that are on over the whole packs; one that does not go with those before it is left out. */
  #arrange(): void {
    const kept = this.#parts.on()
    const place = ({ id, isOwn }: Found): number =>
      isOwn ? -1 : id !== null && kept.includes(id) ? kept.indexOf(id) : kept.length
    const found = this.#found.toSorted((a, b) => place(a) - place(b))
    const isOn = ({ id, meant, isOwn }: Found): boolean =>
      isOwn || (kept.includes(meant) && (id !== null || !found.some((other) => other.id === meant)))
    const sound = found.filter(
      (pack): pack is Found & { id: string } => pack.id !== null && isOn(pack) && pack.faults.length === 0,
    )
    const late = new Map<string, readonly PackFault[]>()
    const clashes = new Map<string, ListedPack['clashes']>()
    this.#packs = sound
      .filter(({ base }) => base === null)
      .map((whole) => {
        const together = [whole]
        for (const pack of sound) {
          if (pack.base === null || this.#root(pack.id) !== whole.id) continue
          const laid = this.#library.lay([...together, pack].map(({ id }) => id).join('+'))
          const faults = faultsOf(laid)
          if (faults.length > 0) late.set(pack.id, faults)
          else together.push(pack)
          if (!('fault' in laid)) clashes.set(pack.id, this.#clashes(laid, pack.id))
        }
        return { id: together.map(({ id }) => id).join('+'), name: together.map(({ name }) => name).join(' + ') }
      })
    this.#listed = found.map((pack) => ({
      folder: pack.folder,
      id: pack.id,
      name: pack.name,
      isOwn: pack.isOwn,
      isOn: isOn(pack),
      base: pack.base,
      faults: (late.get(pack.id ?? '') ?? pack.faults)
        .slice(0, MOST_LISTED)
        .map((fault) => ({ fault: fault.fault, at: this.#short(pathOf(fault)) })),
      clashes: clashes.get(pack.id ?? '') ?? [],
    }))
  }

  #root(id: string): string | undefined {
    const chain = this.#library.chain(id)
    return 'fault' in chain ? undefined : chain[0]?.id
  }

  /** What packs before this one have changed too, but for those that it is built on. */
  #clashes({ sources, combined }: Laid, id: string): ListedPack['clashes'] {
    const chain = this.#library.chain(id)
    const built: readonly Source[] = 'fault' in chain ? [] : chain
    const mine = new Set(combined.touched[sources.findIndex((source) => source.id === id)])
    return sources.flatMap((source, i) => {
      if (built.includes(source)) return []
      const names = (combined.touched[i] ?? []).filter((name) => mine.has(name))
      if (names.length === 0) return []
      const shown = names.slice(0, MOST_NAMES).join(', ')
      return [{ with: source.id, names: names.length > MOST_NAMES ? `${shown} …` : shown }]
    })
  }

  #short(path: string): string {
    return path.startsWith(this.#parts.house + sep) ? relative(this.#parts.house, path).replaceAll(sep, '/') : path
  }

  /** For editors: each file of a pack may name it. */
  #copySchema(from: string, to: string): void {
    try {
      mkdirSync(this.#parts.house, { recursive: true })
      copyFileSync(from, to)
    } catch {
      // A folder that cannot be written is read all the same.
    }
  }
}

/** Of packs the library that reads none of them twice. What cannot be read takes no name from what can. */
function libraryOf(candidates: readonly Candidate[]): Library {
  const readable = candidates.filter(({ faults }) => faults.length === 0)
  const sources = readable.flatMap(({ source }) => source ?? [])
  return new Library(new Map(readable.map(({ id, folder }) => [id, folder])), sources)
}

/** Of house packs with one name the first that can be played has it, and the first of all where none can; none takes the name of one of ours. */
function namedOnce(ours: readonly Candidate[], theirs: readonly Candidate[]): readonly Candidate[] {
  const first = (from: readonly Candidate[]): readonly Candidate[] =>
    from.filter(
      ({ id, faults }, i) =>
        faults.length === 0 && from.findIndex((other) => other.id === id && other.faults.length === 0) === i,
    )
  let named = first([...ours, ...theirs])
  for (const rival of theirs) {
    const holder = named.find(({ id }) => id === rival.id)
    if (rival.faults.length > 0 || holder === undefined || holder === rival || ours.includes(holder)) continue
    const others = named.filter((each) => each !== holder)
    const isSound = (each: Candidate): boolean => faultsOf(libraryOf([...others, each]).lay(each.id)).length === 0
    if (!isSound(holder) && isSound(rival)) named = [...others, rival]
  }
  return theirs.map((each) => {
    const holder = named.find(({ id }) => id === each.id)
    if (each.faults.length > 0 || holder === undefined || holder === each) return each
    const fault = `'${each.id}' is the name of the pack in the folder '${basename(holder.folder)}'`
    return { ...each, faults: [{ fault, file: each.folder, ...each.source?.where(['pack']) }] }
  })
}

const faultsOf = (laid: Laid | PackFault): readonly PackFault[] => ('fault' in laid ? [laid] : laid.faults)

/** Folders, and links to some. */
function foldersIn(folder: string): readonly string[] {
  const isFolder = (name: string): boolean => {
    try {
      return statSync(join(folder, name)).isDirectory()
    } catch {
      return false
    }
  }
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && isFolder(name))
      .sort()
  } catch {
    return []
  }
}
