// Runs the rules: takes step after step off the agenda until a question is open or a public point is reached, and applies answers.
import { explore, askDanger, removeDanger } from './actions/explore.ts'
import { ability, rerollBy, roll, rolled } from './actions/fight.ts'
import { interact, repair } from './actions/interact.ts'
import { askLocate, located, sayLocated } from './actions/locate.ts'
import { askBlock, enter, go, goMore, opportunity, toldMoved } from './actions/move.ts'
import { scavenge } from './actions/scavenge.ts'
import { type March, push, type Step, type StepOf } from './agenda.ts'
import { effects, picked } from './effects/effects.ts'
import { attack, attackNext, attacks } from './evil/attacks.ts'
import { placed, placeDanger, setDanger, swapDanger, swapTokens } from './evil/danger.ts'
import { askDraw, discardCard, drawCard, drawCards, give, refill } from './evil/hands.ts'
import { march, marches, marchesOn, marchOn } from './evil/movement.ts'
import { heard, noise, sayNoise } from './evil/noise.ts'
import { approve, cardDone, openWindow, react } from './evil/reactions.ts'
import { askSpawn, placeCreature, spawn } from './evil/spawning.ts'
import { dropRunning } from './figures.ts'
import { askRecover, courage, deal, harm, scare, scares, suffer, sufferBy, recover } from './hero/damage.ts'
import { gain, gainChosen } from './hero/experience.ts'
import { askUpgrade, discardItem, dropItems, upgrade } from './hero/items.ts'
import { hide } from './labyrinth/cleanup.ts'
import { setDoor } from './labyrinth/doors.ts'
import { look, reveal } from './labyrinth/reveal.ts'
import { swapRooms } from './map/board.ts'
import { type At, atOf, sideOf } from './map/grid.ts'
import {
  countDeed,
  countKill,
  midGameReward,
  missionDone,
  missionOver,
  triggerFinal,
  win,
} from './missions/missions.ts'
import { listen, useTrigger } from './moments.ts'
import type { Memory, MemoryOf } from './questions.ts'
import { handsTold, nightmareLoss, roundEnd } from './round.ts'
import * as setup from './setup.ts'
import { changeHero, type EvilSeat, leaderSeat, type State } from './state.ts'
import { tell } from './tell/tell.ts'
import * as turn from './turn.ts'
import type { Ability, Difficulty, Dir, Kind, Room, Way } from '../../contract/alone.ts'
import type { Seat } from '../../contract/wire.ts'
import { draw } from './dice.ts'
import type { Stop } from '../game.ts'

type Doers = { readonly [K in Step['do']]: (s: State, step: StepOf<K>) => void }

/** What each step does. */
const STEPS: Doers = {
  'set-up': setup.setUp,
  'choose-deck': setup.chooseDeck,
  'opening-hand': setup.openingHand,
  'opening-creature': setup.askOpeningCreature,
  'opening-danger': setup.askOpeningDanger,
  'turn-begin': turn.turnBegin,
  'ask-turn': turn.askTurn,
  perform: turn.perform,
  'action-end': turn.actionEnd,
  'turn-end': turn.turnEnd,
  'new-turn': (s, step) => turn.newTurn(s, step.number),
  attacks,
  attack,
  'lights-off': turn.creaturesAtLights,
  'turn-over': turn.turnOver,
  'next-turn': turn.nextTurn,
  'round-end': roundEnd,
  'hands-told': handsTold,
  'nightmare-loss': nightmareLoss,
  refill,
  'place-danger': placeDanger,
  'swap-danger': (s, step) => swapDanger(s, step.at),
  window: openWindow,
  listen,
  'card-done': cardDone,
  'source-done': (s, step) => dropRunning(s, 'card', step.source),
  effects,
  go,
  'go-more': goMore,
  enter,
  'told-moved': toldMoved,
  'ask-block': askBlock,
  opportunity,
  explore,
  'clear-danger': askDanger,
  repair,
  interact,
  'say-located': sayLocated,
  'ask-locate': askLocate,
  scavenge,
  'drop-items': dropItems,
  upgrade: askUpgrade,
  reveal,
  look,
  roll,
  rolled,
  ability,
  scares,
  scare,
  courage,
  suffer,
  deal,
  harm,
  recover: askRecover,
  march,
  marches,
  'marches-on': marchesOn,
  spawn: askSpawn,
  noise,
  'say-noise': sayNoise,
  'draw-cards': drawCards,
  'draw-one': (s, step) => askDraw(s, step, true),
  'gain-experience': gainChosen,
  'count-kill': (s, step) => countKill(s, step.kind),
  'count-deed': (s, step) => countDeed(s, step.action),
  'mission-done': missionDone,
  'mission-over': missionOver,
  'trigger-final': triggerFinal,
  'mid-game-reward': midGameReward,
  win,
  point: () => undefined,
}

