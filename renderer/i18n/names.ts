// Names of things: a pack's own through the catalogue, the table's from the message files, a Sector as it is written.
import type { Catalogue, MissionView, RulesText } from '../../electron/contract/alone.ts'
import { has, plainWords, text } from './lexicon.ts'
import { rulesText } from './rules.ts'

/** Puts an id into words. A window widens it by what it alone knows: its own handles. */
export type Naming = (id: string) => string

export const isSector = (id: string): boolean => /^[UL][a-d][1-6]$/.test(id)

/** Items carry the number of their copy: `bullets-2` is a `bullets`. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, '')

let shown: () => Catalogue | null = () => null
/** What is on the table of this window, for texts of packs that are asked for by name alone. */
export function shows(catalogue: () => Catalogue | null): void {
  shown = catalogue
}

/** The pack whose texts the message files hold. */
const TRANSLATED = 'core'
/** Whether a house pack calls this by a word of its own, which the message files do not know. */
function isForeign(catalogue: Catalogue | null, id: string): boolean {
  if (catalogue === null) return false
  if (catalogue.pack.split('+')[0] !== TRANSLATED) return true
  let names = ownNames.get(catalogue)
  if (names === undefined) {
    names = new Set(
      (catalogue.own ?? []).flatMap((own) => [own, kindOf(own), own.replace(/^creatures\.(.*)\.name$/, '$1')]),
    )
    ownNames.set(catalogue, names)
  }
  return names.has(id)
}
const ownNames = new WeakMap<Catalogue, ReadonlySet<string>>()

/** A language's own word for something of a pack, where its message file has one: `pack.<card>.name`. */
function translated(id: string, part: string, catalogue = shown()): string | undefined {
  const key = `pack.${id}.${part}`
  return has(key) && !isForeign(catalogue, id) ? text(key) : undefined
}

function inCatalogue(catalogue: Catalogue | null, id: string): string | undefined {
  if (catalogue === null) return undefined
  const kind = kindOf(id)
  const found =
    catalogue.cards.find((card) => card.card === id) ??
    catalogue.items.find((item) => item.card === id || item.card === kind || kindOf(item.card) === kind) ??
    catalogue.missions.find((mission) => mission.card === id) ??
    catalogue.characters.find((character) => character.card === id)
  if (found) return found.name
  const creature = Object.hasOwn(catalogue.creatures, id) ? catalogue.creatures[id] : undefined
  return (
    creature?.name ??
    catalogue.decks.find((deck) => deck.deck === id)?.name ??
    catalogue.conditions.find((condition) => condition.kind === id)?.name ??
    catalogue.choices.find((choice) => choice.choice === id)?.text
  )
}

/** What a pack calls a card: another than the table's word of the same spelling may be meant, so it comes first. */
export function makeNaming(catalogue: () => Catalogue | null): Naming {
  return (id) => {
    if (isSector(id) || /^\d+$/.test(id)) return id
    const side = /^([UL][a-d][1-6])([nesw])$/.exec(id)
    if (side) return `${side[1] ?? ''} ${text(`name.${side[2] ?? ''}`)}`
    const all = catalogue()
    const foreign = isForeign(all, id) ? inCatalogue(all, id) : undefined
    if (foreign !== undefined) return foreign
    const known = translated(id, 'name', all) ?? translated(kindOf(id), 'name', all)
    if (known !== undefined) return known
    if (has(`name.${id}`)) return text(`name.${id}`)
    return inCatalogue(all, id) ?? plainWords(id)
  }
}

/** A text of a pack in the language in use, where its message file has it, else as the pack says it or as it is made from what it does. */
export function packText(id: string, part: string, own: RulesText, catalogue = shown()): string {
  const known = translated(id, part, catalogue) ?? translated(kindOf(id), part, catalogue)
  return known ?? rulesText(own, { naming: makeNaming(() => catalogue), isOwn: (name) => isForeign(catalogue, name) })
}

/** The line of flavour on a card; empty where it has none. */
export const flavourOf = (id: string, own: string | undefined, catalogue = shown()): string =>
  own === undefined ? '' : packText(id, 'flavour', own, catalogue)

/** What a Mission changes for as long as it lasts; empty before, afterwards, and where it changes nothing. */
export function reminderOf(catalogue: Catalogue | null, { card, triggered, done }: MissionView): string {
  const own = catalogue?.missions.find((each) => each.card === card)?.reminder
  return triggered && !done && own !== undefined ? packText(card, 'reminder', own) : ''
}

/** What stands on a card, in words. `more` is its second half: Dangerous, Upgraded, reward or Sacrifice. */
export interface CardWords {
  readonly name: string
  readonly text: string
  readonly more: string
  readonly flavour: string
  readonly deck: string | null
}

interface Entry {
  readonly flavour?: string
}
export function makeCards(catalogue: () => Catalogue | null): (id: string) => CardWords | null {
  const naming = makeNaming(catalogue)
  return (id) => {
    const all = catalogue()
    if (all === null) return null
    const kind = kindOf(id)
    const words = (
      own: Entry,
      text: RulesText,
      more: RulesText,
      part: string,
      deck: string | null = null,
    ): CardWords => ({
      name: naming(id),
      text: packText(id, 'text', text, all),
      more: packText(id, part, more, all),
      flavour: flavourOf(id, own.flavour, all),
      deck,
    })
    const card = all.cards.find((each) => each.card === id)
    if (card) return words(card, card.text, card.dangerous, 'dangerous', card.deck)
    const item = all.items.find((each) => each.card === id) ?? all.items.find((each) => kindOf(each.card) === kind)
    if (item) return words(item, item.text, item.upgraded, 'upgraded')
    const mission = all.missions.find((each) => each.card === id)
    if (mission) return words(mission, mission.text, mission.reward, 'reward')
    const character = all.characters.find((each) => each.card === id)
    return character ? words(character, character.hero, character.sacrifice, 'sacrifice') : null
  }
}
