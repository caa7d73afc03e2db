// Decides whether a pack's tables and numbers of cards make a game: what set-up draws must be there to be drawn.
import type { Fault } from '../../game.ts'
import type { Ability, Kind, MissionColour, Room } from '../../../contract/alone.ts'
import { allOf, firstOf } from './facts.ts'
import { type Deck, type Pack, STARTING_ADRENALINE } from './pack.ts'
import { sideFault } from './sides.ts'

const DECKS = 4
const DECK_SIZE = 26
const BULLETS = 3
const ABILITIES: readonly Ability[] = ['courage', 'cold-blood', 'acute-sight', 'precision', 'dexterity']

/** The first fault of each table. */
export const tablesFaults = (pack: Pack): readonly Fault[] =>
  [
    creaturesFault(pack),
    tracksFault(pack),
    diceFault(pack),
    ...decksFaults(pack),
    itemsFault(pack),
    charactersFault(pack),
    missionRoomsFault(pack),
    ...sheetsFaults(pack),
  ].flatMap((fault) => (fault === null ? [] : [fault]))

/** Each Ability belongs to one ordinary kind, and bosses have none. (R2) */
function creaturesFault(pack: Pack): Fault | null {
  const kinds = Object.entries(pack.creatures) as [Kind, Pack['creatures'][Kind]][]
  const seen = new Set<Ability>()
  for (const [kind, { ability, boss, tokens }] of kinds) {
    const path = `creatures.${kind}.ability`
    if ((boss === true) !== (ability === null))
      return { fault: 'An ordinary kind has an Ability, a boss has none', path }
    if (ability === null) continue
    if (seen.has(ability)) return { fault: `'${ability}' belongs to another kind already`, path }
    if (tokens < 1) return { fault: 'An ordinary kind has tokens', path: `creatures.${kind}.tokens` }
    seen.add(ability)
  }
  const missing = ABILITIES.find((ability) => !seen.has(ability))
  return missing === undefined ? null : { fault: `No kind has the Ability '${missing}'`, path: 'creatures' }
}

/** The caps sink along the Round track; the symbols of the Reaction Track stand in order on its spaces. */
export function tracksFault({ roundTrack, adrenalineTrack, reactionTrack, limits }: Pack): Fault | null {
  const rise = roundTrack.findIndex(({ cap }, i) => cap > (roundTrack[i - 1]?.cap ?? cap))
  if (rise !== -1) return { fault: 'The Healing Cap never rises', path: `roundTrack[${rise}].cap` }
  const much = adrenalineTrack.findIndex((tokens) => tokens > limits.adrenaline)
  if (much !== -1) return { fault: 'There are not so many Adrenaline tokens', path: `adrenalineTrack[${much}]` }
  if (limits.adrenaline < STARTING_ADRENALINE)
    return { fault: `The Hero begins with ${STARTING_ADRENALINE} Adrenaline tokens`, path: 'limits.adrenaline' }
  const { spaces, danger } = reactionTrack
  const wrong = danger.findIndex((space, i) => space > spaces || space <= (danger[i - 1] ?? 0))
  return wrong === -1
    ? null
    : { fault: 'Symbols stand on spaces of the Track, in order', path: `reactionTrack.danger[${wrong}]` }
}

function diceFault({ dice }: Pack): Fault | null {
  return dice.hit + dice.light + dice.danger > 0 ? null : { fault: 'A die has faces', path: 'dice' }
}

const sizeOf = (deck: Deck): number => deck.cards.reduce((sum, card) => sum + card.copies, 0)

function decksFaults({ decks }: Pack): readonly Fault[] {
  if (decks.length < DECKS) return [{ fault: `A pack has at least ${DECKS} decks`, path: 'decks' }]
  return allOf(decks, 'decks', (deck, path) =>
    sizeOf(deck) === DECK_SIZE
      ? []
      : [{ fault: `A deck has ${DECK_SIZE} cards, not ${sizeOf(deck)}`, path: `${path}.cards` }],
  )
}

/** The Items that a difficulty gives must be there. */
function itemsFault({ items, difficulties }: Pack): Fault | null {
  const count = items.reduce((sum, item) => sum + item.ids.length, 0)
  const bullets = items.reduce((sum, item) => sum + (item.bullets === true ? item.ids.length : 0), 0)
  if (bullets < BULLETS) return { fault: `A pack has at least ${BULLETS} Bullets`, path: 'items' }
  for (const [name, given] of Object.entries(difficulties)) {
    if (given.bullets > bullets) return { fault: 'There are not so many Bullets', path: `difficulties.${name}.bullets` }
    if (given.bullets + given.items > count) {
      return { fault: 'There are not so many Items', path: `difficulties.${name}.items` }
    }
  }
  return null
}

const charactersFault = ({ characters }: Pack): Fault | null =>
  characters.length > 0 ? null : { fault: 'A pack has a Character', path: 'characters' }

/** Whichever Final Mission and blue one are drawn, a green one in a third Room is left. (Hero Setup, 9–11) */
function missionRoomsFault({ missions }: Pack): Fault | null {
  const roomsOf = (colour: MissionColour): readonly Room[] => [
    ...new Set(missions.filter((mission) => mission.colour === colour).map((mission) => mission.room)),
  ]
  const fault = (colour: MissionColour): Fault => ({
    fault: `The ${colour} Missions need more Rooms, so that three different ones can always be drawn`,
    path: 'missions',
  })
  const [finals, blues, greens] = [roomsOf('final'), roomsOf('blue'), roomsOf('green')]
  if (finals.length === 0) return fault('final')
  for (const final of finals) {
    const others = blues.filter((room) => room !== final)
    if (others.length === 0) return fault('blue')
    if (others.some((blue) => greens.every((room) => room === final || room === blue))) return fault('green')
  }
  return null
}

const sheetsFaults = ({ sheets }: Pack): readonly (Fault | null)[] =>
  sheets.length >= 2
    ? sheets.map(({ sides }, i) => firstOf(sides, `sheets[${i}].sides`, sideFault))
    : [{ fault: 'A Map takes two sheets', path: 'sheets' }]
