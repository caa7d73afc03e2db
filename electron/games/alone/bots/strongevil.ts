// The strong Evil: weighs as the able one does, and by futures that it plays out besides.
import { AbleEvil } from './evil.ts'
import { Foresight } from './foresight.ts'

/** So many sets of futures there are. */
const SEEDS = 1 << 20

export class StrongEvil extends AbleEvil {
  constructor() {
    super((view, catalogue, pick) => new Foresight(view, catalogue, pick(SEEDS)))
  }
}
