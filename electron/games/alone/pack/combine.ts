// Decides what comes of packs laid over each other: which entries are added, which take another's place, which are left out. Nothing of it
// is checked here; whatever does not fit is kept for the checks to find, and can be traced back to the pack that it comes from.
import type { Fault } from '../../game.ts'

/** A pack as its files hold it. */
export type Data = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]
/** A place in one of the packs, counted in the order in which they were laid. */
export interface Origin {
  readonly pack: number
  readonly path: Path
}
export interface Combined {
  readonly data: Data
  /** What is wrong with how a pack is laid over those before it. */
  readonly faults: readonly (Origin & Pick<Fault, 'fault'>)[]
  /** What each pack adds, changes or leaves out, by name; of the first, nothing. */
  readonly touched: readonly (readonly string[])[]
  /** Where a path of a fault comes from. */
  readonly trace: (path: string) => Origin
}

/** The keys that say how a pack is laid, and are no part of the whole. */
const HEAD = ['version', 'base', 'without']

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const field = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)
const texts = (...values: readonly unknown[]): readonly string[] =>
  values.flatMap((value) => (typeof value === 'string' ? [value] : []))

/** The lists of a pack, and the names by which an entry of each is known. */
export const LISTS: Readonly<Record<string, (entry: unknown) => readonly string[]>> = {
  decks: (deck) => texts(field(deck, 'deck')),
  items: (item) => {
    const ids = field(item, 'ids')
    return isList(ids) ? texts(...ids) : []
  },
  characters: (character) => texts(field(character, 'card')),
  missions: (mission) => texts(field(mission, 'card')),
  conditions: (condition) => texts(field(condition, 'kind')),
  sheets: () => [],
}
const cardNames = (card: unknown): readonly string[] => texts(field(card, 'card'))

/** Lays packs over each other: the first is whole, each later one says what it changes. */
export function combine(packs: readonly Data[]): Combined {
  const [first = {}, ...others] = packs
  const laying = new Laying()
  const touched: (readonly string[])[] = [[]]
  const faults: (Origin & Pick<Fault, 'fault'>)[] = []
  let whole = Object.fromEntries(Object.entries(first).filter(([key]) => !HEAD.includes(key) || key === 'without'))
  laying.made.set(whole, first)
  for (const [i, over] of others.entries()) {
    for (const [at, deck] of strayDecks(whole, over))
      faults.push({
        pack: i + 1,
        path: ['decks', at, 'deck'],
        fault: `No deck is called '${deck}': a deck of its own has a name`,
      })
    const layer = laying.lay(whole, over)
    laying.made.set(layer.whole, over)
    whole = layer.whole
    touched.push([...layer.touched])
    for (const at of layer.idle)
      faults.push({ pack: i + 1, path: ['without', at], fault: 'The base has nothing of this name' })
  }
  whole['pack'] = texts(...packs.map(({ pack }) => pack)).join('+')
  if (first['name'] !== undefined) whole['name'] = first['name']
  const own = new Set(touched.flat())
  if (own.size > 0) whole['own'] = [...own]
  return { data: whole, faults, touched, trace: tracer(packs, whole, laying.made) }
}

/** Entries that were to add cards to a deck of the base, and name none. */
const strayDecks = (under: Data, over: Data): readonly (readonly [number, string])[] => {
  const list = (data: Data): readonly unknown[] => (isList(data['decks']) ? data['decks'] : [])
  const known = list(under).flatMap((deck) => texts(field(deck, 'deck')))
  return list(over).flatMap((entry, at) =>
    field(entry, 'name') === undefined
      ? texts(field(entry, 'deck')).flatMap((deck) => (known.includes(deck) ? [] : [[at, deck] as const]))
      : [],
  )
}

const cardsOf = (deck: unknown): readonly unknown[] => {
  const cards = field(deck, 'cards')
  return isList(cards) ? cards : []
}

/** One pack being laid over a whole one. */
class Laying {
  /** What was made of several packs, by the part of the last of them to which its faults belong. */
  readonly made = new Map<object, object>()
  #without = new Set<string>()
  #blame: object = {}
  #left = new Set<string>()
  #touched = new Set<string>()

