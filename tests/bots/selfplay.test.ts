// Games of bots against bots find what is wrong with a game, and name the seed.
import { expect, test } from 'vitest'
import { pickFrom } from '../../electron/bots/chance.ts'
import { selfplay } from '../../electron/bots/selfplay.ts'
import type { Game } from '../../electron/games/game.ts'
import { toy, TOY_PACK, type Toy } from '../helpers/toy.ts'

const play = (change: Partial<Game<Toy>> = {}, more: object = {}) =>
  selfplay({
    game: { ...toy, ...change },
    packs: () => TOY_PACK,
    pack: 'toy',
    games: 6,
    seed: '5eed',
    evil: 'all',
    check: true,
    most: 300,
    ...more,
  })

test('a sound game is played to its end, with 1, 2 and 3 players of Evil', () => {
  const { games, answers, longest, results, failures } = play()
  expect(failures).toEqual([])
  expect(games).toBe(6)
  expect(answers).toBeGreaterThan(longest)
  expect((results.hero ?? 0) + (results.evil ?? 0)).toBe(6)
  expect(play().answers).toBe(answers)
})

let calls = 0
const faults: readonly [string, Partial<Game<Toy>>, RegExp][] = [
  [
    'an option that is not taken',
    { questions: (s) => s.open.map((q) => ({ ...q, keys: [...q.keys, 'fly'] })) },
    /"fly" of .* was refused: failed. .*was not offered fly/s,
  ],
  ['a game that is refused', { begin: () => ({ fault: 'no', path: 'x' }) }, /refused/],
  ['nobody asked', { run: (s) => ((s.open = []), { at: 'ask', cut: true }) }, /nobody is asked/],
  [
    'a dump that forgets',
    { load: (setting, dump) => ({ ...(toy.load(setting, dump) as Toy), open: [] }) },
    /its dump asks/,
  ],
  ['a dump that cannot be loaded', { load: () => ({ fault: 'no', path: 'x' }) }, /dump was refused/],
  ['chance from outside', { view: (s, seat) => ({ ...toy.view(s, seat), calls: (calls += 1) }) }, /gave other lines/],
  ['a view that is part of the state', { view: (s) => ({ told: s.told, hands: mutated(s) }) }, /changed afterwards/],
]
/** The same object in every view, changed each time. */
const shared: Record<string, number> = {}
function mutated(s: Toy): object {
  shared[`${s.turn} ${s.act}`] = s.draws
  return shared
}

test.each(faults)('found: %s', (_name, change, what) => {
  const { failures } = play(change)
  expect(failures.length).toBeGreaterThan(0)
  expect(failures[0]!.what).toMatch(what)
  expect(failures[0]!.seed).toMatch(/^5eed0000/)
})

test('a game that does not end, and a state that is wrong, are found', () => {
  expect(play({}, { most: 3 }).failures[0]!.what).toBe('no end after 3 answers')
  expect(play({}, { wrong: () => 'too many tokens' }).failures[0]!.what).toBe('too many tokens')
})

test('picks of a seed are the same each time, even and in bounds', () => {
  const counts = [0, 0, 0, 0, 0]
  const [pick, again] = [pickFrom('a'), pickFrom('a')]
  for (let n = 0; n < 10_000; n += 1) {
    const picked = pick(5)
    expect(again(5)).toBe(picked)
    counts[picked]! += 1
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  expect([...'abcdef'].map((seed) => pickFrom(seed)(1000)).every((n, i, all) => all.indexOf(n) === i)).toBe(true)
})
