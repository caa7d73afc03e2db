// Decides the set-up of the Randomized Mode, one stage after another: the Hero's side first, then Evil's. (Game Setup)
import type { Difficulty, MissionColour } from '../../contract/alone.ts'
import { push, type StepOf } from './agenda.ts'
import { chanceOf, draw, shuffled } from './dice.ts'
import { freeOfDanger, levelBears } from './evil/danger.ts'
import { askDraw, handLimit } from './evil/hands.ts'
import { kindsLeft } from './evil/spawning.ts'
import { takeItems, drawItems } from './hero/items.ts'
import { levelHasRoom } from './evil/movement.ts'
import { isSector } from './map/board.ts'
import { neighbours } from './map/distance.ts'
import { type At, LEVEL, nameOf, PLACES } from './map/grid.ts'
import { ROOMS } from './map/sheet.ts'
import { run } from './missions/missions.ts'
import { itemOf, missionOf } from './pack/find.ts'
import type { MissionCard } from './pack/pack.ts'
import { ask } from './questions.ts'
import { evilSeats, fromLeader, handIndex, leaderSeat, roomAt, type State } from './state.ts'
import { tell } from './tell/tell.ts'

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'normal', 'nightmare', 'impossible']
const OPENING_CREATURES = 2
const OPENING_DANGER = 2

/** One stage of set-up; each may ask and is followed by the next. */
export function setUp(s: State, { stage }: StepOf<'set-up'>): void {
  if (stage < STAGE.length - 1) push(s, { do: 'set-up', stage: stage + 1 })
  STAGE[stage]?.(s)
}

const STAGE: readonly ((s: State) => void)[] = [
  (s) => {
    ask(s, {
      seat: 'hero',
      kind: 'difficulty',
      keys: DIFFICULTIES.map((d) => `difficulty ${d}`),
      memory: { kind: 'difficulty' },
    })
  },
  (s) => {
    const keys = [...s.pack.characters.map((c) => `character ${c.card}`), 'random']
    ask(s, { seat: 'hero', kind: 'character', keys, memory: { kind: 'character' } })
  },
  (s) => {
    startingItems(s)
    s.missions = drawMissions(s, ROOMS)
    // His side is set up in the open: he has it before him while Evil prepares.
    push(s, { do: 'point' })
  },
  (s) => {
    if (s.players === 1) return
    const keys = [...evilSeats(s).map((seat) => `leader ${seat}`), 'random']
    ask(s, { seat: 'evil-1', kind: 'leader', keys, memory: { kind: 'leader' } })
  },
  (s) => {
    const pairs = ROOMS.flatMap((a, i) => ROOMS.slice(i + 1).map((b) => `swap ${a} ${b}`))
    ask(s, { seat: leaderSeat(s), kind: 'swap', keys: ['keep', ...pairs], memory: { kind: 'swap' } })
  },
  (s) => {
    const keys = sectors(s).filter((at) => roomAt(s, at) === null)
    ask(s, { seat: leaderSeat(s), kind: 'hero-start', keys: keys.map(nameOf), memory: { kind: 'hero-start' } })
  },
  // The choice is declared to the Hero.
  (s) => push(s, { do: 'choose-deck' }, { do: 'choose-deck' }, { do: 'point' }),
  (s) => openingHands(s),
  (s) =>
    push(
      s,
      ...Array.from({ length: OPENING_CREATURES }, () => ({ do: 'opening-creature' }) as const),
      ...Array.from({ length: OPENING_DANGER * 2 }, () => ({ do: 'opening-danger' }) as const),
    ),
  (s) => push(s, { do: 'reveal', sectors: [s.hero.at], fresh: [] }, { do: 'look' }),
  (s) => begin(s),
]

const sectors = (s: State): readonly At[] =>
  Array.from({ length: PLACES }, (_, at) => at).filter((at) => isSector(s.board, at))

/** Bullets at random first, then any; each with its Charges. (Hero Setup, R56) */
function startingItems(s: State): void {
  const start = s.pack.difficulties[s.difficulty ?? 'normal']
  s.items = shuffled(
    s,
    'items',
    s.pack.items.flatMap((kind) => kind.ids),
  )
  const bullets = s.items.filter((id) => itemOf(s.pack, id)?.bullets === true).slice(0, start.bullets)
  s.items = s.items.filter((id) => !bullets.includes(id))
  if (bullets.length > 0) takeItems(s, bullets)
  drawItems(s, start.items)
}

