// What many games come to: who won how often and how sure that is, how long they took, and how fast they were played.
import type { Played } from './match.ts'

/** What must be known of a game to be counted. */
export interface Counted {
  readonly winner: string | null
  readonly why: string | null
  readonly rounds: number
}

/** A part of the whole, with the bounds that hold it in 95 of 100 cases. */
interface Share {
  readonly count: number
  readonly share: number
  readonly from: number
  readonly to: number
}
interface Summary {
  readonly games: number
  readonly faults: number
  readonly wins: Readonly<Record<string, Share>>
  /** By winner and why. */
  readonly ways: Readonly<Record<string, number>>
  readonly rounds: { readonly median: number; readonly nineOfTen: number }
  readonly answers: { readonly hero: number; readonly evil: number }
  /** Milliseconds: for an answer of either side, and for a game. */
  readonly ms: { readonly hero: number; readonly evil: number; readonly game: number }
}

const Z = 1.96
const round = (x: number, digits: number): number => Number(x.toFixed(digits))

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

const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Games that went wrong count as faults alone. */
export function summary(all: readonly Played<Counted>[]): Summary {
  const games = all.filter(({ fault }) => fault === null)
  const winners = tally(games.map(({ told }) => told.winner ?? 'none'))
  const rounds = games.map(({ told }) => told.rounds)
  const hero = sum(games.map(({ answers }) => answers.hero))
  const evil = sum(games.map(({ answers }) => answers.evil))
  return {
    games: games.length,
    faults: all.length - games.length,
    wins: Object.fromEntries(['hero', 'evil'].map((who) => [who, share(winners[who] ?? 0, games.length)])),
    ways: tally(games.map(({ told }) => `${told.winner ?? 'none'}: ${told.why ?? '?'}`)),
    rounds: { median: quantile(rounds, 0.5), nineOfTen: quantile(rounds, 0.9) },
    answers: { hero, evil },
    ms: {
      hero: round(sum(games.map(({ ms }) => ms.hero)) / Math.max(1, hero), 3),
      evil: round(sum(games.map(({ ms }) => ms.evil)) / Math.max(1, evil), 3),
      game: round(sum(games.map(({ ms }) => ms.all)) / Math.max(1, games.length), 1),
    },
  }
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`

/** The summary as lines of a table. */
export function table({ games, faults, wins, ways, rounds, answers, ms }: Summary): readonly string[] {
  const rows: (readonly [string, string])[] = [
    ['games', `${games}${faults > 0 ? `, and ${faults} that went wrong` : ''}`],
    ...Object.entries(wins).map(([who, { count, share, from, to }]): [string, string] => [
      `won by ${who}`,
      `${count}  ${percent(share)}  (${percent(from)} to ${percent(to)})`,
    ]),
    ...Object.entries(ways).map(([way, count]): [string, string] => [way, String(count)]),
    ['Rounds', `${rounds.median} in the middle, nine of ten at most ${rounds.nineOfTen}`],
    ['answers a game', `Hero ${per(answers.hero, games)}, Evil ${per(answers.evil, games)}`],
    ['ms an answer', `Hero ${ms.hero}, Evil ${ms.evil}; ${ms.game} a game`],
  ]
  const wide = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(wide)}  ${value}`)
}
const per = (count: number, games: number): string => (count / Math.max(1, games)).toFixed(0)
