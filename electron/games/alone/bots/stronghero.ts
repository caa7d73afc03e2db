// The strong Hero: goes for the Missions where the able one looks after himself, as games between the two have shown to win more often.
import { AbleHero } from './hero.ts'
import type { Weights } from './heroturn.ts'

/** Found by self-play against the able Evil: each of these wins by itself, and together more. */
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
