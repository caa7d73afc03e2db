// What becomes of games by what was in them: by parts that were on the table, and by things that were drawn and used.
import type { Counted } from './results.ts'
import { round, share, type Share, tally, Z } from './shares.ts'

/** Games that had a part: how many, won how often by the first side, and in how many it was done, where it can be. */
export interface PartShare {
  readonly games: number
  readonly won: Share
  readonly done?: Share
}
/** A thing that could be drawn. */
export interface ThingShare {
  /** Games in which it could be drawn, in which it was, and in which it was used. */
  readonly games: number
  readonly held: number
  readonly used: number
  readonly with: Share
  readonly without: Share
  /** By how much its games differ from like games that came to the same Round without it, and what that may be off by. */
  readonly differs: number | null
  readonly off: number | null
}
export type Named<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

const grouped = <T>(all: readonly T[], key: (each: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const group = groups.get(key(each))
    if (group === undefined) groups.set(key(each), [each])
    else group.push(each)
  }
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Each part by kind and name. */
export function parts(games: readonly Counted[], winner: string): Named<PartShare> {
  const all = games.flatMap((game) =>
    (game.parts ?? []).map(([kind, name, done]) => ({ kind, name, done, won: game.winner === winner })),
  )
  const kinds = [...grouped(all, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const names = [...grouped(ofKind, ({ name }) => name)].map(([name, each]): [string, PartShare] => {
      const done = each.filter((part) => part.done === true).length
      return [
        name,
        {
          games: each.length,
          won: share(each.filter(({ won }) => won).length, each.length),
          ...(each.some((part) => part.done !== undefined) && { done: share(done, each.length) }),
        },
      ]
    })
    return [kind, Object.fromEntries(names)] as const
  })
  return Object.fromEntries(kinds)
}

interface Draw {
  readonly kind: string
  readonly name: string
  readonly held: number
  readonly used: number
  readonly rounds: number
  readonly like: string
  readonly won: boolean
}

/** Each thing by kind and name. */
export function things(games: readonly Counted[], winner: string): Named<ThingShare> {
  const all = games.flatMap(({ things = {}, rounds, like = '', winner: own }) =>
    Object.entries(things).flatMap(([kind, ofKind]) =>
      Object.entries(ofKind).map(([name, [held, used]]): Draw => ({
        kind,
        name,
        held,
        used,
        rounds,
        like,
        won: own === winner,
      })),
    ),
  )
  const kinds = [...grouped(all, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const names = [...grouped(ofKind, ({ name }) => name)].map(([name, draws]) => [name, thing(draws)] as const)
    return [kind, Object.fromEntries(names)] as const
  })
  return Object.fromEntries(kinds)
}

const wonOf = (draws: readonly Draw[]): Share => share(draws.filter(({ won }) => won).length, draws.length)

function thing(draws: readonly Draw[]): ThingShare {
  const held = draws.filter((draw) => draw.held > 0)
  return {
    games: draws.length,
    held: held.length,
    used: draws.filter(({ used }) => used > 0).length,
    with: wonOf(held),
    without: wonOf(draws.filter((draw) => draw.held === 0)),
    ...compared(draws),
  }
}

/**
 * Longer games draw more, and are lost more often: so games in which it was first held in a Round are set against games that came to this
 * Round and did not hold it by then, by the weights of Mantel and Haenszel.
 */
function compared(draws: readonly Draw[]): Pick<ThingShare, 'differs' | 'off'> {
  let [weights, sum, variance] = [0, 0, 0]
  for (const alike of grouped(draws, ({ like }) => like).values())
    for (let at = 1; at <= Math.max(...alike.map(({ rounds }) => rounds)); at += 1) {
      const there = alike.filter(({ rounds, held }) => rounds >= at && (held === 0 || held >= at))
      const now = there.filter(({ held }) => held === at)
      const not = there.filter(({ held }) => held !== at)
      if (now.length === 0 || not.length === 0) continue
      const weight = (now.length * not.length) / there.length
      const part = (some: readonly Draw[]): number => some.filter(({ won }) => won).length / some.length
      weights += weight
      sum += weight * (part(now) - part(not))
      variance += weight * part(there) * (1 - part(there))
    }
  if (weights === 0) return { differs: null, off: null }
  return { differs: round(sum / weights, 4), off: round((Z * Math.sqrt(variance)) / weights, 4) }
}

/** How many games lasted so long. */
export const lengths = (games: readonly Counted[]): Readonly<Record<string, number>> =>
  tally(games.map(({ rounds }) => String(rounds)))
