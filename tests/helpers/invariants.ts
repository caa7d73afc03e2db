// What holds of every game at every rest, whatever is played: limits, tokens and cards conserved, views of their exact shape.
import type { Seat } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { figure } from '../../electron/games/alone/figures.ts'
import { isSector } from '../../electron/games/alone/map/board.ts'
import { LEVEL, nameOf } from '../../electron/games/alone/map/grid.ts'
import { missionOf } from '../../electron/games/alone/pack/find.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { ABSOLUTE, evilEventSchema, evilSchema, heroEventSchema, heroSchema } from './views.ts'

/** What is broken, in words; nothing of a game that is well. */
export const broken = (s: State): readonly string[] => [...unsound(s), ...(isRevealing(s) ? [] : views(s))]
/** The same of the state alone, which is quicker. */
export const unsound = (s: State): readonly string[] => [...limits(s), ...tokens(s), ...shown(s)]

const unless = (holds: boolean, what: string): readonly string[] => (holds ? [] : [what])
const levels = [0, 1] as const
const isOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length

/** What came under a Mission that allowed more stays when it is done. */
const stayed = (s: State): number =>
  s.missions
    .filter((mission) => mission.done)
    .flatMap((mission) => missionOf(s.pack, mission.card)?.modifiers ?? [])
    .filter((modifier) => modifier.figure === 'creatures-per-level')
    .reduce((sum, { by }) => sum + (typeof by === 'number' ? by : 0), 0)

function limits(s: State): readonly string[] {
  const { life, selfControl, adrenaline } = s.hero
  const on = (places: readonly number[], level: 0 | 1): number => places.filter((at) => LEVEL(at) === level).length
  const here = s.creatures.map((c) => c.at)
  return [
    ...levels.flatMap((level) => [
      ...unless(
        on(here, level) <= figure(s, 'creatures-per-level', s.pack.limits.creaturesPerLevel) + stayed(s),
        `Level ${level} holds ${on(here, level)} Creatures`,
      ),
      ...unless(
        on(s.dangers, level) <= figure(s, 'danger-per-level', s.pack.limits.dangerPerLevel),
        `Level ${level} holds ${on(s.dangers, level)} Danger tokens`,
      ),
    ]),
    ...unless(isOnce(s.dangers), 'two Danger tokens lie in one Sector'),
    ...unless(isOnce(s.lights), 'two Lights are in one Sector'),
    ...unless(isOnce(s.blocked), 'a Door is Blocked twice'),
    ...unless(
      [...here, ...s.dangers, ...s.lights].every((at) => isSector(s.board, at)),
      'something lies off the Map',
    ),
    ...unless(life >= 0 && life <= 12 && selfControl >= 0 && selfControl <= 12, `Health is ${life} and ${selfControl}`),
    ...unless(life + selfControl > 0 || s.phase === 'over', 'the Hero is defeated and the game goes on'),
    ...unless(adrenaline >= 0 && adrenaline <= s.pack.limits.adrenaline, `Adrenaline is ${adrenaline}`),
    ...unless(s.turn.number >= 1 && s.turn.number <= 8, `the Turn is ${s.turn.number}`),
    ...unless(s.round.space >= 0 && s.round.space < s.pack.roundTrack.length, `the Round is ${s.round.space}`),
  ]
}

/** Nothing is lost and nothing comes of nothing. Cards that a position left out are out of the game. */
function tokens(s: State): readonly string[] {
  const wrong: string[] = []
  for (const deck of s.decks) {
    const whole = s.pack.decks.find((d) => d.deck === deck)?.cards ?? []
    const inPlay = [
      ...(s.piles[deck] ?? []),
      ...(s.discards[deck] ?? []).map((x) => x.card),
      ...s.hands.flat().filter((card) => whole.some((c) => c.card === card)),
      ...s.track.filter((x) => x.deck === deck).map((x) => x.card),
    ]
    for (const { card, copies } of whole) {
      const now = inPlay.filter((x) => x === card).length
      if (now > copies) wrong.push(`there are ${now} of ${copies} ${card}`)
    }
  }
  const items = [...s.items, ...s.itemDiscards, ...s.hero.items.map((x) => x.card)]
  const kinds = s.creatures.map((c) => c.kind)
  return [
    ...wrong,
    ...unless(isOnce(items), 'an Item is there twice'),
    ...unless(
      kinds.every((kind) => kinds.filter((x) => x === kind).length <= s.pack.creatures[kind].tokens),
      'more Creatures of a kind than tokens',
    ),
    ...unless(isOnce(s.hero.companions.map((x) => x.card)), 'a Companion is there twice'),
  ]
}

