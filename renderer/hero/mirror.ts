// What is read instead of seen and heard: the Labyrinth in words, and the captions of what sounded. Of the Hero's own view and cues alone.
import type { Dir, HeroView, SectorView } from '../../electron/contract/alone.ts'
import { listed, type Texts } from '../i18n/index.ts'
import type { Cue } from '../sound/cues.ts'
import { whereIs } from './naming.ts'

type Words = Pick<Texts, 't' | 'name'>

/** One Sector for screen readers. The first of a view is the Hero's own. */
export function sectorWords(sector: SectorView, view: HeroView, texts: Words): string {
  const { t, name } = texts
  const first = view.labyrinth[0] === sector
  const doorAt = (dir: Dir): { readonly blocked: boolean } | undefined => sector.doors.find((door) => door.dir === dir)
  const ways = sector.open.map((dir) => {
    const door = doorAt(dir)
    return door === undefined ? name(dir) : t(door.blocked ? 'board.way-blocked' : 'board.way-door', { dir: name(dir) })
  })
  return [
    name(sector.tile),
    first ? t('board.your-sector') : whereIs(sector, texts),
    sector.lit ? t('board.lit') : t('board.dark'),
    ...(sector.inSight ? [] : [t('board.remembered')]),
    t('board.ways', { ways: listed(ways) }),
    ...(sector.stairs ? [name(`${sector.stairs}-stairs`)] : []),
    ...(sector.lcu ? [name('lcu')] : []),
    ...(sector.danger ? [t('board.danger')] : []),
    ...sector.conditions.map(name),
    ...sector.creatures.map(({ kind, wounded }) =>
      wounded ? t('board.wounded-one', { kind: name(kind) }) : name(kind),
    ),
    ...(first && view.hero?.character ? [name(view.hero.character)] : []),
  ].join('; ')
}

/** The side is a sign that reads the same in any language. */
const sideOf = ({ pan }: Cue): string => (pan < -0.3 ? '◂ ' : pan > 0.3 ? '▸ ' : '')

/** What was heard last. Alike in a row are one; more than a few nobody reads. */
export const captionsOf = (cues: readonly Cue[], { t }: Pick<Texts, 't'>): readonly string[] =>
  [...new Set(cues.map((cue) => sideOf(cue) + t(cue.caption)))].slice(-3)