/** The Final Mission, then a blue and a green one, all of different Rooms. (Hero Setup) */
export function drawMissions(
  s: State,
  rooms: readonly string[],
  wanted: readonly MissionColour[] = ['final', 'blue', 'green'],
): State['missions'] {
  const taken = s.missions.map((m) => missionOf(s.pack, m.card)?.room)
  const drawn: MissionCard[] = []
  for (const colour of wanted) {
    const pile = shuffled(
      s,
      `missions ${colour}`,
      s.pack.missions.filter((m) => m.colour === colour),
    )
    const card = pile.find(
      (m) => [m.room, ...(m.goal.rooms ?? [])].every((room) => rooms.includes(room)) && !taken.includes(m.room),
    )
    if (card === undefined) continue
    taken.push(card.room)
    drawn.push(card)
  }
  const all = [
    ...s.missions,
    ...drawn.map((m) => ({
      colour: m.colour,
      card: m.card,
      triggered: m.colour !== 'final',
      done: false,
      progress: 0,
    })),
  ]
  return (['blue', 'green', 'final'] as const).flatMap((colour) => all.find((m) => m.colour === colour) ?? [])
}

/** The Leader takes a deck: with two players the first is his own. (Evil Setup, R104) */
export function chooseDeck(s: State): void {
  const keys = s.pack.decks.map((deck) => deck.deck).filter((deck) => !s.decks.includes(deck))
  ask(s, { seat: leaderSeat(s), kind: 'deck', keys: keys.map((deck) => `deck ${deck}`), memory: { kind: 'deck' } })
}

/** A deck is taken: of two players the second's stands second. */
export function deckChosen(s: State, deck: string): void {
  const isOthers = s.players === 2 && s.leader === 2
  s.decks = isOthers ? [deck, ...s.decks] : [...s.decks, deck]
  tell(s, { type: 'deck-chosen', deck })
}

/** Shuffles the two decks; every player draws his hand, from either deck where he may. */
function openingHands(s: State): void {
  for (const name of s.decks) stackDeck(s, name)
  push(s, ...fromLeader(s).map((seat) => ({ do: 'opening-hand', seat }) as const), { do: 'hands-told' })
}

/** Lays a whole deck as a shuffled pile. */
export function stackDeck(s: State, name: string): void {
  const deck = s.pack.decks.find((d) => d.deck === name)
  const cards = deck?.cards.flatMap((card) => Array.from({ length: card.copies }, () => card.card)) ?? []
  s.piles = { ...s.piles, [name]: shuffled(s, `deck ${name}`, cards) }
  s.discards = { ...s.discards, [name]: [] }
}

/** One player's opening hand, card by card. */
export function openingHand(s: State, step: StepOf<'opening-hand'>): void {
  askDraw(s, step, (s.hands[handIndex(step.seat)]?.length ?? 0) < handLimit(s))
}

/** Opening Creatures: any ordinary kind in or beside a Mission's Room, in different Sectors, with no Noise. (R66, R100) */
export function askOpeningCreature(s: State): void {
  const rooms = s.missions.map((m) => missionOf(s.pack, m.card)?.room)
  const missions = sectors(s).filter((at) => rooms.includes(roomAt(s, at) ?? undefined))
  const near = [...new Set(missions.flatMap((at) => [at, ...neighbours(s.board, at, s.blocked)]))].toSorted(
    (a, b) => a - b,
  )
  const free = near.filter(
    (at) => at !== s.hero.at && !s.creatures.some((c) => c.at === at) && levelHasRoom(s, LEVEL(at)),
  )
  const keys = kindsLeft(s).flatMap((kind) => free.map((at) => `${kind} ${nameOf(at)}`))
  ask(s, { seat: leaderSeat(s), kind: 'opening-creature', keys, memory: { kind: 'opening-creature' } })
}

/** Opening Danger: two tokens on each Level, none in the Hero's Sector. (R52) */
export function askOpeningDanger(s: State): void {
  const on = (level: 0 | 1): number => s.dangers.filter((at) => LEVEL(at) === level).length
  const free = freeOfDanger(s).filter(
    (at) => at !== s.hero.at && on(LEVEL(at)) < OPENING_DANGER && levelBears(s, LEVEL(at)),
  )
  ask(s, { seat: leaderSeat(s), kind: 'opening-danger', keys: free.map(nameOf), memory: { kind: 'opening-danger' } })
}

/** What is revealed by Starting Missions happens now; then the first Turn. (Hero Setup 12) */
function begin(s: State): void {
  s.phase = 'play'
  const starting = s.missions.filter((m) => m.colour !== 'final')
  push(s, ...starting.flatMap((m) => run(missionOf(s.pack, m.card)?.setup, m.card, leaderSeat(s))), {
    do: 'new-turn',
    number: 1,
  })
}

/** Chance for what is dealt before there is a state: by use and that use's own counter. */
export function dealChance(seed: string): (use: string, n: number) => number {
  const used = new Map<string, number>()
  return (use, n) => {
    const counter = used.get(use) ?? 0
    used.set(use, counter + 1)
    return chanceOf(seed, use, counter, n)
  }
}

/** A Character at random. */
export const randomCharacter = (s: State): string | undefined =>
  s.pack.characters[draw(s, 'character', s.pack.characters.length)]?.card
