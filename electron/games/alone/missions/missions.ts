// Decides the course of Missions: progress, completion, the trigger of the Final Mission, rewards. (Mission Overview, R86)
import type { Action, Kind, MissionColour } from '../../../contract/alone.ts'
import { push, type Source, type Step, type StepOf } from '../agenda.ts'
import { end } from '../ending.ts'
import { holds } from '../figures.ts'
import { missionOf, missionRoom } from '../pack/find.ts'
import type { Effect } from '../pack/pack.ts'
import { changeMission, leaderSeat, type Mission, roomAt, type State } from '../state.ts'
import { tell } from '../tell/tell.ts'

const missionIn = (s: State, colour: MissionColour): Mission | undefined => s.missions.find((m) => m.colour === colour)

/** A Mission in play goes on; at its goal it is done. A sealed or finished one counts nothing. (Final Mission) */
export function progress(s: State, colour: MissionColour, by: number): void {
  const mission = missionIn(s, colour)
  if (mission === undefined || !mission.triggered || mission.done) return
  const goal = missionOf(s.pack, mission.card)?.goal.times ?? 1
  const now = Math.max(0, Math.min(goal, mission.progress + by))
  if (now === mission.progress) return
  changeMission(s, colour, { progress: now })
  tell(s, { type: 'mission', colour, what: 'progress', progress: now })
  if (now >= goal) push(s, { do: 'mission-done', colour })
}

/** A Creature Killed counts for the Missions that ask for its kind. */
export function countKill(s: State, kind: Kind): void {
  for (const mission of s.missions) {
    const goal = missionOf(s.pack, mission.card)?.goal
    if (goal?.do === 'kill' && (goal.kind ?? kind) === kind && holds(s, goal.if, { kind }))
      progress(s, mission.colour, 1)
  }
}

/** What the Hero did in the Room where a Mission goes on counts for it: an Action, or a Turn ended there. */
export function countDeed(s: State, deed: Action | 'stay'): void {
  const room = roomAt(s, s.hero.at)
  for (const mission of s.missions) {
    const goal = missionOf(s.pack, mission.card)?.goal
    if (goal?.do === deed && missionRoom(s.pack, mission) === room && holds(s, goal.if)) progress(s, mission.colour, 1)
  }
}

/** Progress that must be made within one Turn or Round is lost with it. */
export function forgetProgress(s: State, within: 'turn' | 'round'): void {
  for (const mission of s.missions) {
    const goal = missionOf(s.pack, mission.card)?.goal
    if (goal?.within !== within || mission.done || mission.progress === 0) continue
    changeMission(s, mission.colour, { progress: 0 })
    tell(s, { type: 'mission', colour: mission.colour, what: 'progress', progress: 0 })
  }
}

/** A Mission is done: its reward, then its hindrance ends, then the first Starting Mission triggers the Final one. (R86) */
export function missionDone(s: State, { colour }: StepOf<'mission-done'>): void {
  const mission = missionIn(s, colour)
  if (mission === undefined) return
  tell(s, { type: 'mission', colour, what: 'done', progress: mission.progress })
  if (colour === 'final') return push(s, { do: 'mission-over', colour }, { do: 'win' })
  push(
    s,
    ...run(missionOf(s.pack, mission.card)?.reward, mission.card, 'hero'),
    { do: 'mission-over', colour },
    { do: 'trigger-final' },
  )
}

/** What a Mission changed as long as it was in play ends. */
export const missionOver = (s: State, { colour }: StepOf<'mission-over'>): void =>
  changeMission(s, colour, { done: true })

/** The Final Mission comes into play once, with its set-up and the Mid-Game Rewards. */
export function triggerFinal(s: State): void {
  const final = missionIn(s, 'final')
  if (final === undefined || final.triggered) return
  changeMission(s, 'final', { triggered: true })
  tell(s, { type: 'mission', colour: 'final', what: 'triggered', progress: 0 })
  push(s, ...run(missionOf(s.pack, final.card)?.setup, final.card, leaderSeat(s)), { do: 'mid-game-reward' })
}

/** The reward of the Difficulty Level. (Mid-Game Rewards, R69) */
export function midGameReward(s: State): void {
  if (s.difficulty === null) return
  push(s, ...run(s.pack.difficulties[s.difficulty].reward, 'mid-game', 'hero'))
}

/** The Hero has done the Final Mission; damage in course has been resolved before. (R70) */
export const win = (s: State): void => end(s, 'hero', 'mission')

/** The steps of a Mission's own effects. */
export function run(effects: readonly Effect[] | undefined, id: string, chooser: Source['chooser']): readonly Step[] {
  if (effects === undefined) return []
  return [
    { do: 'effects', effects, source: { kind: chooser === 'hero' ? 'reward' : 'mission', id, chooser }, about: {} },
    { do: 'source-done', source: id },
  ]
}