/** Runs to the next stop. */
export function run(s: State): Stop {
  for (;;) {
    if (s.phase === 'over') return { at: 'over', cut: true }
    if (s.questions.length > 0) return { at: 'ask', cut: cutsHere(s) }
    const step = s.agenda.at(-1)
    if (step === undefined) throw new Error('The agenda is empty and the game is not over')
    s.agenda = s.agenda.slice(0, -1)
    ;(STEPS[step.do] as (s: State, step: Step) => void)(s, step)
    if (step.do !== 'point') continue
    s.asked = false
    return { at: 'point', cut: true }
  }
}

/** The Hero's line is cut where he is asked and where a window of Reaction opens. */
function cutsHere(s: State): boolean {
  return s.questions.some((q) => q.seat === 'hero') || (s.window !== null && s.window.fresh)
}

/** Applies an offered answer to the question that is open for a seat. */
export function answer(s: State, seat: Seat, key: string): void {
  const question = s.questions.find((q) => q.seat === seat)
  if (question === undefined) return
  s.questions = s.questions.filter((q) => q !== question)
  if (s.window?.fresh === true) s.window = { ...s.window, fresh: false }
  applyTo(question.memory.kind, { s, seat, key, args: key.split(' ').slice(1), memory: question.memory })
}

function applyTo<K extends Memory['kind']>(kind: K, given: Answer<K>): void {
  ANSWERS[kind](given)
}

interface Answer<K extends Memory['kind']> {
  readonly s: State
  readonly seat: Seat
  readonly key: string
  readonly args: readonly string[]
  readonly memory: MemoryOf<K>
}
type Answers = { readonly [K in Memory['kind']]: (a: Answer<K>) => void }

const placeIn = (key: string): At => atOf(key) ?? -1

