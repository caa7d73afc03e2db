// Every text of the core pack's cards as a player reads it, in the language in use.
import { isFault } from '../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../electron/games/alone/pack/check.ts'
import type { Pack } from '../../electron/games/alone/pack/pack.ts'
import { catalogue } from '../../electron/games/alone/view/catalogue.ts'
import type { Catalogue, RulesText } from '../../electron/contract/alone.ts'
import { kindOf, packText } from '../../renderer/i18n/index.ts'
import { makeNaming } from '../../renderer/i18n/names.ts'
import { coreData } from './core-pack.ts'

const checked = checkPack(coreData())
if (isFault(checked)) throw new Error(`${checked.path}: ${checked.fault}`)
export const core: Pack = checked
export const coreCatalogue: Catalogue = catalogue(core, 'evil-1')

/** One text of an entry: its part as message files call it, and how the catalogue has it. */
export interface Part {
  readonly id: string
  readonly part: string
  readonly text: RulesText
}
/** All texts of a catalogue's entries, Items once a kind. */
export function partsOf(all: Catalogue): readonly Part[] {
  const items = new Map(all.items.map((item) => [kindOf(item.card), item]))
  const of = (id: string, parts: Readonly<Record<string, RulesText | undefined>>): readonly Part[] =>
    Object.entries(parts).flatMap(([part, text]) => (text === undefined ? [] : [{ id, part, text }]))
  return [
    ...all.cards.flatMap(({ card, text, dangerous, flavour }) => of(card, { text, dangerous, flavour })),
    ...[...items].flatMap(([id, { text, upgraded, flavour }]) => of(id, { text, upgraded, flavour })),
    ...all.missions.flatMap(({ card, text, reward, reminder, flavour }) =>
      of(card, { text, reward, reminder, flavour }),
    ),
    ...all.characters.flatMap(({ card, hero, companion, sacrifice, flavour }) =>
      of(card, { text: hero, companion, sacrifice, flavour }),
    ),
    ...all.conditions.flatMap(({ kind, text, flavour }) => of(kind, { text, flavour })),
  ]
}

/** A text as it is read. */
export const read = ({ id, part, text }: Part): string => packText(id, part, text, coreCatalogue)

/** The whole of a pack's texts, one entry after another. */
export function book(): string {
  const naming = makeNaming(() => coreCatalogue)
  const lines: string[] = []
  let last = ''
  for (const part of partsOf(coreCatalogue)) {
    if (part.id !== last) lines.push('', naming(part.id))
    last = part.id
    lines.push(`  ${part.part}: ${read(part)}`)
  }
  return `${lines.join('\n').trim()}\n`
}
