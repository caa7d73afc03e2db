// The strong Hero: goes for the Missions where the able one looks after himself.
import { AbleHero } from './hero.ts'
import type { Weights } from './heroturn.ts'

/** Tried in self-play against the able Evil: not shown to win more often yet. */
const STRONG: Weights = {
  health: 0.3,
  followed: { first: 0.75, second: 0.3 },
  shown: { first: 0, second: 0, aside: 0 },
}

export class StrongHero extends AbleHero {
  constructor() {
    super(STRONG)
  }
}
