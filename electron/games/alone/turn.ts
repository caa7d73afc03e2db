// Decides the course of a Turn: what comes before the Action, the Action with its windows, what comes after. (Performing Actions)
import { actionKeys, allowanceFor, deedOf } from './actions/offer.ts'
import { aimOf, stepsOf } from './actions/perform.ts'
import { type Deed, pending, push, type Step, type StepOf } from './agenda.ts'
import { dropRunning, figure, healingCap } from './figures.ts'
import { loseCompanion, spendCharge } from './hero/items.ts'
import { recover } from './hero/damage.ts'
import { lightsOff } from './labyrinth/light.ts'
import { countDeed, forgetProgress } from './missions/missions.ts'
import { momentSteps } from './moments.ts'
import { characterOf } from './pack/find.ts'
import { ask } from './questions.ts'
import { changeHero, changeTurn, NEW_TURN, type State } from './state.ts'
import { tell } from './tell/tell.ts'

const TURNS = 8

/** A Turn begins. */
export function turnBegin(s: State): void {
  push(s, { do: 'listen', moment: 'turn-start', about: {}, fired: [] }, { do: 'ask-turn' })
}

/** Asks the Hero for Adrenaline, Sacrifice or an Action; after the first Action under Bullet Time also whether he is done. */
export function askTurn(s: State): void {
  const { done, left } = s.turn
  if (left.length === 0) return
  const keys = [...(done.length === 0 ? beforeKeys(s) : []), ...actionKeys(s), ...(done.length > 0 ? ['end'] : [])]
  ask(s, { seat: 'hero', kind: 'turn', keys, memory: { kind: 'turn' } })
}

/** What may be done while the Turn token is flipped, in the Hero's order. (R15, R16, R18) */
function beforeKeys(s: State): readonly string[] {
  const { adrenaline, life, selfControl, companions } = s.hero
  const cap = healingCap(s)
  const recovers = adrenaline > 0 && !s.turn.recovered && figure(s, 'recover', 1) > 0
  return [
    ...(recovers && life < cap ? ['recover life'] : []),
    ...(recovers && selfControl < cap ? ['recover self-control'] : []),
    ...(adrenaline > 0 && !s.turn.bulletTime ? ['bullet-time'] : []),
    ...companions.map((companion) => `sacrifice ${companion.card}`),
  ]
}

/** The Hero's answer to the question of his Turn. */
export function turnAnswer(s: State, key: string): void {
  const [verb, arg = ''] = key.split(' ')
  switch (verb) {
    case 'recover': {
      const kind = arg === 'life' ? 'life' : 'self-control'
      changeHero(s, { adrenaline: s.hero.adrenaline - 1 })
      changeTurn(s, { recovered: true })
      push(s, { do: 'ask-turn' })
      if (recover(s, kind, 1)) push(s, { do: 'listen', moment: 'recovered', about: { damage: kind }, fired: [] })
      return
    }
    case 'bullet-time':
      changeHero(s, { adrenaline: s.hero.adrenaline - 1 })
      changeTurn(s, { bulletTime: true, left: [...s.turn.left, null] })
      tell(s, { type: 'bullet-time' })
      return push(s, { do: 'ask-turn' })
    case 'sacrifice':
      return sacrifice(s, arg)
    default: {
      const deed = deedOf(s, key)
      if (deed === undefined) return // his Turn ends
      if ('locates' in deed)
        push(s, { do: 'ask-locate', targets: [], of: deed.locates, item: deed.item }, { do: 'ask-turn' })
      else push(s, { do: 'perform', deed }, { do: 'ask-turn' })
    }
  }
}

/** Once a game, at the start of a Turn: the Companion and all its Charges go for one effect. (R81) */
function sacrifice(s: State, card: string): void {
  push(
    s,
    {
      do: 'effects',
      effects: characterOf(s.pack, card)?.companion.sacrifice ?? [],
      source: { kind: 'companion', id: card, chooser: 'hero' },
      about: {},
    },
    { do: 'source-done', source: card },
    { do: 'ask-turn' },
  )
  loseCompanion(s, card, 'sacrificed')
}

