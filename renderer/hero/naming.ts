// Words for the Hero's handles: a Sector by its tile and where it lies from him, a Creature by its kind. Old handles keep their words.
import type { HeroView, Item, SectorView } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import { kindOf, type Naming, type Texts } from '../i18n/index.ts'

/** What handles stood for, for as long as the window lives. They are never given twice. */
interface Known {
  readonly kinds: Map<string, string>
  readonly tiles: Map<string, string>
}
export const nothingKnown = (): Known => ({ kinds: new Map(), tiles: new Map() })

export function learn(known: Known, view: HeroView): void {
  for (const sector of view.labyrinth) {
    known.tiles.set(sector.id, sector.tile)
    for (const { id, kind } of sector.creatures) known.kinds.set(id, kind)
  }
}

/** A resumed log tells some of what was seen before this window was opened. */
export function learnFrom(known: Known, log: readonly SeatEvent[]): void {
  for (const event of log) {
    const { kind } = event
    const id = event['creature'] ?? event['who']
    if (typeof kind === 'string' && typeof id === 'string' && id !== 'hero') known.kinds.set(id, kind)
  }
}

/** `2 east, 1 north`, or the Hero's own, or elsewhere. */
export function whereIs(sector: SectorView, { t, name }: Pick<Texts, 't' | 'name'>): string {
  const [east, south] = sector.at
  if (sector.island !== 0) return t('board.elsewhere')
  if (east === 0 && south === 0) return t('board.your-sector')
  const parts = [
    ...(east === 0 ? [] : [t('board.away', { n: Math.abs(east), dir: name(east > 0 ? 'e' : 'w') })]),
    ...(south === 0 ? [] : [t('board.away', { n: Math.abs(south), dir: name(south > 0 ? 's' : 'n') })]),
  ]
  return parts.join(', ')
}

export function heroNaming(known: Known, view: () => HeroView | null, texts: Pick<Texts, 't' | 'name'>): Naming {
  return (id) => {
    const kind = known.kinds.get(id)
    if (kind !== undefined) return texts.name(kind)
    const now = view()?.labyrinth.find((sector) => sector.id === id)
    if (now !== undefined) return texts.t('board.sector', { tile: texts.name(now.tile), where: whereIs(now, texts) })
    const tile = known.tiles.get(id)
    if (tile !== undefined) return texts.name(tile)
    if (/^c\d+$/.test(id)) return texts.t('board.creature')
    if (/^s\d+$/.test(id)) return texts.t('board.a-sector')
    return itemName(id, view()?.hero?.items ?? [], texts)
  }
}

/** Of two Items of one kind each is told by its Charges, or by its place where those are alike too. */
function itemName(id: string, items: readonly Item[], { t, name }: Pick<Texts, 't' | 'name'>): string {
  const twins = items.filter(({ card }) => kindOf(card) === kindOf(id))
  const nth = twins.findIndex(({ card }) => card === id)
  const item = twins[nth]
  if (item === undefined || twins.length < 2) return name(id)
  const isAlone = twins.every((other) => other === item || other.charges !== item.charges)
  return isAlone
    ? t('hero.item-charges', { name: name(id), n: item.charges })
    : t('hero.item-nth', { name: name(id), nth: nth + 1 })
}
