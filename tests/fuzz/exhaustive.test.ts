// Plays games until all that the core pack holds has occurred: players prefer what has not. The same seed plays the same games.
import { expect, it } from 'vitest'
import type { EvilView } from '../../electron/contract/alone.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { nameOf } from '../../electron/games/alone/map/grid.ts'
import type { Pack } from '../../electron/games/alone/pack/pack.ts'
import type { State } from '../../electron/games/alone/state.ts'
import { Quick } from '../../electron/table/quick.ts'
import { broken, conserved, unsound } from '../helpers/invariants.ts'
import { everything, Occurred } from '../helpers/occurred.ts'
import { type Asked, lively, type Player, wayToGoal } from '../helpers/players.ts'
import { type Random, random } from '../helpers/random-map.ts'
import { stepwise } from '../helpers/stepwise.ts'
import { settingOf } from '../helpers/table.ts'
import { CORE } from '../helpers/test-pack.ts'

/** Other games on demand: `EXHAUSTIVE_SEED=ff00 npm test -- fuzz/exhaustive`. */
const FIRST = Number.parseInt(process.env['EXHAUSTIVE_SEED'] ?? 'e0b100', 16)
const MOST_GAMES = Number(process.env['EXHAUSTIVE_GAMES'] ?? 600)
const MOST_ANSWERS = 3000
const MISSIONS = (CORE as Pack).missions
const CHARACTERS = (CORE as Pack).characters.map(({ card }) => card)
/** Of the core pack the Miner's Sacrifice alone asks it, with several Creatures in sight: too seldom to wait for. */
const TOO_RARE = ['question hero creature']
/** What a key would bring to pass for the first time, in the words of what occurs. */
function brings(key: string, s: State): readonly string[] {
  const [verb = '', name = '', , other = ''] = key.split(' ')
  const item = (id: string): string => s.pack.items.find(({ ids }) => ids.includes(id))?.ids[0] ?? ''
  switch (verb) {
    case 'play':
      return [`card ${name}`, ...(s.dangers.includes(s.hero.at) ? [`card ${name} Dangerous`] : [])]
    case 'use': {
      const held = s.hero.items.find(({ card }) => card === name)
      if (held === undefined) return [`companion ${name} used`]
      return [`item ${item(name)}${held.component ? ' Upgraded' : ''}`]
    }
    case 'upgrade':
      return other === '' ? [] : [`item ${item(name)} Upgraded`]
    case 'sacrifice':
      return [`companion ${name} sacrificed`]
    case 'character':
    case 'difficulty':
      return [`${verb} ${name}`]
    case 'choose':
      return [`companion ${name}`]
    case 'deck':
      return (s.pack.decks.find(({ deck }) => deck === name)?.cards ?? []).map(({ card }) => `card ${card}`)
    default:
      return s.hero.companions.filter(({ card }) => answers(s, card, verb)).map(({ card }) => `companion ${card} used`)
  }
}

/** Whether a Companion may help in an Action as such. */
const answers = (s: State, card: string, action: string): boolean =>
  s.pack.characters
    .filter((each) => each.card === card)
    .flatMap(({ companion }) => companion.listeners)
    .some((listener) => listener.if?.action?.some((each) => each === action) === true)

/** Where something new awaits: a Creature whose Ability is not yet had, a Condition. */
const newPlaces = (s: State, isNew: (what: string) => boolean): readonly string[] =>
  [
    ...s.conditions.filter(({ kind }) => isNew(`condition ${kind}`)),
    ...s.creatures.filter(({ kind }) => isNew(`ability ${String(s.pack.creatures[kind].ability)}`)),
  ].map(({ at }) => nameOf(at))