/** An Action: declared and its Item's Charge spent, then the window of its declaration, then what it does, then its end. */
export function perform(s: State, { deed }: StepOf<'perform'>): void {
  startAction(s, deed)
  const about = { action: deed.action }
  push(s, ...momentSteps('declared', about), ...stepsOf(s, deed), ...countSteps(deed), { do: 'action-end' })
  if (deed.item !== null) spendCharge(s, deed.item)
}

/** What counts for a Mission by being done in its Room; an Interact names its Mission itself. */
const countSteps = ({ action }: Deed): readonly Step[] => (action === 'interact' ? [] : [{ do: 'count-deed', action }])

function startAction(s: State, deed: Deed): void {
  changeTurn(s, {
    done: [...s.turn.done, deed.action],
    left: s.turn.left.toSpliced(allowanceFor(s, deed.action), 1),
    underway: true,
    acting: { action: deed.action, item: deed.item, aim: aimOf(deed) },
  })
  tell(s, { type: 'declared', deed })
}

/** The Action is over: what held for it alone ends. */
export function actionEnd(s: State): void {
  const action = s.turn.acting?.action
  dropRunning(s, 'action')
  changeTurn(s, { acting: null })
  if (action === 'scavenge') push(s, { do: 'listen', moment: 'scavenged', about: { action }, fired: [] })
}

/** The end of a Turn, in its order: Reactions, attacks, Lights off, over. (R9) */
export function turnEnd(s: State): void {
  push(s, ...momentSteps('turn-end', {}), { do: 'attacks' }, { do: 'lights-off' }, { do: 'turn-over' })
}

/** Lights go off where a Creature moved in this Turn and stands now, never in the Hero's Sector. (R49, R50, R90) */
export function creaturesAtLights(s: State): void {
  lightsOff(
    s,
    [...new Set(s.creatures.filter((c) => c.moved && c.at !== s.hero.at).map((c) => c.at))].toSorted((a, b) => a - b),
  )
}

/** The Turn is over. */
export function turnOver(s: State): void {
  forgetTurn(s)
  changeTurn(s, { underway: false })
  forgetProgress(s, 'turn')
  push(s, { do: 'point' }, { do: 'next-turn' })
  countDeed(s, 'stay') // put last: what it brings, Turn tokens among it, comes before the next Turn
}

/** The next Turn begins, or the Round ends. */
export function nextTurn(s: State): void {
  const { number } = s.turn
  push(s, number >= TURNS ? { do: 'round-end', stage: 0 } : { do: 'new-turn', number: number + 1 })
}

/**
 * Turn tokens are flipped for nothing, or turned back: the Turn in course keeps its own and takes the number of those flipped. Before the
 * first Turn, and while a Round ends, there are none to take. (R115)
 */
export function spendTurns(s: State, tokens: number): void {
  if (s.phase !== 'play' || pending(s, 'round-end') !== undefined) return
  const number = Math.min(TURNS, Math.max(1, s.turn.number + tokens))
  if (number === s.turn.number) return
  changeTurn(s, { number })
  tell(s, { type: 'flipped', number })
}

/** What held for a Turn alone ends. */
function forgetTurn(s: State): void {
  dropRunning(s, 'turn')
  s.used = s.used.filter((used) => used.scope !== 'turn')
}

/** A new Turn token is flipped. What the end of a Round did was done in no Turn: it puts out no Light of this one. */
export function newTurn(s: State, number: number): void {
  forgetTurn(s)
  s.running = s.running.map((r) => (r.until === 'next-turn' ? { ...r, until: 'turn' } : r))
  s.creatures = s.creatures.map((c) => (c.moved || c.attacked ? { ...c, moved: false, attacked: false } : c))
  s.turn = { ...NEW_TURN, number }
  tell(s, { type: 'turn', number })
  push(s, { do: 'turn-begin' }, { do: 'turn-end' })
}
