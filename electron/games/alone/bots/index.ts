// Which players of the computer there are for ALONE. They have what their seat is told and nothing else.
import type { Level, Player } from '../../../contract/player.ts'
import type { Seat } from '../../../contract/wire.ts'
import { AbleEvil } from './evil.ts'
import { CarelessEvil, CarelessHero } from './careless.ts'
import { AbleHero } from './hero.ts'

/** A new player for a seat. */
export function playerFor(seat: Seat, level: Level): Player {
  if (seat === 'hero') return level === 'able' ? new AbleHero() : new CarelessHero()
  return level === 'able' ? new AbleEvil() : new CarelessEvil()
}
