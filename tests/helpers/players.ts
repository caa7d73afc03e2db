// Players for games without people: one that picks evenly, one that seldom lets a chance go by, and a Hero who knows the Map and goes for his Missions.
import type { EvilView, MissionView } from '../../electron/contract/alone.ts'
import type { Random } from './random-map.ts'
import { LETTER, SlowMap } from './slow-map.ts'
import { CORE } from './test-pack.ts'

/** A question as any seat has it before it. */
export interface Asked {
  readonly seat: string
  readonly kind: string
  readonly keys: readonly string[]
}
/** Chooses a key. `sees` is what the first player of Evil sees: the whole Map. */
export type Player = (asked: Asked, sees: EvilView | undefined) => string

/** Which players sit down at a game, by its number. */
export const playerOf = (game: number, chance: Random): Player => [even, seeking, lively, seeking][game % 4]!(chance)

const oneOf = (chance: Random, keys: readonly string[]): string => keys[chance(keys.length)]!

const even =
  (chance: Random): Player =>
  ({ keys }) =>
    oneOf(chance, keys)

const SHY = ['pass', 'no', 'none', 'end', 'stop', 'done']

/** What ends a choice is taken seldom, so that more happens. */
export const lively =
  (chance: Random): Player =>
  ({ kind, keys }) => {
    const bold = keys.filter((key) => !SHY.includes(key))
    return oneOf(chance, bold.length > 0 && chance(100) < (kind === 'react' ? 45 : 85) ? bold : keys)
  }

/** The Hero goes straight for his Missions, and Evil lets him more often than not. */
export const seeking = (chance: Random): Player => {
  const others = lively(chance)
  return (asked, sees) => {
    if (asked.kind === 'react' && asked.keys.includes('pass') && chance(100) < 70) return 'pass'
    if (asked.kind !== 'turn' || sees === undefined || chance(100) < 10) return others(asked, sees)
    return wayToGoal(chance, asked.keys, sees) ?? others(asked, sees)
  }
}

interface Goal {
  readonly do: string
  readonly kind?: string
}
const missions = (CORE as { readonly missions: readonly { card: string; goal: Goal }[] }).missions
const maps = new Map<string, SlowMap>()

/** The Map that a player of Evil sees. */
export function mapOf({ levels }: Pick<EvilView, 'levels'>): SlowMap {
  const { upper, lower } = levels ?? { upper: [], lower: [] }
  const text = [...upper, ...lower].join('\n')
  const known = maps.get(text)
  if (known !== undefined) return known
  if (maps.size > 50) maps.clear()
  const made = new SlowMap(upper, lower)
  maps.set(text, made)
  return made
}

/** What brings the Hero nearer to a Mission, or to the Sectors given: recovery, what it asks for, a Fight, the first step of a shortest way. */
export function wayToGoal(
  chance: Random,
  keys: readonly string[],
  sees: EvilView,
  goals?: readonly string[],
): string | undefined {
  const with_ = (begin: string): string | undefined => {
    const found = keys.filter((key) => key.startsWith(begin))
    return found.length > 0 ? oneOf(chance, found) : undefined
  }
  const healing = chance(2) === 0 ? (with_('recover') ?? with_('bullet-time')) : undefined
  const interact = healing ?? with_('interact mission final') ?? with_('interact mission')
  if (interact !== undefined) return interact
  const places = goals ?? missionPlaces(sees)
  const fight = with_('use bullets') ?? with_('use crowbar') ?? with_('use acid-flask') ?? with_('fight')
  if (fight !== undefined && (places.includes(sees.at ?? '') || chance(3) === 0)) return fight
  const deed = goals === undefined ? deedHere(sees) : undefined
  const done = deed === undefined ? undefined : with_(deed)
  if (done !== undefined) return done
  const way = firstStep(mapOf(sees), sees.at ?? '', places)
  return way === undefined ? fight : with_(`move ${way}`)
}

const inPlay = (sees: EvilView): readonly Pick<MissionView, 'card' | 'room'>[] =>
  sees.missions.filter(({ triggered, done }) => triggered && !done)
const goalOf = (card: string): Goal | undefined => missions.find((one) => one.card === card)?.goal

const missionPlaces = (sees: EvilView): readonly string[] => inPlay(sees).flatMap((mission) => placesOf(mission, sees))

/** What a Mission asks the Hero to do where he is, but an Interact; to end a Turn there he Scavenges. */
function deedHere(sees: EvilView): string | undefined {
  const mission = inPlay(sees).find(
    (each) => goalOf(each.card)?.do !== 'kill' && placesOf(each, sees).includes(sees.at!),
  )
  const deed = mission === undefined ? undefined : goalOf(mission.card)?.do
  return deed === 'stay' ? 'scavenge' : deed
}

/** Where a Mission is gone about. */
function placesOf({ card, room }: Pick<MissionView, 'card' | 'room'>, sees: EvilView): readonly string[] {
  const goal = goalOf(card)
  if (goal?.do === 'kill') {
    const { kind } = goal
    return sees.creatures.filter((c) => kind === undefined || c.kind === kind).map((c) => c.at)
  }
  const letter = LETTER[room]
  return [...mapOf(sees).chars].filter(([, char]) => char === letter).map(([name]) => name)
}

function firstStep(map: SlowMap, from: string, to: readonly string[]): string | undefined {
  const begun = new Map<string, string>([[from, '']])
  for (const [here, first] of begun) {
    if (to.includes(here)) return first === '' ? undefined : first
    for (const [start, way, next] of map.links)
      if (start === here && !begun.has(next)) begun.set(next, first === '' ? way : first)
  }
  return undefined
}
