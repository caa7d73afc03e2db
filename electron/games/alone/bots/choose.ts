// How a player takes one of several options once he knows what each is worth to him.
import type { Pick } from '../../../contract/player.ts'
import type { Ask, Option } from '../../../contract/wire.ts'

export type Worth = (option: Option) => number

/** The key that is worth most; among equals chance decides. */
export function best(ask: Ask, worth: Worth, pick: Pick): string {
  let most = -Infinity
  let found: string[] = []
  for (const option of ask.options) {
    const value = worth(option)
    if (value > most) [most, found] = [value, []]
    if (value === most) found.push(option.key)
  }
  return found[pick(found.length)] ?? anyOf(ask, pick)
}

/** Any key, evenly: for what a player knows nothing about. */
export const anyOf = (ask: Ask, pick: Pick): string => ask.options[pick(ask.options.length)]?.key ?? ''

/** A key by its weight: what is not worth anything is taken only where nothing is. */
export function likely(ask: Ask, worth: Worth, pick: Pick): string {
  const weights = ask.options.map((option) => Math.max(0, worth(option)))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return anyOf(ask, pick)
  let left = (pick(1_000_000) / 1_000_000) * all
  const at = weights.findIndex((weight) => (left -= weight) < 0)
  return ask.options[at]?.key ?? anyOf(ask, pick)
}
