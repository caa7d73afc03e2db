// A Hero led by hand, and an Evil that lets him go: what each of them presses, read from what both windows were told.
import type { EvilView, HeroView } from '../../../electron/contract/alone.ts'
import type { Ask } from '../../../electron/contract/wire.ts'
import { assemble, type Board } from '../../../electron/games/alone/map/board.ts'
import { distances, firstSteps } from '../../../electron/games/alone/map/distance.ts'
import { atOf, sideFrom } from '../../../electron/games/alone/map/grid.ts'
import type { Offer, Pick } from './evening.ts'

/** What a window was told for one of its seats. */
export interface Told<View> {
  readonly view: View
  readonly ask: Ask | null
}

function boardOf(evil: EvilView): Board {
  if (evil.levels === null) throw new Error('there is no Map yet')
  const board = assemble(
    evil.levels,
    evil.lcus.map((lcu) => atOf(lcu)!),
  )
  if ('fault' in board) throw new Error(board.fault)
  return board
}

/** The Mission to be done next: the green one, which triggers the Final one. */
const missionOf = (view: HeroView | EvilView) =>
  view.missions.find((m) => m.colour === 'green' && !m.done) ?? view.missions.find((m) => m.colour === 'final')!

/** The Hero's way to the Mission's Room, then its Interacts. */
export function heroKey({ view, ask }: Told<HeroView>, evil: EvilView): string {
  const keys = ask!.options.map((option) => option.key)
  if (ask!.kind !== 'turn')
    return keys.find((key) => ['none', 'no', 'done', 'difficulty easy', 'life'].includes(key)) ?? keys[0]!
  const mission = missionOf(view)
  const interact = `interact mission ${mission.colour}`
  if (keys.includes(interact)) return interact
  const board = boardOf(evil)
  const blocked = evil.blocked.map((side) => sideFrom(side)!)
  const steps = firstSteps(board, atOf(evil.at!)!, board.tile.indexOf(mission.room), blocked)
  return keys.find((key) => key === `move ${steps[0]}`) ?? 'scavenge'
}

/** Evil passes, puts the Hero two Sectors from his Mission and its Creatures as far away as it may. */
export function evilKey({ view, ask }: Told<EvilView>): string {
  if (ask === null) throw new Error('what Evil was told is not on offer any more')
  const keys = ask.options.map((option) => option.key)
  const calm = keys.find((key) => ['pass', 'keep', 'stop', 'yes'].includes(key))
  if (calm !== undefined) return calm
  const board = boardOf(view)
  const room = board.tile.indexOf(missionOf(view).room)
  const far = (key: string, from: number) => distances(board, from, null)[atOf(key.split(' ').at(-1)!) ?? -1] ?? -1
  if (ask.kind === 'hero-start') return keys.find((key) => far(key, room) === 2) ?? keys[0]!
  if (ask.kind !== 'opening-creature') return keys[0]!
  const start = atOf(view.at!)!
  return keys.toSorted((a, b) => far(b, start) - far(a, start))[0]!
}

/** Presses what leads to a key: itself, or the group that it lies in. */
export const towards =
  (key: string): Pick =>
  (offers) => {
    const words = key.split(' ')
    const leads = (offer: Offer) => offer.isGroup && offer.key.split(' ').every((word) => words.includes(word))
    const found = offers.find((offer) => offer.key === key && !offer.isGroup) ?? offers.find(leads)
    if (found === undefined) throw new Error(`${key} is not on offer among ${offers.map((o) => o.key).join(', ')}`)
    return found
  }
