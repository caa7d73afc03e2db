// What many games come to by what was in them: parts, things that are drawn, and the tables that tell it.
import { expect, test } from 'vitest'
import { parts, things } from '../../electron/bots/parts.ts'
import { type Counted, summary } from '../../electron/bots/results.ts'
import { tables, unused } from '../../electron/bots/tables.ts'

const game = (winner: string, rounds: number, more: Partial<Counted> = {}): Counted => ({
  winner,
  why: 'mission',
  rounds,
  ...more,
})
const times = (count: number, one: Counted): readonly Counted[] => Array.from({ length: count }, () => one)
const holding = (winner: string, rounds: number, held: number, used = 0, like = ''): Counted =>
  game(winner, rounds, { like, things: { card: { claw: [held, used] } } })

test('a part is counted with the games that had it, and as done where it can be', () => {
  const won = game('hero', 3, {
    parts: [
      ['deck', 'fury'],
      ['mission', 'cure', true],
    ],
  })
  const lost = game('evil', 3, {
    parts: [
      ['deck', 'fury'],
      ['mission', 'cure', false],
    ],
  })
  const other = game('evil', 3, { parts: [['deck', 'speed']] })
  const found = parts([won, lost, lost, other], 'hero')
  expect(found['deck']).toMatchObject({
    fury: { games: 3, won: { count: 1 } },
    speed: { games: 1, won: { count: 0 } },
  })
  expect(found['mission']).toMatchObject({ cure: { games: 3, won: { count: 1 }, done: { count: 1 } } })
  expect(found['deck']?.['fury']).not.toHaveProperty('done')
})

test('a card that changes nothing is not blamed for long games, in which it is drawn more often and which are lost', () => {
  // Of games of one Round all are won and few hold it; of those of two all are lost and most hold it in the second.
  const games = [
    ...times(40, holding('hero', 1, 0)),
    ...times(10, holding('hero', 1, 1)),
    ...times(10, holding('evil', 2, 0)),
    ...times(30, holding('evil', 2, 2)),
    ...times(10, holding('evil', 2, 1)),
  ]
  const claw = things(games, 'hero')['card']!['claw']!
  expect(claw).toMatchObject({ games: 100, held: 50, used: 0, with: { share: 0.2 }, without: { share: 0.8 } })
  expect(claw.differs).toBe(0)
})

test('a card that wins is told apart, by how much and how surely, among like games alone', () => {
  const games = [
    ...times(30, holding('hero', 1, 1, 1)),
    ...times(10, holding('evil', 1, 1, 1)),
    ...times(20, holding('hero', 1, 0)),
    ...times(20, holding('evil', 1, 0)),
    ...times(50, holding('evil', 1, 1, 1, 'hard')),
  ]
  const claw = things(games, 'hero')['card']!['claw']!
  expect(claw).toMatchObject({ differs: 0.25, used: 90 })
  expect(claw.off).toBeCloseTo(0.212, 2)
  expect(things(times(3, holding('hero', 1, 1)), 'hero')['card']!['claw']).toMatchObject({ differs: null, off: null })
})

test('the tables tell it, and what was drawn and never used', () => {
  const played = (told: Counted) => ({
    ...{ seed: 's', players: 1, fault: null, told },
    ...{ answers: { hero: 1, evil: 1 }, ms: { hero: 1, evil: 1, all: 2 } },
  })
  const parts = [['mission', 'cure', true]] as const
  const all = summary([played({ ...holding('hero', 3, 1), parts }), played(holding('evil', 4, 0))])
  const text = tables(all)
  expect(text).toContain('| won by hero | 1 | 50.0 % | 9.4–90.5 % |\n')
  expect(text).toContain('| 3 | 1 | 50.0 % |\n| 4 | 1 | 50.0 % |\n')
  expect(text).toContain('| cure | 1 | 100.0 % | 20.6–100.0 % | 100.0 % |\n')
  expect(text).toContain('| claw | 50.0 % | 0.0 % | 100.0 % | 0.0 % | +100.0 ± 138.6 |\n')
  expect(unused(all)).toEqual(['claw'])
})
