// Decides what a position sets up: what is left out takes the value of a plain Normal game; what is malformed is refused with its path.
import { z } from 'zod'
import type { Fault, Setting } from '../game.ts'
import { blank } from './blank.ts'
import { shuffled } from './dice.ts'
import { placeCreature } from './evil/spawning.ts'
import { joinFrames } from './labyrinth/islands.ts'
import { assemble, type Board, isDoor, isSector } from './map/board.ts'
import { deal } from './map/deal.ts'
import { type At, atOf, LEVEL, nameOf, sideFrom, sideName } from './map/grid.ts'
import { ROOMS } from './map/sheet.ts'
import { cardOf, characterOf, conditionOf, deckOf, itemOf, missionOf } from './pack/find.ts'
import { withOverlay } from './pack/overlay.ts'
import type { Pack } from './pack/pack.ts'
import { dealChance, drawMissions, stackDeck } from './setup.ts'
import { evilSeats, NEW_TURN, NO_EXPERIENCE, roomAt, type State } from './state.ts'
import { levelsOf } from './view/evil.ts'

const name = z.string().max(60)
const count = (max: number) => z.int().min(0).max(max)
const lines = z.array(z.string().max(12)).length(6)
const ability = z.enum(['courage', 'cold-blood', 'acute-sight', 'precision', 'dexterity'])
const kind = z.enum(['worm', 'spore', 'hybrid', 'cultist', 'parasite', 'cultist-chief', 'alpha-worm', 'mech'])
const mission = z.strictObject({
  card: name,
  progress: count(99).optional(),
  done: z.boolean().optional(),
  triggered: z.boolean().optional(),
})

const SCHEMA = z.strictObject({
  position: z.literal(1),
  pack: name.optional(),
  levels: z.strictObject({ upper: lines, lower: lines }).optional(),
  lcus: z.array(name).max(48).optional(),
  difficulty: z.enum(['easy', 'normal', 'nightmare', 'impossible']).optional(),
  round: count(99).optional(),
  turn: z.int().min(1).max(8).optional(),
  nightmare: z.boolean().optional(),
  hero: z
    .strictObject({
      at: name.optional(),
      character: name.nullable().optional(),
      life: count(12).optional(),
      selfControl: count(12).optional(),
      adrenaline: count(99).optional(),
      items: z
        .array(
          z.strictObject({ card: name, charges: z.int().min(1).max(12).optional(), component: z.boolean().optional() }),
        )
        .max(40)
        .optional(),
      companions: z
        .array(z.strictObject({ card: name, charges: z.int().min(1).max(12).optional() }))
        .max(8)
        .optional(),
      experience: z.partialRecord(ability, count(2)).optional(),
      scavenged: z
        .array(z.enum(ROOMS as unknown as readonly [string, ...string[]]))
        .max(8)
        .optional(),
    })
    .optional(),
  creatures: z
    .array(z.strictObject({ kind, at: name, wounded: z.boolean().optional() }))
    .max(48)
    .optional(),
  dangers: z.array(name).max(48).optional(),
  lights: z.array(name).max(48).optional(),
  blocked: z.array(name).max(99).optional(),
  revealed: z.array(name).max(48).optional(),
  conditions: z
    .array(z.strictObject({ kind: name, at: name }))
    .max(99)
    .optional(),
  missions: z
    .strictObject({
      blue: mission.nullable().optional(),
      green: mission.nullable().optional(),
      final: mission.nullable().optional(),
    })
    .optional(),
  evil: z
    .strictObject({
      players: z.literal([1, 2, 3]).optional(),
      leader: z.literal([1, 2, 3]).optional(),
      decks: z.array(name).length(2).optional(),
      hands: z.array(z.array(name).max(60)).max(3).optional(),
      track: z
        .array(
          z.strictObject({
            card: name,
            faceDown: z.boolean().optional(),
            span: z.literal([1, 2]).optional(),
            by: z.enum(['evil-1', 'evil-2', 'evil-3']).optional(),
          }),
        )
        .max(40)
        .optional(),
    })
    .optional(),
  piles: z.record(name, z.array(name).max(200)).optional(),
  discards: z.record(name, z.array(name).max(200)).optional(),
  dice: z
    .array(z.enum(['hit', 'light', 'danger']))
    .max(1000)
    .optional(),
  overlay: z.unknown().optional(),
})
type Position = z.infer<typeof SCHEMA>