/** What each question's answer does. */
const ANSWERS: Answers = {
  difficulty: ({ s, args }) => {
    s.difficulty = (args[0] ?? 'normal') as Difficulty
  },
  character: ({ s, args }) => changeHero(s, { character: args[0] ?? setup.randomCharacter(s) ?? null }),
  leader: ({ s, key }) => {
    s.leader = key === 'random' ? draw(s, 'leader', s.players) + 1 : Number(key.at(-1))
    tell(s, { type: 'leads', seat: leaderSeat(s) })
  },
  swap: ({ s, args }) => {
    const [a, b] = args as readonly Room[]
    if (a === undefined || b === undefined) return
    s.board = swapRooms(s.board, s.board.tile.indexOf(a), s.board.tile.indexOf(b))
    tell(s, { type: 'rooms-swapped', rooms: [a, b] })
  },
  'hero-start': ({ s, key }) => {
    const at = placeIn(key)
    changeHero(s, { at })
    tell(s, { type: 'begins', at })
  },
  deck: ({ s, args }) => setup.deckChosen(s, args[0] ?? ''),
  'opening-creature': ({ s, key }) => {
    const [kind, sector = ''] = key.split(' ')
    placeCreature(s, kind as Kind, placeIn(sector))
  },
  'opening-danger': ({ s, key }) => setDanger(s, placeIn(key), true),
  turn: ({ s, key }) => turn.turnAnswer(s, key),
  locate: ({ s, args, memory }) => push(s, { ...memory.step, targets: [...memory.step.targets, args[0] ?? ''] }),
  block: ({ s, args }) => {
    if (args[0] !== undefined) setDoor(s, sideOf(s.hero.at, args[0] as Dir), true)
  },
  go: ({ s, args, memory }) => {
    const { steps, block, quiet } = memory.step
    if (args[0] !== undefined)
      push(s, { do: 'go', way: args[0] as Way, block, quiet }, { ...memory.step, steps: steps - 1 })
  },
  danger: ({ s, args, memory }) => {
    if (args[0] !== undefined) removeDanger(s, memory.step, args[0])
  },
  discard: ({ s, args }) => {
    discardItem(s, args[0] ?? '')
    push(s, { do: 'drop-items' })
  },
  upgrade: ({ s, args }) => {
    if (args[0] !== undefined) upgrade(s, args[0], args[2] ?? '')
  },
  trigger: ({ s, key, args, memory }) => {
    if (key === 'no') return
    if (memory.step.do === 'listen') useTrigger(s, memory.step, args[0] ?? '')
    else rerollBy(s, memory.step, Number(args[0]) - 1)
  },
  gain: ({ s, args, memory }) => {
    gain(s, args[0] as Ability)
    push(s, { ...memory.step, left: memory.step.left - 1, not: [...memory.step.not, args[0] ?? ''] })
  },
  reward: ({ s, key, memory }) => {
    recover(s, key === 'life' ? 'life' : 'self-control', memory.amount)
  },
  react: ({ s, seat, key }) => react(s, seat as EvilSeat, key),
  approve: ({ s, key, memory }) => approve(s, memory, key === 'yes'),
  standard: (a) => marchAnswer(a.s, a.key, a.memory.march),
  steps: (a) => marchAnswer(a.s, a.key, a.memory.march),
  spawn: ({ s, key, args, memory }) => {
    if (key !== 'stop')
      spawn(s, args[0] as Kind, args[1] ?? '', memory.step.source.kind === 'card' ? memory.step.seat : null)
  },
  noise: ({ s, key, memory }) => heard(s, memory.step, key),
  located: ({ s, key, memory }) => located(s, memory.step.target, key),
  tile: ({ s, key, memory }) => {
    push(s, memory.step)
    hide(s, [placeIn(key)])
  },
  suffer: ({ s, args }) => sufferBy(s, args[0] ?? 'hero'),
  order: ({ s, args, memory }) => {
    const first = args[0] ?? ''
    if (memory.what === 'attacks') return attackNext(s, first)
    push(
      s,
      { do: 'scare', creature: first },
      { do: 'scares', creatures: memory.creatures.filter((id) => id !== first) },
    )
  },
  hand: ({ s, seat, key, args, memory }) => {
    if (key === 'keep') return
    discardCard(s, seat as EvilSeat, args[0] ?? '')
    push(s, memory.step)
  },
  draw: ({ s, seat, args, memory }) => {
    drawCard(s, seat as EvilSeat, args[0] ?? '', memory.step.do === 'draw-one')
    if (memory.step.do !== 'draw-one') push(s, memory.step)
  },
  'draw-share': ({ s, args, memory }) => give(s, args[0] as EvilSeat, memory.left),
  'place-danger': ({ s, key }) => placed(s, key, atOf(key.split(' ').at(-1) ?? '')),
  'swap-danger': ({ s, key, memory }) => swapTokens(s, memory.at, placeIn(key)),
  effect: ({ s, memory, key }) => picked(s, memory, key),
}

function marchAnswer(s: State, key: string, now: March): void {
  const [verb, kind = '', sector = ''] = key.split(' ')
  if (verb === 'spawn') spawn(s, kind as Kind, sector, now.seat)
  else marchOn(s, now, key)
}

/** Whether the rules have a step of this name; a stored agenda may hold no other. */
export const isKnownStep = (name: string): boolean => Object.hasOwn(STEPS, name)
/** Whether the rules have a question that remembers itself so. */
export const isKnownQuestion = (kind: string): boolean => Object.hasOwn(ANSWERS, kind)
