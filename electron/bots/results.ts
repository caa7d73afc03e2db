// What many games come to: who won how often and how sure that is, how long they took, and how fast they were played.
import type { Played } from './match.ts'
import { lengths, type Named, parts, type PartShare, things, type ThingShare } from './parts.ts'
import { percent, quantile, round, share, type Share, tally } from './shares.ts'

/** What must be known of a game to be counted. */
export interface Counted {
  readonly winner: string | null
  readonly why: string | null
  readonly rounds: number
  /** By what else it is counted: kind, name, and for what can be done whether it was. */
  readonly parts?: readonly (readonly [kind: string, name: string, done?: boolean])[]
  /** Games that differ in this are not compared by what was drawn in them. */
  readonly like?: string
  /** What could be drawn, by kind and name: the Rounds in which it was first held and first used, 0 for never. */
  readonly things?: Readonly<Record<string, Readonly<Record<string, readonly [held: number, used: number]>>>>
}

export interface Summary {
  readonly games: number
  readonly faults: number
  readonly wins: Readonly<Record<string, Share>>
  /** By winner and why. */
  readonly ways: Readonly<Record<string, number>>
  readonly rounds: {
    readonly median: number
    readonly nineOfTen: number
    readonly lengths: Readonly<Record<string, number>>
  }
  /** How often the first side won, by what was in the game. */
  readonly parts: Named<PartShare>
  readonly things: Named<ThingShare>
  readonly answers: { readonly hero: number; readonly evil: number }
  /** Milliseconds: for an answer of either side, and for a game. */
  readonly ms: { readonly hero: number; readonly evil: number; readonly game: number }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The side whose shares are told where there is room for one. */
export const FIRST = 'hero'

/** Games that went wrong count as faults alone. */
export function summary(all: readonly Played<Counted>[]): Summary {
  const games = all.filter(({ fault }) => fault === null)
  const told = games.map((game) => game.told)
  const winners = tally(games.map(({ told }) => told.winner ?? 'none'))
  const rounds = games.map(({ told }) => told.rounds)
  const hero = sum(games.map(({ answers }) => answers.hero))
  const evil = sum(games.map(({ answers }) => answers.evil))
  return {
    games: games.length,
    faults: all.length - games.length,
    wins: Object.fromEntries(['hero', 'evil'].map((who) => [who, share(winners[who] ?? 0, games.length)])),
    ways: tally(games.map(({ told }) => `${told.winner ?? 'none'}: ${told.why ?? '?'}`)),
    rounds: { median: quantile(rounds, 0.5), nineOfTen: quantile(rounds, 0.9), lengths: lengths(told) },
    parts: parts(told, FIRST),
    things: things(told, FIRST),
    answers: { hero, evil },
    ms: {
      hero: round(sum(games.map(({ ms }) => ms.hero)) / Math.max(1, hero), 3),
      evil: round(sum(games.map(({ ms }) => ms.evil)) / Math.max(1, evil), 3),
      game: round(sum(games.map(({ ms }) => ms.all)) / Math.max(1, games.length), 1),
    },
  }
}

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
