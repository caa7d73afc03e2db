// What a Mission asks, read from its text in the catalogue as anybody at the table reads it.
import type { Catalogue, MissionView, Phrase } from '../../../contract/alone.ts'

/** How a Mission is done, as far as its words say it. */
export interface Goal {
  readonly how: 'interact' | 'stay' | 'kill' | 'scavenge' | 'explore' | 'locate' | 'fight' | 'move' | null
  /** It counts only within so long. */
  readonly within: 'turn' | 'round' | null
  readonly steps: number
}

const HOWS: readonly string[] = ['interact', 'stay', 'kill', 'scavenge', 'explore', 'locate', 'fight', 'move']

/** The goal of a Mission in play. A text in the pack's own words says nothing to a player of the computer: he Interacts where it is offered. */
export function goalOf(catalogue: Catalogue | undefined, { card, progress }: MissionView): Goal {
  const mission = catalogue?.missions.find((each) => each.card === card)
  const steps = Math.max(1, (mission?.steps ?? 1) - progress)
  const text = mission?.text ?? ''
  for (const phrase of typeof text === 'string' ? [] : text) {
    const found = /^rule\.goal(?:-rooms)?\.(.+)$/.exec('id' in phrase ? phrase.id : '')
    if (found === null || !('id' in phrase)) continue
    const how = HOWS.includes(found[1] ?? '') ? (found[1] as Goal['how']) : null
    return { how, within: withinOf(phrase.params['within']), steps }
  }
  return { how: null, within: null, steps }
}

function withinOf(phrase: number | Phrase | undefined): Goal['within'] {
  const id = typeof phrase === 'object' && 'id' in phrase ? phrase.id : ''
  return id === 'rule.within.turn' ? 'turn' : id === 'rule.within.round' ? 'round' : null
}