/** How many cards of a deck are in the game, and how many Items. */
const cardsOf = (s: State, deck: string): number =>
  (s.piles[deck]?.length ?? 0) +
  (s.discards[deck]?.length ?? 0) +
  s.hands.flat().filter((card) => s.pack.decks.some((d) => d.deck === deck && d.cards.some((c) => c.card === card)))
    .length +
  s.track.filter((x) => x.deck === deck).length
const itemsOf = (s: State): number => s.items.length + s.itemDiscards.length + s.hero.items.length

/** Of a game that was begun with whole decks: no card is lost. */
export function conserved(s: State): readonly string[] {
  if (s.decks.length < 2 || s.phase === 'set-up') return []
  return [
    ...s.decks.flatMap((deck) => {
      const cards = s.pack.decks.find((d) => d.deck === deck)?.cards ?? []
      const whole = cards.reduce((sum, { copies }) => sum + copies, 0)
      return unless(cardsOf(s, deck) === whole, `${deck} has ${cardsOf(s, deck)} cards`)
    }),
    ...unless(itemsOf(s) === s.pack.items.flatMap((kind) => kind.ids).length, `there are ${itemsOf(s)} Items`),
  ]
}

/** While a tile is sought for a Sector that is being Revealed, nothing of it has a handle yet; the Hero is told when it has. */
const isRevealing = (s: State): boolean =>
  s.agenda.some((step) => step.do === 'reveal') || s.questions.some((q) => q.memory.kind === 'tile')

/** Creatures have handles where they stand in Revealed Sectors, and nowhere else; the Hero's Sector is Revealed at every question of his. */
function shown(s: State): readonly string[] {
  const seen = s.labyrinth.map((x) => x.at)
  if (isRevealing(s) || s.hero.at < 0 || s.phase === 'set-up') return []
  const handles = [...s.labyrinth.map((x) => `s${x.handle}`), ...s.creatures.flatMap((c) => c.handle ?? [])]
  return [
    ...s.creatures
      .filter((c) => (c.handle !== null) !== seen.includes(c.at))
      .map((c) => `${c.id} at ${nameOf(c.at)} has handle ${String(c.handle)}`),
    ...unless(isOnce(handles), 'a handle is given twice'),
    ...unless(s.phase === 'over' || seen.includes(s.hero.at), "the Hero's Sector is not Revealed"),
  ]
}

function views(s: State): readonly string[] {
  if (s.phase === 'set-up') return []
  return alone.seats(s).flatMap((seat) => viewFault(seat, alone.view(s, seat)))
}

/** What is wrong with a view in play. */
export function viewFault(seat: Seat, view: object): readonly string[] {
  const read = (seat === 'hero' ? heroSchema : evilSchema).safeParse(view)
  const wrong = read.success ? [] : [`view of ${seat}: ${read.error.issues.map(faultOf).join('; ')}`]
  return seat === 'hero' ? [...wrong, ...absolute(view)] : wrong
}

/** What is wrong with an event that a seat is told. */
export function eventFault(seat: Seat, event: object): readonly string[] {
  const read = (seat === 'hero' ? heroEventSchema : evilEventSchema).safeParse(event)
  const wrong = read.success ? [] : [`event to ${seat}: ${JSON.stringify(event)}`]
  return seat === 'hero' ? [...wrong, ...absolute(event)] : wrong
}

/** Whether anything in a line to the Hero names a place of the Map. */
export const absolute = (line: unknown): readonly string[] => {
  const [found] = ABSOLUTE.exec(JSON.stringify(line)) ?? []
  return found === undefined ? [] : [`the Hero is told of ${found}`]
}

const faultOf = (issue: { readonly path: readonly PropertyKey[]; readonly message: string }): string =>
  `${issue.path.map(String).join('.')} ${issue.message}`
