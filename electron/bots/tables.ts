// The results of many games as Markdown, for a page of the rules book: what happened by each part, and what each thing that was drawn changes.
import type { PartShare, ThingShare } from './parts.ts'
import { FIRST, type Summary } from './results.ts'
import { percent, type Share } from './shares.ts'

type Row = readonly string[]

const between = ({ from, to }: Share): string => `${(100 * from).toFixed(1)}–${percent(to)}`
const signed = (x: number): string => `${x < 0 ? '−' : '+'}${Math.abs(100 * x).toFixed(1)}`

function markdown(heading: string, titles: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`
  return [`### ${heading}`, '', line(titles), line(titles.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)]
    .join('\n')
    .concat('\n')
}

/** All tables of a summary, one after the other. */
export function tables(summary: Summary): string {
  const { games, wins, ways, rounds, parts, things } = summary
  return [
    markdown(
      'All games',
      ['', 'games', 'share', '95 %'],
      [
        ...Object.entries(wins).map(([who, won]) => [
          `won by ${who}`,
          String(won.count),
          percent(won.share),
          between(won),
        ]),
        ...Object.entries(ways).map(([way, count]) => [way, String(count), percent(count / Math.max(1, games)), '']),
      ],
    ),
    markdown(
      'Rounds',
      ['Rounds', 'games', 'share'],
      Object.entries(rounds.lengths).map(([long, count]) => [long, String(count), percent(count / Math.max(1, games))]),
    ),
    ...Object.entries(parts).map(([kind, names]) => partTable(kind, names)),
    ...Object.entries(things).map(([kind, names]) => thingTable(kind, names)),
  ].join('\n')
}

function partTable(kind: string, names: Readonly<Record<string, PartShare>>): string {
  const isDone = Object.values(names).some(({ done }) => done !== undefined)
  return markdown(
    kind,
    [kind, 'games', `won by ${FIRST}`, '95 %', ...(isDone ? ['done'] : [])],
    Object.entries(names).map(([name, { games, won, done }]) => [
      name,
      String(games),
      percent(won.share),
      between(won),
      ...(isDone ? [done === undefined ? '' : percent(done.share)] : []),
    ]),
  )
}

function thingTable(kind: string, names: Readonly<Record<string, ThingShare>>): string {
  return markdown(
    kind,
    [kind, 'drawn', 'of those used', `won by ${FIRST} with`, 'without', 'at the same Round'],
    Object.entries(names).map(([name, { games, held, used, with: own, without, differs, off }]) => [
      name,
      percent(held / Math.max(1, games)),
      percent(used / Math.max(1, held)),
      percent(own.share),
      percent(without.share),
      differs === null || off === null ? '' : `${signed(differs)} ± ${(100 * off).toFixed(1)}`,
    ]),
  )
}

/** What is drawn and never used. */
export const unused = ({ things }: Summary): readonly string[] =>
  Object.values(things).flatMap((names) =>
    Object.entries(names)
      .filter(([, { held, used }]) => held > 0 && used === 0)
      .map(([name]) => name),
  )
