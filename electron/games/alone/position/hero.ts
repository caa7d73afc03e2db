// Lays out the Hero's side: his place, Health, Items, Companions, Experience, and the Missions.
import { chargesOf, COMPANION_CHARGES } from '../hero/items.ts'
import { isSector } from '../map/board.ts'
import { ROOMS } from '../map/sheet.ts'
import { characterOf, itemOf, missionOf } from '../pack/find.ts'
import { dealChance, drawMissions } from '../setup.ts'
import { NO_EXPERIENCE, roomAt, type State } from '../state.ts'
import { sector } from './ground.ts'
import { refuse } from './refuse.ts'
import type { Position } from './shape.ts'

/** The Hero as the position says; what it leaves out is drawn or full. */
export function layHero(s: State, p: Position): void {
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
    return { card: item.card, charges: item.charges ?? chargesOf(entry), component: item.component ?? false }
  })
  const companions = (hero.companions ?? []).map((companion, i) => {
    if (characterOf(s.pack, companion.card) === undefined) refuse(`hero.companions[${i}].card`, 'is not in the pack')
    if (companion.card === character) refuse(`hero.companions[${i}].card`, 'is the Hero himself')
    return { card: companion.card, charges: companion.charges ?? COMPANION_CHARGES }
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

/** Each card once. */
export function once(cards: readonly { readonly card: string }[], path: string): void {
  cards.forEach(({ card }, i) => {
    if (cards.findIndex((x) => x.card === card) !== i) refuse(`${path}[${i}].card`, 'is there twice')
  })
}

/** The Missions of the position; a colour left out is drawn, one given as null is not in this game. */
export function layMissions(s: State, p: Position): void {
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
