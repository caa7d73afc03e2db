// The strong Evil: weighs as the able one does, but by futures that it plays out, and changes cards that are of little use for others.
import type { EvilView } from '../../../contract/alone.ts'
import type { Pick } from '../../../contract/player.ts'
import type { Ask } from '../../../contract/wire.ts'
import type { Worth } from './choose.ts'
import { AbleEvil } from './evil.ts'
import { Foresight } from './foresight.ts'
import { keepWorth } from './reactions.ts'

/** So many sets of futures there are. */
const SEEDS = 1 << 20
/** A card that is worth less is given for the next of its deck, which costs nothing. */
const WEAK = 0.1

export class StrongEvil extends AbleEvil {
  constructor() {
    super((view, catalogue, pick) => new Foresight(view, catalogue, pick(SEEDS)))
  }

  protected override worthOf(ask: Ask, view: EvilView, pick: Pick): Worth {
    if (ask.kind !== 'hand') return super.worthOf(ask, view, pick)
    return ({ key, args: [card = ''] }) => (key === 'keep' ? 0 : WEAK - keepWorth(this.card(card)))
  }
}
