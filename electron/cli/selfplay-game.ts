// A worker of npm run selfplay: plays the games that it is told the numbers of, one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import { playMatch } from '../bots/match.ts'
import type { Difficulty } from '../contract/alone.ts'
import type { Level } from '../contract/player.ts'
import { playerFor } from '../games/alone/bots/index.ts'
import { Witness } from '../games/alone/bots/witness.ts'
import { alone } from '../games/alone/index.ts'
import { packLibrary, packsAt } from '../packs/packs.ts'

export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'normal', 'nightmare', 'impossible']

/** What all games of a series share. */
export interface Series {
  readonly seed: string
  readonly hero: Level
  readonly evil: Level
  readonly players: 1 | 2 | 3 | 'all'
  /** Of all one after the other; null as the Hero chooses. */
  readonly difficulty: Difficulty | 'all' | null
  readonly pack: string
  readonly folders: readonly string[]
}

const MOST = 6000

const { seed, hero, evil, players, difficulty, pack, folders } = workerData as Series
const packs = packLibrary(packsAt(folders))
const difficultyOf = (n: number): string | null =>
  difficulty === 'all' ? (DIFFICULTIES[n % DIFFICULTIES.length] ?? null) : difficulty

parentPort?.on('message', (n: number) => {
  const given = difficultyOf(n)
  const played = playMatch({
    game: alone,
    packs,
    pack,
    seed: `${seed}${n.toString(16).padStart(6, '0')}`,
    evil: players === 'all' ? (((n % 3) + 1) as 1 | 2 | 3) : players,
    player: (seat) => playerFor(seat, seat === 'hero' ? hero : evil),
    given: given === null ? {} : { difficulty: `difficulty ${given}` },
    witness: new Witness(),
    most: MOST,
    now: () => performance.now(),
  })
  parentPort?.postMessage({ n, ...played })
})
