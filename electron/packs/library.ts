// Decides what a game is begun with: a pack and whatever it is built on, or several packs laid over each other in a stated order.
import { basename, dirname } from 'node:path'
import { packFaults } from '../games/alone/pack/check.ts'
import { combine, type Combined, type Data, type Origin } from '../games/alone/pack/combine.ts'
import { headFaults } from '../games/alone/pack/head.ts'
import type { Fault } from '../games/game.ts'
import { MOST_FAULTS, printOf, readFolder, type PackFault, type Source } from './read.ts'

/** Packs that may lie over each other. */
export const MOST_PACKS = 12

/** Packs laid over each other, with what is wrong with them. */
export interface Laid {
  readonly sources: readonly Source[]
  readonly combined: Combined
  readonly faults: readonly PackFault[]
}

/** Reads packs by their names. Each is read again when its files have changed, so that whoever writes one need not start anew. */
export class Library {
  readonly #folders: ReadonlyMap<string, string>
  readonly #read: Map<string, Source>
  readonly #laid = new Map<string, Laid>()

  /** `folders`: by the names of the packs. `read`: what was read already, and need not be again. */
  constructor(folders: ReadonlyMap<string, string>, read: readonly Source[] = []) {
    this.#folders = folders
    this.#read = new Map(read.map((source) => [source.id, source]))
  }

  /** A pack as its folder holds it now; undefined where there is none of this name. */
  source(id: string): Source | undefined {
    const folder = this.#folders.get(id)
    if (folder === undefined) return undefined
    const before = this.#read.get(id)
    if (before?.folder === folder && before.print === printOf(folder)) return before
    const source = readFolder(folder)
    this.#read.set(id, source)
    return source
  }

  /** What a pack is built on, down to a whole one, with itself at the end. A fault where that does not come to an end. */
  chain(id: string): readonly Source[] | PackFault {
    const chain: Source[] = []
    for (let next = id; ;) {
      const source = this.source(next)
      const [over] = chain
      if (source === undefined) {
        const fault = `no such pack: ${next}`
        return over === undefined ? { fault, file: '' } : { fault, ...over.where(['base']) }
      }
      if (chain.includes(source)) {
        const circle = chain.slice(0, chain.indexOf(source) + 1).map(({ id }) => id)
        const fault =
          circle.length === 1
            ? `'${next}' is built on itself`
            : `these packs are built on each other in a circle: ${circle.join(', ')}`
        return { fault, ...(over ?? source).where(['base']) }
      }
      chain.unshift(source)
      const { base } = source.data
      if (typeof base !== 'string') return chain
      next = base
    }
  }

  /** Lays packs over each other, named in order and joined by `+`, each after what it is built on. */
  lay(packs: string): Laid | PackFault {
    const sources: Source[] = []
    const named = packs.split('+')
    const twice = named.find((id, i) => named.indexOf(id) < i)
    if (twice !== undefined) return { fault: `'${twice}' is named twice`, file: '' }
    for (const id of named) {
      const chain = this.chain(id)
      if ('fault' in chain) return chain
      for (const source of chain) if (!sources.includes(source)) sources.push(source)
    }
    const late = sources[MOST_PACKS]
    const second = sources.slice(1).find(({ data }) => typeof data['base'] !== 'string')
    if (late !== undefined) {
      return { fault: `at most ${MOST_PACKS} packs lie over each other`, ...late.where(['pack']) }
    }
    if (second !== undefined) {
      return { fault: `'${second.id}' has no base: it is played alone`, ...second.where(['pack']) }
    }
    const before = this.#laid.get(packs)
    if (before?.sources.length === sources.length && before.sources.every((source, i) => source === sources[i])) {
      return before
    }
    const laid = layOver(sources)
    this.#laid.set(packs, laid)
    return laid
  }

  /** Pack data by pack name for a game begun with these packs, or the first thing that is wrong. */
  open(packs: string): Readonly<Record<string, unknown>> | Fault {
    const laid = this.lay(packs)
    if ('fault' in laid) return { fault: laid.fault, path: pathOf(laid) }
    const [first] = laid.faults
    if (first !== undefined) return { fault: first.fault, path: pathOf(first) }
    return { [packs]: laid.combined.data }
  }
}

/** File, line and column, as editors know them. */
export const pathOf = ({ file, place }: PackFault): string =>
  place === undefined ? file : `${file}:${place.line}:${place.column}`

/** What cannot even be read is not laid. */
function layOver(sources: readonly Source[]): Laid {
  const heads = sources.flatMap((source) =>
    source.faults.length > 0
      ? source.faults // a head that could not be read is not missing
      : headFaults({ ...source.data, pack: source.id })
          .slice(0, MOST_FAULTS)
          .map(({ fault, path }) => ({ fault, ...source.where(path) })),
  )
  if (heads.length > 0) return { sources, combined: combine([]), faults: heads }
  const combined = combine(sources.map(({ data, id }): Data => ({ ...data, pack: id })))
  const found = [
    ...combined.faults,
    ...packFaults(combined.data).map(({ fault, path }) => ({ fault, ...combined.trace(path) })),
  ].slice(0, MOST_FAULTS)
  const where = ({ pack, path }: Origin): Pick<PackFault, 'file' | 'place'> =>
    sources[pack]?.where(path) ?? { file: '' }
  const faults = found.map(({ fault, ...origin }) => {
    const [said, path] = fault.split(/, at (?=\S+$)/)
    if (path === undefined) return { fault, ...where(origin) }
    // The pack that lies over the other is the one to be mended; the other place is said of its file too.
    const other = combined.trace(path)
    const [at, beside] = other.pack > origin.pack ? [other, origin] : [origin, other]
    return { fault: `${said}, at ${shortOf(where(beside))}`, ...where(at) }
  })
  return { sources, combined, faults }
}

const shortOf = ({ file, place }: Pick<PackFault, 'file' | 'place'>): string =>
  `${basename(dirname(file))}/${basename(file)}${place === undefined ? '' : `:${place.line}:${place.column}`}`
