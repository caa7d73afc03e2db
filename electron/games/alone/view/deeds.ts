// What of a card's effects can be looked up on the Map before it is played: a digest of its words for Evil's bench. It says no more than the
// card itself, is the same for every seat, and leaves out what has no place, no Creature and no figure.
import type { Deed } from '../../../contract/alone.ts'
import type { Amount, Effect } from '../pack/pack.ts'

/** An amount that is printed on the card; null: it is counted when the card is played. */
const printed = (amount: Amount): number | null => (typeof amount === 'number' ? amount : null)

/** The deeds of one half of a card, in its order. */
export const deedsOf = (effects: readonly Effect[]): readonly Deed[] => effects.flatMap(deedOf)

function deedOf(effect: Effect): Deed | readonly [] {
  switch (effect.do) {
    case 'move': {
      const { kinds, from, creatures = 1 } = effect
      return { do: 'move', steps: printed(effect.steps), creatures, ...(kinds && { kinds }), ...(from && { from }) }
    }
    case 'spawn': {
      const { kinds, where, nearer = 0 } = effect
      return { do: 'spawn', nearer, ...(kinds && { kinds }), ...(where && { where }) }
    }
    case 'teleport': {
      const { kinds, from, to } = effect
      return { do: 'teleport', to, ...(kinds && { kinds }), ...(from && { from }) }
    }
    case 'attack':
      return { do: 'attack', who: effect.who, dice: effect.dice === undefined ? 0 : printed(effect.dice) }
    case 'scare':
      return { do: 'scare', who: effect.who }
    case 'heal':
      return { do: 'heal', here: effect.target === 'here' }
    case 'damage':
      return { do: 'damage', kind: effect.kind, amount: printed(effect.amount) }
    case 'danger':
      return effect.add === undefined ? [] : { do: 'danger', where: effect.where }
    case 'lights':
      return effect.on ? [] : { do: 'dark', where: effect.where }
    case 'again':
      return { do: 'again' }
    case 'if':
    case 'choose':
    case 'times':
      return { do: 'later' }
    default:
      return []
  }
}
