// Plays one game of players in all seats of a table, from set-up to its end, and says how it went.
import type { Player } from '../contract/player.ts'
import type { OutLine, Seat } from '../contract/wire.ts'
import { immediateClock } from '../table/clock.ts'
import { Host, type HostParts } from '../table/host.ts'
import { memoryArchive } from '../table/keeper.ts'
import { pickFrom } from './chance.ts'
import { Bots } from './play.ts'

/** Hears what every seat is told, and says in the end what is to be kept of a game. */
export interface Witness<Told> {
  hear(line: OutLine): void
  told(): Told
}

export interface MatchParts<State, Told> extends Pick<HostParts<State>, 'game' | 'packs'> {
  readonly pack: string
  readonly seed: string
  readonly evil: 1 | 2 | 3
  /** Who sits there, asked once for each seat. */
  readonly player: (seat: Seat) => Player
  /** Answers laid down beforehand, by kind of question: given where they are offered. */
  readonly given: Readonly<Record<string, string>>
  readonly witness: Witness<Told>
  /** No game should need more answers. */
  readonly most: number
  /** Milliseconds, for how long the players think. */
  readonly now: () => number
}

/** How one game went. Nothing but `ms` depends on the machine. */
export interface Played<Told> {
  readonly seed: string
  readonly players: number
  /** What went wrong, or null. */
  readonly fault: string | null
  readonly told: Told
  readonly answers: { readonly hero: number; readonly evil: number }
  readonly ms: { readonly hero: number; readonly evil: number; readonly all: number }
}

/** Plays a game to its end. */
export function playMatch<State, Told>(parts: MatchParts<State, Told>): Played<Told> {
  const { seed, evil, witness, most, now } = parts
  const players = new Map<Seat, Player>()
  const answers = { hero: 0, evil: 0 }
  const ms = { hero: 0, evil: 0 }
  let trouble: unknown
  const host = new Host<State>({
    game: parts.game,
    packs: parts.packs,
    archive: memoryArchive,
    clock: immediateClock(),
    beat: 0,
    trouble: (error) => (trouble = error),
  })
  const playerOf = (seat: Seat): Player => {
    const player = players.get(seat) ?? parts.player(seat)
    players.set(seat, player)
    return player
  }
  const hear = (line: OutLine): void => {
    if (line.to === 'referee') return
    witness.hear(line)
    playerOf(line.to).hear(line)
  }
  const bots = new Bots(
    host,
    (ask, seat) => {
      const side = seat === 'hero' ? 'hero' : 'evil'
      answers[side] += 1
      const given = parts.given[ask.kind]
      if (given !== undefined && ask.options.some(({ key }) => key === given)) return given
      const begun = now()
      const key = playerOf(seat).answer(ask, pickFrom(`${seed} ${seat} ${ask.id}`))
      ms[side] += now() - begun
      return key
    },
    seed,
    (lines) => lines.forEach(hear),
  )
  const begun = now()
  let fault: string | null = null
  try {
    const refused = host.begin({ mode: 'randomized', seed, evil, pack: parts.pack })
    if (refused !== undefined) fault = `the game was refused: ${JSON.stringify(refused.why)}`
    while (bots.answers < most && bots.step());
    if (!host.isOver) fault ??= `no end after ${bots.answers} answers`
  } catch (error) {
    fault =
      `${error instanceof Error ? error.message : String(error)} ${trouble instanceof Error ? trouble.message : ''}`.trim()
  }
  return { seed, players: evil, fault, told: witness.told(), answers, ms: { ...ms, all: now() - begun } }
}