class Impossible extends Error {
  readonly path: string
  constructor(path: string, fault: string) {
    super(fault)
    this.path = path
  }
}
const refuse = (path: string, fault: string): never => {
  throw new Impossible(path, fault)
}

/** Sets up a position at the start of a Turn. The first fault is named by its path, and nothing is changed. */
export function loadPosition(pack: Pack, setting: Setting, data: unknown): State | Fault {
  const parsed = SCHEMA.safeParse(data)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    return { fault: issue?.message ?? 'is malformed', path: pathOf([...(issue?.path ?? []), ...unknownKey]) }
  }
  try {
    return setUp(pack, setting, parsed.data)
  } catch (error) {
    if (error instanceof Impossible) return { fault: error.message, path: error.path }
    throw error
  }
}

/** A path as people write it: `levels.upper[2]`. */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

function setUp(base: Pack, setting: Setting, p: Position): State {
  const pack = p.overlay === undefined ? base : withOverlay(base, p.overlay)
  if ('fault' in pack) return refuse(`overlay${pack.path === '' ? '' : `.${pack.path}`}`, pack.fault)
  const players = p.evil?.players ?? 1
  const board = boardOf(pack, setting, p)
  const s: State = { ...blank(pack, setting.seed, players, board), overlay: p.overlay ?? null, phase: 'play' }
  s.difficulty = p.difficulty ?? 'normal'
  s.dice = p.dice ?? []
  layGround(s, p)
  layHero(s, p)
  layLabyrinth(s, p)
  layMissions(s, p)
  layCards(s, p)
  layRound(s, p)
  return s
}

function boardOf(pack: Pack, setting: Setting, p: Position): Board {
  if (p.levels === undefined) {
    if (p.lcus !== undefined) refuse('lcus', 'need levels')
    return deal(
      dealChance(setting.seed),
      pack.sheets.map((sheet) => sheet.sides),
      ROOMS,
    )
  }
  const lcus = (p.lcus ?? []).map((lcu, i) => atOf(lcu) ?? refuse(`lcus[${i}]`, 'is no Sector'))
  const board = assemble(p.levels, lcus)
  return 'fault' in board ? refuse(board.path, board.fault) : board
}

/** Every name of a list is a Sector of the Map, once. */
function sectors(s: State, names: readonly string[], path: string): readonly At[] {
  const found = names.map((each, i) => sector(s, each, `${path}[${i}]`))
  found.forEach((at, i) => {
    if (found.indexOf(at) !== i) refuse(`${path}[${i}]`, 'is named twice')
  })
  return found.toSorted((a, b) => a - b)
}

function sector(s: State, text: string, path: string): At {
  const at = atOf(text)
  return at === undefined || !isSector(s.board, at) ? refuse(path, 'is no Sector of this Map') : at
}

function layGround(s: State, p: Position): void {
  const { limits } = s.pack
  s.lights = sectors(s, p.lights ?? [], 'lights')
  s.dangers = sectors(s, p.dangers ?? [], 'dangers')
  for (const level of [0, 1]) {
    if (s.dangers.filter((at) => LEVEL(at) === level).length > limits.dangerPerLevel)
      refuse('dangers', 'are too many on one Level')
  }
  s.blocked = (p.blocked ?? [])
    .map((text, i) => {
      const side = sideFrom(text)
      return side === undefined || !isDoor(s.board, side) ? refuse(`blocked[${i}]`, 'is no Door') : side
    })
    .toSorted((a, b) => a - b)
  s.blocked.forEach((side, i) => {
    if (s.blocked.indexOf(side) !== i) refuse(`blocked[${i}]`, 'is named twice')
  })
  s.conditions = (p.conditions ?? []).map(({ kind: condition, at }, i) => {
    if (conditionOf(s.pack, condition) === undefined) refuse(`conditions[${i}].kind`, 'is no Condition of the pack')
    return { kind: condition, at: sector(s, at, `conditions[${i}].at`) }
  })
  for (const [i, creature] of (p.creatures ?? []).entries()) {
    const at = sector(s, creature.at, `creatures[${i}].at`)
    placeCreature(s, creature.kind, at, creature.wounded ?? false)
    if (s.creatures.filter((c) => c.kind === creature.kind).length > s.pack.creatures[creature.kind].tokens)
      refuse(`creatures[${i}].kind`, 'has no token left')
    if (s.creatures.filter((c) => LEVEL(c.at) === LEVEL(at)).length > limits.creaturesPerLevel)
      refuse(`creatures[${i}].at`, 'is on a Level that is full')
  }
  s.told = {}
}

