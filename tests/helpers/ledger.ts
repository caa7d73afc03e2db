// What the seats' own lines show of a game: its limits hold and no card is lost. It knows the protocol and the pack, not the rules.
import type { EvilView } from '../../electron/contract/alone.ts'
import { CORE } from './test-pack.ts'

interface Modified {
  readonly card: string
  readonly modifiers?: readonly { readonly figure: string; readonly by?: number }[]
}
interface Data {
  readonly missions: readonly Modified[]
  readonly decks: readonly { readonly deck: string; readonly cards: readonly { card: string; copies: number }[] }[]
}
const { missions, decks } = CORE as Data

/** How many Creatures a Level may hold beyond four: what came while a Mission allowed it stays when that is done. */
const moreCreatures = (card: string): number =>
  (missions.find((mission) => mission.card === card)?.modifiers ?? [])
    .filter((modifier) => modifier.figure === 'creatures-per-level')
    .reduce((sum, modifier) => sum + (modifier.by ?? 0), 0)

const fails = (isWrong: boolean, what: string): readonly string[] => (isWrong ? [what] : [])

/** What is wrong with a game by the views that lie before its seats, each the last that its seat was sent. */
export function ledgerFault(evil: readonly EvilView[]): readonly string[] {
  const [first] = evil
  if (first === undefined || first.at === null || first.hero === null) return []
  const allowed = first.missions.reduce((sum, { card, triggered }) => sum + (triggered ? moreCreatures(card) : 0), 4)
  const { life, selfControl, adrenaline, items } = first.hero
  return [
    ...['U', 'L'].flatMap((level) => [
      ...fails(
        first.creatures.filter((c) => c.at.startsWith(level)).length > allowed,
        `too many Creatures on ${level}`,
      ),
      ...fails(first.dangers.filter((at) => at.startsWith(level)).length > 8, `too many Danger tokens on ${level}`),
    ]),
    ...fails(new Set(first.dangers).size < first.dangers.length, 'two Danger tokens in one Sector'),
    ...[life, selfControl].flatMap((health) => fails(health < 0 || health > 12, `Health is ${health}`)),
    ...fails(adrenaline < 0 || adrenaline > 6, `Adrenaline is ${adrenaline}`),
    ...fails(
      items.some(({ charges }) => charges < 1),
      'an Item without Charges is held',
    ),
    ...(first.revealed.length === 0 ? [] : cardsFault(evil)), // before that the decks are not laid out
  ]
}

/** Every card of the two decks is in a hand, in a pile, in a discard or on the Track. */
function cardsFault(evil: readonly EvilView[]): readonly string[] {
  const [first] = evil
  return (first?.decks ?? []).flatMap(({ name, left, discards }) => {
    const cards = decks.find((deck) => deck.deck === name)?.cards ?? []
    const whole = cards.reduce((sum, { copies }) => sum + copies, 0)
    const held = evil.flatMap((view) => view.hand ?? []).filter((card) => cards.some((one) => one.card === card))
    const track = first?.track.filter((played) => played.deck === name) ?? []
    const now = left + discards.length + held.length + track.length
    return fails(now !== whole, `${name} has ${now} cards`)
  })
}
