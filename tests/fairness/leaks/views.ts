// Planted in what the Hero sees: fields, counts, identifiers, orders, places.
import { alone } from '../../../electron/games/alone/index.ts'
import { name } from '../chart.ts'
import {
  canPlay,
  creatureOf,
  cutting,
  dark,
  evilAsks,
  forHero,
  isSet,
  type Leak,
  type Loose,
  lurks,
  nearest,
  placeOf,
  stalks,
} from './plant.ts'

export const VIEW_LEAKS: readonly Leak[] = [
  {
    kind: 'an extra field',
    what: 'cards left in the decks',
    parts: forHero((v, s) => ({ ...v, left: Object.values(s.piles).map((pile) => pile.length) })),
  },
  { kind: 'an extra field', what: 'the hands', parts: forHero((v, s) => ({ ...v, cards: s.hands })) },
  {
    kind: 'an extra field',
    what: 'what lies on top of the Items',
    parts: forHero((v, s) => ({ ...v, top: s.items.slice(0, 6) })),
  },
  {
    kind: 'an extra field',
    what: 'the first state, kept for going back',
    parts: forHero((v, s) => ({ ...v, first: s.board.tile })),
  },
  { kind: 'an extra field', what: 'the counters of chance', parts: forHero((v, s) => ({ ...v, chance: s.chance })) },
  {
    kind: 'a count',
    what: 'how many Creatures there are',
    parts: forHero((v, s) => ({ ...v, creatures: s.creatures.length })),
  },
  {
    kind: 'a count',
    what: 'how much lies in the dark beside the Hero',
    parts: forHero((v, s) => ({ ...v, near: dark(s).filter((at) => s.dangers.includes(at)).length })),
  },
  { kind: 'a count', what: 'hands while they are filled, sent at once', parts: livingHands() },
  {
    kind: 'null against absent',
    what: 'a field that is absent where somebody is near',
    parts: forHero((v, s) => (stalks(s) ? v : { ...v, alarm: null })),
  },
  {
    kind: 'key order',
    what: 'fields in another order where somebody is near',
    parts: forHero((v, s) => (lurks(s) ? Object.fromEntries(Object.entries(v as object).reverse()) : v)),
  },
  {
    kind: 'a sign',
    what: 'he is said to wait for nobody where nobody can play',
    parts: forHero((v, s) => ({ ...v, difficulty: s.questions.length > 0 && !canPlay(s) ? null : v.difficulty })),
  },
  {
    kind: 'a cursor',
    what: 'a Sector in sight that glows where somebody is beyond',
    parts: forHero((v, s) => ({ ...v, glow: nearest(s) < 3 })),
  },
  {
    kind: 'an identifier',
    what: "a Creature's own name in place of its handle",
    parts: forHero((v, s) => {
      for (const sector of v.labyrinth) for (const c of sector.creatures) c.name = creatureOf(s, c.id as string)?.id
      return v
    }),
  },
  {
    kind: 'an identifier',
    what: "a Sector's number on the Map",
    parts: forHero((v, s) => {
      for (const sector of v.labyrinth) sector.number = placeOf(s, sector.id as string)
      return v
    }),
  },
  {
    kind: 'list order',
    what: 'Creatures of a Sector in the order of the state',
    parts: forHero((v, s) => {
      const order = s.creatures.map((c) => `c${c.handle}`)
      for (const sector of v.labyrinth)
        sector.creatures.sort((a: Loose, b: Loose) => order.indexOf(a.id as string) - order.indexOf(b.id as string))
      return v
    }),
  },
  {
    kind: 'list order',
    what: 'Sectors in the order of the Map',
    parts: forHero((v, s) => ({
      ...v,
      labyrinth: v.labyrinth.toSorted((a: Loose, b: Loose) => placeOf(s, a.id as string) - placeOf(s, b.id as string)),
    })),
  },
  {
    kind: 'an absolute place',
    what: "rows and columns told from the Map's corner",
    parts: forHero((v, s) => {
      for (const sector of v.labyrinth)
        sector.at = [placeOf(s, sector.id as string) % 4, Math.floor((placeOf(s, sector.id as string) % 24) / 4)]
      return v
    }),
  },
  {
    kind: 'an absolute place',
    what: 'the Level',
    parts: forHero((v, s) => {
      for (const sector of v.labyrinth) sector.level = name(placeOf(s, sector.id as string))[0]
      return v
    }),
  },
  {
    kind: 'map bounds',
    what: 'how far the Map reaches',
    parts: forHero((v, s) => ({
      ...v,
      wide: Math.max(...s.board.tile.map((tile, at) => (tile === null ? -1 : at % 4))),
      deep: isSet(s) ? 6 - Math.floor((s.hero.at % 24) / 4) : 0,
    })),
  },
]

function livingHands(): Leak['parts'] {
  return () => ({
    game: {
      ...alone,
      run: (s) => cutting(s, () => evilAsks(s, 'draw', 'place-danger')),
      view: (s, seat) =>
        seat === 'hero' ? { ...alone.view(s, seat), hands: s.hands.map((hand) => hand.length) } : alone.view(s, seat),
    },
  })
}