function layHero(s: State, p: Position): void {
  const hero = p.hero ?? {}
  const corridors = s.board.tile.flatMap((_, at) => (isSector(s.board, at) && roomAt(s, at) === null ? [at] : []))
  const at =
    hero.at === undefined
      ? corridors[dealChance(s.seed)('hero-start', corridors.length)]
      : sector(s, hero.at, 'hero.at')
  if (at === undefined) return refuse('hero.at', 'has no Corridor Sector to stand in')
  const character =
    hero.character === undefined
      ? (s.pack.characters[dealChance(s.seed)('character', s.pack.characters.length)]?.card ?? null)
      : hero.character
  if (character !== null && characterOf(s.pack, character) === undefined) refuse('hero.character', 'is not in the pack')
  const items = (hero.items ?? []).map((item, i) => {
    const entry = itemOf(s.pack, item.card)
    if (entry === undefined) return refuse(`hero.items[${i}].card`, 'is not in the pack')
    return { card: item.card, charges: item.charges ?? entry.charges ?? 3, component: item.component ?? false }
  })
  const companions = (hero.companions ?? []).map((companion, i) => {
    if (characterOf(s.pack, companion.card) === undefined) refuse(`hero.companions[${i}].card`, 'is not in the pack')
    if (companion.card === character) refuse(`hero.companions[${i}].card`, 'is the Hero himself')
    return { card: companion.card, charges: companion.charges ?? 6 }
  })
  once(items, 'hero.items')
  once(companions, 'hero.companions')
  const { limits } = s.pack
  if (items.length > limits.items) refuse('hero.items', 'are more than the limit')
  if ((hero.adrenaline ?? 0) > limits.adrenaline) refuse('hero.adrenaline', 'is more than the tokens there are')
  if (hero.life === 0 && hero.selfControl === 0) refuse('hero.life', 'is 0 like his Self Control: he is defeated')
  s.hero = {
    ...s.hero,
    at,
    character,
    life: hero.life ?? s.hero.life,
    selfControl: hero.selfControl ?? s.hero.selfControl,
    adrenaline: hero.adrenaline ?? s.hero.adrenaline,
    items,
    companions,
    experience: { ...NO_EXPERIENCE, ...(hero.experience as Partial<typeof NO_EXPERIENCE> | undefined) },
    scavenged: (hero.scavenged ?? []) as State['hero']['scavenged'],
  }
}

function once(cards: readonly { readonly card: string }[], path: string): void {
  cards.forEach(({ card }, i) => {
    if (cards.findIndex((x) => x.card === card) !== i) refuse(`${path}[${i}].card`, 'is there twice')
  })
}

/** The Labyrinth as given, the Hero's Sector always in it; what it holds is Revealed too. */
function layLabyrinth(s: State, p: Position): void {
  const given = sectors(s, p.revealed ?? [], 'revealed')
  const shown = given.includes(s.hero.at) ? given : [...given, s.hero.at].toSorted((a, b) => a - b)
  s.labyrinth = shown.map((at, i) => ({ at, handle: 0, frame: i + 1 }))
  s.counters = { ...s.counters, frame: shown.length }
  joinFrames(s)
  s.agenda = [{ do: 'reveal', sectors: [], fresh: shown }]
}

