// Shares of a whole with how sure they are, and other figures of many values.

/** A part of the whole, with the bounds that hold it in 95 of 100 cases. */
export interface Share {
  readonly count: number
  readonly share: number
  readonly from: number
  readonly to: number
}

/** Of a normal distribution nineteen in twenty lie within so many of its deviations. */
export const Z = 1.96

/** Cut to so many digits. */
export const round = (x: number, digits: number): number => Number(x.toFixed(digits))

/** Wilson's interval, which holds for few games and for shares near 0 or 1 too. */
export function share(count: number, of: number): Share {
  if (of === 0) return { count, share: 0, from: 0, to: 1 }
  const p = count / of
  const middle = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2))
  return {
    count,
    share: round(p, 4),
    from: round(Math.max(0, middle - half), 4),
    to: round(Math.min(1, middle + half), 4),
  }
}

/** The least value that so great a part of all do not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}

/** How often each name stands there. */
export function tally(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** A share as it is read. */
export const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