  lay(
    under: Data,
    over: Data,
  ): { whole: Record<string, unknown>; touched: ReadonlySet<string>; idle: readonly number[] } {
    const without = isList(over['without']) ? over['without'] : []
    this.#without = new Set(texts(...without))
    this.#blame = without
    this.#left = new Set()
    this.#touched = new Set()
    const keys = new Set([...Object.keys(under), ...Object.keys(over)])
    const whole: Record<string, unknown> = {}
    for (const key of keys) {
      if (HEAD.includes(key)) continue
      const names = Object.hasOwn(LISTS, key) ? LISTS[key] : undefined
      const value =
        names === undefined ? this.#merge(under[key], over[key], key) : this.#list(key, under[key], over[key], names)
      Object.defineProperty(whole, key, { value, enumerable: true, writable: true, configurable: true })
    }
    const idle = without.flatMap((name, i) => (typeof name === 'string' && this.#left.has(name) ? [] : [i]))
    return { whole, touched: this.#touched, idle }
  }

  /** Of a table, objects are merged by key; lists and values are replaced. */
  #merge(under: unknown, over: unknown, path: string): unknown {
    if (over === undefined) return under
    if (!isObject(under) || !isObject(over)) {
      if (path !== 'pack' && path !== 'name') this.#touched.add(path)
      return over
    }
    const entries = [...new Set([...Object.keys(under), ...Object.keys(over)])].map(
      (key) => [key, this.#merge(own(under, key), own(over, key), `${path}.${key}`)] as const,
    )
    const merged = Object.fromEntries(entries)
    this.made.set(merged, over)
    return merged
  }

  #list(key: string, under: unknown, over: unknown, names: (entry: unknown) => readonly string[]): unknown {
    if (!isList(under) || (over !== undefined && !isList(over))) return over ?? under
    const list = this.#drops(key) ? [] : under.flatMap((entry) => this.#kept(entry, names))
    if (over === undefined && list.length === under.length && list.every((entry, i) => entry === under[i])) return under
    return this.#put(list, over ?? [], names, over ?? this.#blame)
  }

  #drops(name: string): boolean {
    if (!this.#without.has(name)) return false
    this.#left.add(name)
    this.#touched.add(name)
    return true
  }

  /** An entry of the base without what is left out: the whole of it, one copy of an Item, a card of a deck. */
  #kept(entry: unknown, names: (entry: unknown) => readonly string[]): readonly unknown[] {
    const all = names(entry)
    const left = all.filter((name) => !this.#drops(name))
    if (!isObject(entry) || (left.length === 0 && all.length > 0)) return all.length > 0 ? [] : [entry]
    const cards = cardsOf(entry)
    const stay = cards.filter((card) => !cardNames(card).some((name) => this.#drops(name)))
    if (left.length === all.length && stay.length === cards.length) return [entry]
    const changed: Data = stay.length < cards.length ? { ...entry, cards: stay } : { ...entry, ids: left }
    this.made.set(changed, this.#blame)
    return [changed]
  }

  /** Puts entries into a list: each takes the place of what has a name of it, else it comes last. A name that comes twice is left to the checks. */
  #put(
    under: readonly unknown[],
    over: readonly unknown[],
    names: (entry: unknown) => readonly string[],
    blame: object,
  ): readonly unknown[] {
    const list: (readonly unknown[])[] = under.map((entry) => [entry])
    const taken = new Set<number>()
    const places = new Map<string, number[]>()
    for (const [i, entry] of under.entries())
      for (const name of names(entry)) {
        const known = places.get(name)
        if (known === undefined) places.set(name, [i])
        else known.push(i)
      }
    for (const entry of over) {
      const own = names(entry)
      const like = [...new Set(own.flatMap((name) => places.get(name) ?? []))].sort((a, b) => a - b)
      const isDeck = isObject(entry) && 'deck' in entry
      const free = like.filter((i) => !taken.has(i))
      for (const name of own) places.delete(name) // whatever is left of them has lost its place
      const [at] = free
      if (!isDeck || at === undefined) for (const name of own) this.#touched.add(name)
      if (at === undefined) {
        for (const name of cardsOf(entry).flatMap(cardNames)) this.#touched.add(name)
        list.push([entry])
        continue
      }
      for (const i of free) {
        taken.add(i)
        list[i] = []
      }
      list[at] = [isDeck ? this.#deck(under[at], entry) : entry]
    }
    const put = list.flat()
    this.made.set(put, blame)
    return put
  }

  /** A deck of the base with the cards that a pack gives it. */
  #deck(under: unknown, over: Data): unknown {
    if (!isObject(under) || !isList(over['cards'])) return over
    const cards = this.#put(cardsOf(under), over['cards'], cardNames, over['cards'])
    if (over['name'] !== undefined) this.#touched.add(texts(over['deck'])[0] ?? '')
    const deck = { ...under, ...over, cards }
    this.made.set(deck, over)
    return deck
  }
}

const own = (value: Data, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined)

/** Finds where things come from by the objects themselves, which are those of the packs wherever nothing was changed. */
function tracer(packs: readonly Data[], whole: Data, made: ReadonlyMap<object, object>): (path: string) => Origin {
  let known: Map<object, Origin> | undefined
  return (path) => {
    known ??= originsOf(packs)
    let found: Origin = { pack: packs.length - 1, path: [] }
    let at: unknown = whole
    const keys = (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    for (let i = 0; typeof at === 'object' && at !== null; i++) {
      let source: object | undefined = at
      while (source !== undefined && !known.has(source)) source = made.get(source)
      const origin = source === undefined ? undefined : known.get(source)
      if (origin !== undefined) found = { pack: origin.pack, path: [...origin.path, ...keys.slice(i)] }
      const key = keys[i]
      if (key === undefined) break
      at = (at as Readonly<Record<string | number, unknown>>)[key]
    }
    return found
  }
}

function originsOf(packs: readonly Data[]): Map<object, Origin> {
  const known = new Map<object, Origin>()
  const add = (value: unknown, pack: number, path: Path): void => {
    if (typeof value !== 'object' || value === null) return
    known.set(value, { pack, path })
    const list = isList(value)
    for (const [key, each] of Object.entries(value) as [string, unknown][])
      add(each, pack, [...path, list ? Number(key) : key])
  }
  for (const [pack, data] of packs.entries()) add(data, pack, [])
  return known
}