function layMissions(s: State, p: Position): void {
  const given = p.missions ?? {}
  const colours = ['blue', 'green', 'final'] as const
  s.missions = colours.flatMap((colour) => {
    const laid = given[colour]
    if (laid === null || laid === undefined) return []
    const card = missionOf(s.pack, laid.card)
    if (card?.colour !== colour) return refuse(`missions.${colour}.card`, 'is no Mission of this colour')
    const done = laid.done ?? false
    const progress = laid.progress ?? 0
    if (progress > card.goal.times) refuse(`missions.${colour}.progress`, 'is beyond the goal')
    return [
      { colour, card: laid.card, triggered: colour === 'final' ? (laid.triggered ?? false) : true, done, progress },
    ]
  })
  const rooms = ROOMS.filter((room) => s.board.tile.includes(room))
  s.missions = drawMissions(
    s,
    rooms,
    (['final', 'blue', 'green'] as const).filter((colour) => given[colour] === undefined),
  )
}

function layCards(s: State, p: Position): void {
  const evil = p.evil ?? {}
  const names = s.pack.decks.map((deck) => deck.deck)
  const decks = evil.decks ?? names.slice(0, 2)
  decks.forEach((deck, i) => {
    if (!names.includes(deck) || decks.indexOf(deck) !== i)
      refuse(`evil.decks[${i}]`, 'is no deck of the pack, or is named twice')
  })
  if ((evil.leader ?? 1) > s.players) refuse('evil.leader', 'is no player of this game')
  s.leader = evil.leader ?? 1
  s.decks = decks
  const ofDecks = (card: string, path: string): string =>
    cardOf(s.pack, card) !== undefined && decks.includes(deckOf(s.pack, card))
      ? card
      : refuse(path, 'is no card of the two decks')
  const hands = evil.hands ?? []
  if (hands.length > s.players) refuse('evil.hands', 'are more than the players')
  s.hands = evilSeats(s).map((_, i) => (hands[i] ?? []).map((card, j) => ofDecks(card, `evil.hands[${i}][${j}]`)))
  s.track = (evil.track ?? []).map((played, i) => ({
    deck: deckOf(s.pack, ofDecks(played.card, `evil.track[${i}].card`)),
    card: played.card,
    by: played.by ?? 'evil-1',
    faceDown: played.faceDown ?? false,
    span: played.span ?? 1,
  }))
  if (s.track.reduce((sum, x) => sum + x.span, 0) > s.pack.reactionTrack.spaces)
    refuse('evil.track', 'is longer than the Track')
  layPiles(s, p)
  s.handsTold = s.hands.map((hand) => hand.length)
}

/** A pile named is that pile whole; otherwise a deck is all its cards but those that lie elsewhere. */
function layPiles(s: State, p: Position): void {
  const piles = p.piles ?? {}
  const discards = p.discards ?? {}
  for (const [group, named] of [
    ['piles', piles],
    ['discards', discards],
  ] as const) {
    for (const key of Object.keys(named))
      if (key !== 'items' && !s.decks.includes(key)) refuse(`${group}.${key}`, 'is no pile of this game')
  }
  for (const deck of s.decks) {
    stackDeck(s, deck)
    const known = (card: string, path: string): string =>
      deckOf(s.pack, card) === deck ? card : refuse(path, 'is no card of this deck')
    const pile = piles[deck]?.map((card, i) => known(card, `piles.${deck}[${i}]`))
    const laid = (discards[deck] ?? []).map((card, i) => known(card, `discards.${deck}[${i}]`))
    const elsewhere = [...s.hands.flat(), ...s.track.map((x) => x.card), ...laid]
    s.discards = { ...s.discards, [deck]: laid.map((card) => ({ card, by: null })) }
    s.piles = {
      ...s.piles,
      [deck]: pile ?? (discards[deck] === undefined ? without(s.piles[deck] ?? [], elsewhere) : []),
    }
    conserve(s, deck)
  }
  const items = piles['items']?.map((id, i) =>
    itemOf(s.pack, id) === undefined ? refuse(`piles.items[${i}]`, 'is no Item') : id,
  )
  s.itemDiscards = (discards['items'] ?? []).map((id, i) =>
    itemOf(s.pack, id) === undefined ? refuse(`discards.items[${i}]`, 'is no Item') : id,
  )
  const out = [...s.hero.items.map((item) => item.card), ...s.itemDiscards]
  const all = shuffled(
    s,
    'items',
    s.pack.items.flatMap((each) => each.ids),
  ).filter((id) => !out.includes(id))
  s.items = items ?? (discards['items'] === undefined ? all : [])
  once(
    [...s.items, ...out].map((card) => ({ card })),
    'piles.items',
  )
}

