// Decides the end of a Round in its seven steps, and Nightmare Mode. (End of the Round, R10)
import { push, type StepOf } from './agenda.ts'
import { dropRunning, figure } from './figures.ts'
import { cleanup } from './labyrinth/cleanup.ts'
import { forgetProgress } from './missions/missions.ts'
import { changeHero, type Discard, fromLeader, type State } from './state.ts'
import { tell } from './tell/tell.ts'

/** One step after another; the window `round-end` comes before the first, under the eighth Turn's caps. */
export function roundEnd(s: State, { stage }: StepOf<'round-end'>): void {
  if (stage < 7) push(s, { do: 'round-end', stage: stage + 1 })
  switch (stage) {
    case 0:
      return push(s, { do: 'window', moment: 'round-end', about: {} })
    case 1:
      return trackCleanup(s)
    case 2:
      return cleanup(s)
    case 3:
      return replenish(s)
    case 4:
      return refillAll(s)
    case 5:
      return push(s, { do: 'hands-told' }, { do: 'place-danger' })
    case 6:
      return push(s, { do: 'listen', moment: 'round-end', about: {}, fired: [] }, { do: 'nightmare-loss' })
    default:
      return moveMarker(s)
  }
}

/** 1: symbols still showing are counted and set aside, then the cards go to their own decks' discards. (C283) */
function trackCleanup(s: State): void {
  const { spaces, danger, beyond } = s.pack.reactionTrack
  const covered = Math.min(
    spaces,
    s.track.reduce((sum, played) => sum + played.span, 0),
  )
  const showing = danger.filter((space) => space > covered).length + beyond
  s.setAside += figure(s, 'danger-per-round', showing)
  for (const { deck, card, by, faceDown } of s.track) {
    const discard: Discard = { card, by: faceDown ? by : null }
    s.discards = { ...s.discards, [deck]: [...(s.discards[deck] ?? []), discard] }
  }
  s.track = []
}

/** 3: set to the figure of the lower track, up or down; Cold Blood adds one. (R17) */
function replenish(s: State): void {
  const base = s.pack.adrenalineTrack[Math.min(s.hero.life, s.hero.selfControl)] ?? 0
  const cold = s.hero.experience['cold-blood'] >= 2 ? 1 : 0
  changeHero(s, { adrenaline: Math.min(s.pack.limits.adrenaline, figure(s, 'adrenaline', base + cold)) })
}

/** 4: Leader first, then leftwards. (R95) */
function refillAll(s: State): void {
  push(
    s,
    ...fromLeader(s).flatMap((seat) => [
      { do: 'refill', seat, stage: 'discard' } as const,
      { do: 'refill', seat, stage: 'draw' } as const,
    ]),
  )
}

/** The hands are counted for the Hero once, when the refill is over. */
export function handsTold(s: State): void {
  s.handsTold = s.hands.map((hand) => hand.length)
}

/** 6, last: no damage dealt by Evil, so no Companion, Reaction or Ability; overflow holds. (R11, R12, R97) */
export function nightmareLoss(s: State): void {
  if (!s.round.nightmare) return
  const harm = { kind: 'self-control', amount: s.pack.nightmareLoss, from: 'round', dealt: false } as const
  push(s, { do: 'deal', harm, to: 'hero' })
}

/** 7: the marker moves left unless a Round gained at the right end is owed; at the last space Nightmare Mode begins. (R67, R68) */
function moveMarker(s: State): void {
  const last = s.pack.roundTrack.length - 1
  const { space, credit, nightmare } = s.round
  const next = credit > 0 ? space : Math.min(last, space + 1)
  s.round = { space: next, credit: Math.max(0, credit - 1), nightmare }
  tell(s, { type: 'round', space: next })
  if (next === last && !nightmare) {
    s.round = { ...s.round, nightmare: true }
    tell(s, { type: 'nightmare' })
  }
  dropRunning(s, 'round')
  s.used = s.used.filter((used) => used.scope === 'game')
  forgetProgress(s, 'round')
  s.leader = (s.leader % s.players) + 1
  push(s, { do: 'point' }, { do: 'new-turn', number: 1 })
}

/** A Round gained: the marker goes right; at the right end the next step 7 does not move it. (R67, R98) */
export function gainRound(s: State): void {
  const { space, credit } = s.round
  s.round = space === 0 ? { ...s.round, credit: credit + 1 } : { ...s.round, space: space - 1 }
  tell(s, { type: 'round', space: s.round.space })
}
