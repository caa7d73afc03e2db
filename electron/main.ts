// The order of start-up, nothing else. Never a top-level `await app.whenReady()`: Electron is ready only once this module is loaded.
import { join } from 'node:path'
import { app } from 'electron'
import { mindOf } from './bots/mind.ts'
import type { Thinker } from './bots/seated.ts'
import type { Level, Player } from './contract/player.ts'
import type { Seat } from './contract/wire.ts'
import { alone } from './games/alone/index.ts'
import { playerFor } from './games/alone/bots/index.ts'
import { reasonFor } from './games/alone/bots/reasons.ts'
import { giveUp, prepare } from './shell/lifecycle.ts'
import { start } from './shell/start.ts'
import { openStore } from './store/store.ts'

/** Who searches thinks in a thread of his own; the others answer in a moment, and what answers at once cannot get lost. */
const player = (seat: Seat, level: Level): Thinker =>
  level === 'strong' ? mindOf(join(import.meta.dirname, 'mind.js'), seat, level) : playerFor(seat, level)

/** Advice is wanted now or never: no thread waits all game for a key that may not be pressed. */
const adviser = (seat: Seat): Player => playerFor(seat, 'able')

if (prepare()) {
  void app
    .whenReady()
    .then(() =>
      start({ game: alone, player, adviser, reason: reasonFor, bundle: import.meta.dirname, open: openStore }),
    )
    .catch((error: unknown) => {
      giveUp(error instanceof Error ? error.message : 'The app cannot be started.')
    })
} else app.quit()
