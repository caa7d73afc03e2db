// Players of the computer through whole games: each answer is one that was offered, an able one beats a careless one on either seat, and
// the same seed gives the same game.
import { expect, test } from 'vitest'
import { pickFrom } from '../../electron/bots/chance.ts'
import { type Played, playMatch } from '../../electron/bots/match.ts'
import type { Seat } from '../../electron/contract/wire.ts'
import { type Level, LEVELS } from '../../electron/contract/player.ts'
import { playerFor } from '../../electron/games/alone/bots/index.ts'
import { type Told, Witness } from '../../electron/games/alone/bots/witness.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { playedData } from '../helpers/core-pack.ts'

const GAMES = 8

function game(n: number, hero: Level, evil: Level, players: 1 | 2 | 3 = 1, kinds = new Set<string>()): Played<Told> {
  return playMatch({
    game: alone,
    packs: () => ({ core: playedData() }),
    pack: 'core',
    seed: `b07${n.toString(16).padStart(4, '0')}`,
    evil: players,
    player: (seat) => {
      const player = playerFor(seat, seat === 'hero' ? hero : evil)
      return {
        hear: (line) => player.hear(line),
        answer: (ask, pick) => {
          kinds.add(ask.kind)
          return player.answer(ask, pick)
        },
      }
    },
    given: { difficulty: 'difficulty normal' },
    witness: new Witness(),
    most: 6000,
    now: () => 0,
  })
}
const games = (hero: Level, evil: Level): readonly Played<Told>[] =>
  Array.from({ length: GAMES }, (_, n) => game(n, hero, evil))

test('an able Hero beats a careless Evil, and an able Evil a careless Hero', () => {
  for (const [hero, evil, winner] of [
    ['able', 'careless', 'hero'],
    ['careless', 'able', 'evil'],
  ] as const) {
    const played = games(hero, evil)
    expect(played.filter(({ fault }) => fault !== null)).toEqual([])
    const won = played.filter(({ told }) => told.winner === winner).length
    expect([hero, evil, won]).toEqual([hero, evil, Math.max(won, GAMES / 2 + 1)])
  }
})

test('with one, two and three players of Evil every question is answered to the end', () => {
  const kinds = new Set<string>()
  for (const players of [1, 2, 3] as const)
    for (const level of LEVELS)
      expect([players, level, game(100 + players, level, level, players, kinds).fault]).toEqual([players, level, null])
  for (const kind of [
    'turn',
    'locate',
    'react',
    'standard',
    'steps',
    'approve',
    'leader',
    'deck',
    'hand',
    'draw',
    'place-danger',
  ])
    expect(kinds).toContain(kind)
})

test('the same seed gives the same game', () => {
  for (const level of ['able', 'strong'] as const) expect(game(7, level, level, 2)).toEqual(game(7, level, level, 2))
})

test.each(['hero', 'evil-1'] as const)(
  'a question of a kind that %s does not know is answered by what is offered',
  (seat: Seat) => {
    const option = (key: string) => ({ key, verb: key, args: [], text: { id: '', params: {} } })
    const ask = { id: 1, kind: 'of-a-house-card', options: [option('this'), option('that')] }
    for (const level of LEVELS) {
      const answers = Array.from({ length: 20 }, (_, n) => playerFor(seat, level).answer(ask, pickFrom(String(n))))
      expect(new Set(answers)).toEqual(new Set(['this', 'that']))
    }
  },
)
