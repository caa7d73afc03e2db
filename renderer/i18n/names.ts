// Names of things: a pack's own through the catalogue, the table's from the message files, a Sector as it is written.
import type { Catalogue, MissionView } from '../../electron/contract/alone.ts'
import { has, plainWords, text } from './lexicon.ts'

/** Puts an id into words. A window widens it by what it alone knows: its own handles. */
export type Naming = (id: string) => string

export const isSector = (id: string): boolean => /^[UL][a-d][1-6]$/.test(id)

/** Items carry the number of their copy: `bullets-2` is a `bullets`. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, '')

/** A language's own word for something of a pack, where its message file has one: `pack.<card>.name`. */
const translated = (id: string, part: string): string | undefined => {
  const key = `pack.${id}.${part}`
  return has(key) ? text(key) : undefined
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
    const known = translated(id, 'name') ?? translated(kindOf(id), 'name')
    if (known !== undefined) return known
    if (has(`name.${id}`)) return text(`name.${id}`)
    return inCatalogue(catalogue(), id) ?? plainWords(id)
  }
}

/** A text of a pack in the language in use, where its message file has it, else as the pack says it. */
export const packText = (id: string, part: string, own: string): string =>
  translated(id, part) ?? translated(kindOf(id), part) ?? own

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
  readonly deck: string | null
}

export function makeCards(catalogue: () => Catalogue | null): (id: string) => CardWords | null {
  const naming = makeNaming(catalogue)
  return (id) => {
    const all = catalogue()
    if (all === null) return null
    const kind = kindOf(id)
    const words = (text: string, more: string, part: string, deck: string | null = null): CardWords => ({
      name: naming(id),
      text: packText(id, 'text', text),
      more: packText(id, part, more),
      deck,
    })
    const card = all.cards.find((each) => each.card === id)
    if (card) return words(card.text, card.dangerous, 'dangerous', card.deck)
    const item = all.items.find((each) => each.card === id) ?? all.items.find((each) => kindOf(each.card) === kind)
    if (item) return words(item.text, item.upgraded, 'upgraded')
    const mission = all.missions.find((each) => each.card === id)
    if (mission) return words(mission.text, mission.reward, 'reward')
    const character = all.characters.find((each) => each.card === id)
    return character ? words(character.hero, character.sacrifice, 'sacrifice') : null
  }
}
