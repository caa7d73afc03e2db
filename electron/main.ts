// The order of start-up, nothing else. Never a top-level `await app.whenReady()`: Electron is ready only once this module is loaded.
import { app } from 'electron'
import { alone } from './games/alone/index.ts'
import { playerFor } from './games/alone/bots/index.ts'
import { giveUp, prepare } from './shell/lifecycle.ts'
import { start } from './shell/start.ts'
import { openStore } from './store/store.ts'

if (prepare()) {
  void app
    .whenReady()
    .then(() => start({ game: alone, player: playerFor, bundle: import.meta.dirname, open: openStore }))
    .catch((error: unknown) => {
      giveUp(error instanceof Error ? error.message : 'The app cannot be started.')
    })
} else app.quit()