/** Takes what would bring something new; else goes where something new may come of it. */
function curious(chance: Random, occurred: Occurred, state: () => State, seeks: boolean): Player {
  const others = lively(chance)
  const mood = seeks ? 'seeks' : (['seeks', 'hunts', 'looks'] as const)[chance(3)]!
  const isNew = (what: string): boolean => !occurred.seen.has(what)
  return (asked: Asked, sees) => {
    const s = state()
    const news = asked.keys.filter((key) => brings(key, s).some(isNew))
    if (news.length > 0 && chance(10) > 0) return news[chance(news.length)]!
    if (asked.kind === 'react' && asked.keys.includes('pass') && chance(100) < 75) return 'pass'
    if (asked.kind !== 'turn' || sees === undefined || chance(100) < 25) return others(asked, sees)
    if (chance(6) === 0 && asked.keys.includes('scavenge')) return 'scavenge'
    const looks = asked.keys.filter((key) => /^(explore|interact lcu)/.test(key))
    if (mood === 'looks' && looks.length > 0 && chance(3) > 0) return looks[chance(looks.length)]!
    const goals = newPlaces(s, isNew)
    const way = mood === 'hunts' && goals.length > 0 ? wayToGoal(chance, asked.keys, sees, goals) : undefined
    return way ?? wayToGoal(chance, asked.keys, sees) ?? others(asked, sees)
  }
}

/** Missions that were never done, one of a colour and each of another Room; a colour without one is left to chance. */
function newMissions(occurred: Occurred): Readonly<Record<string, { readonly card: string }>> {
  const found: Record<string, { readonly card: string }> = {}
  const rooms = new Set<string>()
  for (const { card, colour, room } of MISSIONS) {
    if (colour in found || rooms.has(room) || occurred.seen.has(`mission ${card}`)) continue
    found[colour] = { card }
    rooms.add(room)
  }
  return found
}

/** A Companion who has not helped yet, beside another Hero. */
function newCompany(occurred: Occurred): object {
  const card = CHARACTERS.find((each) => !occurred.seen.has(`companion ${each} used`))
  return card === undefined ? {} : { companions: [{ card }], character: CHARACTERS.find((each) => each !== card) }
}

/** A new game; or one at a position: with what is new, or with so few tiles that the Leader must choose which leave. */
function begun(seed: string, players: 1 | 2 | 3, fewTiles: boolean, news: object | null): State {
  const setting = settingOf(CORE, seed, players)
  const overlay = fewTiles ? { overlay: { tiles: { cross: 1, tee: 2, straight: 2, curve: 2 } } } : {}
  const position = { position: 1, pack: 'core', evil: { players }, ...overlay, ...news }
  const state = fewTiles || news !== null ? alone.load(setting, position) : alone.begin(setting)
  if ('fault' in state) throw new Error(`${state.path}: ${state.fault}`)
  return state
}

function play(number: number, occurred: Occurred): void {
  const chance = random(number)
  const missions = newMissions(occurred)
  const news = number % 2 === 1 ? { missions, hero: newCompany(occurred) } : null
  const players = ((number % 3) + 1) as 1 | 2 | 3
  const game = new Quick(stepwise([occurred]), begun(number.toString(16), players, number % 8 === 7, news))
  const seeks = news !== null && Object.keys(missions).length > 0
  const player = curious(chance, occurred, () => game.state, seeks)
  const last: string[] = []
  const check = (faults: readonly string[]): void => {
    if (faults.length > 0)
      throw new Error(
        `seed ${number.toString(16)}: ${faults.join('; ')}; ${last.length} answers, ${last.slice(-12).join('; ')}`,
      )
  }
  while (!game.rest.over) {
    check(last.length > MOST_ANSWERS ? ['no end'] : [])
    const { seat, kind, keys } = game.rest.put[chance(game.rest.put.length)]!
    const key = player({ seat, kind, keys }, alone.view(game.state, 'evil-1') as EvilView)
    last.push(`${seat} ${key}`)
    game.answer(seat, key)
    check([...(chance(20) === 0 ? broken : unsound)(game.state), ...conserved(game.state)])
  }
}

it('everything occurs', () => {
  const { pack } = alone.begin(settingOf(CORE)) as State
  const occurred = new Occurred()
  const missing = (): readonly string[] =>
    everything(pack).filter((what) => !occurred.seen.has(what) && !TOO_RARE.includes(what))
  let games = 0
  while (games < MOST_GAMES && missing().length > 0) play(FIRST + games++, occurred)
  console.log(`${games} games, missing ${JSON.stringify(missing())}`)
  expect(missing(), `never occurred in ${games} games from seed ${FIRST.toString(16)}`).toEqual([])
}, 600_000)