/** No more copies of a card than the pack has. */
function conserve(s: State, deck: string): void {
  const all = [
    ...(s.piles[deck] ?? []),
    ...(s.discards[deck] ?? []).map((x) => x.card),
    ...s.hands.flat().filter((card) => deckOf(s.pack, card) === deck),
    ...s.track.filter((x) => x.deck === deck).map((x) => x.card),
  ]
  for (const card of all) {
    if (all.filter((x) => x === card).length > (cardOf(s.pack, card)?.copies ?? 0))
      refuse(`piles.${deck}`, `has more of ${card} than there are`)
  }
}

function without(pile: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...pile]
  for (const card of gone) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

function layRound(s: State, p: Position): void {
  const last = s.pack.roundTrack.length - 1
  const space = p.round ?? 0
  if (space > last) refuse('round', 'is beyond the Round track')
  s.round = { space, credit: 0, nightmare: p.nightmare ?? space === last }
  s.turn = { ...NEW_TURN, number: p.turn ?? 1 }
  s.agenda = [{ do: 'turn-end' }, { do: 'turn-begin' }, { do: 'look' }, ...s.agenda]
}

/** The position as far as one can say it. */
export function positionOf(s: State): unknown {
  if (s.hero.at < 0) return { position: 1, pack: s.pack.pack, evil: { players: s.players } }
  const { upper, lower } = levelsOf(s)
  const { at, character, life, selfControl, adrenaline, items, companions, experience, scavenged } = s.hero
  return {
    position: 1,
    pack: s.pack.pack,
    levels: { upper, lower },
    lcus: s.board.lcu.flatMap((lcu, place) => (lcu ? [nameOf(place)] : [])),
    difficulty: s.difficulty ?? 'normal',
    round: s.round.space,
    turn: s.turn.number,
    nightmare: s.round.nightmare,
    hero: { at: nameOf(at), character, life, selfControl, adrenaline, items, companions, experience, scavenged },
    creatures: s.creatures.map((c) => ({ kind: c.kind, at: nameOf(c.at), wounded: c.wounded })),
    dangers: s.dangers.map(nameOf),
    lights: s.lights.map(nameOf),
    blocked: s.blocked.map(sideName),
    revealed: s.labyrinth.map((seen) => nameOf(seen.at)),
    conditions: s.conditions.map((c) => ({ kind: c.kind, at: nameOf(c.at) })),
    missions: Object.fromEntries(
      (['blue', 'green', 'final'] as const).map((colour) => {
        const laid = s.missions.find((m) => m.colour === colour)
        return [
          colour,
          laid === undefined
            ? null
            : {
                card: laid.card,
                progress: laid.progress,
                done: laid.done,
                ...(colour === 'final' ? { triggered: laid.triggered } : {}),
              },
        ]
      }),
    ),
    evil: {
      players: s.players,
      leader: s.leader,
      decks: s.decks,
      hands: s.hands,
      track: s.track.map(({ card, faceDown, span, by }) => ({ card, faceDown, span, by })),
    },
    piles: { items: s.items, ...s.piles },
    discards: {
      items: s.itemDiscards,
      ...Object.fromEntries(Object.entries(s.discards).map(([deck, laid]) => [deck, laid.map((x) => x.card)])),
    },
    ...(s.overlay === null ? {} : { overlay: s.overlay }),
  }
}
