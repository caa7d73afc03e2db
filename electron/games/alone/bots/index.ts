// Which players of the computer there are for ALONE. They have what their seat is told and nothing else.
import type { Level, Player } from '../../../contract/player.ts'
import type { Seat } from '../../../contract/wire.ts'
import { AbleEvil } from './evil.ts'
import { CarelessEvil, CarelessHero } from './careless.ts'
import { AbleHero } from './hero.ts'
import { StrongEvil } from './strongevil.ts'
import { StrongHero } from './stronghero.ts'

const PLAYERS = {
  careless: { hero: CarelessHero, evil: CarelessEvil },
  able: { hero: AbleHero, evil: AbleEvil },
  strong: { hero: StrongHero, evil: StrongEvil },
} as const

/** A new player for a seat. */
export function playerFor(seat: Seat, level: Level): Player {
  const Chosen = PLAYERS[level][seat === 'hero' ? 'hero' : 'evil']
  return new Chosen()
}
