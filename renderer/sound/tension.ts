// How tense the score is: of public facts of the Hero's view alone. Whose turn it is and what is being asked is no part of it, so that it
// says nothing of how long anybody thinks.
import type { HeroView } from '../../electron/contract/alone.ts'

export interface Tension {
  /** Of the Rounds, how many have gone: 0 to 1. */
  readonly time: number
  /** How much of the lower Health is gone: 0 to 1. */
  readonly harm: number
  /** Creatures in sight, at most three. */
  readonly near: number
  readonly dark: boolean
  readonly nightmare: boolean
}

const HEALTH = 12

/** Null where there is nothing to be tense about: during set-up, and once the game is over. */
export function tensionOf(view: HeroView | null): Tension | null {
  if (view === null || view.round === null || view.hero === null || view.result !== null) return null
  const here = view.labyrinth[0]
  if (here === undefined) return null
  const inSight = view.labyrinth.filter((sector) => sector.inSight).flatMap(({ creatures }) => creatures)
  return {
    time: view.round.space / view.round.spaces,
    harm: 1 - Math.min(view.hero.life, view.hero.selfControl) / HEALTH,
    near: Math.min(3, inSight.length),
    dark: !here.lit,
    nightmare: view.round.nightmare,
  }
}
